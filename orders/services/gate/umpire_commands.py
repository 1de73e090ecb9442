"""The words an umpire may write by mail: the deeds of the desk, a rehearsal, how things stand."""

from __future__ import annotations

import re

from django.utils.translation import gettext as _

from campaigns.models import Seat, Turn
from campaigns.services.desk import attention, deeds
from campaigns.services.desk.deeds import Deed, Occasion
from campaigns.services.desk.rehearsal import rehearse
from campaigns.services.people import pieces, questions
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.life import WrongMoment
from campaigns.services.turns.timetable import in_words
from campaigns.services.zones import zone_of
from orders.services.gate import previews, results
from orders.services.gate.umpire_mail import RESULT, Decision, NotPossible

_HOURS = re.compile(r"\s*(?:by\s+)?(\d{1,4})\s*(h|hours?|d|days?)?\b", re.IGNORECASE)
_NUMBERED = re.compile(r"\s*(\d{1,4})[.):]?\s+(.*)", re.DOTALL)
_PIECE = re.compile(r"\s*(\d{1,5})[.):]?\s*(.*)", re.DOTALL)
MOST_HOURS = 24 * 60


def plain_deed(decision: Decision) -> str:
    """A deed that needs nothing more said."""
    return _done(deeds.perform(decision.word.lower(), _occasion(decision)))


def extend(decision: Decision) -> str:
    """``EXTEND 24h``, ``EXTEND 2 days``: so much more time for everybody."""
    match = _HOURS.match(decision.argument)
    if match is None:
        raise NotPossible(f"{decision.argument!r} is no span of time. Write EXTEND 24h or EXTEND 2 days.")
    hours = int(match[1]) * (24 if (match[2] or "h").lower().startswith("d") else 1)
    if not 1 <= hours <= MOST_HOURS:
        raise NotPossible(f"{hours} hours cannot be given; 1 to {MOST_HOURS} can.")
    try:
        return _done(deeds.extend(_occasion(decision), hours=hours))
    except WrongMoment as fault:
        raise NotPossible(str(fault)) from fault


def preview(decision: Decision) -> str:
    """The reports of a resolved turn before anybody else has them; of an open one what a rehearsal comes to."""
    turn = decision.turn
    if turn is None or turn.state != Turn.State.DRAFTED:
        return rehearsed(decision)
    count = previews.post_previews(turn, decision.umpire, decision.now)
    return _("The {count} reports of turn {number} are on their way to you alone. RELEASE sends them to all.").format(
        count=count, number=turn.number
    )


def rehearsed(decision: Decision) -> str:
    """Resolve the turn privately and say in short what came of it."""
    turn = attention.current_turn(decision.battle)
    if turn is None:
        raise NotPossible(_("The battle has not started yet."))
    trial = rehearse(turn, decision.now)
    if trial.problem:
        return _("Turn {number} does not complete: {problem}").format(number=turn.number, problem=trial.problem)
    remarks = "".join(f" {exception.whom}: {exception.words}" for exception in trial.exceptions)
    return _("Turn {number} completes with {count} events.{remarks} Nothing of it is kept.").format(
        number=turn.number, count=len(trial.events), remarks=remarks
    )


def status(decision: Decision) -> str:
    """How the battle stands: the clock, who has ordered, what needs the umpire."""
    turn = attention.current_turn(decision.battle)
    if turn is None:
        return _("The battle has not started yet.")
    present = attendance(turn, decision.now)
    closes = in_words(turn.closes_at, zone_of(decision.battle.campaign)) if turn.closes_at else _("when you say so")
    waiting = ", ".join(seat.name for seat in present.missing) or "nobody"
    matters = " ".join(need.text for need in attention.needs(decision.battle, decision.now)) or _("Nothing needs you.")
    return _(
        "Turn {number} is {get_state_display}; closes: {closes}. Orders are in from {count}; still "
        "waited for: {waiting}. {matters}"
    ).format(
        number=turn.number,
        get_state_display=turn.get_state_display(),
        closes=closes,
        count=len(present.ordered),
        waiting=waiting,
        matters=matters,
    )


