"""Parts, files, seals and mails passed on, as careless programs put them together."""

# ruff: noqa: E501 -- what programs write has long lines

from __future__ import annotations

import base64
from collections.abc import Iterator

from tests.mails.letters import (
    ORDERS,
    PLAIN_CALL,
    SHORT,
    Specimen,
    html_lines,
    lines,
    multipart,
    part,
    quoted,
)
from tests.mails.wire import TEXT, file, raw

PDF = (
    b'Content-Type: application/pdf; name="x.pdf"\r\nContent-Disposition: attachment; filename="x.pdf"\r\n'
    b"Content-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n"
)


def trees() -> Iterator[Specimen]:
    text = part(TEXT)
    first, second = part(SHORT[0] + "\r\n"), part(SHORT[1] + "\r\n")
    yield raw("text-file-text", multipart("mixed", "a", first, PDF, second))
    yield raw(
        "html-file-html",
        multipart(
            "mixed", "a", part(f"<div>{SHORT[0]}</div>", "text/html"), PDF, part(f"<div>{SHORT[1]}</div>", "text/html")
        ),
    )
    yield raw(
        "alternatives-of-mixed",
        multipart(
            "alternative",
            "a",
            text,
            multipart(
                "mixed",
                "b",
                part(f"<div>{SHORT[0]}</div>", "text/html"),
                PDF,
                part(f"<div>{SHORT[1]}</div>", "text/html"),
            ),
        ),
    )
    yield raw(
        "list-footer-part",
        multipart(
            "mixed",
            "a",
            text,
            part(
                "_______________________________________________\r\nSent through the club's server\r\nhttps://club.example\r\n"
            ),
        ),
    )
    yield raw(
        "mixed-of-alternatives",
        multipart(
            "mixed",
            "a",
            multipart("alternative", "b", text, part("<p>x</p>", "text/html")),
            part("<p>small print http://x.example</p>", "text/html"),
        ),
    )
    yield raw("parallel", multipart("parallel", "a", text, PDF))
    yield raw("unknown-multipart", multipart("x-mixed-replace", "a", text))
    yield raw(
        "appledouble",
        multipart(
            "mixed", "a", text, multipart("appledouble", "b", b"Content-Type: application/applefile\r\n\r\nx", PDF)
        ),
    )
    yield raw("one-part-without-headers", multipart("mixed", "a", b"\r\n" + TEXT.encode()))
    yield raw("boundary-with-quotes", multipart("mixed", "=_'(),./:=? a", text))
    closed = multipart("mixed", "cut", text).replace(b"--cut--", b"")
    yield raw("never-closed", closed)
    yield raw("text-below-the-end", multipart("mixed", "a", text) + b"\r\nBRIGADE jamin\r\n  INTENT HOLD\r\n")
    yield raw("capital-type", b"CONTENT-TYPE: TEXT/PLAIN; CHARSET=UTF-8\r\n\r\n" + TEXT.encode())
    yield raw("type-without-subtype", b"Content-Type: text\r\n\r\n" + TEXT.encode())
    yield raw(
        "calendar-answer",
        multipart(
            "alternative",
            "a",
            part("\r\n"),
            part("BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n", "text/calendar; method=REPLY"),
        ),
        (),
        outcome="auto-reply",
        state="ignored",
        subject="Accepted: Orders due: First Steps, turn 1",
    )
    yield raw(
        "calendar-only",
        part("BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n", "text/calendar; method=REPLY"),
        (),
        outcome="auto-reply",
        state="ignored",
        subject="Accepted: Orders due",
    )


def files() -> Iterator[Specimen]:
    sheet = lines(*ORDERS, "").encode()
    note = part(lines("Tom, see attached.", "", "Foy", ""))
    for name, kind in (
        ("orders.txt", "text/plain"),
        ("Orders turn 1.TXT", "application/octet-stream"),
        ("orders.md", "text/markdown"),
        ("orders.log", "text/x-log"),
        ("orders", "text/plain"),
        ("orders.txt", "application/x-unknown"),
    ):
        label = "".join(letter if letter.isalnum() else "-" for letter in f"{name}-{kind.split('/')[1]}")
        yield raw(f"file-{label}", multipart("mixed", "f", note, file(name, sheet, kind)), ORDERS)
    yield raw("file-inline", multipart("mixed", "f", note, file("orders.txt", sheet, "text/plain", "inline")), ORDERS)
    yield raw(
        "file-utf-16",
        multipart("mixed", "f", note, file("orders.txt", lines(*ORDERS).encode("utf-16"), "text/plain")),
        ORDERS,
    )
    yield raw(
        "file-encoded-name",
        multipart("mixed", "f", note, file("=?utf-8?B?b3JkcmVzLnR4dA==?=", sheet, "application/octet-stream")),
        ORDERS,
    )
    yield raw(
        "file-doc",
        multipart("mixed", "f", note, file("orders.doc", b"\xd0\xcf\x11\xe0" + sheet, "application/msword")),
        (),
        outcome="unread-file",
        state="refused",
    )
    yield raw(
        "file-rtf",
        multipart("mixed", "f", note, file("orders.rtf", b"{\\rtf1 x}", "application/rtf")),
        (),
        outcome="unread-file",
        state="refused",
    )
    yield raw(
        "file-zip",
        multipart("mixed", "f", note, file("orders.zip", b"PK\3\4", "application/zip")),
        (),
        outcome="unread-file",
        state="refused",
    )
    yield raw("file-of-the-whole-mail", file("orders.txt", sheet, "text/plain"), ORDERS)
    yield raw(
        "file-beside-quoted",
        multipart(
            "mixed",
            "f",
            part(lines("see attached", "", "On 20 Nov 2026, X wrote:", quoted(PLAIN_CALL))),
            file("orders.txt", sheet, "text/plain"),
        ),
        ORDERS,
    )


