"""The figures of a report: the command unit by unit, what was seen of the enemy, what is expected, and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from battles.engine.battle import Unit
from battles.engine.knowledge import Certainty, Contact, Knowledge, public_id
from battles.reports.prose.account import Account, Turn, brigades_of, losses
from battles.reports.prose.words import figure, listed, men_of, square_name

#: How a state is called in a table, by marker.
STATES = {
    "disordered": "disordered",
    "suppressed": "suppressed",
    "abandoned": "guns left",
    "shaken": "shaken",
    "routed": "routed",
}
#: How a command status is called.
COMMAND = {"in": "in command", "cautious": "cautious", "out": "out of command"}


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit of the command: its strength as left, lost this turn and lost before, and its state."""

    unit: Unit
    square: str
    left: int
    lost_now: int
    lost_before: int
    reach: str
    state: str
    status: str = ""

    @property
    def full(self) -> int:
        """The strength it came with."""
        return self.left + self.lost_now + self.lost_before


@dataclass(frozen=True, slots=True)
class BrigadeRows:
    """A brigade of the command with its units."""

    brigade: str
    name: str
    rows: tuple[UnitRow, ...]
    note: str = ""
    worried: bool = False

    @property
    def left(self) -> int:
        """Points left."""
        return sum(row.left for row in self.rows)

    @property
    def full(self) -> int:
        """Points it came with."""
        return sum(row.full for row in self.rows)

    @property
    def lost_now(self) -> int:
        """Points lost this turn."""
        return sum(row.lost_now for row in self.rows)

    @property
    def lost(self) -> int:
        """Points lost in the battle."""
        return self.full - self.left


@dataclass(frozen=True, slots=True)
class Expected:
    """A reinforcement: who, how strong, which turn."""

    name: str
    strength: str
    turn: int
    square: str


@dataclass(frozen=True, slots=True)
class Seen:
    """A line about the enemy: a contact and the words for it. ``sure`` counts up to three."""

    contact: Contact
    alias: str
    name: str
    square: str
    strength: str
    sure: int


def command_rows(
    telling: Account, formations: Sequence[str] = (), started: Mapping[str, int] | None = None
) -> tuple[BrigadeRows, ...]:
    """The brigades of a command as the turn left them. ``started`` gives strengths at the start of the battle."""
    turn = telling.turn
    lost = losses(turn.events)
    found = []
    for brigade, name, units in brigades_of(turn, formations):
        rows = tuple(_row(turn, unit, lost, started or {}) for unit in units if unit.arrives is None)
        if rows:
            note, worried = _command_note(turn, units)
            found.append(BrigadeRows(brigade, name, rows, note, worried))
    return tuple(found)


def _row(turn: Turn, unit: Unit, lost: Mapping[str, int], started: Mapping[str, int]) -> UnitRow:
    ruleset = turn.ruleset
    before = turn.before.unit_by_id.get(unit.id)
    left = 0 if unit.out else unit.strength or 0
    now = min(lost.get(unit.id, 0), before.strength or 0) if before is not None else 0
    if before is not None and not before.out and unit.out and unit.out != "retreated":
        now = before.strength or 0
    earlier = max(0, started.get(unit.id, left + now) - left - now)
    if unit.out:
        return UnitRow(unit, "", left, now, earlier, "", unit.out)
    reach = ruleset.reach(turn.after, unit)
    states = [STATES.get(key, key.replace("_", " ")) for key, value in unit.extra.items() if value is True]
    shown = ", ".join([unit.formation.replace("emergency-square", "emergency square"), *states])
    at = unit.at or (0.0, 0.0)
    return UnitRow(
        unit=unit,
        square=square_name(at, ruleset.vocabulary.square),
        left=left,
        lost_now=now,
        lost_before=earlier,
        reach=figure(reach) if reach else "–",
        state=shown,
        status=ruleset.command_status(turn.after, unit),
    )


def _command_note(turn: Turn, units: Sequence[Unit]) -> tuple[str, bool]:
    """``in command``; or who is not, and whether that is a worry."""
    statuses = {unit.id: turn.ruleset.command_status(turn.after, unit) for unit in units if unit.in_play}
    kinds = Counter(status for status in statuses.values() if status)
    if not kinds:
        return "", False
    if len(kinds) == 1:
        (only,) = kinds
        return COMMAND.get(only, only), only != "in"
    worse = [f"{count} of {len(statuses)} {COMMAND[status]}" for status, count in kinds.items() if status != "in"]
    return ", ".join(worse), True


