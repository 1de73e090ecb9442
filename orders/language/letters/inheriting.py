"""Inheriting: what a sentence takes from those before it: a verb, a target, whom *the others* and *the same* mean."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Part
from orders.language.letters.state import Sentence
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.weighing import Weighing

# *I want to keep the farm*, *je veux garder la ferme*, *ich will den Hof halten*: what his troops are to hold.
# *Ich habe sie auf A3 ziehen lassen*, *I have printed the map on A3*: no ride of his
I_HAVE_DONE = re.keyed(
    r"\W*(?:I(?:['’]ve|['’]d|\s+(?:have|had|was|did))|ich\s+(?:hab|habe|hatte|war|bin)(?=\s[^.;!?]*(?:\bge\w+t?|\w*(?:iert|lassen))\b)|j['’]ai|j['’]avais|"
    r"j['’]étais)\b(?!\s+(?:decided|resolved|chosen|to\b|beschlossen|décidé|choisi|resolu|résolu|à\s))",
    re.IGNORECASE,
)
HOLDS_IT = re.keyed(
    r"\b(?:keep|hold|retain|secure|defend|have|garder|tenir|conserver|défendre)\s+(?:on\s+to\s+|hold\s+of\s+)?(?:the|that|this|our|both|la|le|les|l['’]|"
    r"notre)\s*\w+(?!\s*(?:company|in\s+sight))|"
    r"\b(?:hold|retain|secure|defend|garder|tenir|conserver|défendre)\s+(?-i:[A-Z])[\w-]+|\bwill\s+(?-i:[A-ZÄÖÜ])[\w-]+\b[^.;:!?]*\b(?:halten|behalten|"
    r"behaupten|verteidigen)\b|\b(?:den|das|die|unseren?)\s+[A-ZÄÖÜ]\w+[^.;:!?]*\b(?:halten|behalten|behaupten|verteidigen)\b",
    re.IGNORECASE,
)
# *De ma personne, je reste ...*: of himself before he says *I*.
AS_FOR_ME = re.compile(
    r"(?:de ma personne|quant a moi|pour moi|pour ma part|en ce qui me concerne|moi meme|pour mon compte|"
    r"as for me|as to me|for my part|for myself|was mich betrifft|was mich angeht|was mich anbelangt|fur meine person|"
    r"meine person|fur mich|meine wenigkeit|personlich|meinerseits)\b\W*(?:(?:je|j|i|ich|me|m)\b|\w+ (?:ich|je|i)\b)?"
)
# What one may do where he goes, as others do where they are.
DONE_THERE = frozenset({"fire", "form", "face", "screen", "charge"})


def to_his_own(part: Part, one: Troops | None, other: Troops | None) -> Part:
    """``General Husson rides to his brigade, General Hubert too``: where the one goes to his own, so does the other."""
    to = part.to
    if one is None or other is None or not isinstance(to, Troops) or len(other.commands) != 1:
        return part
    his = len(one.commands) == 1 and to.commands == one.commands and set(to.own) == set(one.own)
    return replace(part, to=replace(other, said=to.said)) if his and other.own else part


class Inheriting(Weighing):
    """The part of reading sentences that looks back."""

    def carry_on(self, sentence: Sentence) -> None:
        """Acts without a verb that take it from the one before: ``Bijleveld neither``; ``then the battery at F6``."""
        before = self.previous
        if any(act.same for act in sentence.acts):
            sentence.acts = [one for act in sentence.acts for one in (self.again(act, sentence) if act.same else [act])]
        for act in sentence.acts:
            if act.it and before is not None and (before.target is not None or before.near is not None):
                act.target, act.near, act.anyone = act.target or before.target, act.near or before.near, False
            self.aimed_at_formation(act, before)
            alone = act.length is not None and replace(act, length=None, subject=None).empty and act.subject is None
            if alone and before is not None and before.length is None and (before.way or before.compass):
                act.verb, act.way, act.compass = before.verb, before.way, before.compass
            elif alone:
                act.puzzled = True  # so far: which way?
            if before is not None and self.supports_the_last(act, before):
                act.object = before.subject
            if before is not None and not act.verb and not act.formation and not act.parts:
                if act.negated and act.target is None and act.subject is not None:
                    if self.told_by_name(act):
                        act.puzzled = True
                    else:
                        act.verb, act.formation, act.parts = before.verb, before.formation, list(before.parts)
                elif (act.target is not None or act.near is not None) and before.verb in ("fire", "charge"):
                    act.verb = before.verb
            elif before is not None and not act.verb and not act.formation and before.verb in ("fire", "charge"):
                self.aimed(act, before)
            elif before is not None and self.charges_them_first(act, before):
                act.target = before.target
            if not act.empty:
                before = act
        self.previous = before

    def told_by_name(self, act: Act) -> bool:
        """Whether in words that are not all known somebody is told something who is called by his name."""
        return bool(act.unknown) and act.subject is not None and not act.subject.loose

    def supports_the_last(self, act: Act, before: Act) -> bool:
        """``Husson attacks Lairalle. Campi supports``: him who was told of just before, and has gone somewhere."""
        who, last = act.subject, before.subject
        if act.verb != "support" or act.negated or act.condition is not None or who is None or last is None:
            return False
        alone = act.object is None and act.target is None and not act.parts and not act.compass
        commands = bool(who.commands) and len(last.commands) == 1 and set(who.own).isdisjoint(last.own)
        return alone and commands and before.verb in ("attack", "advance", "go", "take", "charge")

    def charges_them_first(self, act: Act, before: Act) -> bool:
        """``Wathiez attacks 27J. First 5Lan charges``: one of them charges those whom all attack."""
        who, whole = act.subject, before.subject
        bare = act.verb == "charge" and act.empty_but_verb() and not (act.negated or act.condition or act.anyone)
        at_one = before.verb in ("attack", "charge") and before.target is not None and len(before.target.enemy) == 1
        return bare and at_one and who is not None and whole is not None and set(who.own) < set(whole.own)

    def aimed_at_formation(self, act: Act, before: Act | None) -> None:
        """``7/2FA fires at the battery in F8, 1/6FA line in E7``: guns form no line, they fire at one."""
        who = act.subject
        if before is None or before.verb != "fire" or who is None or act.verb not in ("form", "") or not act.formation:
            return
        if any(self.world.own[id].arm != "artillery" for id in who.own if id in self.world.own) or not act.parts:
            return
        units = tuple(id for id in self.world.enemy if id in self.world.in_formation(act.formation))
        if units:
            act.verb, act.target, act.near = "fire", Troops((), units, said=act.formation, loose=True), act.parts[0]
            act.formation, act.parts = "", []

    def aimed(self, act: Act, before: Act) -> None:
        """``The 12-pounders fire at the guns, the other two on the Nassauers``: told where, they fire there too."""
        for part in act.parts:
            if isinstance(part.to, Troops) and part.to.enemy and not part.to.own and part.relation in ("at", "towards"):
                act.verb, act.target = before.verb, part.to
                act.near = next((one for one in act.parts if one is not part), None)
                act.parts = []
                return

    def the_rest(self, rest: Troops, sentence: Sentence) -> Troops:
        """*The others*: of the brigade whose units were spoken of just now, else of all, those not told of yet."""
        spoken = [act.subject for act in sentence.acts if act.subject is not None and not act.subject.rest]
        before = spoken[-1] if spoken else self.spoken
        named = {*self.told, *self.addressed, *(id for troops in spoken for id in troops.own)}
        if before is not None and before.among:
            others = tuple(id for id in before.among if id not in named)
            return Troops(others or before.among, said=rest.said)
        around: tuple[str, ...] = ()
        if (
            before is not None
            and before.own
            and not before.commands
            and not before.everybody
            and (not before.arm or rest.some or not before.loose)
        ):
            above = self.world.view.chain(self.world.own[before.own[0]].of)
            whole = [one for one in above if one.kind == rest.of] or above  # the rest of the division
            groups = (self.world.commands.get(formation.id, ()) for formation in whole)
            around = next((group for group in groups if set(before.own) < set(group)), ())
        if before is not None and before.some and not before.everybody:
            return replace(rest, own=before.pool or before.own, some=rest.some or 1, commands=(), general="")
        just_now = spoken or ([before] if before is not None else [])
        if around:  # those who were told of as a whole are not told apart from the others
            named = {id for troops in just_now if not set(around) <= set(troops.own) for id in troops.own}
            singled = set() if rest.some else self.addressed.intersection(around)  # told something by himself
            named |= singled if not set(around) <= named | singled else set()
            acts = [act.subject for act in sentence.acts if act.subject is not None]
            earlier = acts[: next((n for n, who in enumerate(acts) if who is rest), len(acts))]
            told = self.addressed.union(*(who.own for who in earlier if who.own))
            apart = [id for id in around if id in rest.own and id not in told]
            if rest.some and len(apart) == rest.some and any(who is rest for who in acts):
                return replace(rest, own=tuple(apart), some=0, commands=(), general="")  # the other five
        left = tuple(id for id in rest.own if id not in named and (not around or id in around))
        left = left or tuple(id for id in around if not rest.arm or id in rest.own) or rest.own
        if rest.some and before is not None and len(before.own) == 1:
            regiment = before.own[0].partition("/")[2]
            same = tuple(id for id in left if regiment and id.partition("/")[2] == regiment)
            left = same if len(same) == rest.some else left
        fired = any(act.verb == "fire" for act in sentence.acts)  # the big battery fires at the farm, the rest at e5
        if (rest.some or fired) and before is not None and self.is_guns(before.own):
            left = tuple(id for id in rest.own if id not in just_now[-1].own and self.is_guns((id,))) or left
        if rest.some and len(left) > rest.some:
            near = self.world.nearest_to(before.own, left, rest.some) if before is not None else ()
            return replace(rest, own=near or left, some=0 if near else rest.some, commands=(), general="")
        return replace(rest, own=left, some=0, commands=(), general="")

    def beside_the_others(self, act: Act) -> None:
        """``Forward to where the other guns are``: of the kind those who are not the ones that go there."""
        for number, part in enumerate(act.parts):
            to = part.to
            if isinstance(to, Troops) and to.rest and to.arm and act.subject is not None:
                own = tuple(id for id in to.own if id not in act.subject.own and id in self.world.present)
                if own:
                    act.parts[number] = replace(part, to=replace(to, own=own, enemy=(), rest=False, loose=True, some=0))

    def is_guns(self, ids: Iterable[str]) -> bool:
        """Whether units are batteries on the table."""
        units = [self.world.own[id] for id in ids if id in self.world.own]
        return bool(units) and all(unit.arm == "artillery" and unit.id in self.world.present for unit in units)

    def again(self, act: Act, sentence: Sentence) -> list[Act]:
        """What those named before do, for those of whom nothing is said but *the same*."""
        before = sentence.acts[: sentence.acts.index(act)] or self.done_before
        if before and before[-1].subject is act.subject:  # goes to G6, and does the same as those before it
            before = [one for one in self.done_before if one.verb in DONE_THERE and one.subject is not act.subject]
        last = before[-1].subject if before else None
        if act.object is not None and last is not None and set(last.own) != set(act.object.own):
            return [replace(act, same=False, puzzled=True)]  # the same as somebody who was not told of last
        same = [one for one in before if one.subject is last and not one.empty and not one.same]
        elsewhere = list(act.parts)  # 2/2Nas the same, but in E8
        again = [
            replace(
                one,
                subject=act.subject,
                parts=elsewhere
                if one.parts and elsewhere
                else [to_his_own(part, last, act.subject) for part in one.parts],
                alike=act.object,
            )
            for one in same
        ]
        if again and elsewhere and not any(one.parts for one in again):
            again.append(replace(act, same=False))
        return again or [replace(act, same=False, puzzled=act.puzzled or act.object is not None)]

    def in_person(self, text: Text, sentence: Sentence) -> None:
        """``I shall stay with the guns``: the writer's own general."""
        acts = [act for act in sentence.acts if not act.empty]
        going = all(act.subject is None and act.verb in ("place", "ride", "go", "hold", "join") for act in acts)
        if going and (HOLDS_IT.search(text.raw) or I_HAVE_DONE.match(text.raw)):
            return  # I want to keep the farm: his army shall; I have printed the map on A3
        led = (act.parts or act.object or act.near or act.stays or act.way or act.compass for act in acts)
        going = going and any(led)  # not: I will do nothing clever
        top = self.himself
        if (
            (text.bare[0] in ("i", "je", "ich", "myself", "moi") or AS_FOR_ME.match(" ".join(text.bare)))
            and going
            and top
        ):
            own = self.world.commands.get(top, ())
            for act in acts:
                act.subject, act.self_ = Troops(own, (), (top,), top, text.bare[0]), True
