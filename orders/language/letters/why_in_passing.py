"""Why, in passing: a reason before an order or behind it, which changes nothing of it.

*As two of its battalions are out of command, Bachelu rides there*, *1Ch and 6Ch worry me so ...*, *just so nobody
creeps round the side of us*, *same reason*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *1Ch and 6Ch worry me so any infantry goes into square*: what for
WORRY_ME_SO = re.compile(
    r"^(?P<lead>\W*)[^,;:.!?]{2,45}?\s+(?:worry|worries|bother|bothers|scare|scares|frighten|frightens|trouble|troubles)\s+me(?:\s+(?:a\s+(?:bit|lot|little)|most|too))?\s*,?\s+so\s+(?=\w)(?!(?:please\s+)?\w+\s+(?:them|it|him)\b|(?:they|it|he)\s)",
    re.IGNORECASE,
)
# *just so nobody creeps round the side of us*
SO_NOBODY = re.compile(
    r"\s*[,;–—-]?\s+(?:just\s+)?so\s+(?:that\s+)?(?:nobody|no\s+one|none\s+of\s+them|they\s+(?:do\s*n['’]t|can['’]?t|cannot))\s+(?:creeps?|sneaks?|slips?|gets?|comes?|can\s+\w+|walks?|rides?|turns?)\s+[^,;:.!?]{2,40}"
    + ENDS,
    re.IGNORECASE,
)
# *As two of its battalions are out of command, General Bachelu rides to the 1/72*
AS_IT_IS = re.compile(
    r"^(?P<mark>\W*)(?:as(?!\s+(?:soon|long|far|much|early|fast|quickly|many)\s)|since|because|seeing\s+(?:that|as))\s+[^;:.!?,]{3,70}?\b(?:is|are|was|were|has|have|can(?:not|['’]t)|does\s+not|doesn['’]t|do\s+not|don['’]t|looks?|seems?)\b[^;:.!?,]{0,50},\s+"
    r"(?=(?:(?:General|Marshal|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+\w+)?(?:\s+(?-i:[A-Z])[\w'’-]+)?\s+(?:rides?|goes|moves?|joins?|stays?|holds?|comes?|falls?|forms?|fires?|attacks?|advances?|should|must|is\s+to|are\s+to|will|shall)\b)",
    re.IGNORECASE,
)
# *Gen. Bachelu to I5, same reason*
SAME_REASON = re.compile(
    r"\s*[,;–—-]\s*(?:and\s+)?(?:for\s+)?(?:the\s+)?same\s+reasons?(?:\s+as\s+\w+)?" + ENDS, re.IGNORECASE
)
WHY_IN_PASSING = (
    turn("worry|worries|bother|scare|frighten|trouble", WORRY_ME_SO, r"\g<lead>"),
    turn("nobody|no one|none of|they ", SO_NOBODY),
    turn("as |since|because|seeing", AS_IT_IS, r"\g<mark>"),
    turn("same reason", SAME_REASON),
)
