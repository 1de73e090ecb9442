"""Answers to mails, apart from receipts: what was not taken and what to send instead, and what a command found.

Each outcome has its words here, in one table: the subject, then paragraphs. Nothing in them depends on anything that
the writer of the mail may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zoneinfo import ZoneInfo

from campaigns.models import Campaign, Seat, Turn
from campaigns.services.people.addresses import seat_address
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.timetable import in_words
from orders.services.letters.rendering import letter, subject_of
from orders.services.out.outbox import Letter

STANDS = "Whatever orders of yours were in before still stand."
AGAIN = "Answer the newest mail you have of this battle with your orders at the top, as plain text."

#: Outcome: the subject, and the paragraphs. Braces are filled from the mail and the seat.
WORDS: Mapping[str, tuple[str, ...]] = {
    "empty": (
        "nothing to read in your mail",
        "Your mail held no text of your own{left_out}. " + STANDS,
        "Write your orders above the quoted mail and send again. To take orders back, send WITHDRAW ORDERS.",
    ),
    "winmail": (
        "your mail could not be opened: please send plain text",
        "Your program packed everything into a file, winmail.dat, that only Outlook can open. " + STANDS,
        "Please send your orders again as plain text: in Outlook, Format Text, Plain Text.",
    ),
    "encrypted": (
        "your mail is encrypted: please send it open",
        "Your mail came encrypted, and nobody here holds a key to it. " + STANDS,
        "Please send your orders again unencrypted. A signature does no harm.",
    ),
    "too-large": (
        "your mail is too large",
        "Your mail is larger than is read here. " + STANDS,
        "Please send your orders again without enclosures.",
    ),
    "too-complex": (
        "your mail could not be taken apart",
        "Your mail has more parts inside one another than are opened here. " + STANDS,
        "Please write a new mail with your orders as plain text; do not forward one.",
    ),
    "unread-file": (
        "your file was not opened: please send text",
        "Your mail holds a file and no orders beside it: {files}. Only text and the order form are read. " + STANDS,
        "{problem}",
        "Please copy your orders into the mail itself.",
    ),
    "late": (
        "too late: that turn has closed",
        "Your orders came at {received}. {meant} had closed by then, and they were not taken for any other turn.",
        "{open_turns}",
    ),
    "wrong-turn": (
        "no orders taken: turn {named} is not open",
        "Your sheet says TURN {named}. {open_turns} " + STANDS,
        "Change the TURN line, or leave it out, and send again.",
    ),
    "no-open-turn": (
        "no turn is open",
        "No turn of yours takes orders at present. You will get a call for orders when one opens.",
    ),
    "which-battle": (
        "which battle are these orders for?",
        "You command in more than one battle: {open_turns} Nothing was taken. " + STANDS,
        "Send your orders as an answer to a mail of the battle you mean.",
    ),
    "sender-unproved": (
        "a mail with your key was not taken",
        "A mail with your key came from {sender}. Your umpire asks for {policy}, so nothing was taken. " + STANDS,
        "If it was you, write from the address this mail went to. If it was not, ask your umpire for a new key.",
    ),
    "spectator": (
        "spectators send no orders",
        "You follow this campaign without a command, so nothing was taken. HELP, STATUS, MAP and RESEND work for you.",
    ),
    "failed": (
        "your mail arrived, and waits for the umpire",
        "Your mail is kept, but the program stumbled over it. The umpire finds it among what needs him. " + STANDS,
        AGAIN,
    ),
    "confirmed": (
        "welcome: you have taken your seat",
        "You are now {seat}. {open_turns}",
        "Everything comes by mail: answer a call or a report with your orders, and a receipt says what was understood.",
    ),
    "unsubscribed": ("you will get no more mails", "You have left this campaign. Thank you for following it."),
    "leave": ("leave noted", "You are away {leave}. {deputy} To change it, send LEAVE again; LEAVE NONE ends it."),
    "leave-ended": ("welcome back", "Your leave is ended. Your orders are waited for again."),
    "deputy": (
        "deputy named",
        "{deputy} may now send orders for {seat}. He answers your mails, or writes to {address}.",
        "DEPUTY NONE takes the command back.",
    ),
    "deputy-ended": ("no deputy any more", "Nobody but you sends orders for {seat} now."),
    "command-refused": ("not done", "{problem}"),
    "withdrawn": (
        "orders taken back",
        "Your orders for turn {turn} are taken back. Unless you send new ones, {silence}.",
    ),
    "nothing-to-withdraw": ("no orders to take back", "You have no orders in for turn {turn}, so nothing was changed."),
    "nothing-to-resend": ("no report to send again", "No report has been sent to you yet."),
}  # fmt: skip

HELP = (
    "Orders: answer any mail of the battle. Write above the quoted text, one order a line; the newest sheet counts. "
    "Below is a sheet to fill in. A brigade needs one line, its intent; a unit of it may have a line of its own, "
    "such as 1/92: FORM COLUMN; MOVE 6.",
    "Every line is answered: what was understood, what was not and why, and what will be done otherwise.",
    "Words to send alone: STATUS (your orders as they stand), MAP, RESEND (the last report), WITHDRAW ORDERS, "
    "LEAVE FROM 24 DEC TO 2 JAN, DEPUTY anna@example.org, HELP.",
    "Your key, should an answer lose its address: write KEY {key} in the first line. It is yours alone.",
)
#: A sheet for those who have none to fill in.
EXAMPLE = """\
TURN 4
PRIORITY gauthier
BRIGADE gauthier
  INTENT ATTACK gemioncourt
  1/92: FORM COLUMN; MOVE 6; CHARGE 27J
