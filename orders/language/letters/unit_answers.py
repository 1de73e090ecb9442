"""Orders for units: what acts mean for each of them, in the ruleset's words."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point, Unit
from battles.engine.dataclasses import replace
from battles.engine.geometry import distance
from battles.engine.worded import worded
from orders.language.letters.acts import Act, Part
from orders.language.letters.arranging import last_place, merged_faces
from orders.language.letters.casting import AIMED
from orders.language.letters.goals import Goal, Unclear
from orders.language.letters.marching import Marching
from orders.language.letters.saying import MARCHES, MOST_CHOICES, Doubt, Line, Outcome, Said, called
from orders.language.letters.troops import Troops

SEVERAL = 2
STAYING = frozenset({"hold", "defend", "support", "screen"})
POSED = frozenset({"form", "face", "about"})  # how they stand where they stay
DEEPER = frozenset({"go", "withdraw", "place", "form", ""})  # into the wood: those who stand in it go further in
FORWARD = "go ahead as far as may be"
WHERE_TO = "Where to?"
FAR_APART = 3  # map squares: of those farther from each other one is meant
TO_A_FRIEND = frozenset({"support", "follow", "screen", "defend", "join", "place", "evade"})
THESE = "*"  # in a standing order: those who are asked
UNSAYABLE = frozenset({"evade", "pursue", "counter", "sortie", "fight", "rally", "concede", "lead", "disturb"})


def for_those(choice: str, ids: Sequence[str]) -> str:
    """What may be answered for one unit, for all who are asked it."""
    if not ids or choice.startswith("STANDING"):
        return choice.replace(f"STANDING {THESE} ", f"STANDING {', '.join(ids)} ")
    return f"{', '.join(ids)}: {choice}"


def helping_by_fire(acts: Sequence[Act]) -> Sequence[Act]:
    """What guns are told, without the help that is their fire: ``they support Gauthier and fire at 1/2Nas``."""
    firing = [act for act in acts if act.verb == "fire" and not act.negated]
    if not firing:
        return acts
    aimed = any(act.target is not None or act.near is not None or act.anyone for act in firing)

    def is_help(act: Act) -> bool:
        told = act.parts or act.length is not None or act.formation or act.negated or act.unknown or act.condition
        if act.verb == "fire":
            return aimed and act.target is None and act.near is None and not act.anyone and not told
        return act.verb == "support" and act.object is not None and not told

    return [act for act in acts if not is_help(act)]


class UnitAnswerer(Marching):
    """What acts mean for single units."""

    def for_units(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """Actions of units, one line for those who are told the same."""
        own = [id for id in subject.own if id in self.world.present] or list(subject.own)
        by_text: dict[str, list[str]] = {}
        asked: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        known: dict[str, Doubt] = {}
        centre = self.world.where(own) if len(own) > 1 else None
        for id in own:
            actions, doubts = self.actions(self.world.own[id], acts, centre)
            text = "; ".join(dict.fromkeys(said.text for said in actions))
            if text:
                by_text.setdefault(text, []).append(id)
            for doubt in doubts:
                bare = tuple(
                    choice.removeprefix(f"{id}: ").replace(f"STANDING {id} ", f"STANDING {THESE} ")
                    for choice in doubt.choices
                )
                asked.setdefault((doubt.question, bare), []).append(id)
                known.setdefault(doubt.question, doubt)
        for question in dict.fromkeys(question for question, _ in asked):
            who: dict[str, list[str]] = {}  # each choice, with the units that have it
            for (other, bare), ids in asked.items():
                for choice in bare if other == question else ():
                    those = who.setdefault(choice, [])
                    those += [id for id in dict.fromkeys(ids) if id and id not in those]
            many = [choice for choice in who if len(who[choice]) > 1]
            first = next(bare for other, bare in asked if other == question)
            chosen = list(dict.fromkeys([*many, *first]))[:MOST_CHOICES] if len(asked) > 1 else list(first)
            named = tuple(for_those(choice, who[choice]) for choice in chosen)
            same = known[question] if chosen == list(first) else replace(known[question], called="", means=())
            outcome.doubts.append(replace(same, choices=named))
        where = any(doubt.means and len(doubt.choices) > 1 for doubt in known.values())
        for text, ids in by_text.items():
            if where and len(own) > 1 and " TO " in text:
                continue  # which of several places is meant is asked for all of them
            outcome.lines.append(Line(f"{', '.join(ids)}: {text}", tuple(ids)))

    def are_scattered(self, troops: Troops) -> bool:
        """Whether some who are called by their kind alone stand far from each other."""
        if not troops.loose or troops.commands or len(troops.own) < 2:
            return False
        spots = [at for id in troops.own if id in self.world.present and (at := self.world.own[id].at)]
        return any(distance(one, other) > FAR_APART * self.world.square for one in spots for other in spots)

    def the_nearest_foe(self, unit: Unit, them: Troops) -> Troops:
        """``Watches the French cavalry``: of several enemies the one that stands nearest."""
        at, spots = unit.at, {id: spot for id in them.enemy if (spot := self.world.enemy[id].at) is not None}
        if them.own or at is None or len(spots) < SEVERAL:
            return them
        return replace(them, enemy=(min(spots, key=lambda id: distance(spots[id], at)),), loose=False)

    def those_of_his(self, unit: Unit, them: Troops) -> list[str]:
        """``A battalion of Jamin's stays with the guns``: of those meant the ones of its own division, if any are."""
        here = [id for id in them.own if id in self.world.present and id != unit.id]
        above = sorted((units for units in self.world.commands.values() if unit.id in units), key=len)
        return next((his for units in above if (his := [id for id in here if id in units])), here)

    def by_which_of_them(self, unit: Unit, act: Act) -> Doubt:
        """By which of some who stand far from each other a unit is to be, the nearest first."""
        assert act.object is not None
        here = [id for id in act.object.own if id in self.world.present and id != unit.id]
        his = self.those_of_his(unit, act.object)
        near = sorted(here, key=lambda id: distance(self.world.own[id].at, unit.at) if unit.at else 0.0)  # type: ignore[arg-type]
        near.sort(key=lambda id: id not in his)
        choices: list[str] = []
        for id in near[:MOST_CHOICES]:
            goal = self.where.goal([Part("behind", Troops((id,)), act.length, word="behind")], unit.at)
            going = self.said("go to", unit.arm, place=goal.text) if isinstance(goal, Goal) else []
            choices += [f"{unit.id}: {said.text}" for said in going]
        return Doubt(worded("Which of them do you mean?"), tuple(dict.fromkeys(choices)))

    def actions(self, unit: Unit, acts: Sequence[Act], centre: Point | None) -> tuple[list[Said], list[Doubt]]:
        """What one unit is told, and what is doubtful. ``centre``: the middle of those who are told the same."""
        told: list[Said] = []
        doubts: list[Doubt] = []
        at = centre or unit.at
        acts = [replace(act, verb="go") if act.verb == "ride" else act for act in acts]
        acts = last_place(helping_by_fire(merged_faces(acts)) if unit.arm == "artillery" else acts)
        stays = any(act.verb == "hold" and not act.negated and not act.parts for act in acts)
        unaimed: frozenset[str] = frozenset()  # those at one of whom it fires first, at whom is not sure
        for act in acts:
            if act.verb == "screen" and self.told_of_march(told) and act.parts and not act.negated:
                # goes to the farm and keeps an eye on the wood: looks at it from there
                act = replace(act, verb="face", near=replace(act.parts[-1], relation="towards"), parts=[])
            if stays and act.verb in ("defend", "screen") and not act.negated and told:
                act = replace(act, verb="hold", parts=[])  # stays where it is and guards the crossroads from there
            if (
                stays
                and act.verb in ("", "support")
                and unit.at
                and act.parts
                and all(
                    self.where.stands_in(p, unit.at) or (act.verb == "support" and self.is_here(p, unit))
                    for p in act.parts
                )
            ):
                act = replace(act, parts=[])  # D6, no move: where it stands
            formed = self.formed(unit, act, doubts) if act.formation and not act.negated else []
            if act.negated:
                self.not_done(unit, act, told, doubts)
                continue
            asked = len(doubts)
            done = self.one(unit, act, at if act.verb in STAYING else unit.at, doubts, [*told, *formed])
            if len(doubts) == asked or act.formation != unit.formation:
                told += formed  # remains in column behind them: it is in column, and where to is asked
            if doubts and act.verb == "withdraw" and done:
                doubts.append(Doubt(worded("And then?"), self.each(unit, done)))  # shoot first, then go back: at whom?
                continue
            others = act.target is not None and bool(unaimed) and unaimed.isdisjoint(act.target.enemy)
            in_doubt = others and act.verb == "fire"
            if act.verb == "fire" and len(doubts) > asked and act.target is not None:
                unaimed = frozenset(act.target.enemy)
            if self.is_second(done, told, "fire") or (in_doubt and any(said.frame == "fire" for said in done)):
                again = worded("A unit fires at one target a turn. Shall it fire at this one instead?")
                doubts.append(Doubt(again, (f"{unit.id}: {done[0].text}",)))
            elif self.told_of_march(told) and all(said.frame == FORWARD for said in done):
                continue  # forward, 10 cm: so far, and no farther
            elif self.is_second(done, told, *MARCHES):
                elsewhere = worded("It was told to go elsewhere, too. Shall it be this?")
                doubts.append(Doubt(elsewhere, self.each(unit, done)))
            else:
                told += done
        if self.told_of_march(told):  # leaves the wood for La Bergerie, hurries up: where to is told
            doubts = [doubt for doubt in doubts if doubt.question.pattern != WHERE_TO]
        limber = self.said("limber", unit.arm)
        if limber and unit.formation == "unlimbered" and self.told_of_march(told):
            told = [*limber, *told]
        return self.without_idle_hold(told, acts, doubts), doubts

    def formed(self, unit: Unit, act: Act, doubts: list[Doubt]) -> list[Said]:
        """To take a formation."""
        own = self.said(f"form {act.formation}", unit.arm)
        if own:
            return own
        if act.formation in self.vocabulary.formations:
            form = self.said("form", unit.arm, formation=act.formation.upper())
            if form:
                return form
        if act.verb == "form" and not act.parts:
            lacking = worded("This arm has no {formation} in this rulebook.", formation=called(act.formation))
            doubts.append(Doubt(lacking))
        return []

    def is_second(self, done: Sequence[Said], told: Sequence[Said], *frames: str) -> bool:
        """Whether a unit that was told one of some things is told one of them again."""
        first = {said.text for said in told if said.frame in frames}
        return bool(first) and any(said.frame in frames and said.text not in first for said in done)

    def without_idle_hold(self, told: list[Said], acts: Sequence[Act], doubts: Sequence[Doubt]) -> list[Said]:
        """To stay goes without saying beside a march, and is not said where what else was meant is not clear."""
        rest = [said for said in told if said.frame != "hold"]
        if not rest and told and (doubts or any(act.verb == "fire" and not act.negated for act in acts)):
            return []
        if all(said.frame == "form" for said in rest):
            return told
        posed = all(said.frame in POSED for said in rest)
        return [*rest, *(said for said in told if said.frame == "hold")] if posed else rest

    def not_done(self, unit: Unit, act: Act, told: list[Said], doubts: list[Doubt]) -> None:
        """What a unit is told not to do."""
        hold = self.said("hold", unit.arm)
        if act.verb in ("go", "advance", "withdraw", "", "leave", "limber"):
            leaving = act.verb == "leave" or all(part.relation in ("from", "at") for part in act.parts)
            here = leaving and act.length is None and all(self.is_here(part, unit) for part in act.parts)
            if act.verb != "leave" and act.subject is not None and act.subject.everybody:
                here = here and all(part.relation == "from" for part in act.parts)  # nobody crosses the brook
            if act.parts and any(said.frame == "hold" for said in told):
                return  # who stays goes beyond nothing
            leaves = act.verb == "leave" or (bool(act.parts) and all(part.relation == "from" for part in act.parts))
            if leaves and not here and act.subject is not None and act.subject.everybody:
                return  # nobody leaves the wood: it is said of those who are in it
            if act.parts and not here:
                where = worded("Where may it not go? Orders say where to go, and HOLD says to stay.")
                doubts.append(Doubt(where, self.holding(unit)))
            elif hold and not told and not act.target and (act.verb or not act.unknown):
                told += hold
        elif act.verb == "hold":
            doubts.append(Doubt(worded("What shall it do instead of staying?")))
        elif act.verb in ("follow", "support", "join"):
            doubts.append(Doubt(worded("What shall it do instead?"), self.each(unit, hold)))
        elif act.verb == "fire" and any(part.word in AIMED and part.relation == "at" for part in act.parts):
            silent = self.said("hold fire", unit.arm)
            doubts.append(Doubt(worded("Whom shall it fire at instead?"), self.each(unit, silent)))
        elif act.verb == "fire" and not act.target:
            told += self.said("hold fire", unit.arm)
        elif act.verb == "fire" and any(said.frame == "fire" for said in told):
            return  # it fires at one target a turn, and that is another
        elif act.verb == "fire":
            doubts.append(Doubt(worded("Whom shall it fire at instead?")))
        elif act.verb in ("attack", "fight", "charge", "take"):
            standing = self.standing("no charge")
            rule = (f"STANDING {unit.id} {standing}",) if standing else ()
            doubts.append(Doubt(worded("What shall it do instead?"), (*self.each(unit, hold), *rule)))
        elif act.formation:
            formation = called(act.formation)
            choices = self.closed_up(unit, act.formation)
            doubts.append(Doubt(worded("In what formation, if not {formation}?", formation=formation), choices))

    def closed_up(self, unit: Unit, formation: str) -> tuple[str, ...]:
        """How those may be formed who are not to be so, and are."""
        if unit.formation != formation:
            return ()
        others = [one for one in ("line", "column") if one != formation and one in self.vocabulary.formations]
        return tuple(
            said for one in others for said in self.each(unit, self.said("form", unit.arm, formation=one.upper()))
        )

    def one(self, unit: Unit, act: Act, at: Point | None, doubts: list[Doubt], told: list[Said]) -> list[Said]:
        """What an act means for a unit."""
        verb = act.verb
        if verb == "fire" and act.target is None and act.near is None and len(act.parts) == 1 and not act.anyone:
            act = replace(act, near=act.parts[0], parts=[])  # at the farm: at those who are there
        if verb in ("hold", "defend") and unit.at is not None:
            act = replace(act, parts=[self.by_which(part, unit.at) for part in act.parts])
        goal = self.where.goal(act.parts, at, deeper=verb in DEEPER) if act.parts else None
        if isinstance(goal, Unclear) and unit.arm == "artillery" and verb == "fire" and act.target is None:
            goal = next((one for one in goal.goals if self.enemies_at(act, one)), goal)
        if isinstance(goal, Unclear):
            doubts.append(
                self.which_place(goal, lambda place: f"{unit.id}: {self.says('go to', unit.arm, place=place)}")
            )
            return []
        if (
            unit.arm == "artillery"
            and isinstance(goal, Goal)
            and verb in ("", "form", "go", "place", "fire")
            and self.enemies_at(act, goal)
        ):
            last = act.parts[-1]
            act = replace(act, verb="fire", parts=[])
            act = replace(act, target=last.to) if isinstance(last.to, Troops) else replace(act, near=last)
            if verb in ("", "form", "fire"):
                return self.fight(unit, act, doubts)  # 12 pdrs: at E7
            there = self.enemies_at(act, goal)
            choices = tuple(f"{unit.id}: {self.says('fire', unit.arm, target=id)}" for id in there[:2])
            doubts.append(Doubt(worded("The enemy stands there. Shall it fire at him?"), choices))
            return []
        if verb == "attack" and unit.arm == "artillery":
            act, verb = replace(act, verb="fire"), "fire"
        if verb == "rally" and isinstance(goal, Goal):
            return self.march(unit, replace(act, verb="go"), goal, at, doubts)  # gathers behind the 8th: there
        if verb in ("fire", "charge") or (verb == "attack" and act.target is not None):
            return self.fight(unit, act, doubts)
        if verb in ("face", "unlimber") and goal is None:
            faces = self.face(unit, act, self.end_of(told))
            seen = self.where.one(act.near, unit.at) if act.near is not None and not (faces or told) else None
            if isinstance(seen, Unclear):  # to the wood: to which?
                doubts.append(self.which_place(seen, lambda place: self.says("face", unit.arm, direction=place)))
            return faces
        if verb == "about":
            return self.said("about", unit.arm)
        if verb == "limber" and goal is None and not act.length and not act.way and not act.compass:
            limbered = self.said("limber", unit.arm)
            if not limbered and not told:
                doubts.append(Doubt(worded(WHERE_TO), self.holding(unit)))  # they limber up to drive somewhere
            return limbered
        if verb == "cease":
            return self.said("hold fire", unit.arm)
        if verb == "support" and unit.arm == "artillery" and any(said.frame == "fire" for said in told):
            return []  # fires at the jägers to help Husson: by its fire
        guards = verb in ("defend", "support", "screen", "place") and act.object is not None and goal is None
        if guards and act.object is not None and self.are_scattered(act.object):
            near = self.those_of_his(unit, act.object)
            if len(near) == 1:
                act = replace(act, object=replace(act.object, own=tuple(near), pool=tuple(near), loose=False))
        if guards and act.object is not None and self.are_scattered(act.object):
            doubts.append(self.by_which_of_them(unit, act))  # guards the guns: which?
            return []
        if verb == "screen" and act.object is not None and goal is None and act.length is not None:
            return self.march(unit, replace(act, verb="go", object=None), None, at, doubts)  # 6 cm north to cover him
        if verb in TO_A_FRIEND and act.object is not None and goal is None:
            if verb == "screen" and not self.told_of_march(told):
                before = self.where.goal([Part("before", act.object, act.length)], unit.at)
                told_there = self.said("go to", unit.arm, place=before.text) if isinstance(before, Goal) else []
                if told and told_there:
                    return told_there  # in skirmish order it screens them from where skirmishers do
                doubts.append(Doubt(worded(WHERE_TO), (*self.each(unit, told_there), *self.holding(unit))))
            return self.near_friend(unit, act, told)
        if verb == "screen" and goal is None and act.target is None and (act.way or act.compass or act.unknown):
            if act.length is not None and act.compass and not act.unknown:
                return self.march(unit, replace(act, verb="go"), None, at, doubts)  # 6 cm north to cover the left
            doubts.append(Doubt(worded("What shall it screen, and where?"), self.holding(unit)))
            return []
        if (
            verb == "screen"
            and goal is None
            and act.target is not None
            and act.length is None
            and not self.told_of_march(told)
        ):
            them = self.the_nearest_foe(unit, act.target)  # 1Ch keeps an eye on the 27J: from where it stands
            return self.face(unit, replace(act, target=them), self.end_of(told))
        if verb in ("hold", "defend") or (
            verb in ("screen", "support") and goal is None and act.target is None and not act.length
        ):
            return self.stay(unit, act, goal, at, told, doubts)
        if verb == "leave":
            doubts.append(Doubt(worded("Where to?"), self.holding(unit)))
            return []
        unnamed = verb == "join" and act.length is None
        unnamed = unnamed or (verb in ("follow", "support") and not (act.way or act.compass))
        if unnamed and goal is None and act.target is None:
            whom = worded("Whom shall it follow?") if verb != "join" else worded("Whom shall it join?")
            doubts.append(Doubt(whom, self.holding(unit)))
            return []
        if verb in UNSAYABLE:
            if not (verb in ("evade", "rally") and told):
                unsaid = worded("I do not know how to say this in this rulebook.")
                doubts.append(Doubt(unsaid, self.holding(unit)))
            return []
        if verb == "form" and not act.parts and act.length is None and not act.way and not act.compass:
            return self.face(unit, act) if act.near else []
        return self.march(unit, act, goal, at, doubts)
