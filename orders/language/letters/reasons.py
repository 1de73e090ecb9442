"""Reasons: clauses that tell why, and more of somebody or something: they order nothing."""

from __future__ import annotations

from orders.language.letters.directions import Directions
from orders.language.letters.spots import Spot
from orders.language.letters.state import FINITE, RELATIVE
from orders.language.letters.troops import Troops

GERMAN_RELATIVE = frozenset(
    {"der", "die", "das", "den", "dem", "denen", "deren", "dessen", "welche", "welcher", "welches", "wo"}
)
DESCRIBING = frozenset(
    {"the", "a", "an", "le", "la", "les", "un", "une", "die", "der", "das", "den", "dem", "ein", "eine"}
)


class Reasons(Directions):
    """The part of composing that is about reasons and relative clauses."""

    def is_relative(self, spot: Spot, before: Spot) -> bool:
        """Whether a word begins a clause that only tells more of what stands before it."""
        word = self.text.bare[spot.start]
        if word not in RELATIVE or before.kind not in ("troops", "ground", "kind", "all", "near"):
            return False
        following = self.following(self.spots.index(spot))
        formed = following is not None and following.kind == "formation"
        return spot.kind != "filler" or word != "qui" or formed

    def is_german_relative(self, spot: Spot, at: int) -> bool:
        """``das 1/2L, das so gelitten hat, ...``: a clause behind a comma with its verb at the end."""
        if self.text.bare[spot.start] not in GERMAN_RELATIVE or at < 2 or isinstance(spot.value, Troops):
            return False
        comma, named = self.spots[at - 1], self.spots[at - 2]
        if comma.value != "," or named.kind not in ("troops", "ground", "kind", "spot", "group"):
            return False
        if spot.end - spot.start > 1 and spot.kind in ("ground", "spot", "kind"):
            return False
        end = at + 1
        while end < len(self.spots) and not (self.spots[end].kind == "mark" and str(self.spots[end].value) in ",;:.)!"):
            end += 1
        last = self.spots[end - 1]
        if "zu" in self.text.bare[max(spot.end, last.start - 1) : last.end]:
            return False  # (hat), mit Ausnahme der Garde, den Wald zu halten
        return end - at > 1 and last.kind in ("verb", "modal", "trigger") and last.start > spot.start

    def named_again(self, spot: Spot) -> bool:
        """``All, except the 2/93, which stays``: behind the comma more is told of those who are excepted."""
        ahead = [one for one in self.spots[self.spots.index(spot) + 1 :] if one.kind != "filler"][:2]
        if len(ahead) < 2 or ahead[0].value != ",":
            return False
        word = self.text.bare[ahead[1].start]
        return word in RELATIVE or word in GERMAN_RELATIVE or ahead[1].kind in ("they", "because", "not", "link")

    def is_order(self, at: int) -> bool:
        """Whether an order begins at a spot: a verb or formation comes soon."""
        return any(spot.kind in ("verb", "formation") for spot in self.spots[at : at + 4])

    def take_because(self, at: int) -> int:
        """A reason: it runs to the next comma, full stop or ``and`` with an order after it."""
        spot = self.spots[at]
        end = at + 1
        relative = self.text.bare[spot.start] in RELATIVE
        told = False
        while end < len(self.spots):
            other = self.spots[end]
            if other.kind == "mark" and other.value in (",", ";", ":", ".", "(", ")"):
                break
            if other.kind == "link" and self.is_order(end + 1) and end - at > 2:
                break
            if relative and other.kind in FINITE:
                if told and self.spots[end - 1].kind not in (*FINITE, "not", "filler"):
                    break  # who is on foot | makes a square
                told = True
            end += 1
        if relative and self.act.subject is not None and self.act.empty and self.act.subject.loose:
            self.act.only = True  # those of whom it is true, no others
        self.done.reasons.append(self.text.raw_between(spot.start, self.spots[end - 1].end))
        self.fresh = True
        return end

    def tells_of_target(self, spot: Spot, at: int) -> bool:
        """Whether a clause that tells more of an enemy begins: ``the guns which stand by the farm``."""
        before = self.spots[at - 1] if at else None
        if before is not None and before.kind == "mark" and before.value == "," and at > 1:
            before = self.spots[at - 2]
        if before is None or not isinstance(before.value, Troops) or self.act.target is None or self.act.near:
            return False
        if not before.value.enemy or before.start < self.act.start:
            return False
        word = self.text.bare[spot.start]
        following = self.following(at, past=frozenset({"filler", "modal", "title"}))
        seen = word == "que" and following is not None and following.kind in ("they", "filler")
        return word in RELATIVE or seen or self.is_german_relative(spot, at)

    def describes_target(self, spot: Spot, at: int) -> bool:
        """``fire at 2/2Nas, the battalion in line in E7``: behind a comma more is told of the enemy just named."""
        before, aim = self.spots[at - 1] if at > 1 else None, self.act.target
        if before is None or before.value not in (",", "(") or aim is None or aim.loose or len(aim.enemy) != 1:
            return False
        named = self.spots[at - 2]
        if not isinstance(named.value, Troops) or set(named.value.enemy) != set(aim.enemy):
            return False
        end = at
        while end < len(self.spots) and self.spots[end].kind != "mark" and self.spots[end].kind != "link":
            end += 1
        clause = self.spots[at:end]
        told = [one for one in clause if isinstance(one.value, Troops)][:1]
        article = self.text.bare[spot.start] in DESCRIBING
        loose = bool(told) and isinstance(told[0].value, Troops) and told[0].value.loose
        return article and loose and not any(one.kind in ("verb", "modal", "not", "they") for one in clause)

    def take_telling(self, at: int) -> int:
        """A clause that tells where the target is: its places count, its verbs do not."""
        end = at + 1
        while end < len(self.spots) and not (self.spots[end].kind == "mark" and str(self.spots[end].value) in ",;:."):
            spot = self.spots[end]
            if spot.kind == "mark" and str(spot.value) in "([":
                break
            if spot.kind in ("relation", "ground", "spot", "kind", "compass"):
                self.fresh = False
                getattr(self, f"take_{spot.kind}")(spot, end)
            elif spot.kind == "link" and self.relation != "between" and self.is_order(end + 1):
                break
            end += 1
        self.relation, self.fresh = "", True
        return end
