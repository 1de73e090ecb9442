"""Mails by what they ask for or who wrote them: commands, keys, strangers, programs, bounces, lists, empty mails."""

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.letters import (
    ADDRESS,
    CALL,
    KEY,
    SHORT,
    SUBJECT,
    WHO,
    Specimen,
    answered,
    headers,
    html_lines,
    lines,
    mail,
    multipart,
    part,
    quoted,
)

PLAIN_ADDRESS = "orders@orders.test"


def raw(
    name: str,
    text: str,
    outcome: str,
    state: str = "accepted",
    orders: tuple[str, ...] = (),
    *,
    subject: str = SUBJECT,
    to: str = ADDRESS,
    sender: str = "General Foy <foy@players.test>",
    more: tuple[str, ...] = (),
) -> Specimen:
    content = part(text)
    return answered(
        name, content, orders, state=state, outcome=outcome, subject=subject, to=to, sender=sender, more=more
    )


def specimens() -> Iterator[Specimen]:
    yield from commands()
    yield from keys()
    yield from turns()
    yield from programs()
    yield from bounces()
    yield from little()


def commands() -> Iterator[Specimen]:
    for word in ("HELP", "help", "Status", "MAP", "Withdraw orders"):
        outcome = {"withdraw orders": "nothing-to-withdraw"}.get(word.lower(), f"command-{word.lower()}")
        state = "refused" if outcome.startswith("nothing") else "accepted"
        yield raw(
            f"word-{word.lower().replace(' ', '-')}{'-small' if word.islower() else ''}", f"{word}\r\n", outcome, state
        )
    yield raw(
        "word-quoted-below", lines("HELP", "", f"On 20/11/2026 10:12, {WHO} wrote:", quoted(CALL), ""), "command-help"
    )
    yield raw("word-with-courtesy", lines("Hello,", "", "STATUS", "", "Best regards", "Foy", ""), "command-status")
    yield raw("word-in-subject", "\r\n", "command-help", subject="HELP")
    yield raw("word-in-subject-of-answer", "\r\n", "command-status", subject="Re: [First Steps, turn 1] Status")
    yield raw("word-with-a-sentence", lines("HELP!", "", "I have no idea what to do", ""), "command-help")
    html = part(
        f"<div>MAP</div><div><br></div><div>-- <br>Foy</div><blockquote>{html_lines(CALL)}</blockquote>", "text/html"
    )
    head = headers(subject=SUBJECT, message_id="<word-html@players.test>")
    yield Specimen("word-in-html", mail(head, html), (), "accepted", "command-map")
    yield raw("word-resend", "RESEND\r\n", "nothing-to-resend", "refused")
    yield raw("leave", "LEAVE FROM 24 DEC 2026 TO 2 JAN 2027\r\n", "command-leave")
    yield raw("leave-german-dates", "Leave from 24.12. to 2.1.2027\r\n", "command-leave")
    yield raw("leave-ended", "LEAVE NONE\r\n", "command-leave")
    yield raw("leave-without-dates", "LEAVE soon\r\n", "command-refused", "refused")
    yield raw("deputy", "DEPUTY anna@players.test\r\n", "command-deputy")
    yield raw("deputy-ended", "DEPUTY none\r\n", "command-deputy")
    yield raw("deputy-without-address", "DEPUTY Anna\r\n", "command-refused", "refused")
    yield raw("deputy-from-the-other-side", "DEPUTY picton@players.test\r\n", "command-refused", "refused")
    yield raw("unsubscribe-by-a-player", "UNSUBSCRIBE\r\n", "command-refused", "refused")


def keys() -> Iterator[Specimen]:
    text = lines(*SHORT, "")
    yield raw("key-line", lines(f"KEY {KEY}", *SHORT, ""), "orders", orders=(f"KEY {KEY}", *SHORT), to=PLAIN_ADDRESS)
    small = KEY.replace("-", "").lower()
    yield raw(
        "key-line-small",
        lines(f"key: {small}", *SHORT, ""),
        "orders",
        orders=(f"key: {small}", *SHORT),
        to=PLAIN_ADDRESS,
    )
    yield raw("key-in-subject", text, "orders", orders=SHORT, to=PLAIN_ADDRESS, subject=f"orders {KEY}")
    yield raw(
        "key-with-dashes-typed",
        lines("KEY 7Q2K–MXR4–BTVW", *SHORT, ""),
        "orders",
        orders=("KEY 7Q2K–MXR4–BTVW", *SHORT),
        to=PLAIN_ADDRESS,
    )
    yield raw("key-from-another-address", text, "orders", orders=SHORT, sender="foy@work.example")
    yield raw("key-unknown", text, "stranger", "refused", to="orders+zzzzzzzzzzzz@orders.test")
    yield raw("key-none", text, "stranger", "refused", to=PLAIN_ADDRESS, sender="someone@stranger.example")
    only_quoted = lines(*SHORT, "", f"On 20/11/2026, {WHO} wrote:", f"> Your key: {KEY}", f"> KEY {KEY}", "")
    yield raw("key-only-quoted", only_quoted, "stranger", "refused", to=PLAIN_ADDRESS)
    yield raw("key-half", text, "stranger", "refused", to="orders+7q2kmxr4@orders.test")


