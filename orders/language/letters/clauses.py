"""Clauses: those that tell of whom something is true, what is to be found out, why, and where somebody stands."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.reports import Reports
from orders.language.letters.spots import Spot
from orders.language.letters.state import RELATIVE
from orders.language.letters.troops import Troops

BEING = frozenset({"is", "are", "s", "re", "was", "were", "sind", "ist", "sont", "est"})
DOING = frozenset({"verb", "formation", "length", "ground", "spot", "kind", "compass", "way", "relation", "same", "if"})


HAVING = frozenset({"has", "have", "had"})
WHERE = (["where"], ["wo"], ["ou"])
WHERE_ALONE = (["where"], ["wo"])
THERE_WHERE = (["la", "ou"], ["there", "where"], ["dorthin", "wo"], ["dahin", "wo"])
TITLED = frozenset({"filler", "title"})
THERE_NOW = frozenset(
    {"is", "are", "was", "were", "now", "ist", "sind", "war", "waren", "jetzt", "est", "etait", "sont"}
)
STILL = frozenset({"still", "now", "already", "noch", "jetzt", "schon", "encore", "toujours"})
# What tells where somebody stands, and what of it is a place.
STANDING_SO = frozenset({"relation", "compass", "way", "ground", "spot", "kind", "of", "filler", "troops"})
STOOD_BY = frozenset({"ground", "spot", "kind", "troops"})
# What somebody does where he stands.
DONE_THERE = ("hold", "fire", "face", "defend", "cease", "support", "charge", "attack", "form", "join", "pursue")
REMAINING = ("stay", "remain", "bleib", "reste", "demeur", "keep")
ONESELF = frozenset({"on", "je", "j", "nous", "ich", "man", "wir"})
DEEDS = frozenset({"verb", "troops", "formation"})
SETTING_OFF = frozenset({";", ":", "(", "-", "–", "—", ","})
STATING = frozenset(
    {
        "is",
        "are",
        "was",
        "were",
        "has",
        "have",
        "had",
        "est",
        "sont",
        "etait",
        "a",
        "avait",
        "ist",
        "war",
        "hat",
        "hatte",
    }
)
HENCE = (
    ["so"],
    ["and", "so"],
    ["therefore"],
    ["hence"],
    ["donc"],
    ["alors"],
    ["daher"],
    ["deshalb"],
    ["darum"],
    ["also"],
)
WHAT_FOR = frozenset({"to", "pour", "um", "zum", "zur", "afin"})
# What somebody shall find out who goes and looks.
LOOKED_FOR = frozenset({"who", "what", "whether", "if", "which", "was", "wer", "ob", "qui", "ce"})
TOO = frozenset({"too", "so", "quite", "rather", "very", "much", "far", "zu", "sehr", "viel", "trop", "bien", "tres"})


class Clauses(Reports):
    """The part of composing that is about clauses within a sentence."""

    def take_case(self, at: int) -> int:
        """``Any battalion that is charged by cavalry forms square``: what is told of them is a condition; 0 if not."""
        who, spot = self.act.subject, self.spots[at]
        relative = self.text.bare[spot.start] in RELATIVE
        if not relative or who is None or not who.loose or not self.act.empty or who.arm == "cavalry":
            return 0
        end = at + 1
        while end < len(self.spots) and not (
            self.spots[end].kind in ("mark", "formation") or self.spots[end].means("verb", "form")
        ):
            end += 1
        square = any(one.value == "square" for one in self.spots[end : end + 3])
        said = self.text.raw_between(spot.start, self.spots[end - 1].end)
        condition = self.judged(at, end, said, until=False)
        if not square or condition.arm != "cavalry" or condition.trigger != "cavalry":
            return 0
        self.act.subject = replace(who, everybody=True, unclear=False, some=0)
        self.leading = self.act.condition = condition
        condition.start, condition.end = spot.start, self.spots[end - 1].end
        self.some = self.act.some = False
        self.fresh = True
        return end + (end < len(self.spots) and self.spots[end].kind == "mark")

    def tells_which(self, at: int) -> bool:
        """``The militia which stands there``: right behind several of a name a clause that limits them."""
        who, before = self.act.subject, self.spots[at - 1] if at else None
        if (
            who is None
            or before is None
            or before.value is not who
            or self.text.bare[self.spots[at].start] not in RELATIVE
        ):
            return False
        named = any(spot.value in ("(", "[") for spot in self.spots[at:])  # the two that are in line (1/2 and 2/2)
        return len(who.own) > 1 and not (who.commands or who.everybody or who.rest or named) and self.act.empty

    def take_those_there(self, at: int) -> int:
        """``The battalion that holds the farm stays``: of those named by kind the ones who stand there; 0 if not."""
        who, spot = self.act.subject, self.spots[at]
        if self.text.bare[spot.start] not in RELATIVE or who is None or len(who.own) < 2 or who.everybody:
            return 0
        if not self.act.empty or who.commands:
            return 0
        end = at + 1
        while end < len(self.spots) and (
            self.spots[end].kind in ("filler", "modal", "they", "relation")
            or self.text.bare[self.spots[end].start] in STILL
            or (spot.kind != "filler" and self.spots[end].means("verb", "hold", "defend", "place"))
        ):
            end += 1
        place = self.spots[end] if end < len(self.spots) else None
        if place is None or place.kind not in ("ground", "spot", "kind"):
            return 0
        there = self.world.standing_at(who, place.value)
        if there is who:
            there = self.world.standing_at(who, place.value, within=self.world.square)  # on the Nivelles road
        if there is who or not there.own or len(there.own) == len(who.own):
            self.act.puzzled = self.act.puzzled or there is who  # those who stand there: which?
            return 0
        self.act.subject = replace(there, unclear=who.unclear and len(there.own) > 1, loose=False, some=0)
        self.relation, self.fresh = "", False
        comma = end + 1 < len(self.spots) and self.spots[end + 1].value == ","
        return end + 1 + comma

    def tells_what_they_have(self, spot: Spot, at: int) -> bool:
        """``The 2/2nd has the brook at its back``, ``, militia being slow to move``: how things are with somebody."""
        word, act = self.text.bare[spot.start], self.act
        if spot.kind == "troops" and self.fresh and at and act.verb:
            ahead = self.following(at, past=frozenset({"filler", "title", "formation"}))
            said = self.text.bare[ahead.start] if ahead is not None else ""
            return said in ("being", "having") and isinstance(spot.value, Troops)
        bare = spot.kind == "modal" and spot.end - spot.start == 1 and act.subject is not None and act.empty
        ahead = self.following(at, past=frozenset({"filler", "title"})) if bare else None
        if ahead is None or act.negated or self.negated:
            return False
        doing = self.is_told_to_do(at)
        if word in HAVING:
            return (
                ahead.kind in ("ground", "kind", "troops", "unknown", "number", "length", "side", "all", "not")
                and not doing
            )
        told = ahead.kind == "unknown" or ahead.means("relation", "of")
        return word in BEING - {"est", "sont", "ist", "sind"} and (told or ahead.means("not")) and not doing

    def behind_what_they_have(self, at: int) -> int:
        """``except the 5th, who have walls and just stand``: the spot from which on is told what they do."""
        following = self.following(at)
        if following is None or self.text.bare[following.start] not in STATING:
            return at + 1
        end = self.spots.index(following) + 1
        while end < len(self.spots) and self.spots[end].kind not in ("mark", "link"):
            end += 1
        if end < len(self.spots) and self.spots[end].kind == "link" and self.is_told_to_do(end):
            self.done.reasons.append(self.text.raw_between(self.spots[at].start, self.spots[end - 1].end))
            return end + 1
        return at + 1

    def is_told_to_do(self, at: int) -> bool:
        """Whether a verb or formation stands in the clause behind a spot."""
        for spot in self.spots[at + 1 :]:
            if spot.kind in ("mark", "link"):
                return False
            if spot.kind in ("verb", "formation"):
                return True
        return False

    def gives_a_reason(self, spot: Spot, at: int) -> bool:
        """``they stay, for the Emperor would not forgive me``: behind a comma, with a verb in it."""
        before = next((self.spots[n] for n in range(at - 1, -1, -1) if self.spots[n].kind != "filler"), None)
        if before is None or before.kind != "mark" or self.depth:
            return False
        clause = self.spots[at : at + 8]
        end = next((number for number, one in enumerate(clause) if one.kind == "mark"), len(clause))
        told = [one.kind for one in clause[:end] if one.kind != "filler"]
        if spot.kind == "unknown" and before.value in SETTING_OFF:  # ; the Emperor would never forgive me
            told_of = self.text.bare[spot.end : spot.end + 2]
            wished = told[1:2] == ["modal"] and "would" in told_of and before.value == ";"
            stated = not STATING.isdisjoint(told_of[:1]) and "to" not in told_of
            stated = stated and (DOING.isdisjoint(told) or not TOO.isdisjoint(told_of[1:]))
            return "troops" not in told and (wished or stated)
        if self.text.bare[spot.start] in ONESELF and "unknown" in told and not DEEDS.intersection(told):
            return True  # , on me le reprocherait jusqu'a Sainte-Helene
        return self.text.bare[spot.start] == "for" and "modal" in told[2:] and told[1] not in ("verb", "modal")

    def take_consequence(self, at: int) -> int:
        """``looks lonely down there, so bring it back``: what is so orders nothing, what follows does; 0 if not."""
        spot = self.spots[at]
        if spot.kind != "because" or self.text.bare[spot.start : spot.end] not in HENCE or at + 1 >= len(self.spots):
            return 0
        ahead = self.spots[at + 1]
        told = ahead.kind == "verb" or (
            ahead.kind in ("they", "troops")
            and any(one.kind in ("verb", "formation") for one in self.spots[at + 2 : at + 4])
        )
        act = self.act
        if not told or act.verb or act.formation or act.condition is not None or self.done.acts:
            return 0
        self.done.reasons.append(self.text.raw_between(0, spot.end))
        self.act = Act(subject=act.subject, start=spot.end, end=spot.end)
        self.relation, self.length, self.fresh = "", None, True
        return at + 1

    def tells_what_for(self, spot: Spot, at: int) -> bool:
        """``stays where it is to look after the guns``: what some troops stay for."""
        who, act = self.act.subject, self.act
        if (
            act.verb != "hold"
            or not act.stays
            or act.parts
            or act.negated
            or who is None
            or who.commands
            or who.general
        ):
            return False
        marked = self.text.bare[spot.start] in WHAT_FOR
        if marked and spot.means("verb", "support", "screen"):
            return True  # bleibt zum Schutz der Batterie stehen
        ahead = self.following(at, past=frozenset({"filler", "they"}))
        return marked and ahead is not None and ahead.means("verb", "support", "screen", "defend")

    def take_what_they_are(self, at: int) -> int:
        """``, they are only lancers``: behind a mark, what they are and nothing to do; the spot behind it, else 0."""
        spot = self.spots[at]
        before = self.spots[at - 1] if at else None
        if self.act.subject is not None and self.act.empty and self.is_too_much(at):
            at, told = at - 1, spot
        elif spot.kind != "they" or before is None or before.kind != "mark" or at + 1 >= len(self.spots):
            return 0
        else:
            told = self.spots[at + 1]
        if self.text.bare[told.start] not in BEING or "to" in self.text.bare[told.start : told.end + 1]:
            return 0
        end = at + 2
        while end < len(self.spots) and not (
            self.spots[end].kind == "mark" and str(self.spots[end].value) in ",;:.-–—()!"
        ):
            end += 1
        telling = self.spots[at + 2 : end]
        overdone = told is not spot and self.text.bare[told.end : told.end + 1] and self.text.bare[told.end] in TOO
        if end == at + 2 or (told is not spot and not overdone and any(one.kind in DOING for one in telling)):
            return 0
        if told is spot and (
            end == len(self.spots) or any(one.kind in ("length", "ground", "spot") for one in telling)
        ):
            return 0
        self.done.reasons.append(self.text.raw_between(spot.start, self.spots[end - 1].end))
        self.fresh = True
        return end

    def is_too_much(self, at: int) -> bool:
        """Whether *is too* stands here, or *are so*: ``G5 is too far back, it shall come up``."""
        spot = self.spots[at]
        word = self.text.bare[spot.end : spot.end + 1]
        return (
            self.text.bare[spot.start] in BEING and spot.end - spot.start == 1 and word in (["too"], ["so"], ["rather"])
        )

    def asks_what_is_there(self, spot: Spot) -> bool:
        """``go and look who is in Piraumont``: the question they shall answer names what they look at."""
        if self.text.bare[spot.start] not in LOOKED_FOR:
            return False
        at = self.spots.index(spot)
        comma = at > 0 and self.spots[at - 1].value == "," and self.act.end <= spot.end and self.act.verb == "face"
        here = not (self.act.parts or self.act.target or self.act.compass or (self.fresh and not comma))
        if here and self.act.verb == "face":
            self.act.verb = "screen"  # looks what is there
        return here and self.act.verb == "screen"

    def take_where_they_are(self, at: int) -> int:
        """``goes where Gauthier stands``, ``sits where Husson was``: to him; the number of the spot behind, else 0."""
        spot = self.spots[at]
        words = self.text.bare[spot.start : spot.end]
        told_so = len(words) > 1 and words[-1:] in WHERE_ALONE and spot.kind == "verb"  # sits where
        if not (words in WHERE or told_so or words in THERE_WHERE) or spot.kind == "link":
            return 0
        following = self.following(at, past=TITLED)
        if following is not None and following.kind in ("modal", "verb") and at + 2 < len(self.spots):
            following = self.following(self.spots.index(following))  # wo das 7. steht, où se trouve le 7e
        if following is None or not isinstance(following.value, Troops) or not following.value.own:
            return 0
        end = self.spots.index(following) + 1
        ahead = self.text.bare[following.end : following.end + 2]
        stands = self.spots[end] if end < len(self.spots) else None
        inverted = end > at + 2 and any(one.kind in ("modal", "verb") for one in self.spots[at + 1 : end - 1])
        being = stands is not None and (stands.kind == "modal" or stands.means("verb", "hold", "place"))
        being = being or not THERE_NOW.isdisjoint(ahead)
        if not (being or inverted):
            return 0
        if told_so:
            self.take_verb(spot, at)
            self.act.verb = "hold" if words[0].startswith(REMAINING) else "go"
        if self.act.verb == "leave":  # out of the wood, and to where he stands
            self.new_act(spot)
            self.act.verb = "go"
        if self.act.verb == "join" and self.act.object is None:  # rides to where Gauthier stands
            self.act.verb = "go"
        if self.act.verb not in ("go", "advance", "withdraw", "hold", "place", "form", ""):
            return 0
        described = len(self.act.parts) == 1 and isinstance(self.act.parts[0].to, str)  # onto the hill where they are
        if self.act.parts and not described:
            return 0
        if self.act.verb == "hold" and not self.act.stays:
            self.act.verb = "go"  # waits where Husson stood: he goes there
        self.relation, self.relation_start, self.act.parts = "at", spot.start, []
        self.fresh = False
        self.place(following.value, following)
        while end < len(self.spots) and self.spots[end].kind != "mark" and self.is_there(self.spots[end]):
            end += 1
        return end

    def take_apposed(self, at: int) -> int:
        """``Bijleveld, north of the farm, does not move``: where he stands, between commas; the spot behind, else 0.

        Who is sent so, and told nothing else of where, goes there: ``Gauthier, left of the road, advances``.
        """
        act = self.act
        if self.spots[at].value != "," or act.subject is None or not act.subject.own or not act.empty:
            return 0
        end = next((n for n in range(at + 1, len(self.spots)) if self.spots[n].kind == "mark"), 0)
        inside = self.spots[at + 1 : end]
        if act.subject.loose and not act.subject.rest and len(act.subject.own) > 1:
            return 0  # which of them it is
        if not inside or self.spots[end].value != "," or any(one.kind not in STANDING_SO for one in inside):
            return 0
        first = next((one.kind for one in inside if one.kind != "filler"), "")
        if first not in ("relation", "compass", "way") or not any(one.kind in STOOD_BY for one in inside):
            return 0
        clause = [one for one in self.spots[end + 1 :] if one.kind not in ("filler", "modal", "they")]
        if not clause or not (clause[0].kind == "not" or clause[0].means("verb", *DONE_THERE)):
            return 0
        self.done.reasons.append(self.text.raw_between(inside[0].start, inside[-1].end))
        return end + 1

    def is_there(self, spot: Spot) -> bool:
        """Whether a spot says no more than that somebody stands or stood in a place, and when."""
        if spot.kind == "modal" or spot.means("verb", "hold", "place"):
            return True
        return spot.kind == "filler" and not THERE_NOW.isdisjoint(self.text.bare[spot.start : spot.end])
