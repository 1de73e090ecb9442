"""A seat's papers: map, report, order form. Each is drawn from what is stored, the same bytes every time.

A *position* is what the seat's troops see when a turn opens, before anything has been reported: the first call for
orders carries it. A *report* tells of a resolved turn and asks for the orders of the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battle import Battle as EngineBattle
from battles.engine.orders import Intent
from battles.reports.documents import (
    Due,
    OrderForm,
    SeatBrief,
    TurnReportData,
    form_brigades,
    form_generals,
    order_form,
    seen_data,
    turn_report,
)
from battles.reports.documents.maps import marks_of
from battles.reports.facts import Turn as Telling
from battles.reports.pens import pdf
from battles.reports.scene import Scene, build_scene, own_places, troops_window
from battles.reports.scene.plaque import Plaque
from battles.reports.telephone import plaque, telephone_map
from battles.reports.tongues import ENGLISH
from battles.services.correspondence import letters_to, ordered
from battles.services.game_clock import clock_of
from battles.services.kept import kept
from battles.services.knowing import SideView, opening_battle, view_after, view_before, view_start
from battles.services.reading import ordered_by
from battles.services.staffing import intents_by_unit
from campaigns.models import Game, Seat, Turn
from campaigns.models.documents import fingerprint, peek
from campaigns.services.dice_proofs import is_sealed
from campaigns.services.seating import part_in
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.following import turn_after
from campaigns.services.turns.sheets import current_sheets
from campaigns.services.turns.timetable import place_of

#: Twice the width at which mail programs show it, so that it is sharp on a telephone.
MAP_PX = 1216


def side_of(seat: Seat) -> str:
    """The battle file's id of the seat's side. Raises ``ValueError`` for a seat that has none."""
    if seat.side is None:
        raise ValueError(f"{seat} has no side, so there is nothing it may be shown")
    return seat.side.key


def report_map(turn: Turn, seat: Seat, told: TurnReportData | None = None) -> bytes:
    """The field as a resolved turn left it, with what happened and the numbers of its story, as PNG.

    ``told`` is the turn's report where it has been asked for already.
    """
    told = told or report_data(turn, seat, turn_after(turn))
    happened = {"before": told.before, "events": told.events, "marks": marks_of(told.telling)}
    head = plaque_of(turn, told.tongue.numbers(told.turn), told.after.turn, told.due)
    return _drawn(turn, seat, view_after(turn, side_of(seat)), head, **happened)


def position_map(turn: Turn, seat: Seat) -> bytes:
    """The field as the seat's troops see it when a turn opens, as PNG."""
    view = view_before(turn, side_of(seat))
    number = view.battle.turn
    head = plaque_of(turn, ENGLISH.labels.map.turn.format(turn=number), number, due_of(turn, seat))
    return _drawn(turn, seat, view, head)


def plaque_of(turn: Turn, what: str, moment: float | None, due: Due) -> Plaque:
    """The head and foot of a map of a turn: what it shows, at which moment if at one, until when orders are due."""
    clock = clock_of(turn.game)
    hour = ENGLISH.hours(clock).hour(moment) if moment is not None and clock.at(moment) else ""
    return plaque(ENGLISH, turn.game.title, what, hour, due)


def position_sheet(turn: Turn, seat: Seat) -> bytes:
    """The field as the seat's troops see it when a turn opens, as a PDF to print."""
    return pdf.render(_scene(turn, view_before(turn, side_of(seat)), part_in(turn.game, seat).own))


def report(turn: Turn, seat: Seat) -> bytes:
    """The report of a resolved turn as a PDF."""
    return turn_report(report_data(turn, seat, turn_after(turn)))


def form_for(turn: Turn, seat: Seat) -> bytes:
    """The order form for an open turn that no report announces, as a PDF to fill in."""
    side = side_of(seat)
    view, clock = view_before(turn, side), clock_of(turn.game)
    ruleset = rulesets.find(view.battle.ruleset)
    telling = Telling(ruleset, side, view.battle, view.battle, (), clock)
    writer = brief(turn, seat)
    form = OrderForm(
        title=view.battle.title,
        seat=writer,
        turn=view.battle.turn,
        deadline=ENGLISH.short_deadline(due_of(turn, seat).at),
        brigades=form_brigades(telling, writer),
        ruleset=ruleset,
        generals=form_generals(telling, writer),
        span=ENGLISH.hours(clock).span(view.battle.turn),
    )
    return order_form(form)


