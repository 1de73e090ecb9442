"""Decisions that an umpire sends by mail: each line of it is one command, carried out by whoever registered its word.

``PREVIEW``, ``RELEASE``, ``EXTEND 24h``, ``HOLD``, ``STATUS`` and answers to numbered questions (``1 OK``) are
registered by the parts that carry them out. A handler answers with what it did, in words for the umpire.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User

from campaigns.models import Game
from orders.services.letters.rendering import letter
from orders.services.out.outbox import Letter

_LINE = re.compile(
    r"\s*(?:(?P<number>\d{1,3})[.):]?\s+)?(?P<word>[A-Za-z]{2,20})\b[\s:]*(?P<rest>.{0,2000})\Z", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Decision:
    """One line of an umpire's mail: the word, the number before it if any, and what follows it."""

    battle: Game
    umpire: User
    word: str
    argument: str
    number: int | None
    now: datetime


class NotPossible(Exception):
    """A decision that cannot be carried out; the message says why and what can be done instead."""


Handler = Callable[[Decision], str]
_handlers: dict[str, Handler] = {}


def decides(*words: str) -> Callable[[Handler], Handler]:
    """Register a handler for words that an umpire may write."""

    def register(handler: Handler) -> Handler:
        _handlers.update({word.upper(): handler for word in words})
        return handler

    return register


def words() -> tuple[str, ...]:
    """The words that are understood."""
    return tuple(sorted(_handlers))


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a line: ``done`` says whether it was carried out."""

    line: str
    says: str
    done: bool


def decide(text: str, battle: Game, umpire: User, now: datetime) -> tuple[Answer, ...]:
    """Carry out the lines of an umpire's mail in order, up to the first that is no command: the rest is prose."""
    answers: list[Answer] = []
    for line in text.split("\n"):
        if not line.strip():
            continue
        match = _LINE.match(line.strip())
        handler = _handlers.get(match["word"].upper()) if match else None
        if match is None or handler is None:
            if not answers:
                answers.append(
                    Answer(line.strip()[:200], f"Not understood. Write one of: {', '.join(words())}.", False)
                )
            break
        number = int(match["number"]) if match["number"] else None
        decision = Decision(battle, umpire, match["word"].upper(), match["rest"].strip(), number, now)
        try:
            answers.append(Answer(line.strip(), handler(decision), True))
        except NotPossible as refusal:
            answers.append(Answer(line.strip(), str(refusal), False))
    return tuple(answers)


def letter_of(answers: Sequence[Answer], battle: Game) -> Letter:
    """The answer to an umpire's mail: each line, and what came of it."""
    context = {
        "title": "; ".join(answer.says for answer in answers if answer.done)[:150] or "nothing was done",
        "paragraphs": [f"{answer.line}: {answer.says}" for answer in answers]
        or ["Your mail held no text of your own.", f"Write one of these above the quoted mail: {', '.join(words())}."],
        "block": "",
        "seat": None,
        "about": battle.title,
    }
    return letter("answer", f"Re: [{battle.title}] {context['title']}", context)
