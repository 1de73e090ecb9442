"""Within a paragraph: in French, what leads from one order to the next, and orders that stand in nouns between others.

*Exception : la 1/6FA, qui monte en F4*, *pour la Garde, interdiction de bouger*, *une fois en batterie, elle tire*,
*monte en H6 avec un bataillon d'escorte, le 4/2L*, *Foy surveille l'attaque depuis G5*: put in the plain words for it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, put_plainly, turn

END = r"(?=\s*(?:[.!;]|$))"
LEAD = r"^(?P<lead>\W*(?:(?:et|mais|puis|donc)\s*,?\s+)?)"
INFINITIVE = r"(?=(?:se\s+|s['’]|y\s+)?(?-i:[a-zà-ÿ]{2,}(?:er|ir|re|oir))\b)"
ONE = (
    r"(?:(?:le|la|les)\s+|l['’])?(?:\d[\w/-]*|(?-i:[A-ZÀ-Ý])[\w’'-]+|brigade|batterie|cavalerie|artillerie|"
    r"infanterie)(?:\s+(?:de\s+(?:la\s+)?|du\s+|d['’])?(?:(?-i:[A-ZÀ-Ý])[\w-]+|\d\w*)){0,2}"
)
# *Exception : la 1/6FA, qui monte en F4*, *une seule exception, le 3/100 : il reste*
EXCEPTION = re.compile(
    rf"{LEAD}(?:(?:une\s+|la\s+)?seule\s+)?(?:exception|à\s+une\s+exception\s+près|à\s+l['’]exception\s+près|"
    rf"sauf)\s*(?:,|:|–|-)\s*(?P<who>{ONE})\s*"
    r"(?:,\s*qui|:\s*(?:il|elle|ils|elles)|,\s*(?:lui|elle)\s*,|qui)\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Pour la Garde, interdiction de bouger*, *Campi : défense de charger*
FORBIDDEN_FOR = re.compile(
    rf"{LEAD}(?:pour\s+)?(?P<who>{ONE})\s*[,:]\s*(?:interdiction|défense|pas\s+question|"
    rf"hors\s+de\s+question)\s+(?:absolue\s+|formelle\s+)?"
    rf"(?:pour\s+(?:eux|lui|elle|elles)\s+)?(?:de\s+|d['’]){INFINITIVE}",
    re.IGNORECASE,
)
# *Une fois en batterie, elle tire ...*, *dès qu'elle est en place, elle tire ...*, *sitôt arrivé, il se met en ligne*
ONCE_THERE = re.compile(
    rf"{LEAD}(?:une\s+fois|sitôt|aussitôt|dès\s+que|dès\s+qu['’]|quand|lorsque|lorsqu['’])\s*(?:qu['’])?(?:(?:elles?|"
    rf"ils?)\s+)?(?:(?:y\s+)?(?:est|sont|sera|seront)\s+)?"
    r"(?:en\s+(?:batterie|place|position)|arrivée?s?|installée?s?|rendue?s?|sur\s+place|là(?:-bas)?|dételée?s?|"
    r"postée?s?|déployée?s?)"
    r"(?:\s+(?:là(?:-bas)?|sur\s+place|en\s+position|en\s+place))?\s*,\s*(?=(?:elles?|ils?)\s+(?!(?:attend|reste|"
    r"ne\s+bouge)))",
    re.IGNORECASE,
)
# *Une fois au village, le 1/61 y entre*
ONCE_IN_IT = re.compile(
    rf"{LEAD}(?:une\s+fois|sitôt|arrivée?s?)\s+(?:arrivée?s?\s+)?(?:au\s+(?:village|hameau|bois|but)|"
    rf"à\s+la\s+(?:ferme|lisière)|"
    r"dans\s+la\s+place)\s*,\s*(?=(?:elles?|ils?|l[ea]s?\s+\d)[^,;:.!?]*\s(?:y\s|s['’]y\s|l['’]))",
    re.IGNORECASE,
)
# *La 18/6FA monte en H6 avec un bataillon d'escorte, le 4/2L*, *avec le 4/2L pour l'escorter*
WITH_ESCORT = re.compile(
    rf"{LEAD}(?P<who>{ONE})\s+(?P<goes>[^,;:.!?]{{2,50}}?)\s+avec\s+(?:(?:un|une)\s+(?:bataillon|escorte|compagnon|"
    rf"soutien|garde)(?:\s+(?:d['’]escorte|"
    r"de\s+soutien|d['’]infanterie|pour\s+escorte|de\s+garde))*\s*[,:]\s*(?P<by>(?:le|la)\s+\d[\w/]*)|(?P<by2>(?:le|"
    r"la)\s+\d[\w/]*)\s+(?:en|comme|pour)\s+(?:escorte|"
    rf"soutien|l['’]escorter|la\s+(?:garder|couvrir|protéger)))(?P<end>{END})",
    re.IGNORECASE,
)
# *Si la batterie est prise, tant pis, les servants filent*
SO_MUCH_THE_WORSE = re.compile(
    r"(?<=,)\s*(?:tant\s+pis|c['’]est\s+la\s+vie|peu\s+importe|tant\s+mieux|dommage)\s*(?:[,:;]|"
    r"pour\s+\w+\s*,)\s*(?=\S)",
    re.IGNORECASE,
)
# *Pas de zèle : l'ennemi battu, on s'arrête*
NO_ZEAL = re.keyed(
    rf"{LEAD}(?:(?:surtout\s+)?(?:pas|point)\s+(?:de\s+|d['’])(?:zèle|folies?|imprudences?|fantaisies?|excès|audace|"
    rf"bêtises?|témérité|gloriole|héro\w+|aventures?|"
    r"blagues?|précipitation)|(?:de\s+la\s+)?prudence|restons\s+(?:prudents|sages|raisonnables)|(?:du\s+)?calme|"
    r"on\s+reste\s+(?:prudents?|sages?))\s*[:;,]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
BOTH_SIDES = re.compile(
    r"\s*,?\s+de\s+part\s+et\s+d['’]autre(?:\s+(?:de|du|d['’])[^,;:.!?]{2,30}|\s+d['’]elles?)?(?=\s*(?:[,.;!]|$|et\b))",
    re.IGNORECASE,
)
HALF_WAY = re.compile(
    r"\bà\s+mi-?\s?(?:chemin|distance|route)\s+(?:de|du|d['’])\s*(?P<a>[^,;:.!?]{2,30}?)\s+et\s+(?:de\s+|du\s+|"
    r"d['’])(?P<b>[^,;:.!?]{2,30}?)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Foy surveille l'attaque depuis G5*, *Bachelu suit l'affaire de la hauteur*: the man, who goes there
LOOKS_ON = re.compile(
    rf"{LEAD}(?:le\s+général\s+)?(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+(?:(?:l[ea]s?\s+|"
    rf"l['’]\s*)(?:surveill|observ|sui[tv]|regard|accompagn\w*\s+des\s+yeux|dirig|command)\w*\s+(?:de|depuis|"
    rf"à\s+partir\s+d[eu])\s+(?={SQUARE})(?P<where2>\w+)|(?:surveill|observ|"
    rf"sui[tv]|regard|dirig|command|supervis|contrôl|condui)\w*\s+"
    r"(?:l['’](?:attaque|assaut|affaire|action|opération|avance|ensemble)|la\s+(?:manœuvre|bataille|scène|chose|"
    r"marche)|le\s+(?:combat|mouvement|tout)|les\s+(?:opérations|événements|choses)|"
    r"tout\s+(?:ça|cela)|ça)\s+(?:de(?=\s+(?:[A-Za-z]{1,2}\d|la\s+(?:hauteur|crête|butte|colline|ferme)|l['’]arrière))|depuis|à\s+partir\s+d[eu])\s+(?P<where>[^,;:.!?]{2,40}?))"
    + END,
    re.IGNORECASE,
)
# *Il n'attend pas le choc et se replie*, *le 27J n'attend pas d'être chargé*: he falls back
WAITS_FOR_NO_CHARGE = re.compile(
    r"^(?P<who>\W*(?:(?:il|elle|ils|elles)|(?:le|la|les)\s+(?:\d[\w/]*|tirailleurs|voltigeurs|"
    r"jägers)))\s+n['’]attend(?:ent|ra|ront)?\s+(?:pas|jamais|point)\s+(?:le\s+(?:choc|contact)|"
    r"(?:une|la|les|de)\s+charges?(?:\s+de\s+cavalerie|\s+ennemies?)?|d['’]être\s+(?:chargée?s?|abordée?s?|"
    r"sabrée?s?)|qu['’]on\s+(?:les?\s+|l['’])charge)"
    r"(?:\s*(?:,|et|:|pour)\s*(?:mais\s+)?(?:ils?\s+|elles?\s+)?(?:se\s+(?:repli|retir|sauv|dérob)\w+|recul\w+|"
    r"fil\w+|décroch\w+|esquiv\w+|rentr\w+)[^,;:.!?]{0,40})?" + END,
    re.IGNORECASE,
)
# *La brigade Jamin ne forme pas le carré*
FORMS_NO_SQUARE = re.compile(
    r"\bne\s+(?:se\s+)?form(?P<many>e|ent|era|eront)\s+(?P<no>pas|jamais|point)\s+(?:le|les|de|en|des)\s*carrés?\b",
    re.IGNORECASE,
)


# *Qu'elle se méfie : ...*, *attention : ...*
LET_HIM_HEED = re.compile(
    rf"{LEAD}(?:qu['’](?:ils?|elles?)\s+(?:se\s+méfi|fass?|pren|rest|gard|ouvr|fais|"
    rf"ne\s+s['’]inqui)\w*(?:\s+(?:attention|garde|prudents?|prudentes?|vigilants?|"
    r"l['’]œil|les\s+yeux|pas))?|(?:mais\s+)?(?:attention|prudence|gare))\s*[:!,]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Si on l'approche, elle rentre*, of a battery
NEARED = re.compile(
    r"^(?P<lead>\W*(?:(?:mais|et)\s+)?)(?:si|quand|dès\s+qu['’]?)\s*(?:on|l['’]ennemi|quelqu['’]un|"
    r"la\s+cavalerie)\s+(?:l['’]|la\s+|les\s+)(?:approch|serr|menac|press|aborde?|"
    r"attaqu|charg)\w*(?:\s+de\s+(?:trop\s+)?près)?\s*,\s*(?P<she>elles?)\s+(?:rentre|revien|recul|plie|file|attel|"
    r"s['’]en\s+v|part|se\s+(?:repli|sauv|retir))\w*[^,;:.!?]{0,20}" + END,
    re.IGNORECASE,
)
# *Elles ne se laissent pas prendre : elles attellent*
LETS_NOBODY_TAKE_IT = re.compile(
    r"^(?P<who>\W*(?:elles?|les\s+(?:batteries|pièces|canons)|la\s+(?:batterie|\d[\w/]*)|"
    r"ni\s+l['’]une?\s+ni\s+l['’]autre|aucune(?:\s+(?:des\s+deux|batterie))?))\s+ne\s+se\s+laiss\w+\s+"
    r"(?:(?:pas|jamais)\s+)?(?:prendre|capturer|enlever|déborder|surprendre|sabrer)(?:\s*[:,;]\s*(?:elles?\s+|"
    r"ils\s+)?(?:attell?|fil|part|se\s+(?:sauv|repli|retir)|s['’]en\s+v|recul|rentr)\w*"
    r"[^,;:.!?]{0,30})?" + END,
    re.IGNORECASE,
)
# *couvrent la gauche de la brigade face au bois*: covers it, and faces the wood
COVERS_FACING = re.compile(
    r"(?P<does>\b(?:couvr|gard|protèg|protég|tien|surveill)\w*\s+(?:la|le|notre|son|sa|"
    r"leur)\s+(?:flanc\s+)?(?:gauche|droite?|flanc)(?:\s+(?:de|du|des|d['’])[^,;:.!?]{2,30}?)?)\s+"
    r"(?=face\s+(?:au|aux|à))",
    re.IGNORECASE,
)
# *Hubert peut contre-attaquer de la cavalerie, mais qu'il ne touche pas aux carrés*
COUNTERS_HORSE = re.compile(
    r"\bcontre-?\s?(?:attaqu|charg)(?P<end>er|e|ent)\s+(?:de\s+la|la|toute)\s+cavalerie(?:\s+(?:ennemie|adverse))?",
    re.IGNORECASE,
)
NOT_AT_SQUARES = re.compile(
    r"\s*[,;]\s*(?:mais\s+)?(?:(?:qu['’])?(?:il|elle)s?\s+)?(?:ne\s+(?:touch|s['’]attaqu|s['’]en\s+pren|se\s+frott|"
    r"s['’]approch|charg)\w*\s+(?:pas|jamais)|pas\s+touche|surtout\s+pas)\s+(?:à\s+des|aux|des|les|de)\s+carrés" + END,
    re.IGNORECASE,
)
NO_SQUARE_FOR_THEM = re.compile(
    r"^(?P<lead>\W*)(?:pas|point|jamais)\s+de\s+carrés?\s+pour\s+(?P<whom>lui|eux|elles?)(?:\s*,\s*[^;:.!?\d]{3,60})?"
    + END,
    re.IGNORECASE,
)
THEY = {"lui": "il ne forme", "elle": "elle ne forme", "eux": "ils ne forment", "elles": "elles ne forment"}
# *Foy reste à cheval près de ses pièces*: as generals do
ON_HORSEBACK = re.compile(
    r"(?P<stays>\b(?:reste|demeure|se\s+tient|attend))\s+à\s+cheval(?=\s+(?:près|auprès|à\s+côté|derrière|avec|en|"
    r"sur|au|à))",
    re.IGNORECASE,
)
IN_BATTERY = re.compile(r"\b(?P<stays>rest(?:e|ent|era|eront)|demeur(?:e|ent))\s+en\s+batterie\b", re.IGNORECASE)


FLEE = {
    "elle": "si elle est débordée, elle attelle et fuit",
    "elles": "si elles sont débordées, elles attellent et fuient",
}


def flee(told: re.Match[str]) -> str:
    """The gunners' way out, of those who are not to be taken."""
    who = told["who"].strip()
    low = who.lower()
    if low.startswith(("ni ", "aucune", "elles")):
        return FLEE["elles"]
    if low.startswith("elle"):
        return FLEE["elle"]
    many = low.startswith("les")
    return f"si {who} {'sont débordées, elles attellent et fuient' if many else 'est débordée, elle attelle et fuit'}"


