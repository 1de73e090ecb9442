"""Conditions: what an order hangs on or lasts until, how far its words reach, and what it is about."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.acts import Act, Condition
from orders.language.letters.cutting import ABBREVIATION
from orders.language.letters.reasons import Reasons
from orders.language.letters.state import COMPLETE, OTHERWISE, TRIGGERS
from orders.language.letters.text import ARROW_MARK
from orders.language.letters.troops import Troops

GOING = frozenset({"va", "vont", "aille", "aillent"})
NOT_BEFORE = frozenset({"erst", "only", "seulement"})  # folgt erst, wenn ...: nothing is linked
AS_LONG_AS = ("tant qu", "aussi longtemps qu", "solange", "so lange", "as long as", "so long as")
NAMING = (["in", "case", "of"], ["en", "cas", "de"], ["en", "cas", "d"], ["im", "falle"], ["im", "fall"], ["bei"])
CROSSING = frozenset({"over", "across", "past", "beyond"})
# *If the French get into Lairalle*: they gain a place, and come at nobody.
GAINING = re.compile(
    r"\b(?:gets?\s+(?:in|into|inside|to|hold\s+of)|reach(?:es)?|takes?|captures?|seizes?|occup(?:y|ies)|(?:is|are)\s+(?:already\s+)?in(?:side)?|"
    r"erreich\w*|nehmen|nimmt|einnehmen|einnimmt|besetz\w*|hineinkomm\w*|prend|prennent|occupe\w*|entre(?:nt)?\s+(?:à|dans)|atteign\w*|"
    r"s['’]empare\w*)\b",
    re.IGNORECASE,
)
MOUNTED = {"lancer": "cavalry"}
HAPPENED = frozenset(
    {"verb", "trigger", "formation", "ground", "kind", "spot", "unknown", "filler", "relation", "because", "modal",
     "length"}
)  # fmt: skip
BIDDING = frozenset({"i", "we", "let", "please", "bitte", "je", "ich"})  # who wishes
# *till they shut up*, *till something gets there*
THEY_DO = frozenset(
    {"they", "it", "he", "she", "sie", "es", "er", "something", "anything", "somebody", "someone", "anybody", "anyone",
     "etwas", "jemand", "was"}
)  # fmt: skip
GOING_FR = frozenset({"va", "vont", "ira", "iront", "doit", "doivent", "devra", "devront"})  # quand il arrive il va
ENDING_IT = frozenset({"ist", "sind", "hat", "haben", "wird", "werden", "wurde", "wurden", "steht", "stehen", "war"})
HAS_WON = frozenset({"hat", "haben", "a", "ont", "aura", "auront"})
WHOEVER = frozenset({"wer", "qui", "quiconque"})
NOMINATIVE = frozenset({"they", "it", "he", "she", "il", "ils", "elle", "elles"})
ACCUSATIVE = frozenset({"them", "him", "it", "her", "us", "those", "these"})
# *march past under their noses*: the chance that troops have against somebody who moves before them.
PASSING = re.compile(
    r"\b(?:march|mov|pass|go|com|walk|rid|trot)\w*\s+(?:\w+\s+)?(?:past|by)\b|\bpass(?:es|ing)?\s+(?:them|him|it|"
    r"the)\b|"
    r"under\s+(?:their|his|its)\s+nos|\bvorbei\w*|vor\s+(?:ihrer|seiner)\s+nase|\b(?:passe\w*|défile\w*)\s+(?:devant|"
    r"sous)\b",
    re.IGNORECASE,
)


def passes(condition: Condition | None) -> bool:
    """Whether a condition is that somebody moves past those who wait."""
    return condition is not None and PASSING.search(condition.said) is not None


def breaks_another(condition: Condition | None, subject: Troops | None) -> bool:
    """``Si le 27J recule il recule aussi``: whether a case is that others of his give way, and no charge."""
    return condition is not None and condition.trigger == "broken" and is_of_another(condition, subject)


def is_of_another(condition: Condition, subject: Troops | None) -> bool:
    """``If 27J is attacked, 7L comes up``: whether a case is that something becomes of others of his."""
    whom = condition.whom
    others = whom is not None and bool(whom.own) and not (whom.enemy or whom.loose)
    return others and whom is not None and subject is not None and set(whom.own).isdisjoint(subject.own)


def stands_when_charged(act: Act, condition: Condition | None) -> bool:
    """``5M stands its ground if charged``: whether nobody is to give way to a charge."""
    if condition is None or act.excepted is not None or act.unknown:
        return False
    still = act.empty_but_for("verb", "negated")
    gives_way = act.verb in ("withdraw", "evade")
    if not still:
        return False
    charged = condition.trigger == "attacked" and not (condition.placed or condition.until)
    return charged and (act.negated if gives_way else act.verb == "hold" and not act.negated)


class Conditions(Reasons):
    """The part of composing that is about conditions."""

    def is_until(self, at: int) -> bool:
        """``before Hubert attacks``: a time, no place."""
        spot = self.spots[at]
        if spot.kind != "relation":
            return False
        following = [spot for spot in self.spots[at + 1 :] if spot.kind not in ("filler", "modal")][:2]
        if self.text.bare[spot.start : spot.end] in (["bis"], ["till"], ["til"]):
            if len(following) > 1 and following[0].kind in ("troops", "ground", "kind") and self.ends_with_being(at):
                return True  # bis Gemioncourt genommen ist
            if len(following) < 2 or following[1].kind not in ("verb", "unknown"):
                return False
            return following[0].kind == "troops" or self.text.bare[following[0].start] in THEY_DO
        return (
            spot.value == "before"
            and self.text.bare[spot.start] in ("before", "avant", "vor")
            and [one.kind for one in following] == ["troops", "verb"]
        )

    def ends_with_being(self, at: int) -> bool:
        """``bis Husson am Bach ist``: whether the clause of a German *bis* ends with what somebody is or has."""
        mark = next((spot.start for spot in self.spots[at:] if spot.kind == "mark"), len(self.text.bare))
        return self.text.bare[self.spots[at].start] == "bis" and self.text.bare[mark - 1] in ENDING_IT

    def take_otherwise(self, at: int) -> int:
        """``if not, wait``: what follows hangs on the same condition as what stands before."""
        spot = self.spots[at]
        said = self.text.raw_between(spot.start, spot.end)
        if not self.act.empty:
            self.new_act(spot)
        self.leading = self.act.condition = Condition("other", said, start=spot.start, end=spot.end)
        self.fresh = True
        following = at + 1
        return following + (following < len(self.spots) and self.spots[following].kind == "mark")

    def take_if(self, at: int) -> int:
        """A condition up to the comma that ends it, or to the end. What stands before or after is what it is for."""
        spot = self.spots[at]
        end = at + 1
        before = self.spots[at - 1] if at else None
        anew = before is not None and before.kind == "mark" and before.value == ";"
        first = (self.act.empty and not self.done.acts) or anew
        if anew:
            self.new_act(spot)
        said = self.text.raw_between(spot.start, spot.end).lower()
        complete = said in COMPLETE or said.startswith(("bei k", "bei r", "bei g"))
        participle = said.endswith((" par", " by"))
        if said in OTHERWISE:
            return self.take_otherwise(at)
        words_before = [word for word in self.text.bare[: spot.start] if word != ","]
        if tuple(words_before[-2:]) == ("auch", "nicht"):
            self.act.only = False
            return self.take_because(at)  # not even if he is provoked
        if spot.value == "ordered":
            self.act.condition = Condition("ordered", said, start=spot.start, end=spot.end)
            return end
        joins = self.spots[at - 2] if at > 1 and before is not None and before.value == "," else before
        linked = not first and joins is not None and joins.kind == "link" and joins.value != "or"
        linked = linked and joins is not None and self.text.bare[joins.start] not in NOT_BEFORE
        behind_mark = not first and before is not None and before.kind == "mark" and before.value == ","
        ends = (linked or behind_mark) and not complete
        after = self.end_of_case(at, first=True, participle=participle) if ends else len(self.spots)
        told_next = self.orders_something(after) if linked else self.they_do_then(after)
        if told_next:  # they stay, and if they are charged they fall back; reste là, si on le charge il recule
            self.new_act(spot)
            first = True
        if not complete:
            end = self.end_of_case(at, first=first, participle=participle)
        words = self.text.words[spot.start : self.spots[end - 1].end]
        said = self.text.raw_between(spot.start, self.spots[end - 1].end)
        condition = self.judged(at, end, said, spot.kind == "relation" or spot.value == "until")
        crossed = CROSSING.intersection(self.text.bare[spot.start : self.spots[end - 1].end])
        condition.placed = bool(crossed) and any(one.kind in ("ground", "kind") for one in self.spots[at:end])
        named = any(one.kind in ("ground", "spot") for one in self.spots[at:end])
        condition.placed = condition.placed or (named and GAINING.search(said) is not None)
        condition.start, condition.end = spot.start, spot.start + len(words)
        condition.whom = self.told_of(at, end)
        while_ = said.lower().startswith(AS_LONG_AS) and self.act.verb in ("hold", "defend") and not first
        if condition.until or while_:
            self.done.reasons.append(said)
            self.waited = condition
            going = self.act.verb in ("go", "advance") and not (self.act.parts or self.act.length is not None)
            self.act.puzzled = self.act.puzzled or (going and not first)  # forward until they can see the farm
        elif first or participle:
            self.leading = self.act.condition = condition
        elif end < len(self.spots) - 1 and self.spots[end].value == "then" and not self.act.empty:
            self.new_act(spot)  # on 1/6FA, if he goes quiet then on 18/6FA: what stands behind *then* hangs on it
            self.leading = self.act.condition = condition
            end += 1
        elif self.act.empty and self.done.acts:
            self.done.acts[-1].condition = condition
        else:
            self.act.condition = condition
        if first and end < len(self.spots) and self.spots[end].kind == "mark":
            end += 1
        self.fresh = True
        return end

    def told_of(self, at: int, end: int) -> Troops | None:
        """Of whom a condition tells: the first who are named in it, and those joined to them who arrive with them."""
        spots = self.spots[at:end]
        first = next((number for number, one in enumerate(spots) if isinstance(one.value, Troops)), None)
        whom = spots[first].value if first is not None else None
        if first is None or not isinstance(whom, Troops) or not whom.commands:
            return whom if isinstance(whom, Troops) else None
        for link, other in zip(spots[first + 1 :: 2], spots[first + 2 :: 2], strict=False):
            if link.kind not in ("link", "mark") or not isinstance(other.value, Troops) or not other.value.commands:
                break
            whom = self.joined(whom, other.value)
        return whom

    def orders_something(self, at: int) -> bool:
        """Whether behind a condition something is told to be done."""
        clause = self.spots[at : at + 8]
        return any(spot.kind in ("verb", "formation") for spot in clause) and not any(
            spot.kind == "if" for spot in clause[:2]
        )

    def they_do_then(self, at: int) -> bool:
        """Whether behind a condition stands what those do of whom was spoken: ``| il recule``, ``, they fall back``."""
        at += at < len(self.spots) and self.spots[at].kind == "mark"
        if at + 1 >= len(self.spots) or self.spots[at].kind != "they":
            return False
        ahead = self.following(at, past=frozenset({"filler", "they", "modal"}))
        called = self.text.bare[self.spots[at].start] in NOMINATIVE
        return called and ahead is not None and ahead.kind in ("verb", "formation")

    def end_of_case(self, at: int, *, first: bool, participle: bool) -> int:
        """The number of the spot behind a condition. ``first``: what is to be done stands behind it."""
        end = at + 1
        named = self.text.bare[self.spots[at].start : self.spots[at].end]  # in case of cavalry | all infantry ...
        triggered, told_to = named in NAMING, 0  # the word up to which what happens is told
        while end < len(self.spots):
            other = self.spots[end]
            linked = self.spots[end - 1].kind in ("link", "modal", "not", "they") and not self.is_object(end - 1)
            if first and triggered and other.kind in ("verb", "formation") and not linked and other.start >= told_to:
                break
            whole = isinstance(other.value, Troops) and bool(other.value.own)
            if (
                first
                and triggered
                and whole
                and isinstance(other.value, Troops)
                and (other.value.everybody or not other.value.loose)
            ):
                break
            if participle and other.kind in ("verb", "formation") and end > at + 1:
                break  # those threatened by cavalry | form square
            if happens := self.lexicon.at(self.text.bare, other.start, TRIGGERS):
                triggered, told_to = True, max(told_to, other.start + happens[0][0])
            initial = other.kind == "mark" and other.value == "." and len(self.text.bare[other.start - 1]) == 1
            if (
                other.kind == "mark"
                and not initial  # v. Merlen
                and other.value in (",", ":", ";", ".", ARROW_MARK)
                and not self.is_cut_short(end)
                and (first or other.value in (":", ";", ".") or self.is_order(end + 1))
            ):
                break
            if other.kind == "link" and other.value == "then":
                break
            if not first and other.kind == "mark" and other.value in (",", "-", "–", "—") and self.is_for_all(end + 1):
                break
            if not first and self.leaves_some_out(end):
                break
            happened = triggered or any(one.kind in ("verb", "modal") for one in self.spots[at + 1 : end])
            if first and happened and end > at + 1 and (self.tells_next(end) or self.bids_next(end)):
                break
            if first and self.says_then_what(end) and any(s.kind in ("verb", "unknown") for s in self.spots[at:end]):
                break
            if not first and other.kind == "mark" and other.value == "," and self.names_others(end + 1):
                break
            if not first and other.kind in ("mark", "link") and self.goes_somewhere(end + 1, at):
                break
            end += 1
        return end

    def is_cut_short(self, at: int) -> bool:
        """``Si inf. à moins de 10``: whether a full stop is that of a word cut short, and the case goes on."""
        stop = self.spots[at]
        before = self.text.bare[stop.start - 1] if stop.start else ""
        return stop.value == "." and before in ABBREVIATION and at + 1 < len(self.spots)

    def is_object(self, at: int) -> bool:
        """``if horse comes at them | fall back``: whether a pronoun tells whom something is done to."""
        spot = self.spots[at]
        after = self.spots[at - 1].kind in ("relation", "verb")
        return spot.kind == "they" and after and self.text.bare[spot.start] in ACCUSATIVE

    def leaves_some_out(self, at: int) -> bool:
        """``square if charged by cavalry, except the 5th``: whether an exception from what is to be done begins."""
        at += self.spots[at].kind == "mark"
        spot, following = self.spots[at : at + 1], self.following(at) if at < len(self.spots) else None
        excepts = bool(spot) and spot[0].kind == "not" and spot[0].value == "except"
        return excepts and following is not None and isinstance(following.value, Troops) and bool(following.value.own)

    def bids_next(self, at: int) -> bool:
        """``When he gets here Kempt goes to the road``, ``if they come I want 7L there``: the order, without a mark."""
        who, before, following = self.spots[at], self.spots[at - 1], self.following(at)
        if self.text.bare[who.start] in BIDDING and before.kind in (
            "verb",
            "filler",
            "troops",
            "spot",
            "ground",
            "way",
        ):
            return following is not None
        named = isinstance(who.value, Troops) and bool(who.value.own) and not who.value.loose
        does = following is not None and following.kind in ("verb", "formation", "modal")
        return named and does and before.kind in ("verb", "filler", "spot", "ground", "way", "kind")

    def tells_next(self, at: int) -> bool:
        """``if they are charged they fall back``: what is to be done begins with who does it, without a mark."""
        who, before = self.spots[at], self.spots[at - 1]
        if who.kind != "they" or self.text.bare[who.start] not in NOMINATIVE or at + 1 >= len(self.spots):
            return False
        does = self.spots[at + 1].kind in ("verb", "formation")
        if self.text.bare[who.start] in ("il", "ils", "elle", "elles"):
            ahead = self.following(at, past=frozenset({"filler", "they"}))
            goes = ahead is not None and ahead.kind == "modal" and self.text.bare[ahead.start] in GOING_FR
            does = ahead is not None and (goes or ahead.kind in ("verb", "formation"))
        whom = before.kind == "they" and self.text.bare[before.start] in ACCUSATIVE
        return does and (whom or before.kind in HAPPENED or (before.kind == "troops" and self.happens_before(at - 1)))

    def happens_before(self, at: int) -> bool:
        """``if somebody charges those skirmishers | they fall back``: whether a verb stands before those named."""
        return self.spots[at - 1].kind in ("verb", "trigger", "unknown")

    def says_then_what(self, at: int) -> bool:
        """``if it is shot up it can come back``: where what is to be done begins without a mark."""
        kinds = [spot.kind for spot in self.spots[at : at + 3]]
        told = kinds == ["they", "modal", "verb"] and self.text.bare[self.spots[at].start] in (
            "it",
            "they",
            "he",
            "she",
        )
        return told and self.spots[at - 1].kind not in ("link", "not", "because")

    def names_others(self, at: int) -> bool:
        """Whether *and* and the name of his own troops stand here: what follows is told to them."""
        if at + 1 >= len(self.spots) or self.spots[at].kind != "link":
            return False
        them = self.spots[at + 1].value
        return isinstance(them, Troops) and bool(them.own) and not them.loose

    def goes_somewhere(self, at: int, case: int) -> bool:
        """``1/92 va en F7``: whether troops of his own stand here, that they go, and a place, behind a short ``case``.

        A case that names somebody may well tell of his own troops, too.
        """
        if at + 3 > len(self.spots):
            return False
        whom, verb, where = self.spots[at : at + 3]
        named = isinstance(whom.value, Troops) and bool(whom.value.own) and not whom.value.loose
        goes = verb.kind == "verb" or (verb.kind == "modal" and self.text.bare[verb.start] in GOING)
        short = all(spot.kind in ("verb", "modal", "they") for spot in self.spots[case + 1 : at - 1])
        return named and goes and short and where.kind in ("relation", "spot", "ground")

    def is_for_all(self, at: int) -> bool:
        """Whether *everyone* stands here alone: behind a rule and its condition it says whom that is for."""
        whom = self.spots[at].value if at < len(self.spots) else None
        ends = at + 1 >= len(self.spots) or self.spots[at + 1].kind == "mark"
        return isinstance(whom, Troops) and whom.everybody and bool(whom.own) and ends

    def judged(self, start: int, end: int, said: str, until: bool) -> Condition:
        """What a condition is about."""
        spots = self.spots[start:end]
        arm = ""
        for number, spot in enumerate(spots):
            nearby = arm == "cavalry" and any(one.kind == "relation" for one in spots[:number])
            if isinstance(spot.value, Troops) and not nearby:  # cavalry comes near any battalion
                arms = {
                    self.world.view.unit_by_id[id].arm
                    for id in (*spot.value.enemy, *spot.value.own)
                    if id in self.world.view.unit_by_id
                }
                arm = MOUNTED.get(spot.value.arm, spot.value.arm) or (arms.pop() if len(arms) == 1 else arm)
            if spot.kind == "arm" or spot.means("arm"):
                arm = arm or next((v for k, v in ((spot.kind, str(spot.value)), *spot.others) if k == "arm"), "")
        if any(
            word.startswith(("kavallerie", "cavalry", "cavalerie", "reiter")) or word in ("kav", "cav")
            for word in self.text.bare[spots[0].start :]
        ):
            arm = arm or "cavalry"
        triggers: set[str] = set()
        words = self.text.bare
        first, last = spots[0].start, spots[-1].end
        at = first
        while at < last:
            found = self.lexicon.at(words, at, TRIGGERS)
            if found and at + found[0][0] <= last:
                triggers.update(sense.value for sense in found[0][1])
                at += found[0][0]
            else:
                at += 1
        if "ordered" in triggers:
            return Condition("ordered", said, until=until)
        told = next((spot.value for spot in spots if isinstance(spot.value, Troops)), None)
        if told is not None and told.own and not (told.enemy or told.loose):
            triggers.discard("near")  # his own who come somewhere threaten nobody
            whom = self.act.subject
            if (
                whom is not None
                and whom.own
                and not set(whom.own) & set(told.own)
                and not triggers & {"range", "unseen"}
            ):
                return Condition("other", said, arm, until)  # what happens to others of his own
        if arm == "cavalry" and not triggers & {"broken", "lost"}:
            return Condition("cavalry", said, arm, until)
        beaten = words[first] in WHOEVER and HAS_WON.isdisjoint(words[first:last])
        if "broken" in triggers and beaten:
            return Condition("other", said, arm, until)  # wer geschlagen wird, kommt zurück
        for trigger in ("unseen", "range", "broken", "attacked", "near", "lost"):
            if trigger in triggers:
                return Condition(trigger, said, arm, until)
        return Condition("other", said, arm, until)
