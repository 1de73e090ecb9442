"""Rulings in words: what they are about, what stood there and what shall; and throws as umpires write them.

A throw is written as ``fire by 1/92: 6 2``: what it decides, who throws, how the dice fall. Throws of a kind by the
same thrower follow one another in their order, parted by semicolons.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Ruling
from campaigns.services.rulings.rulings import AFTER, BEFORE, DICE

Document = Mapping[str, Any]

#: What is usually ruled otherwise about a unit or a commander, in the order of use, with the words for it.
KEYS: Mapping[str, str] = {
    "strength": _noop("strength"),
    "at": _noop("place"),
    "facing": _noop("facing"),
    "formation": _noop("formation"),
    "out": _noop("out of the battle"),
    "suppression": _noop("suppression"),
    "rating": _noop("rating"),
}
STAGES: Mapping[str, str] = {AFTER: _noop("when the turn ends"), BEFORE: _noop("when the turn begins")}
_ABOUT = re.compile(r"(before|after)\.(units|formations)\[([^\]]+)\](?:\.(commander))?\.(\w+)")
_THROW = re.compile(r"(?P<label>[^:;]+?) by (?P<by>[^:;]+?): ?(?P<roll>\d+(?:[ ,]+\d+)*)")
_NUMBERS = re.compile(r"\[?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\]?")


def throws_from(text: str) -> list[dict[str, Any]] | None:
    """The throws of a script written in words; ``None`` when a piece of it is none."""
    found = []
    for piece in filter(None, (piece.strip() for piece in re.split(r"[;\n]", text))):
        match = _THROW.fullmatch(piece)
        if match is None:
            return None
        roll = [int(face) for face in re.findall(r"\d+", match["roll"])]
        found.append({"for": match["label"].strip().replace(" ", "_"), "by": match["by"].strip(), "roll": roll})
    return found or None


def throws_in_words(throws: Iterable[Mapping[str, Any]]) -> str:
    """Throws of a script as :func:`throws_from` reads them."""
    return "; ".join(
        f"{str(throw['for']).replace('_', ' ')} by {throw['by']}: {' '.join(map(str, throw['roll']))}"
        for throw in throws
    )


def value_from(path: str, text: str) -> Any:
    """What an umpire wrote as a path's value: throws, a place as two numbers, JSON, or words; ``None`` for nothing."""
    text = text.strip()
    if not text:
        return None
    if path == DICE and (throws := throws_from(text)) is not None:
        return throws
    if match := _NUMBERS.fullmatch(text):
        return [float(number) if "." in number else int(number) for number in match.groups()]
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def value_in_words(path: str, value: Any) -> str:
    """A path's value as :func:`value_from` reads it."""
    if value is None:
        return ""
    if path == DICE:
        throws = value if isinstance(value, list) else [value]
        if all(isinstance(throw, Mapping) and {"for", "by", "roll"} <= throw.keys() for throw in throws):
            return throws_in_words(throws)
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(each, int | float) for each in value):
        return ", ".join(map(str, value))
    return json.dumps(value, ensure_ascii=False)


def place_in_words(document: Document, path: str) -> str:
    """What a path leads to, by the names of a battle; the path itself where it has no words."""
    if path == DICE:
        return _("dice")
    match = _ABOUT.fullmatch(path)
    if match is None or match[5] not in KEYS:
        return path
    stage, kind, id, commander, key = match.groups()
    thing: Mapping[str, Any] = next((each for each in document.get(kind, ()) if each["id"] == id), {})
    if commander:
        thing = thing.get("commander", {})
    return about(str(thing.get("name") or id), key, stage)


def called(document: Document, id: str) -> str:
    """The name of a unit, of a formation's commander, or of a side, with the id where it is another word."""
    for kind in ("units", "formations", "sides"):
        thing: Mapping[str, Any] | None = next((each for each in document.get(kind, ()) if each["id"] == id), None)
        if thing is not None:
            name = str(thing.get("commander", {}).get("name") or thing.get("name") or id)
            return name if name == id else f"{name} ({id})"
    return id


def about(name: str, key: str, stage: str) -> str:
    """A value of a unit or commander at one end of a turn, in words."""
    return _("{name}: {what} {when}").format(name=name, what=_(KEYS[key]), when=_(STAGES[stage]))


def in_words(document: Document, rulings: Sequence[Ruling]) -> list[dict[str, Any]]:
    """Rulings as a page shows them: what about, what it was (empty for throws) and what it is."""
    return [
        {
            "ruling": ruling,
            "about": place_in_words(document, ruling.path),
            "before": "" if ruling.path == DICE else value_in_words(ruling.path, ruling.before) or _("nothing"),
            "after": value_in_words(ruling.path, ruling.after) or _("nothing"),
        }
        for ruling in rulings
    ]