def toll_of(turn: Turn, units: Iterable[Unit], lost: Mapping[str, int]) -> str:
    """Losses of several units: ``300 men and 2 guns``."""
    men = guns = 0
    for unit in units:
        points = lost.get(unit.id, 0)
        if unit.arm == "artillery":
            guns += 2 * points
        elif points:
            men += men_of(turn.ruleset, unit, points)
    return listed([text for text in (f"{men:,} men" if men else "", f"{guns} guns" if guns else "") if text])


def strength_words(turn: Turn, units: Sequence[Unit]) -> str:
    """What units in play stand for: ``2,300 men``, ``8 guns``."""
    return toll_of(turn, units, {unit.id: unit.strength or 0 for unit in units if not unit.out})


def expected(turn: Turn, formations: Sequence[str] = ()) -> tuple[Expected, ...]:
    """Reinforcements of a command still to come, by turn and brigade."""
    found: list[Expected] = []
    for _, name, units in brigades_of(turn, formations):
        for arrives in sorted({unit.arrives for unit in units if unit.arrives is not None}):
            coming = [unit for unit in units if unit.arrives == arrives]
            at = coming[0].at or (0.0, 0.0)
            found.append(
                Expected(name, strength_words(turn, coming), arrives, square_name(at, turn.ruleset.vocabulary.square))
            )
    return tuple(sorted(found, key=lambda row: row.turn))


def seen_of_the_enemy(turn: Turn, knowledge: Knowledge) -> tuple[Seen, ...]:
    """What was seen of the enemy, the surest first: named, seen now, then ghosts; those seen to fall come last."""
    rows = [_seen(turn, contact) for contact in knowledge.contacts if not contact.commander]
    return tuple(sorted(rows, key=_seen_order))


def _seen_order(row: Seen) -> tuple[bool, bool, int, float, float]:
    contact = row.contact
    return (bool(contact.fate), not contact.seen, -row.sure, -contact.at[1], contact.at[0])


def _seen(turn: Turn, contact: Contact) -> Seen:
    name = turn.after.unit_by_id[public_id(contact)].name if not contact.fate else contact.name or contact.arm
    words = [name[:1].upper() + name[1:]]
    if contact.fate:
        words.append({"eliminated": "destroyed", "retreat": "left the field"}.get(contact.fate, "gone"))
    else:
        words.append("" if "skirmishers" in name else in_formation(contact.formation))
        if not contact.seen:
            words.append(f"last seen {turn.clock.hour(contact.moment)}")
    sure = contact.certainty.rank + 1 if contact.seen or contact.fate else max(1, contact.certainty.rank)
    return Seen(
        contact=contact,
        alias="" if contact.certainty is Certainty.NAMED else contact.alias,
        name=", ".join(word for word in words if word),
        square=square_name(contact.at, turn.ruleset.vocabulary.square),
        strength="" if contact.fate else estimate_words(contact),
        sure=sure,
    )


def in_formation(formation: str) -> str:
    """``in line``, ``in skirmish order``; nothing for a battery."""
    return {
        "skirmish": "in skirmish order",
        "battery": "",
        "emergency-square": "in square",
        "": "",
    }.get(formation, f"in {formation}")


def estimate_words(contact: Contact) -> str:
    """``5 to 6 points``; ``unknown``."""
    if contact.strength is None:
        return "unknown"
    low, high = contact.strength
    return f"{low} to {high}"


def enemy_lost(turn: Turn) -> tuple[int, int]:
    """Points that the enemy was seen to lose this turn, and units seen destroyed."""
    lost = losses(turn.events)
    points = sum(count for unit_id, count in lost.items() if not turn.own(unit_id))
    units = sum(event.kind == "eliminated" and not turn.own(event.unit) for event in turn.events)
    return points, units


def own_units(turn: Turn, formations: Sequence[str] = ()) -> tuple[Unit, ...]:
    """The units of a command."""
    return tuple(unit for _, _, units in brigades_of(turn, formations) for unit in units)
