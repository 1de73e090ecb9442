"""How acceptance cases are read and judged (contract, section 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

TOLERANCE = 0.05
BASES = "bases.yaml"
READER = YAML(typ="safe", pure=True)
GROUPS_BY_ID = ("units", "formations")


def cases_of(folder: Path) -> Iterator[dict[str, Any]]:
    """All cases of a ruleset's folder, each with its whole battle."""
    bases = READER.load((folder / BASES).read_text(encoding="utf-8"))
    for path in sorted(folder.glob("*.yaml")):
        if path.name == BASES:
            continue
        for case in READER.load(path.read_text(encoding="utf-8")):
            battle = laid_over(deepcopy(bases[case["base"]]), case.get("battle", {}))
            yield {**case, "battle": battle}


def laid_over(below: Any, above: Any) -> Any:
    """A document with changes laid over it: mappings key by key, lists of things with an id by id."""
    if isinstance(below, dict) and isinstance(above, dict):
        return below | {key: laid_over(below[key], value) if key in below else value for key, value in above.items()}
    if _have_ids(below) and _have_ids(above):
        found = {item["id"]: item for item in below}
        for item in above:
            found[item["id"]] = laid_over(found[item["id"]], item) if item["id"] in found else item
        return list(found.values())
    return above


def _have_ids(items: Any) -> bool:
    return isinstance(items, list) and bool(items) and all(isinstance(item, dict) and "id" in item for item in items)


def complaint(case: Mapping[str, Any], answer: Mapping[str, Any]) -> str:
    """What is wrong with an answer to a case; empty when it is right."""
    if "refused" in case:
        faults = [f"{fault['path']} {fault['message']}" for fault in answer.get("errors", ())]
        unnamed = [wanted for wanted in case["refused"] if not any(wanted in fault for fault in faults)]
        return f"no fault names {unnamed}: {faults}" if unnamed or answer["ok"] else ""
    if not answer["ok"]:
        return f"refused: {answer['errors']}"
    return _events_complaint(case, answer["events"]) or _state_complaint(case.get("state", {}), answer["state"])


def _events_complaint(case: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str:
    at = 0
    for wanted in case.get("expect", ()):
        found = next((place for place in range(at, len(events)) if agrees(wanted, events[place])), None)
        if found is None:
            kind = [event for event in events[at:] if event["kind"] == wanted["kind"]]
            return f"no event {wanted} from number {at + 1}; of its kind there: {kind}"
        at = found + 1
    for unwanted in case.get("never", ()):
        found = next((place for place, event in enumerate(events) if agrees(unwanted, event)), None)
        if found is not None:
            return f"unwanted: {events[found]}"
    return ""


def _state_complaint(wanted: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    actual = dict(state)
    for group in GROUPS_BY_ID:
        actual[group] = {item["id"]: item for item in state[group]}
    return "" if agrees(wanted, actual) else f"wanted {wanted}, left {_part(wanted, actual)}"


def _part(wanted: Any, actual: Any) -> Any:
    if isinstance(wanted, dict) and isinstance(actual, dict):
        return {key: _part(value, actual.get(key)) for key, value in wanted.items()}
    return actual


_MISSING = object()


def agrees(wanted: Any, actual: Any) -> bool:
    """Whether a value is as wanted: numbers within the tolerance, mappings in part, lists as a whole."""
    if isinstance(wanted, dict):
        if wanted == {"absent": True}:
            return actual is _MISSING
        if wanted and set(wanted) <= {"gte", "lte"}:
            return (
                isinstance(actual, int | float)
                and actual >= wanted.get("gte", actual) - TOLERANCE
                and actual <= wanted.get("lte", actual) + TOLERANCE
            )
        return isinstance(actual, Mapping) and all(
            agrees(value, actual.get(key, _MISSING)) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(actual, list) and len(actual) == len(wanted) and all(map(agrees, wanted, actual))
    if isinstance(wanted, int | float) and not isinstance(wanted, bool):
        return isinstance(actual, int | float) and not isinstance(actual, bool) and abs(actual - wanted) <= TOLERANCE
    return bool(actual == wanted)
