"""Letters: what they say, what they must never say, and that they hold together as mail."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import icalendar
import pytest
from django.utils.html import escape

from campaigns.models import Player, Seat, Turn
from campaigns.services.turns import life
from config.environment import ROOT
from orders.models import OutgoingMail
from orders.services import letters
from orders.services.out.enclosures import render
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def sent_to(name: str, kind: str) -> OutgoingMail:
    return mails().filter(to=f"{name}@players.test", kind=kind).latest("pk")


def spectator(cast: Cast) -> Seat:
    return Seat.objects.create(
        campaign=cast.campaign,
        side=cast.french,
        role=Seat.Role.SPECTATOR,
        name="Correspondent",
        player=Player.objects.create(name="Jo", email="jo@players.test"),
    )


def test_a_call_tells_troops_deadline_commitment_and_brings_a_sheet_for_ones_own(game: Match) -> None:
    mail = sent_to("foy", "call")
    assert mail.subject == "[Duel, turn 1] your orders, please - orders by Mon 23 Nov, 11:00"
    assert "Monday 23 November, 11:00 (Brussels)" in mail.text
    assert game.turn.commitment in mail.text
    assert "BRIGADE FB" in mail.text
    assert "BRIGADE AB" not in mail.text
    assert game.cast.foy_seat.key in mail.text
    assert game.cast.picton_seat.key not in mail.text + mail.html


def test_a_call_briefs_aims_means_enemies_and_teaches_with_ones_own_troops(game: Match) -> None:
    game.battle.objectives = [{"place": "mont", "points": 2, "name": "the mount"}]
    game.battle.last_turn = 9
    game.battle.save()
    letter = letters.call(game.turn, game.cast.foy_seat)
    for heading in ("WHAT COUNTS", "THE ENEMY", "HOW FAR THEY GO", "HOW TO ORDER"):
        assert f"\n{heading}\n" in letter.text
        assert heading in letter.html
    assert "the battle ends with turn 9, at 17:00" in letter.text
    assert "the mount 2" in letter.text
    assert re.search(r"^  \S.*: HOLD +# stay", letter.text, re.MULTILINE)
    assert max(map(len, letter.text.splitlines())) <= 90


def test_a_report_briefs_again_but_for_the_aims_that_do_not_change(game: Match) -> None:
    game.order_all()
    game.close_and_resolve()
    text = sent_to("foy", "report").text
    assert "HOW TO ORDER" in text
    assert "WHAT COUNTS" not in text


def test_who_only_watches_is_not_taught_to_order(game: Match) -> None:
    seat = spectator(game.cast)
    game.order_all()
    turn = game.close_and_resolve()
    assert "HOW TO ORDER" not in letters.report(turn, seat, None).text


def test_a_report_leads_with_what_happened_and_says_what_to_do_until_when(game: Match) -> None:
    game.order_all()
    turn = game.close_and_resolve()
    mail = sent_to("foy", "report")
    assert mail.subject.startswith("[Duel, turn 1] ")
    assert mail.subject.endswith("- orders by Mon 23 Nov, 11:00")
    assert mail.text.startswith("--- Reply above this line ---\n\n14:00-14:20. ")
    assert "TURN 2" in mail.text
    assert turn.seed not in mail.text
    assert turn.commitment in mail.text
    assert [reference["kind"] for reference in mail.attachments] == ["map", "report", "dice", "form", "calendar"]


def test_no_letter_is_wider_than_a_page_but_for_tables_and_hashes(game: Match) -> None:
    game.close_and_resolve()
    for mail in mails().all():
        wide = [line for line in mail.text.splitlines() if len(line) > 80]
        assert all("  " in line.strip() or re.search(r"[0-9a-f]{64}|http|\w{40}", line) for line in wide), wide


def test_nothing_in_a_letter_is_fetched_from_elsewhere(game: Match) -> None:
    game.close_and_resolve()
    for mail in mails().exclude(html=""):
        assert not re.findall(r'(?:src|background)="?(?!cid:)[a-z]+:', mail.html)
        assert "url(" not in mail.html
        assert "@import" not in mail.html


def test_what_people_wrote_is_escaped_in_html_and_plain_in_text(game: Match) -> None:
    words = '<b onload="x">Hold & wait</b>'
    letter = letters.message(game.battle, game.turn, game.cast.foy_seat, subject="A word", body=words)
    assert words in letter.text
    assert words not in letter.html
    assert escape(words) in letter.html


def test_a_spectator_gets_report_and_map_but_no_sheet_no_key_and_a_way_out(cast: Cast, engine: SmallEngine) -> None:
    watcher = spectator(cast)
    make_game(cast).close_and_resolve()
    mail = sent_to("jo", "report")
    assert [reference["kind"] for reference in mail.attachments] == ["map", "report", "dice"]
    assert "TURN 2" not in mail.text
    assert watcher.key not in mail.text + mail.html
    assert "List-Unsubscribe" in mail.headers


def test_a_report_that_cannot_be_told_goes_out_without_its_story(game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*_: object) -> None:
        raise IndexError("no words")

    monkeypatch.setattr("orders.services.letters.players.tell", speechless)
    turn = game.close_and_resolve()
    assert turn.state == Turn.State.RELEASED
    mail = sent_to("foy", "report")
    assert "Turn 1 is over." in mail.text
    assert game.turn.commitment in mail.text
    turn.refresh_from_db()
    assert {exception.kind for exception in turn.exceptions.all()} >= {"report"}


def test_the_calendar_entry_of_a_deadline_is_replaced_when_the_deadline_moves(game: Match) -> None:
    reference = {"kind": "calendar", "turn": game.turn.pk, "seat": game.cast.foy_seat.pk, "what": "position"}
    first = render(reference)
    (entry,) = icalendar.Calendar.from_ical(first.content).walk("VEVENT")
    assert entry.decoded("dtend") == game.turn.closes_at
    assert b"DTEND:20261123T100000Z" in first.content
    assert render(reference) == first
    life.extend(game.turn, NOW + 96 * HOUR, NOW, who="umpire")
    (later,) = icalendar.Calendar.from_ical(render(reference).content).walk("VEVENT")
    assert later["uid"] == entry["uid"]
    assert later["sequence"] > entry["sequence"]
    assert later.decoded("dtend") == NOW + 96 * HOUR


def test_all_that_hangs_on_a_report_can_be_made_and_is_the_same_each_time(game: Match) -> None:
    game.order(game.cast.foy_seat, "BRIGADE FB\n  INTENT HOLD\nMESSAGE TO Picton: Well met.\n")
    game.close_and_resolve()
    for reference in (*sent_to("foy", "call").attachments, *sent_to("foy", "report").attachments):
        made = render(reference)
        assert made.content[:4] in (b"%PDF", b"\x89PNG", b"BEGI", b'{"es')
        assert render(reference) == made


def test_an_invitation_is_written_once_for_each_key(game: Match) -> None:
    seat = game.cast.foy_seat
    first = letters.post_invitation(seat, now=NOW)
    assert letters.post_invitation(seat, now=NOW + HOUR) == first
    assert first is not None
    assert "/join/" in first.text
    assert seat.key not in first.key


@pytest.mark.parametrize(
    ("span", "words"),
    [
        (timedelta(days=3), "3 days"), (timedelta(hours=24), "1 day"), (timedelta(hours=26), "26 hours"),
        (timedelta(minutes=60), "1 hour"), (timedelta(minutes=40), "40 minutes"), (timedelta(minutes=1), "1 minute"),
        (timedelta(seconds=-5), "0 minutes"),
    ],
)  # fmt: skip
def test_time_left_is_said_in_the_unit_that_people_count_in(span: timedelta, words: str) -> None:
    assert letters.time_left(span) == words


@pytest.mark.parametrize("path", sorted((ROOT / "templates" / "mails").glob("*.html")), ids=lambda path: path.name)
def test_no_letter_shows_a_value_by_the_name_that_django_has_for_its_blocks(path: Path) -> None:
    """Within a block of a template ``block`` is the block itself; only a loop may call something so."""
    source = path.read_text()
    assert "{% for block in" in source or not re.search(r"\{\{ ?block\b(?!\.super)|\{% if block\b", source)
