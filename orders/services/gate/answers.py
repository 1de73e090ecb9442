"""Answers to mails, apart from receipts: what was not taken and what to send instead, and what a command found.

Each outcome has its words here, in one table: the subject, then paragraphs. Nothing in them depends on anything that
the writer of the mail may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Campaign, Game, Seat, Turn
from campaigns.services.people.addresses import seat_address
from campaigns.services.people.pieces import WAITS
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.timetable import in_words
from orders.models.references import Reference
from orders.services.letters.briefings import Block
from orders.services.letters.rendering import letter, subject_of
from orders.services.out.outbox import Letter

STANDS = _noop("Whatever orders of yours were in before still stand.")
AGAIN = _noop("Answer the newest mail you have of this battle with your orders at the top, as plain text.")

#: Outcome: the subject, and the paragraphs. Braces are filled from the mail and the seat.
WORDS: Mapping[str, tuple[str, ...]] = {
    "empty": (
        _noop("nothing to read in your mail"),
        _noop("Your mail held no text of your own{left_out}. {stands}"),
        _noop("Write your orders above the quoted mail and send again. To take orders back, send WITHDRAW ORDERS."),
    ),
    "winmail": (
        _noop("your mail could not be opened: please send plain text"),
        _noop("Your program packed everything into a file, winmail.dat, that only Outlook can open. {stands}"),
        _noop("Please send your orders again as plain text: in Outlook, Format Text, Plain Text."),
    ),
    "encrypted": (
        _noop("your mail is encrypted: please send it open"),
        _noop("Your mail came encrypted, and nobody here holds a key to it. {stands}"),
        _noop("Please send your orders again unencrypted. A signature does no harm."),
    ),
    "too-large": (
        _noop("your mail is too large"),
        _noop("Your mail is larger than is read here. {stands}"),
        _noop("Please send your orders again without enclosures."),
    ),
    "too-complex": (
        _noop("your mail could not be taken apart"),
        _noop("Your mail has more parts inside one another than are opened here. {stands}"),
        _noop("Please write a new mail with your orders as plain text; do not forward one."),
    ),
    "unread-file": (
        _noop("your file was not opened: please send text"),
        _noop(
            "Your mail holds a file and no orders beside it: {files}. Only text and the order form are read. {stands}"
        ),
        "{problem}",
        _noop("Please copy your orders into the mail itself."),
    ),
    "question": (
        _noop("your umpire has your question"),
        _noop("What you wrote to the umpire is with him; he answers into this conversation. {stands}"),
    ),
    "piece": (_noop("what you wrote is with your umpire"), WAITS, "{stands}"),
    "result": (
        _noop("your umpire has the result"),
        "{said}",
        _noop("A newer one takes its place, as long as it does not count."),
    ),
    "result-refused": (_noop("the result was not taken"), "{said}"),
    "late": (
        _noop("too late: that turn has closed"),
        _noop(
            "Your orders came on {received}. {meant} had closed by then, and they were not taken for any other turn."
        ),
        "{open_turns}",
        _noop(
            "Are they meant for a turn that is open? Send them again: an answer to this mail is for the turn now open."
        ),
    ),
    "wrong-turn": (
        _noop("no orders taken: turn {named} is not open"),
        _noop("Your sheet says TURN {named}. {open_turns} {stands}"),
        _noop("Change the TURN line, or leave it out, and send again."),
    ),
    "no-open-turn": (
        _noop("no turn is open"),
        _noop("No turn of yours takes orders at present. You will get a call for orders when one opens."),
    ),
    "unclear-number": (
        _noop("which {number} do you mean, the question or the line?"),
        _noop("Your receipt has both a question {number} and a line L{number}, so nothing was changed. {stands}"),
        _noop(
            "To answer question {number} with no, reply {number} NO. To take line L{number} back, reply NOT L{number}."
        ),
    ),
    "nothing-asked": (
        _noop("nothing is asked of you"),
        _noop(
            "You sent an answer, and no question to you is open for turn {turn}, nor a line to take back, so nothing "
            "of your mail was taken. {stands}"
        ),
        _noop("Questions come in receipts, which answer your orders. Send orders, or STATUS to see what is in."),
    ),
    "unclear-answer": (
        _noop("which question do you answer?"),
        _noop("You are asked this, and your mail did not say which answer you mean, so nothing was changed. {stands}"),
        "{questions}",
        _noop("Reply with number and letter as the receipt has them, such as {example}; or write it in other words."),
    ),
    "nothing-to-keep": (
        _noop("there is no sheet to keep beside it"),
        _noop("BOTH keeps what the newest sheet left out of the one before; for turn {turn} there are not two."),
    ),
    "which-battle": (
        _noop("which battle are these orders for?"),
        _noop("You command in more than one battle: {open_turns} Nothing was taken. {stands}"),
        _noop("Send your orders as an answer to a mail of the battle you mean."),
    ),
    "sender-unproved": (
        _noop("a mail with your key was not taken"),
        _noop("A mail with your key came from {sender}. Your umpire asks for {policy}, so nothing was taken. {stands}"),
        _noop("If it was you, write from the address this mail went to. If it was not, ask your umpire for a new key."),
    ),
    "spectator": (
        _noop("spectators send no orders"),
        _noop(
            "You follow this campaign without a command, so nothing was taken. HELP, STATUS, MAP and RESEND "
            "work for you."
        ),
    ),
    "failed": (
        _noop("your mail arrived, and waits for the umpire"),
        _noop(
            "Your mail is kept, but the program stumbled over it. The umpire finds it among what needs him. {stands}"
        ),
        AGAIN,
    ),
    "confirmed": (
        _noop("welcome: you have taken your seat"),
        _noop("You are now {seat}. {open_turns}"),
        _noop(
            "Everything comes by mail: answer a call or a report with your orders, and a receipt says what "
            "was understood."
        ),
    ),
    "declined": (
        _noop("thank you for your answer"),
        _noop("You will not command as {seat}, and you will get no more mails about it. Your umpire knows."),
        _noop("If that was not what you meant, write to your umpire: {umpires}."),
    ),
    "invitation-unclear": (
        _noop("will you take the command?"),
        _noop(
            "You are invited to command as {seat}, and your mail said neither yes nor no. Please answer with the one "
            "word YES or NO. What you wrote is kept, and your umpire can read it; his address is {umpires}."
        ),
    ),
    "unsubscribed": (
        _noop("you will get no more mails"),
        _noop("You have left this campaign. Thank you for following it."),
    ),
    "leave": (
        _noop("leave noted"),
        _noop("You are away {leave}. {deputy} To change it, send LEAVE again; LEAVE NONE ends it."),
    ),
    "leave-ended": (_noop("welcome back"), _noop("Your leave is ended. Your orders are waited for again.")),
    "deputy": (
        _noop("deputy named"),
        _noop("{deputy} may now send orders for {seat}. He answers your mails, or writes to {address}."),
        _noop("DEPUTY NONE takes the command back."),
    ),
    "deputy-ended": (_noop("no deputy any more"), _noop("Nobody but you sends orders for {seat} now.")),
    "command-refused": (_noop("not done"), "{problem}"),
    "withdrawn": (
        _noop("orders taken back"),
        _noop("Your orders for turn {turn} are taken back. Unless you send new ones, {silence}."),
    ),
    "nothing-to-withdraw": (
        _noop("no orders to take back"),
        _noop("You have no orders in for turn {turn}, so nothing was changed."),
    ),
    "nothing-to-resend": (_noop("no report to send again"), _noop("No report has been sent to you yet.")),
}


def answer(
    code: str,
    seat: Seat,
    about: Turn | None = None,
    facts: Mapping[str, str] | None = None,
    *,
    game: Game | None = None,
) -> Letter:
    """The letter for an outcome. ``facts`` fill the braces of its words. Raises ``KeyError`` for a missing one.

    ``game`` is the one that the letter speaks of when it is about none of its turns.
    """
    title, *paragraphs = WORDS[code]
    known = {
        "seat": seat.name,
        "key": seat.key,
        "address": seat_address(seat),
        "turn": str(about.number) if about else "",
        "stands": _(STANDS),
    }
    known.update(facts or {})
    filled = [_(paragraph).format(**known) for paragraph in paragraphs]
    return compose(_(title).format(**known), [text for text in filled if text.strip()], seat, about, game=game)


def compose(
    title: str,
    paragraphs: Sequence[str],
    seat: Seat,
    turn: Turn | None,
    attachments: Sequence[Reference] = (),
    *,
    block: str = "",
    parts: Sequence[Block] = (),
    game: Game | None = None,
) -> Letter:
    """A short letter: title, paragraphs, and a block of text with its lines kept, or in HTML the ``parts`` it is of."""
    subject = subject_of(turn, title) if turn else f"[{game.title if game else seat.campaign.name}] {title}"
    context = {
        "title": title,
        "paragraphs": paragraphs,
        "verbatim": block,
        "parts": parts,
        "seat": seat,
        "about": _about(seat.campaign, turn),
    }
    return letter("answer", f"Re: {subject}", context, attachments)


def stranger() -> Letter:
    """The one answer for mail without a known key. It tells nothing of who plays what, or whether anybody does."""
    context = {
        "title": _("your mail was not taken"),
        "paragraphs": (
            _(
                "This address takes orders from players, and your mail showed no key that opens a command here. "
                "Nobody reads it."
            ),
            _(
                "If you play: answer the newest mail you have from us, or write KEY and your key in the first "
                "line. If you have no key, ask your umpire."
            ),
        ),
        "verbatim": "",
        "seat": None,
        "about": "Estafette",
    }
    return letter("answer", _("Re: your mail was not taken"), context)


def open_turns_words(turns: Sequence[Turn], seat: Seat) -> str:
    """Which turns take this seat's orders, and until when, as sentences."""
    if not turns:
        return _("No turn of yours is open now. You will get a call for orders when one is.")
    zone = ZoneInfo(seat.campaign.time_zone)
    sentences = []
    for turn in turns:
        deadline = deadline_of(turn, seat)
        until = _(" until {in_words}").format(in_words=in_words(deadline, zone)) if deadline else ""
        sentences.append(
            _("Turn {number} of {title} is open{until}.").format(number=turn.number, title=turn.game.title, until=until)
        )
    return " ".join(sentences)


def _about(campaign: Campaign, turn: Turn | None) -> str:
    return turn.game.title if turn else campaign.name


#: What was done about the answer to a mail, by the id that is kept with the mail.
DONE: Mapping[str, Any] = {
    "sent": _lazy("sent to {to}"),
    "stranger-answered": _lazy("held back: one answer a day for strangers"),
    "too-many-answers": _lazy("held back: too many answers to this address within the hour"),
}


def done_words(done: Mapping[str, str] | str) -> str:
    """What was done about an answer, in words; mails of before there were ids keep the words themselves."""
    if isinstance(done, str):
        return done
    return str(DONE[done["id"]]).format(**done) if done else ""
