"""The receipt as plain text, for mails and pages: legible on a telephone, in a fixed or a running type."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop
from django.utils.translation import ngettext

from battles.engine.orders import RefusedLine
from campaigns.services.wording import translated
from orders.language.changes import Change
from orders.language.echo import Understood
from orders.language.forecasts import Forecast
from orders.language.letters.results import Question
from orders.language.plainly import troops
from orders.language.receipt import Idle, Receipt
from orders.language.speaking import in_a_row

INDENT = 5
#: Lines that say whose sheet it is and for when: taken, and not worth a line of the answer.
FRAME = frozenset({"TURN", "KEY", "SIDE"})
#: So many sentences that hold no order are shown.
MOST_NOTED = 6
WIDTH = 78
MARGIN = re.compile(r" {0,3}L?\d+ +| +(?:\d[a-e]  |-> |= )?| *")


def subject(receipt: Receipt) -> str:
    """What a subject line tells: ``orders received: 11 understood, 1 not, 1 command without orders``."""
    idle = len(receipt.without_orders)
    return received(len(receipt.telling), len(receipt.asked), receipt.refused_lines, idle)


def received(understood: int, asked: int, refused: int, idle: int = 0) -> str:
    """What became of the lines of a mail, for a subject: ``orders received: 11 understood, 1 question``."""
    parts = [_("{count} understood").format(count=understood)]
    if asked:
        parts.append(ngettext("{count} question", "{count} questions", asked).format(count=asked))
    if refused:
        parts.append(_("{count} not").format(count=refused))
    if idle:
        said = ngettext("{count} command without orders", "{count} commands without orders", idle)
        parts.append(said.format(count=idle))
    return _("orders received: {parts}").format(parts=", ".join(parts))


#: The headings of the sections.
ASKED, REFUSED, READ = (
    _noop("PLEASE ANSWER"),
    _noop("NOT UNDERSTOOD"),
    _noop("YOUR WORDS, AND WHAT YOUR TROOPS WILL DO"),
)
UNDERSTOOD, IDLE = _noop("UNDERSTOOD"), _noop("WITHOUT ORDERS")
CHANGED, STANDING, NOTED = _noop("CHANGED SINCE YOUR LAST SHEET"), _noop("STANDING"), _noop("NO ORDERS")


def render_text(
    receipt: Receipt, *, taken: bool = True, both: bool = False, led: AbstractSet[str] = frozenset()
) -> str:
    """All sections of the receipt that have something to say, each under its heading: first what needs an answer.

    Of a sheet that was not ``taken`` nothing is told that would be so only if it had been: who is without orders, what
    has changed, what stands. What stands by default is long and always the same: HELP WORDS tells it. ``both``: of a
    sheet by mail, that left out what the one before told, it is said how to keep that. ``led`` are the units to whom
    their staff will give orders, which are told below these sections.
    """
    sections = (
        (ASKED, asked_lines(receipt)),
        (REFUSED, refused_lines(receipt)),
        (READ, read_lines(receipt)),
        (UNDERSTOOD, understood_lines(receipt)),
        *(((IDLE, idle_lines(receipt, led)), (CHANGED, changed_lines(receipt, both=both))) if taken else ()),
        *(((STANDING, standing_lines(receipt)),) if taken else ()),
        (NOTED, noted_lines(receipt)),
    )
    blocks = []
    for title, lines in sections:
        body = list(lines)
        if body:
            blocks.append("\n".join([_(title), *map(wrapped, body)]))
    return "\n\n".join(blocks) + "\n"


def wrapped(line: str) -> str:
    """A line broken to the width of a mail; what follows is indented as far as its first words."""
    start = MARGIN.match(line)
    margin = " " * (start.end() if start else 0)
    return "\n".join(
        textwrap.wrap(line, WIDTH, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)
    )


def _in(line: str) -> str:
    """A line behind the numbers of lines."""
    return " " * INDENT + line


def mark(line: int) -> str:
    """What a line of the player's words is called; questions bear plain numbers, so no two things have the same."""
    return f"L{line}"


