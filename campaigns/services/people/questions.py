"""Questions to the umpire: asked once, told to every umpire, answered to whoever asked."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max

from campaigns.models import Game, Notice, Question, Seat, Turn
from campaigns.services.audit import record
from campaigns.services.notices import announce
from campaigns.services.people.access import Visitor

#: A question longer than this is cut: nobody asks so much, and a letter must stay readable.
LONGEST = 4_000


@transaction.atomic
def ask(
    seat: Seat, game: Game, text: str, *, now: datetime, turn: Turn | None = None, thread: Sequence[str] = ()
) -> Question:
    """Keep a question of a seat and tell the umpires; the same words of the same seat and turn are one question."""
    words = text.strip()[:LONGEST]
    digest = hashlib.sha256(" ".join(words.casefold().split()).encode()).hexdigest()[:32]
    key = f"{game.pk}/{seat.pk}/{turn.pk if turn else ''}/{digest}"
    Game.objects.select_for_update(of=("self",)).get(pk=game.pk)
    last = Question.objects.filter(game=game).aggregate(last=Max("number"))["last"] or 0
    question, new = Question.objects.get_or_create(
        key=key,
        defaults={
            "game": game,
            "turn": turn,
            "seat": seat,
            "number": last + 1,
            "text": words,
            "thread": list(thread),
            "asked_at": now,
        },
    )
    if new:
        announce(
            f"question/{question.pk}",
            Notice.Kind.QUESTION,
            game=game,
            turn=turn,
            seat=seat,
            now=now,
            detail={"question": question.pk},
        )
    return question


class AlreadyAnswered(Exception):
    """Another umpire was quicker; the message is his answer."""


@transaction.atomic
def answer(question: Question, text: str, *, who: Visitor, now: datetime) -> None:
    """Keep an umpire's answer and tell whoever asked. Raises :class:`AlreadyAnswered`."""
    question = (
        Question.objects.select_for_update(of=("self",)).select_related("game__campaign", "seat").get(pk=question.pk)
    )
    if question.answered_at is not None:
        raise AlreadyAnswered(question.answer)
    question.answer, question.answered_at, question.answered_by = text.strip()[:LONGEST], now, _umpire(who)
    question.save(update_fields=["answer", "answered_at", "answered_by"])
    record(
        question.game.campaign,
        who=who.get_username(),
        action="answer",
        subject=str(question.game),
        detail={"number": question.number, "seat": str(question.seat)},
        now=now,
    )
    announce(
        f"question-answer/{question.pk}",
        Notice.Kind.ANSWER,
        game=question.game,
        turn=question.turn,
        seat=question.seat,
        now=now,
        detail={"question": question.pk},
    )


def _umpire(who: Visitor) -> User | None:
    return who if isinstance(who, User) else None


def open_questions(game: Game) -> list[Question]:
    """What nobody has answered yet, the oldest first."""
    return list(game.questions.filter(answered_at__isnull=True).select_related("seat", "turn"))
