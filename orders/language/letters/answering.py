"""Answering: which words of the ruleset say what an act asks for. What is not sure becomes a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from battles.engine.battle import Point
from battles.engine.geometry import along, distance
from orders.language.letters.acts import Act, Condition, Part
from orders.language.letters.arranging import arranged
from orders.language.letters.saying import MOST_CHOICES, Doubt, Line, Outcome, one_line
from orders.language.letters.state import Sentence
from orders.language.letters.unit_answers import UnitAnswerer
from orders.language.letters.whereabouts import Goal, Unclear
from orders.language.letters.world import Troops

# Of several postures in one sentence the first of these is meant.
TELLING = ("screen", "support", "attack", "defend", "withdraw", "rally", "advance", "hold")


class Answerer(UnitAnswerer):
    """Says acts in the words of one ruleset, for one letter."""

    # whole sentences

    def answer(
        self, sentence: Sentence, block: Troops | None, *, generals: bool = False, standing: bool = False
    ) -> Outcome:
        """What a sentence comes to. ``block``: whom a line without a name is for; ``standing``: it is a rule."""
        outcome = Outcome()
        self.where.just_now.clear()
        groups: list[tuple[Troops | None, list[Act]]] = []
        for act in sentence.acts:
            if act.first and replace(act, first=False).empty:
                outcome.dropped.append("first")  # who leads is left to those who command them
                continue
            subject = act.subject or block
            if act.excepted is not None and subject is not None:
                left = tuple(id for id in subject.own if id not in act.excepted.own)
                subject = replace(subject, own=left, commands=(), everybody=False)
                act.only = False
            if (
                not act.verb
                and act.target is not None
                and subject
                and self.arms(subject) == {"artillery"}
                and not act.negated
            ):
                act.verb = "fire"
            if groups and (groups[-1][0] == subject or act.subject is None):
                groups[-1][1].append(act)
            else:
                groups.append((subject, [act]))
        for subject, acts in arranged(groups, outcome):
            self.answer_for(subject, acts, outcome, generals=generals, standing=standing)
        return outcome

    def answer_for(
        self, subject: Troops | None, acts: list[Act], outcome: Outcome, *, generals: bool, standing: bool
    ) -> None:
        """What one subject is asked for: what hangs on a condition by itself, the rest together."""
        left = [act for act in acts if not self.standing_answer(subject, act, outcome, standing) and not act.empty]
        hedged = [act for act in left if act.condition is not None and act.condition.trigger != "range"]
        free = [act for act in left if act not in hedged]
        if free:
            self.answer_plainly(subject, free, outcome, generals=generals, standing=standing)
        conditions = list({id(act.condition): act.condition for act in hedged}.values())
        for condition in conditions:
            together = [act for act in hedged if act.condition is condition]
            self.answer_plainly(subject, together, outcome, generals=generals, standing=standing, condition=condition)

    def answer_plainly(
        self,
        subject: Troops | None,
        acts: list[Act],
        outcome: Outcome,
        *,
        generals: bool,
        standing: bool,
        condition: Condition | None = None,
    ) -> None:
        """What one subject is asked for that is no standing order; under a condition or as a rule it is asked about."""
        if subject is None:
            if any(act.verb or act.formation for act in acts):
                outcome.doubts.append(Doubt("For whom is this meant? I found no troops of yours in it."))
            return
        plain = Outcome()
        if (subject.unclear and len(subject.own) > 1) or any(act.some for act in acts) or subject.some:
            self.which(subject, acts, plain)
        else:
            self.plainly(subject, acts, plain, generals)
        if condition is not None or standing:
            choices = tuple(line.text for line in plain.lines) or tuple(c for d in plain.doubts for c in d.choices)
            said = (
                f"Orders cannot wait for “{one_line(condition.said)}”."
                if condition
                else "This is no decision of the rulebook."
            )
            outcome.doubts.append(Doubt(f"{said} Shall it be done now, in any case?", choices[:MOST_CHOICES]))
            return
        outcome.lines += plain.lines
        outcome.doubts += plain.doubts
        outcome.dropped += plain.dropped

    def which(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """Some of several are meant: which?"""
        own = [id for id in subject.own if id in self.world.present] or list(subject.own)
        own.sort(key=lambda id: self.world.own[id].type != "light")
        choices: list[str] = []
        for id in own[:MOST_CHOICES]:
            one = Outcome()
            self.plainly(Troops((id,), said=id), [replace(act, some=False) for act in acts], one, False)
            choices += [line.text for line in one.lines[:1]]
        outcome.doubts.append(Doubt("Which of them do you mean?", tuple(choices)))

    # conditions that a decision of the rulebook means

    def scope(self, subject: Troops | None) -> str:
        """Whom a standing order binds, as it is written."""
        if subject is None or subject.everybody or subject.rest:
            return "ALL"
        if subject.commands:
            return ", ".join(subject.commands)
        infantry = {id for id, unit in self.world.own.items() if unit.arm == "infantry" and unit.in_play}
        if subject.own and infantry <= set(subject.own):
            return "ALL"
        return ", ".join(subject.own)

    def standing_answer(self, subject: Troops | None, act: Act, outcome: Outcome, standing: bool) -> bool:
        """Answer an act by a standing order, if it is one. Whether it was."""
        condition = act.condition
        frames, sure = self.standing_frames(subject, act, condition)
        if standing and not frames and act.verb == "withdraw":
            frames, sure = ["fall back when charged", "rally back"], True
        texts = [text for frame in frames if (text := self.standing(frame))]
        if not texts:
            return False
        scope = self.scope(subject)
        lines = [f"STANDING {scope} {text}" for text in texts]
        if sure:
            notes = (f"the rulebook decides when; you wrote “{one_line(condition.said)}”",) if condition else ()
            outcome.lines.append(Line(lines[0], subject.own if subject else (), notes))
        else:
            said = f" “{one_line(condition.said)}”" if condition else ""
            outcome.doubts.append(
                Doubt(f"The rulebook has no order that waits for{said or ' this'}. The nearest to it:", tuple(lines))
            )
        return True

    def standing_frames(self, subject: Troops | None, act: Act, condition: Condition | None) -> tuple[list[str], bool]:
        """The decisions that an act and its condition may mean, and whether the first is surely meant."""
        against = self.against_cavalry(act) or (condition is not None and condition.trigger == "cavalry")
        arms = self.arms(subject) if subject else set()
        trigger, verb = condition.trigger if condition else "", act.verb
        if act.formation == "square" and against:
            return (["no square against cavalry"] if act.negated else ["square against cavalry"]), True
        if act.formation == "line" and against and verb in ("form", "hold"):
            return ["no square against cavalry"], False
        if verb == "pursue" and act.way == "back":
            return ["rally back"], True
        if verb == "pursue":
            frames = ["no pursuit", "rally back"] if act.negated or act.only else ["pursue", "charge again"]
            return frames, act.negated and condition is None
        if verb == "counter":
            return (["no counter charge"] if act.negated else ["counter charge"]), condition is None and not act.unknown
        if verb in ("charge", "sortie") and act.negated and not act.target:
            return ["no charge"], verb == "charge" and condition is None and not act.only
        if verb == "charge" and (trigger or act.only) and trigger != "range" and "artillery" not in arms:
            return ["charge what passes", "charge flanks", "no charge"], False
        if verb == "fight" and act.negated:
            return ["no charge", "no fight"], False
        if (
            trigger
            and trigger not in ("unseen", "range")
            and verb in ("withdraw", "limber", "rally")
            and not act.negated
        ):
            # What the rulebook has for it is what they do by themselves when they are charged.
            if arms == {"cavalry"}:
                return [], False
            several = act.some or (subject is not None and bool(subject.some))
            return (["guns flee"] if arms == {"artillery"} else ["fall back when charged"]), not several
        if trigger in ("attacked", "near", "lost", "cavalry") and verb == "go":
            return (["guns flee"] if arms == {"artillery"} else ["fall back when charged"]), False
        if trigger in ("near", "other", "attacked") and verb == "fire" and not act.target:
            return ["fire at will"], False
        if verb == "fire" and act.anyone and not act.target and not act.near:
            return (["no fire at will"] if act.negated else ["fire at will"]), False
        return [], False

    def arms(self, troops: Troops) -> set[str]:
        """The arms of some of his troops."""
        return {self.world.own[id].arm for id in troops.own if id in self.world.own}

    def against_cavalry(self, act: Act) -> bool:
        """Whether an act is said to be against cavalry."""
        for to in (act.target, act.object, *(part.to for part in act.parts), act.near.to if act.near else None):
            if isinstance(to, Troops) and (
                to.arm == "cavalry"
                or all(self.world.view.unit_by_id[id].arm == "cavalry" for id in (*to.enemy, *to.own))
            ):
                return True
        return False

    # plain orders

    def plainly(self, subject: Troops, acts: list[Act], outcome: Outcome, generals: bool) -> None:
        """Orders without a condition, for a general, a command or units."""
        if (
            generals
            and not subject.general
            and len(subject.commands) == 1
            and subject.commands[0] in self.world.generals
        ):
            subject = replace(subject, general=subject.commands[0])
        if self.is_general(subject, acts, generals):
            self.for_general(subject, acts, outcome)
            return
        if not subject.own and not subject.commands:
            return
        kept = []
        postures: list[tuple[str, Goal | None]] = []
        for act in acts:
            if subject.commands and self.for_command(subject, act, outcome, postures):
                continue
            kept.append(act)
        self.intents(subject, postures, outcome)
        if kept:
            self.for_units(subject, kept, outcome)

    def is_general(self, subject: Troops, acts: Sequence[Act], generals: bool) -> bool:
        """Whether the general himself is meant, not his troops."""
        if not subject.general or subject.general not in self.world.generals:
            return False
        if generals or any(act.self_ or act.verb in ("ride", "place", "join") for act in acts):
            return True
        lowest = subject.general in self.world.lowest
        verbs = {act.verb for act in acts}
        if lowest:
            return False
        return verbs <= {"", "go", "hold", "support", "follow", "withdraw", "leave"} and not any(
            act.formation for act in acts
        )

    def for_general(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """A general's ride."""
        formation = subject.general
        name = self.world.names.general_name(formation)
        stand = self.world.generals.get(formation)
        if stand is None:
            outcome.doubts.append(Doubt(f"{name} is not on the table; he takes orders when he is."))
            return
        rank = self.world.view.formation_by_id[formation].kind
        rides = []
        for act in acts:
            parts = list(act.parts)
            if act.object is not None:
                parts.append(Part("at", act.object))
            if act.near is not None:
                parts.append(act.near)
            beside = [part for part in parts if part.relation == "beside" and isinstance(part.to, Troops)]
            parts = beside or parts
            parts = [replace(part, relation="at") if part.relation == "beside" else part for part in parts]
            if act.negated:
                outcome.doubts.append(Doubt(f"Where shall {name} be? Without an order he stays where he is."))
                continue
            unit = next(
                (
                    part.to.own[0]
                    for part in parts
                    if isinstance(part.to, Troops) and len(part.to.own) == 1 and not part.to.commands
                ),
                "",
            )
            if (
                unit
                and act.verb in ("join", "place", "ride", "")
                and rank == "brigade"
                and self.world.own[unit].of == formation
            ):
                attach = self.says("ride with", "brigade", unit=unit)
                if attach and act.verb == "join":
                    rides.append(attach)
                    continue
            goal = self.where.goal(parts, stand) if parts else None
            if isinstance(goal, Unclear):
                outcome.doubts.append(
                    self.which_place(goal, lambda place: f"GENERAL {name}: {self.says('ride to', place=place)}")
                )
                continue
            if act.verb == "hold" and goal is None and (rides or len(acts) > 1):
                continue
            staying = act.verb in ("hold", "place", "") and (
                goal is None or distance(goal.point, stand) < self.world.square * 0.85
            )
            if goal is None and not staying:
                if act.way or act.compass:
                    goal = self.where.at_point(
                        along(stand, self.way_of(act, self.world.front), act.length or self.world.square / 2)
                    )
                else:
                    outcome.doubts.append(Doubt(f"Where to shall {name} ride?"))
                    continue
            text = (
                f"{stand[0]:g},{stand[1]:g}"
                if staying and act.verb == "hold"
                else (goal.text if goal else f"{stand[0]:g},{stand[1]:g}")
            )
            rides.append(self.says("ride to", place=text))
        rides = [ride for ride in dict.fromkeys(rides) if ride]
        if rides:
            outcome.lines.append(Line(f"GENERAL {name}: {'; '.join(rides)}"))

    # commands

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
        if posture in ("screen", "support") and goal is None:
            question = "What shall they screen?" if posture == "screen" else "Whom shall they support?"
            outcome.doubts.append(Doubt(question, tuple(self.intent(c, "hold", None) for c in subject.commands)[:2]))
            return
        for command in subject.commands:
            line = self.intent(command, posture, goal)
            if goal is not None and self.is_their_own(command, posture, goal):
                general = self.world.names.general_name(command) if command in self.world.generals else ""
                ride = self.says("ride to", place=goal.text)
                himself = (f"GENERAL {general}: {ride}",) if general and ride else ()
                outcome.doubts.append(Doubt("Is it the general himself who shall go there?", himself))
            elif line:
                outcome.lines.append(Line(line, self.world.commands.get(command, ())))
            else:
                outcome.doubts.append(Doubt(f"This rulebook has no posture that means “{posture}”."))
        for other in goals[1:]:
            if other.text != goals[0].text:
                choices = tuple(self.intent(c, posture, other) for c in subject.commands)
                outcome.doubts.append(Doubt("An intent has one object. Shall it be this one instead?", choices))

    def is_their_own(self, command: str, posture: str, goal: Goal) -> bool:
        """Whether a command would support itself, or attack its own side."""
        friends = set(goal.troops) & set(self.world.own) or ({goal.text} & {*self.world.own, *self.world.commands})
        if not friends:
            return False
        units = set(self.world.commands.get(command, ()))
        theirs = set(goal.troops) or set(self.world.commands.get(goal.text, ()))
        itself = goal.text == command or (bool(theirs) and (theirs <= units or units <= theirs))
        return posture in ("attack", "take") or (posture in ("support", "screen", "advance") and itself)

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
                Doubt("What shall they do instead?", tuple(self.intent(c, "hold", None) for c in subject.commands)[:2])
            )
            return True
        if verb in ("form", "face", "about", "limber", "unlimber", "fire", "cease") or (
            act.formation and not act.parts and verb in ("", "hold", "go")
        ):
            return False
        if act.length is not None and not act.parts and verb in ("go", "advance", "withdraw", ""):
            if not postures or postures[-1][0] != "support":
                return False
            outcome.dropped.append(verb)  # how far behind the others
            return True
        start = self.world.where(subject.own)
        posture, goal = self.posture(act, verb, subject, start)
        if posture == "":
            return False
        if isinstance(goal, Unclear):
            command = subject.commands[0]
            outcome.doubts.append(
                self.which_place(goal, lambda place: self.intent(command, posture, Goal(place, (0, 0))))
            )
            return True
        if not (posture == "advance" and goal is None and act.verb == "go" and not act.way):
            postures.append((posture, goal))
        if act.formation:
            self.for_units(
                subject,
                [replace(act, verb="form", parts=[], length=None, target=None, object=None, near=None)],
                outcome,
            )
        return True

    def posture(self, act: Act, verb: str, subject: Troops, start: Point | None) -> tuple[str, Goal | Unclear | None]:
        """The posture that an act means for a command, and its object."""
        parts = list(act.parts)
        behind = next(
            (
                part
                for part in parts
                if part.relation in ("behind", "beside", "before") and isinstance(part.to, Troops) and part.to.own
            ),
            None,
        )
        if act.object is not None:
            own = self.objective(act.object)
            if verb in ("support", "follow", "go", "hold", "screen", "", "defend", "join", "place"):
                return ("screen" if verb == "screen" else "support"), own
        if verb in ("support", "follow"):
            to = next((part.to for part in parts if isinstance(part.to, Troops) and part.to.own), None)
            if to is not None:
                return "support", self.objective(to)
            goal = self.where.goal(parts, start) if parts else None
            return ("support" if goal is not None else "hold"), goal
        if behind is not None and verb in ("hold", "go", "", "place", "form") and behind.relation == "behind":
            return "support", self.objective(behind.to)  # type: ignore[arg-type]
        if act.target is not None:
            target = self.targets(act, subject.own)
            if verb in ("attack", "charge", "take", "go", "advance", "screen"):
                posture = {"take": "attack", "charge": "attack", "go": "advance"}.get(verb, verb)
                return posture, (
                    self.enemy_goal(target[0])
                    if len(target) == 1
                    else Unclear("enemy", tuple(map(self.enemy_goal, target[:5])))
                )
        direct = [part for part in parts if part.relation == "at" and not isinstance(part.to, Troops)][:1]
        if (
            verb in ("attack", "take", "defend")
            and act.named_directly
            and direct
            and not any(part.exact for part in parts)
        ):
            self.where.goal(parts, start)
            parts = direct
        goal = self.where.goal(parts, start) if parts else None
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
            "join": "support",
        }
        if verb in ("evade", "fight", "pursue", "sortie", "counter", "concede", "lead", "ride"):
            return "", None
        if verb == "" and goal is None:
            return "", None
        return table.get(verb, verb), goal

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
