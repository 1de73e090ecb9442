"""Dice in side notes are the log's, and words in stories people's: in battles of every rulebook, and made-up ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from battles import rulesets
from battles.engine.catalogue import Catalogue, Key
from battles.reports.documents import TurnReportData
from battles.reports.facts.rows import command_rows
from battles.reports.tongues.rich import plain
from tests.battles.reports import generated
from tests.battles.reports.other_battles import OTHERS, others
from tests.battles.reports.test_truth import SIDES, report

BATTLES = ("quatre-bras", *OTHERS, "24 units in Greek, Letter", "100 units, Letter")


def reports(battle: str) -> Iterator[TurnReportData]:
    """Reports of both sides."""
    if battle == "quatre-bras":
        yield from (report(number, side) for number in (1, 4, 8, 14) for side in SIDES)
    elif battle in OTHERS:
        yield from others(battle, 0)
    else:
        yield from (generated.report(battle, side) for side in generated.SIDES)


@pytest.mark.parametrize("battle", BATTLES)
def test_every_throw_beside_a_story_is_one_of_the_log_and_is_shown_once(battle: str) -> None:
    shown = 0
    for told in reports(battle):
        logged = Counter(
            (event.roll.dice, event.clause, told.turn.own(event.unit))
            for event in told.turn.events
            if event.roll is not None and event.roll.dice
        )
        noted = Counter[tuple[object, ...]]()
        meetings = Counter[int]()
        for story in told.tongue.stories(told.telling):
            for note in story.notes:
                meetings[note.number] += 1
                assert set(note.clauses) <= {clause for _, clause, _ in logged}
                for throw in note.throws:
                    assert len(throw.counted) == len(throw.dice)
                    total = re.match(r"(?:answer )?(\d+)", throw.result)
                    hits = [
                        event.effect.get("hits")
                        for event in told.turn.events
                        if event.roll is not None and event.roll.dice == throw.dice
                    ]
                    assert any(own is not throw.enemy and dice == throw.dice for dice, _, own in logged)
                    if total is not None and "hit" in throw.result and ":" not in throw.result:
                        assert int(total[1]) in hits
                    noted[throw.dice, throw.enemy] += 1
                    shown += 1
        by_thrower = Counter[tuple[object, ...]]()
        for (dice, _, own), count in logged.items():
            by_thrower[dice, not own] += count
        assert not noted - by_thrower
        numbers = {episode.number for episode in told.telling.episodes}
        assert set(meetings) <= numbers
    assert shown > 5


#: A paragraph that says who tells of some meetings.
ELSEWHERE = re.compile(r"^(?:For \[\d+\]|\[\d+\] was the end of).* see ")


@pytest.mark.parametrize("battle", BATTLES)
def test_a_meeting_is_told_once_where_it_was_suffered(battle: str) -> None:
    for told in reports(battle):
        tellers = Counter[int]()
        by_number = {episode.number: episode for episode in told.telling.episodes}
        for story in told.tongue.stories(told.telling):
            own = {unit for each in command_rows(told.telling) if each.command.id == story.brigade
                   for unit in (row.unit.id for row in each.rows)}  # fmt: skip
            for paragraph in story.paragraphs:
                words = plain(paragraph)
                if ELSEWHERE.search(words):
                    continue
                for number in map(int, re.findall(r"\[(\d+)\]", words)):
                    tellers[number] += 1
                    episode = by_number[number]
                    suffered = episode.target if told.turn.own(episode.target) else episode.actor
                    assert suffered in own, (story.title, number)
        assert set(tellers) == set(by_number), told.before.turn
        assert max(tellers.values(), default=1) == 1


@pytest.mark.parametrize("battle", BATTLES)
def test_what_is_laid_to_guns_was_done_by_guns_alone(battle: str) -> None:
    for told in reports(battle):
        summary = told.tongue.summary(told.telling, (), told.knowledge, told.known_before)
        found = re.search(r"([^.]+?) ha(?:s|ve) lost [^.]+ to gunfire", summary.situation)
        if found is None:
            continue
        rows = [each for each in command_rows(told.telling)
                if told.tongue.command(told.turn, each.command) == found[1].strip().removeprefix("The ")]  # fmt: skip
        hit = {row.unit.id for each in rows for row in each.rows}
        assert hit, found[1]
        for event in told.turn.events:
            firer = told.turn.unit(event.unit)
            if event.kind == "fire" and event.target in hit and event.effect.get("hits"):
                assert firer is None or firer.arm == "artillery", summary.situation


#: Words of codes that people use as well, spelt as codes are.
ALLOWED = frozenset({"re-formed", "counter-charged", "side-stepped", "twenty-five", "cut-off"})


def codes(catalogue: Catalogue) -> set[str]:
    """Words of events that nobody would write: with a hyphen or an underscore."""
    keys: list[Key] = [one for kind in catalogue.values() for one in kind.keys.values()]
    words = {str(word) for one in keys for word in one.words} | set(catalogue)
    words |= {name for kind in catalogue.values() for name in kind.keys}
    return {word for word in words if "-" in word or "_" in word} - ALLOWED


@pytest.mark.parametrize("battle", BATTLES)
def test_no_story_headline_or_table_has_a_word_of_the_engine(battle: str) -> None:
    read = 0
    for told in reports(battle):
        ruleset = rulesets.find(told.after.ruleset)
        names = sorted({unit.label for unit in (*told.before.units, *told.after.units)}, key=len, reverse=True)
        names += [formation.label for formation in told.after.formations] + [one.name for one in told.after.terrain]
        known = re.compile("|".join(re.escape(name) for name in filter(None, names)))
        unspeakable = re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(codes(ruleset.catalogue))))})(?![\w-])"
            r"|\w_\w|[{}]|\bNone\b|\benemy-\d|\b(?:INTENT|HOLD|MOVE|CHARGE|FORM|STANDING|ATTACK)\b|\d\.\d{2,}"
        )
        summary = told.tongue.summary(told.telling, (), told.knowledge, told.known_before)
        texts = [summary.headline, summary.situation]
        for story in told.tongue.stories(told.telling):
            texts += [story.facts, story.cause, *map(plain, story.paragraphs)]
        texts += [told.tongue.command_note(told.turn, rows) for rows in command_rows(told.telling)]
        for text in texts:
            assert not unspeakable.search(known.sub("", text)), text
            read += bool(text)
    assert read > 10
