"""Finishing: each act of a sentence once all its spots are taken: what was left open in it, and who does it."""

from __future__ import annotations

from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.battle import Terrain
from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import ELSE, Act, Part
from orders.language.letters.aiming import aimed_from_there, aimed_when_unlimbered, fired_from_where_they_stay
from orders.language.letters.company import IT, Company
from orders.language.letters.displacements import as_one_way
from orders.language.letters.in_the_end import (
    by_that_way,
    denied_with_it,
    falling_back,
    waits_in_its_square,
    where_they_end,
    with_the_reserve,
    without_how_they_are_formed,
    without_watching_their_own,
)
from orders.language.letters.outlines import nearest_in
from orders.language.letters.passing import passed_by
from orders.language.letters.state import FORBIDDING
from orders.language.letters.staying import staying_put
from orders.language.letters.troops import Troops

GATHERING = frozenset({"rally", "go", "take", "lead"})
TAKEN = frozenset({"take", "attack", "defend"})  # verbs for which a place may be called *it*
STAYING = ("hold", "defend", "asis")
REMAINING = ("rest", "bleib", "verbleib", "stay", "remain", "demeur")
LEAVING = frozenset({"leave", "laisse", "laissez", "lass", "lasst", "lassen"})
ABREAST = frozenset({"hauteur", "hohe"})
CROSSING = ("franchi", "travers", "cross", "uberschreit", "uberquer")
BEING = frozenset({"is", "are"})
OR = frozenset({"or", "oder", "ou"})
LITTLE = frozenset({"peu", "wenig", "bisschen", "slightly", "legerement"})
CLEARING = ("clear", "raum", "degag", "evacu")
# *geht links der Straße vor*: onward on that side of it; *rückt links der Straße ein* is there
LEADS_ON = re.compile(r"\bvor\b|\b(?:advances?|push(?:es)?\s+on|avance\w*|progresse\w*)\b")
LED_BY = 6  # words from *bis* to what is told behind *vor*
# *short of the farm*, *on our side of the brook*: as one comes to it, and not before it as one looks at the enemy.
NEAR_SIDE = re.compile(
    r"\b(?:(?:short|shy)(?: of)?|(?:this|our|my|near|hither) (?:side|bank) of|diesseits(?: von| des| der)?|"
    r"en deca (?:de|du|des|d)|avant|de (?:ce|notre) cote d[eu]s?)(?: (?:the|la|le|les|l|dem|der|den|des))?$"
)
HALTING = ("halt", "stop", "anhalt", "arret")
AT_SOMEBODY = frozenset({"attack", "charge", "take"})
DESIGNATED = re.compile(r"\d+/\d*[^\W\d_]+|\d+[^\W\d_]{1,4}|[^\W\d_]{1,3}\d+", re.IGNORECASE)  # 2/2Nas, 27J, e6
COMING_ALONG = ("follow", "suit", "suiv", "folg")  # follows in support
#: What one does who leaves a wood to be somewhere else.
THERE_INSTEAD = frozenset({"support", "attack", "take", "screen", "follow"})


