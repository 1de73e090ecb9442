"""Made ready, or for show: what is prepared and not done yet, and attacks that are none.

*Husson stays where it is but gets ready to attack next turn* stays; *makes a show of attacking the farm*, *täuscht
einen Angriff auf den Hof vor*, *fait mine d'attaquer la ferme* are a feint, which no rulebook knows. *Stop Jamin
before he gets into the wood* has him halt short of it; guns are put *where they can see the farm*, and not into it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

ATTACK = r"(?:attack|assault|charge|storm|advance|move|march|push|take|go)"
READY = (
    r"(?:(?:gets?|makes?|be|is|are|stands?|stays?|keeps?)\s+(?:itself\s+|themselves\s+|himself\s+)?(?:ready|prepared)|prepares?|stands?\s+by)\s+"
    rf"(?:to\s+{ATTACK}|for\s+(?:an?|the|his|its|their)\s+(?:attack|assault|charge|advance))\b[^,;:.!?]*"
)
# *stays where it is for now but gets ready to attack next turn*
STAYS_AND_READY = re.compile(
    rf"(?P<stays>\b(?:stays?|holds?|waits?|remains?|halts?|stops?|rests?)\b[^,;:.!?]*?)\s*,?\s+(?:and|but)\s+(?:then\s+|also\s+)?(?:{READY})"
    + ENDS,
    re.IGNORECASE,
)
BLEIBT_UND_BEREIT = re.compile(
    r"(?P<stays>\b(?:bleib(?:t|en)|hält|halten|wartet|warten|steht|stehen)\b[^,;:.!?]*?)\s*,?\s+(?:und|aber)\s+(?:macht|machen|hält|halten)\s+sich\s+(?:\w+\s+)?(?:zum|für\s+den|auf\s+den)\s+"
    r"(?:Angriff|Vormarsch|Sturm)[^,;:.!?]*?\s*(?:bereit|fertig)?(?:\s+(?:im\s+nächsten\s+Zug|für\s+den\s+nächsten\s+Zug))?"
    + ENDS,
    re.IGNORECASE,
)
# *prepares to attack the farm*, *bereitet den Angriff auf den Hof vor*, *se prépare à attaquer la ferme*: not yet
PREPARES = re.compile(
    rf"\bprepares?\s+(?=(?:to\s+{ATTACK}|for\s+(?:an?|the|his|its|their)\s+(?:attack|assault|charge))\b)", re.IGNORECASE
)
BEREITET_VOR = re.compile(
    r"\bbereite(?:t|n)\s+(?:den|einen|seinen|ihren)\s+(?:Angriff|Sturm)\s+auf\s+(?P<what>[^,;:.!?]{2,30}?)\s+vor(?=\s*(?:[,;.!]|$|\bund\b))",
    re.IGNORECASE,
)
SE_PREPARE = re.compile(
    r"\bse\s+prépare(?P<s>nt)?\s+(?P<to>à\s+(?:attaquer|charger|avancer|donner\s+l['’]assaut|prendre)\b)", re.IGNORECASE
)
# a feint: *makes a show of attacking the farm*, *pretends to attack it*
FOR_SHOW = re.compile(
    r"\b(?:makes?\s+(?:a\s+(?:big\s+)?show\s+of|as\s+if\s+to|believe\s+to)\s+(?:attack(?:ing)?|assault(?:ing)?|charg(?:e|ing)|tak(?:e|ing)|go(?:ing)?\s+for)|"
    r"pretends?\s+to\s+(?:attack|assault|charge|take|go\s+for)|(?:fakes?|feigns?|simulates?|stages?)\s+(?:an?\s+)?(?:attack|assault|charge)\s+(?:on|against|at))\s+(?P<what>[^,;:.!?]{2,40}?)"
    r"(?:\s*,?\s+(?:but|and|without)\s+(?:(?:does|do)\s*(?:n['’]t|\s+not)\s+)?(?:get(?:s|ting)?|go(?:es|ing)?|com(?:es?|ing)|press(?:es|ing)?|mean(?:s|ing)?)\s+(?:too\s+|it\s+|very\s+)?(?:close|near|home|at\s+all|far|it)?)?"
    + ENDS,
    re.IGNORECASE,
)
TAEUSCHT_VOR = re.compile(
    r"\b(?:täusch(?:t|en)\s+(?:einen|den)\s+Angriff\s+auf\s+(?P<what>[^,;:.!?]{2,40}?)\s+vor|tu(?:t|n)\s+so\s*,?\s+als\s+(?:ob|würde[n]?)\s+(?:er|sie|es)\s+(?P<that>[^,;:.!?]{2,40}?)\s+(?:angreif\w+|angriffe\w*))"
    r"(?=\s*(?:[,;.!]|$|\bund\b|\baber\b))",
    re.IGNORECASE,
)
FAIT_MINE = re.compile(
    r"\b(?:f(?:ait|ont)\s+(?:mine|semblant)\s+d['’]attaquer|simule(?:nt)?\s+une\s+attaque\s+(?:sur|contre)|feint(?:e|ent)?\s+(?:une\s+attaque\s+(?:sur|contre)|d['’]attaquer))\s+(?P<what>[^,;:.!?]{2,40}?)"
    r"(?=\s*(?:[,;.!]|$|\bmais\b|\bet\b|\bsans\b))",
    re.IGNORECASE,
)
THREATENS = re.compile(
    r"^(?P<who>\W*(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+\w+)?)\s+(?:threatens?|is\s+to\s+threaten|should\s+threaten|menaces?)\s+(?P<what>(?:the\s+)?[^,;:.!?]{2,30}?)(?=\s*(?:[.,;!]|$|\b(?:from|with|and|but)\b))",
    re.IGNORECASE,
)
# *Stop Jamin before he gets into the wood*
STOP_HIM_BEFORE = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|please)\s+)?)(?:stop|halt|hold|check)\s+(?P<who>(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+\w+)?)\s+before\s+(?:he|it|they)\s+(?:gets?|reach(?:es)?|comes?|goes?|arrives?|enters?|runs?)\s*"
    r"(?:(?:in)?to|at|on|inside|as\s+far\s+as)?\s*(?P<what>(?:the\s+)?[^,;:.!?]{2,30}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *to where it can see the farm*, *somewhere it can hit the farm*
WHERE_IT_SEES = re.compile(
    r"\s+(?:to\s+(?:a\s+(?:place|spot|position)\s+)?where|somewhere(?:\s+where)?|wherever|to\s+a\s+(?:place|spot|position)\s+from\s+(?:where|which))\s+(?:it|they|he)\s+(?:can|could|will)\s+"
    r"(?P<sees>see|hit|reach|shoot\s+at|fire\s+at|shell|cover|bombard)\s+",
    re.IGNORECASE,
)
# *gets ready to go in once the farm has fallen but doesn't move yet*
READY_AND_STAYS = re.compile(
    rf"\b{READY}\s*,?\s+(?:but|and)\s+(?:(?:do(?:es)?\s*(?:n['’]t|\s+not)|is\s+not\s+to|not\s+to|must\s+not)\s+(?:move|go|start|stir|set\s+off)|stays?|holds?|waits?|remains?)\b[^,;:.!?]{{0,25}}"
    + ENDS,
    re.IGNORECASE,
)
# *Wathiez derrière Gauthier, prêts à charger*, *hinter Gauthier, bereit zur Attacke*: how, and no deed of now
READY_TO = re.compile(
    r"(?<=\w)\s*,\s*(?:et\s+|and\s+|und\s+)?(?:(?:se\s+tient|se\s+tenant|stets|toujours|always|immer|jederzeit)\s+)?"
    r"(?:prête?s?\s+à\s+(?:charger|attaquer|contre-?charger|intervenir|agir|soutenir|repartir|bondir|donner)|"
    r"(?:bereit|fertig)\s+(?:zur?m?\s+(?:Attacke|Angriff|Gegenangriff|Gegenattacke|Einsatz)|(?:zu\s+attackieren|anzugreifen|einzugreifen|zu\s+helfen))|"
    r"(?:attacke|angriffs|einsatz)bereit|ready\s+to\s+(?:charge|attack|counter-?charge|intervene|strike|pounce|go))(?:\s+(?:si\s+besoin|au\s+besoin|if\s+needed|wenn\s+nötig|bei\s+Bedarf))?"
    + ENDS,
    re.IGNORECASE,
)

MADE_READY = (
    turn("prêt|bereit|fertig|ready", READY_TO),
    turn("ready|prepare|stand by|stands by", READY_AND_STAYS, "holds"),
    turn("ready|prepare|stand by|stands by", STAYS_AND_READY, r"\g<stays>"),
    turn("bereit|fertig|angriff|vormarsch|sturm", BLEIBT_UND_BEREIT, r"\g<stays>"),
    turn("prepare", PREPARES, "gets ready "),
    turn("bereite", BEREITET_VOR, r"macht sich bereit zum Angriff auf \g<what>"),
    turn("prépare", SE_PREPARE, lambda told: f"se tien{'nent' if told['s'] else 't'} prêt {told['to']}"),
    turn("show of|as if to|believe to|pretend|fake|feign|simulate|stage", FOR_SHOW, r"feints at \g<what>"),
    turn("täusch|tut so|tun so", TAEUSCHT_VOR, lambda told: f"feints at {told['what'] or told['that']}"),
    turn("mine d|semblant d|simule|feint", FAIT_MINE, r"feints at \g<what>"),
    turn("threaten|menace", THREATENS, r"\g<who> feints at \g<what>"),
    turn("stop |halt |hold |check ", STOP_HIM_BEFORE, r"\g<mark>\g<who> halts short of \g<what>"),
    turn("where|somewhere|from which", WHERE_IT_SEES, r" so that it can \g<sees> "),
)
