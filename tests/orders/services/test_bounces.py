"""Bounces and complaints in the shapes in which mail servers send them."""

from __future__ import annotations

from datetime import UTC, datetime
from email import message_from_string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.models import Player
from campaigns.services.people.addresses import bounce_address, mail_token
from orders.models import OutgoingMail
from orders.models.mail_problems import COMPLAINED_OF, RETURNED
from orders.services.gate import bounces
from orders.services.gate.bounces import Severity, recognise
from orders.services.out import outbox
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)

DSN = """From: MAILER-DAEMON@relay.test (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: {to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.test

Final-Recipient: rfc822; foy@players.test
Original-Recipient: rfc822;foy@players.test
Action: {action}
Status: {status}
Remote-MTA: dns; mx.players.test
Diagnostic-Code: smtp; {said}

--b1
Content-Type: text/rfc822-headers

Return-Path: <x@orders.localhost>
Message-ID: {message_id}
Subject: [Gemioncourt, turn 1] The wood is ours

--b1--
"""

EXCHANGE = """From: postmaster@corp.test
Subject: Undeliverable: [Gemioncourt, turn 1]
Content-Type: multipart/report; report-type=delivery-status; boundary="b2"

--b2
Content-Type: multipart/alternative; boundary="b3"

--b3
Content-Type: text/plain

Your message couldn't be delivered.

--b3--

--b2
Content-Type: message/delivery-status

Reporting-MTA: dns;mail.corp.test

Final-recipient: RFC822;foy@players.test
Action: failed
Status: 5.2.2
X-Display-Name: Foy

--b2
Content-Type: message/rfc822

Message-ID: {message_id}
Subject: [Gemioncourt, turn 1]
Content-Type: text/plain

Hold.

--b2--
"""

QMAIL = """From: MAILER-DAEMON@qmail.test
Subject: failure notice

Hi. This is the qmail-send program at qmail.test.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<foy@players.test>:
192.0.2.4 does not like recipient.
Remote host said: 550 5.1.1 unknown user
Giving up on 192.0.2.4.

--- Below this line is a copy of the message.
"""

COMPLAINT = """From: abuse@provider.test
Subject: Abuse report
Content-Type: multipart/report; report-type=feedback-report; boundary="b4"

--b4
Content-Type: text/plain

This is an email abuse report.

--b4
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Provider/1
Version: 1

--b4
Content-Type: message/rfc822

Message-ID: {message_id}
Subject: x

y

--b4--
"""

HOLIDAY = """From: foy@players.test
Subject: Out of office
Auto-Submitted: auto-replied

I am away until Monday.
"""


@pytest.fixture
def mail(cast: Cast) -> OutgoingMail:
    """A report that was sent to Foy."""
    sent = outbox.post(
        key="report/1/1", kind="report", to="foy@players.test", subject="x", text="y", seat=cast.foy_seat, now=NOW
    )
    sent.state = OutgoingMail.State.SENT
    sent.save()
    return sent


def dsn(mail: OutgoingMail, action: str = "failed", status: str = "5.1.1", said: str = "550 no such user") -> str:
    return DSN.format(
        to=bounce_address(mail_token(mail.key)), action=action, status=status, said=said, message_id=mail.message_id
    )


@pytest.mark.django_db
def test_a_delivery_report_marks_the_mail_and_counts_once_however_often_it_comes(mail: OutgoingMail) -> None:
    bounce = recognise(message_from_string(dsn(mail)), [bounce_address(mail_token(mail.key))])
    assert bounce is not None
    assert bounce.severity is Severity.HARD
    assert bounce.recipients == ("foy@players.test",)
    for _ in range(3):
        assert bounces.record(bounce, NOW) == mail
    mail.refresh_from_db()
    assert mail.state == OutgoingMail.State.BOUNCED
    assert mail.problem == RETURNED
    assert mail.problem_words == "returned for good: 5.1.1 550 no such user"
    assert Player.objects.get(email="foy@players.test").hard_bounces == 1


@pytest.mark.django_db
def test_without_its_return_path_a_report_is_known_by_the_mail_it_returns(mail: OutgoingMail) -> None:
    for text in (dsn(mail), EXCHANGE.format(message_id=mail.message_id)):
        bounce = recognise(message_from_string(text), ["postmaster@elsewhere.test"])
        assert bounce is not None
        assert bounces.mail_of(bounce) == mail


