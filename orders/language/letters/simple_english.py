"""Simple English: by players whose language it is not, in whole plain sentences.

*defends it as long as possible*, *they must not stand but go back*, *stays where it is at the south edge*, *shoots at
the battery in F6, not at the heavy one in G6*, *the guns must be saved, so limber up*, *who wins does not follow the
enemy but goes back to his own place*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *defends it as long as possible*
AS_LONG_AS_POSSIBLE = re.compile(
    r"\s*,?\s+(?:for\s+)?(?:as|so)\s+long\s+as\s+(?:(?:at\s+all\s+)?possible|(?:it|he|they|she)\s+(?:possibly\s+|only\s+|ever\s+)?(?:can|could|is\s+able|are\s+able)(?:\s+(?:hold|stand|manage)(?:\s+(?:it|out))?)?)"
    + ENDS,
    re.IGNORECASE,
)
# *When they are charged they must not stand but go back to the 7th Line*
NOT_STAND_BUT = re.compile(
    r"\b(?P<must>must|should|shall|may|do|does|will|are|is)\s*(?:not|n['’]t)\s+(?:to\s+)?(?:stand|stay|wait|hold|remain|fight|resist)(?:\s+(?:there|and\s+fight|their\s+ground|its\s+ground|their\s+place|firm))?\s*,?\s+but\s+(?:rather\s+|instead\s+)?(?=(?:go|come|fall|run|move|retire|withdraw|retreat|get|pull)\b)",
    re.IGNORECASE,
)
# *stays where it is at the south edge*: where that is
WHERE_IT_IS_AT = re.compile(
    r"(?P<where>\bwhere\s+(?:it|he|they|she)\s+(?:is|are|stands?)(?:\s+now)?)\s+(?:at|in|on|by|along|near|behind|beside)\s+(?!(?:a\s+)?(?:line|column|square|skirmish|open|loose|reserve|support)\b)[^,;:.!?]{2,35}?"
    r"(?=\s*(?:[,;:.!?]|$)|\s+(?:and|but)\b)",
    re.IGNORECASE,
)
# *shoots at the battery in F6, not at the heavy one in G6*
NOT_AT_THE_OTHER = re.compile(
    r"(?P<fire>\b(?:shoot|fire|aim|target|bombard|shell)s?\s+(?!(?:at\s+)?will\b)(?:(?:at|on|upon)\s+)?[^,;:.!?]{2,50}?)\s*,?\s+(?:and\s+|but\s+)?not\s+(?:(?:at|on)\s+)?(?:the|those|that|these|his|their|any)\s+[^,;:.!?]{2,40}?"
    + ENDS,
    re.IGNORECASE,
)
# *..., that duel we can only lose*
THAT_WE_CAN = re.compile(
    r"\s*,\s*(?:because\s+|since\s+|for\s+)?that\s+\w+\s+(?:we|I)\s+(?:can|could|will|would|have|must)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *the guns must be saved, so limber up and drive away in time*
MUST_BE_SAVED = re.compile(
    r"\b(?:the\s+|our\s+|my\s+)?(?:guns?|batter(?:y|ies)|pieces|cannons?)\s+(?:must|should|shall|have\s+to|has\s+to|are\s+to|is\s+to)\s+be\s+(?:saved|rescued|brought\s+(?:away|off)|kept\s+safe)\s*[,;:–—-]?\s*(?:so|and|therefore)?\s*,?\s*(?=(?:they\s+|please\s+)?(?:limber|drive|get|pull|hook|go)\b)",
    re.IGNORECASE,
)
# *does not follow the enemy but goes back to his own place*
BACK_TO_HIS_PLACE = re.compile(
    r"\b(?:(?:does|do|shall|should|must|may|will)\s*(?:not|n['’]t)\s+|not\s+)(?:to\s+)?(?:follow|pursue|chase|run\s+after)(?:\s+(?:the\s+|a\s+)?(?:beaten\s+)?(?:enemy|foe|them|him|it|French|English|Allies))?\s*,?\s+but\s+(?:rather\s+|instead\s+)?(?P<goes>go|come|return|move|walk|march|fall)(?P<s>e?s)?(?:\s+back)?\s+(?:to|into)\s+(?:his|its|their|the)\s+(?:own\s+|old\s+|former\s+)?(?:places?|positions?|posts?|ground|lines?|starting\s+point)",
    re.IGNORECASE,
)

SIMPLE_ENGLISH = (
    turn("long as", AS_LONG_AS_POSSIBLE),
    turn("but ", NOT_STAND_BUT, r"\g<must> "),
    turn("where", WHERE_IT_IS_AT, r"\g<where>"),
    turn("not ", NOT_AT_THE_OTHER, r"\g<fire>"),
    turn("that ", THAT_WE_CAN),
    turn("saved|rescued|brought|safe", MUST_BE_SAVED),
    turn("but ", BACK_TO_HIS_PLACE, "goes back to his place"),
)
