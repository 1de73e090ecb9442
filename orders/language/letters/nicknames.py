"""Nicknames: words of a writer's own for things, as he explained them when he was asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from battles.engine.battle import Terrain
from battles.engine.dataclasses import dataclass
from orders.language.letters.designations import ARTICLE
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

MINE = frozenset(
    ["my", "our", "mon", "ma", "mes", "notre", "nos", "mein", "meine", "meinen", "meiner", "unser", "unsere", "unseren"]
)


@dataclass(frozen=True)
class Nicknames:
    """What one writer calls units, commands, enemies and ground: his words, and the ids of the things.

    Things that are no more, or that he cannot name any longer, are left out. Articles and *my* are no part of a name.
    """

    world: World
    words: Mapping[str, str]

    @cached_property
    def by_first(self) -> Mapping[str, list[tuple[tuple[str, ...], str]]]:
        """The words of each name, by the first of them, the longest names first."""
        found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for said, id in self.words.items():
            words = plain_words(said)
            if words and self.value(id) is not None:
                found.setdefault(words[0], []).append((words, id))
        for names in found.values():
            names.sort(key=lambda name: -len(name[0]))
        return found

    def at(self, text: Text, at: int) -> Spot | None:
        """The thing whose name begins at a word, with the article before it."""
        if not self.words:
            return None
        first = at
        while first < len(text.words) and (text.bare[first] in ARTICLE or text.bare[first] in MINE):
            first += 1
        if first >= len(text.words):
            return None
        for words, id in self.by_first.get(text.bare[first], ()):
            if tuple(text.bare[first : first + len(words)]) == words:
                value = self.value(id)
                if value is not None:
                    kind = "troops" if isinstance(value, Troops) else "ground"
                    return Spot(kind, value, at, first + len(words))
        return None

    def value(self, id: str) -> Troops | tuple[Terrain, ...] | None:
        """The thing with an id, as far as the writer may name it; ``None`` for any other."""
        world = self.world
        if id in world.view.terrain_by_id:
            return (world.view.terrain_by_id[id],)
        if id in world.own:
            return Troops((id,), said=id)
        if id in world.commands:
            return Troops(world.commands[id], (), (id,), "", id)
        return Troops((), (id,), said=id) if id in world.enemy else None


def plain_words(said: str) -> tuple[str, ...]:
    """The words of a name as they are compared, without articles and *my* before them."""
    words = [word.text for word in Text(said).words if not word.is_mark]
    while len(words) > 1 and (words[0] in ARTICLE or words[0] in MINE):
        words = words[1:]
    return tuple(words)
