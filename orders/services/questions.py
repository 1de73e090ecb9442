"""What of a player's words goes to his umpire: what he addressed to him, and what is plainly a question."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from battles.services.reading import value_of
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.marches.reading import MarchReceipt
from campaigns.services.people import questions
from orders.inbox.to_umpire import is_umpire
from orders.language.receipt import Receipt
from orders.models import RawMail
from orders.services.out import outbox


def pass_on(
    seat: Seat,
    game: Game,
    *,
    now: datetime,
    turn: Turn | None = None,
    addressed: str = "",
    receipt: Receipt | MarchReceipt | None = None,
    sheet: Sheet | None = None,
    mail: RawMail | None = None,
) -> int:
    """Ask the umpire everything in a mail or sheet that is for him; answers how many questions these are."""
    thread = outbox.answered_thread(mail) if mail is not None else ()
    asked = [words for words in _for_umpire(addressed, receipt, sheet) if words.strip()]
    for words in asked:
        questions.ask(seat, game, words, now=now, turn=turn, thread=thread)
    return len(asked)


def game_of(seat: Seat, *turns: Turn | None) -> Game | None:
    """The game that a seat's words are about: that of the first turn there is, else the newest that it plays in."""
    for turn in turns:
        if turn is not None:
            return turn.game
    return Game.objects.filter(game_seats__seat=seat).order_by("-pk").first()


def _for_umpire(addressed: str, receipt: Receipt | MarchReceipt | None, sheet: Sheet | None) -> Iterator[str]:
    yield addressed
    if receipt is not None:
        yield "\n".join(one.said for one in receipt.noted if one.question)
    if sheet is not None and sheet.turn.game.kind == Game.Kind.BATTLE:
        yield from (message.body for message in value_of(sheet).messages if is_umpire(message.to))
