"""Whether a game is ready to start: who commands what, what nobody commands, and when the first turn would close."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _

from campaigns.models import Game, Schedule, Seat
from campaigns.services import referees
from campaigns.services.desk.naming import listed
from campaigns.services.turns.timetable import Timetable, in_words, next_close


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at before a start; ``fine`` is false for what an umpire should mend or know."""

    fine: bool
    text: str


def checks(game: Game, now: datetime) -> list[Check]:
    """All that is to be looked at before a game starts, what is not fine first."""
    seats = list(
        game.campaign.seats.filter(role=Seat.Role.COMMANDER, side__isnull=False)
        .exclude(state=Seat.State.LEFT)
        .select_related("player", "side", "campaign")
    )
    found = [*_commanded(game, seats), *_players(game, seats), *_elsewhere(game), *_clock(game, now), *_aims(game)]
    return sorted(found, key=lambda check: check.fine)


def _commanded(game: Game, seats: Sequence[Seat]) -> Iterator[Check]:
    """Whether each side, and everybody on it, is commanded by just one seat that somebody holds."""
    referee = referees.of(game)
    held = [seat for seat in seats if seat.player is not None]
    sides = {side.key: side for side in game.campaign.sides.all()}
    deserted: list[Seat] = []
    for observer in referee.observers(game.document):
        name = sides[observer].name if observer in sides else referee.called(game.document, observer)
        ours = [seat for seat in held if referee.observer_of(seat) == observer]
        if not ours and observer in sides:
            yield Check(False, _("Nobody commands the {side} side.").format(side=name))
            deserted.append(Seat(side=sides[observer]))
        elif not ours:
            yield Check(
                False, _("Nobody holds the headquarters of {post}; its staff does what it is told.").format(post=name)
            )
            deserted += [seat for seat in seats if referee.observer_of(seat) == observer]
        else:
            yield Check(True, _("{side}: {seats}.").format(side=name, seats=listed(seat.name for seat in ours)))
    # Whoever lacks a commander with his whole side is not told of one by one.
    holders = referee.holders(game.document, [*held, *deserted])
    if left := [name for name, having in holders.items() if not having]:
        words = _("Nobody may order {troops}. Give them to a seat, or leave them to their standing orders.")
        yield Check(False, words.format(troops=listed(left)))
    if twice := {name: having for name, having in holders.items() if len(having) > 1}:
        words = _("More than one seat may order {troops}: {seats}. The later sheet would be joined to the earlier.")
        seats_of = dict.fromkeys(seat.name for having in twice.values() for seat in having)
        yield Check(False, words.format(troops=listed(twice), seats=listed(seats_of)))


def _players(game: Game, seats: Sequence[Seat]) -> Iterator[Check]:
    """Whether the players have accepted, and nobody plays on two sides."""
    referee = referees.of(game)
    taking_part = [seat for seat in seats if referee.part_of(game.document, seat) is not None]
    if waiting := [seat for seat in taking_part if seat.player and seat.state == Seat.State.INVITED]:
        words = _("{seats} has not answered the invitation; the call for orders goes out all the same.")
        several = _("{seats} have not answered their invitations; the calls for orders go out all the same.")
        yield Check(False, (words if len(waiting) == 1 else several).format(seats=listed(_named(waiting))))
    sides: dict[str, set[str]] = {}
    for seat in taking_part:
        if seat.player is not None:
            sides.setdefault(str(seat.player), set()).add(referee.observer_of(seat))
    for player, among in sides.items():
        if len(among) > 1:
            yield Check(False, _("{player} commands on both sides.").format(player=player))
    names = Counter(seat.name for seat in taking_part)
    if same := [name for name, count in names.items() if count > 1]:
        yield Check(False, _("More than one seat is called {names}.").format(names=listed(same)))


def _elsewhere(game: Game) -> Iterator[Check]:
    """Whether troops of this game fight in another one at the same time."""
    ours = _troops(game.document)
    for other in game.campaign.games.filter(status=Game.Status.RUNNING).exclude(pk=game.pk):
        if both := [ours[key] for key in ours if key in _troops(other.document)]:
            words = _("{troops} fight in {game} at the same time.")
            yield Check(False, words.format(troops=listed(both), game=other.title))


def _clock(game: Game, now: datetime) -> Iterator[Check]:
    """When the first turn would close, and how reports go out."""
    schedule = Schedule.objects.get_or_create(game=game)[0]
    closes = next_close(Timetable.of(schedule), now)
    if schedule.kind == Schedule.Kind.MANUAL:
        yield Check(True, _("Turns close when you close them."))
    elif closes is None:
        yield Check(False, _("The clock finds no day on which turn 1 could close. Look at its days and holidays."))
    else:
        at = in_words(closes, ZoneInfo(game.campaign.time_zone))
        early = _(", or earlier when all orders are in") if schedule.close_when_all_in else ""
        yield Check(True, _("Turn 1 would close on {moment}{early}.").format(moment=at, early=early))
    if game.release == Game.Release.AUTOMATIC:
        yield Check(True, _("Reports go out by themselves as soon as a turn is resolved."))
    else:
        yield Check(True, _("Reports wait until you have read and released them."))


def _aims(game: Game) -> Iterator[Check]:
    """What the sides fight for, and when it ends."""
    if game.objectives:
        yield Check(True, _("Objectives: {goals}.").format(goals=listed(goal["name"] for goal in game.objectives)))
    else:
        yield Check(False, _("No objectives are set: the players are not told what they fight for."))
    if game.last_turn is None:
        yield Check(True, _("It ends when somebody has won, or when you end it."))
    else:
        yield Check(True, _("It ends with turn {turn} at the latest.").format(turn=game.last_turn))


def _troops(document: Mapping[str, object]) -> dict[str, str]:
    units = document.get("units", ())
    if not isinstance(units, list):
        return {}
    return {str(unit["id"]): str(unit.get("name") or unit["id"]) for unit in units if not unit.get("out")}


def _named(seats: Iterable[Seat]) -> Iterator[str]:
    return (f"{seat.player.name if seat.player else ''} ({seat.name})" for seat in seats)
