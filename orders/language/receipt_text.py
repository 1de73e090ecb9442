"""The receipt as plain text, for mails and pages: legible on a telephone, in a fixed or a running type."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from battles.engine.orders import RefusedLine
from orders.language.changes import Change
from orders.language.echo import Understood, counted
from orders.language.forecasts import Forecast
from orders.language.receipt import Idle, Receipt

INDENT = 5
#: Lines that say whose sheet it is and for when: taken, and not worth a line of the answer.
FRAME = frozenset({"TURN", "KEY"})
WIDTH = 78
MARGIN = re.compile(r" {0,2}\d+ {2,}| *")


def subject(receipt: Receipt) -> str:
    """What a subject line tells: ``orders received: 11 understood, 1 not, 1 command without orders``."""
    parts = [f"{len(receipt.understood)} understood"]
    if receipt.asked:
        parts.append(counted(len(receipt.asked), "question"))
    if receipt.refused:
        parts.append(f"{receipt.refused_lines} not")
    if receipt.without_orders:
        parts.append(f"{counted(len(receipt.without_orders), 'command')} without orders")
    return f"orders received: {', '.join(parts)}"


def render_text(receipt: Receipt, *, whole: bool = False) -> str:
    """All sections of the receipt that have something to say, each under its heading: first what needs an answer.

    ``whole`` lists what stands by default as well, which is long and always the same.
    """
    sections = (
        ("PLEASE ANSWER", asked_lines(receipt)),
        ("NOT UNDERSTOOD", refused_lines(receipt)),
        ("READ IN YOUR WORDS", read_lines(receipt)),
        ("UNDERSTOOD", understood_lines(receipt)),
        ("WITHOUT ORDERS", idle_lines(receipt)),
        ("CHANGED SINCE YOUR LAST SHEET", changed_lines(receipt)),
        ("STANDING", standing_lines(receipt, whole=whole)),
        ("NO ORDERS", noted_lines(receipt)),
    )
    blocks = []
    for title, lines in sections:
        body = list(lines)
        if body:
            blocks.append("\n".join([title, *map(wrapped, body)]))
    return "\n\n".join(blocks) + "\n"


def wrapped(line: str) -> str:
    """A line broken to the width of a mail; what follows is indented as far as its first words."""
    start = MARGIN.match(line)
    margin = " " * (start.end() if start else 0)
    return "\n".join(
        textwrap.wrap(line, WIDTH, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)
    )


def asked_lines(receipt: Receipt) -> Iterator[str]:
    """What nothing is done about before it is answered: the player's words, the question, its answers by letter."""
    for number, question in enumerate(receipt.asked, start=1):
        yield f'{number:3}  "{question.said}"'
        yield f"{' ' * INDENT}{question.question}"
        for letter, choice in zip("abcde", question.choices, strict=False):
            yield f"{' ' * INDENT}{number}{letter}  {choice}"
    if receipt.asked:
        yield f"{' ' * INDENT}Reply with the number, such as 1 or 1b. Without an answer nothing of this is done."


def read_lines(receipt: Receipt) -> Iterator[str]:
    """The player's words beside what his troops will do; NOT and the line's number takes it back."""
    said = ""
    for line in receipt.understood:
        if not line.read:
            continue
        if line.read != said:
            yield f'{line.line:3}  "{line.read}"'
        said = line.read
        yield f"{' ' * INDENT}-> {line.head}{f': {line.orders}' if line.orders else ''}"
        for told in (*line.because, *outlooks(line, receipt)):
            yield f"{' ' * INDENT}   {told}"
    if said:
        yield f"{' ' * INDENT}Not what you meant? Reply NOT and the number before it, or write it anew."


def noted_lines(receipt: Receipt) -> Iterator[str]:
    """What was taken for no order, in few words."""
    questions = [one for one in receipt.noted if one.question]
    if questions:
        yield f"{' ' * INDENT}sent to the umpire, as it asks him something; he answers by mail:"
        yield from (f"{' ' * INDENT}  {one.line}  {one.said}" for one in questions)
    others = len(receipt.noted) - len(questions)
    if others:
        yield f"{' ' * INDENT}{counted(others, 'other sentence')} of yours held none."


def understood_lines(receipt: Receipt) -> Iterator[str]:
    """Line by line what was understood, with what it will come to."""
    plain = plain_lines(receipt)
    width = max((len(line.head) for line in plain if line.orders), default=0)
    for line in plain:
        pad = "  " * line.depth
        margin = " " * (INDENT + len(pad))
        if line.orders:
            yield f"{line.line:3}  {pad}{line.head.ljust(min(width, 24))}  {line.orders}"
        else:
            yield f"{line.line:3}  {pad}{line.head}"
        for told in outlooks(line, receipt):
            yield f"{margin}  {told}"