def sealed() -> Iterator[Specimen]:
    signature = b"Content-Type: application/pgp-signature; name=signature.asc\r\n\r\n-----BEGIN PGP SIGNATURE-----\r\nx\r\n-----END PGP SIGNATURE-----\r\n"
    yield raw(
        "pgp-mime-flowed",
        multipart(
            'signed; micalg=pgp-sha512; protocol="application/pgp-signature"',
            "s",
            multipart("mixed", "t", part(TEXT, "text/plain; charset=utf-8; format=flowed")),
            signature,
        ),
    )
    clear = lines(
        "-----BEGIN PGP SIGNED MESSAGE-----",
        "Hash: SHA256",
        "",
        *SHORT,
        "- -- ",
        "Foy",
        "-----BEGIN PGP SIGNATURE-----",
        "",
        "iQEzBAEBCAAdFiEE",
        "=abcd",
        "-----END PGP SIGNATURE-----",
        "",
    )
    yield raw("pgp-clear-dashes", part(clear))
    yield raw("pgp-clear-quoted", part(lines(clear, "On 20 Nov 2026, X wrote:", quoted(PLAIN_CALL))))
    yield raw(
        "pgp-key-attached",
        multipart(
            "mixed",
            "k",
            part(TEXT),
            file("0x1234.asc", b"-----BEGIN PGP PUBLIC KEY BLOCK-----\r\nTURN 7\r\n", "application/pgp-keys"),
        ),
    )
    tnef = file("winmail.dat", b"\x78\x9f\x3e\x22", "application/ms-tnef")
    yield raw("winmail-empty-text", multipart("mixed", "w", part("\r\n"), tnef), (), outcome="winmail", state="refused")
    yield raw("winmail-note", multipart("mixed", "w", part(TEXT), tnef))
    yield raw(
        "winmail-octets",
        multipart("mixed", "w", part(" "), file("WINMAIL.DAT", b"\x78\x9f\x3e\x22", "application/octet-stream")),
        (),
        outcome="winmail",
        state="refused",
    )


def passed_on() -> Iterator[Specimen]:
    inner = b"From: Ney <ney@players.test>\r\nSubject: orders\r\nContent-Type: text/plain\r\n\r\n" + TEXT.encode()
    attached = b"Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n" + inner
    yield raw(
        "forward-attached-note", multipart("mixed", "f", part("As he wrote it:\r\n"), attached), subject="Fwd: orders"
    )
    coded_message = b"Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n" + base64.encodebytes(
        inner
    )
    yield raw("forward-attached-coded", multipart("mixed", "f", part("\r\n"), coded_message), subject="FW: orders")
    inline = (
        "---------- Forwarded message ---------",
        "From: Ney <ney@players.test>",
        "Date: Fri, 20 Nov 2026 at 10:12",
        "Subject: orders",
        "To: Foy",
        "",
        "",
    )
    yield raw("forward-deep", part(lines("", "", *inline, *inline, *SHORT, "")), subject="Fwd: Fwd: orders")
    yield raw(
        "forward-cs",
        part(
            lines(
                "",
                "---------- Forwarded message ---------",
                "Od: Ney <ney@players.test>",
                "Datum: pá 20. 11. 2026 v 10:12",
                "Předmět: rozkazy",
                "Komu: Foy",
                "",
                *SHORT,
            )
        ),
        subject="Fwd: rozkazy",
    )
    yield raw(
        "forward-ru",
        part(
            lines(
                "",
                "-------- Пересылаемое сообщение --------",
                '20.11.2026, 10:12, "Ney" <ney@players.test>:',
                "",
                *SHORT,
                "",
                "-------- Конец пересылаемого сообщения --------",
            )
        ),
        subject="Fwd: приказы",
    )
    html = f'<div dir="ltr"><br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Ney</b> <span>&lt;ney@players.test&gt;</span><br>Date: Fri, 20 Nov 2026 at 10:12<br>Subject: orders<br>To: Foy<br></div><br><br>{html_lines(SHORT)}</div></div>'
    yield raw("forward-gmail-html", part(html, "text/html"), subject="Fwd: orders")
    yield raw(
        "forward-outlook-tr",
        part(
            lines(
                "",
                "From: Ney",
                "Sent: Friday, November 20, 2026 10:12 AM",
                "To: Foy",
                "Subject: orders",
                "",
                *SHORT,
                "",
            )
        ),
        subject="FW: orders",
    )
