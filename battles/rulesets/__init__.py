"""The rulebooks, one package each, found by the id that battle files use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from battles.engine.faults import Fault, InputFaults
from battles.engine.registry import Registry

if TYPE_CHECKING:
    from battles.engine.battle import Battle
    from battles.engine.campaign import CampaignRules
    from battles.engine.protocol import Ruleset

#: The packages, by the id of the rulebook.
PACKAGES = {
    "mini-nap": "battles.rulesets.mini_nap",
    "big-napoleonic-battles": "battles.rulesets.big_napoleonic",
    "carolus-rex": "battles.rulesets.carolus_rex",
    "old-trousers": "battles.rulesets.old_trousers",
}
RULESETS: Registry[Ruleset] = Registry({id: f"{package}.ruleset.RULESET" for id, package in PACKAGES.items()})
#: What campaigns ask of a rulebook: a tenth of what a battle loads of it.
CAMPAIGNS: Registry[CampaignRules] = Registry({id: f"{package}.campaign.CAMPAIGN" for id, package in PACKAGES.items()})


def find(ruleset_id: str) -> Ruleset:
    """The ruleset with this id. Raises ``InputFaults`` (path ``ruleset``) when there is none."""
    if ruleset_id not in RULESETS:
        raise InputFaults([Fault("ruleset", f"{ruleset_id!r} is not a ruleset here; allowed: {', '.join(RULESETS)}")])
    return RULESETS[ruleset_id]


def for_campaigns(ruleset_id: str) -> CampaignRules:
    """The ``campaign`` of the ruleset with this id, without the rest of it. Raises ``InputFaults`` as :func:`find`."""
    return CAMPAIGNS[ruleset_id] if ruleset_id in CAMPAIGNS else find(ruleset_id).campaign


def read(document: Mapping[str, Any]) -> Battle:
    """The battle in a battle file's document. Raises ``InputFaults`` with every fault that was found in it."""
    battle, faults = find(str(document.get("ruleset", ""))).validate(document)
    if battle is None:
        raise InputFaults(faults)
    return battle
