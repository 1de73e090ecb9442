"""Mail as it comes over the wire from careless programs and relays: charsets, encodings, headers, parts and files."""

# ruff: noqa: E501 -- what programs write has long lines

from __future__ import annotations

import base64
from collections.abc import Iterator

from tests.mails.letters import (
    ACCENTED,
    ADDRESS,
    SHORT,
    Specimen,
    lines,
    multipart,
    part,
)
from tests.mails.strange_parts import files, passed_on, sealed, trees
from tests.mails.wire import HEAD, TEXT, coded, raw, whole


def specimens() -> Iterator[Specimen]:
    """All mails of this module."""
    yield from charsets()
    yield from encodings()
    yield from heads()
    yield from trees()
    yield from files()
    yield from sealed()
    yield from passed_on()


def charsets() -> Iterator[Specimen]:
    for label, codec, encoding in (
        ("iso-8859-1", "utf-8", "8bit"),
        ("utf-8", "iso-8859-1", "quoted-printable"),
        ("us-ascii", "cp1252", "quoted-printable"),
        ("us-ascii", "cp1252", "8bit"),
        ("utf-16", "utf-16", "base64"),
        ("utf-16le", "utf-16-le", "base64"),
        ("utf-16be", "utf-16-be", "base64"),
        ("utf-8", "utf-16", "base64"),
        ("utf-7", "utf-7", "8bit"),
        ("utf-8", "utf-8-sig", "8bit"),
        ("x-unknown", "utf-8", "8bit"),
        ("default_charset", "cp1252", "8bit"),
        ("", "utf-8", "8bit"),
        ("", "cp1252", "quoted-printable"),
        ("utf8", "utf-8", "8bit"),
        ('"UTF-8"', "utf-8", "base64"),
        ("'utf-8'", "utf-8", "base64"),
        ("utf-8;;", "utf-8", "8bit"),
        ("cp-850", "cp850", "base64"),
        ("ibm850", "cp850", "base64"),
        ("iso-8859-15", "iso-8859-15", "8bit"),
        ("windows-1254", "cp1254", "8bit"),
        ("utf-32", "utf-32", "base64"),
        ("x-mac-roman", "mac-roman", "8bit"),
        ("unicode-1-1-utf-7", "utf-7", "8bit"),
    ):
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{label or 'none'}-{codec}-{encoding}")
        yield raw(f"charset-{name}", coded(label, codec, encoding=encoding), ACCENTED)
    for label, codec, greeting in (
        ("koi8-r", "koi8-r", "Здравствуйте!"),
        ("windows-1251", "cp1251", "Добрый день,"),
        ("gb2312", "gb18030", "你好，"),
        ("big5", "big5", "您好，"),
        ("iso-2022-jp", "iso-2022-jp", "こんにちは、"),
        ("shift_jis", "shift_jis", "こんにちは"),
        ("euc-jp", "euc-jp", "こんにちは"),
        ("euc-kr", "euc-kr", "안녕하세요,"),
        ("iso-2022-kr", "iso-2022-kr", "안녕하세요,"),
        ("windows-1253", "cp1253", "Καλημέρα,"),
        ("iso-8859-9", "iso-8859-9", "Merhaba Çağrı,"),
        ("iso-8859-8-i", "iso-8859-8", "שלום,"),
        ("windows-1256", "cp1256", "مرحبا,"),
    ):
        yield raw(f"script-{label}", coded(label, codec, (greeting, "", *SHORT)))


