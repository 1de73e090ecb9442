"""Commanders by mail: every order through the gate, every answer out of the outbox; a battle of six, played so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from typing import Any

from campaigns.models import Game, Seat, Turn
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.out import notices

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
TURNS = 6
#: What each commander writes, by turn; a turn without a letter is left to the last one.
Letters = Mapping[str, Mapping[int, str]]


def played(slug: str, letters: Letters, settings: Any) -> tuple[Game, list[OutgoingMail]]:
    """The game after six turns, every commander having had his report of each, and all mails to them."""
    speak_by_mail(settings)
    game = load_scenario(find_scenario(slug), who="umpire", now=NOON)
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    seats = list(Seat.objects.filter(campaign=game.campaign, player__isnull=False).order_by("pk"))
    assert len(seats) == 6
    for number in range(1, TURNS + 1):
        turn = play_turn(game, seats, letters, NOON + DAY * (2 * number))
        assert turn.number == number
        for seat in seats:
            assert f"turn {number}" in sent(seat, "report").subject.lower()
    mails = OutgoingMail.objects.filter(seat__in=seats)
    assert {mail.kind for mail in mails} >= {"call", "receipt", "report"}
    return game, list(mails)


def speak_by_mail(settings: Any) -> None:
    """Have the house send and take mail at ``orders.test``, and nobody wake a worker."""
    settings.MAIL_DOMAIN = "orders.test"
    settings.DEFAULT_FROM_EMAIL = "orders@orders.test"
    settings.WAKE_WORKERS = False


def kinds_of(game: Game) -> set[str]:
    """The kinds of event that the turns had."""
    return {str(event["kind"]) for turn in game.turns.all() for event in turn.events or []}


def foreign(words: re.Pattern[str], mails: list[OutgoingMail], but: str = "") -> list[tuple[str, str]]:
    """Where mails use words that they may not, ``but`` left out of account: kind of mail and word."""
    texts = [(mail.kind, f"{mail.subject}\n{mail.text}") for mail in mails]
    return [(kind, match.group()) for kind, text in texts for match in words.finditer(text.replace(but, ""))]


def sent(seat: Seat, kind: str) -> OutgoingMail:
    """The last mail of a kind to a seat."""
    return OutgoingMail.objects.filter(seat=seat, kind=kind).latest("pk")


def answer(seat: Seat, text: str, at: datetime, *, enclosed: bytes = b"", by: str = "") -> RawMail:
    """A player answers his call: his orders above, ours quoted below, through the real gate; a PDF may be enclosed.

    ``by`` is the address that it comes from when it is not his own.
    """
    assert seat.player is not None
    call = OutgoingMail.objects.filter(seat=seat, kind__in=("call", "report")).latest("pk")
    message = EmailMessage()
    message["From"] = by or f"{seat.player.name} <{seat.player.email}>"
    message["To"] = f"orders+{seat.key.replace(chr(45), '').lower()}@orders.test"
    message["Subject"] = f"Re: {call.subject}"
    message["Message-ID"] = f"<{seat.pk}-{at:%m%d%H%M%S}@players.test>"
    message["In-Reply-To"] = call.message_id
    quoted = "\n".join(f"> {line}".rstrip() for line in call.text.splitlines())
    message.set_content(f"{text}\n\nOn Friday the umpire wrote:\n{quoted}\n")
    if enclosed:
        message.add_attachment(enclosed, maintype="application", subtype="pdf", filename="result.pdf")
    stored = intake.receive(bytes(message), way="command", envelope_from=by or seat.player.email, received_at=at)
    return intake.read_mail(stored.pk, at)


def play_turn(game: Game, seats: list[Seat], letters: Letters, now: datetime) -> Turn:
    """One turn: letters in, receipts out, the turn resolved, reports out."""
    turn = game.turns.filter(state=Turn.State.OPEN).latest("pk")
    for seat in seats:
        assert seat.player is not None
        text = letters[seat.player.email.partition("@")[0]].get(turn.number)
        if text is not None:
            mail = answer(seat, text, now)
            assert (mail.state, mail.outcome) == (RawMail.State.ACCEPTED, "orders"), sent(seat, "receipt").text
    now += DAY
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None, Turn.objects.get(pk=turn.pk).problem
    notices.tell_due(now)
    turn.refresh_from_db()
    return turn
