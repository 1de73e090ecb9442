"""Acts together: what acts of one sentence mean beside each other: said twice, told one by one, on whose behalf."""

from __future__ import annotations

from itertools import pairwise

from battles.engine.battle import Terrain
from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.state import DENYING, Composing
from orders.language.letters.troops import Troops, are_alike

ON_A_SIDE = frozenset({"left", "right", "beside", "along"})
THEM = frozenset({"leur", "ihnen", "them"})
# What is denied of those who do the contrary anyway.
CONTRARY = {(one, other) for one in ("withdraw", "evade", "leave") for other in ("hold", "fight", "defend")} | {
    (one, other) for one in ("hold", "defend", "asis") for other in ("go", "leave", "withdraw", "advance", "limber")
}
GOING = frozenset({"go", "advance", "withdraw", "attack", "take", "charge", "support", "follow", "screen"})
GOING_ALONG = frozenset({"go", "advance", "withdraw", "attack", "follow", "charge", "join", "form"})
WITH_SEVERAL = frozenset({"support", "follow", "screen", "defend", "join", "place"})
LEADS_THERE = frozenset({"to", "into", "onto", "towards", "nach", "zu", "zum", "zur", "ins", "vers", "jusqu", "up"})
# Prepositions with which a sentence begins that tells where something happens, not where to somebody goes.
SETTING = frozenset(
    {"in", "on", "at", "near", "by", "along", "am", "im", "an", "auf", "bei", "beim", "sur", "dans", "pres"}
)
GOING_AT_ALL = frozenset({"go", "advance"})
GONE = frozenset({"go", "advance", "withdraw", "ride"})
# What a sentence begins with that tells where those are who are named in it.
WHERE = frozenset({"relation", "compass", "way", "ground", "spot", "kind"})

PAIRS = frozenset({"both", "beide", "deux"})
BESIDE_THAT = frozenset({"filler", "mark", "relation", "link", "number"})
ALL = frozenset({"all", "each", "alle", "jeweils", "tous", "toutes", "chacun"})