def plain_lines(receipt: Receipt) -> list[Understood]:
    """The understood lines that were in the order language, but for those of the frame."""
    return [line for line in receipt.understood if not line.read and line.normal.split(" ")[0] not in FRAME]


def outlooks(line: Understood, receipt: Receipt) -> Iterator[str]:
    """What a line will come to, as far as the player can know."""
    if line.outlook:
        yield line.outlook
    if line.note:
        yield f"note: {line.note}"
    for found in line.forecasts:
        name = f"{receipt.labels.get(found.unit, found.unit)}: " if len(line.forecasts) > 1 else ""
        yield name + forecast_text(found, receipt)


def forecast_text(found: Forecast, receipt: Receipt) -> str:
    """A forecast in words."""
    unit = receipt.unit_of_length

    def length(value: float) -> str:
        return f"{round(value * 2) / 2:g} {unit}"

    def label(identifier: str) -> str:
        return receipt.labels.get(identifier, identifier)

    told = []
    if found.marched or found.wanted:
        place = found.square + (f", in {label(found.within)}" if found.within else "")
        shape = f" in {found.formation}" if found.formation else ""
        if found.falls_short:
            told.append(f"{found.marched:.3g} of {length(found.wanted)}: it will stop short at {place}{shape}")
        else:
            told.append(f"reaches {place}{shape}")
    if found.ground:
        told.append(f"its way leads through {' and '.join(map(label, found.ground))}")
    if found.meets:
        told.append(f"{label(found.meets[0])} stands in its way after {length(found.meets[1])}")
    if found.enemy:
        told.append(f"{length(found.enemy[1])} from the nearest enemy known, {label(found.enemy[0])}")
    if found.charges:
        beyond = f", out of its reach of {length(found.charge_reach)}" if found.charge_falls_short else ""
        told.append(f"{label(found.charges[0])} is {length(found.charges[1])} away when it charges{beyond}")
    return ", ".join(told)


def refused_lines(receipt: Receipt) -> Iterator[str]:
    """Every refused line: what was sent, why it was not taken, what may be sent instead."""
    for refused in receipt.refused:
        yield f'{refused.line:3}  "{refused.text}"'
        yield f"{' ' * INDENT}{refused.explanation}"
        yield from suggestion_lines(refused)


def suggestion_lines(refused: RefusedLine) -> Iterator[str]:
    """What may be sent instead of a refused line."""
    margin = " " * INDENT
    if not refused.suggestions:
        return
    best, *others = refused.suggestions
    sure = "You probably meant:" if best.confidence >= 0.6 else "You may write:"
    yield f"{margin}{sure}  {best.text}"
    if best.confidence < 0.75:
        yield from (f"{margin}            or:  {other.text}" for other in others)


def changed_lines(receipt: Receipt) -> Iterator[str]:
    """What the sheet says otherwise than the one before."""
    if receipt.changes is None:
        return
    if not receipt.changes:
        yield f"{' ' * INDENT}nothing: it says the same."
    for change in receipt.changes:
        yield f"{' ' * INDENT}{change_text(change)}"


def change_text(change: Change) -> str:
    """One change in words."""
    at = f"line {change.line} ({change.about})" if change.line else change.about
    if not change.now:
        return f"{at} is no longer there; it said {change.before} before."
    if not change.before:
        return f"{at} is new."
    return f"{at} said {change.before} before."


def idle_lines(receipt: Receipt) -> Iterator[str]:
    """What the troops will do that nothing on the sheet moves."""
    fire = " and fire at will" if receipt.fires_at_will else ""
    for idle in receipt.idle:
        hold = "hold where they stand" if many(idle) else "hold where it stands"
        yield f"{' ' * INDENT}{idle_text(idle, receipt)} will {hold}{fire}."


def many(idle: Idle) -> bool:
    """Whether the sentence about idle troops is about several things."""
    return idle.part and len(idle.units) > 1


def idle_text(idle: Idle, receipt: Receipt) -> str:
    """Who is idle."""
    if not idle.part:
        return f"{idle.label} ({counted(len(idle.units), 'unit')}; no intent given)"
    return f"{', '.join(receipt.labels.get(unit, unit) for unit in idle.units)} of {idle.label} (no line, no intent)"


def standing_lines(receipt: Receipt, *, whole: bool = False) -> Iterator[str]:
    """The standing plan: what was ordered; with ``whole`` what holds otherwise, too."""
    margin = " " * INDENT
    given = [rule for rule in receipt.rules if rule.given]
    for rule in given:
        scope = ", ".join(receipt.labels.get(one, one) for one in rule.scope) or "all"
        yield f"{margin}{rule.decision} {rule.choice} ({scope})"
    default = [f"{rule.decision} {rule.choice}" for rule in receipt.rules if not rule.given]
    if default and whole:
        yield f"{margin}Otherwise as by default: {'; '.join(default)}."
