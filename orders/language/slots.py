"""Slots: reading the arguments of orders. Each reader answers where an argument ends, at what cost, and its value.

Numbers may carry their unit and a decimal comma; directions are compass points, degrees or places; places are names,
points of the table and map squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from battles.engine.orders import Direction, Place, PlaceKind
from orders.language.entries import TOKEN, Exactness, Match, Pool, in_pool
from orders.language.scanning import ALNUM, GLUED, LOOSE
from orders.language.search import AND_OR, Search, SlotReader, read_orders, read_rules
from orders.language.spelling import FIGURES
from orders.language.values import Named, NamedList, NamedPlace, NamedShares, Toward, Value

Found = Iterator[tuple[int, float, Value]]

LONE_NUMBER = 0.02  # a figure read as a direction, where it might be a distance
PART_OF_NAME = 0.04
UNLIKELY = 0.12  # a near name of a unit that has its orders already, or stands in another command
LOOKS_LIKE = 0.7  # a letter that looks like a figure
VERY_SHORT = 0.3  # a slip in a name of one or two characters, which leaves little of it
NUMBER = re.compile(
    r"(\d{1,6}(?:\.\d{1,4}|,\d(?!\d))?)(?: ?(cm|centimetres?|centimeters?|inches|inch|ins?|\")(?![^\W_]))?"
)
WHOLE = re.compile(r"\d{1,6}(?![^\W_]|[.,]\d)")
DEGREES = re.compile(r"(\d{1,3}(?:\.\d{1,3})?) ?(?:°|degrees|degree|degs?|d(?![^\W_]))?(?![^\W_])")
POINT = re.compile(r"(\d{1,4}(?:\.\d{1,4})?) ?, ?(\d{1,4}(?:\.\d{1,4})?)(?![^\W_]|\.\d)")
NEAR_POINT = re.compile(r"(\d{1,4}(?:\.\d{1,4})?)(?: ?[;./:] ?| )(\d{1,4}(?:\.\d{1,4})?)(?![^\W_])")
PAIR = re.compile(r"([^\W_]{1,4}) ?, ?([^\W_]{1,4})(?![^\W_])")
NEAR_SQUARE = re.compile(r"([a-z])[;:.,/ ]?([^\W_]{1,2})(?![^\W_])")
NEAR_COMPASS = re.compile(r"(?:[^\W_](n|e|s|w|ne|nw|se|sw)|(n|e|s|w|ne|nw|se|sw)[^\W_])(?![^\W_])")
SQUARE = re.compile(r"(?:square )?([a-z]{1,2})([ -]?)(\d{1,3})(?:[ /-]*\(?(nw|ne|sw|se)\)?)?(?![^\W_])")
COMPASS = re.compile(r"(?:(north|south|n|s)(?:[ -]?(east|west|e|w))?|(east|west|e|w))(?:ern|ward|wards)?(?![^\W_])")
TO_A_PLACE = re.compile(r"(?:(?:to|at|on|upon|near|by|towards?|against|for|the) )+")
ADDRESSEE = re.compile(r"([^:]{1,80}?) ?:")
POINTS = {"N": 0.0, "NE": 45.0, "E": 90.0, "SE": 135.0, "S": 180.0, "SW": 225.0, "W": 270.0, "NW": 315.0}
QUARTERS = {"ne": (0.75, 0.75), "nw": (0.25, 0.75), "se": (0.75, 0.25), "sw": (0.25, 0.25)}
FIGURES_PROPER = frozenset("0123456789")
POOLS = {
    "ordered": Pool.ORDERED,
    "unit": Pool.OWN_UNIT,
    "target": Pool.ANY_UNIT,
    "command": Pool.COMMAND,
    "side_command": Pool.SIDE_COMMAND,
    "general": Pool.GENERAL,
    "scope": Pool.PRIORITY,
    "place": Pool.PLACE,
}


def read_number(search: Search, at: int) -> Found:
    """A distance, perhaps with its unit, which must be the table's."""
    start = search.line.skip(at)
    match = NUMBER.match(search.line.text, start)
    inches = search.grammar.vocabulary.square < 10
    if match:
        unit = match[2] or ""
        if unit and unit.startswith("c") == inches:
            search.objections.setdefault(
                start, f"distances on this table are in {'inches' if inches else 'centimetres'}"
            )
            if search.lenient:
                yield match.end(), 1.0, float(match[1].replace(",", "."))
        elif match.end() == len(search.line.text) or not search.line.text[match.end()].isalnum():
            yield match.end(), LOOSE if unit else 0.0, float(match[1].replace(",", "."))
    if search.lenient:
        yield from ((end, cost, float(figure)) for end, cost, figure in figures_meant(search, start))


