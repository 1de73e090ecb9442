"""Who keeps to whom in French, and on which side of him.

*garde le contact avec Gauthier*, *prolonge la ligne du 2/2Nas sur la gauche*, *se met à la hauteur de Husson*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import OF_WHOM
from orders.language.letters.turns import turn

# *Entre Husson et Gauthier il ne doit pas y avoir de trou*, *Husson garde le contact avec Gauthier*: is it this?
ONE = r"(?P<one>(?-i:[A-ZÀ-Ý])[\w-]{2,20})"
OTHER = r"(?P<other>(?-i:[A-ZÀ-Ý])[\w-]{2,20})"
TOGETHER = (
    r"(?:(?:bien|toujours|étroitement)\s+)*(?:(?:en|le|la|un|une|leur)\s+)?(?:(?:bon|bonne|étroit|étroite)\s+)?"
    r"(?:contact|liaison|alignement)(?:\s+étroite?)?"
)
NO_GAP = r"(?:(?:de\s+)?(?:trou|vide|brèche|espace|trouée)|jour)"
KEEPS = r"(?:garde|maintien|conserve|reste|assure|tien)(?:nt|nent|t|s)?"
KEEPS_TO = (
    rf"^(?P<mark>\W*)(?:il\s+ne\s+(?:doit|faut)\s+pas\s+(?:y\s+avoir\s+|qu['’]il\s+y\s+ait\s+)?|pas\s+)(?:de\s+|laisser\s+de\s+)?{NO_GAP}\s+entre\s+{ONE}\s+et\s+{OTHER}(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*)entre\s+{ONE}\s+et\s+{OTHER}\s*,?\s+(?:(?:il\s+)?ne\s+(?:doit|faut)\s+pas\s+(?:y\s+avoir\s+|qu['’]il\s+y\s+ait\s+|se\s+former\s+|rester\s+)?|pas\s+)(?:de\s+|laisser\s+de\s+|un\s+)?{NO_GAP}(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){ONE}\s+et\s+{OTHER}\s+{KEEPS}\s+{TOGETHER}(?:\s+(?:entre\s+eux|l['’]un\s+avec\s+l['’]autre))?(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){OTHER}\s+(?:{KEEPS}\s+{TOGETHER}\s+(?:avec|sur)|reste\s+li[ée]\s+à|se\s+relie\s+à|colle\s+à)\s+{ONE}(?=\s*[.!]*\s*$)",
)
KEEPS_TO_BESIDE = re.compile(
    rf"\s*,?\s+(?:et|en|tout\s+en)\s+(?:(?:gard|conserv|rest|assur)(?:e|ent|ant)|maint(?:ient|iennent|enant)|tien(?:t|nent)|tenant)\s+{TOGETHER}\s+(?:avec|sur)\s+(?-i:[A-ZÀ-Ý])[\w-]{{2,20}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *1Ch à gauche, 6Ch à droite de la route*: of the same road
ON_EITHER_SIDE = re.compile(
    r"^(?P<one>\W*[^,;:.!?]{2,40}?)\s+à\s+(?P<side>gauche|droite)(?P<link>\s*,\s*(?:et\s+)?|\s+et\s+)(?P<two>[^,;:.!?]{2,40}?)\s+à\s+(?P<other>gauche|droite)\s+(?P<of>(?:de\s+la|du|de\s+l['’])\s*[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *prolonge la ligne du 2/2Nas sur la gauche*: beside him
PROLONGS = re.compile(
    r"\b(?:prolonge|étend|continue)(?P<nt>nt)?\s+(?:la\s+ligne|le\s+front)\s+(?P<of>du\s+|de\s+la\s+|de\s+|des\s+|d['’])(?P<whom>[^,;:.!?]{2,30}?)\s+(?:sur\s+(?:la|sa)|à|vers\s+la)\s+(?P<side>gauche|droite)\b",
    re.IGNORECASE,
)
# *doivent se couvrir mutuellement*: whom one helps who stands by one
EACH_OTHER = re.compile(
    r"^\W*les\s+[\w-]{3,20}\s+(?:(?:doi(?:t|vent)|peuvent)\s+)?(?:se|s['’])\s*(?:couvr|soutien|sout|aid|entraid|appu|épaul)\w+\s+(?:mutuellement|les\s+uns\s+les\s+autres|l['’]un\s+l['’]autre|entre\s+eux|réciproquement)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *couvrent la retraite de la batterie*
COVERS_RETREAT = re.compile(
    r"\b(?P<does>couvre(?:nt)?|protège(?:nt)?|couvrir|protéger)\s+(?:la\s+retraite|le\s+repli|le\s+recul|le\s+départ)\s+(?P<of>du|de\s+la|des|de|d['’])\s*(?=\w)",
    re.IGNORECASE,
)
# *sur le flanc droit, le 7L sur le gauche*
FLANK_OF_TWO = re.compile(
    r"(?P<head>\bsur\s+(?:le\s+flanc|l['’]aile)\s+(?:droite?|gauche)\b[^;.!?]{2,60}?\bsur\s+)(?:le|la)\s+(?P<side>gauche|droite?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *À droite de la route, Husson avance, à gauche Gauthier*
EITHER_OF_THE_ROAD = re.compile(
    r"^(?P<mark>\W*)à\s+(?P<side>gauche|droite)\s+(?P<of>(?:de\s+la|du|de\s+l['’])\s*[^,;:.!?]{2,25}?)\s*,?\s+(?P<one>(?-i:[A-ZÀ-Ý])[\w-]+)\s+(?P<does>avance|marche|progresse|monte)\s*,\s*(?:et\s+)?à\s+(?:sa\s+)?(?P<other>gauche|droite)\s*,?\s+(?P<two>(?-i:[A-ZÀ-Ý])[\w-]+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *se met à la hauteur de Husson*
LEVEL_WITH = re.compile(
    r"\bse\s+met(?:tent)?\s+à\s+(?:la\s+)?(?:même\s+)?hauteur\s+d(?:e\s+|['’])(?=(?-i:[A-ZÀ-Ý])[a-zà-ÿ]{2})",
    re.IGNORECASE,
)
# *couvrent le flanc gauche de Gauthier*
ON_HIS_FLANK = re.compile(
    r"\b(?:couvre|protège|garde)(?P<nt>nt)?\s+(?:le\s+flanc|l['’]aile|le\s+côté)\s+(?P<side>gauche|droite?)\s+d(?:e\s+|['’])(?=(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson garde le contact avec la route*: is it this?
KEEPS_TO_A_PLACE = re.compile(
    rf"^(?P<who>\W*(?-i:[A-ZÀ-Ý])[\w-]{{2,20}})\s+{KEEPS}\s+{TOGETHER}\s+avec\s+(?:la|le|les)\s+[a-z]\w+(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def on_his_flank(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    side = "gauche" if found["side"].lower() == "gauche" else "droite"
    return f"se place{found['nt'] or ''} à {side} de "


FRENCH_SIDE_BY_SIDE = (
    turn("contact|liaison|alignement", KEEPS_TO_BESIDE),
    *(
        turn(
            "trou|vide|brèche|espace|jour|contact|liaison|alignement|li|colle",
            re.keyed(said, re.IGNORECASE),
            r"\g<mark>☐ \g<other> soutient \g<one>",
        )
        for said in KEEPS_TO
    ),
    turn("à gauche|à droite", ON_EITHER_SIDE, r"\g<one> à \g<side> \g<of>\g<link>\g<two> à \g<other> \g<of>"),
    turn("prolonge|étend|continue", PROLONGS, r"se place\g<nt> à \g<side> \g<of>\g<whom>"),
    turn("mutuel|autre|entre eux|réciproq", EACH_OTHER),
    turn(
        "retraite|repli|recul|départ",
        COVERS_RETREAT,
        lambda one: f"{one['does']} {OF_WHOM[' '.join(one['of'].lower().split())]}",
    ),
    turn("flanc|aile", FLANK_OF_TWO, r"\g<head>le flanc \g<side>"),
    turn(
        "à droite|à gauche",
        EITHER_OF_THE_ROAD,
        r"\g<mark>\g<one> \g<does> à \g<side> \g<of>, \g<two> \g<does> à \g<other> \g<of>",
    ),
    turn("hauteur", LEVEL_WITH, "s'aligne sur "),
    turn("flanc|aile|côté", ON_HIS_FLANK, on_his_flank),
    turn("contact|liaison|alignement", KEEPS_TO_A_PLACE, r"☐ \g<who> reste sur place"),
)
