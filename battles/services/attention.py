"""What needs the umpire, and nothing else: the first thing on his desk.

Each need says what is the matter, what happens if nobody acts, and where to act.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from battles.models import Battle, Schedule, Turn
from battles.services.attendance import Attendance, attendance
from campaigns.models import Seat
from orders.models import OutgoingMail, RawMail

SOON = timedelta(hours=12)
#: The parts of the desk, and the words of links to them.
WHERE: Mapping[str, str] = {
    "clock": "To the clock",
    "mails": "To the mail",
    "orders": "To the orders",
    "seats": "To the seats",
    "turn": "To the turn",
}


@dataclass(frozen=True, slots=True)
class Need:
    """One thing for a human. ``where`` names the part of the desk on which it is dealt with."""

    text: str
    where: str
    urgent: bool = False

    @property
    def where_words(self) -> str:
        """The words of the link that leads there."""
        return WHERE[self.where]


def current_turn(battle: Battle) -> Turn | None:
    """The newest turn of the branch that is being played; ``None`` before the battle starts."""
    turns = battle.turns.filter(branch=battle.branch).exclude(state=Turn.State.SUPERSEDED)
    return turns.order_by("-number").select_related("battle__campaign", "battle__schedule", "parent").first()


def needs(battle: Battle, now: datetime) -> list[Need]:
    """Everything that waits for the umpire, the urgent first."""
    turn = current_turn(battle)
    found = [*_seats(battle), *_mails(battle)] if battle.status != Battle.Status.FINISHED else [*_mails(battle)]
    if turn is None:
        found.append(Need("The battle has not started. Check the seats and the clock, then start it.", "clock"))
    else:
        found += [*_turn(turn), *_missing(turn, attendance(turn, now), now)]
    return sorted(found, key=lambda need: not need.urgent)


def settle(turn: Turn, number: int | None) -> bool:
    """Take the numbered exception (1 by default) off the umpire's list; it stays in the turn's record."""
    latest = turn if turn.exceptions or not turn.parent else turn.parent
    open_ones = [entry for entry in latest.exceptions if _needs_umpire(entry)]
    place = (number or 1) - 1
    if not 0 <= place < len(open_ones):
        return False
    open_ones[place]["settled"] = True
    latest.save(update_fields=["exceptions"])
    return True


def _needs_umpire(exception: Mapping[str, Any]) -> bool:
    return exception.get("kind") != "no orders" and not exception.get("settled")


def _turn(turn: Turn) -> Iterator[Need]:
    if turn.problem:
        yield Need(
            f"Turn {turn.number} could not be resolved: {turn.problem} Correct it, then try again.", "turn", True
        )
    if turn.state == Turn.State.DRAFTED:
        yield Need(f"Turn {turn.number} is resolved and waits for you to release it.", "turn", True)
    latest = turn if turn.exceptions or not turn.parent else turn.parent
    for exception in filter(_needs_umpire, latest.exceptions):
        whom = exception.get("seat") or exception.get("side", "")
        yield Need(f"Turn {latest.number}, {whom}: {exception.get('problem', '')}", "turn")
    schedule = turn.battle.schedule
    if schedule.held and turn.state == Turn.State.OPEN:
        since = f" since {schedule.held_at:%d %B, %H:%M} UTC" if schedule.held_at else ""
        yield Need(f"The clock is held{since}. Nothing closes by itself until you resume it.", "clock")
    elif turn.state == Turn.State.OPEN and turn.closes_at is None:
        yield Need(f"Turn {turn.number} has no deadline: it closes when you say so.", "clock")


def _missing(turn: Turn, present: Attendance, now: datetime) -> Iterator[Need]:
    if turn.state != Turn.State.OPEN or turn.closes_at is None or turn.closes_at - now > SOON:
        return
    waits = turn.battle.schedule.missed == Schedule.Missed.WAIT
    for seat in present.missing:
        then = "the turn will wait for you" if waits else "his troops follow their standing orders and intents"
        yield Need(f"{seat.name} has sent no orders yet; if he sends none, {then}.", "orders", urgent=waits)


def _seats(battle: Battle) -> Iterator[Need]:
    seats = list(battle.campaign.seats.exclude(state=Seat.State.LEFT).select_related("player"))
    commanders = [seat for seat in seats if seat.role == Seat.Role.COMMANDER]
    if not commanders:
        yield Need("Nobody commands yet. Invite the players.", "seats")
    for seat in commanders:
        if seat.player is None:
            yield Need(f"Nobody commands as {seat.name}.", "seats")
        elif seat.state == Seat.State.INVITED:
            yield Need(f"{seat.player.name} has not answered the invitation to command as {seat.name}.", "seats")
    for seat in seats:
        if seat.player and seat.player.address_failing_since:
            since = f"{seat.player.address_failing_since:%d %B}"
            yield Need(f"Mail to {seat.player} has bounced since {since}. Ask him for another address.", "seats", True)


def _mails(battle: Battle) -> Iterator[Need]:
    failed = RawMail.objects.filter(state=RawMail.State.FAILED, seat__campaign=battle.campaign).count()
    if failed:
        yield Need(f"{_mails_of(failed)} of players could not be read. Look in the mail log.", "mails", True)
    given_up = OutgoingMail.objects.filter(campaign=battle.campaign, state=OutgoingMail.State.FAILED).count()
    if given_up:
        yield Need(f"{_mails_of(given_up)} could not be delivered. Look in the mail log.", "mails", True)


def _mails_of(count: int) -> str:
    return "1 mail" if count == 1 else f"{count} mails"
