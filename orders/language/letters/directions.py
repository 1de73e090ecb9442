"""Directions: points of the compass, and left, right, forward and back: a way to go or look, or a side of something."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from orders.language.letters.acts import Part
from orders.language.letters.designations import ARTICLE
from orders.language.letters.placing import SETTLING, Placing
from orders.language.letters.spots import Spot
from orders.language.letters.state import LOOKING, POSSESSIVES
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import COMPASS

SIDE = frozenset({"side", "bank", "flank", "hand", "edge", "end", "shore", "tip", "corner", "fringe", "point", "rim"})
ENDS = frozenset({"edge", "end", "tip", "corner", "fringe", "point", "rim", "border"})

TOWARDS = frozenset({"to", "toward", "towards", "nach", "richtung", "gen", "vers", "au", "direction"})

# Behind one of these a side is that of what is named; who sets up there looks wherever he is told to.
OF_IT = frozenset({"of", "von", "de", "du", "des", "d"})
SETTING_UP = frozenset({"unlimber", "form", "place"})


class Directions(Placing):
    """The part of composing that is about directions."""

    def take_compass(self, spot: Spot, at: int) -> None:
        if self.excluding:
            return
        way = str(spot.value)
        if self.on_that_side(spot, way) or self.is_side_of_it(way, at):
            return
        behind = self.following(at)
        ends = behind is None or (behind.kind == "mark" and str(behind.value) in ",.;)")
        if ends and self.length is None and self.act.verb in SETTLING - {"form"} and self.settles_there("compass", way):
            return
        following = self.following(at)
        more = following is not None and following.kind in ("relation", "ground", "kind", "spot", "troops")
        more = more and not (self.act.length is not None and self.leads_into(following))  # 4 cm west | into the wood
        if (
            self.act.verb in LOOKING
            and not self.act.compass
            and not (following is not None and following.kind == "relation" and following.value in ("edge", "of"))
            and not (more and self.act.verb in SETTING_UP and self.is_of_it(spot))
        ):
            self.act.compass = way
            self.relation = ""
        elif (
            more
            and following is not None
            and (following.kind != "relation" or following.value in ("edge", "of", "at", "beside"))
        ):
            self.edge_way, edged = way, self.edge
            if following.kind in ("ground", "kind") and not self.edge:
                self.edge = True
            of = following.means("relation", "of") or self.text.bare[spot.end] in ("of", "von", "de", "du")
            german = self.text.bare[spot.end - 1].endswith(("lich", "tl", "dl"))  # 4 cm östlich Gemioncourt
            of = of or (german and following.kind in ("ground", "kind", "spot", "troops"))
            if of and not edged:
                self.edge = False
                self.via = self.via or self.relation == "along"
                self.relation = "compass"
            elif self.relation == "":
                self.relation = "at"
        elif self.edge and self.act.parts:
            self.act.parts[-1].way, self.act.parts[-1].edge = way, True
        elif self.act.verb in ("hold", "form", "") and not self.relation:
            self.act.compass = self.act.compass or way
        else:
            words = [word for word in self.text.bare[max(0, spot.start - 2) : spot.end] if word not in ARTICLE]
            if self.act.verb == "withdraw" and not TOWARDS.isdisjoint(words):
                self.act.degrees = COMPASS[way]  # falls back to the south-west: there, wherever they look
            self.act.compass = way
            self.relation = ""

    def is_of_it(self, spot: Spot) -> bool:
        """``Unlimbers to the east of Stevenart``: whether a side is that of what is named right behind it."""
        words = self.text.bare
        return words[spot.end - 1] in OF_IT or (spot.end < len(words) and words[spot.end] in OF_IT)

    def on_that_side(self, spot: Spot, way: str) -> bool:
        """``beside the battery, at the west side``: on which side of what was named just before."""
        bare = self.text.bare
        if (
            self.relation not in ("at", "along")
            or spot.end >= len(bare)
            or bare[spot.end] not in SIDE
            or "of" in bare[spot.end : spot.end + 2]
        ):
            return False
        acts = [self.act, *reversed(self.done.acts)]
        at = next((act for act in acts if act.parts), None)
        if at is None:
            return False
        if self.relation == "along":
            self.act.parts.append(replace(at.parts[-1], relation="along", way=way, edge=True))
        else:
            end = bare[spot.end] in ENDS
            at.parts[-1] = replace(at.parts[-1], relation="at" if end else "compass", way=way, edge=end)
        self.relation, self.fresh = "", False
        return True

    def take_way(self, spot: Spot, _at: int) -> None:
        way = str(spot.value)
        if self.excluding or self.is_their_wing(way, _at):
            return
        self.relation = "" if self.relation == "at" else self.relation
        if self.is_side_of_those_before(spot, way):
            return
        place = self.act.parts[-1] if self.act.parts else None
        if way == "back" and place is not None and place.relation == "behind" and self.act.length is not None:
            place.length, self.act.length = place.length or self.act.length, None  # behind him, 200 paces back
            return
        if way == "back" and not self.act.verb and not self.act.parts:
            if self.fresh and self.act.formation:
                self.new_act(spot)
            self.act.verb = "withdraw"
        elif way == "forward" and not self.act.verb:
            self.act.verb = "go"
        elif way == "forward" and (self.act.verb == "form" or self.stays_formed()):
            self.new_act(spot)
            self.act.verb = "go"
        if way in ("left", "right") and place is not None and place.relation == "beside" and not place.way:
            place.relation, self.fresh = way, False  # next to the farm, on the left
            return
        self.act.way = self.act.way or way
        self.fresh = False

    def stays_formed(self) -> bool:
        """``stays in skirmish order, | forward``: behind a comma, after a formation that is kept."""
        return self.fresh and self.act.verb == "hold" and bool(self.act.formation) and not self.act.negated

    def is_side_of_those_before(self, spot: Spot, way: str) -> bool:
        """``5M holds the farm; 8M comes up on its right``: of the others who were told just before, not their own."""
        words = self.text.bare[spot.start : spot.end]
        act, before = self.act, self.done.acts[-1] if self.done.acts else None
        if way not in ("left", "right") or words[:1] != ["on"] or POSSESSIVES.isdisjoint(words) or before is None:
            return False
        whom = before.subject
        if whom is None or act.subject is None or whom is act.subject or act.inherits or act.parts or not whom.own:
            return False
        act.parts.append(Part(way, whom, self.length, start=spot.start, end=spot.end))
        self.length, self.relation, self.fresh = None, "", False
        return True

    def is_their_wing(self, way: str, at: int) -> bool:
        """``behind Gauthier's left``, ``behind his right``: the half of them that stands there."""
        before = self.spots[at - 1] if at else None
        if way not in ("left", "right") or before is None:
            return False
        placed = self.act.parts[-1] if self.act.parts and before.kind == "troops" else None
        if placed is not None and isinstance(placed.to, Troops) and placed.end == before.end:
            placed.to = self.world.wing(placed.to, way)
            return True
        his = (
            self.text.bare[self.spots[at].start - 1] in POSSESSIVES
            or self.text.bare[self.spots[at].start] in POSSESSIVES
        )
        reference = self.reference()
        if his and self.relation in ("behind", "before") and reference is not None:
            spot = self.spots[at]
            wing = self.world.wing(reference, way)
            self.act.parts.append(Part(self.relation, wing, self.length, start=spot.start, end=spot.end))
            self.length, self.relation, self.fresh = None, "", False
            return True
        return False