def figures_meant(search: Search, start: int) -> Iterator[tuple[int, float, str]]:
    """Figures that a word with one wrong character was probably meant to be."""
    token = ALNUM.match(search.line.text, start)
    if not token or len(token.group()) > 5:
        return
    typed = token.group()
    wrong = [place for place, character in enumerate(typed) if character not in FIGURES_PROPER]
    if len(wrong) != 1:
        return
    place = wrong[0]
    if len(typed) > 1:
        yield token.end(), 1.0, typed[:place] + typed[place + 1 :]
    base = LOOKS_LIKE if typed[place] in "oli" else 0.9 if len(typed) == 1 else 1.05
    for number, figure in enumerate(FIGURES.get(typed[place], "")):
        yield token.end(), base + 0.05 * number, typed[:place] + figure + typed[place + 1 :]


def read_integer(search: Search, at: int) -> Found:
    """A whole number."""
    start = search.line.skip(at)
    match = WHOLE.match(search.line.text, start)
    if match:
        yield match.end(), 0.0, int(match.group())
    elif search.lenient:
        yield from ((end, cost, int(figure)) for end, cost, figure in figures_meant(search, start))


def read_formation(search: Search, at: int) -> Found:
    """A formation of troops, from the vocabulary."""
    yield from search.one_of(search.grammar.formations, without_filler(search, at))


def read_posture(search: Search, at: int) -> Found:
    """A posture of an intent, from the vocabulary."""
    yield from search.one_of(search.grammar.postures, at)


def without_filler(search: Search, at: int) -> int:
    """The position after an article."""
    start = search.line.skip(at)
    for filler in ("the ", "a ", "an "):
        if search.line.text.startswith(filler, start):
            return search.line.skip(start + len(filler))
    return start


def read_name(kind: str) -> SlotReader:
    """A reader of names of one pool."""

    def read(search: Search, at: int) -> Found:
        yield from named(search, POOLS[kind], at)

    return read


def named(search: Search, pool: Pool, at: int) -> Iterator[tuple[int, float, Named]]:
    """Names of a pool, longest first; leniently also near ones."""
    start = search.line.skip(at)
    if search.line.text[start : start + 1] == ".":  # after a word cut short: Gen. Foy
        start = search.line.skip(start + 1)
    raw = search.line.raw_from(start)
    after_article = without_filler(search, start)
    found = [(start, match) for match in search.names.matches(search.line.text, start, pool, raw)]
    if after_article != start:
        raw = search.line.raw_from(after_article)
        found += [(after_article, match) for match in search.names.matches(search.line.text, after_article, pool, raw)]
    for begin, match in found:
        said = search.line.text[begin : match.end]
        yield match.end, cost_of(match), Named(match.entries, said, match.rank <= Exactness.PLAIN_ID)
    if search.lenient:
        yield from near_names(search, pool, after_article)


def cost_of(match: Match) -> float:
    """How much worse a shortened name is than a full one."""
    if match.rank is Exactness.PART_OF_NAME:
        return PART_OF_NAME
    return LOOSE if match.rank is Exactness.SHORT_NAME else 0.0


def near_names(search: Search, pool: Pool, start: int) -> Iterator[tuple[int, float, Named]]:
    """Names that differ in a slip or two from the text, with the units a slip most likely meant first."""
    tokens = list(zip(TOKEN.finditer(search.line.text, start), range(search.names.longest + 1), strict=False))
    for token, _ in tokens:
        end = token.end()
        for slips, entry in search.names.near(search.line.text[start:end], pool, min(search.budget, 2.0))[:6]:
            if slips == 0:
                continue
            unlikely = UNLIKELY if pool is Pool.ORDERED and entry.id not in search.likely else 0.0
            short = VERY_SHORT if end - start < 3 else 0.0
            yield end, slips + unlikely + short, Named((entry,), search.line.text[start:end], False)
    for spelling, _, entry in search.names.spellings:
        end = start + len(spelling)
        glued = search.line.text.startswith(spelling, start) and search.line.text[end : end + 1].isalnum()
        if glued and len(spelling) > 2 and in_pool(entry, pool):
            yield end, GLUED, Named((entry,), spelling, False)


def read_place(search: Search, at: int) -> Found:
    """A place by name, point or map square. A name goes before a square that is written alike."""
    for end, cost, name in named(search, Pool.PLACE, at):
        yield end, cost, NamedPlace(name)
    start = without_filler(search, at)
    yield from read_point(search, start)
    yield from read_square(search, start)
    if search.lenient:
        yield from squares_meant(search, start)


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
            search.objections.setdefault(start, f"{x:g},{y:g} is off the table, which reaches to {reach}")


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
        search.objections.setdefault(start, f"{match.group().upper()} is off the map, which goes from A1 to {last}")
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


def column_number(letters: str) -> int:
    """The column of a map square from its letters, counted from 0: A is 0, Z is 25, AA is 26."""
    number = 0
    for letter in letters.lower():
        number = number * 26 + ord(letter) - ord("a") + 1
    return number - 1