def report_data(turn: Turn, seat: Seat, following: Turn | None) -> TurnReportData:
    """What the report of a resolved turn tells a seat, from its side's stored knowledge; ``following`` is the turn that
    it asks for orders for."""
    side = side_of(seat)
    start, end = view_start(turn, side), view_after(turn, side)
    sheets = current_sheets(turn, seat.side_id)
    orders = ordered(seat, turn, next((sheet for sheet in sheets if sheet.seat_id == seat.pk), None), end)
    return seen_data(
        rulesets.find(end.battle.ruleset),
        start.battle,
        end.events,
        end.battle,
        side=side,
        seat=brief(turn, seat),
        clock=clock_of(turn.game),
        knowledge=end.knowledge,
        known_before=start.knowledge,
        due=due_of(following, seat) if following else Due(),
        made=due_of(turn, seat).at,
        started=strengths(turn.game, end.battle, side),
        messages=letters_to(seat, turn, sheets),
        intents=led_by(turn, side),
        ordered=orders.given,
        standing=orders.standing,
        root=turn.commitment if is_sealed(turn) else "",
        commitment=following.commitment if following else "",
    )


def led_by(turn: Turn, side: str) -> Mapping[str, Intent]:
    """What led each unit of a side in a turn that had no line of its own."""
    key = ("led", side, fingerprint(turn, "before", "ordered", "orders"))
    return kept(key, lambda: intents_by_unit(opening_battle(turn), side, ordered_by(turn, side)))


def brief(turn: Turn, seat: Seat) -> SeatBrief:
    """Who reads, for the head of a paper."""
    part = part_in(turn.game, seat)
    names = {formation.id: formation.name or formation.id for formation in opening_battle(turn).formations}
    return SeatBrief(
        name=seat.name,
        formations=part.own,
        command=", ".join(names[key] for key in part.own if key in names),
        key=seat.key,
        others=part.others,
    )


def due_of(turn: Turn, seat: Seat) -> Due:
    """Until when a seat's orders for a turn are asked for, on the campaign's clock."""
    zone = ZoneInfo(turn.game.campaign.time_zone)
    deadline: datetime | None = deadline_of(turn, seat)
    return Due(deadline.astimezone(zone) if deadline else None, place_of(zone))


def strengths(battle: Game, view: EngineBattle, side: str) -> Mapping[str, int]:
    """What a side's own units had at the start of the battle, in the ruleset's measure."""
    started = kept(("started", fingerprint(battle, "document")), lambda: _started(peek(battle, "document")))
    return MappingProxyType({unit: amount for unit, amount in started.items() if view.side_of.get(unit) == side})


def _started(document: Mapping[str, Any]) -> Mapping[str, int]:
    """What every unit of a battle file has."""
    battle = rulesets.read(document)
    measure = rulesets.find(battle.ruleset).measure
    return {unit.id: measure.amount(unit) for unit in battle.units}


def _drawn(turn: Turn, seat: Seat, view: SideView, head: Plaque, **happened: Any) -> bytes:
    """A map in the manner of a telephone: the part of the field that concerns the seat, few and large words."""
    ruleset = rulesets.find(view.battle.ruleset)
    command = part_in(turn.game, seat).own
    own = own_places(ruleset, view.battle, view.side, command)
    seen = [contact.at for contact in view.knowledge.contacts if contact.seen]
    window = troops_window(view.battle, [*own, *seen], ruleset.lengths.margin, ruleset.lengths.window)
    return telephone_map(_scene(turn, view, command, window=window, **happened), head, MAP_PX)


def _scene(turn: Turn, view: SideView, command: Sequence[str], **more: Any) -> Scene:
    """The scene of a seat's map; ``more`` adds what happened, or a window."""
    hours = ENGLISH.hours(clock_of(turn.game))
    return build_scene(
        rulesets.find(view.battle.ruleset),
        view.battle,
        side=view.side,
        words=ENGLISH.labels.map,
        command=command,
        knowledge=view.knowledge,
        caption=_("Known to you at {hour}").format(hour=hours.hour(view.battle.turn)),
        clock=hours.hour,
        **more,
    )
