"""Either way: what may be so or not, *limbered or not, I don't mind*, and what two do together, who are then named.

*Leur cible à toutes deux est Bijleveld*: both fire at him; *both batteries move up, 1/6FA to F6 and 7/2FA to G6*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.;!)]|$))"
NO_MATTER = (
    r"(?:\s*,\s*(?:(?:I|we)\s+do\s*n['’o]?t\s+(?:mind|care)|(?:it['’]?s\s+)?(?:all\s+)?the\s+same\s+to\s+me|either\s+way|whatever|"
    r"(?:cela|ça|ca)\s+m['’]est\s+égal|peu\s+(?:m['’])?importe|(?:das\s+)?ist\s+(?:mir\s+)?(?:gleich|egal)|egal))"
)
# *attelées ou non*, *limbered or unlimbered*, *in Linie oder Kolonne, egal*
EITHER = re.keyed(
    r"\s*,\s*(?:(?:un)?limbered\s+or\s+(?:not|(?:un)?limbered)|attelée?s?\s+ou\s+(?:non|pas|dételée?s?)|(?:auf|ab)geprotzt\s+oder\s+(?:nicht|(?:auf|ab)geprotzt))"
    rf"{NO_MATTER}?{END}|"
    rf"\s*,\s*(?:in\s+|en\s+)?(?:line|column|ligne|colonne|Linie|Kolonne)\s+(?:or|ou|oder)\s+(?:in\s+|en\s+)?(?:line|column|not|ligne|colonne|non|Linie|Kolonne|nicht){NO_MATTER}{END}",
    re.IGNORECASE,
)
ALL_THE_SAME = re.keyed(rf"\s*,\s*(?:cela|ça|ca)\s+m['’]est\s+égal{END}", re.IGNORECASE)
# *Leur cible à toutes deux est stevenart*, *their target for both is e6*, *Ziel für beide ist e6*
TARGET = (
    (r"^(?P<lead>\W*(?:et\s+)?)(?:(?:leur|la)\s+)?cible\s+(?:commune|(?:à|de|"
    r"pour)\s+(?:tou(?:te)?s\s+)?(?:les\s+)?deux)\s*(?:est|sera|:)\s*", "les deux tirent sur ", "cible"),
    (r"^(?P<lead>\W*(?:and\s+)?)(?:(?:their|the)\s+)?(?:(?:common|joint|shared)\s+target|target\s+(?:for|"
    r"of)\s+(?:the\s+)?(?:both(?:\s+of\s+them)?|two))\s*(?:is|will\s+be|:)\s*", "both fire at ", "target"),
    (r"^(?P<lead>\W*(?:und\s+)?)(?:(?:ihr|das)\s+)?(?:gemeinsames\s+Ziel|Ziel\s+(?:für|"
    r"von)\s+(?:alle\s+)?(?:beide[nr]?|die\s+beiden))\s*(?:ist|:)\s*", "beide schießen auf ", "ziel"),
)  # fmt: skip
# *Both batteries move further forward, 1/6FA to F6 and 7/2FA to G6*: the two who are named behind it
NAMED = r"(?-i:\d+/\w+|\d+[A-Z]\w*|[A-ZÀ-Þ][\w’'-]+)"
SQUARE = r"(?-i:[A-Z]{1,2}\d{1,2})"
MOVE = (
    r"(?:moves?|go(?:es)?|advances?|limbers?\s+up|drives?|push(?:es)?|fahren|gehen|rücken|protzen|ziehen|"
    r"avancent|vont|attellent|se\s+portent|se\s+déplacent)"
)
BOTH_THEN_EACH = re.keyed(
    rf"^(?P<lead>\W*)(?:(?:the|my|les|mes|die|meine)\s+)?(?:both|two|other\s+two|deux(?:\s+autres)?|beiden?(?:\s+anderen)?)\s+(?:of\s+the\s+|the\s+)?(?:other\s+|autres\s+|anderen\s+)?(?:batter(?:y|ies)|batteries|Batterien|guns|battalions|bataillons|Bataillone|regiments|régiments|Regimenter)\s+"
    rf"{MOVE}\b[^,;:.!?\d]{{0,60}}[,:]\s*(?=(?:(?:the|le|la|das|die)\s+)?{NAMED}\s+(?:to|into|en|à|nach|auf)\s+{SQUARE}\s*(?:,|and|et|und)\s*(?:(?:the|le|la|das|die)\s+)?{NAMED}\s+(?:(?:to|into|en|à|nach|auf)\s+)?{SQUARE}\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Règles générales pour l'infanterie : ...*: for whom the following rules are
RULES_FOR = re.keyed(
    r"^(?P<lead>\W*)(?:(?:les|mes)\s+)?(?:règles?|consignes?)(?:\s+(?:générales?|de\s+conduite|permanentes?|communes?))*\s+(?:pour|de|à)\s+(?=(?:l['’]|la\s|les\s|toute))(?P<who>[^:;,.!?]{3,40}?)\s*:\s*(?=\S)",
    re.IGNORECASE,
)

# *to somewhere round F3*, *irgendwo bei F3*, *quelque part vers F3*: there
SOMEWHERE = (
    r"\b(?:(?:to|in|at)\s+)?some(?:where|place)\s+(?:a?round|about|near|by|close\s+to|next\s+to|in\s+the\s+(?:area|neighbourhood|region)\s+of)\s+(?=(?:square\s+)?(?-i:[A-Z]{1,2}\d{1,2}\b))",
    r"\birgendwo(?:hin)?\s+(?:bei|um|nach|in|Richtung|in\s+die\s+(?:Nähe|Gegend)\s+von|in\s+der\s+(?:Nähe|Gegend)\s+von)\s+(?P<spot>(?-i:[A-Z]{1,2}\d{1,2}))(?:\s+herum)?\b",
    r"\bquelque\s+part\s+(?:vers|en|autour\s+d[eu]|près\s+d[eu]|du\s+côté\s+d[eu]|aux\s+(?:environs|alentours)\s+d[eu])\s+(?=(?:la\s+case\s+)?(?-i:[A-Z]{1,2}\d{1,2}\b))",
)

EITHER_WAY = (
    turn("somewhere|someplace", re.keyed(SOMEWHERE[0], re.IGNORECASE), "to "),
    turn("irgendwo", re.keyed(SOMEWHERE[1], re.IGNORECASE), r"nach \g<spot>"),
    turn("quelque part", re.keyed(SOMEWHERE[2], re.IGNORECASE), "en "),
    turn("or |ou |oder ", EITHER),
    turn("égal", ALL_THE_SAME),
    *(turn(keys, re.keyed(said, re.IGNORECASE), rf"\g<lead>{plain}") for said, plain, keys in TARGET),
    turn("both|two|deux|beide", BOTH_THEN_EACH, r"\g<lead>"),
    turn("règle|consigne", RULES_FOR, r"\g<lead>Pour \g<who> : "),
)
