"""Mails taken apart: headers, charsets, structure, and the rule that nothing raises."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime

import pytest

from orders.inbox.charsets import decode, known
from orders.inbox.headers import addresses, date, decoded, message_ids
from orders.inbox.html import to_text
from orders.inbox.limits import Limits
from orders.inbox.manners import Silence, next_loop_count, silence
from orders.inbox.message import read
from orders.inbox.smime import signed_content
from orders.inbox.wrappings import transfer_decoded, unflowed, unwrapped_by, without_pgp_signature, without_uuencoded


@pytest.mark.parametrize("label", ["", "utf-8", "us-ascii", "x-unknown", "iso-8859-1", "windows-1250"])
def test_well_formed_utf_8_is_read_as_such_under_any_label_of_single_bytes(label: str) -> None:
    assert decode("Książę Łódź".encode(), label) == "Książę Łódź"


@pytest.mark.parametrize(
    ("text", "charset"),
    [
        ("Général Gérard à l’aube", "cp1252"),
        ("Angriff über die Brücke, Grüße", "latin-1"),
        ("Skånska husarer går fram", "latin-1"),
        ("Księstwo Warszawskie, źle", "cp1250"),
        ("Księstwo Warszawskie, źle", "iso8859-2"),
        ("Приказ бригаде: вперёд к лесу и займите его", "koi8-r"),
        ("Приказ бригаде: вперёд к лесу и займите его", "cp1251"),
    ],
)
@pytest.mark.parametrize("label", ["utf-8", "us-ascii", "", "nonsense"])
def test_a_charset_is_guessed_where_the_label_cannot_be_right(text: str, charset: str, label: str) -> None:
    assert decode(text.encode(charset), label) == text


@pytest.mark.parametrize(
    "label", ["idna", "punycode", "unicode_escape", "rot13", "zlib", "hex", "\x00", "a" * 500, "utf-8\udcff"]
)
def test_codecs_that_are_no_charsets_are_not_used(label: str) -> None:
    assert known(label) == ""
    assert decode(b"plain", label) == "plain"


def test_control_letters_are_dropped() -> None:
    assert decode(b"\xef\xbb\xbf1/92:\x00 MOVE\x1b 6\x7f", "utf-8") == "1/92: MOVE 6"


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("=?utf-8?Q?g=C3=A9n=C3=A9ral?=", "général"),
        ("=?iso-8859-1?Q?a?= =?iso-8859-1?Q?b?=", "ab"),
        ("=?utf-8?B?Z8OpbsOpcmFs", "=?utf-8?B?Z8OpbsOpcmFs"),
        ("=?bogus?Q?=E9t=E9?=", "été"),
        ("=?utf-8?B?!!!?= x", "x"),
        ("a\r\n b\r\n\tc", "a b c"),
        ("g\udce9n\udce9ral", "général"),
    ],
)
def test_headers_are_decoded_whatever_their_form(raw: str, text: str) -> None:
    assert decoded(raw) == text


@pytest.mark.parametrize(
    "value",
    [
        "Foy <foy@x.example>",
        "foy@x.example (Foy)",
        '"Foy, General" <FOY@X.example>',
        "Foy foy@x.example",
        "<<foy@x.example>>",
        "g:foy@x.example;",
    ],
)
def test_an_address_is_found_in_every_form(value: str) -> None:
    assert [found.address for found in addresses([value])] == ["foy@x.example"]


@pytest.mark.parametrize(
    ("value", "moment"),
    [
        ("Fri, 20 Nov 2026 10:12:33 +0100", datetime(2026, 11, 20, 9, 12, 33, tzinfo=UTC)),
        ("20 Nov 26 10:12 UT", datetime(2026, 11, 20, 10, 12, tzinfo=UTC)),
        ("yesterday", None),
        ("", None),
        ("Fri, 32 Nov 2026 10:12:33 +0100", None),
        ("Sat, 31 Dec 9999 23:59:59 -1200", None),
    ],
)
def test_odd_dates_are_tolerated(value: str, moment: datetime | None) -> None:
    assert date(value) == moment


def test_message_ids_are_found_with_and_without_brackets() -> None:
    assert message_ids("<a@b> <c@d>") == ("<a@b>", "<c@d>")
    assert message_ids("a@b") == ("<a@b>",)
    assert message_ids(" ") == ()


def test_threads_name_the_answered_mail_first_then_from_new_to_old() -> None:
    mail = read(b"In-Reply-To: <c@x>\nReferences: <a@x> <b@x>\n <c@x>\n\n")
    assert mail.threads == ("<c@x>", "<b@x>", "<a@x>")


def test_a_mail_without_an_id_is_known_by_what_it_says() -> None:
    first = read(b"Received: by a\nDate: Fri, 20 Nov 2026 10:12:33 +0100\n\nx")
    again = read(b"Received: by b\nDate: Fri, 20 Nov 2026 10:12:33 +0100\n\nx")
    other = read(b"Date: Fri, 20 Nov 2026 10:12:33 +0100\n\ny")
    assert first.identity == again.identity != other.identity
    assert read(b"Subject: x\n\nx").identity == ""


def test_html_lines_are_those_on_the_screen() -> None:
    page = "<p>a <b>b</b></p><div>c<br>d</div><ul><li>e</li><li>f</li></ul><pre>g\n  h</pre>"
    assert [line for line in to_text(page).split("\n") if line] == ["a b", "c", "d", "e", "f", "g", "  h"]


def test_quotations_in_html_carry_marks_by_depth() -> None:
    page = "<blockquote type=cite>a<blockquote type=cite>b</blockquote>c</blockquote>d"
    assert [line for line in to_text(page).split("\n") if line.strip("> ")] == ["> a", ">> b", "> c", "d"]


def test_very_deep_html_is_read_without_a_parser() -> None:
    assert to_text("<div>" * 5_000 + "1/92: MOVE 6<br>2/92: HOLD &amp; more").split("\n")[-2:] == [
        "1/92: MOVE 6",
        "2/92: HOLD & more",
    ]


def test_flowed_lines_are_joined_but_never_an_order_to_the_one_above() -> None:
    assert unflowed("a \nb\n-- \nc", delete_space=False) == "a b\n-- \nc"
    assert unflowed("1/92: MOVE 6 \n2/92: HOLD", delete_space=False) == "1/92: MOVE 6 \n2/92: HOLD"
    assert unflowed("> a \n> b\nc", delete_space=False) == "> a b\nc"


def test_lines_broken_by_a_program_are_mended_by_the_html() -> None:
    long = "PRIORITY " + ", ".join(f"brigade-{number}" for number in range(9))
    broken = long.replace(", brigade-4", ",\nbrigade-4")
    assert unwrapped_by(f"a\n{broken}\nb", f"a\n{long}\nb") == f"a\n{long}\nb"
    assert unwrapped_by(broken, "another text of more than fifty letters in one single line") == broken


@pytest.mark.parametrize("text", ["1\n", "2", "1b\n", "YES", "Nö\n", "1a, 2b\n"])
def test_an_answer_of_a_digit_is_decoded_like_a_long_letter(text: str) -> None:
    assert transfer_decoded(b64encode(text.encode()) + b"\n", "base64").decode() == text


@pytest.mark.parametrize("raw", [b"1b", b"YES\n", b"BRIGADE gauthier: INTENT HOLD\n", b"attack\nthe wood"])
def test_plain_words_under_the_label_of_base64_stay_as_they_are(raw: bytes) -> None:
    assert transfer_decoded(raw, "base64") == raw


def test_clear_signatures_and_uuencoded_files_are_unwrapped() -> None:
    signed = (
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- -dash\nx\n-----BEGIN PGP "
        "SIGNATURE-----\n\nzz\n-----END PGP SIGNATURE-----\ny"
    )
    assert without_pgp_signature(signed) == "-dash\nx\ny"
    kept, files = without_uuencoded(["a", "begin 644 o.txt", "#86)C", "`", "end", "b", "begin to march"])
    assert (kept, files) == (["a", "b", "begin to march"], [("o.txt", b"abc")])


def test_what_is_not_signed_data_is_not_opened() -> None:
    assert signed_content(b"\x30\x80\x30\x80") is None
    assert signed_content(b"not base64 at all!") is None


def test_a_mail_beyond_the_limits_keeps_its_headers() -> None:
    mail = read(b"Subject: orders\nFrom: a@b.example\n\n" + b"x" * 1_000, Limits(raw=500))
    assert (mail.subject, mail.troubles, mail.body) == ("orders", {"too-large"}, "")


@pytest.mark.parametrize(
    ("headers", "quiet"),
    [
        ("From: foy@x.example", None),
        ("From: foy@x.example\nAuto-Submitted: no", None),
        ("From: foy@x.example\nAuto-Submitted: auto-replied", Silence.AUTO_REPLY),
        ("From: foy@x.example\nPrecedence: bulk", Silence.LIST),
        ("From: foy@x.example\nSubject: Re: Automatic reply: x", None),
        ("From: orders+abc@ours.example", Silence.OWN),
        ("From: MAILER-DAEMON@x.example\nSubject: Delivery failure", Silence.BOUNCE),
        ("From: postmaster@x.example", Silence.NO_RETURN),
        ("From: foy@x.example\nReturn-Path: <>", Silence.NO_RETURN),
        ("From: foy@x.example\nX-Estafette-Loop: 9", Silence.LOOP),
        ("From: foy@x.example\nX-Estafette-Loop: nine", None),
    ],
)
def test_manners(headers: str, quiet: Silence | None) -> None:
    mail = read(headers.encode() + b"\n\nhello\n")
    assert silence(mail, envelope_from=None, own_addresses=("orders@ours.example",)) == quiet


def test_the_loop_counter_grows() -> None:
    assert next_loop_count(read(b"X-Estafette-Loop: 2\n\n")) == 3
    assert next_loop_count(read(b"\n")) == 1
