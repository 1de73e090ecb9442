"""Skirted: places left on one hand on the way; and of French and German cases told without *if*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.set_aside import DEED, THING
from orders.language.letters.turns import turn

FIRST_FR = r"(?:premiers?|première|premières|moindre|moindres)"
FIRST_DE = r"(?:ersten|geringsten|leisesten)"
HORSE_FR = (
    r"(?:cavalerie|cheval|chevaux|cavaliers?|sabres?|lanciers?|cuirassiers?|hussards?|"
    r"signes?\s+de\s+(?:la\s+)?cavalerie)"
)
HORSE_DE = (
    r"(?:Reitern?|Pferd(?:e|en)?|Säbel|Kürassier|Ulan(?:en)?|Husar(?:en)?|"
    r"(?:An)?[Zz]eichen\s+von\s+(?:Kavallerie|Reiterei))"
)
HAND_FR = r"(?:(?:sur|à|a)\s+(?:sa|leur|votre|ta|main)\s*(?:main\s+)?|(?:à|a|sur\s+la)\s+)(?:droite|gauche)"
HAND_EN = r"(?:to|on|at)\s+(?:his|its|their|the)\s+(?:own\s+)?(?:left|right)(?:\s+(?:hand|side|flank))*"
ONWARD_FR = (
    r"(?=(?:se\s+|s['’])?(?:va|vont|ira|iront|march\w+|avanc\w+|port\w+|rend\w*|dirig\w+|attaqu\w+|charg\w+|pouss\w+|mont\w+|remont\w+|"
    r"descend\w*|fonc\w+|prend|prennent|tomb\w+|mett\w+|met|continu\w+|gagn\w+|pass\w+|plac\w+|post\w+|arrêt\w+)\b)"
)
TURNS = (
    # *avance sur Gemioncourt en laissant Lairalle sur sa droite*: where it goes stands before it
    turn(
        "laissant|gardant|ayant",
        re.compile(
            rf"\s*,?\s+(?:(?:tout\s+)?en\s+)?(?:laissant|gardant|ayant)\s+[^,.;:!?]{{2,40}}?\s+{HAND_FR}(?=\s*(?:[,.;!)]|$|et\b|puis\b))",
            re.IGNORECASE,
        ),
    ),
    turn(
        "leaving|keeping|having",
        re.compile(
            rf"\s*,?\s+(?:leaving|keeping|having)\s+{THING}\s+(?:(?:well|far|close)\s+)?{HAND_EN}(?=\s*(?:[,.;!)]|$|and\b|then\b))",
            re.IGNORECASE,
        ),
    ),
    # *évite Lairalle et marche en H8*
    turn(
        "évit|evit|avoid",
        re.compile(
            r"\b(?:[ée]vit(?:e|ent|era|eront)\s+(?!de\b|d['’]|que\b|qu['’])[^,.;:!?]{2,40}?\s*,?\s+(?:et|puis|pour)\s+(?:puis\s+|ensuite\s+)?"
            rf"{ONWARD_FR}|avoids?\s+{THING}\s*,?\s+and\s+(?:then\s+)?(?={DEED}))",
            re.IGNORECASE,
        ),
    ),
    # *avance en évitant Lairalle*, *en contournant la ferme par la gauche*
    turn(
        "évitant|evitant|contournant|longeant",
        re.compile(
            r"\s*,?\s+(?:tout\s+)?en\s+(?:[ée]vitant|contournant)\s+(?!de\b|d['’]|que\b|qu['’])[^,.;:!?]{2,40}?"
            r"(?:\s+(?:par|sur)\s+(?:la|sa|le|l['’])\s*(?:droite|gauche|nord|sud|est|ouest))?(?=\s*(?:[,.;!)]|$|et\b|puis\b))",
            re.IGNORECASE,
        ),
    ),
    # *laisse le village sur sa droite et pousse jusqu'au ruisseau*: the goal is what stands behind it
    turn(
        "laiss",
        re.compile(
            r"\b(?:en\s+)?laiss(?:e|ent|era|eront|ant|ez|er)\s+[^,.;:!?]{2,40}?\s+(?:sur|à)\s+(?:sa|leur|votre|ta|main)\s*"
            r"(?:main\s+)?(?:droite|gauche)\s*(?:,\s*)?(?:(?:et|puis)\s+)+",
            re.IGNORECASE,
        ),
    ),
    turn(
        "leav|keep|pass",
        re.keyed(
            rf"\b(?:leav(?:es?|ing)|keep(?:s|ing)?|pass(?:es|ing)?)\s+{THING}\s+(?:(?:well|far|close)\s+)?(?:to|on|at)\s+"
            r"(?:his|its|their|the)\s+"
            rf"(?:own\s+)?(?:left|right)(?:\s+(?:hand|side|flank))*\s*,?\s*(?:and|but)\s+(?={DEED})",
            re.IGNORECASE,
        ),
    ),
    turn(
        "liegen",
        re.compile(
            r"\b(?:lässt|läßt|lassen)\s+[^,.;:!?]{2,40}?\s+(?:rechts|links)(?:\s+von\s+sich)?\s+liegen\s*,?\s*(?:und|dann)\s+",
            re.IGNORECASE,
        ),
    ),
    turn(
        "premi|moindre",
        re.compile(rf"\b(?:au|aux|à\s+la)\s+{FIRST_FR}\s+{HORSE_FR}(?:\s+(?:ennemie?s?|en\s+vue))*\s*,", re.IGNORECASE),
        "si de la cavalerie ennemie approche,",
    ),
    turn(
        "chevaux|cavaliers",
        re.compile(
            r"\bsi\s+(?:des|les|leurs)\s+(?:chevaux|cavaliers)\s+(?:nous\s+|les\s+|vous\s+)?"
            r"(?:attaquent|chargent|arrivent|viennent|approchent|tombent\s+dessus)\b,?",
            re.IGNORECASE,
        ),
        "si la cavalerie ennemie attaque,",
    ),
    turn(
        "beim|bei den",
        re.compile(rf"\b(?:beim|bei\s+den)\s+{FIRST_DE}\s+(?:feindlichen\s+)?{HORSE_DE}\s*:?,?\s+", re.IGNORECASE),
        "wenn feindliche Kavallerie kommt, ",
    ),
)
