"""How armies that the program leads look beside those of their time: command, movement, idleness under fire, losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from battles.engine.battle import Battle
from battles.engine.contact import gap
from battles.engine.events import Event
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Resolution
from battles.reports.facts.account import Turn, account
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.facts.clock import Clock
from battles.reports.facts.idle import Why, reason_of
from battles.rulesets import find
from battles.services.staffing import intents_by_unit
from battles.simulation import Player, Terms
from battles.staff.army import Character, orders
from benchmarks._armies import ARMIES
from benchmarks._measuring import print_table

BATTLES, TURNS = 6, 12
#: Postures that send a command somewhere.
GOING = ("ATTACK", "ADVANCE")
#: A unit that is shot at in so many turns running, and does nothing, stands idle.
IDLE = 3
FIRE = ("gunfire", "musketry")
#: What a unit does of itself.
DEEDS = ("move", "formation", "pivot", "charge", "fire", "rally", "combat", "contact")


def main() -> None:
    """Print the figures of some battles, rulebook by rulebook."""
    rows = [_row(book) for book in ARMIES]
    print(f"Armies that the program leads, {BATTLES} battles of {TURNS} turns a rulebook, of a hundred:")  # noqa: T201
    heads = (
        "",
        "commanded",
        "commands told to go that went",
        "idle under fire",
        "no reason told",
        "lost",
        "by fire",
        "hand to hand",
    )
    print_table(heads, rows)


def _row(book: str) -> tuple[str, ...]:
    count: Counter[str] = Counter()
    for seed in range(BATTLES):
        count.update(figures(book, seed))
    return (
        find(book).title,
        _share(count["commanded"], count["checks"]),
        _share(count["went"], count["sent"]),
        str(count["idle"]),
        str(count["untold"]),
        _share(count["lost"], count["whole"]),
        _share(count["fire"], count["lost"]),
        _share(count["lost"] - count["fire"], count["lost"]),
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}" if whole else ""


def figures(book: str, seed: int) -> Counter[str]:
    """What came of one battle: how many checks, commands, idle units and losses."""
    player = Player(Terms(ARMIES[book](seed), turns=TURNS))
    battle, ruleset = player.battle, find(book)
    came = {unit.id: ruleset.measure.amount(unit) for unit in battle.units}
    count: Counter[str] = Counter(whole=sum(came.values()))
    under_fire: Counter[str] = Counter()
    turns: list[PlayedTurn] = []
    for _ in range(TURNS):
        sheets = {side.id: orders(ruleset, battle, side.id, Character.STEADY, came=came) for side in battle.sides}
        resolution = ruleset.resolve(battle, sheets, bytes([seed % 256]) * 32)
        events, after = resolution.events, replace(resolution.battle, log=())
        count.update(_checks(battle))
        for side in battle.sides:
            blocks = sheets[side.id].blocks
            sent = [block.scope for block in blocks if block.intent and block.intent.posture in GOING]
            count.update(_gone(battle, events, sent))
        for unit in _idle(battle, events, under_fire):
            if under_fire[unit] == IDLE:
                count["idle"] += 1
                count["untold"] += _is_untold(battle, sheets, resolution, unit)
        turns.append(PlayedTurn(battle, events, after))
        battle = after
    for loss in Chronicle(ruleset, tuple(turns), Clock(ruleset.minutes_per_turn)).losses:
        count["lost"] += loss.points
        count["fire"] += loss.points if loss.cause in FIRE else 0
    return count


def _checks(battle: Battle) -> Iterator[str]:
    """A check for each unit at the turn's start, and whether it is in command; none where the book has none."""
    ruleset = find(battle.ruleset)
    for unit in battle.units:
        status = ruleset.command_status(battle, unit) if unit.in_play else ""
        if status:
            yield "checks"
            if status == "in":
                yield "commanded"


def _gone(battle: Battle, events: Sequence[Event], sent: Sequence[Sequence[str]]) -> Iterator[str]:
    """A command that is sent, none of whose units stands within reach of an enemy, and whether any of them stirs."""
    ruleset = find(battle.ruleset)
    stirred = {event.unit for event in events if event.kind in ("move", "charge", "formation", "pivot")}
    tree = ruleset.commands(battle)
    for scope in sent:
        units = [unit for command in tree.all if command.id in scope for unit in command.units]
        there = [battle.unit_by_id[unit] for unit in units if battle.unit_by_id[unit].in_play]
        if there and not any(_near(battle, unit.id) for unit in there):
            yield "sent"
            if stirred.intersection(unit.id for unit in there):
                yield "went"


def _near(battle: Battle, unit: str) -> bool:
    """Whether an enemy is near a unit, as its rulebook has it and as it measures: from ground to ground."""
    ruleset, side = find(battle.ruleset), battle.side_of[unit]
    here = ruleset.footprint(battle, battle.unit_by_id[unit])
    return any(
        other.in_play and other.at is not None and gap(here, ruleset.footprint(battle, other)) <= ruleset.lengths.near
        for other in battle.units
        if battle.side_of[other.id] != side
    )


def _is_untold(battle: Battle, sheets: Mapping[str, OrderSheet], resolution: Resolution, unit: str) -> bool:
    """Whether a report has no better reason for a unit that stood than that it came no nearer."""
    side = battle.side_of[unit]
    intents = intents_by_unit(battle, side, sheets[side])
    if unit not in intents:
        return True
    ruleset = find(battle.ruleset)
    after, events = replace(resolution.battle, log=()), tuple(resolution.events)
    turn = Turn(ruleset, side, battle, after, events, Clock(ruleset.minutes_per_turn), intents)
    actions = tuple(action for action in account(turn).actions if action.side == side)
    return reason_of(turn, battle.unit_by_id[unit], intents[unit], actions).why is Why.NOTHING


def _idle(battle: Battle, events: Sequence[Event], under_fire: Counter[str]) -> Iterator[str]:
    """The units that were shot at in this turn and did nothing; how long they have been so is kept."""
    doing = {event.unit for event in events if event.kind in DEEDS}
    shot = {event.target for event in events if event.kind == "fire"}
    for unit in battle.units:
        if unit.id in shot and unit.id not in doing and unit.arm != "artillery":
            under_fire[unit.id] += 1
            yield unit.id
        else:
            under_fire[unit.id] = 0
