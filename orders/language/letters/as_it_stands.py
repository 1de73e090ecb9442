"""As it stands: what an English player says of how things are in the same breath as what is to be done."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = r"(?P<who>\W*[^,;:.!?]{2,60}?)"
MUST = r"(?:should|must|shall|will|may|can|ought\s+to|(?:is|are)\s+to|needs?\s+to|(?:has|have)\s+to)"
# *The first battalion is already among the trees at D6 and should hold on there*
IS_ALREADY = re.compile(
    rf"^{WHO}\s+(?:is|are|sits?|stands?)\s+(?:already|still|now)\s+(?:in|inside|among|amongst|at|on|near|by|behind|"
    rf"there|within|well\s+placed)\b[^,;:.!?]*?,?\s+(?:and|so)\s+"
    rf"(?=(?:it\s+|they\s+|he\s+)?{MUST}\b)",
    re.IGNORECASE,
)
# *The one next to it seems to be standing outside the wood, and I would like it to go back*
SEEMS_TO = re.compile(
    r"^(?P<who>\W*[^;:.!?]{2,80}?),?\s+(?:seems?|appears?|looks?(?:\s+like|\s+as\s+if)?)\b[^;:.!?]*?,?\s+(?:and|"
    r"so)\s+(?:please\s+|I\s+(?:(?:would|should|['’]d)\s+like|want|wish|prefer)\s+)"
    r"(?:let\s+|have\s+)?(?P<them>it|them|him)\s+(?:to\s+)?",
    re.IGNORECASE,
)


def seems_to(told: re.Match[str]) -> str:
    """What he is to do who seems to stand somewhere: the one named last before that."""
    return f"{told['who'].split(',')[-1].strip()}: let {told['them']} "


# *rides to E8 to look after the front*: what he is to do there
TO_LOOK_AFTER = re.compile(
    r"(?<=[A-Z]\d)\s*,?\s+(?:(?:so\s+as|in\s+order)\s+)?to\s+(?:look\s+after|keep\s+an\s+eye\s+on|see\s+to|steady|"
    r"encourage|hearten|watch\s+over|take\s+care\s+of|be\s+nearer|get\s+nearer|"
    r"cheer\s+on|keep\s+order)\b[^,;:.!?]*(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *when they get there*, *on arrival*: what is told of them there
ONCE_THERE = re.compile(
    r"(?<=\w)\s*,?\s+(?:(?:when|once|as\s+soon\s+as)\s+(?:they|it|he)(?:['’](?:ve|s)|\s+(?:have|has))?\s+(?:get|gets|"
    r"got|arrives?|arrived|"
    r"are|is|reach(?:es)?)\s+(?:there|in\s+place|in\s+position)|(?:on|upon)\s+arrival)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
LOOKING = re.compile(r"\b(?:look|fac|front)\w*\b", re.IGNORECASE)


def looking_there(told: re.Match[str]) -> str:
    """Nothing, where it is told how they look; who *stays at a place once he is there* goes to it."""
    return "" if LOOKING.search(told.string[: told.start()]) else told[0]


# *want Campi back in command*, *so that Jamin is in reach again*: what for
BACK_IN_COMMAND = re.compile(
    r"\s*[,;(–—-]\s*(?:(?:I|we)\s+)?(?:want|wants|wanting|need|needs|to\s+have|to\s+get|so\s+that|so|which\s+(?:puts|"
    r"brings|gets|has))\s+[^,;:.!?()]*?\b(?:in|into|under|within)\s+"
    r"(?:his\s+|my\s+|proper\s+)?(?:command|control|reach|range|call|hand)\b(?:\s+(?:again|too|as\s+well|"
    r"of\s+\w+))?\)?",
    re.IGNORECASE,
)
# *with the front to the south*
FRONT_TO = re.compile(
    r"\bwith\s+(?:the|its|their|his|a)\s+fronts?\s+(?:to|towards?|facing|looking)\s+(?:the\s+)?(?=(?:north|south|"
    r"east|west)\b)",
    re.IGNORECASE,
)
# *does not have to wait there any longer, it goes to La Bergerie*
NO_LONGER_WAITS = re.compile(
    rf"^{WHO}\s+(?:(?:does|do)\s+(?:not|n['’]?t)\s+(?:have|need)\s+to|need\s*(?:not|n['’]?t))\s+(?:wait|stay|remain|"
    rf"stand|be|sit|hang\s+about)\b[^,;:.!?]*?,\s*(?:so\s+|and\s+)?"
    r"(?:it|they|he)\s+",
    re.IGNORECASE,
)
# *stays with this battalion*, once he has gone there
STAYS_WITH_IT = re.keyed(
    r"\s*,?\s+and\s+(?:then\s+)?(?:stays?|remains?|keeps?)\s+(?:there\s+)?(?:with|by|near|beside)\s+(?:this|that|the|"
    r"those|these)\s+(?:same\s+)?(?:battalion|battery|regiment|unit|brigade|guns|men|"
    r"troops)\b",
    re.IGNORECASE,
)
# *breaks into skirmish order*: forms it
BREAKS_INTO = re.compile(
    r"\bbreak(?:s|ing)?\s+(?:up\s+|out\s+)?into\s+(?=(?:a\s+)?(?:skirmish|open|loose|extended|line|column|square)\b)",
    re.IGNORECASE,
)
# *Lairalle is there for the taking, and Husson's brigade is to advance on it*
FOR_THE_TAKING = re.compile(
    r"^(?P<lead>\W*)(?:(?:on|to|in)\s+the\s+(?:left|right|centre|center|middle|"
    r"flank)\s*,?\s+)?(?P<place>(?-i:[A-Z])[\w-]+(?:\s+(?-i:[A-Z])[\w-]+)?|the\s+(?:farm|wood|village))\s+"
    r"(?:is|lies|stands|looks|seems)\s+(?:there\s+for\s+the\s+taking|(?:still\s+|quite\s+|nearly\s+|"
    r"almost\s+)?(?:empty|unoccupied|undefended|open|free|unheld|within\s+reach|ours\s+for\s+the\s+"
    r"\w+))\s*,?\s+(?:and|so)\s+(?P<rest>[^;:.!?]*?)\b(?:it|there)\b",
    re.IGNORECASE,
)
# *3/2L is the battalion I want in the farm itself*
IS_THE_ONE = re.compile(
    rf"^{WHO}\s+(?:is|are)\s+the\s+(?:battalions?|regiments?|batter(?:y|ies)|ones?|units?|brigades?|men|people|"
    rf"lot)\s+(?:(?:that|which|who|whom)\s+)?I\s*(?:(?:would|should|['’]d)\s+"
    r"(?:like|put|send|have|choose)|want|wish|need|send|mean|intend|have\s+in\s+mind|am\s+sending|choose|"
    r"pick)(?:\s+to\s+(?:put|send|have|see|use|go))?\s+(?=(?:in|into|at|to|for|on|behind|"
    r"inside)\b)",
    re.IGNORECASE,
)
ITSELF = re.compile(r"(?<=\w)\s+(?:itself|themselves|proper)(?=\s*(?:[,.;!]|$))", re.IGNORECASE)
# *face north, ready to follow*: what they are ready for
READY_TO = re.compile(
    r"\s*,?\s+(?:(?:and|but)\s+)?(?:ready|prepared|poised|in\s+readiness|set|waiting)\s+to\s+(?:follow|support|move|"
    r"advance|march|help|go|come|step|take|back|push|join|assist)\b[^,;:.!?]*"
    r"(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *However it turns out, 6Ch must not gallop on*
HOWEVER = re.compile(
    r"^\W*(?:however|whatever|whichever\s+way)\s+(?:(?:it|that|this|things?|the\s+(?:charge|fight|"
    r"attack))\s+)?(?:turns?\s+out|goes?|ends?|comes?\s+of\s+it|happens?|falls\s+out|it\s+goes)\s*,\s*",
    re.IGNORECASE,
)
# *must not gallop on over the brook but come back and rally*: what is done after a charge
NOT_GALLOP_ON = re.keyed(
    r"\b(?P<not>must\s+not|may\s+not|should\s+not|shall\s+not|(?:is|are)\s+not\s+to|do(?:es)?\s+not|don['’]?t|"
    r"never)\s+(?:go\s+)?(?:gallop\w*|charg\w*|carry|run\w*|rush\w*|ride|dash\w*|chas\w*|"
    r"tear\w*|storm\w*)\s+(?:on|off|away|past|beyond|over|across)\b[^,;:.!?]*?\s*,?\s+(?:but|and)\s+(?:must\s+|"
    r"should\s+|is\s+to\s+|are\s+to\s+|both\s+)?(?:comes?|falls?|goes?|rid\w+|turns?|"
    r"rall\w+)\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *Wathiez takes both his lancer regiments forward to H5*: they go there
TAKES_FORWARD = re.compile(
    r"\b(?:takes?|leads?|brings?|marches|moves?)\s+(?P<who>(?:both|all|the\s+whole\s+of)\s+(?:of\s+)?(?:his|its|"
    r"the)\s+[^,;:.!?]{3,40}?)\s+(?:forward|up|on|over|across|down|out|round|around)\s+(?=(?:to|as\s+"
    r"far\s+as|into|behind)\b)",
    re.IGNORECASE,
)
# *As to the rest of the cavalry, I should like something solid between Husson and the guns: ...*
SOMETHING_THERE = re.compile(
    r"^\W*(?:as\s+(?:to|for)\s+[^,;:.!?]{3,40}?,\s*)?I\s*(?:(?:should|would|['’]d)\s+like|want|need)\s+(?:something|"
    r"somebody|someone|some\s+\w+)\s+[^;:.!?]*:\s*(?=\S+\s+\S+\s+\S+)",
    re.IGNORECASE,
)
OUT_OF_IT = re.compile(
    r"\b(?:stays?|keeps?|remains?)\s+out\s+of\s+(?:this|it|that|the\s+(?:fight|attack|business))\s+and\s+(?=\w)",
    re.IGNORECASE,
)
# *Your note says that they are out of Perponcher's reach, so please let him ride to E8*
HIS_REACH = re.compile(
    r"^\W*(?:(?:your|the|my)\s+\w+\s+says?|I\s+(?:see|read|notice|"
    r"gather))\b[^.!?]*?\b(?P<who>(?-i:[A-Z])[\w-]+)['’]s?\s+(?:reach|range|call|command)\b[^.!?]*?,?\s+(?:so|"
    r"and)\s+(?:please\s+)?(?:let\s+him|"
    r"have\s+him|he\s+(?:should|must|is\s+to|had\s+better))\s+(?:therefore\s+)?(?P<does>(?:ride|go|move|come|close)\b)",
    re.IGNORECASE,
)
SEE_TO = re.compile(r"\b(?:please\s+)?see\s+to\s+(?=[^,;:.!?]{2,40}\bfirst\b)", re.IGNORECASE)

AS_IT_STANDS = (
    turn("already|still|now", IS_ALREADY, r"\g<who> "),
    turn("seem|appear|look", SEEMS_TO, seems_to),
    turn("to look|to keep|to see|to steady|to enc|to heart|to watch|to take|to be|to get|to cheer", TO_LOOK_AFTER),
    turn("there|in place|in position|arrival", ONCE_THERE, looking_there),
    turn("command|control|reach|range|call|hand", BACK_IN_COMMAND),
    turn("front", FRONT_TO, "facing "),
    turn("have to|need to|need not|needn", NO_LONGER_WAITS, r"\g<who> "),
    turn("battalion|battery|regiment|unit|brigade|guns|men|troops", STAYS_WITH_IT),
    turn("break", BREAKS_INTO, "forms "),
    turn("taking|empty|occupied|defended|open|free|unheld|reach|ours", FOR_THE_TAKING, r"\g<lead>\g<rest>\g<place>"),
    turn("the ", IS_THE_ONE, r"\g<who> goes "),
    turn("itself|themselves|proper", ITSELF),
    turn("ready|prepared|poised|readiness|set to|waiting", READY_TO),
    turn("however|whatever|whichever", HOWEVER),
    turn("not |n't|n’t|never", NOT_GALLOP_ON, r"\g<not> pursue"),
    turn("both|all |whole", TAKES_FORWARD, r"goes with \g<who> "),
    turn("something|somebody|someone|some ", SOMETHING_THERE),
    turn("out of", OUT_OF_IT),
    turn("reach|range|call|command", HIS_REACH, r"General \g<who> should \g<does>"),
    turn("see to", SEE_TO, "take "),
)
