"""Letters of the gazette: an issue to its readers, and to the umpires what waits for their word before it goes out."""

from __future__ import annotations

from collections.abc import Iterator

from django.conf import settings
from django.utils.translation import gettext as _

from campaigns.models import Piece, Seat, Turn
from campaigns.services.marches.gazette import issue_of, reads
from campaigns.services.people.access import umpires_of
from campaigns.services.people.addresses import header_address, message_id, umpire_address
from orders.models.references import Reference
from orders.services.letters.rendering import letter, paragraphs_of
from orders.services.out.outbox import Letter, Posting


def issue(turn: Turn, seat: Seat) -> Letter:
    """The issue of a seat's paper that appears with a turn. Raises ``LookupError`` when there is none."""
    printed = issue_of(turn, reads(seat))
    if printed is None:
        raise LookupError(f"{turn} has nothing to print for {seat}")
    title = _("{paper}, No. {number}").format(paper=printed.paper, number=printed.number)
    context = {"issue": printed, "battle": turn.game, "seat": seat}
    enclosed: Reference = {"kind": "gazette", "turn": turn.pk, "side": reads(seat)}
    return letter("gazette", f"[{turn.game.title}] {title}", context, (enclosed,))


def to_umpires(piece: Piece) -> Iterator[Posting]:
    """A piece that waits, to every umpire."""
    game = piece.game
    writer = piece.seat.name if piece.seat else ""
    if piece.kind == Piece.Kind.LETTER:
        title = _("{name} writes across the lines").format(name=writer)
    else:
        title = _("{name} writes for the gazette").format(name=writer)
    context = {
        "battle": game,
        "piece": piece,
        "title": title,
        "paragraphs": paragraphs_of(piece.text),
        "desk": f"{settings.SITE_URL}/battles/{game.slug}/gazette/",
    }
    words = letter("piece", f"[{game.title}] {title}", context)
    for umpire in umpires_of(game.campaign):
        yield Posting(
            key=f"piece/{piece.pk}/{umpire.pk}",
            kind="question",
            to=umpire.email,
            letter=words,
            sender=header_address(f"Estafette, {game.title}", umpire_address(game, umpire)),
            thread=(message_id(f"questions/{game.pk}/{umpire.pk}"),),
        )
