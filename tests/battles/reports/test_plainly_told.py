"""What is told can be read in one way, and what is shortened keeps its sense: fire, dice, titles, names of readers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from battles.reports.documents import A4, SeatBrief, turn_report
from battles.reports.documents.page import Document
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.rich import plain
from tests.battles.engine.field import event, roll
from tests.battles.reports.other_battles import OTHERS, others
from tests.battles.reports.papers import FOY, data
from tests.battles.reports.test_truth import report
from tests.battles.reports.tongues_of_names import LONG
from tests.printed_words import text_of

#: ``... and guns at Suchet's division``: fire of somebody without an article, told without a verb of its own.
MISREAD = re.compile(r"\[\d+\](?:,| and) (?=[a-z])(?!the |at |on )[^.,\[]*? at [^.,\[]*? \[\d+\]")
VERBS = re.compile(r"fired|volley|stood|went|charged|fell upon|exchanged")


@pytest.mark.parametrize("book", OTHERS)
def test_no_fire_without_effect_reads_as_fire_at_him_who_fires_next(book: str) -> None:
    vain = 0
    for told in others(book, 0):
        for story in told.tongue.stories(told.telling):
            for words in map(plain, story.paragraphs):
                vain += "both without effect" in words
                assert not [one[0] for one in MISREAD.finditer(words) if not VERBS.search(one[0])]
    assert vain or book != "a-village-on-the-goldbach"


@pytest.mark.parametrize("book", OTHERS)
def test_every_throw_of_fire_says_what_came_of_it(book: str) -> None:
    seen = 0
    for told in others(book, 0):
        for story in told.tongue.stories(told.telling):
            for note in story.notes:
                for throw in note.throws if " at " in note.title and "hand to hand" not in note.title else ():
                    assert re.fullmatch(r"(answer )?−?\d+: .+", throw.result), throw.result
                    seen += 1
    assert seen


def test_who_fails_the_same_test_twice_fails_it_again() -> None:
    failed = {"test": "command", "passed": False}
    told = tuple(
        one
        for number in (1, 3)
        for one in (
            event("activate", "gauthier", {"mode": "brigade"}, n=number),
            event("test", "1/93", failed, n=number + 1, roll=roll("command", "1/93", number, need=4)),
        )
    )
    stories = {story.brigade: story for story in ENGLISH.stories(data(told=told).telling, FOY.formations)}
    words = " ".join(plain(one) for one in stories["gauthier"].paragraphs)
    assert "The 1/93rd Ligne had no clear order" in words
    assert "again had no clear order" in words


@pytest.mark.parametrize("title", [LONG.title, "Полтава, Łódź und Ölçü, oder die Schlacht an der Vorskla"])
def test_a_title_of_two_lines_keeps_every_word(title: str) -> None:
    told = report(4, "french")
    first = text_of(turn_report(replace(told, after=replace(told.after, title=title)))).split("have moved up")[0]
    assert all(word in first for word in title.split())


def test_a_readers_long_name_stands_on_two_lines_and_whole() -> None:
    name = "Prince Friedrich von Hohenlohe-Waldenburg"
    page = text_of(turn_report(replace(report(4, "french"), seat=SeatBrief(name))))
    assert f"To {name}" in page


def test_a_sheet_whose_first_name_has_no_room_is_called_by_it_shortened() -> None:
    page = Document(A4, title="", subject="", running="", tongue=ENGLISH)
    page.begin("")
    page.section(page.left, 700, 200, "Brigade of Prince Friedrich von Hohenlohe-Waldenburg-Bartenstein, Guard", "3 mm")
    assert "brig" in text_of(page.finish()).lower()
