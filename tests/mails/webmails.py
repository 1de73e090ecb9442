"""Answers as less common programs and web mail write them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.letters import (
    ADDRESS,
    CALL,
    ORDERS,
    PLAIN_CALL,
    SHORT,
    SUBJECT,
    WHO,
    Specimen,
    answered,
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


def plain(
    name: str, text: str, kind: str = "text/plain; charset=utf-8", *, subject: str = SUBJECT, **more: str
) -> Specimen:
    given = tuple(f"{key}: {value}" for key, value in more.items())
    return answered(name, part(text, kind), ORDERS, subject=subject, more=given)


def both(name: str, text: str, html: str, *, subject: str = SUBJECT) -> Specimen:
    content = multipart(
        "alternative",
        f"=_{name}_0a1b2c",
        part(text, "text/plain; charset=UTF-8; format=flowed", encoding="quoted-printable"),
        part(html, "text/html; charset=UTF-8", encoding="quoted-printable"),
    )
    return answered(name, content, ORDERS, subject=subject)


def divs(text: tuple[str, ...]) -> str:
    return "".join(f"<div>{escape(line)}</div>" for line in text)


def specimens() -> Iterator[Specimen]:
    """One specimen of each program."""
    yield from console_programs()
    yield from web_programs()
    yield from desktop_programs()
    yield from telephones()


def console_programs() -> Iterator[Specimen]:
    yield plain(
        "mutt-bottom",
        lines(
            f"On Fri, Nov 20, 2026 at 10:12:33AM +0100, {WHO} wrote:", quoted(CALL), "", *ORDERS, "", "-- ", "Foy", ""
        ),
        **{"User-Agent": "Mutt/2.2.12"},
    )
    between = lines(
        f"* {WHO} <{ADDRESS}> [2026-11-20 10:12]:",
        "> Your orders for turn 1, please.",
        "",
        *ORDERS[:5],
        "",
        "> BRIGADE jamin",
        ">   INTENT",
        "",
        *ORDERS[5:],
        "",
        "> Help: reply HELP.",
        "",
    )
    yield plain("mutt-between", between, **{"User-Agent": "NeoMutt/20231103"})
    yield plain(
        "alpine",
        lines(*ORDERS, "", f"On Fri, 20 Nov 2026, {WHO} wrote:", "", quoted(CALL), ">", ""),
        "TEXT/PLAIN; charset=UTF-8; format=flowed",
    )
    yield plain("gnus", lines(f"{WHO} <{ADDRESS}> writes:", "", quoted(CALL), "", *ORDERS, ""))
    initials = lines(f'>>>>> "E" == {WHO} <{ADDRESS}> writes:', "", quoted(CALL, "E> "), "", *ORDERS, "")
    yield plain("gnus-supercite", initials)
    yield plain("aerc", lines(f"On Fri Nov 20, 2026 at 10:12 AM CET, {WHO} wrote:", quoted(CALL), "", *ORDERS, ""))
    yield plain("mailx", lines(*ORDERS, "", f"{WHO} <{ADDRESS}> wrote:", "", quoted(CALL, " |"), ""))
    deep = lines(
        *ORDERS, "", f"On Fri, Nov 20, 2026, {WHO} wrote:", "> > earlier", "> > still earlier", ">> even", "> yes", ""
    )
    yield plain("mutt-deep-quotes", deep)
    wrapped = lines(
        *ORDERS,
        "",
        f"On Fri, Nov 20, 2026, {WHO} wrote:",
        "> A sheet with your brigades is below; change what you like and leave out",
        "the rest.",
        "> Orders for turn 1 are due by Thursday 26 November, 20:00 (Brussels), and not",
        "later.",
        "> Help: reply HELP.",
        "",
    )
    yield plain("broken-quotation", wrapped)


def web_programs() -> Iterator[Specimen]:
    roundcube = lines(*ORDERS, "", f"On 2026-11-20 10:12, {WHO} wrote:", "", quoted(CALL), "")
    html = (
        f'<html><body>{divs(ORDERS)}<p id="reply-intro">On 2026-11-20 10:12, {WHO} wrote:</p><blockquote type="cite" '
    )
    yield both("roundcube", roundcube, html + f'style="padding: 0 0.4em">{html_lines(CALL)}</blockquote></body></html>')
    html = (
        f'<div style="font-family: Arial, sans-serif; font-size: 14px;">{divs(ORDERS)}</div>'
        '<div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with '
        '<a href="https://proton.example/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">'
        f"On Friday, November 20th, 2026 at 10:12, {WHO} &lt;{ADDRESS}&gt; wrote:<br><blockquote "
        f'class="protonmail_quote" '
        f'type="cite">{html_lines(CALL)}</blockquote></div>'
    )
    text = lines(
        *ORDERS,
        "",
        "Sent with Proton Mail secure email.",
        "",
        f"On Friday, November 20th, 2026 at 10:12, {WHO} <{ADDRESS}> wrote:",
        "",
        quoted(CALL),
        "",
    )
    yield both("proton", text, html)
    gmx = (
        f'<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">{divs(ORDERS)}<div>&nbsp;</div>'
        '<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;">'
        f'<div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Freitag, 20. November 2026 um 10:12 '
        f'Uhr<br/><b>Von:</b>&nbsp;"'
        f'{WHO}" &lt;{ADDRESS}&gt;<br/><b>An:</b>&nbsp;foy@players.test<br/><b>Betreff:</b>&nbsp;[First '
        f"Steps, turn 1]</div>"
        f'<div name="quoted-content">{html_lines(PLAIN_CALL)}</div></div></div></body></html>'
    )
    head = headers(subject="Aw: [First Steps, turn 1] your orders", message_id="<trinity-1234-gmx@3c-app-gmx-bs12>")
    yield Specimen("gmx-html", mail(head, part(gmx, "text/html; charset=UTF-8")), stripped(ORDERS))
    text = lines(
        *ORDERS,
        "",
        "Gesendet: Freitag, 20. November 2026 um 10:12 Uhr",
        f"Von: {WHO} <{ADDRESS}>",
        "An: foy@players.test",
        "Betreff: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("gmx-plain", text, subject="Aw: [First Steps, turn 1] your orders, please")
    zoho = (
        f'<!DOCTYPE HTML><html><body><div>{divs(ORDERS)}</div><br><div class="zmail_extra_hr" '
        f'style="border-top: 1px solid">'
        f'</div><div class="zmail_extra" data-zbluepencil-ignore="true"><br><div id="Zm-_Id_-Sgn1">---- On '
        f"Fri, 20 Nov 2026 "
        f'10:12:33 +0100 <b>{WHO} &lt;{ADDRESS}&gt;</b> wrote ---</div><br><blockquote id="blockquote_zmail" '
        f'style="margin:0px;">'
        f"{html_lines(CALL)}</blockquote></div></body></html>"
    )
    text = lines(
        *ORDERS,
        "",
        f"---- On Fri, 20 Nov 2026 10:12:33 +0100 {WHO} <{ADDRESS}> wrote ----",
        "",
        quoted(CALL, " > "),
        "",
    )
    yield both("zoho", text, zoho)
    text = lines(*ORDERS, "", f"On Fri, 20 Nov 2026, at 10:12, {WHO} wrote:", quoted(CALL), "")
    html = (
        f"<!DOCTYPE html><html><body>{divs(ORDERS)}<div><br></div><div>On Fri, 20 Nov 2026, at 10:12, {WHO} "
        f"wrote:<br></div>"
    )
    yield both(
        "fastmail",
        text,
        html + f'<blockquote type="cite" id="qt" style="">{html_lines(CALL)}</blockquote></body></html>',
    )
    text = lines("", *ORDERS, "", f"Quoting {WHO} <{ADDRESS}>:", "", quoted(CALL), "", "")
    yield plain("horde", text)
    text = lines(f"On Fri, November 20, 2026 10:12 am, {WHO} wrote:", quoted(CALL), "", *ORDERS, "")
    yield plain("squirrelmail", text)
    text = lines(
        *ORDERS,
        " ",
        " ",
        "-----Original Message-----",
        f"From: {WHO} <{ADDRESS}>",
        "To: foy <foy@players.test>",
        "Sent: Fri, Nov 20, 2026 10:12 am",
        "Subject: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("aol", text)
    text = lines(*ORDERS, "", "", f"20 ноября 2026 г., 10:12:33, {WHO} <{ADDRESS}> написал:", "", quoted(CALL), "")
    yield plain("mail-ru", text)
    text = lines(
        *ORDERS,
        "",
        f"---------- Původní e-mail ----------\r\nOd: {WHO} <{ADDRESS}>\r\nKomu: foy@players.test\r\n"
        "Datum: 20. 11. 2026 10:12:33\r\nPředmět: [First Steps, turn 1]",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("seznam", text)
    tutanota = f"<div>{html_lines(ORDERS)}</div><div><br></div><div>20 Nov 2026, 10:12 by {ADDRESS}:<br></div>"
    tutanota += f'<blockquote class="tutanota_quote">{html_lines(CALL)}</blockquote>'
    head = headers(subject=SUBJECT, message_id="<tutanota@tuta.example>")
    yield Specimen("tutanota", mail(head, part(tutanota, "text/html; charset=UTF-8")), stripped(ORDERS))


def desktop_programs() -> Iterator[Specimen]:
    text = lines(f"On Fri, 2026-11-20 at 10:12 +0100, {WHO} wrote:", quoted(CALL), "", *ORDERS, "")
    yield plain("evolution", text, **{"User-Agent": "Evolution 3.46.4"})
    text = lines(
        f"On Friday, 20 November 2026 10:12:33 CET {WHO} wrote:", quoted(CALL), "", *ORDERS, "", "-- ", "Foy", ""
    )
    yield plain("kmail", text)
    text = lines(f"On Fri, 20 Nov 2026 10:12:33 +0100\r\n{WHO} <{ADDRESS}> wrote:", "", quoted(CALL), "", *ORDERS, "")
    yield plain("claws", text)
    text = lines(
        "Hello Tom,",
        "",
        "Friday, November 20, 2026, 10:12:33 AM, you wrote:",
        "",
        quoted(CALL),
        "",
        *ORDERS,
        "",
        "-- ",
        "Best regards,",
        " Foy                            mailto:foy@players.test",
        "",
    )
    yield plain("the-bat", text, **{"X-Mailer": "The Bat! (v10.5)"})
    text = lines(
        *ORDERS,
        "",
        "",
        "",
        f"From:\t{WHO} <{ADDRESS}>",
        "To:\tfoy@players.test",
        "Date:\t20/11/2026 10:12",
        "Subject:\t[First Steps, turn 1] your orders, please",
        "",
        "",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("lotus-notes", text)
    text = lines(
        *ORDERS,
        "",
        "----- Original Message ----- ",
        f"From: {WHO} ",
        "To: foy@players.test ",
        "Sent: Friday, November 20, 2026 10:12 AM",
        "Subject: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("outlook-express", text)
    text = lines(
        *ORDERS,
        "",
        "From: Estafette, First Steps [mailto:" + ADDRESS + "] ",
        "Sent: Friday, November 20, 2026 10:12 AM",
        "To: General Foy",
        "Subject: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("outlook-2010", text)
    text = lines(
        *ORDERS,
        "",
        "-----Ursprüngliche Nachricht-----",
        f"Von: {WHO} ",
        "Gesendet: Freitag, 20. November 2026 10:12",
        "An: Foy",
        "Cc: Picton; Wellington <duke@players.test>; Blücher",
        "Betreff: [First Steps, turn 1]",
        "Wichtigkeit: Hoch",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("outlook-importance-de", text, subject="AW: [First Steps, turn 1]")
    markdown = lines(
        *ORDERS,
        "",
        "*From:* Estafette, First Steps <" + ADDRESS + ">",
        "*Sent:* Friday, November 20, 2026 10:12 AM",
        "*To:* foy@players.test",
        "*Subject:* [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("bold-labels", markdown)
    eudora = lines(f"At 10:12 AM 11/20/2026, {WHO} wrote:", quoted(CALL, ">"), "", *ORDERS, "")
    yield plain("eudora", eudora)
    text = lines(
        *ORDERS,
        "",
        "________________________________",
        f"From: {WHO} <{ADDRESS}>",
        "Date: Friday, 20 November 2026 at 10:12",
        "To: Foy <foy@players.test>",
        "Subject: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("outlook-mac", text)
    html = f'<div>{html_lines(ORDERS)}</div><div class="moz-cite-prefix">On 20/11/2026 10:12, {WHO} wrote:<br></div>'
    html += (
        f'<blockquote type="cite" cite="mid:1@orders.test"><pre class="moz-quote-pre" '
        f'wrap="">{chr(10).join(CALL)}</pre>'
    )
    html += '</blockquote><p><br></p><pre class="moz-signature" cols="72">-- \nFoy</pre>'
    head = headers(subject=SUBJECT, message_id="<tb-html@players.test>")
    yield Specimen("thunderbird-html", mail(head, part(html, "text/html; charset=UTF-8")), stripped(ORDERS))


def telephones() -> Iterator[Specimen]:
    ios = (
        f'<html><body><div dir="ltr">{divs(ORDERS)}</div><div id="ms-outlook-mobile-body-separator-line" '
        f'dir="ltr"><br></div>'
        '<div class="ms-outlook-mobile-signature" id="ms-outlook-mobile-signature">Get <a '
        'href="https://aka.example/o0ukef">'
        'Outlook for iOS</a></div><div id="mail-editor-reference-message-container"><hr '
        'style="display:inline-block;width:98%">'
        f'<div id="divRplyFwdMsg" dir="ltr"><b>From:</b> {WHO} &lt;{ADDRESS}&gt;<br><b>Sent:</b> Friday, '
        f"November 20, 2026 10:12<br>"
        f"<b>To:</b> Foy<br><b>Subject:</b> [First Steps, turn "
        f"1]</div><div>{html_lines(PLAIN_CALL)}</div></div></body></html>"
    )
    text = lines(
        *ORDERS,
        "",
        "Get Outlook for iOS<https://aka.example/o0ukef>",
        "________________________________",
        f"From: {WHO} <{ADDRESS}>",
        "Sent: Friday, November 20, 2026 10:12:33 AM",
        "To: Foy <foy@players.test>",
        "Subject: [First Steps, turn 1] your orders, please",
        "",
        *PLAIN_CALL,
        "",
    )
    yield both("outlook-ios", text, ios)
    text = lines(
        *ORDERS,
        "",
        "Get BlueMail for Android",
        "",
        f"On 20 Nov 2026, at 10:12, {WHO} <{ADDRESS}> wrote:",
        quoted(CALL, ">"),
        "",
    )
    yield plain("bluemail", text)
    text = lines(
        *ORDERS,
        "",
        "Sent from Yahoo Mail for iPhone<https://overview.example/>",
        "",
        "",
        f"On Friday, November 20, 2026, 10:12, {WHO} <{ADDRESS}> wrote:",
        "",
        *PLAIN_CALL,
        "",
    )
    yield plain("yahoo-iphone", text)
    text = lines(*SHORT, "", "Sent from my Verizon, Samsung Galaxy smartphone", "")
    yield Specimen(
        "samsung-short", mail(headers(subject=SUBJECT, message_id="<ss@players.test>"), part(text)), stripped(SHORT)
    )
    text = lines(
        *SHORT,
        "",
        "Sent from my BlackBerry 10 smartphone.",
        "From: Estafette",
        "Sent: Friday, November 20, 2026 10:12 AM",
        "To: foy@players.test",
        "Subject: [First Steps, turn 1]",
        "",
        *PLAIN_CALL,
        "",
    )
    yield Specimen(
        "blackberry", mail(headers(subject=SUBJECT, message_id="<bb@players.test>"), part(text)), stripped(SHORT)
    )
    text = lines(*SHORT, "", "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.", "")
    yield Specimen(
        "k9-signature-de", mail(headers(subject=SUBJECT, message_id="<k9s@players.test>"), part(text)), stripped(SHORT)
    )
