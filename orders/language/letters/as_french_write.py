"""As the French write: what goes with an order in a plain French letter, and the same in its sisters.

*Ouvrent le feu librement*, *si l'ennemi leur tombe dessus*, *en F4, derrière les autres*, *pour inquiéter les
tirailleurs*: what is meant is an order that is read already.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import SQUARE, turn

END = r"(?=\s*(?:[.,;!)]|$))"
# *si l'ennemi leur tombe dessus*: attacks them
FALLS_ON_THEM = re.compile(
    r"\b(?P<them>leur|lui)\s+(?:tombe|saute|fonce|arrive|vien(?:t|nent)|court|courent)(?:nt)?\s+dessus\b", re.IGNORECASE
)
# *en F4, derrière les autres*: that is where F4 is
BEHIND_THE_OTHERS = re.compile(
    rf"(?P<there>\b(?-i:{SQUARE}))\s*,?\s+(?:(?:just|juste|gleich|a\s+bit|un\s+peu)\s+)?(?:derrière\s+(?:(?:toutes\s+)?les\s+autres|tout\s+le\s+monde)|"
    rf"à\s+côté\s+des\s+autres|behind\s+(?:all\s+)?(?:the\s+others|everybody|everyone)|beside\s+the\s+others|hinter\s+(?:den|allen)\s+anderen|"
    rf"neben\s+(?:den|die)\s+anderen){END}",
    re.IGNORECASE,
)
# *va en J7 pour inquiéter les tirailleurs*: what it is there for, and no deed that a rulebook knows
WORRYING = re.keyed(
    rf"(?P<there>\b(?-i:{SQUARE}))\s*,?\s+(?:et\s+|afin\s+d['’e]\s*|pour\s+)(?:y\s+)?(?:inquiéter|attirer|détourner|gêner|fixer|intimider|impressionner|agacer|"
    rf"distraire|énerver|embêter|ennuyer|titiller|narguer)\s+(?!et\b)(?:[^,;:.!?]|\.(?=\d)){{2,50}}?{END}",
    re.IGNORECASE,
)
# *Les deux premiers bataillons de Nassau (1/2Nas et 2/2Nas)*: those in the brackets
UNIT = r"\d{1,2}(?:/\d{1,3})?[A-Za-z]{0,4}"
IN_BRACKETS = re.compile(
    r"\b(?:les|the|die)\s+(?:two|three|four|deux|trois|quatre|beiden|zwei|drei|vier|first|leading|premi[eè]r\w*|ersten)\s+[^(),;:.!?]{3,50}?\s*"
    rf"\((?P<those>{UNIT}(?:\s*,\s*{UNIT})*\s*(?:,|et|and|und|&)\s*{UNIT})\)",
    re.IGNORECASE,
)
# *va lui-même rejoindre le 7M*
GOES_HIMSELF = re.compile(
    r"\b(?:va|ira|doit\s+aller|s['’]en\s+va)\s+(?:lui-même|en\s+personne|personnellement)\s+(?:rejoindre|retrouver)\b",
    re.IGNORECASE,
)
# *J'aimerais bien que 1/92 se mette en ligne*: how much he would like it changes nothing
LIKES_IT_WELL = re.compile(
    r"\b(?P<likes>j['’]aimerais|je\s+(?:voudrais|veux|souhaite|souhaiterais|préfère|préférerais))\s+(?:bien|vraiment|plutôt|quand\s+même|beaucoup|autant|"
    r"assez|mieux)\s+(?=qu['’e])",
    re.IGNORECASE,
)

# *restent au fond*: at the back, and nothing of *fondre*
AT_THE_BACK = re.compile(
    r"\b(?P<stays>reste(?:nt|ra|ront)?|demeure(?:nt)?|attend(?:ent)?)\s+(?:(?:bien|tout|sagement|tranquillement|prudemment)\s+)*"
    r"(?:au\s+fond\b(?!\s+d)|(?:à\s+l['’]arrière|en\s+retrait|en\s+arrière)(?=\s*(?:[.,;!]|$|pour\b|afin\b)))",
    re.IGNORECASE,
)

# *pour attirer le feu*: what it is for, and nobody fires
DRAWING_FIRE = re.compile(
    r"\s*,?\s+(?:pour|afin\s+d['’e]|histoire\s+d['’e])\s*(?:attirer|détourner|essuyer|absorber)\s+(?:le|leur|l['’]|les|son)\s*"
    rf"(?:feu|tir|attention|regards|boulets)(?:[^,;:.!?]{{0,30}}?){END}",
    re.IGNORECASE,
)
# *se replie en tiraillant*: how it goes, and at nobody who is named
FIRING_AS_IT_GOES = re.keyed(
    rf"\s*,?\s+(?:tout\s+)?en\s+(?:tiraillant|tirant|combattant|se\s+battant|faisant\s+(?:feu|le\s+coup\s+de\s+feu)|retardant\s+l['’]ennemi){END}",
    re.IGNORECASE,
)
# *n'a pas besoin de bouger*, *n'a pas à bouger*: stays
NO_NEED_TO_MOVE = re.compile(
    r"\bn['’](?:a|aura)(?P<many>)\s+(?:pas|nul|aucun|guère)\s+(?:besoin\s+de|à)\s+(?:bouger|se\s+déplacer|changer\s+de\s+place)\b|"
    r"\bn['’](?P<those>ont|auront)\s+(?:pas|nul|aucun|guère)\s+(?:besoin\s+de|à)\s+(?:bouger|se\s+déplacer|changer\s+de\s+place)\b",
    re.IGNORECASE,
)
# *Pas un pas en arrière pour le 5M*: it does not fall back
NOT_A_STEP_BACK = re.compile(
    r"^(?P<lead>\W*)pas\s+un\s+(?:seul\s+)?(?:pas|mètre|pouce|centimètre)\s+en\s+arrière(?:\s*,?\s+(?:pour|de\s+la\s+part\s+(?:de|du)|chez)\s+(?P<who>[^,;:.!?]{2,40}?))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *Je voudrais que quelqu'un garde La Bergerie, par exemple le 8M*: he
SOMEBODY = re.compile(
    r"^(?P<lead>\W*)(?:[^,;:.!?]{0,30}?\bqu(?:e\s+|['’]))?(?:quelqu['’]un|un\s+bataillon|une\s+unité|une\s+brigade)\s+(?P<does>[^,;:.!?]{3,60}?)\s*[,;:–—-]\s*"
    r"(?:par\s+exemple|disons|mettons|pourquoi\s+pas|peut-être|le\s+mieux\s+serait|plutôt)\s+(?P<who>(?:(?:le|la|les)\s+|l['’])?(?:\d|(?-i:[A-Z]))[^,;:.!?]{1,30}?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *s'arrête à hauteur de Lairalle*: as far as there
HALTS_LEVEL = re.compile(
    r"^(?P<who>\W*(?:(?:le|la|les|l['’])\s*)?(?:\d|(?-i:[A-Z]))[^,;:.!?]{1,35}?)\s+s['’]arrête(?P<many>nt)?\s+(?=(?:à\s+(?:la\s+)?hauteur|au\s+niveau)\s+d)",
    re.IGNORECASE,
)
HALTS_LEVEL_EN = re.compile(
    r"^(?P<who>\W*(?:the\s+)?(?:\d|(?-i:[A-Z]))[^,;:.!?]{1,35}?)\s+(?:halts|stops)\s+(?=level\s+with\b)", re.IGNORECASE
)
# *Ouvrez le feu avec toutes les batteries*: they do
OPEN_FIRE_WITH = re.compile(
    r"^(?P<lead>\W*)(?:ouvr(?:ez|e|ons)\s+le\s+feu|open\s+fire|eröffne[nt]?\s+(?:Sie\s+)?das\s+Feuer)\s+(?:avec|with|mit)\s+(?P<who>[^,;:.!?]{3,40}?)"
    r"(?P<rest>\s+(?:sur|contre|on|at|auf|dès|as\s+soon|sobald)\b[^;.!?]*)?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *La batterie de gauche tire sur Stevenart, celle de droite sur le 5M*: the other one
THE_OTHER_ONE = re.compile(
    r"(?P<first>\b(?:la|le)\s+(?P<what>batterie|pièce|brigade|bataillon)\s+(?:de\s+(?:gauche|droite)|du\s+(?:centre|milieu))\s+tire\s+sur\s+[^,;:.!?]{2,30}?)\s*,\s*(?:et\s+)?cel(?:le|ui)\s+"
    r"(?P<which>(?:de\s+(?:gauche|droite)|du\s+(?:centre|milieu)))\s+(?:tire\s+)?sur\s+",
    re.IGNORECASE,
)
# *tourne le dos au bois et regarde la route*: the road
TURNS_HIS_BACK = re.compile(
    r"\btourne(?:nt|r)?\s+le\s+dos\s+(?:à|au|aux)\s+[^,;:.!?]{2,30}?\s*,?\s+(?:et|pour)\s+(?=(?:regarde|fai(?:t|re)\s+face|font\s+face|surveille))",
    re.IGNORECASE,
)
# *Jamin couvre ses arrières*: he supports him
COVERS_HIS_REAR = re.compile(
    r"\b(?:couvre|protège|assure|surveille|garde)(?P<many>nt)?\s+(?:ses|leurs)\s+arrières\b", re.IGNORECASE
)
# *à la garde des canons*: who guards them, and no Guard
ON_GUARD = re.compile(
    r"\b(?P<lead>(?:reste(?:nt)?|laisse(?:nt|z)?|met(?:tent|tez|s)?|place(?:nt|z)?|va|vont|sert|servent|est|sont|poste(?:nt|z)?|affecte(?:nt|z)?|envoie(?:nt)?)\b[^,;:.!?]*?\s)"
    r"(?:à\s+la|en|de|pour\s+la|comme)\s+garde\s+(?P<of>de\s+la|de\s+l['’]|de|du|des|d['’])\s*(?=canons|pièces|batteries?|artillerie|ferme|village|pont|"
    r"carrefour|ruisseau|bois|route|\d|(?-i:[A-Z]))",
    re.IGNORECASE,
)
# *change de cible : elle prend le 5M*: it fires at him
ANOTHER_AIM = re.compile(
    r"\bchange(?:nt|ra|ront)?\s+(?:de\s+)?(?:cible|objectif|but)\s*[,:;–—-]?\s*(?:et\s+|pour\s+)?(?:(?:elle|il)s?\s+)?"
    r"(?:pren(?:d|nent|dre)|vise(?:nt|r)?|tire(?:nt|r)?\s+sur|passe(?:nt|r)?\s+(?:à|au|sur))\s+",
    re.IGNORECASE,
)
# *Le général Jamin est loin de ses hommes, il les rejoint*: them
REJOINS_THEM = re.compile(
    r"(?P<his>\b(?:ses|sa)\s+(?:hommes|troupes|bataillons|brigade|division|gens|soldats|batteries?|régiments|cavaliers|escadrons)\b[^,;:.!?]{0,20}?)\s*[,;]\s*"
    r"(?:donc\s+|alors\s+)?(?P<he>(?:qu['’])?il)\s+(?:doit\s+|va\s+)?(?:les|la)\s+(?:rejoin\w+|retrouve\w*)",
    re.IGNORECASE,
)
# *Bachelu doit garder ses brigades sous son commandement, il se place donc en I4*: why, and where he goes
TO_KEEP_THEM = re.compile(
    r"(?P<who>(?:(?:le\s+)?général\s+)?(?-i:[A-ZÀ-Ý])[\w-]{2,})\s+(?:doit|veut|voudrait|devra|souhaite)\s+(?:pouvoir\s+)?(?:garder|tenir|avoir|conserver)\s+[^,;:.!?]{2,40}?\s+"
    r"(?:sous\s+(?:son\s+commandement|la\s+main|ses\s+ordres|contrôle)|en\s+main|à\s+portée(?:\s+de\s+voix)?)\s*[,;]\s*(?:donc\s+|alors\s+)?il\s+",
    re.IGNORECASE,
)
# *On économise la Garde*: it stays
SPARED = re.compile(
    r"^(?P<lead>\W*)(?:(?:on|je|nous)\s+|il\s+faut\s+|faut\s+)?(?:économise[rz]?|économisons|ménage[rz]?|ménageons|épargne[rz]?|préserve[rz]?|préservons)\s+"
    r"(?P<who>(?:la|le|les|l['’])\s*(?!munition|poudre|boulet|force|feu|temps|homme|tir|cartouche|monture|chevau)[^,;:.!?]{2,35}?)"
    r"(?:\s+(?:pour\s+(?:plus\s+tard|l['’]instant|le\s+moment|la\s+suite)|encore|ce\s+tour(?:-ci)?))*(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)

# *tient tout le bois*: the wood
ALL_OF_IT = re.compile(
    r"\b(?P<does>(?:tien(?:t|nent|dra|dront)|tenir|gard\w+|défend\w*|occup\w+|surveill\w+|travers\w+|nettoi\w+|nettoy\w+|fouill\w+)\s+)tout(?:e)?\s+"
    r"(?=(?:le\s+|la\s+|l['’])(?:bois|forêt|village|hameau|ferme|crête|lisière|ruisseau|route|hauteur|plateau|terrain))",
    re.IGNORECASE,
)
# *J'hésite entre G9 et G10 pour le 7L, disons G9*: there
HESITATES = re.compile(
    r"^(?P<lead>\W*)(?:j['’]hésite|on\s+hésite|j['’]hésitais)\s+entre\s+[^,;:.!?]{2,40}?\s+pour\s+(?P<who>[^,;:.!?]{2,35}?)\s*[,;:–—-]\s*(?:mais\s+|alors\s+|bon\s+|allez\s*,?\s+)*"
    r"(?:disons|mettons|va\s+pour|allons-y\s+pour|on\s+va\s+dire|on\s+dira|ce\s+sera|finalement|je\s+prends|je\s+choisis|plutôt)\s+"
    rf"(?P<there>(?:en\s+)?(?-i:{SQUARE}))",
    re.IGNORECASE,
)


def opens_fire(found: re.Match[str]) -> str:
    """Those who open fire, at whomever."""
    rest, english, german = found["rest"] or "", " with " in found[0].lower(), " mit " in found[0].lower()
    fires = "fire" if english else "feuern" if german else "tirent"
    will = "" if rest else " at will" if english else " nach Belieben" if german else " à volonté"
    return f"{found['lead']}{found['who']} {fires}{will}{rest}{found['end']}"


# *iront droit aux tirailleurs et les rejetteront*: they attack them
STRAIGHT_AT = re.compile(
    r"\b(?:(?P<many>iront|vont|marchent|marcheront|courent)|ira|va|marche|marchera|court)\s+(?:tout\s+)?droit\s+(?:aux?|sur)\s+(?P<the>les?\s+|la\s+)?"
    r"(?=(?:tirailleurs|canons|batteries?|chasseurs|pièces|bataillons?|ennemis?)\b)",
    re.IGNORECASE,
)
# *Le 1er bataillon, qui est déjà en tirailleurs, les précédera*: how he stands already
WHO_IS_ALREADY = re.compile(r"\s*,\s*qui\s+(?:est|sont)\s+déjà\s+[^,;:.!?]{3,40},\s*", re.IGNORECASE)
# *les précédera pour couvrir leur marche*: he marches ahead
PRECEDES = re.compile(
    r"\b(?:les|la|le|l['’])\s*précéd(?:era|e|ait)\b(?:\s+pour\s+[^,;:.!?]{3,40})?(?=\s*(?:[.;!,]|$))", re.IGNORECASE
)
# *elle ne bougera pas : l'Empereur la veut intacte*: why
EMPEROR_WANTS = re.compile(
    r"\s*[,;:–—-]\s*l['’]Empereur\s+(?:la|les|le|y|en|ne|me)\s*[^;:.!?]{2,50}(?=\s*(?:[.;!]|$))", re.IGNORECASE
)
# *si on le charge il se sauve, pas de héros*: he gives way
RUNS_AWAY = re.compile(
    r"\bse\s+(?:sauve|barre|tire)(?P<many>nt)?\b(?!\s+(?:de|des|du)\b)(?:\s*,?\s+pas\s+(?:de\s+|d['’])(?:h[ée]ros|h[ée]ro[ïi]sme|folies?))?",
    re.IGNORECASE,
)
# *La Garde reste derrière aussi*: where it is
STAYS_BEHIND = re.compile(
    r"(?<!\ble\s)(?<!\bdu\s)\brest(?P<many>e|ent)\s+(?:(?:aussi|bien|tous|toute|encore)\s+)*(?:derrière|en\s+arrière|à\s+l['’]arrière)(?:\s+(?:aussi|également))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
AS_FRENCH_WRITE = (
    turn("se sauve|se barre|se tire", RUNS_AWAY, lambda told: f"se replie{'nt' if told['many'] else ''}"),
    turn("droit", STRAIGHT_AT, lambda told: f"attaque{'nt' if told['many'] else ''} {told['the'] or 'les '}"),
    turn("déjà", WHO_IS_ALREADY, " "),
    turn("empereur", EMPEROR_WANTS),
    turn("précéd", PRECEDES, "marche devant"),
    turn("derrière|arrière", STAYS_BEHIND, r"rest\g<many> en place"),
    turn("attirer|détourner|essuyer|absorber", DRAWING_FIRE),
    turn("en ", FIRING_AS_IT_GOES),
    turn(
        "bouger|déplacer|changer",
        NO_NEED_TO_MOVE,
        lambda one: "restent sur place" if one["those"] else "reste sur place",
    ),
    turn(
        "en arrière", NOT_A_STEP_BACK, lambda one: f"{one['lead']}{one['who'] or 'personne'} ne recule pas{one['end']}"
    ),
    turn("quelqu|un bataillon|une ", SOMEBODY, r"\g<lead>\g<who> \g<does>\g<end>"),
    turn("celle|celui", THE_OTHER_ONE, r"\g<first> ; la \g<what> \g<which> tire sur "),
    turn("le dos", TURNS_HIS_BACK),
    turn("arrières", COVERS_HIS_REAR, lambda one: "le soutiennent" if one["many"] else "le soutient"),
    turn("arrête", HALTS_LEVEL, lambda one: f"{one['who']} {'vont' if one['many'] else 'va'} "),
    turn("halts|stops", HALTS_LEVEL_EN, r"\g<who> goes "),
    turn("ouvr|open fire|feuer", OPEN_FIRE_WITH, opens_fire),
    turn("garde", ON_GUARD, lambda one: f"{one['lead']}pour garder {ARTICLES.get(one['of'].lower(), '')}"),
    turn("change", ANOTHER_AIM, "tire sur "),
    turn("rejoin|retrouv", REJOINS_THEM, r"\g<his>, il rejoint ses hommes"),
    turn("commandement|la main|ses ordres|contrôle|en main|portée", TO_KEEP_THEM, r"\g<who> lui-même "),
    turn("économis|ménage|épargn|préserv", SPARED, r"\g<lead>\g<who> reste sur place\g<end>"),
    turn("tout", ALL_OF_IT, r"\g<does>"),
    turn("hésit", HESITATES, lambda one: f"{one['lead']}{one['who']} va en {one['there'].removeprefix('en ')}"),
    turn("au fond|arrière|retrait", AT_THE_BACK, r"\g<stays> sur place"),
    turn("dessus", FALLS_ON_THEM, lambda told: "les attaque" if told["them"].lower() == "leur" else "l'attaque"),
    turn("autres|others|every|anderen|tout le monde", BEHIND_THE_OTHERS, r"\g<there>"),
    turn("er ", WORRYING, r"\g<there>"),
    turn("j'aime|j’aime|je ", LIKES_IT_WELL, r"\g<likes> "),
    turn("(", IN_BRACKETS, r"\g<those>"),
    turn("lui-même|personn", GOES_HIMSELF, "rejoint lui-même"),
)
