"""Delivering: what became of a sentence entered: weighed as a whole, taken, asked about, turned down or noted."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.geometry import contains
from battles.engine.worded import Worded, worded
from orders.language.letters.accounts import left_over, strands_some, unsaid
from orders.language.letters.acts import Act
from orders.language.letters.composing import Composer
from orders.language.letters.conduct import ALL_OF_US
from orders.language.letters.designations import TYPES
from orders.language.letters.exempting import AGAINST_HORSE, is_of_wood, left_out_there, unread_exception, without_those
from orders.language.letters.guarding import is_unfounded
from orders.language.letters.headings import Headings
from orders.language.letters.misreading import (
    by_guns_alone,
    goes,
    is_implausible,
    leads_his_corps,
    passes_over,
    told_to_stay_as_they_are,
)
from orders.language.letters.names_said import names_said
from orders.language.letters.nicknames import MINE, Nicknames, plain_words
from orders.language.letters.plain_enough import is_plain_enough
from orders.language.letters.saying import MOST_CHOICES, STAYS, Doubt, Line, Outcome, not_understood, quoted
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

CHANCES = frozenset({"opportunity", "opportunité", "gelegenheit", "occasion"})  # charges, and no attack now
NAMING = frozenset({"troops", "mark", "title", "number", "filler", "link", "group"})
CONTENT = frozenset(
    {"verb", "troops", "ground", "spot", "length", "formation", "compass", "way", "kind", "near", "number"}
)
WISHING = frozenset(
    {"soll", "sollen", "moge", "mogen", "wolle", "muss", "mussen", "doit", "doivent", "devra", "devront", "voudra",
     "veuille", "faut", "shall", "must"}
)  # fmt: skip
STATING = frozenset({"re", "are", "is", "s", "has", "have", "had", "was", "were", "looks", "look", "seems", "seem"}) | {
    *("est", "sont", "semble", "semblent", "parait", "ist", "sind", "steht", "stehen", "wirkt", "wirken", "scheint"),
}
AFTER_ALL = re.compile(r"\bafter all\b|\binstead\b|\bon (?:second thoughts?|reflection)\b|\bchanged my mind\b", re.I)
# *À la réflexion, que le 2/28 demeure*: what those were told in a line above no longer counts.
THOUGHT_BETTER = re.compile(
    r"\b(?:on|upon|after)\s+(?:second\s+thoughts?|reflection|(?:further|some|more)\s+(?:thought|reflection))\b|"
    r"^\W*(?:(?:ps|nb|edit|update|late)\W+)*(?:correction|amendment|erratum|errata|corrected|berichtigung|korrektur|rectification|"
    r"rectificatif|correctif)\b|"
    r"\bchanged my mind\b|\bthought better of it\b|\bhaving (?:thought|slept)\b|"
    r"r[ée]flexion faite|(?:[àa] la|apr[èe]s) r[ée]flexion|tout (?:bien r[ée]fl[ée]chi|compte fait)|"
    r"j['’]ai chang[ée] d['’]avis|"
    r"\bnachgedacht\b|\banders überlegt\b|\blieber doch\b|\bdoch lieber\b|nach (?:reiflicher |nochmaliger )?überlegung",
    re.IGNORECASE,
)
THINKING = (
    "thought", "reflection", "mind", "slept", "flexion", "chi", "compte", "avis", "nachgedacht", "lieber", "überlegung",
    "überlegt", "correct", "amend", "errat", "berichtig", "korrektur", "rectif",
)  # fmt: skip
# *Hold your fire until they are close*: not all the turn
UP_TO_THEN = re.compile(
    r"\b(?:until|till?|unless|before|bis|bevor|ehe|erst\s+wenn|jusqu['’]?\w*|avant\s+(?:que|d['’])|tant\s+que)\b(?!\s+(?:now|further|next|the\s+end|I\b))",
    re.IGNORECASE,
)
BESIDE = ("behind", "before", "left", "right", "beside")  # others: a place in itself says where to
INTENDED = re.compile(r"(?:BRIGADE|DIVISION|CORPS|ARMY|BATTERY) (?P<who>[^:]+): INTENT (?P<halt>HOLD$)?")
UNREAD = 0.75  # words not understood, for each that was
INTO_HOUSE = re.compile(r"[^,:]+: MOVE TO (?P<place>\S+)")
UNITS_TOLD = re.compile(r"(?!STANDING|PRIORITY|GENERAL|MESSAGE)[^:]*: (?!INTENT\b)")
SHORT_LINE = 5  # words: a line that names troops and little else wants something of them


class Delivering(Headings):
    """The part of reading sentences in which what they came to is entered."""

    suspected: tuple[str, ...] = ()
    """The rules that the sentence may lay down, of which too little was understood: the likeliest, and others."""
    holding_back: bool = False
    """The sentence in hand may be a rule of conduct, and nothing else."""

    def only_names(self, stretch: Stretch, spots: list[Spot]) -> bool:
        """``b. 9 DIV``: whether a line does no more than name troops of his, as a heading does."""
        words = Text(stretch.raw).bare
        return all(
            spot.kind in NAMING or (spot.kind == "unknown" and len("".join(words[spot.start : spot.end])) == 1)
            for spot in spots
        )

    def no_order(self, stretch: Stretch, spots: list[Spot], explicit: list[Act]) -> None:
        """A sentence in which nothing is asked for: noted, or asked about when it may well be an order."""
        spoken = [act.subject for act in explicit if act.subject is not None and not act.subject.loose]
        if spoken:
            self.subject = self.spoken = spoken[-1]
        if self.later and explicit:
            self.ask(
                stretch, Doubt(worded("They are not on the table yet. Tell them when they are, or write MESSAGE TO."))
            )
            return
        named = [act.subject for act in explicit if act.subject is not None and not act.subject.loose]
        if (
            named
            and not self.generals
            and len(stretch.raw.split()) <= SHORT_LINE
            and not stretch.raw.rstrip().endswith("?")
            and STATING.isdisjoint(Text(stretch.raw).bare[1:])
        ):
            if self.only_names(stretch, spots):
                self.note(stretch)
            else:
                self.ask(stretch, Doubt(worded("What shall they do?")))
            self.doubtful = self.doubtful or self.are_of_several(replace(named[-1], loose=True))
            return
        wished = any(spot.kind == "modal" for spot in spots) and not WISHING.isdisjoint(Text(stretch.raw).bare)
        if named and wished and any(spot.kind == "unknown" for spot in spots):
            self.ask(stretch, Doubt(worded("What shall they do?")))
            return
        owns = any(isinstance(spot.value, Troops) and spot.value.own and not spot.value.loose for spot in spots)
        if any(spot.kind == "if" for spot in spots) and (self.subject or self.block or owns):
            self.ask(stretch, Doubt(worded("Orders cannot wait for what may come. What shall be done?")))
            return
        self.note(stretch)

    def who_are(self, stretch: Stretch, text: Text, stranger: str) -> bool:
        """``My darlings go to F5``: ask once whom he means by words of his own. Whether it was asked."""
        words = plain_words(stranger)
        at = next((n for n in range(1, len(text.words)) if tuple(text.bare[n : n + len(words)]) == words), 0)
        if not at or text.bare[at - 1] not in MINE or any(character.isdigit() for character in stranger):
            return False
        said = text.raw_between(at - 1, at + len(words))
        choices: list[tuple[str, str]] = []
        for id in self.world.lowest:
            if (
                id not in self.world.generals
                or not set(self.world.commands[id]) & self.world.present
                or len(choices) == MOST_CHOICES
            ):
                continue
            named = replace(self.spotter, nicknames=Nicknames(self.world, {**self.nicknames, said: id}))
            sentence = Composer(self.world, named.lexicon, text, named.spots(text)).compose()
            lines = self.answerer.answer(sentence, None, generals=self.generals).lines
            choices += [(lines[0].text, id)] if lines else []
        who = worded("Who is “{said}”?", said=said)
        asked = Doubt(who, tuple(line for line, _ in choices), said, tuple(id for _, id in choices))
        self.ask(stretch, asked)
        return True

    def forbid(self, stretch: Stretch, orders: list[Act]) -> None:
        """``One does not cross the brook``: what nobody is to do, where it is no decision of the rulebook."""
        everybody = Troops(tuple(self.world.own), said="all", everybody=True)
        for act in orders:
            outcome = Outcome()
            if self.answerer.standing_answer(everybody, act, outcome, False):
                if act.verb == "attack" and not ALL_OF_US.isdisjoint(Text(stretch.raw).bare[:4]):
                    # on n'attaque personne ce tour, on défend: what they are about, and perhaps no rule
                    self.ask(stretch, Doubt(not_understood([]), tuple(line.text for line in outcome.lines)))
                    return
                for line in outcome.lines:
                    self.take(line, stretch.line, stretch.said, line.notes)
                for doubt in outcome.doubts:
                    self.ask(stretch, doubt)
                return
        self.ask(
            stretch,
            Doubt(worded("Orders say what to do, not what to leave. Whom do you mean, and what shall they do?")),
        )

    def deliver(self, said: Utterance, outcome: Outcome, *, unsure: bool) -> None:
        """Weigh a sentence and take what came of it."""
        acts, lines = said.sentence.acts, list({line.text: line for line in outcome.lines}.values())
        unknown = [word for act in acts for word in act.unknown if re.search(r"[^\W\d_]", word)]
        lost = left_over(said, self.world)
        unknown += [words for words in lost if words not in unknown]
        if told_to_stay_as_they_are(said):
            lines = [replace(line, text=f"{', '.join(line.units)}: HOLD") if goes(line) else line for line in lines]
        doubted = (
            lines
            if unsure or lost or unsaid(acts, outcome) or strands_some(said)
            else self.doubtful_lines(said, outcome, lines)
        )
        if unknown and not (unsure or lost or any(act.puzzled for act in acts)):
            doubted = [line for line in doubted if not is_plain_enough(line, said, outcome, unknown)]
        doubted = doubted + [
            line
            for line in lines
            if line not in doubted
            and (
                is_unfounded(line, said, self.block, self.world.present & self.world.own.keys())
                or is_implausible(line, said, self.world)
                or leads_his_corps(line, lines)
            )
        ]
        if STAYS not in outcome.dropped and passes_over(lines, said, self.world):
            doubted = doubted + [line for line in lines if line not in doubted]
        if self.holding_back:  # what may be a rule of conduct moves nobody
            strange = [
                line for line in lines if not line.text.startswith("STANDING") or line.text in self.suspected[1:]
            ]
            doubted = doubted + [line for line in strange if line not in doubted]
        silent = [line for line in lines if line.text.endswith(": HOLD FIRE") and UP_TO_THEN.search(said.text.raw)]
        doubted = doubted + [line for line in silent if line not in doubted]  # how long, a turn cannot tell
        beside = any(act.verb in ("", "hold") and all(part.relation in BESIDE for part in act.parts) for act in acts)
        doubted = doubted + [line for line in lines if self.ousts(line, beside=beside) and line not in doubted]
        exempted = self.without_exempted(said, lines)
        doubted = doubted + [line for line in lines if line.text in exempted and line not in doubted]
        if outcome.doubts:  # forward, and what else was not understood: how far?
            doubted = doubted + [line for line in lines if line.text.endswith(": MOVE") and line not in doubted]
        lines = [line for line in lines if not is_asked_for_whom(line, outcome.doubts)]
        doubted = [line for line in doubted if line in lines]
        if doubted:
            instead = {line.text: exempted.get(line.text, ()) or by_guns_alone(line, self.world) for line in doubted}
            choices = [text for line in doubted for text in (*instead[line.text], line.text)]
            self.ask(said.shown, Doubt(not_understood(unknown), tuple(dict.fromkeys(choices))))
            lines = [line for line in lines if line not in doubted]
            unknown = []
        because = (worded("not understood: {words}", words=quoted(unknown)),) if quoted(unknown) else ()
        denied = [act.subject for act in acts if act.negated and act.verb == "fire" and act.target and act.subject]
        if denied and AFTER_ALL.search(said.shown.said):
            self.release([id for who in denied for id in who.own])  # not the guns in F8 after all
        if thought_better(said.shown.said):
            self.release([id for line in lines if UNITS_TOLD.match(line.text) for id in line.units])
        self.names = names_said(said.spots, self.block)
        for line in map(self.staying_there, lines):
            if AFTER_ALL.search(said.shown.said) and line.text.endswith(": HOLD"):
                self.strike(line.units)
            notes = tuple(note for note in line.notes if quotes_him(note, said.shown.said))
            if line in outcome.kept:
                self.kept_back.append((line, said.shown.line, said.shown.said, (*because, *notes)))
                self.told.update(line.units)
                continue
            if not self.take(line, said.shown.line, said.shown.said, (*because, *notes)):
                self.ask(said.shown, Doubt(worded("I cannot write this as an order.")))
        self.names = None
        for doubt in self.within_reason(said, outcome.doubts):
            self.ask(said.shown, doubt)
        if lines and not outcome.doubts and self.is_left_open(said):
            asked = worded("There is more in this than I could read. What else is meant?")
            self.ask(said.shown, Doubt(asked, self.standing_in_wood(said)))
        alike = any(act.object is not None and act.puzzled and not act.verb for act in acts)
        if not outcome.lines and not outcome.doubts and alike and not lines:
            self.ask(said.shown, Doubt(worded("What shall they do?")))  # as somebody who was not told of last
        elif not outcome.lines and not outcome.doubts and not self.turn_down(said.shown):
            if content_of(said.spots) > 1 and said.orders and STAYS not in outcome.dropped:
                self.ask(said.shown, Doubt(worded("I could not make an order of this.")))
            else:
                self.note(said.shown)

    def ousts(self, line: Line, *, beside: bool) -> bool:
        """Whether an order would take the place of an intent that the sheet gives, where it may say no more than how.

        ``INTENT ADVANCE F5``, and below it words that come to a halt, or that tell a place ``beside`` others.
        """
        told = INTENDED.match(line.text)
        if told is None or not (beside or told["halt"]):
            return False
        names = {name.strip().lower() for name in told["who"].split(",")}
        return any(
            one.intent is not None
            and one.intent.posture not in ("HOLD", "DEFEND")
            and one.line not in self.items
            and names & {id.lower() for id in one.scope}
            for one in self.exact.blocks
        )

    def within_reason(self, said: Utterance, doubts: Sequence[Doubt]) -> list[Doubt]:
        """Questions without answers that would halt most of the army, where the sentence is about some of it.

        Of those left without any answer one is kept, for what they are about was not understood.
        """
        told = [spot.value for spot in said.spots if isinstance(spot.value, Troops) and spot.value.own]
        first = next((one for one in told if not one.enemy), None)
        kept: list[Doubt] = []
        many = len(self.world.present)
        if first is None or first.loose or first.everybody or 2 * len(first.own) > many:
            return list(doubts)
        for doubt in doubts:
            halts = [one for one in doubt.choices if one.endswith(": HOLD") and 2 * (one.count(",") + 1) > many]
            choices = tuple(one for one in doubt.choices if one not in halts)
            kept += [doubt if choices == doubt.choices else replace(doubt, choices=choices)]
        reasonable = [one for one, before in zip(kept, doubts, strict=True) if one.choices or not before.choices]
        return reasonable or [Doubt(worded("What shall they do?")) for _ in kept[:1]]

    def staying_there(self, line: Line) -> Line:
        """``5M are in the farm, they hold it``: that a unit is to go into a house in which it stands already."""
        goes_into = INTO_HOUSE.fullmatch(line.text)
        piece = self.world.view.terrain_by_id.get(goes_into["place"]) if goes_into is not None else None
        here = self.world.where(line.units)
        if piece is None or here is None or piece.kind != "village" or not contains(piece.area, here):
            return line
        return replace(line, text=f"{line.units[0]}: HOLD")

    def without_exempted(self, said: Utterance, lines: list[Line]) -> dict[str, tuple[str, ...]]:
        """The orders from which some are left out by where or how they stand, and the same without those."""
        behind = unread_exception(said)
        if not behind:
            return {}
        out = left_out_there(behind, self.world)
        told = [line for line in lines if not (is_of_wood(behind) and line.text.startswith(AGAINST_HORSE))]
        without = {line.text: without_those(line, out, self.world) if out else "" for line in told}
        return {text: (other,) if other else () for text, other in without.items()}

    def doubtful_lines(self, said: Utterance, outcome: Outcome, lines: list[Line]) -> list[Line]:
        """Of what came of a sentence, what is to be asked about before it is done.

        Where a sentence tells several troops what to do, a doubt about some of them does not hold up the others.
        """
        rules = all(line.text.startswith("STANDING") for line in outcome.lines)
        groups: dict[tuple[str, ...], list[Act]] = {}
        for act in said.sentence.acts:
            groups.setdefault(act.subject.own if act.subject is not None else (), []).append(act)
        alone = (
            len(groups) == 1
            or () in groups
            or any(set(one) & set(two) for one in groups for two in groups if one != two)
        )
        if alone or (not rules and self.squares_beside_horse(said)) or not all(line.units for line in lines):
            return lines if self.is_doubtful(said, said.sentence.acts, outcome, rules=rules) else []
        strange = any(act.unknown for act in said.sentence.acts)
        doubted: set[str] = set()
        for own, acts in groups.items():
            spoken_of = strange and any(act.subject is not None and act.subject.loose for act in acts)
            if spoken_of or self.is_doubtful(said, acts, outcome, rules=rules):
                doubted.update(own)
        named = {id for own in groups for id in own}
        return [line for line in lines if doubted & set(line.units) or (doubted and not named & set(line.units))]

    def is_doubtful(self, said: Utterance, acts: list[Act], outcome: Outcome, *, rules: bool) -> bool:
        """Whether what came of some acts of a sentence is doubtful."""
        unknown = [word for act in acts for word in act.unknown if re.search(r"[^\W\d_]", word)]
        squares = [act for act in acts if rules and act.formation == "square" and not act.negated]
        return (
            self.is_heavy(said, acts, unknown)
            or bool(unknown and outcome.doubts)  # half read
            or (not rules and any(word.lower() in CHANCES for word in unknown))
            or (any(act.only for act in acts) and not rules)
            or any(not act.verb and act.parts and act.subject and self.are_of_several(act.subject) for act in acts)
            or any(
                (self.is_scattered(act) and act not in squares) or self.overrules(act) or self.moves_the_rest(act)
                for act in acts
            )
            or (not rules and self.squares_beside_horse(said))
        )

    def are_of_several(self, who: Troops) -> bool:
        """Whether troops named by kind alone are of more than one body: *the lancers to G4* are of one."""
        return who.loose and len({self.world.own[id].of for id in who.own if id in self.world.own}) != 1

    def is_heavy(self, said: Utterance, acts: list[Act], unknown: list[str]) -> bool:
        """Whether too much of what some troops are told was not understood to act on the rest of it."""
        start, end = min(act.start for act in acts), max(act.end for act in acts)
        whole = len(acts) == len(said.sentence.acts)
        told = said.spots if whole else [spot for spot in said.spots if start <= spot.start < end]
        return (
            len(unknown) > UNREAD * content_of(told)
            or any(act.unknown and not act.verb and (act.parts or act.way or act.length is not None) for act in acts)
            or any(act.puzzled for act in acts)
            or any(word.lower() in TYPES for word in unknown)
        )

    def is_left_open(self, said: Utterance) -> bool:
        """Whether a limit or an exception was said that nothing came of."""
        acts = said.sentence.acts
        excepted = any(act.excepted is not None for act in acts)
        excepted = excepted or any(act.condition is not None and act.condition.said == said.text.raw for act in acts)
        left_out = (self.second_thoughts(said.text) and not excepted) or bool(unread_exception(said))
        return any(act.only for act in acts) or left_out

    def standing_in_wood(self, said: Utterance) -> tuple[str, ...]:
        """For those left out of squares because they are in a wood: that they stand."""
        behind = unread_exception(said)
        out = left_out_there(behind, self.world) if is_of_wood(behind) else frozenset()
        foot = [id for id in self.world.own if id in out and self.world.own[id].arm == "infantry"]
        stand = self.answerer.standing("no square against cavalry")
        return (f"STANDING {', '.join(foot)} {stand}",) if foot and stand else ()

    def moves_the_rest(self, act: Act) -> bool:
        """Whether *the others* are sent somewhere, who are of more than one brigade."""
        who = act.subject
        if (
            who is not None
            and who.rest
            and act.verb == "hold"
            and any(re.search(r"[^\W\d_]", word) for word in act.unknown)
        ):
            return True  # the rest keep the wood busy
        if who is None or not who.rest or act.verb in ("hold", "defend", "cease", "fire"):
            return False
        return len({self.world.own[id].of for id in who.own if id in self.world.own}) > 1

    def squares_beside_horse(self, said: Utterance) -> bool:
        """Whether squares are spoken of and cavalry, but nothing was read as what one hangs on the other by."""
        formed = any(act.formation == "square" and act.condition is None for act in said.sentence.acts)
        return formed and any(isinstance(spot.value, Troops) and spot.value.arm == "cavalry" for spot in said.spots)


def quotes_him(note: Worded, said: str) -> bool:
    """Whether a note that quotes its writer has his words, and not those into which they were put plainly."""
    when = note.values.get("when")
    return when is None or " ".join(str(when).lower().split()) in " ".join(said.lower().split())


def thought_better(said: str) -> bool:
    """Whether the writer has changed his mind about those whom a sentence is for."""
    low = said.lower()
    return any(word in low for word in THINKING) and THOUGHT_BETTER.search(said) is not None


def is_asked_for_whom(line: Line, doubts: Sequence[Doubt]) -> bool:
    """Whether a question asks already whether those of an order do it, or only some of them, or others."""
    whom, _, deed = line.text.partition(": ")
    return any(
        line.text in doubt.choices
        and any(
            choice.partition(": ")[0] != whom and choice.partition(": ")[2].split(" ")[0] == deed.split(" ")[0]
            for choice in doubt.choices
        )
        for doubt in doubts
    )


def content_of(spots: Sequence[Spot]) -> int:
    """How many of the spots of a sentence bear on its meaning."""
    return sum(spot.kind in CONTENT for spot in spots)
