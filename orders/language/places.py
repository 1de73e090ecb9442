"""Places and directions: names, points of the table, map squares; compass points, degrees, towards a place."""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine import expressions as re
from battles.engine.orders import Direction, Place, PlaceKind
from battles.engine.squares import column_number, letters_of
from battles.engine.worded import worded
from orders.language.names.entries import Pool
from orders.language.names.matching import named, without_filler
from orders.language.numbers import figures_meant
from orders.language.scanning import GLUED, LOOSE
from orders.language.search import Search
from orders.language.values import NamedPlace, Toward, Value

LONE_NUMBER = 0.02  # a figure read as a direction, where it might be a distance
DEGREES = re.compile(r"(\d{1,3}(?:\.\d{1,3})?) ?(?:°|degrees|degree|degs?|d(?![^\W_]))?(?![^\W_])")
POINT = re.compile(r"(\d{1,4}(?:\.\d{1,4})?) ?, ?(\d{1,4}(?:\.\d{1,4})?)(?![^\W_]|\.\d)")
NEAR_POINT = re.compile(r"(\d{1,4}(?:\.\d{1,4})?)(?: ?[;./:] ?| )(\d{1,4}(?:\.\d{1,4})?)(?![^\W_])")
PAIR = re.compile(r"([^\W_]{1,4}) ?, ?([^\W_]{1,4})(?![^\W_])")
NEAR_SQUARE = re.compile(r"([a-z])[;:.,/ ]?([^\W_]{1,2})(?![^\W_])")
NEAR_COMPASS = re.compile(r"(?:[^\W_](n|e|s|w|ne|nw|se|sw)|(n|e|s|w|ne|nw|se|sw)[^\W_])(?![^\W_])")
SQUARE = re.compile(r"(?:square )?([a-z]{1,2})([ -]?)(\d{1,3})(?:[ /-]*\(?(nw|ne|sw|se)\)?)?(?![^\W_])")
COMPASS = re.compile(r"(?:(north|south|n|s)(?:[ -]?(east|west|e|w))?|(east|west|e|w))(?:ern|ward|wards)?(?![^\W_])")
TO_A_PLACE = re.compile(r"(?:(?:to|at|on|upon|near|by|towards?|against|for|the) )+")
SIDE = re.compile(r"(?:(?:to )?the )?(?:left|right)(?![^\W_])")
POINTS = {"N": 0.0, "NE": 45.0, "E": 90.0, "SE": 135.0, "S": 180.0, "SW": 225.0, "W": 270.0, "NW": 315.0}
QUARTERS = {"ne": (0.75, 0.75), "nw": (0.25, 0.75), "se": (0.75, 0.25), "sw": (0.25, 0.25)}

Found = Iterator[tuple[int, float, Value]]


def read_place(search: Search, at: int) -> Found:
    """A place by name, point or map square. A name goes before a square that is written alike.

    *Left* and *right* alone are sides, and no short names of a wing.
    """
    aside = SIDE.match(search.line.text, search.line.skip(at))
    for end, cost, name in named(search, Pool.PLACE, at):
        if aside is None or end > aside.end():
            yield end, cost, NamedPlace(name)
    start = without_filler(search, at)
    yield from read_point(search, start)
    yield from read_square(search, start)
    if search.lenient:
        yield from squares_meant(search, start)


def read_objective(search: Search, at: int) -> Found:
    """A place after a posture, with or without a preposition."""
    start = search.line.skip(at)
    yield from read_place(search, start)
    filler = TO_A_PLACE.match(search.line.text, start)
    if filler:
        yield from ((end, cost + LOOSE, place) for end, cost, place in read_place(search, filler.end()))


def read_point(search: Search, start: int) -> Found:
    """A point of the table in table units: ``60,20``."""
    match, cost = POINT.match(search.line.text, start), 0.0
    if match is None and search.lenient:
        match, cost = NEAR_POINT.match(search.line.text, start), 0.85
    if match is not None:
        points = [(match.end(), cost, float(match[1]), float(match[2]))]
    else:
        points = list(points_meant(search, start)) if search.lenient else []
    table = search.names.table
    for end, slips, x, y in points:
        if x <= table.width and y <= table.height:
            yield end, slips, Place(PlaceKind.POINT, f"{x:g},{y:g}", point=(x, y))
        else:
            reach = f"{table.width:g},{table.height:g}"
            said = worded("{point} is off the table, which reaches to {reach}.", point=f"{x:g},{y:g}", reach=reach)
            search.objections.setdefault(start, said)


