"""Fuzzing the gate: whatever bytes come, no exception leaves it, and its work stays bounded."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orders.inbox import commands, credentials, html, manners, replies
from orders.inbox.limits import Limits
from orders.inbox.message import Mail, read
from orders.inbox.writing import Writing, writing
from orders.models import RawMail
from orders.services.gate import intake
from tests.orders.stage import NOW, Stage

CORPUS = [file.read_bytes() for file in sorted((Path(__file__).parents[2] / "mails" / "raw").glob("*.eml"))]
#: Pieces that make parsers stumble, put anywhere into a mail.
PIECES = (
    b"\r\n", b"\n\n", b"\x00", b"\xff\xfe", b"\xe2\x80\xae", b"=?utf-8?B?", b"?=", b"=?x?Q?=", b"--", b"----", b"> ",
    b"<", b"&#x", b"Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n", b"Content-Type: message/rfc822\r\n\r\n",
    b"begin 644 x\r\n", b"Content-Transfer-Encoding: base64\r\n", b"charset=utf-7", b"charset=punycode",
    b"charset*0*=''%", b"-----BEGIN PGP SIGNED MESSAGE-----", b"On Fri, 20 Nov 2026 at 10:12 ", b"wrote:", b"From: ",
    b"<div><blockquote>", b"\x30\x80\x24\x80", b"=\r\n", b";" * 40, b"\"(",
)  # fmt: skip
QUICK = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def gone_through(raw: bytes, limits: Limits | None = None) -> tuple[Mail, Writing]:
    """Everything the gate does with a mail before it asks the database."""
    mail = read(raw, limits) if limits else read(raw)
    said = writing(mail)
    manners.silence(mail, envelope_from=None, own_addresses=("orders@orders.test",))
    manners.next_loop_count(mail)
    credentials.shown_keys(mail, (), said.text)
    commands.find(said.text, mail.subject)
    assert mail.identity is not None
    said.text.encode("utf-8", "surrogatepass")
    return mail, said


def mutated(source: random.Random) -> bytes:
    """A mail of the corpus with pieces cut, doubled, swapped and put in."""
    raw = bytearray(source.choice(CORPUS))
    for _ in range(source.randint(1, 12)):
        at, to = sorted(source.randint(0, len(raw)) for _ in range(2))
        match source.randint(0, 5):
            case 0:
                del raw[at : min(to, at + 200)]
            case 1:
                raw[at:at] = raw[at : min(to, at + 300)]
            case 2:
                raw[at:at] = source.choice(PIECES)
            case 3:
                other = source.choice(CORPUS)
                start = source.randint(0, len(other))
                raw[at:at] = other[start : start + 400]
            case 4:
                for place in range(at, min(at + 6, len(raw))):
                    raw[place] = source.randint(0, 255)
            case _:
                raw[at:at] = source.choice(PIECES) * source.randint(1, 200)
    return bytes(raw)


@QUICK
@given(st.randoms(use_true_random=False))
def test_mutations_of_real_mails_never_raise(source: random.Random) -> None:
    for _ in range(10):
        gone_through(mutated(source))


@QUICK
@given(st.binary(max_size=2_000))
def test_any_bytes_are_a_mail(raw: bytes) -> None:
    gone_through(raw)


@QUICK
@given(st.lists(st.sampled_from(PIECES), max_size=300).map(b"".join))
def test_nothing_but_traps(raw: bytes) -> None:
    gone_through(raw)


@QUICK
@given(st.text(max_size=3_000))
def test_any_text_is_split_without_losing_a_line(text: str) -> None:
    reply = replies.split(text)
    kept = [line.strip() for line in (*reply.own.split("\n"), *(line for _, line in reply.cut))]
    for line in text.split("\n"):
        wanted = (
            line.strip().translate(dict.fromkeys((0xA0, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000), " ")).strip()
        )
        assert not wanted or wanted in kept


@QUICK
@given(st.text(alphabet=st.sampled_from('<>/="abdivpretblockquote&;# \n'), max_size=2_000))
def test_any_html_becomes_text(text: str) -> None:
    html.to_text(text)


HOSTILE = {
    "words of attribution": b"On " * 15_000,
    "attributions without an end": b"On Fri, 20 Nov 2026 at 10:12 somebody wrote\n" * 2_000,
    "quote marks": b">" * 75_000,
    "quoted lines": b"> x\n" * 15_000,
    "labels": b"From: a\nSent: b\n" * 7_500,
    "a line without an end": b"A" * 2_000_000,
    "colons": b"a:" * 37_500,
    "dashes": b"-" * 100_000,
    "blank lines": b"\n" * 100_000,
    "addresses": b"To: " + b"a@b.example, " * 15_000,
    "a comment in a comment": b"From: " + b"(" * 12_500,
    "encoded words": b"Subject: " + b"=?utf-8?Q?a?= " * 7_500,
    "references": b"References: " + b"<a@b> " * 15_000,
    "nested parts": b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(1_000)),
    "forwarded mails in one another": b"Content-Type: message/rfc822\n\n" * 750,
    "nested elements": b"Content-Type: text/html\n\n" + b"<div>" * 37_500,
    "nested quotations": b"Content-Type: text/html\n\n" + b"<blockquote>" * 15_000,
    "entities": b"Content-Type: text/html\n\n" + b"&amp;" * 50_000,
    "boundaries": b"Content-Type: multipart/mixed; boundary=a\n\n" + b"--a\n\nx\n" * 5_000,
    "base64": b"Content-Transfer-Encoding: base64\n\n" + b"QUFB\n" * 50_000,
    "uuencoded": b"\n\nbegin 644 x.txt\n" + b"M" * 100_000,
    "open lengths": b"Content-Type: application/pkcs7-mime; smime-type=signed-data\n\n" + b"\x30\x80" * 15_000,
    "headers": b"".join(b"X-%d: y\n" % n for n in range(10_000)),
    "small print": b"\n\n" + b"This e-mail " * 5_000,
    "closings": b"\n\n" + b"Regards\n" * 7_500,
    "flowed": b"Content-Type: text/plain; format=flowed\n\n" + b"word \n" * 10_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_mails_are_read_within_bounds(name: str) -> None:
    """Run under a bound on steps rather than on seconds: each Python call of ours and of the library counts one."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    head = b"From: spy@far.example\nTo: orders@orders.test\n"
    sys.setprofile(count)
    try:
        gone_through(head + HOSTILE[name])
    finally:
        sys.setprofile(None)
    assert calls < 2_000_000


