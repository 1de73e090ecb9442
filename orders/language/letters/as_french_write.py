"""As the French write: what goes with an order in a plain French letter, and the same in its sisters.

*Ouvrent le feu librement*, *si l'ennemi leur tombe dessus*, *en F4, derrière les autres*, *pour inquiéter les
tirailleurs*: what is meant is an order that is read already.
"""

from __future__ import annotations

from battles.engine import expressions as re
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
WORRYING = re.compile(
    rf"(?P<there>\b(?-i:{SQUARE}))\s*,?\s+(?:et\s+|afin\s+d['’e]\s*|pour\s+)(?:y\s+)?(?:inquiéter|gêner|fixer|intimider|impressionner|agacer|"
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
    r"(?:au\s+fond\b(?!\s+d)|(?:à\s+l['’]arrière|en\s+retrait|en\s+arrière)(?=\s*(?:[.,;!]|$)))",
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

AS_FRENCH_WRITE = (
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
