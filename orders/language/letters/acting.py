"""Acting: verbs, and what a verb makes of what was said before it."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import Act, Condition, Part
from orders.language.letters.casting import AIMED, Casting
from orders.language.letters.spots import Spot
from orders.language.letters.state import DENYING, FORBIDDING
from orders.language.letters.troops import Troops

# Prepositions that tell where somebody stands, not where to he goes.
STANDING_AT = frozenset(
    ["on", "in", "at", "near", "by", "along", "am", "im", "an", "auf", "bei", "beim", "sur", "dans", "pres"]
)
# Words parted from their verb: they stand at the end of its clause, and make no act of their own.
PREFIXES = frozenset({"vor", "voran", "vorwarts", "heran", "ran", "hinein", "rein", "ein", "hinuber", "ruber", "hin"})
VISITING = frozenset({"voir", "see", "sehen"})
STAYING = ("stay", "remain", "bleib", "verbleib", "reste", "demeur")
REMAINING = ("remain", "verbleib", "demeur")
OCCUPYING = ("besetz", "occup", "garni", "festsetz", "einnist")
ALLOWING = frozenset({"may", "can", "might", "free", "allowed", "permitted", "liberty"})
DEEDS = ("counter", "charge", "attack", "sortie", "pursue", "withdraw")
BEFORE_A_VERB = frozenset({"to", "zu", "a", "pour"})
READYING = frozenset({"zur", "zum", "zu", "a", "to", "for", "pour"})
GOT_READY = frozenset({"bereit", "pret", "prets", "prete", "pretes", "ready"})
ONE = frozenset({"a", "an", "one", "their", "its", "eine", "einer", "ein", "ihre", "une", "un", "leur"})
YOURSELF = frozenset({"yourself", "yourselves"})
DONE_THERE = frozenset({"hold", "fire", "face", "unlimber"})  # where one was led to


class Verbs(Casting):
    """The part of composing that is about verbs."""

    def take_verb(self, spot: Spot, at: int) -> None:
        """A verb: of this act while it has none, else of the next."""
        verb = str(spot.value)
        if verb == "form" and self.makes(spot, at):
            return
        if self.length is not None and verb in ("advance", "withdraw") and self.act.length is None and not self.fresh:
            self.act.length, self.length = self.length, None  # 10 cm vor
        if self.either and self.fresh:
            self.negated = True
        self.either = False
        if self.excluding or self.evading:
            return
        if verb in ("charge", "attack") and self.is_got_ready(spot) and self.act.condition is None:
            self.act.condition = Condition("other", self.said(spot))
        if verb in ("charge", "counter", "pursue") and self.is_allowed(at) and self.act.condition is None:
            self.act.condition = Condition("other", self.text.raw_between(self.spots[at - 1].start, spot.end))
        lined = verb == "defend" and self.text.bare[spot.start] in ("line", "lines", "lining")
        if lined and not self.act.verb and not any(one.kind == "formation" for one in self.spots):
            self.act.formation = self.act.formation or "line"  # line the edge of the wood
        who = self.act.subject
        if spot.means("verb", "place") and who is not None and who.general and self.is_beside(self.act.parts):
            verb = "place"
        ahead = self.following(at)
        friend = ahead.value if verb == "screen" and ahead is not None else None
        looks = self.text.bare[spot.start].startswith(("schau", "guck", "sieh", "seh", "regard", "look"))
        if verb == "screen" and looks and ahead is not None and ahead.kind == "compass":
            verb = "face"  # schaut nach | Norden
        visit = not VISITING.isdisjoint(self.text.bare[spot.start : spot.end]) and who is not None and who.general
        if visit and isinstance(friend, Troops) and friend.own and not friend.enemy:
            verb = "ride"  # Ney va voir Reille
        if self.negated and verb == "hold" and set(self.text.bare[spot.start : spot.end]) & DENYING:
            self.negated = False  # ne doit pas bouger: one negation, not two
        rides = self.text.bare[spot.start].startswith(("ride", "riding")) and who is not None and who.general
        if verb == "withdraw" and rides and who is not None and not self.world.with_arm("cavalry").issuperset(who.own):
            verb = "ride"  # Bijlandt rides back to the farm, and not his battalions
        if verb in ("advance", "withdraw") and self.act.verb == "ride" and not self.fresh and who is not None:
            return  # reitet mit ihnen | vor: he, not his brigade
        if verb == self.act.verb == "fight" and self.act.negated and not self.fresh:
            return  # auf kein Gefecht | einlassen: one deed in two words
        second = verb == "second"
        verb = "support" if second else verb
        self.act.echelon = self.act.echelon or (second and not self.fresh)
        if verb == "evade":
            self.evading = True
        self.told_where_they_stand()
        if self.relation not in ("", "at"):
            self.relation = ""
        if verb == "withdraw" and self.act.verb in ("go", "take", "lead") and not self.fresh:
            self.act.verb = verb  # geht 100 Schritt zurück
            return
        if self.is_prefix(spot, at):
            if verb == "advance":
                self.act.verb = verb  # fährt nach J6 vor
            return
        if verb == "fire" and self.act.verb == "fire" and not self.fresh and self.act.target is not None:
            return
        if verb == "fire" and self.act.verb == "take" and not self.fresh:
            self.act.verb = verb  # nimmt die Jäger unter Feuer
            self.aim()
            return
        if verb == "form" and self.act.formation and not self.fresh:
            return
        of_a_verb = self.text.bare[self.relation_start] in BEFORE_A_VERB or self.text.bare[spot.start - 1] == "to"
        if self.relation == "at" and of_a_verb:  # goes | to | stand, comes | down to | stand
            self.relation = ""  # the "to" of a verb, not of a place
        if verb == "lead" and self.act.verb and not (self.fresh and self.brings_them(at)):
            return
        if (
            self.fresh
            and not self.act.verb
            and self.act.length is not None
            and verb in ("unlimber", "form", "face", "fire")
        ):
            self.act.verb = "go"  # limber up, 12 cm to the north, unlimber
        if (
            verb == "face"
            and self.act.verb in ("go", "form", "unlimber", "hold", "")
            and not self.fresh
            and self.following(at) is None
            and (self.act.verb or self.act.parts or self.act.length or not self.act.compass)
        ):
            return
        if verb == "support" and self.act.verb == "hold" and not self.fresh and self.act.parts:
            return
        if verb == "support" and self.act.verb == "hold" and not self.act.parts and self.is_reserve(spot):
            return  # stays in reserve: where it is
        if verb == "support" and self.act.verb in ("hold", "go", "follow", "place") and not self.fresh:
            self.act.echelon = self.act.echelon or second or self.act.verb == "follow"
            self.act.verb = "support"
            return
        if verb == "hold" and self.act.verb == "hold":
            return
        if verb == "take" and self.act.verb == "face" and not self.fresh:
            return  # Front nach Süden nehmen
        if verb in ("hold", "go", "advance") and self.act.verb in ("support", "screen", "defend") and not self.fresh:
            return
        if verb == "face" and not self.act.verb and self.act.parts and not self.fresh:
            self.act.verb = "go"  # at the edge of the wood | facing the road
        if self.act.verb == "lead" and verb in DONE_THERE and self.fresh and self.act.parts:
            self.act.verb = "go"  # send them to Lairalle, and stop there; bring it up beside the road, and shoot
        measured = self.act.length is not None and bool(self.act.compass or self.act.way) and not self.act.verb
        if measured and verb == "hold" and self.fresh:
            self.act.verb = "go"  # 12 cm north, formation unchanged
        if self.act.verb == "lead":
            self.act.verb = verb
        elif self.act.verb or (self.fresh and (self.act.parts or self.act.formation or self.act.target)):
            rides_to_join = self.act.verb == "ride" and verb == "join"  # rides over to | join Husson
            idle = self.act.verb in ("go", "lead", "hold") or rides_to_join
            if idle and self.act.empty_but_verb() and not self.fresh:
                self.act.verb = verb
            else:
                negated, self.negated = self.negated, False
                whom = self.act.parts[-1] if verb == "fire" and self.act.parts else None
                aimed = whom.to if whom is not None and whom.word in AIMED and isinstance(whom.to, Troops) else None
                if aimed is not None and aimed.enemy:
                    led = self.act.parts.pop()
                    self.act.length = led.length if self.act.length is None else self.act.length
                self.new_act(spot)
                if aimed is not None and aimed.enemy:
                    self.act.target = replace(aimed, own=(), commands=())  # vor, dann auf die Jäger schießen
                self.act.verb, self.negated = verb, negated
        else:
            self.act.verb = verb
        self.act.echelon = self.act.echelon or second
        self.act.occupies = self.act.occupies or self.text.bare[spot.start].startswith(OCCUPYING)
        if verb in ("hold", "place") and self.act.verb == verb:
            self.act.stays = self.text.bare[spot.start].startswith(STAYING)
            self.act.remains = self.text.bare[spot.start].startswith(REMAINING)
        if YOURSELF & set(self.text.bare[spot.start : spot.end]):
            self.act.self_ = True
        if self.negated:
            self.act.negated, self.negated = True, False
        if verb == "fire":
            self.aim()
        if verb == "limber":
            self.act.limbered = True
        self.fresh = False

    def brings_them(self, at: int) -> bool:
        """``Facing south, and bring him up to E8``: behind the deed before it a pronoun, and where to it is brought."""
        behind = [one.kind for one in self.spots[at + 1 :] if one.kind not in ("filler", "modal", "way")][:2]
        return behind[:1] == ["they"] and behind[1:] in (["relation"], ["ground"], ["spot"], ["length"], ["compass"])

    def on_that_side_of_them(self, at: int) -> None:
        """``Comes up to the 2/2, right behind,``: on which side of those to whom they go."""
        place = self.act.parts[-1] if self.act.parts and self.fresh else None
        if (
            place is None
            or self.relation not in ("behind", "before")
            or not isinstance(place.to, Troops)
            or not place.to.own
        ):
            return
        if place.relation in ("at", "beside", "towards") and not (place.edge or place.exact):
            place.relation, self.relation = self.relation, ""
            self.act.puzzled = any(one.kind in ("kind", "ground") for one in self.spots[at:])  # but in the wood: where?

    def back_into(self, spot: Spot) -> None:
        """``Gets them back into line``: they are formed so again, and do not go back."""
        begins = spot.start if self.relation != "at" else self.relation_start
        word, before = self.text.bare[begins], self.text.bare[begins - 1] if begins else ""
        if word == "into" and before == "back":
            self.act.way, self.relation = "", ""
            self.act.verb = "form" if self.act.verb == "withdraw" else self.act.verb

    def tells_of_formation(self, at: int) -> bool:
        """``Into a proper line``: a word between an article and a formation says of what kind that is."""
        before, behind = self.spots[at - 1] if at else None, self.spots[at + 1 : at + 2]
        named = before is not None and self.text.bare[before.end - 1] in ONE and before.kind in ("filler", "relation")
        return named and bool(behind) and behind[0].kind == "formation"

    def is_got_ready(self, spot: Spot) -> bool:
        """``hält sich zur Attacke bereit``, ``prêt à charger``: what somebody makes ready for is not done yet."""
        for_it = READYING & set(self.text.bare[max(0, spot.start - 2) : spot.start + 1])
        start, end = spot.start, spot.end
        while start > 0 and not self.text.words[start - 1].is_mark:
            start -= 1
        while end < len(self.text.words) and not self.text.words[end].is_mark:
            end += 1
        return bool(for_it) and not GOT_READY.isdisjoint(self.text.bare[start:end])

    def is_allowed(self, at: int) -> bool:
        """``may charge``, ``is free to charge``: what somebody may do is no order to do it at once."""
        before = self.spots[at - 1] if at else None
        if before is None or before.kind != "modal" or self.negated:
            return False
        words = set(self.text.bare[before.start : before.end])
        return bool(words & ALLOWING)

    def makes(self, spot: Spot, at: int) -> bool:
        """``makes a counter-charge``: a verb that means nothing beside the deed it has for its object."""
        ahead = self.following(at)
        light = self.text.bare[spot.start] in (
            "make",
            "makes",
            "making",
            "made",
            "mache",
            "macht",
            "machen",
            "fait",
            "font",
        )
        return light and ahead is not None and ahead.means("verb", *DEEDS)

    def is_reserve(self, spot: Spot) -> bool:
        """Whether a spot says *in reserve*, with nobody named behind it whom they would be the reserve of."""
        behind = self.following(self.spots.index(spot))
        kept = any(
            word.startswith(("reserv", "resv")) or word == "res" for word in self.text.bare[spot.start : spot.end]
        )
        return kept and (behind is None or behind.kind in ("mark", "link"))

    def take_rather(self) -> None:
        """``nicht in den Wald, sondern daneben``: what was said before is not to be done, but for what is forbidden."""
        subject = self.act.subject
        acts = [*self.done.acts, self.act]
        denied = next((number for number, act in enumerate(acts) if act.negated), len(acts) - 1 if self.negated else -1)
        if denied < 0:
            self.negated = False
            return
        self.negated = False
        kept = [act for act in acts[denied:] if act.negated and act.verb in FORBIDDING]
        gone = [act for act in acts[denied:] if act not in kept]
        self.done.reasons += [self.text.raw_between(act.start, act.end) for act in gone if act.end > act.start]
        self.done.acts = [*acts[:denied], *kept]
        self.act = Act(subject=subject or acts[denied].subject, start=self.act.end, end=self.act.end)
        self.length, self.edge_way, self.edge, self.relation, self.half = None, "", False, "", False

    def is_beside(self, parts: list[Part]) -> bool:
        """Whether a place is with somebody."""
        return any(part.relation == "beside" and isinstance(part.to, Troops) for part in parts)

    def told_where_they_stand(self) -> None:
        """``The batteries on the ridge fire``: between those who do it and the verb, a place says who is meant."""
        act, who = self.act, self.act.subject
        if self.fresh and self.stand_between_commas():
            return
        if act.verb or self.fresh or who is None or not (who.kind or who.everybody) or not act.parts:
            return
        if who.everybody and not who.kind:
            act.puzzled = len(who.own) * 2 > len(self.world.own)  # everyone south of the brook: who are they?
            return
        if any(part.word not in STANDING_AT for part in act.parts):
            return
        act.subject = self.world.standing_at(who, act.parts[-1].to)
        if act.subject is who and act.parts[-1].relation == "beside":  # by Lairalle, though not close to it
            act.subject = self.world.standing_at(who, act.parts[-1].to, within=self.world.square)
        act.parts, act.only = [], act.subject is who

    def stand_between_commas(self) -> bool:
        """``The horse guns, near Lairalle, fire``: a place between commas where those named before it stand."""
        act, who = self.act, self.act.subject
        part = act.parts[0] if len(act.parts) == 1 else None
        if (
            part is None
            or who is None
            or not who.own
            or act.verb
            or act.formation
            or act.negated
            or isinstance(part.to, Troops)
        ):
            return False
        static = part.word in STANDING_AT if part.relation == "at" else part.relation == "beside"
        begins = self.relation_start
        comma = 0 < begins < part.start and self.text.bare[begins - 1] == ","
        if not (static and comma and part.length is None and self.text.bare[part.end : part.end + 1] == [","]):
            return False
        here = self.world.standing_at(who, part.to, within=self.world.square if part.relation == "beside" else None)
        if here is who or not (who.kind or set(here.own) >= set(who.own) & self.world.present):
            return False
        act.subject = here if set(here.own) < set(who.own) else who
        act.parts = []
        return True

    def aim(self) -> None:
        """The verb comes last, as in German: what was said to be fired *at* before it is the target."""
        act = self.act
        for part in act.parts:
            if (
                isinstance(part.to, Troops)
                and part.relation in ("at", "towards")
                and part.to.enemy
                and act.target is None
            ):
                act.target = replace(part.to, own=(), commands=())
                act.parts = [other for other in act.parts if other is not part]
        whom = act.either or act.object
        if act.target is None and whom is not None and whom.enemy:
            act.target, act.object = replace(whom, own=(), commands=()), None
            standing = [part for part in act.parts if isinstance(part.to, Place)]
            if standing:
                act.near = standing[-1]
                act.parts = [part for part in act.parts if part is not standing[-1]]

    def is_prefix(self, spot: Spot, at: int) -> bool:
        """Whether a word is the parted beginning of the verb before it, at the end of the clause."""
        if self.fresh or spot.end - spot.start > 1 or self.text.bare[spot.start] not in PREFIXES:
            return False
        following = self.following(at)
        ends = following is None or following.kind in ("mark", "link")
        return ends and self.act.verb in ("go", "advance", "lead", "ride") and not self.negated
