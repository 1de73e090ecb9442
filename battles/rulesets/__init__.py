"""The rulebooks, one package each, found by the id that battle files use."""

from __future__ import annotations

from battles.engine.faults import Fault, InputFaults
from battles.engine.protocol import Ruleset


RULESETS: dict[str, Ruleset] = {ruleset.id: ruleset for ruleset in ()}


def find(ruleset_id: str) -> Ruleset:
    """The ruleset with this id. Raises ``InputFaults`` (path ``ruleset``) when there is none."""
    if ruleset_id not in RULESETS:
        raise InputFaults([Fault("ruleset", f"{ruleset_id!r} is not a ruleset here; allowed: {', '.join(RULESETS)}")])
    return RULESETS[ruleset_id]
