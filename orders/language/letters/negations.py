"""Negations: what is forbidden, denied or left out, and who is excepted; and how far each reaches."""

from __future__ import annotations

from orders.language.letters.acts import Condition
from orders.language.letters.conditions import Conditions
from orders.language.letters.spots import Spot
from orders.language.letters.state import DENYING, NOBODY
from orders.language.letters.troops import Troops

GOING_ON = frozenset({"verb", "modal", "relation", "formation"})
MEASURED = frozenset({"length", "ground", "spot", "kind", "number"})
WITHOUT = frozenset({"sans", "without", "ohne"})


class Negations(Conditions):
    """The part of composing that is about negations and exceptions."""

    def take_without(self, spot: Spot, at: int) -> int:
        """``without firing`` forbids; ``without delay``, ``sans relâche``, ``ohne Zögern`` only tell how."""
        following = self.following(at, past=frozenset({"filler", "modal", "they", "not"}))
        if following is not None and following.means("verb", "fire", "charge", "attack", "fight", "pursue"):
            self.new_act(spot)
            self.negated = True
            return at + 1
        if self.leaves_out(at):
            self.excepting = True
            return at + 1
        return self.take_because(at)

    def leaves_out(self, at: int) -> bool:
        """``Gauthier advances without the 2/93``: some of those who do it, and nothing told of them."""
        whom, who = self.following(at), self.act.subject
        if whom is None or not isinstance(whom.value, Troops) or whom.value.loose or who is None:
            return False
        behind = self.spots[self.spots.index(whom) + 1 :]
        ends = not behind or behind[0].kind in ("mark", "link", "verb")
        return ends and bool(whom.value.own) and set(whom.value.own) < set(who.own)

    def except_(self, troops: Troops, spot: Spot) -> None:
        """Those who are excepted from what was said: of whom something else may be told behind their name."""
        self.excepting = False
        before = self.act if self.act.subject is not None or not self.done.acts else self.done.acts[-1]
        standing = self.standing_behind(troops, spot)
        placed = standing is not troops
        told_next = self.following(self.spots.index(spot), past=frozenset({"filler", "title"}))
        others = told_next is not None and (told_next.kind in GOING_ON or told_next.value in (",", ":"))
        others = others and not self.named_again(spot)
        listed = before is self.act and self.lists_more(self.spots.index(spot))
        if before.empty and (before.subject is None or (before is self.act and (placed or others or listed))):
            before_them = self.without if self.listing else None
            self.without = standing if before_them is None else self.joined(before_them, standing)
            self.excluding = placed  # but for the 8th, the brigade stays
            self.fresh = self.fresh and not self.listing
            self.excepting = self.listing = listed  # all battalions except 5M and the 8th
            return
        whom = before.subject or self.last
        troops = self.among(standing, whom)
        for act in (*self.done.acts, before):
            if act.subject is before.subject:
                act.excepted = troops  # all in line facing north, except the 1/2L
        self.new_act(spot, subject=troops)
        self.act.exception_of, self.act.condition, self.told_more = before, None, False
        self.fresh, self.excluding = True, placed

    def lists_more(self, at: int) -> bool:
        """``All except 5M and 8M form square``: whether others are left out, too, before what the rest do."""
        ahead = [one for one in self.spots[at + 1 :] if one.kind not in ("filler", "title")]
        if len(ahead) < 3 or not (ahead[0].kind == "link" or ahead[0].value == ",") or ahead[1].kind != "troops":
            return False
        rest = next((one for one in ahead[1:] if one.kind not in ("troops", "link") and one.value != ","), None)
        return rest is not None and (rest.kind in GOING_ON or rest.value == ":")

    def none_of_them(self, at: int) -> Troops | None:
        """``All three hold, nobody leaves the trees``: nobody of those who are told of in the same breath."""
        ahead = [spot for spot in self.spots[at + 1 : at + 5] if spot.kind not in ("filler", "modal", "not", "they")]
        ahead = [spot for spot in ahead if self.text.bare[spot.start] not in ("en", "y")][:1]  # personne n'en sort
        before = self.done.acts[-1] if self.done.acts else None
        placing = before is not None and bool(before.parts) and bool(ahead) and ahead[0].kind not in ("verb", "troops")
        if before is None or not ahead or not (placing or ahead[0].means("verb", "leave", "go", "advance", "withdraw")):
            return None
        who = before.subject
        several = who is not None and 1 < len(who.own) < len(self.world.own)
        alone = len({id(act.subject) for act in self.done.acts}) == 1
        clause = self.spots[at + 1 : at + 5]
        leaves = ahead[0].means("verb", "leave") or not any(one.kind in ("verb", "troops") for one in clause)
        named = who is not None and bool(who.own) and not who.everybody and leaves
        return who if alone and (named or (several and before.verb in ("hold", "defend", "asis"))) else None

    def are_named_next(self, spot: Spot, ahead: Spot | None) -> bool:
        """Whether of our own those stand right behind *none* of whom it is said."""
        whom = ahead.value if ahead is not None and ahead.start == spot.end else None
        return isinstance(whom, Troops) and bool(whom.own) and (whom.kind or not whom.everybody)

    def take_not(self, spot: Spot, at: int) -> None:
        """A negation: of the verb that follows, or that stands right before it."""
        word = self.text.bare[spot.start]
        if self.excluding:
            return
        ahead = self.following(at)
        if self.depth and self.act.empty and ahead is not None and ahead.kind == "troops":
            self.excluding = True  # the chasseurs (Hubert's, not those of the Guard)
            return
        if ahead is not None and ahead.means("relation", "limit"):
            self.limiting = True
            return  # not | farther than the brook
        if word == "defense" and ahead is not None and ahead.kind in ("ground", "kind", "spot"):
            self.act.verb = self.act.verb or "defend"  # the defence of Gemioncourt
            return
        if spot.value == "except" and ahead is not None and ahead.kind in MEASURED:
            self.relation, self.relation_start = "at", spot.start  # bis auf 10 cm heran
            return
        if spot.value == "except" and ahead is not None and ahead.kind == "formation" and self.is_said_of_horse():
            self.act.verb, self.act.formation, self.act.negated, self.negated = "form", str(ahead.value), False, False
            self.act.target, self.act.only = None, False  # nobody awaits horse but in square
            self.act.condition = Condition("cavalry", self.text.raw, "cavalry")
            return
        if spot.value == "except":
            self.excepting = ahead is not None and ahead.kind in ("troops", "relation", "they", "of")
            self.act.only = self.act.only or not self.excepting
            return
        if spot.value == "without that":
            if not self.act.empty or self.act.subject is not None:
                self.new_act(spot)
            self.negated = True
            return
        nobody = spot.value == "nobody" or word in NOBODY
        if nobody and not self.act.verb and self.are_named_next(spot, ahead):
            self.negated = True  # none | of the guns moves: they, and not all
            return
        if nobody and self.act.verb and not self.fresh:
            self.act.negated = True  # after its verb: darauf schiesst keiner
            return
        if nobody:
            if not self.act.empty or self.act.subject is not None:
                self.new_act(spot)
            self.act.subject = self.none_of_them(at) or Troops(tuple(self.world.own), said=word, everybody=True)
            self.act.inherits = False
            self.negated = True
            return
        if spot.value == "only that":
            self.act.only = True  # ne tire que sur
            return
        if spot.value == "only":
            self.act.only = True
            following = self.following(at)
            self.excepting = following is not None and following.kind == "troops"
            return
        whom = self.following(at)
        if whom is not None and isinstance(whom.value, Troops) and self.are_excepted(whom.value):
            self.act.only, self.excepting, self.negated = True, True, False
            return
        following = self.following(
            at, past=frozenset({"filler", "modal", "title", "link", "they", "way", "troops", "relation", "all"})
        )
        if following is not None and following.kind == "mark":
            following = None
        before = next(
            (
                s
                for s in reversed(self.spots[:at])
                if s.kind not in ("filler", "modal", "they", "mark", "relation", "troops")
            ),
            None,
        )
        next_spot = self.following(at)
        if (
            next_spot is not None
            and next_spot.kind in ("relation", "ground", "spot", "kind")
            and (self.act.parts or self.act.target)
            and (self.fresh or next_spot.kind != "relation")
        ):
            self.excluding = True  # behind Gemioncourt, not in it
            return
        theirs = next_spot is not None and isinstance(next_spot.value, Troops) and bool(next_spot.value.enemy)
        if theirs and self.act.verb == "fire" and self.act.target is not None and self.fresh:
            self.excluding = True  # at the guns, never at the skirmishers
            return
        if (
            following is not None
            and (following.kind in ("verb", "formation") or following.means("verb"))
            and (following.start - spot.end < 5)
        ):
            charges = before is not None and before.means("verb", "charge", "attack") and word not in WITHOUT
            if charges and following.means("formation", "square") and not self.formed(following):
                self.act.negated = self.negated = True  # ne charge pas les carrés: whom he charges
                return
            if self.act.verb and not self.act.empty and (self.fresh or self.following(at) is following):
                self.new_act(spot)
            self.negated = True
            return
        if before is not None and before.kind == "verb":
            # without leaving it on any pretext: one negation, not two
            denied = before.value == "hold" and not DENYING.isdisjoint(self.text.bare[before.start : before.end])
            self.act.negated = self.act.negated or not denied
            return
        boundary = max((s.end for s in self.spots[:at] if s.kind == "mark" and s.value == ","), default=0)
        if (
            following is None
            and (self.act.verb or self.act.formation)
            and boundary
            and not any(s.kind == "verb" and s.start >= boundary for s in self.spots[:at])
        ):
            self.act.only = True  # at the end, of something said besides: in the wood of course not
            return
        if word == "nicht" and self.act.verb and not self.act.empty_but_verb() and self.ends_its_clause(at):
            self.act.negated = True  # greift Lairalle | nicht an, er bleibt
            return
        if self.fresh and not self.act.empty:
            self.new_act(spot)
            self.act.negated = True
            return
        self.negated = True

    def ends_its_clause(self, at: int) -> bool:
        """Whether nothing follows a denial before the next comma but what belongs to its verb."""
        behind = next((one for one in self.spots[at + 1 :] if one.kind not in ("filler", "way")), None)
        return behind is not None and behind.kind == "mark" and behind.value in (",", ";", ":")

    def formed(self, spot: Spot) -> bool:
        """Whether a word tells that a formation is taken: *former le carré*."""
        return any(word.startswith("form") for word in self.text.bare[spot.start : spot.end])

    def is_said_of_horse(self) -> bool:
        """Whether what is denied so far is to stand against horse otherwise than is said behind it."""
        act = self.act
        denied = act.negated or self.negated
        horse = any(isinstance(spot.value, Troops) and spot.value.arm == "cavalry" for spot in self.spots)
        return denied and horse and act.verb in ("", "hold", "form", "defend", "go") and act.condition is None

    def are_excepted(self, troops: Troops) -> bool:
        """``but not the three 100s``: some of those who were told just now."""
        act = self.act
        among = act.subject is not None and bool(troops.own) and set(troops.own) < set(act.subject.own)
        return among and not act.negated and bool(act.verb or act.parts or act.formation)
