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

# *se rapproche de Gemioncourt mais reste derrière la ferme*, *comes closer to it but stays behind the farm*: there
BUT_STAYS = re.compile(
    r"\b(?:se\s+rapproche|s['’]approche|s['’]avance|va|avance|vient|descend|monte)(?P<many>nt)?\s+(?:(?:de|du|des|vers|jusqu['’]à|à|en\s+direction\s+de)\s+|d['’])"
    r"(?:la\s+|le\s+|l['’])?[^,;:.!?\d]{2,30}?\s*,?\s+(?:mais|et|en|tout\s+en)\s+(?:en\s+)?(?:reste(?:nt)?|restant|se\s+tien(?:t|nent)|se\s+tenant)\s+"
    r"(?:(?:bien|toujours|à\s+l['’]abri|à\s+couvert|prudemment|caché\w*|masqué\w*)\s+)*(?=(?:derrière|devant|à\s+(?:gauche|droite)\s+d|au\s+(?:nord|sud)\s+d|"
    r"à\s+l['’](?:est|ouest)\s+d)\S*\s)",
    re.IGNORECASE,
)
BUT_STAYS_EN = re.compile(
    r"\b(?:comes?|goes|go|moves?|gets?|draws?)\s+(?:up\s+)?(?:closer|nearer)\s+to\s+[^,;:.!?\d]{2,30}?\s*,?\s+(?:but|and)\s+(?:stays?|remains?|keeps?)\s+"
    r"(?:(?:well|safely|always|hidden|under\s+cover)\s+)*(?=(?:behind|in\s+front\s+of|beside|north|south|east|west|left|right)\b)",
    re.IGNORECASE,
)
COMING_CLOSER = (
    turn("rapproch|approche|avance|vient|descend|monte|va ", BUT_STAYS, lambda one: "vont " if one["many"] else "va "),
    turn("closer|nearer", BUT_STAYS_EN, "goes "),
    turn("closer|nearer", CLOSER, "goes to "),
    turn("rapproche", CLOSER_FR, "va en "),
    turn("näher", CLOSER_DE, "geht nach "),
)
