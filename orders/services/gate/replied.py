"""Replies to a receipt: questions answered, lines taken back, an earlier sheet kept beside the newest one.

What is in a reply besides its answers is added to the orders that it answers for. An answer to a question that nobody
asked is no order, and what is in stands: he is told what he was asked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from battles.engine.orders import OrderSheet
from battles.services import reading
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.marches import orders
from campaigns.services.people import seats
from orders.language.letters.below_end import end_of, has_more
from orders.language.letters.replies import answered, answers_in, begins_with_answer, is_answer, names_learnt, parted
from orders.language.normal_form import normal_form
from orders.models import RawMail

#: Said alone, it keeps what the newest sheet left out of the one before.
BOTH = re.compile(r"\s*(?:keep\s+)?(?:both|beide|les deux)(?:,?\s+please|\s+bitte|\s+svp)?\s*[.!]*\s*", re.IGNORECASE)
#: What a sheet begins and ends with.
FRAME = re.compile(r"TURN |KEY |END$")
#: So many units share a line.
SHARE = 12


@dataclass(frozen=True, slots=True)
class Replied:
    """The orders after a reply, ``None`` for a mail that is no reply; or the answer that it gets instead."""

    text: str | None = None
    problem: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Open:
    """What can be answered: the words sent last, their questions, and the lines of them that orders were read from."""

    sent: str
    asked: Sequence[Mapping[str, Any]]
    read: Collection[int]


def replied(seat: Seat, turn: Turn, previous: Sheet | None, words: str) -> Replied:
    """What a mail is as a reply to the seat's last receipt for a turn, whose sheet is the ``previous`` one."""
    if BOTH.fullmatch(words):
        before = _left_out(seat, turn, previous)
        return Replied(problem="nothing-to-keep") if previous is None or not before else Replied(before)
    waiting = _open(seat, turn, previous)
    # An answer that fits nothing must not make a new sheet of the orders below it: all others would be gone.
    answering = is_answer(words) or begins_with_answer(words)
    if waiting is None:
        return Replied(problem="nothing-asked") if answering else Replied()
    head, rest = parted(waiting.asked, words, waiting.read)
    found = answers_in(waiting.asked, head, waiting.read) if head else None
    if found is None:
        return _not_asked(waiting) if answering else Replied()
    if found.unclear:
        return Replied(problem="unclear-number", facts={"number": str(found.unclear[0])})
    text = answered(waiting.sent, waiting.asked, head, waiting.read, rest)
    if text is not None:
        seats.remember_names(seat, names_learnt(waiting.asked, head))
    return Replied(text)


def _open(seat: Seat, turn: Turn, previous: Sheet | None) -> Open | None:
    """What the seat was last asked.

    A mail of which nothing was sure enough to be done left no sheet; its questions are answered all the same.
    """
    unsure = RawMail.objects.filter(seat=seat, turn=turn, outcome="nothing-understood", detail__has_key="asked")
    if previous is not None:
        unsure = unsure.filter(received_at__gt=previous.received_at)
    last = unsure.only("detail").order_by("-received_at", "-pk").first()
    if last is not None:
        return Open(last.detail["letter"], last.detail["asked"], frozenset())
    if previous is not None:
        read = {int(line["line"]) for line in previous.receipt.get("accepted", [])}
        return Open(previous.text, previous.receipt.get("asked", []), read)
    return None


def _not_asked(waiting: Open) -> Replied:
    """The answer to answers that fit no question."""
    if not waiting.asked:
        return Replied(problem="nothing-asked")
    return Replied(problem="unclear-answer", facts={"questions": _numbered(waiting), "example": "1b"})


def still_asked(seat: Seat, turn: Turn, sheet: Sheet | None) -> str:
    """The questions that wait for a seat's answer, by number; empty without any. ``sheet`` is the one that counts."""
    waiting = _open(seat, turn, sheet)
    return _numbered(waiting) if waiting is not None else ""


def _numbered(waiting: Open) -> str:
    return " ".join(f"{number}: “{one.get('text', '')}”" for number, one in enumerate(waiting.asked, start=1))


def _left_out(seat: Seat, turn: Turn, previous: Sheet | None) -> str:
    """The words of a seat's newest sheet with all that the one before told others; empty without one before."""
    if previous is None:
        return ""
    earlier = Sheet.objects.filter(turn=turn, seat=seat, version=previous.version - 1, withdrawn=False).first()
    if earlier is None:
        return ""
    if turn.game.kind == Game.Kind.CAMPAIGN:
        return _march_with(earlier, previous)
    kept = besides(reading.value_of(earlier), reading.value_of(previous))
    lines = normal_form(kept, reading.names_at(seat, turn)).splitlines()
    newest, below = _at_end(previous.text)
    told = _shared((line for line in lines if not FRAME.match(line)), {order.unit for order in kept.units})
    return "\n".join([*newest, "", "SIDE", *told, *below, ""])


def _march_with(earlier: Sheet, newest: Sheet) -> str:
    """The words of a campaign's newest sheet with what it left out: what waits for its hour last, as that holds on."""
    kept = orders.besides(orders.loaded(earlier.value or {}), orders.loaded(newest.value or {}))
    now, later = ([block.text for block in kept if block.waits is waits] for waits in (False, True))
    words, below = _at_end(newest.text)
    frame = [line for line in words[:1] if FRAME.match(line)]
    return "\n".join([*frame, *now, *words[len(frame) :], *later, *below, ""])


def _at_end(text: str) -> tuple[list[str], list[str]]:
    """The lines of a sheet above its END; and END with what its writer was asked about below, if there is any."""
    lines = text.splitlines()
    end = end_of(lines)
    return lines[:end], lines[end:] if has_more(text) else []


def _shared(lines: Iterable[str], units: Collection[str]) -> Iterator[str]:
    """Lines of a sheet, of which neighbours that tell units the same are one."""
    heads: list[str] = []
    orders = ""
    for line in (*lines, ""):
        head, _colon, told = line.partition(": ")
        alone = head.strip() not in units
        if heads and (alone or told != orders or len(heads) >= SHARE):
            yield f"{', '.join(heads)}: {orders}"
            heads = []
        if alone:
            yield line
        else:
            heads, orders = [*heads, head.strip()], told


def besides(earlier: OrderSheet, newest: OrderSheet) -> OrderSheet:
    """An earlier sheet without all that it tells those to whom the newest says the same or something else."""
    told = {order.unit for order in newest.units} | {unit for group in newest.groups for unit in group.units}
    led = {block.scope for block in newest.blocks if block.intent}
    acting = {block.scope for block in newest.blocks if block.actions}
    riding = {order.formation for order in newest.generals}
    decided = {(one.decision, one.scope) for one in newest.standing}
    blocks = (
        replace(
            block,
            intent=None if block.scope in led else block.intent,
            actions=() if block.scope in acting else block.actions,
        )
        for block in earlier.blocks
    )
    return OrderSheet(
        side=earlier.side,
        priority=() if newest.priority else earlier.priority,
        intent=None if newest.intent else earlier.intent,
        blocks=tuple(block for block in blocks if block.intent or block.actions),
        standing=tuple(one for one in earlier.standing if (one.decision, one.scope) not in decided),
        units=tuple(order for order in earlier.units if order.unit not in told),
        groups=tuple(group for group in earlier.groups if not told.intersection(group.units)),
        generals=tuple(order for order in earlier.generals if order.formation not in riding),
        messages=tuple(one for one in earlier.messages if one not in newest.messages),
    )
