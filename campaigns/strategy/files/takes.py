"""Values of a campaign file beyond those that battle files share, and records inside records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from battles.engine import expressions as re
from battles.engine.faults import Fault
from battles.engine.reading import Faults, Key, Unfit, name, read_list, read_record, sheet, shown, whole
from campaigns.strategy.clock import moment, written

LOOSE = re.compile(r"[A-Za-z0-9/._~-]{1,90}")
MOST_MEN = 100_000_000
MEN = whole(0, MOST_MEN)


class Within(Unfit):
    """Faults inside a value, each with its own path from there."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "; ".join(f"{fault.path}: {fault.message}" for fault in self.faults)


def keep(value: Any) -> Any:
    """A value that is read further on."""
    return value


def loose_id(value: Any) -> str:
    """An id, those that the program makes included: also longer ones, and with ``~``."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if isinstance(text, str) and LOOSE.fullmatch(text):
        return text
    raise Unfit(f"{shown(value)} is not an id; allowed: letters, digits, / . _ ~ -")


def read_nested(raw: Any, path: str, keys: Mapping[str, Key], faults: Faults) -> dict[str, Any]:
    """As ``read_record``, with the faults inside values under their own paths."""
    inner: list[tuple[str, Within]] = []

    def wrapped(key: str, take: Any) -> Any:
        def read(value: Any) -> Any:
            try:
                return take(value)
            except Within as within:
                inner.append((key, within))
                return keys[key].default

        return read

    watched = dict(keys)
    for key in raw if isinstance(raw, Mapping) else ():
        if key in keys:
            watched[key] = Key(wrapped(key, keys[key].take), keys[key].required, keys[key].default)
    record = read_record(raw, path, watched, faults)
    for key, within in inner:
        for fault in within.faults:
            step = fault.path if not fault.path or fault.path.startswith("[") else f".{fault.path}"
            faults.add(f"{path}.{key}{step}" if path else f"{key}{step}", fault.message)
    return record


def record(value: Any, keys: Mapping[str, Key]) -> dict[str, Any]:
    """A mapping inside a record. Raises :class:`Within`."""
    faults = Faults()
    found = read_nested(value, "", keys, faults)
    if faults.found:
        raise Within(faults.found)
    return found


def records(value: Any, keys: Mapping[str, Key]) -> list[dict[str, Any]]:
    """A list of mappings inside a record. Raises :class:`Within`."""
    faults = Faults()
    found = [read_nested(item, f"[{index}]", keys, faults) for index, item in enumerate(read_list(value, "", faults))]
    if faults.found:
        raise Within(faults.found)
    return found


def text_list(value: Any) -> list[str]:
    """A list of texts."""
    if isinstance(value, list | tuple):
        return [sheet(item) for item in value]
    raise Unfit(f"{shown(value)} is not a list; allowed: a list of texts")


def _times(value: Any) -> list[int]:
    if isinstance(value, list | tuple):
        return [moment(item) for item in value]
    raise Unfit(f"{shown(value)} is not a list; allowed: a list of times")


TIMES = _times


def mapping(value: Any) -> dict[str, Any]:
    """A mapping that is handed on as it is."""
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return dict(value)
    raise Unfit(f"{shown(value)} is not a mapping; allowed: keys and values")


def told(value: Any) -> dict[str, Any]:
    """What was reported of an order: reasons, each with its time."""
    return {key: written(moment(item)) for key, item in mapping(value).items()}


def forced(value: Any) -> tuple[str, int]:
    """A screen that was forced, and until when."""
    found = record(value, {"screen": Key(loose_id, required=True), "until": Key(moment, required=True)})
    return found["screen"], found["until"]


def reports(value: Any) -> list[dict[str, Any]]:
    """The reports of a post, kept as they are; each is a mapping with its kind and times."""
    if not isinstance(value, list | tuple):
        raise Unfit(f"{shown(value)} is not a list; allowed: a list of reports")
    faults: list[Fault] = []
    for index, item in enumerate(value):
        if not isinstance(item, Mapping) or not isinstance(item.get("kind"), str):
            faults.append(
                Fault(f"[{index}]", f"{shown(item)} is no report; allowed: a mapping with kind, of, got, from")
            )
            continue
        for key in ("of", "got"):
            try:
                moment(item.get(key))
            except Unfit as unfit:
                faults.append(Fault(f"[{index}].{key}", str(unfit)))
    if faults:
        raise Within(faults)
    return [dict(item) for item in value]


def book(value: Any) -> list[dict[str, Any]]:
    """The order book of a post: a mapping an order, with its id, hour, formation and lines."""
    if isinstance(value, list | tuple) and all(isinstance(one, Mapping) for one in value):
        keys = {
            "id": Key(loose_id, required=True),
            "sent": Key(lambda time: written(moment(time)), required=True),
            "formation": Key(loose_id, required=True),
            "lines": Key(text_list, required=True),
        }
        return [record(one, keys) for one in value]
    raise Unfit(f"{shown(value)} is no order book; allowed: a list of orders with id, sent, formation, lines")


def view(value: Any) -> dict[str, str]:
    """What a post has in view: element to the place or road noted."""
    if isinstance(value, Mapping):
        return {loose_id(key): loose_id(item) for key, item in value.items()}
    raise Unfit(f"{shown(value)} is not a mapping; allowed: places or roads by element")


def counters(raw: Any, faults: Faults) -> dict[str, dict[str, int]]:
    """What has been numbered so far (EC-FILE-14)."""
    if raw is None:
        return {}
    outer = read_record(raw, "counters", {"dispatch": Key(keep), "patrol": Key(keep)}, faults)
    found: dict[str, dict[str, int]] = {}
    for what, numbers in outer.items():
        if numbers is None:
            continue
        if not isinstance(numbers, Mapping):
            faults.add(f"counters.{what}", f"{shown(numbers)} is not a mapping; allowed: numbers by sender")
            continue
        found[what] = {}
        for key, number in numbers.items():
            try:
                found[what][loose_id(key)] = MEN(number)
            except Unfit as unfit:
                faults.add(f"counters.{what}.{str(key)[:60]}", str(unfit))
    return found


__all__ = [
    "MEN", "TIMES", "Within", "book", "counters", "forced", "keep", "loose_id", "mapping", "name", "read_nested",
    "record", "records", "reports", "sheet", "text_list", "told", "view",
]  # fmt: skip
