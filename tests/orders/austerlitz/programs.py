"""Answers as the mail programs of six people write them: what is said above, our own letter below in their manner."""

from __future__ import annotations

from collections.abc import Callable
from email.message import EmailMessage

from tests.mails.letters import encoded_word, escape, html_lines, lines, mail, multipart, part, quoted

#: What an answer is made of: its head, the lines said, and the lines of ours that are answered.
Program = Callable[[str, tuple[str, ...], tuple[str, ...]], bytes]


def answer(program: Program, said: str, to: EmailMessage, *, sender: str, number: int) -> bytes:
    """An answer to one of our letters, or a new letter to the same address; ``number`` makes its Message-ID."""
    body = to.get_body(("plain",))
    ours = tuple(body.get_content().splitlines()) if body is not None else ()
    head = lines(
        f"From: {sender}",
        f"To: {to['From']}",
        f"Subject: {encoded_word('Re: ' + str(to['Subject']))}",
        "Date: Fri, 20 Nov 2026 11:03:27 +0100",
        f"Message-ID: <{number}@players.test>",
        f"In-Reply-To: {to['Message-ID']}",
        f"References: {to['Message-ID']}",
        "MIME-Version: 1.0",
    )
    return program(head, tuple(said.splitlines()), ours)


def gmail(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    wrote = "Le ven. 20 nov. 2026 à 10:58, Estafette <orders@orders.test> a écrit :"
    html = (
        f'<div dir="ltr">{"".join(f"<div>{escape(line)}</div>" for line in said)}</div><br>'
        f'<div class="gmail_quote"><div dir="ltr" class="gmail_attr">{escape(wrote)}<br></div>'
        f'<blockquote class="gmail_quote">{html_lines(ours)}</blockquote></div>'
    )
    plain = lines(*said, "", wrote, "", quoted(ours), "")
    return mail(
        head,
        multipart(
            "alternative",
            "000000000000a1b2c3",
            part(plain, 'text/plain; charset="UTF-8"', encoding="quoted-printable"),
            part(html, 'text/html; charset="UTF-8"', encoding="quoted-printable"),
        ),
    )


def outlook(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    labels = (
        "De : Estafette <orders@orders.test>",
        "Envoyé : vendredi 20 novembre 2026 10:58",
        "À : Soult",
        "Objet : vos ordres",
    )
    heading = "<br>".join(f"<b>{label.partition(':')[0]}:</b>{escape(label.partition(':')[2])}" for label in labels)
    paragraphs = "".join(f"<p class=MsoNormal>{escape(line)}<o:p></o:p></p>\r\n" for line in said)
    html = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=FR><div class=WordSection1>'
        f"{paragraphs}<div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal>{heading}</p></div>"
        f"{''.join(f'<p class=MsoNormal>{escape(line)}</p>' for line in ours)}</div></body></html>"
    )
    plain = lines(*said, "", "Cordialement", "", *labels, "", *ours, "")
    return mail(
        head,
        multipart(
            "alternative",
            "_000_AM9PR08MB7123_",
            part(plain, 'text/plain; charset="utf-8"', encoding="base64"),
            part(html, 'text/html; charset="utf-8"', encoding="quoted-printable"),
        ),
    )


def apple_mail(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    wrote = "Am 20.11.2026 um 10:58 schrieb Estafette <orders@orders.test>:"
    plain = lines(*said, "", wrote, "", quoted(ours), "")
    html = (
        f'<html><body>{"<br>".join(map(escape, said))}<br><div><br><blockquote type=3D"cite"><div>{escape(wrote)}</div>'
        f"<br>{html_lines(ours)}</blockquote></div></body></html>"
    ).replace("=3D", "=")
    return mail(
        head,
        multipart(
            "alternative",
            "Apple-Mail=_4F1",
            part(plain, "text/plain; charset=utf-8", encoding="quoted-printable"),
            part(html, "text/html; charset=utf-8", encoding="quoted-printable"),
        ),
    )


def thunderbird(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    """Plain and flowed, the quotation first with an introduction, orders above it."""
    wrote = "On 20/11/2026 10:58, Estafette wrote:"
    return mail(head, part(lines(*said, "", wrote, quoted(ours), ""), "text/plain; charset=UTF-8; format=flowed"))


def telephone(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    """A telephone's program: orders, a signature nobody asked for, the letter below."""
    wrote = "пт, 20 нояб. 2026 г. в 10:58, Estafette <orders@orders.test>:"
    plain = lines(*said, "", "Sent from my iPhone", "", wrote, "", quoted(ours), "")
    return mail(head, part(plain, 'text/plain; charset="utf-8"', encoding="base64"))


def webmail(head: str, said: tuple[str, ...], ours: tuple[str, ...]) -> bytes:
    """A plain webmail: everything above, the letter under a rule."""
    plain = lines(*said, "", "----- Original Message -----", "From: Estafette <orders@orders.test>", "", *ours, "")
    return mail(head, part(plain, "text/plain; charset=utf-8", encoding="quoted-printable"))
