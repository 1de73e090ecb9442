"""French deeds: what somebody does, told by what comes of it, in nouns, or the other way round.

*Règle son compte au 2/2Nas*, *la prise de la ferme revient à Husson*, *Gauthier est soutenu par Jamin*, *de J6, la
batterie tire sur le 27J*: he attacks, takes, supports, goes there and fires.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import GUNS
from orders.language.letters.turns import SQUARE, put_plainly, turn

END = r"(?=\s*(?:[.,;!:]|$))"
NAME = (
    r"(?:(?:le|la|les|mes|nos|notre|ma|mon)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|stevenart|bijleveld|brigade|"
    r"division|batterie|bataillon|régiment|cavalerie|infanterie|lanciers|chasseurs|général)"
    r"(?:\s+(?:(?:de|du|des)\s+|de\s+la\s+|d['’])?(?:(?-i:[A-ZÀ-Ý])[\w’'-]+|\d[\w/]*|général|légère?|ligne)){0,3}"
)
WHO = rf"^(?P<who>\W*(?:(?:et|puis|que)\s+)?{NAME})\s+"
# The enemy by his number, or by what he is called
FOE = (
    r"(?P<foe>(?:le|la|les|l['’]|leurs?|ces?|cette)\s*(?:\d[\w/]*|(?:\w+\s+)?(?:ennemi\w*|adversaires?|hollandais|"
    r"belges|"
    r"anglais|français|nassau\w*|brunswick\w*))(?:\s+(?:ennemi|adverse|d['’]en\s+face)\w*)?)"
)
# *se jette sur le 2/2Nas*, *fonce sur*, *rentre dans*: attacks
FALLS_UPON = re.compile(
    rf"\b(?:(?:se|s['’])\s*(?:jet|ru|précipit|abat|lanc|élanc)\w*|fonc\w+|rentr\w+(?:\s+dedans)?|"
    rf"déboul\w+)\s+(?:sur|dans|contre|à)\s+(?:{FOE}|(?P<foe4>\d+/\d+[A-Za-z]\w*|\d+[A-Z]\w*))",
    re.IGNORECASE,
)
PUSHES = re.compile(
    r"\b(?:pouss|bouscul|shoot)(?:e|ent|era|eront)\s+(?=(?:le|la|les)\s+\d[\w/]*\s*(?:[.,;!]|$))", re.IGNORECASE
)
# *affronte le 2/2Nas*, *se bat contre l'ennemi*, *doit disperser le 2/2Nas*
FIGHTS = re.keyed(
    rf"(?:(?<!\bse\s)\bdispers(?:e|ent|er|era)|\baffront(?:e|ent|er|era)|\bcombat(?:s|tent|tre|tra)?|"
    rf"\bse\s+bat(?:tent|tre|tra)?\s+(?:contre|avec))\s+{FOE}",
    re.IGNORECASE,
)
# *met le 2/2Nas en fuite*, *fait fuir l'ennemi*, *rejette le 2/2Nas dans le bois*, *règle son compte au 2/2Nas*
ROUTS = re.compile(
    rf"\b(?:met(?:tent|tra|tront)?|mettre)\s+{FOE}\s+en\s+(?:fuite|déroute|pièces|échec)\b|"
    rf"\b(?:rejett?e(?:nt|ra|ront|r)?|rebalanc\w+|renvo\w+)\s+{FOE.replace('?P<foe>', '?P<foe2>')}\s+(?:dans|"
    rf"derrière|vers|sur|au-delà|de\s+l['’]autre)\b[^,;:.!?]*|"
    rf"\b(?:fait|font|fera|feront)\s+(?:fuir|détaler|décamper|déguerpir)\s+{FOE.replace('?P<foe>', '?P<foe3>')}",
    re.IGNORECASE,
)
SETTLES = re.compile(
    r"\b(?:règl(?:e|ent|er|era)\s+(?:son|leur)\s+comptes?|fai(?:t|re)\s+(?:son|leur)\s+affaire|"
    r"met(?:tre)?\s+une\s+raclée|tape\s+dessus|flanqu\w+\s+une\s+(?:raclée|volée))\s+"
    r"(?P<to>au|aux|à\s+la|à\s+l['’]|à)\s*(?=\S)",
    re.IGNORECASE,
)
GOES_AND_BEATS = re.compile(
    rf"\b(?:march|avanc|v[ao]\b|se\s+port)\w*\s+(?:sur|contre|vers|au-devant\s+d\w*)\s+{FOE}\s+et\s+(?:le|la|les|"
    rf"l['’])\s*"
    r"(?:bat|battent|bouscul\w+|culbut\w+|repouss\w+|chass\w+|écras\w+|enfonc\w+|refoul\w+|détrui\w+|attaqu\w+|"
    r"charg\w+)\b",
    re.IGNORECASE,
)
# *Lâchez Gauthier sur le 2/2Nas*
LET_LOOSE = re.compile(
    rf"^(?P<lead>\W*)(?:lâch(?:ez|e)|lanc(?:ez|e)|jet(?:ez|te)|envoy(?:ez|"
    rf"e)\s+promener)\s+(?P<who>{NAME})\s+(?:sur|contre)\s+{FOE}",
    re.IGNORECASE,
)
# *L'objectif de Gauthier : le 2/2Nas*, *Husson a pour objectif Gemioncourt*
THING = (
    r"(?P<what>(?!(?:de|d['’]|que)\b)(?:(?:le|la|les)\s+|l['’])?(?:(?-i:[A-ZÀ-Ý\d])[\w/’'-]+|ferme|bois|village|"
    r"pont|hameau)(?:\s+(?:de\s+(?:la\s+)?|du\s+|d['’])?(?-i:[A-ZÀ-Ý])[\w-]+)?)"
)
OBJECT = re.compile(
    rf"^\W*(?:(?:l['’]|son\s+)?(?:objectif|but|cible)\s+(?:de|du|des|pour)\s+(?P<who>{NAME})\s*(?:est|sera|"
    rf"c['’]est|:|=)\s*|"
    rf"(?P<who2>{NAME})\s*(?:,\s*|\s+|:\s*)(?:a|ont|aura|reçoit|avec|,)?\s*(?:pour|comme)\s+(?:objectif|but|"
    rf"cible)\s*:?\s+|"
    rf"(?P<who3>{NAME})\s*:\s*objectif\s*:?\s*){THING}{END}",
    re.IGNORECASE,
)
# *déloge les Hollandais de la ferme*, *les met dehors de la ferme*, *vide la ferme de ses défenseurs*
THEM = (
    r"(?:l['’](?:ennemi|adversaire|occupant)|(?:les|ces|"
    r"leurs)\s+(?:(?-i:[A-ZÀ-Ýa-z])[\w-]+\s+)?(?:(?-i:[A-ZÀ-Ý])\w+|défenseurs|occupants|gens|ennemis|tirailleurs|"
    r"hommes))"
)
DRIVES = r"(?:délog|chass|expuls|bout|éject|vir|flanqu|fich)(?:e|ent|era|eront|er|ez)\b"
TURNS_OUT = re.keyed(
    rf"\b(?:{DRIVES}\s+{THEM}(?:\s+(?:dehors|hors))?|"
    rf"(?:sort|jett|mett?|rejett)\w*\s+{THEM}\s+(?:dehors|hors)|"
    rf"les\s+(?:met|mett\w+|jette\w*|{DRIVES})\s+(?:dehors|hors)|les\s+(?:délog|chass|expuls|bout)(?:e|ent|era|eront|"
    rf"er)\b)\s+"
    r"(?P<of>du|des|de\s+la|de\s+l['’]|de|d['’])\s*(?=(?-i:[A-ZÀ-Ý])|ferme|bois|village|hameau|maison|château|verger|"
    r"cour)",
    re.IGNORECASE,
)
EMPTIES = re.compile(
    r"\b(?:vid|débarrass|nettoi|purg)\w+\s+(?P<what>[^,;:.!?]{2,40}?)\s+de\s+(?:ses|leurs|tous\s+ses|ces|l['’]|"
    r"tout)\s*(?:défenseurs|occupants|ennemis?|tirailleurs)\b",
    re.IGNORECASE,
)
# *La prise de la ferme revient à Husson*, *la défense de la ferme est confiée à Bijlandt*
NOUNS = {"prise": "prend", "conquête": "prend", "assaut": "attaque", "attaque": "attaque", "défense": "défend",
         "garde": "défend", "occupation": "occupe", "capture": "prend"}  # fmt: skip
FALLS_TO = re.compile(
    r"^\W*(?:la\s+|l['’])(?P<deed>prise|conquête|assaut|attaque|défense|garde|occupation|capture)\s+(?P<of>du\s+|"
    r"des\s+|de\s+la\s+|de\s+l['’]|de\s+|d['’])(?P<what>[^,;:.!?]{2,40}?)\s+"
    r"(?:revient|reviendra|échoit|incombe|appartient|(?:est|sera)\s+(?:confiée?|donnée?|laissée?|dévolue?|"
    r"l['’]affaire|la\s+tâche|du\s+ressort)|est)\s+"
    rf"(?:à\s+la\s+|à\s+l['’]|à\s+|aux?\s+|pour\s+|de\s+|du\s+)(?P<who>{NAME}){END}",
    re.IGNORECASE,
)
# *Il me faut la ferme : Husson s'en charge*
SEES_TO_IT = re.compile(
    rf"^\W*(?:il\s+(?:me|nous)\s+faut|je\s+veux|on\s+veut|nous\s+voulons|"
    rf"j['’]ai\s+besoin\s+de)\s+{THING}\s*[:;,.–-]\s*(?:et\s+|"
    rf"c['’]est\s+)?(?P<who>{NAME})\s+(?:qui\s+)?(?:s['’]en\s+(?:charge|occupe)(?:ra)?|y\s+va)\b",
    re.IGNORECASE,
)
# *Gauthier est soutenu par Jamin*, *aura le soutien de Jamin*, *peut compter sur l'appui de Jamin*: Jamin supports him
HELPED_BY = re.compile(
    rf"{WHO}(?:(?:est|sont|sera|seront)\s+(?:soutenu|appuyé|épaulé|secondé|aidé)e?s?\s+par\s+|(?:a|ont|aura|auront|"
    rf"reçoit|recevra|bénéficie(?:ra)?|dispose(?:ra)?)\s+(?:du|le|de\s+l['’]|l['’]|de\s+la|la|de)?\s*"
    r"(?:soutien|appui|aide|renfort|secours|réserve)\s+(?:de|du|des|d['’])\s*|peut\s+compter\s+sur\s+(?:(?:le|"
    r"l['’])\s*(?:soutien|appui|aide|secours)\s+(?:de|du|des|d['’])\s*)?)"
    rf"(?P<by>{NAME}){END}",
    re.IGNORECASE,
)
# *Jamin est la réserve de Gauthier*, *reste à portée de Gauthier pour l'aider*, *seconde Gauthier*, *colle à Gauthier*
AIDS = re.compile(
    rf"{WHO}(?:(?:est|sera|constitue|forme)\s+(?:la\s+|le\s+|en\s+)?(?:réserve|soutien|appui)\s+(?P<of>de|du|des)\s+|"
    r"(?:rest|se\s+tien|demeur)\w+\s+(?:à\s+(?:portée|proximité)|près|non\s+loin|pas\s+loin)\s+(?P<of2>de|du|"
    r"des)\s+(?=[^,;:.!?]{2,40}?\s+(?:pour|afin\s+de)\s+(?:le|la|les|l['’])\s*(?:aider|soutenir|appuyer|épauler|"
    r"secourir))|"
    r"second(?:e|era)\s+(?P<bare>)(?=(?-i:[A-Z])|le\s+\d)|coll(?:e|era)\s+(?P<to>au|aux|à)\s+|"
    r"suit\s+comme\s+une?\s+ombre\s+(?P<bare2>))"
    rf"(?P<whom>{NAME})(?:\s+(?:pour|afin\s+de)\s+(?:le|la|les|l['’])\s*\w+)?{END}",
    re.IGNORECASE,
)
# *Le 8M vient le renforcer*, *accourt pour le soutenir*, *lui prête main-forte*, *vient à son secours*
COMES_TO_HELP = re.compile(
    r"\b(?:(?:vien(?:t|nent|dra)|v(?:a|ont)|ira|accour(?:t|ent)|mont(?:e|ent)|arriv(?:e|ent)|se\s+rapproch(?:e|"
    r"ent))\s+(?:vite\s+)?(?:pour\s+)?"
    r"(?:le|la|les|l['’])\s*(?:renforcer|soutenir|appuyer|épauler|aider|secourir|seconder|assister)|"
    r"(?:lui|leur)\s+(?:prêt(?:e|ent)\s+main-?\s?forte|vien(?:t|nent)\s+en\s+(?:aide|renfort|soutien)|donn(?:e|"
    r"ent)\s+un\s+coup\s+de\s+main|apport(?:e|ent)\s+(?:son|leur)\s+"
    r"(?:aide|appui|soutien)|ser(?:t|vent)\s+(?:de\s+soutien|d['’]appui|de\s+réserve))|vien(?:t|nent)\s+à\s+(?:son|"
    r"leur)\s+(?:secours|aide|renfort))\b",
    re.IGNORECASE,
)
# *Jamin attend*, *attend de nouveaux ordres*, *fait le mort*, *ne donne pas ce tour-ci*: he stays
WAITS = re.compile(
    rf"{WHO}(?:attend(?:ent|ra|ront)?(?:\s+(?:ici|là|encore|un\s+peu|sagement|tranquillement|(?:les|mes|"
    rf"de\s+nouveaux|d['’]autres|nos|la)\s*(?:\s*(?:ordres?|instructions|suite))))?|"
    r"(?:fait|font|fera)\s+(?:le\s+mort|relâche|tapisserie)|ne\s+(?:donne|donnera|"
    r"joue)\s+pas)(?:\s+(?:ce\s+tour(?:-ci)?|pour\s+l['’]instant|pour\s+le\s+moment))?(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *Wathiez se place en H5*, *mettez Wathiez en H5*, *j'ai besoin de Wathiez en H5*, *doit finir en H5*: he goes there
PLACES_HIMSELF = re.compile(
    rf"{WHO}(?:(?:va|ira|doit)\s+)?(?:se\s+(?:plac|met|mett)\w*|pass(?:e|ent|era|er)|(?:doit|devra)\s+(?:finir|"
    rf"terminer|être\s+rendue?))\s+(?P<at>en|au|vers)\s+(?={SQUARE})",
    re.IGNORECASE,
)
IS_PUT = re.compile(
    rf"^(?P<lead>\W*)(?:mett(?:ez|ons)|mets|plac(?:ez|e|ons)|on\s+(?:met|place)|(?:j['’]ai|"
    rf"on\s+a)\s+besoin\s+(?:de|du|des)|il\s+(?:me|nous)\s+faut)\s+(?P<who>{NAME})\s+(?P<at>en|au)\s+(?={SQUARE})",
    re.IGNORECASE,
)
# *s'installe derrière Husson*, *fait marche arrière jusqu'en I2*, *recule de l'autre côté du ruisseau*
SETTLES_BEHIND = re.compile(r"\bs['’](?:install|établi)\w+\s+(?=(?:derrière|en\s+arrière)\s)", re.IGNORECASE)
RETURNS = re.compile(rf"\bretourn(?P<end>e|ent|era|eront|er)\s+(?=en\s+{SQUARE})", re.IGNORECASE)
REVERSES = re.compile(
    r"\bf(?:ait|ont|era|aire)\s+(?:marche\s+arrière|machine\s+arrière|un\s+retour)\s+(?=jusqu|de\s|en\s|vers\s|"
    r"sur\s)|\bcèd(?:e|ent|era)\s+(?P<cm>\d+(?:[.,]\d+)?\s*(?:cm|m)\b)|"
    r"\brevien(?:t|nent|dra)\s+de\s+(?P<back>\d+(?:[.,]\d+)?\s*(?:cm|m)\b)\s+en\s+arrière\b",
    re.IGNORECASE,
)
BACK_OVER = re.compile(
    r"(?P<goes>\b(?:recul|se\s+repli|repli|se\s+retir|revien|revenir|rentr|ramen)\w*)\s+(?:de\s+l['’]autre\s+côté|"
    r"au-delà|par-delà)\s+(?P<of>du|de\s+la|de\s+l['’]|des|le|la|les)\s*",
    re.IGNORECASE,
)
HOLDS_ON_TO = re.compile(
    r"\bs['’](?:accroch|cramponn|agripp)(?:e|ent|era|eront|er)\s+(?P<to>au|aux|à\s+la|à\s+l['’]|à)\s*(?=\S)",
    re.IGNORECASE,
)
# *le 1/92 se déploie*, *déployez le 1/92*, *fait la ligne*, *adopte la formation de tirailleurs*, *part en tirailleurs*
NUMBER = r"(?:(?:le|la|les)\s+)?\d[\w/]*(?:e|ème)?(?:\s+(?:léger|ligne|de\s+ligne))?"
UNFOLDS = re.compile(
    rf"^(?P<lead>\W*)(?:(?P<who>{NUMBER})\s+(?:se\s+déploie(?:nt|ra|ront)?|fai(?:t|ra)\s+la\s+ligne)|déploy(?:ez|"
    rf"ons)\s+(?P<whom>{NUMBER}))(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
TO_SKIRMISH = re.compile(
    r"\b(?:(?:adopt|pren)\w+\s+(?:la\s+formation|l['’]ordre)\s+(?:de|des|en)\s+|part(?:ent|ira|iront|"
    r"ir)?\s+en\s+)(?=tirailleurs\b)",
    re.IGNORECASE,
)
# *1/92 : front ouest*, *le 1/92 face au bois*, *se tourne de façon à regarder l'ouest*
FRONT = re.compile(
    rf"^(?P<who>\W*{NAME})\s*[:,]\s*(?:front|face)\s+(?:au\s+|à\s+l['’])?(?P<where>nord(?:[- ](?:est|ouest))?|"
    rf"sud(?:[- ](?:est|ouest))?|est|ouest){END}",
    re.IGNORECASE,
)
FACING_IT = re.compile(
    rf"^(?P<who>\W*{NUMBER})\s+(?P<face>face\s+(?:au|aux|à)\b[^,;:.!?]{{2,40}})(?=\s*[.!]?\s*$)", re.IGNORECASE
)
SO_AS_TO_FACE = re.compile(
    r"\b(?:se\s+tourn|pivot)\w+\s+(?:de\s+(?:façon|manière)\s+à|pour)\s+(?:regarder|faire\s+face\s+à|"
    r"voir)\s+(?:vers\s+)?(?=l['’](?:est|ouest)|le\s+(?:nord|sud))",
    re.IGNORECASE,
)
# *va en J6, d'où elle tire sur le 27J*, *se met en batterie en J6 contre le 27J*, *de J6, la batterie tire sur le 27J*
FIRING = (
    r"(?:tire|tirer|canonne|canonner|bombarde|bombarder|pilonne|pilonner|prend|prendre|ouvre|ouvrir|vise|viser|"
    r"bat|battre)"
)
FROM_THERE = re.compile(
    rf"(?P<there>(?:en|à|vers|jusqu['’]en|jusqu['’]à)\s+{SQUARE})\s*[,.;]?\s+(?:et\s+)?(?:d['’]où|de\s+là|"
    rf"depuis\s+là|de\s+cet\s+endroit|de\s+cette\s+position)\s*,?\s+(?:elles?|ils?)\s+(?P<does>{FIRING[:-1]}|"
    rf"tirent|canonnent|bombardent)\b)",
    re.IGNORECASE,
)
THERE_TO_FIRE = re.compile(
    rf"(?P<guns>\b{GUNS}\b[^.;!?]{{0,30}}?\b(?:en|à|vers|jusqu['’]en)\s+{SQUARE})\s*,?\s+(?:pour|afin\s+de|"
    rf"afin\s+d['’]|de\s+(?:façon|manière)\s+à)\s*(?!mieux\s+\w+er\s*[.!]*\s*$)(?:y\s+|mieux\s+|pouvoir\s+|de\s+là\s+)*"
    r"(?P<does>tir|canonn|bombard|pilonn|mitraill|vis)er\b",
    re.IGNORECASE,
)
THERE_AGAINST = re.compile(
    rf"(?P<guns>\b{GUNS}\b[^.;!?]{{0,30}}?\ben\s+{SQUARE})\s*,?\s+contre\s+(?=(?:le|la|les|l['’])?\s*\S)", re.IGNORECASE
)
FROM_SQUARE = re.compile(
    rf"^(?P<lead>\W*)(?:de|depuis|à\s+partir\s+de)\s+(?P<square>{SQUARE})\s*,?\s+(?P<who>(?:(?:la|les)\s+|"
    rf"l['’])?(?:batterie\s+)?\b{GUNS}\b[^,;:.!?]{{0,20}}?)\s+(?P<does>tir|canonn|bombard|pilonn|mitraill|"
    rf"vis)(?P<end>e|ent|era|eront)\b",
    re.IGNORECASE,
)
REDEPLOYS = re.compile(rf"\bse\s+redéploi(?:e|ent|era|eront)\s+(?=en\s+{SQUARE})", re.IGNORECASE)
# *la 7/2FA bat stevenart*
GUNS_BEAT = re.compile(
    rf"^(?P<who>\W*(?:la|les|l['’])?\s*{GUNS})\s+(?:bat|battent|battra)\s+(?!en\b)(?=(?:la|le|les)\s|[a-zA-Z])",
    re.IGNORECASE,
)
# *Pas de tir pour la 7/2FA*, *ne tire sur personne*
NO_FIRE_BY = re.compile(
    rf"^(?P<lead>\W*)(?:pas\s+de|aucun|plus\s+de|zéro)\s+(?:tirs?|feu)\s+(?:pour|de|par|"
    rf"du\s+côté\s+de)\s+(?P<who>{NAME}){END}",
    re.IGNORECASE,
)
AT_NOBODY = re.compile(r"\bne\s+(?P<does>tire|tirent|tirera|tireront)\s+sur\s+(?:personne|rien)\b", re.IGNORECASE)
# *Foy conduit la brigade Gauthier en personne*: he is with it
LEADS_IT = re.compile(
    r"(?P<who>(?-i:[A-ZÀ-Ý])[\w-]+)\s+(?:condui(?:t|ra)|mèn(?:e|era)|entraîn(?:e|era)|dirig(?:e|"
    r"era))\s+(?:lui-même\s+|personnellement\s+|en\s+personne\s+)?(?P<whom>(?:la\s+brigade\s+|"
    r"les\s+hommes\s+)?(?:de\s+)?(?-i:[A-ZÀ-Ý])[\w-]+)"
    r"(?:\s+(?:lui-même|personnellement|en\s+personne|à\s+l['’]assaut|à\s+l['’]attaque))?(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)
# *Je ne bouge pas*: he who writes stays
I_STAY = re.compile(
    r"^\W*(?:moi\s*,?\s+)?je\s+(?:ne\s+(?:bouge|me\s+déplace)(?:rai)?\s+pas|reste\s+(?:ici|sur\s+place|"
    r"là))(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
# *en K7, en couverture de la droite*, *garde notre flanc droit*, *en flanc-garde*
COVERING = re.compile(
    r"\s*,?\s+en\s+(?:couverture|protection|garde|surveillance)\s+(?P<of>de\s+la|de\s+l['’]|du|des|"
    r"de)\s*(?=(?:notre|nos)?\s*(?:flanc|droite|gauche|aile))",
    re.IGNORECASE,
)
GUARDS_FLANK = re.compile(
    r"\b(?:et|,)\s+(?:y\s+)?gard(?:e|ent|era)\s+(?=(?:notre|le|la|mon|ma)\s+(?:flanc|droite|gauche|aile))",
    re.IGNORECASE,
)
AS_FLANK_GUARD = re.compile(r"\s*,?\s+(?:en|comme)\s+flanc-?\s?garde\b", re.IGNORECASE)
ARTICLE = {"au": "le ", "aux": "les ", "àla": "la ", "àl": "l'", "à": "", "du": "le ", "des": "les ", "dela": "la ",
           "del": "l'", "de": "", "d": "", "le": "le ", "la": "la ", "les": "les "}  # fmt: skip


def plain(article: str) -> str:
    """An article as it stands without *à* or *de*."""
    return ARTICLE.get(re.sub(r"[\s'’]", "", article.lower()), "")


def attacks(told: re.Match[str]) -> str:
    """Whoever throws him back attacks him."""
    foe = next(value for name, value in told.groupdict().items() if name.startswith("foe") and value)
    return f"attaque {foe}"


def has_object(told: re.Match[str]) -> str:
    """Whoever has something for his object attacks it, or goes to the square of the map."""
    who = told["who"] or told["who2"] or told["who3"]
    if re.fullmatch(SQUARE, told["what"]):
        return f"{who} va en {told['what']}"
    guns = re.search(GUNS, who, re.IGNORECASE)
    return f"{who} {'tire sur' if guns else 'attaque'} {told['what']}"


def falls_to(told: re.Match[str]) -> str:
    """He to whom a deed falls does it."""
    return f"{told['who']} {NOUNS[told['deed'].lower()]} {plain(told['of'])}{told['what']}"


def aids(told: re.Match[str]) -> str:
    """Who is somebody's reserve supports him."""
    return f"{told['who']} soutient {plain(told['of'] or told['of2'] or told['to'] or '')}{told['whom']}"


