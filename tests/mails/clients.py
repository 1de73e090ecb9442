"""Answers as the common mail programs write them, in every language of :mod:`tests.mails.tongues`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.mails.letters import (
    ADDRESS,
    CALL,
    ORDERS,
    PLAIN_CALL,
    TITLE,
    WHO,
    Specimen,
    escape,
    headers,
    html_lines,
    lines,
    mail,
    multipart,
    part,
    quoted,
    stripped,
)
from tests.mails.tongues import TONGUES, Tongue

SUBJECT = f"[{TITLE}, turn 1] your orders, please"


def who(attribution: str) -> str:
    return attribution.format(who=WHO, address=ADDRESS)


def one_line(attribution: str) -> str:
    return who(attribution).replace("\n", " ")


def gmail(name: str, words: Tongue) -> Specimen:
    """Both alternatives; the plain one broken at 76 letters, the quotation in ``gmail_quote``."""
    plain = lines(*ORDERS, "", words.greeting, "", who(words.gmail).replace("\n", "\r\n"), "", quoted(CALL), "")
    plain = plain.replace(words.greeting + "\r\n\r\n", "")
    html = (
        f'<div dir="ltr">{"".join(f"<div>{escape(line)}</div>" for line in ORDERS)}</div><br>'
        '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
        f'{escape(one_line(words.gmail))}<br></div><blockquote class="gmail_quote" '
        'style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">'
        f"{html_lines(CALL)}</blockquote></div>\r\n"
    )
    content = multipart(
        "alternative",
        "000000000000a1b2c3062a9f1d2e",
        part(plain, 'text/plain; charset="UTF-8"', encoding="quoted-printable"),
        part(html, 'text/html; charset="UTF-8"', encoding="quoted-printable"),
    )
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<CAJ7x+{name}@mail.gmail.com>")
    return Specimen(name, mail(head, content), stripped(ORDERS))


def outlook(name: str, words: Tongue) -> Specimen:
    """Outlook of the desktop: word processor's HTML, the answered mail under a line with its labels, unquoted."""
    origin, sent, to, subject = words.labels
    labels = (f"{origin}: {WHO} <{ADDRESS}>", f"{sent}: {words.sent}", f"{to}: Foy", f"{subject}: {SUBJECT}")
    plain = lines(*ORDERS, "", words.closing.replace("\n", "\r\n"), "", *labels, "", *PLAIN_CALL, "")
    paragraphs = "".join(f"<p class=MsoNormal>{escape(line)}<o:p></o:p></p>\r\n" for line in ORDERS)
    signed = "".join(f"<p class=MsoNormal>{escape(line)}<o:p></o:p></p>" for line in words.closing.split("\n"))
    heading = "<br>\r\n".join(
        f"<b>{escape(label)}:</b>{escape(rest)}" for label, _, rest in (x.partition(":") for x in labels)
    )
    html = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head>'
        '<meta http-equiv=Content-Type content="text/html; charset=utf-8"><style><!-- p.MsoNormal '
        "{margin:0cm;} --></style>"
        f"</head><body lang=EN-GB><div class=WordSection1>{paragraphs}<p class=MsoNormal><o:p>&nbsp;</o:p></p>{signed}"
        "<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>"
        f"<p class=MsoNormal>{heading}<o:p></o:p></p></div></div>"
        f"{''.join(f'<p class=MsoNormal>{escape(line)}<o:p></o:p></p>' for line in PLAIN_CALL)}</div></body></html>\r\n"
    )
    content = multipart(
        "alternative",
        "_000_AM9PR08MB7123A1B2C3D4E5F6_",
        part(plain, 'text/plain; charset="iso-8859-1"', encoding="quoted-printable", charset="cp1252")
        if _fits(plain, "cp1252")
        else part(plain, 'text/plain; charset="utf-8"', encoding="base64"),
        part(html, 'text/html; charset="utf-8"', encoding="quoted-printable"),
    )
    more = (
        f"Thread-Topic: {TITLE}",
        "X-Mailer: Microsoft Outlook 16.0",
        "Accept-Language: en-GB",
        "x-ms-exchange-senderadcheck: 1",
    )
    head = headers(
        subject=f"{words.reply}: {SUBJECT}", message_id=f"<AM9PR08MB7{name}@eurprd08.prod.outlook.com>", more=more
    )
    return Specimen(name, mail(head, content), stripped(ORDERS))


