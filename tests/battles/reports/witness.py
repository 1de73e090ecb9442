"""What a turn's events and state bear out: the source against which a reader of prose holds every figure and place.

It reads events and battles as they lie in a log, and asks none of the facts or words that reports are made of.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from itertools import accumulate, combinations, pairwise, takewhile

from battles.engine.battle import Point, Unit
from battles.engine.contact import gap
from battles.engine.events import Event
from battles.engine.geometry import contains, distance_to_line
from battles.reports.documents import TurnReportData
from tests.battles.reports.reading import WORDS, Reader, Told, sentences

#: Keys of events that hold how far somebody was, and how far somebody went.
RANGES, WAYS = ("range", "gap", "distance"), ("distance",)
BRACKETS = re.compile(r"(.+?) \([^)]*\)")
BODIES = re.compile(
    rf"\b(all |the other )?({'|'.join(WORDS[1:])}) (battalion|regiment|squadron|batter|division)(?!\w* of ⟦)", re.I
)
ANSWERED = re.compile(r"the answer cost (?:it|them) $")
ENDS = re.compile(r"to pieces|was destroyed|were destroyed|ridden down|cut down at|broke each other")


class Witness:
    """A turn as a side's view holds it, asked what is true of some of its units."""

    def __init__(self, told: TurnReportData) -> None:
        self.told = told
        self.ruleset = told.ruleset
        self.scale = told.ruleset.metres_per_unit or 1.0
        self.ids: dict[str, list[str]] = {}
        for unit in (*told.before.units, *told.after.units):
            brief = BRACKETS.fullmatch(unit.label)
            for name in {unit.label, *((brief[1],) if brief else ())} - {""}:
                if unit.id not in self.ids.setdefault(name.lower(), []):
                    self.ids[name.lower()].append(unit.id)
        nouns = [form for noun in told.ruleset.lexicon().amounts.values() for form in (noun.one, noun.many)]
        self.ground = {piece.name: piece for piece in told.after.terrain if piece.name}
        self.reader = Reader(self.ids, nouns, self.ground)

    def of(self, numbers: Iterable[int]) -> list[str]:
        """The ids of units that a reader numbered."""
        return [id for number in numbers for id in self.ids[self.reader.names[number].lower()]]

    def faults(self, text: str, command: Collection[str]) -> list[str]:
        """What is told in a text of a command's turn and not borne out, one line each."""
        return self.faults_of_masked(self.reader.masked(text), command)

    def faults_of_masked(self, text: str, command: Collection[str]) -> list[str]:
        """The same of a text in which names stand as numbers."""
        figures = [
            f"{told.kind} {told.value}: {told.words}"
            for told in self.reader.read_masked(text)
            if not self.holds(told, command)
        ]
        return figures + [fault for sentence in sentences(text) for fault in self._bodies(sentence, command)]

    def told_in(self, text: str) -> Counter[str]:
        """How many things of each kind a text tells."""
        return Counter(told.kind for told in self.reader.read(text))

    def holds(self, told: Told, command: Collection[str]) -> bool:
        """Whether the events or the state bear out what is told."""
        named = self.of(told.units)
        match told.kind:
            case "range":
                return bool(self._at_range(told))
            case "march":
                return self._marched(told, named or list(command))
            case "gap" | "help" | "lonely" | "before":
                return self._apart(told, command)
            case "left":
                return any(self._toll(id, self._amount(id)) == told.value[0] for id in named)
            case "loss":
                return self._cost(told, named)
            case "square":
                return self._in_square(str(told.value), self._who_stands(told, command))
            case "ground":
                return self._on_ground(str(told.value), told, command)
        raise AssertionError(told.kind)

    # ---- lengths

    def is_so_far(self, words: float, length: float) -> bool:
        """Whether a length (in table units) is told so: to tens of metres, to hundreds from a thousand on."""
        metres = length * self.scale
        if not self.ruleset.metres_per_unit:
            return abs(words - length) < 0.051
        return abs(words - max(10, metres)) <= (50.001 if metres >= 950 else 5.001)

    def _at_range(self, told: Told) -> list[Event]:
        """The meetings of the named two (or of one, if one is a pronoun) at the distance that is told."""
        *actors, target = [set(self.of([number])) for number in told.units] or [set()]
        return [
            event
            for event in self.told.events
            if event.target in target
            and (not actors or event.unit in actors[-1])
            and any(
                _is_number(event.effect.get(key)) and self.is_so_far(told.value[0], event.effect[key]) for key in RANGES
            )
        ]

    def fired(self, firers: Collection[str], targets: Collection[str]) -> bool:
        """Whether some units fired at others."""
        return any(
            event.kind == "fire" and event.unit in firers and event.target in targets for event in self.told.events
        )

    def _marched(self, told: Told, units: Collection[str]) -> bool:
        ways = {id: self._ways(id) for id in units}
        if any(most <= least for least, most in pairwise(told.value)):
            return False
        return all(any(self.is_so_far(metres, way) for some in ways.values() for way in some) for metres in told.value)

    def _ways(self, id: str) -> set[float]:
        """How far a unit went, each time and one after another."""
        gone = [
            float(e.effect[key])
            for e in self.told.events
            if e.unit == id
            for key in WAYS
            if _is_number(e.effect.get(key))
        ]
        return {total for first in range(len(gone)) for total in accumulate(gone[first:])}

    def _apart(self, told: Told, command: Collection[str]) -> bool:
        """Whether somebody named is as far off as is told from the subject, or from some of a body of troops."""
        subject, *others = told.units
        near, far = self.of([subject]), self.of(others)
        if told.kind == "lonely":
            far = [id for id in self._own if id not in near]
        if told.kind == "before":
            near = self._who_stands(told, command)
        friends = told.kind in ("help", "lonely")
        pairs = [(one, other) for one in near for other in far if one != other]
        gaps = [self.gap(*pair) for pair in pairs if self._is_own(pair[0]) and self._is_own(pair[1]) is friends]
        if told.kind == "lonely" or (told.kind == "before" and not set(near) >= set(command)):
            gaps = [min(gaps, default=math.inf)]
        return any(self.is_so_far(told.value[0], apart) for apart in gaps)

    def _is_own(self, id: str) -> bool:
        return self.told.after.side_of.get(id) == self.told.side

    @cached_property
    def _own(self) -> list[str]:
        after = self.told.after
        return [
            unit.id for unit in after.units if unit.in_play and unit.at and after.side_of[unit.id] == self.told.side
        ]

    def gap(self, one: str, other: str) -> float:
        """From edge to edge where the turn left two units, in table units."""
        after = self.told.after
        pair = [after.unit_by_id.get(id) for id in (one, other)]
        if any(unit is None or not unit.at or not unit.in_play for unit in pair):
            return math.inf
        return gap(*(self.ruleset.footprint(after, unit) for unit in pair if unit is not None))

    # ---- strength

    def _amount(self, id: str) -> int:
        unit = self.told.after.unit_by_id.get(id)
        return self.ruleset.measure.amount(unit) if unit is not None else 0

    def _toll(self, id: str, points: int) -> int:
        unit = self.told.before.unit_by_id.get(id) or self.told.after.unit_by_id.get(id) or Unit(id=id, of="")
        return self.ruleset.measure.toll(unit, points).count

    def _losses(self, id: str) -> list[int]:
        """What each event cost a unit, in points of its strength; what a shot cost where no loss is told of it."""
        lost = [self.ruleset.measure.lost([event]).get(id, 0) for event in self.told.events]
        return [cost for cost in lost if cost] or [cost for event, cost in self._shots if event.target == id and cost]

    @cached_property
    def _shots(self) -> list[tuple[Event, int]]:
        """Every shot, with what it cost its target before the next one."""
        events = self.told.events
        found = []
        for place, shot in enumerate(events):
            if shot.kind != "fire":
                continue
            came = takewhile(lambda one: one.kind != "fire" or one.target != shot.target, events[place + 1 :])  # noqa: B023
            by_fire = [one for one in came if one.effect.get("cause") == "fire"]
            lost = self.ruleset.measure.lost(by_fire).get(shot.target, 0)
            found.append((shot, int(shot.effect.get("hits", lost))))
        return found

    def _cost(self, told: Told, named: Collection[str]) -> bool:
        """Whether a loss is that of a named unit: by shots what these cost, else one loss or several in a row."""
        ahead = told.words[: told.at[0]]
        whom = [int(one) for one in re.findall(r"⟦(\d+)⟧", ahead)]
        if "fired" in ahead and whom:
            actors = self.of(whom[:-1] or told.units[:1])
            targets, fired = self.of(whom[-1:]), max(1, len(re.findall(r"\[\d+\]", ahead)))
            if ANSWERED.search(ahead):
                actors, targets, fired = targets, actors, 1
            costs = [cost for shot, cost in self._shots if shot.unit in actors and shot.target in targets]
            allowed = {sum(some) for some in combinations(costs, fired)} - {0}
            return any(told.value[0] == self._toll(id, points) for id in targets for points in allowed)
        inside = [int(one) for one in re.findall(r"⟦(\d+)⟧", told.words[slice(*told.at)])]
        if "exchanged" in ahead and inside:
            # Each of the two fired at the other, as often as half the numbers say.
            between = [one for one in whom if one != inside[0]][:1]
            fired = max(1, len(re.findall(r"\[\d+\]", ahead)) // 2)
            actors, targets = self.of(between), self.of(inside[:1])
            costs = [cost for shot, cost in self._shots if shot.unit in actors and shot.target in targets]
            allowed = {sum(some) for some in combinations(costs, fired)} - {0}
            return any(told.value[0] == self._toll(id, points) for id in targets for points in allowed)
        for id in self.of(inside) if inside else named:
            losses = self._losses(id)
            sums = {total for first in range(len(losses)) for total in accumulate(losses[first:])}
            if told.value[0] in {self._toll(id, points) for points in sums}:
                return True
        return False

    def told_losses(self, text: str) -> Iterator[tuple[str, float]]:
        """Each loss of the reader's own that a text tells: the name of who suffered it, and how much."""
        for told in self.reader.read(text):
            if told.kind != "loss":
                continue
            ahead = re.findall(r"⟦(\d+)⟧", told.words[: told.at[0]])
            inside = re.findall(r"⟦(\d+)⟧", told.words[slice(*told.at)])
            answered = ANSWERED.search(told.words[: told.at[0]]) is not None
            whom = int(inside[0] if inside else told.units[0] if answered else ahead[-1] if ahead else told.units[0])
            if all(map(self._is_own, self.of([whom]))):
                yield self.reader.names[whom].lower(), told.value[0]

    def lost(self, name: str) -> int:
        """What the units of a name lost in the turn, in what is counted of them."""
        lost = self.ruleset.measure.lost(self.told.events)
        return sum(self._toll(id, lost.get(id, 0)) for id in self.ids[name])

    # ---- places

    def _who_stands(self, told: Told, command: Collection[str]) -> list[str]:
        """Whose place is told: the units named before it, all of the command where bodies are told by their number."""
        ahead = self.of(int(one) for one in re.findall(r"⟦(\d+)⟧", told.words[: told.at[0]]))
        return ahead if ahead and not BODIES.search(told.words[: told.at[0]]) else [*command, *ahead]

    def _places(self, ids: Collection[str]) -> Iterator[Point]:
        for id in ids:
            for battle in (self.told.before, self.told.after):
                unit = battle.unit_by_id.get(id)
                if unit is not None and unit.at is not None and battle is self.told.after:
                    yield unit.at
        for event in self.told.events:
            if event.unit in ids and event.effect.get("at"):
                yield tuple(event.effect["at"])

    def _in_square(self, square: str, ids: Collection[str]) -> bool:
        size = self.ruleset.vocabulary.square
        squares = {self.square(at, size) for at in self._places(ids)}
        column, row = re.fullmatch(r"([A-Z]+)(\d+)", square).groups()  # type: ignore[union-attr]
        if square in squares:
            return True
        corner = {(re.sub(r"\d", "", one), re.sub(r"\D", "", one)) for one in squares}
        return len(squares) > 3 and column in {one for one, _ in corner} and row in {one for _, one in corner}

    @staticmethod
    def square(at: Point, size: float) -> str:
        """The square of the map in which a point lies: letters to the right, numbers up."""
        column = int(at[0] // size)
        letters = (chr(64 + column // 26) if column >= 26 else "") + chr(65 + column % 26)
        return f"{letters}{int(at[1] // size) + 1}"

    def _on_ground(self, name: str, told: Told, command: Collection[str]) -> bool:
        piece = self.ground[name]
        if piece.line and not piece.area:
            return "waded" in told.words
        near = self.ruleset.lengths.beside
        edge = (*piece.area, piece.area[0])
        return any(
            contains(piece.area, at) or distance_to_line(at, edge) <= near + 1e-9
            for at in self._places(self._who_stands(told, command))
        )

    # ---- bodies of troops, ends

    def _bodies(self, sentence: str, command: Collection[str]) -> Iterator[str]:
        """Bodies told by a number that the command has not, and ends of units that are still there."""
        own = [unit for unit in self.told.after.units if unit.id in command]
        for all_of, word, _ in BODIES.findall(sentence):
            count = WORDS.index(word.lower())
            present = [u for u in own if u.in_play or u.id in {e.unit for e in self.told.events}]
            if count > len(own) or (
                all_of.lower() == "all " and count not in (len(own), len([u for u in own if u.in_play]), len(present))
            ):
                yield f"bodies {word}: {sentence}"
        if ENDS.search(sentence):
            named = self.of(int(one) for one in re.findall(r"⟦(\d+)⟧", sentence))
            gone = {event.unit for event in self.told.events if event.kind in ("eliminated", "destroyed")}
            if named and not gone & set(named):
                yield f"end: {sentence}"


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
