"""Running campaign files, with no database, mail or clock: files, language, rulebooks and the engine tied together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from battles.services.adjudication import DEFAULT_SEED, adjudicate, refusal
from campaigns.strategy.mapfiles import inlined
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from orders.language.campaign import CampaignReader

MAP_KEYS = ("places", "roads", "rivers", "woods")


def outside() -> Outside:
    """What the campaign engine is handed: the reader of orders, and the rulebooks."""
    return Outside(reader=CampaignReader(), fight=fight)


def fight(document: Mapping[str, Any], seed: bytes, turns: int) -> Mapping[str, Any] | None:
    """Play a battle file to its last turn with the intents in it; ``None`` when no rulebook here can play it."""
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


def load_campaign(file: Path) -> dict[str, Any]:
    """The document of a campaign file, with the files that its map names read in (EC-FILE-3).

    Raises :class:`InputFaults` for what cannot be read.
    """
    document = _load(file)
    raw = document.get("map")
    if not isinstance(raw, Mapping):
        return document
    texts: dict[str, str] = {}
    faults = []
    for key in MAP_KEYS:
        name = raw.get(key)
        if not isinstance(name, str):
            continue
        beside = file.parent / name
        if beside.parent != file.parent:
            faults.append(Fault(f"map.{key}", f"{name!r} is not beside the campaign file; allowed: a file's name"))
            continue
        try:
            texts[key] = beside.read_text(encoding="utf-8-sig")
        except OSError as error:
            faults.append(Fault(f"map.{key}", f"{name}: {error.strerror}; give a CSV or GeoJSON file beside this one"))
        except UnicodeDecodeError as error:
            faults.append(Fault(f"map.{key}", f"{name}: not UTF-8 text ({error.reason} at byte {error.start})"))
    if faults:
        raise InputFaults(faults)
    return {**document, "map": inlined(raw, texts)} if texts else document


def _load(file: Path) -> dict[str, Any]:
    try:
        return load(file.read_text(encoding="utf-8"), name=file.name)
    except OSError as error:
        raise InputFaults([Fault("file", f"{file}: {error.strerror}; give the path of a campaign file")]) from error
    except UnicodeDecodeError as error:
        raise InputFaults([Fault("file", f"{file}: not UTF-8 text ({error.reason} at byte {error.start})")]) from error


def run_file(
    file: Path, *, hours: float | None = None, until: str | None = None, seed: bytes = DEFAULT_SEED
) -> dict[str, Any]:
    """The answer of the ``march`` command for one file (EC-RUN-1)."""
    try:
        found = march(load_campaign(file), hours=hours, until=until, seed=seed, outside=outside())
    except InputFaults as faults:
        return refusal(faults.faults)
    return {"ok": True, "events": found.events, "state": found.state, "battles": found.battles}