def turns() -> Iterator[Specimen]:
    yield raw("turn-not-open", lines("TURN 7", *SHORT, ""), "wrong-turn", "refused")
    yield raw("turn-right", lines("turn: 1", *SHORT, ""), "orders", orders=("turn: 1", *SHORT))
    yield raw(
        "turn-only-in-old-subject", lines(*SHORT, ""), "late", "refused", subject="Re: [First Steps, turn 0] report"
    )
    prose = lines("Could we meet on Sunday and talk about the campaign in general?", "I would rather not attack.", "")
    yield raw("prose", prose, "nothing-understood", "refused")
    partly = lines("BRIGADE wathiez", "INTENT SCREEN wood", "1/999: FLY 6", "")
    yield raw("partly", partly, "orders-in-part", orders=("BRIGADE wathiez", "INTENT SCREEN wood", "1/999: FLY 6"))
    foreign = lines("BRIGADE wathiez", "INTENT SCREEN wood", "28th: MOVE 6", "")
    yield raw(
        "units-of-the-enemy",
        foreign,
        "orders-in-part",
        orders=("BRIGADE wathiez", "INTENT SCREEN wood", "28th: MOVE 6"),
    )
    sloppy = ("brigade  GAUTHIER", "intent   attack SART.", "1/92 : form line ;move 6")
    yield raw("sloppy", lines(*sloppy, ""), "orders", orders=sloppy)


def programs() -> Iterator[Specimen]:
    away = lines("I am out of the office until Monday.", "", *SHORT, "")

    def automatic(name: str, outcome: str = "auto-reply", text: str = away, **how: object) -> Specimen:
        return raw(name, text, outcome, "ignored", **how)  # type: ignore[arg-type]

    yield automatic("auto-submitted", more=("Auto-Submitted: auto-replied",))
    yield automatic("auto-generated", more=("Auto-Submitted: auto-generated (rejected)",))
    yield automatic("auto-notified", more=("Auto-Submitted: auto-notified; owner-email=x",))
    yield automatic(
        "auto-exchange",
        text="I am away.\r\n",
        subject="Automatic reply: [First Steps, turn 1]",
        more=("X-Auto-Response-Suppress: All", "X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent"),
    )
    for code, subject in (
        ("de", "Automatische Antwort: [First Steps, turn 1]"),
        ("de-old", "Abwesenheitsnotiz: First Steps"),
        ("fr", "Réponse automatique : [First Steps]"),
        ("nl", "Automatisch antwoord: First Steps"),
        ("es", "Respuesta automática: First Steps"),
        ("it", "Risposta automatica: First Steps"),
        ("pt", "Resposta automática: First Steps"),
        ("pl", "Automatyczna odpowiedź: First Steps"),
        ("da", "Automatisk svar: First Steps"),
        ("sv", "Autosvar: First Steps"),
        ("en", "Out of Office: First Steps"),
    ):
        yield automatic(f"auto-subject-{code}", text="I am away until Monday.\r\n", subject=subject)
    yield automatic("auto-vacation-header", more=("X-Autoreply: yes",))
    yield automatic("auto-precedence", more=("Precedence: auto_reply",))
    yield automatic("auto-junk", more=("Precedence: junk",))
    yield automatic("bulk", "list", more=("Precedence: bulk",))
    yield automatic("list", "list", more=("List-Id: Hussars <hussars.lists.example>", "Precedence: list"))
    yield automatic("newsletter", "list", more=("List-Unsubscribe: <https://news.example/u>",))
    yield automatic("own-mail", "own-mail", sender=f"{WHO} <orders@orders.test>")
    yield automatic("own-mail-from-a-seat", "own-mail", sender=f"{WHO} <{ADDRESS}>")
    yield automatic("loop-counted", "loop", more=("X-Estafette-Loop: 4",))
    hops = tuple(f"Received: from a by b; Fri, 20 Nov 2026 10:{n // 60:02}:{n % 60:02} +0100" for n in range(70))
    yield automatic("loop-of-servers", "loop", more=hops)
    yield automatic("no-reply", "no-return", sender="noreply@shop.example")
    yield automatic("empty-return-path", "no-return", more=("Return-Path: <>",))
    yield raw(
        "answer-suppressed-but-orders",
        lines(*SHORT, ""),
        "orders",
        orders=SHORT,
        more=("X-Auto-Response-Suppress: DR, OOF, AutoReply",),
    )
    yield raw("answered-once", lines(*SHORT, ""), "orders", orders=SHORT, more=("X-Estafette-Loop: 1",))


