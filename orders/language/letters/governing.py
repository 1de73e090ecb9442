"""Governing: troops who stand behind a preposition, or in brackets, and so do nothing of what is told.

Who is named behind *ahead of* or in *den übrigen voraus* is where others are to be; what brackets say of strength is
no order.
"""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.battle import Unit
from battles.engine.dataclasses import replace
from orders.language.folding import fold
from orders.language.letters.bearers import OF_TROOPS
from orders.language.letters.clauses import Clauses
from orders.language.letters.cutting import ABBREVIATION
from orders.language.letters.on_a_side import apart_on, outermost_of
from orders.language.letters.placing import MIDST, SETTLING
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops, are_alike
from orders.language.names.entries import plain_token

BEFORE = frozenset({"vor"})
IN_FRONT = frozenset({"ahead", "advance", "front", "voraus", "vorweg", "voran", "vorneweg"})
GENITIVE = frozenset({"of"})
DATIVE = frozenset({"den", "dem", "der"})
GOING = frozenset({"go", "advance", "lead", ""})
RELATED = frozenset({"behind", "before", "left", "right", "beside", "compass", "short"})
AROUND = frozenset({"behind", "before", "left", "right", "beside"})
WITHIN_IT = (("in", "it"), ("inside", "it"), ("within", "it"), ("of", "it"))
NEUTER = frozenset({"it", "them", "him", "ihm", "ihr", "ihnen", "lui", "elle", "eux"})
WITH = frozenset({"with", "w", "mit", "bei", "avec", "under", "unter", "chez"})
BY = frozenset({"by", "um", "de"})
ENDING = frozenset({"mark", "link", "formation", "verb"})
OFF = frozenset({"filler", "modal", "title", "they"})
AWAY = frozenset({"off", "away", "apart", "entfernt", "davon"})
SIDEWAYS = frozenset({"left", "right"})
THEIRS = frozenset({"their", "leur", "leurs", "ihre", "ihren", "ihrer", "deren"})
FORMED = frozenset({"formation"})
TO_ANOTHER = frozenset({"join", "follow", "support", "screen", "place", "ride"})
OF_THEM = frozenset({"of", "von", "der", "des", "de", "du"})
COUNTING = frozenset({"number", "mark", "filler", "way", "relation", "modal", "they", "unknown", "link", "all"})
STEM = 4  # letters by which a name is known as it was written


def troops_of(spot: Spot) -> Troops:
    """The troops that a spot stands for."""
    return spot.value if isinstance(spot.value, Troops) else Troops()


