"""Looking back: what a sentence takes from those before it: for whom it is, who they and the others are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.both_on_a_line import BothOnALine
from orders.language.letters.given_up import given_up
from orders.language.letters.going_there import sent_there, told_goal
from orders.language.letters.in_his_own_person import feeling_and_order
from orders.language.letters.premises import premise_abroad, premise_and_order, reasons_and_orders
from orders.language.letters.put_first import LET_HIM
from orders.language.letters.saying import Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.statements import states_something
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner, Utterance

IMPERSONAL = frozenset({("it", "is"), ("il", "est"), ("il", "faut"), ("il", "y"), ("es", "ist")})
HELPING = frozenset({"support", "join", "follow", "screen"})  # what is done for others
DONE_AT_ONCE = ("attack", "charge", "fire", "hold", "withdraw", "support", "advance")  # and needs no place
GOES = frozenset({"va", "vont", "ira", "iront"})
ONESELF = frozenset({"i", "we", "je", "j", "on", "nous", "ich", "wir"})
DEED = frozenset({"verb"})
# Kinds of which one stands in words that tell somebody what to do.
BIDDING = frozenset({"verb", "formation", "relation", "spot", "length", "modal", "way"})
# *he goes first*
ACTS_FIRST = re.compile(r"\b(?:first|last|next)\b", re.IGNORECASE)
ALL_THEY = frozenset({"they", "them", "ils", "elles"})
FROM_THERE = re.compile(r"^\W*(?:de\s+là|depuis\s+là|ensuite|puis|alors|là)\s*,?\s+", re.IGNORECASE)
FEW_BEFORE = 3  # units told something before, of which one may be *elle*
# *Ni charge ni poursuite*, *pas de poursuite*: a rule that names nobody
RULED_OUT = re.compile(
    r"\W*(?:ni|pas\s+de|aucune?|jamais\s+de|no|neither)\s+(?:charges?|poursuites?|contre-charges?|carrés?|pursuits?|"
    r"charging|squares?)\b",
    re.IGNORECASE,
)
HERS = frozenset({"elle", "elles"})
ONE_OR_MANY = frozenset({"die", "der", "das", "diese", "dieser"})
ONE_SHALL = frozenset({"soll", "muss", "darf", "kann", "mag", "sollte", "hat", "ist", "wird"})
NO_VERBS = frozenset(
    {"nicht", "jetzt", "erst", "selbst", "sofort", "dort", "direkt", "vielleicht", "zuletzt", "seit", "bald"}
)
SHORTEST_VERB = 4
SINGLY = frozenset({"it", "he", "she", "il", "elle", "er"})

# *They go back*, *let them come*: of whom the sentence before told how they are.
CALLS_THEM = re.compile(
    r"\W*(?:(?:so|and|but|then|now|also|alors|et|mais|also|dann|please|kindly|bitte|darum|deshalb)\s+)*(?:(?:let|"
    r"have|get|pull|bring|send|take|turn|put|"
    r"move|form|place|march|face|keep|make|leave|order|tell|draw|shift|push|swing|wheel|fetch)\s+(?:them|him|it)|they|"
    r"he|it|(?:qu['’])?(?:ils?|elles?)(?!\s+(?:faut|faudra\w*|y\s+(?:a|avait|aura)|n['’]y|est|s['’]agit|reste\s+à|"
    r"vaut)\b)|sie|er|es(?=\s+(?:bleib|geh|zieh|rück|marschier|bild|"
    r"häl|schieß|feuer|soll|greif|nimm|besetz|dreh|komm)))\b",
    re.IGNORECASE,
)
IF_THEY = re.compile(
    r"\W*(?:(?:and|but|so|und|aber|et|mais)\s+)?(?:if|when|once|should|wenn|falls|sobald|si|s['’]|quand|"
    r"dès\s+qu['’])\s*(?:they|it|he|sie|er|es|ils?|elles?)\b",
    re.IGNORECASE,
)
SEVERALLY = frozenset({"they", "them", "sie", "ils", "elles", "em"})
# At those who are called so.
AT_THEM = frozenset(
    {
        "attack",
        "charge",
        "fire",
        "shoot",
        "hit",
        "drive",
        "push",
        "chase",
        "kill",
        "stop",
        "greift",
        "attaquez",
        "chargez",
        "tirez",
    }
)

NUMBER = re.compile(r"(?:\w{2,4}\s+)?\d")  # by which one of several is told
BOTH = frozenset({"both", "beide", "beiden", "deux"})  # not all, but two of whom was spoken
# *One of the batteries*: whichever it is.
ANY_ONE = re.compile(
    r"\b(?:one\s+of|either|any|eine[rms]?\s+(?:der|von|meiner|unserer)|irgendeine[rms]?|l['’]une?\s+de[s ]|"
    r"une?\s+des)\b",
    re.IGNORECASE,
)


COMPANIES = frozenset(
    {"compagnie", "compagnies", "company", "companies", "kompanie", "kompanien", "peloton", "pelotons", "section"}
)


# *Gemioncourt is to be held*, *der Hof wird gehalten*: nobody is named who does it
IS_HELD = re.compile(
    r"\b(?:is|are|must|has|have|shall|should)\s+(?:to\s+)?be\s+(?:held|kept|defended|taken|garrisoned|occupied)\b|"
    r"\b(?:wird|werden|ist|sind|soll|muss)\s+(?:\w+\s+){0,3}?(?:gehalten|zu\s+halten|verteidigt|besetzt|genommen)\b|"
    r"\b(?:est|sont|sera|seront|doit|doivent)\s+(?:à\s+|être\s+)?(?:tenue?s?|tenir|défendue?s?|défendre|occupée?s?|prise?s?)\b",
    re.IGNORECASE,
)


class LookingBack(BothOnALine):
    """Whom a sentence means by those spoken of before it, under a heading or not."""

    def remember(self, stretch: Stretch, spots: list[Spot]) -> None:
        """Of whom and of what ground a sentence spoke that is noted: the next may say *they* and *there*."""
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        named = [one for one in troops if one.own and not one.loose]
        self.tell_of(spots)
        self.goal_told = told_goal(spots) or self.goal_told
        if len(named) == 1 and stretch.raw.rstrip().endswith(":"):
            self.subject = named[0]
        for spot in spots:
            if spot.kind == "ground" and isinstance(spot.value, tuple) and len(spot.value) == 1:
                self.answerer.where.remember(spot.value[0])

    def tell_of(self, spots: Sequence[Spot]) -> None:
        """Of whom a sentence told that orders nothing: *they* in the next, if it names nobody else and no heading."""
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        named = {one.own: one for one in troops if one.own and not (one.everybody or one.rest)}
        first = next((spot for spot in spots if spot.kind not in ("filler", "title", "mark", "link")), None)
        of_arm = first.value if first is not None and isinstance(first.value, Troops) and first.value.arm else None
        of_arm = of_arm if of_arm is not None and self.world.present.intersection(of_arm.own) else None
        named = {own: one for own, one in named.items() if not one.loose or len(own) == 1 or one is of_arm}
        if named:
            one = replace(next(iter(named.values())), loose=False)
            self.told_of = one if len(named) == 1 else self.spoken_of_together(spots, named)
            self.told_first = first is not None and first.kind == "troops"

    def spoken_of_together(self, spots: Sequence[Spot], named: Mapping[tuple[str, ...], Troops]) -> Troops | None:
        """``1Ch und 6Ch sind zu weit vorn``: those of whom a sentence tells together, where it begins with them all."""
        said = [spot for spot in spots if spot.kind not in ("filler", "title", "mark", "link")]
        first = [spot.value for spot in said[: len(named)] if isinstance(spot.value, Troops)]
        if len(first) < len(named) or any(one.own not in named or one.commands for one in first):
            return None
        return replace(first[0], own=tuple(id for one in first for id in one.own), loose=False)

    def tell_of_all(self, spots: Sequence[Spot]) -> None:
        """Of whom a sentence told that names several together: *they* in the next are all of them."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        if named:
            own = tuple(dict.fromkeys(id for one in named for id in one.own))
            commands = named[0].commands if len(named) == 1 else ()
            self.told_of = replace(named[0], own=own, commands=commands, loose=False)
            self.subject = self.spoken = self.told_of

    def speak_of_those_in(self, text: Text) -> None:
        """``And Bijleveld, they have horses?`` The next sentence may speak of *them*."""
        troops = [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]
        named = [one for one in troops if one.own and not (one.loose or one.everybody)]
        if len(named) == 1:
            self.subject = self.spoken = named[0]

    def premise(self, stretch: Stretch) -> Stretch | None:
        """What is to be done, behind what is so, which is noted; ``None`` for a sentence that is one or the other."""
        if (thought := given_up(stretch.raw)) is not None:
            return self.noted_first(stretch, *thought)
        languages = self.spotter.lexicon.languages
        parted = premise_and_order(stretch.raw) if "en" in languages else None
        if parted is None and not {"fr", "de"}.isdisjoint(languages):
            parted = premise_abroad(stretch.raw)
        if parted is None:
            parted = next((one for one in reasons_and_orders(stretch.raw) if self.is_told(one[1])), None)
        felt = feeling_and_order(stretch.raw) if parted is None else None
        if felt is not None and self.does_something(felt[1], known=self.names_own(Text(self.in_full(felt[0])))):
            parted = felt
        if parted is None or not re.search(r"[^\W_]", parted[1]):
            return None
        return self.noted_first(stretch, *parted)

    def does_something(self, raw: str, *, known: bool) -> bool:
        """Whether words begin with his own troops, or where those are known with a pronoun, and what those do."""
        spots = [
            spot
            for spot in (self.spotter.spots_without(Text(self.in_full(raw)), frozenset()) or [])
            if spot.kind not in ("filler", "title")
        ][:3]
        who = spots[0].value if spots else None
        his = isinstance(who, Troops) and bool(who.own) and not (who.enemy or who.everybody)
        begins = bool(spots) and (his or (known and spots[0].kind == "they"))
        if known and spots and spots[0].kind == "verb" and any(spot.kind == "they" for spot in spots[1:]):
            return True  # bring it up
        return begins and (ACTS_FIRST.search(raw) is not None or any(spot.kind == "verb" for spot in spots[1:]))

    def may_bid(self, raw: str) -> bool:
        """Whether words may tell somebody what to do, where to go, how to form, or whether to act before others."""
        told = self.spotter.spots_without(Text(self.in_full(raw)), BIDDING)
        return told is None or ACTS_FIRST.search(raw) is not None

    def has_a_deed(self, raw: str) -> bool:
        """Whether words tell something that troops do."""
        return self.spotter.spots_without(Text(self.in_full(raw)), DEED) is None

    def is_told(self, raw: str) -> bool:
        """Whether words behind a reason say who is to do something, or what is done with those spoken of, and where."""
        text = Text(self.in_full(raw))
        spots = self.spotter.spots(text)
        goes = any(spot.kind == "modal" and text.bare[spot.start] in GOES for spot in spots[:4])
        spots = [spot for spot in spots if spot.kind not in ("filler", "title", "modal", "mark")]
        if not spots or not (goes or any(spot.kind == "verb" for spot in spots[:3])):
            return False
        first = spots[0].value
        if spots[0].kind == "verb" and len(spots) > 1 and spots[1].kind == "troops":  # deshalb bleibt Campi stehen
            first = spots[1].value
        his = isinstance(first, Troops) and bool(first.own) and not (first.loose or first.everybody)
        placed = any(spot.kind in ("spot", "ground", "length", "formation", "compass", "way") for spot in spots)
        placed = placed or (his and any(spot.means("verb", *DONE_AT_ONCE) for spot in spots))
        bidden = spots[0].kind == "verb" and any(spot.kind == "they" for spot in spots[1:3])
        return (his or bidden or spots[0].kind == "they") and placed

    def only_tells_why(self, raw: str) -> bool:
        """``We are few, so for now I just want to hold``: why, and what its writer means to do, without who or "
        "where."""
        parted = next(iter(reasons_and_orders(raw)), None)
        if parted is None or not states_something(parted[0]) or ONESELF.isdisjoint(Text(parted[1]).bare[:6]):
            return False
        spots = self.spotter.spots(Text(self.in_full(raw)))
        return not any(spot.kind in ("troops", "spot", "ground", "kind", "length", "formation") for spot in spots)

    def is_a_foe(self, raw: str) -> bool:
        """Whether words name somebody of the enemy, and none of his own."""
        spots = self.spotter.spots(Text(self.in_full(raw))) if raw else []
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        return bool(named) and all(one.enemy and not (one.own and not one.loose) for one in named)

    def noted_first(self, stretch: Stretch, head: str, rest: str) -> Stretch:
        """The rest of a sentence whose head tells how things are, and of whom what follows speaks."""
        spots = self.spotter.spots(Text(self.in_full(head)))
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        loose = [one for one in named if one.loose and not one.everybody]
        named = [one for one in named if not (one.loose or one.everybody)]
        if not named and len(loose) == 1 and spots and spots[0].value is loose[0]:  # the guns are lost there, pull them
            rest = re.sub(r"\b(?:them|it)\b", self.with_its_place(head, spots), rest, count=1)
        if named:
            self.subject, self.doubtful = named[0], False
        rest = LET_HIM.sub(
            lambda let: f"{let['lead']}{'they' if let['who'] == 'them' else 'he'} should ", rest, count=1
        )
        if len(named) == 2:
            rest = re.sub(r"\b(?:them|him)\b", named[1].said, rest, count=1)
        self.remember(replace(stretch, raw=head), spots)
        self.note(replace(stretch, raw=head))
        return replace(stretch, raw=rest.strip())

    def with_its_place(self, head: str, spots: Sequence[Spot]) -> str:
        """``The battalion at E9 looks at nothing``: troops called by their kind, with the place that tells which."""
        text = Text(self.in_full(head))
        placed = next((at for at, spot in enumerate(spots[1:3], start=1) if spot.kind == "spot"), 0)
        return text.raw_between(spots[0].start, spots[placed].end)

    def look_back(self, said: Utterance) -> None:
        """What a sentence takes from those before it: who *I* am, verbs left out, and who *the others* are."""
        self.in_person(said.text, said.sentence)
        self.remember_those_in(said.spots)
        self.goal_before = self.goal_told
        self.goal_told = sent_there(said.sentence.acts, said.text.bare, self.goal_told)
        self.carry_on(said.sentence)
        head = self.head_of(said)
        for act in said.sentence.acts:
            if act.subject is not None and head is not None:
                act.subject = self.of_those(act.subject, head)
            elif act.subject is not None:
                act.subject = self.of_the_block(act.subject, act, said.manner)
            if act.subject is not None and act.subject.rest:
                whole, act.subject = act.subject, self.the_rest(act.subject, said.sentence)
                same = set(whole.own) == set(act.subject.own) and 1 < len(whole.own) < len(self.world.own)
                act.puzzled = act.puzzled or (same and act.verb != "hold")  # the rest without whom?
                act.puzzled = act.puzzled or not COMPANIES.isdisjoint(
                    said.text.bare
                )  # one company there, the rest here
            if act.object is not None and act.object.rest:
                wanted, act.object = act.object.some, self.the_rest(act.object, said.sentence)
                found = bool(wanted) and len(act.object.own) == wanted
                act.puzzled = not found  # whom the others are is his to say, where they are no more than spoken of
            self.beside_the_others(act)
            spoken = [part.to for part in act.parts if isinstance(part.to, Troops)]
            act.puzzled = act.puzzled or any(to.rest and len(to.own) > 1 for to in spoken)
        self.at_one_place(said.sentence.acts)
        self.remember_those_told(said.sentence.acts)

    def of_the_block(self, who: Troops, act: Act, manner: Manner) -> Troops:
        """Troops called by their kind under a heading: *the guns* below ``5th Division`` are those of the 5th.

        All of a kind, and a rule laid down in a paragraph of its own, are meant for the whole side.
        """
        block = self.block
        if block is not None and block.commands and (within := self.all_of_the_block(who, act, block, manner)):
            return within
        if block is None:
            return self.of_those_told_of(who, manner)
        if block.loose or not block.own:
            return who
        rule = act.formation == "square" or act.verb in ("pursue", "charge", "counter") or act.condition is not None
        return who if rule and manner.paragraph else self.of_those(who, block)

    def head_of(self, said: Utterance) -> Troops | None:
        """Whom a line names before a colon, when it goes on with parts of them: *Garde: Kav. bleibt, Art. vor*."""
        spots = [spot for spot in said.spots[:4] if spot.kind != "filler"]
        headed = len(spots) > 2 and spots[1].value == ":" and spots[2].kind == "troops"
        first = spots[0].value if headed else None
        return first if isinstance(first, Troops) and first.own and not (first.loose or first.everybody) else None

    def of_those(self, who: Troops, whole: Troops) -> Troops:
        """Troops called by their kind or number, or *both*, where some of these are meant who were named before."""
        kept = tuple(id for id in who.own if id in whole.own)
        if not kept and len(who.pool) > len(who.own):  # two of all batteries: the two of these
            among = tuple(id for id in who.pool if id in whole.own)
            kept = among if len(among) == len(who.own) else ()
        if not kept or who.commands or who.rest or who.some:
            return who
        if who.everybody:
            both = not BOTH.isdisjoint(who.said.lower().split()[:2]) and len(kept) == 2
            return replace(who, own=kept, everybody=False) if both else who
        numbered = len(who.own) > 1 and NUMBER.match(who.said) is not None
        return (
            replace(who, own=kept, loose=who.loose and len(kept) == len(whole.own))
            if who.arm or who.kind or numbered
            else who
        )

    def all_of_the_block(self, who: Troops, act: Act, block: Troops, manner: Manner) -> Troops | None:
        """*All* and *the others* within what stands under a heading: of its troops those who were not told of yet.

        When all of them were, or a paragraph of its own begins, the whole army is meant again.
        """
        whole = len(who.own) == len(self.world.own) and not (who.arm or who.kind or who.commands or who.some)
        rule = act.formation == "square" or act.verb in ("pursue", "counter") or act.condition is not None
        if not whole or rule or manner.paragraph or not (who.everybody or who.rest):
            return None
        told = (self.told | self.addressed if who.rest else self.told).intersection(block.own)
        left = tuple(id for id in block.own if id not in told)
        if not left or (who.everybody and told):
            return None
        commands = block.commands if not told else ()
        return Troops(left, (), commands, said=who.said)

    def calls_the_one_told_of(self, text: Text, manner: Manner) -> bool:
        """``18/6FA is too far back: it limbers up``: the one of whom was only told before."""
        told = self.told_of
        if told is None or not self.told_first or manner.fresh or not AT_THEM.isdisjoint(text.bare[:2]):
            return False
        alone = len(told.own) == 1 or len(told.commands) == 1
        called = CALLS_THEM.match(text.raw) is not None or IF_THEY.match(text.raw) is not None
        several = not SEVERALLY.isdisjoint(text.bare[:3]) and not self.are_most(told)
        return called and ((alone and says_it(text.bare[:3])) or several)

    def those_called(self, text: Text, manner: Manner) -> Troops | None:
        """``1/92 goes to F6 and 2/92 to G6. They form line.``: both, who were told something in one sentence.

        ``Le 4/2L suit la 18/6FA. Elle tire``: the battery, and no battalion.
        """
        one = self.subject
        if manner.fresh or one is None or one.commands or one.everybody or not one.own:
            return None
        raw = FROM_THERE.sub("", text.raw)
        called = CALLS_THEM.match(raw) is not None or IF_THEY.match(raw) is not None
        bare = RULED_OUT.match(text.raw) is not None
        if self.together is not None and set(one.own) < set(self.together.own):
            many = called and not ALL_THEY.isdisjoint(text.bare[:4])
            return self.together if many or bare else None
        arms = {self.world.own[id].arm for id in one.own}
        if not called or HERS.isdisjoint(text.bare[:5]) or "artillery" in arms:
            return None
        guns = [id for id in self.told_last[-FEW_BEFORE:] if self.world.own[id].arm == "artillery"]
        return Troops((guns[-1],)) if guns else None

    def whom(self, said: Utterance) -> Troops | None:
        """Whom a sentence is for where it does not say so."""
        explicit = said.explicit
        default = None if self.names_others(said.spots) else self.default(explicit, said.manner.standing)
        if (
            default is not None
            and not default.general
            and any(a.self_ and a.subject is None for a in said.sentence.acts)
        ):
            default = None  # you yourself: a general who is not named
        if not explicit and self.block is None and self.is_done_by_nobody(said):
            default = None
        default = self.spoken_of_singly(said, default)
        theirs = any(spot.kind == "they" for spot in said.spots)
        if default is None and not explicit and not said.manner.fresh and CALLS_THEM.match(said.stretch.raw):
            default = self.told_of
        if said.hedged and not explicit and self.helps_the_watched(said, default):
            return default
        if said.hedged and not explicit and (guns := self.guns_watched(said, default)) is not None:
            return guns
        if said.hedged and not explicit and (theirs or all(act.verb in ("withdraw", "counter") for act in said.orders)):
            goals = [part.to for act in said.orders for part in act.parts]  # back to 2/2Nas: they are where others go
            seen = self.watched([spot for spot in said.spots if all(spot.value is not to for to in goals)])
            default = default if seen is None or self.calls_the_guns(said, default, seen) else seen
        return default

    def is_done_by_nobody(self, said: Utterance) -> bool:
        """``Gemioncourt is to be held``: of a place to which nobody was sent just before, without who shall do it."""
        first = next((spot for spot in said.spots if spot.kind not in ("filler", "title", "link")), None)
        if first is None or first.kind != "ground" or not isinstance(first.value, tuple) or said.hedged:
            return False
        here = any(part.to == first.value for part in self.goal_before)
        return not here and IS_HELD.search(said.text.raw) is not None

    def helps_the_watched(self, said: Utterance, default: Troops | None) -> bool:
        """``Gauthier stays. If Husson is hit, help him``: he who was told to stay helps the one of whom it is told."""
        hit = self.watched(said.spots)
        if hit is None or default is None or hit.own == default.own:
            return False
        helping = [act for act in said.orders if act.verb in HELPING and act.target is None]
        for act in helping:
            act.object = hit
        return bool(helping)

    def guns_watched(self, said: Utterance, default: Troops | None) -> Troops | None:
        """``If horse comes near one of the batteries, it limbers up``: any of them, by what only guns do."""
        told = default is not None and any(self.world.own[id].arm == "artillery" for id in default.own)
        if not any(act.verb == "limber" for act in said.orders) or (told and not ANY_ONE.search(said.text.raw)):
            return None  # the guns that were spoken of are meant
        guns = [spot.value for spot in said.spots if isinstance(spot.value, Troops) and spot.value.arm == "artillery"]
        mine = guns[0] if len(guns) == 1 and guns[0].loose and guns[0].own else None
        return replace(mine, own=mine.pool or mine.own, enemy=(), loose=False, some=0) if mine is not None else None

    def calls_the_guns(self, said: Utterance, default: Troops | None, seen: Troops) -> bool:
        """``Quand Gauthier passe devant elles, elles changent de cible``: the batteries that were told of, not he."""
        arms = {self.world.own[id].arm for one in (default,) if one is not None for id in one.own}
        others = {self.world.own[id].arm for id in seen.own} - {"artillery"}
        return arms == {"artillery"} and bool(others) and not HERS.isdisjoint(said.text.bare)

    def is_fragment(self, said: Utterance, default: Troops | None) -> bool:
        """Whether a line under no heading says neither who nor what: *5 cm behind the wood*, of whom is not told."""
        if default is None or default is self.block or said.explicit or not said.manner.fresh or said.manner.standing:
            return False
        return not any(act.verb or act.formation for act in said.orders) and said.spots[0].kind != "they"

    def is_rule(self, outcome: Outcome) -> bool:
        """Whether nothing but rules for all came of a sentence."""
        return all(line.text.startswith("STANDING") for line in outcome.lines)

    def spoken_of_singly(self, said: Utterance, default: Troops | None) -> Troops | None:
        """``It charges back`` below those of a kind: the one of them who was spoken of last, not all of them."""
        return default if said.explicit else self.the_one_of(default, said.text.bare)

    def the_one_of(self, default: Troops | None, words: Sequence[str]) -> Troops | None:
        """Of those of a heading the one who was spoken of last, where words call somebody *it* or *he*."""
        spoken = self.spoken
        if default is None or default.commands or default is not self.block or spoken is None:
            return default
        one = len(spoken.commands) == 1 or len(spoken.own) == 1
        among = bool(spoken.own) and set(spoken.own) < set(default.own)
        return spoken if one and among and says_it(words) else default

    def says_it(self, said: Utterance) -> bool:
        """Whether a sentence calls somebody *it* or *he*."""
        return says_it(said.text.bare)

    def is_of_one(self, said: Utterance, whom: Troops | None) -> bool:
        """Whether a rule is for those who were spoken of: its condition names them, or it calls them *it*."""
        if whom is None or whom.everybody or not whom.own:
            return False
        cases = [act.condition.whom for act in said.orders if act.condition is not None]
        named = any(one is not None and set(one.own) == set(whom.own) for one in cases)
        last = whom is self.spoken or (self.subject is not None and whom.own == self.subject.own)
        return named or (last and self.says_it(said))

    def speak_of_regiment(self, clear: list[Troops]) -> None:
        """Whose battalions *the second* and *the third* are in what follows: of the regiment told something."""
        one = clear[-1].own[0] if clear and len(clear[-1].own) == 1 else ""
        regiment = one.partition("/")[2]
        family = frozenset(id for id in self.world.own if regiment and id.partition("/")[2] == regiment)
        self.spotter.family = family if len(family) > 1 else self.spotter.family
        if clear:
            self.spotter.comrades = self.world.like_and_beside(clear[-1].own)

    def watched(self, spots: list[Spot]) -> Troops | None:
        """Of whom a condition is told, where nobody else is named: ``when the 5th is halved, back to the farm``."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        if len(named) == 1:
            return named[0] if not named[0].loose and not named[0].everybody else None
        done_to = any(said.kind == "if" for said in spots[1:])  # menaced by
        if len(named) == 2 and spots[0].kind == "if" and named[0].kind and done_to and named[0].arm != named[1].arm:
            return replace(named[0], enemy=(), loose=False)  # if the batteries are threatened by infantry, they go
        if len(named) == 2 and spots[0].kind == "if" and named[1].loose and not (named[0].loose or named[0].everybody):
            return named[0]  # if 5M is charged by cavalry
        if len(named) == 2 and spots[0].kind == "if" and named[0].loose and len(named[1].own) == 1:
            return None if named[1].loose or named[1].everybody else named[1]  # wenn Kavallerie 5M angreift
        return None

    def are_most(self, who: Troops | None) -> bool:
        """Whether an order would fall to most of the army by no more than a word in a sentence before it."""
        if who is None or who is self.block:
            return False
        told = {*who.own, *(id for command in who.commands for id in self.world.commands.get(command, ()))}
        return len(told) * 2 > len(self.world.present)


def says_it(words: Sequence[str]) -> bool:
    """Whether words call somebody *it* or *he*; ``it is forbidden`` calls nobody so."""
    if tuple(words[:2]) in IMPERSONAL:
        return False
    return not SINGLY.isdisjoint(words) or says_one_in_german(words)


def says_one_in_german(words: Sequence[str]) -> bool:
    """``Die nimmt 5M aufs Korn``, ``dann geht sie vor``: whether a German pronoun that may mean many goes with one."""
    before = [(one, two) for one, two in pairwise(words[:4]) if one in ONE_OR_MANY or two == "sie"]
    return any(is_of_one_in_german(two if one in ONE_OR_MANY else one) for one, two in before)


def is_of_one_in_german(word: str) -> bool:
    """Whether a German verb goes with one who does something: *nimmt*, *soll*."""
    return word in ONE_SHALL or (len(word) >= SHORTEST_VERB and word.endswith("t") and word not in NO_VERBS)
