"""The rulebooks, one package each, found by the id that battle files use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from battles.engine.faults import Fault, InputFaults
from battles.engine.registry import Registry

if TYPE_CHECKING:
    from battles.engine.battle import Battle
    from battles.engine.protocol import Ruleset

RULESETS: Registry[Ruleset] = Registry(
    {
        "mini-nap": "battles.rulesets.mini_nap.ruleset.RULESET",
        "big-napoleonic-battles": "battles.rulesets.big_napoleonic.ruleset.RULESET",
        "carolus-rex": "battles.rulesets.carolus_rex.ruleset.RULESET",
        "old-trousers": "battles.rulesets.old_trousers.ruleset.RULESET",
    }
)


def find(ruleset_id: str) -> Ruleset:
    """The ruleset with this id. Raises ``InputFaults`` (path ``ruleset``) when there is none."""
    if ruleset_id not in RULESETS:
        raise InputFaults([Fault("ruleset", f"{ruleset_id!r} is not a ruleset here; allowed: {', '.join(RULESETS)}")])
    return RULESETS[ruleset_id]


def read(document: Mapping[str, Any]) -> Battle:
    """The battle in a battle file's document. Raises ``InputFaults`` with every fault that was found in it."""
    battle, faults = find(str(document.get("ruleset", ""))).validate(document)
    if battle is None:
        raise InputFaults(faults)
    return battle