class Governing(Clauses):
    """The part of composing that is about words which another word governs."""

    def take_governed(self, at: int) -> int:
        """Take what a preposition or brackets govern: the number of the spot behind it, else 0."""
        return self.ahead_of(at) or self.strength_in_brackets(at)

    def ahead_of(self, at: int) -> int:
        """``goes ahead | of the others``, ``geht den übrigen voraus``: before whom, and nobody else who goes."""
        spot, act = self.spots[at], self.act
        whom = spot.value
        if not isinstance(whom, Troops) or not whom.own or act.subject is None or act.verb not in GOING:
            return 0
        if act.parts or act.negated or self.fresh or self.excluding:
            return 0
        words = self.text.bare
        before = self.last_word_before(spot, GENITIVE | DATIVE)
        if GENITIVE & {words[spot.start], words[spot.start - 1]} and before in IN_FRONT:
            end = at + 1
        elif DATIVE & {words[spot.start], words[spot.start - 1]} and whom.rest and before in BEFORE:
            end = at + 1  # geht vor | den übrigen
        elif DATIVE & {words[spot.start], words[spot.start - 1]} and (end := self.in_front(at)):
            pass
        else:
            return 0
        theirs = self.the_others_of(act.subject, "brigade") if whom.rest else None
        self.relation, self.relation_start, act.way = "before", max(0, spot.start - 1), ""
        act.verb = "go"
        self.place(theirs or whom, spot)
        if theirs is not None and act.parts:
            act.parts[-1].abreast = True
        return end

    def are_of_those_with(self, spot: Spot) -> bool:
        """``The horse guns with Piré | fire``: of troops named by their kind the ones of whom he is in command."""
        act, whole = self.act, troops_of(spot)
        who = act.subject
        led = self.relation == "at" and self.text.bare[self.relation_start] in WITH
        if not led or who is None or not who.kind or who.commands or not (act.empty and whole.commands):
            return False
        those = tuple(id for id in who.pool or who.own if id in whole.own)
        if not those or self.relation_start != self.end_of_last_troops(spot):
            return False
        act.subject, self.relation = replace(who, own=those, enemy=(), unclear=False, loose=False), ""
        return True

    def end_of_last_troops(self, spot: Spot) -> int:
        """Where the troops end that were named last before a spot."""
        return next((one.end for one in reversed(self.spots[: self.spots.index(spot)]) if one.kind == "troops"), -1)

    def last_word_before(self, spot: Spot, past: frozenset[str]) -> str:
        """The word before a spot that is none of some little ones."""
        return next((word for word in reversed(self.text.bare[: spot.start]) if word not in past), "")

    def in_front(self, at: int) -> int:
        """The spot behind *voraus*, where that ends the clause in which a spot stands; else 0."""
        for number in range(at + 1, len(self.spots)):
            one = self.spots[number]
            short = one.value == "." and self.text.bare[one.start - 1] in ABBREVIATION  # ca. 5 cm
            if one.kind in ("mark", "link", "troops") and not short:
                return 0
            if self.text.bare[one.end - 1] in IN_FRONT:
                for length in (spot for spot in self.spots[at + 1 : number] if spot.kind == "length"):
                    assert isinstance(length.value, float)
                    self.length = length.value  # den übrigen 5 cm voraus
                return number + 1
        return 0

    def strength_in_brackets(self, at: int) -> int:
        """``(4 left out of 6)``: a count in brackets tells how they are; the spot behind the brackets, else 0."""
        if self.spots[at].value != "(":
            return 0
        end = next((n for n in range(at + 1, len(self.spots)) if self.spots[n].value == ")"), 0)
        within = self.spots[at + 1 : end]
        left = any(one.means("way", "left") for one in within)
        counted = sum(one.kind == "number" for one in within)
        if not end or not counted or not all(one.kind in COUNTING for one in within):
            return 0
        if not (left or counted > 1) or any(self.text.bare[one.start] in ("g", "°") for one in within):
            return 0
        self.done.reasons.append(self.text.raw_between(self.spots[at].start, self.spots[end].end))
        return end + 1

    # whom is meant

    def take_troops(self, spot: Spot, at: int) -> None:
        """Troops: what is denied of a target without a verb is denied; *theirs* are the enemy's."""
        verb, before = self.act.verb, self.act
        spoken_for = self.are_of_those_with(spot) or self.does_so_to_another(spot, at) or self.is_beside_the_rest(spot)
        if spoken_for or self.are_his_men(troops_of(spot), at):
            return
        led = self.text.bare[self.relation_start : spot.start] if self.relation == "at" else []
        if not MIDST.isdisjoint(led) and OF_THEM.isdisjoint(led):
            self.relation = ""  # in the centre | Gauthier attacks
        objects = before.object
        if (theirs := self.of_the_enemy(spot)) is not None:
            spot = theirs
        super().take_troops(spot, at)
        if self.negated and self.act is before and not verb and self.act.verb == "fire":
            self.act.negated, self.negated = True, False  # not the guns in F8
        whom, who = before.object, before.subject
        visits = who is not None and bool(who.general) and before.verb in ("join", "ride", "place")
        if visits and objects is not None and whom is not objects and whom is not None and len(whom.commands) > 1:
            before.puzzled = True  # nobody joins two brigades
        if objects is not None and whom is not None and whom is not objects and not are_alike(objects, troops_of(spot)):
            before.object, before.puzzled = objects, True  # supports Husson | and the guns of the 9th

    def are_his_men(self, troops: Troops, at: int) -> bool:
        """``Gauthier attacks the farm, battalions | in column``: how his own go there, and nobody whom they attack."""
        who, before = self.act.subject, self.spots[at - 1] if at else None
        if who is None or not who.commands or before is None or before.kind != "mark" or not troops.loose:
            return False
        behind = [spot for spot in self.spots[at + 1 : at + 4] if spot.kind not in ("filler", "relation")]
        if self.act.verb and troops.own and (not behind or behind[0].kind == "mark"):
            return self.are_formed(self.spots[at])
        last = len(behind) < 2 or behind[1].kind in ("mark", "link")
        formed = bool(behind) and behind[0].kind == "formation" and last and bool(troops.own and troops.enemy)
        self.fresh, self.relation = self.fresh or formed, "" if formed else self.relation
        return formed

    def are_formed(self, spot: Spot) -> bool:
        """The same where the words alone might tell which battalions: ``les bataillons en colonne``, at the end."""
        senses = [one for _, found in self.lexicon.at(self.text.bare, spot.end - 1, FORMED) for one in found]
        if not senses or spot.end - spot.start < 3 or not {"en", "in"} & set(self.text.bare[spot.start : spot.end]):
            return False
        self.new_act(spot)
        self.act.verb, self.act.formation, self.fresh = "form", str(senses[0].value), False
        return True

    def joins_those_there(self, troops: Troops, at: int) -> bool:
        """``The battery beside them, 2/4HA``: who it is, and nobody more beside whom it stands."""
        who = self.act.subject
        if who is not None and troops.own and set(troops.own) <= set(who.own):
            return False
        return super().joins_those_there(troops, at)

    def is_beside_the_rest(self, spot: Spot) -> bool:
        """``5 cm vor den übrigen``, ``behind the others``: of their own brigade."""
        rest, act = troops_of(spot), self.act
        if not rest.rest or rest.arm or rest.some or self.relation not in ("before", "behind") or act.parts:
            return False
        theirs = self.the_others_of(act.subject, "brigade") if act.verb in GOING or act.verb == "place" else None
        if theirs is None:
            return False
        self.place(theirs, spot)
        for part in act.parts:
            part.abreast = True
        return True

    def does_so_to_another(self, spot: Spot, at: int) -> bool:
        """``Foy joins Gauthier, and Bachelu | Campi``: the verb that was said once, of others to others."""
        act, who = self.act, spot.value
        ahead = self.spots[at + 1] if at + 1 < len(self.spots) else None
        whom = ahead.value if ahead is not None else None
        pair = isinstance(who, Troops) and isinstance(whom, Troops) and bool(who.own and whom.own)
        told = self.fresh and act.verb in TO_ANOTHER and act.object is not None and bool(act.object.own)
        if not pair or not told or act.negated or act.parts or not isinstance(who, Troops) or who.enemy:
            return False
        behind = self.following(at + 1)
        if not (behind is None or behind.kind in ("mark", "link")):
            return False
        self.new_act(spot, subject=who)
        self.act.verb, self.act.inherits, self.fresh = act.verb, False, False
        return True

    def of_the_enemy(self, spot: Spot) -> Spot | None:
        """``halfway to their jagers``, ``the guns take the infantry``: of both sides who bear a name, the enemy's."""
        troops, act = spot.value, self.act
        if not isinstance(troops, Troops) or not (troops.own and troops.enemy) or act.subject is None:
            return None
        words = {self.text.bare[spot.start], self.text.bare[spot.start - 1] if spot.start else ""}
        single = len(act.subject.own) == 1 and not set(troops.own) & set(act.subject.own)
        theirs = single and bool(THEIRS & words) and (self.relation in RELATED | {"between", "towards"})
        where = self.relation in RELATED | {"between", "towards"} or (self.relation == "at" and act.verb != "screen")
        theirs = theirs or (where and self.bear_it(spot, troops))
        guns = {self.world.own[id].arm for id in act.subject.own if id in self.world.own} == {"artillery"}
        taken = guns and act.verb == "take" and troops.loose and not (act.parts or act.target)
        if not (theirs or taken):
            return None
        act.verb = "fire" if taken else act.verb
        return replace(spot, value=replace(troops, own=(), commands=()))

    def bear_it(self, spot: Spot, troops: Troops) -> bool:
        """``Towards the jägers``: whether enemies bear a name as it was written, and his own only what it means."""
        word = self.text.bare[spot.end - 1].replace("ae", "a")
        if plain_token(word) not in OF_TROOPS:
            return False

        def written(units: Iterable[Unit]) -> bool:
            return any(word[:STEM] in fold(unit.label).text for unit in units)

        own = [self.world.own[id] for id in troops.own if id in self.world.own]
        return written(self.world.enemy[id] for id in troops.enemy if id in self.world.enemy) and not written(own)

    def told_where_they_stand(self) -> None:
        """``The horse battery over on the right | goes``: before the verb a side says which of several it is."""
        act, who = self.act, self.act.subject
        side = act.way if act.way in SIDEWAYS else ""
        several = who is not None and who.kind and len(who.own) > 1 and not who.commands
        if side and several and who is not None and not (act.verb or act.parts or self.fresh or act.length is not None):
            one = outermost_of(who.own, side, self.world) if who.unclear else ""
            chosen = (one,) if one else () if who.unclear else apart_on(who.own, side, self.world)
            if chosen:
                act.subject, act.way = replace(who, own=chosen, unclear=False, loose=False, some=0), ""
                self.relation = ""
            elif who.loose and not who.unclear:
                act.puzzled = True  # the guns on the left: which of them?
        super().told_where_they_stand()

    # what is measured from what

    def take_length(self, spot: Spot, at: int) -> None:
        """``behind the farm, distance 5 cm``, ``to the left of 1/6FA, about 4 cm off``: how far from there."""
        place = self.act.parts[-1] if self.act.parts else None
        following = self.following(at, past=OFF)
        if following is not None and self.text.bare[following.start] in AWAY:
            following = self.following(self.spots.index(following), past=OFF)  # about 4 cm off
        ends = following is None or following.kind in ENDING
        by = self.relation == "beside" and self.text.bare[self.relation_start] in BY
        told = (
            place is not None and place.relation in RELATED and place.length is None and not (place.edge or place.exact)
        )
        who = self.act.subject
        wide = place is not None and place.relation in SIDEWAYS and who is not None and bool(who.commands)
        if told and not wide and place is not None and ends and (by or not self.relation) and self.act.length is None:
            assert isinstance(spot.value, float)
            place.length, self.length, self.relation = spot.value, None, ""
            return
        super().take_length(spot, at)

    def take_they(self, spot: Spot, at: int) -> None:
        """A pronoun behind a preposition may mean the place to which they were sent just before."""
        if not self.is_where_they_went(spot):
            super().take_they(spot, at)

    def is_where_they_went(self, spot: Spot) -> bool:
        """``Goes to 1/2Nas and stands 4 cm behind it``: on which side of those to whom he goes he shall be."""
        act, before = self.act, self.done.acts[-1] if self.done.acts else None
        place = before.parts[-1] if before is not None and before.parts else None
        if place is None or before is None or act.subject is None or before.subject is not act.subject:
            return False
        fits = act.verb in SETTLING and not (act.parts or act.formation or act.negated or act.condition or act.target)
        said = self.text.bare[spot.start - 1], self.text.bare[spot.start]
        if fits and self.relation == "at" and not isinstance(place.to, Troops) and said in WITHIN_IT:
            self.length, self.relation, self.fresh = None, "", False
            act.verb, act.inherits, act.stays = act.verb or "hold", True, True  # takes the farm and stays in it
            return True
        if not fits or self.relation not in AROUND or self.text.bare[spot.start] not in NEUTER:
            return False
        if isinstance(place.to, Troops) and place.to.own and place.relation in ("at", "beside", "towards"):
            before.parts[-1] = replace(place, relation=self.relation, length=self.length, word="")
        elif self.relation == "before" and not isinstance(place.to, Troops):
            self.done.reasons.append(
                self.text.raw_between(self.relation_start, spot.end)
            )  # and halts on this side of it
        else:
            return not isinstance(place.to, Troops) and self.settles_there(self.relation)
        self.length, self.relation, self.fresh = None, "", False
        act.verb, act.inherits = "hold", True
        return True
