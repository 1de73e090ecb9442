"""As to a team: what a captain says to his men, and a player to his generals.

*Husson, you've got 27J*, *don't worry how many turns it takes*, *get your two regiments back in line*, *don't stand
there waiting for it*, *your other three stay behind them*
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *you've got 27J*: he deals with them
YOU_HAVE_GOT = re.compile(
    r"\b(?P<you>you)(?:['’]ve|\s+have|ve)\s+got\s+(?=(?:the\s+|those\s+|that\s+|their\s+)?(?:(?:enemy|French|Dutch)\s+)?"
    r"(?:\d+[\w/]*|skirmishers|battery|guns|cannons?|cavalry|horse|line|columns?|square|farm|village)"
    r"(?:\s+(?:in|at|on|by)\s+[^,;:.!?]{1,25}?)?\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *attack 27J, those skirmishers this side of the brook*: who that is
WHO_THAT_IS = re.compile(
    r"(?<=[\w/]),\s+(?:those|that)\s+(?:skirmishers|lights?|battery|guns|battalions?|lines?|columns?|squares?|regiments?|horse(?:men)?|cavalry|lot|chaps|fellows|men)\b"
    r"(?:\s+(?:on\s+)?(?:this|that|our|their|the\s+(?:far|near|other))\s+(?:side|bank)\s+of\s+(?:the\s+)?\w+|\s+(?:in|at|by|near|behind|beside|on)\s+(?:the\s+)?\w+)(?=\s*[,.;!])",
    re.IGNORECASE,
)
# *Don't worry how many turns it takes*, *don't worry about the guns*, *take your time*
NO_WORRY = re.compile(
    r"(?:^(?P<lead>\W*(?:(?:and|but|so)\s+)?)|\s*[,;–—-]\s*(?:and\s+|but\s+)?)(?:please\s+)?(?:(?:do\s+not|don['’]?t|no\s+need\s+to|never)\s+(?:you\s+)?(?:worry|fret|mind|bother|panic|be\s+afraid)\b|never\s+mind\b|no\s+worries\b|take\s+your\s+time\b)"
    r"[^,;:.!?]*" + ENDS,
    re.IGNORECASE,
)
# *get your two regiments back in line*: formed so
BACK_IN_LINE = re.compile(
    r"\b(?P<does>get|bring|put|pull|take|go|goes|gets?|puts?|brings?)\s+(?P<whom>(?:your|his|their|the|them|both|it)\b[^,;:.!?]{0,30}?\s+)?back\s+(?:in(?:to)?)\s+(?P<formation>line|column|skirmish\s+order|open\s+order|formation)\b(?!\s+(?:with|behind|of|beside))",
    re.IGNORECASE,
)
# *charge back, don't stand there waiting for it*
NO_WAITING = re.compile(
    r"\s*[,;–—-]\s*(?:and\s+)?(?:do\s+not|don['’]?t|no)\s+(?:just\s+)?(?:stand(?:ing)?|sit(?:ting)?|hang(?:ing)?|wait(?:ing)?)\s+(?:there|around|about)(?:\s+(?:and\s+)?(?:wait(?:ing)?|watch(?:ing)?|die|take\s+it|fight|get\s+(?:shot|killed|run\s+over))(?:\s+for\s+\w+)?)?"
    + ENDS,
    re.IGNORECASE,
)
# *they leg it back to the others, no heroics*
NO_HEROICS = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:and\s+|with\s+)?no\s+(?:heroics?|nonsense|messing(?:\s+about)?|faffing(?:\s+about)?|hanging\s+(?:about|around)|dawdling|dithering|arguing|arguments?|excuses)"
    + ENDS,
    re.IGNORECASE,
)
# *they can polish their buttons for a bit*
BUTTONS = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:and\s+)?(?:they|he|it)\s+can\s+(?:polish|brush|feed|water|groom|rest|enjoy|admire|play|cook|put\s+their\s+feet|have\s+(?:a|their|some)|make\s+(?:tea|soup)|twiddle)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *ride over to the right and stay close behind 4/2L*: there
OVER_AND_STAY = re.compile(
    r"\b(?P<ride>ride|go|move|come|get|rides|goes|moves|comes)\s+(?:over|across|out|round|up)\s+to\s+the\s+(?:left|right|centre|other\s+(?:side|wing))\s+and\s+(?:stay|stick|keep|sit|get|stays|sticks|keeps|sits|gets)\s+"
    r"(?P<near>(?:(?:close|right|just|well)\s+)?(?:behind|beside|with|near|by|next\s+to))\b",
    re.IGNORECASE,
)
# *1Ch and 6Ch worry me so any infantry goes into square*: what for
WORRY_ME_SO = re.compile(
    r"^(?P<lead>\W*)[^,;:.!?]{2,45}?\s+(?:worry|worries|bother|bothers|scare|scares|frighten|frightens|trouble|troubles)\s+me(?:\s+(?:a\s+(?:bit|lot|little)|most|too))?\s*,?\s+so\s+(?=\w)(?!(?:please\s+)?\w+\s+(?:them|it|him)\b|(?:they|it|he)\s)",
    re.IGNORECASE,
)
# *just so nobody creeps round the side of us*
SO_NOBODY = re.compile(
    r"\s*[,;–—-]?\s+(?:just\s+)?so\s+(?:that\s+)?(?:nobody|no\s+one|none\s+of\s+them|they\s+(?:do\s*n['’]t|can['’]?t|cannot))\s+(?:creeps?|sneaks?|slips?|gets?|comes?|can\s+\w+|walks?|rides?|turns?)\s+[^,;:.!?]{2,40}"
    + ENDS,
    re.IGNORECASE,
)
# *to K7, to the east of Lairalle, and watch our right flank from there*
SQUARE_BESIDE_IT = re.compile(
    r"(?P<at>\b(?:to|at|in)\s+(?-i:[A-Z]\d{1,2}))\s*,\s+(?:just\s+)?(?:(?:to\s+the\s+)?(?:north|south|east|west|left|right)(?:[-\s](?:east|west))?\s+of|near|beside|behind|by|next\s+to)\s+[^,;:.!?]{2,30}\s*,?(?=\s+and\s)",
    re.IGNORECASE,
)
# *As two of its battalions are out of command, General Bachelu rides to the 1/72*
AS_IT_IS = re.compile(
    r"^(?P<mark>\W*)(?:as(?!\s+(?:soon|long|far|much|early|fast|quickly|many)\s)|since|because|seeing\s+(?:that|as))\s+[^;:.!?,]{3,70}?\b(?:is|are|was|were|has|have|can(?:not|['’]t)|does\s+not|doesn['’]t|do\s+not|don['’]t|looks?|seems?)\b[^;:.!?,]{0,50},\s+"
    r"(?=(?:(?:General|Marshal|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+\w+)?(?:\s+(?-i:[A-Z])[\w'’-]+)?\s+(?:rides?|goes|moves?|joins?|stays?|holds?|comes?|falls?|forms?|fires?|attacks?|advances?|should|must|is\s+to|are\s+to|will|shall)\b)",
    re.IGNORECASE,
)
# *If they get charged they leg it back to the others*
BACK_TO_THE_OTHERS = re.compile(
    r"(?P<if>^\W*(?:(?:and|but)\s+)?(?:if|when)\b[^,;:.!?]{2,40}?\b(?:charged|attacked|rushed)\s*,?\s+(?:they|it|he)\s+)(?:should\s+|must\s+|just\s+|to\s+)*(?:leg\s+it|goe?s?|runs?|comes?|drops?|falls?|gets?|pulls?)\s+(?:straight\s+)?back\s+"
    r"(?:to|on|onto|behind|towards)\s+(?:the\s+)?(?:others|rest|brigade|main\s+body|columns?|line|battalions|lads)"
    + ENDS,
    re.IGNORECASE,
)
# *Let 1Ch charge first and keep 6Ch in hand*: that one stays
KEEP_IN_HAND = re.compile(
    r"(?P<and>\s*,?\s+(?:and|but)\s+(?:then\s+)?|^\W*(?:please\s+)?)keeps?\s+(?P<who>(?-i:[A-Z\d])[\w/'’-]*)\s+(?:well\s+|back\s+)?in\s+(?:hand|check)\b",
    re.IGNORECASE,
)
# *the big 12 pounders*
BIG_GUNS = re.compile(
    r"\bthe\s+(?:big|heavy|great|large)\s+(?=(?:\d{1,2}|twelve|six|eight)[\s-]?pounders?\b)", re.IGNORECASE
)
# *has a pop at those skirmishers*
HAS_A_POP = re.compile(
    r"\b(?:ha(?P<s>s)|have|takes|take|gives|give)\s+(?:a\s+(?:pop|shot|bang|blast|few\s+rounds)|some\s+shots?|a\s+few\s+shots)\s+at\s+(?=\w)",
    re.IGNORECASE,
)
# *The other two, 1/6FA and the big 12 pounders, roll forward*: those
THE_OTHER_TWO = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then)\s+)?)(?:the|my|his)\s+other\s+(?:two|three|four)\s*,\s*(?P<who>[^,;:.!?]{2,30}\s+and\s+[^,;:.!?]{2,30}?)\s*,\s+(?=(?:should|must|will|can|are|roll|go|move|come|stay|hold|fire|shoot|advance|follow|form|attack|march|limber|keep|push)\b)",
    re.IGNORECASE,
)
# *If he gets a chance at a flank he can take it, otherwise no charging*
OTHERWISE_NOT = re.compile(
    r"(?P<rule>^[^.;!?]*\bflank[^.;!?]*?)\s*[,;–—-]\s*(?:and\s+)?(?:otherwise|or\s+else|else|if\s+not)\s*,?\s+(?:(?:he|it|they)\s+(?:is|are|does|do|should|must)\s+)?"
    r"(?:no(?:t|\s+charg\w+|\s+attack\w*)?|never|nothing|leave\s+it|leaves?\s+(?:it|them)|(?:he|it|they)\s+(?:stays?|holds?|keeps?|lets?)\b[^,;:.!?]{0,25})(?:\s+to)?(?:\s+charge|\s+at\s+all)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *on its own account, but only into a flank*
BUT_INTO_FLANKS = re.compile(
    r"\b(?P<charge>charge)\s+(?:on|off)\s+(?:its|his|their)\s+own\s+(?:account|initiative|bat|hook|accord)\s*,?\s*(?:but\s+)?(?P<only>only\s+(?:in)?to\s+(?:a|the|their|somebody['’]s|an\s+enemy)\s+flanks?)",
    re.IGNORECASE,
)
# *rides with Gauthier's Brigade and joins the 1/92*: that battalion
RIDES_AND_JOINS = re.compile(
    r"\b(?:rides?|goes|moves?|stays?)\s+with\s+[^,;:.!?]{2,35}?\s+and\s+(?P<joins>joins?|attaches\s+himself\s+to)\s+(?=(?:the\s+)?\d)",
    re.IGNORECASE,
)
# *Gen. Bachelu to I5, same reason*
SAME_REASON = re.compile(
    r"\s*[,;–—-]\s*(?:and\s+)?(?:for\s+)?(?:the\s+)?same\s+reasons?(?:\s+as\s+\w+)?" + ENDS, re.IGNORECASE
)
# *he can have the wood, that's his job*: he takes it
CAN_HAVE_IT = re.compile(
    r"\b(?P<he>he|they|(?-i:[A-Z])[\w'’-]+)\s+can\s+have\s+(?P<it>the\s+(?:\w+\s+)?(?:wood|farm|village|ridge|crest|crossroads|hill|bridge|left|right))(?:\s*,\s*that['’]?s\s+(?:his|their)\s+job)?"
    + ENDS,
    re.IGNORECASE,
)
# *He's not to go in after them however tempting it looks*
NOT_GO_IN = re.compile(
    r"\bnot\s+to\s+(?:go|be\s+drawn|get\s+drawn|be\s+tempted)\s+in(?:to\s+\w+)?\s+after\s+(?P<whom>[^,;:.!?]{2,40}?)(?:\s*,?\s+however\s+\w+\s+(?:it|they)\s+looks?)?"
    + ENDS,
    re.IGNORECASE,
)
# *your other three stay behind them*
YOUR_OTHERS = re.compile(
    r"\byour\s+(?P<others>(?:other|remaining)\s+(?:two|three|four|five|six|\d|battalions?|regiments?)|others|rest)\b",
    re.IGNORECASE,
)
# *the ridge by the 12-pounders*
BY_THE_POUNDERS = re.compile(r"\bby\s+the\s+(?=(?:\d{1,2}|twelve|six|eight)[\s-]?pounders?\b)", re.IGNORECASE)
AS_TO_A_TEAM = (
    turn("pounder", BY_THE_POUNDERS, "near the "),
    turn("flank", OTHERWISE_NOT, r"\g<rule>"),
    turn("in hand|in check", KEEP_IN_HAND, lambda told: f"{', ' if told['and'].strip() else ''}{told['who']} stays"),
    turn("back ", BACK_TO_THE_OTHERS, r"\g<if>fall back"),
    turn("worry|worries|bother|scare|frighten|trouble", WORRY_ME_SO, r"\g<lead>"),
    turn("nobody|no one|none of|they ", SO_NOBODY),
    turn("and ", SQUARE_BESIDE_IT, r"\g<at>"),
    turn("as |since|because|seeing", AS_IT_IS, r"\g<mark>"),
    turn("pounder", BIG_GUNS, "the "),
    turn("pop|shot|bang|blast|rounds", HAS_A_POP, lambda told: "fires at " if told["s"] else "fire at "),
    turn("other two|other three|other four", THE_OTHER_TWO, r"\g<lead>\g<who> "),
    turn("flank", BUT_INTO_FLANKS, r"\g<charge> \g<only>"),
    turn("and join|and attach", RIDES_AND_JOINS, r"\g<joins> "),
    turn("same reason", SAME_REASON),
    turn("can have", CAN_HAVE_IT, r"\g<he> takes \g<it>"),
    turn("in after|into", NOT_GO_IN, r"not to attack \g<whom>"),
    turn("got", YOU_HAVE_GOT, r"\g<you> attack "),
    turn("those|that", WHO_THAT_IS),
    turn("worr|fret|mind|bother|panic|afraid|your time", NO_WORRY, lambda told: told["lead"] or ""),
    turn("no hero|no nonsense|no mess|no faff|no hang|no dawd|no dith|no argu|no excuse", NO_HEROICS),
    turn("can ", BUTTONS),
    turn("your other|your remaining|your rest", YOUR_OTHERS, r"the \g<others>"),
    turn("back in", BACK_IN_LINE, lambda told: f"form {told['whom'] or ''}in {told['formation']}"),
    turn("don't|dont|don’t|do not|no ", NO_WAITING),
    turn("over to|across to|out to|round to|up to", OVER_AND_STAY, r"\g<ride> \g<near>"),
)
