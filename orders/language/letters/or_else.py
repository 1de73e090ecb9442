"""Or else: what would come of it if an order were not carried out stands behind it, and orders nothing.

*La Garde ne bouge pas, sinon je vais me faire taper sur les doigts*, *Campi advances to I5, otherwise Husson will be
all alone*, *1/2L geht zurück, sonst wird es zusammengehauen*. What else somebody is to do is told without such words,
or with a square, and is left: *sinon il va en F5*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

REST = r"(?![^;:.!?]*\b[A-Z]\d{1,2}\b)[^;:.!?]*(?=\s*(?:[.;!]|$))"
BEHIND = r"(?<=\w)\s*[,;–—-]?\s+"
# who it happens to: *il*, *ses hommes*, *Husson*
WHO_FR = (
    r"(?:ils?|elles?|on|nous|vous|(?:(?:le|la|les|l['’]|mes|mon|ma|ses|sa|son|nos|"
    r"leurs?)\s*)?(?:[\w/'’-]+\s+){0,3}?[\w/'’-]+)"
)
PLACED_FR = (
    r"(?!\s+(?:en\s+(?:réserve|soutien|appui|ligne|colonne|carré)|derrière|devant|plac|post|charg|"
    r"à\s+(?:gauche|droite|sa\s+place)))"
)
OR_ELSE_FR = re.compile(
    rf"{BEHIND}(?:car\s+|parce\s+que\s+)?(?:sinon|autrement|sans\s+quoi|faute\s+de\s+quoi)\s*,?\s+(?:"
    r"(?:je\s+|j['’])(?!veux\b|voudrai|préfèr|souhait|demand|aime)|(?:c['’]|ça\s|cela\s|ce\s+(?=sera|serai|n))|"
    r"(?:tout|rien)\s+(?:ne\s+)?\w+|"
    rf"{WHO_FR}\s+(?:ne\s+|n['’]|se\s+|s['’]|y\s+|nous\s+|leur\s+|lui\s+|les\s+)*(?:"
    r"(?:va|vont|allons|vas)\s+(?:(?:encore|tous|toutes|tout|bientôt|vite)\s+)?(?:(?:me|m['’]|te|se|s['’]|nous|vous|le|la|les|lui|leur|y|en)\s*)*"
    r"(?:faire|être|finir|perdre|manquer|rater|mourir|crever|bouder|râler|souffrir|marcher\s+dessus|tirer\s+dessus|gêner|tuer|tomber|prendre\s+(?:cher|froid|"
    r"des)|retrouver|rester\s+(?:seul|coincé|bloqué)|passer\s+(?:dessus|un)|bousculer|mélanger|emmêler|rentrer\s+dedans|gronder|engueuler|avoir)\b|"
    rf"(?:sera|seront|serai|serons|serait|seraient|est|sont|suis|sommes)\b{PLACED_FR}|"
    r"(?:risqu|manqu|perd|gên|bouch|bloqu|souffr|mourr|ser[vt]|pourr|peu[tv]|verr|arriv(?!e\s)|gaspill|aura|auront|n['’]a\b|n['’]ont|fera|feront|fait|font)\w*|"
    r"(?:tien(?:t|dra|nent|dront)|pass(?:e|ent|era|eront)|arrive(?:nt)?|voi[te]\w*)\s+(?:pas|plus|jamais|rien|trop)\b)|"
    rf"{WHO_FR}\s+(?:me|m['’]|nous)\s*\w+"
    rf"){REST}",
    re.IGNORECASE,
)
WHO_EN = (
    r"(?:(?:it|they|he|she|we|you|that|there|someone|somebody)|(?:(?:the|my|his|our|"
    r"their)\s+)?(?:[\w/’'-]+\s+){0,2}?[\w/’'-]+)"
)
WILL_EN = (
    r"(?:['’]ll|\s+will|['’]d|\s+would|\s+might|\s+could|\s+may|\s+is\s+going\s+to|\s+are\s+going\s+to|['’]s\s+going\s+to|['’]re\s+going\s+to)\s+"
    r"(?:(?:all|just|only|soon|never|not)\s+)*(?:be(?!\s+(?:in\s+(?:reserve|support)|behind|placed|posted))|get|lose|miss|die|end\s+up|have\s+(?:my|our|no|nobody|nothing)|"
    r"suffer|run\s+out|block|mask|fall|kill|shout|tread|break|arrive|see|reach)\b"
)
OR_ELSE_EN = re.compile(
    rf"{BEHIND}(?:(?:because|since)\s+)?(?:otherwise|or\s+else|(?<=[,;–-]\s)or)\s*,?\s+(?:"
    r"I(?:['’]ll|\s+will|\s+shall|['’]d|\s+would|['’]m|\s+am|\s+get|\s+might)\b(?!\s+(?:want|prefer|rather|like))|"
    rf"{WHO_EN}{WILL_EN}){REST}|"
    rf"{BEHIND}(?:otherwise|or\s+else)\s*,?\s+{WHO_EN}(?:['’]s|['’]re|\s+is|\s+are|\s+gets?|\s+loses?|\s+has\s+no|\s+have\s+no|\s+can['’]?t|\s+cannot|"
    rf"\s+won['’]?t)\b{REST}|"
    rf"{BEHIND}(?:otherwise|or\s+else|(?<=[,;–-]\s)or)\s*,?\s+(?:they|we|he|it|both|everybody|everyone)\s+(?:all\s+|only\s+|just\s+|will\s+)*"
    rf"(?:gets?|treads?|trips?|blocks?|stands?|falls?|bumps?|runs?)\s+(?:(?:in|into|on|over|up)\s+)*(?:each\s+other|one\s+another|the\s+way|everyone)\b{REST}",
    re.IGNORECASE,
)
OR_ELSE_DE = re.compile(
    rf"{BEHIND}(?:denn\s+|weil\s+)?(?:sonst|ansonsten|andernfalls)\s+(?:"
    r"(?:kriege?|bekomme?|bin|habe?|werde?|verliere?|darf|muss)\s+ich|"
    r"(?:wird|werden|ist|sind|wäre?n?|hat|haben|gibt|kriegt|kriegen|bekommt|bekommen|verlier(?:t|en)|geht|gehen|fehl(?:t|en)|droht|drohen|treten|tritt|"
    r"laufen|läuft|kommt|kommen|reißt|reisst|kann|können|macht|machen|bringt|schimpft|frisst|stehen|steht)\s+"
    r"(?![^;:.!?]*\b(?:in\s+(?:Linie|Kolonne|Reserve)|zurück|stehen\s+bleiben|halten)\b)[^;:.!?]*?\b(?:sie|es|er|wir|uns|mir|mich|ihn|ihm|ihnen|das|alles|nichts|niemand|keiner|"
    r"allein|verloren|weg|dran|schief|(?-i:[A-ZÄÖÜ])[\w/-]+)\b"
    rf"){REST}",
    re.IGNORECASE,
)

OR_ELSE = (
    turn("sinon|autrement|quoi", OR_ELSE_FR),
    turn("otherwise| or |else", OR_ELSE_EN),
    turn("sonst|ansonsten|andernfalls", OR_ELSE_DE),
)
