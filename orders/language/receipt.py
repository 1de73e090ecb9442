"""The receipt: what became of a sheet, line by line, and what will happen if it stays as it is.

It is computed from the sheet, the writer's names and what his side knows; nothing else can get into it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from battles.engine.battle import Battle, Unit
from battles.engine.geometry import distance
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.orders import (
    Action,
    Decision,
    Direction,
    GeneralOrder,
    OrderSheet,
    Place,
    PlaceKind,
    RefusedLine,
    Standing,
    UnitOrder,
)
from battles.engine.protocol import Ruleset
from orders.language.changes import Change, changes
from orders.language.forecasts import Forecast, forecast, map_square, where
from orders.language.grammar import SHELF
from orders.language.names import Names
from orders.language.spoken import Speaker


@dataclass(frozen=True, slots=True)
class Understood:
    """A line that was understood: ``normal`` as it could be sent again, ``head`` and ``orders`` as people say it."""

    line: int
    text: str
    normal: str
    depth: int
    head: str
    orders: str = ""
    forecasts: tuple[Forecast, ...] = ()
    outlook: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Idle:
    """Troops that nothing on the sheet moves: a whole command, or some units of one (``part``)."""

    command: str
    label: str
    units: tuple[str, ...]
    part: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """How one decision stands for a scope (empty: all): by the writer's order or by default."""

    decision: str
    choice: str
    scope: tuple[str, ...] = ()
    given: bool = False


@dataclass(frozen=True, slots=True)
class Receipt:
    """All that a player is told about his sheet. ``changes`` is ``None`` for the first sheet of a turn."""

    turn: int
    unit_of_length: str
    understood: tuple[Understood, ...]
    refused: tuple[RefusedLine, ...]
    idle: tuple[Idle, ...]
    rules: tuple[Rule, ...]
    changes: tuple[Change, ...] | None
    labels: Mapping[str, str]
    fires_at_will: bool = False

    @property
    def without_orders(self) -> tuple[Idle, ...]:
        """The commands for which the sheet holds nothing at all."""
        return tuple(idle for idle in self.idle if not idle.part)

    @property
    def refused_lines(self) -> int:
        """How many lines were refused, wholly or in part."""
        return len({refused.line for refused in self.refused})

    def as_mapping(self) -> dict[str, Any]:
        """The receipt as JSON: the contract's ``accepted`` and ``refused``, and the rest of it under further keys.

        ``text`` of an accepted line is its normal form, of a refused one what was sent. ``did_you_mean`` is empty when
        nothing that would be accepted lies near.
        """
        return {
            "accepted": [{"line": line.line, "text": line.normal} for line in self.understood],
            "refused": [refusal_mapping(refused) for refused in self.refused],
            "without_orders": [{"command": idle.command, "name": idle.label} for idle in self.without_orders],
            "idle_units": [unit for idle in self.idle for unit in idle.units],
            "standing": [
                {"decision": rule.decision, "choice": rule.choice, "scope": list(rule.scope), "given": rule.given}
                for rule in self.rules
            ],
            "forecasts": [forecast_mapping(found) for line in self.understood for found in line.forecasts],
            "changes": None if self.changes is None else [change_mapping(change) for change in self.changes],
        }


def refusal_mapping(refused: RefusedLine) -> dict[str, Any]:
    """A refused line as JSON."""
    best = refused.suggestions[0] if refused.suggestions else None
    return {
        "line": refused.line,
        "text": refused.text,
        "reason": refused.reason.value,
        "did_you_mean": best.text if best else "",
        "confidence": best.confidence if best else 0.0,
        "explanation": refused.explanation,
        "suggestions": [suggestion.text for suggestion in refused.suggestions],
    }


def forecast_mapping(found: Forecast) -> dict[str, Any]:
    """A forecast as JSON."""
    return {
        "unit": found.unit,
        "square": found.square,
        "marched": round(found.marched, 2),
        "wanted": round(found.wanted, 2),
        "falls_short": found.falls_short,
    }


def change_mapping(change: Change) -> dict[str, Any]:
    """A change as JSON."""
    return {"line": change.line, "about": change.about, "now": change.now, "before": change.before}


def make_receipt(
    sheet: OrderSheet,
    names: Names,
    ruleset: Ruleset,
    view: Battle,
    *,
    previous: OrderSheet | None = None,
    knowledge: Knowledge | None = None,
) -> Receipt:
    """The receipt of a sheet.

    ``view`` is the battle as the writer's side knows it, ``previous`` the sheet that this one replaces. With the side's
    ``knowledge`` the receipt says which of the enemies that are named are out of sight.
    """
    vocabulary = ruleset.vocabulary
    speaker = Speaker(names, SHELF.grammar_of(vocabulary), ruleset.unit_of_length)
    lines = Lines(sheet, names, ruleset, view, speaker, ghosts(knowledge, vocabulary.square))
    rules = tuple(standing_plan(sheet, vocabulary.decisions))
    at_will = next((rule.choice for rule in rules if rule.decision == "fire at will" and not rule.scope), "")
    return Receipt(
        turn=names.turn,
        unit_of_length=ruleset.unit_of_length,
        understood=tuple(lines.understood()),
        refused=tuple(sorted(sheet.refused, key=lambda refused: refused.line)),
        idle=tuple(idle_troops(sheet, names, view)),
        rules=rules,
        changes=None if previous is None else changes(previous, sheet, names),
        labels={entry.id: entry.label for entry in names.by_id.values()},
        fires_at_will=at_will == "ALWAYS",
    )


