"""The Charleroi Road by mail: five commanders, rounds of six hours, every order through the gate."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from campaigns.models import Game, Seat, Sheet, Turn, TurnException
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.people.seats import name_deputy
from campaigns.services.turns import life, resolution
from orders.models import MailPolicy, OutgoingMail, RawMail
from orders.services.letters import campaigns as letters
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.orders.services.by_mail import answer, sent, speak_by_mail
from tests.printed_words import text_of

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)

LETTERS: Mapping[str, Mapping[int, str]] = {
    "neuville": {1: "HEADQUARTERS: RIDE TO jamioulx\nDISPATCH TO B1: Take Charleroi before noon."},
    "aubert": {
        1: "CORPS B-I: MARCH TO charleroi VIA jamioulx; ADVANCE ON quatre_bras; ADVANCE GUARD b1\n"
        "HEADQUARTERS: STAY WITH b2\nSTANDING ALL on contact: ATTACK IF ODDS >= 110",
    },
    "brun": {1: "Second Corps: march to Charleroi by Jamioulx at 05:30, then advance on Fleurus."},
    "linden": {1: "STANDING ALL on contact: DELAY\nAT 06:00\nCORPS R-I: FALL BACK ON fleurus"},
    "steinfeld": {2: "CORPS R-II: MARCH TO fleurus; DEFEND fleurus"},
}


@pytest.fixture
def game(settings) -> Game:
    speak_by_mail(settings)
    scenario = find_campaign("charleroi-road")
    document = {key: value for key, value in scenario.document().items() if key != "orders"}
    game = set_up(document, who="umpire", now=NOON, players=scenario.players())
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    return game


def seats_of(game: Game) -> dict[str, Seat]:
    """The seats that somebody holds, by the name before the at sign of his address."""
    held = Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "side")
    return {seat.player.email.partition("@")[0]: seat for seat in held if seat.player}


def play_round(game: Game, now: datetime) -> Turn:
    turn = game.turns.filter(state=Turn.State.OPEN).latest("pk")
    for name, seat in seats_of(game).items():
        text = LETTERS[name].get(turn.number)
        if text is not None:
            mail = answer(seat, text, now)
            assert (mail.state, mail.outcome) == (RawMail.State.ACCEPTED, "orders"), sent(seat, "receipt").text
    now += DAY
    assert life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None, Turn.objects.get(pk=turn.pk).problem_values
    notices.tell_due(now)
    turn.refresh_from_db()
    return turn


def test_three_rounds_are_played_by_mail(game: Game) -> None:
    seats = seats_of(game)
    assert set(seats) == {"neuville", "aubert", "brun", "steinfeld", "linden"}
    for number in (1, 2, 3):
        turn = play_round(game, NOON + DAY * (2 * number))
        assert (turn.number, turn.state) == (number, Turn.State.RELEASED)
        for seat in seats.values():
            assert f"turn {number}" in sent(seat, "report").subject
    game.refresh_from_db()
    assert game.status == Game.Status.FINISHED, "the file ends at ten in the evening"
    assert "campaign is over" in sent(seats["brun"], "message").subject
    kinds = {event["kind"] for turn in game.turns.all() for event in turn.events or []}
    assert {"contact", "sighting", "depart", "dispatch", "victory"} <= kinds


def test_the_receipt_says_the_future_by_what_the_writer_knows(game: Game) -> None:
    seat = seats_of(game)["brun"]
    answer(seat, LETTERS["brun"][1], NOON)
    text = sent(seat, "receipt").text
    assert "CORPS B-II: MARCH TO charleroi VIA jamioulx; ADVANCE ON fleurus; START 05:30" in text
    assert "It has the order at 04:00; the first are off at 05:45." in text
    assert "By Jamioulx, Charleroi, Gilly to Fleurus: the head there at 14:45" in text
    assert "It eats from the magazine; rations for 4 days are left." in text


def test_the_report_has_the_state_of_the_command_and_the_marches_under_way(game: Game) -> None:
    play_round(game, NOON + DAY * 2)
    seat = seats_of(game)["brun"]
    text = sent(seat, "report").text
    assert re.search(r"3rd Brigade +[\d,]+ +0 +0 +\d+ +fresh +\d d +100 %", text)
    assert re.search(r"Park +0 +0 +0 +0 +fresh +– +100 %", text), "wagons ask for no bread"
    assert "BRIGADE b5:   # 3rd Brigade\n  # MARCH TO charleroi VIA jamioulx; ADVANCE ON fleurus" in text
    under_way = text.partition("MARCHES UNDER WAY")[2].partition("THE ENEMY")[0]
    assert "3rd Brigade" in under_way
    assert "rations for 0 days" not in under_way
    assert "to Fleurus: the head there at" in " ".join(under_way.split())


def test_the_receipt_has_a_map_of_the_marches(game: Game) -> None:
    seat = seats_of(game)["brun"]
    answer(seat, LETTERS["brun"][1], NOON)
    mail = sent(seat, "receipt")
    (reference,) = mail.attachments
    assert f'src="cid:{reference["cid"]}"' in mail.html
    marched = render(reference).content
    assert marched.startswith(b"\x89PNG")
    answer(seat, "CORPS B-II: REST", NOON)
    later = OutgoingMail.objects.filter(kind="receipt").latest("pk")
    assert render(later.attachments[0]).content != marched, "a sheet without a march has no route on its map"


def test_both_keeps_beside_a_new_sheet_what_the_one_before_told_others(game: Game) -> None:
    seat = seats_of(game)["aubert"]
    answer(seat, LETTERS["aubert"][1], NOON)
    first = sent(seat, "receipt").text
    assert (
        "First Corps: march to Charleroi by way of Jamioulx; advance on Quatre Bras; Light horse has the"
        in " ".join(first.split())
    )
    assert "NO LONGER" not in first
    answer(seat, "HEADQUARTERS: STAY WITH b3", NOON + HOUR)
    mail = sent(seat, "receipt")
    told = mail.text.partition("NO LONGER ORDERED")[2].partition("Nothing new")[0]
    assert "First Corps: march to Charleroi" in told
    assert "All: attack the enemy where you meet him" in told
    assert "tay with" not in told, "he said something else of it himself"
    assert "Reply BOTH" in told
    assert "Reply BOTH" in mail.html
    answer(seat, "Both, please", NOON + 2 * HOUR)
    sheet = Sheet.objects.get(seat=seat, version=3)
    assert sheet.normal_form.splitlines() == [
        "CORPS B-I: MARCH TO charleroi VIA jamioulx; ADVANCE ON quatre_bras; ADVANCE GUARD b1",
        "STANDING ALL on contact: ATTACK IF ODDS >= 110",
        "HEADQUARTERS: STAY WITH b3",
    ]
    assert "NO LONGER" not in sent(seat, "receipt").text


def test_both_keeps_the_hour_of_what_waits_and_the_letters_to_others(game: Game) -> None:
    seat = seats_of(game)["linden"]
    answer(seat, "DISPATCH TO SOUTH: I see nobody.\n" + LETTERS["linden"][1], NOON)
    answer(seat, "STANDING ALL on contact: DEFEND\nDISPATCH TO SOUTH: I see dust.", NOON + HOUR)
    assert "FALL BACK" not in Sheet.objects.get(seat=seat, version=2).normal_form
    answer(seat, "BOTH", NOON + 2 * HOUR)
    kept = Sheet.objects.get(seat=seat, version=3).normal_form
    assert "STANDING ALL on contact: DEFEND" in kept
    assert "DELAY" not in kept
    assert kept.count("DISPATCH TO SOUTH") == 2
    assert kept.endswith("AT 1815-06-15T06:00\nCORPS R-I: FALL BACK ON fleurus")


def test_both_without_two_sheets_keeps_nothing(game: Game) -> None:
    seat = seats_of(game)["aubert"]
    answer(seat, LETTERS["aubert"][1], NOON)
    assert answer(seat, "BOTH", NOON + HOUR).outcome == "nothing-to-keep"
    assert Sheet.objects.filter(seat=seat).count() == 1


def test_lines_for_later_are_written_at_their_hour(game: Game) -> None:
    seat = seats_of(game)["linden"]
    mail = answer(seat, LETTERS["linden"][1], NOON)
    assert mail.outcome == "orders"
    assert "Written at 15 June, 06:00:" in sent(seat, "receipt").text
    turn = play_round(game, NOON + DAY * 2)
    ordered = [
        event["at"]
        for event in turn.events
        if event["kind"] == "dispatch" and event["effect"]["from"] == "R1" and event["effect"]["what"] == "order"
    ]
    assert ordered[0] == "1815-06-15T06:00"


def test_what_is_not_understood_is_asked_or_named(game: Game) -> None:
    seat = seats_of(game)["aubert"]
    mail = answer(seat, "CORPS B-I: MARCH TO charleroy\nCORPS R-I: MARCH TO thuin", NOON)
    assert mail.outcome == "nothing-understood"
    text = sent(seat, "receipt").text
    said = "march to Charleroi\n       = CORPS B-I: MARCH TO charleroi\n"
    assert f"I know no such place.\n   1a  First Corps: {said}" in text
    assert "Outpost" not in text, "an enemy's corps is answered like one that does not exist"
    reply = answer(seat, "1a", NOON + timedelta(minutes=5))
    assert reply.outcome == "orders-in-part", "the other question stands"
    assert "CORPS B-I: MARCH TO charleroi" in sent(seat, "receipt").text


def test_who_sends_nothing_is_served_by_his_staff(game: Game) -> None:
    """EC-POST-2: an absent holder's staff carries out what it receives."""
    seats = seats_of(game)
    answer(seats["neuville"], "CORPS B-I: MARCH TO thuin", NOON)
    turn = game.turns.get()
    assert life.close_turn(turn, NOON + DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + DAY) is not None
    turn.refresh_from_db()
    started = {event["unit"] for event in turn.events if event["kind"] == "depart"}
    assert {"b1", "b2", "b3", "b4"} <= started
    notes = turn.exceptions.filter(kind=TurnException.Kind.NO_ORDERS)
    assert {note.seat.name for note in notes if note.seat} == {
        seat.name for name, seat in seats.items() if name != "neuville"
    }


