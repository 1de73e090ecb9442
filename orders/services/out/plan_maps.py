"""The map of a receipt: how far each mover will get by its orders, as far as the player can know.

It is drawn from the stored sheet and the side's view of the turn, with the forecasts that the receipt tells in words.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from django.utils.translation import gettext as _

from battles.engine.battle import Battle, Point
from battles.reports.scene import Plan, Scene, build_scene, troops_window
from battles.reports.telephone import telephone_map
from battles.reports.tongues import ENGLISH
from battles.services import reading as orders_reading
from battles.services.game_clock import clock_of
from battles.services.papers.seat import MAP_PX, due_of, plaque_of, position_map
from battles.services.proposals import meant
from battles.services.theatre_maps import plan_png
from campaigns.models import Game, Sheet
from campaigns.services import referees
from campaigns.services.seating import part_in
from orders.language.forecasts import Forecast, where

#: The map of a plan may show this part of the least width that a report's map shows: it is about the movers alone.
CLOSER = 0.6


def plan_map(sheet: Sheet) -> bytes:
    """The map of a sheet as PNG; the troops as they stand when nothing on the sheet moves them."""
    if sheet.turn.game.kind == Game.Kind.CAMPAIGN:
        found = referees.of(sheet.turn.game).read(sheet.turn, sheet.seat, sheet.normal_form, None)
        return plan_png(sheet.turn, sheet.seat, found.receipt.expected)
    scene = plan_scene(sheet)
    if scene is None:
        return position_map(sheet.turn, sheet.seat)
    what = _("Your orders, turn {number}").format(number=sheet.turn.number)
    return telephone_map(scene, plaque_of(sheet.turn, what, None, due_of(sheet.turn, sheet.seat)), MAP_PX)


def plan_scene(sheet: Sheet) -> Scene | None:
    """What the map of a sheet shows; ``None`` when nothing on the sheet moves."""
    seat, turn = sheet.seat, sheet.turn
    reading = orders_reading.read(seat, turn, sheet.normal_form)
    receipt = orders_reading.receipt_of(reading, None)
    plans = [plan for line in receipt.understood for found in line.forecasts for plan in _plan(found)]
    plans += [plan for each in meant(reading) for found in each.forecasts for plan in _plan(found)]
    if not plans:
        return None
    view = reading.view
    intents = [reading.sheet.intent, *(block.intent for block in reading.sheet.blocks)]
    named = [where(view.battle, intent.objective) for intent in intents if intent and intent.objective]
    clock, lengths = clock_of(turn.game), reading.ruleset.lengths
    return build_scene(
        reading.ruleset,
        view.battle,
        side=view.side,
        words=ENGLISH.labels.map,
        command=part_in(turn.game, seat).own,
        knowledge=view.knowledge,
        plans=plans,
        objectives=[place for place in named if place is not None],
        window=troops_window(
            view.battle, list(_places(view.battle, plans, lengths.near)), lengths.margin, lengths.window * CLOSER
        ),
        caption=_("Your orders for turn {number}, as far as you can know").format(number=turn.number),
        clock=ENGLISH.hours(clock).hour,
    )


def _plan(found: Forecast) -> Iterator[Plan]:
    """A forecast in the terms of a map."""
    if found.after is not None:
        target = found.charges[0] if found.charges else ""
        yield Plan(found.after, found.way, found.unreached, target, in_reach=not found.charge_falls_short)


def _places(battle: Battle, plans: Sequence[Plan], near: float) -> Iterator[Point]:
    """What the map must show: the ways, those who are charged, and goals no farther than ``near`` from their ends."""
    for plan in plans:
        yield from plan.way
        yield from (place for place in plan.unreached[-1:] if math.dist(place, plan.way[-1]) <= near)
        target = battle.unit_by_id.get(plan.target)
        if (
            target is not None
            and target.at is not None
            and (plan.in_reach or math.dist(target.at, plan.way[-1]) <= near)
        ):
            yield target.at
