"""What becomes of a mail that has been read: the steps from its sender to a stored sheet and the answer to it.

1. Mail that programs wrote is not answered; bounces are noted on the mail that came back.
2. An umpire's decisions are carried out.
3. The sender is found by the seat's key; a stranger learns nothing. A copy of an earlier mail changes nothing.
4. Commands are carried out; orders are taken for the turn they are meant for, and a receipt is written.

Every outcome has a code; ``docs/hosts/mail-states.md`` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Engagement, Game, Seat, Sheet, Turn
from campaigns.services import referees, seating
from campaigns.services.marches.contacts import result_lines
from campaigns.services.marches.reading import MarchReceipt
from campaigns.services.people import pieces, seats
from campaigns.services.people.addresses import header_address, umpire_address
from campaigns.services.people.languages import speaking_to
from campaigns.services.turns import sheets
from campaigns.services.turns.timetable import in_words
from orders.inbox import commands, to_print, to_umpire
from orders.inbox.invitations import Reply, reply_to_invitation
from orders.inbox.manners import Silence, silence
from orders.inbox.message import Mail, bounded
from orders.inbox.order_signs import has_firm_orders
from orders.inbox.parts import Trouble
from orders.inbox.writing import Writing, is_decoration, writing
from orders.language.receipt import Receipt
from orders.models import MailPolicy, RawMail
from orders.services import questions, receipts
from orders.services.gate import (
    answers,
    below_end,
    bounces,
    player_commands,
    quoted_sheets,
    replied,
    results,
    senders,
    umpire_mail,
)
from orders.services.gate.attached_forms import read_form
from orders.services.gate.dns import text_record
from orders.services.gate.target_turn import Moment, Problem, moment
from orders.services.letters import invitations
from orders.services.out.outbox import Letter

State = RawMail.State
#: Characters of a mail's own text that are kept with it.
MOST_TEXT = 20_000
POLICY_WORDS = {
    MailPolicy.Proof.KEY: _noop("mail that comes from nobody else of the campaign"),
    MailPolicy.Proof.ADDRESS: _noop("mail from your own address"),
    MailPolicy.Proof.AUTHENTICATED: _noop("mail from your own address that your provider signs"),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mail, and the answer to it if there is one. ``to`` is where the answer goes.

    ``sender`` is whom the answer comes from, when it is not the seat's own address.
    """

    state: str
    code: str
    letter: Letter | None = None
    to: str = ""
    sender: str = ""
    kind: str = "notice"
    seat: Seat | None = None
    turn: Turn | None = None
    sheet: Sheet | None = None
    detail: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Opened:
    """A mail taken apart: what its writer says, and who he is; of a stranger both are ``None``."""

    mail: Mail
    said: Writing
    umpire: senders.UmpireSender | None = None
    sender: senders.Sender | None = None


def open_mail(mail: Mail, stored: RawMail) -> Silence | Opened:
    """Find out who wrote a mail and what it says, or why it is not answered.

    This reads much and may ask the name service, so it is done outside of any transaction.
    """
    quiet = quiet_about(mail, stored)
    if quiet is not None:
        return quiet
    umpire = senders.identify_umpire(mail, stored)
    said = writing(mail, read_form)
    if umpire is not None:
        return Opened(mail, said, umpire=umpire)
    lookup = text_record if settings.MAIL_CHECK_DKIM else None
    return Opened(mail, said, sender=senders.identify(mail, stored, said.text, text_record=lookup))


def decide(opened: Silence | Opened, stored: RawMail, now: datetime) -> Outcome:
    """Do what an opened mail asks for. Runs in the caller's transaction; writes sheets and changes of seats."""
    if isinstance(opened, Silence):
        return _silent(opened, stored, now)
    mail, sender, said = opened.mail, opened.sender, opened.said
    if opened.umpire is not None:
        return _umpire(opened.umpire, said, mail, stored, now)
    if sender is None:
        return replace(_stranger(mail, stored), detail=_account(said))
    said = below_end.own(quoted_sheets.meant(said, mail, sender.seat), mail.threads, sender.seat)
    with speaking_to(sender.seat), seating.asked_once():
        outcome = _from_seat(mail, stored, sender, said, now)
    detail = {**_account(said), **outcome.detail, "sender": sender.as_detail()}
    to = outcome.to or _answer_address(sender)
    return replace(outcome, seat=sender.seat, to=to, detail=detail)


def _account(said: Writing) -> dict[str, Any]:
    """What was read and what was left out, for whoever looks the mail up."""
    detail: dict[str, Any] = {"text": said.text[:MOST_TEXT], "cut": said.counts, "source": said.source}
    if said.remarks:
        detail["remarks"] = said.remarks[:4_000]
    if said.unread:
        detail["unread"] = list(said.unread)[:20]
    return detail