def outlook_web(name: str, words: Tongue) -> Specimen:
    """Outlook on the web: the answered mail below ``divRplyFwdMsg``; plain with a rule of underscores."""
    origin, sent, to, subject = words.labels
    labels = (
        f"{origin}: {WHO} <{ADDRESS}>",
        f"{sent}: {words.sent}",
        f"{to}: Foy <foy@players.test>",
        f"{subject}: {SUBJECT}",
    )
    plain = lines(*ORDERS, "", "_" * 32, *labels, "", *CALL, "")
    elements = "".join(
        f'<div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">{escape(line)}</div>'
        for line in ORDERS
    )
    heading = "<br>".join(
        f"<b>{escape(label)}:</b>{escape(rest)}" for label, _, rest in (x.partition(":") for x in labels)
    )
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">'
        f'<style type="text/css" style="display:none;"> P {{margin-top:0;}} </style></head><body dir="ltr">{elements}'
        '<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">'
        f'<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000">{heading}</font>'
        f"<div>&nbsp;</div></div><div>{html_lines(CALL)}</div></body></html>\r\n"
    )
    content = multipart(
        "alternative",
        "_000_DB7PR03MB4567",
        part(plain, 'text/plain; charset="utf-8"', encoding="base64"),
        part(html, 'text/html; charset="utf-8"', encoding="base64"),
    )
    head = headers(
        subject=f"{words.reply}: {SUBJECT}", message_id=f"<DB7PR03{name}@DB7PR03MB4567.eurprd03.prod.outlook.com>"
    )
    return Specimen(name, mail(head, content), stripped(ORDERS))


def apple_mail(name: str, words: Tongue) -> Specimen:
    """Apple Mail: plain and HTML, the quotation in ``blockquote type=cite``, a signature after two dashes."""
    attribution = one_line(words.apple)
    plain = lines(*ORDERS, "", "-- ", "Foy", "", attribution, "", quoted(CALL), "", "")
    html = (
        '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body '
        'style="overflow-wrap: '
        f'break-word; -webkit-nbsp-mode: space;">{"".join(f"<div>{escape(line)}</div>" for line in ORDERS)}'
        '<div><br><div id="AppleMailSignature">--&nbsp;<br>Foy</div><div><br><blockquote type="cite"><div>'
        f"{escape(attribution)}</div><br "
        f'class="Apple-interchange-newline"><div>{html_lines(CALL)}</div></blockquote></div>'
        "<br></div></body></html>\r\n"
    )
    content = multipart(
        "alternative",
        "Apple-Mail=_9A1B2C3D-1111-2222-3333-444455556666",
        part(plain, "text/plain;\r\n\tcharset=utf-8", encoding="quoted-printable"),
        part(html, "text/html;\r\n\tcharset=utf-8", encoding="quoted-printable"),
    )
    more = ("X-Mailer: Apple Mail (2.3776.700.51)",)
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<9A1B2C3D-{name}@players.test>", more=more)
    return Specimen(name, mail(head, content), stripped(ORDERS))


def iphone(name: str, words: Tongue) -> Specimen:
    """The telephone: plain text only, its own line, and the quotation one level deep."""
    text = lines(*ORDERS, "", words.iphone, "", quoted((one_line(words.apple), "", *PLAIN_CALL)), "")
    text = text.replace("> " + one_line(words.apple), f"> {one_line(words.apple)}\r\n> ")
    more = ("X-Mailer: iPhone Mail (23B85)",)
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<{name}-1C2D@players.test>", more=more)
    return Specimen(
        name, mail(head, part(text, "text/plain; charset=utf-8", encoding="quoted-printable")), stripped(ORDERS)
    )


def thunderbird(name: str, words: Tongue) -> Specimen:
    """Thunderbird: flowed plain text, the quotation above the answer or below it."""
    below = lines(who(words.thunderbird), quoted(CALL), "", *(line.strip() for line in ORDERS), "")
    above = lines(*(line.strip() for line in ORDERS), "", who(words.thunderbird), quoted(CALL), "")
    text = below if name.endswith(("de", "nl", "pl", "sv")) else above
    more = ("User-Agent: Mozilla Thunderbird", "Content-Language: en-GB")
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<{name}-77aa@players.test>", more=more)
    content = part(text, "text/plain; charset=UTF-8; format=flowed", encoding="8bit")
    return Specimen(name, mail(head, content), stripped(ORDERS))