def bounces() -> Iterator[Specimen]:
    daemon = "Mail Delivery System <MAILER-DAEMON@relay.pbem.test>"

    def report(
        name: str, kind: str, outcome: str, *parts: bytes, sender: str = daemon, subject: str = "Undelivered Mail"
    ) -> Specimen:
        head = headers(
            sender=sender,
            to=ADDRESS,
            subject=subject,
            message_id=f"<{name}@relay.pbem.test>",
            more=("Return-Path: <>", "Auto-Submitted: auto-replied"),
        )
        return Specimen(
            name, mail(head, multipart(f"report; report-type={kind}", "rep", *parts)), (), "ignored", outcome
        )

    human = part("Your mail could not be delivered.\r\n")
    status = (
        b"Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; relay.pbem.test\r\n\r\n"
        b"Final-Recipient: rfc822; foy@players.test\r\nAction: failed\r\nStatus: 5.1.1\r\n"
        b"Diagnostic-Code: smtp; 550 5.1.1 No such user\r\n"
    )
    returned = (
        b"Content-Type: message/rfc822\r\n\r\nFrom: orders@orders.test\r\nSubject: [First Steps, turn 1]\r\n\r\n"
        + part("x")
    )
    yield report("bounce-postfix", "delivery-status", "bounce", human, status, returned)
    yield report(
        "bounce-delayed",
        "delivery-status",
        "bounce",
        human,
        status.replace(b"failed", b"delayed").replace(b"5.1.1", b"4.4.1"),
    )
    yield report(
        "bounce-exchange",
        "delivery-status",
        "bounce",
        human,
        status,
        sender="postmaster@players.test",
        subject="Undeliverable: [First Steps, turn 1]",
    )
    feedback = (
        b"Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nUser-Agent: FBL/1\r\nVersion: 1\r\n"
    )
    yield report("complaint", "feedback-report", "complaint", human, feedback, returned)
    read = (
        b"Content-Type: message/disposition-notification\r\n\r\nFinal-Recipient: rfc822; "
        b"foy@players.test\r\nDisposition: manual-action/MDN-sent-manually; displayed\r\n"
    )
    yield report(
        "read-receipt",
        "disposition-notification",
        "read-receipt",
        human,
        read,
        sender="foy@players.test",
        subject="Read: orders",
    )
    qmail = lines(
        "Hi. This is the qmail-send program at players.test.",
        "I'm afraid I wasn't able to deliver your message to the following",
        "addresses. This is a permanent error; I've given up. Sorry it didn't work out.",
        "",
        "<foy@players.test>:",
        "Sorry, no mailbox here by that name. (#5.1.1)",
        "",
    )
    yield raw("bounce-qmail", qmail, "bounce", "ignored", subject="failure notice", sender="MAILER-DAEMON@players.test")
    exim = lines(
        "This message was created automatically by mail delivery software.",
        "",
        "A message that you sent could not be delivered to one or more of its",
        "recipients. This is a permanent error.",
        "",
        "  foy@players.test",
        "    Unrouteable address",
        "",
    )
    yield raw(
        "bounce-exim",
        exim,
        "bounce",
        "ignored",
        subject="Mail delivery failed: returning message to sender",
        sender="Mail Delivery System <Mailer-Daemon@mx.example>",
        more=("X-Failed-Recipients: foy@players.test",),
    )


def little() -> Iterator[Specimen]:
    yield raw("empty", "", "empty", "refused")
    yield raw("empty-blank-lines", "\r\n \r\n\t\r\n", "empty", "refused")
    quotation = lines("", f"On 20/11/2026 10:12, {WHO} wrote:", quoted(CALL), "")
    yield raw("empty-above-quotation", quotation, "empty", "refused")
    labels = lines(
        "",
        "________________________________",
        f"From: {WHO}",
        "Sent: Friday",
        "To: Foy",
        f"Subject: {SUBJECT}",
        "",
        *CALL,
    )
    yield raw("empty-above-outlook-quotation", labels, "empty", "refused")
    yield raw("empty-but-a-signature", "-- \r\nFoy\r\n", "empty", "refused")
    yield raw("empty-but-a-telephone", "\r\nSent from my iPhone\r\n", "empty", "refused")
    yield raw("one-line", "CONCEDE\r\n", "orders", orders=("CONCEDE",))
    yield raw("only-end", "END\r\n", "nothing-understood", "refused", orders=())