def leaving_for_it(acts: list[Act]) -> list[Act]:
    """``Comes out of the trees and stands behind the guns``: where somebody leaves it for is where he goes."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        leaves = before is not None and before.verb == "leave" and not (before.negated or before.condition)
        bare = before is not None and before.length is None and not (before.compass or before.way or before.formation)
        goes = act.inherits and act.verb in THERE_INSTEAD and not act.negated
        if before is not None and leaves and bare and goes and (act.object or act.parts or act.target):
            kept[-1] = replace(act, inherits=before.inherits, start=before.start)
        else:
            kept.append(act)
    return kept


class Finishing(Company):
    """The part of composing that looks back at a sentence when all of it was read."""

    def denied_of_both(self) -> None:
        """``Beschießt 5M und 7L nicht``: neither of those between whom no more than *and* stands."""
        for one, two in pairwise(self.done.acts):
            alike = one.verb in ("", two.verb) and one.subject == two.subject and two.negated and not one.negated
            if (
                alike
                and one.target is not None
                and two.target is not None
                and self.stand_together(one.target, two.target)
            ):
                one.verb, one.negated = two.verb, True

    def stand_together(self, one: Troops, two: Troops) -> bool:
        """Whether between two of the enemy stands no more than *and*, *or* or a comma."""
        foes = [(at, spot.value.enemy) for at, spot in enumerate(self.spots) if isinstance(spot.value, Troops)]
        at = next((n for n, enemy in foes if enemy == one.enemy), None)
        to = next((n for n, enemy in reversed(foes) if enemy == two.enemy), None)
        between = self.spots[at + 1 : to] if at is not None and to is not None and at < to else []
        return bool(between) and all(
            spot.kind in ("filler", "relation") or spot.value in ("and", "or", ",") for spot in between
        )

    def as_they_are_otherwise(self) -> None:
        """``If they are pushed out they go back, otherwise they stay``: who only stays then stays now, in any case."""
        for number, act in enumerate(self.done.acts):
            otherwise = act.condition is not None and act.condition.said.lower().removeprefix("or ") in ELSE
            stays = act.verb in STAYING or (act.verb == "form" and bool(act.formation))
            if otherwise and stays and any(one.condition is not None for one in self.done.acts[:number]):
                act.condition = None

    def finish(self) -> None:
        """Close the last act, and leave out those that ask for nothing."""
        self.close()
        self.told_together()
        self.told_one_by_one()
        self.held_back()
        still = [act for act in self.done.acts if act.verb == "asis"]
        if still:
            acts = self.done.acts
            self.done.acts = [act for act in acts if act.subject is not still[0].subject]
            self.done.acts.append(replace(still[0], verb="hold", parts=[], start=acts[0].start))
        self.either_in_that_case()
        self.as_they_are_otherwise()
        self.denied_of_both()
        self.goes_where_its_verb_ends()
        self.goes_in_the_formation()  # before the screen that it ends in becomes all that is done
        self.told_twice()
        self.goes_in_the_formation()
        self.done.acts = aimed_from_there(aimed_when_unlimbered(self.done.acts), self.world)
        self.stops_short_of_it()
        self.does_not_cross_it()
        self.there_again()
        self.goes_only_so_near()
        self.goes_where_he_waits()
        self.stays_there()
        self.told_behind_whom()
        self.formed_for_it()
        self.in_reserve_there()
        self.beside_those_before()
        for number, act in enumerate(self.done.acts):
            self.clears_where_it_stands(act)
            if act.verb == "cease" and (act.formation or any(isinstance(part.to, Troops) for part in act.parts)):
                act.puzzled = True  # does not fire at skirmishers: but at others?
            if act.verb == "hold" and not (act.parts or act.condition or act.target) and self.keep_together(act):
                act.puzzled = True  # stay together: where they are, or wherever they go?
            self.in_company(act)
            self.behind_all_of_them(act)
            if self.stands_on_a_side(act) or self.goes_behind_all(act) or self.is_on_a_side_of_the_road(act):
                act.puzzled = True
            if act.verb in ("place", "go", "advance") and act.empty_but_verb() and self.ends_together(act):
                act.verb = "follow"  # the guns go with
                self.goes_the_same_way(act, self.done.acts[:number])
                act.puzzled = any(other.unknown for other in self.done.acts)  # and where those go is not sure
            if act.verb in GATHERING and act.formation and replace(act, formation="").empty_but_verb():
                act.verb = "form"  # rallies in line; get them back into column
            if act.verb == "form" and self.settles_somewhere(act):
                act.verb = "place"
            if act.verb == "form" and self.goes_into(act):
                act.verb = "go"
            if act.verb == "support" and self.stays_in_reserve(act):
                act.verb = "hold"
                act.stays = act.stays and not self.is_in_a_square(act)  # in reserve, in F4
            called = act.object is not None and not any(spot.value is act.object for spot in self.spots)
            if act.verb in ("support", "follow") and called:
                act.object = self.behind_whom_it_is(act, self.done.acts[:number]) or act.object
            self.others_of_his_brigade(act)
            if act.verb == "withdraw" and self.rides_to_his_own(act):
                act.verb = "ride"  # Bijlandt reitet zu den Belgiern zurück
            if act.verb == "hold" and act.stays and act.compass and self.is_at_an_edge(act):
                act.compass = ""  # Am Ostrand bleibt 3/2Nas: where, and no front
            if act.verb == "screen" and act.stays and self.stands_in_its_square(act):
                act.verb, act.parts = "hold", []  # 1Ch reste en observation en K7
            if act.verb in ("support", "follow") and not (act.object or act.parts or act.target):
                others = [
                    one.subject for one in self.done.acts[:number] if one.subject and one.subject is not act.subject
                ]
                comes = any(word.startswith(COMING_ALONG) for word in self.text.bare[act.start : act.end])
                behind = act.verb == "follow" or act.echelon or comes or self.of_them(act)
                them = self.command_of(self.last) if behind else None
                act.object = others[-1] if others else them
                if act.object is None and act.unknown and self.helps_somebody(act):
                    act.puzzled = True  # supports somebody whom nobody knows
            if act.verb in AT_SOMEBODY and act.target is None and any(map(DESIGNATED.fullmatch, act.unknown)):
                act.puzzled = True  # attacks somebody whom nobody knows: no place will do for him
            if act.verb == "screen" and replace(act, subject=None).empty_but_verb() and self.of_one_named(act):
                others = [one.subject for one in self.done.acts[:number] if one.subject not in (None, act.subject)]
                act.object = others[-1] if others else None  # goes into the farm, the others cover it
            if act.verb == "screen" and self.only_watches(act, self.done.acts[:number]):
                act.verb, act.near, act.parts = "face", replace(act.parts[0], relation="towards"), []
            if act.verb == "follow" and act.negated and act.target is not None and act.object is None:
                act.verb, act.target = "pursue", None
            if act.verb == "take" and act.object is not None and act.object.own and self.is_made_safe(act):
                act.verb = "defend"  # 5M sichert die Batterie
            if act.verb == "screen" and act.object is None and (whom := self.is_watched_over(act)) is not None:
                act.verb, act.object, act.parts = "defend", whom, []  # 5M passt auf die Batterie auf
            if act.verb == "take" and act.object is not None and act.object.own and not act.object.enemy:
                act.subject, act.object, act.verb = act.object, None, "go"  # Piré takes his lancers to the right
            if act.verb == "disturb":
                self.left_alone(act, self.done.acts[:number])
            if act.verb == "follow" and "behind" in self.text.bare[act.start : act.end]:
                self.follows_behind(act)
            if self.stays_by(act):
                act.verb = "hold"
            if self.goes_with_them(act):
                act.verb, act.object, act.parts = "follow", act.parts[0].to, []  # type: ignore[assignment]
            if act.verb == "lead" and self.leads_them(act):
                act.verb = "go"  # bring them out to the road
            if act.verb == "leave" and self.is_left_there(act):
                act.verb = "hold"  # leave the 8th at the edge of the wood
            if act.verb == "leave" and act.parts and not act.named_directly and act.parts[-1].relation != "from":
                act.verb = "go"  # goes out into the gap
            if act.verb == "leave" and len(act.parts) > 1 and act.parts[-1].relation != "from":
                act.verb, act.parts = "go", act.parts[1:]  # out of the wood to the road
            if act.verb == "leave" and act.length is not None and (act.compass or act.way):
                act.verb, act.parts = "go", []  # out of the wood, 6 cm to the north
            if act.verb == "leave" and act.compass and len(act.parts) == 1:
                out = replace(act.parts[0], relation="compass", way=act.compass)
                act.verb, act.parts, act.compass = "go", [out], ""  # out of the wood on its east side
            if act.verb == "leave" and not act.negated and self.only_forms_beside(act):
                act.puzzled = True  # out of the wood, and into line: where?
            if self.is_abreast_and_aside(act):
                act.puzzled = True  # level with the battery, and west of the road: no point that is named
            inward = act.parts[0] if len(act.parts) == 1 else None
            if inward is not None and act.length is not None and self.is_within(act, inward):
                act.compass, act.parts = inward.way, []  # southwards within the wood, 10 cm
            if (
                act.verb == "face"
                and act.degrees is None
                and not LITTLE.isdisjoint(self.text.bare[act.start : act.end])
            ):
                act.puzzled = True  # a little towards the road: how far round?
            if act.only and act.verb in ("face", "form", "about") and not (act.target or act.condition or act.excepted):
                act.only = False  # only front to the south: no more than that
            if act.verb == "leave" and act.length is not None and not act.parts:
                act.verb = "withdraw"  # se retirent de 10 cm
            if act.verb == "leave" and act.parts and all(part.relation == "towards" for part in act.parts):
                act.verb = "go"  # they leave for Piraumont
            sideways = any(part.relation in ("left", "right") and part.length is None for part in act.parts)
            if sideways and act.length is not None and act.subject is not None and act.subject.commands:
                act.puzzled = True  # right of Husson, and 6 cm on: which of both?
            self.told_to_whom(act)
            if act.verb in TAKEN and not (act.parts or act.target or act.object or act.negated):
                self.what_was_named(act)
                before = self.done.acts[number - 1] if number else None
                if not act.parts and before is not None and before.subject is act.subject and before.named_directly:
                    act.parts, act.named_directly = list(before.parts), True  # take the farm and garrison it
            self.only_when_told(act)
            if act.subject is not None and act.subject.everybody and not act.subject.arm and not act.verb and act.parts:
                act.puzzled = True  # everything east of the road
        self.done.acts = fired_from_where_they_stay(without_how_they_are_formed(self.done.acts), self.world)
        self.done.acts = by_that_way(where_they_end(denied_with_it(leaving_for_it(self.done.acts), self.text.bare)))
        for act in waits_in_its_square(self.done.acts):
            self.done.reasons.append(self.text.raw_between(act.start, act.end))
        self.done.acts = with_the_reserve(without_watching_their_own(falling_back(self.done.acts)))
        self.done.acts, guarded = staying_put(self.done.acts, self.text.bare)
        self.done.acts, passed = passed_by(self.done.acts, self.text.bare)
        self.done.acts, summed = as_one_way(self.done.acts)
        self.done.reasons += [self.text.raw_between(*words) for words in (*guarded, *passed, *summed)]
        self.in_whose_company()
        self.hedged_together()
        for act in self.done.acts:
            if self.without is not None and act.subject is not None and act.excepted is None:
                some = set(self.without.own) < set(act.subject.own)
                act.excepted = self.without if some else None
        self.told_on_which_side()
        self.there_who_are_named_behind()
        self.named_last()
        self.shared_with_those_named_behind()
        kept: list[Act] = []
        for act in self.done.acts:
            if act.empty and kept and act.subject is not None and kept[-1].subject is act.subject and not act.unknown:
                continue
            if kept and act.inherits and kept[-1].empty and kept[-1].subject is act.subject:
                kept[-1] = replace(act, unknown=[*kept[-1].unknown, *act.unknown], start=kept[-1].start)
                continue
            kept.append(act)
        self.done.acts = kept

    def either_in_that_case(self) -> None:
        """``Fire at 1Ch or 6Ch if they come within 20 cm``: at the first only in that case, too."""
        for one, other in pairwise(self.done.acts):
            alike = one.subject is other.subject and one.verb == other.verb and one.target is not None
            whom = other.target.said.lower() if alike and other.target is not None else ""
            if whom and one.condition is None and any(f"{word} {whom}" in self.text.raw.lower() for word in OR):
                one.condition = other.condition

    def does_not_cross_it(self) -> None:
        """``Ne la franchit pas``, ``does not cross it``: how far to go, of what was named before; that is no halt."""
        for act in list(self.done.acts):
            words = self.text.bare[act.start : act.end]
            crosses = any(word.startswith(CROSSING) for word in words)
            bare = act.verb in ("go", "advance") and act.empty_but_verb() and act.condition is None and not act.unknown
            if act.negated and bare and crosses and not IT.isdisjoint(words):
                self.done.acts.remove(act)
                self.done.reasons.append(self.text.raw_between(act.start, act.end))

    def is_left_there(self, act: Act) -> bool:
        """``Leave the 8th at the edge of the wood``, ``laissez le 8e à la lisière``: who is left somewhere stays."""
        if act.subject is None or not act.subject.own or act.length is not None:
            return False
        named = [spot.start for spot in self.spots if spot.value is act.subject]
        left = [at for at in range(act.start, act.end) if self.text.bare[at] in LEAVING]
        return bool(named and left) and left[-1] < named[-1]

    def settles_somewhere(self, act: Act) -> bool:
        """``Le prince se met entre la ferme et la batterie``: a verb of forming with a place, and with no formation."""
        who = act.subject
        led = who is not None and bool(who.commands) and not act.formation and not act.negated
        return led and bool(act.parts) and act.target is None and act.object is None and act.length is None

    def goes_into(self, act: Act) -> bool:
        """``2/28 goes into the houses at Quatre-Bras``: *into* a place, where it might have been a formation."""
        into = "into" in self.text.bare[act.start : act.end + 1] if act.start < act.end else "into" in self.text.bare
        placed = bool(act.parts) and act.parts[0].relation == "at" and not isinstance(act.parts[0].to, Troops)
        return into and placed and not (act.formation or act.negated or act.target or act.object or act.length)

    def clears_where_it_stands(self, act: Act) -> None:
        """``Campi clears Delhutte wood``: who stands in a wood leaves it; nobody attacks the ground he holds."""
        said = any(word.startswith(CLEARING) for word in self.text.bare[act.start : act.end])
        who, part = act.subject, act.parts[0] if act.parts else None
        if not said or who is None or part is None or act.verb not in ("attack", "take", "go", "advance"):
            return
        pieces = [piece for piece in part.to if isinstance(piece, Terrain)] if isinstance(part.to, tuple) else []
        spots = [at for id in who.own if id in self.world.present and (at := self.world.own[id].at)]
        inside = [at for at in spots if any(piece.area and nearest_in(piece, at) == at for piece in pieces)]
        if spots and 2 * len(inside) > len(spots):
            act.verb, part.relation = "leave", "from"

    def is_abreast_and_aside(self, act: Act) -> bool:
        """``À hauteur de Bijleveld, à l'ouest de la route``: as far as somebody, and on one side of something else."""
        level = ABREAST.intersection(self.text.bare[act.start : act.end])
        troops = bool(act.parts) and isinstance(act.parts[0].to, Troops)
        aside = any(part.relation in ("compass", "left", "right") for part in act.parts[1:])
        return bool(level) and troops and aside

    def stands_on_a_side(self, act: Act) -> bool:
        """``27J are on the right``: where some units are, and how far to go, if at all, is not said."""
        bare = act.way in ("left", "right") and replace(act, way="", subject=None).empty
        who = act.subject
        return bare and who is not None and not who.commands and bool(BEING & set(self.text.bare[act.start : act.end]))

    def is_on_a_side_of_the_road(self, act: Act) -> bool:
        """``The 92nd left of the road``: on which side of it they march, or are to stand? How far off is not said."""
        part = act.parts[0] if len(act.parts) == 1 else None
        onward = act.verb == "advance" and act.length is None and bool(LEADS_ON.search(" ".join(self.text.bare)))
        sides = ("left", "right") if act.verb else ("left", "right", "compass")
        led = act.verb in ("", "go") or onward
        if part is None or not led or part.length is not None or part.relation not in sides:
            return False
        pieces = part.to if isinstance(part.to, tuple) else ()
        road = part.to == "road" or (bool(pieces) and isinstance(pieces[0], Terrain) and pieces[0].kind == "road")
        bare = replace(act, parts=[], subject=None, verb="").empty
        return road and bare and act.subject is not None and not act.subject.commands

    def stops_short_of_it(self) -> None:
        """``Bis kurz vor Gemioncourt``: on this side of it, as one comes to it; before it may be beyond."""
        for act in self.done.acts:
            for number, part in enumerate(act.parts):
                led = self.text.bare[max(0, part.start - LED_BY) : part.start]
                placed = part.relation == "before" and not isinstance(part.to, Troops)
                near = NEAR_SIDE.search(" ".join(led)) is not None
                halts = part.length is not None and any(
                    word.startswith(HALTING) for word in self.text.bare[act.start : part.start]
                )
                if placed and (near or halts or ("bis" in led and "vor" in led[led.index("bis") :])):
                    gap = part.length if part.length is not None else self.world.square / 4
                    act.parts[number] = replace(part, relation="short", length=gap)

    def is_within(self, act: Act, place: Part) -> bool:
        """Whether a way is said of ground in which troops march so far, and no edge of it."""
        plain = place.relation == "at" and bool(place.way) and place.length is None
        return plain and not (place.edge or place.exact) and act.verb in ("go", "advance")

    def stays_in_reserve(self, act: Act) -> bool:
        """``1Ch reste en réserve``, ``bleibt als Rückhalt im Wald``: who stays, and not behind anybody."""
        who = act.subject
        told = bool(act.object or act.target) or any(isinstance(part.to, Troops) for part in act.parts)
        stays = any(word.startswith(REMAINING) for word in self.text.bare[act.start : act.end])
        there = bool(act.parts) and all(part.relation == "at" for part in act.parts)
        placed = there or not (who is not None and who.commands)
        return who is not None and placed and stays and not told and not act.negated

    def is_in_a_square(self, act: Act) -> bool:
        """Whether a square of the map is told in which something is done."""
        return any(part.relation == "at" and isinstance(part.to, Place) for part in act.parts)

    def is_at_an_edge(self, act: Act) -> bool:
        """Whether the point of the compass in an act is that of an edge."""
        told = [spot for spot in self.spots if act.start <= spot.start < act.end]
        return any(one.kind == "compass" and two.means("relation", "edge") for one, two in pairwise(told))

    def stands_in_its_square(self, act: Act) -> bool:
        """Whether some units, and no command, are told of in the square in which they stand."""
        who, part = act.subject, act.parts[0] if len(act.parts) == 1 else None
        if who is None or who.commands or not who.own or part is None or not isinstance(part.to, Place):
            return False
        return part.relation == "at" and all(self.world.stands(id, part.to.text) for id in who.own)

    def only_forms_beside(self, act: Act) -> bool:
        """Whether who shall leave a place is told nothing else but how to stand."""
        others = [one for one in self.done.acts if one is not act and one.subject is act.subject and not one.empty]
        return bool(others) and all(one.verb in ("form", "face", "about") and not one.parts for one in others)

    def only_when_told(self, act: Act) -> None:
        """``They attack only when I say so``: until then they do not, and stay."""
        condition, aim = act.condition, act.target
        if condition is None and act.verb == "fire" and aim is not None and not aim.loose and len(aim.enemy) == 1:
            act.only = False  # at that one alone: a unit fires at one target
        if condition is None or condition.trigger != "ordered":
            return
        act.condition, act.only = None, False
        if act.verb in (*FORBIDDING, "cease"):
            act.negated = True
        elif act.verb != "hold" or act.negated:
            act.verb, act.negated, act.parts, act.object, act.target = "hold", False, [], None, None
            act.way, act.compass, act.length = "", "", None

    def what_was_named(self, act: Act) -> None:
        """``Once Gemioncourt is ours, Jamin garrisons it``: the place that was named before it, and no other."""
        grounds = [spot for spot in self.spots if spot.kind == "ground" and spot.start < max(act.end, act.start + 1)]
        if grounds and isinstance(grounds[-1].value, tuple):
            act.parts.append(Part("at", grounds[-1].value, start=act.start, end=act.start))
            act.named_directly = True

    def left_alone(self, act: Act, before: list[Act]) -> None:
        """``Nobody is to touch the Guard``, ``the Guard is not to be disturbed``: who is meant stays as he is."""
        whom = act.object or next((part.to for part in act.parts if isinstance(part.to, Troops)), None)
        if whom is None and act.subject is not None and not act.subject.everybody:
            whom = act.subject
        if whom is None:
            whom = next((one.subject for one in reversed(before) if one.subject and not one.subject.everybody), None)
        if not act.negated or whom is None or not whom.own:
            act.puzzled = True
            return
        act.subject, act.verb, act.negated, act.object, act.parts = whom, "hold", False, None, []
        for one in before:
            if one.subject is whom and one.negated and not one.verb:
                one.negated = False  # it is the Emperor's and not mine: what that means is said behind it
