"""What a report tells of the command: its brigades, what stands under each, the enemy before each unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.dataclasses import dataclass
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.form_data import OrderForm, form_of, led_by
from battles.reports.facts.ahead import Ahead, ahead_of
from battles.reports.facts.enemy import Nearest, nearest_enemies
from battles.reports.facts.fallen import Fallen, fallen
from battles.reports.facts.generals import General, generals
from battles.reports.facts.rows import IN_COMMAND, CommandRows, UnitRow
from battles.reports.tongues import BrigadeStory
from battles.reports.tongues.rich import Rich, bold, rich


@dataclass(frozen=True, slots=True)
class Command:
    """What a report tells of the command, made once however often its pages are tried.

    ``written`` is what stands under each of its brigades, ``nearest`` the enemy who is nearest to each unit, ``ahead``
    what each has before it; ``form`` asks for its next orders.
    """

    brigades: Sequence[CommandRows]
    written: Sequence[Sequence[Rich]]
    nearest: Mapping[str, Nearest]
    ahead: Mapping[str, Ahead]
    generals: Sequence[General]
    fallen: Sequence[Fallen]
    form: OrderForm


def command_of(data: TurnReportData, brigades: Sequence[CommandRows], stories: Sequence[BrigadeStory]) -> Command:
    """The command of a seat, with what its staff wrote in the stories of its brigades."""
    told = {story.brigade: story for story in stories}
    units = [unit for brigade in brigades for unit in brigade.units]
    form = form_of(data)
    return Command(
        brigades,
        [_under(data, brigade, told.get(brigade.command.id)) for brigade in brigades],
        nearest_enemies(data.turn, data.knowledge, units),
        ahead_of(data.turn, data.knowledge, units),
        generals(data.turn, {general.id for general in form.generals}),
        fallen(data.turn, led_by(data.turn, data.seat)),
        form,
    )


def _under(data: TurnReportData, brigade: CommandRows, story: BrigadeStory | None) -> list[Rich]:
    """What is written under a command: who is gone, what the reader ordered, what the staff wrote."""
    writ = story.writ if story is not None else ()
    if all(map(gone_before, brigade.rows)):
        return [_gone(data, brigade)]
    return [words for words in (_gone(data, brigade), _given(data, brigade, led=bool(writ)), *writ) if words]


def run_on(texts: Sequence[Rich]) -> Rich:
    """Texts as one paragraph."""
    first, *others = texts
    return rich(first, *(rich(" ", text) for text in others))


def gone_before(row: UnitRow) -> bool:
    """Whether a unit had left the table before this turn: it has no row, as no order can be given to it."""
    return bool(row.out) and not row.lost_now


def _gone(data: TurnReportData, brigade: CommandRows) -> Rich:
    """The units that were gone before this turn, by how they went: ``Destroyed before: 1/2L, 3/2L.``"""
    ways: dict[str, list[str]] = {}
    for row in filter(gone_before, brigade.rows):
        ways.setdefault(data.tongue.unit_marks(data.turn, row), []).append(row.unit.id)
    labels = data.tongue.labels.command
    told = [
        part
        for fate, units in ways.items()
        for part in (bold(labels.gone_before.format(fate=fate.capitalize())), f" {', '.join(units)}. ")
    ]
    return rich(*told) if told else ()


def _given(data: TurnReportData, brigade: CommandRows, *, led: bool) -> Rich:
    """The reader's own orders for a command and its units, those of one text together.

    The intent of a command that its staff ``led`` stands with what the staff wrote.
    """
    alike: dict[str, list[str]] = {}
    for row in brigade.rows:
        if row.unit.id in data.ordered:
            alike.setdefault(data.ordered[row.unit.id], []).append(row.unit.id)
    told = [f"{', '.join(units)}: {words}" for words, units in alike.items()]
    whole = "" if led else data.ordered.get(brigade.command.id, "")
    words = "; ".join([whole, *told] if whole else told)
    return rich(bold(data.tongue.labels.command.ordered), f" {words}.") if words else ()


def badly_commanded(data: TurnReportData, brigade: CommandRows) -> Rich:
    """The units that are not well in command, by how they are: ``Out of command: 1/2L, 3/2L.``; nothing where all of
    a command are alike."""
    if len(brigade.statuses) < 2:
        return ()
    words = data.ruleset.lexicon(data.tongue.language).command
    told = [
        part
        for status in brigade.statuses
        if status != IN_COMMAND
        for part in (
            bold(f"{words.get(status, status).capitalize()}:"),
            f" {', '.join(row.unit.id for row in brigade.rows if row.status == status and not row.out)}. ",
        )
    ]
    return rich(*told)
