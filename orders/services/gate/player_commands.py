"""What players ask for by one line: help, their orders as they stand, the map, the last report, leave, a deputy.

Each handler answers with the letter to send and a short code of what became of the command.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from django.core.exceptions import ValidationError
from django.utils import timezone
from django.utils.dateformat import format as date_format
from django.utils.translation import gettext as _

from battles.services import proposals
from campaigns.models import Game, Player, Seat, Sheet, Turn
from campaigns.services.people import seats
from campaigns.services.turns import sheets
from orders.inbox.commands import BadDate, Command, Verb, deputy_address, leave_days
from orders.models import OutgoingMail, RawMail
from orders.models.references import Reference
from orders.services.gate import answers
from orders.services.gate.helping import help_letter
from orders.services.gate.replied import still_asked
from orders.services.gate.target_turn import Moment
from orders.services.letters.silence import silence
from orders.services.out.outbox import Letter


@dataclass(frozen=True, slots=True)
class Asked:
    """A command of a seat: who wrote it, and whether that is its player; in which mail, and for which turn."""

    command: Command
    seat: Seat
    who: str
    himself: bool
    moment: Moment
    mail: RawMail
    now: datetime

    @property
    def turn(self) -> Turn | None:
        return self.moment.turn or next(iter(self.moment.open_turns), None)


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a command: the letter to answer with, the outcome's code, and whether it was done."""

    letter: Letter
    code: str
    done: bool = True
    sheet: Sheet | None = None


def carry_out(asked: Asked) -> Done:
    """Do what a command asks for.

    Who acts for a player, and when, he says himself: whoever merely got hold of the key would read for ever.
    """
    if asked.command.verb in (Verb.DEPUTY, Verb.LEAVE) and not asked.himself:
        return _refused(
            asked,
            _("Somebody sent {command} from {who}. That is taken only from your own address.").format(
                command=asked.command.verb.value.upper(), who=asked.who or _("an unknown address")
            ),
        )
    return _HANDLERS[asked.command.verb](asked)


def _help(asked: Asked) -> Done:
    return Done(help_letter(asked.command.topic, asked.seat, asked.turn), "command-help")


def _status(asked: Asked) -> Done:
    seat, turn = asked.seat, asked.turn
    said = [answers.open_turns_words(asked.moment.open_turns, seat)]
    block = ""
    if turn is not None:
        sheet = sheets.current(seat, turn)
        block = sheet.normal_form.strip() if sheet else ""
        when = timezone.localtime(sheet.received_at, ZoneInfo(seat.campaign.time_zone)) if sheet else None
        if questions := still_asked(seat, turn, sheet):
            words = _("Your receipt asks you this, and nothing of it is done before you answer: {questions}")
            said.append(words.format(questions=questions))
        said.append(
            _("Your orders for turn {number} came on {day} at {time}:").format(
                number=turn.number, day=date_format(when, "l j F"), time=f"{when:%H:%M}"
            )
            if when
            else _("No orders of yours are in for turn {number}; without any, {silence}.").format(
                number=turn.number, silence=silence(turn.game)
            )
        )
    if seat.deputy:
        said.insert(1, _("{deputy} may send orders in your place.").format(deputy=seat.deputy.name))
    if seat.leave_from:
        said.insert(1, _("You are on leave {days}.").format(days=_days(seat)))
    return Done(answers.compose(_("your orders as they stand"), said, seat, turn, block=block), "command-status")


def _map(asked: Asked) -> Done:
    if asked.turn is None or asked.seat.side is None:
        return _refused(
            asked, _("There is no open turn, so there is no map but that of your last report: send RESEND.")
        )
    kind = "theatre" if asked.turn.game.kind == Game.Kind.CAMPAIGN else "map"
    picture: Reference = {
        "kind": kind,
        "cid": "map",
        "turn": asked.turn.pk,
        "seat": asked.seat.pk,
        "what": "position",
    }
    said = (_("The ground as your troops know it at the start of turn {number}.").format(number=asked.turn.number),)
    return Done(answers.compose(_("your map"), said, asked.seat, asked.turn, (picture,)), "command-map")


def _resend(asked: Asked) -> Done:
    sent = (
        OutgoingMail.objects.filter(seat=asked.seat, kind__in=("report", "call")).order_by("-created_at", "-pk").first()
    )
    if sent is None:
        return Done(answers.answer("nothing-to-resend", asked.seat, asked.turn), "nothing-to-resend", done=False)
    return Done(Letter(sent.subject, sent.text, sent.html, tuple(sent.attachments)), "command-resend")


