"""Austerlitz played for six turns by mail: six players with six mail programs, an umpire, and the clock."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail as outbox

from battles import rulesets
from campaigns.models import Game, Question, Schedule, Turn, TurnException
from campaigns.services.people.addresses import umpire_address
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life
from campaigns.services.turns.sweep import sweep
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.out import delivery
from orders.services.out.enclosures import Enclosure, Material, render
from tests import printed_words as printed
from tests.orders.austerlitz import programs
from tests.orders.austerlitz.orders import ORDERS

MORNING = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
TURNS = 6
#: Who writes with what.
PROGRAMS = {
    "napoleon": programs.gmail,
    "soult": programs.outlook,
    "lannes": programs.apple_mail,
    "kutuzov": programs.thunderbird,
    "dokhturov": programs.webmail,
    "bagration": programs.telephone,
}
#: Prince Bagration writes nothing in this turn.
MISSED = 4
#: In this one Napoleon asks the umpire something.
ASKED, QUESTION = 2, "May Davout leave the road to spare the horses?"
UMPIRE = "weyrother@umpires.test"
#: Where the mails and papers are put to be looked at, when somebody asks.
KEEP = os.environ.get("ESTAFETTE_TEST_PAPERS", "")


@dataclass
class Table:
    """The battle, its people, and the hour."""

    battle: Game
    umpire: User
    now: datetime = MORNING
    letters: dict[str, list[EmailMessage]] = field(default_factory=dict)
    receipts: dict[tuple[str, int], OutgoingMail] = field(default_factory=dict)
    written: int = 0

    @property
    def turn(self) -> Turn:
        return self.battle.turns.latest("number")

    def sweep(self, hours: int = 1) -> None:
        """Let time pass and everything due be done; the mails that went out are put into the players' boxes."""
        self.now += hours * HOUR
        for _ in range(4):
            account = sweep(self.now)
            assert not account.failed
        for sent in outbox.outbox:
            message = sent.message()._content
            self.letters.setdefault(sent.to[0].partition("@")[0], []).append(message)
        outbox.outbox.clear()

    def call_or_report(self, who: str) -> EmailMessage:
        """What a player answers: the newest mail that asks him for orders, else his newest."""
        letters = self.letters[who][::-1]
        return next((letter for letter in letters if "orders by" in str(letter["Subject"])), letters[0])

    def post(self, raw: bytes) -> RawMail:
        """Bring a mail to the gate and read it."""
        stored = intake.receive(raw, way="command", envelope_from="", received_at=self.now)
        return intake.read_mail(stored.pk, self.now)

    def send(self, who: str, text: str) -> RawMail:
        """Have a player answer, in his own program."""
        self.written += 1
        seat = self.battle.campaign.seats.get(player__email__startswith=f"{who}@")
        sender = f"{seat.player.name} <{seat.player.email}>"
        raw = programs.answer(PROGRAMS[who], text, self.call_or_report(who), sender=sender, number=self.written)
        return self.post(raw)

    def send_as_umpire(self, text: str) -> RawMail:
        """Have the umpire write to his address of the battle."""
        self.written += 1
        letter = EmailMessage()
        letter["From"], letter["To"] = UMPIRE, umpire_address(self.battle, self.umpire)
        letter["Subject"], letter["Message-ID"] = "Re: Austerlitz", f"<{self.written}@umpires.test>"
        letter.set_content(text)
        return self.post(bytes(letter))


def set_up() -> Table:
    umpire = User.objects.create_user("weyrother", UMPIRE, "pass-word-1805")
    battle = load_scenario(find_scenario("austerlitz"), who="weyrother", now=MORNING, umpires=[umpire])
    Schedule.objects.filter(game=battle).update(hours=48, close_when_all_in=False)
    life.start_game(battle, MORNING, who="weyrother")
    Turn.objects.filter(game=battle).update(seed=bytes(range(32)).hex())
    return Table(battle, umpire)


def play_turn(table: Table) -> None:
    """All players write what they have to say; the umpire releases the turn by mail, or the deadline closes it."""
    number = table.turn.number
    table.sweep()
    for who, orders in ORDERS.items():
        if number in orders:
            stored = table.send(who, orders[number].lstrip())
            assert stored.state == RawMail.State.ACCEPTED, (
                who,
                number,
                stored.outcome,
                OutgoingMail.objects.filter(answers=stored).get().text,
            )
            table.receipts[who, number] = OutgoingMail.objects.filter(answers=stored).get()
    table.sweep()
    if number == ASKED:
        assert table.send_as_umpire("ANSWER 1 He may.\n").outcome == "umpire-decision"
    if number == MISSED:
        table.sweep(48)
    else:
        assert table.send_as_umpire("CLOSE\n").outcome == "umpire-decision", OutgoingMail.objects.latest("pk").text
    table.sweep()
    assert table.turn.number == number + 1, (table.turn.state, table.turn.problem)


