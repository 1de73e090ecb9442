"""The turn's summary for a mail: subject headline, first lines, the command as a plain-text table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.knowledge import Knowledge
from battles.reports.prose.account import Account, losses
from battles.reports.prose.rich import plain
from battles.reports.prose.situation import headline, situation
from battles.reports.prose.tables import BrigadeRows, command_rows, strength_words, toll_of
from battles.reports.prose.words import square_name

#: Width of the columns of the table; the last one is as wide as it needs.
NAME, STRENGTH, LOST, STATE = 32, 10, 24, 20


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What a mail says of a turn before its attachments do."""

    headline: str
    span: str
    situation: str
    table: str

    @property
    def text(self) -> str:
        """The first lines and the table, as the text part of a mail carries them."""
        lead = f"{self.span}. " if self.span else ""
        return f"{lead}{self.situation}\n\n{self.table}\n"


def turn_summary(
    telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
) -> TurnSummary:
    """The summary of a turn for one seat. Headline and text tell only what the side may know."""
    turn = telling.turn
    return TurnSummary(
        headline=headline(telling, formations, knowledge, known_before),
        span=turn.span.replace(" to ", "-") or turn.numbers.capitalize(),
        situation=plain(situation(telling, formations, knowledge, known_before)),
        table=_table(telling, command_rows(telling, formations)),
    )


def _table(telling: Account, brigades: Sequence[BrigadeRows]) -> str:
    lines = [_line("YOUR BRIGADES", "men", "lost this turn", "state", "at")]
    lines.extend(_brigade_line(telling, brigade) for brigade in brigades)
    return "\n".join(lines)


def _brigade_line(telling: Account, brigade: BrigadeRows) -> str:
    turn = telling.turn
    units = [row.unit for row in brigade.rows]
    lost = losses(turn.events)
    toll = toll_of(turn, units, lost).removesuffix(" men") or "-"
    losers = [unit.id for unit in units if lost.get(unit.id)]
    if losers:
        toll += f" ({losers[0]})" if len(losers) == 1 else f" ({len(losers)} units)"
    strength = strength_words(turn, units).removesuffix(" men") or "gone"
    return _line(brigade.name, strength, toll, brigade.note or "-", _squares(telling, brigade))


def _squares(telling: Account, brigade: BrigadeRows) -> str:
    size = telling.turn.ruleset.vocabulary.square
    places = sorted({square_name(row.unit.at, size) for row in brigade.rows if row.unit.in_play and row.unit.at})
    return "-".join([places[0], places[-1]] if len(places) > 1 else places) or "-"


def _line(name: str, strength: str, lost: str, state: str, at: str) -> str:
    return f"{_cut(name, NAME)} {_cut(strength, STRENGTH)} {_cut(lost, LOST)} {_cut(state, STATE)} {at}".rstrip()


def _cut(text: str, width: int) -> str:
    return f"{text if len(text) <= width else text[: width - 1] + '…':<{width}}"
