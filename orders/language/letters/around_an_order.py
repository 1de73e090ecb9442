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
ALL_INCLUDED = re.keyed(
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
STILL_HAVE = re.keyed(
    r"\s*,?\s*(?:and\s+|because\s+)?(?:I|we)(?:['’]d|\s+would|\s+do)\s+(?:rather\s+|quite\s+)?(?:like|want|love)\s+to\s+"
    r"(?:still\s+)?(?:have|keep|see)\s+(?:them|it|him|some(?:\s+of\s+them)?|those)\b[^,;:.!?]{0,40}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
ONLY_GOT = re.compile(
    r"\s*,\s*(?:he|it|they)(?:['’](?:s|ve)|\s+has|\s+have)\s+only\s+got\s+[^,;:.!?]{2,30}?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *whether by foot or by horse*, *not to stand upon their dignity*
BY_WHOMEVER = re.keyed(
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

# *He is my reserve and stays in column*: what he is for, behind where he was sent
IS_MY_RESERVE = re.compile(
    r"^(?P<who>\W*(?:he|it|they|those|both))(?:\s+(?:is|are)|['’](?:s|re))\s+(?:just\s+|only\s+)?(?:(?:my|our|the|a)\s+)?(?:(?:last|only|general|main|whole|in|army)\s+)*"
    r"reserves?\s*(?:,\s*|\s)(?:and|so|but)\s+(?:(?:he|it|they)\s+)?(?=(?:stays?|keeps?|remains?)\s+(?:in|his|its|their|formed)\b)",
    re.IGNORECASE,
)
# *if a battery should be overrun, which heaven forbid, ...*
HEAVEN_FORBID = re.compile(
    r"\s*[,(–—-]\s*(?:which\s+|and\s+)?(?:may\s+)?(?:heaven|god|the\s+lord|providence|fate)\s+(?:forbids?|forfends?|prevents?)(?:\s+(?:it|that|this))?\s*(?=[,;.)–—-]|$)\)?",
    re.IGNORECASE,
)

# *have got into the farm, I am glad to see, and there they stay*
GLAD_TO_SEE = re.compile(
    r"\s*,\s+(?:as\s+)?(?:I|we)(?:['’](?:m|re)|\s+(?:am|are))\s+(?:very\s+|so\s+|rather\s+)?(?:glad|pleased|happy|relieved|sorry|delighted|afraid)\s+to\s+(?:see|say|hear|note|find|"
    r"report|read)\s*(?=,)",
    re.IGNORECASE,
)
# *rides to E8, from where he will have the others within reach*: what he does there
FROM_WHERE = re.compile(
    r"\s*,?\s+(?:and\s+)?from\s+(?:where|which|there)\s*(?:\([^()]{2,40}\)\s*)?(?:he|it|they|I|we|she)\s+(?:will|should|can|may|could|would|ought\s+to|might)\s+"
    r"(?:be\s+able\s+to\s+|also\s+|then\s+|both\s+)*(?:have|see|reach|hear|command|watch|keep|look|be|know|get|control|direct)\b(?![^;:.!?]*\b(?:fires?|shoots?|charge|attack)\b)"
    r"[^;:.!?]*",
    re.IGNORECASE,
)
# *..., but I dare say you would rather hear that at turn 4*
YOU_WOULD_RATHER = re.keyed(
    r"\s*[,;–—-]?\s+(?:but|and|though|although)\s+I\s+(?:dare\s*say|suppose|imagine|expect|guess|know|take\s+it|think|assume)\s+(?:that\s+)?you(?:['’]d|['’]ll|\s+would|\s+will)\s+"
    r"(?:rather|sooner|prefer|want|like|need|ask|tell)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *goes to K8, from where it fires at 27J*: an order of its own
FIRES_FROM_THERE = re.compile(
    r"\s*,?\s+(?:and\s+)?from\s+(?:where|which|there)\s+(?:it|they|he)\s+(?:(?:will|shall|should|must|is\s+to|are\s+to)\s+)?(?=(?:fires?|shoots?|shells?|bombards?|pounds?|opens?\s+(?:up|fire)|"
    r"engages?|plays?\s+upon)\b)",
    re.IGNORECASE,
)
# *Kempt and Pack line the bank, Kempt next to the village and Pack to the left of him*: how they stand to each other
EACH_BESIDE = re.compile(
    r"(?P<both>\b(?P<one>(?-i:[A-Z\d])[\w/-]{2,20})\s+and\s+(?P<two>(?-i:[A-Z\d])[\w/-]{2,20})\b[^;:.!?]{6,100}?)\s*,\s+(?P=one)\s+(?!(?:should|must|will|goes|stays|holds|attacks|fires|may|in\s+(?:line|column|square|skirmish\w*|open))\b)"
    r"[^,;:.!?]{3,40}?\s*,?\s+(?:and|with)\s+(?P=two)\s+(?:to|on|at|in|next|beside|behind)\s+(?:the\s+|his\s+|its\s+|to\s+|of\s+|left|right|rear|him|it|\s){1,6}(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)

AROUND_AN_ORDER = (
    turn(" and ", EACH_BESIDE, r"\g<both>"),
    turn("from ", FIRES_FROM_THERE, " and "),
    turn("say|suppose|imagine|expect|guess|know|take it|think|assume", YOU_WOULD_RATHER),
    turn("to see|to say|to hear|to note|to find|to report|to read", GLAD_TO_SEE),
    turn("from ", FROM_WHERE),
    turn("forbid|forfend|prevent", HEAVEN_FORBID),
    turn("reserve", IS_MY_RESERVE, r"\g<who> "),
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
