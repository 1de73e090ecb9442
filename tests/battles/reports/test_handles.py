"""An enemy's handle is one word for one unit: on map, list and form, from turn to turn, and typed back in an order.

Over all turns of the battle of the examples, and over battles of the three other rulebooks.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from battles.engine.handles import short_handle
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Certainty, Knowledge, public_id
from battles.reports.documents import SeatBrief, TurnReportData, form_of, order_form, turn_report
from battles.reports.facts.enemy import in_sight
from battles.reports.pens import svg
from battles.services.naming import names_of
from battles.services.played import Played
from orders.language.names import Names
from orders.language.normal_form import normal_form
from orders.language.sheet import parse
from tests.battles.reports import handles, mapped
from tests.battles.reports.other_battles import OTHERS, played, reports_of
from tests.battles.reports.test_truth import PLAYED, SIDES, all_of_quatre_bras, report
from tests.printed_words import printed_words

BATTLES = ("quatre-bras", *OTHERS)
#: The turns of which the papers are read.
LOOKED_AT = (1, 4, 6, 8, 12)
OTHER_TURNS = 12
#: So many enemies without a name are shown on sheets at least; in two of the battles nobody near is unknown.
IN_SIGHT = {"quatre-bras": 40, "a-village-on-the-goldbach": 5, "selo": 0, "villaseca": 0}


def turns_of(battle: str) -> tuple[Played, ...]:
    """A battle as it was played."""
    return all_of_quatre_bras() if battle == "quatre-bras" else played(battle, 0, OTHER_TURNS)


@cache
def reports(battle: str) -> tuple[TurnReportData, ...]:
    """Both sides' reports of the turns that are looked at."""
    if battle == "quatre-bras":
        return tuple(report(number, side) for number in LOOKED_AT for side in SIDES)
    turns = turns_of(battle)
    looked_at = [number for number in LOOKED_AT if number <= len(turns)]
    return tuple(told for number in looked_at for told in reports_of(turns[number - 1], turns[0].turn.before))


#: All tests of a battle follow each other, as its maps are kept no longer.
of_every_battle = pytest.mark.parametrize("battle", BATTLES, scope="module")


def knowledge_over_time(battle: str) -> Iterator[list[Knowledge]]:
    """What each side knew at the beginning of every turn."""
    turns = turns_of(battle)
    for side in turns[0].turn.before.sides:
        yield [one.known[side.id] for one in turns if side.id in one.known]


@of_every_battle
def test_a_handle_once_given_never_comes_to_name_another(battle: str) -> None:
    met = 0
    for known in knowledge_over_time(battle):
        meant: dict[str, str] = {}
        for knowledge in known:
            handles_now = [public_id(contact) for contact in knowledge.contacts]
            assert len(handles_now) == len(set(handles_now))
            for contact in knowledge.contacts:
                assert meant.setdefault(contact.alias, contact.subject) == contact.subject, contact.alias
        met += len(meant)
        assert len(known) >= (PLAYED if battle == "quatre-bras" else 6) - 1
    assert met >= 10


@of_every_battle
def test_handles_on_every_map_are_their_own_enemys_and_alike_by_all_pens(battle: str) -> None:
    shown = 0
    for told in reports(battle):
        for called, map_ in handles.maps(told):
            assert not list(handles.misplaced(told, map_)), (told.before.turn, told.side, called)
            words = {handle for word in map_.words for handle in handles.short_in(word.text)}
            if words and called in ("sheet 1", "telephone"):
                assert handles.drawn_by_pens(map_.picture) == dict.fromkeys(("pdf", "svg", "png"), words)
            shown += len(words)
    assert shown > 10


@of_every_battle
def test_every_enemy_in_sight_has_his_handle_on_the_sheets_that_show_him(battle: str) -> None:
    shown = 0
    for told in reports(battle):
        seen = {short_handle(public_id(contact)) for contact in in_sight(told.knowledge)} - {""}
        known = handles.given(told.knowledge)
        for called, map_ in handles.maps(told, "sheet"):
            scale = map_.scene.cm_per_unit
            words = {handle for word in map_.words for handle in handles.short_in(word.text)}
            there = {
                one for one in seen if map_.plate.within((known[one].at[0] * scale, known[one].at[1] * scale))
            }  # fmt: skip
            assert there <= words, (told.before.turn, told.side, called)
            shown += len(there)
    assert shown >= IN_SIGHT[battle]


@of_every_battle
def test_who_points_at_a_sign_on_a_screen_reads_what_orders_call_it(battle: str) -> None:
    pointed = 0
    for told in reports(battle):
        drawn = svg.render(next(scene for called, scene, _ in mapped.maps_of(told) if called == "page"))
        titles = html.unescape(" / ".join(re.findall(r"<title>([^<]*)</title>", drawn)))
        seen = {short_handle(public_id(contact)) for contact in in_sight(told.knowledge)} - {""}
        assert seen <= handles.short_in(titles), (told.before.turn, told.side)
        for unit in told.after.units:
            if unit.in_play and unit.at and told.after.side_of[unit.id] == told.side:
                assert f"({unit.id})" in titles or unit.label == unit.id
        pointed += len(seen)
    assert pointed > 5


