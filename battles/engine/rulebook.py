"""The base of every rulebook's object: what all of them answer in the same way from what each of them states.

A rulebook states its words, tables and lengths as members of its class, and hands its functions on as static methods;
what is left to write are the few questions whose answer is its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.dice import Throw
from battles.engine.lexicon import Lexicon
from battles.engine.log import Log
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Rating, Ruleset


class Rulebook(Ruleset):
    """A rulebook without ratings and proposals; it has no state.

    ``lexicons`` and ``logs`` are by language: its words, and what words the events of a battle.
    """

    lexicons: Mapping[str, Lexicon]
    logs: Mapping[str, Callable[[Battle], Log]]
    ratings: Sequence[Rating] = ()

    def lexicon(self, language: str = "en") -> Lexicon:
        return self.lexicons[language]

    def log(self, battle: Battle, language: str = "en") -> Log:
        return self.logs[language](battle)

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - nobody is rated
        return None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - nobody is rated
        return ""

    def proposal(self, battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:  # noqa: ARG002 - none is made
        return {}


def words_by_key(**keys: Iterable[str] | Mapping[str, Iterable[str]]) -> Mapping[str, tuple[str, ...]]:
    """Keys of units with the words that they take: each word once, of words by arm in the order of the arms."""
    return MappingProxyType({key: tuple(dict.fromkeys(_words(words))) for key, words in keys.items()})


def _words(words: Iterable[str] | Mapping[str, Iterable[str]]) -> Iterable[str]:
    of_arms = words.values() if isinstance(words, Mapping) else (words,)
    return (str(word) for some in of_arms for word in some)
