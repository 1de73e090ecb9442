"""Postures: what acts mean for whole commands and for generals."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.battle import Formation, Point
from battles.engine.dataclasses import replace
from battles.engine.geometry import along, contains, distance
from battles.engine.orders import Place
from battles.engine.worded import worded
from orders.language.letters.acts import Act, Part
from orders.language.letters.goals import Goal, Unclear, part_of_the_way
from orders.language.letters.himself_or_his_men import HimselfOrHisMen
from orders.language.letters.outlines import nearest_in
from orders.language.letters.saying import STAYS, Doubt, Line, Outcome, called
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import is_flank

SQUARE = re.compile(r"[A-Z]{1,2}\d{1,2}")
FAR_OFF = 1.5  # map squares: who is to hold a place so far off is not there
KEEPING_TO = frozenset({"hold", "go", "", "place", "form"})
TITLES = frozenset({"general", "général", "generals", "gen", "gal", "gén", "brigadier", "he", "er", "il"})
LED = frozenset({"advance", "go", "withdraw", "ride", "lead"})  # so far, and forward unless it is said
FIRST_OF_ALL = frozenset({"defend", "hold", "attack", "take"})
LATER_ON = ("withdraw", "advance", "attack")
TELLING = ("screen", "support", "attack", "defend", "withdraw", "rally", "advance", "hold")
# Where nobody who stands far off can wait or stay without going there.
ELSEWHERE = frozenset({"behind", "beside"})


class Postures(HimselfOrHisMen):
    """The part of answering that is about commands: their intents, and where their generals ride."""

    def for_general(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """A general's ride."""
        self.where.goers = frozenset()  # no place of his is one of his troops
        formation = subject.general
        name = self.world.names.general_name(formation)
        stand = self.world.generals.get(formation)
        if stand is None:
            outcome.doubts.append(Doubt(worded("{name} is not on the table; he takes orders when he is.", name=name)))
            return
        leader = self.world.view.formation_by_id[formation]
        rank, stays, asked = leader.kind, False, len(outcome.doubts)
        rides = []
        for act in acts:
            parts = list(act.parts)
            if act.object is not None:
                parts.append(Part("at", act.object))
            if act.near is not None:
                parts.append(act.near)
            beside = [part for part in parts if part.relation == "beside" and isinstance(part.to, Troops)]
            placed = any(isinstance(part.to, Place) for part in parts)  # to J6, by the battery: there
            known = [p.to for p in beside if isinstance(p.to, Troops) and not (p.to.loose or p.to.commands)]
            parts = (parts if placed and not known else beside) or parts
            parts = [replace(part, relation="at") if part.relation == "beside" else part for part in parts]
            parts = [replace(part, placed=False) if part.placed else part for part in parts]  # he rides to them
            if act.verb in ("hold", "place"):  # reste vers F9
                parts = [replace(part, relation="at") if part.relation == "towards" else part for part in parts]
            if act.target is not None and not (parts or act.verb):
                continue  # enemies that are only named
            if act.negated and not (parts or act.unknown) and act.verb in ("go", "advance", "ride", "place"):
                stays = True
                continue
            if act.negated and act.verb == "hold" and not act.parts and act is not acts[-1]:
                continue  # he does not stay there: what he does instead follows
            if act.negated:
                here = self.says("stay in person")
                stay = (f"GENERAL {name}: {here}",) if here else ()
                outcome.doubts.append(Doubt(worded("Where shall {name} be? He may stay where he is.", name=name), stay))
                continue
            troops = [part.to for part in parts if isinstance(part.to, Troops)]
            unit = next((one.own[0] for one in troops if len(one.own) == 1 and not one.commands), "")
            if (
                unit
                and act.verb in ("join", "place", "ride", "")
                and any(link.id == formation for link in self.world.view.chain(self.world.own[unit].of))
            ):
                attach = self.says("ride with", rank, unit=unit)
                if attach and act.verb == "join":
                    rides.append(attach)
                    continue
            parts = self.to_those_in(parts)
            goal = self.where.goal(parts, stand) if parts else None
            if goal is not None and (end := self.so_far_that_way(act, stand)) is not None:
                goal = self.where.at_point(end)
            if isinstance(goal, Unclear):
                outcome.doubts.append(
                    self.which_place(goal, lambda place: f"GENERAL {name}: {self.says('ride to', place=place)}")
                )
                continue
            if goal is None and ((act.verb == "hold" and len(acts) > 1) or (act.verb in ("hold", "place") and rides)):
                stays = True
                continue
            if goal is not None and set(goal.troops) & set(self.world.enemy):
                outcome.doubts.append(Doubt(worded("Shall {name} ride to the enemy?", name=name)))
                continue
            if goal is None and parts and all(isinstance(part.to, Troops) for part in parts):
                outcome.doubts.append(Doubt(worded("Where to shall {name} ride?", name=name)))
                continue  # to troops that are not on the table
            by_degrees = act.degrees is not None and act.length is not None
            led = bool(act.way or act.compass) or by_degrees or (act.length is not None and act.verb in LED)
            staying = (
                act.verb in ("hold", "place", "")
                and not (led and goal is None)
                and (goal is None or self.is_there(stand, goal))
                and (act.stays or not any(part.relation == "between" for part in parts))
            )
            if staying and act.verb == "hold" and goal is None:
                stays = True
                continue
            if goal is None and (not staying or act.verb == "place"):
                if led:
                    goal = self.where.at_point(
                        along(stand, self.way_of(act, self.world.front), act.length or self.world.square / 2)
                    )
                else:
                    outcome.doubts.append(Doubt(worded("Where to shall {name} ride?", name=name)))
                    continue
            if goal is not None and (on_the_way := part_of_the_way(act, parts, stand, goal.point)) is not None:
                goal = self.where.at_point(on_the_way)
            high = self.world.view.formation_by_id.get(goal.command) if goal is not None and goal.command else None
            high = None if high is not None and high.id in self.world.lowest else high
            if goal is not None and high is not None and high.kind in ("division", "corps", "army"):
                goal = self.where.at_point(goal.point)  # to the man: his troops are everywhere
            there = staying and act.verb == "hold"
            in_his_square = placed and not any(isinstance(part.to, Troops) for part in parts)
            alone = not rides and act is acts[-1] and not self.is_bound(leader)
            if there and act.stays and in_his_square and alone:
                stays = True  # Foy stays in F5, where he is
                continue
            if goal is None or (there and not goal.troops):
                rides.append(self.says("stay in person"))
                continue
            rides.append(self.says("ride to", place=f"{stand[0]:g},{stand[1]:g}" if there else goal.text))
        if stays:
            outcome.dropped.append(STAYS)
            if (
                not rides and not self.is_bound(leader) and len(outcome.doubts) == asked
            ):  # or his staff would have him ride
                rides.append(self.says("stay in person"))
        if rides := [ride for ride in dict.fromkeys(rides) if ride]:
            if any(ride != self.says("stay in person") for ride in rides):
                self.ridden.add(formation)
            outcome.lines.append(Line(f"GENERAL {name}: {'; '.join(rides)}"))

    def is_bound(self, leader: Formation) -> bool:
        """Whether a general is with a unit, has yet to come or was sent somewhere by this letter: he stays there."""
        commander = leader.commander
        if commander is None or bool(commander.attached) or self.world.is_awaited(leader.id):
            return True
        return leader.id in self.ridden

    def to_those_in(self, parts: list[Part]) -> list[Part]:
        """``To Campi, in the wood``: those to whom somebody rides, where they stand in such ground."""
        troops = [part for part in parts if isinstance(part.to, Troops) and part.to.own and part.relation == "at"]
        at = self.world.where(troops[0].to.own) if len(troops) == 1 and isinstance(troops[0].to, Troops) else None
        if at is None:
            return parts
        near = self.world.square
        about = [
            part
            for part in parts
            if isinstance(part.to, str) and part.relation == "at" and not part.edge
            if any(distance(nearest_in(piece, at), at) <= near for piece in self.world.of_kind(part.to) if piece.area)
        ]
        return [part for part in parts if part not in about]

    def is_there(self, stand: Point, goal: Goal) -> bool:
        """Whether a general is where he is told to be: near the point, or on the ground that is named."""
        piece = self.world.view.terrain_by_id[goal.ground] if goal.ground else None
        on_it = piece is not None and bool(piece.area) and contains(piece.area, stand)
        return on_it or distance(goal.point, stand) < self.world.square * 0.85

    def block(self, command: str) -> str:
        """The words that open the block of a command."""
        return f"{self.world.names.tree.by_id[command].block} {command}"

    def intents(self, subject: Troops, postures: list[tuple[str, Goal | None]], outcome: Outcome) -> None:
        """One intent for each command out of all that it was told in a sentence: the most telling posture."""
        if not postures:
            return
        named = [posture for posture, _ in postures]
        posture = next((one for one in TELLING if one in named), named[0])
        goals = [goal for one, goal in postures if one == posture and goal is not None]
        if not goals and posture not in ("hold", "support", "rally"):
            goals = [goal for _, goal in postures if goal is not None][-1:]
        goal = goals[0] if goals else None
        placed = [
            one for said, one in postures if said in ("advance", "go", "hold") and one is not None and not one.troops
        ]
        theirs = goal is not None and bool(set(goal.troops) & set(self.world.enemy) or not (goal.ground or goal.troops))
        if goal is not None and placed and SQUARE.fullmatch(placed[-1].text) and not goal.troops:
            # to K6, and an eye on the farm
            theirs = theirs or self.where.far(goal, placed[-1].point) > self.world.square
        if posture == "screen" and goal is not None and theirs and placed:
            goal, goals = placed[-1], []  # out to K8, and watch the skirmishers: from there
        helped = goal if posture == "support" else None
        if helped is not None and placed and SQUARE.fullmatch(placed[-1].text) and named[0] in ("advance", "go"):
            posture, goal, goals = "advance", placed[-1], []  # to K7, and there he supports Husson
            then = tuple(self.intent(c, "support", helped) for c in subject.commands)
            outcome.doubts.append(Doubt(worded("An intent has one object. Shall it be this one instead?"), then))
        if posture in ("screen", "support") and goal is None:
            question = worded("What shall they screen?") if posture == "screen" else worded("Whom shall they support?")
            outcome.doubts.append(Doubt(question, tuple(self.intent(c, "hold", None) for c in subject.commands)[:2]))
            return
        for command in subject.commands:
            line = self.intent(command, posture, goal)
            if goal is not None and self.is_their_own(command, posture, goal):
                general = self.world.names.general_name(command) if command in self.world.generals else ""
                ride = self.says("ride to", place=goal.text)
                himself = (f"GENERAL {general}: {ride}",) if general and ride else ()
                titled = any(word.lower().rstrip(".") in TITLES for word in subject.said.split())
                if himself and (titled or command not in self.world.lowest) and posture == "advance":
                    outcome.lines.append(Line(himself[0]))  # Bachelu rides up to Husson: nobody else can
                    continue
                outcome.doubts.append(Doubt(worded("Is it the general himself who shall go there?"), himself))
            elif line:
                outcome.lines.append(Line(line, self.world.commands.get(command, ())))
            else:
                lacking = worded("This rulebook has no posture that means “{posture}”.", posture=called(posture))
                outcome.doubts.append(Doubt(lacking))
        later = [(one, other) for one, other in postures if one in LATER_ON and other is not None and one != posture]
        if posture in ("attack", "take"):  # takes the farm, and pushes on to the brook
            onward = [(one, other) for one, other in postures if one in ("advance", "go") and other is not None]
            later = [
                one for one in onward if goal is not None and self.where.far(goal, one[1].point) > self.world.square
            ]
        if posture in FIRST_OF_ALL and later and named.index(posture) < named.index(later[0][0]):
            then = tuple(self.intent(c, *later[0]) for c in subject.commands)
            outcome.doubts.append(Doubt(worded("An intent has one object. Shall it be this one instead?"), then))
        for other in goals[1:]:
            if other.text != goals[0].text:
                choices = tuple(self.intent(c, posture, other) for c in subject.commands)
                instead = worded("An intent has one object. Shall it be this one instead?")
                outcome.doubts.append(Doubt(instead, choices))

    def is_their_own(self, command: str, posture: str, goal: Goal) -> bool:
        """Whether a command would support itself, or attack its own side."""
        friends = set(goal.troops) & set(self.world.own) or ({goal.text} & {*self.world.own, *self.world.commands})
        if not friends:
            return False
        units = set(self.world.commands.get(command, ()))
        theirs = set(goal.troops) or set(self.world.commands.get(goal.text, ()))
        itself = goal.text == command or (bool(theirs) and (theirs <= units or units <= theirs))
        return posture in ("attack", "take") or (posture in ("support", "screen", "advance") and itself)

    def instead_of_going(self, subject: Troops, act: Act, told: bool) -> tuple[str, ...]:
        """What commands may do that shall not go somewhere: to stay; those sent elsewhere, to go no further than that.

        *Jamin attacks 1/2Nas. It does not go deeper into the wood*: its order stands, and it does not pursue.
        """
        holding = tuple(self.intent(command, "hold", None) for command in subject.commands)[:2]
        rule = self.standing("no pursuit")
        told = told or (bool(subject.own) and set(subject.own) & self.world.present <= self.where.sent.keys())
        further = act.verb in ("go", "advance") and told and bool(rule)
        return (f"STANDING {', '.join(subject.commands)} {rule}", *holding) if further else holding

    def for_command(self, subject: Troops, act: Act, outcome: Outcome, postures: list[tuple[str, Goal | None]]) -> bool:
        """A posture for one or several commands, added to ``postures``. Whether the act is one."""
        verb = act.verb
        if act.negated and verb in ("go", "advance", "withdraw", "") and (postures or outcome.doubts) and not act.parts:
            outcome.dropped.append(act.verb)
            return True
        leaving = verb == "leave" or (act.parts and all(part.relation == "from" for part in act.parts))
        if (
            act.negated
            and verb in ("go", "advance", "withdraw", "leave", "")
            and (leaving or not (act.formation or act.parts))
        ):
            verb, act = "hold", replace(act, parts=[], verb="hold", negated=False)
        if act.negated:
            if verb in ("attack", "fight", "charge", "fire", "limber"):
                return False
            outcome.doubts.append(
                Doubt(worded("What shall they do instead?"), self.instead_of_going(subject, act, bool(postures)))
            )
            return True
        if verb in ("form", "face", "about", "limber", "unlimber", "fire", "cease") or (
            act.formation and not act.parts and verb in ("", "hold", "go")
        ):
            return False
        if act.length is not None and act.parts and all(part.relation == "from" for part in act.parts):
            act.parts = []  # out of the wood, so far to the north
        if act.length is not None and not act.parts and verb in ("go", "advance", "withdraw", "ride", ""):
            if not postures or postures[-1][0] != "support":
                return False
            outcome.dropped.append(verb)  # how far behind the others
            return True
        start = self.world.where(subject.own)
        posture, goal = self.posture(act, verb, subject, start)
        if posture == "":
            return False
        if verb == "take" and goal is None and postures and not (act.parts or act.object or act.target):
            outcome.dropped.append(verb)  # pushes to the brook and occupies it
            return True
        if verb == "take" and goal is None and posture == "attack":
            outcome.doubts.append(Doubt(worded("Where to?"), (self.intent(subject.commands[0], "attack", None),)))
            return True
        if verb == "rally" and posture == "withdraw" and act.formation:  # there, and so formed
            self.for_units(subject, [replace(act, verb="go")], outcome)
            return True
        if isinstance(goal, Unclear) and verb == "hold" and len(goal.goals) == 1 and not goal.called:
            either = (
                self.intent(subject.commands[0], "advance", goal.goals[0]),
                self.intent(subject.commands[0], "hold", None),
            )
            outcome.doubts.append(Doubt(worded("Go there, or stay where they are?"), either))
            return True
        if isinstance(goal, Unclear):
            command = subject.commands[0]
            doubt = self.which_place(goal, lambda place: self.intent(command, posture, Goal(place, (0, 0))))
            outcome.doubts.append(doubt)
            return True
        if self.rides_to_his_own(subject, act, goal):
            self.for_general(replace(subject, general=subject.commands[0]), [act], outcome)
            return True
        if not (posture == "advance" and goal is None and act.verb == "go" and not act.way):
            if posture == "advance" and goal is not None and postures[-1:] == [("advance", outcome.way)]:
                postures.pop()  # out of the wood, northwards, and to J4
            postures.append((posture, goal))
            places = [part for part in act.parts if part.relation != "from"]
            outcome.way = goal if not places and (act.compass or act.way) else None
        if posture in ("support", "screen") and act.object is not None and len(act.object.commands) > 1:
            others = [self.objective(replace(act.object, commands=(one,))) for one in act.object.commands[1:]]
            postures += [(posture, other) for other in others]  # an intent has one object: which, is asked
        if act.formation:
            self.for_units(
                subject,
                [replace(act, verb="form", parts=[], length=None, target=None, object=None, near=None)],
                outcome,
            )
        return True

    def rides_to_his_own(self, subject: Troops, act: Act, goal: Goal | None) -> bool:
        """``Saxe-Weimar should be with the 2/2nd``: a brigade goes to none of its own battalions; its general does."""
        command = subject.commands[0] if len(subject.commands) == 1 else ""
        accompanied = act.object.own if act.object is not None and act.verb in ("support", "follow") else ()
        if command in self.world.generals and accompanied and not (act.parts or act.formation or act.condition):
            return set(accompanied) < set(self.world.commands.get(command, ()))
        plain = act.verb in ("", "go", "place", "join", "hold") and not (act.formation or act.condition or act.length)
        if command not in self.world.generals or goal is None or not plain or len(act.parts) != 1:
            return False
        whole = set(self.world.commands.get(command, ()))
        named = goal.troops or getattr(act.parts[0].to, "own", ())
        return act.parts[0].relation in ("at", "beside") and bool(named) and set(named) < whole

    def are_guns_near(self, part: Part, subject: Troops) -> bool:
        """Whether somebody stands beside batteries, some of his side's, where he is."""
        guns = part.to.own if isinstance(part.to, Troops) else ()
        if not guns or any(self.world.own[id].arm != "artillery" for id in guns):
            return False
        return not self.are_far_from(self.objective(part.to), subject)  # type: ignore[arg-type]

    def posture(self, act: Act, verb: str, subject: Troops, start: Point | None) -> tuple[str, Goal | Unclear | None]:
        """The posture that an act means for a command, and its object."""
        verb = "go" if verb == "ride" else verb
        parts = list(act.parts)
        behind = next(
            (
                part
                for part in parts
                if part.relation in ("behind", "beside", "before") and isinstance(part.to, Troops) and part.to.own
            ),
            None,
        )
        square = [part for part in parts if isinstance(part.to, Place) and part.relation in ("at", "towards")]
        if verb == "follow" and act.object is not None and not act.object.commands and square:
            return "advance", self.where.goal(square, start)  # comes behind the guns, in F3
        if act.object is not None:
            own = self.objective(act.object)
            if verb in ("support", "follow", "go", "hold", "screen", "", "defend", "join", "place"):
                return ("screen" if verb == "screen" else "support"), own
        if verb in ("support", "follow"):
            to = next((part.to for part in parts if isinstance(part.to, Troops) and part.to.own), None)
            if to is not None:
                return "support", self.objective(to)
            goal = self.where.goal(parts, start) if parts else None
            if isinstance(goal, Goal) and not goal.troops:
                far = self.are_far_from(goal, subject)  # in reserve at F4: there is nobody whom they would follow
                far = far or (not goal.ground and start is not None and distance(goal.point, start) > self.world.square)
                return ("advance", goal) if far else ("hold", None)
            return ("support" if goal is not None else "hold"), goal
        exact = any(isinstance(part.to, Place) for part in parts)  # G4, behind the guns
        if behind is not None and verb == "hold" and (act.remains or act.stays) and self.are_guns_near(behind, subject):
            return "hold", None  # remains behind the guns, which are not going anywhere
        if behind is not None and not exact and verb == "hold" and behind.relation == "beside" and behind.to.commands:  # type: ignore[union-attr]
            return "support", self.objective(behind.to)  # type: ignore[arg-type]  # stays close to Husson
        if behind is not None and not exact and verb in KEEPING_TO and behind.relation == "behind":
            return "support", self.objective(behind.to)  # type: ignore[arg-type]
        if act.target is not None and not (exact and verb in ("go", "advance")):
            target = self.targets(act, subject.own)
            if verb in ("attack", "charge", "take", "go", "advance", "screen"):
                posture = {"take": "attack", "charge": "attack", "go": "advance"}.get(verb, verb)
                return posture, (
                    self.enemy_goal(target[0])
                    if len(target) == 1
                    else Unclear("enemy", tuple(map(self.enemy_goal, target[:5])))
                )
        whither = [part for part in parts if part.relation == "towards" and not is_flank(part)]
        if whither and verb in ("screen", "defend") and any(is_flank(part) for part in parts):
            parts, verb = whither, "screen"  # covers the right flank towards Piraumont
        direct = [part for part in parts if part.relation == "at" and not isinstance(part.to, Troops)][:1]
        if (
            verb in ("attack", "take", "defend")
            and act.named_directly
            and direct
            and not any(part.exact for part in parts)
        ):
            self.where.goal(parts, start)
            parts = direct
        flank = str(parts[0].to) if parts and all(is_flank(part) for part in parts) else ""
        if flank and verb in ("screen", "defend", "support", "take"):
            id, point = self.where.flank(flank, subject.own)
            return "screen", Unclear(flank, (Goal(id, point),) if id else ())
        goal = self.where.goal(parts, start) if parts else None
        if isinstance(goal, Goal) and verb in ("attack", "take") and len(parts) == 1 and isinstance(parts[0].to, str):
            goal = self.rather_held(goal, parts[0].to)
        elif isinstance(goal, Unclear) and verb in ("attack", "take"):
            goal = self.held_by_the_enemy(goal, start)
        far = isinstance(goal, Goal) and start is not None and distance(goal.point, start) > FAR_OFF * self.world.square
        stays = isinstance(goal, Goal) and act.stays and self.are_far_from(goal, subject)
        aside = far and any(part.relation in ("left", "right", "before") for part in parts)
        behind_it = any(part.relation in ELSEWHERE for part in parts)
        aside = aside or (behind_it and isinstance(goal, Goal) and self.are_far_from(goal, subject))
        if verb == "hold" and (stays or aside):
            return "advance", Unclear(parts[0].said, (goal,) if isinstance(goal, Goal) else ())  # stay, or go there?
        short = any(part.relation == "short" for part in parts)
        if verb == "hold" and (exact or short) and far and not act.stays:
            return "advance", goal  # halts at D4, or this side of it
        if verb == "hold":
            return (
                ("defend", goal)
                if goal is not None and act.named_directly and isinstance(goal, Goal) and goal.ground
                else ("hold", None)
            )
        if (
            goal is None
            and (act.compass or act.way)
            and start is not None
            and verb in ("go", "advance", "withdraw", "")
        ):
            goal = self.where.at_point(
                along(start, self.way_of(act, self.world.facing(subject.own)), 2 * self.world.square)
            )
            if act.way == "forward" and not act.compass:
                goal = None
        table = {
            "go": "advance",
            "": "advance",
            "place": "advance",
            "take": "attack",
            "charge": "attack",
            "join": "advance" if self.is_ground_alone(act) else "support",
        }
        if verb in ("evade", "fight", "pursue", "sortie", "counter", "concede", "lead", "ride", "disturb"):
            return "", None
        if verb == "" and goal is None:
            return "", None
        if verb == "rally" and isinstance(goal, Goal) and self.are_far_from(goal, subject):
            return "withdraw", goal  # se rallie derrière Lairalle: there, and not where it is
        named = [part.to for part in act.parts if not isinstance(part.to, Place)] if verb == "take" else []
        if named and all(self.is_line(to) for to in named):
            return "advance", goal  # takes the direction of the brook, where nobody lives
        in_square = bool(act.parts) and all(isinstance(part.to, Place) for part in act.parts)
        if verb == "take" and (act.occupies or in_square) and isinstance(goal, Goal) and self.is_empty(goal):
            return "advance", goal  # besetzt die Höhe, auf der niemand steht; s'installe en E5
        return table.get(verb, verb), goal

    def are_far_from(self, goal: Goal, subject: Troops) -> bool:
        """Whether none of some troops stands anywhere near a place."""
        spots = [at for id in subject.own if (at := self.world.own[id].at) and id in self.world.present]
        return bool(spots) and all(self.where.far(goal, at) > FAR_OFF * self.world.square for at in spots)

    def objective(self, troops: Troops) -> Goal | None:
        """His own troops as the object of a posture."""
        command = troops.commands[0] if troops.commands else ""
        point = self.world.where(troops.own) or (0.0, 0.0)
        if command in self.world.view.formation_by_id:
            return Goal(command if command in self.world.generals else troops.own[0], point)
        return Goal(troops.own[0], point) if troops.own else None

    def enemy_goal(self, id: str) -> Goal:
        return Goal(id, self.world.enemy[id].at or (0.0, 0.0), troops=(id,))

    def intent(self, command: str, posture: str, goal: Goal | None) -> str:
        """A command's posture in normal form."""
        word = self.says(f"posture {posture}")
        if not word:
            return ""
        if posture in ("hold", "rally"):
            goal = None
        return f"{self.block(command)}: INTENT {word}{f' {goal.text}' if goal else ''}"
