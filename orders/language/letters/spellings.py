"""Spellings: the words that the names a writer uses are made of, by which one that is cut short is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.folding import fold

if TYPE_CHECKING:
    from orders.language.letters.world import World

# Words in names that are everyday ones.
PLAIN = frozenset(
    {"brigade", "division", "corps", "wood", "brook", "bridge", "heights", "ridge", "lower", "upper", "artillery",
     "cavalry", "battery", "battalion", "horse", "light", "guard", "guards", "field", "company", "prince", "general",
     "grand", "petit"}
)  # fmt: skip
LEAST = 3  # letters of a name cut short
HYPHENED = re.compile(r"(?<![\w-])[^\W\d_]+-[^\W\d_]+(?![\w-])")
LONG = re.compile(r"[^\W\d_]{5,}")


@dataclass(frozen=True, slots=True)
class Spellings:
    """Words of names as they are spelt, by what they are folded; those of commands; names by their first letters."""

    words: Mapping[str, str]
    commanding: frozenset[str]
    initials: Mapping[str, str]
    beginnings: Mapping[str, Sequence[str]]
    """The folded words by their first letters."""
    pairs: Mapping[tuple[str, str], str]
    """Names of two words with a hyphen between them, by the folded words."""


def spellings_of(world: World) -> Spellings:
    """The spellings of a writer's commanders, commands and units, and of the ground."""
    high: list[str] = []
    for id in world.commands:
        formation = world.view.formation_by_id.get(id)
        if formation is not None:
            high += [formation.label, *([formation.commander.name] if formation.commander is not None else [])]
    low = [unit.name or id for id, unit in world.own.items()]
    low += [piece.name for piece in world.view.terrain if piece.name]
    words: dict[str, str] = {}
    for word in (word for name in (*high, *low) for word in LONG.findall(name)):
        if word[0].isupper() and fold(word).text not in PLAIN:
            words.setdefault(fold(word).text, word)
    initials: dict[str, set[str]] = {}
    for name in high:
        several = re.findall(r"[^\W\d_]+", name)
        if len(several) > 1 and not any(character.isdigit() for character in name):
            initials.setdefault("".join(fold(word).text[0] for word in several), set()).add(name)
    clear = {letters: names.pop() for letters, names in initials.items() if len(names) == 1}
    commanding = frozenset(word for name in high for word in LONG.findall(fold(name).text))
    pairs: dict[tuple[str, str], str] = {}
    for name in (found for said in (*high, *low) for found in HYPHENED.findall(said)):
        first, last = fold(name).text.split("-")
        pairs.setdefault((first, last), name)
    beginnings: dict[str, list[str]] = {}
    for word in words:
        beginnings.setdefault(word[:LEAST], []).append(word)
    return Spellings(words, commanding, clear, beginnings, pairs)
