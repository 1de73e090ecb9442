"""Put first: what an English writer says in a way that the rooms behind would take for something else.

Before anything else of a sentence is looked at: *is left behind at H5* goes behind nothing, and *if the enemy
counterattacks* is no rule for his own.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pronouns import FOR_HIM
from orders.language.letters.turns import turn

# *The Guard lancers and chasseurs*: both of the Guard
OF_THE_GUARD = re.compile(
    r"(?P<guard>\b(?:Old\s+|Young\s+|Imperial\s+)?Guard)\s+(?P<one>lancers|chasseurs|dragoons|grenadiers|hussars"
    r"|infantry|cavalry|horse|foot|artillery|batteries|guns)\s*"
    r"(?P<and>,|and|&|\+|/)\s*(?P<two>lancers|chasseurs|dragoons|grenadiers|hussars|infantry|cavalry|artillery"
    r"|batteries|guns)\b",
    re.IGNORECASE,
)
# *If the enemy counterattacks*: attacks
COUNTERATTACKS = re.compile(
    r"\b(?P<who>(?:the\s+)?(?:enemy|french|allies|dutch|british|nassauers?|prussians|other\s+side"
    r"|opponent)(?:\s+\w+)?)\s+(?:counter-?\s?attacks?|counter-?\s?charges?)\b",
    re.IGNORECASE,
)
# *2 battalions (1/92, 2/92)*: how many, and no number of one
SO_MANY = re.compile(
    r"(?<![\w/.])(?P<number>[2-6])(?P<what>\s+(?:battalions|bns|regiments|batteries|squadrons)\b"
    r"|(?<=\bother\s\d)(?=\s+\w))",
    re.IGNORECASE,
)
NUMBERS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}
# *They charge anything that leaves square*: in that case
CHARGES_WHAT = re.compile(
    r"\b(?P<charges>charges?)\s+(?:at\s+)?(?:(?:whatever|whoever)|(?:anything|anybody|anyone|everything"
    r"|any\s+(?:enemy|unit|battalion|regiment)|those)"
    r"\s+(?:that|who|which))\s+"
    r"(?P<does>(?!(?:that|who|which)\b|passes|offers|comes|moves|shows|is\b|gets|crosses|he\b|it\b"
    r"|they\b)[^,;:.!?]{3,60})",
    re.IGNORECASE,
)
CHARGES_IN_FRONT = re.compile(
    r"\b(?P<charges>charges?)\s+(?:whatever|whoever|anything|anybody|anyone|everything"
    r"|any\s+enemy)\s+in\s+front\s+of\s+(?P<him>him|it|them)\b",
    re.IGNORECASE,
)
# *Hubert charges anyone in the open*
CHARGES_WHERE = re.compile(
    r"\b(?P<charges>charges?)\s+(?:whatever|whoever|anything|anybody|anyone|everything|any\s+enemy)\s+(?P<where>(?:in"
    r"|out\s+of|near|within|close|beyond|over)\s+"
    r"(?!front\b)[^,;:.!?]{2,40})",
    re.IGNORECASE,
)
# *4/2L is left behind at H5*, *General Husson stays back with 4/2L*: stays there, and goes behind nothing
LEFT_BEHIND = re.keyed(
    r"\b(?:(?:is|are|gets?|get)\s+(?:to\s+be\s+)?left\s+(?:behind|back)|(?P<stays>stays?|remains?)\s+(?:behind"
    r"|back)(?=\s+(?:with|near|at|by|in|on)\b))"
    r"(?!\s+(?:(?:the|a|an|him|it|them)\b|(?-i:[A-Z\d])[\w/]*\s+(?:and|to)\b))",
    re.IGNORECASE,
)
# *Guns: gunners into the squares*: they leave the guns
INTO_SQUARES = re.compile(
    r"\b(?:the\s+|their\s+)?(?:gunners|crews|gun\s*crews)\s+(?:(?:should\s+|must\s+|shall\s+|can\s+|may\s+"
    r"|to\s+)?(?:go|run|get|move|shelter|hide|take\s+(?:cover|shelter|refuge))\s+)?"
    r"(?:into|in|inside)\s+(?:the\s+|a\s+|our\s+)?(?:nearest\s+)?(?:infantry\s+)?squares?\b",
    re.IGNORECASE,
)
# *He should stay near 2/2Nas himself*: he himself stays there
HIMSELF_LAST = re.compile(
    r"^(?P<who>\W*(?:(?:and|but|so)\s+)?(?:he|you))\s+(?P<should>should\s+[^;:!?]*?)\s+(?:him|your)self"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *1/72 keeps an eye on Piraumont from J5*: goes there, and looks at it
EYE_FROM = re.compile(
    r"\b(?P<eye>(?:keeps?|have|has)\s+(?:an|one|its|a)\s+(?:close\s+|sharp\s+)?(?:eye|watch|look)s?\s+(?:on|over"
    r"|at)\s+(?P<what>[^,;:.!?]{2,30}?))\s+from\s+(?P<square>[A-Z]{1,2}\d{1,2})\b",
    re.IGNORECASE,
)
# *Wathiez goes to J6 in their place*
IN_THEIR_PLACE = re.compile(
    r"(?P<to>\b(?:to|into|at|in)\s+[A-Z]{1,2}\d{1,2})\s+(?:in\s+(?:their|its|his)\s+(?:place|stead)"
    r"|instead\s+of\s+(?:them|him|it)|to\s+(?:replace|relieve)\s+(?:them|him|it))\b"
)
# *It forms line when it gets there*: behind the march of which the sentence before told
WHEN_THERE = re.compile(
    r"(?P<does>\b(?:forms?|deploys?|faces?|fronts?|halts?|stops?|unlimbers?|waits?|sets?\s+up|goes\s+into|"
    r"opens?\s+fire|fires?)\b[^,;:.!?]{0,40}?)\s*,?\s+"
    r"(?:when|once|as\s+soon\s+as|after)\s+(?:it|they|he)\s*(?:(?:gets?|is|are|arrives?|has\s+got|have\s+got|"
    r"['’]s|['’]re)\s+(?:there|in\s+position|in\s+place|up\s+there)|arrives?)"
    r"(?=\s*(?:[,;.!]|$|\band\b))",
    re.IGNORECASE,
)
WHEN_THERE_FIRST = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then)\s+)?)(?:when|once|as\s+soon\s+as|after)\s+(?P<who>it|they|he)\s*(?:gets?|"
    r"is|are|arrives?|has\s+got|have\s+got|['’]s|['’]re)\s+"
    r"(?:there|in\s+position|in\s+place|up\s+there)\s*,?\s+(?=(?:it|they|he)\s+(?:forms?|deploys?|faces?|"
    r"fronts?|unlimbers?|sets?\s+up|goes\s+into|opens?\s+fire|fires?)\b)",
    re.IGNORECASE,
)


# *1/2L is recalled to H4*
IS_RECALLED = re.compile(
    r"\b(?:is|are)\s+(?:to\s+be\s+)?(?:recalled|called\s+back|brought\s+back|pulled\s+back|withdrawn"
    r"|sent\s+back)\s+(?=(?:to|into|behind)\b)",
    re.IGNORECASE,
)


# *General Jamin comes to see me at G5*
COMES_TO_SEE = re.compile(
    r"\b(?:comes?|rides?|goes|go|reports?)\s+(?:over\s+|back\s+)?to\s+(?:see|meet|find|speak\s+(?:to|with)"
    r"|talk\s+(?:to|with))\s+(?:me|us|him)\s+(?=(?:at|in|near|by)\b)|"
    r"\breports?\s+to\s+me\s+(?=(?:at|in|near|by)\b)",
    re.IGNORECASE,
)
# *If it's charged it runs*
IT_RUNS = re.compile(
    r"(?P<case>^\W*(?:(?:and|but)\s+)?(?:if|when|should)\b[^;:.!?]{3,60}?[,\s]\s*(?<!let\s)(?:it|they|he)\s+(?:just\s+"
    r"|simply\s+|should\s+|must\s+)?)(?:runs?(?:\s+(?:away|for\s+it|off))?|legs?\s+it|bolts?|scarpers?|"
    r"makes?\s+(?:itself|themselves)\s+scarce)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *1/28Ora lines up on the edge of the wood facing east*: how it stands, and not only where
IN_LINE = re.compile(
    r"\blin(?:e|es|ing)\s+up\s*,?\s+(?=facing\b|fronting\b|along\b|"
    r"(?:on|at|by)\s+(?:the\s+)?(?:[\w-]+\s+)?(?:edge|fringe|border|bank|crest|ridge|brow|slope|hill|wall|hedge|road(?:side)?)\b)",
    re.IGNORECASE,
)
# *Bachelu heads over to Campi*, *gets up to Husson*: whom he goes to
HEADS_TO = re.compile(
    r"\b(?P<does>head|get|pop|hoof\s+it|nip|hop|run|leg\s+it)(?P<s>s?)\s+(?:(?P<way>over|up|down|off|round|around|across|along|back|on)\s+)(?:on\s+)?to\s+(?=\S)|"
    r"\bhead(?P<s2>s?)\s+to\s+(?=\S)",
    re.IGNORECASE,
)
# *Campi lines up on Husson's right*
LINES_UP = re.compile(
    r"\blines?\s+up\s+(?=(?:on|beside|next\s+to|alongside|to\s+the|left|right|level|behind|at)\b)", re.IGNORECASE
)


def heads_to(found: re.Match[str]) -> str:
    """The same as going there, on the way that is told."""
    many = (found["s"] or found["s2"] or "") == ""
    return f"{'go' if many else 'goes'} {found['way'] + ' ' if found['way'] else ''}to "


# *Let him ride with Gauthier's brigade*: he rides
LET_HIM = re.compile(
    r"^(?P<lead>\W*(?:(?:so|please|then|and|but)\s+)*)let\s+(?P<who>him|it|them)\s+(?=[a-z]{2,})", re.IGNORECASE
)
# *Piré, get yourself up with Hubert at K6*: he goes
GET_YOURSELF = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÉ])[\w'’-]{2,20})\s*,?\s+(?:get|take|bring)\s+yourself\s+", re.IGNORECASE
)
# *Obviously Gauthier has to get out of the way first and then Jamin, otherwise we'll have a jam*
OUT_OF_THE_WAY_FIRST = re.compile(
    r"^\W*(?:(?:so|and|obviously|of\s+course|clearly|then)\s*,?\s+)*(?P<one>(?-i:[A-Z])[\w'’-]{2,20})(?:['’]s|\s+has"
    r"|\s+have|\s+needs?|\s+must|\s+should)\s*(?:got\s+)?(?:to\s+)?"
    r"(?:get|move|go|be|clear)\s+out\s+of\s+(?:the|every(?:one|body)['’]s|their"
    r"|the\s+others['’]?)\s+way\s+first(?:\s*,?\s+(?:and\s+)?then\s+(?P<two>(?-i:[A-Z])[\w'’-]{2,20}))?"
    r"(?:\s*[,;]?\s*(?:otherwise|or(?:\s+else)?|because|so\s+that)\b[^.!?]*)?(?=\s*[.!]|\s*$)",
    re.IGNORECASE,
)
# *keeps to the left of the road and makes for Gemioncourt*: by which side of it he goes there
KEEPS_TO = re.compile(
    r"\bkeeps?\s+to\s+the\s+(?:left|right)(?:[- ]hand)?(?:\s+side)?(?:\s+of\s+the\s+(?:\w+\s+)?(?:road"
    r"|chaussée|highway|brook|wood|track))?\s+and\s+(?=(?:makes?|heads?|goes|go|marche?s?|moves?|advances?|attacks?|"
    r"takes?|pushes|push)\b)",
    re.IGNORECASE,
)
# *Saxe-Weimar is in charge of the wood*: holds it, and charges nobody
IN_CHARGE = re.compile(
    r"\b(?:(?:is|are)\s+in|takes?)\s+charge\s+of\b(?!\s+the\s+(?:attack|assault|fight|advance|defen[cs]e|battle)\b)",
    re.IGNORECASE,
)
# *They had better stay in their columns*
HAD_BETTER = re.compile(r"(?<=[a-z])(?:\s+had|['’]d)\s+(?:better|best)\s+(?P<no>not\s+)?(?=[a-z])")
THEIR_COLUMNS = re.compile(r"\bin\s+(?:their|its|his)\s+(?P<formed>column|line)s\b", re.IGNORECASE)
# *I do not want them charging anybody off their own bat*
OFF_HIS_BAT = re.keyed(r"\boff\s+(?P<his>their|his|its)\s+own\s+bats?\b", re.IGNORECASE)
# *the Guard's own two batteries*
HIS_OWN = re.compile(r"(?<=\w)(?P<s>['’]s?)\s+own\s+(?=(?:two|three|four|guns|batter|cavalry|infantry|battalions|\d))")
# *Over on the right I would like Husson to go forward*, *And could Reille go back to Jamin?*
ON_THAT_SIDE = re.compile(
    r"^\W*(?:(?:over|out|up|down|back|now|and)\s+)*(?:on|at|in)\s+(?:the|our|my)\s+(?:far\s+|extreme\s+)?(?:right"
    r"|left|centre|center|middle)"
    r"(?:[- ]hand(?:\s+side)?|\s+side|\s+flank|\s+wing)?\s*,?\s+(?=(?:I|we)(?:['’]d|\s+(?:would|want|should|need"
    r"|wish))\b)",
    re.IGNORECASE,
)
# *Over on the right Husson goes to H7*
OVER_THERE = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|now|so)\s+)*)(?:over|out|up|down|away)\s+(?=(?:on|at|in)\s+(?:the|our|my)\s+(?:far\s+|extreme\s+)?"
    r"(?:right|left|centre|center|middle)\b)",
    re.IGNORECASE,
)
AND_COULD = re.compile(
    r"^\W*(?:and|but|also|so|oh(?:\s+and)?|then)\s*,?\s+(?=(?:could|would)\s+(?:you\s+|(?-i:[A-Z])))", re.IGNORECASE
)
# *falls back and does not try to stand*, *comes back out of the way and not stand there being brave*
OUT_OF_THE_WAY = re.compile(
    r"\b(?:come|get)(?P<s>s?)\s+(?:back\s+)?out\s+of\s+(?:the|their|its)\s+way\b(?!\s+of\b)", re.IGNORECASE
)
NOT_STANDING = re.compile(
    r"(?<=back)(?:\s+(?:up)?on\s+(?:the\s+(?:others|rest)|their\s+(?:friends|comrades)))?\s*,?\s+(?:rather\s+than"
    r"|instead\s+of)\s+(?:mak(?:e|ing)\s+a\s+stand|stand(?:ing)?|fight(?:ing)?(?:\s+it\s+out)?)"
    r"(?=\s*(?:[,;.!]|$))|"
    r"(?<=back)\s*,?\s+(?:and|but)\s+(?:(?:they|it|he)\s+)?(?:not|do(?:es)?\s*n['’o]t|do(?:es)?\s+not|must\s*(?:not"
    r"|n['’]t)|should\s*(?:not|n['’]t)|never)\s+"
    r"(?:(?:try|wait|bother)\s+(?:to\s+)?)?(?:stand(?:\s+(?:and\s+fight|there\b[^,;:.!?]{0,30}|(?:its|their)\s+ground"
    r"|about))?|fight(?:\s+it\s+out)?|be\s+(?:heroes|brave|heroic)|"
    r"play\s+(?:the\s+)?hero(?:es)?)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *If 1Ch rides at them they fall back*: charges them
RIDES_AT_THEM = re.compile(
    r"^(?P<case>\W*(?:[^,;:.!?]{2,30}:\s*)?(?:if|when|whenever"
    r"|should)\s+[^,;:.!?]{2,40}?)\s+ride(?P<s>s?)\s+at\s+(?=(?:them|it|him|any|our|the|\d)\b)",
    re.IGNORECASE,
)
# *stays at Quatre-Bras until 7M is there, and only then it comes down*
ONLY_THEN = re.compile(
    r"(?P<until>\buntil\s+[^,;:.!?]{3,40}?)\s*,?\s+(?:and\s+)?(?:only\s+)?then\s+(?:it|he|they)\s+(?:(?:may|can"
    r"|should|is\s+to)\s+)?(?=[a-z]{2,})",
    re.IGNORECASE,
)
# *6 cm back to the north, with the front always to the south*
FRONT_ALWAYS = re.compile(
    r"\b(?:with\s+)?(?:the|its|his|their)\s+(?P<front>front)\s+(?:always|still|constantly|ever"
    r"|all\s+the\s+time)\s+(?P<to>to(?:wards)?)\b",
    re.IGNORECASE,
)
# *except 5M, which has walls around it*
WHICH_HAS = re.compile(
    r"(?P<but>\b(?:except(?:ing)?(?:\s+for)?|apart\s+from|other\s+than|but\s+(?:for|not)"
    r"|save)\s+[^,;:.!?]{2,40}?)\s*,\s*(?:which|who|that|as\s+(?:it|they|he)|since\s+(?:it|they|he)|"
    r"because\s+(?:it|they|he)|(?:it|they|he))\s+(?:has|have|is|are|sits?|can['’]?t|cannot)\b(?!\s+to\b)"
    r"(?:[^,;:.!?]*(?=,\s*(?:nobody|no\s+one|none|no\s|every\w*|all)\b)|[^;:.!?]*)",
    re.IGNORECASE,
)
# *Nobody runs behind a beaten enemy*
RUNS_BEHIND = re.compile(
    r"\b(?P<runs>runs?|goes|go|chases?)\s+behind\s+(?=(?:a|an|the|any)\s+(?:beaten|fleeing|broken|retreating"
    r"|defeated)\b)",
    re.IGNORECASE,
)
# *..., not even for a few steps*
NOT_FOR_A_STEP = re.compile(
    r",\s+(?:also\s+)?not\s+(?:even\s+)?for\s+a\s+(?:few\s+)?(?:cm|centimet\w+|metres?|steps?|moment|minutes?)"
    r"(?=\s*[.!]|\s*$)",
    re.IGNORECASE,
)
# *closes up behind Husson and acts as his reserve, no point having five battalions in a wood*
ACTS_AS = re.compile(
    r"\band\s+(?:acts?|serves?)\s+as\s+(?=(?:his|their|its|a|an|the|our)\s+(?:\w+\s+)?(?:reserve|support|back-?up)\b)",
    re.IGNORECASE,
)
NO_POINT = re.compile(
    r"\s*[,;–—-]\s*(?:(?:there(?:['’]s|\s+is)|it(?:['’]s|\s+is)|I\s+see)\s+)?no\s+(?:point|use"
    r"|sense)\s+(?:in\s+)?\w+ing\b[^;:.!?]*",
    re.IGNORECASE,
)
# *- main attack*, in a column of remarks
MAIN_EFFORT = re.compile(
    r"(?<=\w)\s+[-–—|]\s+(?:the\s+|our\s+|this\s+is\s+(?:the|our)\s+)?(?:main|supporting|secondary"
    r"|principal)\s+(?:attack|effort|thrust|push|assault|blow)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *counter-charge any enemy cavalry*
COUNTERS_ANY = re.compile(
    r"\bcounter-?\s?charges?\s+(?:any|all|every|enemy|whatever)\s*(?:enemy\s+)?(?:cavalry|horse(?:men)?|charges?"
    r"|attacks?|comes)(?:\s+that\s+[^,;:.!?]{2,30})?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *The two batteries in front, 1/6FA and 7/2FA, should ...*: those
IN_FRONT_NAMED = re.compile(
    r"^(?P<lead>\W*)(?:the|my|our)\s+(?:two|three|four|other|both)\s+(?:\w+\s+){0,2}?(?:batteries|battalions"
    r"|regiments|brigades|guns)\s+(?:in\s+front|at\s+the\s+(?:front|back|rear)|on\s+the\s+(?:ridge|hill|left|right)|"
    r"up\s+there|back\s+there|behind|forward)\s*,\s*(?P<who>\d{1,2}/\w{1,8}(?:\s*(?:,|and"
    r"|&)\s*\d{1,2}/\w{1,8}){1,3})\s*,\s*(?=[a-z])",
    re.IGNORECASE,
)


# *I am going to borrow 1/6FA and 7/2FA, though: send them up to G4*
BORROWED = re.keyed(
    r"^(?P<lead>\W*(?:(?:but|and)\s+|(?-i:[A-ZÀ-Ý])[\w'’-]+\s*,\s+)?)I(?:\s+(?:am\s+going\s+to|will|shall|would\s+like\s+to|want\s+to|have\s+to|must)|['’](?:m\s+going\s+to|ll|d\s+like\s+to))\s+"
    r"(?:borrow|take|use|have|need|steal)\s+(?P<who>[^,;:.!?]{2,60}?)(?:\s*,?\s+(?:though|however|now|this\s+turn|tonight))?\s*[:;–—]\s*"
    r"(?P<send>send|bring|move|put|march)\s+(?:them|it)\b",
    re.IGNORECASE,
)
# *takes its place at the left hand of 7L*: to the left of it
AT_HIS_HAND = re.compile(
    r"\b(?:takes?\s+(?:up\s+)?(?:its|his|their)\s+(?:place|post|position|stand)\s+)?(?P<at>(?:at|on|to)\s+the\s+(?:left|right))[\s-]+"
    r"hand(?:\s+side)?(?=\s+of\b)",
    re.IGNORECASE,
)
# *The Prince remains with Bijlandt behind the farm*: with whom he is, and where both are
WITH_HIM_THERE = re.compile(
    r"(?P<with>\b(?:stays?|remains?|keeps?|waits?)\s+(?:close\s+|right\s+)?with\s+(?:general\s+)?(?-i:[A-ZÀ-Ý])[\w'’-]+)\s+"
    r"(?:behind|in\s+front\s+of|beside|near|next\s+to|north\s+of|south\s+of|east\s+of|west\s+of|in|at|on|by)\s+(?:the\s+)?[^,;:.!?\d]{2,25}?"
    r"(?=\s*(?:[,;.!]|and\b|$))",
    re.IGNORECASE,
)

# *Jamin: nothing different, except that Gauthier goes first*
NOTHING_BUT = re.compile(
    r"^(?P<lead>\W*)(?:[^,;:.!?]{2,40}?\s*[:,–-]\s*)?(?:nothing\s+(?:different|new|special|else)|no\s+(?:change|difference)s?)\s*,?\s+"
    r"(?:except|but|only|save)(?:\s+that)?\s+(?=(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
# *Gauthier's Brigade: only 1/92 is different*
ONLY_HE_DIFFERS = re.compile(
    r"^(?P<lead>\W*)[^,;:.!?]{2,40}?\s*[:,–-]\s*only\s+(?P<who>[^,;:.!?]{2,30}?)\s+(?:is|are)\s+(?:different|(?:an|the)\s+exceptions?)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)

# *the light battalions skirmish ahead*: what they do
SKIRMISH_AHEAD = re.compile(
    r"(?P<who>\b(?:battalions?|regiments?|companies|men|troops|lights?|voltigeurs|infantry|\d[\w/]*)\s+)skirmish(?P<s>es)?\s+(?P<ahead>ahead|in\s+front|forward|out\s+in\s+front|to\s+the\s+front|before)\b",
    re.IGNORECASE,
)
# *rolls up the Nassauers*: attacks them
ROLLS_UP = re.compile(r"\broll(?P<s>s)?\s+up\s+(?=(?:the|them|their|those|that)\b)", re.IGNORECASE)
# *keeps pace with Husson*: level with him
KEEPS_PACE = re.compile(
    r"\b(?P<keep>keeps?|stays?|moves?|advances?|goes)\s+(?:in\s+(?:step|pace|line)|pace|abreast)\s+(?:with|of)\s+(?=(?:the\s+)?[\dA-Z])"
)
# *goes and stands with 5M*: he stands there
GOES_AND = re.compile(
    r"\bgo(?:es)?\s+and\s+(?=(?:stands?\s+(?:with|by|beside|next)\b|(?:sit|wait|hide|join|help|support|back|take|see|look|attack|occup|hold|watch|line|form|relieve|cover|screen|guard)(?:s|es|y|ies)?\b))",
    re.IGNORECASE,
)
# *the moment they can*
THE_MOMENT_HE_CAN = re.compile(
    r"\bthe\s+(?:very\s+)?(?:moment|minute|instant|second)\s+(?:that\s+)?(?P<he>they|it|he|she)\s+(?:can\b|(?:is|are)\s+able(?:\s+to)?)",
    re.IGNORECASE,
)
# *If possible, Husson goes to H7*
IF_POSSIBLE_FIRST = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|please)\s+)?)(?:if|where|when)(?:\s+at\s+all)?\s+possible\s*,?\s+(?!.*\b(?:otherwise|else|if\s+not|failing)\b)",
    re.IGNORECASE,
)
# *In reserve are 7L and 8M*
IN_RESERVE_IS = re.compile(
    r"^(?P<mark>\W*)in\s+(?P<what>(?:the\s+|close\s+)?reserve)\s*(?::|(?:is|are|stands?|stays?|remains?)\b)\s+(?P<who>[^,;:.!?]{2,40})(?=\s*(?:[.,;]|$))",
    re.IGNORECASE,
)
PUT_FIRST = (
    turn("roll", ROLLS_UP, lambda told: f"attack{told['s'] or ''} "),
    turn("pace|in step|in line with|abreast", KEEPS_PACE, r"keeps level with "),
    turn("go and|goes and", GOES_AND),
    turn("the moment|the very|the minute|the instant|the second", THE_MOMENT_HE_CAN, r"as soon as \g<he> can"),
    turn("possible", IF_POSSIBLE_FIRST, r"\g<mark>"),
    turn(
        "skirmish", SKIRMISH_AHEAD, lambda told: f"{told['who']}go{told['s'] or ''} {told['ahead']} in skirmish order"
    ),
    turn("in reserve|in the reserve|in close reserve", IN_RESERVE_IS, r"\g<mark>\g<who> stays in \g<what>"),
    turn("nothing|no change|no difference", NOTHING_BUT, r"\g<lead>"),
    turn("only", ONLY_HE_DIFFERS, r"\g<lead>\g<who> is different"),
    turn("borrow|take|use|have|need|steal", BORROWED, r"\g<lead>\g<send> \g<who>"),
    turn("hand", AT_HIS_HAND, lambda told: f"{'goes ' if 'take' in told[0].lower() else ''}{told['at']}"),
    turn("with ", WITH_HIM_THERE, r"\g<with>"),
    turn("charge of", IN_CHARGE, "holds"),
    turn("keep", KEEPS_TO),
    turn("yourself", GET_YOURSELF, r"\g<who> goes "),
    turn(
        "way first",
        OUT_OF_THE_WAY_FIRST,
        lambda told: f"{told['one']} moves first, then {told['two']}" if told["two"] else f"{told['one']} moves first",
    ),
    turn("let ", LET_HIM, lambda told: f"{told['lead']}{FOR_HIM[told['who'].lower()]} should "),
    turn("better|best", HAD_BETTER, r" should \g<no>"),
    turn("columns|lines", THEIR_COLUMNS, r"in \g<formed>"),
    turn(" bat", OFF_HIS_BAT, r"on \g<his> own"),
    turn(" own ", HIS_OWN, r"\g<s> "),
    turn("right|left|cent|middle", ON_THAT_SIDE),
    turn("over|out|up|down|away", OVER_THERE, r"\g<mark>"),
    turn("could|would", AND_COULD),
    turn("out of", OUT_OF_THE_WAY, r"fall\g<s> back"),
    turn(" back", NOT_STANDING),
    turn(" at ", RIDES_AT_THEM, r"\g<case> charge\g<s> "),
    turn("until", ONLY_THEN, r"\g<until>, and then "),
    turn(" front ", FRONT_ALWAYS, r"\g<front> \g<to>"),
    turn("except|apart|other than|but |save", WHICH_HAS, r"\g<but>"),
    turn("behind", RUNS_BEHIND, r"\g<runs> after "),
    turn(" not ", NOT_FOR_A_STEP),
    turn(" as ", ACTS_AS, "as "),
    turn("no point|no use|no sense", NO_POINT),
    turn("main|supporting|secondary|principal", MAIN_EFFORT),
    turn("counter", COUNTERS_ANY, "counter charge always"),
    turn("front|the back|the rear|ridge|hill|left|right|there|behind|forward", IN_FRONT_NAMED, r"\g<lead>\g<who> "),
    turn("in front", CHARGES_IN_FRONT, r"\g<charges> whatever comes in front of \g<him>"),
    turn("charge", CHARGES_WHERE, r"\g<charges> if the enemy is \g<where>"),
    turn("see|meet|find|speak|talk|report", COMES_TO_SEE, "rides to "),
    turn("run|legs|bolt|scarper|scarce", IT_RUNS, r"\g<case>falls back"),
    turn("head|get|pop|hoof|nip|hop|run|leg", HEADS_TO, heads_to),
    turn("line up|lines up|lining up", IN_LINE, "forms line "),
    turn("line up|lines up", LINES_UP, "goes "),
    turn("recalled|called back|brought back|pulled back|withdrawn|sent back", IS_RECALLED, "goes back "),
    turn("there|position|place|arrive", WHEN_THERE, r"\g<does>"),
    turn("there|position|place", WHEN_THERE_FIRST, r"\g<lead>"),
    turn("from ", EYE_FROM, r"goes to \g<square> and keeps an eye on \g<what>"),
    turn("place|stead|replace|relieve", IN_THEIR_PLACE, r"\g<to>"),
    turn("himself|yourself", HIMSELF_LAST, r"\g<who> himself \g<should>"),
    turn("square", INTO_SQUARES, "the gunners flee if charged"),
    turn("behind|back", LEFT_BEHIND, lambda found: found["stays"] or "stays"),
    turn("charge", CHARGES_WHAT, r"\g<charges> if the enemy \g<does>"),
    turn(
        "battalions|bns|regiments|batteries|squadrons|other",
        SO_MANY,
        lambda found: NUMBERS[found["number"]] + found["what"],
    ),
    turn("counter", COUNTERATTACKS, r"\g<who> attacks"),
    turn("guard", OF_THE_GUARD, r"\g<guard> \g<one> \g<and> the \g<guard> \g<two>"),
)
