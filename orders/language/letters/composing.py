"""Composing: the spots of a sentence put together to acts, with the conditions they hang on."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from orders.language.letters.acts import ELSE, Condition
from orders.language.letters.aiming import FARTHEST, NEARER, ON_A_SIDE
from orders.language.letters.cutting import ABBREVIATION
from orders.language.letters.finishing import Finishing
from orders.language.letters.governing import AROUND, Governing
from orders.language.letters.inquiries import Inquiries
from orders.language.letters.remarks import remarks_in
from orders.language.letters.spots import Spot
from orders.language.letters.state import FIGHTING, RELATIVE, WITHOUT, Sentence
from orders.language.letters.text import ARROW_MARK
from orders.language.letters.troops import Troops

AS = frozenset({"as", "like", "wie", "comme", "ditto"})
WAITING = ("wait", "await", "attend", "wart", "abwart")
SO = frozenset({"so", "thus", "therefore", "donc", "ainsi", "daher", "deshalb"})
INVERTED = frozenset({"should", "sollte", "sollten"})  # with these a condition begins, where a clause does
DEGREES = frozenset({"degrees", "degree", "grad", "degres"})


OUTERMOST = {"northmost": "N", "eastmost": "E", "southmost": "S", "westmost": "W"}
INTO = frozenset({"in", "into", "en"})
READY = frozenset({"pret", "prets", "prete", "pretes", "bereit", "ready", "prepared"})
# *and does the same*: a deed, and not *ebenso* or *too*
SAME_DEED = frozenset({"dasselbe", "gleiche", "selbe", "same", "meme", "idem", "ditto", "dito"})


class Composer(Finishing, Inquiries, Governing):
    """Puts the spots of one sentence together, from left to right."""

    def compose(self) -> Sentence:
        """The acts of the sentence."""
        at, remarks = 0, remarks_in(self.text, self.spots)
        while at < len(self.spots):
            at = self.past_remark(at, remarks[at]) if at in remarks else self.take(at)
        self.finish()
        return self.done

    def past_remark(self, at: int, end: int) -> int:
        """Leave out a remark: what it names is accounted for."""
        self.done.reasons.append(self.text.raw_between(self.spots[at].start, self.spots[end - 1].end))
        self.fresh = True
        return end

    # spots

    def take(self, at: int) -> int:
        """Take one spot, or several that belong together: the number of the next."""
        spot = self.spots[at]
        self.act.end = max(self.act.end, spot.end)
        if governed := self.take_governed(at):
            return governed
        if (
            spot.means("same")
            and self.act.subject is not None
            and self.act.subject.loose
            and self.following(at) is None
        ):
            self.told_where_they_stand()  # the guns at the wood: the same
            self.act.puzzled = self.act.puzzled or (bool(self.act.parts) and not self.act.verb)
        if self.is_same(spot, at):
            self.act.same = True
            return at + 1
        if self.does_it_besides(spot, at):
            self.new_act(spot)
            self.act.same = True
            return at + 1
        if alike := self.take_alike(at):
            return alike
        if spot.kind == "not" and self.text.bare[spot.start] in WITHOUT:
            return self.take_without(spot, at)
        if spot.kind == "link" and self.text.bare[spot.start] in ELSE and self.hedged_before():
            return self.take_otherwise(at)
        if spot.kind == "filler" and self.text.bare[spot.start] == "noch" and "weder" in self.text.bare[: spot.start]:
            self.fresh = self.either = True
            return at + 1
        if spot.means("verb", "hold") and (waited := self.waits_for(at)):
            return waited
        if answered := self.take_question(spot, at):
            return answered
        taker = getattr(self, f"take_{spot.kind}", None) if spot.kind.isidentifier() else None
        inverted = spot.kind == "if" and self.text.bare[spot.start] in INVERTED
        if inverted and not (self.begins_clause(at) or self.comes_behind(at)):
            return at + 1  # they should march: no condition
        if spot.kind == "because" and self.says_so_only(spot, at):
            return at + 1
        if ordered := self.take_consequence(at):
            return ordered
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
        relative = self.text.bare[spot.start] in RELATIVE or self.is_german_relative(spot, at)
        if self.act.exception_of is not None and self.act.empty and relative:
            self.told_more = True
            return self.behind_what_they_have(at)  # except the 2/93, which stays
        if self.tells_of_target(spot, at):
            return self.take_telling(at)
        if self.gives_a_reason(spot, at) or self.tells_what_for(spot, at) or self.describes_target(spot, at):
            return self.take_because(at)
        if told := self.take_case(at) or self.take_those_there(at) or self.take_what_they_are(at):
            return told
        if self.tells_what_they_have(spot, at):
            return self.take_because(at)
        if self.asks_what_is_there(spot):
            return at + 1
        if there := self.take_where_they_are(at) or self.take_apposed(at):
            return there
        if spot.kind == "because" or (at > 0 and self.is_relative(spot, self.spots[at - 1])):
            self.act.puzzled = self.act.puzzled or self.tells_which(at)
            return self.take_because(at)
        if self.is_german_relative(spot, at):
            return self.take_because(at)
        if behind := self.take_report(spot, at):
            return behind
        if taker is not None:
            taker(spot, at)
        return at + 1

    def says_so_only(self, spot: Spot, at: int) -> bool:
        """``So Foy advances``, ``Reille recule donc jusqu'en G3``: whether a word only says that it follows."""
        word = self.text.bare[spot.start]
        if word not in SO:
            return False
        behind = at > 0 and self.spots[at - 1].kind in ("verb", "modal", "they") and spot.end == spot.start + 1
        return (behind and word != "so") or (self.act.empty and not self.done.acts)

    def is_pursuit(self, spot: Spot, at: int) -> bool:
        """``goes haring off after a beaten enemy``: after him, not when he comes."""
        following = self.following(at) if self.text.bare[spot.start] == "after" else None
        if self.fresh or following is None:
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
        if mark == ":" and not self.fresh:
            self.told_where_they_stand()  # all battalions in the wood: ...
        if mark in ",;:-–—.!":
            glued = (
                mark == "-"
                and spot.start > 0
                and self.text.words[spot.start].start == self.text.words[spot.start - 1].end
            )
            if glued and spot.end < len(self.text.words):
                return
            self.in_front_of_those_before()
            self.on_that_side_of_them(at)
            if mark == "," and self.negated and self.act.unknown and self.act.empty:
                self.negated = False  # keine Veranlassung, bleibt stehen: what is denied was not understood
            self.fresh = True
            self.colon = self.colon or mark == ":"
            if self.relation in ("behind", "before") and self.act.verb == "support" and not self.act.parts:
                self.act.puzzled = self.act.object is None  # behind both of them: behind whom?
            self.relation = "" if mark != "-" else self.relation
            self.excluding = self.evading = False
        elif mark == "?":
            self.done.question = True

    def in_front_of_those_before(self) -> None:
        """``5M in the farm, 27J in front,``: of the place that was told before, for others."""
        before = self.done.acts[-1] if self.done.acts else None
        if self.relation not in ("before", "left", "right") or before is None or not before.parts or not self.act.empty:
            return
        if self.act.subject is not None and self.act.subject is not before.subject and not self.act.unknown:
            part = replace(before.parts[0], relation=self.relation, length=self.length, edge=False, way="")
            self.act.parts, self.length, self.relation = [part], None, ""

    def take_link(self, spot: Spot, at: int) -> None:
        self.fresh = True
        self.excluding = False
        if self.negated and self.denies_how_he_is(at):
            self.negated = False
            self.act.subject = None
        if spot.value == "rather":
            self.take_rather()
            return
        if spot.value == "then" and self.waited is not None:
            self.new_act(spot)
            self.leading = self.act.condition = replace(
                self.waited, until=False
            )  # hold until he has passed, then follow
            self.waited = None
        elif spot.value == "then" and self.goes_on_to(at):
            verb = self.act.verb or "go"
            self.new_act(spot)
            self.act.verb = verb
        if spot.value == "or" and self.relation:
            self.relation = ""
        if spot.value == "or" and self.act.negated:
            self.either = True  # neither charge nor pursue

    def goes_on_to(self, at: int) -> bool:
        """``Goes to F5, then to G6``: whether behind a link stands no more than another place to go to."""
        there = [part for part in self.act.parts if part.relation == "at" and not isinstance(part.to, Troops)]
        led = self.act.verb not in ("", "go", "advance", "take", "attack")
        led = led or any(spot.kind in ("compass", "way") for spot in self.spots[:at])
        if led or len(there) != 1 or len(self.act.parts) != 1:
            return False
        ahead = [one for one in self.spots[at + 1 :] if one.kind != "filler"]
        to = ahead[1:] if ahead and ahead[0].means("relation", "at") else ahead
        placed = bool(to) and to[0].kind in ("spot", "ground", "kind")
        return placed and (len(to) == 1 or (to[1].kind == "mark" and to[1].value in (".", "!", ";")))

    def denies_how_he_is(self, at: int) -> bool:
        """``Husson n'est pas frais et Campi avance``: whether what is denied before a link is no deed of the next."""
        following = self.following(at)
        next_one = following.value if following is not None else None
        if not self.act.empty or not isinstance(next_one, Troops) or not next_one.own:
            return False
        denied = next((number for number in range(at - 1, -1, -1) if self.spots[number].kind == "not"), at)
        named = any(isinstance(one.value, Troops) for one in self.spots[:denied])
        told = self.spots[denied + 1 : at]
        return named and bool(told) and all(one.kind in ("unknown", "filler") for one in told)

    def take_formation(self, spot: Spot, at: int) -> None:
        """A formation: to be taken, or the look of the target."""
        if self.excluding or self.is_their_formation(spot, at):
            return
        formation = str(spot.value)
        if formation == "line" and self.is_line_of_ground(spot, at):
            return
        if any(self.is_line_of_the_map(beside) for beside in (at - 1, at + 1) if 0 <= beside < len(self.spots)):
            return
        self.told_where_they_stand()
        if formation == "square" and self.denies_charging_them(at):
            self.act.formation, self.act.negated, self.negated = formation, True, False
            return
        if self.relation == "from":
            self.relation = ""  # from column to line
            return
        shunned = self.act.verb == "evade" and at > 0 and self.spots[at - 1].kind == "troops"
        if (self.act.target is not None or shunned) and not self.fresh:
            return  # in line: it tells of the enemy
        as_they_go = self.text.bare[spot.start] in INTO and bool(self.act.parts)  # attack the farm in columns
        if self.act.verb in FIGHTING and self.act.target is None and not self.fresh and not as_they_go:
            units = tuple(id for id in self.world.enemy if id in self.world.in_formation(formation))
            if units:
                self.act.target = Troops((), units, said=self.said(spot), loose=True)
                return
        goes_first = bool(self.act.parts) and self.is_done_then(spot)  # va en G10 puis se forme en ligne
        if (self.fresh and (self.act.verb or self.act.formation or goes_first) and not self.negated) or (
            self.act.formation and self.act.formation != formation and not self.negated
        ):
            self.new_act(spot)
        self.act.formation = formation
        self.back_into(spot)
        if formation == "square" and self.act.condition is None and READY & set(self.text.bare[: spot.start]):
            self.act.condition = Condition("cavalry", self.said(spot), "cavalry")  # for when they come
        if self.negated:
            self.act.negated, self.negated = True, False
        if not self.act.verb:
            self.act.verb = "form"
        self.fresh = False

    # the rest

    def denies_charging_them(self, at: int) -> bool:
        """``Hubert ne charge pas les carrés``: squares are whom he is not to charge."""
        before = next((one for one in reversed(self.spots[:at]) if one.kind not in ("filler", "they")), None)
        led = before is not None and (before.kind == "not" or before.means("verb", "charge", "attack"))
        return led and self.act.verb in ("charge", "attack") and (self.negated or self.act.negated)

    def is_their_formation(self, spot: Spot, at: int) -> bool:
        """``on the left of Gauthier's line``: where they stand, nothing that is to be formed."""
        before = self.spots[at - 1] if at else None
        if before is None or before.kind != "troops" or not self.act.parts:
            return False
        return "s " in self.text.raw_between(before.start, spot.end)[len(self.said(before)) :][:3]

    def is_line_of_ground(self, spot: Spot, at: int) -> bool:
        """``back to the line of the brook``: the brook, no formation."""
        ahead = [one for one in self.spots[at + 1 : at + 5] if one.kind != "filler"]
        of_it = self.text.bare[spot.end : spot.end + 1] == ["of"] and len(ahead) > 1
        return of_it and ahead[1].kind in ("kind", "ground") and spot.end - spot.start == 1

    def is_as_far_as(self, at: int) -> bool:
        """``until the village of Lairalle``: a place, no time."""
        following, until = self.following(at), self.spots[at]
        if following is None or following.kind not in ("ground", "kind", "spot"):
            return False
        if "ce" in self.text.bare[until.start : until.end]:
            return False  # jusqu'à ce que Gemioncourt soit pris
        clause = []
        for spot in self.spots[self.spots.index(following) :]:
            if spot.kind in ("mark", "link"):
                break
            clause.append(spot)
        return not any(spot.kind in ("verb", "modal", "troops", "unknown") for spot in clause)

    def waits_for(self, at: int) -> int:
        """``He waits for the guns to come up``: he stays; whom for is until when. The spot behind it, else 0."""
        spot, following = self.spots[at], self.following(at)
        waiting = self.text.bare[spot.start].startswith(WAITING)
        if following is not None and following.kind == "relation" and not following.means("relation", *AROUND):
            following = self.following(self.spots.index(following))
        whom = following is not None and following.kind in ("troops", "they")
        if not waiting or self.negated or not whom:
            return 0
        end = at + 1
        while end < len(self.spots) and not (self.spots[end].kind == "mark" or self.spots[end].value == "then"):
            end += 1
        if self.act.verb and self.act.verb != "hold":
            self.new_act(spot)
        self.act.verb, self.act.end = "hold", self.spots[end - 1].end
        said = self.text.raw_between(spot.start, self.spots[end - 1].end)
        self.done.reasons.append(said)
        self.waited, self.fresh = Condition("other", said, until=True), True
        return end

    def is_same(self, spot: Spot, at: int) -> bool:
        """``2/2Nas too``: they do the same as those before them; nothing else is said of them."""
        if not spot.means("same") or self.act.subject is None or not self.act.empty:
            return False
        following = self.following(at)
        if (
            self.text.bare[spot.start] == "too"
            and spot.end < len(self.text.words)
            and not self.text.words[spot.end].is_mark
        ):
            return False  # too exposed
        if following is None or following.kind == "mark" or self.is_until(self.spots.index(following)):
            return True
        elsewhere = following.kind in ("relation", "spot", "ground") and self.is_last_place(following)
        return elsewhere and not SAME_DEED.isdisjoint(self.text.bare[spot.start : spot.end])

    def is_last_place(self, spot: Spot) -> bool:
        """Whether no more follows than a place: *the same in E8*."""
        behind = [one for one in self.spots[self.spots.index(spot) :] if one.kind not in ("mark", "filler")]
        kinds = [one.kind for one in behind]
        return kinds in (["relation", "spot"], ["relation", "ground"], ["spot"], ["ground"])

    def does_it_besides(self, spot: Spot, at: int) -> bool:
        """``1/6FA goes to G6 and does the same``: besides what it is told, what those before it do."""
        if not spot.means("same"):
            return False
        besides = not SAME_DEED.isdisjoint(self.text.bare[spot.start : spot.end])
        linked = at > 0 and self.spots[at - 1].kind == "link" and not self.act.empty and self.act.subject is not None
        following = self.following(at)
        return besides and linked and (following is None or following.kind == "mark")

    def take_alike(self, at: int) -> int:
        """``2/2Nas - as 1/2Nas``: the same as others who are named; the spot behind them, else 0."""
        spot = self.spots[at]
        if (
            self.text.bare[spot.start] not in AS
            or self.act.subject is None
            or not self.act.empty
            or at + 1 >= len(self.spots)
        ):
            return 0
        whom, end = self.spots[at + 1].value, at + 2
        named = isinstance(whom, Troops) and bool(whom.own) and not whom.loose
        if not named or not self.fresh or (end < len(self.spots) and self.spots[end].kind != "mark"):
            return 0
        self.act.same, self.act.object = True, self.spots[at + 1].value  # type: ignore[assignment]
        return end

    def hedged_before(self) -> bool:
        """Whether anything said so far in the sentence hangs on a condition."""
        return self.act.condition is not None or any(act.condition for act in self.done.acts)

    def take_same(self, spot: Spot, at: int) -> None:
        """*The same*, with more told beside it: what is the same, and what is not?"""
        following = self.following(at)
        placed = any(one.kind in ("ground", "spot", "kind", "troops") for one in self.spots[at + 1 :])
        other = following is not None and following.kind == "link" and not placed
        if other and self.act.subject is not None and self.act.empty:
            self.act.unknown.append(self.said(spot))
            self.act.puzzled = True

    def take_near(self, spot: Spot, _at: int) -> None:
        if str(spot.value) in OUTERMOST:
            self.act.outermost = OUTERMOST[str(spot.value)]
        elif spot.value == "nearest":
            self.nearest = True
            self.act.nearest = True
        else:
            self.act.anyone = True

    def take_filler(self, spot: Spot, at: int) -> None:
        """``The middle battery``: of a target, on which side of the others it stands."""
        side = ON_A_SIDE.get(self.text.bare[spot.start]) if self.act.verb in FIGHTING else None
        if side is not None and any(one.kind == "troops" for one in self.spots[max(0, at - 2) : at + 3]):
            self.act.outermost = side

    def take_all(self, spot: Spot, at: int) -> None:
        measured = at + 1 < len(self.spots) and self.spots[at + 1].kind in ("length", "number")
        if spot.value == "some" and not measured:  # some ten paces: about
            self.act.some = self.some = True

    def take_first(self, _spot: Spot, _at: int) -> None:
        self.act.first = True

    def take_trigger(self, spot: Spot, at: int) -> None:
        """A word for what an enemy does in a case: of one's own, before others act, it tells nothing one knows."""
        if self.begins_another(at) and not self.act.verb:
            self.act.unknown.append(self.said(spot))

    def take_unknown(self, spot: Spot, at: int) -> None:
        word = self.text.bare[spot.start]
        measured = self.act.degrees is not None and at > 0 and self.spots[at - 1].kind == "number"
        if self.tells_of_formation(at) or (measured and word in DEGREES):
            return
        if self.act.target is not None and self.act.verb in FIGHTING and word in (*NEARER, *FARTHEST):
            self.act.nearest = self.act.nearest or word in NEARER
            return
        told = self.spots[at + 1] if at + 1 < len(self.spots) else None
        named = self.text.words[spot.start].big and spot.start > 0 and self.lexicon.languages[0] == "en"
        named = named and not any(one.kind in ("troops", "title") for one in self.spots[max(0, at - 2) : at])
        if named and told is not None and told.kind in ("verb", "modal") and self.act.subject is not None:
            self.act.puzzled = True  # somebody whom nobody knows is to do it
        self.act.unknown.append(self.said(spot))
