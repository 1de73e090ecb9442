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
NO_WAITING = re.keyed(
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
# *he can have the wood, that's his job*: he takes it
CAN_HAVE_IT = re.compile(
    r"\b(?P<he>he|they|(?-i:[A-Z])[\w'’-]+)\s+can\s+have\s+(?P<it>the\s+(?:\w+\s+)?(?:wood|farm|village|ridge|crest|crossroads|hill|bridge|left|right))(?:\s*,\s*that['’]?s\s+(?:his|their)\s+job)?"
    + ENDS,
    re.IGNORECASE,
)
# *your other three stay behind them*
YOUR_OTHERS = re.compile(
    r"\byour\s+(?P<others>(?:other|remaining)\s+(?:two|three|four|five|six|\d|battalions?|regiments?)|others|rest)\b",
    re.IGNORECASE,
)
AS_TO_A_TEAM = (
    turn("can have", CAN_HAVE_IT, r"\g<he> takes \g<it>"),
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
