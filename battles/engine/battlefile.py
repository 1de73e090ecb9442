"""Battle files as text: from text to a document, from a battle to a document and to YAML (contract, section 1).

A document is the plain mapping that stands in the file. ``filereading`` and the rulesets make battles of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Point, Side, Terrain, Trace, Unit
from battles.engine.events import plain
from battles.engine.faults import Fault, InputFaults
from battles.engine.letters import faults_of_names
from battles.engine.reading import shown
from battles.engine.yamltext import dump_yaml

__all__ = ["FORMAT", "dump_yaml", "load", "to_document"]

FORMAT = "battle/1"


def load(text: str, *, name: str = "") -> dict[str, Any]:
    """Read a document from YAML 1.2 or JSON.

    ``name`` is the file's, which tells JSON by its ending; text that begins with a brace is tried as JSON first.
    Raises :class:`InputFaults`, the path naming the line, for what is not well-formed, for a key given twice and for
    anything but a mapping; the path naming the key, for names that papers cannot print.
    """
    text = text.removeprefix("\ufeff")
    only_json = name.lower().endswith(".json")
    if only_json or text.lstrip().startswith("{"):
        try:
            return _mapping(json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant))
        except json.JSONDecodeError as error:
            if only_json:
                raise InputFaults([Fault(f"line {error.lineno}", f"not JSON: {error.msg}")]) from error
        except (ValueError, RecursionError) as error:
            raise InputFaults([Fault("line 1", f"not JSON that can be read: {error}")]) from error
    # The general reader takes longer to load than a file in JSON to be read.
    from battles.engine.yamlfile import load_yaml

    return _mapping(load_yaml(text))


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    mapping = dict(pairs)
    if len(mapping) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise InputFaults([Fault(twice, f"found duplicate key {shown(twice)}; allowed: each key once")])
    return mapping


def _no_constant(constant: str) -> Any:
    raise ValueError(f"{constant} is not a number")


def _mapping(document: Any) -> dict[str, Any]:
    if isinstance(document, dict):
        faults = list(faults_of_names(document))
        if faults:
            raise InputFaults(faults)
        return {str(key): value for key, value in document.items()}
    raise InputFaults([Fault("line 1", f"{shown(document)} is not a battle file; allowed: a mapping of keys")])


def to_document(battle: Battle) -> dict[str, Any]:
    """The battle as a plain document, ready for JSON, keys in the order of the contract.

    Empty values are left out. Whole numbers are written without a decimal point. Reading the document gives the
    same battle again.
    """
    document: dict[str, Any] = {
        "estafette": FORMAT,
        "ruleset": battle.ruleset,
        "title": battle.title,
        "table": {"width": _number(battle.table.width), "height": _number(battle.table.height)},
        "turn": battle.turn,
        "weather": battle.weather,
        **_own(battle.extra),
    }
    if battle.terrain:
        document["terrain"] = [_terrain(piece) for piece in battle.terrain]
    document["sides"] = [_side(side) for side in battle.sides]
    document["formations"] = [_formation(formation) for formation in battle.formations]
    document["units"] = [_unit(unit) for unit in battle.units]
    for key in ("settings", "orders"):
        if getattr(battle, key):
            document[key] = plain(getattr(battle, key))
    if battle.dice:
        document["dice"] = [
            {"for": scripted.label, "by": scripted.by, "roll": list(scripted.roll)} for scripted in battle.dice
        ]
    if battle.strict_dice:
        document["strict_dice"] = True
    if battle.contacts:
        document["contacts"] = {side: [_trace(trace) for trace in lost] for side, lost in battle.contacts.items()}
    if battle.log:
        document["log"] = [event.as_mapping() for event in battle.log]
    return document


def _terrain(piece: Terrain) -> dict[str, Any]:
    document: dict[str, Any] = {"id": piece.id, "kind": piece.kind}
    if piece.name:
        document["name"] = piece.name
    if piece.area:
        document["area"] = [_place(point) for point in piece.area]
    if piece.line:
        document["line"] = [_place(point) for point in piece.line]
    if piece.at is not None:
        document["at"] = _place(piece.at)
    return document | _own(piece.extra)


def _side(side: Side) -> dict[str, Any]:
    return {"id": side.id} | _given(side, ("nation", "name")) | _own(side.extra)


def _formation(formation: Formation) -> dict[str, Any]:
    document = {"id": formation.id, "kind": formation.kind} | _given(formation, ("of", "side", "name", "nation"))
    document |= _own(formation.extra)
    if formation.commander is not None:
        document["commander"] = _commander(formation.commander)
    return document


def _commander(commander: Commander) -> dict[str, Any]:
    document = _given(commander, ("name", "rating"))
    if commander.at is not None:
        document["at"] = _place(commander.at)
    return document | _given(commander, ("attached", "arrives", "out")) | _own(commander.extra)


def _unit(unit: Unit) -> dict[str, Any]:
    document: dict[str, Any] = {"id": unit.id, "of": unit.of}
    document |= _given(unit, ("name", "arm", "type", "quality"))
    if unit.strength is not None:
        document["strength"] = unit.strength
    document |= _given(unit, ("formation",))
    if unit.at is not None:
        document["at"] = _place(unit.at)
    document["facing"] = _number(unit.facing)
    if unit.traits:
        document["traits"] = list(unit.traits)
    return document | _given(unit, ("nation", "arrives", "out")) | _own(unit.extra)


def _trace(trace: Trace) -> dict[str, Any]:
    document: dict[str, Any] = {"unit": trace.unit, "at": _place(trace.at), "facing": _number(trace.facing)}
    return document | _given(trace, ("formation",)) | _own(trace.extra)


def _given(value: object, keys: Sequence[str]) -> dict[str, Any]:
    """The fields that hold something."""
    return {key: item for key in keys if (item := getattr(value, key)) not in ("", None)}


def _own(extra: Mapping[str, Any]) -> dict[str, Any]:
    """The ruleset's own keys."""
    return {key: plain(value) for key, value in extra.items()}


def _place(point: Point) -> list[float]:
    return [_number(point[0]), _number(point[1])]


def _number(value: float) -> float:
    whole = int(value)
    return whole if whole == value else value
