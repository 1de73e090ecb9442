"""Onward: what a place, a number or a name says beside what was said before it: one more, the next, or the same."""

from __future__ import annotations

from battles.engine.orders import Place
from orders.language.letters.acts import Part
from orders.language.letters.located import ONES, Located
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops

# Prepositions that lead somewhere.
LEADING = frozenset({"back", "to", "into", "onto", "towards", "nach", "zu", "zum", "vers", "jusqu"})


class Onward(Located):
    """The part of composing that asks what goes on from what stands before it."""

    def counts_some(self, at: int) -> bool:
        """``Two of them, the 18/6 and the 1/6``: how many, with their names behind it; or nobody knows which."""
        them = [spot for spot in self.spots[at + 1 :] if spot.kind != "filler"][:4]
        if len(them) < 2 or them[1].kind != "they":
            return False
        named = (
            len(them) == 4 and them[2].kind == "mark" and isinstance(them[3].value, Troops) and not them[3].value.loose
        )
        if not named:
            self.act.some = self.some = True
        return True

    def are_both(self, number: int) -> bool:
        """Whether *the two* are the two units that were spoken of last."""
        return number == 2 and self.last is not None and len(self.last.own) == 2 and not self.act.parts

    def aims_next(self, part: Part) -> bool:
        """``At the battery in F6, then the one at G6``: another of the kind, in another square."""
        act = self.act
        named = act.verb == "fire" and act.target is not None and act.target.kind and act.near is not None
        one = self.text.bare[max(0, part.start - 2)] in ONES
        return named and one and self.fresh and isinstance(part.to, Place) and not self.negated

    def goes_on(self, part: Part) -> bool:
        """``Stays in line, forward to H4``: behind a comma a way that leads there is none of staying."""
        stays = self.act.verb == "hold" and bool(self.act.formation) and not self.act.parts and not self.act.negated
        return stays and (self.fresh or bool(self.act.way)) and (part.relation == "towards" or part.word in LEADING)

    def is_named_after(self, spot: Spot, at: int) -> bool:
        """``the hamlet of Lairalle``: the kind only introduces the name, which follows."""
        following = at + 1
        while following < len(self.spots) and (
            self.spots[following].kind == "filler" or self.spots[following].means("relation", "of")
        ):
            following += 1
        if following >= len(self.spots) or following - at > 3:
            return False
        named = self.spots[following]
        if named.kind != "ground" or not isinstance(named.value, tuple) or not named.value:
            return False
        pieces = self.world.of_kind(str(spot.value))
        return any(piece is named.value[0] for piece in pieces) or str(spot.value) in ("farm", "village")
