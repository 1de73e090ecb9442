"""The same for others: *same goes for their guns*, *pareil pour Wathiez*, *dasselbe gilt für Wathiez*.

Who does the same is named last; put first he is somebody who is told something.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"^(?P<lead>\W*(?:(?:and|but|also|then|et|mais|und|aber|dann)\s+)*)"
WHO = (
    r"(?P<who>(?!(?:now|today|turn|me|us|moi|nous|mich|uns|example|all\s+I)\b)[^,;:.!?]{2,60}?)"
    r"(?P<end>\s*(?:[,;:.!?–—].*)?)$"
)
SAID = (
    (
        r"(?:(?:(?:it['’]?s\s+|exactly\s+|much\s+|about\s+)*the\s+|exactly\s+)?same\s*(?:thing|orders?|story|deal|"
        r"again|rules?|"
        r"instructions?)?\s*(?:goes|go|holds|applies|apply|is\s+true|counts?|stands)?|ditto|likewise)\s+(?:for|to|"
        r"with)\s+",
        "the same",
    ),
    (
        r"(?:c['’]est\s+)?(?:pareil|idem|de\s+même|(?:la\s+)?même\s+chose|(?:les\s+)?mêmes\s+ordres|même\s+(?:ordre|"
        r"consigne)|itou)\s+"
        r"(?:pour|avec|chez)\s+",
        "de même",
    ),
    (
        r"(?:das\s*selbe|das\s+gleiche|gleiches|selbiges|genauso|ebenso|dito)\s+(?:gilt|macht|tut|auch|"
        r"gelte)?\s*(?:auch\s+)?"
        r"(?:für|fuer|mit|bei)\s+",
        "ebenso",
    ),
)

THE_SAME_FOR = tuple(
    turn(keys, re.compile(LEAD + said + WHO, re.IGNORECASE | re.DOTALL), rf"\g<lead>\g<who> {same}\g<end>")
    for keys, (said, same) in zip(
        ("same|ditto|likewise", "pareil|idem|même|itou", "selbe|gleiche|selbiges|genauso|ebenso|dito"),
        SAID,
        strict=True,
    )
)
