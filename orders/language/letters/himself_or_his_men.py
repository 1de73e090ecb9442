"""Himself or his men: whether by a general's bare name he is meant who rides, or the troops that he commands."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.held_ground import HeldGround
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import SIDES

TITLES = frozenset({"general", "général", "generals", "gen", "gal", "gén", "brigadier", "he", "er", "il"})
TOLD_TO_ALL = frozenset({"", "form", "go", "advance", "hold", "face"})
OF_TROOPS = frozenset({"leave", "form", "limber", "unlimber", "fire", "rally", "face"})  # deeds of bodies, not of a man


class HimselfOrHisMen(HeldGround):
    """The part of answering that tells a general from his command."""

    def is_general(self, subject: Troops, acts: Sequence[Act], generals: bool) -> bool:
        """Whether the general himself is meant, not his troops."""
        if not subject.general or subject.general not in self.world.generals:
            return False
        lowest = subject.general in self.world.lowest
        if lowest and not generals and any(act.verb == "join" and self.is_ground_alone(act) for act in acts):
            return False  # Campi joins H5 in column: all of them
        titled = any(word.lower().rstrip(".") in TITLES for word in subject.said.split())
        if lowest and not titled and any(act.formation and not act.self_ for act in acts):
            return False  # Kempt, below the generals: in line on the ridge
        if lowest and not (generals or titled) and any(self.is_post_of_troops(act, acts) for act in acts):
            return False  # Campi leaves the wood and takes post behind Husson: all of them
        if lowest and not (generals or titled) and any(self.stays_by_others(act, subject) for act in acts):
            return False  # Wathiez stays with the guns: all of them
        if lowest and not (generals or titled) and any(self.joins_a_brigade(act, subject) for act in acts):
            return False  # Campi joins Husson: brigade with brigade
        if lowest and not (generals or titled) and any(act.verb in OF_TROOPS and not act.self_ for act in acts):
            return False  # Campi leaves the wood and joins Husson: all of them
        if lowest and not (generals or titled) and self.all_ride(subject) and any(self.rides_there(a) for a in acts):
            return False  # Hubert rides to K9: a brigade of horse
        absent = self.world.present.isdisjoint(subject.own) and self.world.is_awaited(subject.general)
        plain = all(act.verb in ("", "go", "advance", "hold") and not act.self_ for act in acts)
        if absent and plain and not (lowest or generals or titled) and all(map(self.is_ground_alone, acts)):
            return False  # Picton goes to Quatre-Bras: all of them, who are not here yet
        leading = any(act.verb in ("screen", "attack", "charge", "take", "defend") for act in acts)
        if lowest and not generals and leading and not any(act.self_ for act in acts):
            return False  # Hubert rides round the pond and keeps an eye on it: his brigade
        if generals or any(act.self_ or act.verb in ("ride", "place", "join") for act in acts):
            return True
        verbs = {act.verb for act in acts}
        if lowest and verbs <= {"", "go", "hold"} and any(self.is_by_one_of_his(act, subject) for act in acts):
            return True
        if lowest:
            return titled and verbs <= {"", "go"} and any(self.is_with_his_men(act, subject) for act in acts)
        if verbs <= {"", "go", "hold", "advance"} and any(self.is_by_his_men(act, subject) for act in acts):
            return True
        return verbs <= {"", "go", "hold", "support", "follow", "withdraw", "leave"} and not any(
            act.formation for act in acts
        )

    def joins_a_brigade(self, act: Act, subject: Troops) -> bool:
        """Whether an act has somebody join another brigade, or go with it, by the bare name of its general."""
        other = act.object
        return (
            act.verb in ("join", "place")
            and not act.self_
            and other is not None
            and other.general in self.world.lowest
            and other.general != subject.general
            and not any(word.lower().rstrip(".") in TITLES for word in other.said.split())
        )

    def is_with_his_men(self, act: Act, subject: Troops) -> bool:
        """Whether an act has somebody go with, or to, some of those whom he commands."""
        with_him = [part.to for part in act.parts if part.relation == "at" and isinstance(part.to, Troops)]
        return not act.formation and any(set(one.own) < set(subject.own) for one in with_him if one.own)

    def is_by_one_of_his(self, act: Act, subject: Troops) -> bool:
        """``Saxe-Weimar stays near the 1/28``, one of his battalions: no brigade stays by a part of itself."""
        by = [part.to for part in act.parts if part.relation == "beside" and isinstance(part.to, Troops)]
        plain = not (act.formation or act.target or act.condition or act.negated)
        return plain and any(len(one.own) == 1 and set(one.own) < set(subject.own) and not one.loose for one in by)

    def is_by_his_men(self, act: Act, subject: Troops) -> bool:
        """``Piré advances to J6, beside the horse battery``: whether somebody goes near some of those under him."""
        beside = [p.to for p in act.parts if p.relation in ("beside", *SIDES) and isinstance(p.to, Troops)]
        plain = not (act.formation or act.target or act.condition or act.negated)
        his = set(subject.own)
        return plain and any(
            set(one.own) < his or (one.loose and his.intersection(one.own)) for one in beside if one.own
        )

    def stays_by_others(self, act: Act, subject: Troops) -> bool:
        """Whether an act has somebody stay by troops that are none of his."""
        whom = act.object or next((part.to for part in act.parts if isinstance(part.to, Troops)), None)
        others = isinstance(whom, Troops) and bool(whom.own) and set(whom.own).isdisjoint(subject.own)
        return act.verb == "place" and act.stays and others and not act.self_

    def all_ride(self, subject: Troops) -> bool:
        """Whether all of a command ride, and not its general alone."""
        present = set(subject.own) & self.world.present
        return bool(present) and present <= self.world.with_arm("cavalry")

    def ride_formed(self, subject: Troops, acts: Sequence[Act]) -> bool:
        """``Wathiez forms column and goes to H6``: whether a brigade of horse is told how to form, and one square."""
        if len(subject.commands) != 1 or subject.commands[0] not in self.world.lowest or not self.all_ride(subject):
            return False
        plain = all(act.verb in TOLD_TO_ALL and not (act.negated or act.target or act.object) for act in acts)
        squares = {part.to.text for act in acts for part in act.parts if isinstance(part.to, Place)}
        formed = {act.formation for act in acts if act.formation}
        staying = any(act.verb == "hold" and act.parts for act in acts)  # stays in K7
        plain = plain and not staying and not any(act.self_ or act.excepted for act in acts)
        return plain and len(squares) == len(formed) == 1

    def rides_there(self, act: Act) -> bool:
        """Whether an act is a ride to a place, of somebody who is not said to go himself."""
        return act.verb == "ride" and not act.self_ and self.is_ground_alone(act)

    def is_post_of_troops(self, act: Act, acts: Sequence[Act]) -> bool:
        """Whether an act is a post that a whole brigade takes: out of a wood, or behind others."""
        if act.self_ or act.verb != "place" or not act.parts:
            return False
        out = any(one.verb == "leave" for one in acts)
        beside = [part for part in act.parts if not isinstance(part.to, Place)]  # in I4, behind Husson
        return out or (
            bool(beside)
            and all(
                p.relation in ("behind", "left", "right", "compass", "between") or p.word == "neben" for p in beside
            )
        )

    def is_ground_alone(self, act: Act) -> bool:
        """Whether an act has a place that is no troops."""
        return bool(act.parts) and act.object is None and not any(isinstance(part.to, Troops) for part in act.parts)
