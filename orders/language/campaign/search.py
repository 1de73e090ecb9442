"""The search through one line of a campaign sheet, with the words of the campaign compiled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.command import vocabulary
from campaigns.strategy.rules.tables import DECISIONS
from orders.language.grammar import Rule, Rules
from orders.language.patterns import Pattern, Patterns, Synonyms, Words, compile_phrase
from orders.language.search import Search

if TYPE_CHECKING:
    from orders.language.campaign.names import CampaignNames
    from orders.language.campaign.slots import Amiss


@dataclass(frozen=True, slots=True)
class CampaignGrammar:
    """The phrases of the campaign compiled."""

    statements: Mapping[str, Pattern]
    actions: Patterns
    headquarters: Patterns
    rules: Rules
    conditions: tuple[Pattern, ...]
    joining: tuple[Words, Words]


@lru_cache(maxsize=1)
def grammar() -> CampaignGrammar:
    """The grammar of campaign sheets, made once."""
    synonyms = Synonyms.of(vocabulary.SYNONYMS.items(), ())

    def patterns(phrases: tuple[Any, ...]) -> Patterns:
        return Patterns(compile_phrase(phrase, synonyms) for phrase in phrases)

    return CampaignGrammar(
        {phrase.name: compile_phrase(phrase, synonyms) for phrase in vocabulary.STATEMENTS},
        patterns(vocabulary.ACTIONS),
        patterns(vocabulary.HEADQUARTERS),
        Rules.of(
            Rule.of(name, synonyms.words(name.upper()), (Pattern(one, (synonyms.words(one),)) for one in choices))
            for name, choices in DECISIONS.items()
        ),
        patterns(vocabulary.CONDITIONS),
        (synonyms.words("IF"), synonyms.words("AND")),
    )


@dataclass(slots=True)
class CampaignSearch(Search):
    """A search that may also look for what is amiss with a line: then names that nobody bears fill their slots."""

    campaign_names: CampaignNames = None  # type: ignore[assignment]
    looks_for_faults: bool = False
    faults: dict[int, Amiss] = field(default_factory=dict)
