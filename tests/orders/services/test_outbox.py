"""The outbox: one mail for one key, ids that stay, threads that hold together, headers that keep machines quiet."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaigns.models import Game, Player, Seat, Turn
from campaigns.services.people.addresses import (
    bounce_address,
    bounced_token,
    detail_of,
    mail_token,
    message_id,
    seat_address,
    umpire_address,
    umpire_of,
)
from orders.models import OutgoingMail, RawMail
from orders.services.out import outbox
from orders.services.out.outbox import Letter
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)


@pytest.fixture
def battle(cast: Cast) -> Game:
    return Game.objects.create(
        campaign=cast.campaign, title="Gemioncourt", slug="gemioncourt", ruleset="mini-nap", document={}
    )


def make_turn(battle: Game, number: int, parent: Turn | None = None) -> Turn:
    return Turn.objects.create(
        game=battle, number=number, parent=parent, opened_at=NOW, seed="00", commitment="11", before={}
    )


def post(seat: Seat, key: str = "notice/1", **more: object) -> OutgoingMail:
    mail = outbox.post_letter(Letter("A word", "Hold the farm."), key=key, kind="notice", seat=seat, now=NOW, **more)  # type: ignore[arg-type]
    assert mail is not None
    return mail


@pytest.mark.django_db
def test_posting_a_key_twice_writes_one_mail(cast: Cast) -> None:
    first = post(cast.foy_seat)
    again = outbox.post_letter(
        Letter("Another word", "Leave the farm."), key="notice/1", kind="notice", seat=cast.foy_seat, now=NOW
    )
    assert again == first
    assert OutgoingMail.objects.count() == 1
    assert OutgoingMail.objects.get().text == "Hold the farm."


@pytest.mark.django_db
def test_a_mail_comes_from_the_seats_own_address_and_asks_machines_not_to_answer(cast: Cast) -> None:
    mail = post(cast.foy_seat)
    assert seat_address(cast.foy_seat) in mail.sender
    assert mail.headers["Auto-Submitted"] == "auto-generated"
    assert "List-Unsubscribe" not in mail.headers


@pytest.mark.django_db
def test_a_spectator_can_leave_with_one_click(cast: Cast) -> None:
    watcher = Seat.objects.create(
        campaign=cast.campaign,
        side=cast.french,
        role=Seat.Role.SPECTATOR,
        name="Correspondent",
        player=Player.objects.create(name="Jo", email="jo@players.test"),
    )
    assert post(watcher).headers["List-Unsubscribe"] == f"<mailto:{seat_address(watcher)}?subject=UNSUBSCRIBE>"


@pytest.mark.django_db
def test_a_seat_without_a_player_gets_no_mail(cast: Cast) -> None:
    empty = Seat.objects.create(campaign=cast.campaign, side=cast.french, name="General Bachelu")
    assert outbox.post_letter(Letter("A word", "x"), key="k", kind="notice", seat=empty, now=NOW) is None


@pytest.mark.django_db
def test_an_answer_hangs_below_the_mail_it_answers(cast: Cast) -> None:
    incoming = RawMail.objects.create(
        received_at=NOW,
        way="smtp",
        raw=b"",
        digest="",
        message_id="<orders@phone>",
        detail={"references": "<root@estafette> evil\r\nBcc: all@players.test <mid@estafette>"},
    )
    mail = post(cast.foy_seat, answers=incoming)
    assert mail.in_reply_to == "<orders@phone>"
    assert mail.references == "<root@estafette> <mid@estafette> <orders@phone>"
    assert mail.headers["Auto-Submitted"] == "auto-replied"


@pytest.mark.django_db
def test_a_turn_is_one_thread_that_begins_with_the_mail_that_called_for_it(cast: Cast, battle: Game) -> None:
    first = make_turn(battle, 1)
    second = make_turn(battle, 2, first)
    seat = cast.foy_seat
    call = post(seat, f"call/{first.pk}/{seat.pk}", turn=first)
    reminder = post(seat, f"reminder/{first.pk}/{seat.pk}/24", turn=first)
    report = post(seat, f"report/{first.pk}/{seat.pk}", turn=first)
    later = post(seat, f"reminder/{second.pk}/{seat.pk}/24", turn=second)
    assert (call.in_reply_to, report.in_reply_to) == ("", "")
    assert reminder.in_reply_to == call.message_id
    assert later.in_reply_to == report.message_id


@pytest.mark.django_db
def test_a_subject_is_one_printable_line(cast: Cast) -> None:
    mail = outbox.post_letter(
        Letter("A word\r\nBcc: all@players.test \x00" + "x" * 400, "y"), key="k", kind="n", seat=cast.foy_seat, now=NOW
    )
    assert mail is not None
    assert "\n" not in mail.subject
    assert len(mail.subject) <= 250


@pytest.mark.django_db
def test_a_text_beyond_all_measure_is_cut_with_a_word_about_it(cast: Cast) -> None:
    mail = outbox.post_letter(Letter("A word", "y" * 300_000), key="k", kind="n", seat=cast.foy_seat, now=NOW)
    assert mail is not None
    assert mail.text.endswith("\n\n[The rest was too long for a mail. It is on your page.]\n")


def test_ids_follow_from_the_key_and_tell_nothing_of_it() -> None:
    assert message_id("report/12/3") == message_id("report/12/3")
    assert message_id("report/12/3") != message_id("report/12/4")
    assert "12" not in mail_token("report/12/3").strip("234567") or "report" not in mail_token("report/12/3")


def test_what_comes_back_to_a_mails_return_path_leads_to_the_mail() -> None:
    token = mail_token("report/12/3")
    assert bounced_token(bounce_address(token)) == token
    assert bounced_token("orders+qb7k3mq9x@orders.localhost") == ""


@pytest.mark.parametrize(
    "address", ["", "orders@orders.localhost", "orders+x@elsewhere.test", "someone+x@orders.localhost", "@", "+@+"]
)
def test_addresses_that_are_not_ours_carry_no_detail(address: str) -> None:
    assert detail_of(address) == ""


@pytest.mark.django_db
def test_an_umpires_address_opens_his_battle_to_him_alone(cast: Cast, battle: Game) -> None:
    address = umpire_address(battle, cast.umpire)
    assert umpire_of(address) == (battle, cast.umpire)
    assert umpire_of(address.upper()) == (battle, cast.umpire)
    assert umpire_of(umpire_address(battle, cast.other_umpire)) is None
    forged = address.replace(f"-{cast.umpire.pk}-", f"-{cast.foy.pk}-")
    assert umpire_of(forged) is None
    cast.campaign.umpires.remove(cast.umpire)
    assert umpire_of(address) is None


@pytest.mark.django_db
@given(st.text(max_size=60))
def test_no_address_whatsoever_is_an_umpires_by_chance(text: str) -> None:
    assert umpire_of(f"orders+u-{text}@orders.localhost") is None
