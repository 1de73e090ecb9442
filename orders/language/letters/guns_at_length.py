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
GUNS_AT_LENGTH = (
    turn("guard", THE_GUARDS, r"both Guard \g<guns>"),
    turn("pounder", BY_THE_POUNDERS, "near the "),
    turn("pounder", BIG_GUNS, "the "),
    turn("pop|shot|bang|blast|rounds", HAS_A_POP, lambda told: "fires at " if told["s"] else "fire at "),
    turn("other two|other three|other four", THE_OTHER_TWO, r"\g<lead>\g<who> "),
)
