"""In more words than it takes: English ways to say a case, a fight of skirmishers and a retreat, put plainly."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *If the 1/2L is chased*: attacked
CHASED = re.compile(
    r"(?P<case>\b(?:if|when|once|should|whenever)\s+[^,;:.!?]{1,40}?\s(?:is|are|gets?|be))\s+(?:chased|hunted|jumped(?:\s+on)?|rushed|gone\s+for|pounced\s+on|set\s+about)\b"
    r"(?!\s+(?:off|away|out))",
    re.IGNORECASE,
)
# *If 1/2Nas gets into trouble, ...*: needs help
IN_TROUBLE = re.compile(
    r"(?P<case>\b(?:if|when|once|should|as\s+soon\s+as|in\s+case)\s+[^,;:.!?]{1,40}?)\s+(?:(?:gets?|runs?|falls?|comes?)\s+into\s+(?:any\s+|real\s+|serious\s+)?(?:trouble|"
    r"difficult(?:y|ies)|a\s+(?:mess|fix|scrape|pickle|spot\s+of\s+bother)|hot\s+water|bother)|(?:is|are|finds?\s+(?:it|him|them)sel(?:f|ves))\s+(?:in\s+(?:trouble|difficult(?:y|ies)|a\s+(?:mess|"
    r"fix|tight\s+spot))|struggling|hard\s+pressed|under\s+pressure)|has\s+a\s+hard\s+time(?:\s+of\s+it)?|struggles)\b",
    re.IGNORECASE,
)
# *If 5M needs help 7L comes down to help*: whom
COMES_TO_HELP = re.compile(
    r"^(?P<case>\W*(?:if|when|once|should)\s+(?P<whom>(?:the\s+)?[^\s,;:.!?]{2,20})\s+(?:needs?\s+help|asks?\s+for\s+help|is\s+attacked|calls?\s+for\s+help))\s*,?\s+(?:then\s+)?(?P<who>[^,;:.!?]{2,30}?)\s+"
    r"(?:(?:comes?|goes|go|moves?|marche?s?)\s+(?:(?:down|up|over|across|forward|in)\s+)?(?:to|and)\s+(?:its\s+|his\s+|their\s+)?(?:help|aid|assistance|rescue|lend\s+a\s+hand)s?(?:\s+(?:it|them|him|out))*)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *If 2/2Nas gets a bloody nose*: is beaten
BLOODY_NOSE = re.compile(
    r"(?P<case>\b(?:if|when|once|should|whenever)\s+[^,;:.!?]{1,40}?)\s+(?:gets?\s+(?:a\s+bloody\s+nose|a\s+(?:good\s+)?hiding|(?:badly\s+)?(?:mauled|hurt|cut\s+up|knocked\s+about)|the\s+worst\s+of\s+it)|"
    r"(?:is|are)\s+(?:badly\s+)?(?:mauled|cut\s+up|knocked\s+about)|takes?\s+a\s+(?:beating|mauling|hiding))\b",
    re.IGNORECASE,
)
# *When Kempt and Pack arrive they should line the bank*: where the case ends
HERE_THEY = re.keyed(
    r"^(?P<case>\W*(?:when|once|as\s+soon\s+as|after)\s+[^,;:.!?]{2,40}?\s(?:arrives?|(?:comes?|turns?|rolls?|shows?|marche?s?)\s+up|gets?\s+here|(?:is|are)\s+here|appears?)"
    r"(?:\s+(?:on|at|in)\s+turn\s+\d+)?)\s+(?=(?:he|they|it)\s+(?!is\b|are\b))",
    re.IGNORECASE,
)
# *After Lairalle is ours Campi moves up to it*: once it is taken
IS_OURS = re.compile(
    r"^(?P<mark>\W*)(?:after|when|once|as\s+soon\s+as)\s+(?P<place>(?:the\s+\w+|(?-i:[A-Z])[\w-]{3,20}))\s+(?:is|has\s+been|gets)\s+(?:ours|taken|won|secured?|cleared?|in\s+our\s+hands|captured)\s*,?\s+"
    r"(?:then\s+)?(?P<does>(?!(?:it|and|or)\b)[^;:.!?]{2,60}?\s)(?P<to>(?:up\s+)?(?:to|into))\s+it\b",
    re.IGNORECASE,
)
# *goes to look after the guns*: what he does is to look after them
GOES_TO_LOOK = re.compile(r"\bgo(?P<s>es)?\s+(?:to|and)\s+look\s+after\s+(?=the\b|our\b|(?-i:[A-Z\d]))", re.IGNORECASE)
# *When van Merlen comes up he takes his horse to the inn*: the horse of his
TAKES_HIS = re.keyed(
    r"^(?P<case>\W*(?:when|once|as\s+soon\s+as|after)\s+(?P<name>(?:(?:van|von|v\.|General)\s+)?(?-i:[A-Z])[\w-]+)\s+[^,;:.!?]{2,30}?)\s*,?\s+he\s+(?:takes|brings|leads)\s+his\s+"
    r"(?P<what>horse(?:men)?|cavalry|dragoons|hussars|infantry|brigade|battalions|riders|troopers)\s+(?=[a-z])",
    re.IGNORECASE,
)
# *If 5M is thrown out of the farm, then 7L takes it back*
PLACE = r"(?:the\s+(?:farm|village|wood|bridge|crossroads|houses?|hill|inn)|(?-i:[A-Z])[a-z][\w-]{3,20})"
TAKES_IT_BACK = re.compile(
    rf"(?P<case>^\W*(?:if|when|once|should|whenever)\s+(?:[^;:.!?]{{0,60}}?\b(?:out\s+of|off|from|lose|loses|lost|takes?|storms?|captures?|into|in|at|leaves?|abandons?|gives?\s+up)\s+(?P<place>{PLACE})|"
    rf"(?P<lost>{PLACE})\s+(?:is|gets?|falls?|should|has\s+been)\b[^,;:.!?]{{0,20}}?))"
    r"(?P<then>[^;:.!?\w]\s*(?:then\s+)?[^;:.!?]{1,40}?\s)(?:(?:re-?takes?|recaptures?|recovers?|regains?)\s+it|"
    r"(?:takes?|gets?|wins?|throws?\s+them\s+out\s+of)\s+it(?:\s+(?:back|again))+)\b",
    re.IGNORECASE,
)
# *If the farm falls, ...*: is lost, and no German *if*
FALLS = re.compile(
    r"(?P<case>\b(?:if|when|once|should|until|as\s+soon\s+as|unless|after|before)\s+(?:the\s+)?"
    r"[\w'’ -]{2,30}?)\s+falls?\b"
    r"(?!\s+(?:back|in|into|on|upon|out|behind|for|to|apart|short))",
    re.IGNORECASE,
)
# *27J skirmishes with the French*: in skirmish order, where it is
SKIRMISHES_WITH = re.compile(
    r"\bskirmish(?:es|ing)?\s+with\s+(?:the\s+|their\s+|any\s+)?(?:french|enemy|allies|british|dutch|nassau\w*|"
    r"whoever\s+\w+|them|anyone|anybody)(?:\s+\w+er?s)?",
    re.IGNORECASE,
)
# *they don't wait but get away*, *without waiting they get away*
NOT_WAITING = re.compile(
    r"\b(?:they|it|he)\s+(?P<does>(?:do(?:es)?\s*n['’]?t|do(?:es)?\s+not|must\s*n['’]?t|must\s+not|"
    r"should\s*n['’]?t|should\s+not)\s+"
    r"(?:wait|hesitate|linger|hang\s+(?:about|around)|stand\s+(?:about|around|there)|"
    r"stay\s+to\s+fight)(?:\s+(?:for\s+)?(?:it|them|orders))?)\s*,?\s+but\s+",
    re.IGNORECASE,
)
# *attacks the farm from the west*: the way on which they come there, and not where to they look
FROM_THE_WEST = re.compile(
    r"(?P<attacks>\b(?:attacks?|assaults?|storms?|takes?|goes\s+at|go\s+at|captures?|seizes?|hits?|"
    r"charges?)\s+[^,;:.!?]{2,40}?)\s+from\s+"
    r"(?:the\s+|its\s+)?(?:north|south|east|west)(?:[- ]?(?:east|west))?(?:\s*(?:and|/)\s*(?:the\s+)?(?:north|"
    r"south|east|west)(?:[- ]?(?:east|west))?)?"
    r"(?:\s+side)?(?=\s*(?:[,;.!]|$|\b(?:and|in|while|with|then|as|but)\b))",
    re.IGNORECASE,
)
# *The 2/93 is rearguard and doesn't leave F4*
ROLE = re.keyed(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:is|are)\s+(?:(?:our|my|the|a|his|their)\s+)?(?:rear[- ]?guard|"
    r"van(?:guard)?|garrison|anchor|pivot|flank[- ]guard|outposts?|"
    r"last\s+line|plug|cork)\s*,?\s+(?:and|so|it|they)\s+(?=(?:does|do|must|should|may|will|never|"
    r"can)(?:\s*n['’]t)?\b)",
    re.IGNORECASE,
)
# *they stop and let the guns do the work*
LET_THE_GUNS = re.compile(
    r"\s*(?:,|\band\b|,\s*and\b)\s*(?:let|lets|leave|leaves)\s+(?:the\s+|our\s+)?(?:guns|artillery|batteries|"
    r"gunners|cannons?)\s+(?:to\s+)?do\s+"
    r"(?:the|their|its)\s+(?:work|rest|talking|job|fighting|killing|business)",
    re.IGNORECASE,
)
# *1Ch is no longer in skirmish order*, *leaves skirmish order*
NO_LONGER = re.compile(
    r"\b(?:(?:is|are)\s+(?:to\s+be\s+)?no\s+longer\s+(?:in|to\s+be\s+in)\s+(?:skirmish|open|loose)\s+order|"
    r"(?:is|are)\s+no\s+longer\s+skirmishing|"
    r"no\s+longer\s+skirmish(?:es)?|stops?\s+skirmishing|(?:leaves?|gives?\s+up|comes?\s+out\s+of|"
    r"gets?\s+out\s+of|closes?\s+up\s+(?:out\s+of|from))\s+"
    r"(?:its\s+|their\s+|the\s+|his\s+)?(?:skirmish|open|loose)\s+order)\b(?!\s*(?:,|and|to|"
    r"into)\s*(?:and\s+)?(?:form|goes|go|closes?|line|column))",
    re.IGNORECASE,
)
# *recall your skirmishers*: no order to skirmish
RECALLED = re.compile(
    r"\b(?:recalls?|calls?\s+(?:in|back)|pulls?\s+(?:in|back)|draws?\s+in|brings?\s+(?:in|back)|takes?\s+(?:in|"
    r"back)|withdraws?)\s+"
    r"(?:(?:all|the|your|his|its|their|our)\s+)+(?:skirmishers|skirmish\s+(?:line|screen)|light\s+companies|"
    r"tirailleurs)\b(?!\s+(?:to|into|behind|over|across|in\s+[A-Z]\d))",
    re.IGNORECASE,
)
# *10 cm up the road and no more*
NO_MORE = re.compile(
    r"(?P<so>\b(?:cm|inch(?:es)?|metres|meters|yards|paces|"
    r"[A-Z]{1,2}\d{1,2}))\b(?P<way>[^,;:.!?]{0,30}?)\s*,?\s+(?:and|but)\s+(?:no\s+(?:more|further|farther)|"
    r"not\s+an?\s+(?:inch|step|yard)\s+(?:more|further|farther))"
    r"(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *7L takes the place back*
TAKES_BACK = re.compile(
    r"\b(?P<takes>takes?|win(?:s)?|gets?)\s+(?P<what>it|the\s+(?:place|farm|village|wood|hill|bridge|house|"
    r"houses|position)|(?-i:[A-Z])[\w-]+)\s+back(?=\s*(?:[,;.!]|$|\b(?:at|with|by|and)\b))",
    re.IGNORECASE,
)
# *Go back to the brook and line it*: hold it
LINE_IT = re.compile(
    r"\b(?P<and>and|to|then|,)\s+lines?\s+(?:it|the\s+(?:bank|banks|brook|stream|hedge|hedges|wall|walls|ditch|"
    r"edge|fence|road(?:side)?))(?=\s*(?:[,;.!]|$|\band\b))",
    re.IGNORECASE,
)


def takes_the_place(told: re.Match[str]) -> str:
    """What is lost in the case is taken, by its name."""
    return f"{told['case']}{told['then']}takes {told['place'] or told['lost']}"


IN_MORE_WORDS = (
    turn("chased|hunted|jumped|rushed|gone for|pounced|set about", CHASED, r"\g<case> attacked"),
    turn(
        "trouble|difficult|mess|fix|scrape|pickle|bother|water|spot|struggl|press|hard time",
        IN_TROUBLE,
        r"\g<case> needs help",
    ),
    turn(
        "ours|taken|won|secure|clear|hands|captured",
        IS_OURS,
        r"\g<mark>once \g<place> is taken, \g<does>\g<to> \g<place>",
    ),
    turn("help|aid|assist|rescue|hand", COMES_TO_HELP, r"\g<case>, \g<who> supports \g<whom>"),
    turn("nose|hiding|mauled|hurt|cut up|knocked|worst|beating|mauling", BLOODY_NOSE, r"\g<case> is beaten"),
    turn("look after", GOES_TO_LOOK, lambda told: f"look{'s' if told['s'] else ''} after "),
    turn(" his ", TAKES_HIS, r"\g<case>, \g<name>'s \g<what> goes "),
    turn("arrive| up|here|appear", HERE_THEY, r"\g<case>, "),
    turn("take|capture|recover|regain|back|again", TAKES_IT_BACK, takes_the_place),
    turn("skirmish|light compan|tirailleur", RECALLED, "is not in skirmish order"),
    turn("skirmish|open order|loose order", NO_LONGER, "is not in skirmish order"),
    turn("no more|no further|no farther|not a", NO_MORE, r"\g<so>\g<way>"),
    turn(" back", TAKES_BACK, r"retakes \g<what>"),
    turn("line", LINE_IT, r"\g<and> hold it"),
    turn(" is | are ", ROLE, r"\g<who> "),
    turn("let|leave", LET_THE_GUNS),
    turn("fall", FALLS, r"\g<case> is lost"),
    turn("skirmish", SKIRMISHES_WITH, "stays in skirmish order"),
    turn("but ", NOT_WAITING, "they "),
    turn("from ", FROM_THE_WEST, r"\g<attacks>"),
)
