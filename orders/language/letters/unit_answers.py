"""Orders for units: where they march, whom they fight, in what formation and which way they look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from battles.engine.battle import Point, Unit
from battles.engine.geometry import along, bearing, distance
from battles.engine.orders import Place
from orders.language.letters.acts import Act, Part
from orders.language.letters.saying import Doubt, Line, Outcome, Sayer
from orders.language.letters.whereabouts import COMPASS, Goal, Unclear
from orders.language.letters.world import Troops

MOST_CHOICES = 5
GOING = frozenset({"go", "advance", "withdraw", "take", "follow", "hold", "form", "", "leave", "defend", "support"})
POINTS = {"N": "N", "NE": "NE", "E": "E", "SE": "SE", "S": "S", "SW": "SW", "W": "W", "NW": "NW"}
POSTURES = frozenset({"advance", "attack", "take", "defend", "support", "follow", "screen", "withdraw", "rally"})
BACKWARD = frozenset({"withdraw"})
NEARER = 0.8  # of the next one's distance
RELATED = frozenset({"behind", "before", "beside", "left", "right"})
STAYING = frozenset({"hold", "defend", "support", "screen"})
# Of several postures in one sentence the first of these is meant.
TELLING = ("screen", "support", "attack", "defend", "withdraw", "rally", "advance", "hold")


class UnitAnswerer(Sayer):
    """What acts mean for single units."""

    def which_place(self, unclear: Unclear, say: object) -> Doubt:
        """Which of several places is meant."""
        choices = tuple(say(goal.text) for goal in unclear.goals)  # type: ignore[operator]
        return Doubt(f"Which {unclear.said} do you mean?", choices[:MOST_CHOICES])

    # units

    def for_units(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """Actions of units, one line for those who are told the same."""
        own = [id for id in subject.own if id in self.world.present] or list(subject.own)
        by_text: dict[str, list[str]] = {}
        seen: set[str] = set()
        asked: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        centre = self.world.where(own) if len(own) > 1 else None
        for id in own:
            actions, doubts = self.actions(self.world.own[id], acts, centre)
            text = "; ".join(dict.fromkeys(actions))
            if text:
                by_text.setdefault(text, []).append(id)
            for doubt in doubts:
                bare = tuple(choice.removeprefix(f"{id}: ") for choice in doubt.choices)
                asked.setdefault((doubt.question, bare), []).append(id)
        for (question, bare), ids in asked.items():
            if question in seen:
                continue
            seen.add(question)
            who = ", ".join(id for id in ids if id)
            outcome.doubts.append(
                Doubt(
                    question,
                    tuple(
                        f"{who}: {choice}" if who and not choice.startswith("STANDING") else choice for choice in bare
                    ),
                )
            )
        for text, ids in by_text.items():
            outcome.lines.append(Line(f"{', '.join(ids)}: {text}", tuple(ids)))

    def actions(self, unit: Unit, acts: Sequence[Act], centre: Point | None) -> tuple[list[str], list[Doubt]]:
        """What one unit is told, in the ruleset's words, and what is doubtful. ``centre``: of those told the same."""
        told: list[str] = []
        doubts: list[Doubt] = []
        fired = False
        at = centre or unit.at
        acts = [replace(act, verb="go") if act.verb == "ride" else act for act in acts]
        acts = last_place(merged_faces(acts) if unit.arm == "artillery" else acts)
        for act in acts:
            if act.formation and not act.negated and act.verb != "withdraw_only":
                form = self.says("form", unit.arm, formation=act.formation.upper())
                if form and act.formation in self.vocabulary.formations:
                    told.append(form)
                elif act.verb == "form":
                    doubts.append(Doubt(f"This arm has no {act.formation} in this rulebook."))
            if act.negated:
                self.not_done(unit, act, told, doubts)
                continue
            done = self.one(unit, act, at if act.verb in STAYING else unit.at, doubts, told)
            if act.verb == "fire" and fired and done:
                doubts.append(
                    Doubt(
                        "A unit fires at one target a turn. Shall it fire at this one instead?",
                        (f"{unit.id}: {done[0]}",),
                    )
                )
                continue
            fired = fired or (act.verb == "fire" and bool(done))
            told += done
        hold = self.says("hold", unit.arm)
        if told == [hold] and any(act.verb == "fire" and not act.negated for act in acts):
            told = []
        if len(told) > 1 and hold in told and any(not text.startswith(("FORM", hold)) for text in told):
            told = [text for text in told if text != hold]
        return told, doubts

    def not_done(self, unit: Unit, act: Act, told: list[str], doubts: list[Doubt]) -> None:
        """What a unit is told not to do."""
        hold = self.says("hold", unit.arm)
        if act.verb in ("go", "advance", "withdraw", "", "leave") or act.verb == "limber":
            if act.parts and act.verb != "leave":
                doubts.append(
                    Doubt("Where may it not go? Orders say where to go, and HOLD says to stay.", self.holding(unit))
                )
            elif hold and not told and not act.target and (act.verb or not act.unknown):
                told.append(hold)
        elif act.verb == "hold":
            doubts.append(Doubt("What shall it do instead of staying?", ()))
        elif act.verb == "fire":
            text = self.says("hold fire", unit.arm)
            if text and not act.target:
                told.append(text)
            elif act.target:
                doubts.append(Doubt("Whom shall it fire at instead?", ()))
        elif act.verb in ("attack", "fight", "charge", "take"):
            standing = self.standing("no charge")
            doubts.append(
                Doubt(
                    "What shall it do instead?",
                    tuple(filter(None, (hold and f"{unit.id}: {hold}", standing and f"STANDING {unit.id} {standing}"))),
                )
            )
        elif act.formation:
            doubts.append(Doubt(f"In what formation, if not {act.formation}?", ()))

    def one(self, unit: Unit, act: Act, at: Point | None, doubts: list[Doubt], told: list[str]) -> list[str]:
        """What an act means for a unit."""
        verb = act.verb
        goal = self.where.goal(act.parts, at) if act.parts else None
        if isinstance(goal, Unclear):
            doubts.append(
                self.which_place(goal, lambda place: f"{unit.id}: {self.says('go to', unit.arm, place=place)}")
            )
            return []
        if verb == "attack" and unit.arm == "artillery":
            act, verb = replace(act, verb="fire"), "fire"
        if verb in ("fire", "charge") or (verb == "attack" and act.target is not None):
            return self.fight(unit, act, doubts)
        if verb in ("face", "unlimber") and goal is None:
            return self.face(unit, act)
        if verb == "about":
            return [text for text in (self.says("about", unit.arm),) if text]
        if verb == "cease":
            return [text for text in (self.says("hold fire", unit.arm),) if text]
        if (
            verb in ("support", "follow", "screen", "defend", "join", "place", "evade")
            and act.object is not None
            and goal is None
        ):
            return self.near_friend(unit, act, told)
        if verb in ("hold", "defend") or (
            verb in ("screen", "support") and goal is None and act.target is None and not act.length
        ):
            return self.stay(unit, act, goal, at, told, doubts)
        if verb == "leave":
            doubts.append(Doubt("Where to?", self.holding(unit)))
            return []
        if verb in ("evade", "pursue", "counter", "sortie", "fight", "rally", "concede", "lead"):
            if not (verb in ("evade", "rally") and told):
                doubts.append(Doubt("I do not know how to say this in this rulebook.", self.holding(unit)))
            return []
        if verb == "form" and not act.parts and act.length is None and not act.way and not act.compass:
            return self.face(unit, act) if act.near else []
        return self.march(unit, act, goal, at, doubts)

    def holding(self, unit: Unit) -> tuple[str, ...]:
        hold = self.says("hold", unit.arm)
        return (f"{unit.id}: {hold}",) if hold else ()

    def stay(
        self, unit: Unit, act: Act, goal: Goal | None, at: Point | None, told: list[str], doubts: list[Doubt]
    ) -> list[str]:
        """To stay, or to go where one is to stay."""
        hold, face = self.says("hold", unit.arm), ""
        if act.compass and act.verb == "hold":
            face = self.says("face", unit.arm, direction=self.direction(act.compass, None))
        if goal is not None and at is not None and not told_of_move(told):
            ground = self.world.view.terrain_by_id.get(goal.ground)
            near = distance(goal.point, at) if ground is None else self.where.far(goal, at)
            related = act.verb == "hold" and any(part.relation in RELATED for part in act.parts)
            there = near <= self.world.square * (1.6 if related else 0.75 if goal.ground else 0.95)
            going = self.says("go to", unit.arm, place=goal.text)
            if related and not there:
                doubts.append(Doubt("Stay where they are, or go there?", (f"{unit.id}: {hold}", f"{unit.id}: {going}")))
                return []
            if not there or (goal.ground and act.verb != "hold" and near > 1):
                return [going]
        if told_of_move(told) or any(text.startswith("FIRE") for text in told):
            return []
        return [text for text in (face, hold) if text]

    def near_friend(self, unit: Unit, act: Act, told: list[str]) -> list[str]:
        """To follow, support or screen friends: go behind them, or before them."""
        if act.verb == "screen" or told_of_move(told):
            return []
        assert act.object is not None
        if unit.id in act.object.own and len(act.object.own) == 1:
            return []
        goal = self.where.goal([Part("behind", act.object, act.length)], unit.at)
        if not isinstance(goal, Goal):
            return []
        return [self.says("go to", unit.arm, place=goal.text)]

    def march(self, unit: Unit, act: Act, goal: Goal | None, at: Point | None, doubts: list[Doubt]) -> list[str]:
        """To go somewhere."""
        facing = self.direction(act.compass, None) if act.compass and goal is not None else ""
        back = act.verb == "withdraw" or act.way == "back"
        if (
            goal is not None
            and at is not None
            and (act.length is None or not (back or any(p.relation == "towards" for p in act.parts)))
        ):
            onward = any(part.relation in ("at", "along", "towards") for part in act.parts) and act.way in (
                "forward",
                "",
            )
            if act.length is not None and onward and goal.ground and distance(at, goal.point) > act.length * 1.6:
                goal = self.where.at_point(along(at, bearing(at, goal.point), act.length))
            frame = (
                "go to and face"
                if facing and self.says("go to and face", unit.arm, place="", direction="")
                else "go to"
            )
            text = self.says(frame, unit.arm, place=goal.text, direction=facing)
            more = [self.says("face", unit.arm, direction=facing)] if facing and frame == "go to" else []
            return [one for one in (text, *more) if one]
        if at is None:
            return [self.says("go to", unit.arm, place=goal.text)] if goal else []
        if goal is not None and act.length is not None and not back:
            return [
                self.says(
                    "go to", unit.arm, place=self.where.at_point(along(at, bearing(at, goal.point), act.length)).text
                )
            ]
        return self.march_a_way(unit, act, at, doubts)

    def march_a_way(self, unit: Unit, act: Act, at: Point, doubts: list[Doubt]) -> list[str]:
        """To go so far in a direction."""
        length = act.length
        if act.compass or act.degrees is not None:
            way = COMPASS[act.compass] if act.compass else float(act.degrees or 0.0)
            if length is None:
                length = self.world.square / 2
                if unit.arm == "artillery":
                    doubts.append(Doubt("How far?"))
                    return []
            return [self.says("go to", unit.arm, place=self.where.at_point(along(at, way, length)).text)]
        if act.verb == "withdraw" or act.way == "back":
            if length is None:
                far = self.where.at_point(along(at, unit.facing + 180, self.world.square / 2)).text
                step = self.says("go back", unit.arm, distance=f"{self.world.square / 2:g}")
                doubts.append(
                    Doubt(
                        "How far back, or where to?",
                        tuple(f"{unit.id}: {text}" for text in (step, self.says("go to", unit.arm, place=far)) if text),
                    )
                )
                return []
            step = self.says("go back", unit.arm, distance=f"{length:g}")
            if step and length <= 0.6 * self.world.square:
                return [step]
            return [self.says("go to", unit.arm, place=self.where.at_point(along(at, unit.facing + 180, length)).text)]
        if act.way in ("left", "right"):
            turn = -90 if act.way == "left" else 90
            length = length or self.world.square / 2
            step = self.says("go aside", unit.arm, flank=act.way.upper(), distance=f"{length:g}")
            if step and length <= 0.6 * self.world.square:
                return [step]
            return [self.says("go to", unit.arm, place=self.where.at_point(along(at, unit.facing + turn, length)).text)]
        if length is not None:
            return (
                [text for text in (self.says("go ahead", unit.arm, distance=f"{length:g}"),) if text]
                if length
                else self.stay(unit, act, None, at, [], [])
            )
        if act.way == "forward" or act.verb in ("advance",):
            return [text for text in (self.says("go ahead as far as may be", unit.arm),) if text]
        if act.verb in ("go", "attack", "take", "ride"):
            doubts.append(Doubt("Where to?", self.holding(unit)))
        return []

    def way_of(self, act: Act, facing: float) -> float:
        """The way an act leads, in degrees."""
        if act.compass:
            return COMPASS[act.compass]
        back = 180.0 if act.verb == "withdraw" else 0.0
        return (facing + {"back": 180.0, "left": 270.0, "right": 90.0}.get(act.way, back)) % 360

    def direction(self, compass: str, degrees: float | None) -> str:
        """A direction as the normal form writes it."""
        if compass:
            return POINTS.get(compass, f"{COMPASS[compass]:g}")
        return f"{degrees:g}" if degrees is not None else ""

    def face(self, unit: Unit, act: Act) -> list[str]:
        """To look somewhere."""
        direction = self.direction(act.compass, act.degrees)
        if not direction and act.target is not None and len(act.target.enemy) == 1:
            direction = act.target.enemy[0]
        if not direction and act.near is not None:
            goal = self.where.one(act.near, unit.at)
            direction = goal.text if isinstance(goal, Goal) else ""
        if not direction and act.way in ("left", "right", "back"):
            direction = f"{(unit.facing + {'left': 270, 'right': 90, 'back': 180}[act.way]) % 360:g}"
        if not direction:
            return []
        text = self.says("face", unit.arm, direction=direction)
        return [text] if text else []

    # fighting

    def targets(self, act: Act, own: Iterable[str]) -> list[str]:
        """The enemies that may be meant, the nearest first."""
        known = self.world.enemy
        found = list(act.target.enemy) if act.target else list(known)
        here = self.world.where(own) or (0.0, 0.0)
        if act.near is not None:
            found = self.standing_at(found, act.near, here) or []
        found.sort(key=lambda id: distance(known[id].at or here, here))
        if act.nearest or (
            act.target and act.target.said.lower().startswith(("nearest", "the nearest", "closest", "next"))
        ):
            found = found[:1]
        return found

    def standing_at(self, enemies: list[str], part: Part, here: Point) -> list[str]:
        """Those of some enemies that stand at a place."""
        known, square = self.world.enemy, self.world.square
        if isinstance(part.to, Place) and part.to.point is not None:
            x, y = part.to.point
            half = square / 2 + 0.11 * square
            inside = [
                id for id in enemies if (at := known[id].at) and abs(at[0] - x) <= half and abs(at[1] - y) <= half
            ]
            exact = [
                id
                for id in inside
                if (at := known[id].at) and abs(at[0] - x) <= square / 2 and abs(at[1] - y) <= square / 2
            ]
            return exact or inside
        goal = self.where.one(part, here)
        if not isinstance(goal, Goal):
            return enemies
        if goal.ground:
            piece = self.world.view.terrain_by_id[goal.ground]
            near = [(self.where.far(self.where.of_piece(piece), known[id].at or here), id) for id in enemies]
        else:
            near = [(distance(known[id].at or here, goal.point), id) for id in enemies]
        close = [id for far, id in sorted(near) if far <= square]
        return close[:1] if part.relation in ("beside", "between", "left", "right") else close

    def much_nearer(self, unit: Unit, found: list[str]) -> bool:
        """Whether the first of some enemies is clearly the nearest: of several that may be meant, it is."""
        first, second = (distance(self.world.enemy[id].at or (0, 0), unit.at or (0, 0)) for id in found[:2])
        return first <= NEARER * second

    def fight(self, unit: Unit, act: Act, doubts: list[Doubt]) -> list[str]:
        """To fire at somebody, or to charge him."""
        frame = "fire" if act.verb == "fire" else "charge"
        if not self.says(frame, unit.arm, target=""):
            doubts.append(Doubt(f"This arm does not {frame} in this rulebook.", self.holding(unit)))
            return []
        found = self.targets(act, (unit.id,))
        if act.target is None and act.near is None and not act.nearest:
            frames = ("fire at will",) if frame == "fire" else ("charge what passes",)
            choices = [f"STANDING {unit.id} {text}" for f in frames if (text := self.standing(f))]
            doubts.append(Doubt("At whom?" if frame == "fire" else "Whom?", tuple(choices)))
            return []
        if not found:
            likely = sorted(
                act.target.enemy if act.target else self.world.enemy,
                key=lambda id: distance(self.world.enemy[id].at or (0, 0), unit.at or (0, 0)),
            )
            choices = [f"{unit.id}: {self.says(frame, unit.arm, target=id)}" for id in likely[:3]]
            doubts.append(Doubt("I know of no such enemy there.", tuple(choices)))
            return []
        if len(found) > 1 and act.near is None and act.target is not None and self.much_nearer(unit, found):
            found = found[:1]
        if len(found) > 1:
            choices = [f"{unit.id}: {self.says(frame, unit.arm, target=id)}" for id in found[:MOST_CHOICES]]
            doubts.append(Doubt("Which of these enemies?", tuple(choices)))
            return []
        return [self.says(frame, unit.arm, target=found[0])]