def acknowledge(decision: Decision) -> str:
    """``1 OK``: an exception has been seen and may stand."""
    if decision.turn is None or not attention.settle(decision.turn, decision.number):
        raise NotPossible(_("There is no exception with that number. Write STATUS to see what needs you."))
    return _("Noted: exception {value} stands as it is.").format(value=decision.number or 1)


def result(decision: Decision) -> str:
    """``RESULT Fleurus`` and its lines: what a battle of the campaign cost, to be looked at before it counts."""
    text = f"{RESULT}{decision.argument}"
    awaited = results.of_game(decision.battle)
    try:
        return results.report(text, awaited, from_file=False, who=decision.umpire.get_username(), now=decision.now)
    except results.NotTaken as why:
        raise NotPossible(str(why)) from why


def answer(decision: Decision) -> str:
    """``ANSWER 3 Yes, you may.``: the answer to a question by its number; the rest of the mail belongs to it."""
    match = _NUMBERED.match(decision.argument)
    waiting = questions.open_questions(decision.battle)
    if decision.number is not None:
        number, words = decision.number, decision.argument
    elif match is not None:
        number, words = int(match[1]), match[2]
    elif len(waiting) == 1:
        number, words = waiting[0].number, decision.argument
    else:
        raise NotPossible(_("Which question? Write ANSWER, its number and your words: ANSWER 3 Yes, you may."))
    question = decision.battle.questions.filter(number=number).select_related("seat").first()
    if question is None:
        raise NotPossible(_("There is no question {number}.").format(number=number))
    if not words.strip():
        raise NotPossible(_("An answer needs words: ANSWER {number} Yes, you may.").format(number=number))
    try:
        questions.answer(question, words, who=decision.umpire, now=decision.now)
    except questions.AlreadyAnswered as earlier:
        raise NotPossible(_("That question was answered already: {answer}").format(answer=earlier)) from earlier
    return _("{name} is told.").format(name=question.seat.name)


def _occasion(decision: Decision) -> Occasion:
    who = decision.umpire.get_username()
    return Occasion(decision.battle, decision.turn, who, decision.now, meant=decision.meant)


def _done(deed: Deed) -> str:
    if not deed.done:
        raise NotPossible(deed.said)
    return deed.said


def piece_decided(decision: Decision) -> str:
    """``PASS 3``: a piece goes into the gazette, or a letter across; ``PASS 3 TO Ney``; ``DECLINE 3`` and why."""
    match = _PIECE.match(f"{decision.number or ''} {decision.argument}")
    piece = decision.battle.written_pieces.filter(number=int(match[1])).first() if match else None
    if match is None or piece is None:
        known = ", ".join(str(one.number) for one in pieces.waiting(decision.battle)) or _("none")
        raise NotPossible(_("Say which piece: PASS 3. There wait: {known}.").format(known=known))
    who, rest = decision.umpire.get_username(), match[2].strip()
    try:
        if decision.word == "DECLINE":
            pieces.decline(piece, reason=rest, who=who, now=decision.now)
            return _("Piece {number} is declined; its writer is told.").format(number=piece.number)
        named = rest[3:].strip() if rest.casefold().startswith("to ") else ""
        reader = Seat.objects.filter(game_seats__game=decision.battle, name__iexact=named).first() if named else None
        if named and reader is None:
            raise NotPossible(_("No seat is called {name}.").format(name=named))
        pieces.let_pass(piece, who=who, now=decision.now, addressee=reader)
    except (pieces.Decided, pieces.NobodyMeant) as fault:
        raise NotPossible(str(fault)) from fault
    return _("Piece {number} has passed; its writer is told.").format(number=piece.number)
