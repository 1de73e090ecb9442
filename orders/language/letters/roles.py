"""Roles: who does it, whom it is against, and whose they are."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.designations import OF
from orders.language.letters.pronouns import HE
from orders.language.letters.spots import Spot
from orders.language.letters.state import (
    FIGHTING,
    PLACES,
    POSSESSIVES,
    TAKES_OBJECT,
    Composing,
)
from orders.language.letters.troops import Troops

ANY = frozenset({"any", "every", "no", "such", "jeder", "jedes", "tout", "toute", "chaque"})
STAYING = ("stay", "remain", "wait", "bleib", "verbleib", "wart", "rest", "demeur", "attend", "se tien")
WITH_WHOM = frozenset({"with", "w", "avec", "av", "mit"})
WITH = FIGHTING | {"hold", "advance", "screen", "take", "defend", "go", "support", "withdraw", "follow", "pursue"}

RESERVE = frozenset({"reserve", "reserves", "reserven"})
GROUPS = frozenset({"group"})
FORWARD = re.compile(r"avanc|march|vorrück|vorgeh|advanc", re.IGNORECASE)  # *fait avancer*, *lässt vorrücken*
HIMSELF = frozenset({"i", "je", "j", "ich", "moi"})

SERVING = ("support", "second", "screen")
VISITING = frozenset({"place", "ride", "join", "follow", "support"})


class Roles(Composing):
    """The part of composing that is about troops."""

    def own_troops(self, troops: Troops, spot: Spot, at: int) -> None:
        """His own troops where no relation stands before them."""
        act = self.act
        strange = (
            at > 0 and self.spots[at - 1].kind == "unknown" and self.text.bare[self.spots[at - 1].start] not in ANY
        )
        if strange and troops.loose and troops.kind:
            act.puzzled = True  # the Something guns: whose?
        if self.arrow and act.subject is not None and act.empty and not act.unknown:
            act.verb, act.object, self.arrow, self.fresh = "join", troops, False, False
            return
        if self.are_of_them(troops, spot, at):
            act.target = None  # les tirailleurs | du 1/2L
        if self.is_apposition(troops):
            act.subject, act.parts, act.way, act.compass = troops, [], "", ""
            self.fresh = False
            return
        if at and self.spots[at - 1].kind == "modal" and act.subject is not None and act.empty and not self.fresh:
            following = self.following(at)
            if set(troops.own) < set(act.subject.own) and not troops.loose:
                act.subject, self.subject_at = troops, at  # Gauthier lets the 1/92 form line
                return
            if following is not None and following.kind in ("group", "verb", "formation"):
                return  # 7L and 8M are Bijlandt's | reserve
        listed = self.subject_at >= 0 and self.subject_at == self.before_link(at) and act.subject is not None
        whose = act.subject.said.lower().split()[:1] if act.subject is not None else []
        if listed and act.verb and act.subject is not None and not act.parts:
            act.subject, self.subject_at, self.fresh = self.joined(act.subject, troops), at, False
            return
        if act.subject is not None and whose and whose[0] in ("from", "von", "de", "des", "of") and act.verb:
            act.subject, self.subject_at, self.fresh = self.narrower(act.subject, troops), at, False
            return
        self.subject_at = at
        listing = act.subject is not None and act.empty and not act.unknown
        if listing and troops.rest and act.subject is not None and not act.subject.rest and self.is_behind_comma(at):
            self.new_act(spot)  # with 3/2L and 4/2L, the rest stays: it is none of them
            act, listing = self.act, False
            act.subject = None
        glued = at > 0 and self.spots[at - 1].kind == "troops" and self.spots[at - 1].end == spot.start
        apart = act.subject is not None and not set(troops.own) & set(act.subject.own)
        if listing and glued and troops.kind and apart and not self.is_named_in_brackets(at):
            act.puzzled = True  # the Nassau guns: there are none
        if listing and act.subject is not None and self.are_his_own(troops, spot, at):
            act.subject = replace(act.subject, general="")  # Lefebvre and his two batteries: all of them
        elif listing and act.subject is not None and self.is_of_regiment(act.subject, troops, at):
            own = tuple(id for id in act.subject.own if id in troops.own)  # 2nd Light, 1st battalion
            act.subject = replace(troops, own=own, commands=(), unclear=len(own) > 1, some=0, loose=False)
        elif listing and act.subject is not None and (self.fresh or not self.colon) and not self.colon:
            act.subject = self.both_of(act.subject, troops, at) or self.joined(act.subject, troops)
        elif listing and act.subject is not None and self.colon:
            act.subject = self.narrower(act.subject, troops)
            self.colon = False
        elif act.verb == "lead" and act.object is None:
            act.subject = troops
            act.verb = "advance" if self.brings_forward(at) else ""
        elif self.disposes_of(troops):
            if set(troops.own) != set(act.subject.own if act.subject else ()):
                act.subject = self.under(troops)  # Bachelu takes his brigade forward
                act.verb = {"defend": "hold", "take": "go"}.get(act.verb, act.verb)
        elif self.keeps_others(troops, at):
            act.subject, act.inherits, act.verb = troops, False, "hold"
            act.start = spot.start
        elif self.sends_some(troops):
            act.subject = replace(troops, own=tuple(id for id in troops.own if id in act.subject.own))  # type: ignore[union-attr]
        elif act.subject is None and at == 1 and act.verb == "support" and self.text.bare[0] in RESERVE:
            act.subject, act.verb = troops, "hold"  # Reserve 7L
        elif (act.verb in ("support", "follow", "screen", "defend") and act.object is None and not self.fresh) or (
            act.verb in TAKES_OBJECT and act.object is None and act.subject is not None and not self.fresh
        ):
            act.object = troops
        elif act.verb in VISITING and act.subject is None and act.object is None and self.he_does(at):
            act.object = troops  # er reitet zu Jamin
        elif act.empty and not act.unknown:
            act.subject, act.inherits = troops, False
            act.start = spot.start
        elif act.object is not None and self.fresh and self.following(at) is None and act.verb in TAKES_OBJECT:
            act.object = self.joined(act.object, troops)
        elif not self.fresh and act.verb and act.subject is None and not act.target:
            act.subject = troops
        elif act.verb in FIGHTING and not self.fresh and act.target is None:
            act.object = troops
        elif troops.loose and at and self.spots[at - 1].means("verb", "support", "defend", "screen"):
            pass  # stays there to look after the guns: why he stays
        elif troops.loose and not troops.everybody and not self.fresh:
            act.unknown.append(self.said(spot))
            act.puzzled = True
        else:
            self.new_act(spot, subject=troops)
            self.act.inherits = False
        self.fresh = False
        if self.act.object is troops:
            self.mentioned, self.subject_at = troops, -1

    def brings_forward(self, at: int) -> bool:
        """``Foy fait avancer Gauthier``: whether the verb right before those who are led says that they go forward."""
        led = next((one for one in reversed(self.spots[:at]) if one.kind not in ("filler", "title")), None)
        return led is not None and led.means("verb", "lead") and FORWARD.search(self.said(led)) is not None

    def are_of_them(self, troops: Troops, spot: Spot, at: int) -> bool:
        """Whether his own troops are named right behind a word for how some stand, as whose they are."""
        aim, before = self.act.target, self.spots[at - 1] if at else None
        named = before is not None and isinstance(before.value, Troops) and before.value.loose
        his = self.text.bare[spot.start] in OF and not (troops.loose or troops.enemy)
        return aim is not None and named and his and before.value.enemy == aim.enemy and not self.act.verb  # type: ignore[union-attr]

    def is_of_regiment(self, whole: Troops, one: Troops, at: int) -> bool:
        """Whether behind a comma one of those named before it is named by a number that others bear as well."""
        both = set(whole.own) & set(one.own)
        comma = self.spots[at - 1].value == "," if at else False
        return (
            comma and bool(both) and len(both) < min(len(whole.own), len(one.own)) and not (one.commands or one.loose)
        )

    def he_does(self, at: int) -> bool:
        """Whether *he* stands before the verb right before some troops: he was spoken of, and they are others."""
        spots = [one for one in self.spots[:at] if one.kind not in ("filler", "modal")]
        spots = [one for one in spots if self.text.bare[one.start] != "should"]  # no case
        return len(spots) > 1 and spots[-1].kind == "verb" and self.text.bare[spots[-2].start] in HE

    def are_his_own(self, troops: Troops, spot: Spot, at: int) -> bool:
        """``Lefebvre et ses deux batteries``: behind an *and*, some of those whom he leads and who were named."""
        whose = self.text.bare[max(0, spot.start - 1) : spot.start + 1]
        linked = at > 1 and any(one.kind == "link" for one in self.spots[max(0, at - 2) : at])
        who = self.act.subject
        return linked and not POSSESSIVES.isdisjoint(whose) and who is not None and set(troops.own) <= set(who.own)

    def disposes_of(self, troops: Troops) -> bool:
        """Whether a general does something with troops that he commands: he keeps them, or leads them on."""
        act = self.act
        if act.subject is None or not act.subject.general or self.fresh or act.object is not None:
            return False
        below = self.under(troops)
        if act.parts or act.unknown or act.target is not None:
            return False
        if act.verb in ("go", "advance") and self.commands_it(act.subject, troops):
            return True
        few = bool(below.own) and set(below.own) < set(act.subject.own)
        return act.verb in ("defend", "hold", "withdraw", "form", "rally", "take") and few

    def keeps_others(self, troops: Troops, at: int) -> bool:
        """``Move 7L to G9 and keep 8M in the wood``: behind *keep* or *leave* others than those told before it."""
        act, before = self.act, self.spots[at - 1] if at else None
        plain = act.inherits and not (act.parts or act.unknown or act.target or act.object or act.negated or self.fresh)
        kept = before is not None and before.means("verb", "hold", "leave") and act.verb in ("hold", "leave")
        told = act.subject is not None and set(troops.own).isdisjoint(act.subject.own)
        return plain and kept and told and bool(troops.own) and not troops.loose

    def sends_some(self, troops: Troops) -> bool:
        """``Gauthier sends out two battalions``: some of those spoken of, who are to do it for them."""
        act = self.act
        plain = not (self.fresh or act.parts or act.unknown or act.target or act.object or act.negated)
        told = act.verb in ("go", "advance", "form", "screen") and plain and bool(troops.some)
        below = set(troops.own) & set(act.subject.own) if act.subject is not None else set()
        return told and act.subject is not None and 0 < troops.some < len(below) <= len(act.subject.own)

    def under(self, troops: Troops) -> Troops:
        """Of troops named by kind those that the general commands of whom a sentence tells."""
        below = set(self.world.commands.get(self.act.subject.general, ())) if self.act.subject else set()
        kept = tuple(id for id in troops.own if id in below)
        return replace(troops, own=kept, enemy=(), loose=False) if kept and troops.loose else troops

    def before_link(self, at: int) -> int:
        """The spot before a comma or an *and*; -1 where there is none before this one."""
        before = at - 1
        while before >= 0 and (self.spots[before].kind in ("link", "filler") or self.spots[before].value == ","):
            before -= 1
        return before if before < at - 1 else -1

    def is_apposition(self, troops: Troops) -> bool:
        """``The two batteries on the right, 1/6FA and 7/2FA``: the ones named are the ones told of before."""
        act, who = self.act, self.act.subject
        if who is None or not who.kind or troops.kind or act.verb or act.target is not None:
            return False
        return self.fresh and not self.colon and bool(troops.own) and set(troops.own) <= set(who.pool or who.own)

    def belonging(self, troops: Troops, spot: Spot) -> Troops:
        """``His lancers``: of those named by kind the ones that belong to whom was spoken of last."""
        word = self.text.bare[spot.start]
        if word not in POSSESSIVES and spot.start:
            word = self.text.bare[spot.start - 1]
        if troops.everybody:  # all his battalions
            word = next((one for one in self.text.bare[spot.start : spot.start + 2] if one in POSSESSIVES), word)
        if before_group := self.whose_group(spot):
            word = before_group
        whose = self.act.subject or self.last
        if word not in POSSESSIVES or whose is None or not troops.own or (troops.enemy and not troops.own):
            return troops
        if whose.own and not whose.commands and set(whose.own) < set(troops.own):
            return replace(troops, own=whose.own, enemy=(), loose=False, some=0)  # Bijleveld brings his guns up
        for holder in (whose, self.last):
            if holder is None or not holder.own:
                continue
            unit = self.world.own.get(holder.own[0])
            for formation in self.world.view.chain(unit.of) if unit else ():
                below = set(self.world.commands.get(formation.id, ()))
                kept = tuple(id for id in troops.own if id in below)
                if kept and set(holder.own) <= below:
                    some = 0 if len(kept) <= troops.some else troops.some
                    return replace(troops, own=kept, enemy=(), loose=False, some=some)
        return troops

    def whose_group(self, spot: Spot) -> str:
        """The possessive before a word of kind to which a phrase belongs: ``his two regiments of chasseurs``."""
        words = self.text.bare
        at = spot.start - 1
        if words[spot.start] not in OF or at < 1 or not self.lexicon.at(words, at, GROUPS):
            return ""
        return next((word for word in reversed(words[max(0, at - 3) : at]) if word in POSSESSIVES), "")

    def commands_it(self, above: Troops, below: Troops) -> bool:
        """Whether a general commands these troops."""
        return bool(below.own) and set(below.own) <= set(self.world.commands.get(above.general, ()))

    def whose(self) -> tuple[bool, bool]:
        """Whether troops named by kind alone are his own, and whether the enemy's."""
        chosen = self.act.outermost or self.act.nearest or self.nearest  # the nearest of the batteries: of theirs
        fired = self.act.verb == "fire" and self.act.subject is None and self.act.target is None
        if fired and self.relation == "of" and not chosen:
            return True, False  # the fire of the three batteries
        if self.relation in PLACES and self.act.verb in FIGHTING and self.relation in ("at", "towards"):
            return False, True
        if self.relation in PLACES:
            return True, False
        if self.act.verb in FIGHTING and self.act.subject is not None and not self.act.target:
            return False, True
        return (False, True) if self.act.verb in FIGHTING and not self.fresh else (True, False)

    def do_it_themselves(self, at: int) -> bool:
        """``Gauthier attacks the farm; all guns fire at e5``: behind a mark, with a verb and its object."""
        before, ahead = self.spots[at - 1] if at else None, self.spots[at + 1] if at + 1 < len(self.spots) else None
        begins = before is None or before.kind == "mark"
        if not begins or self.act.subject is None or ahead is None or not ahead.means("verb"):
            return False
        following = self.following(at + 1)
        return following is not None and following.kind not in ("mark", "link")

    def is_named_in_brackets(self, at: int) -> bool:
        """``The battery of the cavalry (2/4HA)``: whether behind a kind stands who is meant."""
        behind = self.spots[at + 1 : at + 3]
        named = behind[1].value if len(behind) > 1 and behind[0].value == "(" else None
        return isinstance(named, Troops) and len(named.own) == 1 and not named.loose

    def is_behind_comma(self, at: int) -> bool:
        """Whether a comma stands before a spot."""
        return bool(at) and self.spots[at - 1].kind == "mark" and self.spots[at - 1].value == ","

    def goes_on_to(self, at: int) -> bool:
        """Whether the clause names a place after a spot."""
        for spot in self.spots[at + 1 :]:
            if spot.kind == "mark":
                return False
            if spot.kind in ("ground", "spot", "kind", "compass", "length", "way"):
                return True
        return False

    def with_whom(self, troops: Troops, at: int) -> bool:
        """``with the brigade Gauthier``: those who do it, when the one named first commands them."""
        word = self.text.bare[self.relation_start] if self.relation_start >= 0 else ""
        if word not in WITH_WHOM:
            return False
        subject = self.act.subject
        if subject is None and not HIMSELF.isdisjoint(self.text.bare[: self.relation_start]):
            return False  # I stay with the battery: he himself, not the battery
        if subject is None and (self.act.empty or not self.act.verb):
            self.act.subject, self.relation = troops, ""  # with the battery I go to J6
            return True
        object_named = self.act.object is not None or any(not isinstance(part.to, Troops) for part in self.act.parts)
        if self.act.inherits and subject is not None and subject.general != "" and self.act.verb and object_named:
            return self.instead(troops, subject)
        if self.act.inherits and subject is not None and self.act.verb in ("support", "follow", "screen"):
            return self.instead(troops, subject)
        verb = next((one for one in reversed(self.spots[:at]) if one.kind == "verb"), None)
        stays = verb is not None and self.text.bare[verb.start].startswith(STAYING)  # stays on the hill with the guns
        holds = (
            self.act.verb == "hold"
            and not stays
            and any(not part.word and not isinstance(part.to, Troops) for part in self.act.parts)
        )  # hält Gemioncourt mit dem 5M
        rides = self.act.verb in ("go", "hold") and not holds and not self.goes_on_to(at)
        if subject is not None and subject.general and rides:
            return False  # he rides with them
        if self.act.verb in WITH and (subject is None or (subject.general and self.commands_it(subject, troops))):
            self.act.subject = troops
            self.relation = ""
            return True
        return False

    def instead(self, troops: Troops, before: Troops) -> bool:
        """``and support him with Jamin``: another does it, for those who were spoken of. Always true."""
        self.act.subject, self.act.inherits, self.relation = troops, False, ""
        if self.act.verb in ("support", "follow", "screen") and self.act.object in (None, troops):
            self.act.object = before
        return True

    def both_of(self, one: Troops, other: Troops, at: int) -> Troops | None:
        """``Ney and Foy ride to Gauthier``: two generals, though the one commands the other."""
        linked = bool(at) and self.spots[at - 1].kind == "link" and set(other.own) < set(one.own)
        if not (linked and one.general and other.general and one.commands and other.commands):
            return None
        return Troops(one.own, (), (*one.commands, *other.commands), "", f"{one.said}, {other.said}")

    def joined(self, one: Troops, other: Troops) -> Troops:
        """Two troops named one after the other."""
        if other.everybody and one.own and not one.everybody:
            if not set(one.own).isdisjoint(other.own):
                return one  # Gauthier, all of them
            return Troops(
                (*one.own, *other.own), (), (), "", f"{one.said}, {other.said}"
            )  # and both batteries of the Guard
        if self.are_generals(one) and self.are_generals(other):
            own = tuple(dict.fromkeys((*one.own, *other.own)))
            return Troops(own, (), (*one.commands, *other.commands), "", f"{one.said}, {other.said}")  # Ney, Reille
        if one.own and set(other.own) < set(one.own) and not other.loose:
            return other
        if one.loose and other.commands and set(other.own) == set(one.own):
            return other  # the lancers of General Wathiez
        if one.arm and other.commands and not other.arm:
            kept = tuple(id for id in other.own if id in self.world.with_arm(one.arm))
            other = replace(other, own=kept, commands=()) if kept else other  # the 5th Lancers and Hubert
        alike = other.loose and one.loose  # cavalry and guns
        if other.loose and other.arm and one.own and not alike:
            other = self.of_the_same(one, other)
        own = tuple(dict.fromkeys((*one.own, *other.own)))
        commands = (*one.commands, *other.commands) if one.commands and other.commands else ()
        said = f"{one.said}, {other.said}"
        return Troops(own, (), commands, "", said, some=one.some or other.some, kind=alike and one.kind and other.kind)

    def are_generals(self, who: Troops) -> bool:
        """Whether generals above those of brigades are called by their names."""
        names = [self.world.names.general_name(id).lower() for id in who.commands if id in self.world.generals]
        high = bool(names) and len(names) == len(who.commands) and not set(who.commands) & set(self.world.lowest)
        said = f"{who.said.lower()},"  # by no more than that: not Foy's division
        return high and all(f"{name.split()[-1]}," in said for name in names)

    def of_the_same(self, one: Troops, other: Troops) -> Troops:
        """``and their guns``: of all guns those that belong to the troops before."""
        unit = self.world.own.get(one.own[0])
        for formation in self.world.view.chain(unit.of) if unit else ():
            below = set(self.world.commands.get(formation.id, ()))
            kept = tuple(id for id in other.own if id in below)
            if kept:
                return replace(other, own=kept)
        return other

    def is_for_their_sake(self, troops: Troops, spot: Spot, at: int) -> bool:
        """``Stays in the wood as reserve for 5M``, ``to E8, second line for the 2/2``: what they are there for.

        Where nothing else is told of them, that is what they do.
        """
        who, act = self.act.subject, self.act
        roles = [one for one in self.spots[:at] if one.end <= self.relation_start and one.kind != "filler"][-1:]
        if who is None or set(who.own) & set(troops.own) or not roles or not roles[0].means("verb", *SERVING):
            return False
        self.relation = ""
        others = [one for one in self.done.acts if one.subject is who and not one.empty]
        held = act.verb == "hold" or any(one.means("verb", "hold") for one in self.spots[at + 1 :])
        if held or others or act.parts or act.length is not None:
            self.done.reasons.append(self.text.raw_between(roles[0].start, spot.end))
            act.verb = act.verb if act.verb not in SERVING else "hold" if held and not others else ""
            act.echelon = False
        else:
            act.verb, act.object = "support", troops
        return True

    def narrower(self, one: Troops, other: Troops) -> Troops:
        """Troops named under others: the narrower of both."""
        if other.everybody and not set(other.own) < set(one.own):
            return one
        both = tuple(id for id in other.own if id in one.own)
        if both and (other.loose or set(other.own) & set(one.own)):
            return replace(other, own=both, commands=other.commands if set(both) == set(other.own) else ())
        return self.joined(one, other)

    def among(self, troops: Troops, whole: Troops | None) -> Troops:
        """Troops of whom it was said before whom they belong to."""
        both = tuple(id for id in troops.own if whole and id in whole.own)
        return replace(troops, own=both, unclear=False) if both else troops
