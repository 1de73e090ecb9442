"""Words of the engine that nobody should read: found by what the code itself calls things, not by a list kept by hand.

From a rulebook: the kinds, keys and words of its events, and the values of all enumerations in its modules that are
spelt as codes are, with a hyphen or an underscore. From a battle: ids of commands, ground and sides that have names.
From Python: how it shows values that nobody worded.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import walk_packages

from battles import rulesets
from battles.engine.battle import Battle

#: How values look that were printed as Python holds them, and words joined by underscores. ``None.`` is a label's word.
RAW = re.compile(
    r"\w_\w|[{}]|\bNone\b(?![.:])|\bTrue\b|\bFalse\b|\bmappingproxy|\bFraction\(|\bobject at 0x|<\w+[.:]|\d\.\d{4,}|"
    r"\('|',\)|\[\]|\['"
)
#: Codes that are English as people spell it.
ENGLISH = frozenset({
    "re-formed", "counter-charged", "counter-charge", "side-step", "side-stepped", "twenty-five", "cut-off",
    "hand-to-hand",
})  # fmt: skip


@cache
def codes(ruleset_id: str) -> frozenset[str]:
    """What a rulebook calls things in its events and files, where nobody would spell it so."""
    ruleset = rulesets.find(ruleset_id)
    found = set(ruleset.catalogue)
    for kind in ruleset.catalogue.values():
        found |= set(kind.keys) | {str(word) for key in kind.keys.values() for word in key.words}
    package = import_module(type(ruleset).__module__.rpartition(".")[0])
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        for _, value in getmembers(import_module(module.name), isclass):
            if issubclass(value, Enum):
                found |= {str(one.value) for one in value}
    return frozenset(word for word in found if re.fullmatch(r"[a-z]+(?:[-_][a-z]+)+", word)) - ENGLISH


def ids(battle: Battle) -> set[str]:
    """Ids of a battle for which there is a name, spelt as no name is."""
    named = [(one.id, one.name) for one in (*battle.formations, *battle.terrain, *battle.sides)]
    return {id for id, name in named if name and id != name and re.search(r"[a-z][-_]", id)}


def orderable(ruleset_id: str) -> set[str]:
    """Words that are written in orders, as papers that teach these print them."""
    vocabulary = rulesets.find(ruleset_id).vocabulary
    return set(re.findall(r"[a-z]+(?:-[a-z]+)+", repr(vocabulary)))


def engine_words(text: str, *, words: Iterable[str], names: Iterable[str] = ()) -> Iterator[str]:
    """What in a text is a word of the engine: one of some codes and ids, or a value as Python shows it.

    ``names`` are what people called things, in which anything may stand.
    """
    known = sorted(filter(None, names), key=len, reverse=True)
    told = re.sub("|".join(map(re.escape, known)), " ", text) if known else text
    coded = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{coded})(?![\w-])") if coded else None
    for found in (*(pattern.finditer(told) if pattern else ()), *RAW.finditer(told)):
        yield told[max(0, found.start() - 30) : found.end() + 30]
