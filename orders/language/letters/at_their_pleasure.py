"""At their pleasure: who need not wait to be told before he fires, and other ways to say that guns fire at somebody.

*They needn't wait for permission to shoot*, *may blaze away at anything it can reach*, *says good afternoon to the
Dutch guns*, *tries a few rounds at them*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *They needn't wait for permission to shoot, either*
NEED_NOT_WAIT = re.compile(
    r"\b(?:need\s*(?:n['’]t|\s+not)|(?:do|does)\s*(?:n['’]t|\s+not)\s+(?:need|have)\s+to)\s+(?:wait\s+for|ask\s+for|ask|have)\s+(?:my\s+|any\s+|anybody['’]?s?\s+)?(?:permission|leave|orders?|a\s+word)?\s*"
    r"(?:(?:to|before\s+(?:they|it|he))\s+(?:shoot|fire|open\s+fire)|before\s+(?:shooting|firing|opening\s+fire))(?:\s*,?\s+(?:either|too|as\s+well))?"
    + ENDS,
    re.IGNORECASE,
)
# *fires at whatever shows itself within range without waiting to be told*, *may blaze away at anything it can reach*
AT_WHATEVER = re.compile(
    r"\b(?:(?:may|can|should|is\s+to|are\s+to|will)\s+)?(?:fires?|shoots?|blazes?\s+away|bangs?\s+away|lets?\s+fly|pops?\s+away|opens?\s+up)\s+(?:at|on)\s+(?:whatever|anything|whoever|anybody|anyone|everything)"
    r"(?:\s+(?:that|which|who))?\s+(?:(?:it|they|he)\s+(?:can|could|is\s+able\s+to|are\s+able\s+to)\s+(?:reach|hit|see)|(?:it|they|he)\s+(?:reach(?:es)?|sees?|likes?)|"
    r"comes(?:\s+(?:up|near|along|(?:their|its|his)\s+way))?|(?:shows?\s+(?:itself|himself)|turns?\s+up|appears?|pops?\s+up|wanders?|strays?)(?:\s+(?:with)?in(?:to)?\s+(?:its\s+|their\s+)?(?:range|reach))?)"
    r"(?:\s*,?\s+(?:without\s+(?:waiting|asking|being\s+told)(?:\s+(?:to\s+be\s+told|for\s+(?:orders|permission|me)|me|first))?))?"
    + ENDS,
    re.IGNORECASE,
)
# *may shoot without permission*
WITHOUT_LEAVE = re.compile(
    r"\b(?:may|can|should|is\s+to|are\s+to)\s+(?:fire|shoot|open\s+fire)\s+without\s+(?:(?:my\s+|any\s+)?(?:permission|orders?|leave)|(?:asking|waiting)(?:\s+(?:me|for\s+(?:orders|permission|me)|to\s+be\s+told|first))*)"
    + ENDS,
    re.IGNORECASE,
)
# *says good afternoon to the Dutch guns, stevenart*; *tries a few rounds at them*
GREETS = re.compile(
    r"\bsays?\s+(?:good\s+(?:morning|afternoon|evening|day)|hello|how\s+do\s+you\s+do|bonjour)\s+to\s+(?=\w)",
    re.IGNORECASE,
)
TRIES = re.compile(
    r"\b(?:(?:I\s+(?:should|would)\s+like|I['’]d\s+like)\s+(?P<it>it|them|him)\s+to\s+)?(?P<try>try|tries|sends?|drops?|lobs?|puts?|spares?|spends?)\s+(?:a\s+(?:few|couple\s+of)\s+|some\s+)(?:rounds?|shots?|balls?|shells?)\s+(?:at|on|into|towards|over\s+at|for)\s+(?=\w)",
    re.IGNORECASE,
)
# *7/2FA holds its fire, for I want somebody to have powder left at five o'clock*
HOLDS_FOR = re.compile(
    r"(?P<hold>\bholds?\s+(?:its|their|his)\s+fire)\s*,\s*(?:for|because|as|since)\s+I\s+(?:want|need|like|wish)\b[^;:.!?]*"
    + ENDS,
    re.IGNORECASE,
)

AT_THEIR_PLEASURE = (
    turn("need", NEED_NOT_WAIT, "may fire at will"),
    turn("whatever|anything|whoever|anybody|anyone|everything", AT_WHATEVER, "may fire at will"),
    turn("without", WITHOUT_LEAVE, "may fire at will"),
    turn("say", GREETS, "fires at "),
    turn("round|shot|ball|shell", TRIES, lambda told: f"{told['it'] or ''} fires at ".lstrip()),
    turn("fire", HOLDS_FOR, r"\g<hold>"),
)
