"""The rulebooks, one package each, found by the id that battle files use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.battle import Battle
from battles.engine.faults import Fault, InputFaults
from battles.engine.protocol import Ruleset
from battles.rulesets.big_napoleonic.ruleset import RULESET as BIG_NAPOLEONIC
from battles.rulesets.carolus_rex.ruleset import RULESET as CAROLUS_REX
from battles.rulesets.mini_nap.ruleset import RULESET as MINI_NAP
from battles.rulesets.old_trousers.ruleset import RULESET as OLD_TROUSERS

_ALL: tuple[Ruleset, ...] = (MINI_NAP, BIG_NAPOLEONIC, CAROLUS_REX, OLD_TROUSERS)
RULESETS: dict[str, Ruleset] = {ruleset.id: ruleset for ruleset in _ALL}


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
