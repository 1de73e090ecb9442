"""Whom French people of every day attack and fire at, and whom they leave alone.

*laisse les tirailleurs à 2/4HA*, *prend la ferme en enfilade*, *fait mine d'attaquer*, *aucune batterie ne bouge*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import OF_WHOM
from orders.language.letters.turns import turn

# *prend la ferme en enfilade*, *prennent 2/2Nas d'écharpe*
ENFILADES = re.compile(
    r"\b(?:prend|prennent|prendra|prendront|prendre|bat|battent)\s+(?P<what>[^,;:.!?]{2,40}?)\s+(?:en\s+enfilade|d['’]enfilade|d['’]écharpe)\b",
    re.IGNORECASE,
)
# *se décale de 5 cm pour dégager son champ de tir*
FOR_A_FIELD_OF_FIRE = re.keyed(
    r"\s*,?\s+(?:pour|afin\s+d(?:e\s+|['’]))\s*(?:mieux\s+|bien\s+)?(?:dégager|avoir|ouvrir|libérer|améliorer|obtenir|retrouver|gagner|élargir|"
    r"se\s+(?:donner|dégager|faire))\s+(?:(?:son|sa|leur|le|la|un|une|les|l['’]|du|de\s+la|plus\s+de)\s*)?(?:(?:meilleure?|bon|bonne|bel|beau)\s+)?(?:champ|lignes?|angle|secteur|"
    r"tir|vue)(?:\s+(?:de\s+(?:tir|vue|mire|visée)|libre|dégagée?))?(?:\s+(?:sur|d['’e]|des|du)\s*[^,;:.!?]{2,25}?)?(?=\s*(?:[,;.!?)]|$))",
    re.IGNORECASE,
)
# *Laisse les tirailleurs à 2/4HA*: it is for those
LEAVES_TO = re.compile(
    r"^(?P<mark>\W*)(?:(?:on|je|nous)\s+)?laiss(?:e|ez|ons)\s+(?P<whom>(?:les|le|la|leurs?|ces|cette|ce|l['’])\s*[^,;:.!?]{2,30}?|\d\S{1,8})\s+à\s+(?:la\s+|l['’])?"
    r"(?P<who>(?:batterie\s+|brigade\s+)?(?-i:[A-Z\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Campi rejoint Husson*, *Gauthier va rejoindre Jamin*: brigades both
GUNS = r"(?P<guns>batteries?|canons?|pièces?|artilleries?)"
# *Aucune des batteries ne bouge*, *pas un canon ne bouge*: all of them stay
NONE_MOVES = re.compile(
    rf"\b(?:aucune?|pas\s+une?(?:\s+seule?)?|nulle?)\s+(?:(?:des|de\s+(?:nos|mes|ces))\s+)?{GUNS}(?P<whose>\s+d[eu]\s+(?-i:[A-Z])[\w'’-]+)?\s+ne\s+"
    r"(?:bouge(?:ra)?|se\s+déplace(?:ra)?|remue|quitte(?:ra)?\s+(?:sa|son|leur)\s+(?:position|place|emplacement|poste)|part(?:ira)?|change(?:ra)?\s+de\s+place)",
    re.IGNORECASE,
)
# *Ceux qui sont battus se replient derrière Jamin*: of troops that the rulebook does not know
WHO_IS_BEATEN = re.compile(
    r"^(?P<mark>\W*)(?:(?:ceux|celui|tous\s+ceux|les\s+bataillons|les\s+régiments)\s+qui|qui|quiconque)\s+(?P<how>(?:est|sont|sera|seront|se\s+font|se\s+fait|serai(?:t|ent))\s+(?:battre|battue?s?|repoussée?s?|enfoncée?s?|rompue?s?|culbutée?s?|bousculée?s?|rejetée?s?)|"
    r"(?:fui(?:t|ent)|sort(?:ent)?\s+du\s+combat|lâche(?:nt)?\s+pied|plie(?:nt)?|se\s+débande(?:nt)?|se\s+sauve(?:nt)?))\s*,?\s+(?=\w)",
    re.IGNORECASE,
)
# *La cavalerie ne charge que ce qui présente le flanc*
ONLY_IN_FLANK = re.compile(
    r"\bne\s+(?P<does>charge(?:nt|ra|ront)?|attaque(?:nt|ra|ront)?)\s+que\s+(?:ce|ceux)\s+(?:qui\s+(?:(?:lui|leur|nous)\s+)?(?:présent|montr|offr|prêt|expos|tend)\w*\s+(?:le|son|leur|un)\s+flanc|qu(?:i\s+|['’])(?:elle|on|ils?)?\s*(?:peut|peuvent)\s+prendre\s+de\s+flanc)",
    re.IGNORECASE,
)
# *Concentrez le feu sur 5M*: of whoever has guns
ALL_FIRE_AT = re.compile(
    r"^\W*(?:(?:con)?centr(?:ez|ons|er)|concentre)\s+(?:tout\s+)?(?:le|les|vos|nos)\s+(?:feux?|tirs?)\s+sur\s+(?P<whom>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Qui n'a pas de cible tire au plus près*
WHO_HAS_NO_TARGET = re.compile(
    r"^\W*(?:qui|ceux\s+qui|celui\s+qui|les\s+batteries\s+qui)\s+(?:n['’](?:a|ont)|n['’]aur(?:a|ont))\s+(?:pas|plus|point)\s+de\s+cible\s*,?\s+(?:tire(?:nt|ra|ront)?|feu)\s+(?:au|sur)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *fait mine d'attaquer 27J*, *fausse attaque sur le bois*: is it this?
FEINTS = (
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:(?:fait|font)\s+(?:mine|semblant)\s+d['’](?:attaquer|assaillir)|(?:feint|feignent|simule(?:nt)?)\s+(?:d['’]attaquer|(?:une|l['’])\s*attaque\s+(?:de|sur|contre)))\s+(?P<whom>[^,;:.!?]{2,40}?)(?=\s*[.!;]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s*(?::|\s+(?:fait|mène|lance))\s*(?:une\s+)?(?:fausse\s+attaque|attaque\s+(?:simulée|feinte|de\s+diversion)|feinte|démonstration)\s+(?:sur|contre|devant|vers)\s+(?P<whom>[^,;:.!?]{2,40}?)(?=\s*[.!;]*\s*$)",
)
# *peut charger à sa discrétion*
AT_HIS_DISCRETION = re.compile(
    r"\b(?:peu(?:t|vent)|pourr(?:a|ont))\s+(?:charger|attaquer|contre-charger)\s+(?:à\s+(?:sa|leur)\s+(?:discrétion|guise|convenance)|à\s+(?:son|leur)\s+gré|comme\s+(?:il|elle|ils|elles)\s+(?:l['’]entend\w*|veu\w+)|(?:quand|si|où)\s+bon\s+(?:lui|leur)\s+semble)",
    re.IGNORECASE,
)
# *Les pièces de douze s'occupent de la ferme*: they fire
GUNS_SEE_TO = re.compile(
    r"(?P<who>\b(?:batteries?|pièces?|canons?|artillerie|pounders|\d+/\d+[FH]A)\b[^,;:.!?]{0,30}?)\s+s['’]occupe(?P<nt>nt)?\s+(?:maintenant\s+|d['’]abord\s+)?(?P<of>de\s+la|de\s+l['’]|du|des|de|d['’])\s*(?=(?:ferme|village|hameau|maisons?|bois|ruisseau|pont|(?-i:[A-Z])[a-z]))",
    re.IGNORECASE,
)
# *n'avancent jamais sans escorte*: is it this?
NEVER_ALONE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+n['’]avance(?P<nt>nt)?\s+(?:jamais|pas)\s+sans\s+(?:escorte|soutien|couverture|infanterie|protection)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *esquive toute attaque*
EVADES_ALL = re.compile(
    r"\b(?:esquive(?:nt)?|évite(?:nt)?|se\s+dérobe(?:nt)?\s+à)\s+(?:toute|chaque|n['’]importe\s+quelle)\s+(?:attaque|charge)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *ne cède sous aucun prétexte*
UNDER_NO_PRETEXT = re.compile(
    r"\bne\s+(?:cède|recule|plie|lâche)(?P<nt>nt)?\s+(?:le\s+terrain\s+|pas\s+)?sous\s+aucun\s+prétexte\b",
    re.IGNORECASE,
)
# *au corps à corps sauf s'il y est forcé*
UNLESS_FORCED = re.compile(
    r"^\W*personne\s+ne\s+(?:va|vient|cherche|engage|se\s+risque)\s+(?:au|le)\s+corps[\s-]+à[\s-]+corps(?:\s*,?\s+(?:sauf|à\s+moins)\s+[^;:.!?]{0,30}?(?:forcé|contraint|obligé)\w*)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Vérifiez si 2/4HA peut tirer sur 27J, sinon sur 5M*
WHETHER_IT_CAN_FIRE = re.compile(
    r"^\W*(?:vérifie[zr]?|voyez|regarde[zr]?|voir)\s+si\s+(?P<who>[^,;:.!?]{2,30}?)\s+peu(?:t|vent)\s+tirer\s+sur\s+(?P<whom>[^,;:.!?]{2,30}?)\s*,\s*(?:et\s+)?(?P<else>sinon\s+sur\s+[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *peut charger un ennemi qui lui présente le flanc ; sinon elle s'abstient*
MAY_IN_FLANK = re.compile(
    r"\b(?:peu(?:t|vent)|pourr(?:a|ont))\s+(?:charger|attaquer)\s+(?:un|tout|l['’]|chaque)\s*(?:ennemi|adversaire|bataillon|régiment)?(?:\s+ennemi)?\s*qui\s+(?:(?:lui|leur|nous)\s+)?"
    r"(?:présent|montr|offr|prêt|expos|tend)\w*\s+(?:le|son|leur|un)\s+flanc(?:\s*[,;]\s*(?:(?:mais\s+)?(?:dans\s+)?(?:tous\s+)?(?:les\s+autres\s+cas|autrement|sinon|autres\s+cas))\s*,?\s*"
    r"(?:(?:il|elle)s?\s+)?(?:s['’]abst\w+|ne\s+charge(?:nt)?\s+pas|reste(?:nt)?\s+\w+(?:\s+\w+){0,2}|ne\s+bouge(?:nt)?\s+pas|non|rien))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *personne court après les Français*, *on leur court pas après*: no pursuit
NOBODY_RUNS = re.compile(
    r"\b(?P<who>personne|on|nous|vous|je)\s+(?:ne\s+|n['’])?(?P<them>leur\s+|lui\s+)?(?:court|courra|courons|courez|cavale|galope|fonce|file|part)\s+(?P<not>pas\s+)?(?:derrière|après)"
    r"(?:\s+(?:les\s+(?-i:[A-Z])\w+|l['’]ennemi|l['’]adversaire|les\s+fuyards|eux|lui))?(?=\s*(?:[,;.!]|$|si\b|quand\b|en\b|même\b|s['’]))",
    re.IGNORECASE,
)


def nobody_runs(found: re.Match[str]) -> str:
    """Nobody pursues, where that is what was denied."""
    denied = found["not"] or found["who"].lower() == "personne"
    return "personne ne poursuit" if denied else found[0]


FRENCH_ATTACK_AND_FIRE = (
    turn("flanc", MAY_IN_FLANK, "opportunity charge flank"),
    turn("derrière|après", NOBODY_RUNS, nobody_runs),
    turn("champ|tir|vue|angle", FOR_A_FIELD_OF_FIRE),
    turn("enfilade|écharpe", ENFILADES, r"tire sur \g<what>"),
    turn("laiss", LEAVES_TO, r"\g<mark>\g<who> s'occupe de \g<whom>"),
    turn("bouge|déplace|remue|quitte|part|change", NONE_MOVES, r"toutes les \g<guns>\g<whose> restent sur place"),
    turn("qui", WHO_IS_BEATEN, r"\g<mark>quand ils sont ébranlés, tous "),
    turn("flanc", ONLY_IN_FLANK, r"ne \g<does> que de flanc"),
    turn("centr", ALL_FIRE_AT, r"tirez sur \g<whom>"),
    turn("cible", WHO_HAS_NO_TARGET, "tous tirent à volonté"),
    *(
        turn(
            "mine|semblant|feint|feign|simul|fausse|diversion|démonstration",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<who> avance vers \g<whom>",
        )
        for said in FEINTS
    ),
    turn("discrétion|guise|convenance|gré|comme|bon ", AT_HIS_DISCRETION, "opportunity charge always"),
    turn(
        "occupe",
        GUNS_SEE_TO,
        lambda one: f"{one['who']} tire{one['nt'] or ''} sur {OF_WHOM[' '.join(one['of'].lower().split())]}",
    ),
    turn("sans", NEVER_ALONE, r"☐ \g<who> reste\g<nt> sur place"),
    turn("attaque|charge", EVADES_ALL, "se replient s'ils sont attaqués"),
    turn("prétexte", UNDER_NO_PRETEXT, lambda one: "tiennent bon" if one["nt"] else "tient bon"),
    turn("corps", UNLESS_FORCED, "☐ tous évitent le corps à corps"),
    turn("sinon", WHETHER_IT_CAN_FIRE, r"\g<who> tire sur \g<whom>, \g<else>"),
)
