"""The kinds of enclosure that mails of a battle carry: map, report, order form, dice, the deadline for the calendar.

A reference names turn and seat, and ``what`` it hangs on: ``report`` for a resolved turn, ``position`` for the call to
a battle's first, ``plan`` (with the ``sheet``) for a receipt's map of what the orders will come to. What belongs to the
next turn is looked up when the mail is sent.
"""

from __future__ import annotations

from datetime import UTC, timedelta

from django.utils.translation import gettext as _
from icalendar import Alarm, Calendar, Event, vDuration

from battles.reports.documents import TurnReportData, form_of, order_form, turn_report
from battles.services.papers import seat as seat_papers
from battles.services.papers import umpire as umpire_papers
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.dice_proofs import proofs_for
from campaigns.services.people.addresses import derived, seat_address
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.following import turn_after
from orders.models.references import Reference
from orders.services.out.enclosures import Enclosure, Material
from orders.services.out.plan_maps import plan_map

#: The calendar rings so long before a deadline.
ALARM = timedelta(hours=3)
#: So long an entry is shown, ending at the deadline.
SHOWN = timedelta(minutes=30)


def field_map(reference: Reference, material: Material) -> Enclosure:
    """The map within the mail."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    if reference["what"] == "plan":
        drawn = plan_map(Sheet.objects.select_related("turn__game", "seat__side").get(pk=reference["sheet"]))
    elif reference["what"] == "report":
        drawn = seat_papers.report_map(turn, seat, _told(reference, material))
    else:
        drawn = seat_papers.position_map(turn, seat)
    return Enclosure(_("{title} map.png").format(title=title_of(turn)), "image/png", drawn, cid=reference["cid"])


def report(reference: Reference, material: Material) -> Enclosure:
    """The report to print, or the map of the position before a battle's first turn."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    if reference["what"] == "report":
        return Enclosure(
            _("{title}, report.pdf").format(title=title_of(turn)),
            "application/pdf",
            turn_report(_told(reference, material)),
        )
    return Enclosure(
        _("{title}, position.pdf").format(title=title_of(turn)),
        "application/pdf",
        seat_papers.position_sheet(turn, seat),
    )


def form(reference: Reference, material: Material) -> Enclosure:
    """The order form of the turn that orders are due for."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    if reference["what"] == "report":
        paper = order_form(form_of(_told(reference, material)))
    else:
        paper = seat_papers.form_for(turn, seat)
    return Enclosure(
        _("{title}, orders.pdf").format(title=title_of(due_turn(reference, material))), "application/pdf", paper
    )


def battle_report(reference: Reference, material: Material) -> Enclosure:
    """The story of a finished battle, for everybody who may see all of it."""
    games = Game.objects.select_related("campaign", "schedule")
    game = material.once(("game", reference["game"]), lambda: games.get(pk=reference["game"]))
    paper = material.once(("battle", game.pk), lambda: umpire_papers.battle_report(game))
    return Enclosure(_("{title}, battle report.pdf").format(title=game.title), "application/pdf", paper)


def calendar(reference: Reference, material: Material) -> Enclosure:
    """The deadline of the turn that orders are due for. A later one of the same turn takes its place in calendars."""
    turn, seat = due_turn(reference, material), seat_of(reference, material)
    deadline = deadline_of(turn, seat)
    if deadline is None:
        raise LookupError(f"{turn} has no deadline to put into a calendar")
    entry = Event()
    entry.add("uid", f"{derived('calendar', f'{turn.game_id}/{turn.number}/{seat.pk}', 20)}@estafette")
    entry.add("dtstamp", turn.opened_at.astimezone(UTC))
    entry.add("sequence", int((deadline - turn.opened_at).total_seconds() // 60))
    entry.add("dtstart", (deadline - SHOWN).astimezone(UTC))
    entry.add("dtend", deadline.astimezone(UTC))
    entry.add("summary", _("Orders due: {title}, turn {number}").format(title=turn.game.title, number=turn.number))
    entry.add(
        "description", _("Write to {seat_address}, or answer the report.").format(seat_address=seat_address(seat))
    )
    entry.add("transp", "TRANSPARENT")
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add(
        "description",
        _("Orders for turn {number} of {title} are due").format(number=turn.number, title=turn.game.title),
    )
    alarm["trigger"] = vDuration(-ALARM)
    entry.add_component(alarm)
    whole = Calendar()
    whole.add("prodid", "-//Estafette//EN")
    whole.add("version", "2.0")
    whole.add("method", "PUBLISH")
    whole.add_component(entry)
    name = _("{title}, turn {number}, orders due.ics").format(title=turn.game.title, number=turn.number)
    return Enclosure(name, "text/calendar", whole.to_ical(), parameters=(("method", "PUBLISH"),))


def dice(reference: Reference, material: Material) -> Enclosure:
    """The proofs of the throws that a report tells of."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    return Enclosure(_("{title}, dice.json").format(title=title_of(turn)), "application/json", proofs_for(turn, seat))


def turn_of(reference: Reference, material: Material) -> Turn:
    """The turn a reference is about."""
    turns = Turn.objects.select_related("game__campaign", "game__schedule")
    return material.once(("turn", reference["turn"]), lambda: turns.get(pk=reference["turn"]))


def seat_of(reference: Reference, material: Material) -> Seat:
    """The seat a reference is for."""
    seats = Seat.objects.select_related("campaign", "side", "player")
    return material.once(("seat", reference["seat"]), lambda: seats.get(pk=reference["seat"]))


def due_turn(reference: Reference, material: Material) -> Turn:
    """The turn that orders are due for: the one after a report's, else the turn itself."""
    turn = turn_of(reference, material)
    if reference.get("what") != "report":
        return turn
    following = _following(turn, material)
    if following is None:
        raise LookupError(f"no turn follows {turn}")
    return following


def _following(turn: Turn, material: Material) -> Turn | None:
    return material.once(("following", turn.pk), lambda: turn_after(turn))


def _told(reference: Reference, material: Material) -> TurnReportData:
    """All that the report of a resolved turn tells the seat."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    following = _following(turn, material)
    return material.once(("told", turn.pk, seat.pk), lambda: seat_papers.report_data(turn, seat, following))


def title_of(turn: Turn) -> str:
    """Battle and turn, as the names of files begin."""
    return f"{turn.game.title}, turn {turn.number}"
