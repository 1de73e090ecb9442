"""HELP: what a beginner must know, short enough for a telephone; the rest page by page (``HELP WORDS`` and its kin).

A page for which there is nothing to tell, because no turn is open or the seat commands nobody, is the short one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from battles.services import reading
from battles.services.knowing import view_before
from campaigns.models import Game, Seat, Turn
from orders.inbox.commands import Topic
from orders.services.gate.answers import compose
from orders.services.letters import campaigns, march_lessons
from orders.services.letters.briefings import Block, as_text, in_own_words, lessons
from orders.services.letters.reference import reference, reference_blocks, row_lines
from orders.services.letters.silence import silence
from orders.services.out.outbox import Letter

#: So many lines of his own troops stand in the short page.
FIRST_LINES = 3
STEPS = (
    _noop(
        "1. Answer any of our mails. Write at the top what your troops shall do, in your own words, one order a line. "
        "One line for a command is enough: what it shall do, and where."
    ),
    _noop(
        "2. Within moments a receipt tells line by line what was understood. If it asks you something, reply with "
        "number and letter, such as 1b."
    ),
    _noop(
        "3. Until the turn closes you may send again; your newest mail counts. STATUS shows what is in, WITHDRAW "
        "ORDERS takes it back."
    ),
    _noop("4. Nothing to order? Without a sheet {silence}."),
    _noop("5. A question to your umpire begins with UMPIRE: and he answers by mail."),
)
#: What to send alone for more, and what comes.
MORE: Mapping[str, str] = {
    "HELP LINES": _noop("lines of your own troops, to be sent as they stand"),
    "HELP SHEET": _noop("a sheet with all your commands, to fill in"),
    "HELP WORDS": _noop("all words of orders, with what comes of each"),
    "HELP MAILS": _noop("all else that you can ask for by mail: map, report, leave, deputy"),
}
MAILS: Mapping[str, str] = {
    "STATUS": _noop("your orders as they stand"),
    "MAP": _noop("the map as your troops know it"),
    "RESEND": _noop("the last report once more"),
    "PROPOSE": _noop("a sheet as your staff would fill it in"),
    "WITHDRAW ORDERS": _noop("takes all your orders for the turn back"),
    "NOT L4": _noop("takes back what was read from line 4 of your mail"),
    "1b": _noop("answers the first question of your receipt; further orders may follow below"),
    "BOTH": _noop("keeps, beside your newest sheet, what the one before told others"),
    "UMPIRE: and a question": _noop("goes to your umpire; it may stand beside orders"),
    "LEAVE FROM 24 DEC TO 2 JAN": _noop("says that you are away; LEAVE NONE ends it"),
    "DEPUTY anna@example.org": _noop("lets somebody else order for you; DEPUTY NONE ends it"),
    "HELP": _noop("how to order, in short"),
}
#: Lines for those who have no troops to show any with.
EXAMPLES: Mapping[str, str] = {
    "BRIGADE gauthier: INTENT ATTACK gemioncourt": _noop("one line leads a brigade: its staff does the rest"),
    "1/92: FORM COLUMN; MOVE 6": _noop("one battalion by itself, its acts in turn"),
}


@dataclass(frozen=True, slots=True)
class _Taught:
    """What a seat can be taught in a turn: lines of its own troops, its sheet, and all words as blocks and as text."""

    lines: Block | None
    sheet: str
    words: tuple[Block, ...]
    reference: str


def help_letter(topic: Topic | None, seat: Seat, turn: Turn | None) -> Letter:
    """The short page, or the one on a topic where there is something to tell of it."""
    taught = _taught(seat, turn)
    if topic is Topic.LINES and taught.lines is not None:
        return _page(_("lines of your own troops"), seat, turn, (taught.lines,))
    if topic is Topic.SHEET and taught.sheet:
        said = _("All your commands. Write behind INTENT what each shall do, leave out the rest, and send it.")
        return compose(_("your order sheet"), (said,), seat, turn, block=taught.sheet)
    if topic is Topic.WORDS and taught.words:
        return compose(_("all words of orders"), (), seat, turn, block=taught.reference, parts=taught.words)
    if topic is Topic.MAILS:
        return _page(_("what you can ask for by mail"), seat, turn, (_table(_("SEND ALONE"), MAILS),))
    return _short(taught, seat, turn)


def _short(taught: _Taught, seat: Seat, turn: Turn | None) -> Letter:
    fate = silence(turn.game) if turn is not None else ""
    steps = [_(step).format(silence=fate) for step in STEPS if fate or "{silence}" not in step]
    if taught.lines is not None and (said := in_own_words(taught.lines)):
        steps[0] += " " + _("For instance: {said}").format(said=said)
    key = _("Should an answer lose its address, write KEY {key} in the first line. It is yours alone.")
    shown = _table(_("LINES AS THEY ARE SENT"), EXAMPLES) if taught.lines is None else _first(taught.lines)
    more = _table(_("MORE, BY A MAIL OF THESE WORDS ALONE"), MORE)
    return _page(_("help"), seat, turn, (shown, more), [*steps, key.format(key=seat.key)])


def _page(
    title: str, seat: Seat, turn: Turn | None, blocks: tuple[Block, ...], paragraphs: Sequence[str] = ()
) -> Letter:
    return compose(title, paragraphs, seat, turn, block=as_text(blocks), parts=blocks)


def _taught(seat: Seat, turn: Turn | None) -> _Taught:
    """What there is to tell a seat; of a turn that it does not command in the words alone."""
    if turn is None:
        return _Taught(None, "", (), "")
    commands = seat.role == Seat.Role.COMMANDER
    if turn.game.kind == Game.Kind.CAMPAIGN:
        words = march_lessons.words()
        if not commands:
            return _Taught(None, "", words, as_text(words))
        return _Taught(campaigns.lessons_of(turn, seat), campaigns.sheet_to_fill(turn, seat), words, as_text(words))
    book = turn.game.ruleset
    if not commands or seat.side is None:
        return _Taught(None, "", reference_blocks(book), reference(book))
    taught = lessons(turn.game, seat, view_before(turn, seat.side.key))
    return _Taught(taught, reading.template(seat, turn).strip(), reference_blocks(book), reference(book))


def _first(taught: Block) -> Block:
    """The first lines that are taught."""
    rows = taught.rows[:FIRST_LINES]
    return Block(_("LINES OF YOUR OWN TROOPS, AS AN EXAMPLE"), rows=rows, lines=_lines(rows))


def _table(title: str, rows: Mapping[str, str]) -> Block:
    said = tuple((words, _(what)) for words, what in rows.items())
    return Block(title, rows=said, lines=_lines(said))


def _lines(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(line for row in rows for line in row_lines(row))