def _marked(line: int, said: str) -> str:
    """Something said of a line, behind its mark."""
    return f"{mark(line):>{INDENT - 1}} {said}"


def asked_lines(receipt: Receipt) -> Iterator[str]:
    """What nothing is done about before it is answered: the player's words, the question, its answers by letter.

    Each answer is told in plain words first, and below as it could be sent.
    """
    margin = " " * INDENT
    before = ""
    for number, question in enumerate(receipt.asked, start=1):
        words = _("of the same words:") if question.said == before else f'"{question.said}"'
        yield f"{number:3}  {words}"
        before = question.said
        yield _in(translated(question.question))
        for letter, choice in zip("abcde", question.choices, strict=False):
            mark = f"{number}{letter}"
            for line in choice.split("\n"):
                yield f"{margin}{mark:4}{translated(receipt.choices.get(line, line))}"
                if line in receipt.choices:
                    yield f"{margin}    = {line}"
                mark = ""
    if receipt.asked:
        yield _in(how_to_answer(receipt.asked))


def how_to_answer(asked: Sequence[Question]) -> str:
    """How the questions of a receipt are answered: by number, as one of them; in words where nothing is near."""
    choosing = [number for number, one in enumerate(asked, start=1) if one.choices]
    if not choosing:
        return _(
            "I found nothing near it that you may mean: write it in other words. Until then nothing of it is done."
        )
    number = choosing[0]
    example = f"{number}b" if len(asked[number - 1].choices) > 1 else f"{number}a"
    if len(choosing) < len(asked):
        return _(
            "Reply with number and letter, such as {example}; where there is no letter write it in other words. "
            "Without an answer nothing of this is done."
        ).format(example=example)
    return _(
        "Reply with number and letter, such as {example}, or {number} NO. Without an answer nothing of this is done."
    ).format(example=example, number=number)


def read_lines(receipt: Receipt) -> Iterator[str]:
    """The player's words beside what his troops will do; NOT and the line's number takes it back."""
    said = ""
    for line in receipt.understood:
        if not line.read:
            continue
        if line.read != said:
            yield _marked(line.line, f'"{line.read}"')
        said = line.read
        yield f"{' ' * INDENT}-> {translated(line.head)}{f': {line.orders}' if line.orders else ''}"
        for told in (*line.because, *outlooks(line, receipt)):
            yield f"{' ' * INDENT}   {translated(told)}"
    if said:
        yield _in(taking_back(last_read(receipt)))


def last_read(receipt: Receipt) -> int:
    """The last line of the player's own words that orders were read from; 0 without."""
    return max((line.line for line in receipt.understood if line.read), default=0)


def taking_back(line: int) -> str:
    """How a player takes a line back, shown with one of his."""
    return _(
        "{line} is line {number} of what you wrote. Not what you meant? Reply NOT {line}, or write it anew."
    ).format(line=mark(line), number=line)


def noted_lines(receipt: Receipt) -> Iterator[str]:
    """What was taken for no order, in few words."""
    questions = [one for one in receipt.noted if one.question]
    if questions:
        yield _in(_("sent to the umpire, as it asks him something; he answers by mail:"))
        yield from (f"{' ' * INDENT}  {mark(one.line)}  {one.said}" for one in questions)
    others = [one for one in receipt.noted if not one.question and " " in one.said.strip()]
    if others:
        yield _in(_("read as remarks; write it otherwise if you meant an order:"))
        yield from (f"{' ' * INDENT}  {mark(one.line)}  {_shortened(one.said)}" for one in others[:MOST_NOTED])
    if more := len(others) - MOST_NOTED if len(others) > MOST_NOTED else 0:
        said = ngettext("and {count} more sentence", "and {count} more sentences", more)
        yield _in(f"  {said.format(count=more)}")