def test_the_map_and_the_paper_are_enclosed(game: Game) -> None:
    call = sent(seats_of(game)["brun"], "call")
    made = {reference["kind"]: render(reference) for reference in call.attachments}
    assert made["theatre"].content.startswith(b"\x89PNG")
    text = text_of(made["round"].content)
    assert "Your headquarters is at Ham" in text
    assert "4th Brigade" in text
    assert "Mon 23 Nov, 13:00" in text
    assert made["calendar"].media_type == "text/calendar"


def test_help_status_and_map_are_answered(game: Game) -> None:
    seat = seats_of(game)["brun"]
    answer(seat, LETTERS["brun"][1], NOON)
    for word, said in (
        ("HELP", "MARCH TO"),
        ("HELP WORDS", "FALL BACK ON"),
        ("HELP SHEET", "HEADQUARTERS:"),
        ("STATUS", "CORPS B-II"),
        ("MAP", "your map"),
        ("PROPOSE", "carries out"),
    ):
        stored = answer(seat, word, NOON + timedelta(minutes=len(word)))
        reply = OutgoingMail.objects.get(answers=stored)
        assert said in f"{reply.subject}\n{reply.text}"


def test_a_question_reaches_the_umpire(game: Game) -> None:
    answer(seats_of(game)["brun"], "UMPIRE: May my corps use the ford at Ham?", NOON)
    (question,) = game.questions.all()
    assert question.text == "May my corps use the ford at Ham?"


