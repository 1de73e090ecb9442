"""Coming closer: *moves closer to Campi, say I4* goes there; *to within 4 cm of Campi* stops so far before him."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

# *gets closer to Hubert and goes to K6*, *se rapproche d'eux et va en I4*, *rückt näher an Campi, etwa nach I4*
CLOSER = re.compile(
    r"\b(?:gets?|moves?|rides?|comes?|goes|go)\s+(?:a\s+bit\s+|somewhat\s+|much\s+)?(?:closer|nearer)\s+to\s+[^;:.!?]{2,40}?\s*"
    rf"(?:,|\band\b)\s*(?:(?:and|goes|go|moves?|rides?|say|to|at|in|into|about|around|near|up|over|i\.?e\.?)\s+)*(?={SQUARE})",
    re.IGNORECASE,
)
CLOSER_FR = re.compile(
    r"\bse\s+rapproche(?:nt|r|ra)?\s+(?:de\s+|du\s+|des\s+|d['’])[^;:.!?]{2,40}?\s*(?:,|\bet\b)\s*"
    rf"(?:(?:et|va|vont|vient|se\s+(?:place|met|porte|rend|tient|poste)|gagne|monte|disons|mettons|par\s+exemple|vers|en|à|soit)\s+)*(?={SQUARE})",
    re.IGNORECASE,
)
CLOSER_DE = re.compile(
    r"\b(?:reitet|rückt|geht|kommt|zieht)\s+(?:etwas\s+|ein\s+bisschen\s+|ein\s+Stück\s+)?näher\s+(?:an|zu|zum|zur|bei)\s+[^;:.!?]{2,40}?"
    r"(?:\s+heran)?\s*(?:,|\bund\b)\s*(?:(?:und|geht|reitet|zieht|rückt|etwa|sagen\s+wir|also|nach|in|auf|bis|bei)\s+)*"
    rf"(?={SQUARE})",
    re.IGNORECASE,
)

COMING_CLOSER = (
    turn("closer|nearer", CLOSER, "goes to "),
    turn("rapproche", CLOSER_FR, "va en "),
    turn("näher", CLOSER_DE, "geht nach "),
)
