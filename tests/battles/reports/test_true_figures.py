"""Figures that papers tell: each in prose stands in the events or the state; handles and totals are one everywhere."""

from __future__ import annotations

import re
from functools import cache

import pytest

from battles.engine.handles import short_handle
from battles.engine.knowledge import Certainty, public_id
from battles.reports.documents import Chronicle, form_of, order_form, turn_report
from battles.reports.facts.enemy import in_sight
from battles.reports.facts.rows import command_rows
from battles.reports.facts.strength import amount_of
from battles.reports.tongues.en.words import NUMBERS
from tests.battles.reports import mapped, measuring
from tests.battles.reports.test_truth import SIDES, quatre_bras, report
from tests.printed_words import text_of

TURNS = (8,)
FIRED = re.compile(r"from ([\d,]+) metres(?! from)")
WENT = re.compile(r"went forward ([\d,]+)(?: to ([\d,]+))? metres")
MEN = re.compile(r"(\w+) hundred men|([\d,]+) men\b")


def stories_of(told):
    """The words of each command's story."""
    for story in told.tongue.stories(told.telling):
        words = " ".join("".join(span.text for span in paragraph) for paragraph in story.paragraphs)
        yield " ".join(words.split())


@cache
def printed_text(number: int, side: str) -> str:
    """What a reader finds in a side's report."""
    return text_of(turn_report(report(number, side)))


def lengths(told, *keys: str) -> set[float]:
    """The lengths that events tell under these keys, each and summed up by unit, in metres."""
    each: list[float] = []
    by_unit: dict[str, float] = {}
    for event in told.turn.events:
        for key in keys:
            if _is_length(event.effect.get(key)):
                each.append(float(event.effect[key]))
                by_unit[event.unit] = by_unit.get(event.unit, 0.0) + each[-1]
    return {length * told.ruleset.metres_per_unit for length in (*each, *by_unit.values())}


def _is_told(metres: int, known: set[float]) -> bool:
    """Whether a length is one of these, told in tens of metres, and in hundreds of a thousand and more."""
    return any(abs(metres - length) <= (50 if metres >= 1000 else 10) for length in known)


def _is_length(value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@pytest.mark.parametrize(("keys", "told_as"), [(("range", "gap"), FIRED), (("distance",), WENT)])
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_every_range_and_march_in_prose_is_one_of_the_events(number, side, keys, told_as):
    told, checked = report(number, side), 0
    known = lengths(told, *keys)
    assert not all(_is_told(metres, known) for metres in range(10, 600, 10)), "any length would do"
    for words in stories_of(told):
        for found in told_as.finditer(words):
            for figure in filter(None, found.groups()):
                assert _is_told(int(figure.replace(",", "")), known), (figure, words)
                checked += 1
    assert checked


@pytest.mark.parametrize("side", SIDES)
def test_every_body_of_men_in_prose_is_one_of_the_events_or_the_state(side):
    turns = (4, 8, 14)
    checked = [_bodies_checked(report(number, side)) for number in turns]
    assert all(checked)
    assert sum(checked) >= 3 * len(turns)


def _bodies_checked(told) -> int:
    """How many numbers of men the stories of a report tell; each must be known."""
    checked = 0
    points = {unit.strength for unit in told.after.units if unit.strength}
    lost: dict[str, int] = {}
    for event in told.turn.events:
        for key in ("hits", "lost"):
            value = event.effect.get(key)
            if _is_length(value):
                points.add(int(value))
                for one in (event.unit, event.target):
                    lost[one] = lost.get(one, 0) + int(value)
    for amount in told.ruleset.measure.lost(told.turn.events).values():
        points.add(amount)
    known = {point * 100 for point in points} | {amount * 100 for amount in lost.values()}
    for words in stories_of(told):
        for hundreds, plain in MEN.findall(words):
            men = int(plain.replace(",", "")) if plain else _number(hundreds) * 100
            assert men in known, (men, words)
            checked += 1
    return checked


def _number(word: str) -> int:
    return 1 if word in ("a", "one") else NUMBERS.index(word)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_every_handle_of_the_enemy_is_in_the_list_and_on_the_sheets_that_show_him(number, side):
    told = report(number, side)
    text = printed_text(number, side)
    listed = text[text.index("What was seen of the enemy") :]
    handles = {
        contact.at: short_handle(public_id(contact))
        for contact in in_sight(told.knowledge)
        if contact.certainty is not Certainty.NAMED
    }
    assert len(handles) > 5
    assert all(re.search(rf"{handle}(?!\d)", listed) for handle in handles.values())
    shown: set[str] = set()
    for called, scene, sheet in mapped.maps_of(told):
        if called.startswith("sheet"):
            shown |= {word.text.split()[0].rstrip(",") for word in measuring.lettered(scene, sheet).words}
    assert shown & set(handles.values())


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_every_handle_of_ones_own_is_in_the_table_on_a_sheet_and_on_the_form(number, side):
    told = report(number, side)
    table, form = printed_text(number, side), text_of(order_form(form_of(told)))
    sheets = [map_ for map_ in mapped.maps_of(told) if map_[0].startswith("sheet")]
    # A strength that no dots can tell stands behind the handle.
    words = [word for _, scene, sheet in sheets for word in measuring.lettered(scene, sheet).words]
    drawn = {word.text.partition(" ")[0] for word in words}
    own = [unit for unit in told.after.units if unit.in_play and told.after.side_of[unit.id] == side and unit.at]
    assert len(own) > 20
    for unit in own:
        assert unit.id in table
        assert unit.id in form
        assert unit.id in drawn


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_the_totals_of_report_state_and_battle_report_are_one(number, side):
    told = report(number, side)
    rows = command_rows(told.telling, (), told.started)
    left, full = sum(each.left for each in rows), sum(each.full for each in rows)
    state = quatre_bras()[number - 1].turn.after
    present = [unit for unit in state.units if unit.in_play and unit.at and state.side_of[unit.id] == side]
    assert left == amount_of(told.ruleset, present)
    played = tuple(one.turn for one in quatre_bras()[:number])
    chronicle = Chronicle(told.ruleset, played, told.clock)
    gone = [unit.id for unit in state.units if unit.out == "eliminated" or unit in present]
    assert full - left == chronicle.lost_by(side, units=gone)
    assert f"{left} of {told.tongue.strength(told.ruleset, full)}" in printed_text(number, side)
