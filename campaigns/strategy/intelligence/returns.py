"""The return of a body: its men by arm, guns, stragglers, weariness and stores, as its reports carry it (EC-REP-1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from campaigns.strategy.state import Element

FULL_AMMO = 100


def of_element(element: Element) -> dict[str, Any]:
    """The return of an element: whole men, guns, points of fatigue, men-days and percent; what is nothing is left out.

    ``foot`` are infantry and engineers, ``light`` those of the ``horse`` that are light cavalry, ``gunners`` the men
    with the guns.
    """
    arms: dict[str, int] = {}
    for unit in element.units:
        word = {"cavalry": "horse", "artillery": "gunners", "train": "train"}.get(unit.arm, "foot")
        arms[word] = arms.get(word, 0) + unit.men
    found = {
        **arms,
        "light": element.light,
        "guns": element.guns,
        "stragglers": sum(unit.stragglers for unit in element.units),
        "fatigue": element.fatigue,
        "rations": element.rations,
        "hungry": element.hungry,
        "missing_ammo": FULL_AMMO - element.ammo,
    }
    return {"id": element.id, **{key: value for key, value in found.items() if value}}


def latest(reports: Iterable[Mapping[str, Any]]) -> dict[str, tuple[str, Mapping[str, Any]]]:
    """The newest return of each element in some reports, by its id, with the hour that it is of."""
    newest: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for report in reports:
        if report.get("kind") != "own":
            continue
        of = str(report.get("of", ""))
        for one in report.get("troops", ()):
            id = str(one["id"])
            if id not in newest or of >= newest[id][0]:
                newest[id] = (of, one)
    return newest
