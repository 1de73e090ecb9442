"""Whoever is gone is told of: no general falls and no unit ends without a word in the first lines and in the story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from battles.engine.catalogue import Drawn, drawn_as
from battles.reports.documents import TurnReportData, turn_report
from battles.reports.facts.fallen import fallen
from battles.reports.facts.news import NewsKind, news_of
from battles.reports.tongues.en.situation import BY_NAME
from battles.reports.tongues.en.words import NUMBERS
from battles.reports.tongues.rich import plain
from tests.battles.reports.other_battles import OTHERS, others
from tests.battles.reports.papers import data
from tests.battles.reports.test_truth import PLAYED, SIDES, report
from tests.printed_words import text_of


@cache
def told_turns(battle: str) -> tuple[TurnReportData, ...]:
    """Both sides' reports of the turns of a battle."""
    if battle == "quatre-bras":
        return tuple(report(number, side) for number in range(1, PLAYED + 1) for side in SIDES)
    return tuple(others(battle, 0))


def lost_generals(told: TurnReportData) -> Iterator[str]:
    """The reader's generals who stood on the table before a turn and do not after it, read off the battle alone."""
    for formation in told.after.formations:
        was = next((one.commander for one in told.before.formations if one.id == formation.id), None)
        commander = formation.commander
        own = told.after.side_of_formation(formation.id) == told.side
        if own and was is not None and commander is not None and commander.out and not was.out:
            yield commander.name or formation.label


def first_lines(told: TurnReportData) -> str:
    return plain(told.tongue.situation(told.telling, (), told.knowledge, told.known_before))


@pytest.mark.parametrize("battle", ["quatre-bras", *OTHERS])
def test_a_generals_fall_is_told_in_the_first_lines_in_the_mail_and_in_one_story(battle: str) -> None:
    seen = 0
    for told in told_turns(battle):
        summary = told.tongue.summary(told.telling, (), told.knowledge, told.known_before)
        stories = [plain(words) for story in told.tongue.stories(told.telling) for words in story.paragraphs]
        for one, name in zip(fallen(told.turn), lost_generals(told), strict=True):
            words = plain(told.tongue.lost_general(told.turn, one))
            assert name in words
            assert words in first_lines(told)
            assert words in summary.situation
            assert sum(words in story for story in stories) == 1
            seen += 1
    assert seen >= (3 if battle == "quatre-bras" else 0)


def test_a_general_who_is_lost_stands_under_the_table_of_the_generals() -> None:
    told = next(one for one in told_turns("quatre-bras") if list(lost_generals(one)))
    (one, *_) = fallen(told.turn)
    words = plain(told.tongue.lost_general(told.turn, one))
    # In the first lines, in the story and under the table.
    assert text_of(turn_report(told)).count(words) == 3


def test_a_seat_is_told_under_its_table_of_its_own_generals_only() -> None:
    fell = {"gauthier", "wathiez"}
    told = data()
    formations = tuple(
        replace(one, commander=replace(one.commander, out="losses")) if one.id in fell else one
        for one in told.after.formations
    )
    after = replace(told.after, formations=formations)
    seat = replace(told.seat, formations=("gauthier",))
    paper = text_of(turn_report(replace(told, after=after, seat=seat)))
    # Wathiez is another's: he is told of in the first lines, and in the story of his brigade among the rest.
    assert paper.count("Gauthier is lost with most of his units") == 3
    assert paper.count("Wathiez is lost with most of his units") == 2


@pytest.mark.parametrize("battle", ["quatre-bras", *OTHERS])
def test_every_unit_that_is_gone_is_named_or_counted_in_the_first_lines(battle: str) -> None:
    seen = 0
    for told in told_turns(battle):
        words = first_lines(told)
        for kind, gone in (
            (NewsKind.OWN_LOST, "of yours are gone"),
            (NewsKind.ENEMY_DESTROYED, "of the enemy are destroyed"),
        ):
            pieces = [piece for piece in news_of(told.telling, ()) if piece.kind is kind]
            unnamed = [piece for piece in pieces if piece.unit.label not in words]
            anonymous = [piece for piece in unnamed if not re.search(r"\d", piece.unit.label)]
            seen += len(pieces)
            if len(unnamed) > BY_NAME:
                assert f"{NUMBERS[len(unnamed)]} more {gone}" in words.lower()
            else:
                assert unnamed == anonymous
    assert seen >= (12 if battle == "quatre-bras" else 0)


@pytest.mark.parametrize("battle", ["quatre-bras", *OTHERS])
def test_every_end_of_a_unit_of_ones_own_is_news(battle: str) -> None:
    for told in told_turns(battle):
        ended = {
            event.unit
            for event in told.turn.events
            if drawn_as(told.ruleset.catalogue, event) is Drawn.LOST and told.turn.own(event.unit)
        }
        assert ended == {piece.unit.id for piece in news_of(told.telling, ()) if piece.kind is NewsKind.OWN_LOST}
