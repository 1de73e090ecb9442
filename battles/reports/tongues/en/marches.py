"""How a command's troops marched, as bodies: who went how far, where they stand, what held them up."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence

from battles.engine.battle import Point, Unit
from battles.reports.facts.account import A_NEW_FRONT, March, Turn
from battles.reports.facts.bodies import Body, Way, bodies_of
from battles.reports.facts.outlook import nearest_seen
from battles.reports.facts.places import Where
from battles.reports.tongues.en.sentences import (
    Clause,
    clause,
    is_many,
    lexicon_of,
    name_of,
    names_of,
    units_phrase,
)
from battles.reports.tongues.en.words import ground, ground_name, listed, number
from battles.reports.tongues.rich import Rich, joined, plain, rich

#: So many units are named; of more it is told how many they are.
NAMED = 2
#: More places than this are told by the first and the last of their squares.
PLACES = 3
#: The stop of a rulebook that tells of the enemy: he is named instead, if somebody sees him.
ENEMY = "enemy"
#: What is waded.
WADED = frozenset({"stream", "minor", "ford"})


def march_clauses(
    turn: Turn, marches: Sequence[March], units: Sequence[Unit], came: Collection[str] = ()
) -> list[Clause]:
    """Marches of a command's units, body by body.

    ``units`` are those of the command that are in play, ``came`` those that have just come upon the field.
    """
    told: list[Clause] = []
    done: set[str] = set()
    for body in bodies_of(turn, marches):
        entering = "came upon the field, " if came and set(came) == set(body.units) else ""
        subject, many = who(turn, body.units, units, done)
        words = rich(entering, _deed(turn, body, many))
        one = len(body.units) == 1
        told.append(Clause(body.units[0], words) if one else clause("", subject, " ", words))
        done.update(body.units)
    turned = [march.unit for march in marches if march.unit not in done and march.turned >= A_NEW_FRONT]
    if turned:
        told.append(clause("", who(turn, turned, units, done)[0], " changed front"))
    return told


def who(turn: Turn, some: Sequence[str], units: Sequence[Unit], done: Collection[str] = ()) -> tuple[Rich, bool]:
    """Some of a command's units as a subject, and whether it is a plural: by name, or how many they are."""
    of_all = {unit.id: unit for unit in units}
    if len(some) <= NAMED:
        if len(some) == len(of_all) == NAMED and len({unit.arm for unit in units}) == 1:
            return rich("both ", units_phrase(turn, units).partition(" ")[2]), True
        return joined(names_of(turn, some)), len(some) > 1 or is_many(turn, some[0])
    if len(some) == len(of_all):
        arms = {unit.arm for unit in units}
        return rich(f"{'all ' if len(arms) == 1 else ''}{units_phrase(turn, units)}"), True
    if done and len(some) == len(of_all.keys() - set(done)):
        return rich(f"the other {number(len(some))}"), True
    return rich(units_phrase(turn, [of_all[unit] for unit in some if unit in of_all])), True


def _deed(turn: Turn, body: Body, many: bool) -> Rich:
    """What a body did, where it stands, what held it up."""
    whole = next((code for code, count in body.formed.items() if count == len(body.marches)), "")
    formed = lexicon_of(turn).formation(whole).formed if whole else ""
    standing = _standing(turn, body, many)
    if body.way is Way.STOOD:
        return rich(formed, standing)
    joint = (", " if standing else " and ") if formed else ""
    going = f"{_waded(turn, body)}{formed}{joint}{_going(turn, body)} {distance_words(turn, body)}"
    return rich(going, standing, stop_words(turn, body), "" if whole else _formed(turn, body))


def _formed(turn: Turn, body: Body) -> str:
    """``; two of them deployed into line``."""
    return "".join(
        f"; {number(count)} of them {lexicon_of(turn).formation(code).formed}" for code, count in body.formed.items()
    )


def _going(turn: Turn, body: Body) -> str:
    """What it did on its feet: the rulebook's own word, else the way it went."""
    said = lexicon_of(turn).moves.get(body.mode)
    plain_march = body.mode in ("", "move", "division")
    if said is not None and said.said.past and not plain_march:
        return said.said.past[0]
    return "fell back" if body.way is Way.BACK else "went forward"