def _shortened(said: str) -> str:
    """Words as far as a line of the receipt holds them."""
    return textwrap.shorten(said, WIDTH - 2 * INDENT, placeholder=" ...")


def understood_lines(receipt: Receipt) -> Iterator[str]:
    """Line by line what was understood, with what it will come to."""
    plain = plain_lines(receipt)
    width = max((len(translated(line.head)) for line in plain if line.orders), default=0)
    for line in plain:
        pad = "  " * line.depth
        margin = " " * (INDENT + len(pad))
        if line.orders:
            yield _marked(line.line, f"{pad}{translated(line.head).ljust(min(width, 24))}  {line.orders}")
        else:
            yield _marked(line.line, f"{pad}{translated(line.head)}")
        for told in outlooks(line, receipt):
            yield f"{margin}  {told}"


def plain_lines(receipt: Receipt) -> list[Understood]:
    """The understood lines that were in the order language, but for those of the frame and bare headings."""
    return [line for line in receipt.telling if not line.read and line.normal.split(" ")[0] not in FRAME]


def outlooks(line: Understood, receipt: Receipt) -> Iterator[str]:
    """What a line will come to, as far as the player can know."""
    if line.outlook:
        yield translated(line.outlook)
    if line.note:
        yield _("note: {note}").format(note=translated(line.note))
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
        told.append(_march_text(found, receipt))
    if found.ground:
        ground = _(" and ").join(map(label, found.ground))
        told.append(_("its way leads through {ground}").format(ground=ground))
    if found.meets:
        told.append(
            _("{name} stands in its way after {length}").format(
                name=label(found.meets[0]), length=length(found.meets[1])
            )
        )
    if found.enemy:
        told.append(
            _("{length} from the nearest enemy known, {name}").format(
                name=label(found.enemy[0]), length=length(found.enemy[1])
            )
        )
    if found.charges:
        said = _("{name} is {length} away when it charges")
        if found.charge_falls_short:
            said = _("{name} is {length} away when it charges, out of its reach of {reach}")
        told.append(
            said.format(name=label(found.charges[0]), length=length(found.charges[1]), reach=length(found.charge_reach))
        )
    return ", ".join(told)


def _march_text(found: Forecast, receipt: Receipt) -> str:
    """How far a march will come."""
    place = found.square
    if found.within:
        within = receipt.labels.get(found.within, found.within)
        place = _("{square}, in {ground}").format(square=place, ground=within)
    if found.formation:
        place = _("{place} in {formation}").format(place=place, formation=found.formation)
    if not found.falls_short:
        return _("reaches {place}").format(place=place)
    wanted = f"{round(found.wanted * 2) / 2:g} {receipt.unit_of_length}"
    said = _("{marched} of {wanted}: it will stop short at {place}")
    return said.format(marched=f"{found.marched:.3g}", wanted=wanted, place=place)


def refused_lines(receipt: Receipt) -> Iterator[str]:
    """Every refused line: what was sent, why it was not taken, what may be sent instead."""
    for refused in receipt.refused:
        yield _marked(refused.line, f'"{refused.text}"')
        yield _in(translated(refused.explanation))
        yield from suggestion_lines(refused)


def suggestion_lines(refused: RefusedLine) -> Iterator[str]:
    """What may be sent instead of a refused line."""
    margin = " " * INDENT
    if not refused.suggestions:
        return
    best, *others = refused.suggestions
    sure = _("You probably meant:") if best.confidence >= 0.6 else _("You may write:")
    yield f"{margin}{sure}  {best.text}"
    if best.confidence < 0.75:
        yield from (f"{margin}            {_('or:')}  {other.text}" for other in others)


