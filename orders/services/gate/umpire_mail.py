"""Decisions that an umpire sends by mail: each line of it is one command, carried out by its handler.

The handlers of ``RELEASE``, ``EXTEND 24h``, answers to numbered questions (``1 OK``) and the rest are in
``umpire_commands``. A handler answers with what it did, in words for the umpire.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from battles.engine.registry import Registry
from campaigns.models import Game, Turn
from campaigns.services.desk import attention
from orders.models import OutgoingMail
from orders.services.letters.questions import asked_in
from orders.services.letters.rendering import letter
from orders.services.out.outbox import Letter

_LINE = re.compile(
    r"\s*(?:(?P<number>\d{1,3})[.):]?\s+)?(?P<word>[A-Za-z]{2,20})\b[\s:]*(?P<rest>.{0,20000})\Z", re.DOTALL
)

_SUBJECT = re.compile(r"\[([^\[\]]{1,160}), turn (\d{1,4})\]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Decision:
    """One line of an umpire's mail: the word, the number before it if any, and what follows it.

    ``turn`` is the turn that the answered mail was about, else the newest; ``meant`` tells these apart.
    """

    battle: Game
    umpire: User
    word: str
    argument: str
    number: int | None
    now: datetime
    turn: Turn | None = None
    meant: bool = False


class NotPossible(Exception):
    """A decision that cannot be carried out; the message says why and what can be done instead."""


#: The word whose words may run over several lines, and the one to which all the rest of the mail belongs.
ANSWER, RESULT = "ANSWER", "RESULT"

Handler = Callable[[Decision], str]
_COMMANDS = "orders.services.gate.umpire_commands"
#: Who carries out what, by the word that an umpire writes.
HANDLERS: Registry[Handler] = Registry(
    {
        **dict.fromkeys(("RELEASE", "HOLD", "RESUME", "CLOSE", "RETRY", "REOPEN"), f"{_COMMANDS}.plain_deed"),
        "EXTEND": f"{_COMMANDS}.extend",
        "PREVIEW": f"{_COMMANDS}.preview",
        "REHEARSE": f"{_COMMANDS}.rehearsed",
        "STATUS": f"{_COMMANDS}.status",
        "OK": f"{_COMMANDS}.acknowledge",
        RESULT: f"{_COMMANDS}.result",
        ANSWER: f"{_COMMANDS}.answer",
        **dict.fromkeys(("PASS", "DECLINE"), f"{_COMMANDS}.piece_decided"),
    }
)


def words() -> tuple[str, ...]:
    """The words that are understood."""
    return tuple(sorted(HANDLERS))


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a line: ``done`` says whether it was carried out."""

    line: str
    says: str
    done: bool


def answered_turn(battle: Game, threads: Iterable[str], subject: str) -> Turn | None:
    """The turn that an answered mail was about, by its Message-ID, else by the number in the subject."""
    ids = list(dict.fromkeys(threads))[:30]
    turns = battle.turns.select_related("game__campaign", "game__schedule", "parent")
    mails = {
        mail.message_id: mail.turn_id
        for mail in OutgoingMail.objects.filter(message_id__in=ids, turn__game=battle).only("message_id", "turn")
    }
    found = next((mails[each] for each in ids if each in mails), None)
    if found is not None:
        return turns.filter(pk=found).first()
    match = _SUBJECT.search(subject)
    if match is None or match[1].strip().casefold() != battle.title.strip().casefold():
        return None
    return turns.filter(number=int(match[2])).exclude(state=Turn.State.SUPERSEDED).order_by("-branch").first()


def as_answer(text: str, battle: Game, threads: Iterable[str]) -> str:
    """A mail's text; of one that replies to a question in plain words, with the ANSWER before them."""
    first = next((line for line in text.split("\n") if line.strip()), "")
    match = _LINE.match(first.strip())
    if not first or (match and match["word"].upper() in HANDLERS):
        return text
    ids = list(dict.fromkeys(threads))[:30]
    keys = OutgoingMail.objects.filter(message_id__in=ids, kind="question").values_list("message_id", "key")
    found = dict(keys)
    key = next((found[one] for one in ids if one in found), "")
    question = battle.questions.filter(pk=asked_in(key) or 0).first() if key else None
    return f"{ANSWER} {question.number} {text.strip()}" if question is not None else text


def decide(text: str, battle: Game, umpire: User, now: datetime, *, about: Turn | None = None) -> tuple[Answer, ...]:
    """Carry out the lines of an umpire's mail in order, up to the first that is no command: the rest is prose.

    ``about`` is the turn that the mail was an answer about, if it was.
    """
    turn = about or attention.current_turn(battle)
    answers: list[Answer] = []
    for line in _commands(text):
        if not line.strip():
            continue
        match = _LINE.match(line.strip())
        handler = HANDLERS.get(match["word"].upper()) if match else None
        if match is None or handler is None:
            if not answers:
                answers.append(
                    Answer(
                        line.strip()[:200],
                        _("Not understood. Write one of: {names}.").format(names=", ".join(words())),
                        False,
                    )
                )
            break
        number = int(match["number"]) if match["number"] else None
        word = match["word"].upper()
        # The first line of a result may name its battle, so the lines are left as they are.
        rest = line.strip().partition(match["word"])[2] if word == RESULT else match["rest"].strip()
        decision = Decision(battle, umpire, word, rest, number, now, turn, about is not None)
        try:
            answers.append(Answer(line.strip(), handler(decision), True))
        except NotPossible as refusal:
            answers.append(Answer(line.strip(), str(refusal), False))
    return tuple(answers)


def _commands(text: str) -> Iterator[str]:
    """The lines of a mail; what follows an ANSWER, to the next command, belongs to it, and all that follows RESULT."""
    answer: list[str] = []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        match = _LINE.match(line.strip())
        word = match["word"].upper() if match else ""
        if word == RESULT and not answer:
            yield "\n".join(lines[number:]).strip()
            return
        if answer and word not in HANDLERS:
            answer.append(line)
            continue
        if answer:
            yield "\n".join(answer).strip()
            answer = []
        if word == ANSWER:
            answer = [line]
        else:
            yield line
    if answer:
        yield "\n".join(answer).strip()


def letter_of(answers: Sequence[Answer], battle: Game) -> Letter:
    """The answer to an umpire's mail: each line, and what came of it."""
    context = {
        "title": "; ".join(answer.says for answer in answers if answer.done)[:150] or _("nothing was done"),
        "paragraphs": [f"{answer.line}: {answer.says}" for answer in answers]
        or [
            _("Your mail held no text of your own."),
            _("Write one of these above the quoted mail: {names}.").format(names=", ".join(words())),
        ],
        "verbatim": "",
        "seat": None,
        "about": battle.title,
    }
    return letter("answer", f"Re: [{battle.title}] {context['title']}", context)
