"""Two equal armies of divisions facing each other, south against north, for rulebooks whose divisions stand in line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Unit = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A table in its units: its size, how far lines stand from the edge, how far divisions from each other.

    Divisional generals stand ``behind`` their line, army generals ``rear`` from the edge; guns stand ``before`` it.
    """

    width: float
    height: float
    from_edge: float
    apart: float
    behind: float
    rear: float
    before: float


def drawn_up(
    field: Field,
    divisions: Sequence[Sequence[Unit]],
    general: Mapping[str, Any],
    leader_of: Callable[[int], Mapping[str, Any]],
    breadth_of: Callable[[Sequence[Unit]], float],
) -> dict[str, Any]:
    """The formations and units of a battle document.

    ``leader_of`` gives the keys of a division's formation, its commander's among them; ``breadth_of`` the room of a
    unit of a division along its front.
    """
    formations: list[dict[str, Any]] = []
    units: list[Unit] = []
    for side, ahead, line, rear in (
        ("south", 1, field.from_edge, field.rear),
        ("north", -1, field.height - field.from_edge, field.height - field.rear),
    ):
        commander = {"name": side.title(), **general, "at": [field.width / 2, rear]}
        formations.append({"id": f"{side}-army", "kind": "army", "side": side, "commander": commander})
        for number, troops in enumerate(divisions):
            middle = field.width / 2 + field.apart * ahead * (number - (len(divisions) - 1) / 2)
            of = f"{side}-{number}"
            keys = leader_of(number)
            leader = {"name": of.title(), **keys["commander"]}
            leader["at"] = [round(middle, 2), round(line - field.behind * ahead, 2)]
            formations.append({"id": of, **keys, "of": f"{side}-army", "commander": leader})
            units += _abreast(field, of, troops, (middle, line), ahead, breadth_of(troops))
    return {"formations": formations, "units": units}


def _abreast(
    field: Field, of: str, troops: Sequence[Unit], centre: tuple[float, float], ahead: int, broad: float
) -> Iterator[Unit]:
    """A division abreast, its guns before the interval in the middle."""
    middle, line = centre
    rank = [unit for unit in troops if unit["arm"] != "artillery"]
    for place, unit in enumerate(troops):
        at = [round(middle + ahead * broad * (place - (len(rank) - 1) / 2), 2), line]
        if unit["arm"] == "artillery":
            at = [round(middle, 2), line + field.before * ahead]
        yield unit | {"id": f"{of}-{place}", "of": of, "facing": 0 if ahead > 0 else 180, "at": at}
