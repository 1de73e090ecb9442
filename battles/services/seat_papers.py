"""A seat's papers: map, report, position, order form. Each is drawn from what is stored, the same bytes every time."""

from __future__ import annotations

from battles import rulesets
from battles.models import Turn
from battles.reports.pens import png
from battles.reports.scene import build_scene
from battles.services.game_clock import clock_of
from battles.services.knowing import view_after, view_before, view_start
from campaigns.models import Seat

#: Twice the width at which mail programs show it, so that it is sharp on a telephone.
MAP_PX = 1216


def side_of(seat: Seat) -> str:
    """The battle file's id of the seat's side. Raises ``ValueError`` for a seat that has none."""
    if seat.side is None:
        raise ValueError(f"{seat} has no side, so there is nothing it may be shown")
    return seat.side.key


def report_map(turn: Turn, seat: Seat) -> bytes:
    """The field as a resolved turn left it, with what happened, as PNG."""
    side = side_of(seat)
    start, end = view_start(turn, side), view_after(turn, side)
    clock = clock_of(turn.battle)
    scene = build_scene(
        rulesets.find(end.battle.ruleset),
        end.battle,
        side=side,
        command=tuple(seat.formations),
        knowledge=end.knowledge,
        before=start.battle,
        events=end.events,
        caption=f"Known to you at {clock.hour(end.battle.turn)}",
        clock=clock.hour,
    )
    return png.render(scene, MAP_PX)


def position_map(turn: Turn, seat: Seat) -> bytes:
    """The field as the seat's troops see it when a turn opens, as PNG."""
    side = side_of(seat)
    view = view_before(turn, side)
    clock = clock_of(turn.battle)
    scene = build_scene(
        rulesets.find(view.battle.ruleset),
        view.battle,
        side=side,
        command=tuple(seat.formations),
        knowledge=view.knowledge,
        caption=f"Known to you at {clock.hour(view.battle.turn)}",
        clock=clock.hour,
    )
    return png.render(scene, MAP_PX)
