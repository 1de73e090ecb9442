"""D'Erlon's attack by mail: six commanders, six turns, every order through the gate, every answer out of the outbox."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage

import pytest

from campaigns.models import Game, Seat, Turn
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.out import notices

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
TURNS = 6
#: Words of other books and of other measures, which no paper of this battle may use.
FOREIGN = re.compile(
    r"strength points?|\bSP\b|\binitiatives? \d|centimet|\bcm\b|\bcards?\b|\bcohesion\b|\bbases?\b|brigade took",
    re.IGNORECASE,
)

# What each commander writes, by turn; a turn without a letter is left to the last one.
LETTERS: Mapping[str, Mapping[int, str]] = {
    "derlon": {
        1: "DIVISION 1D\n  INTENT ATTACK haye-sainte\nDIVISION grand-battery\n  INTENT HOLD\n"
        "BRIGADE dubois\n  INTENT SUPPORT 1/54\nGENERAL I: MOVE TO 30,24",
        3: "BRIGADE charlet\n  INTENT ATTACK haye-sainte\nBRIGADE bourgeois\n  INTENT ATTACK hedge\n"
        "BRIGADE dubois\n  INTENT ADVANCE garden\nGENERAL napoleon: ORDER dubois ATTACK 18,40",
        5: "INTENT ATTACK\nDIVISION grand-battery\n  INTENT HOLD\n  11/6FA: HOLD FIRE",
    },
    "donzelot": {
        1: "DIVISION 2D\n  INTENT ATTACK hedge\nDIVISION 3D\n  INTENT ATTACK hedge\n  STANDING vs cavalry: STAND",
        4: "INTENT ATTACK hedge\nSTANDING breakthrough: CHARGE\nSTANDING vs cavalry: SQUARE",
    },
    "durutte": {1: "DIVISION 4D\n  INTENT ATTACK papelotte\nDIVISION 1CD\n  INTENT HOLD", 4: "INTENT ATTACK"},
    "wellington": {
        1: "INTENT HOLD\nSTANDING ALL vs cavalry: SQUARE\nGENERAL wellington: ORDER ponsonby ATTACK 32,34",
        4: "DIVISION 6D\n  INTENT ADVANCE hedge",
    },
    "picton": {
        1: "DIVISION 5D\n  INTENT DEFEND hedge\nDIVISION perponcher\n  INTENT DEFEND hedge\n"
        "DIVISION best\n  INTENT HOLD",
        3: "DIVISION 5D\n  INTENT ATTACK hedge\n  1/92nd: FORM LINE; MOVE TO hedge\nGENERAL 5D: MOVE TO 30,43",
    },
    "uxbridge": {
        1: "INTENT HOLD\nSTANDING opportunity charge: ALWAYS",
        3: "BRIGADE ponsonby\n  INTENT ATTACK\n  STANDING follow up: ON\nBRIGADE somerset\n  INTENT DEFEND",
    },
}


def letters_of(seat: Seat) -> Mapping[int, str]:
    assert seat.player is not None
    return LETTERS[seat.player.email.partition("@")[0]]


def sent(seat: Seat, kind: str) -> OutgoingMail:
    """The last mail of a kind to a seat."""
    return OutgoingMail.objects.filter(seat=seat, kind=kind).latest("pk")


def answer(seat: Seat, text: str, at: datetime) -> RawMail:
    """A player answers his call: his orders above, ours quoted below, through the real gate."""
    assert seat.player is not None
    call = OutgoingMail.objects.filter(seat=seat, kind__in=("call", "report")).latest("pk")
    message = EmailMessage()
    message["From"] = f"{seat.player.name} <{seat.player.email}>"
    message["To"] = f"orders+{seat.key.replace(chr(45), '').lower()}@orders.test"
    message["Subject"] = f"Re: {call.subject}"
    message["Message-ID"] = f"<{seat.pk}-{at:%m%d%H%M}@players.test>"
    message["In-Reply-To"] = call.message_id
    quoted = "\n".join(f"> {line}".rstrip() for line in call.text.splitlines())
    message.set_content(f"{text}\n\nOn Friday the umpire wrote:\n{quoted}\n")
    stored = intake.receive(bytes(message), way="command", envelope_from=seat.player.email, received_at=at)
    return intake.read_mail(stored.pk, at)


def play_turn(game: Game, seats: list[Seat], now: datetime) -> Turn:
    """One turn: letters in, receipts out, the turn resolved, reports out."""
    turn = game.turns.filter(state=Turn.State.OPEN).latest("pk")
    for seat in seats:
        text = letters_of(seat).get(turn.number)
        if text is not None:
            mail = answer(seat, text, now)
            assert (mail.state, mail.outcome) == (RawMail.State.ACCEPTED, "orders"), sent(seat, "receipt").text
    now += DAY
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None, Turn.objects.get(pk=turn.pk).problem
    notices.tell_due(now)
    turn.refresh_from_db()
    return turn


def test_six_commanders_play_six_turns_by_mail(settings) -> None:
    settings.MAIL_DOMAIN = "orders.test"
    settings.DEFAULT_FROM_EMAIL = "orders@orders.test"
    settings.WAKE_WORKERS = False
    game = load_scenario(find_scenario("derlon"), who="umpire", now=NOON)
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    seats = list(Seat.objects.filter(campaign=game.campaign, player__isnull=False).order_by("pk"))
    assert len(seats) == 6
    for number in range(1, TURNS + 1):
        turn = play_turn(game, seats, NOON + DAY * (2 * number))
        assert turn.number == number
        for seat in seats:
            assert f"turn {number}" in sent(seat, "report").subject.lower()
    mails = OutgoingMail.objects.filter(seat__in=seats)
    assert {mail.kind for mail in mails} >= {"call", "receipt", "report"}
    texts = [(mail.kind, f"{mail.subject}\n{mail.text}") for mail in mails]
    found = [(kind, match.group()) for kind, text in texts for match in FOREIGN.finditer(text)]
    assert found == []
    events = [event for turn in game.turns.all() for event in turn.events or []]
    assert {"fire", "move", "command", "test", "rout", "formation"} <= {str(event["kind"]) for event in events}
