"""What came out as tables in CSV, one a subject, for whoever wants to reckon on."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from battles.simulation.limits import Share
from battles.simulation.tally import Tally

Row = Sequence[object]


def tables(tallies: Sequence[Tally]) -> Mapping[str, str]:
    """File names and their texts. The first tally is the battle as it is, the others are its variants."""
    return {
        "winners.csv": _text(
            ("variant", "side", "won", "battles", "share", "low95", "high95", "of_decided", "low95", "high95"),
            (row for tally in tallies for row in _winners(tally)),
        ),
        "battles.csv": _text(
            ("variant", "number", "winner", "reason", "turns", *(f"lost_{side}" for side in tallies[0].sides)),
            (row for tally in tallies for row in _battles(tally)),
        ),
        "losses.csv": _text(
            ("side", "arm", "cause", "turn", "mean_loss"),
            ((*row, _rounded(points)) for row, points in tallies[0].losses.items()),
        ),
        "formations.csv": _text(
            ("side", "formation", "name", "broken", "battles", "share", "low95", "high95", "mean_turn"),
            _formations(tallies[0]),
        ),
        "ground.csv": _text(
            ("x", "y", *(f"mean_loss_{side}" for side in tallies[0].sides), f"{tallies[0].sides[0]}_nearest_at_end"),
            _ground(tallies[0]),
        ),
    }


def _winners(tally: Tally) -> Iterator[Row]:
    for side in (*tally.sides, ""):
        all_of, decided = tally.won(side), tally.won_of_decided(side)
        of_decided = _limits(decided) if side else ("", "", "")
        yield (tally.label or "as it is", side or "nobody", all_of.count, all_of.trials, *_limits(all_of), *of_decided)


def _battles(tally: Tally) -> Iterator[Row]:
    for outcome in tally.outcomes:
        lost = (_rounded(outcome.share[side]) for side in tally.sides)
        yield (tally.label or "as it is", outcome.number, outcome.winner, outcome.reason, outcome.turns, *lost)


def _formations(tally: Tally) -> Iterator[Row]:
    battle = tally.battle
    for id, (broken, turn) in tally.broken.items():
        label, side = battle.formation_by_id[id].label, battle.side_of_formation(id)
        yield (side, id, label, broken.count, broken.trials, *_limits(broken), _rounded(turn))


def _ground(tally: Tally) -> Iterator[Row]:
    grid = tally.grid
    for place, first in enumerate(tally.held):
        row, column = divmod(place, grid.columns)
        lost = tally.heat.get((column, row), {})
        x, y = grid.middle(column, row)
        yield (_rounded(x), _rounded(y), *(_rounded(lost.get(side, 0.0)) for side in tally.sides), _rounded(first))


def _limits(share: Share) -> tuple[float, float, float]:
    return _rounded(share.value), _rounded(share.low), _rounded(share.high)


def _rounded(value: float) -> float:
    return round(value, 4)


def _text(head: Row, rows: Iterable[Row]) -> str:
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return target.getvalue()
