"""Coming closer: *moves closer to Campi, say I4* goes there; *to within 4 cm of Campi* stops so far before him."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

NUMBER_FR = r"(?:\d+(?:[.,]\d+)?|deux|trois|quatre|cinq|six|huit|dix|cent|deux\s+cents)"
FAR_FR = rf"{NUMBER_FR}(?:\s+(?:ou|à)\s+{NUMBER_FR})?\s*(?:cm|centimètres|pas|mètres|m)\b"
# *goes to within 4 cm of Campi*, *va à quatre centimètres de Campi*
WITHIN = re.compile(
    r"\b(?:goes|go|moves?|rides?|comes?|march(?:es)?|advances?)\s+(?:up\s+|on\s+)?to\s+(?:within\s+)?(?:about\s+|roughly\s+|some\s+)?"
    r"(?P<far>\d+(?:\.\d+)?\s*(?:cm|centimet(?:re|er)s|paces|metres|meters|m|yards|yds)\b)\s+(?:of|from|off)\s+(?=(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
WITHIN_FR = re.compile(
    r"\b(?:va|vont|vient|viennent|(?:s['’])?avance(?:nt)?|se\s+portent?|s['’]approche(?:nt)?)\s+(?:jusqu['’])?à\s+"
    rf"(?P<far>{FAR_FR})\s+(?:de\s+|du\s+|d['’])(?=(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
# *se rapproche de Campi, à trois centimètres de lui*
CLOSER_BY = re.compile(
    rf"\bse\s+rapproche(?:nt|r|ra)?\s+(?:de\s+|du\s+|d['’])(?P<who>[^,;:.!?]{{2,40}}?)\s*,?\s+(?:jusqu['’])?à\s+(?P<far>{FAR_FR})\s+"
    r"(?:de\s+|d['’])(?:lui|elle|eux|elles)\b",
    re.IGNORECASE,
)
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
    turn("to ", WITHIN, r"halts \g<far> short of "),
    turn("rapproche", CLOSER_BY, r"s'arrête \g<far> avant \g<who>"),
    turn("à ", WITHIN_FR, r"s'arrête \g<far> avant "),
    turn("closer|nearer", CLOSER, "goes to "),
    turn("rapproche", CLOSER_FR, "va en "),
    turn("näher", CLOSER_DE, "geht nach "),
)
