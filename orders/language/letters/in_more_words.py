"""In more words than it takes: English ways to say a case, a fight of skirmishers and a retreat, put plainly."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

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
ROLE = re.compile(
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
IN_MORE_WORDS = (
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