class ActsTogether(Composing):
    """The part of finishing that weighs an act by those that stand before and behind it."""

    def beside_those_before(self) -> None:
        """``5M in the farm, 7L to the left``: on that side of the place that was told before it."""
        for before, act in list(pairwise(self.done.acts)):
            if act.subject is None or act.subject is before.subject or act.way not in ("left", "right") or act.negated:
                continue
            plain = replace(act, way="", subject=None).empty and not act.unknown
            if (
                plain
                and before.parts
                and before.subject is not None
                and before.verb in ("", "go", "hold", "defend", "take")
            ):
                act.parts, act.way = [replace(before.parts[0], relation=act.way, length=None, edge=False, way="")], ""

    def told_twice(self) -> None:
        """``Stays where he is and remains in reserve``, ``goes to Piraumont, is to scout``: one thing, said twice."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            bare = act.empty_but_for("verb", "negated") and not act.unknown
            same = before.subject is act.subject and not before.negated and act.condition in (None, before.condition)
            there = (
                bool(before.parts) and act.verb in ("", "leave") and before.verb in ("", "go", "take", "hold", "defend")
            )
            if act.negated and bare and same and (there or (before.verb, act.verb) in CONTRARY):
                acts.remove(act)  # they fall back, they don't stand
                continue
            if (
                same
                and act.inherits
                and before.empty_but_verb()
                and before.verb in GOING_AT_ALL
                and self.is_placed(act)
            ):
                act.verb = "go"
                acts.remove(before)  # vor, stellt sich hinter 5M auf
                continue
            if same and act.inherits and self.goes_off_to(before, act):
                acts.remove(before)  # falls back and goes to H9
                continue
            onward = same and act.inherits and replace(before, way="").empty_but_verb() and before.verb in GOING_AT_ALL
            if same and before.verb == "limber" and before.way == "forward" and act.verb == "unlimber" and act.parts:
                before.way = ""
            if onward and before.way in ("", "forward") and act.verb == "unlimber" and act.parts and not act.negated:
                acts.remove(before)  # forward, and drop trails to the left of 1/6FA
                continue
            if same and self.aims_more_exactly(act, before):
                acts.remove(before)  # at the infantry in line: 2/2Nas
                continue
            alone = act.empty_but_for("verb") and not (act.unknown or act.condition)
            if before.subject is not act.subject or before.negated or act.negated or not alone or before.condition:
                continue
            if act.verb == "support" and before.verb == "hold" and not self.of_them(act):
                acts.remove(act)
            elif act.verb == "screen" and before.verb in ("go", "advance", "leave", "hold") and before.parts:
                before.verb = "screen"
                acts.remove(act)
            elif act.verb == "hold" and before.verb in ("go", "advance", "withdraw", "") and before.length is not None:
                acts.remove(act)  # 6 cm forward, and stops

    def goes_off_to(self, before: Act, act: Act) -> bool:
        """Whether an act says no more than that somebody goes, and the next one where to."""
        going = before.verb in ("withdraw", "go", "advance") and act.verb in (
            "withdraw",
            "go",
            "advance",
            "take",
            "defend",
        )
        bare = before.empty_but_verb() and not (before.unknown or before.puzzled or before.condition)
        where = bool(act.parts) and not act.negated and act.parts[0].relation not in ("from", "along")
        return going and bare and where and not (before.verb != "withdraw" and act.verb == "withdraw")

    def is_placed(self, act: Act) -> bool:
        """Whether an act does no more than take troops to a place and form them there."""
        plain = not (act.target or act.object or act.negated or act.unknown or act.condition or act.self_)
        return plain and bool(act.parts) and act.verb in ("form", "place") and not act.stays

    def aims_more_exactly(self, act: Act, before: Act) -> bool:
        """Whether an act names some of those by whom the one before it aims at troops of a kind."""
        if before.verb != "fire" or act.verb != "fire" or before.target is None or act.target is None:
            return False
        some = set(act.target.enemy) < set(before.target.enemy)
        return before.target.loose and not act.target.loose and some and act.inherits

    def there_again(self) -> None:
        """``Marches to Petit-Pierrepont and occupies the farm``: the ground just named, called by its kind."""
        named: list[Terrain] = []
        for act in self.done.acts:
            for number, part in enumerate(act.parts):
                if isinstance(part.to, tuple) and len(part.to) == 1 and isinstance(part.to[0], Terrain):
                    named.append(part.to[0])
                elif isinstance(part.to, str) and named and named[-1] in self.world.of_kind(part.to):
                    against = act.verb in ("attack", "advance")
                    elsewhere = against and self.world.held_elsewhere(named[-1], part.to)
                    act.parts[number] = part if elsewhere else replace(part, to=(named[-1],))

    def goes_only_so_near(self) -> None:
        """``Advances on the farm and halts 10 cm short of it``: how far to go of the place that was just named."""
        for before, act in list(pairwise(self.done.acts)):
            same = before.subject is act.subject and before.condition is act.condition
            plain = before.empty_but_for("verb", "parts") and before.verb in GOING_AT_ALL
            goal, near = before.parts[:1], act.parts[:1]
            short = bool(goal and near) and near[0].relation == "short" and near[0].to == goal[0].to
            if same and plain and short and len(before.parts) == 1 and not (before.negated or act.negated):
                self.done.acts = [one for one in self.done.acts if one is not before]

    def goes_where_its_verb_ends(self) -> None:
        """``Soll aufprotzen und nach F10 zurückgehen``: behind the link, with its verb last, the place is of that."""
        links = [spot.start for spot in self.spots if spot.kind == "link"]
        for before, act in pairwise(self.done.acts):
            bare = act.inherits and act.verb in GONE and replace(act, verb="", subject=None).empty
            if not bare or act.negated or before.verb in ("", *GONE) or not before.parts:
                continue
            told = [spot.end for spot in self.spots if spot.kind == "verb" and before.start <= spot.start < act.start]
            behind = [at for at in links if told and told[0] <= at < act.start]
            moved = [part for part in before.parts if behind and behind[0] < part.start and part.end <= act.start]
            if moved:
                act.parts, before.parts = moved, [part for part in before.parts if part not in moved]

    def goes_in_the_formation(self) -> None:
        """``Stays in line, forward to H4``, ``to H4, and stays in line``: the formation is kept, the place is left."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            units = [self.world.own[id] for id in (act.subject.own if act.subject else ()) if id in self.world.present]
            keeps = act.verb == "hold" and bool(act.formation) and act.stays and not (act.parts or act.negated)
            same = act.subject is before.subject and act.condition is before.condition is None
            led = before.verb in ("go", "advance", "withdraw") and bool(before.parts) and not before.negated
            if keeps and same and led and units and all(unit.formation == act.formation for unit in units):
                acts.remove(act)  # they have it
        for before, act in list(pairwise(acts)):
            onward = act.verb in ("go", "advance", "withdraw") and bool(act.parts or act.length) and not act.negated
            if before.subject is not act.subject or before.verb != "hold" or not before.formation or not onward:
                continue
            act.length = before.length if act.length is None else act.length
            units = [self.world.own[id] for id in (act.subject.own if act.subject else ()) if id in self.world.present]
            if before.parts or before.negated or before.condition is not act.condition:
                continue
            if units and all(unit.formation == before.formation for unit in units):
                acts.remove(before)  # they have it
            else:
                before.verb = "form"

    def stays_there(self) -> None:
        """``2/28Ora crossroads, do not move``: where who is not to move stands; no place to which he goes."""
        acts = self.done.acts
        for number, act in enumerate(list(acts)):
            still = (
                act.verb in ("go", "leave", "")
                and act.negated
                and replace(act, verb="", negated=False).empty_but_verb()
            )
            stays = act.stays or not DENYING.isdisjoint(self.text.bare[act.start : act.end + 1])  # bougent pas
            still = (still or (act.verb == "hold" and stays and act.empty_but_verb())) and act.condition is None
            beside = [one for one in acts[max(0, number - 1) : number + 2] if one is not act]
            for one in beside if still and not act.unknown and not act.excepted else ():
                same = one.subject is act.subject or act.subject is None or (one.subject is None and act.inherits)
                linked = any(spot.kind == "link" for spot in self.spots if one.end <= spot.start + 1 <= act.end)
                formed = one.verb == "" or (one.verb == "form" and bool(one.formation))
                first = one.start < act.start and act.stays and not act.negated and linked  # in the wood, and stays
                placed = formed and not first and bool(one.parts) and not (one.negated or one.target or one.object)
                at = all(part.relation in ("at", "beside") and not part.length for part in one.parts)
                between = [
                    spot for spot in self.spots if min(act.start, one.start) <= spot.start < max(act.end, one.end)
                ]
                onward = any(spot.value in ("then", "until") for spot in between) or one.length is not None
                leads = any(part.word in LEADS_THERE for part in one.parts)
                if (
                    same
                    and placed
                    and at
                    and not onward
                    and not leads
                    and one.condition is None
                    and act in self.done.acts
                ):
                    one.verb, one.stays = "hold", True
                    self.done.acts = [other for other in self.done.acts if other is not act]

    def goes_where_he_waits(self) -> None:
        """``Comes to the south and waits behind the farm``: where he waits is where to he goes."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            onward = before.verb in ("go", "advance") and before.length is None and not (before.target or before.object)
            onward = onward and all(part.relation in ("along", "towards") for part in before.parts) and not before.way
            same = before.subject is act.subject and before.condition is act.condition and act.inherits
            waits = act.verb == "hold" and bool(act.parts) and not (act.stays or act.negated or before.negated)
            if onward and same and waits and not before.unknown:
                act.verb, act.formation = "go", act.formation or before.formation
                self.done.reasons.append(self.text.raw_between(before.start, before.end))
                acts.remove(before)

    def in_reserve_there(self) -> None:
        """``To G10, in column, as a reserve behind the farm``: the square says where, the rest what they are there."""
        acts = self.done.acts
        for number, act in enumerate(list(acts)):
            bare = act.verb == "support" and not (
                act.object or act.target or act.negated or act.condition or act.unknown
            )
            behind = bool(act.parts) and all(
                part.relation == "behind" and not isinstance(part.to, Troops) for part in act.parts
            )
            before = [one for one in acts[:number] if one.subject is act.subject and not one.negated]
            there = [one for one in before if any(isinstance(part.to, Place) for part in one.parts)]
            between = [spot for spot in self.spots if there and there[-1].start <= spot.start <= act.start]
            onward = any(spot.value in ("then", "until") for spot in between)
            if bare and behind and there and not onward and there[-1].condition is None:
                self.done.acts = [one for one in self.done.acts if one is not act]
                self.done.reasons.append(self.text.raw_between(act.start, act.end))

    def formed_for_it(self) -> None:
        """``Forms line facing west to cover the flank``: what for, where no more is told of whom they cover."""
        acts = self.done.acts
        last = acts[-1] if len(acts) > 1 else None
        if last is None or last.verb != "screen" or not last.inherits:
            return
        bare = not (last.parts or last.target or last.object or last.way or last.compass)
        bare = bare and not (last.condition or last.unknown)
        before = [act.verb for act in acts[:-1] if act.subject is last.subject]
        if bare and before and {"form", "face"}.issuperset(before):
            self.done.acts = acts[:-1]

    def told_behind_whom(self) -> None:
        """``Second line, in support of Husson``: the line is behind him, and nobody else."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            implied = before.verb == "support" and before.echelon and not (before.object or before.parts)
            same = act.subject in (None, before.subject) and not (before.condition or before.negated or act.negated)
            if implied and same and act.verb == "support" and (act.object or act.target):
                act.subject = act.subject or before.subject
                acts.remove(before)

    def told_on_which_side(self) -> None:
        """``On the left of the road Gauthier advances``: where he does it, nothing that others do."""
        acts = self.done.acts
        if len(acts) > 1 and self.tells_behind_whom(acts[0], acts[1]):
            if acts[1].verb in ("go", "advance", "place", "follow", "support", "") and not acts[1].target:
                acts[1].parts = acts[1].parts or list(acts[0].parts)
            self.done.acts = acts[1:]
            return
        if len(acts) < 2 or acts[1].subject is None or acts[1].inherits:
            return
        first, who = acts[0], acts[1]
        if first.subject is not None and not first.inherits:
            return
        bare = replace(first, parts=[], way="", subject=None).empty and not first.unknown and first.condition is None
        aside = all(part.relation in ON_A_SIDE for part in first.parts)
        static = aside or all(part.word in SETTING and part.length is None for part in first.parts)
        if bare and (first.parts or first.way in ("left", "right")) and static:
            told = bool(who.verb) or replace(who, subject=None).empty  # In Quatre-Bras soll 2/28Ora sein
            who.parts = who.parts or (list(first.parts) if told and who.length is None else [])
            self.done.reasons.append(self.text.raw_between(first.start, first.end))
            self.done.acts = acts[1:]

    def there_who_are_named_behind(self) -> None:
        """``Östlich davon, in I8, bleiben die Jäger``: where those are who are named behind."""
        acts = self.done.acts
        if len(acts) < 2 or acts[0].verb or not (acts[0].subject is None or acts[0].inherits):
            return
        first, who = acts[0], acts[1]
        bare = replace(first, parts=[], way="", compass="", subject=None).empty and not first.unknown
        if not bare or first.condition is not None or who.subject is None or who.subject is first.subject:
            return
        verb = next((n for n, spot in enumerate(self.spots) if spot.kind in ("verb", "modal")), len(self.spots))
        own = [n for n, spot in enumerate(self.spots) if isinstance(spot.value, Troops) and spot.value.own]
        if self.spots[0].kind not in WHERE or not own or own[0] < verb or self.spots[own[0]].value is not who.subject:
            return
        if any(spot.kind == "link" for spot in self.spots[:verb]):
            return
        exact = [part for part in first.parts if isinstance(part.to, Place)]
        if not exact and (first.compass or first.way) and who.verb != "hold":
            who.puzzled = True  # east of it: how far?
        if not (who.verb == "hold" and who.stays) and not who.parts:
            who.parts = exact or list(first.parts)
        self.done.reasons.append(self.text.raw_between(first.start, first.end))
        self.done.acts = acts[1:]

    def tells_behind_whom(self, first: Act, who: Act) -> bool:
        """``Derrière elle, Bijleveld tire``: where another stands, and no march of those who were spoken of before."""
        leads = self.spots[0].kind == "relation"
        if not first.parts or who.subject is None or who.subject is first.subject or (who.inherits and not leads):
            return False
        bare = replace(first, parts=[], subject=None, verb="" if leads else first.verb).empty and not first.unknown
        alone = (first.inherits or first.subject is None) and first.condition is None and not first.negated
        return (
            bare and alone and all(p.relation in ("behind", "before") and isinstance(p.to, Troops) for p in first.parts)
        )

    def told_together(self) -> None:
        """``1/92 to F5 and 2/92 to G5, both facing north``: how those stand of whom it was told one after the other."""
        at = next((n for n, spot in enumerate(self.spots) if n and self.calls_all(n)), 0)
        if not at:
            return
        start = self.spots[at].start
        told = [act for act in self.done.acts if act.start < start and act.subject is not None and act.subject.own]
        whose = list({act.subject.own: act.subject for act in told if act.subject is not None}.values())
        if self.text.bare[start] in PAIRS:
            whose = whose[-2:]
        last = told[-1] if told else None
        if len(whose) < 2 or last is None or any(who.commands or who.everybody or who.loose for who in whose):
            return
        everybody = Troops(tuple(dict.fromkeys(id for who in whose for id in who.own)))
        for act in self.done.acts:
            if act.start > start and act.subject is last.subject and act.verb in ("face", "form", ""):
                act.subject = everybody
        formed = next((spot for spot in self.spots[at:] if spot.kind == "formation"), None)
        if formed is not None and last.formation == formed.value:
            for act in told:
                if act.subject is not None and act.subject in whose:
                    act.formation = act.formation or last.formation

    def calls_all(self, at: int) -> bool:
        """Whether behind a comma a word means all who were named, and only how they stand is told of them."""
        spot, before = self.spots[at], self.spots[at - 1]
        everybody = isinstance(spot.value, Troops) and spot.value.everybody
        if (
            (spot.kind != "all" and not everybody)
            or before.kind not in ("mark", "link")
            or self.text.bare[spot.start] not in PAIRS | ALL
        ):
            return False
        behind = [one for one in self.spots[at + 1 :] if one.kind not in BESIDE_THAT]
        return (
            bool(behind)
            and all(
                one.kind in ("compass", "formation", "ground", "spot", "length", "number", "unknown")
                or one.means("verb", "face", "form")
                for one in behind
            )
            and (behind[0].kind == "formation" or behind[0].means("verb", "face", "form"))
        )

    def told_one_by_one(self) -> None:
        """``5M and 7L to the farm, 5M in it, 7L behind``: what each of them does stands for what both were told."""
        acts = self.done.acts
        for number, act in enumerate(acts):
            later = [one for one in acts[number + 1 :] if one.subject is not None and one.parts and not one.condition]
            each = [id for one in later for id in (one.subject.own if one.subject else ())]
            if act.subject is None or len(later) < 2 or act.target is not None or act.verb not in ("", "go", "advance"):
                continue
            if sorted(each) == sorted(act.subject.own):
                aside = all(part.relation in ON_A_SIDE for one in later for part in one.parts)
                for one in later if act.parts and aside else ():
                    one.puzzled = True  # behind the farm, and left of the road: both
                for one in later if act.compass or act.way or act.length is not None or act.unknown else ():
                    one.puzzled = True  # so far to the south, and beside the wood: both
                self.done.acts = [one for one in acts if one is not act]
                return

    def held_back(self) -> None:
        """``The brigade advances; the 2/93 does not go along``: some are told to stay while all of them go."""
        acts = self.done.acts
        for number, act in enumerate(acts):
            who = act.subject
            stays = act.verb == "hold" and not act.negated
            along = act.verb in GOING_ALONG or not act.verb
            stays = stays or (act.negated and along and not (act.parts or act.target) and act.length is None)
            if who is None or not stays or who.loose or not who.own or act.condition is not None:
                continue
            for before in acts[:number]:
                whole = before.subject
                goes = before.verb in GOING and not before.negated and before.excepted is None
                if whole is not None and goes and set(who.own) < set(whole.own) and not before.condition:
                    before.excepted = who
                    act.verb, act.negated, act.object = "hold", False, None

    def in_whose_company(self) -> None:
        """``The horse guns go with them``: of those named by kind the ones of the same division."""
        for act in self.done.acts:
            who = act.subject
            whom = next((part.to for part in act.parts if isinstance(part.to, Troops) and part.to.own), act.object)
            if who is None or not (who.loose and who.kind) or len(who.own) < 2 or whom is None or not whom.own:
                continue
            unit = self.world.own.get(whom.own[0])
            for formation in self.world.view.chain(unit.of) if unit else ():
                below = set(self.world.commands.get(formation.id, ()))
                kept = tuple(id for id in who.own if id in below and id not in whom.own)
                if kept and set(whom.own) <= below:
                    fewer = replace(who, own=kept, loose=False) if set(kept) < set(who.own) else who
                    for one in self.done.acts:
                        one.subject = fewer if one.subject is who else one.subject
                    break

    def hedged_together(self) -> None:
        """Squares in the sentence that tells of cavalry coming are for when it comes."""
        against = next(
            (act.condition for act in self.done.acts if act.condition and act.condition.arm == "cavalry"), None
        )
        for act in self.done.acts:
            if act.formation == "square" and act.condition is None and not act.negated:
                act.condition = against

    def of_them(self, act: Act) -> bool:
        """Whether *leur* or *ihnen* stands in an act: it is those spoken of before who are supported."""
        return self.last is not act.subject and any(
            spot.kind in ("they", "side") and self.text.bare[spot.start] in THEM
            for spot in self.spots
            if spot.start >= act.start
        )

    def named_last(self) -> None:
        """``No pursuit, cavalry``: those who are named at the end, with nothing told of them, are to do it."""
        acts = self.done.acts
        if len(acts) < 2 or not acts[-1].empty or acts[-1].subject is None or acts[-1].unknown:
            return
        if any(act.subject is not None for act in acts[:-1]):
            return
        for act in acts[:-1]:
            act.subject = acts[-1].subject
        acts.pop()

    def shared_with_those_named_behind(self) -> None:
        """``The cavalry does not move, nor do its guns``: named behind a link, with nothing told, they do the same."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            whom, first = act.subject, before.subject
            if (
                whom is None
                or first is None
                or not (whom.own and first.own)
                or act.unknown
                or act.condition is not None
            ):
                continue
            bare = act.empty_but_for("negated") and not before.empty
            if not bare or set(whom.own) & set(first.own):
                continue
            if not self.is_one_more_of_them(before, act):
                act.same = self.is_linked(act)
                act.negated = act.negated and not act.same
            elif are_alike(before.object, whom) and before.object is not None and before.verb in WITH_SEVERAL:
                both, said = before.object, f"{before.object.said}, {whom.said}"  # supports Husson | and Campi
                own = tuple(dict.fromkeys((*both.own, *whom.own)))
                before.object = Troops(own, commands=(*both.commands, *whom.commands), said=said)
                self.done.acts = [one for one in self.done.acts if one is not act]

    def is_one_more_of_them(self, before: Act, act: Act) -> bool:
        """``He supports Husson and Campi``: named beside those to whom something is done, not those who do it."""
        beside = [before.object, *(part.to for part in before.parts)]
        whom = [number for number, spot in enumerate(self.spots) if any(spot.value is one for one in beside)]
        named = next((number for number, spot in enumerate(self.spots) if spot.value is act.subject), None)
        behind = self.following(named) if named is not None else None
        if behind is not None and behind.kind != "mark":
            return False  # Foy joins Gauthier, and Bachelu | Campi
        own = any(isinstance(one, Troops) and one.own for one in beside)
        return (
            own
            and bool(whom)
            and named is not None
            and not any(spot.kind == "mark" for spot in self.spots[whom[-1] : named])
        )

    def is_linked(self, act: Act) -> bool:
        """Whether an *and*, *nor* or *likewise* stands before or behind the troops of an act."""
        at = next((number for number, spot in enumerate(self.spots) if spot.value is act.subject), None)
        if at is None:
            at = next((number for number, spot in enumerate(self.spots) if spot.start >= act.start), len(self.spots))
        around = []
        for beside in (reversed(self.spots[:at]), iter(self.spots[at + 1 :])):
            for spot in beside:
                if spot.kind in ("link", "not") or spot.means("same"):
                    around.append(spot)
                if spot.kind not in ("filler", "modal", "they", "not", "link") and not spot.means("same"):
                    break
        return bool(around) and not any(spot.value in ("or", "rather", "then") for spot in around)
