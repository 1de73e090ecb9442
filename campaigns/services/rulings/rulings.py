"""Rulings: what an umpire decides otherwise than the engine, as inputs of a turn.

A ruling names a path and a value. Paths beginning with ``before`` change the document a turn starts from, those
beginning with ``after`` what it leaves behind, ``dice`` puts a throw, or a list of throws in their order, into the
script. Because rulings are inputs, a turn that is resolved again gives the same result with them.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.faults import Fault, InputFaults

Document = Mapping[str, Any]
#: Raises ``InputFaults`` for a document that is no valid game.
Check = Callable[[Document], object]

BEFORE, AFTER, DICE = "before", "after", "dice"
STEP = re.compile(r"(?P<key>[^.\[\]]+)|\[(?P<item>[^\]]+)\]")
#: What a ruling may not touch: the history, the title that dice are labelled with, and what belongs to one turn only.
FIXED = ("log", "turn", "title", "ruleset", "estafette", "orders", "dice")


@dataclass(frozen=True, slots=True)
class Verdict:
    """One thing decided otherwise: where, and what it shall be (``None`` takes the key away)."""

    path: str
    value: Any
    reason: str
    shown_to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fallen:
    """A ruling that can no longer be applied, and what is wrong with it."""

    verdict: Verdict
    faults: InputFaults


def refuse_elsewhere(verdicts: Iterable[Verdict]) -> None:
    """Raises ``InputFaults`` naming every path that leads neither into the start, nor the outcome, nor the dice."""
    astray = [verdict for verdict in verdicts if not _has_root(verdict.path)]
    if astray:
        words = _("a ruling is about before, after or dice; write such as after.units[1/92].strength")
        raise InputFaults([Fault(verdict.path, words) for verdict in astray])


def _has_root(path: str) -> bool:
    return path == DICE or (path.partition(".")[0] in (BEFORE, AFTER) and "." in path)


def replaces(newer: Verdict, older: Verdict) -> bool:
    """Whether a ruling takes an older one's place: it is about the same path or, of dice, about the same throws."""
    if newer.path != older.path:
        return False
    return newer.path != DICE or bool(_throwers(newer) & _throwers(older))


def _throwers(verdict: Verdict) -> set[tuple[object, object]]:
    throws = (throw for throw in _throws(verdict.value) if isinstance(throw, Mapping))
    return {(throw.get("for"), throw.get("by")) for throw in throws}


def look_up(document: Document, path: str, value: Any = None) -> Any:
    """The value at a path such as ``units[1/92].strength``; ``None`` where there is no such key.

    So there is where ``value`` would be added to a list. Raises ``InputFaults`` naming the path when it leads nowhere.
    """
    holder, key = _walk(document, path, value)
    if isinstance(holder, list) and key == len(holder):
        return None
    return holder.get(key) if isinstance(holder, Mapping) else holder[key]


def with_change(document: Document, path: str, value: Any, check: Check) -> dict[str, Any]:
    """A copy of a document with one value changed; ``None`` takes it away, a thing with a new id is added to a list.

    Raises ``InputFaults`` when ``check`` does, or the path is wrong.
    """
    changed = copy.deepcopy(dict(document))
    holder, key = _walk(changed, path, value)
    if isinstance(holder, list) and key == len(holder):
        holder.append(value)
    elif value is None and isinstance(holder, list):
        del holder[key]
    elif value is None:
        holder.pop(key, None)
    else:
        holder[key] = value
    check(changed)
    return changed


def apply_to(document: Document, verdicts: Iterable[Verdict], stage: str, check: Check) -> dict[str, Any]:
    """The document with all verdicts of one stage (``before`` or ``after``) applied in turn."""
    changed = dict(document)
    for verdict in verdicts:
        if verdict.path.startswith(f"{stage}."):
            changed = with_change(changed, verdict.path.removeprefix(f"{stage}."), verdict.value, check)
    if stage == BEFORE:
        script = [throw for verdict in verdicts if verdict.path == DICE for throw in _throws(verdict.value)]
        if script:
            changed = {**changed, "dice": [*changed.get("dice", ()), *script]}
            check(changed)
    return changed


