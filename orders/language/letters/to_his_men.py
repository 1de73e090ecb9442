"""To his men: a general who joins those whom he leads, by whatever they are called; he goes there himself.

*Le général Hubert rejoint ses deux régiments*, *Hubert joins his two regiments*, *Hubert reitet zu seinen beiden
Regimentern*: not his troops, who are there.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

HE = (
    r"(?P<who>^\W*(?:(?:et|and|und|puis|then|dann)\s+)?(?:(?:le|the|der)\s+)?(?:(?:général|general|gen\.?|prince|prinz)\s+)?"
    r"(?-i:[A-ZÉ])[^\W\d]+(?:[- ](?-i:[A-Z])[^\W\d]+)?)"
)
ENDS = r"(?=\s*(?:[,;.!]|$|\b(?:et|and|und)\b))"
FRENCH = re.compile(
    rf"{HE}\s+(?:(?:va|doit|devra|ira)\s+)?(?:re)?(?:join(?:t|dra|dre)|trouve(?:ra)?|gagne(?:ra)?)\s+(?:vite\s+|donc\s+)?(?:ses|sa)\s+(?:(?:deux|trois|quatre|cinq|propres?)\s+)*"
    rf"(?:régiments|bataillons|hommes|troupes|brigade|escadrons|gens|soldats){ENDS}",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    rf"{HE}\s+(?:(?:must|should|shall|will|is\s+to|has\s+to)\s+)?(?:(?:re-?)?joins?|(?:rides?|goes|go|gallops?)\s+(?:back\s+|over\s+|up\s+)?to)\s+his\s+(?:own\s+)?"
    rf"(?:(?:two|three|four|five)\s+)?(?:regiments|battalions|men|troops|brigade|squadrons|people|lot|lads){ENDS}",
    re.IGNORECASE,
)
GERMAN = re.compile(
    rf"{HE}\s+(?:reitet|geht|begibt\s+sich|kommt)\s+(?:wieder\s+|zurück\s+|schnell\s+)?zu\s+(?:seinen|seiner)\s+(?:(?:beiden|zwei|drei|vier|eigenen)\s+)*"
    rf"(?:Regimentern|Bataillonen|Leuten|Männern|Truppen|Brigade|Schwadronen|Soldaten){ENDS}",
    re.IGNORECASE,
)
TO_HIS_MEN = (
    turn("ses |sa ", FRENCH, r"\g<who> va auprès de sa brigade"),
    turn("his ", ENGLISH, r"\g<who> rides to his men"),
    turn("seine", GERMAN, r"\g<who> reitet zu seinen Leuten"),
)
