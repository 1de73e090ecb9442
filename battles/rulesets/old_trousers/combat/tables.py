"""The tables of hand-to-hand fighting, which ``settings.tables`` may replace (OT-C-MEL-2, OT-C-MEL-3)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

# OT-C-MEL-2, OT-CHG-13. What is added to a throw.
MELEE: Mapping[str, Any] = MappingProxyType(
    {
        "infantry_charging": 2,
        "cavalry_charging": 5,
        "lance": 1,
        "column": 1,
        "flank": 4,
        "heavy": 2,
        "medium": 1,
        "cuirass": 1,
        "square_against_cavalry": 10,
        "square_against_others": -1,
        "infantry_against_cavalry": -2,
        "skirmishers": -4,
        "artillery": -3,
        "disordered": -2,
        "shaken": -2,
        "blown": -3,
        "higher": 1,
        "light_cover": 1,
        "medium_cover": 2,
        "heavy_cover": 3,
        "town": 1,
        "three_to_two": 1,
        "two_to_one": 2,
        "three_to_one": 3,
        "further_unit": 1,
        "most_further_units": 2,
    }
)

#: What befalls the loser of a round.
ON, FALLS_BACK, SHAKEN, ROUTS = "on", "falls-back", "shaken", "routs"

# OT-C-MEL-3. By the least difference of totals: what winner and loser lose, and what becomes of the loser.
MELEE_RESULTS: Mapping[str, Any] = MappingProxyType(
    {
        "0": MappingProxyType({"winner": 1, "loser": 1, "result": ON}),
        "1": MappingProxyType({"winner": 1, "loser": 1, "result": FALLS_BACK}),
        "3": MappingProxyType({"winner": 1, "loser": 2, "result": SHAKEN}),
        "6": MappingProxyType({"winner": 0, "loser": 2, "result": ROUTS}),
        "10": MappingProxyType({"winner": 0, "loser": 3, "result": ROUTS}),
    }
)


class Row(NamedTuple):
    """A row of the table of results, from its least difference on."""

    least: int
    winner: int
    loser: int
    result: str


def rows_of(results: Mapping[str, Any]) -> tuple[Row, ...]:
    """The table of results as plain values."""
    return tuple(Row(int(least), row["winner"], row["loser"], row["result"]) for least, row in results.items())


def result_of(results: Mapping[str, Any], difference: int) -> Mapping[str, Any]:
    """The row of the table of results for a difference of totals."""
    row: Mapping[str, Any] = results[max((least for least in results if int(least) <= difference), key=int)]
    return row
