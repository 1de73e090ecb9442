"""The turn's summary for a mail: subject headline, first lines, the command as a plain-text table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    """A row a command, and below it what is out of the ordinary: how it is commanded, what it lost. Nothing is cut."""
    turn = telling.turn
    commands = [rows.command for rows in brigades]
    men = any(present_words(turn.ruleset, rows.units).endswith(" men") for rows in brigades)
    title = f"YOUR {commands_kind(turn, commands).many.upper()}"
    rows = [(title, "men" if men else "strength", "at"), *(_row(telling, brigade) for brigade in brigades)]
    name, strength = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines = [f"{first:<{name}}  {second:<{strength}}  {third}".rstrip() for first, second, third in rows]
    for number in range(len(brigades), 0, -1):
        lines[number + 1 : number + 1] = [f"    {note}" for note in _notes(telling, brigades[number - 1])]
    return "\n".join(lines)


def _row(telling: Account, rows: CommandRows) -> tuple[str, str, str]:
    turn = telling.turn
    squares = squares_of(turn, rows.units)
    at = "-".join([squares[0], squares[-1]] if len(squares) > 1 else squares)
    strength = present_words(turn.ruleset, rows.units).removesuffix(" men") or "gone"
    return command_name(turn, rows.command), strength, at or "-"


def _notes(telling: Account, rows: CommandRows) -> Iterator[str]:
    turn = telling.turn
    if rows.worried:
        yield command_note(turn, rows)
    lost = turn.lost
    toll = toll_words(turn.ruleset, toll_of(turn.ruleset, rows.units, lost))
    if toll:
        losers = [unit.id for unit in rows.units if lost.get(unit.id)]
        yield f"lost this turn: {toll} ({', '.join(losers)})"
