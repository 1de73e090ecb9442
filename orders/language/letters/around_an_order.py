"""Around an order: what people put beside it in English that changes nothing of it.

*..., and I mean takes it*, *by himself though*, *horse included*, *no arguing*, *no need to ask me*, *that being the
quarter from which I expect them*: left out before the sentence is read.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *takes Gemioncourt, and I mean takes it, not stops outside*: how earnestly that is meant
AND_I_MEAN = re.compile(
    r"\s*,\s*(?:and\s+)?I\s+(?:do\s+|really\s+)?mean\s+(?:\w+s?\s+(?:it|them|him)|that|it)\b[^.!?]{0,80}(?=[.!]*\s*$)",
    re.IGNORECASE,
)
# *by himself though*
THOUGH = re.compile(r"\s+though(?=\s*(?:[,.;!]|$))", re.IGNORECASE)
# *, horse included*, *and have a breather*
ALL_INCLUDED = re.compile(
    r"\s*,\s*(?:the\s+)?(?:horse|cavalry|infantry|foot|everyone|everybody|generals|militia)\s+included(?=\s*(?:[,.;!]|$))|"
    r"\s*,?\s+and\s+(?:have|take)\s+a\s+(?:breather|rest|break|breath|drink|nap)(?=\s*(?:[,.;!]|$))|"
    r"\s*,\s*(?:and\s+)?no\s+(?:arguing|arguments?|discussion|excuses|questions(?:\s+asked)?|ifs(?:\s+or\s+buts)?)(?=\s*(?:[,.;!]|$))|"
    r"\s+and\s+I(?:['’]d|\s+would)\s+(?:quite\s+)?like\s+to\s+have\s+(?:one|some|it|them)\b[^,;:.!?]{0,30}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *Guns first.*, over what the guns do: the arm, and none that bears the number
# *Shoot at anything in range, no need to ask me*
NO_NEED_TO_ASK = re.compile(
    r"\s*[,;–—]\s*(?:and\s+)?(?:there\s+is\s+|there['’]s\s+)?no\s+need\s+to\s+(?:ask|wait|check|tell)(?:\s+(?:me|us|for|my|any|an|with|first|orders?|"
    r"permission))*" + r"(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *he's only got eleven points*, *and I'd like to still have them at teatime*: why
STILL_HAVE = re.compile(
    r"\s*,?\s*(?:and\s+|because\s+)?(?:I|we)(?:['’]d|\s+would|\s+do)\s+(?:rather\s+|quite\s+)?(?:like|want|love)\s+to\s+"
    r"(?:still\s+)?(?:have|keep|see)\s+(?:them|it|him|some(?:\s+of\s+them)?|those)\b[^,;:.!?]{0,40}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
ONLY_GOT = re.compile(
    r"\s*,\s*(?:he|it|they)(?:['’](?:s|ve)|\s+has|\s+have)\s+only\s+got\s+[^,;:.!?]{2,30}?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *whether by foot or by horse*, *not to stand upon their dignity*
BY_WHOMEVER = re.compile(
    r"\s*,\s*whether\s+by\s+\w+(?:\s+or\s+(?:by\s+)?\w+)\s*(?P<comma>,)|"
    r"\s*,?\s+and\s+(?:(?:are|is|do|does)\s+)?not\s+(?:to\s+)?(?:stand\s+(?:up)?on\s+(?:their|its|his)\s+dignity|be\s+(?:brave|heroes|heroic|proud))(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *face south-east, that being the quarter from which I expect them*
THAT_BEING = re.compile(r"\s*,\s*that\s+being\s+[^;:.!?]{3,90}(?=\s*(?:[.;!]|$))", re.IGNORECASE)
# *up behind Husson, same idea as Jamin*
SAME_IDEA = re.compile(
    r"\s*,\s*(?:the\s+)?same\s+(?:idea|thing|job|principle|as\s+before)(?:\s+as\s+[^,;:.!?]{2,25})?(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)

AROUND_AN_ORDER = (
    turn(" mean", AND_I_MEAN),
    turn("though", THOUGH),
    turn("included|a breath|a rest|a break|a drink|a nap|no |to have ", ALL_INCLUDED),
    turn("no need", NO_NEED_TO_ASK),
    turn(" to ", STILL_HAVE),
    turn(" only ", ONLY_GOT),
    turn("whether|not ", BY_WHOMEVER, lambda told: told["comma"] or ""),
    turn("that being", THAT_BEING),
    turn("same", SAME_IDEA),
)
