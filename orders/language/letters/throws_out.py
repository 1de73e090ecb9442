"""Throws out skirmishers: *Husson sends out some skirmishers* is one of his battalions, and not all six of them.

*Husson advances with skirmishers in front*, *Husson schickt Plänkler vor*, *Husson envoie des tirailleurs devant*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

NAME = r"(?P<who>\b(?-i:[A-ZÀ-Ý])[a-zà-ÿ’-]{2,}(?:['’]s\s+(?:brigade|men|battalions))?)"
SOME = r"(?:(?:some|a\s+few|its|his|a\s+(?:thin\s+|thick\s+|strong\s+)?(?:screen|line|cloud|chain|swarm)\s+of)\s+)?"
AHEAD = (
    r"(?:\s+(?:out|forward|ahead|in\s+front|to\s+the\s+front|before\s+(?:him|it|them)|ahead\s+of\s+(?:him|it|them)|"
    r"in\s+front\s+of\s+(?:him|it|them)))*"
)
SENDS_OUT = re.compile(
    rf"{NAME}\s+(?:(?:is\s+to|should|will|shall|must)\s+)?(?:sends?|throws?|puts?|pushe?s|push|deploys?)\s+(?:out\s+|forward\s+|ahead\s+)?{SOME}skirmishers{AHEAD}"
    + ENDS,
    re.IGNORECASE,
)
COVERED_BY = re.compile(
    rf"^(?P<lead>\W*){NAME}(?P<does>\s+(?!forms?\b)[a-z][^,;:.!?]*?)\s*,?\s+(?:(?:with|behind)\s+{SOME}skirmishers{AHEAD}|(?:covered|preceded|screened)\s+by\s+{SOME}skirmishers)"
    + ENDS,
    re.IGNORECASE,
)
SCHICKT_VOR = re.compile(
    rf"{NAME}\s+(?:(?:schickt|wirft|schiebt|sendet)\s+(?:(?:ein\s+paar|einige|seine|etwas)\s+)?(?:Schützen|Plänkler|Tirailleure)\s+(?:vor(?:aus)?|aus|nach\s+vorne?|vor\s+(?:sich|die\s+Front))(?:\s+her)?|"
    r"lässt\s+(?:(?:ein\s+paar|einige|seine)\s+)?(?:Schützen|Plänkler|Tirailleure)\s+(?:ausschwärmen|vorgehen))" + ENDS,
    re.IGNORECASE,
)
ENVOIE_DEVANT = re.compile(
    rf"{NAME}\s+(?:envoie|lance|pousse|jette|déploie)\s+(?:quelques|des|ses|un\s+rideau\s+de|une\s+ligne\s+de|une\s+chaîne\s+de)\s+(?:tirailleurs|voltigeurs)(?:\s+(?:en\s+avant|devant(?:\s+lui)?|au\s+devant|à\s+l['’]avant))?"
    + ENDS,
    re.IGNORECASE,
)

IN_FRONT = "goes forward in skirmish order"


def of_him(told: re.Match[str]) -> str:
    """The bare name of him whose battalions they are."""
    return re.sub(r"['’]s\s+\w+$", "", told["who"])


THROWS_OUT = (
    turn("skirmishers", SENDS_OUT, lambda told: f"one battalion of {of_him(told)} {IN_FRONT}"),
    turn(
        "skirmishers",
        COVERED_BY,
        lambda told: f"{told['lead']}{told['who']}{told['does']}, and one battalion of {of_him(told)} {IN_FRONT}",
    ),
    turn("schützen|plänkler|tirailleur", SCHICKT_VOR, lambda told: f"ein Bataillon von {of_him(told)} schwärmt aus"),
    turn("tirailleurs|voltigeurs", ENVOIE_DEVANT, lambda told: f"un bataillon de {of_him(told)} en tirailleurs"),
)