def encodings() -> Iterator[Specimen]:
    kind = b"Content-Type: text/plain; charset=utf-8\r\n"
    transfer = b"Content-Transfer-Encoding: "
    body = base64.b64encode(TEXT.encode())
    yield raw("base64-bad-padding", kind + transfer + b"base64\r\n\r\n" + body.rstrip(b"=") + b"===\r\n")
    yield raw(
        "base64-padding-within",
        kind
        + transfer
        + b"base64\r\n\r\n"
        + base64.b64encode(b"BRIGADE wathiez\r\n")
        + b"\r\n"
        + base64.b64encode(b"INTENT SCREEN wood!\r\n")
        + b"\r\n",
        ("BRIGADE wathiez", "INTENT SCREEN wood!"),
    )
    yield raw("base64-upper-case", kind + transfer + b"BASE64 \r\n\r\n" + body + b"\r\n")
    yield raw("base64-comment", kind + transfer + b"base64 (a comment)\r\n\r\n" + body + b"\r\n")
    yield raw(
        "base64-url-safe",
        kind
        + transfer
        + b"base64\r\n\r\n"
        + base64.urlsafe_b64encode(lines("BRIGADE wathiez", "INTENT SCREEN wood", "# ÿ?>~").encode())
        + b"\r\n",
        (*SHORT, "# ÿ?>~"),
    )
    yield raw("encoding-twice", kind + transfer + b"7bit\r\n" + transfer + b"base64\r\n\r\n" + body + b"\r\n")
    yield raw(
        "soft-ends-with-blanks",
        kind + transfer + b"quoted-printable\r\n\r\nBRIGADE =  \r\nwathiez=20\r\nINTENT SCREEN w=6Fod=\r\n",
    )
    yield raw(
        "printable-broken",
        kind + transfer + b"quoted-printable\r\n\r\nBRIGADE wathiez\r\nINTENT SCREEN wood=\r\n\r\n# 100=% =ZZ\r\n",
        ("BRIGADE wathiez", "INTENT SCREEN wood", "# 100=% =ZZ"),
    )
    yield raw(
        "printable-of-line-ends",
        kind + transfer + b"quoted-printable\r\n\r\nBRIGADE wathiez=0D=0AINTENT SCREEN wood=0D=0A\r\n",
    )
    yield raw(
        "printable-lone-returns",
        kind + transfer + b"quoted-printable\r\n\r\nBRIGADE wathiez=0DINTENT SCREEN wood=0D\r\n",
    )
    yield raw("seven-bits-claimed", kind + transfer + b"7bit\r\n\r\n" + lines(*ACCENTED, "").encode(), ACCENTED)
    yield raw(
        "flowed-delsp",
        b"Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\r\n\r\nBRIGADE wath \r\niez\r\nINTENT SCREEN  \r\nwood\r\n",
    )
    yield raw(
        "flowed-quoted",
        b"Content-Type: text/plain; format=flowed\r\n\r\nBRIGADE wathiez\r\nINTENT SCREEN \r\nwood\r\n\r\nOn 20/11/2026 10:12, X wrote:\r\n> TURN 1 \r\n> BRIGADE jamin\r\n>> INTENT \r\n>> HOLD\r\n",
    )
    yield raw("nuls", kind + b"\r\nBRIG\0ADE wathiez\r\nINTENT SCREEN wood\0\0\r\n")
    yield raw("lone-returns", kind + b"\r\nBRIGADE wathiez\rINTENT SCREEN wood\r")
    yield raw("mixed-line-ends", kind + b"\r\nBRIGADE wathiez\nINTENT SCREEN wood\r\r\n\n\r")
    enriched = b"Content-Type: text/enriched\r\n\r\n<bold>BRIGADE</bold> wathiez\r\n\r\n<fontfamily><param>Arial</param>INTENT</fontfamily> SCREEN\r\nwood <<x>\r\n"
    yield raw("enriched", enriched, ("BRIGADE wathiez", "INTENT SCREEN wood <x>"), outcome="orders-in-part")
    rtf = rb"{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}}\f0\fs20 BRIGADE wathiez\par INTENT SCREEN wood\par}"
    yield raw("rtf-alone", b"Content-Type: text/rtf\r\n\r\n" + rtf, (), outcome="unread-file", state="refused")
    yield raw("rtf-beside", multipart("alternative", "r", part(TEXT), b"Content-Type: text/rtf\r\n\r\n" + rtf))
    yield raw(
        "watch-and-amp",
        multipart(
            "alternative",
            "w",
            part(TEXT),
            part("<p>x</p>", "text/watch-html"),
            part("<html amp4email></html>", "text/x-amp-html"),
            part(f"<p>{SHORT[0]}</p><p>{SHORT[1]}</p>", "text/html"),
        ),
    )


