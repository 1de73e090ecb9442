"""Pieces for the gazette and letters across the lines: written once, put before the umpires, let pass or declined.

What its writer is told does not depend on whether there is anybody of the name that he writes to.
"""

from __future__ import annotations

import hashlib
from datetime import datetime

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Game, Notice, Piece, Seat
from campaigns.services.audit import record
from campaigns.services.notices import announce

#: A piece longer than this is cut: a page of a gazette holds no more.
LONGEST = 4_000
WAITS = _noop("What you wrote for others to read is with the umpire. You are told when he has let it pass, or not.")


class Decided(Exception):
    """Another umpire was quicker; the message says how he decided."""


class NobodyMeant(Exception):
    """Nobody holds a headquarters of the name that a letter is for."""


@transaction.atomic
def write(
    game: Game,
    text: str,
    *,
    now: datetime,
    seat: Seat | None = None,
    to: str = "",
    side: str = "",
    who: str = "",
    tell: bool = True,
) -> Piece:
    """Keep a piece of a seat and put it before the umpires; an umpire's own (``who``) has passed already.

    With ``to`` it is a letter across the lines. The same words of the same writer are one piece. The writer is told
    that it waits, unless he is answered otherwise (``tell`` is false).
    """
    words = text.strip()[:LONGEST]
    digest = hashlib.sha256(" ".join(f"{to} {side} {words}".casefold().split()).encode()).hexdigest()[:32]
    Game.objects.select_for_update(of=("self",)).get(pk=game.pk)
    last = Piece.objects.filter(game=game).aggregate(last=Max("number"))["last"] or 0
    piece, new = Piece.objects.get_or_create(
        key=f"{game.pk}/{seat.pk if seat else ''}/{digest}",
        defaults={
            "game": game,
            "kind": Piece.Kind.LETTER if to else Piece.Kind.GAZETTE,
            "number": last + 1,
            "side": side or (seat.side.key if seat and seat.side else ""),
            "seat": seat,
            "to": to[:120],
            "text": words,
            "state": Piece.State.WAITING if seat else Piece.State.PASSED,
            "written_at": now,
            "decided_at": None if seat else now,
        },
    )
    if new and seat is not None:
        announce(f"piece/{piece.pk}", Notice.Kind.PIECE, game=game, seat=seat, now=now, detail={"piece": piece.pk})
        if tell:
            _tell(piece, seat, _("your piece is with the umpire"), f"{_(WAITS)}\n\n{piece.text}", now, "waits")
    elif new:
        record(game.campaign, who=who, action="write-piece", subject=str(game), now=now, reason=words[:200])
    return piece


@transaction.atomic
def let_pass(piece: Piece, *, who: str, now: datetime, addressee: Seat | None = None) -> Piece:
    """Let a piece into the next issue, or a letter to its addressee, and tell its writer.

    A letter goes to the seat that bears the name it is for, unless the umpire names another ``addressee``. Raises
    :class:`Decided`, and :class:`NobodyMeant` for a letter to nobody here.
    """
    piece = _waiting(piece)
    if piece.kind == Piece.Kind.LETTER:
        reader = addressee or addressee_of(piece)
        if reader is None:
            raise NobodyMeant(_("Nobody here is called {name}; say to whom it goes.").format(name=piece.to))
        writer = piece.seat.name if piece.seat else _("somebody")
        _tell(
            piece,
            reader,
            _("a letter across the lines, from {name}").format(name=writer),
            _("A trumpeter under a white flag has brought this to your outposts:") + f"\n\n{piece.text}",
            now,
        )
    _decide(piece, Piece.State.PASSED, "pass-piece", "", who, now)
    if piece.seat is not None:
        if piece.kind == Piece.Kind.LETTER:
            said = _("Your letter has been let through to the enemy's outposts.")
        else:
            said = _("Your piece stands in the next issue of the gazette.")
        _tell(piece, piece.seat, said.rstrip("."), f"{said}\n\n{piece.text}", now)
    return piece


@transaction.atomic
def decline(piece: Piece, *, reason: str, who: str, now: datetime) -> Piece:
    """Decline a piece, and tell its writer why. Raises :class:`Decided`."""
    piece = _waiting(piece)
    _decide(piece, Piece.State.DECLINED, "decline-piece", reason.strip()[:LONGEST], who, now)
    if piece.seat is not None:
        said = _("It does not go out: {reason}").format(reason=piece.reason or _("the umpire gives no reason."))
        _tell(piece, piece.seat, _("your piece is declined"), f"{said}\n\n{piece.text}", now)
    return piece


def waiting(game: Game) -> list[Piece]:
    """What nobody has decided yet, the oldest first."""
    return list(game.written_pieces.filter(state=Piece.State.WAITING).select_related("seat"))


def addressee_of(piece: Piece) -> Seat | None:
    """The seat of another side that bears the name a letter is for; ``None`` for nobody, or several."""
    seats = Seat.objects.filter(game_seats__game=piece.game, side__isnull=False).select_related("player", "campaign")
    wanted = piece.to.casefold().strip()
    found = [one for one in seats if one.name.casefold() == wanted and one.side != (piece.seat and piece.seat.side)]
    return found[0] if len(found) == 1 else None


def _waiting(piece: Piece) -> Piece:
    related = Piece.objects.select_for_update(of=("self",)).select_related("game__campaign", "seat__side")
    piece = related.get(pk=piece.pk)
    if piece.state != Piece.State.WAITING:
        raise Decided(_("Piece {number} is decided: {state}.").format(
            number=piece.number, state=piece.get_state_display())
        )  # fmt: skip
    return piece


def _decide(piece: Piece, state: str, action: str, reason: str, who: str, now: datetime) -> None:
    piece.state, piece.decided_at, piece.reason = state, now, reason
    piece.save(update_fields=["state", "decided_at", "reason"])
    record(
        piece.game.campaign, who=who, action=action, subject=str(piece.game), reason=reason, now=now,
        detail={"piece": piece.number, "seat": str(piece.seat or "")},
    )  # fmt: skip


def _tell(piece: Piece, seat: Seat, subject: str, body: str, now: datetime, word: str = "decided") -> None:
    announce(
        f"piece-{word}/{piece.pk}/{seat.pk}",
        Notice.Kind.MESSAGE,
        game=piece.game,
        seat=seat,
        detail={"subject": subject, "body": body},
        now=now,
    )
