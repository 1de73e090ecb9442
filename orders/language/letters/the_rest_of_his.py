"""The rest of his: some battalions of a brigade do one thing, and the brigade without them another.

*Leave two of Campi's battalions in the wood and bring the rest up*: those two have an order of their own, and the
brigade goes.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

COUNT = r"(?P<count>one|two|three|four|a\s+battalion|1|2|3|4)"
BODIES = r"(?:battalions?|bns?|batts?|regiments?)"
REST = (
    r"the\s+(?:rest|others?|remainder|remaining\s+(?:one|two|three|four|battalions))"
    r"(?:\s+of\s+(?:them|it|his\s+(?:brigade|men|lot)|the\s+brigade))?"
)
# *Leave two of Campi's battalions in the wood and bring the rest up to Lairalle*
TWO_AND_THE_REST = re.compile(
    rf"\b(?P<some>(?:one|two|three|four|1|2|3|4)\s+of\s+(?P<who>(?-i:[A-Z])[\w-]+)['’]s?\s+{BODIES}\b[^.;:!?]*?)\b{REST}(?=\s)",
    re.IGNORECASE,
)
# *Saxe-Weimar leaves two battalions in the wood and takes the rest to the farm*
LEAVES_TWO = re.compile(
    rf"^(?P<lead>\W*)(?P<who>(?-i:[A-Z])[\w-]+)\s+(?:(?:should|must|shall|will|can|is\s+to)\s+)?(?:leaves?|keeps?)\s+{COUNT}\s+(?:of\s+his\s+)?"
    rf"{BODIES}\s+(?:back\s+)?(?P<where>(?:in|at|on|behind|by|near|here|there|where)\b[^,;:.!?]*?)\s*(?:,|\band\b|,\s*and\b)\s*"
    rf"(?:(?:he\s+)?(?:takes?|brings?|sends?|moves?|marche?s?|leads?|goes\s+with)\s+)?(?:with\s+)?{REST}\s+(?:(?:go(?:es)?|march(?:es)?|moves?|comes?)\s+)?"
    r"(?P<to>[^;:!?]+)$",
    re.IGNORECASE,
)

THE_REST_OF_HIS = (
    turn(
        "rest|other|remain",
        LEAVES_TWO,
        r"\g<lead>\g<count> of \g<who>'s battalions stay \g<where>, \g<who>'s brigade goes \g<to>",
    ),
    turn("rest|other|remain", TWO_AND_THE_REST, r"\g<some>\g<who>'s brigade"),
)
