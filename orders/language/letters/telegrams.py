"""Telegrams: how far, which way and how formed, where neither a measure nor a verb is written."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Perponcher: 5 south*, *5 au sud*: how far, and no division of that number
SO_FAR = re.compile(
    r"(?P<before>^\W*|[:,;]\s*|\b(?:goes|go|move|moves|steps?|rides?|va|avance|recule|geht|reitet)\s+)(?P<far>\d{1,2})\s+(?=(?:due\s+|plein\s+|"
    r"(?:straight\s+)?to\s+the\s+|(?:droit\s+)?(?:au|vers\s+le|vers\s+l['’]|à\s+l['’])\s*|(?:nach|gen|gegen)\s+)?(?:nord|sud|(?<=l['’])est|ouest|north|south|east|west|"
    r"süden?|norden|osten|westen)\b(?!\s*[-/]?\d))",
    re.IGNORECASE,
)
FAR_EAST = re.compile(
    r"(?P<before>[:,;]\s*|\b(?:va|avance|recule)\s+)(?P<far>\d{1,2}(?:\s*cm)?)\s+(?:plein\s+)?est(?=\s*(?:[,;.!(]|$))",
    re.IGNORECASE,
)
# *attelle, H9, batterie face S*: unlimbered there, and no other battery
EN_BATTERIE = re.compile(
    r"(?<=[,;])\s*batterie(?=\s*(?:[,;.!]|$|(?:face|front|vers|orientée?|tournée?|pointée?|cap)\b))"
)
IN_FEW_WORDS = (
    turn("est", FAR_EAST, r"\g<before>\g<far> à l'est"),
    turn("nord|sud|est|ouest|north|south|east|west|süd|osten", SO_FAR, r"\g<before>\g<far> cm "),
    turn("batterie", EN_BATTERIE, " en batterie"),
)
