"""Out of the wood: on which side somebody leaves a place who is told in the same breath where he then goes.

*Campi leaves the wood to the north and moves up to J5*, *verlässt den Wald nach Norden und rückt nach J5*, *quitte le
bois vers le nord et va jusqu'en J5*: he goes to J5.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

PLACE = r"(?:the|that|this|those|these|diese[nm]|cet{0,2}e?|den|das|die|dem|der|le|la|les|du|l['’])\s*[^,;:.!?]{2,30}?"
GOES_ON = rf"(?=\s*,?\s*(?:and|und|et|then|dann|puis)\s+(?:(?:then|dann|puis)\s+)?[^,;.!?]{{2,60}}?\b(?-i:{SQUARE}))"
EN = re.keyed(
    rf"(?P<leaves>\b(?:leav(?:e|es|ing)|quits?|com(?:e|es|ing)\s+out\s+of|get(?:s|ting)?\s+out\s+of|exits?)\s+{PLACE})\s+(?:(?:to|towards|on|by|at)\s+(?:the\s+|its\s+)?)?(?:north|south|east|west)(?:-?(?:east|west))?(?:wards?|ern\s+(?:side|edge|end)|\s+(?:side|edge))?{GOES_ON}",
    re.IGNORECASE,
)
DE = re.keyed(
    rf"(?P<leaves>\b(?:verlässt|verlassen|räumt|räumen|kommt\s+aus|kommen\s+aus|tritt\s+aus|geht\s+aus)\s+{PLACE})\s+(?:nach|in\s+Richtung|Richtung|gen|im|auf\s+der)\s+(?:Nord|Süd|Ost|West)(?:ost|west)?(?:en|seite)(?:\s+(?:hin|heraus|hinaus))?{GOES_ON}",
    re.IGNORECASE,
)
FR = re.compile(
    rf"(?P<leaves>\b(?:quitte(?:nt)?|sort(?:ent)?\s+d(?:u|e)|débouche(?:nt)?\s+d(?:u|e))\s*[^,;:.!?]{{2,30}}?)\s+(?:vers|par|au|côté)\s+(?:le\s+|l['’])?(?:nord|sud|est|ouest)(?:-(?:est|ouest))?{GOES_ON}",
    re.IGNORECASE,
)

OUT_OF_THE_WOOD = (
    turn("leav|quit|out of|exit", EN, r"\g<leaves>"),
    turn("verlässt|verlassen|räumt|räumen|aus", DE, r"\g<leaves>"),
    turn("quitte|sort|débouche", FR, r"\g<leaves>"),
)
