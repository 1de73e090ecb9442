"""To his men: a general who joins those whom he leads, by whatever they are called; he goes there himself.

*Le général Hubert rejoint ses deux régiments*, *Hubert joins his two regiments*, *Hubert reitet zu seinen beiden
Regimentern*: not his troops, who are there.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

HE = (
    r"(?P<who>\W*(?:(?:et|and|und|puis|then|dann)\s+)?(?:(?:le|the|der)\s+)?(?:(?:général|general|gen\.?|prince|prinz)\s+)?"
    r"(?-i:[A-ZÉ])[^\W\d]+(?:[- ](?-i:[A-Z])[^\W\d]+)?)"
)
ENDS = r"(?=\s*(?:[,;.!]|$|\b(?:et|and|und)\b))"
# *Que le général Jamin rejoigne ses hommes*, *le général Jamin : qu'il rejoigne ses hommes*
FRENCH = re.compile(
    rf"^(?:\W*qu[e'’]\s*)?{HE}\s*(?:\s|[,:]?\s*qu['’]il\s+)(?:(?:va|doit|devra|ira|aille)\s+)?(?:vite\s+)?"
    r"(?:(?:re)?(?:join(?:t|dra|dre)|joigne|trouve(?:ra|r)?|gagne(?:ra|r)?)|retourne(?:ra|r)?\s+(?:auprès\s+de|avec|vers)|"
    r"(?:va|aille|revien(?:t|ne)|revenir|retourner)\s+(?:auprès\s+de|avec|vers))\s+"
    r"(?:vite\s+|donc\s+)?(?:ses|sa)\s+(?:(?:deux|trois|quatre|cinq|propres?)\s+)*"
    rf"(?:régiments|bataillons|hommes|troupes|brigade|escadrons|gens|soldats){ENDS}",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    rf"^{HE}\s+(?:(?:must|should|shall|will|is\s+to|has\s+to|needs\s+to|ought\s+to)\s+)?(?:(?:re-?)?joins?|"
    r"(?:rides?|goes|go|gallops?|gets?|moves?|comes?|returns?)\s+(?:back\s+|over\s+|up\s+|closer\s+|nearer\s+)?to|"
    r"catch(?:es)?\s+up\s+with|closes?\s+up\s+(?:to|with|on)|keeps?\s+up\s+with|stays?\s+(?:close\s+to|near|with))\s+his\s+(?:own\s+)?"
    rf"(?:(?:two|three|four|five)\s+)?(?:regiments|battalions|men|troops|brigade|squadrons|people|lot|lads){ENDS}",
    re.IGNORECASE,
)
OWN_DE = (
    r"zu\s+(?:seinen|seiner)\s+(?:(?:beiden|zwei|drei|vier|eigenen)\s+)*"
    r"(?:Regimentern|Bataillonen|Leuten|Männern|Truppen|Brigade|Schwadronen|Soldaten)"
)
GERMAN = re.compile(
    rf"^{HE}\s+(?:(?:reitet|geht|begibt\s+sich|kommt|schließt|stößt)\s+(?:wieder\s+|zurück\s+|schnell\s+)?{OWN_DE}(?:\s+(?:auf|zurück))?|"
    rf"(?:soll|muss|sollte|wird)\s+(?:sich\s+)?(?:wieder\s+|schnell\s+)?{OWN_DE}\s+"
    rf"(?:aufschließen|reiten|stoßen|zurück|zurückreiten|zurückkehren|gehen|kommen|begeben)){ENDS}",
    re.IGNORECASE,
)
TO_HIS_MEN = (
    turn("ses |sa ", FRENCH, r"\g<who> va auprès de sa brigade"),
    turn("his ", ENGLISH, r"\g<who> rides to his men"),
    turn("seine", GERMAN, r"\g<who> reitet zu seinen Leuten"),
)
