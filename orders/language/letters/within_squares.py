"""Within squares: a point told by its square and how far it lies within it, east and north of the corner."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.squares import column_number

# *I6 (0,2)*, *G5 (4.5 / 3)*: the square, and in brackets two measures.
MEASURED = re.keyed(
    r"\b(?:(?P<to>to|at|in|nach|bei|auf|zu|à|en|vers)\s+)?(?P<column>[A-Z]{1,2})(?P<row>\d{1,2})\s*"
    r"\(\s*(?P<east>\d{1,3}(?:\.\d+)?)\s*[,;/|]\s*(?P<north>\d{1,3}(?:\.\d+)?)\s*\)"
)

# *the south half of E4*, *Südhälfte von E4*, *le coin nord-est de E4*; *E4, south half*, *E4 (NW corner)*.
COURSE = (
    r"(?:(?:north|south|nord|süd|sud)(?:ern|erly|lich\w*)?[\s-]*(?:(?:east|west|ost|öst|est|ouest)(?:ern|lich\w*)?)?"
    r"|(?:east|west|ost|öst|est|ouest)(?:ern|lich\w*)?|[NSns][EWOewo]|[NSEWO])"
)
PIECE = (
    r"(?:half|part|third|corner|edge|end|side|hälfte|teil|drittel|ecke|rand|kante|seite|moitié|partie|coin|angle|"
    r"bord|côté)"
)
A_PIECE = re.keyed(PIECE, re.IGNORECASE)
PIECE_OF = rf"(?:(?P<course>{COURSE})[\s-]*(?P<piece>{PIECE})|(?P<bit>{PIECE})\s+(?P<way>{COURSE}))"
SQUARE = r"(?P<column>[A-Z]{1,2})(?P<row>\d{1,2})"
BEFORE_IT = re.compile(
    rf"\b(?:(?P<to>to|at|in|into|nach|bei|auf|an|zur?m?|in|à|en|vers|dans)\s+)?(?:(?:the|die|den|das|der|la|le)\s+|l['’])?"
    rf"(?i:{PIECE_OF})\s+(?:of|von|de|des|du|vom)\s+(?:(?:the\s+)?(?:square|carré|Feld(?:es)?|Quadrat(?:s|es)?)\s+)?{SQUARE}\b"
)
BEHIND_IT = re.compile(
    rf"\b(?:(?P<to>to|at|in|into|nach|bei|auf|zu|à|en|vers|dans)\s+)?{SQUARE}"
    rf"\s*(?:,\s*|\(\s*|\s)(?:(?:in|at|an|am|im)\s+)?(?:(?:its|the|der|die|dem|la|le)\s+|l['’])?(?i:{PIECE_OF})\b\s*\)?"
    r"(?!\s+(?:of|von|des|der|de|du)\b)"
)
SIDES = {"n": (0, 1), "s": (0, -1), "e": (1, 0), "w": (-1, 0), "o": (1, 0)}
NEAR_ITS_BORDER = ("corner", "edge", "end", "side", "ecke", "rand", "kante", "seite", "coin", "angle", "bord", "côté")


def with_points(raw: str, square: float) -> str:
    """Points that are told by a square with two measures in brackets, as points of the table.

    Measures that lie in the square as they stand are those of the table; measures no longer than a side of the square
    (``square``, in the table's units) count from its south-west corner. Others stay as they are.
    """
    if not any(character.isdigit() for character in raw):
        return raw
    raw = MEASURED.sub(lambda found: _as_point(found, square), raw)
    for pattern in (BEFORE_IT, BEHIND_IT) if A_PIECE.search(raw) else ():
        raw = pattern.sub(lambda found: _as_piece(found, square), raw)
    return raw


def _as_point(found: re.Match[str], square: float) -> str:
    corner = column_number(found["column"]) * square, (int(found["row"]) - 1) * square
    measures = float(found["east"]), float(found["north"])
    beyond = [measure - start for measure, start in zip(measures, corner, strict=True)]
    if all(0 <= far <= square for far in beyond):
        east, north = measures
    elif max(measures) <= square:
        east, north = (start + measure for start, measure in zip(corner, measures, strict=True))
    else:
        return found.group()
    return f"{found['to'] or 'at'} ({east:g}, {north:g})"


def _as_piece(found: re.Match[str], square: float) -> str:
    """The middle of a half of a square, or a point near one of its borders or corners."""
    piece, course = (found["piece"] or found["bit"]).lower(), (found["course"] or found["way"]).lower()
    out = 0.35 if piece in NEAR_ITS_BORDER else 0.25
    east, north = column_number(found["column"]) + 0.5, int(found["row"]) - 0.5
    for letter in _sides_of(course):
        aside, up = SIDES[letter]
        east, north = east + out * aside, north + out * up
    return f"{found['to'] or 'at'} ({round(east * square, 1):g}, {round(north * square, 1):g})"


def _sides_of(course: str) -> str:
    """The letters of a course: *southwestern* is ``sw``, *ouest* ``w``; as a letter ``o`` is the German east."""
    if len(course) <= 2:
        return course
    upright = (
        "n"
        if course.startswith("nord") or course.startswith("north")
        else "s"
        if course[:3] in ("sou", "sud", "süd")
        else ""
    )
    rest = re.sub(r"^(?:north|south|nord|süd|sud)(?:ern|erly|lich\w*)?", "", course)
    across = "w" if "west" in rest or "ouest" in rest else "e" if re.search(r"east|ost|öst|est", rest) else ""
    return upright + across