def one_line(said: str) -> str:
    """Words without the line ends between them."""
    return " ".join(said.split())


def arranged(groups: list[tuple[Troops | None, list[Act]]], outcome: Outcome) -> list[tuple[Troops | None, list[Act]]]:
    """The groups of acts without those that only say how the ones named before stand to each other."""
    kept: list[tuple[Troops | None, list[Act]]] = []
    for subject, acts in groups:
        before = kept[-1][0] if kept else None
        if (
            before is not None
            and subject is not None
            and set(subject.own) < set(before.own)
            and not any(act.verb for act in acts)
        ):
            among = [
                part
                for act in acts
                for part in act.parts
                if isinstance(part.to, Troops) and set(part.to.own) <= set(before.own)
            ]
            if among or all(act.empty or (act.way and not act.parts and act.length is None) for act in acts):
                outcome.doubts.append(Doubt("How they stand to each other is left to them. Where shall these go?"))
                continue
        kept.append((subject, acts))
    return kept


def told_of_move(told: Sequence[str]) -> bool:
    """Whether a unit was told to go anywhere already."""
    return any(text.split()[0] not in ("FORM", "FACE", "FIRE", "HOLD", "ABOUT") for text in told)


def last_place(acts: Sequence[Act]) -> list[Act]:
    """Of several places to go to in one sentence the last: ``follow 3/2L, stop south of Lairalle``."""
    if any(act.length is not None and (act.way or act.compass) and not act.parts for act in acts):
        # so far, along the road: the road only says where
        acts = [act for act in acts if not (act.parts and not act.verb and not act.formation)]
    going = [
        act for act in acts if (act.parts and act.verb in GOING) or (act.object is not None and act.verb == "follow")
    ]
    placed = [act for act in going if act.parts]
    if len(going) < 2 or not placed:
        return [act for act in acts if not (act.verb == "leave" and len(acts) > 1)]
    last = placed[-1]
    if last.verb == "hold":
        last = replace(last, verb="go")
    kept = []
    for act in acts:
        if act is placed[-1]:
            kept.append(last)
        elif act in going:
            if act.formation:
                kept.append(replace(act, verb="form", parts=[], object=None))
        elif act.verb != "leave":
            kept.append(act)
    return kept


def merged_faces(acts: Sequence[Act]) -> list[Act]:
    """Guns go somewhere and face somewhere in one order."""
    merged: list[Act] = []
    for act in acts:
        going = next(
            (one for one in merged if one.parts and one.verb in ("go", "withdraw", "advance", "", "limber", "take")),
            None,
        )
        if act.verb == "unlimber" and act.parts and going is None:
            act = replace(act, verb="go")
        if act.verb in ("face", "unlimber") and going is not None and (act.compass or act.near):
            going.compass = going.compass or act.compass
            continue
        if act.verb in ("limber", "unlimber") and act.empty_but_verb() and not act.negated:
            continue
        if act.verb == "limber" and act.parts:
            act = replace(act, verb="go")
        merged.append(replace(act))
    return merged
