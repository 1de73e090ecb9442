"""Casting: which part troops and pronouns take in a sentence: who does it, whom it is against, where it is."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import Act, Part
from orders.language.letters.bearers import OF_TROOPS
from orders.language.letters.designations import ARTICLE
from orders.language.letters.negations import Negations
from orders.language.letters.passing import skirts
from orders.language.letters.spots import Spot
from orders.language.letters.state import FIGHTING, PLACES
from orders.language.letters.troops import Troops
from orders.language.names.entries import plain_token

UP_TO = frozenset({"bis", "jusqu", "jusque", "within"})
FIRST_PERSON = frozenset({"i", "me", "ich", "mich", "mir", "je", "j", "moi"})
AIMED = frozenset({"auf", "aufs", "gegen", "on", "upon", "against", "sur", "contre"})
AGENT = frozenset({"von", "durch", "by", "par"})
POSSESSION = frozenset({"of", "der", "des", "von", "de", "du"})
AROUND = frozenset({"behind", "before", "left", "right", "beside"})
HIS = frozenset({"his", "seinen", "seinem", "seiner", "ihren", "ihrer", "ses", "son", "sa"})
ALONG_WITH = frozenset({"with", "mit", "avec"})
GENITIVE = frozenset({"der", "des", "of", "de", "du"})
HELPED = frozenset({"ihn", "sie", "es", "ihm", "ihr", "ihnen", "le", "la", "les", "l", "lui", "leur"})
ARTICLES = frozenset({"le", "la", "les", "l", "leur"})
HELPING = ("support", "follow", "screen")
PROTECTING = ("deck", "schutz", "couvr", "proteg")  # beginnings of words for those who defend others, and no ground
WATCHING = ("auge", "beobacht", "watch", "eye", "surveill", "observ", "uberwach", "oeil")  # of the enemy
THIS = frozenset({"this", "that", "these", "those", "said"})
APART = frozenset({"from", "than", "like", "as", "von", "als", "wie", "que", "comme"})
DATIVE = frozenset({"du", "de", "des", "d", "dem", "den", "der"})
OF_PEOPLE = frozenset({"them", "ihnen", "eux"})
NEUTER = frozenset({"it", "them", "ihm", "ihr", "ihnen", "lui", "elle", "eux", "celui"})


class Casting(Negations):
    """The part of composing in which troops are given their parts."""

    def of_that_side(self, troops: Troops, spot: Spot, at: int) -> Troops:
        """``die Batterie der Holländer``: of the kind just named those of a nation, where that is the enemy's."""
        before = self.spots[at - 1].value if at else None
        if not isinstance(before, Troops) or self.text.bare[spot.start] not in GENITIVE or not before.enemy:
            return troops
        both = tuple(id for id in before.enemy if id in troops.enemy)
        theirs = before.loose and troops.loose and not troops.own and not troops.arm and both
        return replace(before, own=(), commands=(), enemy=both) if theirs else troops

    def on_or_over_them(self, spot: Spot, troops: Troops) -> bool:
        """``Passt auf die Jäger auf``, ``keeps an eye on the chasseurs``: he may watch them, or watch over his own."""
        if self.relation == "at" and self.text.bare[self.relation_start] == "auf":
            return troops.arm != "artillery"
        return self.relation in ("", "at") and plain_token(self.text.bare[spot.end - 1]) in OF_TROOPS

    def take_troops(self, spot: Spot, at: int) -> None:
        """Troops: who is to do it, whom it is against, or where it is."""
        troops = spot.value
        assert isinstance(troops, Troops)
        if self.excluding or self.evading:
            self.done.reasons.append(self.said(spot))
            return
        if self.is_anybody_else(troops, spot):
            self.relation = ""
            return
        if self.joins_those_there(troops, at):
            return
        if skirts(troops, self.act, self.text.bare[max(0, spot.start - 3) : spot.start]):
            self.done.reasons.append(self.said(spot))
            self.relation, self.fresh = "", False
            return
        troops = self.of_that_side(self.just_named(troops, spot), spot, at)
        troops = self.called_by_square(troops, spot, at)
        who = self.act.subject
        plain = not (self.act.verb or self.act.formation or self.act.target or self.act.negated)
        if self.depth and who is not None and who.loose and plain and set(troops.own) & set(who.own):
            kept = tuple(id for id in who.own if id in troops.own)
            self.bracketed, pool = frozenset(kept), who.pool or who.own
            self.act.subject = replace(who, own=kept, loose=False, unclear=False, some=0, pool=pool)
            self.act.parts = []  # the horse guns (Piré); the batteries on the crest (those of the 5th division)
            return
        among = self.depth and who is not None and self.act.empty and not who.commands and not troops.loose
        if among and who is not None and troops.own and set(troops.own) < set(who.own):
            whole = (
                set(troops.own) == set(self.world.commands.get(troops.commands[0], ())) if troops.commands else False
            )
            self.act.subject = troops if whole else replace(who, own=troops.own, unclear=False, some=0)
            return
        by_kind = self.depth and who is not None and who.loose and bool(who.kind or who.arm)
        if by_kind and not self.relation and plain and troops.enemy and not (troops.own or troops.loose):
            self.act.subject, self.act.target = None, troops
            return  # the horsemen (1Ch): the enemy's
        aim = self.act.target
        if self.depth and aim is not None and troops.enemy and not troops.loose and not troops.own:
            self.act.target = troops if not aim.enemy or set(troops.enemy) < set(aim.enemy) else aim
            return  # the enemy's guns (18/6FA)
        if self.depth and (troops.loose or self.act.target is not None):
            return
        if self.depth and who is not None and self.names_them_again(who, troops, spot):
            return
        if self.is_his_own(troops, spot):
            return
        told = self.act.subject is not None and not self.act.verb and not self.fresh
        if self.counts_them(troops, at) or (told and troops.said.lower() in ("all", "both", "each")):
            return
        if self.some and len(troops.own) == 1 and not troops.commands:
            self.some = self.act.some = False  # one regiment, the 5th Lancers
        if self.some:
            troops, self.some = replace(troops, some=1), False
        troops = self.belonging(troops, spot)
        if troops.everybody and who is not None and who.commands and set(troops.own) == set(who.own):
            self.relation, self.fresh = "", False  # Gauthier attacks with all his battalions
            self.act.verb = {"take": "go", "lead": "go"}.get(self.act.verb, self.act.verb)
            return
        if self.excepting or (self.act.only and not self.act.verb and self.act.subject is not None):
            self.except_(troops, spot)
            return
        if self.act.exception_of is not None and self.act.empty and troops.own and not self.told_more:
            self.act.subject = self.joined(
                self.act.subject or troops, self.among(troops, self.act.exception_of.subject)
            )
            for act in (*self.done.acts, self.act.exception_of):
                if act.subject is self.act.exception_of.subject:
                    act.excepted = self.act.subject
            return
        if troops.everybody and self.relation == "at" and self.text.bare[self.relation_start] in ("for", "fur", "pour"):
            self.act.subject, self.relation = troops, ""
            return
        own, enemy = bool(troops.own or troops.commands), bool(troops.enemy)
        if own and enemy and troops.loose and self.stands_at_the_place(at):
            self.act.target, self.act.near = replace(troops, own=(), commands=()), self.act.parts.pop()
            self.act.verb = self.act.verb or "fire"
            return  # 18/6: at F8 battery
        if own and enemy and self.is_battery(troops, at):
            own, troops = False, replace(troops, own=(), commands=())
            self.act.verb = self.act.verb or "fire"
        if own and self.act.verb == "fire" and self.is_their_fire(spot):
            self.act.subject, self.relation = replace(troops, enemy=()), ""
            return
        if own and not enemy and self.is_agent(spot):
            whom = self.both or self.act.subject
            if whom is not None and whom.enemy and self.act.target is None:
                self.act.target = replace(whom, own=(), commands=())  # the skirmishers shall be driven off by 1/2L
                self.act.near = self.act.parts.pop() if self.act.parts else None
            self.act.subject, self.relation, self.act.inherits = troops, "", False
            return
        for_them = self.relation == "at" and self.text.bare[self.relation_start] in ("for", "fur", "pour")
        if own and not enemy and for_them and self.act.verb in ("hold", "asis") and self.act.subject is None:
            self.act.subject, self.relation = troops, ""  # nothing for the 2/28Ora
            return
        if own and for_them and self.is_for_their_sake(troops, spot, at):
            return
        if own and for_them:
            self.act.unknown.append(self.text.raw_between(self.relation_start, spot.end))
            self.act.puzzled = True
            self.relation = ""
            return
        if enemy and self.is_aimed(self.relation, troops):
            self.act.verb = "fire"  # all guns on the battery in F8
        if own and enemy and self.fires_as_well(at):
            self.act.verb, own, troops = "fire", False, replace(troops, own=(), commands=())
        his = self.act.subject is not None and bool(set(troops.own) & set(self.act.subject.own))
        if own and enemy and his and self.is_watched(at):
            own, troops = False, replace(troops, own=(), commands=())
        either = troops if own and enemy else None
        if own and enemy and self.act.subject is None and (theirs := self.standing_there(troops, at)):
            own, troops = False, theirs
        if own and enemy and troops.loose and self.do_it_themselves(at):
            enemy, troops = False, replace(troops, enemy=())
        if own and enemy and self.act.verb == "screen" and self.on_or_over_them(spot, troops):
            self.act.puzzled = True
        if own and enemy and (troops.loose or (self.act.verb in FIGHTING and self.act.subject is not None)):
            own, enemy = self.whose()
            if self.relation not in PLACES or self.act.verb in FIGHTING:
                troops = replace(
                    troops,
                    enemy=() if own else troops.enemy,
                    own=troops.own if own else (),
                    commands=troops.commands if own else (),
                )
        if self.relation in PLACES and not (
            self.act.verb in FIGHTING and enemy and not own and self.relation in ("at", "towards", "beside")
        ):
            if self.relation == "at" and own and not enemy and self.with_whom(troops, at):
                return
            self.place(troops, spot)
            return
        if enemy and not own and self.calls_it_again(troops, at):
            self.relation, self.fresh = "", False
            return
        if enemy and not own:
            if self.fresh and self.act.verb not in ("", *FIGHTING) and self.is_fought_next(at):
                self.new_act(spot)  # into line, and then the 27J | ride over; 10 cm vor, dann 27J | beschießen
            if (
                self.act.verb in ("support", "follow", "screen", "defend", "evade", "pursue")
                or self.act.target is None
                or not self.fresh
            ):
                self.act.target = troops
            else:
                self.new_act(spot)
                before = self.done.acts[-1]
                self.act.target, self.act.verb = troops, before.verb
                self.act.negated = before.negated and self.is_listed(at)  # not at this one and that one
            self.act.nearest = self.act.nearest or self.nearest or troops.nearest
            self.relation = ""
            self.fresh = False
            return
        if self.comes_near(troops, spot):
            return
        self.own_troops(troops, spot, at)
        self.both = either if self.act.subject is troops else self.both
        if self.act.object is troops:
            self.act.either = either
            self.act.verb = "follow" if self.act.verb == "pursue" else self.act.verb  # 8M goes after 7L

    def is_listed(self, at: int) -> bool:
        """Whether no more than *and*, *or* or a comma stands before a spot, and no *but*."""
        before = next((one for one in reversed(self.spots[:at]) if one.kind not in ("filler", "relation")), None)
        return before is not None and ((before.kind == "link" and before.value in ("and", "or")) or before.value == ",")

    def is_watched(self, at: int) -> bool:
        """``Keeps an eye on the chasseurs``, ``soll die Jäger im Auge behalten``: one watches the enemy."""
        near = [
            one
            for one in (*self.spots[max(0, at - 1) : at], *self.spots[at + 1 : at + 2])
            if one.means("verb", "screen")
        ]
        return any(word.startswith(WATCHING) for one in near for word in self.text.bare[one.start : one.end])

    def comes_near(self, troops: Troops, spot: Spot) -> bool:
        """``Se rapproche | du 2/2``, ``nähert sich | dem 2/2``: behind a verb of going, to whom; they do not go."""
        act, who = self.act, self.act.subject
        led = self.text.bare[spot.start] in DATIVE and not (self.fresh or act.parts or act.negated)
        apart = who is not None and bool(troops.own) and not set(troops.own) & set(who.own)
        before = self.spots[self.spots.index(spot) - 1]
        if not led or not apart or act.verb not in ("go", "advance") or not before.means("verb", act.verb):
            return False
        self.relation = "beside"
        self.place(troops, spot)
        return True

    def take_side(self, spot: Spot, _at: int) -> None:
        """``Faces the enemy``: whoever of them is nearest."""
        if spot.value == "enemy" and self.act.verb == "face" and self.act.target is None and not self.act.compass:
            self.act.target = Troops((), tuple(self.world.enemy), said=self.said(spot), loose=True)
        so_near = self.relation in ("before", "of", "at") and (self.length or self.act.length) is not None
        if spot.value == "enemy" and so_near and UP_TO & set(self.text.bare[: spot.start]):
            self.act.puzzled = True  # up to so far from the enemy: from whom?

    def calls_it_again(self, troops: Troops, at: int) -> bool:
        """``Fire at 18/6FA, the left-hand battery in G5``: behind a comma, by its kind, the target named already."""
        aim, before = self.act.target, self.spots[at - 1] if at else None
        if aim is None or aim.loose or aim.kind or before is None or before.kind != "mark":
            return False
        return bool(troops.arm or troops.kind) and bool(aim.enemy) and set(aim.enemy) <= set(troops.enemy)

    def is_fought_next(self, at: int) -> bool:
        """Whether the verb of a fight stands behind troops, before the next mark: *dann e13 angreifen*."""
        for spot in self.spots[at + 1 : at + 5]:
            if spot.kind in ("mark", "link"):
                return False
            if spot.kind == "verb":
                return str(spot.value) in FIGHTING
        return False

    def is_anybody_else(self, troops: Troops, spot: Spot) -> bool:
        """``The 7th Militia are miles away from everybody``: spoken of beside somebody, told to do nothing."""
        before = self.text.bare[spot.start - 1] if spot.start else ""
        return troops.everybody and not (troops.arm or troops.kind or troops.enemy) and before in APART

    def joins_those_there(self, troops: Troops, at: int) -> bool:
        """``Behind 1/2Nas and 2/2Nas``: one more of those behind whom they shall be, where no more is told of him."""
        before, place = self.before_link(at), self.act.parts[-1] if self.act.parts else None
        if before < 0 or place is None or not isinstance(place.to, Troops) or place.end != self.spots[before].end:
            return False
        if not place.word and self.spots[before].kind == "relation" and self.spots[at - 1].kind == "mark":
            return False  # the 2nd beside, the 3rd behind
        if self.spots[before].kind == "they" and self.spots[0].kind == "relation":
            return False  # behind them, 8M
        following = self.following(at)
        as_what = following is not None and self.text.bare[following.start] in ("as", "als", "comme")
        ends = following is None or following.kind == "mark" or as_what or self.goes_on_with_what_he_does(at)
        named = bool(place.to.own and troops.own) and not (place.to.loose or troops.loose or troops.enemy)
        if not (ends and named) or place.relation not in ("behind", "before", "beside"):
            return False
        place.to, place.end, self.fresh = self.joined(place.to, troops), self.spots[at].end, False
        return True

    def goes_on_with_what_he_does(self, at: int) -> bool:
        """``Goes behind A and B | and waits``, ``stellt sich hinter A und B | auf``: whether B is no subject."""
        ahead = [spot for spot in self.spots[at + 1 :] if spot.kind != "filler" or self.is_parted_end(spot)][:2]
        if ahead and self.is_parted_end(ahead[0]):
            return len(ahead) == 1 or ahead[1].kind in ("mark", "link")
        return [spot.kind for spot in ahead] == ["link", "verb"] and ahead[0].value == "and"

    def is_parted_end(self, spot: Spot) -> bool:
        """Whether a spot is what a German verb is parted from: *stellt sich ... auf*, *geht ... in Stellung*."""
        return self.text.bare[spot.start : spot.end] in (["auf"], ["in", "stellung"], ["stellung"], ["in", "position"])

    def just_named(self, troops: Troops, spot: Spot) -> Troops:
        """``Orange stays close to this battery``: the one that was spoken of last, where it is of that kind."""
        told = self.text.bare[spot.start] if self.text.bare[spot.start] in THIS else ""
        told = told or (self.text.bare[spot.start - 1] if spot.start else "")
        named = self.mentioned or self.last
        if told not in THIS or not (troops.kind or troops.arm) or named is None or not troops.own:
            return troops
        if (
            not named.own
            or not set(named.own) <= set(troops.own)
            or len(named.own) > (1 if told in ("this", "that") else 9)
        ):
            return troops
        return replace(named, said=troops.said)

    def called_by_square(self, troops: Troops, spot: Spot, at: int) -> Troops:
        """``The G5 guns go forward``: those of a kind that stand in the square named right before them."""
        act, before = self.act, self.spots[at - 1] if at else None
        if before is None or not isinstance(before.value, Place) or before.end != spot.start or self.relation:
            return troops
        if act.verb or not act.parts or act.parts[-1].to is not before.value or not (troops.kind and troops.own):
            return troops
        these = self.world.standing_at(troops, before.value)
        if these is not troops:
            act.parts.pop()
        return these

    def names_them_again(self, who: Troops, troops: Troops, spot: Spot) -> bool:
        """``The two batteries in front (1/6FA and 7/2FA)``: in brackets those who were told of by kind."""
        act = self.act
        if not who.kind or act.verb or act.formation or not troops.own:
            return False
        listed = self.text.bare[spot.start - 1] in ("(", "[", "and", ",", "&", "und", "et")
        if troops.commands or troops.kind or not listed or not set(troops.own) <= set(who.pool):
            return bool(act.parts) and set(who.own) < set(who.pool)
        again = self.text.bare[spot.start - 1] not in ("(", "[") and set(who.own) <= set(troops.own) | self.bracketed
        own = (*who.own, *troops.own) if again else troops.own
        self.bracketed = frozenset(own)
        act.subject, act.only = replace(who, own=own, some=0, unclear=False, loose=False), False
        act.parts = []  # a place before them told who they are
        return True

    def is_his_own(self, troops: Troops, spot: Spot) -> bool:
        """``Saxe-Weimar holds the wood with his Nassauers and Orangemen``: those named already, by other words."""
        who = self.act.subject
        if who is None or not troops.own or self.fresh_clause(spot) or not set(troops.own) <= set(who.own):
            return False
        words = self.text.bare[max(self.act.start, spot.start - 6) : spot.start + 1]
        his = [at for at, word in enumerate(words) if word in HIS]
        with_ = [at for at, word in enumerate(words) if word in ALONG_WITH]
        if not (his and with_ and with_[0] < his[-1]):
            return False
        self.relation, self.fresh = "", False
        return True

    def fresh_clause(self, spot: Spot) -> bool:
        """Whether a comma or the like stands right before a spot."""
        return spot.start > 0 and self.text.words[spot.start - 1].is_mark

    def counts_them(self, troops: Troops, at: int) -> bool:
        """``Gauthier goes there, all four battalions``: how many those named before are, and nobody else."""
        who, following = self.act.subject, self.following(at)
        before = self.spots[at - 1] if at else None
        if who is None or not troops.kind or troops.commands or before is None or before.kind != "mark":
            return False
        if before.value not in (",", ":", "(", "-", "–", "—") or len(who.own) < 2:
            return False
        if who.loose and not troops.enemy and set(troops.own) < set(who.own):
            return False  # guns: both batteries of the 9th
        them = tuple(id for id in who.own if id in troops.own or id in troops.pool)
        said = troops.said.lower()
        whole = troops.everybody or said.startswith(("both", "all", "the lot", "every"))
        alike = {self.world.own[id].arm for id in who.own if id in self.world.own}
        if not whole or not them or not (alike == {troops.arm} or set(them) == set(who.own)):
            return False
        ends = following is None or following.kind == "mark"
        return ends or (before.value == ":" and self.act.empty)

    def stands_at_the_place(self, at: int) -> bool:
        """Whether guns were told of a square right before troops of a kind: those who stand there."""
        who, before = self.act.subject, self.spots[at - 1] if at else None
        if before is None or before.kind != "spot" or not self.act.parts or self.act.verb or who is None or self.fresh:
            return False
        guns = [self.world.own[id].arm for id in who.own if id in self.world.own]
        return bool(guns) and set(guns) == {"artillery"} and self.act.parts[-1].end == before.end

    def is_aimed(self, relation: str, troops: Troops) -> bool:
        """Whether guns are told of somebody *on* whom, and of nothing else."""
        act, word = self.act, self.text.bare[self.relation_start] if self.relation_start >= 0 else ""
        if act.verb or act.parts or act.length is not None or act.subject is None or relation not in ("at", "towards"):
            return False
        units = [self.world.own[id] for id in act.subject.own if id in self.world.own]
        return (
            (word in AIMED or (word == "at" and troops.arm != ""))
            and bool(units)
            and all(unit.arm == "artillery" for unit in units)
        )

    def is_their_fire(self, spot: Spot) -> bool:
        """``The fire of the three batteries is to be directed``: those whose fire it is."""
        act = self.act
        if act.outermost:
            return False  # at the westernmost of the three batteries
        return act.subject is None and act.target is None and not act.parts and self.text.bare[spot.start] in POSSESSION

    def is_agent(self, spot: Spot) -> bool:
        """``Lairalle is to be taken by Husson``: named after it, those who do it."""
        before = next((w for w in reversed(self.text.bare[: spot.start + 1]) if w not in ARTICLE), "")
        if before not in AGENT:
            before = next((w for w in reversed(self.text.bare[: spot.start]) if w not in ARTICLE), "")
        act = self.act
        passive = any(one.kind == "modal" and one.start < spot.start for one in self.spots)
        passive = passive or (act.verb == "fire" and before in ("durch", "by", "par"))
        loosely = act.subject is not None and act.subject.loose and bool(act.subject.enemy)
        suffers = act.subject is not None and (self.both is not None or loosely)
        return (
            before in AGENT and passive and (act.subject is None or suffers) and bool(act.verb or act.parts or suffers)
        )

    def is_battery(self, troops: Troops, at: int) -> bool:
        """Whether guns are told of a battery and where it stands, and no more: they are to fire at it."""
        subject, following = self.act.subject, self.following(at)
        if subject is None or troops.arm != "artillery" or not self.act.empty or following is None:
            return False
        guns = all(self.world.own[id].arm == "artillery" for id in subject.own if id in self.world.own)
        return (guns and following.means("relation", "at")) or (following.kind == "spot" and guns)

    def helps_them(self, spot: Spot, at: int) -> bool:
        """``Jamin soll ihn unterstützen``, ``doit le soutenir``: whether a pronoun is whom somebody helps."""
        act = self.act
        if act.subject is None or act.object is not None or self.text.bare[spot.start] not in HELPED:
            return False
        if self.relation or act.parts or act.target is not None:
            return False
        following = self.spots[at + 1] if at + 1 < len(self.spots) else None
        before = self.spots[at - 1] if at > 0 else None
        ahead = following is not None and self.is_help(following) and act.verb in ("", *HELPING, "defend")
        behind = self.text.bare[spot.start] not in ARTICLES  # couvre la droite
        return ahead or (behind and before is not None and self.is_help(before) and act.verb in (*HELPING, "defend"))

    def is_help(self, spot: Spot) -> bool:
        """Whether a verb tells what is done for others."""
        word = self.text.bare[spot.start]
        return spot.means("verb", *HELPING) or (spot.means("verb", "defend") and word.startswith(PROTECTING))

    def place_of_many(self, acts: Sequence[Act]) -> Part | None:
        """``1/72 and 2/72 go into the village, the 108th behind it``: the place of several, who are no *it*."""
        before = next((act for act in reversed(acts) if act.subject is not None and not act.empty), None)
        if before is None or before.subject is None:
            return None
        aside = self.relation in ("left", "right") and any(part.relation in ("left", "right") for part in before.parts)
        many = len(before.subject.own) > 1 and not before.subject.commands
        sides = ("left", "right") if aside else ("at",) if self.relation == "behind" else ()
        ground = [part for part in before.parts if part.relation in sides and not isinstance(part.to, Troops)]
        if not aside and not many and (before.subject.commands or any(isinstance(part.to, Place) for part in ground)):
            return None  # 5M goes to G9 and 7L behind it; but *5M into the farm and 7L behind it*
        return ground[0] if len(ground) == 1 and len(before.parts) == 1 else None

    def take_they(self, spot: Spot, at: int) -> None:
        if spot.value == "self":
            self.act.self_ = self.act.self_ or self.text.bare[spot.start] not in FIRST_PERSON
            return
        word = self.text.bare[spot.start]
        if self.relation == "between" and self.are_both(2):
            self.between_both(spot)
            return
        if self.relation in ("behind", "before", "left", "right", "beside", "towards") or (
            self.relation == "at" and word in ("them", "it", "eux", "lui", "ihnen", "ihm")
        ):
            reference = self.reference()
            place = self.act.parts[-1] if self.act.parts else None
            grounds = [part for part in self.act.parts if not isinstance(part.to, Troops)]
            crossed = place is not None and place.relation == "along" and reference is not None
            if crossed and word in OF_PEOPLE and self.relation in AROUND:
                place = None  # up through the trees and behind them: behind those who were spoken of
            if len(grounds) > 1 and not self.fresh and self.relation in AROUND and word in NEUTER:
                self.length, self.relation = None, ""  # over the brook and into the wood behind it: the wood there
            elif place is not None and not isinstance(place.to, Troops) and self.relation in AROUND and word in NEUTER:
                self.act.parts[-1] = replace(place, relation=self.relation, length=self.length, edge=False)
                self.length, self.relation = None, ""
            elif word == "it" and (there := self.place_of_many(self.done.acts)) is not None:
                self.act.parts.append(replace(there, relation=self.relation, length=self.length, edge=False))
                self.length, self.relation = None, ""
            elif (
                reference is not None
                and self.relation
                and word not in ("its", "their", "his", "la", "le", "les", "der", "die", "das")
            ):
                self.act.parts.append(Part(self.relation, reference, self.length, start=spot.start, end=spot.end))
                self.length = None
                self.relation = ""
        elif self.helps_them(spot, at):
            self.act.object = self.reference()
            if self.act.object is None:
                self.act.puzzled = True
        elif (
            self.act.verb in ("follow", "support", "charge", "fire", "join", "place", "screen")
            and self.act.object is None
            and word in ("them", "it", "em", "eux", "ihnen", "les", "him", "lui", "ihm", "elle", "elles")
        ):
            self.act.object = None if self.act.verb in FIGHTING else self.reference()
            self.act.anyone = self.act.it = self.act.verb in FIGHTING