def changed_lines(receipt: Receipt, *, both: bool = False) -> Iterator[str]:
    """What the sheet says otherwise than the one before: what is gone first, of several troops at once.

    Of lines that are new only the numbers: what they say has been told.
    """
    if receipt.changes is None:
        return
    if not receipt.changes:
        yield _in(_("nothing: it says the same."))
    alike: dict[tuple[int, str, str], list[Change]] = {}
    new = list(dict.fromkeys(change.line for change in receipt.changes if change.line and not change.before))
    for change in sorted(receipt.changes, key=lambda change: bool(change.now)):
        if change.line not in new or change.before:
            alike.setdefault((change.line, change.now, change.before), []).append(change)
    for several in alike.values():
        yield _in(change_text(several, receipt))
    if both and any(not change.now for change in receipt.changes):
        yield _in(_("Reply BOTH to have what is no longer there back beside the rest."))
    if new:
        yield _in(_("New: {lines}.").format(lines=", ".join(map(mark, new))))


def change_text(alike: Sequence[Change], receipt: Receipt) -> str:
    """One change of several troops in words; behind what was said before stands how it could be sent again."""
    change = alike[0]
    units = troops([one.unit for one in alike if one.unit], receipt.whole, lambda id: receipt.labels.get(id, id))
    others = dict.fromkeys(translated(one.about) for one in alike if not one.unit)
    about = in_a_row([*([translated(units)] if units else []), *others])
    says, said, before = translated(change.says), translated(change.said), translated(change.before)
    if before.upper() not in ("", said.upper()):
        said = f"{said} = {before}"
    if not change.now:
        return _("No longer: {about}: {before}.").format(about=about, before=said)
    if change.line:
        about = _("{line}, {about}").format(line=mark(change.line), about=about)
    if not change.before:
        return _("New: {about}: {now}.").format(about=about, now=says)
    return _("{about}: now {now}; before: {before}.").format(about=about, now=says, before=said)


def idle_lines(receipt: Receipt, led: AbstractSet[str] = frozenset()) -> Iterator[str]:
    """What the troops will do that nothing on the sheet moves: whole commands in one sentence, parts of them in one,
    and those in one to any of whose units (``led``) their staff gives orders all the same."""
    untold = [idle for idle in receipt.idle if led.isdisjoint(idle.units)] if led else list(receipt.idle)
    for part in (False, True):
        troops = [idle_text(idle, receipt) for idle in untold if idle.part is part]
        if troops:
            yield _in(_idle_said(receipt.fires_at_will, part=part).format(troops=in_a_row(troops)))
    if len(untold) < len(receipt.idle):
        troops = [idle_text(idle, receipt) for idle in receipt.idle if idle not in untold]
        said = _("{troops}: they will stay about where they stand; what their staff orders by itself is told below.")
        yield _in(said.format(troops=in_a_row(troops)))


def _idle_said(fires_at_will: bool, *, part: bool) -> str:
    """The sentence about idle troops, with a place for their names."""
    if part and fires_at_will:
        return _("{troops}: no line and no intent is for them; they will hold where they stand and fire at will.")
    if part:
        return _("{troops}: no line and no intent is for them; they will hold where they stand.")
    if fires_at_will:
        return _("{troops}: they will hold where they stand and fire at will.")
    return _("{troops}: they will hold where they stand.")


def idle_text(idle: Idle, receipt: Receipt) -> str:
    """Who is idle."""
    if not idle.part:
        count = len(idle.units)
        return ngettext("{command} ({count} unit)", "{command} ({count} units)", count).format(
            command=idle.label, count=count
        )
    units = in_a_row(receipt.labels.get(unit, unit) for unit in idle.units)
    return _("{units} of {command}").format(units=units, command=idle.label)


def standing_lines(receipt: Receipt) -> Iterator[str]:
    """The standing plan as it was ordered."""
    for rule in receipt.rules:
        if rule.given:
            scope = ", ".join(receipt.labels.get(one, one) for one in rule.scope) or _("All")
            yield f"{' ' * INDENT}{scope}: {translated(rule.said)}"