class Lines:
    """The lines of a sheet said back to its writer, with what they will come to."""

    def __init__(
        self,
        sheet: OrderSheet,
        names: Names,
        ruleset: Ruleset,
        view: Battle,
        speaker: Speaker,
        last_seen: Mapping[str, str],
    ) -> None:
        self.last_seen = last_seen
        self.sheet = sheet
        self.names = names
        self.ruleset = ruleset
        self.view = view
        self.speaker = speaker

    def understood(self) -> Iterator[Understood]:
        """Every understood line in sheet order."""
        for line in self.sheet.lines:
            units = [order for order in self.sheet.units if order.line == line.line]
            general = next((order for order in self.sheet.generals if order.line == line.line), None)
            normal = "KEY" if line.normal.startswith("KEY ") else line.normal  # a secret is not repeated
            said = Understood(line.line, line.text, normal, line.depth, normal, note=line.note)
            if units:
                yield self.unit_line(said, units)
            elif general:
                head = f"General {self.names.general_name(general.formation)}"
                orders = self.speaker.actions(general.actions, of_general=True)
                yield replace(said, head=head, orders=orders, outlook=self.ride(general))
            else:
                head, outlook = self.other_line(line.line, normal)
                yield replace(said, head=head, outlook=outlook)

    def unit_line(self, said: Understood, units: list[UnitOrder]) -> Understood:
        """A line of orders for units. No forecast is made for a unit that an earlier line may have moved."""
        moved = {order.unit for order in self.sheet.units if order.line < said.line}
        fresh = [order for order in units if order.unit not in moved]
        found = [forecast(self.view, self.ruleset, order.unit, order.actions) for order in fresh]
        unseen = [self.unseen(identifier) for identifier in dict.fromkeys(mentioned(units[0].actions))]
        return replace(
            said,
            note="; ".join(note for note in (said.note, *unseen) if note),
            head=self.speaker.labels(order.unit for order in units),
            orders=self.speaker.actions(units[0].actions),
            forecasts=tuple(one for one in found if one is not None),
        )

    def unseen(self, identifier: str) -> str:
        """That an enemy is out of sight, and where he was last; empty for one in sight."""
        last = self.last_seen.get(identifier, "")
        return f"{self.speaker.label(identifier)} is not in sight now, but was {last}" if last else ""

    def other_line(self, number: int, normal: str) -> tuple[str, str]:
        """A line that is for no single unit, and what it will come to."""
        block = next((block for block in self.sheet.blocks if block.line == number), None)
        if block is not None:
            count = len(self.units_in(block.scope))
            head = f"{block.kind} {self.speaker.labels(block.scope)} ({counted(count, 'unit')})"
            return head, self.march_to(block.scope, number) if block.intent and block.intent.line == number else ""
        for block in self.sheet.blocks:
            if block.intent and block.intent.line == number:
                return self.intent_said(block.intent.posture, number), self.march_to(block.scope, number)
        if self.sheet.intent and self.sheet.intent.line == number:
            return self.intent_said(self.sheet.intent.posture, number), ""
        if normal.startswith("PRIORITY "):
            ids = [identifier.strip() for identifier in normal.removeprefix("PRIORITY ").split(",")]
            return f"PRIORITY {self.speaker.labels(ids)}", ""
        standing = [standing for standing in self.sheet.standing if standing.line == number]
        if standing:
            scope = self.speaker.labels(standing[0].scope) or "all"
            return f"STANDING for {scope}: {'; '.join(one.text for one in standing)}", ""
        return normal, ""

    def intent_said(self, posture: str, number: int) -> str:
        """An intent with its objective by name."""
        intents = [block.intent for block in self.sheet.blocks] + [self.sheet.intent]
        objective = next((i.objective for i in intents if i and i.line == number and i.objective), None)
        return f"INTENT {posture}{f' {self.speaker.place(objective)}' if objective else ''}"

    def march_to(self, scope: tuple[str, ...], number: int) -> str:
        """How far off the objective of a block's intent is."""
        block = next(b for b in self.sheet.blocks if b.scope == scope and b.intent and b.intent.line == number)
        objective = block.intent.objective if block.intent else None
        goal = where(self.view, objective) if objective else None
        ordered = {order.unit for order in self.sheet.units}
        units = [unit for unit in self.units_in(scope) if unit.at and unit.id not in ordered]
        if not units:
            return "no unit is left for it: each has a line of its own"
        if goal is None or objective is None:
            return ""
        length, nearest = min(((distance(unit.at, goal), unit) for unit in units if unit.at), key=lambda pair: pair[0])
        reach = self.ruleset.reach(self.view, nearest)
        turns = -int(-length // reach) if reach else 0
        pace = f", {counted(turns, 'turn')} of marching" if turns > 1 else ""
        return (
            f"{counted(len(units), 'unit')} without a line of its own; {self.speaker.place(objective)} is "
            f"{self.speaker.length(length)} from the nearest{pace}"
        ).replace("units without a line of its own", "units without a line of their own")

    def ride(self, order: GeneralOrder) -> str:
        """How far a general's last place is from where he stands, and its map square."""
        formation = self.view.formation_by_id.get(order.formation)
        start = formation.commander.at if formation and formation.commander else None
        places = [action.arguments.get("place") for action in order.actions]
        goals = [where(self.view, place) for place in places if isinstance(place, Place)]
        points = [goal for goal in goals if goal is not None]
        if start is None or not points:
            return ""
        length = sum(distance(a, b) for a, b in zip((start, *points), points, strict=False))
        return f"a ride of {self.speaker.length(length)} to {map_square(points[-1], self.ruleset.vocabulary.square)}"

    def units_in(self, scope: tuple[str, ...]) -> list[Unit]:
        """The units in play of a scope of formations or units."""
        return [unit for unit in self.view.units if unit.in_play and in_scope(self.view, unit, scope)]


def ghosts(knowledge: Knowledge | None, square: float) -> Mapping[str, str]:
    """The enemies out of sight by id, with when and where they were last seen."""
    contacts = knowledge.contacts if knowledge else ()
    return {
        public_id(contact): f"in turn {int(contact.moment)} at {map_square(contact.at, square)}"
        for contact in contacts
        if not contact.seen and not contact.fate
    }


def mentioned(actions: tuple[Action, ...]) -> Iterator[str]:
    """The ids of units that some actions name."""
    for action in actions:
        for argument in action.arguments.values():
            place = argument.toward if isinstance(argument, Direction) else argument
            if isinstance(place, Place) and place.kind is PlaceKind.UNIT:
                yield place.ref
            elif isinstance(argument, str):
                yield argument
            elif isinstance(argument, tuple):
                yield from (item for item in argument if isinstance(item, str))


def counted(count: int, word: str) -> str:
    """A number with its word: ``1 unit``, ``5 units``."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def in_scope(view: Battle, unit: Unit, scope: tuple[str, ...]) -> bool:
    """Whether a unit is one of a scope, or below one of its formations."""
    if unit.id in scope or (unit.arm == "artillery" and f"{unit.of}/artillery" in scope):
        return True
    return any(formation.id in scope for formation in view.chain(unit.of))


def idle_troops(sheet: OrderSheet, names: Names, view: Battle) -> Iterator[Idle]:
    """The writer's troops that no line and no intent of the sheet moves, by command."""
    if sheet.intent is not None:
        return
    lines = {order.unit for order in sheet.units} | {unit for order in sheet.groups for unit in order.units}
    covered = [block.scope for block in sheet.blocks if block.intent or block.actions]
    for formation, units in commands(names, view):
        idle = tuple(
            unit.id
            for unit in units
            if unit.id not in lines and not any(in_scope(view, unit, scope) for scope in covered)
        )
        if idle:
            whole = len(idle) == len(units)
            yield Idle(formation, names.label(formation), idle, part=not whole)


def commands(names: Names, view: Battle) -> Iterator[tuple[str, tuple[Unit, ...]]]:
    """The lowest commands of the writer, in file order, each with its units in play that take his orders."""
    for formation in view.formations:
        own = [unit for unit in view.units if unit.of == formation.id and unit.id in names.ordered and unit.in_play]
        guns = [unit for unit in own if unit.arm == "artillery" and formation.kind == "division"]
        troops = tuple(unit for unit in own if unit not in guns)
        if troops:
            yield formation.id, troops
        if guns:
            yield f"{formation.id}/artillery", tuple(guns)


def standing_plan(sheet: OrderSheet, decisions: tuple[Decision, ...]) -> Iterator[Rule]:
    """How every decision stands: what was ordered, wide scopes first, then what holds by default."""
    for decision in decisions:
        given = [standing for standing in sheet.standing if standing.decision == decision.name]
        for standing in sorted(given, key=lambda one: bool(one.scope)):
            yield Rule(decision.name, choice_text(standing), standing.scope, given=True)
        if not any(not standing.scope and not standing.conditions for standing in given):
            arms = ", ".join(f"{arm} {choice}" for arm, choice in decision.default_by_arm)
            yield Rule(decision.name, f"{decision.default} ({arms})" if arms else decision.default)


def choice_text(standing: Standing) -> str:
    """The choice of a standing order with its conditions."""
    return standing.text.removeprefix(f"{standing.decision}: ")
