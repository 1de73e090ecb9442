"""The papers of vast armies: six pages for a turn in which few met the enemy, and all that the others have."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, partial
from io import BytesIO

import pytest
from pypdf import PdfReader

from battles.engine.handles import short_handle
from battles.reports.documents import TurnReportData, turn_report
from battles.reports.documents.maps import sector_field, sector_scene
from battles.reports.documents.page import Document
from battles.reports.documents.paper import A4, LIVE
from battles.reports.documents.sector import Sector
from battles.reports.documents.setting import SMALLER, TERSE
from battles.reports.documents.strip import strip
from battles.reports.facts.enemy import seen_of_the_enemy
from battles.reports.facts.story import command_turns
from battles.reports.scene.engrave import has_dots, paper_sheet
from battles.reports.scene.values import Detail, Tone
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.en.words import NUMBERS, ground
from battles.reports.tongues.rich import plain
from tests.battles.reports import generated, printing
from tests.battles.reports.measuring import faults, lettered
from tests.battles.reports.test_tags import SAID
from tests.printed_words import text_of

VAST = "300 units on 300 by 400"
#: The smallest type of any report, in points: far reaches behind their room, the longest names in the strip.
LEAST_TYPE = 5.6


def told(side: str) -> TurnReportData:
    """The report of an army of 150 units."""
    return replace(generated.report(VAST, side), paper=A4)


@cache
def pages(side: str) -> tuple[printing.Page, ...]:
    return tuple(printing.printed(partial(turn_report, told(side))))


@pytest.mark.parametrize("side", generated.SIDES)
def test_it_takes_six_pages_of_type_no_smaller_than_others_have(side):
    found = list(pages(side))
    assert len(found) == 6
    assert not printing.loose(found)
    assert not printing.faults(found)
    assert min(text.size for page in found for text in page.texts) >= LEAST_TYPE
    # What is left out gives room for type larger than the smallest.
    assert any(text.size == SMALLER.briefly.size for page in found for text in page.body)


@pytest.mark.parametrize("side", generated.SIDES)
def test_each_unit_of_it_stands_on_a_sheet_with_handle_and_strength(side):
    data = told(side)
    page = Document(data.paper, title="", subject="")
    page.setting = TERSE[0]
    field, shown, dotted = sector_field(data, data.telling), set(), 0
    for sheet in Sector(data, data.telling, page.depth).choices(page.setting)[0]:
        scene = sector_scene(data, field, sheet)
        map_ = lettered(scene, paper_sheet(scene, LIVE, detail=Detail.SECTOR, scale_mm=sheet.scale))
        assert not faults(map_)
        shown |= {word.text.partition(" ")[0] for word in map_.words}
        own = [sign for sign in scene.units if sign.tone is Tone.OWN and sign.strength]
        dotted += sum(has_dots(scene, map_.sheet, sign) for sign in own if map_.plate.within(sign.at))
    units = [unit.id for unit in data.after.units if data.after.side_of[unit.id] == side and unit.in_play]
    assert len(units) > 140
    assert not set(units) - shown
    assert dotted >= len(units)


@pytest.mark.parametrize("side", generated.SIDES)
def test_every_enemy_seen_is_printed_with_handle_and_square(side):
    data = told(side)
    seen = seen_of_the_enemy(data.turn, data.knowledge)
    words = {text.words for page in pages(side) for text in page.texts}
    unjudged = [row for row in seen if row.contact.strength is None and row.contact.seen]
    assert len(unjudged) > 30
    assert data.tongue.labels.story.unjudged in words
    assert not {short_handle(row.alias) or row.alias for row in seen if row.alias} - words
    assert not {row.square for row in seen} - words
    # Who hears the paper is told what the sign shows.
    reader = PdfReader(BytesIO(turn_report(data)))
    spoken = b" ".join(word for page in reader.pages for word in SAID.findall(page.get_contents().get_data()))
    heard = bytes.fromhex(spoken.replace(b" ", b"0020").decode().replace("FEFF", "")).decode("utf-16-be")
    for row in unjudged:
        assert f"{short_handle(row.alias)} {data.tongue.seen_name(data.turn, row)}," in heard


def test_who_only_marched_is_told_in_a_line_and_who_met_somebody_is_not():
    data = told("north")
    lines = {key: plain(line) for key, line in ENGLISH.marched(data.telling).items()}
    parts = {part.command.id: part for part in command_turns(data.telling)}
    assert len(lines) > 15
    for key, line in lines.items():
        (own,) = parts[key].own
        went = [march for march in own.marches if march.distance]
        told_of = sum(NUMBERS.index(count) for count in re.findall(r"(\w+) (?:marched|fell back)", line))
        assert told_of == len(went)
        assert ground(data.ruleset, max(march.distance for march in went)) in line
        assert line.endswith(".")
    met = {key for key, part in parts.items() if part.episodes}
    assert met
    assert not met & lines.keys()
    printed_ = [text.words for page in pages("north") for text in page.body]
    assert any(words.strip() == lines["north-1"].strip() for words in printed_)


def test_the_strip_of_a_vast_army_goes_over_pages_row_by_row():
    data = told("north")
    (whole,), rows = strip(ENGLISH, data.telling), list(strip(ENGLISH, data.telling, terse=True))
    assert len(rows) > 2
    assert sum(row.height for row in rows) < whole.height


def test_an_army_that_needs_no_more_than_six_pages_otherwise_is_told_in_full():
    data = replace(generated.report("180 units in Polish", "north"), paper=A4)
    assert any(row.contact.strength is None for row in seen_of_the_enemy(data.turn, data.knowledge))
    assert ENGLISH.labels.story.unjudged not in text_of(turn_report(data))
    assert ENGLISH.labels.story.unjudged in text_of(turn_report(told("north")))
