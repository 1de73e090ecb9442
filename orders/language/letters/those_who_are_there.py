"""Those who are there: one's own troops called by the ground in which they are: *ceux qui sont dans le bois avancent*.

Only what nobody tells of the enemy is told of them.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *ceux qui sont dans le bois avancent*: his own, where they are told what nobody tells of others
DEEDS_FR = (
    r"(?:avance(?:nt)?|recule(?:nt)?|reste(?:nt)?|ne\s+bouge\s+pas|tient|se\s+replie|se\s+replient|se\s+retirent|tiennent|ne\s+bougent\s+pas|sortent|tirent\s+(?:sur|à\s+volonté)|forment|gardent|"
    r"se\s+forment|soutiennent|rejoignent|vont\s+(?:en|à|au|sur)|se\s+mettent|descendent|montent)\b"
)
THOSE_IN = re.compile(
    r"^(?P<lead>\W*(?:(?:et|puis|enfin)\s+)?)(?:(?:tous\s+)?(?:ceux|celles)\s+(?:qui\s+(?:sont|se\s+trouvent|restent)\s+)?|tout\s+ce\s+qui\s+(?:est|se\s+trouve)\s+)"
    r"(?P<where>(?:déjà\s+|encore\s+)?(?:dans|en|sur|à|au|derrière|devant|près)\s+[^,;:.!?]{2,40}?)\s+"
    rf"(?={DEEDS_FR}(?![^.!?]*\b(?:nous|ennemi\w*)\b))",
    re.IGNORECASE,
)
THOSE_IN_EN = re.compile(
    r"^(?P<lead>\W*(?:(?:and|then)\s+)?)(?:(?:all\s+)?(?:those|the\s+ones)\s+(?:(?:who|that)\s+are\s+)?|(?:everything|everybody|everyone|whatever)\s+"
    r"(?:that|who|which)(?:\s+is|['’]s)\s+)(?P<where>(?:already\s+|still\s+)?(?:in|on|at|"
    r"behind|near)\s+[^,;:.!?]{2,40}?)\s+(?=(?:advances?|falls?\s+back|stays?|holds?|withdraws?|retires?|forms?|remains?|moves?|go|goes|comes?\s+out)\b"
    r"(?![^.!?]*\b(?:us|enem\w+)\b))",
    re.IGNORECASE,
)
THOSE_IN_DE = re.compile(
    r"^(?P<lead>\W*(?:(?:und|dann)\s+)?)(?:alle\s*,?\s+)?(?:diejenigen\s*,?\s+)?die\s+(?P<where>(?:im|in|auf|am|an|bei|hinter)\s+[^,;:.!?]{2,40}?)"
    r"(?:\s+(?:sind|stehen)\s*,?)?\s+(?=(?:rücken|gehen|bleiben|halten|ziehen|weichen|bilden)\b(?![^.!?]*\b(?:uns|Feind\w*|Gegner\w*)\b))",
    re.IGNORECASE,
)

THOSE_WHO_ARE_THERE = (
    turn("ceux|celles|tout ce qui", THOSE_IN, r"\g<lead>Les bataillons \g<where> "),
    turn("those|the ones|every|whatever", THOSE_IN_EN, r"\g<lead>The battalions \g<where> "),
    turn("die ", THOSE_IN_DE, r"\g<lead>Die Bataillone \g<where> "),
)