def _propose(asked: Asked) -> Done:
    if asked.turn is None or asked.seat.side is None or asked.seat.role != Seat.Role.COMMANDER:
        return _refused(asked, _("There is no open turn for which your staff could propose orders."))
    if asked.turn.game.kind == Game.Kind.CAMPAIGN:
        return _refused(asked, _("Of marches your staff proposes nothing; it carries out what you order."))
    block = proposals.proposed_sheet(asked.seat, asked.turn)
    said = (
        _("What your staff would order in turn {number}, by what is known now. Nothing of it is taken yet.").format(
            number=asked.turn.number
        ),
        _("Change what you like and send it; whoever has no line is led by the intent of his command."),
    )
    letter = answers.compose(_("a proposal of your staff"), said, asked.seat, asked.turn, block=block)
    return Done(letter, "command-propose")


def _withdraw(asked: Asked) -> Done:
    turn = asked.moment.turn
    if turn is None:
        words = answers.open_turns_words(asked.moment.open_turns, asked.seat)
        return _refused(asked, _("There is no open turn to take orders back from. {words}").format(words=words))
    try:
        withdrawn = sheets.withdraw(asked.seat, turn, now=asked.now)
    except sheets.TooLate as fault:
        return _refused(asked, str(fault))
    if withdrawn is None:
        return Done(answers.answer("nothing-to-withdraw", asked.seat, turn), "nothing-to-withdraw", done=False)
    return Done(
        answers.answer("withdrawn", asked.seat, turn, {"silence": silence(turn.game)}),
        "command-withdraw",
        sheet=withdrawn,
    )


def _leave(asked: Asked) -> Done:
    zone = ZoneInfo(asked.seat.campaign.time_zone)
    try:
        leave = leave_days(asked.command.argument, asked.now.astimezone(zone).date())
    except BadDate as fault:
        return _refused(asked, str(fault))
    seat = seats.declare_leave(asked.seat, leave.start, leave.until, who=asked.who, now=asked.now)
    if leave.start is None:
        return Done(answers.answer("leave-ended", seat, asked.turn), "command-leave")
    deputy = (
        _("{deputy} may send orders meanwhile.").format(deputy=seat.deputy.name)
        if seat.deputy
        else _("You have no deputy: name one with DEPUTY and his address, or your commanders act without you.")
    )
    return Done(answers.answer("leave", seat, asked.turn, {"leave": _days(seat), "deputy": deputy}), "command-leave")


def _deputy(asked: Asked) -> Done:
    address = deputy_address(asked.command.argument)
    if address is None:
        return _refused(asked, _("Write DEPUTY and the mail address of whoever acts for you: DEPUTY anna@example.org."))
    if address and _plays_against(asked.seat, address):
        return _refused(asked, _("This deputy cannot be named by mail. Please ask your umpire."))
    try:
        seat = seats.name_deputy(asked.seat, email=address, name="", who=asked.who, now=asked.now)
    except ValidationError:
        said = _("{address!r} is no mail address. Write DEPUTY anna@example.org.")
        return _refused(asked, said.format(address=address))
    if not seat.deputy:
        return Done(answers.answer("deputy-ended", seat, asked.turn), "command-deputy")
    return Done(answers.answer("deputy", seat, asked.turn, {"deputy": seat.deputy.email}), "command-deputy")


def _unsubscribe(asked: Asked) -> Done:
    if asked.seat.role != Seat.Role.SPECTATOR:
        return _refused(
            asked, _("Only spectators leave by themselves. If you wish to give up your command, ask your umpire.")
        )
    letter = answers.answer("unsubscribed", asked.seat)
    Seat.objects.filter(pk=asked.seat.pk).update(state=Seat.State.LEFT)
    return Done(letter, "command-unsubscribe")


def _refused(asked: Asked, problem: str) -> Done:
    return Done(
        answers.answer("command-refused", asked.seat, asked.turn, {"problem": problem}), "command-refused", done=False
    )


def _plays_against(seat: Seat, address: str) -> bool:
    """Whether the address belongs to somebody with another side's command in the same campaign."""
    others = Seat.objects.filter(campaign=seat.campaign, role=Seat.Role.COMMANDER).exclude(side=seat.side)
    players = Player.objects.filter(email__iexact=address)
    return others.filter(player__in=players).exists() or others.filter(deputy__in=players).exists()


def _days(seat: Seat) -> str:
    first, last = (day and date_format(day, "j F Y") for day in (seat.leave_from, seat.leave_until))
    if first and last:
        return _("from {first} to {last}").format(first=first, last=last)
    if first:
        return _("from {first} until further notice").format(first=first)
    return _("to {last}").format(last=last) if last else _("until further notice")


_HANDLERS: dict[Verb, Callable[[Asked], Done]] = {
    Verb.HELP: _help,
    Verb.STATUS: _status,
    Verb.MAP: _map,
    Verb.RESEND: _resend,
    Verb.PROPOSE: _propose,
    Verb.WITHDRAW: _withdraw,
    Verb.LEAVE: _leave,
    Verb.DEPUTY: _deputy,
    Verb.UNSUBSCRIBE: _unsubscribe,
}