def heads() -> Iterator[Specimen]:
    text = b"\r\n" + TEXT.encode()
    yield whole("no-content-type", HEAD + b"Subject: orders\r\n" + text)
    yield whole("no-empty-line", HEAD + b"Subject: orders\r\nMIME-Version: 1.0\r\n" + TEXT.encode())
    yield whole("empty-line-of-blanks", HEAD + b"Subject: orders\r\n \r\n" + text)
    yield whole("bare-line-feeds", (HEAD + b"Subject: orders\r\n" + text).replace(b"\r\n", b"\n"))
    yield whole("header-without-colon", b"Subject orders\r\n" + HEAD + text)
    yield whole("header-with-blank-before-colon", HEAD.replace(b"To:", b"To :") + b"Subject : orders\r\n" + text)
    yield whole(
        "folded-address",
        b"From: =?utf-8?q?G=C3=A9n=C3=A9ral?=\r\n\t=?utf-8?q?_Foy?=\r\n <foy@players.test>\r\nTo:\r\n "
        + ADDRESS.encode()
        + b"\r\n"
        + text,
    )
    yield whole("subjects-twice", HEAD + b"Subject: one\r\nSubject: two\r\n" + text)
    yield whole("from-twice", b"From: x@y.example\r\n" + HEAD + text)
    yield whole("content-types-twice", HEAD + b"Content-Type: text/plain\r\nContent-Type: text/html\r\n" + text)
    yield whole("no-headers-but-to", b"To: " + ADDRESS.encode() + b"\r\n" + text)
    yield whole("unix-from", b"From foy@players.test Fri Nov 20 10:12:33 2026\n" + HEAD + text)
    yield whole("mark-first", b"\xef\xbb\xbf" + HEAD + text)
    yield whole(
        "subject-in-pieces",
        HEAD
        + b"Subject: =?utf-8?B?UmU6IFtGaXJzdCBTdGVwcywgdHVybiAxXSDDqQ==?=\r\n =?iso-8859-1?Q?_=E9t?=\r\n =?bogus?X?zz?= =?utf-8?Q?broken\r\n"
        + text,
    )
    yield whole("subject-split-letter", HEAD + b"Subject: =?utf-8?Q?L=C3?= =?utf-8?Q?=A9ger?=\r\n" + text)
    for name, date in (
        ("future", "Fri, 20 Nov 2099 10:00:00 +0000"),
        ("1970", "Thu, 1 Jan 1970 00:00:00 +0000"),
        ("garbage", "yesterday, teatime"),
        ("zone", "Fri, 20 Nov 2026 10:12:33 +9999"),
        ("huge", "Fri, 20 Nov 99999999999 10:12:33 +0000"),
        ("minus", "Fri, 20 Nov -1 10:12:33 -0000"),
        ("words", "Vendredi 20 novembre 2026 10:12:33"),
    ):
        yield whole(f"date-{name}", HEAD + f"Date: {date}\r\n".encode() + text)
    yield whole("message-id-odd", HEAD + b"Message-ID: <[a b]@>>\r\n" + text)
    yield whole("message-id-empty", HEAD + b"Message-ID: <>\r\n" + text)
    many = b",\r\n ".join(b"p%d@players.test" % number for number in range(5000))
    yield whole(
        "five-thousand", b"From: foy@players.test\r\nTo: " + ADDRESS.encode() + b",\r\n " + many + b"\r\n" + text
    )
    yield whole(
        "five-thousand-copies",
        b"From: foy@players.test\r\nCc: " + many + b"\r\nDelivered-To: " + ADDRESS.encode() + b"\r\n" + text,
    )
    yield whole("long-header", HEAD + b"X-Spam: " + b"a" * 30_000 + b"\r\n" + text)
    yield whole("from-with-comma", b"From: Foy, General <foy@players.test>\r\nTo: " + ADDRESS.encode() + b"\r\n" + text)
    yield whole(
        "from-quoted-badly", b'From: "General "Max" Foy" <foy@players.test>\r\nTo: ' + ADDRESS.encode() + b"\r\n" + text
    )
    yield whole(
        "to-undisclosed",
        b"From: foy@players.test\r\nTo: undisclosed-recipients:;\r\nX-Original-To: "
        + ADDRESS.encode()
        + b"\r\n"
        + text,
    )
    yield whole("empty-mail-name", HEAD + b'Subject:\r\nContent-Type: text/plain; name=""\r\n' + text)
