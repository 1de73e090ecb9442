"""Refusing: who fights nobody hand to hand, and who lets a beaten enemy go, in German and French.

*1/2L lässt sich auf keinen Nahkampf ein*, *évite le corps à corps*, *lässt sie laufen*, *laisse filer les fuyards*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;.!]|$))"
NO_MELEE_DE = re.compile(
    r"\b(?:(?:lässt|lassen)\s+sich\s+auf\s+keinen?\s+(?:Nahkampf|Kampf|Handgemenge|Gefecht)\s+ein|"
    r"meide[tn]\s+(?:den|jeden|das)\s+(?:Nahkampf|Handgemenge)|"
    r"(?:sucht|suchen|will|wollen|nimmt|nehmen)\s+kein(?:en)?\s+(?:Nahkampf|Handgemenge|Gefecht)(?:\s+an)?|"
    r"(?:geht|gehen)\s+(?:dem|jedem)\s+(?:Nahkampf|Handgemenge|Gefecht|Kampf)\s+aus\s+dem\s+Weg|"
    r"(?:weicht|weichen)\s+(?:dem|jedem)\s+(?:Nahkampf|Handgemenge|Kampf)\s+aus|"
    r"stell(?:t|en)\s+sich\s+keinem\s+(?:Angriff|Nahkampf))" + ENDS,
    re.IGNORECASE,
)
NO_MELEE_FR = re.compile(
    r"\b(?:refuse(?:nt)?|évite(?:nt)?)\s+(?:le\s+combat|le\s+corps[\s-]à[\s-]corps|"
    r"la\s+mêlée|tout\s+(?:combat|corps[\s-]à[\s-]corps))" + ENDS,
    re.IGNORECASE,
)
LETS_GO_DE = re.compile(
    r"\b(?:lässt|lassen)\s+(?:sie|ihn|die\s+(?:Fliehenden|Flüchtenden|Geschlagenen)|"
    r"den\s+(?:geschlagenen\s+)?(?:Feind|Gegner))\s+(?:laufen|ziehen|fliehen|entkommen|gehen)" + ENDS,
    re.IGNORECASE,
)
LETS_GO_FR = re.compile(
    r"\blaisse(?:nt)?\s+(?:filer|courir|partir|fuir|s['’]enfuir)\s+"
    r"(?:les\s+fuyards|l['’]ennemi(?:\s+battu)?|les\s+vaincus|ceux\s+qui\s+fuient)" + ENDS,
    re.IGNORECASE,
)
REFUSING = (
    turn("nahkampf|kampf|handgemenge|gefecht|angriff", NO_MELEE_DE, "weicht bei Angriff aus"),
    turn("combat|corps|mêlée", NO_MELEE_FR, "se replie s'il est chargé"),
    turn("lässt|lassen", LETS_GO_DE, "verfolgt nicht"),
    turn("laisse", LETS_GO_FR, "ne poursuit pas"),
)