def quiet_about(mail: Mail, stored: RawMail) -> Silence | None:
    """Why a mail is neither read as orders nor answered; ``None`` when it may be."""
    # Only SMTP and webhooks tell an empty envelope sender from one that is not known.
    envelope_from = stored.envelope_from if stored.envelope_from or stored.way in ("smtp", "webhook") else None
    return silence(mail, envelope_from=envelope_from, own_addresses=(settings.DEFAULT_FROM_EMAIL.casefold(),))


def _silent(quiet: Silence, stored: RawMail, now: datetime) -> Outcome:
    """Mail that is not answered; a bounce is noted on what came back."""
    if quiet in (Silence.BOUNCE, Silence.COMPLAINT, Silence.NO_RETURN, Silence.AUTO_REPLY):
        message = bounded(bytes(stored.raw))
        bounce = bounces.recognise(message, stored.envelope_to, stored.envelope_from) if message is not None else None
        returned = bounces.record(bounce, now) if bounce else None
        if bounce is not None:
            code = Silence.COMPLAINT if bounce.severity is bounces.Severity.COMPLAINT else Silence.BOUNCE
            return Outcome(
                State.IGNORED,
                code.value,
                seat=returned.seat if returned else None,
                turn=returned.turn if returned else None,
                detail={"returned": returned.pk if returned else None, "said": bounce.said},
            )
    return Outcome(State.IGNORED, quiet.value)


def _umpire(sender: senders.UmpireSender, said: Writing, mail: Mail, stored: RawMail, now: datetime) -> Outcome:
    """An umpire's decisions, line by line."""
    if _is_replay(stored):
        return Outcome(State.DUPLICATE, "seen-before")
    about = umpire_mail.answered_turn(sender.battle, mail.threads, mail.subject)
    text = umpire_mail.as_answer(said.text, sender.battle, mail.threads)
    found = umpire_mail.decide(text, sender.battle, sender.umpire, now, about=about)
    done = any(answer.done for answer in found)
    code = "umpire-decision" if done else "umpire-not-understood" if found else "empty"
    letter = umpire_mail.letter_of(found, sender.battle)
    return Outcome(
        State.ACCEPTED if done else State.REFUSED,
        code,
        letter=letter,
        to=sender.umpire.email,
        sender=header_address(f"Estafette, {sender.battle.title}", umpire_address(sender.battle, sender.umpire)),
        turn=sender.battle.turns.order_by("-branch", "-number").first(),
        detail={"umpire": sender.umpire.get_username(), "answers": [[answer.line, answer.says] for answer in found]},
    )


def _stranger(mail: Mail, stored: RawMail) -> Outcome:
    """Mail that opens nothing here: kept, and answered at most in words that tell nothing."""
    address = mail.sender.address if mail.sender else ""
    envelope = stored.envelope_from.casefold()
    # An answer goes only where the mail verifiably may have come from, so that nobody is bothered in another's name.
    honest = address and (not envelope or envelope.rpartition("@")[2] == address.rpartition("@")[2])
    if not settings.MAIL_ANSWER_STRANGERS or not honest:
        return Outcome(State.IGNORED, "stranger")
    return Outcome(State.REFUSED, "stranger", letter=answers.stranger(), to=address)


def _is_replay(stored: RawMail, seat: Seat | None = None, text: str | None = None) -> bool:
    """Whether the mail has been read before: the same bytes, or its Message-ID with the same words of its writer.

    Without a ``text`` the Message-ID alone decides.
    """
    read = RawMail.objects.filter(state__in=(State.ACCEPTED, State.REFUSED)).exclude(pk=stored.pk)
    if seat is not None:
        read = read.filter(seat=seat)
    # One question for each, as a database that is asked for either looks at all mails of the seat.
    said = read.order_by().values_list("digest", "detail")
    before = said.filter(digest=stored.digest)
    if stored.identity:
        before = before.union(said.filter(identity=stored.identity), all=True)
    return any(
        digest == stored.digest or text is None or detail.get("text", text) == text[:MOST_TEXT]
        for digest, detail in before[:100]
    )


