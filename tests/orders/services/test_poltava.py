"""Poltava by mail: six commanders, six turns, every order through the gate and every answer out of the outbox."""

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
#: Words of other books and of other centuries, which no paper of this battle may use.
FOREIGN = re.compile(
    r"strength points?|\binitiatives?\b|\bbrigades?\b|centimet|\bcm\b|skirmish|battalions? of \d+ SP|\bbases? lost\b",
    re.IGNORECASE,
)

# What each commander writes, by turn; a turn without a letter is left to the last one.
LETTERS: Mapping[str, Mapping[int, str]] = {
    "rehnskiold": {
        1: "DIVISION roos\n  GROUP Dal-1 Dal-2: ADVANCE 6\n  INTENT ATTACK redoubt-10\n"
        "DIVISION sparre\n  INTENT ADVANCE redoubt-9\nGENERAL Roos: MOVE TO Dal-1",
        2: "DIVISION roos\n  INTENT ATTACK redoubt-10\nDIVISION sparre\n  INTENT ATTACK redoubt-9\nARMY swedes\n  PASS",
        4: "INTENT ATTACK redoubt-8",
    },
    "lewenhaupt": {
        1: "DIVISION lewenhaupt\n  INTENT ADVANCE redoubt-7\n  Sw-guns: ADVANCE 5\n  STANDING fall back: 3",
        3: "DIVISION lewenhaupt\n  INTENT ATTACK redoubt-7\n  STANDING pursuit: RESTRAIN",
    },
    "creutz": {
        1: "INTENT ADVANCE redoubt-6\nSTANDING ALL pursuit: PURSUE IF WITHIN 6",
        2: "DIVISION creutz\n  GROUP Nyland, Ostg-H, N-Skane, Drab: ADVANCE 6\n"
        "DIVISION hamilton\n  INTENT ADVANCE redoubt-1",
        4: "INTENT ATTACK",
    },
    "peter": {1: "INTENT HOLD", 3: "DIVISION golitsyn\n  INTENT ADVANCE redoubt-5\nDIVISION rentzel\n  INTENT HOLD"},
    "sheremetev": {1: "INTENT HOLD", 2: "DIVISION sheremetev\n  PASS\nDIVISION hallart\n  INTENT DEFEND camp"},
    "menshikov": {
        1: "DIVISION aigustov\n  STANDING fire: NEAREST\n  INTENT DEFEND\n"
        "DIVISION menshikov\n  INTENT ADVANCE redoubt-5\nDIVISION bauer\n  INTENT ADVANCE redoubt-3",
        4: "DIVISION aigustov\n  INTENT DEFEND\nDIVISION menshikov\n  INTENT ATTACK\nDIVISION bauer\n  INTENT WITHDRAW",
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
    game = load_scenario(find_scenario("poltava"), who="umpire", now=NOON)
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
    texts = [(mail.kind, f"{mail.subject}\n{mail.text}".replace("Guard Brigade", "")) for mail in mails]
    found = [(kind, match.group()) for kind, text in texts for match in FOREIGN.finditer(text)]
    assert found == []
    assert not any(re.search(r"^PRIORITY$", mail.text, re.MULTILINE) for mail in mails), "the cards decide"
    events = [event for turn in game.turns.all() for event in turn.events or []]
    assert {"fire", "move", "command", "test"} <= {str(event["kind"]) for event in events}