def fronts(told: re.Match[str]) -> str:
    """Troops with a front to one side of the map face it."""
    where = told["where"]
    return f"{told['who']} fait face {'à l' + chr(39) if where[0].lower() in 'eo' else 'au '}{where}"


def unfolds(told: re.Match[str]) -> str:
    """A battalion that deploys forms line."""
    return f"{told['lead']}{told['who'] or told['whom']} se déploie en ligne"


def reverses(told: re.Match[str]) -> str:
    """He goes back, by so much."""
    by = told["cm"] or told["back"]
    return f"recule de {by}" if by else "recule "


# *Le 1/2L reste en tirailleurs et couvre Husson*: in front of him
STAYS_FORMED_AND_COVERS = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:reste(?:nt|ra)?|demeure(?:nt|ra)?|se\s+tien(?:t|dra))\s+(?:toujours\s+)?(?P<formed>(?:en|comme)\s+tirailleurs)\s*(?:,|et|,\s*et)\s+(?:couvre|masque|protège|voile|éclaire|précède)(?:nt)?\s+"
    r"(?P<whom>(?:la\s+brigade|le\s+reste|les\s+autres|(?:la\s+brigade\s+|le\s+général\s+)?[A-ZÀ-Ý][\w-]+))(?=\s*[.!]*\s*$)"
)
DEEDS = (
    turn("tirailleurs", STAYS_FORMED_AND_COVERS, r"\g<who> \g<formed>, en écran devant \g<whom>"),
    turn("sur |dans |contre |à ", FALLS_UPON, attacks),
    turn("dispers|affront|combat|bat", FIGHTS, attacks),
    turn("pouss|bouscul|shoot", PUSHES, "attaque "),
    turn("fuite|déroute|pièces|échec|rejet|rebalanc|renvo|fuir|détaler|décamper|déguerpir", ROUTS, attacks),
    turn("compte|affaire|raclée|tape dessus|volée", SETTLES, lambda told: f"attaque {plain(told['to'])}"),
    turn(" et ", GOES_AND_BEATS, attacks),
    turn("lâch|lanc|jet|envoy", LET_LOOSE, r"\g<lead>\g<who> attaque \g<foe>"),
    turn("objectif|but |cible", OBJECT, has_object),
    turn(" de| du| d'| d’", TURNS_OUT, lambda told: f"attaque {plain(told['of'])}"),
    turn("vid|débarrass|nettoi|purg", EMPTIES, r"attaque \g<what>"),
    turn("prise|conquête|assaut|attaque|défense|garde|occupation|capture", FALLS_TO, falls_to),
    turn("charge|occupe|y va", SEES_TO_IT, r"\g<who> attaque \g<what>"),
    turn(
        "soutenu|appuyé|épaulé|secondé|aidé|soutien|appui|aide|renfort|secours|réserve|compter",
        HELPED_BY,
        r"\g<by> soutient \g<who>",
    ),
    turn("réserve|soutien|appui|portée|proximité|près|loin|second|coll|ombre", AIDS, aids),
    turn(
        "renforc|souten|appu|épaul|aide|secour|second|assist|prêt|coup de main|soutien|réserve|renfort",
        COMES_TO_HELP,
        "soutient lui",
    ),
    turn("attend|mort|relâche|tapisserie|donne|joue", WAITS, r"\g<who> reste sur place"),
    turn("plac|met|pass|finir|terminer|rendu", PLACES_HIMSELF, r"\g<who> va \g<at> "),
    turn("mett|mets|plac|met |besoin|faut", IS_PUT, r"\g<lead>\g<who> va \g<at> "),
    turn("install|établi", SETTLES_BEHIND, "se place "),
    turn("retourn", RETURNS, r"revient "),
    turn("arrière|retour|cède|cèdent|cèdera", REVERSES, reverses),
    turn("côté|delà", BACK_OVER, lambda told: f"{told['goes']} derrière {plain(told['of'])}"),
    turn("accroch|cramponn|agripp", HOLDS_ON_TO, lambda told: f"défend {plain(told['to'])}"),
    turn("déplo|la ligne", UNFOLDS, unfolds),
    turn("tirailleurs", TO_SKIRMISH, "se met en "),
    turn("front|face", FRONT, fronts),
    turn("face ", FACING_IT, r"\g<who> fait \g<face>"),
    turn("tourn|pivot", SO_AS_TO_FACE, "fait face à "),
    turn("d'où|d’où|là|endroit|position", FROM_THERE, r"\g<there> et \g<does>"),
    turn("pour |afin|façon|manière", THERE_TO_FIRE, r"\g<guns> et \g<does>e"),
    turn("contre ", THERE_AGAINST, r"\g<guns> et tire sur "),
    turn("de |depuis ", FROM_SQUARE, r"\g<lead>\g<who> va en \g<square> et \g<does>\g<end>"),
    turn("redéploi", REDEPLOYS, "va "),
    turn("bat|batt", GUNS_BEAT, r"\g<who> tire sur "),
    turn("tir|feu", NO_FIRE_BY, r"\g<lead>\g<who> ne tire pas"),
    turn("personne|rien", AT_NOBODY, r"ne \g<does> pas"),
    turn("condui|mèn|entraîn|dirig", LEADS_IT, r"\g<who> accompagne \g<whom>"),
    turn("je ", I_STAY, "Je reste où je suis"),
    turn("couverture|protection|garde|surveillance", COVERING, lambda told: f" et couvre {plain(told['of'])}"),
    turn("gard", GUARDS_FLANK, "et couvre "),
    turn("flanc", AS_FLANK_GUARD, " et couvre le flanc"),
)


def as_done(raw: str) -> str:
    """A French sentence in which what is done is told by its plain verb."""
    return put_plainly(raw, DEEDS)
