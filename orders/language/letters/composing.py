"""Composing: the spots of a sentence put together to acts, with the conditions they hang on."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.orders import Place
from orders.language.letters.acts import Act, Condition, Part
from orders.language.letters.casting import AIMED, Casting
from orders.language.letters.cutting import ABBREVIATION
from orders.language.letters.spots import Spot
from orders.language.letters.state import FIGHTING, RELATIVE, WITHOUT, Sentence
from orders.language.letters.text import ARROW_MARK
from orders.language.letters.troops import Troops

# Prepositions that tell where somebody stands, not where to he goes.
STANDING_AT = frozenset(
    ["on", "in", "at", "near", "by", "along", "am", "im", "an", "auf", "bei", "beim", "sur", "dans", "pres"]
)
SO = frozenset({"so", "thus", "therefore", "donc", "ainsi", "daher", "deshalb"})
# What is forbidden for good, whatever else is to be done instead.
FORBIDDING = frozenset({"charge", "pursue", "fire", "fight", "counter"})
DENYING = frozenset({"pas", "not", "no", "nicht", "nichts", "rien", "nothing", "keine", "sans"})
INVERTED = frozenset({"should", "sollte", "sollten"})  # with these a condition begins, where a clause does
ELSE = frozenset({"otherwise", "else", "sinon", "autrement", "sonst", "andernfalls", "ansonsten"})
# Words parted from their verb: they stand at the end of its clause, and make no act of their own.
PREFIXES = frozenset({"vor", "voran", "vorwarts", "heran", "ran", "hinein", "rein", "ein", "hinuber", "ruber", "hin"})


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
READY = frozenset({"pret", "prets", "prete", "pretes", "bereit", "ready", "prepared"})
YOURSELF = frozenset({"yourself", "yourselves"})
THEM = frozenset({"leur", "ihnen", "them"})
TAKEN = frozenset({"take", "attack", "defend"})  # verbs for which a place may be called *it*


class Composer(Casting):
    """Puts the spots of one sentence together, from left to right."""

    def compose(self) -> Sentence:
        """The acts of the sentence."""
        at = 0
        while at < len(self.spots):
            at = self.take(at)
        self.finish()
        return self.done

    def finish(self) -> None:
        """Close the last act, and leave out those that ask for nothing."""
        self.close()
        still = [act for act in self.done.acts if act.verb == "asis"]
        if still:
            acts = self.done.acts
            self.done.acts = [act for act in acts if act.subject is not still[0].subject]
            self.done.acts.append(replace(still[0], verb="hold", parts=[], start=acts[0].start))
        for number, act in enumerate(self.done.acts):
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
            if act.verb == "leave" and len(act.parts) > 1 and act.parts[-1].relation != "from":
                act.verb, act.parts = "go", act.parts[1:]  # out of the wood to the road
            self.told_to_whom(act)
            if act.verb in TAKEN and not (act.parts or act.target or act.object or act.negated):
                self.what_was_named(act)
            self.touched(act)
            self.only_when_told(act)
        self.hedged_together()
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

    def told_to_whom(self, act: Act) -> None:
        """``I keep the 5th in the farm``: those who are kept are the ones who do it."""
        whom = act.object
        if act.subject is not None or whom is None or not whom.own or whom.enemy or act.verb not in KEEPING:
            return
        if act.verb == "defend" and not (act.parts or self.is_kept(act)):
            return
        act.subject, act.object, act.inherits = whom, None, False
        act.verb = KEEPING[act.verb]

    def is_kept(self, act: Act) -> bool:
        """Whether the verb of an act tells that somebody keeps something, not that he guards it."""
        return any(word.startswith(("gard", "conserv")) for word in self.text.bare[act.start : act.end])

    def touched(self, act: Act) -> None:
        """``Nobody touches the Guard``: they stay."""
        if act.verb != "touch":
            return
        named = [one for one in (act.object, act.subject) if one is not None and not one.everybody]
        if act.negated and named:
            act.subject, act.object, act.target, act.parts = named[0], None, None, []
            act.verb, act.negated = "hold", False

    def only_when_told(self, act: Act) -> None:
        """``They attack only when I say so``: until then they do not, and stay."""
        condition = act.condition
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

    # spots

    def take(self, at: int) -> int:
        """Take one spot, or several that belong together: the number of the next."""
        spot = self.spots[at]
        self.act.end = max(self.act.end, spot.end)
        if self.is_same(spot, at):
            self.act.same = True
            return at + 1
        if spot.kind == "not" and self.text.bare[spot.start] in WITHOUT:
            return self.take_without(spot, at)
        if spot.kind == "link" and self.text.bare[spot.start] in ELSE and self.hedged_before():
            return self.take_otherwise(at)
        if spot.kind == "filler" and self.text.bare[spot.start] == "noch" and "weder" in self.text.bare[: spot.start]:
            self.fresh = self.either = True
            return at + 1
        taker = getattr(self, f"take_{spot.kind}", None) if spot.kind.isidentifier() else None
        if spot.kind == "if" and self.text.bare[spot.start] in INVERTED and not self.begins_clause(at):
            return at + 1  # they should march: no condition
        if spot.kind == "because" and self.text.bare[spot.start] in SO and self.act.empty and not self.done.acts:
            return at + 1
        if spot.value == "until" and self.is_as_far_as(at):
            self.relation, self.relation_start = "at", spot.start
            return at + 1
        if self.is_pursuit(spot, at):
            self.act.verb, self.act.unknown = "pursue", []
            self.act.negated, self.negated = self.act.negated or self.negated, False
            return at + 1
        if spot.value == "until" and (reached := self.stands_there(at)):
            self.act.verb = self.act.verb or "go"
            return reached
        if spot.kind == "if" or self.is_until(at):
            return self.take_if(at)
        if self.act.exception_of is not None and self.act.empty and self.text.bare[spot.start] in RELATIVE:
            self.told_more = True
            return at + 1  # except the 2/93, which stays
        if self.tells_of_target(spot, at):
            return self.take_telling(at)
        if spot.kind == "because" or (at > 0 and self.is_relative(spot, self.spots[at - 1])):
            return self.take_because(at)
        if self.is_german_relative(spot, at):
            return self.take_because(at)
        if taker is not None:
            taker(spot, at)
        return at + 1

    def is_pursuit(self, spot: Spot, at: int) -> bool:
        """``goes haring off after a beaten enemy``: after him, not when he comes."""
        following = self.following(at)
        if self.text.bare[spot.start] != "after" or self.fresh or following is None:
            return False
        theirs = isinstance(following.value, Troops) and bool(following.value.enemy) and not following.value.own
        theirs = theirs or (following.kind, following.value) == ("side", "enemy") or following.kind == "they"
        return theirs and (self.negated or self.act.negated or bool(self.act.verb or self.act.unknown))

    def stands_there(self, at: int) -> int:
        """``until it stands beside the battery``: where to, not how long; the spot after the verb, else 0."""
        ahead = [
            number for number in range(at + 1, len(self.spots)) if self.spots[number].kind not in ("filler", "modal")
        ]
        if (
            len(ahead) < 3
            or self.spots[ahead[0]].kind != "they"
            or self.act.verb not in ("go", "advance", "withdraw", "")
        ):
            return 0
        verb, where = self.spots[ahead[1]], self.spots[ahead[2]]
        if verb.kind == "relation" or verb.kind in ("ground", "spot"):
            return ahead[1]  # until it is beside the battery
        placed = where.kind in ("relation", "ground", "spot", "kind", "length")
        if verb.means("verb", "place"):
            self.relation, self.relation_start = "beside", verb.end - 1
            return ahead[2]
        return ahead[2] if verb.means("verb", "hold", "go") and placed else 0

    def tells_of_target(self, spot: Spot, at: int) -> bool:
        """Whether a clause that tells more of an enemy begins: ``the guns which stand by the farm``."""
        before = self.spots[at - 1] if at else None
        if before is not None and before.kind == "mark" and before.value == "," and at > 1:
            before = self.spots[at - 2]
        if before is None or not isinstance(before.value, Troops) or self.act.target is None or self.act.near:
            return False
        if not before.value.enemy or before.start < self.act.start:
            return False
        word = self.text.bare[spot.start]
        following = self.following(at, past=frozenset({"filler", "modal", "title"}))
        seen = word == "que" and following is not None and following.kind in ("they", "filler")
        return word in RELATIVE or seen or self.is_german_relative(spot, at)

    def take_telling(self, at: int) -> int:
        """A clause that tells where the target is: its places count, its verbs do not."""
        end = at + 1
        while end < len(self.spots) and not (self.spots[end].kind == "mark" and self.spots[end].value in ",;:."):
            spot = self.spots[end]
            if spot.kind == "mark" and spot.value in "([":
                break
            if spot.kind in ("relation", "ground", "spot", "kind", "compass"):
                self.fresh = False
                getattr(self, f"take_{spot.kind}")(spot, end)
            elif spot.kind == "link" and self.relation != "between" and self.is_order(end + 1):
                break
            end += 1
        self.relation, self.fresh = "", True
        return end

    def take_mark(self, spot: Spot, at: int) -> None:
        mark = str(spot.value)
        if mark in "()[]":
            self.depth = max(0, self.depth + (1 if mark in "([" else -1))
            self.fresh = self.fresh or mark in ")]"
            if mark in "([" and at + 1 < len(self.spots) and self.spots[at + 1].kind == "not":
                self.excluding = True
            elif mark in ")]":
                self.excluding = False
            return
        if (
            mark == "."
            and spot.start > 0
            and self.text.bare[spot.start - 1] in ABBREVIATION
            and spot.end < len(self.text.words)
        ):
            return
        if mark == ARROW_MARK:
            self.fresh = self.arrow = True
            return
        if mark in "/+&":
            self.fresh = True
            return
        if mark in ",;:-–—.!":
            glued = (
                mark == "-"
                and spot.start > 0
                and self.text.words[spot.start].start == self.text.words[spot.start - 1].end
            )
            if glued and spot.end < len(self.text.words):
                return
            self.fresh = True
            self.colon = self.colon or mark == ":"
            self.relation = "" if mark != "-" else self.relation
            self.excluding = self.evading = False
        elif mark == "?":
            self.done.question = True

    def take_link(self, spot: Spot, _at: int) -> None:
        self.fresh = True
        self.excluding = False
        if spot.value == "rather":
            self.take_rather()
            return
        if spot.value == "then" and self.waited is not None:
            self.new_act(spot)
            self.leading = self.act.condition = replace(
                self.waited, until=False
            )  # hold until he has passed, then follow
            self.waited = None
        if spot.value == "or" and self.relation:
            self.relation = ""
        if spot.value == "or" and self.act.negated:
            self.either = True  # neither charge nor pursue

    def take_verb(self, spot: Spot, at: int) -> None:
        """A verb: of this act while it has none, else of the next."""
        verb = str(spot.value)
        if self.either and self.fresh:
            self.negated = True
        self.either = False
        if self.excluding or self.evading:
            return
        who = self.act.subject
        if spot.means("verb", "place") and who is not None and who.general and self.is_beside(self.act.parts):
            verb = "place"
        if self.negated and verb == "hold" and set(self.text.bare[spot.start : spot.end]) & DENYING:
            self.negated = False  # ne doit pas bouger: one negation, not two
        second = verb == "second"
        verb = "support" if second else verb
        self.act.echelon = self.act.echelon or (second and not self.fresh)
        if verb == "evade":
            self.evading = True
        self.told_where_they_stand()
        if self.relation not in ("", "at"):
            self.relation = ""
        if verb == "withdraw" and self.act.verb in ("go", "take", "lead") and not self.fresh:
            self.act.verb = verb  # geht 100 Schritt zurück
            return
        if self.is_prefix(spot, at):
            if verb == "advance":
                self.act.verb = verb  # fährt nach J6 vor
            return
        if verb == "fire" and self.act.verb == "fire" and not self.fresh and self.act.target is not None:
            return
        if verb == "fire" and self.act.verb == "take" and not self.fresh:
            self.act.verb = verb  # nimmt die Jäger unter Feuer
            self.aim()
            return
        if verb == "form" and self.act.formation and not self.fresh:
            return
        if self.relation == "at" and self.text.bare[self.relation_start] in ("to", "zu", "a", "pour"):
            self.relation = ""  # the "to" of a verb, not of a place
        if verb == "lead" and self.act.verb:
            return
        if (
            self.fresh
            and not self.act.verb
            and self.act.length is not None
            and verb in ("unlimber", "form", "face", "fire")
        ):
            self.act.verb = "go"  # limber up, 12 cm to the north, unlimber
        if (
            verb == "face"
            and self.act.verb in ("go", "form", "unlimber", "hold", "")
            and not self.fresh
            and self.following(at) is None
        ):
            return
        if verb == "support" and self.act.verb == "hold" and not self.fresh and self.act.parts:
            return
        if verb == "support" and self.act.verb in ("hold", "go", "follow", "place") and not self.fresh:
            self.act.echelon = self.act.echelon or second or self.act.verb == "follow"
            self.act.verb = "support"
            return
        if verb == "hold" and self.act.verb == "hold":
            return
        if verb in ("hold", "go", "advance") and self.act.verb in ("support", "screen", "defend") and not self.fresh:
            return
        if self.act.verb == "lead":
            self.act.verb = verb
        elif self.act.verb or (self.fresh and (self.act.parts or self.act.formation or self.act.target)):
            if self.act.verb in ("go", "lead", "hold") and self.act.empty_but_verb() and not self.fresh:
                self.act.verb = verb
            else:
                negated, self.negated = self.negated, False
                whom = self.act.parts[-1] if verb == "fire" and self.act.parts else None
                aimed = whom.to if whom is not None and whom.word in AIMED and isinstance(whom.to, Troops) else None
                if aimed is not None and aimed.enemy:
                    self.act.parts.pop()
                self.new_act(spot)
                if aimed is not None and aimed.enemy:
                    self.act.target = replace(aimed, own=(), commands=())  # vor, dann auf die Jäger schießen
                self.act.verb, self.negated = verb, negated
        else:
            self.act.verb = verb
        self.act.echelon = self.act.echelon or second
        if YOURSELF & set(self.text.bare[spot.start : spot.end]):
            self.act.self_ = True
        if self.negated:
            self.act.negated, self.negated = True, False
        if verb == "fire":
            self.aim()
        if verb == "limber":
            self.act.limbered = True
        self.fresh = False

    def take_rather(self) -> None:
        """``nicht in den Wald, sondern daneben``: what was said before is not to be done, but for what is forbidden."""
        subject = self.act.subject
        acts = [*self.done.acts, self.act]
        denied = next((number for number, act in enumerate(acts) if act.negated), len(acts) - 1 if self.negated else -1)
        if denied < 0:
            self.negated = False
            return
        self.negated = False
        kept = [act for act in acts[denied:] if act.negated and act.verb in FORBIDDING]
        self.done.acts = [*acts[:denied], *kept]
        self.act = Act(subject=subject or acts[denied].subject, start=self.act.end, end=self.act.end)
        self.length, self.edge_way, self.edge, self.relation, self.half = None, "", False, "", False

    def is_beside(self, parts: list[Part]) -> bool:
        """Whether a place is with somebody."""
        return any(part.relation == "beside" and isinstance(part.to, Troops) for part in parts)

    def told_where_they_stand(self) -> None:
        """``The batteries on the ridge fire``: between those who do it and the verb, a place says who is meant."""
        act, who = self.act, self.act.subject
        if act.verb or self.fresh or who is None or not who.kind or not act.parts:
            return
        if any(part.word not in STANDING_AT for part in act.parts):
            return
        act.subject = self.world.standing_at(who, act.parts[-1].to)
        act.parts, act.only = [], act.subject is who

    def aim(self) -> None:
        """The verb comes last, as in German: what was said to be fired *at* before it is the target."""
        act = self.act
        for part in act.parts:
            if (
                isinstance(part.to, Troops)
                and part.relation in ("at", "towards")
                and part.to.enemy
                and act.target is None
            ):
                act.target = replace(part.to, own=(), commands=())
                act.parts = [other for other in act.parts if other is not part]
        whom = act.either or act.object
        if act.target is None and whom is not None and whom.enemy:
            act.target, act.object = replace(whom, own=(), commands=()), None
            standing = [part for part in act.parts if isinstance(part.to, Place)]
            if standing:
                act.near = standing[-1]
                act.parts = [part for part in act.parts if part is not standing[-1]]

    def take_formation(self, spot: Spot, at: int) -> None:
        """A formation: to be taken, or the look of the target."""
        if self.excluding or self.is_their_formation(spot, at):
            return
        formation = str(spot.value)
        if self.relation == "from":
            self.relation = ""  # from column to line
            return
        if self.act.target is not None and not self.fresh:
            return  # in line: it tells of the enemy
        if self.act.verb in FIGHTING and self.act.target is None and not self.fresh:
            units = tuple(id for id in self.world.enemy if id in self.world.in_formation(formation))
            if units:
                self.act.target = Troops((), units, said=self.said(spot), loose=True)
                return
        if (self.fresh and (self.act.verb or self.act.formation) and not self.negated) or (
            self.act.formation and self.act.formation != formation and not self.negated
        ):
            self.new_act(spot)
        self.act.formation = formation
        if formation == "square" and self.act.condition is None and READY & set(self.text.bare[: spot.start]):
            self.act.condition = Condition("cavalry", self.said(spot), "cavalry")  # for when they come
        if self.negated:
            self.act.negated, self.negated = True, False
        if not self.act.verb:
            self.act.verb = "form"
        self.fresh = False

    # the rest

    def is_their_formation(self, spot: Spot, at: int) -> bool:
        """``on the left of Gauthier's line``: where they stand, nothing that is to be formed."""
        before = self.spots[at - 1] if at else None
        if before is None or before.kind != "troops" or not self.act.parts:
            return False
        return "s " in self.text.raw_between(before.start, spot.end)[len(self.said(before)) :][:3]

    def is_as_far_as(self, at: int) -> bool:
        """``until the village of Lairalle``: a place, no time."""
        following = self.following(at)
        if following is None or following.kind not in ("ground", "kind", "spot"):
            return False
        clause = []
        for spot in self.spots[self.spots.index(following) :]:
            if spot.kind in ("mark", "link"):
                break
            clause.append(spot)
        return not any(spot.kind in ("verb", "modal", "troops", "unknown") for spot in clause)

    def begins_clause(self, at: int) -> bool:
        """Whether a clause begins with a spot, and names somebody next."""
        following = self.following(at)
        before = self.spots[at - 1] if at else None
        return (before is None or before.kind == "mark") and following is not None and following.kind != "verb"

    def is_same(self, spot: Spot, at: int) -> bool:
        """``2/2Nas too``: they do the same as those before them; nothing else is said of them."""
        if not spot.means("same") or self.act.subject is None or not self.act.empty:
            return False
        following = self.following(at)
        return following is None or following.kind == "mark"

    def is_prefix(self, spot: Spot, at: int) -> bool:
        """Whether a word is the parted beginning of the verb before it, at the end of the clause."""
        if self.fresh or spot.end - spot.start > 1 or self.text.bare[spot.start] not in PREFIXES:
            return False
        following = self.following(at)
        ends = following is None or following.kind in ("mark", "link")
        return ends and self.act.verb in ("go", "advance", "lead", "ride") and not self.negated

    def hedged_before(self) -> bool:
        """Whether anything said so far in the sentence hangs on a condition."""
        return self.act.condition is not None or any(act.condition for act in self.done.acts)

    def take_near(self, spot: Spot, _at: int) -> None:
        if spot.value == "nearest":
            self.nearest = True
            self.act.nearest = True
        else:
            self.act.anyone = True

    def take_all(self, spot: Spot, _at: int) -> None:
        if spot.value == "some":
            self.act.some = self.some = True

    def take_first(self, _spot: Spot, _at: int) -> None:
        self.act.first = True

    def take_unknown(self, spot: Spot, _at: int) -> None:
        self.act.unknown.append(self.said(spot))
