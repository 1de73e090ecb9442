"""Running campaign files, with no database, mail or clock: files, language, rulebooks and the engine tied together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battles.engine.dice import DEFAULT_SEED
from battles.engine.faults import InputFaults, refusal
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from orders.language.campaign.reader import CampaignReader


def outside() -> Outside:
    """What the campaign engine is handed: the reader of orders, and the rulebooks."""
    return Outside(reader=CampaignReader(), fight=fight)


def fight(document: Mapping[str, Any], seed: bytes, turns: int) -> Mapping[str, Any] | None:
    """Play a battle file to its last turn with the intents in it; ``None`` when no rulebook here can play it."""
    # Rulebooks and the language of battles are loaded when armies meet: most marches end without a battle.
    from battles.services.adjudication import adjudicate

    state: Mapping[str, Any] = document
    orders = document.get("orders", {})
    log: list[Any] = []
    for _ in range(turns):
        answer = adjudicate({**state, "orders": orders}, turns=1, seed=seed)
        if not answer["ok"]:
            return None if not log else {**state, "log": log}
        log += answer["events"]
        state = answer["state"]
        if any(event.get("kind") == "victory" for event in answer["events"]):
            break
    return {**state, "log": log}


def run_file(
    file: Path, *, hours: float | None = None, until: str | None = None, seed: bytes = DEFAULT_SEED
) -> dict[str, Any]:
    """The answer of the ``march`` command for one file (EC-RUN-1)."""
    try:
        found = march(load_campaign(file), hours=hours, until=until, seed=seed, outside=outside())
    except InputFaults as faults:
        return refusal(faults.faults)
    return {"ok": True, "events": found.events, "state": found.state, "battles": found.battles}