def test_parts_are_counted_whether_they_name_a_type_or_not() -> None:
    head = b"Subject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=%s\n\n"
    many = head % b"x" + b"--x\n\nhello\n" * 300 + b"--x--\n"
    assert read(many).troubles == {"too-complex"}
    few = head % b'"a b"' + b"--a b\n\n1/92: MOVE 6\n--a b--\n" + b"--\n-- x\n----\n" * 300
    assert read(few).troubles == frozenset()
    assert read(few).body.strip() == "1/92: MOVE 6"


def test_limits_are_kept(stage: Stage) -> None:
    small = Limits(raw=10_000, parts=3, depth=1, text=100, line=40)
    mail, _ = gone_through(b"Subject: x\n\n" + b"BRIGADE gauthier and so on and on without any end\n" * 50, small)
    assert len(mail.body) <= 100
    assert read(b"Subject: x\n\n" + b"y" * 20_000, small).troubles == {"too-large"}


def test_mutated_mails_end_in_a_documented_state(stage: Stage) -> None:
    source = random.Random(1815)
    for number in range(25):
        stored = intake.receive(mutated(source), way="command", received_at=NOW)
        read_mail = intake.read_mail(stored.pk, NOW)
        assert read_mail.state not in (RawMail.State.FAILED, RawMail.State.STORED), (number, read_mail.detail)
