"""Idioms: English turns of phrase that are put into plain ones before a sentence is read.

Each is a family: whoever is told, and wherever, is carried over as it stands.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pronouns import FOR_HIM
from orders.language.letters.turns import put_plainly, turn

BEING_THERE = r"(?:it|he|she|they)(?:['’]s|['’]re|\s+(?:is|are|stands?|was|were|has been|have been|already (?:is|are)))"
STRAYING = (
    "leave|quit|abandon|stray(?: far)? from|depart from|move(?: far)? away from|go(?: far)? away from|"
    "wander(?: far)? from|"
    "go far from|be far from|move far from"
)
# *leave the 2/2nd exactly where it is*
LEFT_THERE = re.compile(
    r"\b(?:please\s+)?(?:leave|let|keep)\s+(?P<who>(?:(?!\b(?:and|then|in|at|to|on)\b)[^,;.:!?]){2,60}?)\s+"
    rf"(?:(?:exactly|just|right|precisely)\s+)?(?:(?:there\s+)?(?:where|as)\s+{BEING_THERE}(?:\s+(?:now|"
    rf"standing|already))?|"
    r"in (?:place|position)|put)(?=\W|$)",
    re.IGNORECASE,
)
# *holds the farm and does not leave it*.
NEVER_LEFT = re.compile(
    r"(?:\b(?:do|does|shall|should|must|may|can|will|is|are|and|but|to)\s*(?:not|n['’]t)|\bcannot|\bnever)\s+"
    r"(?:to\s+)?leaves?\s+(?:it|there|that place|the place)"
    r"(?=\s*(?:[,;.!)]|$|\b(?:for|until|till|under|on any|at any|in any|unless|whatever|come what)\b))",
    re.IGNORECASE,
)
# *anyone charged by cavalry forms square*: a case of all, and no order for all.
WHOEVER_IS_CHARGED = re.compile(
    r"(?<!\bif )(?<!\bwhen )(?<!\bshould )(?<!\bwhere )(?<!\bonce )(?<!\bwhenever )(?<![\w])"
    r"(?:any(?:one|body)|every(?:one|body)|who(?:so)?ever|those|all)\s+(?:(?:of\s+(?:us|you|them|mine)\s+)?(?:who|that)\s+)?"
    r"(?:(?:is|are|gets?|being|comes?|be)\s+)?(?P<done>charged|attacked|threatened|assailed)"
    r"(?P<by>\s+by\s+[^,.;:!?]{2,40}?)?\s*[,:]?\s+"
    r"(?=(?:should|must|shall|will|may|can|immediately|at once|is\s+to|are\s+to)\b|(?:form|go|square|fall|retire|evade|"
    r"stand|charge|counter|receive|close|hold|fire|shoot|run|fl|give|retreat|withdraw)\w*)",
    re.IGNORECASE,
)
CHARGED_WITH = re.compile(
    r"\b(?:is|are|was|be|will be|shall be|being)\s+(?:hereby\s+)?(?:charged|tasked|entrusted|"
    r"trusted)\s+with\s+(?:the\s+(?:task|duty|job) of\s+)?"
    r"(?:the\s+)?",
    re.IGNORECASE,
)
ANSWERS_FOR = re.keyed(
    r"\b(?:is|are|be|will be|shall be|is made|are made)\s+(?:responsible|"
    r"answerable)\s+for\s+(?:(?:the\s+)?(?:defence|safety|"
    r"security|holding|keeping|protection)\s+of\s+|(?:holding|keeping|defending)\s+)?|\b(?:has|have|"
    r"takes?)\s+(?:the\s+)?charge of\s+",
    re.IGNORECASE,
)
FOUND_THERE = re.keyed(
    r"\b(?:will|shall|is to|are to|can|may|should)\s+be\s+(?:found|seen|sought|looked for)\s+(?=with|at|near|"
    r"beside|in|by|close|next|on)\b",
    re.IGNORECASE,
)
STAYS_NEAR = re.keyed(
    rf"\b(?:(?:will|shall|does|do|is|are|must|should|may)\s*)?(?:not|never|"
    rf"n['’]t)\s+(?:to\s+)?(?:{STRAYING})\s+(?:the\s+)?"
    r"(?:neighbourhood|neighborhood|vicinity|side|company|environs|immediate area|area)\s+of\b",
    re.IGNORECASE,
)
TAKES_OVER = re.compile(r"\b(?P<verb>take|takes|taking)\s+over\s+(?!from\b|to\b|there\b)", re.IGNORECASE)
GIVEN_A_CHOICE = re.keyed(
    r"(?:^\W*(?:if|when|where|should)\s+(?:there\s+(?:is|be)|(?:you|we|i|one)\s+(?:must\s+)?(?:have|has|need|want|wish(?:\s+for)?)|it\s+comes\s+to)"
    r"\s+(?:a|an|any|the|some)\s+"
    r"(?:choice|say|question|(?:order|sequence)\s+of\s+(?:precedence|priority|importance|initiative|march|play|moving)|"
    r"precedence|priority|priorities|ranking|sequence)"
    r"(?:\s+in (?:it|the matter)|\s+of (?:order|who \w+ first))?\s*[,:]?\s*|^\W*given "
    r"(?:a|the) choice\s*[,:]?\s*)(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
BEFORE_ANOTHER = re.compile(r"\s+before\s+", re.IGNORECASE)
RANKED = re.compile(
    r"(?<=[^\W_])(?P<before>\s+)(?P<rank>first|second|third|fourth|next|last)(?=\s*(?:[,;.!)]|\band\b|\bthen\b|$))",
    re.IGNORECASE,
)
UNRANKED = frozenset(
    ["a", "act", "acts", "after", "an", "and", "are", "as", "at", "be", "before", "by", "cavalry", "come", "comes",
     "coming", "fire", "fires", "from", "go", "goes", "going", "guns", "her", "his", "in", "is", "its", "left",
     "march", "marches", "move", "moves", "my", "of", "on", "one", "or", "our", "ride", "rides", "right", "that",
     "the", "their", "then", "this", "to", "up", "very", "was", "were", "your"]
)  # fmt: skip
BEGIN_WITH = re.compile(
    r"^\W*(?:start|begin|open|lead off|kick off)\s+with\s+(?=[^,;.]*[,;]?\s*\b(?:then|next|after that|followed by)\b)",
    re.I,
)
BETWEEN_HIMSELF = re.compile(
    r"\b(?:half[\s-]?way|mid[\s-]?way|in the middle|in between|between)\s+(?:between\s+)?(?:himself|itself|"
    r"themselves|where (?:he|it) "
    r"(?:is|stands)(?: now)?|his (?:present |own )?(?:place|position|stand))\s+and\s+",
    re.IGNORECASE,
)
BEARING = re.compile(
    r"(?:\b(?:on|at|along|in)\s+)?(?:\ba\s+)?\b(?:bearing|heading|azimuth|"
    r"course)\s*(?:of\s+)?(?P<way>\d{1,3})(?:\s*(?:°|degrees?|deg\b\.?))?",
    re.IGNORECASE,
)
WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
NOT_THIS_ONE = re.compile(
    r"\bnot\s+(?:this|that)(?:\s+(?:one|unit|battalion|battery|regiment))?\s*[,;:–—-]+\s*(?:but\s+)?(?=(?:it|"
    r"he|they|stays?|remains?|holds?)\b)",
    re.IGNORECASE,
)
PUT_WHERE = re.compile(
    r"(?P<mark>[^\W\d_]\s*[:,–]|\bgoes|\bgo|\brides|\bride)\s+(?:to\s+)?where\s+(?!he\b|it\b|they\b|she\b|I\b|"
    r"you\b|we\b|the\b)"
    r"(?P<who>[^,;.:]{2,30}?)\s+(?:is|are|stands?)(?:\s+now)?(?=\s*(?:[,;.]|$))",
    re.IGNORECASE,
)
WHERE_HE_STANDS = re.keyed(
    r"\b(?:at|to|on|in|into)\s+the\s+(?:very\s+|same\s+|exact\s+)?(?:spot|place|position|point|square|ground)\s+"
    r"(?:where|on which|at which|that|which)\s+(?!they\b|he\b|it\b|you\b|"
    r"she\b)(?P<who>[^,;.:]{2,40}?)\s+(?:(?:himself|itself|themselves|now)\s+)*"
    r"(?:stands?|is|are|occup(?:y|ies)|holds?|leaves?|quits?|vacates?|has left|have left|has just left)"
    r"(?:\s+(?:now|at present|himself|itself|at the moment|today))*(?=\W|$)",
    re.IGNORECASE,
)

HELPED_BY = re.keyed(
    r"[,;]?\s*\b(?:and\s+)?(?:closely\s+|strongly\s+|well\s+)?(?P<how>supported|backed(?: up)?|seconded|"
    r"followed|sustained|reinforced|"
    r"screened|covered|preceded)\s+by\s+(?P<who>[^\W\d_]*[A-Z\d][^,;.:!?]{1,40}?)(?=\s*(?:[,;.!]|$))",
)
HELPING = {"screened": "screens", "covered": "screens", "preceded": "screens", "followed": "follows"}
FIRE_SUPPORT = re.keyed(
    r"\b(?:supports?|covers?|helps?|assists?|backs?(?: up)?)\s+(?:[^,;.:!?]{1,30}?\s+)?(?:with|"
    r"by)\s+(?:(?:his|its|their|the|some|all)\s+)*"
    r"(?:fire|guns|gunfire|shot|shells|cannon)\b",
    re.IGNORECASE,
)
OUT_OF_FIRE = re.keyed(
    r"[,;]?\s*\b(?:and|but|so as)?\s*(?:does\s+not|do\s+not|doesn['’]?t|don['’]?t|not\s+to|without|"
    r"never)\s+(?:get|getting|be|being|"
    r"come|coming)\s+(?:shot|fired|under fire|hit|killed|hurt|caught|mauled)(?:\s+(?:at|up|upon|on|to "
    r"pieces))?(?=\s*(?:[.;,!)]|$))",
    re.IGNORECASE,
)
THE_MAN = re.compile(
    r"\(\s*(?:the\s+)?(?:man|general|officer|himself|person|in person|commander|"
    r"boss)(?:\s+himself)?(?:\s*,?\s*not\s+[^)]*)?\s*\)"
    r"|\(\s*not\s+(?:his|the)\s+(?:brigade|division|troops|men|battalions|regiments)\s*\)",
    re.IGNORECASE,
)
UNUSED = re.keyed(
    r"\b(?:(?:is|are|must|should|may|can|shall|will)\s*)?(?:not|never|"
    r"n['’]t)\s+(?:to\s+)?be\s+(?:yet\s+)?(?:used|employed|touched|spent|"
    r"wasted|thrown in|sent in|called upon|called on|moved|disturbed)\b(?:\s+(?:yet|at all|this turn|today|"
    r"without [^,;.:]{2,30}|"
    r"unless I say so|until I say so))?",
    re.IGNORECASE,
)
LEADS_IN_PERSON = re.compile(
    r"\b(?:himself|in person|personally)\s+(?:leads?|heads?|commands?|"
    r"takes)\s+(?P<one>[^,;.:!?]{3,50}?)(?=\s*(?:[,;.!]|$))"
    r"|\btakes?\s+(?:personal\s+)?command\s+of\s+(?P<three>[^,;.:!?]{2,50}?)(?=\s*(?:[,;.!]|$))"
    r"|\b(?:leads?|heads?)\s+(?P<two>[^,;.:!?]{3,50}?)\s+(?:himself|in person|personally|from the front)\b",
    re.IGNORECASE,
)
# *I think the 1/92 should go*: asked of them, politely.
HE_THINKS = re.keyed(
    r"^\W*(?:(?:so|and|well|also|then|now|but|ok|okay)\W+)*I(?:['’]d|\s+would|\s+should)?\s+(?:think|believe|"
    r"reckon|guess|suppose|suggest|"
    r"propose|feel|say|imagine|recommend|advise)\s*,?\s+(?:that\s+|it (?:is |would be )?(?:best|better|time) "
    r"(?:if|that|for)\s+)?"
    r"(?=[^.;:!?]{2,60}?\b(?:should|must|ought to|shall|had better|needs? to|has to|have to|is to|are to|may "
    r"as well|might as well)\b)",
    re.IGNORECASE,
)
# *I'd rather have horse behind the centre, so he stays*: what he wishes is the reason.
WISHED_SO = re.compile(
    r"^\W*(?:I|we)(?:['’]d|\s+would|\s+should)\s+(?:much\s+|far\s+)?(?:rather|sooner|prefer to)\s+(?:have|keep|see)\s+"
    r"[^,;.:!?]{3,60},\s*(?:and\s+)?so\s+(?=\w)",
    re.IGNORECASE,
)
# *in battalion columns*: how they stand, no battalions.
BATTALION_COLUMNS = re.compile(
    r"(?:\bin\s+)?\b(?:(?:battalion|company|attack|assault)\s+columns?|columns?\s+of\s+(?:battalions?|companies|"
    r"attack))\b",
    re.IGNORECASE,
)
# *straight at the line on the brook (2/2Nas)*: against those who are named.
STRAIGHT_AT = re.keyed(
    r"\b(?:(?:goes|go|going|head|heads|rush|rushes|run|runs|push|pushes)\s+)?(?:straight|right|directly|"
    r"head[\s-]on)\s+(?:in\s+)?at\s+"
    r"(?:[^,;.:()]{0,40}?\(\s*(?P<who>[^()]{2,40}?)\s*\))?",
    re.IGNORECASE,
)
# *takes the place on the ridge which Husson leaves*: goes where he stands now.
HIS_PLACE = re.compile(
    r"\b(?:takes?|occup(?:y|ies)|fills?|moves?\s+(?:in)?to|goes\s+(?:in)?to)\s+(?:up\s+|over\s+)?(?:the|"
    r"that)\s+(?:place|position|ground|"
    r"post|gap|spot)\b(?:\s+(?:on|in|at|by|behind|near)\s+(?:the\s+)?[\w' -]{2,20}?)?\s+(?:which\s+|that\s+)?"
    r"(?P<who>[A-Z][^,;.:]{2,30}?)\s+(?:leaves|leave|quits|vacates|gives up|has left|have left|is leaving|"
    r"has vacated|moves out of)"
    r"(?:\s+(?:empty|free|behind(?:\s+him)?))?(?=\W|$)"
)
# *comes down beside the road and stands behind the guns*: the road is the way to the place.
BY_THE_ROAD = re.keyed(
    r"\b(?:come|comes|go|goes|move|moves|march|marches|walk|walks)\s+(?:(?:down|up|along|back|forward|on|over)\s+)?"
    r"(?:beside|along|by|down|up|on|next to)?\s*(?:the|that)\s+(?:[\w-]+\s+)?(?:road|track|lane|"
    r"path)\s*,?\s+and\s+(?:then\s+)?"
    r"(?:stands?|stops?|halts?|waits?|settles?|takes?\s+(?:up\s+)?(?:post|position)|forms?\s+up|sits?)\s+(?:down\s+)?"
    r"(?=(?:just\s+)?(?:behind|beside|in front of|next to|north of|south of|east of|west of)\b)",
    re.IGNORECASE,
)
TO_MIND_THEM = re.compile(
    r"[,;]?\s+(?:to|and)\s+(?:look after|protect|guard|mind|watch over|take care of)\s+(?:them|it|"
    r"him)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
SPREAD_IN_LINE = re.keyed(
    r"\b(?:spread|spreads|spreading|strung|stretched|opened|drawn)\s+out\s+(?:in|into)\s+(?:a\s+|"
    r"one\s+)?(?:long\s+|nice\s+|thin\s+)*line\b",
    re.IGNORECASE,
)
NOT_SO = re.keyed(
    r"[,;]?\s+(?:instead of|rather than|and not|not)\s+(?:in\s+)?(?:that|this|the|a|its|"
    r"their)\s+(?:\w+\s+)?(?:block|lump|blob|box|column|clump|"
    r"heap|square|huddle)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *The cannon just behind them, Bijleveld's, stay*: his cannon.
HIS_GUNS = re.compile(
    r"\b(?:[Tt]he|[Tt]hose|[Mm]y|[Oo]ur)\s+(?:other\s+)?(?P<what>cannons?|guns?|battery|batteries|battalions?|"
    r"brigade|horse|cavalry|foot|men)"
    r"(?:\s+[^,;.:()]{3,40})?,\s+(?P<who>[A-Z][\w-]+)['’]s(?:\s+(?:lot|ones|people|men))?,\s*"
)
PACKS_UP = re.compile(
    r"\b(?P<who>he|it|they|guns|battery)\s+(?:should\s+|must\s+|shall\s+|can\s+)?packs?\s+up\b", re.IGNORECASE
)
LEVEL_WITH = re.compile(
    r"(?:,\s*)?\b(?:(?:astride|along|up|down|across)\s+the\s+(?:[\w-]+\s+)?road\s+)?(?:until|till)\s+(?:(?:it|"
    r"he|they)\s+(?:is|are)\s+)?"
    r"(?P<how>level|abreast|in line)\s+(?:with|of)\b",
    re.IGNORECASE,
)
# *Not the jaegers, they run*, behind what the others do: what those do when they are attacked.
BUT_THEY_RUN = re.compile(
    r"^\W*(?:but\s+)?(?:not|except|save)\s+(?:for\s+)?(?P<who>[^,;:.!?]{2,30}?)\s*[,;:–—-]+\s*(?:who\s+|they\s+|"
    r"he\s+|it\s+|those\s+|that\s+lot\s+)"
    r"(?:(?:can|should|must|shall|will|just|always|may|had better|are to|is to)\s+)*(?:run|runs|bolt|bolts|"
    r"evade|evades|"
    r"flee|flees|scarper|scarpers|leg it|legs it|scatter|scatters|make off|makes off|get out|gets out|clear off)\b"
    r"(?:\s+(?:away|back|for it|off|out|for cover|of (?:the|their) way|instead))*[\s.!]*$",
    re.IGNORECASE,
)
# *ahead of him to the brook*, *behind them at about I9*: the place itself is named.
AHEAD_OF_HIM = re.compile(
    r"\bahead\s+of\s+(?:him|them|it|her|us|(?:the|his|their|its)\s+(?:others|rest|brigade|division|men|battalions))\s+"
    r"(?=(?:to|into|as far as|towards|up to|down to)\b)",
    re.IGNORECASE,
)
BEHIND_THEM_AT = re.compile(
    r"\b(?:behind|beyond|before|in front of|beside|next to|near)\s+(?:him|them|it)\s*,?\s+(?:at|in|on|near|to)\s+"
    r"(?:about\s+|roughly\s+|around\s+)?(?:the\s+)?(?:square\s+)?(?=[A-Z]{1,2}\d{1,2}\b)"
)
# *First battalion, the 1/2Nas, hold on*: one and the same.
NUMBERED_TWICE = re.compile(
    r"\b(?:the\s+)?(?P<rank>first|second|third|fourth|1st|2nd|3rd|4th)\s+battalion\s*[,(]\s*(?:that is\s+)?(?:the\s+)?"
    r"(?P<unit>(?P<number>\d)/\d*[^\W\d_][\w-]*)\s*[,)]?",
    re.IGNORECASE,
)
# *acts as escort for the guns*, *goes where they go*: helps them, follows them.
ESCORT_FOR = re.compile(
    r"(?:\b(?:(?:drops?|falls?)\s+(?:off|out|back)|acts?|serves?|goes|stays?|is|are|stands?)\s+)?(?:as\s+)?\b(?:an?\s+|the\s+)?"
    r"(?:close\s+)?(?:escort|bodyguard|close support)\s+(?:for|to|of)\s+",
    re.IGNORECASE,
)
AS_ESCORT = re.compile(
    r"\s*,?\s*\bas\s+(?:(?:an?|his|its|their|the|her)\s+)?(?:escort|bodyguard|guard|protection)\b(?!\s+(?:for|to|of))",
    re.IGNORECASE,
)
GOES_WHERE_HE_GOES = re.compile(
    r"\bgo(?:es)?\s+where(?:ver)?\s+(?:he|it|they|she)\s+(?:go(?:es)?|is|are|moves?|rides?)\b", re.IGNORECASE
)
DIVISIONAL = re.compile(r"\b(?:the\s+)?divisional\s+(?=(?:guns|artillery|batter|cannon))", re.IGNORECASE)
# *the enemy horse battery*: guns, no horse.
HORSE_GUNS = re.compile(
    r"\b(?:the\s+)?(?P<whose>enemy|enemy['’]?s|French|Dutch|British|Allied|Belgian|hostile|red|blue)\s+horse\s+"
    r"(?P<what>battery|batteries|guns|artillery)\b",
    re.IGNORECASE,
)
RANKS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}


def named_once(found: re.Match[str]) -> str:
    """A battalion by its designation alone, where its number before it is the same."""
    rank = found["rank"].lower()
    return f"{found['unit']} " if RANKS.get(rank, rank[0]) == found["number"] else found[0]


SETS_UP = re.compile(
    r"\b(?:unlimbers?|unlimbered|deploys?|drops?\s+trails?|sets?\s+up|line|column)\s*,?\s*$", re.IGNORECASE
)


def by_compass(found: re.Match[str]) -> str:
    """A bearing in degrees by the name of the wind, where it has one of the eight; guns that unlimber look so."""
    way = int(found["way"])
    if SETS_UP.search(found.string[: found.start()]):
        return f"facing {way} degrees"
    return f"to the {WINDS[way // 45 % 8]}" if way % 45 == 0 else f"at {way} degrees"


def helped_by(found: re.Match[str]) -> str:
    """*supported by Jamin*: he supports them."""
    return f", {found['who']} {HELPING.get(found['how'].lower(), 'supports')} him"


def given_a_choice(found: re.Match[str]) -> str:
    """What stands behind *if there is a choice*, where one *before* another is an order of precedence and no place."""
    return BEFORE_ANOTHER.sub(" first, then ", found["rest"])


def left_there(found: re.Match[str]) -> str:
    """Whoever is left where he is stays there."""
    who = found["who"].strip()
    return f"{FOR_HIM.get(who.lower(), who)} stays where it is"


def ranked(found: re.Match[str]) -> str:
    """A rank behind a name, parted from it: *Gauthier first* are not the first battalions."""
    before = re.search(r"([^\W_]+)$", found.string[: found.start()])
    plain = before is None or before[1].lower() in UNRANKED or before[1].lower() in ("nassau", "battalion", "brigade's")
    return found[0] if plain else f", {found['rank']}"


# In this order, because one may leave what another is about.
TURNS = (
    turn("prefer to|rather|sooner", WISHED_SO),
    turn("not|except|save", BUT_THEY_RUN, r"\g<who> falls back if cavalry attacks"),
    turn("battalion", NUMBERED_TWICE, named_once),
    turn("escort|bodyguard|guard|protection", AS_ESCORT),
    turn("escort|bodyguard|close support", ESCORT_FOR, "supports "),
    turn("horse", HORSE_GUNS, r"the horse \g<what> of the \g<whose>"),
    turn("where", GOES_WHERE_HE_GOES, "follows it"),
    turn("divisional", DIVISIONAL, "the "),
    turn("ahead", AHEAD_OF_HIM, "ahead "),
    turn("behind|beyond|before|in front of|beside|next to|near", BEHIND_THEM_AT, "at "),
    turn("column", BATTALION_COLUMNS, "in column"),
    turn(" at ", STRAIGHT_AT, lambda found: f"attacks {found['who'] or ''}"),
    turn(" lea|left|quits|vacat| gives up|moves out", HIS_PLACE, lambda found: f"goes to where {found['who']} stands"),
    turn(" and ", BY_THE_ROAD, "goes "),
    turn("guard|look after|mind|protect|take care of|watch over", TO_MIND_THEM),
    turn("line", SPREAD_IN_LINE, "in line"),
    turn("block|lump|blob|box|column|clump|heap|square|huddle", NOT_SO),
    turn("'s|’s", HIS_GUNS, lambda found: f"{found['who']}'s {found['what']} "),
    turn("pack", PACKS_UP, r"\g<who> limbers up"),
    turn("level|abreast|in line", LEVEL_WITH, " level with"),
    turn("think|believe|reckon|guess|suppose|suggest|propose|feel|say|imagine|recommend|advise", HE_THINKS),
    turn("(", THE_MAN, "himself"),
    turn("fire|guns|shot", FIRE_SUPPORT, "fires"),
    turn(" by ", HELPED_BY, helped_by),
    turn(" be | get| com", UNUSED, "stays where it is"),
    turn(" be | get| com", OUT_OF_FIRE),
    turn(
        "lead|head|command|takes",
        LEADS_IN_PERSON,
        lambda found: f"rides with {found['one'] or found['two'] or found['three']}",
    ),
    turn("leave|let |keep ", LEFT_THERE, left_there),
    turn("leave", NEVER_LEFT, " stays there"),
    turn("charged|attacked|threatened|assailed", WHOEVER_IS_CHARGED, r"if anyone is \g<done>\g<by>, he "),
    turn(" with ", CHARGED_WITH, "shall "),
    turn(" with ", BEGIN_WITH, "first "),
    turn(" for |charge of", ANSWERS_FOR, "shall defend "),
    turn(" be ", FOUND_THERE, "stays "),
    turn(" of ", STAYS_NEAR, "stays close to"),
    turn(" over ", TAKES_OVER, r"\g<verb> "),
    turn("choice|say|question|priorit|order of|sequence|ranking", GIVEN_A_CHOICE, given_a_choice),
    turn("first|second|third|fourth|next|last", RANKED, ranked),
    turn("half|mid|between", BETWEEN_HIMSELF, "half way to "),
    turn("bearing|heading|course|azimuth", BEARING, by_compass),
    turn("not", NOT_THIS_ONE),
    turn("where", PUT_WHERE, lambda found: f"{found['mark']} to where {found['who']} stands"),
    turn("spot|place|position|point|square|ground", WHERE_HE_STANDS, lambda found: f"to where {found['who']} stands"),
)


def in_plain_english(raw: str) -> str:
    """A sentence with such turns of phrase in plain words."""
    return put_plainly(raw, TURNS)
