"""A player's own troops as a table for his mails: men, losses, command and place of each brigade."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from battles import rulesets
from battles.engine.battle import Battle, Unit
from battles.engine.protocol import Ruleset
from battles.reports.prose.words import square_name
from campaigns.models import Seat
from orders.services.letters.rendering import table

HEAD = ("", "strength", "lost", "state", "at")


@dataclass(frozen=True, slots=True)
class BrigadeRow:
    """One brigade, or a division's batteries, in words. ``lost`` is what it lost in the turn, ``-`` for nothing."""

    name: str
    strength: str
    lost: str
    state: str
    at: str


def brigade_rows(before: Battle, after: Battle, seat: Seat) -> tuple[BrigadeRow, ...]:
    """The brigades under a seat's command in file order, with what they lost in between."""
    ruleset = rulesets.find(after.ruleset)
    earlier = before.unit_by_id
    rows = []
    for name, units in commands_of(after, seat).items():
        here = [unit for unit in units if unit.in_play]
        coming = [unit.arrives for unit in units if unit.arrives is not None and not unit.out]
        if not here and coming:
            rows.append(BrigadeRow(name, strength_of(ruleset, units), "-", f"comes in turn {min(coming)}", "-"))
            continue
        lost = sum(
            points_of(ruleset, earlier[unit.id]) - points_of(ruleset, unit) for unit in units if unit.id in earlier
        )
        rows.append(
            BrigadeRow(
                name=name,
                strength=strength_of(ruleset, here),
                lost=f"{lost:,}" if lost > 0 else "-",
                state=state_of(ruleset, after, here),
                at=squares_of(ruleset, here),
            )
        )
    return tuple(rows)


def commands_of(battle: Battle, seat: Seat) -> Mapping[str, tuple[Unit, ...]]:
    """The brigades that a seat commands, by name, with their units; batteries of a division stand by themselves."""
    side = seat.side.key if seat.side else ""
    found: dict[str, tuple[Unit, ...]] = {}
    for formation in battle.formations:
        chain = {link.id for link in battle.chain(formation.id)}
        if battle.side_of_formation(formation.id) != side or (seat.formations and not chain & set(seat.formations)):
            continue
        units = tuple(unit for unit in battle.units if unit.of == formation.id)
        if units:
            guns = formation.kind != "brigade" and all(unit.arm == "artillery" for unit in units)
            found[f"{formation.label} artillery" if guns else formation.label] = units
    return found


def points_of(ruleset: Ruleset, unit: Unit) -> int:
    """Men, or guns for artillery, that a unit has left."""
    return 0 if unit.out else ruleset.men(unit)


def strength_of(ruleset: Ruleset, units: list[Unit] | tuple[Unit, ...]) -> str:
    """Men of a command, or its batteries."""
    if not units:
        return "gone"
    if all(unit.arm == "artillery" for unit in units):
        return f"{len(units)} {'battery' if len(units) == 1 else 'batteries'}"
    return f"{sum(ruleset.men(unit) for unit in units if unit.arm != 'artillery'):,} men"


def state_of(ruleset: Ruleset, battle: Battle, units: list[Unit]) -> str:
    """How the command stands with its commander: the worst of its units counts."""
    words = {"in": "in command", "cautious": "cautious", "out": "out of command", "": ""}
    found = {ruleset.command_status(battle, unit) for unit in units}
    worst = next((status for status in ("out", "cautious", "in") if status in found), next(iter(sorted(found)), ""))
    return words.get(worst, worst)


def squares_of(ruleset: Ruleset, units: list[Unit]) -> str:
    """The map squares a command stands on, from the most western to the most eastern: ``M9-N9``."""
    size = ruleset.vocabulary.square
    places = sorted(unit.at for unit in units if unit.at is not None)
    if not places:
        return "-"
    first, last = square_name(places[0], size), square_name(places[-1], size)
    return first if first == last else f"{first}-{last}"


def as_text(rows: tuple[BrigadeRow, ...]) -> str:
    """The rows as a table in plain text."""
    cells = [(row.name, row.strength, row.lost, row.state, row.at) for row in rows]
    return table(("YOUR TROOPS", *HEAD[1:]), cells, numbers=(1, 2))
