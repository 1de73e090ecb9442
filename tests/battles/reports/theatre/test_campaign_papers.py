"""The papers of a campaign: no words cut, over the margin or in each other; names of the map clear on every pen."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.reports.scene.picture import Group, Picture
from battles.reports.theatre import theatre_picture
from battles.reports.theatre.gazette import GazettePaper, gazette_paper
from tests.battles.reports import inked, printing
from tests.battles.reports.campaign_papers import HOURS, Piece, atlas, gazette, marched, round_of, theatre
from tests.battles.reports.theatre.test_names import cross
from tests.printed_words import printed_words

WORDS = st.text("abcdefghij ÉŁążß,.’éABC0123", min_size=1, max_size=900).filter(lambda text: bool(text.strip()))


@pytest.mark.parametrize("rows", [1, 7, 9, 12, 20, 40, 60, 90])
def test_a_commanders_paper_and_an_atlas_of_any_length_are_whole(rows: int) -> None:
    for make in (lambda: round_of(rows), lambda: atlas(rows)):
        pages = printing.printed(make)
        assert pages
        assert printing.faults(pages) == []
        assert printing.loose(pages) == []


@pytest.mark.parametrize("pieces", [1, 2, 9, 30])
def test_a_gazette_of_any_length_is_whole(pieces: int) -> None:
    pages = printing.printed(lambda: gazette(pieces))
    assert printing.faults(pages) == []
    assert printing.loose(pages) == []


@settings(max_examples=20, deadline=None)
@given(
    st.lists(st.tuples(st.text("abcÉ xyz", max_size=80), WORDS, st.text("abc", max_size=30)), min_size=1, max_size=8)
)
def test_a_gazette_prints_whatever_is_written_within_its_columns(pieces: list[tuple[str, str, str]]) -> None:
    news = tuple(Piece(head.strip(), (words,), signed) for head, words, signed in pieces)
    pages = printing.printed(lambda: gazette_paper(GazettePaper("The Times", "No. 1", "16 June 1815", news)))
    assert [fault for fault in printing.faults(pages) if "colliding" not in fault] == []
    assert any(text.words for page in pages for text in page.texts)


def test_every_row_of_a_commanders_paper_is_printed_with_its_figures() -> None:
    text = " ".join(printed_words(round_of(40)).split())
    for number in range(40):
        assert f"{number}e division" in text
        assert f"{4000 + number:,}" in text


@pytest.mark.parametrize("hour", HOURS)
def test_troops_on_the_map_are_those_of_the_campaign_with_their_men(hour: str) -> None:
    campaign = marched(hour)
    present = {element.id: element for element in campaign.elements if element.present}
    bodies = theatre(hour).bodies
    assert {body.name for body in bodies} == set(present)
    assert all(body.men == present[body.name].men for body in bodies)
    assert sum(body.men for body in bodies) > 100_000


def drawn(hour: str) -> Picture:
    """The theatre's map, what stands within its frame."""
    picture = theatre_picture(theatre(hour), 800.0)
    (inside,) = (item for item in picture.items if isinstance(item, Group))
    return Picture(picture.width, picture.height, inside.items)


@pytest.mark.parametrize("pen", inked.PENS)
@pytest.mark.parametrize("hour", HOURS[1:])
def test_no_name_of_the_theatre_stands_over_another_on_any_pen(hour: str, pen: str) -> None:
    boxes = inked.PENS[pen](drawn(hour))
    assert len(boxes) > 60
    # Of a line of letters what lies on its baseline and above: tails may hang between the heads of the line below.
    lines = [(text, (box[0], at[1], box[2], at[1] + 0.5 * (box[3] - at[1]))) for (text, at), box in boxes.items()]
    assert [(a, b) for (a, one), (b, other) in combinations(lines, 2) if cross(one, other)] == []
