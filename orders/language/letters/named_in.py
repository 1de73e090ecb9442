"""Named in: whom and what some words of a letter name, looked at by themselves; nobody is spoken of by that."""

from __future__ import annotations

from orders.language.letters.keywords import Keywords
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

LONGEST_HEAD = 50  # characters of a name before a colon


class NamedIn(Keywords):
    """The part of reading sentences that knows what a few words name: troops of his, the enemy, ground."""

    def troops_in(self, text: Text) -> list[Troops]:
        """The troops that some words name; nobody is spoken of by that."""
        family = self.spotter.family
        named = [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]
        self.spotter.family = family
        return named

    def named_before_colon(self, raw: str) -> Troops | None:
        """The command with whose name and a colon a line begins."""
        head, colon, rest = raw.partition(":")
        if not colon or len(head) > LONGEST_HEAD or not rest.strip():
            return None
        named = self.troops_in(Text(self.in_full(head)))
        return named[0] if len(named) == 1 and len(named[0].commands) == 1 else None

    def is_somewhere(self, text: Text) -> bool:
        """Whether some words hold a place, a way or an enemy."""
        spots = self.spotter.spots(text)
        enemy = any(isinstance(spot.value, Troops) and spot.value.enemy and not spot.value.own for spot in spots)
        return enemy or any(spot.kind in ("ground", "spot", "kind", "compass", "side") for spot in spots)

    def foes_in(self, said: str) -> int:
        """How many of the enemy some words name, and nobody and nothing else."""
        family = self.spotter.family
        spots = [spot for spot in self.spotter.spots(Text(self.in_full(said))) if spot.kind != "filler"]
        self.spotter.family = family
        if spots and all((spot.kind, spot.value) == ("side", "enemy") for spot in spots):
            return len(self.world.enemy)
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        if len(troops) != len(spots) or any(one.own and not one.loose for one in troops):
            return 0
        return len({id for one in troops for id in one.enemy})

    def is_on_the_ground(self, said: str) -> bool:
        """Whether some words name a piece of ground or a square, and nothing else."""
        spots = [spot for spot in self.spotter.spots(Text(self.in_full(said))) if spot.kind != "filler"]
        return bool(spots) and all(spot.kind in ("ground", "spot", "kind") for spot in spots)

    def names_his(self, said: str) -> bool:
        """Whether some words name troops of his."""
        return self.names_own(Text(said))
