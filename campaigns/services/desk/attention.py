"""What needs the umpire, and nothing else: the first thing on his desk.

Each need says what is the matter, what happens if nobody acts, and where to act.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Game, Schedule, Seat, Turn, TurnException
from campaigns.services import referees, seating
from campaigns.services.desk.deeds import is_for_the_table
from campaigns.services.desk.naming import listed
from campaigns.services.people.pieces import waiting
from campaigns.services.people.questions import open_questions
from campaigns.services.ports import NEEDS
from campaigns.services.turns.attendance import Attendance, attendance
from campaigns.services.turns.timetable import in_words

SOON = timedelta(hours=12)
#: The parts of the desk, and the words of links to them.
WHERE: Mapping[str, str] = {
    "battles": _noop("To the battles"),
    "clock": _noop("To the clock"),
    "gazette": _noop("To the gazette"),
    "mails": _noop("To the mail"),
    "orders": _noop("To the orders"),
    "questions": _noop("To the questions"),
    "seats": _noop("To the seats"),
    "turn": _noop("To the turn"),
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
        return _(WHERE[self.where])


def current_turn(game: Game) -> Turn | None:
    """The newest turn of the branch that is being played; ``None`` before the battle starts."""
    turns = game.turns.filter(branch=game.branch).exclude(state=Turn.State.SUPERSEDED)
    return turns.order_by("-number").select_related("game__campaign", "game__schedule", "parent").first()


def needs(game: Game, now: datetime) -> list[Need]:
    """Everything that waits for the umpire, the urgent first."""
    turn = current_turn(game)
    found = [*_seats(game)] if game.status != Game.Status.FINISHED else []
    found += [
        Need(
            _("{name} asks (question {number}): {text}").format(
                name=one.seat.name, number=one.number, text=_shortened(one.text)
            ),
            "questions",
        )
        for one in open_questions(game)
    ]
    found += [
        Need(
            _("{name} has written (piece {number}): {text}").format(
                name=one.seat.name if one.seat else "", number=one.number, text=_shortened(one.text)
            ),
            "gazette",
        )
        for one in waiting(game)
    ]
    found += [need for further in NEEDS.values() for need in further(game)]
    if turn is None:
        found += _not_started(game)
    else:
        found += [*_turn(turn), *_missing(turn, attendance(turn, now), now)]
    return sorted(found, key=lambda need: not need.urgent)


def _not_started(game: Game) -> list[Need]:
    """What a game waits for that has no turn yet; nothing of a battle at a table, whose desk asks for its result."""
    if is_for_the_table(game):
        return []
    if game.kind == Game.Kind.CAMPAIGN:
        return [Need(_("The campaign has not started. Check the seats and the clock, then start it."), "clock")]
    return [Need(_("The battle has not started. Check the seats and the clock, then start it."), "clock")]


def _shortened(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 160 else f"{words[:159]}…"


def settle(turn: Turn, number: int | None) -> bool:
    """Take the numbered exception (1 by default) off the umpire's list; it stays in the turn's record."""
    open_ones = [exception for exception in _latest_exceptions(turn) if exception.needs_umpire]
    place = (number or 1) - 1
    if not 0 <= place < len(open_ones):
        return False
    return bool(TurnException.objects.filter(pk=open_ones[place].pk, settled=False).update(settled=True))


def _latest_exceptions(turn: Turn) -> list[TurnException]:
    """The exceptions of a turn, or of the one before it when it has none."""
    own = list(turn.exceptions.select_related("seat", "turn"))
    return own if own or turn.parent is None else list(turn.parent.exceptions.select_related("seat", "turn"))


def _turn(turn: Turn) -> Iterator[Need]:
    if turn.problem:
        yield Need(
            _("Turn {number} could not be resolved: {problem} Correct it, then try again.").format(
                number=turn.number, problem=turn.problem_words
            ),
            "turn",
            True,
        )
    if turn.state == Turn.State.DRAFTED:
        yield Need(
            _("Turn {number} is resolved and waits for you to release it.").format(number=turn.number), "turn", True
        )
    for exception in _latest_exceptions(turn):
        if exception.needs_umpire:
            yield Need(
                _("Turn {number}, {whom}: {words}").format(
                    number=exception.turn.number, whom=exception.whom, words=exception.words
                ),
                "turn",
            )
    schedule, zone = turn.game.schedule, ZoneInfo(turn.game.campaign.time_zone)
    if schedule.held and turn.state == Turn.State.OPEN:
        since = _(" since {moment}").format(moment=in_words(schedule.held_at, zone)) if schedule.held_at else ""
        yield Need(
            _("The clock is held{since}. Nothing closes by itself until you resume it.").format(since=since), "clock"
        )
    elif turn.state == Turn.State.OPEN and turn.closes_at is None:
        yield Need(_("Turn {number} has no deadline: it closes when you say so.").format(number=turn.number), "clock")


def _missing(turn: Turn, present: Attendance, now: datetime) -> Iterator[Need]:
    if turn.state != Turn.State.OPEN or turn.closes_at is None or turn.closes_at - now > SOON:
        return
    waits = turn.game.schedule.missed == Schedule.Missed.WAIT
    for seat in present.missing:
        then = _("the turn will wait for you") if waits else _("his troops follow their standing orders and intents")
        said = _("{seat} has sent no orders yet; if he sends none, {then}.").format(seat=seat.name, then=then)
        yield Need(said, "orders", urgent=waits)


def taking_part(game: Game) -> list[Seat]:
    """The seats of a campaign that play in this game or watch it; those that have left are none of it.

    A seat without formations of the game is somebody else's affair; one that has no side watches.
    """
    referee = referees.of(game)
    seats = game.campaign.seats.exclude(state=Seat.State.LEFT).select_related("player", "side", "campaign")
    if seating.by_presence(game):
        return list(seats.filter(game_seats__game=game))
    return [seat for seat in seats if seat.side is None or referee.part_of(game.document, seat) is not None]


def _seats(game: Game) -> Iterator[Need]:
    seats = taking_part(game)
    commanders = [seat for seat in seats if seat.role == Seat.Role.COMMANDER]
    if not commanders:
        yield Need(_("Nobody commands yet. Invite the players."), "seats")
    if vacant := [seat.name for seat in commanders if seat.player is None]:
        yield Need(_("Nobody commands as {names}.").format(names=listed(vacant)), "seats")
    for seat in commanders:
        if seat.player and seat.state == Seat.State.INVITED:
            said = _("{player} has not answered the invitation to command as {seat}.")
            yield Need(said.format(player=seat.player.name, seat=seat.name), "seats")
    for seat in seats:
        if seat.player and seat.player.address_failing_since:
            since = f"{seat.player.address_failing_since:%d %B}"
            yield Need(
                _("Mail to {player} has bounced since {since}. Ask him for another address.").format(
                    player=seat.player, since=since
                ),
                "seats",
                True,
            )
