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
from typing import get_type_hints

from battles import rulesets
from battles.engine.battle import Battle
from campaigns.strategy.catalogue import CATALOGUE
from campaigns.strategy.rules.book import SETTINGS

#: How values look that were printed as Python holds them, and words joined by underscores. ``None.`` is a label's word,
#: but not within a sentence.
RAW = re.compile(
    r"\w_\w|[{}]|\bNone\b(?![.:]| yet)|\b(?:turn|of|by|to|for|at|in|on|from|with|is) None\b|"
    r"\bTrue\b|\bFalse\b|\bmappingproxy|\bFraction\(|\bobject at 0x|<\w+[.:]|\d\.\d{4,}|"
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
    found |= _enumerated(type(ruleset).__module__.rpartition(".")[0])
    return _coded(found)


@cache
def codes_of_campaigns() -> frozenset[str]:
    """The same of the engine of campaigns: kinds and keys of its events, its enumerations, its settings."""
    found = set(CATALOGUE) | {key for kind in CATALOGUE.values() for key in get_type_hints(kind)}
    found |= {setting.name for setting in SETTINGS}
    return _coded(found | _enumerated("campaigns.strategy"))


def _enumerated(package: str) -> set[str]:
    """The values of all enumerations in the modules of a package."""
    root = import_module(package)
    modules = [import_module(module.name) for module in walk_packages(root.__path__, f"{root.__name__}.")]
    classes = [value for module in modules for _, value in getmembers(module, isclass)]
    return {str(one.value) for value in classes if issubclass(value, Enum) for one in value}


def _coded(words: Iterable[str]) -> frozenset[str]:
    """Those of some words that nobody would spell so."""
    return frozenset(word for word in words if re.fullmatch(r"[a-z]+(?:[-_][a-z]+)+", word)) - ENGLISH


def ids(battle: Battle) -> set[str]:
    """Ids of a battle for which there is a name, spelt as no name is."""
    named = [(one.id, one.name) for one in (*battle.formations, *battle.terrain, *battle.sides)]
    return {id for id, name in named if is_coded(id, name)}


def is_coded(id: str, name: str) -> bool:
    """Whether an id is spelt as no name is, and there is a name."""
    return bool(name) and id != name and re.search(r"[a-z][-_]", id) is not None


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
