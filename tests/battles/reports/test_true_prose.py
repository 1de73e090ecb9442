"""Every figure and place in a report's prose is one of the turn's events or of its state.

One reader of prose, held against the log and the state by one witness: over the battle of the examples, battles of the
three other rulebooks and generated battles, several turns and seeds each. A story with one figure changed or one place
exchanged is found out.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain

import pytest

from battles.reports.documents import TurnReportData, turn_report
from battles.reports.facts.commands import commands_of
from battles.reports.tongues.rich import plain
from battles.reports.tongues.told import BrigadeStory
from tests.battles.reports import generated
from tests.battles.reports.other_battles import OTHERS, others
from tests.battles.reports.reading import WORDS, Told, minutes
from tests.battles.reports.test_truth import SIDES, report
from tests.battles.reports.witness import ENDS, Witness
from tests.printed_words import printed_words

SEEDS = (0, 1)
#: How far from an action's hour it may be told: a turn is told to five minutes.
MINUTES = 3


def words_of(story: BrigadeStory) -> str:
    """A command's story in one line."""
    return " ".join(" ".join(plain(paragraph) for paragraph in story.paragraphs).split())


def stories(told: TurnReportData) -> Iterator[tuple[BrigadeStory, str, list[str]]]:
    """Each command's story, its words, and the ids of the command's units."""
    units = {command.id: [unit.id for unit in command.units] for command in commands_of(told.turn)}
    for story in told.tongue.stories(told.telling):
        yield story, words_of(story), units[story.brigade]


def untrue(told: TurnReportData) -> tuple[list[str], Counter[str]]:
    """What is told in a report's stories and not borne out, and how much was looked at, by kind."""
    witness, seen = Witness(told), Counter[str]()
    faults = []
    for story, words, units in stories(told):
        seen += witness.told_in(words)
        faults += [f"{story.title}: {fault}" for fault in witness.faults(words, units)]
    return faults, seen


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [1, 4, 8, 14])
def test_the_prose_of_the_battle_of_the_examples_is_true(number: int, side: str) -> None:
    faults, seen = untrue(report(number, side))
    assert not faults
    assert seen


@pytest.mark.parametrize("name", OTHERS)
def test_the_prose_of_other_rulebooks_is_true(name: str) -> None:
    faults, seen = [], Counter[str]()
    for told in chain.from_iterable(others(name, seed) for seed in SEEDS):
        some, looked_at = untrue(told)
        faults += some
        seen += looked_at
    assert not faults
    assert all(seen[kind] for kind in ("march", "loss", "square", "ground")), seen


@pytest.mark.parametrize("name", generated.RECIPES)
def test_the_prose_of_generated_battles_is_true(name: str) -> None:
    for side in generated.SIDES:
        assert not untrue(generated.report(name, side))[0]


def all_others() -> Iterator[TurnReportData]:
    """The reports of all battles of the other rulebooks."""
    for name in OTHERS:
        for seed in SEEDS:
            yield from others(name, seed)


def samples() -> Iterator[TurnReportData]:
    """Reports of every rulebook."""
    yield from (report(number, side) for number in (1, 4, 8, 14) for side in SIDES)
    yield from all_others()


def test_no_loss_of_ones_own_is_told_twice() -> None:
    compared = 0
    for told in samples():
        witness, sums = Witness(told), defaultdict[str, float](float)
        for _, words, _ in stories(told):
            for name, lost in witness.told_losses(words):
                sums[name] += lost
        for name, lost in sums.items():
            assert lost <= witness.lost(name), (told.after.title, told.before.turn, name)
            compared += 1
    assert compared > 40


def made_up() -> Iterator[TurnReportData]:
    """Reports of generated battles."""
    yield from (generated.report(name, side) for name in generated.RECIPES for side in generated.SIDES)


