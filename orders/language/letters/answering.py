"""Answering: which words of the ruleset say what an act asks for. What is not sure becomes a question."""

from __future__ import annotations

from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from battles.engine.worded import worded
from orders.language.letters.acts import Act, Condition
from orders.language.letters.anyone import of_several, of_those
from orders.language.letters.arranging import arranged, beside_postures, without_denials
from orders.language.letters.arrivals import is_arrival_there, is_their_arrival
from orders.language.letters.designations import OF
from orders.language.letters.errands import errands
from orders.language.letters.exempting import skirmishers_left_out, stand_instead
from orders.language.letters.goals import Goal
from orders.language.letters.saying import MOST_CHOICES, STAYS, Doubt, Line, Outcome, called, cannot_wait, one_line
from orders.language.letters.standing_frames import StandingFrames, arms_bound
from orders.language.letters.state import Sentence
from orders.language.letters.troops import Troops

POSTURES = frozenset(
    {"", "attack", "take", "go", "advance", "support", "follow", "screen", "withdraw", "defend", "rally"}
)
NO_SQUARE = "no square against cavalry"
FEW = 3  # units that one spot may hold
WHICH_FOES = "Which of these enemies?"
ONE_PLACE = re.compile(r"\b(?:MOVE|ADVANCE|REDEPLOY) TO\b")
WITHIN_REACH = frozenset({"fire", "charge", "cease", "hold"})
RULES = frozenset(
    {"square against cavalry", "no square against cavalry", "no pursuit", "no charge", "no counter charge"}
)


def waits_for_itself(act: Act) -> bool:
    """``Fires at 27J if it is close enough``: what nobody can do before; to fall back before is another thing."""
    in_range = act.condition is not None and act.condition.trigger == "range"
    return in_range and (act.verb in WITHIN_REACH or act.target is not None)


