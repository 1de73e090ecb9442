"""At the table: English as players say it over the map, with what they do not mean as an order around it.

*goes on to F8 as he was told, keeping the road free for Jamin, who follows*, *does not stop till he is level with the
farm*, *if anyone on horseback shows up, squares*, *can counter-charge but no heroics*, *takes charge of the attack in
person*, *not to get stuck in*, *give way*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
# *goes on to F8 as he was told*
AS_TOLD = re.compile(
    r"\s*,?\s+(?:just\s+|exactly\s+)?as\s+(?:(?:he|they|it|you)\s+(?:was|were|has\s+been|have\s+been|had\s+been)\s+)?"
    r"(?:told|ordered|instructed|agreed|planned)(?:\s+(?:before|already|earlier|last\s+(?:turn|time|week)))?" + ENDS,
    re.IGNORECASE,
)
# *keep the road free for Jamin, who follows him*: the way, and what he for whom it is does
ROAD_FREE = re.compile(
    r"\s*,?\s+(?:and\s+|but\s+)?(?:keep|leav)(?:s|es|e|ing)?\s+the\s+(?:high\s*)?(?:road|way|track|lane|bridge|street)\s+(?:free|clear|open|empty)"
    r"(?:\s+for\s+(?P<who>[^,;:.!?]{2,30}?)(?:\s*,\s+(?P<does>who|which)\s+(?=(?:follow|come|march|move|go|advance|support|is|are|will|shall)))?)?"
    r"(?(does)|(?=\s*(?:[,;:.!?)]|$)))",
    re.IGNORECASE,
)
# *does not stop till he is level with the farm*
NOT_STOP_TILL = re.compile(
    r"\s*,?\s+(?:and|but)\s+(?:(?:he|they|it)\s+)?(?:(?:does|do|must|should|is|are|shall|will)\s+)?(?:not|n['’]t|never)\s+(?:to\s+)?(?:stop|halt|rest|pause)s?\s+(?:till|until|before)\s+"
    r"(?P<who>he|they|it)\s*(?P<be>is|are|['’]s|['’]re|gets?|reach(?:es)?)\s+(?=\w)",
    re.IGNORECASE,
)
DOESNT_STOP = re.compile(
    r"\s*,?\s+(?:and|but)\s+(?:(?:he|they|it)\s+)?(?:does|do)n['’]?t\s+(?:stop|halt|rest|pause)\s+(?:till|until|before)\s+(?P<who>he|they|it)\s*(?P<be>is|are|['’]s|['’]re|gets?|reach(?:es)?)\s+(?=\w)",
    re.IGNORECASE,
)
# *if anyone on horseback shows up, squares*
ON_HORSEBACK = re.compile(
    r"\b(?:any(?:one|body|thing)|some(?:one|body|thing)|whoever|people|men|those|lads|chaps|fellows)\s+(?:on\s+(?:a\s+)?(?:horseback|horses?)|(?:with|on)\s+(?:hooves|four\s+legs))\b",
    re.IGNORECASE,
)
# *can counter-charge but no heroics*
NO_HEROICS = re.compile(
    r"(?<=[a-z\d])\s*,?\s+(?:(?:but|and)\s+)?no\s+(?:heroics|heroes|nonsense|silliness|madness|funny\s+business|showing\s+off|stupidity)(?:\s+(?:please|mind|today|now))?"
    + ENDS,
    re.IGNORECASE,
)
# *Foy takes charge of the attack on the farm in person, so he rides with Gauthier*
IN_PERSON = re.compile(
    r"\b(?:takes?\s+(?:charge|command|control)\s+of|leads?|oversees?|directs?|commands?|runs?|sees?\s+to)\s+the\s+(?P<what>attack|assault|defence|defense|fight|advance|battle)"
    r"(?:\s+(?:on|of|at|against|for)\s+[^,;:.!?]{2,30}?)?(?P<himself>\s+(?:in\s+person|himself|personally))?(?P<so>\s*,?\s+(?:so|and)\s+(?:(?:he|she)\s+)?(?=(?:rides?|goes|joins?|stays?|gallops?|moves?)\b))?"
    + r"(?(himself)|(?(so)|(?!)))",
    re.IGNORECASE,
)
# *are not to get stuck in*
STUCK_IN = re.compile(r"\b(?P<get>get|go)(?P<s>s|ting|ing|es)?\s+stuck\s+in" + ENDS, re.IGNORECASE)
# *skirmishers give way if pressed*
GIVE_WAY = re.compile(r"\bgiv(?P<s>es?|ing)\s+(?:way|ground)\b", re.IGNORECASE)
# *give 27J a few rounds*
A_FEW_ROUNDS = re.compile(
    r"\bgiv(?P<s>es?|ing)\s+(?P<whom>(?:the\s+)?[^,;:.!?]{2,25}?)\s+(?:a\s+few|some|several|a\s+couple\s+of|a\s+dozen)\s+(?:rounds|shots?|shells|balls|salvos?|volleys?)\b",
    re.IGNORECASE,
)
# *comes at the farm from the east*
COMES_AT = re.compile(
    r"\bcom(?P<s>e|es|ing)\s+(?:right\s+|straight\s+)?at\s+(?=(?:the|them|it|him|\d|[A-Z][a-z]))", re.IGNORECASE
)
# *comes up between Gauthier and Husson, ready to exploit*: what for, and no order
READY_TO = re.compile(
    r"\s*,\s*ready\s+(?:to|for)\s+(?:exploit|follow\s+up|pounce|anything|whatever\s+comes|go|move|react|intervene|help|a\s+chance|the\s+next\s+(?:turn|step)|take\s+advantage)\b[^,;:.!?]{0,30}"
    + ENDS,
    re.IGNORECASE,
)
# *Back over the stream with it, and into the trees*
OFF_WITH_IT = re.compile(
    r"^(?P<mark>\W*(?:(?:so|now|then|right|ok)\s*,?\s+)?)(?P<way>(?:back|off|over|up|down|out|forward|away|across|into|round|behind)\b[^,;:.!?]{0,40}?)\s+with\s+(?P<who>it|them|him|her)\b",
    re.IGNORECASE,
)
# *stays in the wood in case something goes wrong*
IN_CASE_OF = re.compile(
    r"(?<=[\w)])\s*,?\s+(?:just\s+)?in\s+case\s+(?:something|anything|it|things|somebody|someone|anyone)\s+(?:goes?|gets?|turns?|happens?|needs?|comes?)\b[^,;:.!?]{0,40}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *stands on the road behind the guns, where he is handy*
WHERE_HANDY = re.compile(
    r"\s*,?\s+where\s+(?:he|they|it|she)(?:['’]s|['’]re|\s+(?:is|are|will\s+be|can\s+be|may\s+be))\s+(?:most\s+|more\s+|quite\s+)?"
    r"(?:handy|useful|of\s+(?:some\s+)?use|needed|wanted|safe(?:r|st)?|available|best|hidden|sheltered|out\s+of\s+\w+|within\s+reach|in\s+reach|to\s+hand|at\s+hand)\b"
    r"[^,;:.!?]{0,30}" + ENDS,
    re.IGNORECASE,
)
# *the skirmishers are not to stand if charged*: they fall back
NO_STAND = re.compile(
    r"\b(?:(?:is|are)\s+not\s+to|(?:must|should|shall|will|does|do)\s*(?:not|n['’]t)|never)\s+(?:ever\s+)?(?:stand(?:\s+(?:and\s+fight|their\s+ground|fast|it|there))?|make\s+a\s+stand(?:\s+of\s+it)?|"
    r"stay\s+and\s+fight|wait\s+for\s+it)(?=\s*,?\s+(?:if|when|whenever|once|should)\s+(?:[\w'’]+\s+){0,3}?(?:charged|attacked|charges|attacks|assaulted)\b)",
    re.IGNORECASE,
)
# *advances to within musket shot of the farm*
WITHIN_SHOT = re.compile(
    r"\b(?:to\s+)?within\s+(?:easy\s+|good\s+|long\s+|close\s+|effective\s+)?(?:musket(?:ry)?|canister|case|pistol)[\s-]?(?:shot|range|reach)\s+of\b",
    re.IGNORECASE,
)
# *doesn't charge unless he can get into somebody's flank*
UNLESS_FLANK = re.compile(
    r"\b(?:(?:does|do|must|may|should|shall|will|is|are|can)\s*(?:not|n['’]?t)(?:\s+to)?|never|no|not\s+to)\s+charg(?:e|es|ing)"
    r"(?:\s+(?:off|about|in|anyone|anybody|people))*(?:\s+(?:on\s+(?:their|his|its)\s+own(?:\s+(?:account|initiative|hook|bat))?|by\s+(?:him|it|them)sel(?:f|ves)))?"
    r"\s*,?\s+(?:unless|except|but|save)\s+(?:(?:if|when|where)\s+)?[^;:.!?]{0,50}?\bflanks?\b[^,;:.!?]{0,20}",
    re.IGNORECASE,
)
# *They stay in column for it*: how they are formed who go
IN_COLUMN_FOR_IT = re.compile(
    r"(?P<in>\bin\s+(?:columns?|line|skirmish\s+order|open\s+order))\s+(?:for\s+(?:it|that|this|the\s+(?:march|move|attack))|all\s+the\s+way|while\s+(?:they|it)\s+\w+|the\s+whole\s+way)"
    + ENDS,
    re.IGNORECASE,
)
# *will not await the shock but fall back*
NOT_AWAIT = re.compile(
    r"\b(?:(?:will|shall|must|should|do|does|are|is)\s*(?:not|n['’]t)(?:\s+to)?|never)\s+(?:await|wait\s+for|stand|receive|take|meet)\s+(?:the\s+|any\s+|that\s+)?(?:shock|charge|attack|onset|impact)\s*,?\s+(?:but|and)\s+"
    r"(?:(?:are|is|shall|will|must|should)\s+(?:to\s+)?)?(?=(?:fall|retire|retreat|withdraw|give|go|run|back))",
    re.IGNORECASE,
)
# *once it is there it shoots at 5M*
ONCE_THERE_IT = re.compile(
    r"\b(?:once|when|as\s+soon\s+as)\s+(?:it|they|he)(?:['’](?:s|re)|\s+(?:is|are|gets?|arrives?))\s*(?:there|in\s+place|in\s+position|set\s+up|unlimbered|ready)\s*,?\s+(?=(?:it|they|he)\s)",
    re.IGNORECASE,
)
# *I can't see any enemy cavalry yet but if some turns up*
IF_SOME_COMES = re.compile(
    r"^(?P<mark>\W*(?:and\s+)?)I\s+(?:ca\s*n['’]?t|cannot|do\s*n['’]?t|don['’]t|have\s+not|haven['’]t)\s+(?:see|seen|know\s+of)\s+(?:any\s+|much\s+|no\s+)?(?:enemy\s+|French\s+|British\s+|of\s+their\s+)*(?P<what>cavalry|horse|horsemen|infantry|guns)"
    r"(?:\s+(?:yet|so\s+far|there|anywhere|at\s+the\s+moment|now))*\s*,?\s+but\s+(?P<if>if|when|should|in\s+case)\s+(?:some|any|they|it|one)\s+(?=(?:turns?|comes?|shows?|appears?|does|arrives?))",
    re.IGNORECASE,
)
# *if they beat something they stop*
BEAT_SOMETHING = re.compile(
    r"\b(?P<if>if|when|whenever|once)\s+(?:they|he|it|we|you|anyone|anybody|someone|somebody)\s+beats?\s+(?:something|anything|someone|somebody|anyone|anybody|them|him|the\s+enemy|whoever\s+it\s+is)\b",
    re.IGNORECASE,
)
# *hold the point of the wood, keeping well under the cover of the trees*: how, and no march
KEEPING_COVER = re.compile(
    r"(?<=\w)\s*,\s*(?:(?:but|and|always|all\s+the\s+while)\s+)?(?:keeping|staying|remaining|sheltering|lying)\s+(?:well\s+|just\s+|as\s+far\s+as\s+possible\s+)?"
    r"(?:(?:in|under|behind|within|inside)\s+(?:the\s+|good\s+|its\s+|their\s+)?(?:cover|shelter|shade|protection|trees|hedges?|walls?|edge)|down|low|hidden|out\s+of\s+(?:sight|view))(?:\s+of\s+(?:the\s+)?\w+)?"
    + ENDS,
    re.IGNORECASE,
)
# *remain with that battalion*: the one to which he goes
BETAKES = re.compile(
    r"\b(?:betakes?|takes?|transports?|repairs?)(?:\s+himself)?\s+(?P<to>to\s+(?:the\s+)?[^,;:.!?]{2,30}?)\s+and\s+(?:will\s+)?(?:remains?|stays?|keeps?)\s+(?:there\s+)?with\s+(?:that|this|the\s+same)\s+"
    r"(?:battalion|regiment|battery|brigade|unit)" + ENDS,
    re.IGNORECASE,
)
# *keeps close to 5M and moves up with it*
MOVES_WITH = re.compile(
    r"(?P<close>\b(?:keeps?|stays?|sticks?|remains?)\s+(?:close|near|next)\s+(?:to|by)\s+[^,;:.!?]{2,30}?)\s+and\s+(?:moves?|goes|go|comes?|rides?|advances?)\s+(?:up\s+|on\s+|along\s+|forward\s+)*with\s+(?:them|it|him)"
    + ENDS,
    re.IGNORECASE,
)
# *kicks out 27J*, *turns 1/2Nas out of the wood*
KICKS_OUT = re.compile(
    r"\b(?:goes\s+forward\s+and\s+)?(?:kick|boot|turf|turn|throw|chuck)s?\s+out\s+(?P<foe>(?:the\s+)?(?-i:[A-Z\d])[\w/]{1,20})"
    + ENDS,
    re.IGNORECASE,
)
# *moves up next to 7/2FA, on the right of it*
NEXT_ON_THE_RIGHT = re.compile(
    r"\b(?:next\s+to|beside|alongside(?:\s+of)?|by|up\s+to|near|close\s+to)\s+(?P<whom>[^,;:.!?]{2,30}?)\s*,\s*(?:(?:just\s+)?(?:on|to)\s+(?:the|its|their|his)\s+(?P<side>left|right)(?:\s+(?:of\s+(?:it|them|him)|side|hand\s+side))?|"
    r"(?P<end>left|right)\s+of\s+(?:it|them|him))" + ENDS,
    re.IGNORECASE,
)
# *Hubert pursues beaten enemies*: whom he has beaten, and no target
BEATEN_ENEMIES = re.compile(
    r"\b(?P<pursue>pursues?|chases?|follows?\s+up)\s+(?:the\s+|all\s+|any\s+)?(?:beaten|broken|routed|fleeing|defeated|retreating)\s+(?:enemies|enemy|troops|foes|units|battalions|opponents)\b",
    re.IGNORECASE,
)
# *Jamin carries on as before*
CARRIES_ON = re.compile(
    r"\b(?:carr(?:y|ies)|keeps?)\s+(?:on|going)(?:\s+as\s+(?:before|he\s+was|it\s+was|they\s+were))?" + ENDS,
    re.IGNORECASE,
)
# *Gauthier carries on to F8*: he goes on there, and carries nothing
CARRIES_ON_TO = re.compile(
    r"\bcarr(?P<y>y|ies)\s+on\s+(?=(?:to|towards?|up|down|along|until|till|as\s+far|past|over|across|through|north|south|east|west)\b)",
    re.IGNORECASE,
)


def free_for(told: re.Match[str]) -> str:
    """What he does for whom the road is kept free."""
    return f", and {told['who']} " if told["does"] else ""


def until(told: re.Match[str]) -> str:
    """*Until he is*, for *does not stop till he is*."""
    return f" until {told['who']} {told['be'].replace('’', '').replace(chr(39), '')} ".replace(" s ", " is ").replace(
        " re ", " are "
    )


def himself(told: re.Match[str]) -> str:
    """Where he rides, where that is told; else that he leads it."""
    return "" if told["so"] else f"leads the {told['what']} in person"


AT_THE_TABLE = (
    turn(
        "come at|comes at|coming at|right at|straight at",
        COMES_AT,
        lambda told: f"attack{told['s'][1:] if told['s'] != 'ing' else 'ing'} ",
    ),
    turn("flank", UNLESS_FLANK, "charge only in the flank"),
    turn("column|line|order", IN_COLUMN_FOR_IT, r"\g<in>"),
    turn("shock|charge|attack|onset|impact", NOT_AWAIT),
    turn("there|place|position|set up|unlimber|ready", ONCE_THERE_IT, "there "),
    turn("cavalry|horse|infantry|guns", IF_SOME_COMES, r"\g<mark>\g<if> \g<what> "),
    turn("beat", BEAT_SOMETHING, r"\g<if> they win"),
    turn("keeping|staying|remaining|sheltering|lying", KEEPING_COVER),
    turn("remain|stay|keep", BETAKES, r"rides \g<to>"),
    turn("close |near |next ", MOVES_WITH, r"\g<close>"),
    turn(" out ", KICKS_OUT, r"attacks \g<foe>"),
    turn("left|right", NEXT_ON_THE_RIGHT, lambda told: f"to the {told['side'] or told['end']} of {told['whom']}"),
    turn("pursue|chase|follow", BEATEN_ENEMIES, r"\g<pursue> a beaten enemy"),
    turn("carry|carries|keep", CARRIES_ON, "as before"),
    turn("carry|carries", CARRIES_ON_TO, lambda told: "go on " if told["y"].lower() == "y" else "goes on "),
    turn("ready ", READY_TO),
    turn("where", WHERE_HANDY),
    turn("stand|fight|wait for", NO_STAND, "fall back"),
    turn("within", WITHIN_SHOT, "to within 150 paces of"),
    turn("with it|with them|with him|with her", OFF_WITH_IT, r"\g<mark>\g<who> shall go \g<way>"),
    turn("in case", IN_CASE_OF),
    turn("told|ordered|instructed|agreed|planned", AS_TOLD),
    turn("free|clear|open|empty", ROAD_FREE, free_for),
    turn("stop|halt|rest|pause", NOT_STOP_TILL, until),
    turn("stop|halt|rest|pause", DOESNT_STOP, until),
    turn("horse|hooves|four legs", ON_HORSEBACK, "cavalry"),
    turn("hero|nonsense|silliness|madness|business|showing|stupid", NO_HEROICS),
    turn("attack|assault|defence|defense|fight|advance|battle", IN_PERSON, himself),
    turn("stuck in", STUCK_IN, "attack"),
    turn(
        "way|ground", GIVE_WAY, lambda told: {"e": "fall", "es": "falls", "ing": "falling"}[told["s"].lower()] + " back"
    ),
    turn(
        "rounds|shot|shells|balls|salvo|volley",
        A_FEW_ROUNDS,
        lambda told: {"e": "fire", "es": "fires", "ing": "firing"}[told["s"].lower()] + f" at {told['whom']}",
    ),
)