def test_every_loss_of_ones_own_is_told_where_a_command_tells_its_turn() -> None:
    compared = Counter[str]()
    for told in (*samples(), *made_up()):
        witness, sums = Witness(told), defaultdict[str, float](float)
        everything = [words for _, words, _ in stories(told)]
        for words in everything:
            for name, lost in witness.told_losses(words):
                sums[name] += lost
        for name, ids in witness.ids.items():
            own = [id for id in ids if told.after.side_of.get(id) == told.side]
            if own != ids or name.endswith(")") or not witness.lost(name):
                continue
            if all(told.after.unit_by_id[id].in_play for id in own):
                brackets = sum(lost for full, lost in sums.items() if full.startswith(f"{name} ("))
                assert sums[name] + brackets == witness.lost(name), (told.after.title, told.before.turn, name)
                compared["lost"] += 1
            elif len(own) == 1:
                ends = [one for words in everything for one in re.split(r"(?<=[.;]) ", words) if name in one.lower()]
                assert any(ENDS.search(one) or "dispersed" in one for one in ends), (told.before.turn, name)
                compared["gone"] += 1
    assert compared["lost"] > 40, compared
    assert compared["gone"] > 5, compared


def test_two_units_of_one_name_are_told_apart_by_whose_they_are() -> None:
    compared = 0
    for told in made_up():
        witness = Witness(told)
        for name, ids in witness.ids.items():
            if len({told.after.side_of.get(id) or told.before.side_of[id] for id in ids}) < 2 or name.endswith(")"):
                continue
            for _, words, _ in stories(told):
                for found in re.finditer(rf"(?<![\w/«]){re.escape(name)}(?![\w/»])", words, re.IGNORECASE):
                    assert re.search(r"(?:[Yy]our|[Tt]he enemy's) $", words[: found.start()]), (name, words)
                    compared += 1
    assert compared > 20


HELD = re.compile(r"lost (\d+|[a-z]+) ([a-z ]+?)(?: and (\d+|[a-z]+) ([a-z ]+?))?(?:, about ([\d,]+) [a-z]+)?$")
OUT = re.compile(r"(\d+) of (\d+) ")


def test_the_line_of_facts_over_a_story_is_true() -> None:
    checked = Counter[str]()
    for told in samples():
        lost = dict(told.ruleset.measure.lost(told.events))
        gone = {event.unit for event in told.events if event.kind in ("eliminated", "destroyed")}
        for unit in told.before.units:
            # What is destroyed or runs over the edge has lost all that it had, whatever the blows came to.
            left = told.after.unit_by_id.get(unit.id)
            out = left is not None and (left.out in ("eliminated", "destroyed") or unit.id in gone)
            if told.ruleset.measure.counted and out:
                lost[unit.id] = 0 if unit.out else told.ruleset.measure.amount(unit)
        start = told.clock.at(told.before.turn)
        for story, _, units in stories(told):
            points = sum(lost.get(id, 0) for id in units)
            found = HELD.search(story.facts)
            assert (found is None) == (points == 0), story.facts
            if found is not None:
                words = [word for word in found.group(1, 3) if word]
                told_points = sum(WORDS.index(word) if word in WORDS else int(word) for word in words)
                assert told_points == points or found[5] is None, story.facts
                checked["lost"] += 1
            for part, whole in OUT.findall(story.facts):
                assert int(part) < int(whole) <= len(units)
                checked["share"] += 1
            if start is None:
                continue
            first = (start.hour * 60 + start.minute) % 720
            for hour in re.findall(r"about [^;,]+?(?=;| and about|$)", story.facts):
                if "men" not in hour:
                    after = (minutes(hour) - first + MINUTES) % 720
                    assert after <= told.clock.minutes + 2 * MINUTES, (hour, start)
                    checked["hour"] += 1
    assert min(checked[kind] for kind in ("lost", "share", "hour")) > 10, checked


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [4, 14])
def test_what_is_printed_is_the_prose_that_was_checked(number: int, side: str) -> None:
    told = report(number, side)
    paper = _unspaced(printed_words(turn_report(told)))
    shown = [words_of(story) for story in told.tongue.stories(told.telling) if not story.quiet]
    assert len(shown) > 3
    for words in shown:
        assert _is_printed(_unspaced(words), paper), words