def points_meant(search: Search, start: int) -> Iterator[tuple[int, float, float, float]]:
    """Points of which one figure is misspelt."""
    pair = PAIR.match(search.line.text, start)
    if pair is None:
        return
    for near, exact, swapped in ((1, 2, False), (2, 1, True)):
        if pair[exact].isdecimal():
            for _, cost, figure in figures_meant(search, pair.start(near)):
                here, there = float(figure), float(pair[exact])
                yield pair.end(), cost, *((there, here) if swapped else (here, there))


def read_square(search: Search, start: int) -> Found:
    """A map square or a quarter of one: ``K7``, ``K7 SW``."""
    match = SQUARE.match(search.line.text, start)
    if match is None:
        return
    letters, gap, row, quarter = match.groups()
    column = column_number(letters)
    side = search.grammar.vocabulary.square
    table = search.names.table
    if row == "0" or int(row) < 1 or column * side >= table.width or (int(row) - 1) * side >= table.height:
        last = f"{column_letters(table.width, side)}{squares(table.height, side)}"
        square = match.group().upper()
        said = worded("{square} is off the map, which goes from A1 to {last}.", square=square, last=last)
        search.objections.setdefault(start, said)
        return
    text = f"{letters.upper()}{int(row)}"
    ends = [(match.end(), quarter)] if quarter is None else [(match.end(), quarter), (match.end(3), None)]
    for end, corner in ends:
        across, up = QUARTERS[corner] if corner else (0.5, 0.5)
        point = (min((column + across) * side, table.width), min((int(row) - 1 + up) * side, table.height))
        written = f"{text} {corner.upper()}" if corner else text
        yield end, LONE_NUMBER if gap == " " else 0.0, Place(PlaceKind.SQUARE, written, point=point)


def squares_meant(search: Search, start: int) -> Found:
    """Map squares of which the figure is misspelt or parted from the letter."""
    match = NEAR_SQUARE.match(search.line.text, start)
    if match is None or SQUARE.match(search.line.text, start):
        return
    rows = (
        [(GLUED, match[2])] if match[2].isdecimal() else [(c, f) for _, c, f in figures_meant(search, match.start(2))]
    )
    side, table = search.grammar.vocabulary.square, search.names.table
    column = column_number(match[1])
    for cost, figure in rows:
        row = int(figure)
        if row and column * side < table.width and (row - 1) * side < table.height:
            point = (min((column + 0.5) * side, table.width), min((row - 0.5) * side, table.height))
            yield match.end(), cost, Place(PlaceKind.SQUARE, f"{match[1].upper()}{row}", point=point)


def squares(length: float, side: float) -> int:
    """How many map squares a table takes in one direction, a last narrower one included."""
    return max(1, -int(-length // side))


def column_letters(width: float, side: float) -> str:
    """The letters of the easternmost column of map squares."""
    return letters_of(squares(width, side) - 1)


def read_direction(search: Search, at: int) -> Found:
    """A compass point, degrees from north, or towards a place."""
    start = search.line.skip(at)
    filler = TO_A_PLACE.match(search.line.text, start)
    compass = COMPASS.match(search.line.text, filler.end() if filler else start)
    if compass:
        text = "".join(part[0] for part in compass.groups() if part).upper()
        yield compass.end(), 0.0, Direction(text, POINTS[text])
    near = NEAR_COMPASS.match(search.line.text, start) if search.lenient and not compass else None
    if near:
        text = (near[1] or near[2]).upper()
        yield near.end(), 0.85, Direction(text, POINTS[text])
    degrees = DEGREES.match(search.line.text, start)
    if degrees and not POINT.match(search.line.text, start):
        turn = float(degrees[1])
        if turn <= 360:
            yield degrees.end(), LONE_NUMBER, Direction(f"{turn % 360:g}", turn % 360)
        else:
            search.objections.setdefault(start, worded("A direction in degrees lies between 0 (north) and 360."))
    for end, cost, place in read_place(search, filler.end() if filler else start):
        if isinstance(place, Place | NamedPlace):
            yield end, cost + LONE_NUMBER, Toward(place)