def yahoo(name: str, words: Tongue) -> Specimen:
    """Yahoo: HTML with ``yahoo_quoted``; the plain text quotes by an indentation only."""
    attribution = one_line(words.yahoo)
    plain = lines(*ORDERS, "", f"    {attribution}  ", " ", *(f" {line}" for line in PLAIN_CALL), "  ")
    html = (
        '<html><head></head><body><div class="ydp1a2b3cyahoo-style-wrap" style="font-family: Helvetica;">'
        f"{''.join(f'<div dir=ltr data-setdir=false>{escape(line)}</div>' for line in ORDERS)}<div><br></div></div>"
        f'<div id="yahoo_quoted_0123456789" class="yahoo_quoted"><div '
        f'style="color:#26282a;"><div>{escape(attribution)}</div>'
        f"<div><br></div><div><br></div><div>{html_lines(PLAIN_CALL)}</div></div></div></body></html>\r\n"
    )
    content = multipart(
        "alternative",
        "----=_Part_1234567_890123456.1763632153000",
        part(plain, "text/plain; charset=UTF-8", encoding="quoted-printable"),
        part(html, "text/html; charset=UTF-8", encoding="quoted-printable"),
    )
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<1234567.890123456.{name}@mail.yahoo.com>")
    return Specimen(name, mail(head, content), stripped(ORDERS))


def samsung(name: str, words: Tongue) -> Specimen:
    """The mail program of Samsung telephones: its line, then the labels of the answered mail between dashes."""
    origin, sent, to, subject = words.labels
    heading = (
        f"-------- {words.original} --------",
        f"{origin}: {WHO} <{ADDRESS}> ",
        f"{sent}: 20/11/2026  10:12  (GMT+01:00) ",
        f"{to}: foy@players.test ",
        f"{subject}: {SUBJECT} ",
    )
    plain = lines(*ORDERS, "", "", words.samsung, "", *heading, "", *PLAIN_CALL, "")
    html = (
        f'<html><body><div dir="auto">{html_lines(ORDERS)}</div><div dir="auto"><br></div><div id="composer_signature" '
        f'dir="auto"><div style="font-size:12px;color:#575757">{escape(words.samsung)}</div></div><div><br></div>'
        f'<div align="left" dir="auto" style="font-size:100%;color:#000000"><div>{html_lines(heading)}</div></div>'
        f"<div>{html_lines(PLAIN_CALL)}</div></body></html>"
    )
    content = multipart(
        "alternative",
        "--_com.samsung.android.email_1234567890",
        part(plain, "text/plain; charset=utf-8", encoding="base64"),
        part(html, "text/html; charset=utf-8", encoding="base64"),
    )
    head = headers(subject=f"{words.reply}: {SUBJECT}", message_id=f"<{name}.1763632153000@email.android.com>")
    return Specimen(name, mail(head, content), stripped(ORDERS))


def k9(name: str, words: Tongue) -> Specimen:
    """K-9 on Android: plain text, a quotation with its attribution, a courteous close before it."""
    text = lines(
        words.greeting,
        "",
        *ORDERS,
        "",
        words.closing.replace("\n", "\r\n"),
        "",
        one_line(words.k9),
        quoted(CALL, ">"),
        "",
    )
    more = ("User-Agent: K-9 Mail for Android",)
    head = headers(subject=f"Re: {SUBJECT}", message_id=f"<{name}@players.test>", more=more)
    return Specimen(name, mail(head, part(text, encoding="quoted-printable")), stripped(ORDERS))


def forwarded(name: str, words: Tongue) -> Specimen:
    """Orders written elsewhere and passed on: the text stands below the heading of the forwarded mail."""
    origin, sent, to, subject = words.labels
    text = lines(
        "",
        f"---------- {words.forwarded} ---------",
        f"{origin}: Foy <foy@work.example>",
        f"{sent}: {words.sent}",
        f"{subject}: orders",
        f"{to}: Foy <foy@players.test>",
        "",
        "",
        *ORDERS,
        "",
    )
    head = headers(subject=f"{words.forward}: orders", message_id=f"<fwd-{name}@players.test>")
    return Specimen(name, mail(head, part(text)), stripped(ORDERS))


def _fits(text: str, charset: str) -> bool:
    try:
        text.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


CLIENTS: dict[str, Callable[[str, Tongue], Specimen]] = {
    "gmail": gmail,
    "outlook": outlook,
    "outlook-web": outlook_web,
    "apple-mail": apple_mail,
    "iphone": iphone,
    "thunderbird": thunderbird,
    "yahoo": yahoo,
    "samsung": samsung,
    "k9": k9,
    "forwarded": forwarded,
}


def specimens() -> Iterator[Specimen]:
    """Every client in every language."""
    for client, write in CLIENTS.items():
        for code, words in TONGUES.items():
            yield write(f"{client}-{code}", words)