def _is_printed(words: str, paper: str) -> bool:
    """Whether a text stands in a paper in one piece, or in two with the foot and head of a page between them."""
    first = next(length for length in range(len(words), 0, -1) if words[:length] in paper)
    rest = paper[paper.index(words[:first]) + first :]
    return words[first:] in rest


def _unspaced(text: str) -> str:
    """A text without white space and with printers' apostrophes."""
    return re.sub(r"\s", "", text).replace("'", "’")


def test_the_situation_of_a_mail_and_of_the_first_page_is_true() -> None:
    for told in samples():
        witness = Witness(told)
        own = [id for id, side in told.after.side_of.items() if side == told.side]
        summary = told.tongue.summary(told.telling, (), told.knowledge, told.known_before)
        for text in (summary.situation, summary.headline):
            faults = [
                fault for fault in witness.faults(text, own) if not fault.startswith(("square", "ground", "loss"))
            ]
            assert not faults


# ---- the reader and the witness would notice


def changed(told: Told, other: str) -> Iterator[tuple[str, str]]:
    """A sentence with one of its figures changed by one, or its place exchanged, after the kind of what was changed."""
    before, words, after = told.words[: told.at[0]], told.words[slice(*told.at)], told.words[told.at[1] :]
    if told.kind == "square":
        yield told.kind, f"{before}{other}{after}"
        return
    for found in re.finditer(r"[\d,]*\d(?!\d*[\]⟧])|\b(?:an?|one|two|three|four|five|six|seven|eight)\b", words):
        figure = found[0]
        if figure[0].isdigit():
            value = int(figure.replace(",", ""))
            step = 1 if told.kind in ("loss", "left") else 100 if value >= 1000 else 10
            new = f"{value + step:,}"
        else:
            new = WORDS[(1 if figure in ("a", "an") else WORDS.index(figure)) + 1]
        yield told.kind, f"{before}{words[: found.start()]}{new}{words[found.end() :]}{after}"


def test_a_story_with_one_figure_changed_or_a_place_exchanged_is_found_out() -> None:
    tried, caught = Counter[str](), Counter[str]()
    for told in samples():
        witness = Witness(told)
        size = told.ruleset.vocabulary.square
        there = {witness.square(unit.at, size) for unit in told.after.units if unit.at}
        nowhere = next(square for square in ("A1", "A9", "R9", "V14", "B2") if square not in there)
        for _, words, units in stories(told):
            for one in witness.reader.read(words):
                for kind, sentence in changed(one, nowhere):
                    tried[kind] += 1
                    caught[kind] += bool(witness.faults_of_masked(sentence, units))
    assert set(tried) >= {"range", "march", "gap", "help", "before", "left", "loss", "square"}
    # What slips through is true of another unit or another time: a march of a neighbour, the same target hit again.
    # Of a few of a kind it may be one of them.
    assert all(caught[kind] >= min(0.85 * tried[kind], tried[kind] - 1) for kind in tried), (tried, caught)
    assert sum(caught.values()) >= 0.93 * sum(tried.values()), (tried, caught)


def test_what_befell_one_unit_told_of_another_is_found_out() -> None:
    tried = caught = 0
    for told in samples():
        witness = Witness(told)
        for _, words, units in stories(told):
            masked = witness.reader.masked(words)
            for one in witness.reader.read_masked(masked):
                if one.kind == "range" and len(set(one.units)) == 2:
                    first, second = one.units
                    if witness.fired(witness.of([second]), witness.of([first])):
                        continue  # They fired at each other: both ways it is true.
                    swapped = re.sub(
                        r"⟦(\d+)⟧",
                        lambda found: f"⟦{ {first: second, second: first}.get(int(found[1]), int(found[1])) }⟧",  # noqa: B023
                        one.words,
                    )
                    tried += 1
                    caught += bool(witness.faults_of_masked(swapped, units))
    assert tried > 30
    assert caught > 0.9 * tried
