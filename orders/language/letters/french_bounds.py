"""French bounds: what French says of those alone, of what is kept for whom, and of the way, in clauses round an order.

*Il n'y a que le 1/93 qui reste*, *nul n'attend la cavalerie autrement qu'en carré*, *passe à l'est de la ferme et
s'établit en H9*: put as one says it who limits nothing.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import GUNS
from orders.language.letters.turns import SQUARE, turn

# *on ne passe pas le ruisseau pour l'instant*
NOT_ACROSS = re.keyed(
    r"\b(?P<ne>ne\s+)passe(?P<many>nt)?\s+(?P<not>pas(?:\s+encore)?|jamais|point)\s+(?=(?:le|la|les|ce|cette)\s+(?:ruisseau|rivière|pont|gué|route|chaussée)\b)",
    re.IGNORECASE,
)
# *Le 2/93 peut quand même avancer*: all the same, and not *when*.
ALL_THE_SAME = re.compile(r"\bquand\s+m[êe]me\b", re.IGNORECASE)
# *Il n'y a que le 1/93 qui reste*, *il n'y a que lui à rester*: of whom there is something to say, and no state
ONLY_HE = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|donc)\s+)?)(?:il\s+n['’]?y\s+a|y\s+a)\s+que\s+(?P<who>[^,;:.!?]{2,50}?)\s+qui\s+"
    r"(?!(?:n['’]|ne\s+|l['’]|m['’]|s['’])?(?:est|sont|soi\w*|a|ont|ait|aient|entend\w*|peut|peuvent|puiss\w*|sa\w+)\b)",
    re.IGNORECASE,
)
# *La batterie la plus proche de la chaussée, celle en F6, tire*: the one in that square.
THE_ONE_IN = re.compile(
    r"\b(?P<who>(?-i:[Ll]a|[Ll]e|[Ll]es)\s+(?:batteries?|pièces|canons|bataillons?|régiments?))\s+(?-i:[^,;:.!?A-Z\d]){3,60},\s*"
    rf"(?:celle|celui|celles|ceux)\s+(?:qui\s+(?:est|sont|se\s+trouve(?:nt)?)\s+)?(?P<in>(?:en|à|dans|de)\s+{SQUARE})\s*,?",
    re.IGNORECASE,
)
# *vers la chaussée, en contrebas de la crête, en E3*: how the ground is there
BELOW_THE_CREST = re.compile(
    r"\s*,?\s*(?:juste\s+|un\s+peu\s+)?\ben\s+contre-?bas\s+(?:de\s+(?:la|cette|sa)\s+(?:crête|crete|hauteur|pente|butte|"
    r"colline|route|chaussée)|du\s+(?:talus|mamelon|plateau|chemin|coteau))(?=[^;:.!?]*\b[A-Z]\d{1,2}\b)",
    re.IGNORECASE,
)
# *La batterie reste et bat la batterie d'en face*: what guns beat, they fire on.
GUNS_BEAT = re.compile(
    rf"^(?P<guns>[^;.!?]*?\b{GUNS}\b[^;.!?]*?)\b(?:bat(?P<many>tent|tront)?|battra|bats)\s+(?P<whom>(?:la|le|les|l['’]|leurs?|ces?|"
    r"cette|celle|celui|ceux)(?:\s|(?<=['’]))\s*)(?!(?:campagne|semelle|tambour|pavé|retraite|rappel|générale|briquet|charge|"
    r"terrain|plaine|route|chaussée|pont|sortie|vallon|pente)\b)",
    re.IGNORECASE,
)
HORSE = (
    r"(?:la\s+cavalerie|les\s+(?:cavaliers|chevaux|cuirassiers|lanciers|dragons|hussards)|"
    r"une?\s+charge(?:\s+de\s+cavalerie)?)"
)
RECEIVES = r"(?:attend\w*|reç\w+|recoi\w+|recev\w+|affront\w+|accueill\w+|essui\w+|subi\w*)"
# *Nul bataillon, le 27J excepté, n'attendra la cavalerie autrement qu'en carré*, *on ne la reçoit qu'en carré*
NOT_BUT_IN_SQUARE = re.compile(
    r"^(?P<lead>\W*)(?:nul(?:le)?|aucune?|personne|on|qu['’](?:aucune?|on)|que\s+(?:nul(?:le)?|personne))"
    r"(?P<who>\s+(?:bataillon|fantassin|unité|régiment|homme|d['’]entre\s+(?:eux|nous))s?)?(?P<of>\s+(?:de|du|des|d['’])[^,;:.!?]{2,40}?)?\s*"
    r"(?:,\s*(?P<but>(?:(?:le|la|les)\s+)?[^,;:.!?]{2,30})\s+except\w+\s*,\s*|,\s*(?:sauf|hormis|excepté)\s+"
    r"(?P<save>[^,;:.!?]{2,30})\s*,\s*)?"
    rf"\s*n(?:e\s+|['’]\s*)(?:doi\w+\s+|peut\s+)?{RECEIVES}\s+(?:jamais\s+|pas\s+)?{HORSE}\s+(?:autrement\s+que|autrement\s+"
    r"qu['’]|que|qu['’]|si\s+ce\s+n['’]est|sinon)\s*(?:formé\w*\s+)?en\s+carrés?(?P<end>\W*)$",
    re.IGNORECASE,
)
# *Saxe-Weimar passe avant Bijlandt*: in his turn. Before a place one passes *devant*.
PASSES_BEFORE = re.compile(
    r"\b(?P<goes>pass(?:e|ent|era|eront|er))\s+avant\s+(?!(?:le|la|les|l['’]|un|midi|ce|cette)\b(?!\s+(?:Garde|"
    r"brigade|division|cavalerie|artillerie|infanterie|reste)))(?=[^,;:.!?]{2,40}(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *à droite de Lairalle, à sa hauteur*: beside it; the second says no more.
ABREAST_OF_IT = re.compile(
    r"(?P<beside>\b(?:à\s+(?:droite|gauche|côté|l['’](?:est|ouest))|au\s+(?:nord|sud))\s+(?:de|du|d['’])[^,;:.!?]{2,30}?)\s*,?\s+"
    r"à\s+(?:sa|leur|la\s+même)\s+hauteur\b",
    re.IGNORECASE,
)
# *Il est le premier : défense absolue de céder du terrain*, behind his name
STRICTLY = re.compile(
    r"(?P<lead>^\W*|:\s*)(?P<no>défense|defense|interdiction)\s+(?:absolue|formelle|expresse|stricte|totale)\s+(?=(?:de\s|d['’]))",
    re.IGNORECASE,
)
# *de céder un pouce de terrain*: any ground, as one says where nothing is measured.
AN_INCH = re.keyed(
    r"\b(?P<yield>céd\w+|ced\w+|perd\w+|lâch\w+|abandonn\w+|recul\w+)\s+(?:(?:d['’])?(?:un|le\s+moindre|1)\s+(?:seul\s+)?"
    r"(?:pouce|pas|mètre|centimètre|cm))(?:\s+de\s+(?:terrain|sol|terre))",
    re.IGNORECASE,
)
# *passe à l'est de Gémioncourt et s'établit en H9*: by which way, which is left to him, and where to.
BY_THAT_WAY = re.compile(
    r"\bpass(?:e|ent|era|eront)\s+(?:à\s+(?:droite|gauche|l['’](?:est|ouest))|au\s+(?:nord|sud))\s+(?:de|du|"
    r"d['’])[^,;:.!?]{2,30}?\s*,?\s+(?:et|puis|pour)\s+(?=(?:va|vont|ira|iront|aller|vien\w+|venir|gagne\w*|se\s+(?:port|plac|post|"
    r"rend|mett|met|forme)\w*|s['’](?:établi\w+|install\w+|arrêt\w+|mettre))\b[^;:.!?]*\b[A-Z]\d{1,2}\b)",
    re.IGNORECASE,
)
# *elle garde ses boulets pour ce qui viendrait à moins de 20 cm*: for whom she keeps them, and no way to go
KEEPS_ITS_SHOT = re.compile(
    r"\b(?P<keeps>(?:tien(?:t|nent|dra|dront)|garde|réserve|conserve|ménage|économise)(?:nt|ra|ront)?\s+(?:ses|leurs?|son|le|les|la|sa)\s+(?:boulets?|munitions?|"
    r"feux?|coups?|poudre|mitraille|tirs?|obus))\s+(?:pour|contre|à)\s+(?P<whom>(?:tout\s+)?ce|ceux|quiconque|celui|le\s+moment\s+où|"
    r"quand|lorsque)\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *Il lui sert de soutien*: he supports him
SERVES_AS_SUPPORT = re.compile(
    r"\b(?:lui|leur)\s+ser(?:t|vent|vira|viront)\s+(?:de\s+(?:soutien|renfort|appui)|d['’]appui)\b", re.IGNORECASE
)
# *se met en ligne face au nord et va en J8*: one who goes, and not what he is going to do
AND_GOES = re.compile(
    r"(?P<and>\b(?:et|puis|ensuite)\s+(?:il\s+|ils\s+|elle\s+|elles\s+|y\s+)?)v(?P<many>ont|a)\s+"
    r"(?=(?:en|à|au|aux|vers|jusqu\w*|dans|derrière|devant|près|droit)\b)",
    re.IGNORECASE,
)
# *Le premier du 92e avance*: the first battalion of that regiment, and not whoever is the first.
FIRST_OF_THE = re.compile(
    r"\b(?P<which>(?:le|du|au)\s+(?:premier|deuxième|second|troisième|quatrième|1er|2e|2ème|3e|3ème|4e|4ème)"
    r"(?:\s+et\s+le\s+(?:deuxième|second|troisième|quatrième|2e|2ème|3e|3ème|4e|4ème))?)\s+"
    r"(?=du\s+\d{1,3}(?:e|è|ème|eme|er|L)?\b(?:\s+(?:de\s+ligne|léger|légère|nassau))?(?!\s+(?:lanciers|chasseurs|hussards|corps)))",
    re.IGNORECASE,
)
# *ne quitte pas Quatre-Bras ; il y entre dans les maisons*: into that place, which he is not to leave
INTO_ITS_HOUSES = re.compile(
    r"\b(?:ne\s+quitte(?:nt|ra|ront)?\s+(?:pas|point)|n['’]abandonne(?:nt|ra|ront)?\s+(?:pas|point)|reste(?:nt|ra|ront)?\s+"
    r"(?:à|dans))\s+(?P<place>(?:(?:le\s+hameau\s+|le\s+village\s+|la\s+ferme\s+)d[eu]\s+)?(?-i:[A-Z])[\w-]+)\s*[;,]\s*(?:et\s+|mais\s+)?"
    r"(?:ils?|elles?)?\s*(?:y|s['’]y)\s+(?P<go>entre|installe|retranche|barricade|loge|enferme)(?P<many>nt)?\s+dans\s+(?:les|ses)\s+"
    r"(?:maisons|bâtiments|murs)",
    re.IGNORECASE,
)
# *En y repensant, ...*: how he came to it, without what he thought before
HAVING_THOUGHT = re.compile(
    r"^(?P<lead>\W*)(?:en\s+y\s+(?:re)?(?:pensant|réfléchissant|songeant)(?:\s+bien)?|tout\s+bien\s+(?:pesé|réfléchi|considéré)|"
    r"à\s+bien\s+y\s+(?:penser|réfléchir)|à\s+y\s+bien\s+(?:penser|réfléchir))\s*[,:]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Rien ne presse*, *à gauche on ne se presse pas*: at what pace, and nobody is told anything.
NO_HURRY = re.compile(
    r"^\W*(?:(?:à|au|sur)\s+[^,;:.!?]{2,25}?\s*,?\s+)?(?:on\s+(?:ne\s+|n['’])?(?:se\s+presse|est|se\s+dépêche|se\s+hâte)\s+pas"
    r"(?:\s+pressée?s?)?|rien\s+ne\s+presse|(?:il\s+n['’]y\s+a\s+)?(?:pas|aucune)\s+(?:d['’])?urgence|on\s+prend\s+son\s+temps|"
    r"on\s+a\s+(?:tout\s+)?le\s+temps)(?:\s+(?:ici|là|encore|pour\s+l['’]instant|ce\s+tour(?:-ci)?))?\W*$",
    re.IGNORECASE,
)

# *les autres se débrouillent*: nothing that they are told
AS_THEY_LIKE = re.compile(
    r"\s*[,;]\s*(?:et\s+|mais\s+)?(?:les\s+autres|le\s+reste|tous\s+les\s+autres)\s+(?:se\s+débrouille(?:nt|ront)?|fon?t\s+(?:comme|ce\s+qu)['’e]?\s*(?:ils?|elles?|il)\s+"
    r"(?:veu\w+|peu\w+)|à\s+leur\s+guise)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)


def not_but_in_square(found: re.Match[str]) -> str:
    """The rule of squares, with those of whom it is said and without those who are excepted."""
    but = found["but"] or found["save"]
    of = found["of"] or ""
    return (
        f"{found['lead']}Toute l'infanterie{of}{f', sauf {but},' if but else ''} forme le carré si la cavalerie "
        f"charge{found['end'] or '.'}"
    )


def guns_fire_on(found: re.Match[str]) -> str:
    """Guns that fire on those whom they beat."""
    return f"{found['guns']}{'tirent' if found['many'] else 'tire'} sur {found['whom']}"


FRENCH_BOUNDS = (
    turn("passe", NOT_ACROSS, lambda told: f"{told['ne']}franchi{'ssent' if told['many'] else 't'} {told['not']} "),
    turn("autres|le reste", AS_THEY_LIKE),
    turn("quand", ALL_THE_SAME, "tout de même"),
    turn("y a que", ONLY_HE, r"\g<lead>Seul \g<who> "),
    turn("celle|celui|ceux", THE_ONE_IN, r"\g<who> \g<in>"),
    turn("contre", BELOW_THE_CREST),
    turn(" bat| batt", GUNS_BEAT, guns_fire_on),
    turn("carré", NOT_BUT_IN_SQUARE, not_but_in_square),
    turn("avant", PASSES_BEFORE, "agit avant "),
    turn("hauteur", ABREAST_OF_IT, r"\g<beside>"),
    turn("défense|defense|interdiction", STRICTLY, r"\g<lead>\g<no> "),
    turn("pouce| pas de |mètre| cm ", AN_INCH, r"\g<yield> du terrain"),
    turn("pass", BY_THAT_WAY),
    turn("tien|garde|réserve|conserve|ménage|économise", KEEPS_ITS_SHOT, r"\g<keeps>"),
    turn(" ser", SERVES_AS_SUPPORT, "soutient lui"),
    turn(" va | vont ", AND_GOES, lambda one: f"{one['and']}se rend{'ent' if one['many'] == 'ont' else ''} "),
    turn(" du ", FIRST_OF_THE, r"\g<which> bataillon "),
    turn(
        "maisons|bâtiments|murs",
        INTO_ITS_HOUSES,
        lambda one: f"{'entrent' if one['many'] else 'entre'} dans {one['place']}",
    ),
    turn("pens|réfléch|song|considér|pesé", HAVING_THOUGHT, r"\g<lead>"),
    turn("press|hâte|dépêche|urgence|temps", NO_HURRY),
)
