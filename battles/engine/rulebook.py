"""The base of every rulebook's object: what all of them answer in the same way from what each of them states.

A rulebook states its words and tables in one value, its lengths and scales as members of its class, and hands its
functions on as static methods; what is left to write are the few questions whose answer is its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from battles.engine.battle import Battle, Unit
from battles.engine.campaign import CampaignRules
from battles.engine.catalogue import Catalogue
from battles.engine.course import Stage
from battles.engine.dataclasses import dataclass
from battles.engine.dice import Throw
from battles.engine.filereading import FileWords
from battles.engine.lexicon import Lexicon
from battles.engine.log import Log
from battles.engine.measure import Measure
from battles.engine.oob import OrderOfBattleRules
from battles.engine.orders import Action, OrderSheet, Vocabulary
from battles.engine.protocol import Clause, Rating, Ruleset, TableSection
from battles.engine.settings import Setting
from battles.engine.signs import Signs


@dataclass(frozen=True, slots=True)
class Stated:
    """What a rulebook states, each part written in a file of its folder; the members of a rulebook say what each is.

    ``lexicons`` and ``logs`` are by language: its words, and what words the events of a battle.
    """

    file_words: FileWords
    settings: Sequence[Setting]
    vocabulary: Vocabulary
    catalogue: Catalogue
    lexicons: Mapping[str, Lexicon]
    logs: Mapping[str, Callable[[Battle], Log]]
    clauses: Sequence[Clause]
    quick_reference: Sequence[TableSection]
    measure: Measure
    signs: Signs
    oob: OrderOfBattleRules
    campaign: CampaignRules


class Rulebook(Ruleset):
    """A rulebook without ratings, proposals and courses; it has no state."""

    stated: Stated
    ratings: Sequence[Rating] = ()

    @property
    def file_words(self) -> FileWords:
        return self.stated.file_words

    @property
    def settings(self) -> Sequence[Setting]:
        return self.stated.settings

    @property
    def vocabulary(self) -> Vocabulary:
        return self.stated.vocabulary

    @property
    def catalogue(self) -> Catalogue:
        return self.stated.catalogue

    def lexicon(self, language: str = "en") -> Lexicon:
        return self.stated.lexicons[language]

    def log(self, battle: Battle, language: str = "en") -> Log:
        return self.stated.logs[language](battle)

    @property
    def clauses(self) -> Sequence[Clause]:
        return self.stated.clauses

    @property
    def quick_reference(self) -> Sequence[TableSection]:
        return self.stated.quick_reference

    @property
    def measure(self) -> Measure:
        return self.stated.measure

    @property
    def signs(self) -> Signs:
        return self.stated.signs

    @property
    def oob(self) -> OrderOfBattleRules:
        return self.stated.oob

    @property
    def campaign(self) -> CampaignRules:
        return self.stated.campaign

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - nobody is rated
        return None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - nobody is rated
        return ""

    def proposal(self, battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:  # noqa: ARG002 - none is made
        return {}

    def course(self, battle: Battle, unit: Unit, line: Sequence[Action]) -> Sequence[Stage] | None:  # noqa: ARG002 - reach
        return None


def words_by_key(**keys: Iterable[str] | Mapping[str, Iterable[str]]) -> Mapping[str, tuple[str, ...]]:
    """Keys of units with the words that they take: each word once, of words by arm in the order of the arms."""
    return MappingProxyType({key: tuple(dict.fromkeys(_words(words))) for key, words in keys.items()})


def _words(words: Iterable[str] | Mapping[str, Iterable[str]]) -> Iterable[str]:
    of_arms = words.values() if isinstance(words, Mapping) else (words,)
    return (str(word) for some in of_arms for word in some)
