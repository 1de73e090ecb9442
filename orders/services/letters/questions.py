"""Letters of questions: a player's to the umpires, and the umpire's answer into the player's own thread."""

from __future__ import annotations

from collections.abc import Iterator

from django.conf import settings
from django.utils.translation import gettext as _

from campaigns.models import Question
from campaigns.services.people.access import umpires_of
from campaigns.services.people.addresses import header_address, message_id, umpire_address
from orders.services.letters.rendering import letter, paragraphs_of, subject_of
from orders.services.out.outbox import Letter, Posting


def question_key(question: Question, umpire: int) -> str:
    """The key of the mail that put a question to an umpire."""
    return f"question/{question.pk}/{umpire}"


def asked_in(key: str) -> int | None:
    """The question that a mail with this key put to somebody; ``None`` for any other mail."""
    kind, _slash, rest = key.partition("/")
    number = rest.partition("/")[0]
    return int(number) if kind == "question" and number.isdecimal() else None


def to_umpires(question: Question) -> Iterator[Posting]:
    """The question, to every umpire; each may simply reply with his answer."""
    game = question.game
    title = _("{name} asks").format(name=question.seat.name)
    context = {
        "battle": game,
        "question": question,
        "title": title,
        "paragraphs": paragraphs_of(question.text),
        "desk": f"{settings.SITE_URL}/battles/{game.slug}/#questions",
    }
    subject = subject_of(question.turn, title) if question.turn else f"[{game.title}] {title}"
    words = letter("question", subject, context)
    for umpire in umpires_of(game.campaign):
        key = question_key(question, umpire.pk)
        yield Posting(
            key=key,
            kind="question",
            to=umpire.email,
            letter=words,
            sender=header_address(f"Estafette, {game.title}", umpire_address(game, umpire)),
            thread=(message_id(f"questions/{game.pk}/{umpire.pk}"),),
        )


def answered(question: Question) -> Letter:
    """The umpire's answer, with the question below it."""
    title = _("your umpire answers")
    context = {
        "battle": question.game,
        "seat": question.seat,
        "title": title,
        "paragraphs": paragraphs_of(question.answer),
        "quoted": question.text.splitlines(),
    }
    subject = subject_of(question.turn, title) if question.turn else f"[{question.game.title}] {title}"
    return letter("answered", f"Re: {subject}", context)