def distance_words(turn: Turn, body: Body) -> str:
    """``150 metres``; ``100 to 150 metres`` of several."""
    least, most = ground(turn.ruleset, body.nearest), ground(turn.ruleset, body.farthest)
    if least == most:
        return most
    return f"{least.removesuffix(' metres').removesuffix(f' {turn.ruleset.unit_of_length}')} to {most}"


def _standing(turn: Turn, body: Body, many: bool) -> str:
    """`` and stand in H7 and by Lairalle``; of units all over, between which squares. Who fell stands nowhere."""
    there = (march for march in body.marches if march.end is not None and turn.after.unit_by_id[march.unit].in_play)
    ends = [turn.where(march.end) for march in there if march.end is not None]
    where = places_phrase(ends)
    return f" and {'stand' if many else 'stands'} {where}" if where else ""


def places_phrase(places: Sequence[Where]) -> str:
    """``in and by Bossu wood and in H6``; more places than a few by the corners of the squares that they lie in."""
    grounds: dict[str, list[str]] = {}
    for place in places:
        if place.ground is not None and place.nearness not in grounds.setdefault(ground_name(place.ground), []):
            grounds[ground_name(place.ground)].append(place.nearness)
    squares = sorted({place.square for place in places if place.ground is None}, key=_column_and_row)
    if len(grounds) + len(squares) <= PLACES:
        named = [f"{listed(sorted(nearness, reverse=True))} {name}" for name, nearness in grounds.items()]
        return listed([*named, *([f"in {listed(squares)}"] if squares else [])])
    corners = [_column_and_row(place.square) for place in places]
    (_, first), (_, last) = min(column for column, _ in corners), max(column for column, _ in corners)
    rows = [row for _, row in corners]
    return f"between {first}{min(rows)} and {last}{max(rows)}"


def _column_and_row(square: str) -> tuple[tuple[int, str], int]:
    letters = square.rstrip("0123456789")
    return (len(letters), letters), int(square.removeprefix(letters))


def stop_words(turn: Turn, body: Body, of_them: str = " of them") -> Rich:
    """What held it up: friends in the way of all or some, the enemy by name and how far off he is."""
    parts: list[Rich] = []
    for code, count in body.stops.items():
        if code == ENEMY:
            parts.append(_before(turn, body))
            continue
        said = lexicon_of(turn).stop(code)
        alone = count == 1 and not (len(body.marches) == 1 and is_many(turn, body.units[0]))
        words = (said.past if alone else said.many or said.past)[:1]
        some = f"{number(count)}{of_them} " if count < len(body.marches) else ""
        parts.extend(rich(f", {some}{word}") for word in words)
    return rich(*parts)


def _before(turn: Turn, body: Body) -> Rich:
    """``, 180 metres from British infantry``; nothing where nobody is in sight."""
    near = [found for march in body.marches if (found := nearest_seen(turn, march.unit)) is not None]
    if not near:
        return ()
    nearest = min(near, key=lambda one: one.gap)
    return rich(f", {ground(turn.ruleset, nearest.gap)} from ", plain(name_of(turn, nearest.unit)))


def _waded(turn: Turn, body: Body) -> str:
    """``waded the Gemioncourt brook, `` when all of the body crossed one."""
    found = {_stream(turn, march) for march in body.marches}
    name = found.pop() if len(found) == 1 else ""
    return f"waded {name}, " if name else ""


def _stream(turn: Turn, march: March) -> str:
    if march.start is None or march.end is None:
        return ""
    for piece in turn.after.terrain:
        if piece.kind in WADED and piece.line and _crosses(piece.line, march.start, march.end):
            return ground_name(piece) if piece.name else "the stream"
    return ""


def _crosses(line: Sequence[Point], start: Point, end: Point) -> bool:
    return any(
        _side(a, b, start) * _side(a, b, end) < 0 and _side(start, end, a) * _side(start, end, b) < 0
        for a, b in itertools.pairwise(line)
    )


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
