"""From both sides: *Husson attacks from the right, Gauthier from the left*: both attack, each from where he is told."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?:(?:the|la|le|die|das)\s+)?(?-i:[A-ZÄÖÜÀ-Ý\d])[\w/-]*"
DONE = r"(?=\s*[.!]*\s*$)"
LINK = r"\s*(?:,\s*(?:und\s+|et\s+|and\s+)?|\s(?:und|et|and)\s+)"
SIDE_DE = (
    r"(?:von|vom|aus)\s+(?:der\s+|dem\s+)?(?:rechts|links|vorne?|hinten|rechten|linken|Norden|Süden|Osten|Westen|"
    r"Wald)(?:\s+Seite)?"
)
SIDE_FR = r"(?:par|depuis|de)\s+(?:la\s+|le\s+|l['’])?(?:droite|gauche|nord|sud|est|ouest|devant|derrière|bois)"
SIDE_EN = r"from\s+the\s+(?:right|left|front|rear|north|south|east|west|wood)"
ATTACKS_DE = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{NAME})\s+(?P<does>greift|geht)\s+(?P<what>[^,;:.!?]{{2,30}}?\s+)?(?P<side>{SIDE_DE})\s+an{LINK}"
    rf"(?P<two>{NAME})\s+(?P<other>{SIDE_DE}){DONE}",
    re.IGNORECASE,
)
ATTACKS_FR = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{NAME})\s+(?P<does>attaque(?:ra)?|prend|aborde|assaille)\s+(?P<what>[^,;:.!?]{{2,30}}?\s+)?(?P<side>{SIDE_FR}){LINK}"
    rf"(?P<two>{NAME})\s+(?P<other>{SIDE_FR}){DONE}",
    re.IGNORECASE,
)
ATTACKS_EN = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{NAME})\s+(?P<does>attacks|hits|takes|assaults|storms|goes\s+(?:for|at)|comes\s+at)\s+(?P<what>[^,;:.!?]{{2,30}}?\s+)?(?P<side>{SIDE_EN}){LINK}"
    rf"(?P<two>{NAME})\s+(?P<other>{SIDE_EN}){DONE}",
    re.IGNORECASE,
)


def both_attack(told: re.Match[str]) -> str:
    """What the first of them does told of the second, too."""
    what, said = told["what"] or "", told["does"].lower()
    german = said in ("greift", "geht")
    does = (
        "greift" if german else "attaque" if said.startswith(("attaque", "prend", "aborde", "assaille")) else "attacks"
    )
    on = " an" if german else ""
    first = f"{told['lead']}{told['one']} {does} {what}{told['side']}{on}"
    return f"{first}; {told['two']} {does} {what}{told['other']}{on}"


FROM_BOTH_SIDES = (
    turn("greift|geht", ATTACKS_DE, both_attack),
    turn("attaque|prend|aborde|assaille", ATTACKS_FR, both_attack),
    turn("attacks|hits|takes|assaults|storms|goes|comes", ATTACKS_EN, both_attack),
)
