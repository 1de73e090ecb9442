"""Told first in English: what a letter says of somebody before it orders him anything, or of what can wait.

*2/2Nas is another matter, standing in line in front of all those guns*, *now the 27J, all alone in the corn with 1Ch in
front*, *the road belongs to Foy*, *Jérôme's people I have pencilled in for the left, but that can wait*: nobody is sent
anywhere by that, but the sentences behind it are for him.
"""

from __future__ import annotations

from battles.engine import expressions as re

NAME = (
    r"(?:(?:the|my|our|your|poor|General|Marshal)\s+)*(?-i:[A-ZÀ-Ý\d])[\w/’-]*"
    r"(?:['’]s\s+\w+|\s+(?:and\s+)?(?-i:[A-ZÀ-Ý\d])[\w/’-]*)?"
)
END = r"\s*[.!…]*\s*$"
# Deeds and places, by which something is ordered, whatever else is said.
BIDS = (
    r"(?![^.!?]*\b(?:should|must|shall|please|so\s+(?:he|it|they|I)|stays?|holds?|goes|moves?|attacks?|fires?|forms?|comes?|falls?|goes|"
    r"keeps?|is\s+to|are\s+to|has\s+to|have\s+to)\b)"
)
THEN = r"(?!(?:,\s*|\s)(?:and\s+)?then\b)"
TOLD = tuple(
    re.keyed(said, re.IGNORECASE)
    for said in (
        # with whom he begins, and of whom he has no more to say
        rf"^\W*(?:(?:so|now|well)\s*,?\s+)?let\s+(?:me|us)\s+(?:begin|start)\s+with\s+(?P<who>{NAME})(?:\s*,\s*(?:because|as|since|for|who)\s(?:{THEN}[^;:.!?])*)?{END}",
        rf"^\W*(?P<who>{NAME})\s+I\s+(?:(?:must|shall|will|can\s+only)\s*,?\s+(?:(?:alas|sadly)\s*,?\s+)?(?:leave|let)\s+alone|trust\s+(?:with|to)\s+(?:the|my|our)\s+[^;:.!?]{{2,30}})(?:\s+this\s+turn)?{END}",
        # another matter
        rf"^\W*(?P<who>{NAME})\s+(?:is|are)\s+(?:(?:quite|altogether|of\s+course)\s+)?(?:another|a\s+different|a\s+separate)\s+(?:matter|story|question|thing|kettle\s+of\s+fish)(?:\s+(?:altogether|entirely))?"
        rf"{BIDS}(?:\s*[,:–—-]\s*[^.!?]{{3,90}})?{END}",
        # whom it is about now, and how he stands
        rf"^\W*(?:now(?:\s+for)?|then|next|so\s+to|and\s+now)\s*,?\s+(?P<who>{NAME})\s*,\s+(?:all|still|quite|rather|out|stuck|sitting|standing|left|alone|very)\s{BIDS}[^.!?]{{3,90}}{END}",
        # whose something is
        rf"^\W*(?:[^,;:.!?]{{2,40}},\s+(?:and\s+)?)?(?:the|this|that)\s+(?:road|left|right|centre|center|middle|wood|wing|ridge|field|front|flank|day|place)\s+(?:belongs\s+to|is\s+the\s+business\s+of|is\s+for)\s+(?P<who>{NAME}){END}",
        # what can wait
        rf"^\W*(?P<who>{NAME}|[^,;:.!?]{{2,30}}['’]s\s+\w+)\s+I(?:['’]ve|\s+have|['’]d|\s+had)\s+(?:pencilled\s+in|earmarked|in\s+mind|put\s+down|marked\s+down|set\s+aside)\s[^.!?]{{2,80}}?,\s+but\s+(?:that|they|it|this)\s+(?:can|will\s+have\s+to|must)\s+wait{END}",
    )
)
#: What has no one in it for whom anything follows.
NOTED = tuple(
    re.keyed(said, re.IGNORECASE)
    for said in (
        # what years have taught him
        r"^\W*[^,;:.!?]{3,60}\s+(?:years?|months?|seasons?|battles?|games?|campaigns?)\s[^,;:.!?]{0,40}?\b(?:ha(?:ve|s)\s+taught|taught|have\s+shown)\s+me\b[^.!?]*[.!]*\s*$",
        # rules that follow
        r"^\W*(?:a\s+few|some|my|the|now\s+the|general|and\s+now\s+the)\s+(?:general\s+|standing\s+|house\s+|last\s+)?(?:rules|instructions|words|standing\s+orders|principles)\s+for\s+(?:everyone|everybody|all|the\s+whole\s+army|all\s+of\s+you|all\s+concerned)\b(?:\s*[,–—-]\s*[^.!?:]{3,80})?[.:!]*\s*$",
        # what his sheet shows
        r"^\W*(?:my|the|your)\s+(?:sheet|map|report|list|roster|order\s+of\s+battle|copy|print-?out)\s+(?:shows?|says?|has|gives?|puts?|tells?|lists?)\s+(?:that\s+|me\s+)?(?![^.!?]*\b(?:so|should|must|please|therefore)\b)[^;:.!?]{5,90}[.!]*\s*$",
        # the weather
        r"^\W*(?:the\s+)?weather(?:\s+(?:here|today|report))?\s*(?::|is\b|,)[^.!?]{2,60}[.!]*\s*$",
        # to go now
        r"^\W*(?:ok(?:ay)?|right|well|anyway|so)?\s*,?\s*(?:the\s+)?(?:buzzer|bell|kettle|phone|doorbell|alarm|oven|train|bus|boss|baby|lift|break)(?:['’]?s)?\s+(?:is\s+)?(?:going|gone|ringing|calling|here|over|coming|crying|done|up)(?:\s+(?:off|again|now))?[.!]*\s*$",
        # who writes, and from where
        r"^\W*from\s+(?:marshal|general|the\s+\w+\s+of|your|prince|lord)\s[^.!?]{3,80}$",
    )
)


def told_first_in_english(raw: str) -> str:
    """For whom what follows is, where a sentence only says of him how he is; empty for all other sentences."""
    found = next((found for one in TOLD if (found := one.match(raw)) is not None), None)
    return "" if found is None else found["who"]


def is_told_at_leisure(raw: str) -> bool:
    """Whether a sentence tells of the writer, his papers or his day, and bids nothing."""
    return any(one.match(raw) is not None for one in NOTED)