def fronts(told: re.Match[str]) -> str:
    """They face there."""
    they = "Il fait" if told["whose"].lower() == "son" else "Ils font"
    return f"{told['lead']}{they} face {re.sub('^le ', 'au ', told['where'])}"


def by_order(told: re.Match[str]) -> str:
    """Not without an order; of whom *none* is said, is told elsewhere."""
    return told[0] if told.string.lstrip().lower().startswith("aucun") else "sans mon ordre"


def looks_on(told: re.Match[str]) -> str:
    """He goes where he can see it."""
    where = told["where"] or told["where2"]
    return f"{told['lead']}Le général {told['who']} lui-même va {'en' if re.fullmatch(SQUARE, where) else 'à'} {where}"


def goes_with_escort(told: re.Match[str]) -> str:
    """Two who go to the same place."""
    return f"{told['lead']}{told['who']} {told['goes']} ; {told['by'] or told['by2']} soutient {told['who'].lower()}"


def falls_back(told: re.Match[str]) -> str:
    """He falls back when he is charged."""
    many = told["who"].lower().strip().startswith(("les", "ils", "elles"))
    return told["who"] + (" se replient s'ils sont chargés" if many else " se replie s'il est chargé")


# *peuvent choisir leur cible*, *tirent sur ce qu'elles veulent*
CHOOSE_THEIR_AIM = re.compile(
    r"\b(?:(?:peut|peuvent|pourra|pourront)\s+choisir\s+(?:sa|ses|leurs?)\s+(?:propres?\s+)?cibles?|choisi(?:t|"
    r"ssent)\s+(?:elles?-mêmes?\s+)?(?:sa|ses|leurs?)\s+cibles?|"
    r"(?:tire|tirent|tirera|tireront)\s+(?:sur\s+)?(?:ce\s+qu['’](?:elles?|ils?)\s+(?:veu|peu)\w+|"
    r"qui\s+bon\s+leur\s+semble|où\s+(?:elles?|ils?)\s+veu\w+))" + END,
    re.IGNORECASE,
)
# *Jamin n'attaque pas de lui-même*
ATTACKS_NOT_BY_HIMSELF = re.compile(
    r"\bn['’]attaqu(?P<many>e|ent|era|eront)\s+(?:pas|jamais|personne)\s+(?:d['’](?:eux|elles)-mêmes?|d['’]elle-même|"
    r"de\s+lui-même|de\s+(?:sa|leur|son)\s+propre\s+(?:chef|initiative))",
    re.IGNORECASE,
)
# *Saxe-Weimar garde un bataillon en main*
IN_HAND = re.compile(
    r"(?P<keeps>\b(?:gard|conserv|tien)\w*\s+(?:un|deux|trois|le|son|les)\s+(?:\w+\s+)?(?:bataillons?|régiments?|"
    r"\d[\w/]*)[^,;:.!?]{0,20}?)\s+(?:en\s+main|sous\s+la\s+main|de\s+côté|au\s+chaud|en\s+poche)\b",
    re.IGNORECASE,
)
# *Les lanciers ne sont pas pour aujourd'hui*, *qu'on les laisse où ils sont*
NOT_FOR_TODAY = re.compile(
    r"\bn['’e]\s*(?P<many>est|sont)\s+pas\s+(?:pour|prévue?s?\s+pour)\s+(?:aujourd['’]hui|maintenant|"
    r"ce\s+tour(?:-ci)?|tout\s+de\s+suite)" + END,
    re.IGNORECASE,
)
LET_THEM_BE = re.compile(
    r"^(?P<lead>\W*)(?:qu['’]on|on)\s+(?P<it>les?|la)\s+laisse\s+(?:donc\s+)?(?:tranquilles?|en\s+paix|"
    r"où\s+\w+\s+\w+|là(?:-bas)?|en\s+(?:réserve|place)|à\s+(?-i:[A-ZÀ-Ý])[\w-]+(?:\s*,\s*là\s+où\s+\w+\s+\w+)?)" + END,
    re.IGNORECASE,
)
# *Campi, vous le gardez en réserve*
YOU_KEEP_HIM = re.compile(
    rf"{LEAD}(?P<who>{ONE})\s*,\s*(?:vous|tu)\s+l[ea]s?\s+(?:gard|tien|laiss|conserv|"
    rf"maintien)\w*\s+(?=en\s+(?:réserve|place|arrière|main)|où\s|là\b|derrière\s)",
    re.IGNORECASE,
)
YOUR = re.compile(
    r"^(?P<lead>\W*)(?:votre|ta)\s+(?=(?:batterie|artillerie)\b)|^(?P<lead2>\W*)(?:vos|tes)\s+(?=(?:batteries|canons|"
    r"pièces|deux\s+batteries)\b)",
    re.IGNORECASE,
)
# *Bijlandt ne quitte pas ses bataillons*
LEAVES_NOT_HIS_MEN = re.compile(
    r"^(?P<lead>\W*(?:(?:et|"
    r"mais)\s+)?)(?:le\s+général\s+)?(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+ne\s+(?:quitt|"
    r"lâch|abandonn|s['’]éloign)\w*\s+(?:pas|jamais)\s+(?:de\s+)?"
    r"(?:(?:ses|sa)\s+(?:\w+\s+)?(?:bataillons|hommes|troupes|brigade|régiments|gens|soldats|"
    r"escadrons))(?:\s+d['’]une\s+semelle)?" + END,
    re.IGNORECASE,
)
# *Jamin se place à gauche de Gauthier*: his brigade, in the line
PLACES_ITSELF_BESIDE = re.compile(
    r"\b(?:se\s+(?:place|met|range|poste|tient)|prend\s+(?:place|position))\s+(?=(?:à\s+(?:la\s+)?(?:gauche|droite)|"
    r"devant|sur\s+la\s+(?:gauche|droite))\s+(?:de\s+|d['’])?(?:la\s+brigade\s+(?:de\s+)?)?(?-i:[A-ZÀ-Ý]))",
    re.IGNORECASE,
)
# *Husson suit l'attaque avec le 2/2L*, *si ça tourne mal, elles partent*
GOES_WRONG = re.compile(
    r"^(?P<lead>\W*(?:[^,;:.!?]{2,40}\s*:\s*)?(?:(?:mais|et)\s+)?)(?:(?:si|quand|dès\s+que)\s+(?:ça|cela|l['’]affaire|"
    r"les\s+choses)\s+(?:tourn\w+\s+mal|chauff\w+(?:\s+trop)?|se\s+gât\w+|v(?:a|ont)\s+mal|"
    r"dégénèr\w+)|en\s+cas\s+de\s+(?:pépin|problème|danger|coup\s+dur|malheur))\s*,?\s*(?P<she>elles?)\s+"
    r"(?:part\w*|fil\w*|attell?\w*|rentr\w*|décroch\w*|s['’]en\s+v\w+|se\s+(?:repli|retir|sauv)\w*)[^,;:.!?]{0,30}"
    + END,
    re.IGNORECASE,
)
# *Leur front est au sud*
THEIR_FRONT = re.compile(
    r"^(?P<lead>\W*)(?P<whose>leurs?|son)\s+front\s+(?:est|sera|regarde|"
    r"fait\s+face)\s+(?:tourné\s+)?(?:vers\s+)?(?P<where>au\s+(?:nord|sud)(?:-\w+)?|le\s+(?:nord|sud)(?:-\w+)?|"
    r"à\s+l['’](?:est|ouest)|l['’](?:est|ouest))" + END,
    re.IGNORECASE,
)
# *Jamin lui colle aux talons*
AT_HIS_HEELS = re.compile(
    r"\b(?:lui|leur)\s+coll(?:e|ent|era)\s+(?:aux\s+(?:talons|basques|fesses|trousses)|au\s+train)\b", re.IGNORECASE
)
# *Pour la batterie de Piré : galop jusqu'en J6*
AT_A_GALLOP = re.compile(
    r":\s*(?:au\s+)?(?:grand\s+)?(?:galop|trot|pas\s+de\s+course)\s+(?=(?:jusqu|vers\s|en\s+[A-Za-z]{1,2}\d))",
    re.IGNORECASE,
)
# *restent groupés en K6*
GROUPED = re.compile(
    r"(?P<stays>\breste(?:nt|ra|ront)?)\s+(?:bien\s+)?(?:groupée?s?|ensemble|réunie?s?|serrée?s?|"
    r"massée?s?)\s+(?=(?:en|à|derrière|devant)\s)",
    re.IGNORECASE,
)
# *Hubert attaque tout ce qui sort de Piraumont, sauf les carrés*
WHATEVER_COMES = re.compile(
    r"\b(?:charge(?:nt|ra)?|attaque(?:nt|ra)?(?=[^.;!?]*carrés))\s+tout\s+ce\s+qui\s+(?:sort|approche|passe|bouge|"
    r"vient|avance|se\s+montre|se\s+présente)[^,;:.!?]{0,30}(?:\s*,\s*(?:sauf|excepté|hormis|"
    r"mais\s+pas)\s+les\s+carrés)?" + END,
    re.IGNORECASE,
)
# *Perponcher prend le commandement à la ferme*: the man, who goes there
TAKES_COMMAND = re.compile(
    rf"{LEAD}(?:le\s+général\s+)?(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+(?:prend|assume|"
    rf"exerce|prendra)\s+"
    r"(?:lui-même\s+)?le\s+commandement\s+(?=(?:à|en|au|aux|dans|près|sur\s+la)\s)",
    re.IGNORECASE,
)
# *avant mon signal*: by an order
BEFORE_MY_SIGN = re.compile(
    r"\b(?:avant|sans)\s+(?:mon|le|un)\s+(?:signal|feu\s+vert|top|coup\s+de\s+canon)(?=\s*(?:[.!;,]|$))", re.IGNORECASE
)
# *envoie le 2/108 à Lairalle et garde les quatre autres en réserve*
KEEPS_THE_OTHERS = re.compile(
    r"\s*(?:,|\bet\b)\s*(?:(?:il|elle)\s+)?(?:gard|tien|laiss|"
    r"conserv)\w*\s+(?P<who>(?:tous\s+)?les\s+(?:\w+\s+)?autres|le\s+reste)\s+"
    r"(?:en\s+réserve|en\s+arrière|où\s+\w+\s+\w+)" + END,
    re.IGNORECASE,
)
# *suit derrière eux*: follows them, wherever they go
FOLLOWS_BEHIND = re.compile(
    r"(?<!se\s)\b(?P<does>sui(?:t|vent|vra|vront)|march(?:e|ent)|vien(?:t|nent)|avance(?:nt)?)\s+(?:juste\s+|"
    r"immédiatement\s+|un\s+peu\s+|tout\s+de\s+suite\s+)?derrière\s+(?P<whom>lui|elles?|eux)\b",
    re.IGNORECASE,
)
THEM = {"lui": "le", "elle": "la", "eux": "les", "elles": "les"}
# *forment le carré si besoin*
IF_NEEDED = re.compile(
    r"(?P<square>\b(?:form\w+|se\s+met\w*|pass\w+)\s+(?:le\s+|en\s+|un\s+)?carrés?)\s*,?\s+(?:si\s+(?:besoin|"
    r"nécessaire|c['’]est\s+nécessaire|la\s+situation\s+l['’]exige)|au\s+besoin|s['’]il\s+le\s+faut|"
    r"en\s+cas\s+de\s+(?:besoin|danger|nécessité|alerte|menace))" + END,
    re.IGNORECASE,
)
WITHIN_A_PARAGRAPH = (
    turn("commandement", TAKES_COMMAND, r"\g<lead>Le général \g<who> lui-même va "),
    turn("signal|feu vert|top|coup de", BEFORE_MY_SIGN, by_order),
    turn("autres|le reste", KEEPS_THE_OTHERS, r" ; \g<who> restent sur place"),
    turn(
        "front ",
        THEIR_FRONT,
        fronts,
    ),
    turn("coll", AT_HIS_HEELS, "soutient lui"),
    turn("galop|trot|course", AT_A_GALLOP, ": va "),
    turn("group|ensemble|réuni|serré|massé", GROUPED, r"\g<stays> "),
    turn("tout ce qui", WHATEVER_COMES, "peut charger s'il en a l'occasion"),
    turn("en main|sous la main|de côté|au chaud|en poche", IN_HAND, r"\g<keeps> en réserve"),
    turn("cible|tire", CHOOSE_THEIR_AIM, "tirent à volonté"),
    turn("attaqu", ATTACKS_NOT_BY_HIMSELF, r"ne charge\g<many> pas de sa propre initiative"),
    turn("pas p", NOT_FOR_TODAY, lambda told: "reste sur place" if told["many"] == "est" else "restent sur place"),
    turn(
        "laisse",
        LET_THEM_BE,
        lambda told: f"{told['lead']}{'Ils restent' if told['it'].lower() == 'les' else 'Il reste'} sur place",
    ),
    turn("vous |tu ", YOU_KEEP_HIM, r"\g<lead>\g<who> reste "),
    turn(
        "votre|ta |vos|tes",
        YOUR,
        lambda told: f"{told['lead']}Sa " if told["lead"] is not None else f"{told['lead2']}Ses ",
    ),
    turn("quitt|lâch|abandonn|éloign", LEAVES_NOT_HIS_MEN, r"\g<lead>Le général \g<who> va auprès de sa brigade"),
    turn("place|met|range|poste|tient|position", PLACES_ITSELF_BESIDE, "va "),
    turn("tourn|chauff|gât|mal|dégén|en cas", GOES_WRONG, lambda told: FLEE[told["she"].lower()]),
    turn("à cheval", ON_HORSEBACK, r"\g<stays>"),
    turn("derrière", FOLLOWS_BEHIND, lambda told: f"{THEM[told['whom'].lower()]} suit"),
    turn("carré", IF_NEEDED, r"\g<square> contre la cavalerie"),
    turn("carré", NO_SQUARE_FOR_THEM, lambda told: f"{told['lead']}{THEY[told['whom'].lower()]} pas le carré"),
    turn("qu'|qu’|attention|prudence|gare", LET_HIM_HEED, r"\g<lead>"),
    turn(
        "approch|serr|menac|press|abord|attaqu|charg", NEARED, lambda told: f"{told['lead']}{FLEE[told['she'].lower()]}"
    ),
    turn("prendre|capturer|enlever|déborder|surprendre|sabrer", LETS_NOBODY_TAKE_IT, flee),
    turn("face ", COVERS_FACING, r"\g<does> et fait "),
    turn("contre", COUNTERS_HORSE, r"contre-charg\g<end>"),
    turn("carrés", NOT_AT_SQUARES),
    turn("batterie", IN_BATTERY, r"\g<stays> en place"),
    turn("exception|sauf", EXCEPTION, r"\g<lead>\g<who> "),
    turn("interdiction|défense|question", FORBIDDEN_FOR, r"\g<lead>\g<who> ne doit pas "),
    turn(
        "une fois|sitôt|dès qu|quand|lorsqu|arrivé",
        ONCE_THERE,
        r"\g<lead>",
    ),
    turn("une fois|sitôt|arrivé", ONCE_IN_IT, r"\g<lead>"),
    turn("escort|soutien|garde|couvrir|protéger", WITH_ESCORT, goes_with_escort),
    turn("tant |c'est|c’est|importe|dommage", SO_MUCH_THE_WORSE, " "),
    turn("pas |point |prudence|restons|calme|on reste", NO_ZEAL, r"\g<lead>"),
    turn("de part et", BOTH_SIDES),
    turn("mi-", HALF_WAY, r"entre \g<a> et \g<b>"),
    turn(
        "surveill|observ|suit|suiv|regard|dirig|command|supervis|contrôl|condui",
        LOOKS_ON,
        looks_on,
    ),
    turn("attend", WAITS_FOR_NO_CHARGE, falls_back),
    turn("carré", FORMS_NO_SQUARE, r"ne forme le carré \g<no>"),
)


def as_told_within(raw: str) -> str:
    """A French sentence in the middle of others in plain words."""
    return put_plainly(raw, WITHIN_A_PARAGRAPH)