END"""


def answer(code: str, seat: Seat, about: Turn | None = None, facts: Mapping[str, str] | None = None) -> Letter:
    """The letter for an outcome. ``facts`` fill the braces of its words. Raises ``KeyError`` for a missing one."""
    title, *paragraphs = WORDS[code]
    known = {
        "seat": seat.name,
        "key": seat.key,
        "address": seat_address(seat),
        "turn": str(about.number) if about else "",
    }
    known.update(facts or {})
    filled = [paragraph.format(**known) for paragraph in paragraphs]
    return compose(title.format(**known), [text for text in filled if text.strip()], seat, about)


def compose(
    title: str,
    paragraphs: Sequence[str],
    seat: Seat,
    turn: Turn | None,
    attachments: Sequence[Mapping[str, object]] = (),
    *,
    block: str = "",
) -> Letter:
    """A short letter: title, paragraphs, and a block of text with its lines kept."""
    subject = subject_of(turn, title) if turn else f"[{seat.campaign.name}] {title}"
    context = {
        "title": title,
        "paragraphs": paragraphs,
        "block": block,
        "seat": seat,
        "about": _about(seat.campaign, turn),
    }
    return letter("answer", f"Re: {subject}", context, attachments)


def stranger() -> Letter:
    """The one answer for mail without a known key. It tells nothing of who plays what, or whether anybody does."""
    context = {
        "title": "your mail was not taken",
        "paragraphs": (
            "This address takes orders from players, and your mail showed no key that opens a command here. "
            "Nobody reads it.",
            "If you play: answer the newest mail you have from us, or write KEY and your key in the first line. "
            "If you have no key, ask your umpire.",
        ),
        "block": "",
        "seat": None,
        "about": "Estafette",
    }
    return letter("answer", "Re: your mail was not taken", context)


def open_turns_words(turns: Sequence[Turn], seat: Seat) -> str:
    """Which turns take this seat's orders, and until when, as sentences."""
    if not turns:
        return "No turn of yours is open now. You will get a call for orders when one is."
    zone = ZoneInfo(seat.campaign.time_zone)
    sentences = []
    for turn in turns:
        deadline = deadline_of(turn, seat)
        until = f" until {in_words(deadline, zone)}" if deadline else ""
        sentences.append(f"Turn {turn.number} of {turn.game.title} is open{until}.")
    return " ".join(sentences)


def _about(campaign: Campaign, turn: Turn | None) -> str:
    return turn.game.title if turn else campaign.name
