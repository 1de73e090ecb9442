"""Mails in every structure: nested and broken parts, files, forwards, odd dates and missing headers."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from tests.mails.letters import (
    ADDRESS,
    CALL,
    ORDERS,
    PLAIN_CALL,
    SHORT,
    SUBJECT,
    TITLE,
    WHO,
    Specimen,
    answered,
    attached,
    escape,
    headers,
    html_lines,
    lines,
    multipart,
    part,
    quoted,
    stripped,
)

TEXT = part(lines(*ORDERS, ""))
HTML = part(f"<html><body>{html_lines(ORDERS)}</body></html>", "text/html; charset=utf-8")
PICTURE = (
    b'Content-Type: image/png; name="logo.png"\r\nContent-Disposition: inline; filename="logo.png"\r\n'
    b"Content-ID: <logo>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n"
)


def file(content: bytes, name: str, kind: str = "text/plain; charset=utf-8") -> bytes:
    return attached(base64.encodebytes(content).replace(b"\n", b"\r\n"), name, kind)


def raw(name: str, content: bytes, orders: tuple[str, ...] = ORDERS, *, subject: str = SUBJECT) -> Specimen:
    return answered(name, content, orders, subject=subject)


def turned_down(specimen: Specimen, outcome: str, state: str = "refused") -> Specimen:
    specimen.orders, specimen.state, specimen.outcome = (), state, outcome
    return specimen


def specimens() -> Iterator[Specimen]:
    yield from nested()
    yield from html_only()
    yield from broken()
    yield from files()
    yield from forwards()
    yield from heads()
    yield from below_and_between()


def nested() -> Iterator[Specimen]:
    alternative = multipart("alternative", "b3", TEXT, HTML)
    related = multipart("related", "b2", alternative, PICTURE)
    yield raw(
        "nested-mixed-related-alternative",
        multipart("mixed", "b1", related, file(b"%PDF-", "map.pdf", "application/pdf")),
    )
    apple = multipart(
        "alternative", "a1", TEXT, multipart("mixed", "a2", HTML, PICTURE, HTML.replace(b"TURN", b"turn"))
    )
    yield raw("nested-apple", apple)
    outlook = multipart("related", "o1", multipart("alternative", "o2", TEXT, HTML), PICTURE)
    yield raw("nested-related-outside", outlook)
    split = multipart("mixed", "s1", part(lines(*ORDERS[:4])), PICTURE, part(lines(*ORDERS[4:], "")))
    yield raw("nested-text-around-a-picture", split)
    same = multipart("alternative", "same", multipart("mixed", "same-inner", TEXT), HTML)
    yield raw("nested-boundary-begins-alike", same)
    calendar = part("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "text/calendar; method=REQUEST")
    yield raw("nested-with-calendar", multipart("alternative", "c1", TEXT, HTML, calendar))
    yield raw("nested-empty-plain", multipart("alternative", "e1", part("\r\n"), HTML))
    pointer = part("This is an HTML message. Please use an HTML capable mail program to read it.\r\n")
    yield raw("nested-plain-points-to-html", multipart("alternative", "p1", pointer, HTML))
    content = TEXT
    for depth in range(8):
        content = multipart("mixed", f"deep{depth}", content)
    yield raw("nested-eight-deep", content)
    for depth in range(8, 40):
        content = multipart("mixed", f"deep{depth}", content)
    yield turned_down(raw("nested-forty-deep", content), "too-complex")
    many = multipart("mixed", "many", *(part("x") for _ in range(300)))
    yield turned_down(raw("three-hundred-parts", many), "too-complex")
    yield raw(
        "preamble-and-epilogue", multipart("mixed", "pre", TEXT, preamble="This is MIME.\r\n") + b"\r\nTURN 9\r\n"
    )
    yield raw("digest-disposition-inline", multipart("mixed", "d1", b"Content-Disposition: inline\r\n" + TEXT))


def html_only() -> Iterator[Specimen]:
    def html(name: str, text: str, orders: tuple[str, ...] = ORDERS) -> Specimen:
        return raw(name, part(text, "text/html; charset=utf-8"), orders)

    yield html("html-breaks", f"<html><body>{html_lines(ORDERS)}</body></html>")
    yield html("html-paragraphs", "".join(f"<p>{escape(line)}</p>" for line in ORDERS))
    yield html("html-preformatted", f"<pre>{chr(10).join(ORDERS)}</pre>")
    yield html("html-list", "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in ORDERS) + "</ul>")
    table = "".join(
        f"<tr><td>{unit}:</td><td>{order}</td></tr>" for unit, order in (("1/92", "MOVE 6"), ("2/92", "MOVE 4"))
    )
    yield html("html-table", f"<table>{table}</table>", ("1/92: MOVE 6", "2/92: MOVE 4"))
    yield html("html-one-line", "<div>" + "</div><div>".join(escape(line) for line in ORDERS) + "</div>")
    spans = "<br>".join(f'<span style="color:red">{escape(line[:4])}</span>{escape(line[4:])}' for line in ORDERS)
    yield html("html-spans", spans)
    hidden = (
        f'<div style="display:none;max-height:0">Preview of this mail</div><style>p {{}}</style>{html_lines(ORDERS)}'
    )
    yield html("html-hidden-preview", hidden + "<script>TURN 9</script><!-- TURN 8 -->")
    entities = "BRIGADE&nbsp;gauthier<br>1&#47;92&colon; MOVE&#160;6<br>INTENT&ensp;ATTACK sart &#8211;"
    yield html("html-entities", entities, ("BRIGADE gauthier", "1/92: MOVE 6", "INTENT ATTACK sart –"))
    unclosed = "<html><body><div>" + "<br>".join(ORDERS) + "<div><p><b>"
    yield html("html-unclosed", unclosed)
    quote = f"{html_lines(ORDERS)}<br><br>On 20/11/2026, {WHO} wrote:<blockquote>{html_lines(PLAIN_CALL)}</blockquote>"
    yield html("html-bare-blockquote", quote)
    between = (
        f'<div>{ORDERS[0]}</div><blockquote type="cite">BRIGADE gauthier<br>INTENT</blockquote>'
        f'{html_lines(ORDERS[1:])}<blockquote type="cite">END</blockquote>'
    )
    yield html("html-between-quotations", between)
    indent = '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">1/92: MOVE 6</blockquote>'
    yield html("html-indented-by-its-writer", f"BRIGADE gauthier{indent}", ("BRIGADE gauthier", "1/92: MOVE 6"))
    yield raw(
        "html-labelled-plain", part(f"<html><body>{html_lines(ORDERS)}</body></html>", "text/plain; charset=utf-8")
    )
    yield turned_down(html("html-empty", "<html><body><div><br></div></body></html>"), "empty")


def broken() -> Iterator[Specimen]:
    whole = multipart("mixed", "xyz", TEXT, PICTURE)
    yield raw("boundary-never-closed", whole.replace(b"--xyz--\r\n", b""))
    yield raw("boundary-wrong", whole.replace(b'boundary="xyz"', b'boundary="abc"'))
    yield raw("boundary-missing", whole.replace(b'; boundary="xyz"', b""))
    yield raw("boundary-unquoted-with-blanks", whole.replace(b'boundary="xyz"', b"boundary=xyz "))
    yield raw("content-type-garbage", TEXT.replace(b"text/plain; charset=utf-8", b"plain text please"))
    yield raw("content-type-empty", TEXT.replace(b"text/plain; charset=utf-8", b""))
    yield raw("content-type-twice", b"Content-Type: text/plain; charset=utf-8\r\n" + TEXT)
    yield raw("content-type-upper-case", TEXT.replace(b"text/plain; charset=utf-8", b"TEXT/PLAIN; CHARSET=UTF-8"))
    yield raw("content-type-rfc-2231", TEXT.replace(b"charset=utf-8", b"charset*=us-ascii'en'utf-8"))
    yield raw("cut-in-the-middle", multipart("alternative", "cut", TEXT, HTML)[:-40])
    yield raw("header-folded-oddly", b"X-Odd:\r\n \r\n\tvalue\r\n" + TEXT)


def files() -> Iterator[Specimen]:
    sheet = lines(*ORDERS, "").encode()
    cover = part("My orders are in the file.\r\n\r\nFoy\r\n")
    yield raw("file-text", multipart("mixed", "f1", cover, file(sheet, "orders.txt")))
    yield raw("file-text-alone", multipart("mixed", "f2", file(sheet, "orders.txt")))
    yield raw("file-text-no-multipart", file(sheet, "orders.txt"))
    octets = file(sheet, "orders.txt", "application/octet-stream")
    yield raw("file-text-as-octets", multipart("mixed", "f3", cover, octets))
    accented = "BRIGADE jamin\r\n1/4e Léger: MOVE 8\r\n".encode("cp1252")
    yield raw(
        "file-text-latin-1",
        multipart("mixed", "f4", cover, file(accented, "ordres.txt", "text/plain")),
        ("BRIGADE jamin", "1/4e Léger: MOVE 8"),
    )
    yield raw(
        "file-beside-orders",
        multipart("mixed", "f5", TEXT, file(b"%PDF-1.7 not a form", "map.pdf", "application/pdf")),
    )
    word = file(b"PK\x03\x04", "orders.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document")
    yield turned_down(raw("file-word-alone", multipart("mixed", "f6", cover, word)), "unread-file")
    yield turned_down(raw("file-picture-alone", multipart("mixed", "f7", part("\r\n"), PICTURE)), "empty")
    winmail = file(b"\x78\x9f\x3e\x22", "winmail.dat", "application/ms-tnef")
    yield turned_down(raw("winmail-alone", multipart("mixed", "w1", part("\r\n"), winmail)), "winmail")
    yield turned_down(
        raw("winmail-no-multipart", file(b"\x78\x9f\x3e\x22", "winmail.dat", "application/octet-stream")), "winmail"
    )
    yield raw("winmail-beside-orders", multipart("mixed", "w2", TEXT, winmail))
    notes = file(b"Shopping: bread, wine\r\n", "notes.txt")
    yield raw("file-text-without-orders", multipart("mixed", "f8", TEXT, notes))


def forwards() -> Iterator[Specimen]:
    inner = (
        headers(to="foy@players.test", subject="orders", message_id="<inner@work.example>").encode() + b"\r\n" + TEXT
    )
    whole = b"Content-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\n" + inner
    yield raw("forward-as-attachment", multipart("mixed", "m1", part("See below.\r\n"), whole), subject="Fwd: orders")
    yield raw("forward-as-attachment-alone", multipart("mixed", "m2", part("\r\n"), whole), subject="FW: orders")
    heading = (
        "Begin forwarded message:",
        "",
        "From: Foy <foy@work.example>",
        "Subject: orders",
        "Date: 20 November 2026 at 10:12:33 CET",
        "To: foy@players.test",
        "",
    )
    apple = lines("", "", quoted((*heading, *ORDERS)), "")
    yield raw("forward-apple-quoted", part(apple), subject="Fwd: orders")
    yield raw(
        "forward-with-a-note", part(lines("From my office address:", "", *heading, *ORDERS, "")), subject="Fwd: orders"
    )
    answered = lines(*heading, "", *ORDERS, "", f"On 19/11/2026 09:00, {WHO} wrote:", quoted(PLAIN_CALL), "")
    yield raw("forward-of-an-answer", part(answered), subject="Fwd: Re: [First Steps, turn 1]")
    own = headers(sender=f"{WHO} <orders@orders.test>", to="foy@players.test").encode() + b"\r\n" + part(lines(*CALL))
    call = b"Content-Type: message/rfc822\r\n\r\n" + own
    yield raw("answer-with-our-letter-attached", multipart("mixed", "m3", TEXT, call))


def heads() -> Iterator[Specimen]:
    body = TEXT

    def head(name: str, text: str, orders: tuple[str, ...] = ORDERS) -> Specimen:
        return Specimen(name, text.encode("utf-8", "surrogateescape") + b"\r\n" + body, stripped(orders))

    for name, date in (
        ("date-missing", None),
        ("date-garbage", "yesterday at tea time"),
        ("date-impossible", "Fri, 32 Nov 2026 25:61:61 +9900"),
        ("date-epoch", "Thu, 01 Jan 1970 00:00:00 +0000"),
        ("date-far-future", "Sat, 31 Dec 9999 23:59:59 -1200"),
        ("date-old-form", "Friday, 20-Nov-26 10:12:33 MET"),
        ("date-two-digit-year", "20 Nov 26 10:12 UT"),
        ("date-german", "Fr, 20 Nov 2026 10:12:33 +0100 (Mitteleuropäische Zeit)"),
        ("date-empty", ""),
    ):
        yield head(name, headers(date=date, message_id=f"<{name}@players.test>"))
    yield head("no-message-id", headers())
    yield head("message-id-without-brackets", headers(message_id="no-brackets@players.test"))
    yield head("no-mime-version", headers(message_id="<nomime@players.test>", mime=False))
    yield head(
        "no-subject", lines("From: Foy <foy@players.test>", f"To: {ADDRESS}", "Message-ID: <nosubject@players.test>")
    )
    yield head("no-from", lines(f"To: {ADDRESS}", "Subject: orders", "Message-ID: <nofrom@players.test>"))
    yield head(
        "only-delivered-to",
        lines(f"Delivered-To: {ADDRESS}", "From: foy@players.test", "Message-ID: <dt@players.test>"),
    )
    yield head(
        "cc-only",
        lines(f"Cc: Tom <tom@work.example>, {ADDRESS}", "From: foy@players.test", "Message-ID: <cc@players.test>"),
    )
    yield head("to-upper-case", headers(to=ADDRESS.upper(), message_id="<upper@players.test>"))
    yield head("to-with-dashes", headers(to="orders+7Q2K-MXR4-BTVW@orders.test", message_id="<dashes@players.test>"))
    many = ", ".join(f"Player {n} <p{n}@players.test>" for n in range(40))
    yield head("to-many", headers(to=f"{many},\r\n {ADDRESS}", message_id="<many@players.test>"))
    yield head("to-group", headers(to=f"Estafette: {ADDRESS};", message_id="<group@players.test>"))
    yield head(
        "from-raw-latin-1",
        headers(sender="G\udce9n\udce9ral Foy <foy@players.test>", message_id="<rawfrom@players.test>"),
    )
    yield head(
        "from-encoded",
        headers(sender="=?iso-8859-1?Q?G=E9n=E9ral_Foy?= <foy@players.test>", message_id="<encfrom@players.test>"),
    )
    yield head(
        "from-broken-word",
        headers(sender="=?utf-8?B?R8OpbsOp?= =?bogus?Q?=E9?= <foy@players.test>", message_id="<brk@players.test>"),
    )
    yield head("from-comment", headers(sender="foy@players.test (General Foy)", message_id="<comment@players.test>"))
    yield head(
        "from-two", headers(sender="Foy <foy@players.test>, Aide <aide@players.test>", message_id="<two@players.test>")
    )
    folded = f"Subject: Re: [{TITLE},\r\n turn 1]\r\n\t=?utf-8?Q?g=C3=A9n=C3=A9ral?=\r\n =?utf-8?Q?_Foy?="
    yield head(
        "subject-folded", lines("From: foy@players.test", f"To: {ADDRESS}", folded, "Message-ID: <folded@players.test>")
    )
    raw_subject = lines(
        "From: foy@players.test", f"To: {ADDRESS}", "Subject: Géné \udcff", "Message-ID: <raws@players.test>"
    )
    yield head("subject-raw-8-bit", raw_subject)
    specimen = head("mbox-line-first", headers(message_id="<mbox@players.test>"))
    specimen.raw = b"From foy@players.test Fri Nov 20 10:12:33 2026\r\n" + specimen.raw
    yield specimen
    specimen = head("blank-lines-first", headers(message_id="<blank@players.test>"))
    specimen.raw = b"\xef\xbb\xbf\r\n\r\n" + specimen.raw
    yield specimen
    trace = tuple(
        f"Received: from mx{n}.example by mx{n + 1}.example; Fri, 20 Nov 2026 10:12:{n:02} +0100" for n in range(12)
    )
    yield head("many-hops", headers(message_id="<hops@players.test>", more=trace))
    yield head(
        "priority-and-receipt",
        headers(
            message_id="<prio@players.test>",
            more=("X-Priority: 1 (Highest)", "Disposition-Notification-To: foy@players.test", "Auto-Submitted: no"),
        ),
    )


def below_and_between() -> Iterator[Specimen]:
    twice = lines(*ORDERS[:4], "", f"On 20/11/2026 10:12, {WHO} wrote:", quoted(PLAIN_CALL), "", *ORDERS[4:], "")
    yield raw("above-and-below", part(twice))
    below_end = ("Foy", "1/93: CHARGE 28th")  # which is asked about
    more = raw("end-and-more", part(lines(*ORDERS, "END", "", *below_end, "")), (*ORDERS, "END", *below_end))
    more.outcome = "orders-in-part"
    yield more
    yield raw("signature-phone", part(lines(*ORDERS, "", "-- ", "Foy", "Tel: 0123", "GENERAL Foy: aide", "")))
    note = "This e-mail and any attachments are confidential and intended solely for the addressee."
    yield raw("small-print", part(lines(*ORDERS, "", note, "Registered office: Charleroi.", "")))
    virus = lines(
        *ORDERS,
        "",
        "-- ",
        "This email has been checked for viruses by Avast antivirus software.",
        "www.avast.example",
        "",
    )
    yield raw("virus-scanner", part(virus))
    courteous = lines("Dear Umpire,", "", *ORDERS, "", "Your obedient servant,", "Foy", "9th Division, II Corps", "")
    yield raw("courteous", part(courteous))
    yield raw("thanks-only", part(lines(*SHORT, "", "Thanks!", "Foy", "")), SHORT)
    spoken = ("BRIGADE gauthier", "INTENT HOLD", "MESSAGE TO umpire: On 18 June Reille wrote: come")
    yield raw("message-that-quotes", part(lines(*spoken, "")), spoken)