def applied(
    document: Document, verdicts: Iterable[Verdict], stage: str, check: Check
) -> tuple[dict[str, Any], tuple[Fallen, ...]]:
    """The document with those verdicts of one stage that can be applied to it, and those that cannot."""
    changed, fallen = dict(document), []
    for verdict in verdicts:
        try:
            changed = apply_to(changed, [verdict], stage, check)
        except InputFaults as faults:
            fallen.append(Fallen(verdict, faults))
    return changed, tuple(fallen)


def taken_back(document: Document, verdict: Verdict, was: Any) -> dict[str, Any]:
    """A turn's first document without a ruling that was applied to it, where ``was`` stood before."""
    if verdict.path == DICE:
        script = list(document.get("dice", ()))
        for throw in _throws(verdict.value):
            if throw in script:
                script.remove(throw)
        rest = {key: value for key, value in document.items() if key != "dice"}
        return {**rest, "dice": script} if script else rest
    if not verdict.path.startswith(f"{BEFORE}."):
        return dict(document)
    return with_change(document, verdict.path.removeprefix(f"{BEFORE}."), was, lambda _changed: None)


def _throws(value: Any) -> list[Any]:
    """The scripted throws that a ruling's value stands for: one, or a list of them."""
    return value if isinstance(value, list) else [value]


def _walk(document: Document, path: str, value: Any = None) -> tuple[Any, Any]:
    """The container that holds the last step of a path, and that step as a key or an index.

    The index of a ``value`` that is to be added to a list, as its id says, is the length of the list.
    """
    steps = [match["key"] or match["item"] for match in STEP.finditer(path)]
    if not steps or steps[0] in FIXED:
        raise InputFaults(
            [
                Fault(
                    path, _("a ruling cannot change this; allowed: anything but {FIXED}").format(FIXED=", ".join(FIXED))
                )
            ]
        )
    holder: Any = document
    for step in steps[:-1]:
        holder = _step(holder, step, path)
    if isinstance(holder, list) and _is_new(holder, steps[-1], value):
        return holder, len(holder)
    return holder, _last(holder, steps[-1], path)


def _is_new(holder: list[Any], id: str, value: Any) -> bool:
    """Whether a value is a thing of this id that a list has not."""
    known = (item.get("id") for item in holder if isinstance(item, Mapping))
    return isinstance(value, Mapping) and value.get("id") == id and id not in known


def _step(holder: Any, step: str, path: str) -> Any:
    last = _last(holder, step, path)
    if isinstance(holder, Mapping) and last not in holder:
        raise InputFaults(
            [
                Fault(
                    path,
                    _("there is no {step!r} here; allowed: {value}").format(
                        step=step, value=", ".join(map(str, holder)) or "nothing"
                    ),
                )
            ]
        )
    return holder[last]


def _last(holder: Any, step: str, path: str) -> Any:
    """A step as a key of a mapping, or as the index of the list's item with this id or number."""
    if isinstance(holder, Mapping):
        return step
    if isinstance(holder, list):
        ids = [item.get("id") if isinstance(item, Mapping) else None for item in holder]
        if step in ids:
            return ids.index(step)
        if step.isdigit() and int(step) < len(holder):
            return int(step)
        named = ", ".join(str(known) for known in ids if known is not None)
        raise InputFaults(
            [
                Fault(
                    path,
                    _("nothing here has the id {step!r}; allowed: {value}").format(
                        step=step, value=named or f"0 to {len(holder) - 1}"
                    ),
                )
            ]
        )
    raise InputFaults([Fault(path, f"{step!r} leads into a plain value ({holder!r})")])
