"""French generals: the man himself, whom a French letter calls by no more than his rank behind what his troops do.

*Gauthier marche sur la ferme. Le général reste avec ses hommes*, *il mène l'assaut en personne*, *lui-même marche avec
le 2/93*: he is called by his name, and where he is to be is told in plain words.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

RANK = r"(?:général(?:\s+de\s+brigade)?|gal\.?|gén\.?|brigadier|chef|commandant)"
LEAD = r"(?P<lead>\W*(?:(?:et|mais|puis|quant\s+à)\s+)?)"
DOES = r"(?!(?:en\s+chef|ennemi|adverse|d['’]|de\b|du\b|des\b|commandant|qui\b|et\b))(?-i:[a-zà-ÿ])"
# *Le général reste ...*, *leur chef*, *lui-même marche*, *en personne, il rejoint*
CALLED = re.keyed(
    rf"^{LEAD}(?:(?:le|son|leur|ce)\s+{RANK}(?:\s*,?\s*(?:lui(?:-même)?|en\s+personne)\s*,?)?\s+(?={DOES})|"
    r"lui\s+(?=(?:rest|demeur|se\s+t|va\b|march|sui))|"
    r"lui\s+(?=(?:rest|demeur|se\s+t|va\b|march|sui))|"
    rf"lui-même\s*,?\s+(?:il\s+)?(?={DOES})|(?:en\s+personne|de\s+sa\s+personne)\s*,\s*il\s+(?={DOES}))",
    re.IGNORECASE,
)
# *Vous-même, restez près du 1/28Ora*
YOURSELF = re.compile(
    rf"^{LEAD}(?:(?:vous|toi)-même|(?:vous|toi)\s*,\s*(?:(?:mon\s+)?général|{RANK}))\s*,\s*(?:vous\s+|"
    rf"tu\s+)?(?P<does>restez|reste|tenez-vous|tiens-toi|allez|va|rejoignez|"
    r"rejoins|placez-vous|place-toi|mettez-vous|mets-toi|suivez|suis|accompagnez|accompagne)\b",
    re.IGNORECASE,
)
PLAINLY = {
    "restez": "reste",
    "tenez-vous": "se tient",
    "tiens-toi": "se tient",
    "allez": "va",
    "rejoignez": "rejoint",
    "rejoins": "rejoint",
    "placez-vous": "se place",
    "place-toi": "se place",
    "mettez-vous": "se place",
    "mets-toi": "se place",
    "suivez": "suit",
    "suis": "suit",
    "accompagnez": "accompagne",
}
# *Lefebvre ne la quitte pas d'une semelle*
NEVER_LEAVES = re.keyed(
    rf"^{LEAD}(?:le\s+)?(?:général\s+)?(?P<name>(?!(?:ils?|elles?|on|personne|"
    rf"qui)\b)(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+ne\s+(?:l[ea]s?|l['’])\s*(?:quitt|lâch|"
    rf"abandonn)\w*\s+"
    r"(?:pas|jamais|point)(?:\s+(?:d['’]une\s+semelle|des\s+yeux|d['’]un\s+pouce))?(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *Il rejoint en personne le 2/93*, *il mène lui-même la charge*
IN_PERSON = re.compile(
    rf"^{LEAD}il\s+(?P<does>(?-i:[a-zà-ÿ]+))\s+(?:lui-même|en\s+personne|personnellement|de\s+sa\s+personne)\s+(?=\S)|"
    rf"^{LEAD.replace('lead', 'lead2')}il\s+(?P<does2>(?-i:[a-zà-ÿ]+)\s+[^,;:.!?]{{2,40}}?)\s+(?:lui-même|"
    rf"en\s+personne|"
    r"personnellement|de\s+sa\s+personne)(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
NAMED = (
    r"(?P<who>^\W*(?:(?:et|mais|"
    r"puis)\s+)?le\s+général\s+(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?(?:\s+lui-même)?)\s+"
)
EITHER = (
    r"(?P<who>^\W*(?:(?:et|mais|"
    r"puis)\s+)?(?:le\s+général\s+)?(?P<name>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?))\s+"
)
OWN = (
    r"(?:(?:ses|sa|leurs?|la|les)\s+(?:(?:deux|trois|quatre|cinq|six|propres?|braves)\s+)*(?:hommes|brigade|"
    r"bataillons|troupes?|"
    r"gens|soldats|régiments|escadrons|cavaliers|lanciers|chasseurs|fantassins)|eux|elle|elles)"
)
AMONG = (
    r"(?:avec|auprès\s+(?:de|d['’])|près\s+(?:de|d['’])|au\s+milieu\s+(?:de|d['’])|parmi|à\s+la\s+tête\s+(?:de|d['’])|"
    r"aux\s+côtés\s+(?:de|d['’])|derrière|à\s+côté\s+(?:de|d['’])|en\s+tête\s+(?:de|d['’]))\s*"
)
IS = (
    r"(?:doit\s+|va\s+|devra\s+)?(?:rest|march|avanc|demeur|se\s+t[ie]en|se\s+tien|chevauch|se\s+plac|se\s+met|mont|"
    r"part|se\s+bat|"
    r"combat|se\s+trouv|est\b|sera\b|va\b|suit)\w*(?:\s+(?:toujours|bien|sagement|lui-même|en\s+personne))?\s+"
)
WITH_HIS_MEN = re.keyed(
    rf"{NAMED}(?:{IS}{AMONG}{OWN}|(?:accompagn|suit|suivr)\w*\s+{OWN}|sui(?:t|vra)(?=\s*[.!;]|\s*$)|"
    rf"{IS}(?:au\s+milieu|entre\s+(?:les\s+deux|eux|elles)(?:\s+lignes)?)(?=\s*[.!;]|\s*$))(?=\s*(?:[.!;,]|$|et\b))",
    re.IGNORECASE,
)
FIGHT = (
    r"(?:l['’](?:assaut|attaque|affaire|avance|opération)|la\s+(?:charge|marche|manœuvre|colonne|brigade|danse)|"
    r"le\s+mouvement|"
    r"ses\s+(?:hommes|bataillons|troupes|escadrons|gens)|sa\s+brigade|tout\s+ça)"
)
SELF = (
    r"(?:lui-même|en\s+personne|personnellement|de\s+sa\s+personne|l['’]épée\s+(?:à\s+la|au)\s+\w+|sabre\s+au\s+clair)"
)
LEADS = (
    r"(?:doit\s+|va\s+|devra\s+)?(?:men|mèn|condui|command|dirig|emmen|emmèn|entraîn|prend\s+la\s+tête\s+d|"
    r"march\w*\s+à\s+la\s+tête\s+d)\w*"
)
# *Gauthier mène l'assaut lui-même*, *le général Gauthier conduit la charge*
LEADS_HIMSELF = re.compile(
    rf"{EITHER}{LEADS}\s*(?:e\s+|['’])?\s*(?:{FIGHT}\s*,?\s+{SELF}|{SELF}\s+{FIGHT})(?=\s*(?:[.!;,]|$))", re.IGNORECASE
)
THE_MAN_LEADS = re.compile(
    rf"{NAMED}{LEADS}\s*(?:e\s+|['’])?\s*(?:{SELF}\s+)?{FIGHT}(?=\s*(?:[.!;,]|$))", re.IGNORECASE
)
# *le général Gauthier marche avec le 2/93*, *reste au milieu du 92e*
WITH_ONE = re.compile(
    rf"{NAMED}(?:{IS}|suit\s+(?:l['’](?:attaque|avance)|le\s+mouvement|la\s+marche)\s+)(?:avec\s+|"
    rf"au\s+milieu\s+(?=d[ue])|aux\s+côtés\s+(?=d[ue])|à\s+la\s+tête\s+(?=d[ue]))(?P<of>du\s+|"
    rf"de\s+la\s+|des\s+|de\s+l['’]\s*|de\s+)?"
    r"(?P<whom>[^,;:.!?]{2,40}?)(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
ARTICLE = {"du": "le ", "de la": "la ", "des": "les ", "de l'": "l'", "de l’": "l'", "de": "", "": ""}


# *Wathiez reste auprès du 5Lan*, which is one of his own
BY_ONE = re.keyed(
    rf"{EITHER}(?:rest|demeur|se\s+t[ie]+n|se\s+trouv|se\s+plac)\w*\s+(?:auprès|près|à\s+côté|aux\s+côtés|"
    rf"à\s+proximité|non\s+loin)\s+(?P<of>du\s+|de\s+la\s+|des\s+|de\s+)"
    r"(?P<whom>\d[^,;:.!?]{0,25}?)(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
# *Je confie la droite à Campi*, *la gauche revient à Jamin*: of whom the next sentences are
ENTRUSTED = re.keyed(
    r"^\W*(?:(?:je|on)\s+(?:confie|donne|laisse|réserve)|nous\s+(?:confions|donnons|laissons)|confiez|"
    r"donnez)\s+(?:(?:la|notre|toute\s+la)\s+(?:droite|gauche|réserve)|l['’](?:aile|extrême)\s+\w+|"
    r"le\s+(?:centre|flanc\s+\w+|soin\s+de\s+la\s+\w+)|(?:la|notre)\s+garde\s+d[eu]\s+(?:la\s+|"
    r"flanc\s+)?\w+)\s+(?:au\s+général\s+|à\s+la\s+brigade\s+(?:de\s+|d['’])?|"
    r"à\s+)(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+)\s*[.!]*\s*$|"
    r"^\W*(?:la\s+(?:droite|gauche)|le\s+centre|l['’]aile\s+\w+)\s*(?:,\s*c['’]est|revient\s+à|est\s+(?:confiée?\s+|"
    r"l['’]affaire\s+)?(?:à|pour|de)|sera\s+(?:confiée?\s+)?(?:à|pour))\s+(?P<who2>(?-i:[A-ZÀ-Ý])[\w’'-]+)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Il s'installe à Lairalle avec trois bataillons*: he whose battalions they are
HE_WITH_SOME = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|mais|puis)\s+)?)(?:il|elle)\s+(?=[^;:.!?]{3,60}\savec\s+(?:un|deux|trois|quatre|"
    r"cinq)\s+(?:de\s+ses\s+)?(?:bataillons?|régiments?)\b)",
    re.IGNORECASE,
)


def rides_to(told: re.Match[str]) -> str:
    """He rides to one of his battalions."""
    return f"{told['who']} accompagne {ARTICLE[(told['of'] or '').strip().lower()]}{told['whom']}"


def joins(told: re.Match[str]) -> str:
    """He joins the one of his by which he stays."""
    return f"{told['who']} rejoint {ARTICLE[(told['of'] or '').strip().lower()]}{told['whom']}"


WHERE_HE_IS = (
    turn(
        "avec|auprès|près|milieu|parmi|tête|côté|derrière|accompagn|suit",
        WITH_HIS_MEN,
        r"\g<who> va auprès de sa brigade",
    ),
    turn("lui-même|personne|personnel|épée|sabre", LEADS_HIMSELF, r"Le général \g<name> va auprès de sa brigade"),
    turn("général", THE_MAN_LEADS, r"\g<who> va auprès de sa brigade"),
    turn("avec|milieu|côtés|tête", WITH_ONE, rides_to),
)


def of_their_general(raw: str, name: str) -> str:
    """A sentence about the general of those who were told of before with his name, and with where he is to be.

    ``name`` is his, empty where nobody led by one general was told of.
    """
    if name:
        raw = HE_WITH_SOME.sub(rf"\g<lead>{name} ", raw)
        raw = YOURSELF.sub(
            lambda told: f"{told['lead']}Le général {name} {PLAINLY.get(told['does'].lower(), told['does'].lower())}",
            raw,
        )
        raw = NEVER_LEAVES.sub(rf"\g<lead>Le général \g<name> accompagne {name}", raw)
        raw = CALLED.sub(lambda told: f"{told['lead']}Le général {name} lui-même ", raw)
        raw = IN_PERSON.sub(
            lambda told: f"{told['lead'] or told['lead2'] or ''}Le général {name} {told['does'] or told['does2']} ", raw
        )
    return put_plainly(raw, WHERE_HE_IS)