@of_every_battle
def test_every_enemy_on_a_map_in_a_mail_or_on_a_page_has_his_handle(battle: str) -> None:
    there = 0
    for told in reports(battle):
        known = handles.given(told.knowledge)
        for called, map_ in handles.maps(told, "page", "telephone"):
            scale = map_.scene.cm_per_unit
            seen = {short_handle(public_id(contact)) for contact in in_sight(told.knowledge)} - {""}
            drawn = {one for one in seen if map_.plate.within((known[one].at[0] * scale, known[one].at[1] * scale))}
            shown = {handle for word in map_.words for handle in handles.short_in(word.text)}
            assert drawn <= shown, (told.before.turn, told.side, called)
            there += len(drawn)
    assert there > 10


@of_every_battle
def test_every_unit_of_ones_own_has_its_handle_on_a_sheet_of_every_seat(battle: str) -> None:
    shown = 0
    for whole in reports(battle):
        state = whole.after
        below = [one.id for one in state.formations if one.of and state.side_of_formation(one.id) == whole.side]
        seats = [whole, *(replace(whole, seat=SeatBrief("a general", (one,))) for one in below[:4])]
        for told in seats:
            own = {
                unit.id
                for unit in state.units
                if unit.in_play
                and unit.at
                and state.side_of[unit.id] == told.side
                and (not told.seat.formations or told.seat.formations[0] in {link.id for link in state.chain(unit.of)})
            }
            drawn = {word.text.partition(" ")[0] for _, map_ in handles.maps(told, "sheet") for word in map_.words}
            assert own <= drawn, (told.before.turn, told.side, told.seat.formations)
            shown += len(own)
    assert shown > 20


@of_every_battle
def test_the_handles_of_report_and_form_are_those_that_the_side_was_given(battle: str) -> None:
    listed = 0
    for told in reports(battle):
        paper, form = printed_words(turn_report(told)), printed_words(order_form(form_of(told)))
        known = set(handles.given(told.knowledge))
        # Those who were seen to fall in the turn are listed once more.
        fell = {short_handle(contact.alias) for contact in told.knowledge.contacts if contact.fate}
        assert handles.short_in(paper) <= known | fell, (told.before.turn, told.side)
        assert handles.short_in(form) <= known
        assert not handles.long_in(paper + form)
        seen = {short_handle(public_id(contact)) for contact in in_sight(told.knowledge)} - {""}
        assert seen <= handles.short_in(paper)
        assert known == handles.short_in(form)
        listed += len(seen)
    assert listed > 5


@of_every_battle
def test_the_form_names_every_enemy_of_the_report_by_what_orders_call_him(battle: str) -> None:
    listed = 0
    for told in reports(battle):
        contacts = [one for one in told.knowledge.contacts if not one.commander and not one.fate]
        form = form_of(told)
        assert {one.handle for one in form.enemies} == {
            short_handle(public_id(contact)) or public_id(contact) for contact in contacts
        }
        assert {one.handle for one in form.enemies if one.seen} == {
            short_handle(public_id(contact)) or public_id(contact) for contact in contacts if contact.seen
        }
        words = printed_words(order_form(form))
        for enemy in form.enemies:
            assert f"{enemy.handle} " in words, (told.before.turn, told.side, enemy)
            listed += 1
    assert listed > 10


#: How a unit is sent against an enemy in each rulebook.
AGAINST = {"mini-nap": "CHARGE", "big-napoleonic-battles": "ASSAULT", "carolus-rex": "CHARGE", "old-trousers": "CHARGE"}


def meant_by(told: TurnReportData, word: str) -> set[str]:
    """Who is meant by a word in an order to charge, as the receipt tells it back."""
    names, vocabulary = _NAMES.get(Same(told), lambda: names_of(told.after, told.side)), told.ruleset.vocabulary
    own = next(unit.id for unit in told.after.units if unit.in_play and told.after.side_of[unit.id] == told.side)
    sheet = parse(f"{own}: {AGAINST[told.ruleset.id]} {word}", names, vocabulary)
    found = re.findall(rf"{AGAINST[told.ruleset.id]} (\S+)", normal_form(sheet, names))
    return {one.rstrip(";,") for one in found}


#: The names that the side may use which was asked about last.
_NAMES: Shelf[Names] = Shelf(1)


@of_every_battle
def test_a_handle_typed_back_is_that_enemy(battle: str) -> None:
    typed = 0
    for told in reports(battle):
        for short, contact in handles.given(told.knowledge).items():
            for word in (short, short.upper(), contact.alias, contact.alias.upper()):
                assert meant_by(told, word) == {contact.alias}
            typed += 1
        for contact in told.knowledge.contacts:
            if contact.certainty is Certainty.NAMED and not contact.commander and not contact.fate:
                assert meant_by(told, contact.subject) == {contact.subject}
    assert typed > 5


def test_a_map_with_a_handle_of_another_or_of_nobody_is_found_out() -> None:
    told = report(8, "allied")
    map_ = next(map_ for _, map_ in handles.maps(told, "sheet 1"))
    first, second = [word for word in map_.words if handles.SHORT.match(word.text) and "," not in word.text][:2]
    swapped = [replace(first, text=second.text), replace(second, text=first.text)]
    assert len(list(handles.misplaced(told, replace(map_, words=swapped)))) == 2
    assert list(handles.misplaced(told, replace(map_, words=[replace(first, text="e999 1-4")])))