@pytest.mark.django_db
@pytest.mark.parametrize(("action", "status"), [("delayed", "4.4.1"), ("failed", "4.2.2")])
def test_a_delay_counts_against_nobody(mail: OutgoingMail, action: str, status: str) -> None:
    bounce = recognise(message_from_string(dsn(mail, action, status)))
    assert bounce is not None
    assert bounce.severity is Severity.SOFT
    bounces.record(bounce, NOW)
    mail.refresh_from_db()
    assert mail.state == OutgoingMail.State.SENT
    assert Player.objects.get(email="foy@players.test").hard_bounces == 0


@pytest.mark.django_db
def test_a_delivered_or_relayed_notice_is_no_failure(mail: OutgoingMail) -> None:
    bounce = recognise(message_from_string(dsn(mail, "delivered", "2.0.0")))
    assert bounce is not None
    assert bounce.severity is Severity.SOFT


@pytest.mark.django_db
def test_a_bounce_without_a_status_part_is_known_by_its_shape(mail: OutgoingMail) -> None:
    bounce = recognise(message_from_string(QMAIL), [bounce_address(mail_token(mail.key))], "")
    assert bounce is not None
    assert bounce.severity is Severity.HARD
    assert bounces.mail_of(bounce) == mail


@pytest.mark.django_db
def test_a_complaint_is_told_from_a_bounce(mail: OutgoingMail) -> None:
    bounce = recognise(message_from_string(COMPLAINT.format(message_id=mail.message_id)))
    assert bounce is not None
    assert bounce.severity is Severity.COMPLAINT
    bounces.record(bounce, NOW)
    mail.refresh_from_db()
    assert mail.problem == COMPLAINED_OF
    assert "unwanted" in mail.problem_words


def test_a_notice_of_absence_is_no_bounce_even_at_the_return_path() -> None:
    assert recognise(message_from_string(HOLIDAY), [bounce_address(mail_token("k"))], "") is None


def test_orders_are_no_bounce() -> None:
    orders = message_from_string("From: foy@players.test\nSubject: Re: turn 1\n\nBRIGADE gauthier\n  INTENT HOLD\n")
    assert recognise(orders, ["orders+abc@orders.localhost"], "foy@players.test") is None


@pytest.mark.django_db
def test_the_third_permanent_refusal_marks_the_address_and_a_mail_from_it_clears_it(cast: Cast) -> None:
    for number in range(3):
        sent = outbox.post(key=f"k{number}", kind="notice", to="FOY@players.test", subject="x", text="y", now=NOW)
        bounces.record(bounces.Bounce(Severity.HARD, token=mail_token(sent.key)), NOW)
    foy = Player.objects.get(email="foy@players.test")
    assert foy.address_failing_since == NOW
    bounces.heard_from(foy)
    foy.refresh_from_db()
    assert (foy.hard_bounces, foy.address_failing_since) == (0, None)


@pytest.mark.django_db
def test_a_report_that_names_another_address_is_not_about_our_mail(mail: OutgoingMail) -> None:
    """Whoever was in the conversation knows the Message-ID, and made a player's address a failing one."""
    forged = dsn(mail).replace("foy@players.test", "evil@attacker.test")
    for _ in range(bounces.HARD_BOUNCES):
        bounce = recognise(message_from_string(forged), ["orders@orders.localhost"])
        assert bounce is not None
        assert bounces.record(bounce, NOW) is None
    mail.refresh_from_db()
    assert mail.state == OutgoingMail.State.SENT


@pytest.mark.django_db
@pytest.mark.parametrize(("status", "counted"), [("5.1.1", 1), ("5.1.10", 1), ("5.2.2", 0), ("5.7.1", 0)])
def test_a_full_box_and_unwelcome_mail_say_nothing_against_the_address(
    mail: OutgoingMail, status: str, counted: int
) -> None:
    bounce = recognise(message_from_string(dsn(mail, status=status)), [bounce_address(mail_token(mail.key))])
    assert bounce is not None
    bounces.record(bounce, NOW)
    mail.refresh_from_db()
    assert mail.state == OutgoingMail.State.BOUNCED
    assert Player.objects.get(email="foy@players.test").hard_bounces == counted


@pytest.mark.django_db
def test_a_report_about_no_mail_of_ours_changes_nothing(db: None) -> None:
    assert bounces.record(bounces.Bounce(Severity.HARD, message_id="<other@elsewhere.test>"), NOW) is None


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_no_report_however_mangled_breaks_the_reading(data: st.DataObject) -> None:
    lines = DSN.format(to="x", action="failed", status="5.1.1", said="no", message_id="<a@b>").split("\n")
    kept = data.draw(st.lists(st.sampled_from(lines), max_size=40))
    noise = data.draw(st.text(max_size=30))
    recognise(message_from_string("\n".join([*kept[:10], noise, *kept[10:]])), ["", "+@"], noise)
