"""The terms of a simulation from what an umpire gives: a file or a scenario, changes, characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from battles import rulesets
from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from battles.engine.yamlreading import read_yaml
from battles.simulation import Terms
from battles.simulation.terms import TURNS
from battles.staff.army import Character
from campaigns.services.rulings.rulings import with_change
from campaigns.services.scenarios.scenarios import Scenario, all_scenarios


def read_terms(file: str, *, turns: int | None, seed: str, changes: Iterable[str], characters: Iterable[str]) -> Terms:
    """The terms for a battle file or a scenario by its short name.

    ``changes`` are ``key=value`` with keys as in rulings (``units[1/92].strength``), ``characters`` ``side=word``.
    Raises ``InputFaults`` for whatever cannot be.
    """
    scenario = _scenario(file)
    document: Mapping[str, Any] = scenario.document() if scenario else _loaded(Path(file))
    for change in changes:
        path, value = _pair(change, "set")
        document = with_change(document, path, read_yaml(value), rulesets.read)
    battle = rulesets.read(document)
    last = scenario.last_turn if scenario else battle.turn - 1 + TURNS
    return Terms(
        document=document,
        turns=max(1, (turns or last) - battle.turn + 1),
        seed=seed,
        characters=_characters(characters, battle.side_by_id),
        aims=tuple((aim.place, aim.points) for aim in scenario.objectives) if scenario else (),
    )


def _scenario(file: str) -> Scenario | None:
    """The scenario of this short name, or whose battle file this is."""
    path = Path(file)
    return next(
        (each for each in all_scenarios() if file == each.slug or path.resolve() == each.folder / "battle.yaml"), None
    )


def _loaded(path: Path) -> dict[str, Any]:
    try:
        return load(path.read_text(encoding="utf-8"), name=path.name)
    except OSError as error:
        known = ", ".join(scenario.slug for scenario in all_scenarios())
        raise InputFaults(
            [Fault("file", f"{path}: {error.strerror}; give a battle file or one of the scenarios {known}")]
        ) from error
    except UnicodeDecodeError as error:
        raise InputFaults([Fault("file", f"{path}: not UTF-8 text ({error.reason} at byte {error.start})")]) from error


def _characters(given: Iterable[str], sides: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    known = tuple(sides)
    for each in given:
        side, word = _pair(each, "character")
        if side not in known or word not in set(Character):
            raise InputFaults(
                [
                    Fault(
                        "character",
                        f"{each!r} is no character of a side; allowed: one of {', '.join(known)} with one of "
                        f"{', '.join(Character)}, such as {known[0]}=bold",
                    )
                ]
            )
        found[side] = word
    return found


def _pair(text: str, option: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign or not key.strip():
        raise InputFaults([Fault(option, f"{text!r} is no change; allowed: KEY=VALUE")])
    return key.strip(), value.strip()