def test_a_reminder_comes_with_a_sheet(game: Game) -> None:
    seat = seats_of(game)["brun"]
    turn = game.turns.get()
    letter = letters.reminder(turn, seat, NOON + DAY, NOON)
    assert "CORPS" not in letter.text
    assert "BRIGADE b5:" in letter.text
    assert not re.search(r"intent", letter.text, re.IGNORECASE)


def test_a_deputy_orders_for_a_post_and_is_answered_himself_and_a_stranger_is_not(game: Game) -> None:
    MailPolicy.objects.create(campaign=game.campaign, proof=MailPolicy.Proof.ADDRESS)
    seat, turn = seats_of(game)["brun"], game.turns.get()
    stranger = answer(seat, "CORPS B-II: REST", NOON, by="mercier@players.test")
    assert (stranger.state, stranger.outcome) == (RawMail.State.REFUSED, "sender-unproved")
    assert not turn.sheets.exists()
    name_deputy(seat, email="mercier@players.test", name="Mercier", who="umpire", now=NOON)
    for minutes, text, said in (
        (1, LETTERS["brun"][1], "By Jamioulx, Charleroi, Gilly to Fleurus"),
        (2, "RESEND", "BRIGADE b5:"),
    ):
        mail = answer(seat, text, NOON + timedelta(minutes=minutes), by="mercier@players.test")
        reply = OutgoingMail.objects.get(answers=mail)
        assert (mail.state, reply.to) == (RawMail.State.ACCEPTED, "mercier@players.test"), mail.outcome
        assert said in reply.text
    assert turn.sheets.get().seat == seat
    foreign = answer(seats_of(game)["linden"], LETTERS["linden"][1], NOON, by="mercier@players.test")
    assert foreign.outcome == "sender-unproved", "he is the deputy of one post, not of the enemy's"