def papers_of(letter: EmailMessage) -> dict[str, bytes]:
    """The papers that came with a letter, by name."""
    parts = [part for part in letter.walk() if part.get_filename()]
    return {str(part.get_filename()): part.get_payload(decode=True) for part in parts}


def drawn_when_due(battle: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the papers of the first and the last report as they are sent; those between would be more of the same."""

    def drawn(reference: Mapping[str, Any], material: Material) -> Enclosure:
        number = battle.turns.latest("number").number
        if KEEP or number in (1, TURNS + 1):
            return render(reference, material)
        return Enclosure(f"{reference['kind']}.txt", "text/plain", b"")

    monkeypatch.setattr(delivery, "render", drawn)


@pytest.mark.django_db
@pytest.mark.dice("the sun of Austerlitz")
def test_austerlitz_is_played_for_six_turns_by_mail(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.MAIL_DOMAIN = "orders.test"
    settings.DEFAULT_FROM_EMAIL = "orders@orders.test"
    settings.WAKE_WORKERS = False
    table = set_up()
    drawn_when_due(table.battle, monkeypatch)
    for _ in range(TURNS):
        play_turn(table)
    if KEEP:
        _keep(table)
    everybody_was_read_and_answered(table)
    the_question_was_asked_and_answered(table)
    whoever_wrote_nothing_was_led_by_his_earlier_intents(table)
    everybody_got_a_report_of_every_turn(table)
    the_battle_was_fought(table)


def everybody_was_read_and_answered(table: Table) -> None:
    letters = RawMail.objects.filter(seat__isnull=False)
    assert letters.count() == sum(map(len, ORDERS.values())) == 35
    assert set(letters.values_list("state", flat=True)) == {RawMail.State.ACCEPTED}
    receipt = table.receipts["soult", 1]
    assert "move to Pratze\n         reaches " in receipt.text
    refused = table.receipts["dokhturov", 3]
    assert "STORM THE PHEASANTRY" in refused.text
    assert "NOT UNDERSTOOD" in refused.text or "PLEASE ANSWER" in refused.text


def the_question_was_asked_and_answered(table: Table) -> None:
    question = Question.objects.get()
    assert question.text == QUESTION
    assert question.answer == "He may."
    assert any("He may." in text_of(letter) for letter in table.letters["napoleon"])
    report = papers_of(table.letters["napoleon"][-1])
    words = [printed.text_of(paper) for name, paper in report.items() if name.endswith("report.pdf")]
    assert "The Pratzen is ours" in " ".join(words)


def whoever_wrote_nothing_was_led_by_his_earlier_intents(table: Table) -> None:
    (note,) = TurnException.objects.filter(kind=TurnException.Kind.NO_ORDERS)
    assert (note.turn.number, note.seat.name, note.standing_of) == (MISSED, "Prince Bagration", MISSED - 1)
    moved = {event["unit"] for event in note.turn.events if event["kind"] in ("move", "charge")}
    led = {"bagration-1", "bagration-2", "wittgenstein", "chaplits", "liechtenstein-1", "liechtenstein-2"}
    assert moved & led


def everybody_got_a_report_of_every_turn(table: Table) -> None:
    for who in PROGRAMS:
        reports = OutgoingMail.objects.filter(kind="report", to__startswith=f"{who}@")
        assert reports.count() == TURNS
        assert set(reports.values_list("state", flat=True)) == {OutgoingMail.State.SENT}
        papers = papers_of(next(one for one in table.letters[who][::-1] if papers_of(one)))
        pages = [printed.pages_of(paper) for name, paper in papers.items() if name.endswith(".pdf")]
        assert pages
        assert all(words.strip() for paper in pages for words in paper)


def the_battle_was_fought(table: Table) -> None:
    """Both sides lost bases, and nobody more of them than a battle of the time would cost by then."""
    before = rulesets.read(table.battle.turns.get(number=1).before)
    fell = [event for turn in table.battle.turns.all() for event in turn.events or () if event["kind"] == "loss"]
    for side in ("french", "allied"):
        whole = sum(int(unit.extra["size"]) for unit in before.units if before.side_of[unit.id] == side)
        lost = sum(event["effect"]["lost"] for event in fell if event["side"] == side)
        assert 0.02 < lost / whole < 0.35, (side, lost, whole)


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    return " ".join(body.get_content().split()) if body is not None else ""


def _keep(table: Table) -> None:
    for who, letters in table.letters.items():
        for number, letter in enumerate(letters, 1):
            folder = Path(KEEP) / who / f"{number:02d}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "mail.eml").write_bytes(bytes(letter))
            for name, content in papers_of(letter).items():
                (folder / name).write_bytes(content)
