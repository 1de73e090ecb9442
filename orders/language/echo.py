"""The echo: the lines of a sheet said back to its writer, with what they will come to by what he knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from battles.engine.battle import Battle, Unit
from battles.engine.commands import is_under
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import distance
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.orders import (
    Action,
    Direction,
    GeneralOrder,
    OrderSheet,
    Place,
    PlaceKind,
    UnitOrder,
)
from battles.engine.protocol import Ruleset
from battles.engine.squares import square_name
from battles.engine.worded import Worded, besides, listed, worded, worded_count
from orders.language.forecasts import Forecast, forecast, where
from orders.language.names import Names
from orders.language.plainly import commands, counted, purpose, troops
from orders.language.speaking import Speaker
from orders.language.standing_said import standing_said

#: A general this near to where he is sent (in table units) is there.
THERE = 0.25


@dataclass(frozen=True, slots=True)
class Understood:
    """A line that was understood: ``normal`` as it could be sent again, ``head`` and ``orders`` as people say it.

    ``read`` holds the words it was read from, if not in the order language, ``because`` what to know of it. ``plainly``
    is a head without words of the order language, for those who wrote none; empty where it would be the same. ``bare``
    is a heading below which nothing was written, as on an order page that was not filled in.
    """

    line: int
    text: str
    normal: str
    depth: int
    head: str
    orders: str = ""
    forecasts: tuple[Forecast, ...] = ()
    outlook: str = ""
    note: str = ""
    read: str = ""
    because: tuple[Worded, ...] = ()
    plainly: str = ""
    bare: bool = False


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
        self.whole = {command: frozenset(unit.id for unit in units) for command, units in commands(names, view)}

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
                name = worded("General {name}", name=self.names.general_name(general.formation))
                orders = self.speaker.actions(general.actions, of_general=True)
                yield replace(said, head=name, orders=orders, outlook=self.ride(general))
            else:
                head, outlook = self.other_line(line.line, normal)
                yield replace(said, head=head, outlook=outlook, plainly=self.plainly(line.line))

    def plainly(self, number: int) -> str:
        """What a line says of a whole command, without words of the order language; empty for any other line."""
        for block in self.sheet.blocks:
            if block.intent and block.intent.line == number:
                command = counted(self.speaker.labels(block.scope), len(self.units_in(block.scope)))
                return worded("{troops}: {orders}", troops=command, orders=purpose(block.intent, self.speaker))
        if self.sheet.intent and self.sheet.intent.line == number:
            orders = purpose(self.sheet.intent, self.speaker)
            return worded("{troops}: {orders}", troops=worded("All"), orders=orders)
        return ""

    def unit_line(self, said: Understood, units: list[UnitOrder]) -> Understood:
        """A line of orders for units. No forecast is made for a unit that an earlier line may have moved."""
        moved = {order.unit for order in self.sheet.units if order.line < said.line}
        fresh = [order for order in units if order.unit not in moved]
        found = [self.forecast(order) for order in fresh]
        unseen = [self.unseen(identifier) for identifier in dict.fromkeys(mentioned(units[0].actions))]
        return replace(
            said,
            note=listed((note for note in (said.note, *unseen) if note), besides),
            head=troops([order.unit for order in units], self.whole, self.speaker.label),
            orders=self.speaker.actions(units[0].actions),
            forecasts=tuple(one for one in found if one is not None),
        )

    def forecast(self, order: UnitOrder) -> Forecast | None:
        """What an order will come to. One that cannot be worked out is left out: a forecast never costs a sheet."""
        try:
            return forecast(self.view, self.ruleset, order.unit, order.actions)
        except Exception:
            return None

    def unseen(self, identifier: str) -> str:
        """That an enemy is out of sight, and where he was last; empty for one in sight."""
        last = self.last_seen.get(identifier, "")
        if not last:
            return ""
        return worded("{enemy} is not in sight now, but was {last}", enemy=self.speaker.label(identifier), last=last)

    def other_line(self, number: int, normal: str) -> tuple[str, str]:
        """A line that is for no single unit, and what it will come to."""
        block = next((block for block in self.sheet.blocks if block.line == number), None)
        if block is not None:
            of = f"{block.kind} {self.speaker.labels(block.scope)}"
            head = counted(of, len(self.units_in(block.scope)))
            if block.intent is None or block.intent.line != number:
                return head, ""
            said = worded("{command}: {intent}", command=head, intent=self.intent_said(block.intent.posture, number))
            return said, self.march_to(block.scope, number)
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
            scope = troops(standing[0].scope, self.whole, self.speaker.label) or worded("all")
            told = (standing_said(one, self.ruleset.vocabulary, self.speaker.label) for one in standing)
            return worded("Standing order for {scope}: {orders}", scope=scope, orders=listed(told, besides)), ""
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
            return worded("no unit is left for it: each has a line of its own")
        if goal is None or objective is None:
            return ""
        length, nearest = min(((distance(unit.at, goal), unit) for unit in units if unit.at), key=lambda pair: pair[0])
        try:
            reach = self.ruleset.reach(self.view, nearest)
        except Exception:
            reach = 0.0
        turns = -int(-length // reach) if reach else 0
        moved = worded_count(
            "{count} unit without a line of its own", "{count} units without a line of their own", len(units)
        )
        values = {"units": moved, "place": self.speaker.place(objective), "length": self.speaker.length(length)}
        if turns <= 1:
            return worded("{units}; {place} is {length} from the nearest", **values)
        return worded(
            "{units}; {place} is {length} from the nearest, {turns} of marching",
            turns=worded_count("{count} turn", "{count} turns", turns),
            **values,
        )

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
        if length < THERE:
            return worded("he is there already")
        square = square_name(points[-1], self.ruleset.vocabulary.square)
        return worded("a ride of {length} to {square}", length=self.speaker.length(length), square=square)

    def units_in(self, scope: tuple[str, ...]) -> list[Unit]:
        """The units in play of a scope of formations or units."""
        return [unit for unit in self.view.units if unit.in_play and is_under(self.view, self.names.tree, scope, unit)]


def ghosts(knowledge: Knowledge | None, square: float) -> Mapping[str, str]:
    """The enemies out of sight by id, with when and where they were last seen."""
    contacts = knowledge.contacts if knowledge else ()
    return {
        public_id(contact): worded(
            "in turn {turn} at {square}", turn=int(contact.moment), square=square_name(contact.at, square)
        )
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
