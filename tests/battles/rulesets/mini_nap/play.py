"""Playing one turn of a small battle: units, orders and dice in, events and units out.

The French (Brigade FB) win the first initiative; after it the allies (Brigade AB) go on alone. Nobody fires unless
ordered. Every die that is thrown must be given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.services.adjudication import adjudicate
from tests.battles.documents import duel

FRENCH_FIRST = ("initiative french 6 5", "initiative allied 2 1")
HOLD_FIRE = "STANDING ALL fire at will: NEVER\n"
SILENT = HOLD_FIRE + "STANDING ALL return fire: NEVER\nSTANDING ALL support fire: NEVER\nSTANDING ALL suppress: NEVER\n"


class Played:
    """The answer to a battle: its events, and units and formations as they are after the turn."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        assert answer["ok"], answer["errors"]
        self.events: list[dict[str, Any]] = answer["events"]
        self.state: dict[str, Any] = answer["state"]
        self.units = {unit["id"]: unit for unit in self.state["units"]}
        self.formations = {formation["id"]: formation for formation in self.state["formations"]}

    def all(self, kind: str, unit: str | None = None, **effect: Any) -> list[dict[str, Any]]:
        """The events of a kind, about a unit, with these effects."""
        return [
            event
            for event in self.events
            if event["kind"] == kind
            and (unit is None or event.get("unit") == unit)
            and all(_same(event.get("effect", {}).get(key), value) for key, value in effect.items())
        ]

    def one(self, kind: str, unit: str | None = None, **effect: Any) -> dict[str, Any]:
        """The only event of a kind, about a unit, with these effects."""
        found = self.all(kind, unit, **effect)
        assert len(found) == 1, [event for event in self.events if event["kind"] == kind] or self.kinds
        return found[0]

    def none(self, kind: str, unit: str | None = None, **effect: Any) -> bool:
        """Whether there is no such event."""
        return not self.all(kind, unit, **effect)

    def refused(self, unit: str) -> list[str]:
        """The reasons for which orders of a unit or commander were refused."""
        return [event["effect"]["reason"] for event in self.all("order_refused", unit)]

    def order(self, *wanted: tuple[str, str]) -> bool:
        """Whether these events (kind and unit) happened one after the other."""
        told = iter((event["kind"], event.get("unit", "")) for event in self.events)
        return all(pair in told for pair in wanted)

    @property
    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]

    def at(self, unit: str) -> tuple[float, float]:
        """Where a unit stands after the turn, to two decimals."""
        x, y = self.units[unit]["at"]
        return (round(x, 2), round(y, 2))

    def strength(self, unit: str) -> int:
        return int(self.units[unit]["strength"])

    def out(self, unit: str) -> str:
        return str(self.units[unit].get("out", ""))


def play(
    *units: dict[str, Any],
    french: str = "",
    allied: str = "",
    dice: tuple[str, ...] = (),
    first: tuple[str, ...] = FRENCH_FIRST,
    document: dict[str, Any] | None = None,
    loud: bool = False,
    **more: Any,
) -> Played:
    """Play a turn. ``dice`` are written ``for by die die ...``; ``loud``: both sides fire at will and answer fire."""
    sheets = {"french": french if loud else HOLD_FIRE + french, "allied": allied if loud else SILENT + allied}
    script = [_roll(text) for text in (*first, *dice)]
    battle = (document or duel(*units)) | {"orders": sheets, "dice": script, "strict_dice": True} | more
    return Played(adjudicate(battle))


def _roll(text: str) -> dict[str, Any]:
    label, by, *faces = text.split()
    return {"for": label, "by": by, "roll": [int(face) for face in faces]}


def _same(given: Any, wanted: Any) -> bool:
    if isinstance(wanted, float) and isinstance(given, int | float):
        return abs(given - wanted) <= 0.01
    return bool(given == wanted)