def _from_seat(mail: Mail, stored: RawMail, sender: senders.Sender, said: Writing, now: datetime) -> Outcome:
    """A mail that shows a seat's key."""
    # Mails of one seat are read one after the other, so that of two copies the second finds the first.
    seat = Seat.objects.select_for_update(of=("self",)).only("state").get(pk=sender.seat.pk)
    if _is_replay(stored, seat, said.text):
        return Outcome(State.DUPLICATE, "seen-before")
    if not sender.trusted:
        facts = {
            "sender": sender.address or _("an unknown address"),
            "policy": _(POLICY_WORDS[MailPolicy.Proof(sender.policy)]),
        }
        return Outcome(State.REFUSED, "sender-unproved", answers.answer("sender-unproved", sender.seat, facts=facts))
    newly = seat.state == Seat.State.INVITED and sender.role is senders.Role.PLAYER
    if sender.role is senders.Role.PLAYER and sender.seat.player is not None:
        bounces.heard_from(sender.seat.player)
    when = moment(
        sender.seat, subject=mail.subject, threads=mail.threads, text=said.text, received_at=stored.received_at
    )
    command = commands.find(said.text, mail.subject)
    if command is not None:
        himself = sender.role is senders.Role.PLAYER
        asked = player_commands.Asked(command, sender.seat, sender.address, himself, when, stored, now)
        done = player_commands.carry_out(asked)
        state = State.ACCEPTED if done.done else State.REFUSED
        detail = {"command": command.verb.value}
        return Outcome(state, done.code, done.letter, turn=when.turn, sheet=done.sheet, detail=detail)
    if newly and (answered := _invitation(sender, said.text, when, now)):
        return answered
    if sender.seat.role == Seat.Role.SPECTATOR:
        return Outcome(State.REFUSED, "spectator", answers.answer("spectator", sender.seat))
    if result_lines.is_result(said.text) and (awaited := results.of_seat(sender.seat)):
        return _result(sender, said, when, awaited, now)
    own, addressed = to_umpire.parted(said.text)
    said, more = below_end.addressed(said)
    addressed = "\n\n".join(filter(None, (addressed, more)))
    if addressed:
        about = questions.game_of(sender.seat, when.turn, when.meant, *when.open_turns)
        if about is not None:
            questions.pass_on(sender.seat, about, now=now, turn=when.turn, addressed=addressed, mail=stored)
            said = replace(said, text=own)
            if not own.strip():
                letter = answers.answer("question", sender.seat, when.turn)
                return Outcome(State.ACCEPTED, "question", letter, turn=when.turn)
    own, written = to_print.parted(said.text)
    about = questions.game_of(sender.seat, when.turn, when.meant, *when.open_turns) if written else None
    if about is not None and about.kind == Game.Kind.CAMPAIGN and sender.seat.side is not None:
        said = replace(said, text=own)
        for one in written:
            pieces.write(about, one.text, now=now, seat=sender.seat, to=one.to, tell=bool(own.strip()))
        if not own.strip():
            letter = answers.answer("piece", sender.seat, when.turn)
            return Outcome(State.ACCEPTED, "piece", letter, turn=when.turn)
    unreadable = _unreadable(mail, said, sender.seat, when)
    return unreadable or _orders(stored, sender.seat, said, when, now)


def _result(sender: senders.Sender, said: Writing, when: Moment, awaited: list[Engagement], now: datetime) -> Outcome:
    """The result of a battle at a table, which waits for the umpire."""
    who, from_file = sender.address or sender.seat.name, "attachment" in said.source
    try:
        words = results.report(said.text, awaited, from_file=from_file, who=who, now=now)
    except results.NotTaken as why:
        facts = {"said": str(why)}
        return Outcome(State.REFUSED, "result-refused", answers.answer("result-refused", sender.seat, facts=facts))
    letter = answers.answer("result", sender.seat, facts={"said": words})
    return Outcome(State.ACCEPTED, "result", letter, turn=when.turn)


def _invitation(sender: senders.Sender, text: str, when: Moment, now: datetime) -> Outcome | None:
    """What becomes of an answer to an invitation; ``None`` for orders, which take the seat and are read as such."""
    seat = sender.seat
    umpires = invitations.umpires_words(seat.campaign)
    match reply_to_invitation(text):
        case Reply.NO:
            letter = answers.answer("declined", seat, facts={"umpires": umpires})
            invitations.post_declined(seat, text, now=now)
            seats.decline(seat, who=sender.address, words=text[:600], now=now)
            return Outcome(State.ACCEPTED, "declined", letter)
        case Reply.UNCLEAR:
            letter = answers.answer("invitation-unclear", seat, facts={"umpires": umpires})
            return Outcome(State.REFUSED, "invitation-unclear", letter)
    seats.confirm(seat, who=sender.address, now=now)
    if when.turn is not None and has_firm_orders(text):
        return None
    open_turns = answers.open_turns_words(when.open_turns, seat) if when.open_turns else ""
    return Outcome(State.ACCEPTED, "confirmed", answers.answer("confirmed", seat, facts={"open_turns": open_turns}))


