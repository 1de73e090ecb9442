"""Not this but that: of two who are named, or two places, the one that is meant; and all but some who move.

*Campi, not Husson, takes the farm*, *not Husson but Campi*, *goes not to H6 but to H7*, *attacks the farm, not the
battery*; *nobody except Husson moves*, *only Husson and Campi move*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

NAME = r"(?:(?:General|Marshal|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+(?:brigade|division|men|guns))?"
NAMES = rf"{NAME}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+){NAME}){{0,4}}"
VERB = (
    r"(?:attacks?|takes?|goes|go|moves?|holds?|stays?|storms?|supports?|follows?|marches|advances?|charges?|fires?|"
    r"covers?|screens?|forms?|leads?|should|must|is|are|will|shall)"
)
# *Campi, not Husson, takes the farm*
NOT_HE = re.compile(rf"^(?P<who>\W*{NAME})\s*,\s*(?:and\s+)?not\s+{NAMES}\s*,?\s+(?={VERB}\b)", re.IGNORECASE)
# *Not Husson but Campi attacks*
NOT_HE_BUT = re.compile(rf"^(?P<mark>\W*)not\s+{NAME}\s*,?\s+but\s+(?P<who>{NAME})\s+(?={VERB}\b)", re.IGNORECASE)
# *doesn't go to H6 but to H7*
GOES_NOT_TO = re.compile(
    r"\b(?:do(?:es)?\s+not|do(?:es)?n['’]t|is\s+not\s+to|are\s+not\s+to|should\s+not|must\s+not)\s+(?P<goes>go|move|march|ride|advance|retire|come)\s+(?P<to>to|into|towards)\s+[^,;:.!?]{1,30}?\s*,?\s+but\s+(?:to|into|towards)\s+(?=\w)",
    re.IGNORECASE,
)
# *attacks the farm, not the battery*
NOT_THE_OTHER = re.compile(
    r"(?P<does>\b(?:attacks?|takes?|storms?|assaults?|charges?|goes\s+for)\s+[^,;:.!?]{2,30}?)\s*,\s*(?:and\s+)?not\s+(?:the\s+|at\s+)?[\w/-]+(?:\s+(?!(?:yet|now|too|very|so)\b)[\w/-]+)?"
    + ENDS,
    re.IGNORECASE,
)
# *stays rather than attack*
RATHER_THAN = re.compile(
    r"(?P<stays>\b(?:stays?|holds?|waits?|remains?|stops?|halts?)\b[^,;:.!?]{0,30}?)\s*,?\s+(?:rather\s+than|instead\s+of)\s+(?:attack|advanc|charg|mov|go|march|push)\w*\b[^,;:.!?]{0,30}"
    + ENDS,
    re.IGNORECASE,
)
# *Nobody except Husson moves*, *only Husson and Campi move*: all others stay
NOBODY_BUT = re.compile(
    rf"^(?P<mark>\W*)(?:(?:nobody|no\s+one|no-one|none)(?:\s+else)?\s+(?:except(?:\s+for)?|but|other\s+than|apart\s+from|save)\s+(?P<who>{NAMES})\s+(?:is\s+to\s+|are\s+to\s+|may\s+|should\s+|must\s+)?moves?|"
    rf"only\s+(?P<these>{NAMES})\s+(?:is\s+to\s+|are\s+to\s+|may\s+|should\s+)?moves?)(?:\s+(?:this|in\s+this)\s+turn)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *may charge but not squares*: formed enemies, and no formation of his own
BUT_NO_SQUARES = re.compile(
    r"(?P<charge>\bcharge[sd]?\b[^,;:.!?]{0,30}?)\s*,?\s+but\s+(?:not|never|no)\s+(?:at\s+)?(?:formed\s+)?squares?\b",
    re.IGNORECASE,
)
# *Don't leave the guns unprotected*: somebody is to guard them
NOT_UNGUARDED = re.compile(
    r"^(?P<mark>\W*)(?:please\s+)?(?:do\s+not|don['’]?t|never)\s+leave\s+(?P<what>[^,;:.!?]{2,30}?)\s+(?:all\s+)?(?:alone|unprotected|uncovered|unguarded|unsupported|exposed|in\s+the\s+air|without\s+(?:support|cover|protection|an?\s+escort))"
    + ENDS,
    re.IGNORECASE,
)
NOT_THIS_BUT_THAT = (
    turn("not ", NOT_HE, r"\g<who> "),
    turn("not ", NOT_HE_BUT, r"\g<mark>\g<who> "),
    turn("but ", GOES_NOT_TO, r"is to \g<goes> \g<to> "),
    turn(" not ", NOT_THE_OTHER, r"\g<does>"),
    turn("rather than|instead of", RATHER_THAN, r"\g<stays>"),
    turn("move", NOBODY_BUT, lambda told: f"{told['mark']}Everyone except {told['who'] or told['these']} stays"),
    turn("square", BUT_NO_SQUARES, r"\g<charge>"),
    turn("leave", NOT_UNGUARDED, r"\g<mark>Guard \g<what>"),
)
