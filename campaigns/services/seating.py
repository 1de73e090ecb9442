"""Seating: which seats of a campaign play in a game, what they command there, and who is told of it.

A seat is entered when the game starts, or when it is made or changed while the game runs. A commander none of whose
formations is in the game has no part in it, nor has a seat of a side that is not there. The umpire may give a seat
other commands in one game; they last until he takes them back. Where the commands of seats overlap the narrower has
them: a superior's seat has what no other seat under him has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext as _

from campaigns.models import Engagement, Game, GameSeat, Seat
from campaigns.services import referees
from campaigns.services.audit import record


@dataclass(frozen=True, slots=True)
class Part:
    """What a seat has in a game: ``own`` formations with all below them (none: the whole side), but for ``others``.

    Of two formations above each other the narrower decides.
    """

    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


#: The entries of a side in a game, while they are kept.
_kept: ContextVar[dict[tuple[int, int], list[GameSeat]] | None] = ContextVar("seating", default=None)


@contextmanager
def asked_once() -> Iterator[None]:
    """Within this, who is seated in a game is asked once, and again after a seat was entered."""
    token = _kept.set({})
    try:
        yield
    finally:
        _kept.reset(token)


def _of_side(game: Game, side: int) -> list[GameSeat]:
    """The entries of one side in a game. Asked many times a letter, so with no more of the seats than it takes."""
    kept = _kept.get()
    if kept is not None and (game.pk, side) in kept:
        return kept[game.pk, side]
    entries = _entered(game).filter(seat__side=side).select_related("seat__side")
    of_seat = ("seat__side__key", "seat__role", "seat__player", "seat__formations")
    found = list(entries.only("seat", "game", "formations", *of_seat).order_by())
    if kept is not None:
        kept[game.pk, side] = found
    return found


def place_in(game: Game, seat: Seat) -> tuple[GameSeat, Part] | None:
    """A seat's entry in a game and what it commands there; ``None`` when it has no part in it."""
    entries = _of_side(game, seat.side_id) if seat.side_id else []
    entry = next((each for each in entries if each.seat_id == seat.pk), None) or entry_of(game, seat)
    return (entry, part_of(entry, entries)) if entry else None


def part_in(game: Game, seat: Seat) -> Part:
    """What a seat commands in a game; of a seat that has no entry there, what it commands in the campaign."""
    entries = _of_side(game, seat.side_id) if seat.side_id else []
    entry = next((each for each in entries if each.seat_id == seat.pk), None)
    return Part(tuple(seat.formations)) if entry is None else part_of(entry, entries)


def part_of(entry: GameSeat, entries: Iterable[GameSeat]) -> Part:
    """What an entry commands among all of its game. Seats that nobody holds take nothing from a superior."""
    if entry.seat.role == Seat.Role.SPECTATOR:
        return Part(tuple(entry.formations))
    others = {
        key
        for each in entries
        if each.seat_id != entry.seat_id
        and each.seat.side_id == entry.seat.side_id
        and each.seat.role == Seat.Role.COMMANDER
        and each.seat.player_id is not None
        for key in each.formations
    }
    return Part(tuple(entry.formations), tuple(sorted(others - set(entry.formations))))


@transaction.atomic
def assign(game: Game, seat: Seat, formations: Sequence[str] | None, *, who: str, now: datetime) -> GameSeat | None:
    """Give a seat commands for this game (none named: the whole side); ``None`` takes back what was given.

    Orders that are in already count as they were read. Raises ``ValidationError`` for a formation that is not on the
    seat's side in the game.
    """
    if formations is None:
        GameSeat.objects.filter(game=game, seat=seat).update(assigned=False)
        enter(game, seat)
    else:
        known = {key for key, _name in referees.of(game).formations(current_document(game), seat)}
        if unknown := [key for key in formations if key not in known]:
            keys = ", ".join(unknown)
            raise ValidationError(_("{keys}: no such formation of that side in this game.").format(keys=keys))
        GameSeat.objects.update_or_create(
            game=game, seat=seat, defaults={"formations": list(formations), "assigned": True}
        )
    entry = entry_of(game, seat)
    record(
        game.campaign,
        who=who,
        action="assign-command",
        subject=f"{game}, {seat.name}",
        now=now,
        detail={"formations": entry.formations if entry else None},
    )
    return entry


def current_document(game: Game) -> referees.Document:
    """The document of a game as its newest turn began; before the first, that with which it will begin."""
    turn = game.turns.filter(branch=game.branch).order_by("-number").only("before").first()
    document: referees.Document = turn.before if turn else game.document
    return document


def enter(game: Game, seat: Seat) -> None:
    """Enter a seat in a game with what it commands of it, or strike it out when that is nothing any more.

    What the umpire gave it for this game stays; in a battle of a campaign only who is on the field has a part.
    """
    if (kept := _kept.get()) is not None:
        kept.clear()
    if GameSeat.objects.filter(game=game, seat=seat, assigned=True).exists() or by_presence(game):
        return
    formations = referees.of(game).part_of(current_document(game), seat) if seat.side else None
    if formations is None:
        GameSeat.objects.filter(game=game, seat=seat).delete()
    else:
        GameSeat.objects.update_or_create(game=game, seat=seat, defaults={"formations": list(formations)})


def by_presence(game: Game) -> bool:
    """Whether a battle came of a campaign: then those alone play in it who were seated as present on the field."""
    return Engagement.objects.filter(game=game).exists()


def enter_all(game: Game) -> None:
    """Enter the seats of the campaign that have a part in a game."""
    for seat in game.campaign.seats.filter(side__isnull=False).select_related("side"):
        enter(game, seat)


def follow_seat(seat: Seat) -> None:
    """Enter a seat that was made or changed in the games of its campaign that are under way."""
    for game in Game.objects.filter(campaign=seat.campaign_id, status=Game.Status.RUNNING):
        enter(game, seat)


def seated(game: Game) -> QuerySet[GameSeat]:
    """The entries of a game whose seats have not been left, those of one side together, with all of their people."""
    related = _entered(game).select_related("seat__campaign", "seat__side", "seat__player", "seat__deputy")
    return related.order_by("seat__side__position", "seat")


def _entered(game: Game) -> QuerySet[GameSeat]:
    return GameSeat.objects.filter(game=game, seat__side__isnull=False).exclude(seat__state=Seat.State.LEFT)


def commanders(game: Game) -> list[GameSeat]:
    """The entries of those who command."""
    return list(seated(game).filter(seat__role=Seat.Role.COMMANDER))


def audience(game: Game) -> list[GameSeat]:
    """The entries of all who are told of a game's turns: commanders, and spectators who follow a side."""
    return list(seated(game).filter(seat__player__isnull=False))


def entry_of(game: Game, seat: Seat) -> GameSeat | None:
    """A seat's entry in a game; ``None`` when it has no part in it."""
    return GameSeat.objects.filter(game=game, seat=seat).select_related("seat__side").first()
