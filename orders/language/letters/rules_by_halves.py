"""Rules by halves: a sentence of which nothing else could be made, read as a rule of conduct by its case and answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.case_and_answer import (
    OF_GUNS,
    Rule,
    answer_given,
    case_and_answer,
    may_tell_a_rule,
    rules_and_rest,
)
from orders.language.letters.rules_of_fire import only_in_return
from orders.language.letters.sentences import SentenceReader
from orders.language.letters.signs_of_conduct import GUNNERS, Answer, Case
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.whom_a_rule_binds import SO_MANY

# *Huberts Jäger*: not all of that kind
OF_SOMEBODY = re.compile(r"^(?-i:[A-ZÄÖÜ][\w-]+)['’]?s?\s", re.IGNORECASE)
EVERYBODY = re.compile(
    r"\b(?:all|every\w*|each|anybody|anyone|nobody|no\s+one|none|whoever|wer|alle\w*|jede\w*|keine?r?|niemand\w*|"
    r"tous|toutes|tout\s+le\s+monde|chacun\w*|personne|aucun\w*)\b",
    re.IGNORECASE,
)
# *His gunners*, *if they get at him*: those of the battery that was told of
HIS = re.compile(r"\b(?:his|its|him|it|seine[nmr]?|ihm|ihn|ses|sa|lui)\b", re.IGNORECASE)
# *in that case*, behind a rule that has told the case
IN_THAT_CASE = re.keyed(
    r"\s*\b(?:in\s+(?:that|this|such\s+a)\s+case|in\s+(?:so\s+(?:ei)?nem|diesem|dem|solch\s+einem|einem\s+solchen)\s+Fall|(?:dans|en)\s+(?:ce|pareil|un\s+tel)\s+cas)\b",
    re.IGNORECASE,
)
# Orders that gunners have who stay *with the guns*, whatever those are taken for
STAYS = re.compile(r": (?:HOLD$|REDEPLOY TO \d)")
# *The gunners of all three batteries*, *alle drei Batterien*, *les quatre batteries*: as many as were told of last
SO_MANY_GUNS = re.compile(
    r"\b(?:(?:all|these|those|the|alle|die|diese|dieser|aller|les|ces|des)\s+)+(?P<many>three|four|trois|quatre|drei|vier)\s+(?:(?:foot\s+|Fuß)?batter(?:ies|ien)|guns|pièces|canons|Geschütze|Kanonen)\b",
    re.IGNORECASE,
)
# What somebody thinks or hopes is noted as it was.
TOLD = re.compile(
    r"\b(?:I|my|hopes?|expects?|wonder|suppose|ich|mein\w*|man|glaube?|denke?|hoffe?|je|mon|pense|crois|espère)\b",
    re.IGNORECASE,
)
PLAIN: dict[str, dict[tuple[Case, Answer], str]] = {
    "en": {
        (Case.GUNS_REACHED, Answer.AWAY): "{who} limber and flee flee",
        (Case.GUNS_REACHED, Answer.STAND): "{who} limber and flee stand",
        (Case.CAVALRY_NEAR, Answer.SQUARE): "{who} form square if cavalry comes near",
        (Case.CAVALRY_NEAR, Answer.NO_SQUARE): "{who} form no square if cavalry comes near",
        (Case.CHARGED, Answer.AWAY): "{who} fall back if charged",
        (Case.CHARGED, Answer.STAND): "{who} fall back stand",
        (Case.CHARGED, Answer.BACK_AT_THEM): "{who} counter-charge if charged",
        (Case.WON, Answer.STOP): "{who} do not pursue after a win",
        (Case.CHANCE, Answer.BACK_AT_THEM): "{who} take every opportunity to charge",
        (Case.OWN_ACCORD, Answer.BACK_AT_THEM): "{who} may charge of their own accord",
        (Case.OWN_ACCORD, Answer.STAND): "{who} do not charge of their own accord",
        (Case.FREE_FIRE, Answer.BACK_AT_THEM): "{who} fire at will",
    },
    "de": {
        (Case.GUNS_REACHED, Answer.AWAY): "{who} limber and flee flee",
        (Case.GUNS_REACHED, Answer.STAND): "{who} limber and flee stand",
        (Case.CAVALRY_NEAR, Answer.SQUARE): "{who} bilden Karree, wenn Kavallerie nahe kommt",
        (Case.CAVALRY_NEAR, Answer.NO_SQUARE): "{who} bilden kein Karree, wenn Kavallerie nahe kommt",
        (Case.CHARGED, Answer.AWAY): "{who} weichen aus, wenn sie angegriffen werden",
        (Case.CHARGED, Answer.STAND): "{who} fall back stand",
        (Case.CHARGED, Answer.BACK_AT_THEM): "{who} machen immer eine Gegenattacke, wenn sie attackiert werden",
        (Case.WON, Answer.STOP): "{who} verfolgen nach einem Sieg nicht",
        (Case.CHANCE, Answer.BACK_AT_THEM): "{who} dürfen jede Gelegenheit zur Attacke nutzen",
        (Case.OWN_ACCORD, Answer.BACK_AT_THEM): "{who} dürfen von sich aus attackieren",
        (Case.OWN_ACCORD, Answer.STAND): "{who} attackieren nicht von sich aus",
        (Case.FREE_FIRE, Answer.BACK_AT_THEM): "{who} feuern nach Belieben",
    },
    "fr": {
        (Case.GUNS_REACHED, Answer.AWAY): "{who} limber and flee flee",
        (Case.GUNS_REACHED, Answer.STAND): "{who} limber and flee stand",
        (Case.CAVALRY_NEAR, Answer.SQUARE): "{who} forment le carré si la cavalerie approche",
        (Case.CAVALRY_NEAR, Answer.NO_SQUARE): "{who} ne forment pas le carré si la cavalerie approche",
        (Case.CHARGED, Answer.AWAY): "{who} se replient s'ils sont chargés",
        (Case.CHARGED, Answer.STAND): "{who} fall back stand",
        (Case.CHARGED, Answer.BACK_AT_THEM): "{who} contre-chargent s'ils sont chargés",
        (Case.WON, Answer.STOP): "{who} ne poursuivent pas après une victoire",
        (Case.CHANCE, Answer.BACK_AT_THEM): "{who} chargent à chaque occasion",
        (Case.OWN_ACCORD, Answer.BACK_AT_THEM): "{who} peuvent charger d'eux-mêmes",
        (Case.OWN_ACCORD, Answer.STAND): "{who} ne chargent pas d'eux-mêmes",
        (Case.FREE_FIRE, Answer.BACK_AT_THEM): "{who} tirent à volonté",
    },
}
#: The decisions of the rulebook that are for a case, as a rule in normal form names one of them.
DECISION = {
    Case.GUNS_REACHED: "limber and flee",
    Case.CAVALRY_NEAR: "vs cavalry",
    Case.CHARGED: "",
    Case.WON: "breakthrough",
    Case.CHANCE: "opportunity charge",
    Case.OWN_ACCORD: "opportunity charge",
    Case.FREE_FIRE: "fire at will",
}
EVADING = "fall back"
Known = tuple[tuple[tuple[object, dict[str, Any]], ...], tuple[Any, Any]]
THEY = {"en": "they", "de": "sie", "fr": "ils"}
ALL = {"en": "everybody", "de": "alle", "fr": "tous"}
BATTERIES = {"en": "the batteries", "de": "die Batterien", "fr": "les batteries"}


class RulesByHalves(SentenceReader):
    """Reads sentences; one that comes to nothing and is a rule by its halves in the plain words of that rule."""

    last_rule: Rule | None = None
    """The last rule of which its case was told."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph.

        One that comes to nothing, or to a rule for another case than it tells of, is read by its halves; where it comes
        to nothing and is made up of several, they are read one by one.
        """
        stretch = self.in_that_very_case(stretch)
        if both := only_in_return(stretch.raw):
            for number, plain in enumerate(both):
                self.plainly(stretch, plain, fresh=fresh and not number, paragraph=paragraph and not number)
            return
        may = may_tell_a_rule(stretch.raw)
        rule = case_and_answer(stretch.raw) if may else None
        self.last_rule = rule if rule is not None and rule.told else self.last_rule
        pieces = rules_and_rest(stretch.raw) if may and rule is None else ()
        if rule is not None and self.so_many_batteries(rule) and (plain := self.in_plain_words(rule)):
            self.plainly(stretch, plain, fresh=fresh, paragraph=paragraph)
            return
        if rule is None and not pieces:
            super().sentence(stretch, fresh=fresh, paragraph=paragraph)
            return
        before, done = self.as_it_is(), (len(self.asked), len(self.noted))
        had = set(self.items)
        super().sentence(stretch, fresh=fresh, paragraph=paragraph)
        asked, noted = len(self.asked) > done[0], len(self.noted) > done[1]
        new = self.taken(had)
        if rule is not None and new and not are_of_another(rule, new):
            if self.in_plain_words(rule):
                del self.asked[done[0] :]  # what else was asked of it is answered by that
            return
        if not new and not asked and not (noted and TOLD.search(stretch.raw) is None):
            return
        after = self.as_it_is()
        if rule is None:
            self.one_by_one(stretch, pieces, before, after, fresh=fresh, paragraph=paragraph)
            return
        self.put_back(before)
        plain = self.in_plain_words(rule)
        if plain:
            self.plainly(stretch, plain, fresh=fresh, paragraph=paragraph)
        if set(self.items) == had:
            self.put_back(after)

    def plainly(self, stretch: Stretch, plain: str, *, fresh: bool, paragraph: bool) -> None:
        """Read a sentence in plain words; its writer is shown his own beside what comes of it."""
        told = set(self.items), len(self.asked), len(self.noted)
        super().sentence(stretch.saying(plain), fresh=fresh, paragraph=paragraph)
        self.in_his_words(stretch.said, *told)

    def in_his_words(self, said: str, had: Collection[int], asked: int, noted: int) -> None:
        """Show the writer's own words beside all that was entered, asked and noted since."""
        for number in self.items.keys() - set(had):
            self.items[number] = replace(self.items[number], said=said)
        self.asked[asked:] = [replace(one, said=said) for one in self.asked[asked:]]
        self.noted[noted:] = [replace(one, said=said) for one in self.noted[noted:]]

    def in_that_very_case(self, stretch: Stretch) -> Stretch:
        """*Bijleveld's limber up and leave in that case*, behind a rule for others: in the plain words of his own."""
        found = IN_THAT_CASE.search(stretch.raw) if self.last_rule is not None else None
        if found is None or self.last_rule is None:
            return stretch
        rest = f"{stretch.raw[: found.start()].rstrip(' ,')} {stretch.raw[found.end() :].lstrip(' ,')}".strip().rstrip(
            ".! "
        )
        answer = answer_given(self.last_rule.case, rest)
        plain = (
            self.in_plain_words(self.last_rule._replace(answer=answer, done=rest, head=""))
            if answer is not None
            else ""
        )
        return stretch.saying(plain) if plain else stretch

    def in_plain_words(self, rule: Rule) -> str:
        """The rule in plain words of the letter's language; nothing where it tells of more than that."""
        language = self.spotter.lexicon.languages[0]
        who = self.those_bound(rule, language)
        return PLAIN[language][rule.case, rule.answer].format(who=who) if who else ""

    def those_bound(self, rule: Rule, language: str) -> str:
        """The words for those whom a rule binds; nothing where that cannot be told."""
        if any(spot.kind == "spot" for spot in self.spotter.spots(Text(self.in_full(rule.done)))):
            return ""  # they are to go somewhere
        ahead = self.called_in(rule.who)
        others = [one for _, one in self.called_in(rule.told) if one.own and not (one.kind or one.loose)]
        if (
            others
            and ahead
            and not {id for one in others for id in one.own} <= {id for _, one in ahead for id in one.own}
        ):
            return ""  # what happens to others of his is no case of theirs
        foes = [troops for _, troops in ahead if troops.enemy and not troops.own]
        if foes and rule.case is Case.CHARGED and all(troops.kind and troops.loose for troops in foes):
            return ALL[language]  # *les tirailleurs, si on leur tombe dessus, reculent*: his, as soon as there are any
        if foes:
            return ""
        if rule.case is Case.GUNS_REACHED:
            return self.guns_bound(rule, language)
        if not ahead and language == "de":  # so weichen die Bataillone von Husson aus
            ahead = [(said, troops) for said, troops in self.called_in(rule.done) if troops.own][:1]
        if rule.case is Case.CHARGED and EVERYBODY.search(rule.who):
            return ""  # all go back: no matter of skirmishers
        said = ", ".join(said for said, _ in ahead)
        if said or EVERYBODY.search(rule.who):
            return said or ALL[language]
        in_case = [
            said
            for said, troops in self.called_in(rule.told)
            if troops.own and not troops.loose and (not troops.kind or OF_SOMEBODY.search(said) is not None)
        ]
        return ", ".join(in_case) or rule.head or (ALL[language] if EVERYBODY.search(rule.told) else THEY[language])

    def guns_bound(self, rule: Rule, language: str) -> str:
        """The batteries whose gunners a rule is for: those that it names, the one that was told of, or all."""
        if several := self.so_many_batteries(rule):
            return ", ".join(several)
        called = self.called_in(rule.done)
        if GUNNERS.search(rule.done) is None and any(one.own and not self.are_guns(one) for _, one in called):
            return ""  # others hold the position
        named = [
            said for said, one in called if self.are_guns(one) and not one.loose and (len(one.own) == 1 or not one.kind)
        ]
        if named or (rule.head and OF_GUNS.fullmatch(rule.head) is None):
            return ", ".join(named) or rule.head
        battery = self.subject if HIS.search(f"{rule.told} {rule.done}") else None
        return ", ".join(battery.own) if battery is not None and self.are_guns(battery) else BATTERIES[language]

    def so_many_batteries(self, rule: Rule) -> Sequence[str]:
        """The three, or four, batteries that were told something last, if a rule is for so many of them."""
        found = SO_MANY_GUNS.search(f"{rule.told} {rule.done}")
        if found is None or rule.case is not Case.GUNS_REACHED:
            return ()
        many, now = SO_MANY[found["many"].lower()], self.subject.own if self.subject is not None else ()
        last = [*dict.fromkeys(reversed([*self.told_last, *(now if len(now) == 1 else ())]))][many - 1 :: -1]
        guns = len(last) == many and set(last) <= self.world.with_arm("artillery")
        return last if guns else ()

    def called_in(self, raw: str) -> list[tuple[str, Troops]]:
        """The words of a sentence that stand for troops, and for whom."""
        text = Text(self.in_full(raw))
        return [
            (text.raw_between(spot.start, spot.end), spot.value)
            for spot in self.spotter.spots(text)
            if isinstance(spot.value, Troops)
        ]

    def one_by_one(
        self,
        stretch: Stretch,
        pieces: Sequence[str],
        before: Known,
        after: Known,
        *,
        fresh: bool,
        paragraph: bool,
    ) -> None:
        """Read the pieces of a sentence each for itself, where that leaves less to ask than the whole."""
        made, noted = len(self.items) - len(self.asked), len(self.noted)
        self.put_back(before)
        astray = False
        for number, piece in enumerate(pieces):
            first, had = number == 0, set(self.items)
            self.sentence(stretch.saying(piece), fresh=fresh and first, paragraph=paragraph and first)
            told = [line for line in self.taken(had) if not line.startswith("STANDING")]
            # *..., but he isn't to go looking for it himself*: what is left of a sentence says more to its rule
            astray = astray or bool(told and not first and not self.names_own(Text(self.in_full(piece))))
        if astray or len(self.items) - len(self.asked) <= made or len(self.noted) > noted:  # nothing is passed over
            self.put_back(after)

    def taken(self, had: Collection[int]) -> list[str]:
        """The orders in normal form that were entered beside those whose numbers are given."""
        new = self.items.keys() - had
        return [line.normal for line in self.exact.lines if line.line in new]

    def as_it_is(self) -> Known:
        """All that is known of the letter by now."""
        return tuple(
            (thing, {name: copied(value) for name, value in contents(thing)})
            for thing in (self, self.exact, self.answerer.where)
        ), (self.spotter.family, self.spotter.comrades)

    def put_back(self, known: Known) -> None:
        """Know no more than that."""
        things, (self.spotter.family, self.spotter.comrades) = known
        for thing, values in things:
            for name, value in values.items():
                setattr(thing, name, copied(value))


def contents(thing: object) -> Iterator[tuple[str, Any]]:
    """The names and values of all that something holds."""
    slots = [name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ()) if hasattr(thing, name)]
    yield from ((name, getattr(thing, name)) for name in slots if not name.startswith("__"))
    yield from getattr(thing, "__dict__", {}).items()


def copied(value: Any) -> Any:
    """A list, mapping or set by itself; all else does not change."""
    return value.copy() if isinstance(value, list | dict | set) else value


def are_of_another(rule: Rule, lines: Sequence[str]) -> bool:
    """Whether orders are rules for another case than this, or have gunners stay in any, and none is for this one."""
    rules = [line for line in lines if line.startswith("STANDING")]
    stay = rule.case is Case.GUNS_REACHED and all(STAYS.search(line) is not None for line in lines)
    evades = rule.case is Case.WON and any(f" {EVADING}: " in line for line in rules)  # *halt and re-form*
    return (bool(rules) or stay) and (evades or not any(DECISION[rule.case] in line for line in rules))
