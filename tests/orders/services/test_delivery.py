"""Delivery against a relay that takes, refuses, is busy, or is not there."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pytest_django import Settings

from campaigns.models import Player
from campaigns.services.people.addresses import bounce_address, mail_token
from orders.models import OutgoingMail
from orders.services.out import delivery, outbox
from orders.services.out.enclosures import RENDERERS, Enclosure, Material, render
from tests.cast import Cast
from tests.relays import SmallRelay

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
State = OutgoingMail.State

failures: dict[str, int] = {}


def _file(reference: Mapping[str, Any], material: Material) -> Enclosure:
    return Enclosure(reference["name"], "application/pdf", b"x" * reference.get("size", 100))


def _map(reference: Mapping[str, Any], material: Material) -> Enclosure:
    if failures.get("map"):
        failures["map"] -= 1
        raise OSError("no space left on device")
    return Enclosure("map.png", "image/png", b"\x89PNG", cid="map")


RENDERERS.update({"test-file": _file, "test-map": _map})


@pytest.fixture(autouse=True)
def no_failures() -> None:
    failures.clear()


def posted(cast: Cast, **more: Any) -> OutgoingMail:
    """A mail to Foy in the outbox."""
    values: dict[str, Any] = {
        "key": "report/1/1",
        "kind": "report",
        "to": "foy@players.test",
        "subject": "[Gemioncourt, turn 1] The wood is ours",
        "text": "Łódź holds.\n",
        "seat": cast.foy_seat,
        "now": NOW,
    }
    return outbox.post(**{**values, **more})


def again(mail: OutgoingMail) -> OutgoingMail:
    mail.refresh_from_db()
    return mail


def test_a_mail_is_taken_and_noted_as_sent(cast: Cast, small_relay: SmallRelay) -> None:
    mail = posted(cast)
    assert delivery.deliver_due(NOW) == 1
    assert again(mail).state == State.SENT
    (envelope_from, to, _), (message,) = small_relay.taken[0], small_relay.messages
    assert envelope_from == bounce_address(mail_token(mail.key))
    assert to == ["foy@players.test"]
    assert message["Message-ID"] == mail.message_id
    assert message.get_payload(decode=True).decode().splitlines() == ["Łódź holds."]


def test_a_mail_that_was_sent_is_not_sent_again(cast: Cast, small_relay: SmallRelay) -> None:
    mail = posted(cast)
    delivery.deliver(mail.pk, NOW)
    assert not delivery.deliver(mail.pk, NOW + timedelta(days=1))
    assert len(small_relay.taken) == 1


def test_text_html_picture_and_files_stand_where_mail_programs_look_for_them(
    cast: Cast, small_relay: SmallRelay
) -> None:
    posted(
        cast,
        html='<img src="cid:map">',
        attachments=[{"kind": "test-map"}, {"kind": "test-file", "name": "Turn 1.pdf"}],
    )
    delivery.deliver_due(NOW)
    (message,) = small_relay.messages
    shape = [part.get_content_type() for part in message.walk()]
    assert shape == [
        "multipart/mixed", "multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png",
        "application/pdf",
    ]  # fmt: skip
    picture, paper = list(message.walk())[-2:]
    assert picture["Content-ID"] == "<map>"
    assert picture.get_content_disposition() == "inline"
    assert paper.get_filename() == "Turn 1.pdf"


def test_every_try_sends_the_same_bytes(cast: Cast, small_relay: SmallRelay) -> None:
    mail = posted(cast, html="<p>x</p>", attachments=[{"kind": "test-file", "name": "a.pdf"}])
    delivery.deliver_due(NOW)
    OutgoingMail.objects.update(state=State.WAITING, next_try_at=NOW)
    delivery.deliver_due(NOW + timedelta(hours=2))
    assert len(small_relay.taken) == 2
    assert small_relay.taken[0] == small_relay.taken[1]
    assert again(mail).tries == 2


def test_an_address_refused_for_good_bounces_and_counts_against_the_player(cast: Cast, small_relay: SmallRelay) -> None:
    small_relay.refuse["foy@players.test"] = "550 5.1.1 no such mailbox"
    for number in range(3):
        mail = posted(cast, key=f"report/{number}/1")
        delivery.deliver_due(NOW)
        assert again(mail).state == State.BOUNCED
        assert "5.1.1 no such mailbox" in mail.problem_words
    foy = Player.objects.get(email="foy@players.test")
    assert foy.hard_bounces == 3
    assert foy.address_failing_since == NOW


def test_an_address_refused_for_now_is_tried_later_and_later(cast: Cast, small_relay: SmallRelay) -> None:
    small_relay.refuse["foy@players.test"] = "451 4.7.1 greylisted"
    mail = posted(cast)
    at, pauses = NOW, []
    for _ in range(4):
        delivery.deliver_due(at)
        pauses.append(again(mail).next_try_at - at)
        at = mail.next_try_at
    assert pauses == [timedelta(seconds=seconds) for seconds in (30, 60, 120, 240)]
    del small_relay.refuse["foy@players.test"]
    delivery.deliver_due(at)
    assert again(mail).state == State.SENT
    assert Player.objects.get(email="foy@players.test").hard_bounces == 0


def test_a_message_refused_for_good_waits_for_the_umpire_and_can_be_sent_again(
    cast: Cast, small_relay: SmallRelay
) -> None:
    small_relay.refuse_data = "552 5.3.4 message too big"
    mail = posted(cast)
    delivery.deliver_due(NOW)
    assert again(mail).state == State.FAILED
    assert Player.objects.get(email="foy@players.test").hard_bounces == 0
    small_relay.refuse_data = ""
    assert delivery.send_again(mail, NOW)
    delivery.deliver_due(NOW)
    assert again(mail).state == State.SENT
    assert small_relay.messages[0]["Message-ID"] == mail.message_id


def test_without_a_relay_a_mail_waits_and_is_given_up_only_after_the_last_try(cast: Cast, settings: Settings) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.MAIL_TRIES = "127.0.0.1", 1, 3
    mail = posted(cast)
    at = NOW
    for _ in range(2):
        delivery.deliver_due(at)
        assert again(mail).state == State.WAITING
        assert "ConnectionRefusedError" in mail.problem_words
        at = mail.next_try_at
    delivery.deliver_due(at)
    assert again(mail).state == State.FAILED


def test_an_enclosure_that_cannot_be_made_for_now_delays_the_mail(cast: Cast, small_relay: SmallRelay) -> None:
    failures["map"] = 1
    mail = posted(cast, html='<p>x</p><img alt="" src="cid:map">', attachments=[{"kind": "test-map"}])
    delivery.deliver_due(NOW)
    assert again(mail).state == State.WAITING
    assert "no space left on device" in mail.problem_words
    delivery.deliver_due(mail.next_try_at)
    assert again(mail).state == State.SENT
    assert small_relay.messages[0].is_multipart()


def test_an_enclosure_that_can_never_be_made_is_left_out_in_the_end_and_said_so(
    cast: Cast, small_relay: SmallRelay
) -> None:
    failures["map"] = 100
    mail = posted(cast, html='<p>x</p><img alt="" src="cid:map">', attachments=[{"kind": "test-map"}])
    at = NOW
    for _ in range(delivery.LAST_TRY_WHOLE):
        delivery.deliver_due(at)
        at = again(mail).next_try_at
    assert mail.state == State.SENT
    text, html = small_relay.messages[0].get_payload()
    assert "test-map could not be enclosed" in text.get_payload(decode=True).decode()
    assert b"cid:" not in html.get_payload(decode=True)


def test_a_mail_stays_within_its_size_by_leaving_out_what_does_not_fit(
    cast: Cast, small_relay: SmallRelay, settings: Settings
) -> None:
    settings.MAIL_MAX_BYTES = 20_000
    posted(
        cast,
        attachments=[
            {"kind": "test-file", "name": "huge.pdf", "size": 50_000},
            {"kind": "test-file", "name": "small.pdf", "size": 500},
        ],
    )
    delivery.deliver_due(NOW)
    assert len(small_relay.taken[0][2]) < 20_000
    names = [part.get_filename() for part in small_relay.messages[0].walk()]
    assert "small.pdf" in names
    assert "huge.pdf" not in names


def test_a_claim_is_another_workers_until_it_is_stale(cast: Cast, small_relay: SmallRelay, settings: Settings) -> None:
    settings.CLAIM_SECONDS = 60
    mail = posted(cast)
    OutgoingMail.objects.update(state=State.SENDING, claimed_by="dead/worker", claimed_at=NOW)
    assert delivery.deliver_due(NOW + timedelta(seconds=59)) == 0
    assert delivery.deliver_due(NOW + timedelta(seconds=61)) == 1
    assert small_relay.messages[0]["Message-ID"] == mail.message_id


def test_a_mail_that_cannot_be_written_is_kept_for_the_umpire(
    cast: Cast, small_relay: SmallRelay, settings: Settings
) -> None:
    settings.MAIL_TRIES = 1
    mail = posted(cast, to="foy@players.test\r\nBcc: all@players.test")
    delivery.deliver_due(NOW)
    assert again(mail).state == State.FAILED
    assert small_relay.taken == []


def test_an_unknown_kind_of_enclosure_names_those_that_are_known() -> None:
    with pytest.raises(LookupError, match="test-file"):
        render({"kind": "hologram"})


def test_a_backend_that_raises_what_it_likes_leaves_the_mail_for_a_later_try_and_gives_up_in_the_end(
    cast: Cast, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Provider:
        def send_messages(self, _: object) -> int:
            raise LookupError("no such account")

    settings.MAIL_TRIES = 2
    monkeypatch.setattr(delivery.django_mail, "get_connection", Provider)
    mail = posted(cast)
    assert delivery.deliver_due(NOW) == 0
    assert (again(mail).state, mail.problem_words) == (State.WAITING, "LookupError: no such account")
    delivery.deliver_due(NOW + timedelta(hours=1))
    assert again(mail).state == State.FAILED


def test_what_several_enclosures_are_made_from_is_fetched_once() -> None:
    material, fetched = Material(), []
    for _ in range(2):
        assert material.once("turn", lambda: fetched.append("turn") or "the turn") == "the turn"
    assert material.once("seat", lambda: fetched.append("seat") or "the seat") == "the seat"
    assert fetched == ["turn", "seat"]
    assert Material().once("turn", lambda: "another mail's") == "another mail's"
