"""Campaign files as they lie on a disk: the document, and the tables that its map names beside it (EC-FILE-3)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from battles.engine.letters import faults_of_names
from campaigns.strategy.files.map_files import inlined

MAP_KEYS = ("places", "roads", "rivers", "woods")


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
    if not texts:
        return document
    whole = {**document, "map": inlined(raw, texts)}
    faults.extend(faults_of_names(whole))
    if faults:
        raise InputFaults(faults)
    return whole


def _load(file: Path) -> dict[str, Any]:
    try:
        return load(file.read_text(encoding="utf-8"), name=file.name)
    except OSError as error:
        raise InputFaults([Fault("file", f"{file}: {error.strerror}; give the path of a campaign file")]) from error
    except UnicodeDecodeError as error:
        raise InputFaults([Fault("file", f"{file}: not UTF-8 text ({error.reason} at byte {error.start})")]) from error
