"""Where they look: clauses that end in *schauen* or *im Auge behalten*, and how a front is kept, put into a front."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

TO = r"(?:in\s+Richtung(?:\s+auf)?|Richtung|hinüber\s+zu[mr]?|rüber\s+zu[mr]?|zu[mr]?|nach|auf|gegen)"
# *in K7 bleiben und Richtung 27J schauen*, *soll nach K6 gehen, zum Wald schauen*
TO_LOOK = re.compile(
    r"(?P<mark>\s*,?\s*\bund|,)\s+(?:dort\s+|da\s+|dabei\s+|dann\s+|weiter\s+|weiterhin\s+|immer\s+|alle\s+|beide\s+|auch\s+)*"
    rf"(?P<to>{TO})\s+(?P<whom>(?!(?:dem\s+)?Rechten\b)[^,;:.!?]{{1,40}}?)\s+(?:hin\s*|hinüber\s*|rüber\s*)?(?:schauen|blicken|gucken|sehen|zeigen)"
    r"(?=\s*(?:[,;.!)]|$|und\b))",
    re.IGNORECASE,
)
# *soll in K7 bleiben und Gemioncourt im Auge behalten*: one who stays looks there
KEEPS_IN_SIGHT = re.compile(
    rf"(?P<stays>\b(?:in\s+(?P<square>{SQUARE})|dort|da|hier|stehen)\s+(?:stehen\s+)?bleiben)\s+und\s+(?:dort\s+|dabei\s+)?"
    r"(?P<whom>[^,;:.!?]{2,40}?)\s+im\s+Auge\s+behalten(?=\s*(?:[,;.!)]|$))",
    re.IGNORECASE,
)
# *und behält die Front nach Süden*, *dabei die Front nach Süden behalten*
KEEPS_FRONT = re.compile(
    r"(?:\s*,?\s*\bund|,)\s+(?:dabei\s+|weiterhin\s+)*(?:behält|behalten|wahrt|wahren|bewahrt|bewahren)\s+(?:dabei\s+|weiterhin\s+|weiter\s+|aber\s+)*"
    r"(?:die|ihre|seine)\s+Front\s+(?P<way>nach|gegen|Richtung|auf|zu[mr]?)\s+(?P<whom>[^,;:.!?]{2,30}?)(?:\s+bei)?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *soll nicht so weit vorne stehen*: farther back; how far, or where to, he has to say
NOT_SO_FAR_FORWARD = re.compile(
    r"\b(?P<shall>soll(?:te)?n?|darf|dürfen)\s+(?:mir\s+|da\s+|dort\s+|bitte\s+)*nicht\s+(?:so|zu)\s+weit\s+(?:vorne?|draußen|vor)\s+"
    r"(?:stehen|sein|bleiben|herumstehen|rumstehen)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *soll schießen und sich nicht vom Fleck rühren*
NOR_STIR = re.compile(
    r"\s*,?\s*\bund\s+(?:dabei\s+|ansonsten\s+)?sich\s+(?:dabei\s+|sonst\s+)?nicht\s+(?:(?:von\s+der\s+Stelle|vom\s+(?:Fleck|Platz)|weg|fort)\s+)?"
    r"(?:weg|fort)?(?:rühren|bewegen)(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)


# *keeps its front towards the wood*, *behält die Front zum Wald*, *garde le front vers le bois*: looks there, and stays
KEEPS_ITS_FRONT = re.compile(
    r"\b(?:keep|hold|maintain|leave)(?:s|ing)?\s+(?:its|their|his|the)\s+fronts?\s+(?:to|towards?|facing|on)\s+(?=\w)",
    re.IGNORECASE,
)
BEHAELT_FRONT = re.compile(
    r"\b(?:behält|behalten|hält|halten|wahrt|wahren|lässt|lassen)\s+(?:die|ihre|seine)\s+Front\s+(?:nach|gegen|Richtung|auf|zu[mr]?)\s+(?=\w)",
    re.IGNORECASE,
)
GARDE_LE_FRONT = re.compile(
    r"\b(?:garde(?:nt|r|ra|ront)?|tien(?:t|nent)|tenir|maintien(?:t|nent)|laisse(?:nt)?)\s+(?:le|leur|son)\s+front\s+(?:vers|sur|contre|face\s+(?:à|au|aux)|du\s+côté\s+d[eu])\s+(?=\w)",
    re.IGNORECASE,
)


def to_look(found: re.Match[str]) -> str:
    """With such a front."""
    to = found["to"].lower()
    to = "Richtung" if "richtung" in to else to.split()[-1]
    return f", Front {to} {found['whom']}"


LOOKING = (
    turn("front", KEEPS_ITS_FRONT, "faces "),
    turn("front", BEHAELT_FRONT, "macht Front gegen "),
    turn("front", GARDE_LE_FRONT, "fait front à "),
    turn("schauen|blicken|gucken|sehen|zeigen", TO_LOOK, to_look),
    turn("front", KEEPS_FRONT, r", Front \g<way> \g<whom>"),
    turn("nicht so weit|nicht zu weit", NOT_SO_FAR_FORWARD, r"\g<shall> weiter zurück"),
    turn("rühren|bewegen", NOR_STIR, " und stehen bleiben"),
    turn("auge", KEEPS_IN_SIGHT, r"\g<stays>, Front auf \g<whom>"),
)