def squares(length: float, side: float) -> int:
    """How many map squares a table takes in one direction, a last narrower one included."""
    return max(1, -int(-length // side))


def column_letters(width: float, side: float) -> str:
    """The letters of the easternmost column of map squares."""
    return letters_of(squares(width, side) - 1)


def letters_of(column: int) -> str:
    """The letters of a column of map squares counted from 0."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


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
            search.objections.setdefault(start, "a direction in degrees lies between 0 (north) and 360")
    for end, cost, place in read_place(search, filler.end() if filler else start):
        if isinstance(place, Place | NamedPlace):
            yield end, cost + LONE_NUMBER, Toward(place)


def read_objective(search: Search, at: int) -> Found:
    """A place after a posture, with or without a preposition."""
    start = search.line.skip(at)
    yield from read_place(search, start)
    filler = TO_A_PLACE.match(search.line.text, start)
    if filler:
        yield from ((end, cost + LOOSE, place) for end, cost, place in read_place(search, filler.end()))


def read_list(kind: str) -> SlotReader:
    """A reader of several names of one pool, with commas or words between them."""

    def read(search: Search, at: int) -> Found:
        reached: list[tuple[int, float, tuple[Named, ...]]] = [(at, 0.0, ())]
        for _ in range(40):
            following = [
                (end, so_far + cost, (*names, name))
                for start, so_far, names in reached
                for end, cost, name in named(search, POOLS[kind], start)
                if search.affords(so_far + cost)
            ]
            reached = []
            for end, cost, names in sorted(following, key=lambda item: item[1])[:6]:
                yield end, cost, NamedList(names)
                mark = AND_OR.match(search.line.text, end)
                if mark:
                    reached.append((mark.end(), cost, names))
            if not reached:
                return

    return read


def read_shares(search: Search, at: int) -> Found:
    """Points for several units: ``4 A1, 2 A2``."""
    reached: list[tuple[int, float, tuple[tuple[int, Named], ...]]] = [(at, 0.0, ())]
    for _ in range(12):
        following = []
        for start, so_far, shares in reached:
            for middle, first, points in read_integer(search, start):
                for end, second, name in named(search, Pool.ANY_UNIT, share_filler(search, middle)):
                    cost = so_far + first + second
                    if isinstance(points, int) and search.affords(cost):
                        following.append((end, cost, (*shares, (points, name))))
        reached = []
        for end, cost, shares in sorted(following, key=lambda item: item[1])[:4]:
            yield end, cost, NamedShares(shares)
            mark = AND_OR.match(search.line.text, end)
            if mark:
                reached.append((mark.end(), cost, shares))
        if not reached:
            return


def share_filler(search: Search, at: int) -> int:
    """The position after the words that may stand between a number of points and a name."""
    match = re.compile(r" ?(?:sps?|points?|x)?(?: (?:to|on|at|against|for))?(?![^\W_])").match(search.line.text, at)
    return match.end() if match else at


def read_key(search: Search, at: int) -> Found:
    """A key, as it was sent."""
    start = search.line.skip(at)
    match = re.compile(r"[a-z0-9][a-z0-9-]{2,39}$").match(search.line.text, start)
    if match:
        yield match.end(), 0.0, match.group().upper()


def read_addressee(search: Search, at: int) -> Found:
    """Whom a message is for: all up to the colon, or without one a name."""
    start = search.line.skip(at)
    match = ADDRESSEE.match(search.line.text, start)
    if match:
        columns = search.line.folded.columns
        yield match.end(1), 0.0, search.line.raw[columns[start] : columns[match.end(1) - 1] + 1]
        return
    for pool in (Pool.GENERAL, Pool.SIDE_COMMAND):
        for end, cost, name in named(search, pool, start):
            yield end, cost + LOOSE, name.entries[0].label
    umpire = re.compile(r"umpire(?![^\W_])").match(search.line.text, start)
    if umpire:
        yield umpire.end(), LOOSE, "umpire"


def read_text(search: Search, at: int) -> Found:
    """The rest of the line, in the writer's own words."""
    start = at
    while start < len(search.line.text) and search.line.text[start] == " ":
        start += 1
    if start < len(search.line.text):
        yield len(search.line.text), 0.0, search.line.raw[search.line.folded.columns[start] :].strip()


READERS: Mapping[str, SlotReader] = MappingProxyType(
    {
        "number": read_number,
        "integer": read_integer,
        "formation": read_formation,
        "posture": read_posture,
        "place": read_place,
        "objective": read_objective,
        "direction": read_direction,
        "ordered": read_name("ordered"),
        "ordered_units": read_list("ordered"),
        "unit": read_name("unit"),
        "target": read_name("target"),
        "targets": read_list("target"),
        "units": read_list("unit"),
        "commands": read_list("side_command"),
        "command": read_name("command"),
        "general": read_name("general"),
        "scope": read_list("scope"),
        "shares": read_shares,
        "unit_orders": read_orders("unit_orders"),
        "general_orders": read_orders("general_orders"),
        "command_orders": read_orders("command_orders"),
        "rules": read_rules,
        "key": read_key,
        "addressee": read_addressee,
        "text": read_text,
    }
)
