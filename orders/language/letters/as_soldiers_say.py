"""As soldiers say: the short words of orders in the field: *vic J4*, *less 1/4L*, *with 2/92 leading*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SQUARE = r"(?:grid\s+|GR\s+|square\s+|sq\.?\s+)?[A-Z]{1,2}\d{1,2}\b"
# *assembles vic J4*, *GR F8*
VICINITY = re.compile(rf"\b(?:in\s+)?(?:the\s+)?(?:vic(?:inity)?\.?(?:\s+of)?|ivo|i\.v\.o\.)\s+(?={SQUARE}|[A-Z])")
GRID = re.compile(r"\b(?:GR|grid(?:\s+(?:ref|square))?|sq\.)\s+(?=[A-Z]{1,2}\d{1,2}\b)")
# *Jamin closes up behind Gauthier, less 1/4L*
LESS = re.compile(
    r"\s*,?\s*\b(?:less|minus)\s+(?=(?:(?:the|his|their)\s+)?(?:\d+/?\d*\w|(?-i:[A-Z])\w{3,}))", re.IGNORECASE
)
# *closes up behind Gauthier, interval 10 cm*
INTERVAL = re.compile(
    r"\b(?P<what>(?:behind|in\s+rear\s+of|after|abreast\s+of|beside|in\s+front\s+of)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:at\s+(?:an?\s+)?)?"
    r"(?:interval|distance|spacing|gap)s?(?:\s+of)?\s+(?P<far>\d+(?:[.,]\d+)?\s*(?:cm|m|paces|yards|inches))\b",
    re.IGNORECASE,
)
# *attacks up the road with 2/92 and 1/93 leading*: how they march among themselves
LEADING = re.compile(
    r"\s*,?\s*(?:\bwith\s+)?(?:(?:the\s+)?\d+/\d*\w+(?:\s*(?:,|and|&)\s*(?=(?:the\s+)?\d+/))?\s*){1,3}\s+(?:leading|in\s+the\s+lead|in\s+the\s+van|to\s+the\s+fore|up\s+front)"
    r"(?=\s*(?:[.,;!]|$|and\b))",
    re.IGNORECASE,
)
# *to get 3/2L and 2/61 back in hand*: what he rides there for
IN_HAND = re.compile(
    r"\s*,?\s*\b(?:so\s+as\s+)?to\s+(?:get|bring|take|have|put)\s+[^;:!?.]{2,60}?\s+(?:back\s+)?(?:in(?:to)?\s+hand|under\s+(?:control|command|his\s+\w+)|in(?:to)?\s+command|"
    r"moving(?:\s+again)?|going(?:\s+again)?|in(?:to)?\s+order|together\s+again)\b",
    re.IGNORECASE,
)
# *Priority of effort: ...*
OF_EFFORT = re.keyed(
    r"\b(?P<rank>priority|priorities|order)\s+of\s+(?:effort|efforts|march|movement|execution|work|activation|commands?)\b",
    re.IGNORECASE,
)

# *line the edge of the wood*: stand along it, and form no line by that word
LINE_IT = re.compile(
    r"(?P<lead>^|[:,]\s*|\b(?:to|and|should|must|shall|will|can|then)\s+)(?P<line>lines?)\s+(?=(?:the|its|that)\s+(?:\w+\s+){0,2}?(?:edge|bank|hedge|wall|ridge|brook|"
    r"crest|border|fringe|ditch|stream|rim|skirt)\b(?!\s+of\s+it\b))",
    re.IGNORECASE,
)
# *is to be ready to help 5M*
READY_TO_HELP = re.compile(
    r"\b(?:(?:is|are|should|must|shall|will|has|have)\s+(?:to\s+)?(?:be|stand|stay|remain|keep|hold\s+(?:itself|himself|themselves))|stands?|stays?|remains?|keeps?|waits?|is|are)\s+"
    r"(?:ready|prepared)\s+to\s+(?:help|support|assist|back\s+up|aid|reinforce|relieve)\s+(?=(?:the|his|its|\d|[A-Z]))",
    re.IGNORECASE,
)


def lined(found: re.Match[str]) -> str:
    """What is occupied; of what was named just before, where somebody goes."""
    its = found.string[found.end() :].lower().startswith("its ")
    bidden = found["lead"].strip().lower() in ("to", "should", "must", "shall", "will", "can")
    does = ("go to", "occupy") if bidden else ("goes to", "occupies")
    return f"{found['lead']}{does[0] if its else does[1]} "


# *rides down the skirmishers*, and no ride down to somebody
RIDE_DOWN = re.compile(
    r"\b(?P<ride>rid(?:es?|ing)|rode)\s+down\s+(?=(?:the|those|these|any|all|enemy|his|their)\s+(?:\w+\s+)?"
    r"(?:skirmishers?|guns|gunners|infantry|enemy|jagers|jägers|militia|battalions?|stragglers|fugitives|foot|light))",
    re.IGNORECASE,
)
AS_SOLDIERS_SAY = (
    turn("ride|riding|rode", RIDE_DOWN, "charges "),
    turn("line", LINE_IT, lined),
    turn("ready|prepared", READY_TO_HELP, "supports "),
    turn("vic|ivo|i.v.o", VICINITY, "near "),
    turn("gr |grid|sq.", GRID),
    turn("interval|distance|spacing|gap", INTERVAL, r"\g<far> \g<what>"),
    turn("lead|van|fore|front", LEADING),
    turn("hand|control|command|moving|going|order|together", IN_HAND),
    turn(" of ", OF_EFFORT, r"\g<rank>"),
)

# *All infantry other than the militia*
OTHER_THAN = re.compile(
    r"\b(?:other\s+than|apart\s+from|excluding|with\s+the\s+(?:sole\s+)?exception\s+of)\s+(?=(?:the|those|my|our|any|\d|[A-Z]))"
)
WITHOUT_THOSE = (
    turn("less|minus", LESS, " except "),
    turn("other than|apart from|excluding|exception of", OTHER_THAN, "except "),
)
