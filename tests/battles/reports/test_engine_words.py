"""No paper of any rulebook has a word of the engine: words taken from the code, papers from fought turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from battles import rulesets
from battles.engine.battle import Battle
from battles.reports.documents import UmpireReportData, quick_reference
from battles.reports.documents.paper import A4
from battles.services.papers.file import strengths
from tests.battles.reports import engine_words, generated, printed
from tests.battles.reports.other_battles import OTHERS, played, reports_of
from tests.printed_words import text_of

#: The turn of the battles of the scenarios whose papers are read.
TOLD = 6
GENERATED = ("trousers: 6 units in Turkish",)


@cache
def texts(battle: str) -> dict[str, str]:
    """What is read on all papers of a turn of a battle, by the paper."""
    return dict(_texts(battle))


def _texts(battle: str) -> Iterator[tuple[str, str]]:
    if battle in GENERATED:
        seats = [generated.report(battle, side) for side in generated.SIDES]
        umpire, turns = generated.umpires(battle), generated.played(battle)
    else:
        turns = played(battle, 0)[:TOLD]
        last, first = turns[-1], turns[0].turn.before
        seats = list(reports_of(last, first))
        turn, known = last.turn, {told.side: told.knowledge for told in seats}
        umpire = UmpireReportData(
            seats[0].ruleset, turn.before, turn.after, turn.events, seats[0].clock, known, turn.orders,
            started=strengths(first),
        )  # fmt: skip
    for told in seats:
        for called, make in printed.seats_papers(told):
            yield f"{called} of {told.side}", text_of(make())
    for called, make in printed.desks_papers(umpire, tuple(one.turn for one in turns), A4):
        yield called, text_of(make())


def first_of(battle: str) -> Battle:
    """A battle before its first turn."""
    if battle in GENERATED:
        return generated.made(battle)
    return played(battle, 0)[0].turn.before


@pytest.mark.parametrize("battle", [*OTHERS, *GENERATED])
def test_no_paper_has_a_word_of_the_engine(battle: str) -> None:
    first = first_of(battle)
    words = engine_words.codes(first.ruleset) | engine_words.ids(first)
    assert len(words) > 15
    names = {one.name for one in (*first.units, *first.formations, *first.terrain)} | {unit.id for unit in first.units}
    for called, text in texts(battle).items():
        assert len(text) > 200, called
        assert not list(engine_words.engine_words(text, words=words, names=names)), called


@pytest.mark.parametrize("ruleset", ["mini-nap", "big-napoleonic-battles", "carolus-rex", "old-trousers"])
def test_no_quick_reference_has_a_word_of_the_engine_that_is_not_written_in_orders(ruleset: str) -> None:
    words = engine_words.codes(ruleset) - engine_words.orderable(ruleset)
    text = text_of(quick_reference(rulesets.find(ruleset)))
    assert not list(engine_words.engine_words(text, words=words))


@pytest.mark.parametrize(
    "said",
    ["it did rally-full at noon", "its last_target was near", "it has None left", "lost {'a': 1}", "the sw-army halts"],
)
def test_a_word_of_the_engine_would_be_found(said: str) -> None:
    words = engine_words.codes("big-napoleonic-battles") | engine_words.ids(first_of("selo"))
    assert list(engine_words.engine_words(said, words=words))
