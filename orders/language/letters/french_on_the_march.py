"""How French people of every day tell where one goes, how one is formed on the way, and who stays where he is.

*reste en colonne pendant la marche*, *avance jusqu'à la ferme mais n'y entre pas*, *attend que la ferme soit prise*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$|et\b|puis\b))"
MARCH = (
    r"(?:(?:la\s+|le\s+|l['’])(?:marche|mouvement|progression|avance|avancée|trajet|déplacement|approche|route|chemin|"
    r"parcours|traversée))"
)
ON_THE_WAY = (
    rf"(?:(?:pendant|durant|tout\s+au\s+long\s+d[eu]|(?:tout\s+)?le\s+temps\s+d[eu]|lors\s+d[eu])\s+(?:toute\s+|tout\s+)?{MARCH}|"
    r"tout\s+(?:le\s+(?:long(?:\s+(?:de\s+la\s+route|du\s+chemin))?|temps|trajet|chemin))|en\s+(?:marchant|marche|chemin|route|avançant)|"
    r"chemin\s+faisant|jusqu['’]à\s+(?:l['’]arrivée|leur\s+arrivée|son\s+arrivée))"
)
# *restent en colonne pendant la marche*, *garde la ligne en marchant*: formed so, and nobody stands still
FORMED_ON_THE_WAY = re.compile(
    r"\b(?:(?:rest|demeur|gard|conserv)(?:e|ent|er|era|eront)|tient|tiennent)\s+(?:en\s+|la\s+|l['’]\s*)(?:ordre\s+de\s+|formation\s+(?:en\s+|de\s+)?)?"
    rf"(?P<formed>colonnes?|ligne|tirailleurs)\s+{ON_THE_WAY}{ENDS}",
    re.IGNORECASE,
)
SO_FORMED_ON_THE_WAY = re.compile(
    rf"\b{ON_THE_WAY}\s*,?\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:(?:rest|demeur|gard|conserv)(?:e|ent|er|era|eront)|tient|tiennent)\s+(?:en\s+|la\s+)"
    rf"(?P<formed>colonnes?|ligne|tirailleurs){ENDS}",
    re.IGNORECASE,
)
PLACES = r"(?P<of>à\s+la\s+|à\s+l['’]|aux?\s+|à\s+|en\s+|dans\s+la\s+|dans\s+le\s+)(?P<what>[^,;:.!?]{2,30}?)"
NOT_IN = (
    r"(?:(?:mais|et|seulement)\s+(?:ils?\s+|elles?\s+)?n['’]y\s+(?:n['’])?(?:r?entr|pénètr|v)(?:e|ent|era|eront|a|ont)\s+(?:pas|point)|"
    r"(?:mais\s+)?sans\s+(?:r?entrer|pénétrer)\s+dedans|"
    r"(?:mais|et)\s+(?:surtout\s+)?pas\s+(?:dedans|à\s+l['’]intérieur|dans\s+(?:les\s+murs|la\s+cour|les\s+maisons))|"
    r"(?:mais|et)\s+(?:reste|demeure|s['’]arrête)(?:nt)?\s+(?:en\s+)?(?:dehors|à\s+l['’]extérieur|avant|devant))"
)
# *avance jusqu'à la ferme mais n'y entre pas*, *va jusqu'à Lairalle sans y entrer*
UP_TO_AND_NOT_IN = re.compile(
    rf"\bjusqu['’](?:à\s+)?{PLACES}\s*,?\s+{NOT_IN}(?:\s+(?:encore|ce\s+tour(?:-ci)?))?" + ENDS, re.IGNORECASE
)
UP_TO_THE = {"à la": "de la ", "à l": "de l'", "au": "du ", "aux": "des ", "dans la": "de la ", "dans le": "du "}
# *avance jusque devant la ferme*: on this side of it
UP_BEFORE = re.compile(r"\bjusque?\s+devant\s+(?P<the>la\s+|le\s+|les\s+|l['’])?(?=\w)", re.IGNORECASE)
OF_THE = {"la": "de la ", "le": "du ", "les": "des ", "l": "de l'", "": "de "}
# *Tenez la ligne coûte que coûte*: where they stand, and no kind of troops
HOLDS_THE_LINE = re.compile(
    r"\b(?P<holds>tenez|tiens|tenons|tenir|tien(?:t|nent|dra|dront))\s+(?:bien\s+|bon\s+)?(?:la|notre|leur|sa|votre)\s+ligne"
    r"(?=\s*(?:[,;:.!?)]|$|coûte|à\s+tout\s+prix|jusqu|quoi|et\b|sans\b|le\s+plus|face\b))",
    re.IGNORECASE,
)
# *reste près de Gauthier mais pas trop*
NOT_TOO_NEAR = re.compile(
    r"\s*,?\s+mais\s+(?:pas\s+trop(?:\s+(?:près|proche))?|sans\s+(?:trop\s+)?(?:le|la|les)\s+(?:coller|serrer(?:\s+de\s+(?:trop\s+)?près)?)|sans\s+trop\s+s['’]exposer)"
    r"(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
# *sort du bois et prend la route en colonne*: onto it
OUT_AND_ALONG = re.compile(
    r"\b(?:sort|sortent|quitte|quittent|débouche|débouchent)\s+(?:du|de\s+la|le|la|des|les)\s+(?:bois|couvert|forêt|ferme|village|hameau|maisons|taillis)\s*,?\s+et\s+"
    r"(?:pren(?:d|n?ent)|emprunte(?:nt)?|gagne(?:nt)?|rejoin(?:t|gnent))\s+la\s+(?:route|chaussée)(?P<many>)(?!\s+d[eu'’])",
    re.IGNORECASE,
)
# *Piré va avec ses chasseurs*
WITH_HIS_OWN = re.compile(
    r"\b(?P<goes>va|ira|reste|restera|se\s+tient|demeure)\s+avec\s+(?:ses|sa|son)\s+(?P<own>chasseurs|lanciers|cavaliers|batteries?|artillerie|cuirassiers)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *derrière la hauteur, où personne ne les voit*
WHERE_NOBODY_SEES = re.compile(
    r"\s*,?\s+(?:là\s+)?où\s+(?:personne|l['’]ennemi|on|nul|les\s+\w+)\s+ne\s+(?:les|le|la)\s+(?:voi|verr|aperçoi|trouv)\w*(?:\s+(?:pas|plus))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *mettent pied à terre*: of which no rulebook here knows
DISMOUNTS = re.compile(
    r"\b(?:(?:fait|font|faire)\s+)?(?:met|mettent|mettre|mettra|mettront)\s+pied\s+à\s+terre|\bdescend(?:ent|re|ra)?\s+de\s+cheval",
    re.IGNORECASE,
)
# *Le prince d'Orange ne doit pas trop s'avancer*: the man stays
NOT_TOO_FAR = re.compile(
    r"^(?P<who>\W*(?:le\s+(?:prince|général|duc|maréchal|comte|roi)|général|prince)\s+[^,;:.!?]{2,30}?)\s+(?:ne\s+(?:doit|devra)\s+pas\s+(?:trop\s+|autant\s+)?(?:s['’](?:avancer|exposer|aventurer)|se\s+(?:risquer|montrer))|"
    r"ne\s+s['’](?:avance|expose|aventure)\s+pas)(?:\s+(?:trop|autant|si\s+loin|plus))*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Quand Picton sera là, qu'il se mette derrière le talus*
WHEN_HE_IS_THERE = re.compile(
    r"^(?P<mark>\W*)(?:quand|dès\s+que|lorsque|une\s+fois\s+que)\s+(?P<who>(?-i:[A-ZÀ-Ý])[\w'’-]{2,20})\s+(?:sera|est|arriver?a?|arrive|débouchera|débouche)(?:\s+(?:là|arrivé|ici|sur\s+le\s+terrain))?\s*,\s*(?:qu['’])?(?:il|elle)\s+"
    r"(?P<does>(?:(?:se|s['’])\s*)?\w+)\s+(?P<rest>[^;:.!?]{3,80}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
DOES = {
    "mette": "se met", "mettra": "se met", "place": "se place", "placera": "se place", "porte": "se porte",
    "portera": "se porte",
    "aille": "va", "ira": "va", "prenne": "prend", "prendra": "prend", "avance": "avance", "avancera": "avance",
    "occupe": "occupe", "occupera": "occupe", "tienne": "tient", "tiendra": "tient",
    "vienne": "vient", "viendra": "vient",
}  # fmt: skip
# *passe de l'autre côté du ruisseau*
TO_THE_OTHER_SIDE = re.compile(
    r"\b(?:passe|va|vient|revient|retourne)(?P<nt>nt)?\s+de\s+l['’]autre\s+côté\s+(?:du|de\s+la)\s+(?P<what>ruisseau|rivière)(?=\s*(?:[,;.!]|$|et\b))",
    re.IGNORECASE,
)
# *Le 1/2L ouvre la marche*: before the others
OPENS_THE_MARCH = re.compile(r"\bouvre(?:nt)?\s+la\s+marche\b", re.IGNORECASE)
# *laisse Lairalle à sa droite*: on that side of him
LEAVES_ON_ITS_SIDE = re.compile(
    r"^(?P<who>\W*(?:que\s+)?(?-i:[A-ZÀ-Ý])[\w-]{2,20})\s+laisse(?P<nt>nt)?\s+(?P<what>(?:(?-i:[A-ZÀ-Ý])[\w-]{2,20}|(?:le|la|les)\s+\w+))\s+(?:à|sur)\s+(?:sa|leur)\s+(?P<side>droite|gauche)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *reste là où on peut le trouver*: where he is
WHERE_ONE_FINDS_HIM = re.compile(
    r"\breste\s+(?:là\s+)?où\s+(?:on|l['’]on)\s+(?:peut\s+(?:le|la)\s+(?:trouver|voir|joindre)|(?:le|la)\s+(?:trouve|voit))(?:ra)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *attend que la ferme soit prise*
WAITS_THAT = re.compile(
    r"\battend(?P<n>ent)?\s+qu(?P<e>e\s+|['’])(?=[^,;:.!?]{2,50}?\b(?:soi(?:t|ent)|ai(?:t|ent)|arrive|passe|vienne|avance|tombe)(?:nt)?\b)",
    re.IGNORECASE,
)
# *le temps que Picton se pointe*: until he is there
WHILE_HE_COMES = re.compile(
    r"\b(?:juste\s+)?le\s+temps\s+qu(?P<e>e\s+|['’])(?P<who>[^,;:.!?]{2,30}?)\s+(?:se\s+pointe|débarque|rapplique|arrive|se\s+ramène|se\s+montre|soit\s+là|vienne)(?P<nt>nt)?\b",
    re.IGNORECASE,
)


def so_formed(found: re.Match[str]) -> str:
    """Formed so, without a word that holds anybody."""
    formed = "en tirailleurs" if found["formed"].lower().startswith("tir") else f"en {found['formed'].lower()}"
    who = f"{found['who']} " if "who" in found.groupdict() else ""
    return f"{who}se forment {formed}"


def close_to(found: re.Match[str]) -> str:
    """So near to a place that one is not in it."""
    of = " ".join(found["of"].lower().replace("'", " ").replace("’", " ").split())
    return f"jusqu'à 3 cm {UP_TO_THE.get(of, 'de ')}{found['what']}"


def before_it(found: re.Match[str]) -> str:
    """The same of what one comes before."""
    the = (found["the"] or "").strip().rstrip("'’").lower()
    return f"jusqu'à 3 cm {OF_THE[the]}"


def he_is_there(found: re.Match[str]) -> str:
    """What he does who comes, by his name."""
    does = DOES.get(re.sub(r"^(?:se|s['’])\s*", "", found["does"].lower()))
    return f"{found['mark']}dès que {found['who']} sera là, {found['who']} {does} {found['rest']}" if does else found[0]


# *avance à côté des canons et y reste en colonne*
STAYS_THERE_IN = re.keyed(
    r"\bet\s+y\s+(?P<does>reste(?:nt)?|demeure(?:nt)?)\s+(?=en\s+(?:colonne|ligne)\b)", re.IGNORECASE
)
FRENCH_ON_THE_MARCH = (
    turn(" y ", STAYS_THERE_IN, r"et \g<does> "),
    turn("le temps", WHILE_HE_COMES, r"jusqu'à ce qu\g<e>\g<who> arrive\g<nt>"),
    turn("colonne|ligne|tirailleurs", FORMED_ON_THE_WAY, so_formed),
    turn("colonne|ligne|tirailleurs", SO_FORMED_ON_THE_WAY, so_formed),
    turn("jusqu", UP_TO_AND_NOT_IN, close_to),
    turn("devant", UP_BEFORE, before_it),
    turn("ligne", HOLDS_THE_LINE, r"\g<holds> la position"),
    turn("mais", NOT_TOO_NEAR),
    turn("route|chaussée", OUT_AND_ALONG, r"va\g<many> sur la route"),
    turn(" avec s", WITH_HIS_OWN, r"\g<goes> auprès de ses \g<own>"),
    turn("où ", WHERE_NOBODY_SEES),
    turn("pied|cheval", DISMOUNTS, "vont à pied"),
    turn("pas", NOT_TOO_FAR, r"\g<who> reste où il est"),
    turn("quand|dès |lorsque|une fois", WHEN_HE_IS_THERE, he_is_there),
    turn("autre côté", TO_THE_OTHER_SIDE, r"traverse\g<nt> le \g<what>"),
    turn("marche", OPENS_THE_MARCH, "marche devant les autres"),
    turn(
        "laisse",
        LEAVES_ON_ITS_SIDE,
        lambda one: (
            f"☐ {one['who']} passe à {'gauche' if one['side'].lower() == 'droite' else 'droite'} de {one['what']}"
        ),
    ),
    turn("reste", WHERE_ONE_FINDS_HIM, "reste là"),
    turn("attend", WAITS_THAT, r"reste\g<n> sur place jusqu'à ce qu\g<e>"),
)
