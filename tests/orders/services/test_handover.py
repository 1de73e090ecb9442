"""The hand-over brief: everything that a new player needs, and nothing that his side does not know."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from campaigns.models import Seat
from campaigns.services.people import seats
from campaigns.services.people.addresses import seat_address
from campaigns.services.people.seats import join_token
from campaigns.services.turns import sheets
from orders.models import OutgoingMail, RawMail
from orders.services import handover, letters
from orders.services.gate import intake
from orders.services.out.enclosures import render
from tests.played import HOUR, NOON, Played

pytestmark = pytest.mark.django_db


def hand_over(played: Played) -> OutgoingMail:
    seats.replace_player(
        played.french, email="bachelu@players.test", player_name="Bachelu", who="umpire", now=NOON, reason="ill"
    )
    mail = handover.post_handover(played.french, now=NOON)
    assert mail is not None
    return mail


def test_the_brief_tells_the_situation_the_troops_the_standing_orders_the_last_turn_and_the_address(
    played: Played,
) -> None:
    mail = hand_over(played)
    assert (mail.to, mail.reply_to or mail.sender) == ("bachelu@players.test", mail.sender)
    assert seat_address(played.french) in mail.sender
    for words in ("FIRST STEPS, TURN 2", "Orders are due by", "Gauthier's Brigade", "All: advance.",
                  "The turn before:", seat_address(played.french), played.french.key, "/join/"):  # fmt: skip
        assert words in mail.text
    assert "Gauthier" in mail.html


def test_orders_of_the_former_commander_that_are_in_are_shown_as_what_counts(played: Played) -> None:
    sheets.submit(played.french, played.second, "INTENT DEFEND", now=NOON + HOUR)
    (brief,) = handover.briefs(played.french)
    assert brief.sheet is not None
    assert "INTENT DEFEND" in hand_over(played).text


def test_map_form_and_last_report_come_with_it(played: Played) -> None:
    files = [render(reference) for reference in hand_over(played).attachments]
    assert [file.media_type for file in files] == ["image/png", "application/pdf", "application/pdf"]
    assert all(file.content for file in files)


def test_nothing_of_the_other_side_that_was_not_seen_is_in_it(played: Played) -> None:
    text = hand_over(played).text
    for hidden in ("Picton", "Kempt", "Pack", "28th", "Rogers"):
        assert hidden not in text


def test_a_seat_without_a_battle_under_way_gets_the_plain_invitation(played: Played) -> None:
    played.battle.status = "setting-up"
    played.battle.save()
    mail = handover.post_handover(played.french, now=NOON)
    assert mail is not None
    assert mail.key.startswith("invitation/")


def test_inviting_again_sends_another_mail_each_time(played: Played) -> None:
    first = letters.post_invitation(played.french, now=NOON)
    assert letters.post_invitation(played.french, now=NOON) == first
    again = [letters.post_invitation(played.french, now=NOON, again=True) for _ in range(2)]
    assert len({mail.message_id for mail in [first, *again] if mail}) == 3


def test_the_page_of_the_brief_shows_the_same(played: Played, client: object) -> None:
    client.force_login(played.cast.foy, backend="django.contrib.auth.backends.ModelBackend")  # type: ignore[attr-defined]
    page = client.get(reverse("brief", args=[played.french.pk])).content.decode()  # type: ignore[attr-defined]
    for words in ("How matters stand for General Foy", "Gauthier&#x27;s Brigade", "All: advance.", "The turn before"):
        assert words in page


def answer_invitation(played: Played, text: str) -> RawMail:
    """General Foy is invited and answers by mail."""
    Seat.objects.update(state=Seat.State.INVITED)
    return take_in(
        f"From: foy@players.test\r\nTo: {seat_address(played.french)}\r\nSubject: Re: [Hundred Days] will you\r\n"
        f"Message-ID: <answer@players.test>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n".encode()
    )


@pytest.mark.parametrize("turn_open", [True, False])
@pytest.mark.parametrize("text", ["YES", "Yes, gladly!", "Sure, count me in.", "Oui, avec plaisir", "Ja, gerne!"])
def test_an_invitation_that_is_answered_by_yes_is_welcomed(played: Played, text: str, turn_open: bool) -> None:
    if not turn_open:
        played.second.delete()
    mail = answer_invitation(played, text)
    assert (mail.state, mail.outcome) == (mail.State.ACCEPTED, "confirmed")
    assert "you have taken your seat" in mail.answers.get().subject
    assert Seat.objects.get(pk=played.french.pk).state == Seat.State.CONFIRMED


@pytest.mark.parametrize(
    "text",
    [
        "NO", "No thank you, I have no time", "wrong address, please stop", "Sorry, not this time.",
        "I'm afraid I can't play this winter.", "Nein, leider keine Zeit", "Non merci",
    ],
)  # fmt: skip
def test_an_invitation_that_is_declined_leaves_the_seat_to_others_and_tells_the_umpires(
    played: Played, text: str
) -> None:
    key = played.french.key
    mail = answer_invitation(played, text)
    assert (mail.state, mail.outcome) == (mail.State.ACCEPTED, "declined")
    seat = Seat.objects.get(pk=played.french.pk)
    assert (seat.player, seat.state) == (None, Seat.State.INVITED)
    assert seat.key != key
    assert "no more mails" in mail.answers.get().text
    told = OutgoingMail.objects.get(key__startswith=f"declined/{seat.pk}/")
    assert told.to == played.cast.umpire.email
    assert text.split()[0] in told.text
    assert seat.campaign.audit.filter(action="decline", subject=seat.name).exists()


@pytest.mark.parametrize("text", ["", "Who else is playing, and how long would it last?", "Did you mean me?"])
def test_an_answer_that_is_neither_yes_nor_no_is_asked_about(played: Played, text: str) -> None:
    mail = answer_invitation(played, text)
    assert (mail.state, mail.outcome) == (mail.State.REFUSED, "invitation-unclear")
    assert "YES or NO" in mail.answers.get().text
    assert Seat.objects.get(pk=played.french.pk).state == Seat.State.INVITED


def test_an_invitation_says_who_asks_how_often_turns_close_and_how_to_decline(played: Played) -> None:
    text = letters.post_invitation(played.french, now=NOON).text
    for words in (played.cast.umpire.email, "a turn closes", "NO", "Orders are due next by"):
        assert words in text


def test_an_invitation_is_declined_by_a_button_too(played: Played, client: Client) -> None:
    Seat.objects.update(state=Seat.State.INVITED)
    played.french.refresh_from_db()
    page = reverse("join", args=[join_token(played.french)])
    assert "No, thanks" in client.get(page).content.decode()
    assert "no more mails" in client.post(page, {"answer": "no"}).content.decode()
    assert Seat.objects.get(pk=played.french.pk).player is None
    assert OutgoingMail.objects.filter(key__startswith="declined/").exists()
    assert client.get(page).status_code == 404


def take_in(raw: bytes) -> RawMail:
    """A mail as the gate takes it in and reads it."""
    stored = intake.receive(raw, way="command", envelope_from="", envelope_to=[], received_at=NOON + HOUR)
    return intake.read_mail(stored.pk, NOON + HOUR)


def test_a_yes_with_orders_below_it_is_orders(played: Played) -> None:
    Seat.objects.update(state=Seat.State.INVITED)
    mail = take_in(
        f"From: foy@players.test\r\nTo: {seat_address(played.french)}\r\nSubject: Re: you take over\r\n"
        "Message-ID: <1@players.test>\r\n\r\nYes\r\nBRIGADE Gauthier\r\n  INTENT HOLD\r\n".encode()
    )
    assert mail.outcome.startswith("orders")
    assert Seat.objects.get(pk=played.french.pk).state == Seat.State.CONFIRMED


def test_a_brief_of_the_present_does_not_tell_the_last_turn_as_if_nothing_had_happened(played: Played) -> None:
    (brief,) = handover.briefs(played.french)
    assert brief.story.situation.startswith("Your troops stand as the map shows")
    assert brief.last is not None
    assert not brief.last.situation.startswith("Your troops stand as the map shows")
