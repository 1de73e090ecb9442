"""The grammar of an order sheet: every form a line may take, in the notation of phrases (contract, section 2).

The forms stand here in the order in which they are tried. A ruleset's vocabulary fills the slots ``unit_orders``,
``general_orders``, ``command_orders``, ``rules`` (decision, choice, conditions), ``posture`` and ``formation``, and
gives the words that head blocks; the writer's names fill the rest:

- ``ordered`` a unit that takes the writer's orders, ``ordered_units`` several, ``grouped_units`` several that may
  stand side by side without commas;
- ``command``, ``general`` a formation of his, by its own or its commander's name; ``scope`` commands and units;
- ``objective`` a place, with or without a preposition before it;
- ``key``, ``text``, ``addressee`` free text.

``PRIORITY`` is read name by name, because one unknown name must not cost the others (see ``sheet``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import COMMAND_BLOCKS, Phrase, Vocabulary
from orders.language.patterns import Colon, Pattern, Patterns, Synonyms, Words, choice_words, compile_phrase
from orders.language.wordings import HINTS, SYNONYMS


def statements(blocks: Iterable[str]) -> tuple[Phrase, ...]:
    """The forms of a sheet whose blocks are headed by these words."""
    kinds = f"{{kind:{'|'.join((*blocks, 'BATTERY'))}}}"
    objective = "[{objective:objective}]"
    return (
        Phrase("END", "END"),
        Phrase("KEY", "KEY : {key:key}"),
        Phrase("TURN", "TURN : {turn:integer}"),
        Phrase("BLANK", "PRIORITY|INTENT"),
        Phrase("PRIORITY", "PRIORITY : {scope:scope}"),
        Phrase("SIDE", "SIDE"),
        Phrase("CONCEDE", "CONCEDE"),
        Phrase("MESSAGE", "MESSAGE TO {to:addressee} : {body:text}"),
        Phrase("BATTERY", "BATTERY : {units:ordered_units}"),
        Phrase("BATTERY LINE", "BATTERY : {units:ordered_units} : {orders:unit_orders}"),
        Phrase("BLOCK", f"{kinds} : {{formation:command}}"),
        Phrase("BLOCK INTENT", f"{kinds} : {{formation:command}} : [INTENT] {{posture:posture}} {objective}"),
        Phrase("BLOCK STANDING", f"{kinds} : {{formation:command}} : STANDING {{rules:rules}}"),
        Phrase("BLOCK ORDER", f"{kinds} : {{formation:command}} : {{orders:command_orders}}"),
        Phrase("GROUP", "GROUP : {units:grouped_units}"),
        Phrase("GROUP LINE", "GROUP : {units:grouped_units} : {orders:unit_orders}"),
        Phrase("INTENT", "INTENT : {posture:posture} [{objective:objective}]"),
        Phrase("STANDING", "STANDING [ALL] : {rules:rules}"),
        Phrase("STANDING SCOPE", f"STANDING [{kinds}] {{scope:scope}} : {{rules:rules}}"),
        Phrase("GENERAL", f"GENERAL [{kinds}] {{general:general}} : {{orders:general_orders}}"),
        Phrase("BLOCK GENERAL", "GENERAL : {orders:general_orders}"),
        Phrase("UNIT STANDING", "{unit:ordered} : STANDING {rules:rules}"),
        Phrase("UNIT HEADER", "{unit:ordered} :"),
        Phrase("UNIT", "{unit:ordered} : {orders:unit_orders}"),
        Phrase("UNITS", "{units:ordered_units} : {orders:unit_orders}"),
        Phrase("COMMAND", "{orders:command_orders}"),
        Phrase("POSTURE", "{posture:posture} [{objective:objective}]"),
        Phrase("ORDERS", "{orders:unit_orders}"),
    )


FORMS = tuple(phrase.name for phrase in statements(COMMAND_BLOCKS))

# Forms that lack the word they should begin with: never accepted, but what they were meant to be is clear enough to
# be offered. Each is named after the form it lacks a word of.
HEADLESS = (
    Phrase("BLOCK INTENT", "[INTENT] {formation:command} : [INTENT] {posture:posture} [{objective:objective}]"),
    Phrase("BLOCK STANDING", "{formation:command} : STANDING {rules:rules}"),
    Phrase("GENERAL", "{general:general} : {orders:general_orders}"),
    Phrase("STANDING ALL", "[ALL] : {rules:rules}"),
    Phrase("STANDING SCOPE", "{scope:scope} : {rules:rules}"),
)


@dataclass(frozen=True, slots=True)
class Rule:
    """A compiled decision: what it is headed by, its words and a colon, and the patterns of its choices."""

    heading: Pattern
    choices: Patterns

    @classmethod
    def of(cls, name: str, words: Words, choices: Iterable[Pattern]) -> Rule:
        """The rule of a decision of this name."""
        return cls(Pattern(name, (words, Colon())), Patterns(choices))


@dataclass(frozen=True, slots=True)
class Rules:
    """Compiled decisions: their headings, in the order in which they are tried, and each decision by its name."""

    headings: Patterns
    by_name: Mapping[str, Rule]

    @classmethod
    def of(cls, rules: Iterable[Rule]) -> Rules:
        """Some rules; each has a name of its own."""
        listed = {rule.heading.name: rule for rule in rules}
        return cls(Patterns(rule.heading for rule in listed.values()), MappingProxyType(listed))


@dataclass(frozen=True, slots=True)
class Grammar:
    """A vocabulary compiled together with the forms of the sheet."""

    vocabulary: Vocabulary
    statements: Mapping[str, Pattern]
    headless: Mapping[str, Pattern]
    unit_orders: Patterns
    general_orders: Patterns
    command_orders: Patterns
    rules: Rules
    conditions: tuple[Pattern, ...]
    postures: tuple[tuple[str, Words], ...]
    formations: tuple[tuple[str, Words], ...]
    joining: tuple[Words, Words]
    together: dict[tuple[str, ...], Patterns] = field(default_factory=dict, compare=False, repr=False)

    def forms(self, names: tuple[str, ...]) -> Patterns:
        """The forms of these names, put together once."""
        if names not in self.together:
            self.together[names] = Patterns(self.statements[name] for name in names)
        return self.together[names]

    @classmethod
    def of(cls, vocabulary: Vocabulary) -> Grammar:
        """The grammar of a ruleset's sheets. Raises ``ValueError`` when a phrase does not follow the notation."""
        synonyms = Synonyms.of({**SYNONYMS, **vocabulary.synonyms}.items(), hint_pairs())

        def patterns(phrases: tuple[Phrase, ...]) -> Patterns:
            return Patterns(compile_phrase(phrase, synonyms) for phrase in phrases)

        def by_name(phrases: tuple[Phrase, ...]) -> Mapping[str, Pattern]:
            return MappingProxyType({phrase.name: compile_phrase(phrase, synonyms) for phrase in phrases})

        return cls(
            vocabulary,
            by_name(statements(vocabulary.blocks)),
            by_name(HEADLESS),
            patterns(vocabulary.unit_actions),
            patterns(vocabulary.general_actions),
            patterns(vocabulary.command_actions),
            Rules.of(
                Rule.of(decision.name, synonyms.words(decision.name), patterns(decision.choices))
                for decision in vocabulary.decisions
            ),
            patterns(vocabulary.conditions),
            choice_words(vocabulary.postures, synonyms),
            choice_words(vocabulary.formations, synonyms),
            (synonyms.words("IF"), synonyms.words("AND")),
        )


def hint_pairs() -> Iterator[tuple[str, str]]:
    """Each hint with what it points to."""
    for meant, listed in HINTS.items():
        for hint in re.split(r"[,;] *", listed):
            yield hint, meant


class GrammarShelf:
    """Compiled grammars by vocabulary, so that each ruleset's is made once."""

    def __init__(self) -> None:
        self.made: list[Grammar] = []

    def grammar_of(self, vocabulary: Vocabulary) -> Grammar:
        for grammar in self.made:
            if grammar.vocabulary is vocabulary:
                return grammar
        self.made = [Grammar.of(vocabulary), *self.made[:7]]
        return self.made[0]


SHELF = GrammarShelf()
