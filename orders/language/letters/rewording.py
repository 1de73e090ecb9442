"""Rewording: a sentence as it is to be read: without musings, brigades by their names, conditions with their word."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.brigades import with_brigades
from orders.language.letters.equations import spelt_out
from orders.language.letters.himself import of_himself
from orders.language.letters.how_it_is import only_tells, told_how_it_is, without_too_much
from orders.language.letters.idioms import in_plain_english
from orders.language.letters.musings import may_order, musings_in
from orders.language.letters.plainer import WHEN_THAT_IS
from orders.language.letters.purposes import without_purposes
from orders.language.letters.saying import Doubt
from orders.language.letters.scoping import scoped
from orders.language.letters.shares import shared
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner
from orders.language.letters.verb_first import InFront, as_case, in_front, with_wenn
from orders.language.letters.weighing import Weighing
from orders.language.letters.wishes import wished_plainly

IF = {"en": "if", "fr": "si", "de": "wenn"}


class Rewording(Weighing):
    """What is put otherwise before anything is spotted; clauses that name troops of his are left as they are."""

    def plain_words(self, raw: str) -> str:
        """A sentence without the clauses in which its writer speaks of himself, but for those that may order something.

        Of English the turns of phrase are put into plain words.
        """
        raw = spelt_out(shared(without_purposes(WHEN_THAT_IS.sub("", raw))), self.spotter.lexicon.languages[0])
        raw = wished_plainly(raw, guns=self.are_guns(self.subject or self.block))
        himself = self.world.names.general_name(self.himself) if self.himself else ""
        raw = of_himself(raw, self.spotter.lexicon.languages, himself, lambda words: self.is_place(Text(words)))
        raw = in_plain_english(raw) if "en" in self.spotter.lexicon.languages else raw
        for start, end in reversed(musings_in(raw)):
            clause = Text(raw[start:end])
            if not clause.words or self.names_own(clause) or (may_order(raw[start:end]) and self.tells_to_do(clause)):
                continue
            raw = f"{raw[:start].rstrip(' ,;:(–—-')}{' ' if start and raw[end:].strip() else ''}{raw[end:]}"
        return raw

    def without_how_it_is(self, raw: str) -> str:
        """A sentence without the clauses behind its order that only say what somebody is, or what there is."""
        raw = without_too_much(raw, self.tells_somebody)
        for start, end in told_how_it_is(raw):
            clause = raw[start:end].strip(" ,;:(–—")
            family = self.spotter.family  # what is left out names nobody
            idle = only_tells(clause, self.spotter.spots(Text(clause)))
            self.spotter.family = family
            if idle and re.search(r"\w", raw[:start]):
                raw = raw[:start] + raw[end:]
        return raw

    def tells_somebody(self, raw: str) -> bool:
        """Whether words name troops of his, or begin with what those do who were spoken of."""
        family = self.spotter.family
        spots = [spot for spot in self.spotter.spots(Text(raw)) if spot.kind not in ("mark", "filler", "title", "link")]
        self.spotter.family = family
        own = any(isinstance(spot.value, Troops) and spot.value.own for spot in spots)
        return own or bool(spots and spots[0].kind in ("verb", "they"))

    def is_place(self, text: Text) -> bool:
        """Whether words hold troops of his or any place."""
        spots = self.spotter.spots(text)
        own = any(isinstance(spot.value, Troops) and spot.value.own for spot in spots)
        return own or any(spot.kind in ("kind", "ground", "spot", "length") for spot in spots)

    def are_guns(self, who: Troops | None) -> bool:
        """Whether some troops are batteries and nothing else."""
        return who is not None and bool(who.own) and set(who.own) <= self.world.with_arm("artillery")

    def by_name(self, raw: str) -> str:
        """A sentence with the names of brigades that are told by their number."""

        def troops_in(text: Text) -> list[Troops]:
            return [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]

        return with_brigades(raw, self.world, troops_in)

    def with_if(self, stretch: Stretch) -> Stretch:
        """A condition that stands without its word, with it."""
        if self.spotter.lexicon.languages[0] == "de" and (parted := as_case(stretch.raw)) != stretch.raw:
            return replace(stretch, raw=parted)
        if self.spotter.lexicon.languages[0] == "de" and (case := self.case_in_front(stretch.raw)):
            return replace(stretch, raw=case)
        head, colon, rest = stretch.raw.partition(":")
        if colon and self.names_own(Text(head)) and self.is_inverted(Text(rest.strip().capitalize()), headed=True):
            return replace(stretch, raw=f"{head}: wenn {rest.strip()}")  # 1/92: wird es angegriffen, Karree
        text = Text(stretch.raw)
        if colon and self.is_inverted(Text(f"{head}, {rest.strip()}"), headed=True):
            return replace(stretch, raw=f"wenn {head[:1].lower()}{head[1:]}, {rest.strip()}")  # Kommt er heran: weg
        inverted = self.is_inverted(text)
        if not inverted and not self.is_implied(text):
            return stretch
        word = "wenn" if inverted else IF[self.spotter.lexicon.languages[0]]
        return replace(stretch, raw=f"{word} {stretch.raw[:1].lower()}{stretch.raw[1:]}")

    def case_in_front(self, raw: str) -> str:
        """A German case that begins with its verb, with *wenn*; behind the name of those it is for, too. Else empty."""
        head, colon, rest = raw.partition(":")
        headed = bool(colon) and self.names_own(Text(head))
        told = in_front(rest.strip() if headed else raw)
        if told is None or not self.is_case(told, headed=headed):
            return ""
        return f"{head}: {with_wenn(told)}" if headed else with_wenn(told)

    def is_case(self, told: InFront, *, headed: bool) -> bool:
        """Whether what begins with a verb is a case, and not what those do who were told of last.

        *Hubert: greift die Kavallerie an, hält sie auf* is one order; of a place nobody says that it attacks.
        """
        first = self.spotter.spots_without(Text(told.verb), frozenset()) or []
        if any(spot.kind not in ("verb", "unknown", "modal", "trigger", "filler", "formation") for spot in first):
            return False
        deed = bool(first) and first[0].kind == "verb" and not told.sure
        if not deed:
            return True
        who = next(
            (
                spot
                for spot in self.spotter.spots_without(Text(told.case), frozenset()) or []
                if spot.kind not in ("filler", "relation", "they")
            ),
            None,
        )
        if headed or told.alone or (who is not None and who.kind in ("ground", "kind", "spot")):
            return False
        return who is not None or told.pronoun

    def scoped(self, text: Text, spots: list[Spot], manner: Manner) -> list[Spot]:
        """The spots of a sentence with those who are meant by how they stand in it, and under which heading."""
        last = self.subject or self.spoken or self.block
        self.arm_here = "" if manner.fresh else self.arm_here
        arm = self.arm_here or self.arm
        begins, lexicon = manner.paragraph, self.spotter.lexicon
        scope = scoped(self.world, lexicon, text, spots, last, arm, begins=begins, told=self.told)
        self.arm_here = "" if scope.ended else scope.headed or self.arm_here
        self.arm = "" if scope.ended else self.arm
        return self.of_those_before(self.of_that_name_here(text, scope.spots), manner)

    def of_that_name_here(self, text: Text, spots: list[Spot]) -> list[Spot]:
        """*The lancers stay*, below *Guard*: those of that name who are headed, where others were found."""
        headed = frozenset() if self.block is None or self.block.everybody else frozenset(self.block.own)
        for at, spot in enumerate(spots if headed else ()):
            whom = spot.value
            if not isinstance(whom, Troops) or not whom.own or whom.commands or headed.intersection(whom.own):
                continue
            words = text.bare[spot.start : spot.end]
            bearers = [units for units, slip in map(self.spotter.feature, words) if units and not slip]
            here = frozenset[str]().union(*bearers) & headed & self.world.present
            alike = {self.world.own[id].arm for id in here} == {self.world.own[id].arm for id in whom.own}
            named = any(character.isdigit() for character in "".join(words))
            if here and alike and not named and all(units & headed for units in bearers):
                own = tuple(id for id in self.world.own if id in here)
                spots = [*spots[:at], replace(spot, value=replace(whom, own=own, pool=own)), *spots[at + 1 :]]
        return spots

    def of_their_array(self, shown: Stretch, doubt: Doubt, *, told: bool) -> None:
        """How battalions stand to each other: noted, where their brigade was told where to go; else that is asked."""
        if told and self.command_told is not None and self.goal_told:
            self.note(shown)
        else:
            self.ask(shown, doubt)

    def is_part_of_those_led(self) -> bool:
        """Whether those who were told of last are some of a brigade that was told of before, in the same paragraph."""
        part, whole = self.subject, self.command_told
        return part is not None and whole is not None and not part.commands and set(part.own) < set(whole.own)

    def of_those_before(self, spots: list[Spot], manner: Manner) -> list[Spot]:
        """``Gauthier goes to F5. The battalions form line.``: those that are his, and not all of the army."""
        first = next((at for at, spot in enumerate(spots) if spot.kind not in ("filler", "title", "link")), -1)
        who = spots[first].value if first >= 0 else None
        whole = self.command_told if self.is_part_of_those_led() else self.subject
        if manner.fresh or not isinstance(who, Troops) or whole is None or len(whole.commands) != 1:
            return spots
        if not (who.kind and who.loose) or who.everybody or who.rest or who.some or who.of or who.commands:
            return spots
        his = tuple(id for id in who.own if id in whole.own)
        if not his or len(his) == len(who.own):
            return spots
        among = replace(who, own=his, pool=his, enemy=(), loose=False)
        return [*spots[:first], replace(spots[first], value=among), *spots[first + 1 :]]
