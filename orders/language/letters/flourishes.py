"""Flourishes: what those who like to write put around an order, which changes nothing of it.

*- not because it will do much*, *not for glory and not for cherries*, *or as near to it as their legs will carry them*,
*rather than play the hero*, *and no arguing about it*, *in case I've got the whole thing wrong*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

NAME = r"(?-i:[A-ZÀ-Ý\d])[\w/’-]*"
# *fires at 1/6FA - not because it will do much, but it's the nearer one*
NOT_BECAUSE = re.compile(
    r"\s*[,;–—-]+\s*not\s+(?:because|that|so\s+much\s+because|since)\s+[^;:.!?]*?(?:,\s+but\s+(?:because\s+|that\s+)?(?:it|he|they|that|there|I)\b[^;:.!?]*)?"
    + ENDS,
    re.IGNORECASE,
)
# *If they get charged they fall back, don't want them ridden down*, *the crews run for it, I'd rather keep the men*
SPARED = re.keyed(
    r"\s*[,;–—-]+\s*(?:as\s+|because\s+)?(?:(?:I|we)\s+)?(?:(?:do(?:n['’]?t|\s+not)|wouldn['’]?t)\s+want\s+(?:them|him|it|any\s+of\s+them)\s+(?:to\s+(?:be|get)\s+|being\s+|getting\s+)?"
    r"(?:ridden\s+down|cut\s+(?:down|up|off)|run\s+down|shot\s+(?:up|to\s+\w+)|wiped\s+out|trampled|caught|captured|killed|lost|slaughtered|mauled|sabred)|"
    r"(?:I|we)(?:['’]?d|\s+would|\s+had)?\s+(?:much\s+)?rather\s+(?:keep|save|have|lose)\s+(?:the|my|our)\s+(?:men|gunners|crews|guns|lads)(?:\s+than\s+(?:the|my|our)\s+\w+)?)"
    + ENDS,
    re.IGNORECASE,
)
# *I don't want Gauthier going for 2/2Nas, that can wait till everybody is up*: nobody is told to wait
CAN_WAIT = re.keyed(
    r"^(?P<not>[^;:.!?]*?(?:n['’]t|\b(?:not|no|never|nobody))\b[^;:.!?]*?)\s*,\s*(?:that|it|this)\s+(?:can|will|must|has\s+to|should)\s+wait\b[^,;:.!?]*"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *He isn't to go into the wood, not for glory and not for cherries*
NOT_FOR = re.compile(
    r"\s*,\s*(?:and\s+)?not\s+(?:even\s+)?for\s+(?!(?:long|now|the\s+(?:moment|present|time)|this|him|them|"
    r"it)\b)[\w' ’-]{2,25}?(?:\s*,?\s+(?:and\s+not|nor|or|not)\s+(?:even\s+)?for\s+[\w' ’-]{2,25}?)*" + ENDS,
    re.IGNORECASE,
)
# *forward to the farm, or as near to it as their legs will carry them this turn*
OR_AS_NEAR = re.compile(
    r"\s*,?\s+(?:or\s+)?as\s+(?:near|close|far)(?:\s+(?:to\s+)?(?:it|that|there|the\s+\w+))?(?:\s+as)\s+(?:(?:their|its|his)\s+(?:legs|feet|boots|horses|wheels)|they|it|he)\s+(?:will|can|may|could|is|are|gets?|manages?|likes?)\b[^,;:.!?]*"
    r"(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *deploys for this purpose, as 1/2L has done already*
FOR_THIS = re.compile(
    r"\s*,?\s+(?:for\s+(?:this|that)\s+purpose|to\s+(?:this|that)\s+end|in\s+order\s+to\s+do\s+(?:so|that|this))(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
AS_HAS_DONE = re.compile(
    rf"\s*,\s*(?:just\s+)?as\s+(?:the\s+)?{NAME}(?:\s+(?:and|&)\s+{NAME})?\s+(?:has|have|had|did|does|do|is|are)\b(?:\s+(?:already|now|done|so|it|before|last\s+turn|doing))*"
    + ENDS,
    re.IGNORECASE,
)
# *fall back on their friends rather than play the hero*
NO_HERO = re.compile(
    r"(?:\s*,?\s+rather\s+than\s+(?:play(?:ing)?|be(?:ing)?|act(?:ing)?|try(?:ing)?\s+to\s+be)\s+(?:the\s+|an?\s+)?(?:hero(?:es)?|brave|clever|soldiers?)|"
    r"\s*,?\s+(?:and\s+)?(?:do\s*n['o]?t|dont|don’t|no\s+need\s+to|do\s+not)\s+(?:be|play|act|try\s+to\s+be)\s+(?:the\s+|an?\s+)?(?:brave|hero(?:es)?|silly|stupid|clever|daft|fools?))"
    + ENDS,
    re.IGNORECASE,
)
ON_FRIENDS = re.compile(
    r"\bfalls?\s+back\s+(?:up)?on\s+(?:their|its|his|our)\s+(?:friends|mates|comrades|fellows|pals|supports?|"
    r"reserves?|formed\s+troops|main\s+body)\b",
    re.IGNORECASE,
)
# *forms square, every battalion, and no arguing about it*
NO_ARGUING = re.compile(
    r"\s*,?\s+(?:and\s+)?(?:no|without)\s+(?:arguing|argument|arguments|nonsense|discussion|fuss|ifs\s+(?:and|or)\s+buts|dithering|grumbling|back-?chat|questions\s+asked)(?:\s+about\s+(?:it|that))?"
    + ENDS,
    re.IGNORECASE,
)
EVERY_ONE = re.compile(
    r"(?<=square)s?\s*,\s*(?:every|each|all)\s+(?:battalions?|one|unit|regiment|of\s+them|single\s+(?:one|battalion))(?:\s+of\s+them)?"
    + ENDS,
    re.IGNORECASE,
)
# *turns to face south, it's looking at Nivelles*
LOOKING_AT = re.compile(
    r"(?P<face>\b(?:fac(?:e|es|ing)|turns?)\s+[^,;:.!?]{2,30}?)\s*[,–—-]\s*(?:(?:because|as|since|at\s+present|right\s+now)\s+)?(?:it|he|they)(?:['’](?:s|re)|\s+(?:is|are))\s+(?:(?:still|just|currently|now)\s+)?"
    r"(?:looking|facing|staring|pointing|gazing)\b[^,;:.!?]*" + ENDS,
    re.IGNORECASE,
)
SAKE = re.compile(
    r"\s*,?\s+for\s+(?:heaven|god|goodness|pity|christ|pete)['’]?s?\s+sake\b\s*,?|\s*,?\s+for\s+the\s+love\s+of\s+(?:god|mike)\b\s*,?",
    re.IGNORECASE,
)
# *remains exactly where it is, in case I've got the whole thing wrong, and fires*
IN_CASE_I = re.compile(
    r"\s*,\s*(?:just\s+)?in\s+case\s+I(?:['’](?:ve|m)|\s+(?:have|am))\s+[^,;:.!?]*(?:,(?=\s+(?:and|but)\b)|(?=\s*(?:[;.!?]|$)))",
    re.IGNORECASE,
)
# *The Prince remains in G9 and touches nothing*
TOUCHES_NOTHING = re.compile(
    r"(?P<stays>\b(?:stays?|remains?|keeps?|holds?|sits?|stops?|waits?)\b[^,;:.!?]*?)\s*,?\s+and\s+(?:touches|touch|does|do|says?|breaks?|meddles?\s+with|interferes?\s+with)\s+nothing(?:\s+(?:silly|stupid|else|at\s+all|more))?"
    + ENDS,
    re.IGNORECASE,
)
# *Should the worst come to the worst and horsemen get in among the guns*
THE_WORST = re.compile(
    r"^(?P<mark>\W*)(?:should\s+the\s+worst\s+come\s+to\s+the\s+worst|if\s+the\s+worst\s+(?:comes|should\s+come)\s+to\s+the\s+worst|if\s+(?:it\s+all|everything|things)\s+goe?s?\s+wrong)\s+and\s+",
    re.IGNORECASE,
)
# *may go for a flank, but not otherwise*
NOT_OTHERWISE = re.compile(
    r"(?P<may>\b(?:may|can|if|only)\b[^;:.!?]*\bflank\b[^;:.!?]*?)\s*,?\s+(?:but|and)\s+not\s+otherwise" + ENDS,
    re.IGNORECASE,
)
SO_KIND = re.compile(
    r"\b(?:is|are)\s+(?:so|as)\s+(?:kind|good|foolish|obliging|daft)\s+as\s+to\s+(?P<do>\w+)\b", re.IGNORECASE
)
# *comes on behind as Husson's support, a decent interval in rear*
AS_HIS_SUPPORT = re.compile(
    rf"\b(?:comes?|goes?|follows?|moves?|marches|march|keeps?|stays?)(?:\s+(?:on|up|along|in))*(?:\s+behind)?\s*,?\s+as\s+(?:(?P<whose>{NAME})['’]s\s+(?:support|reserve|backing)|(?:a\s+)?(?:support|reserve|backing)\s+(?:to|for|of)\s+(?P<whom>{NAME}))"
    r"(?:\s*,?\s+(?:at\s+)?a\s+(?:decent|respectful|safe|proper|good|fair|short)\s+(?:interval|distance)(?:\s+(?:in\s+rear|behind|to\s+the\s+rear))?)?"
    + ENDS,
    re.IGNORECASE,
)
# *stays where it is, only it goes into column*
ONLY_IT = re.compile(
    r"(?P<stays>\b(?:stays?|remains?|holds?|keeps?)\b[^,;:.!?]*?),\s+only\s+(?:it|he|they)\s+(?=(?:goes?|forms?|gets?|changes?|turns?|faces?)\b)",
    re.IGNORECASE,
)
# *They were on their way down anyhow, so on they go, to G9*
ON_THEY_GO = re.compile(
    r"^(?P<mark>\W*)(?:(?:they|it|he)\s+(?:was|were|is|are)\s+(?:already\s+)?on\s+(?:their|its|his)\s+way(?:\s+(?:down|up|there|over))?(?:\s+(?:anyhow|anyway|already))?\s*,?\s+)?so\s+on\s+(?P<he>they|it|he)\s+goe?s?\s*,?\s+(?=to\b)",
    re.IGNORECASE,
)
# *his left-hand battalion, 1/92, shakes out*: which it is tells its name
CALLED_SO = re.compile(
    r"\b(?:his|her|their|its|the|your|my|our)\s+(?:(?:left|right)[\s-]hand|leftmost|rightmost|leading|rear(?:most)?|best|weakest|strongest|outer(?:most)?|flying|flank)\s+"
    r"(?:battalion|regiment|battery|unit)\s*,\s*(?=\d+/\w+\s*,)",
    re.IGNORECASE,
)
# *does the same one square to the east, in G6*
SAME_IN = re.compile(
    r"\b(?P<same>do(?:es)?\s+the\s+same)\s+(?:one|two|a|\d)\s+squares?\s+(?:to\s+the\s+|further\s+)?(?:north|south|east|west|left|right)\s*,\s*(?=(?:in|at|to)\s+[A-Z]\d)",
    re.IGNORECASE,
)
# *On the outer flank Hubert's chasseurs ride up*: where they are
ON_THE_FLANK = re.compile(
    rf"^(?P<mark>\W*)(?:on|at|out\s+on)\s+(?:the|our|my)\s+(?:(?:far|outer|open|extreme|exposed)\s+){{1,2}}(?:flank|wing|side|left|right|edge|end)(?:\s+of\s+(?:the|our)\s+(?:line|army|field|position))?\s*,?\s+(?={NAME}(?:['’]s\b|\s+[a-z]))",
    re.IGNORECASE,
)
# *1/2L out in front while his other four battalions keep in column*
HIS_OTHER = re.compile(
    r"\b(?:his|its|their)\s+other\s+(?P<many>two|three|four|five|six)\s+(?=(?:battalions|regiments|squadrons|batteries)\b)",
    re.IGNORECASE,
)
# *Husson should have 1/2L and 2/2L out in front*: those shall be there
HAS_THEM = re.compile(
    rf"(?P<mark>^\W*|[,;]\s+(?:and\s+)?)(?:General\s+)?(?:{NAME}|he)\s+(?:(?:should|is\s+to|may|will|shall|must)\s+)?(?:ha(?:ve|s)|keeps?|puts?)\s+(?P<who>\d+/\w+(?:(?:\s*,\s+|\s+and\s+)\d+/\w+)*)\s+"
    r"(?:out\s+)?(?:in\s+front|ahead|forward)\b",
    re.IGNORECASE,
)
# *down the road to G10, reserve for the farm*: what for
RESERVE_FOR = re.compile(
    r"(?P<to>\b[A-Za-z]\d{1,2}\b[^,;:.!?]{0,20}?)\s*,\s+(?:as\s+)?(?:(?:a|the|our|my|it['’]s\s+the)\s+)?(?:reserve|backstop|backup)\s+(?:for|of)\s+the\s+[a-z-]{3,15}"
    + ENDS,
    re.IGNORECASE,
)
# *So no. Stevenart stays one more turn*: what he answers himself
SO_NO = re.compile(
    r"^(?P<mark>\W*)(?:so|but|hm+|well|oh)?\s*,?\s*(?:no|yes|nope|yep)\s*[.!]\s+(?=(?-i:[A-Z])[\w/]+\s+[a-z])",
    re.IGNORECASE,
)
# *gives 5M something to think about*, *and then 7/2FA gets something to think about: that's Bijleveld's target*
GIVES_THOUGHT = re.compile(
    r"\bgives?\s+(?P<foe>[\w/’' -]{2,20}?)\s+(?:something|a\s+thing\s+or\s+two)\s+to\s+(?:think|"
    r"worry)\s+about(?:\s+(?:as\s+well|too))?",
    re.IGNORECASE,
)
GETS_THOUGHT = re.compile(
    r"(?P<and>,?\s+and\s+then\s+)(?P<foe>[\w/’' -]{2,20}?)\s+gets\s+something\s+to\s+(?:think|"
    r"worry)\s+about(?:\s+(?:as\s+well|too))?"
    r"(?:\s*[:,;–—-]\s*that['’]s\s+\S+\s+target)?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *He stays clear of the wood*, *Campi keeps out of musket range*: shuns it, and is not held where he stands
STAYS_CLEAR = re.compile(
    r"^(?P<who>\W*[\w/’'-]+(?:\s+(?!and\b|und\b|et\b)[\w/’'-]+){0,3}?)\s+(?:stays?|keeps?|remains?)\s+(?:(?:well|safely|right)\s+)?(?:clear\s+of|(?:far\s+)?away\s+from|out\s+of\s+(?:the\s+)?(?:range|reach|shot|musket\s+(?:range|shot)|cannon\s+(?:range|shot)|gun\s+range)(?:\s+(?:of|from))?|"
    r"(?:his|its|their)\s+distance\s+from)\s+(?P<what>(?!(?:and|but|until|till|while|when|if|as|so|there|"
    r"where)\b)[\w/’' -]{2,40}?)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
BLEIBT_AUSSER = re.compile(
    r"^(?P<who>\W*[\w/’'-]+(?:\s+(?!and\b|und\b|et\b)[\w/’'-]+){0,3}?)\s+(?P<verb>bleib(?:t|en)|hält\s+sich|halten\s+sich)\s+(?:immer\s+|gut\s+|"
    r"weit\s+)?(?:außer(?:halb\s+der)?|ausser)\s+(?:Reich|Schuss|Schuß)weite\s+(?:der|des|"
    r"von)\s+(?P<what>[\w/ -]{2,30}?)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
RESTE_HORS = re.compile(
    r"^(?P<who>\W*[\w/’'-]+(?:\s+(?!and\b|und\b|et\b)[\w/’'-]+){0,3}?)\s+(?P<verb>reste(?:nt)?|se\s+tien(?:t|nent)|demeure(?:nt)?)\s+(?:bien\s+|"
    r"toujours\s+)?hors\s+de\s+(?:la\s+)?portée\s+(?:des?|du|de\s+la|de\s+l['’])\s*(?P<what>[\w/ -]{2,30}?)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *First Husson, and only then Campi, goes up to H6*: in which order
FIRST_HE = re.compile(
    rf"^(?P<mark>\W*)first\s+(?P<one>{NAME})\s*,?\s+(?:and\s+)?(?:only\s+)?then\s+(?P<other>{NAME})\s*,?\s+(?P<does>(?:goes?|moves?|march(?:es)?|comes?|advances?|attacks?|crosse?s?)\b)",
    re.IGNORECASE,
)


# *None but the light troops go forward*
NONE_BUT = re.compile(r"^(?P<mark>\W*)none\s+but\s+(?=\w)", re.IGNORECASE)


def meidet(told: re.Match[str]) -> str:
    """Whom one keeps away from, by a word that holds nobody."""
    many = told["verb"].lower().startswith(("bleiben", "halten"))
    return f"{told['who']} {'meiden' if many else 'meidet'} {told['what']}"


def evite(told: re.Match[str]) -> str:
    """The same in French."""
    many = told["verb"].lower().endswith("nt")
    return f"{told['who']} évite{'nt' if many else ''} {told['what']}"


# *does not leave the crossroads until relieved by Picton*: which is for a later turn
UNTIL_RELIEVED = re.compile(
    r"\s*,?\s+(?:until|till)\s+(?:(?:it|they|he)\s+(?:is|are)\s+)?(?:relieved|told\s+otherwise|ordered\s+otherwise)(?:\s+by\s+[^,;:.!?]{2,30}?)?(?=\s*(?:[,;.!]|$))|"
    r"\s*,?\s+bis\s+(?:es|sie|er)\s+(?:von\s+[^,;:.!?]{2,30}?\s+)?abgelöst\s+(?:wird|werden|ist|sind)(?=\s*(?:[,;.!]|$))|"
    r"\s*,?\s+jusqu['’]à\s+ce\s+qu['’](?:il|elle|on)s?\s+(?:l[ea]s?\s+|l['’])?(?:soi(?:t|ent)\s+relevée?s?|relève)(?:\s+par\s+[^,;:.!?]{2,30}?)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)

# *..., and five columns ought to be too much for them*
ENOUGH_FOR_THEM = re.keyed(
    r"\s*(?:[;,–—-]\s*(?:and\s+|so\s+|since\s+|as\s+)?|\s+and\s+)(?:two|three|four|five|six|seven|eight|\d)\s+(?:columns|battalions|guns|squadrons|regiments|batteries|of\s+them)\s+"
    r"(?:ought\s+to|should|will|would|must)\s+(?:surely\s+)?be\s+(?:too\s+(?:much|many)|(?:more\s+than\s+)?enough|plenty|sufficient|a\s+match)(?:\s+for\s+[^,;:.!?]{2,25})?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *goes straight at 27J and pushes them over the brook*: what those do who attack
OVER_THE_BROOK = re.keyed(
    r"(?P<deed>\b(?:attacks?|charges?|assaults?|go(?:es)?\s+(?:straight\s+|right\s+)*(?:at|for|in)|takes?)\b[^;:.!?]{2,60}?)\s*,?\s+and\s+(?:to\s+)?(?:push|drive|throw|chase|kick|sweep|fling|hustle)(?:e?s)?\s+"
    r"(?:them|him|it|everybody)\s+(?:right\s+|back\s+|straight\s+|clean\s+)*(?:over|across|beyond|behind)\s+the\s+(?:brook|stream|road|river|hedge|ridge|crest|bridge)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
FLOURISHES = (
    turn("push|drive|throw|chase|kick|sweep|fling|hustle", OVER_THE_BROOK, r"\g<deed>"),
    turn("much|many|enough|plenty|sufficient|match", ENOUGH_FOR_THEM),
    turn("wait", CAN_WAIT, r"\g<not>"),
    turn("want|rather", SPARED),
    turn("relieved|otherwise|abgelöst|relev|relève", UNTIL_RELIEVED),
    turn(
        "clear|away|range|reach|shot|distance",
        STAYS_CLEAR,
        lambda told: f"{told['who']} avoids {told['what']}",
    ),
    turn("weite", BLEIBT_AUSSER, meidet),
    turn("portée", RESTE_HORS, evite),
    turn("none but", NONE_BUT, r"\g<mark>nobody except "),
    turn("first", FIRST_HE, r"\g<mark>\g<one> and \g<other> \g<does>"),
    turn("sake|love", SAKE, " "),
    turn("not ", NOT_BECAUSE),
    turn("not ", NOT_FOR),
    turn("as ", OR_AS_NEAR),
    turn("purpose|end|order", FOR_THIS),
    turn("as ", AS_HAS_DONE),
    turn("brave|hero|silly|stupid|clever|daft|fool|soldier", NO_HERO),
    turn("friends|mates|comrades|fellows|pals|support|reserve|formed|main", ON_FRIENDS, "fall back"),
    turn("no |without", NO_ARGUING),
    turn("square", EVERY_ONE),
    turn("looking|facing|staring|pointing|gazing", LOOKING_AT, r"\g<face>"),
    turn("in case", IN_CASE_I),
    turn("nothing", TOUCHES_NOTHING, r"\g<stays>"),
    turn("worst|wrong", THE_WORST, r"\g<mark>If "),
    turn("otherwise", NOT_OTHERWISE, r"\g<may>"),
    turn("as to", SO_KIND, r"\g<do>s"),
    turn("as ", AS_HIS_SUPPORT, lambda told: f"supports {told['whose'] or told['whom']}"),
    turn("only", ONLY_IT, r"\g<stays> but "),
    turn("so on", ON_THEY_GO, r"\g<mark>\g<he> go on "),
    turn("battalion|regiment|battery|unit", CALLED_SO),
    turn("other", HIS_OTHER, r"the other \g<many> "),
    turn("ha|keep|put", HAS_THEM, r"\g<mark>\g<who> go forward"),
    turn("for the|of the", RESERVE_FOR, r"\g<to>"),
    turn("no|yes|yep", SO_NO, r"\g<mark>"),
    turn("about", GIVES_THOUGHT, r"fires at \g<foe>"),
    turn("about", GETS_THOUGHT, r"\g<and>it fires at \g<foe>"),
    turn("same", SAME_IN, r"\g<same> "),
    turn("flank|wing|side|left|right|edge|end", ON_THE_FLANK, r"\g<mark>"),
)
