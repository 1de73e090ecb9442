"""Company: with whom those go of whom an act tells, whom they follow, lead or guard, and who is meant by it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.acts_together import ActsTogether
from orders.language.letters.pronouns import HE
from orders.language.letters.troops import Troops

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
HELPS = ("support", "back", "unterstutz", "soutien", "souten", "appui", "appuy")
IN_SUPPORT = frozenset({"in", "as", "for", "en", "the", "zur", "als", "zu"})
AS_ONE = frozenset({"together", "ensemble", "zusammen", "beieinander", "beisammen"})
TOGETHER = frozenset({"with", "w", "along", "avec", "mit"})
THEM_THERE = frozenset({"them", "it", "him", "these", "those", "her", "both"})
STAYING = ("bleib", "verbleib", "steh", "stay", "remain", "rest", "demeur", "keep", "kept")
IT = frozenset({"la", "le", "l", "les", "it", "them", "ihn", "sie", "es", "diesen", "diese"})
WATCHING = (
    "surveill",
    "observ",
    "garde",
    "watch",
    "keep",
    "beobacht",
    "behalt",
    "veill",
    "tien",
    "guett",
    "eye",
    "auge",
    "look",
    "guck",
    "schau",
    "regard",
)
RIDING = ("reit", "ride", "riding", "chevauch")
MANY = 6  # units of a kind: more are never all meant by it


class Company(ActsTogether):
    """The part of finishing that is about others."""

    def helps_somebody(self, act: Act) -> bool:
        """Whether support is a deed done for others, and no place in the rear: *supports*, not *in support*."""
        words = self.text.bare[max(0, act.start - 1) : act.end]
        return any(word.startswith(HELPS) and before not in IN_SUPPORT for before, word in pairwise(("", *words)))

    def ends_together(self, act: Act) -> bool:
        """``the guns go with``, ``vont avec``: with those who were spoken of, who are not named again."""
        words = [word for word in self.text.bare[act.start : act.end + 1] if word.isalpha()]
        return bool(words) and words[-1] in TOGETHER - {"along"} and not act.negated

    def goes_the_same_way(self, act: Act, before: list[Act]) -> None:
        """``The horse to E3, the guns go with``: to the place to which those told of in the same breath go."""
        others = [one for one in before if one.subject is not None and one.subject is not act.subject]
        led = [one for one in others if one.subject is others[-1].subject and one.parts and not one.negated]
        if led and led[-1].condition is None and led[-1].verb in ("go", "advance", ""):
            act.verb, act.parts = "go", list(led[-1].parts)

    def goes_with_them(self, act: Act) -> bool:
        """``The horse guns go with them``: wherever those go."""
        part = act.parts[0] if len(act.parts) == 1 else None
        if part is None or not isinstance(part.to, Troops) or not part.to.own or part.relation not in ("at", "beside"):
            return False
        word = self.text.bare[max(0, part.start - 1)]
        together = word in TOGETHER and act.subject is not None and not act.subject.general and part.word != "level"
        return together and act.verb in ("go", "advance", "") and not (act.target or act.length or act.formation)

    def follows_behind(self, act: Act) -> None:
        """``1/61 follows 5 cm behind 1/2L``: his units go where those are sent; all others are behind them, there."""
        part, who = act.parts[0] if len(act.parts) == 1 else None, act.subject
        whom = part.to if part is not None and part.relation == "behind" else None
        plain = not (act.object or act.target or act.negated or act.compass)
        if part is None or not isinstance(whom, Troops) or not plain or who is None or who.commands:
            act.verb = "support"
            return
        bodies = {self.world.own[id].of for id in who.own if id in self.world.own}
        near = tuple(id for id in whom.own if whom.loose and self.world.own[id].of in bodies)  # his light infantry
        friends = near or (() if whom.enemy else whom.own)
        if friends and not set(who.own) & set(friends):
            act.object, act.parts = replace(whom, own=friends, enemy=()), []
            act.length = part.length or act.length
        else:
            act.verb = "support"

    def stays_by(self, act: Act) -> bool:
        """``2/28 bleibt bei Quatre-Bras``: troops that stay near a place; generals may have to ride to it."""
        words = self.text.bare[act.start : act.end]
        troops = act.verb == "place" and act.subject is not None and not act.subject.general
        place = bool(act.parts) and not isinstance(act.parts[0].to, Troops)
        return troops and place and any(word.startswith(STAYING) for word in words)

    def keep_together(self, act: Act) -> bool:
        """``Husson and Campi stay together``, ``bleiben beieinander``: whether that is all that is told of them."""
        first = next((spot for spot in self.spots if spot.start >= act.start and spot.means("verb", "hold")), None)
        told = self.text.bare[first.start : first.end + 3] if first is not None else []
        alone = all(one is act or one.empty for one in self.done.acts)
        many = alone and act.subject is not None and len(act.subject.own) > 1
        return many and any(word in AS_ONE or word.startswith("zusammenbleib") for word in told)

    def goes_behind_all(self, act: Act) -> bool:
        """``Follow behind the leading battalions``: behind all of a kind, of whom those who go are some: which?"""
        who = act.subject
        for part in act.parts:
            to = part.to
            if who is None or not isinstance(to, Troops) or part.relation not in ("behind", "before") or to.rest:
                continue
            if to.loose and to.kind and not to.unclear and len(to.own) > MANY and set(who.own) < set(to.own):
                return True
        return False

    def only_watches(self, act: Act, before: Sequence[Act]) -> bool:
        """``Stevenart surveille le bois``: guns and battalions that watch a piece of ground look at it."""
        who, part = act.subject, act.parts[0] if len(act.parts) == 1 else None
        if who is None or who.commands or part is None or isinstance(part.to, Place | Troops) or part.edge:
            return False
        afoot = bool(who.own) and not self.world.with_arm("cavalry").intersection(who.own)
        told = any(one.subject is who and not one.empty for one in before)
        plain = replace(act, subject=None, verb="", parts=[], named_directly=False, inherits=False).empty
        watches = any(word.startswith(WATCHING) for word in self.text.bare[act.start : max(act.end, part.end) + 3])
        return afoot and watches and plain and not told and part.relation in ("", "at", "towards") and not act.negated

    def leads_them(self, act: Act) -> bool:
        """``Bring them out to the road``: those spoken of go there; nobody else leads them."""
        named = act.object is None and (bool(act.parts) or act.length is not None or bool(act.way or act.compass))
        words = self.text.bare[act.start : act.end]
        return named and (act.subject is None or act.inherits or bool(THEM_THERE.intersection(words)))

    def in_company(self, act: Act) -> None:
        """``Forward with Husson to Lairalle``: there, and not to where he stands now."""
        first, others = (act.parts[0], act.parts[1:]) if act.parts else (None, [])
        if first is None or first.word not in TOGETHER or not isinstance(first.to, Troops) or not first.to.own:
            return
        if others and act.verb in ("go", "advance", "withdraw", "") and not isinstance(others[0].to, Troops):
            act.parts = others
            who = act.subject
            apart = who is not None and first.to.kind and not set(first.to.own) & set(who.own)
            if not apart or act.inherits or act.self_ or act.verb == "ride":
                self.done.reasons.append(self.text.raw_between(first.start, first.end))

    def is_made_safe(self, act: Act) -> bool:
        """``5M sichert die Batterie``: whether something is guarded, by a word that may mean that it is taken."""
        return any(word.startswith("sicher") for word in self.text.bare[act.start : act.end])

    def is_watched_over(self, act: Act) -> Troops | None:
        """``5M passt auf Bijleveld auf``: his own troops on whom somebody keeps an eye; ``None`` for anything else."""
        whom = act.parts[0].to if len(act.parts) == 1 and act.parts[0].relation == "at" else None
        return whom if isinstance(whom, Troops) and whom.own and not whom.enemy else None

    def behind_whom_it_is(self, act: Act, before: Sequence[Act]) -> Troops | None:
        """``Campi derrière Husson, il le soutient``: those behind whom he is, where a pronoun calls them."""
        told = [part.to for one in before if one.subject is act.subject for part in one.parts if part.word]
        whom = [to for to in told if isinstance(to, Troops) and to.own and not to.enemy]
        return whom[-1] if whom else None

    def others_of_his_brigade(self, act: Act) -> None:
        """``Le 1/2L en tirailleurs devant les autres``: the others of his brigade."""
        who = act.subject
        bodies = {self.world.own[id].of for id in who.own if id in self.world.own} if who is not None else set()
        for number, part in enumerate(act.parts if who is not None and len(bodies) == 1 and not who.commands else ()):
            whole = self.world.commands.get(next(iter(bodies)), ())
            told = part.relation in ("before", "behind") and isinstance(part.to, Troops) and part.to.rest
            if told and len(whole) > 1 and who is not None and set(part.to.own) > set(whole) - set(who.own):  # type: ignore[union-attr]
                others = tuple(id for id in whole if id not in who.own)
                act.parts[number] = replace(part, to=Troops(others, said=part.said))

    def rides_to_his_own(self, act: Act) -> bool:
        """Whether it is told by a word for riding that somebody who leads a command goes back to troops of his own."""
        rides = any(word.startswith(RIDING) for word in self.text.bare[act.start : act.end])
        whom = act.parts[0].to if len(act.parts) == 1 and act.parts[0].relation == "at" else None
        leads = act.subject is not None and bool(act.subject.commands or act.subject.general)
        return rides and leads and isinstance(whom, Troops) and bool(whom.own) and not act.negated

    def told_to_whom(self, act: Act) -> None:
        """``I keep the 5th in the farm``: those who are kept are the ones who do it."""
        whom = act.object
        if act.subject is not None or whom is None or not whom.own or whom.enemy or act.verb not in KEEPING:
            return
        if act.verb == "defend" and not (act.parts or self.is_kept(act)):
            return
        if act.verb == "place" and self.goes_along(act):
            return
        act.subject, act.object, act.inherits = whom, None, False
        act.verb = KEEPING[act.verb]

    def goes_along(self, act: Act) -> bool:
        """``He rides with Gauthier``: whether who was spoken of goes along with those whom an act names."""
        words = self.text.bare[max(0, act.start - 2) : act.end]
        return any(one in HE for one in words[:4]) and not TOGETHER.isdisjoint(words)

    def is_kept(self, act: Act) -> bool:
        """Whether the verb of an act tells that somebody keeps something, not that he guards it."""
        return any(word.startswith(("gard", "conserv")) for word in self.text.bare[act.start : act.end])

    def behind_all_of_them(self, act: Act) -> None:
        """``Husson advances, 1/2L leading. Campi behind``: a brigade behind one, and not behind a battalion of it."""
        who = act.subject
        theirs = [p for p in act.parts if p.relation == "behind" and not p.word and isinstance(p.to, Troops)]
        if act.verb == "hold" and any(not part.to.own for part in theirs if isinstance(part.to, Troops)):
            act.parts = [part for part in act.parts if part not in theirs]  # stay behind: not behind the enemy
        for part in act.parts if who is not None and who.commands else ():
            spoken_of = part.relation == "behind" and not part.word and isinstance(part.to, Troops)
            one = part.to.own[0] if spoken_of and len(part.to.own) == 1 and not part.to.commands else ""  # type: ignore[union-attr]
            command = self.world.own[one].of if one in self.world.own else ""
            units = self.world.commands.get(command, ())
            if units and who is not None and one not in who.own and self.world.own[one].arm == "infantry":
                part.to = replace(part.to, own=units, commands=(command,))  # type: ignore[type-var]

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
        if command in self.act.subject.commands:
            return troops  # Piré goes with his battery, not with himself
        units = self.world.commands.get(command, ())
        return replace(troops, own=units, commands=(command,)) if units else troops

    def of_one_named(self, act: Act) -> bool:
        """Whether a pronoun stands right before or behind the verb of an act: ``le couvrent``, ``cover it``."""
        words = self.text.bare[max(0, act.start - 1) : act.end + 2]
        return not IT.isdisjoint(words)
