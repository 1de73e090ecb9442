"""Decided at the table: English as players tell over the map how their troops are to behave.

*can counter-charge but no heroics*, *doesn't charge unless he can get into somebody's flank*, *runs if charged*, *lets
them run*, *if they beat something they stop*, *if anyone on horseback shows up, squares*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
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
# *are not to get stuck in*
STUCK_IN = re.compile(r"\b(?P<get>get|go)(?P<s>s|ting|ing|es)?\s+stuck\s+in" + ENDS, re.IGNORECASE)
# *skirmishers give way if pressed*
GIVE_WAY = re.compile(r"\bgiv(?P<s>es?|ing)\s+(?:way|ground)\b", re.IGNORECASE)
# *the skirmishers are not to stand if charged*: they fall back
NO_STAND = re.keyed(
    r"\b(?:(?:is|are)\s+not\s+to|(?:must|should|shall|will|does|do)\s*(?:not|n['’]t)|never)\s+(?:ever\s+)?(?:stand(?:\s+(?:and\s+fight|their\s+ground|fast|it|there))?|make\s+a\s+stand(?:\s+of\s+it)?|"
    r"stay\s+and\s+fight|wait\s+for\s+it)(?=\s*,?\s+(?:if|when|whenever|once|should)\s+(?:[\w'’]+\s+){0,3}?(?:charged|attacked|charges|attacks|assaulted)\b)",
    re.IGNORECASE,
)
# *doesn't charge unless he can get into somebody's flank*
UNLESS_FLANK = re.compile(
    r"\b(?:(?:does|do|must|may|should|shall|will|is|are|can)\s*(?:not|n['’]?t)(?:\s+to)?|never|no|not\s+to)\s+charg(?:e|es|ing)"
    r"(?:\s+(?:off|about|in|anyone|anybody|people))*(?:\s+(?:on\s+(?:their|his|its)\s+own(?:\s+(?:account|initiative|hook|bat))?|by\s+(?:him|it|them)sel(?:f|ves)))?"
    r"\s*,?\s+(?:unless|except|but|save)\s+(?:(?:if|when|where)\s+)?[^;:.!?]{0,50}?\bflanks?\b[^,;:.!?]{0,20}",
    re.IGNORECASE,
)
# *will not await the shock but fall back*
NOT_AWAIT = re.compile(
    r"\b(?:(?:will|shall|must|should|do|does|are|is)\s*(?:not|n['’]t)(?:\s+to)?|never)\s+(?:await|wait\s+for|stand|receive|take|meet)\s+(?:the\s+|any\s+|that\s+)?(?:shock|charge|attack|onset|impact)\s*,?\s+(?:but|and)\s+"
    r"(?:(?:are|is|shall|will|must|should)\s+(?:to\s+)?)?(?=(?:fall|retire|retreat|withdraw|give|go|run|back))",
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
# *Hubert pursues beaten enemies*: whom he has beaten, and no target
BEATEN_ENEMIES = re.compile(
    r"\b(?P<pursue>pursues?|chases?|follows?\s+up)\s+(?:the\s+|all\s+|any\s+)?(?:beaten|broken|routed|fleeing|defeated|retreating)\s+(?:enemies|enemy|troops|foes|units|battalions|opponents)\b",
    re.IGNORECASE,
)
# *1/2L runs if it is charged*, *7/2FA runs if overrun*
IF_CHARGED = (
    r"(?=\s*,?\s+(?:if|when|whenever)\s+(?:(?:it|they|he)(?:['’]s|['’]re|\s+(?:is|are|gets?))\s+)?"
    r"(?:charged|attacked|assaulted)\b)"
)
RUNS_IF_CHARGED = re.compile(rf"\brun(?P<s>s?)(?:\s+(?:away|off|for\s+it|like\s+\w+))?{IF_CHARGED}", re.IGNORECASE)
RUNS_IF_OVERRUN = re.compile(
    r"\brun(?P<s>s?)(?:\s+(?:away|off|for\s+it))?(?=\s*,?\s+(?:if|when)\s+(?:(?:it|they)(?:\s+(?:is|are|gets?))\s+)?overrun\b)",
    re.IGNORECASE,
)
# *does not wait to be charged*, *is to refuse melee*, *should fall back rather than fight*
REFUSES = re.compile(
    r"\b(?:(?:does|do|must|should|will|is|are)\s*(?:not|n['’]t)\s+(?:to\s+)?wait\s+to\s+be\s+(?:charged|attacked)|(?:is\s+to\s+|are\s+to\s+|should\s+|must\s+)?(?:refuse|decline|avoid)s?\s+(?:all\s+|any\s+)?(?:melee|combat|close\s+combat|hand\s+to\s+hand)|"
    r"(?:should|must|is\s+to|are\s+to)\s+(?:fall\s+back|retire|withdraw)\s+(?:rather\s+than|instead\s+of)\s+(?:to\s+)?fight(?:ing)?)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *Gauthier lets them run*: he follows nobody
LETS_RUN = re.keyed(
    r"(?<!so\s)\blets?\s+(?:them|him|it|(?:a|the|any)\s+(?:beaten|broken|fleeing|routed)\s+\w+|whoever\s+runs)\s+(?:run|go|flee|be|escape)"
    + ENDS,
    re.IGNORECASE,
)
# *attacks nobody of his own accord*, *resists the temptation to charge*, *keeps his swords sheathed*
NOT_BY_HIMSELF = re.keyed(
    r"\b(?:(?:attacks?|charges?)\s+(?:nobody|no\s+one|no-one)\s+(?:of|on)\s+(?:his|its|their)\s+own(?:\s+(?:accord|initiative|account))?|resists?\s+(?:the|any|every)\s+temptation\s+to\s+charge(?:\s+(?:anything|anyone|anybody))?|"
    r"keeps?\s+(?:his|its|their)\s+(?:swords?|sabres?|lances?)\s+(?:sheathed|in\s+(?:the|their)\s+scabbards?))" + ENDS,
    re.IGNORECASE,
)

DECIDED_AT_THE_TABLE = (
    turn("flank", UNLESS_FLANK, "charge only in the flank"),
    turn("shock|charge|attack|onset|impact", NOT_AWAIT),
    turn("cavalry|horse|infantry|guns", IF_SOME_COMES, r"\g<mark>\g<if> \g<what> "),
    turn("beat", BEAT_SOMETHING, r"\g<if> they win"),
    turn("pursue|chase|follow", BEATEN_ENEMIES, r"\g<pursue> a beaten enemy"),
    turn("run", RUNS_IF_CHARGED, lambda told: "falls back" if told["s"] else "fall back"),
    turn("run", RUNS_IF_OVERRUN, lambda told: "limbers up and flees" if told["s"] else "limber up and flee"),
    turn("wait to be|refuse|decline|avoid|rather than|instead of", REFUSES, "falls back if charged"),
    turn(
        " run| go| flee| be| escape",
        LETS_RUN,
        "does not pursue",
    ),
    turn("nobody|no one|no-one|temptation|sheathed|scabbard", NOT_BY_HIMSELF, "does not charge on his own"),
    turn("stand|fight|wait for", NO_STAND, "fall back"),
    turn("horse|hooves|four legs", ON_HORSEBACK, "cavalry"),
    turn("hero|nonsense|silliness|madness|business|showing|stupid", NO_HEROICS),
    turn("stuck in", STUCK_IN, "attack"),
    turn(
        "way|ground", GIVE_WAY, lambda told: {"e": "fall", "es": "falls", "ing": "falling"}[told["s"].lower()] + " back"
    ),
)