def _unreadable(mail: Mail, said: Writing, seat: Seat, when: Moment) -> Outcome | None:
    """The outcome of a mail without text, with what the writer can do about it; ``None`` when there is text."""
    turn = when.turn
    if said.text.strip() and not (said.unread and _is_covering_note(said.text, seat, turn)):
        return None
    for trouble in (Trouble.WINMAIL, Trouble.ENCRYPTED, Trouble.TOO_LARGE, Trouble.TOO_COMPLEX):
        if trouble in mail.troubles:
            return Outcome(State.REFUSED, trouble.value, answers.answer(trouble.value, seat, turn), turn=turn)
    documents = [name for name in said.unread if not is_decoration(name)]
    if documents:
        files = ", ".join(documents[:5])
        return Outcome(
            State.REFUSED,
            "unread-file",
            answers.answer("unread-file", seat, turn, {"files": files, "problem": said.problem}),
            turn=turn,
        )
    if said.text.strip():
        return None
    left_out = (
        _(" (left out: {left_out_words})").format(left_out_words=receipts.left_out_words(said.counts))
        if said.counts
        else ""
    )
    return Outcome(State.REFUSED, "empty", answers.answer("empty", seat, turn, {"left_out": left_out}), turn=turn)


def _is_covering_note(text: str, seat: Seat, turn: Turn | None) -> bool:
    """Words that hold no orders, beside a file that may; the reader of orders itself is the judge."""
    if has_firm_orders(text) or len(text) >= 600:
        return False
    return turn is None or not referees.of(turn.game).read(turn, seat, text, None).says_something


def _orders(stored: RawMail, seat: Seat, said: Writing, when: Moment, now: datetime) -> Outcome:
    """Orders: for the turn they are meant for, or with words about why they find none."""
    if when.turn is None:
        return _no_turn(stored, seat, when)
    previous, referee, turn = sheets.current(seat, when.turn), referees.of(when.turn.game), when.turn
    said = quoted_sheets.with_words(said, lambda words: referee.read(turn, seat, words, None).says_something)
    said = below_end.with_words(said, lambda words: referee.read(turn, seat, words, None).receipt)
    try:
        reply = replied.replied(seat, when.turn, previous, said.text)
        if reply.problem:
            letter = answers.answer(reply.problem, seat, when.turn, reply.facts)
            return Outcome(State.REFUSED, reply.problem, letter, turn=when.turn)
        text = reply.text or said.text
        sheet, reading = sheets.submit(seat, when.turn, text, now=now, received_at=stored.received_at)
    except sheets.TooLate:
        return _no_turn(stored, seat, Moment(None, Problem.LATE, meant=when.turn))
    questions.pass_on(seat, when.turn.game, now=now, turn=when.turn, receipt=reading.receipt, sheet=sheet, mail=stored)
    taken = receipts.Taken(seat, when.turn, sheet, reading.receipt, previous, said, stored, reply.text is not None)
    letter = receipts.receipt_letter(taken)
    detail: dict[str, Any] = {"accepted": taken.accepted, "refused": taken.refused}
    if sheet is None:
        if taken.receipt.asked:
            detail |= {"asked": reading.receipt_values["asked"], "letter": text}
        elif _only_asks(reading.receipt):
            return Outcome(State.ACCEPTED, "question", answers.answer("question", seat, when.turn), turn=when.turn)
        return Outcome(State.REFUSED, "nothing-understood", letter, kind="receipt", turn=when.turn, detail=detail)
    code = "orders-in-part" if taken.refused or taken.receipt.asked or taken.half_read else "orders"
    return Outcome(
        State.ACCEPTED, code, letter, kind="receipt", turn=when.turn, sheet=sheet, detail={**detail, "sheet": sheet.pk}
    )


def _only_asks(receipt: Receipt | MarchReceipt) -> bool:
    """Whether the words of a mail ask the umpire something and hold nothing that was meant for an order."""
    said = [one for one in receipt.noted if " " in one.said.strip()]
    return not receipt.refused and bool(said) and all(one.question for one in said)


def _no_turn(stored: RawMail, seat: Seat, when: Moment) -> Outcome:
    """Orders that no open turn takes."""
    problem = when.problem or Problem.NO_OPEN_TURN
    zone = ZoneInfo(seat.campaign.time_zone)
    meant = (
        _("Turn {number} of {title}").format(number=when.meant.number, title=when.meant.game.title)
        if when.meant
        else _("The turn they were meant for")
    )
    facts = {
        "received": in_words(stored.received_at, zone),
        "meant": meant if when.meant or when.named is None else _("Turn {named}").format(named=when.named),
        "named": "" if when.named is None else str(when.named),
        "open_turns": answers.open_turns_words(when.open_turns, seat),
    }
    # Never about the turn that has closed: an answer to this letter would be taken for that one again.
    game = when.meant.game if when.meant else None
    letter = answers.answer(problem.value, seat, facts=facts, game=game)
    return Outcome(State.REFUSED, problem.value, letter, turn=when.meant)


def _answer_address(sender: senders.Sender) -> str:
    """Where the answer goes: to the writer if he is known, else to the player, who then learns of it."""
    known = sender.trusted and sender.role in (senders.Role.PLAYER, senders.Role.DEPUTY)
    player = sender.seat.player.email if sender.seat.player else ""
    return sender.address if known else player
