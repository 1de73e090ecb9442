"""Teaching: a rulebook's lessons as lines of a player's own troops, which he may send as they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from battles.engine import expressions as re
from battles.engine.battle import Battle, Point, Terrain, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import along, bearing, distance, turn_between
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.orders import Lesson
from battles.engine.protocol import Ruleset
from battles.engine.squares import square_name
from orders.language.names import Names
from orders.language.places import POINTS
from orders.language.plainly import commands
from orders.language.template import heading

_SLOT = re.compile(r"\{(\w+)\}")
_ARMS = ("infantry", "cavalry", "artillery")
#: How far ahead a square lies that a lesson sends somebody to, in moves.
_MOVES_AHEAD = 1.5
#: What lies before a front, in degrees to either side.
_AHEAD = 75.0


@dataclass(frozen=True, slots=True)
class Example:
    """A line that may be sent as it stands, and what comes of it."""

    text: str
    says: str


def examples(names: Names, ruleset: Ruleset, view: Battle, knowledge: Knowledge | None = None) -> tuple[Example, ...]:
    """The lessons of a ruleset with the writer's own troops, and with places and enemies that his side knows.

    Each lesson takes troops that stood in none before, as long as there are any. A lesson that nobody of his can
    follow is left out.
    """
    pupil = _Pupil(names, ruleset, view, knowledge)
    found = []
    for lesson in ruleset.vocabulary.lessons:
        filled = pupil.follow(lesson)
        if filled is not None:
            found.append(Example(filled, lesson.says))
    return tuple(found)


class _Pupil:
    """The troops that lessons are filled in with, and which of them have stood in one."""

    def __init__(self, names: Names, ruleset: Ruleset, view: Battle, knowledge: Knowledge | None) -> None:
        self.names, self.ruleset, self.view = names, ruleset, view
        self.commands = tuple(commands(names, view))
        self.units = [unit for _, units in self.commands for unit in units if unit.at is not None]
        self.targets: list[tuple[str, Point]] = [
            (public_id(contact), contact.at)
            for contact in (knowledge.contacts if knowledge is not None else ())
            if contact.seen and not contact.commander and not contact.fate
        ]
        self.used: set[str] = set()

    def follow(self, lesson: Lesson) -> str | None:
        slots = set(_SLOT.findall(lesson.text))
        unit = self._unit(slots, lesson.formations)
        if slots & {*_ARMS, "unit"} and unit is None:
            return None
        values = dict(self._values(slots, unit))
        if slots - set(values):
            return None
        if unit is not None:
            self.used.add(unit.id)
        return _SLOT.sub(lambda slot: values[slot[1]], lesson.text)

    def _unit(self, slots: set[str], formations: Sequence[str]) -> Unit | None:
        arms = slots & set(_ARMS)
        fit = [
            unit
            for unit in self.units
            if (not arms or unit.arm in arms) and (not formations or unit.formation in formations)
        ]
        return next((unit for unit in fit if unit.id not in self.used), next(iter(fit), None))

    def _values(self, slots: set[str], unit: Unit | None) -> Iterator[tuple[str, str]]:
        general, stand = self._general() if "general" in slots else ("", None)
        if general:
            yield "general", general
        subject = unit or next(iter(self.units), None)
        if unit is not None:
            yield from ((slot, unit.id) for slot in slots & {*_ARMS, "unit"})
        at = stand or (subject.at if subject is not None else None)
        if subject is None or at is None:
            return
        if "block" in slots and self.commands:
            command, led = self._led()
            subject, at = led, led.at or at
            formation = self.view.formation_by_id.get(command)
            yield "block", f"{self.names.tree.by_id[command].block} {heading(self.names, command, formation)}"
        if "square" in slots:
            yield "square", self._square(subject, at)
        if "ahead" in slots:
            yield "ahead", compass(subject.facing)
        place = self._place_ahead(at, subject.facing)
        if place is not None:
            yield "place", place
        enemy = _nearest(self.targets, at)
        if enemy is not None:
            yield "enemy", enemy

    def _led(self) -> tuple[str, Unit]:
        """A command for an intent, foot before others, with its first unit."""
        best = next((one for one in self.commands if one[1][0].arm == _ARMS[0]), self.commands[0])
        return best[0], best[1][0]

    def _place_ahead(self, at: Point, facing: float) -> str | None:
        """The nearest named ground before somebody's front; behind it, where there is none."""
        places = list(self._places())
        size = self.ruleset.vocabulary.square
        ahead = [
            (name, point)
            for name, point in places
            if distance(at, point) > size and abs(turn_between(facing, bearing(at, point))) <= _AHEAD
        ]
        return _nearest(ahead or places, at)

    def _general(self) -> tuple[str, Point | None]:
        """A general of the writer's who stands on the table, as the order language names him; else nobody."""
        for formation in self.view.formations:
            entry = self.names.by_id.get(formation.id)
            commander = formation.commander
            if entry is None or not entry.orderable or commander is None or commander.out or commander.at is None:
                continue
            return self.names.general_name(formation.id), commander.at
        return "", None

    def _places(self) -> Iterator[tuple[str, Point]]:
        """The named ground that one can go to, by the name that the order language knows it by."""
        for ground in self.view.terrain:
            if ground.name and ground.area and self._clear(ground):
                yield ground.name, ground.middle

    def _clear(self, ground: Terrain) -> bool:
        same = [piece for piece in self.view.terrain if piece.name == ground.name]
        return len(same) == 1 and not set(ground.name) & set(":;,#")

    def _square(self, unit: Unit, at: Point) -> str:
        size, table = self.ruleset.vocabulary.square, self.view.table
        ahead = _MOVES_AHEAD * max(self.ruleset.reach(self.view, unit), size / 2)
        x, y = along(at, unit.facing, ahead)
        inside = (min(max(x, 0.0), table.width - 0.1), min(max(y, 0.0), table.height - 0.1))
        return square_name(inside, size)


def compass(facing: float) -> str:
    """The point of the compass nearest to a direction in degrees."""
    return min(POINTS, key=lambda point: abs((POINTS[point] - facing + 180.0) % 360.0 - 180.0))


def _nearest(things: Iterable[tuple[str, Point]], at: Point) -> str | None:
    return min(things, key=lambda thing: distance(thing[1], at), default=(None,))[0]


def as_lines(found: Sequence[Example], *, width: int = 78) -> str:
    """Examples as lines of a mail: what to write, and as a remark what comes of it, below it where room is short."""
    fitting = [len(one.text) for one in found if len(one.text) + len(one.says) + 6 <= width]
    room = max(fitting, default=0)
    lines = []
    for example in found:
        beside = f"  {example.text.ljust(room)}  # {example.says}"
        beside = beside if len(beside) <= width else f"  {example.text}  # {example.says}"
        lines += [beside] if len(beside) <= width else [f"  {example.text}", f"      # {example.says}"]
    return "\n".join(lines)