def limbering_in_that_case(acts: list[Act]) -> list[Act]:
    """``Limber up and flee if overrun``: one deed, in the case that is told behind it; to go somewhere, too."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        together = before is not None and before.verb == "limber" and before.condition is None and not before.parts
        if before is None or not together or act.condition is None or act.verb not in ("withdraw", "go", "limber"):
            kept.append(act)
        else:
            kept[-1] = replace(before, condition=act.condition) if not act.parts else act
    return kept


def goes_and_squares(act: Act) -> bool:
    """``1/92 va en F7, carré contre la cavalerie``: whether somebody goes to a place that is told before the case."""
    case, place = act.condition, act.parts[-1] if act.parts else None
    told = case is not None and place is not None and isinstance(place.to, Place) and place.end <= case.start
    return told and act.formation == "square" and not act.negated


UNBIDDEN = ("sans", "without", "ohne")  # my order


class Answerer(StandingFrames):
    """Says acts in the words of one ruleset, for one letter."""

    left_open: tuple[str, ...] = ()
    """Those of whom some were chosen in this sentence, without those."""

    def answer(
        self, sentence: Sentence, block: Troops | None, *, generals: bool = False, standing: bool = False
    ) -> Outcome:
        """What a sentence comes to. ``block``: whom a line without a name is for; ``standing``: it is a rule."""
        outcome = Outcome()
        self.where.just_now.clear()
        self.left_open = ()
        groups: list[tuple[Troops | None, list[Act]]] = []
        arriving: list[Troops] = []
        bidden = all(reason.lower().startswith(UNBIDDEN) for reason in sentence.reasons)  # and not until somebody comes
        apart: list[tuple[Troops | None, list[Act]]] = []  # those of whom no more is said but that they do not
        behind = {
            who.own for act in sentence.acts if (who := act.subject or block) is not None and self.stays_behind(act)
        }
        twice = [act for before, act in pairwise(sentence.acts) if self.stays_by_them(act, before)]
        for act in sentence.acts:
            can_form = self.standing(NO_SQUARE) and not skirmishers_left_out(act, self.world)
            fast = stand_instead(act, sentence.acts) if can_form else None
            if fast is not None:
                outcome.lines.append(Line(f"STANDING {self.scope(act.excepted)} {self.standing(NO_SQUARE)}"))
                act.only, twice = False, [*twice, *fast]
            if any(act is one for one in twice):
                act.only = act.only and act.excepted is None  # but for those who do something else
                continue  # follow it and stay close behind
            if act.exception_of is not None and act.empty and not act.unknown:
                continue  # of those who are excepted no more is said
            if act.first and replace(act, first=False).empty:
                outcome.dropped.append("first")  # who leads is left to those who command them
                continue
            subject = act.subject or block
            if standing and bidden and self.keeps_from_firing(act):
                act.verb, act.negated, act.anyone = "fire", True, True
            if subject is not None and subject.some and subject.loose:
                subject = act.subject = of_those(subject, [who for who, _ in groups] + [block])
            if subject is not None and subject.loose and subject.own in behind:
                subject = act.subject = self.as_commands(subject)
            if subject is not None and is_their_arrival(subject, act, self.world):
                subject = replace(subject, general="")  # he brings his troops
                arriving.append(subject)  # below the generals, too
                act.condition, act.subject = None, subject
                act.verb = "go" if act.verb == "hold" else act.verb  # waits behind the inn: there it is to be first
            elif subject is not None and is_arrival_there(subject, act, self.world):
                act.condition, act.verb, act.stays = None, "go", False
            if act.excepted is not None and subject is not None and fast is None:
                act.only = False
                if not self.is_posture(subject, act):
                    left = tuple(id for id in subject.own if id not in act.excepted.own)
                    subject = replace(subject, own=left, commands=(), everybody=False)
                elif not any(one.exception_of is not None and not one.empty for one in sentence.acts):
                    apart.append((act.excepted, [Act(subject=act.excepted, verb="hold")]))
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
            man = generals and subject not in arriving
            self.answer_for(subject, acts, outcome, generals=man, standing=standing)
            for line in outcome.lines:  # who follows in the same breath goes where these are sent
                self.where.sent.update(errands(line.text, line.units, self.world))
        for subject, acts in apart:
            staying = Outcome()
            self.answer_for(subject, acts, staying, generals=generals, standing=standing)
            outcome.lines += staying.lines
            outcome.kept += staying.lines
            outcome.doubts += staying.doubts
        return outcome

    def stays_by_them(self, act: Act, before: Act) -> bool:
        """Whether an act has troops stay by those whom they follow."""
        same = act.subject is before.subject and before.verb in ("follow", "support") and not before.negated
        alone = act.verb in ("hold", "") and len(act.parts) == 1 and not (act.negated or act.formation or act.unknown)
        if not same or not alone or before.object is None or act.condition is not before.condition:
            return False
        to = act.parts[0].to
        return isinstance(to, Troops) and bool(to.own) and set(to.own) == set(before.object.own)

    def stays_behind(self, act: Act) -> bool:
        """Whether troops are to stay behind others of the writer's, who may go on."""
        behind = [part.to for part in act.parts if part.relation == "behind" and isinstance(part.to, Troops)]
        told = act.condition is None and act.verb in ("hold", "support", "follow")
        return told and any(to.own and not to.loose for to in behind)

    def as_commands(self, who: Troops) -> Troops:
        """Troops called by their kind as the brigades whose units all of them are: *the lancers*."""
        if who.commands or who.everybody or who.rest or who.some or who.unclear:
            return who
        own = set(who.own) & self.world.present
        whole = [
            id
            for id in self.world.lowest
            if (units := set(self.world.commands[id]) & self.world.present) and units <= own
        ]
        told = {unit for id in whole for unit in self.world.commands[id]} & self.world.present
        return replace(who, commands=tuple(whole), loose=False) if whole and told == own else who

    def is_named_for_general(self, subject: Troops, acts: list[Act]) -> bool:
        """Whether the name of a corps or an army stands for who commands it: *Orange rides to the farm*."""
        command = subject.commands[0] if len(subject.commands) == 1 and not subject.general else ""
        formation = self.world.view.formation_by_id.get(command)
        high = formation is not None and formation.kind in ("corps", "army") and command in self.world.generals
        if formation is not None and formation.kind == "division" and command in self.world.generals:
            man = "divi" not in subject.said.lower() and not set(subject.own) & self.world.with_arm("cavalry")
            return man and all(act.verb == "ride" and not act.negated for act in acts)  # nobody else of them can ride
        told = [act for act in acts if not (act.negated and replace(act, negated=False).empty)]  # , no decisions
        riding = any(act.verb in ("ride", "place") for act in acts) or all(
            ((act.verb == "join" and act.object is not None) or act.parts)
            and (act.verb in ("go", "withdraw", "join", "") or (act.verb == "hold" and act.stays))
            and not (act.formation or act.target or act.negated or act.condition)
            for act in told
        )
        return (
            high
            and bool(told)
            and riding
            and len([word for word in subject.said.split() if word.lower() not in OF]) == 1
        )

    def several_generals(self, subject: Troops, acts: list[Act], generals: bool) -> list[Troops]:
        """Each of several who are named together, where the generals themselves are meant, not their troops."""
        if len(subject.commands) < 2 or not set(subject.commands) <= self.world.generals.keys():
            return []
        each = [
            replace(subject, own=self.world.commands.get(command, ()), commands=(command,), general=command)
            for command in subject.commands
        ]
        riding = all(act.verb == "ride" for act in acts)
        high = not set(subject.commands) & set(self.world.lowest)
        staying = high and all(
            (act.verb in ("hold", "place") or (act.negated and act.verb in ("go", "advance"))) and not act.parts
            for act in acts
        )
        meant = riding or generals or staying
        return each if meant and (riding or all(self.is_general(one, acts, generals) for one in each)) else []

    def is_posture(self, subject: Troops, act: Act) -> bool:
        """Whether an act is a posture of a whole command, from which some units are excepted by orders of their own."""
        if not subject.commands or act.excepted is None or act.condition is not None or act.negated or act.formation:
            return False
        behind = act.verb == "hold" and self.stays_behind(act)  # which is to support them
        plain = behind or (act.length is None and act.verb in POSTURES)
        some = bool(act.excepted.own) and set(act.excepted.own) < set(subject.own) and not act.excepted.unclear
        return plain and some

    def answer_for(
        self, subject: Troops | None, acts: list[Act], outcome: Outcome, *, generals: bool, standing: bool
    ) -> None:
        """What one subject is asked for: what hangs on a condition by itself, the rest together."""
        self.where.goers = frozenset(subject.own) if subject is not None else frozenset()
        left = []
        for act in limbering_in_that_case(acts):
            if not self.standing_answer(subject, act, outcome, standing):
                left += [] if act.empty else [act]
            elif goes_and_squares(act):
                left.append(replace(act, verb="go", formation="", condition=None))
        hedged = [act for act in left if act.condition is not None and not waits_for_itself(act)]
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
                outcome.doubts.append(Doubt(worded("For whom is this meant? I found no troops of yours in it.")))
            return
        plain = Outcome()
        if chosen := of_several(subject, acts, self.world, frozenset(self.where.sent)):
            self.left_open = tuple(id for id in subject.own if id not in chosen)
            self.plainly(Troops(chosen, said=subject.said), [replace(act, some=False) for act in acts], plain, False)
            note = worded("you left open which of them: {units}", units=", ".join(chosen))
            plain.lines = [replace(line, notes=(*line.notes, note)) for line in plain.lines]
        elif self.are_those_left_open(subject):
            self.plainly(
                Troops(self.left_open, said=subject.said), [replace(act, some=False) for act in acts], plain, False
            )
        elif (subject.unclear and len(subject.own) > 1) or self.some_of_them(subject, acts) or subject.some:
            self.which(subject, acts, plain)
        elif not generals and self.ride_formed(subject, acts):
            self.plainly(replace(subject, commands=(), general=""), acts, plain, False)
        else:
            self.plainly(subject, acts, plain, generals)
        in_person = bool(plain.lines) and all(line.text.startswith("GENERAL ") for line in plain.lines)
        if condition is not None or (standing and not in_person):  # among the rules Ney is told where to be
            choices = tuple(line.text for line in plain.lines) or tuple(c for d in plain.doubts for c in d.choices)
            asked = worded("This is no decision of the rulebook. Shall it be done now, in any case?")
            if condition:
                asked = cannot_wait(condition.said)
            outcome.doubts.append(Doubt(asked, choices[:MOST_CHOICES]))
            return
        if (subject.everybody or self.is_most_of_the_army(subject)) and not subject.arm:
            plain = self.not_all_to_one_place(plain, placed=any(act.parts for act in acts))
        outcome.lines += plain.lines
        outcome.doubts += plain.doubts
        outcome.dropped += plain.dropped

    def is_most_of_the_army(self, subject: Troops) -> bool:
        """``Everything as last turn, only Campi goes to J5``: whether all but a few are meant, by no name of theirs."""
        called = subject.commands or subject.kind or len(subject.own) < len(self.world.own) // 2
        return not called and 2 * len(self.world.present.intersection(subject.own)) > len(self.world.present)

    def are_those_left_open(self, subject: Troops) -> bool:
        """``Two battalions of Campi stay, the others go to I5``: whether the others are those not chosen before."""
        left = self.left_open
        counted = subject.some in (0, 1) or subject.some == len(left)
        return subject.rest and len(left) > 1 and counted and set(left) < set(subject.own)

    def some_of_them(self, subject: Troops, acts: list[Act]) -> bool:
        """Whether some of those named are meant: a general who shall put some heart into his men goes himself."""
        return any(act.some for act in acts) and not self.is_general(subject, acts, False)

    def not_all_to_one_place(self, plain: Outcome, *, placed: bool) -> Outcome:
        """Nobody sends every unit of an army to one spot by the way: such lines are asked about, all others stand.

        ``placed``: to a place that is named, into which each comes where it is nearest to him.
        """
        going = [line for line in plain.lines if ONE_PLACE.search(line.text)]
        many = placed and sum(len(line.units) for line in going) > FEW
        to_place = [line for line in going if many or len(line.units) > FEW]
        if not to_place:
            return plain
        kept = [line for line in plain.lines if line not in to_place]
        doubt = Doubt(worded("Shall the whole army go to one place?"), tuple(line.text for line in to_place))
        return replace(plain, lines=kept, doubts=[*plain.doubts, doubt])

    def which(self, subject: Troops, acts: list[Act], outcome: Outcome) -> None:
        """Some of several are meant: which?"""
        own = [id for id in subject.own if id in self.world.present] or list(subject.own)
        all_but_one = 1 < subject.some == len(own) - 1  # Husson's five of six: which one stays out of it?
        apart = {id: self.world.own[id].formation == "skirmish" for id in own}
        own.sort(key=lambda id: (not (all_but_one and apart[id]), self.world.own[id].type != "light"))
        choices: list[tuple[str, str]] = []
        for id in own[:MOST_CHOICES]:
            one = Outcome()
            those = tuple(unit for unit in subject.own if unit in apart and unit != id) if all_but_one else (id,)
            self.plainly(Troops(those, said=id), [replace(act, some=False) for act in acts], one, False)
            foes = (doubt for doubt in one.doubts if str(doubt.question) == WHICH_FOES)
            told = [line.text for line in one.lines] or [text for doubt in foes for text in doubt.choices]
            choices += [(text, id) for text in told[:1]]
        several = subject.some or any(act.some for act in acts)  # a battalion of Husson's: another one every time
        means = () if several else tuple(id for _, id in choices)
        texts = tuple(text for text, _ in choices)
        outcome.doubts.append(Doubt(worded("Which of them do you mean?"), texts, subject.said if means else "", means))

    def standing_answer(self, subject: Troops | None, act: Act, outcome: Outcome, standing: bool) -> bool:
        """Answer an act by a standing order, if it is one. Whether it was."""
        condition = act.condition
        if act.verb == "limber" and condition is not None and (guns := self.those_who_limber(subject)):
            subject = guns
        frames, sure = self.standing_frames(subject, act, condition)
        if standing and not frames and act.verb == "withdraw":
            frames, sure = ["fall back when charged", "rally back"], True
        if standing and frames == ["no fire at will"] and condition is None and self.keeps_from_firing(act):
            sure = True  # among the rules: never, until they are told
        texts = [text for frame in frames if (text := self.standing(frame))]
        if not texts:
            return False
        able = {"infantry"} if frames[0].endswith("square against cavalry") else {"infantry", "cavalry"}
        unable = frames[0] == "square against cavalry" and act.subject is not None and subject is not None
        if unable and subject is not None and subject.own and not self.arms(subject) & able:
            outcome.doubts.append(
                Doubt(worded("This arm has no {formation} in this rulebook.", formation=called("square")))
            )
            return True
        if subject is not None and act.subject is None and frames[0] in RULES and not self.arms(subject) & able:
            subject = None  # no guns and no horse form square: it is said of all
        subject = subject and self.those_who_charge(subject, frames[0])
        if act.excepted is not None and act.excepted.own and subject is not None and not subject.commands:
            bound = tuple(id for id in subject.own if self.world.own[id].arm in able)
            scope = self.scope(replace(subject, own=bound), frozenset(able)) or "ALL"
        else:
            scope = self.scope(subject, arms_bound(frames[0]))
        lines = [f"STANDING {scope} {text}" for text in texts]
        if sure:
            when = one_line(condition.said) if condition else ""
            notes = (worded("the rulebook decides when; you wrote “{when}”", when=when),) if condition else ()
            foot = subject is None or self.arms(subject) != {"cavalry"}  # horse joins no one's fight but by charging
            kept = lines if self.stays_out_of_it(act) and foot else lines[:1]
            outcome.lines += [Line(line, subject.own if subject else (), notes) for line in kept]
        else:
            asked = worded("The rulebook has no order that waits for this. The nearest to it:")
            if condition:
                when = one_line(condition.said)
                asked = worded("The rulebook has no order that waits for “{when}”. The nearest to it:", when=when)
            if not set(lines) <= {line.text for line in outcome.lines}:  # limber up and go: both are the one decision
                outcome.doubts.append(Doubt(asked, (*self.at_once(subject, act), *lines)))
        return True

    def at_once(self, subject: Troops | None, act: Act) -> tuple[str, ...]:
        """``Charge 27J unless ...``: what is done to a target that is named, if it is not waited for."""
        if (
            subject is None
            or subject.loose
            or not act.target
            or act.negated
            or act.verb not in ("charge", "attack", "fight")
        ):
            return ()
        plain = Outcome()
        self.plainly(subject, [replace(act, condition=None)], plain, False)
        return tuple(line.text for line in plain.lines)

    def is_all_or_the_rest(self, subject: Troops) -> bool:
        """Whether nobody is named but *all* or *the others*."""
        return (subject.everybody or subject.rest) and not (subject.arm or subject.kind or subject.commands)

    def without_attacks(self, subject: Troops, acts: list[Act], outcome: Outcome) -> list[Act]:
        """The acts but for an attack that those who are told to do something else shall not make; horse charges nobody.

        ``Scouts towards Piraumont but does not attack``: no intent but ATTACK does.
        """
        denied = [act for act in acts if act.negated and act.verb in ("attack", "fight", "take") and not act.unknown]
        if any(": INTENT ATTACK" in line.text for line in outcome.lines) or not denied:
            return acts
        rule = self.standing("no charge")
        if rule and set(subject.own) <= self.world.with_arm("cavalry"):
            outcome.lines.append(Line(f"STANDING {self.scope(subject, arms_bound('no charge'))} {rule}"))
        return [act for act in acts if act not in denied]

    def only_attacks_nobody(self, subject: Troops, acts: list[Act]) -> bool:
        """``Campi attacks nobody``: whether a whole command is told no more than that."""
        denied = [act for act in acts if act.negated and act.verb in ("attack", "fight", "charge") and not act.target]
        return bool(denied) and len(denied) == len(acts) and bool(subject.commands)

    def instead_of_attacks(self, subject: Troops) -> tuple[str, ...]:
        """What a command may do that attacks nobody: to stay, or to let pass whoever passes."""
        holding = tuple(self.intent(command, "hold", None) for command in subject.commands)
        rule = self.standing("no charge")
        return (*holding, f"STANDING {self.scope(subject, arms_bound('no charge'))} {rule}") if rule else holding

    def plainly(self, subject: Troops, acts: list[Act], outcome: Outcome, generals: bool) -> None:
        """Orders without a condition, for a general, a command or units."""
        acts = without_denials(acts)
        if (
            generals
            and not subject.general
            and len(subject.commands) == 1
            and subject.commands[0] in self.world.generals
        ):
            subject = replace(subject, general=subject.commands[0])
        if generals and self.is_all_or_the_rest(subject):
            if all(act.verb in ("hold", "place", "") and not (act.parts or act.formation) for act in acts):
                outcome.dropped.append(STAYS)
            else:
                outcome.doubts.append(Doubt(worded("Which generals do you mean?")))
            return
        if self.is_named_for_general(subject, acts):
            subject = replace(subject, general=subject.commands[0])
        if self.is_general(subject, acts, generals):
            self.for_general(subject, acts, outcome)
            return
        if each := self.several_generals(subject, acts, generals):
            for one in each:  # Ney and Foy ride to Gauthier
                self.for_general(one, acts, outcome)
            return
        if not subject.own and not subject.commands:
            return
        if len(subject.own) == 1 and set(subject.own) <= self.world.with_arm("artillery"):
            subject = replace(subject, commands=())  # Bachelu's one battery
        if not subject.commands and any(act.verb == "screen" and act.parts for act in acts):
            whole = next((id for id in self.world.lowest if set(self.world.commands[id]) == set(subject.own)), "")
            subject = replace(subject, commands=(whole,)) if whole in self.world.generals else subject
        kept = []
        postures: list[tuple[str, Goal | None]] = []
        for act in acts:
            if subject.commands and self.for_command(subject, act, outcome, postures):
                continue
            kept.append(act)
        self.intents(subject, postures, outcome)
        kept = beside_postures(kept, outcome) if postures else kept
        goes = any(act.verb in POSTURES and act.parts and not act.negated for act in kept)
        kept = self.without_attacks(subject, kept, outcome) if postures or goes else kept
        if self.only_attacks_nobody(subject, kept) and not (postures or outcome.lines):
            outcome.doubts.append(Doubt(worded("What shall they do instead?"), self.instead_of_attacks(subject)))
            return
        if kept:
            self.for_units(subject, kept, outcome)
