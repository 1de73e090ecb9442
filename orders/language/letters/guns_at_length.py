"""Guns at length: batteries as those call them who talk, and what they do in such words.

*the other two, 1/6FA and the big 12 pounders*, *the ridge by the 12-pounders*, *has a pop at those skirmishers*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *The Guard's two batteries*: both of them
THE_GUARDS = re.keyed(
    r"\b(?:the\s+)?(?:Imperial\s+)?Guard['’]s\s+(?:two|both|pair\s+of)\s+(?:horse\s+)?(?P<guns>batteries)\b",
    re.IGNORECASE,
)

# *the ridge by the 12-pounders*
BY_THE_POUNDERS = re.compile(r"\bby\s+the\s+(?=(?:\d{1,2}|twelve|six|eight)[\s-]?pounders?\b)", re.IGNORECASE)
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
# *goes into battery in G7*, *comes into battery at G7*
INTO_BATTERY = re.keyed(
    r"\b(?:go(?:es)?|comes?|moves?|swings?)\s+into\s+(?:battery|action)\s+(?=(?:in|at|on|near)\b)", re.IGNORECASE
)
# *takes 18/6FA as his mark*, *picks Stevenart as its target*
ITS_MARK = re.keyed(
    r"\b(?:tak|pick|choos|mak|us|select)(?P<s>es?|s)?\s+(?P<foe>(?:(?:the|that)\s+)?[\w/'’ -]{2,30}?)\s+(?:as|"
    r"for)\s+(?:its|his|their|a|the)\s+(?:mark|target|aim)s?(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
# *drives 12 cm north*, *drives up to G6*
DRIVES = re.keyed(
    r"\bdrive(?P<s>s?)\s+(?=(?:(?:up|forward|on|back|straight|due|out|down)\s+)*(?:to|into|\d+(?:\.\d+)?\s*(?:cm|m|in|inch(?:es)?|paces|yards)|north|south|east|west|[NSEW]{1,2}\b)\b)",
    re.IGNORECASE,
)
# *keeps shelling Stevenart*, *keeps up peppering them*
KEEPS_AT_IT = re.keyed(
    r"\bkeep(?P<s>s?)\s+(?:on\s+|up\s+)?(?:shelling|peppering|blasting|battering|bombarding|plastering|hitting|cannonading|raking|hammering|pounding|engaging|harassing|pestering)\s+(?:away\s+)?(?:at\s+|on\s+)?(?=\S)",
    re.IGNORECASE,
)
GUNS_AT_LENGTH = (
    turn("drive", DRIVES, lambda told: "goes " if told["s"] else "go "),
    turn("keep", KEEPS_AT_IT, lambda told: "fires at " if told["s"] else "fire at "),
    turn("battery|action", INTO_BATTERY, "unlimbers "),
    turn("mark|target|aim", ITS_MARK, r"fires at \g<foe>"),
    turn("guard", THE_GUARDS, r"both Guard \g<guns>"),
    turn("pounder", BY_THE_POUNDERS, "near the "),
    turn("pounder", BIG_GUNS, "the "),
    turn("pop|shot|bang|blast|rounds", HAS_A_POP, lambda told: "fires at " if told["s"] else "fire at "),
    turn("other two|other three|other four", THE_OTHER_TWO, r"\g<lead>\g<who> "),
)
