"""The turn's summary for a mail: subject headline, first lines, the command as a plain-text table."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.knowledge import Knowledge
from battles.reports.facts.account import Account
from battles.reports.facts.rows import CommandRows, command_rows, squares_of
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.sentences import command_name, commands_kind
from battles.reports.tongues.en.situation import headline, situation
from battles.reports.tongues.en.tables import command_note
from battles.reports.tongues.en.words import present_words, toll_words, turn_numbers, turn_span
from battles.reports.tongues.rich import plain
from battles.reports.tongues.told import TurnSummary

#: Width of the columns of the table; the last one is as wide as it needs.
NAME, STRENGTH, LOST, STATE = 32, 10, 24, 20


def turn_summary(
    telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
) -> TurnSummary:
    """The summary of a turn for one seat. Headline and text tell only what the side may know."""
    turn = telling.turn
    return TurnSummary(
        headline=headline(telling, formations, knowledge, known_before),
        span=turn_span(turn).replace(" to ", "-") or turn_numbers(turn).capitalize(),
        situation=plain(situation(telling, formations, knowledge, known_before)),
        table=_table(telling, command_rows(telling, formations)),
    )


def _table(telling: Account, brigades: Sequence[CommandRows]) -> str:
    turn = telling.turn
    commands = [rows.command for rows in brigades]
    men = any(turn.ruleset.measure.men(unit) for command in commands for unit in command.units)
    title = f"YOUR {commands_kind(turn, commands).many.upper()}"
    lines = [_line(title, "men" if men else "strength", "lost this turn", "state", "at")]
    lines.extend(_brigade_line(telling, brigade) for brigade in brigades)
    return "\n".join(lines)


def _brigade_line(telling: Account, rows: CommandRows) -> str:
    turn = telling.turn
    lost = turn.ruleset.measure.lost(turn.events)
    toll = toll_words(turn.ruleset, toll_of(turn.ruleset, rows.units, lost)).removesuffix(" men") or "-"
    losers = [unit.id for unit in rows.units if lost.get(unit.id)]
    if losers:
        toll += f" ({losers[0]})" if len(losers) == 1 else f" ({len(losers)} units)"
    strength = present_words(turn.ruleset, rows.units).removesuffix(" men") or "gone"
    squares = squares_of(turn, rows.units)
    at = "-".join([squares[0], squares[-1]] if len(squares) > 1 else squares) or "-"
    return _line(command_name(turn, rows.command), strength, toll, command_note(turn, rows) or "-", at)


def _line(name: str, strength: str, lost: str, state: str, at: str) -> str:
    return f"{_cut(name, NAME)} {_cut(strength, STRENGTH)} {_cut(lost, LOST)} {_cut(state, STATE)} {at}".rstrip()


def _cut(text: str, width: int) -> str:
    return f"{text if len(text) <= width else text[: width - 1] + '…':<{width}}"
