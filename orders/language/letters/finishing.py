"""Finishing: the acts of a sentence once all its spots are taken: what was left open in them, and who does them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from battles.engine.battle import Terrain
from orders.language.letters.acts import Act, Part
from orders.language.letters.passing import passed_by
from orders.language.letters.state import FORBIDDING, Composing
from orders.language.letters.staying import staying_put
from orders.language.letters.troops import Troops

# What is done with troops, and what they do then.
KEEPING = {
    "defend": "hold",
    "hold": "hold",
    "place": "go",
    "take": "go",
    "lead": "go",
    "go": "go",
    "withdraw": "withdraw",
}
ON_A_SIDE = frozenset({"left", "right", "beside", "along"})
TOGETHER = frozenset({"with", "w", "along", "avec", "mit"})
THEM_THERE = frozenset({"them", "it", "him", "these", "those", "her", "both"})
THEM = frozenset({"leur", "ihnen", "them"})
# What is denied of those who do the contrary anyway.
CONTRARY = {(one, other) for one in ("withdraw", "evade", "leave") for other in ("hold", "fight", "defend")} | {
    (one, other) for one in ("hold", "defend", "asis") for other in ("go", "leave", "withdraw", "advance", "limber")
}
STAYING = ("bleib", "verbleib", "steh", "stay", "remain", "rest", "demeur", "keep", "kept")
GOING = frozenset({"go", "advance", "withdraw", "attack", "take", "charge", "support", "follow", "screen"})
GOING_ALONG = frozenset({"go", "advance", "withdraw", "attack", "follow", "charge", "join", "form"})
TAKEN = frozenset({"take", "attack", "defend"})  # verbs for which a place may be called *it*
REMAINING = ("rest", "bleib", "verbleib", "stay", "remain", "demeur")
GOING_AT_ALL = frozenset({"go", "advance"})
AS_RESERVE = frozenset({"reserve", "reserven"})
ABREAST = frozenset({"hauteur", "hohe"})
BEING = frozenset({"is", "are"})
LITTLE = frozenset({"peu", "wenig", "bisschen", "slightly", "legerement"})


class Finishing(Composing):
    """The part of composing that looks at a sentence as a whole."""

    def finish(self) -> None:
        """Close the last act, and leave out those that ask for nothing."""
        self.close()
        self.told_one_by_one()
        self.held_back()
        still = [act for act in self.done.acts if act.verb == "asis"]
        if still:
            acts = self.done.acts
            self.done.acts = [act for act in acts if act.subject is not still[0].subject]
            self.done.acts.append(replace(still[0], verb="hold", parts=[], start=acts[0].start))
        self.told_twice()
        self.goes_in_the_formation()
        self.there_again()
        self.told_behind_whom()
        self.beside_those_before()
        for number, act in enumerate(self.done.acts):
            self.in_company(act)
            if self.stands_on_a_side(act):
                act.puzzled = True
            if act.verb in ("place", "go", "advance") and act.empty_but_verb() and self.ends_together(act):
                act.verb = "follow"  # the guns go with
                self.goes_the_same_way(act, self.done.acts[:number])
                act.puzzled = any(other.unknown for other in self.done.acts)  # and where those go is not sure
            if act.verb == "form" and self.settles_somewhere(act):
                act.verb = "place"
            if act.verb == "support" and self.stays_in_reserve(act):
                act.verb = "hold"
            if act.verb in ("support", "follow") and not (act.object or act.parts or act.target):
                others = [
                    one.subject for one in self.done.acts[:number] if one.subject and one.subject is not act.subject
                ]
                them = self.command_of(self.last) if act.verb == "follow" or act.echelon or self.of_them(act) else None
                act.object = others[-1] if others else them
            if act.verb == "follow" and act.negated and act.target is not None and act.object is None:
                act.verb, act.target = "pursue", None
            if act.verb == "take" and act.object is not None and act.object.own and not act.object.enemy:
                act.subject, act.object, act.verb = act.object, None, "go"  # Piré takes his lancers to the right
            if act.verb == "disturb":
                self.left_alone(act, self.done.acts[:number])
            if act.verb == "follow" and "behind" in self.text.bare[act.start : act.end]:
                act.verb = "support"  # behind them, where they stand
            if self.stays_by(act):
                act.verb = "hold"
            if self.goes_with_them(act):
                act.verb, act.object, act.parts = "follow", act.parts[0].to, []  # type: ignore[assignment]
            if act.verb == "lead" and self.leads_them(act):
                act.verb = "go"  # bring them out to the road
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
        self.done.acts, guarded = staying_put(self.done.acts, self.text.bare)
        self.done.acts, passed = passed_by(self.done.acts, self.text.bare)
        self.done.reasons += [self.text.raw_between(*words) for words in (*guarded, *passed)]
        self.in_whose_company()
        self.hedged_together()
        for act in self.done.acts:
            if self.without is not None and act.subject is not None and act.excepted is None:
                some = set(self.without.own) < set(act.subject.own)
                act.excepted = self.without if some else None
        self.told_on_which_side()
        self.named_last()
        kept: list[Act] = []
        for act in self.done.acts:
            if act.empty and kept and act.subject is not None and kept[-1].subject is act.subject and not act.unknown:
                continue
            if kept and act.inherits and kept[-1].empty and kept[-1].subject is act.subject:
                kept[-1] = replace(act, unknown=[*kept[-1].unknown, *act.unknown], start=kept[-1].start)
                continue
            kept.append(act)
        self.done.acts = kept

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

    def ends_together(self, act: Act) -> bool:
        """``the guns go with``, ``vont avec``: with those who were spoken of, who are not named again."""
        words = [word for word in self.text.bare[act.start : act.end + 1] if word.isalpha()]
        return bool(words) and words[-1] in TOGETHER - {"along"} and not act.negated

    def goes_the_same_way(self, act: Act, before: list[Act]) -> None:
        """``The horse to E3, the guns go with``: to the place to which those told of in the same breath go."""
        others = [one for one in before if one.subject is not None and one.subject is not act.subject]
        led = [one for one in others if one.subject is others[-1].subject and one.parts and not one.negated]
        if led and led[-1].condition is None and led[-1].verb in ("go", "advance", ""):
            act.verb, act.parts = "go", list(led[-1].parts)

    def settles_somewhere(self, act: Act) -> bool:
        """``Le prince se met entre la ferme et la batterie``: a verb of forming with a place, and with no formation."""
        who = act.subject
        led = who is not None and bool(who.commands) and not act.formation and not act.negated
        return led and bool(act.parts) and act.target is None and act.object is None and act.length is None

    def goes_with_them(self, act: Act) -> bool:
        """``The horse guns go with them``: wherever those go."""
        part = act.parts[0] if len(act.parts) == 1 else None
        if part is None or not isinstance(part.to, Troops) or not part.to.own or part.relation not in ("at", "beside"):
            return False
        word = self.text.bare[max(0, part.start - 1)]
        together = word in TOGETHER and act.subject is not None and not act.subject.general
        return together and act.verb in ("go", "advance", "") and not (act.target or act.length or act.formation)

    def stays_by(self, act: Act) -> bool:
        """``2/28 bleibt bei Quatre-Bras``: troops that stay near a place; generals may have to ride to it."""
        words = self.text.bare[act.start : act.end]
        troops = act.verb == "place" and act.subject is not None and not act.subject.general
        place = bool(act.parts) and not isinstance(act.parts[0].to, Troops)
        return troops and place and any(word.startswith(STAYING) for word in words)

    def leads_them(self, act: Act) -> bool:
        """``Bring them out to the road``: those spoken of go there; nobody else leads them."""
        named = act.object is None and (bool(act.parts) or act.length is not None or bool(act.way or act.compass))
        words = self.text.bare[act.start : act.end]
        return named and (act.subject is None or act.inherits or bool(THEM_THERE.intersection(words)))

    def told_twice(self) -> None:
        """``Stays where he is and remains in reserve``, ``goes to Piraumont, is to scout``: one thing, said twice."""
        acts = self.done.acts
        for before, act in list(pairwise(acts)):
            bare = replace(act, verb="", subject=None, negated=False, stays=False).empty and not act.unknown
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
            if same and self.aims_more_exactly(act, before):
                acts.remove(before)  # at the infantry in line: 2/2Nas
                continue
            alone = replace(act, verb="", subject=None, echelon=False).empty and not (act.unknown or act.condition)
            if before.subject is not act.subject or before.negated or act.negated or not alone or before.condition:
                continue
            if act.verb == "support" and before.verb == "hold" and not self.of_them(act):
                acts.remove(act)
            elif act.verb == "screen" and before.verb in ("go", "advance", "leave") and before.parts:
                before.verb = "screen"
                acts.remove(act)
            elif act.verb == "hold" and before.verb in ("go", "advance", "withdraw", "") and before.length is not None:
                acts.remove(act)  # 6 cm forward, and stops

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
                    act.parts[number] = replace(part, to=(named[-1],))

    def goes_in_the_formation(self) -> None:
        """``Stays in line, forward to H4``: the formation is kept, the place is left."""
        acts = self.done.acts
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
        if len(acts) < 2 or acts[0].subject is not None or acts[1].subject is None or not acts[0].parts:
            return
        first, who = acts[0], acts[1]
        bare = replace(first, parts=[]).empty and not first.unknown
        if bare and all(part.relation in ON_A_SIDE for part in first.parts) and not who.inherits:
            who.parts = who.parts or (list(first.parts) if who.verb and who.length is None else [])
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

    def in_company(self, act: Act) -> None:
        """``Forward with Husson to Lairalle``: there, and not to where he stands now."""
        first, others = (act.parts[0], act.parts[1:]) if act.parts else (None, [])
        if first is None or first.word not in TOGETHER or not isinstance(first.to, Troops) or not first.to.own:
            return
        if others and act.verb in ("go", "advance", "withdraw", "") and not isinstance(others[0].to, Troops):
            act.parts = others
            self.done.reasons.append(self.text.raw_between(first.start, first.end))

    def is_within(self, act: Act, place: Part) -> bool:
        """Whether a way is said of ground in which troops march so far, and no edge of it."""
        plain = place.relation == "at" and bool(place.way) and place.length is None
        return plain and not (place.edge or place.exact) and act.verb in ("go", "advance")

    def stays_in_reserve(self, act: Act) -> bool:
        """``1Ch reste en réserve``: units that stay, and of whom it is not said behind whom."""
        who = act.subject
        told = bool(act.object or act.parts or act.target)
        words = self.text.bare[act.start : act.end]
        stays = any(word.startswith(REMAINING) for word in words) and not AS_RESERVE.isdisjoint(words)
        return who is not None and not who.commands and stays and not told and not act.negated

    def only_forms_beside(self, act: Act) -> bool:
        """Whether who shall leave a place is told nothing else but how to stand."""
        others = [one for one in self.done.acts if one is not act and one.subject is act.subject and not one.empty]
        return bool(others) and all(one.verb in ("form", "face", "about") and not one.parts for one in others)

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

    def told_to_whom(self, act: Act) -> None:
        """``I keep the 5th in the farm``: those who are kept are the ones who do it."""
        whom = act.object
        if act.subject is not None or whom is None or not whom.own or whom.enemy or act.verb not in KEEPING:
            return
        if act.verb == "defend" and not (act.parts or self.is_kept(act)):
            return
        act.subject, act.object, act.inherits = whom, None, False
        act.verb = KEEPING[act.verb]

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

    def is_kept(self, act: Act) -> bool:
        """Whether the verb of an act tells that somebody keeps something, not that he guards it."""
        return any(word.startswith(("gard", "conserv")) for word in self.text.bare[act.start : act.end])

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

    def hedged_together(self) -> None:
        """Squares in the sentence that tells of cavalry coming are for when it comes."""
        against = next(
            (act.condition for act in self.done.acts if act.condition and act.condition.arm == "cavalry"), None
        )
        for act in self.done.acts:
            if act.formation == "square" and act.condition is None and not act.negated:
                act.condition = against

    def what_was_named(self, act: Act) -> None:
        """``Once Gemioncourt is ours, Jamin garrisons it``: the place that was named before it, and no other."""
        grounds = [spot for spot in self.spots if spot.kind == "ground" and spot.start < max(act.end, act.start + 1)]
        if grounds and isinstance(grounds[-1].value, tuple):
            act.parts.append(Part("at", grounds[-1].value, start=act.start, end=act.start))
            act.named_directly = True

    def command_of(self, troops: Troops | None) -> Troops | None:
        """Of troops that were spoken of the command that they lead: who follows a brigade follows all of it."""
        if (
            troops is None
            or troops.commands
            or not troops.own
            or self.act.subject is None
            or not self.act.subject.commands
        ):
            return troops
        above = {self.world.own[id].of for id in troops.own if id in self.world.own}
        command = above.pop() if len(above) == 1 else ""
        units = self.world.commands.get(command, ())
        return replace(troops, own=units, commands=(command,)) if units else troops

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
