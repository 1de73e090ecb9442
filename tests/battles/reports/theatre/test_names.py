"""Names on the map of a theatre: over no sign, no other name and not the frame."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene.picture import CurvedLettering, Group, Lettering, Picture
from battles.reports.scene.room import Box
from battles.reports.scene.wording import Style
from battles.reports.theatre import Body, Mark, Theatre, Town, Water, theatre_picture
from battles.reports.theatre.names import CELL, Names
from battles.services.theatre import theatre_of
from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from orders.language.campaign.reader import CampaignReader

WIDE, HIGH = 400.0, 300.0
VILLAGE = Style(Face.TEXT, 6.5, "#000000")


def boxes(items: Iterator[object] | tuple[object, ...]) -> Iterator[tuple[str, Box]]:
    """The line of letters of every name, from its baseline to the height of small letters."""
    for item in items:
        if isinstance(item, Lettering):
            x, y = item.at
            yield item.text, (x, y, x + width(item.face, item.text, item.size), y + 0.45 * item.size)


def written_on(picture: Picture) -> list[tuple[str, Box]]:
    (inside,) = (item for item in picture.items if isinstance(item, Group))
    return list(boxes(inside.items))


def cross(one: Box, other: Box) -> bool:
    """Whether two boxes share more than the breadth of a cell of the room."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > CELL and high > CELL


def afternoon(about: tuple[str, ...] = ()) -> Theatre:
    orders = Outside(reader=CampaignReader())
    marched = march(find_campaign("hundred-days").document(), until="1815-06-15T15:00", outside=orders)
    return theatre_of(read_campaign(marched.state), about)


def test_of_the_hundred_days_no_name_stands_over_another_or_over_the_frame() -> None:
    picture = theatre_picture(afternoon(("beaumont", "charleroi", "quatre_bras", "gembloux")), 800.0)
    names = written_on(picture)
    assert {"Charleroi", "Fleurus", "NAP", "ZIE"} <= {name for name, _ in names}
    assert len(names) > 100
    assert [(a, b) for (a, one), (b, other) in combinations(names, 2) if cross(one, other)] == []
    (inside,) = (item for item in picture.items if isinstance(item, Group))
    assert inside.clip is not None
    _, _, right, top = inside.clip
    assert [name for name, box in names if box[0] < 0 or box[1] < 0 or box[2] > right or box[3] > top] == []


def test_rivers_bear_their_names_along_their_course() -> None:
    river, brook = Water(((0, 0), (40, 4), (80, 0)), 2, "Sambre"), Water(((0, 9), (80, 9)), 0, "Brook")
    theatre = Theatre(
        "Map", "", ("Own", "Foe"), (river, brook), (), (), (Town((0, -20), "South", 2), Town((80, 20), "North", 2)), (),
        (),
    )  # fmt: skip
    (inside,) = (item for item in theatre_picture(theatre).items if isinstance(item, Group))
    assert [item.text for item in inside.items if isinstance(item, CurvedLettering)] == ["Sambre"]


def test_what_is_told_of_troops_at_one_place_stands_in_rows_by_their_sign() -> None:
    troops = tuple(Body("", (10, 10), 0, 1000, label=f"Division {n} 14:00") for n in range(5))
    towns = (Town((0, 0), "South", 2), Town((40, 40), "North", 2))
    theatre = Theatre(
        "Map", "", ("Own", "Foe"), (), (), (), towns, troops, (Mark("post", (10, 10), 0, "Headquarters"),)
    )
    rows = [(text, box) for text, box in written_on(theatre_picture(theatre)) if text not in ("South", "North")]
    told = [text for text, _ in sorted(rows, key=lambda row: -row[1][1]) if text != "Headquarters"]
    assert told == ["Division 0 14:00", "Division 1 14:00", "Division 2 14:00", "+ 2"]
    assert len({round(box[0], 3) for text, box in rows if text != "Headquarters"}) == 1


@given(st.lists(st.tuples(st.integers(1, 78), st.integers(1, 58)), min_size=1, max_size=80, unique=True))
def test_what_may_be_left_out_covers_no_sign_and_no_name(places: list[tuple[int, int]]) -> None:
    names, signs = Names(WIDE, HIGH), []
    for x, y in places:
        sign = (x * 5 - 2.0, y * 5 - 2.0, x * 5 + 2.0, y * 5 + 2.0)
        names.sign(sign)
        signs.append(sign)
    for order, sign in enumerate(signs):
        names.beside(("Saint-Amand",), VILLAGE, sign, -order, limit=6.0)
    written = [box for _, box in boxes(tuple(names.written()))]
    assert len(written) >= 1 or len(places) > 20
    assert not any(cross(one, other) for one, other in combinations(written, 2))
    assert not any(cross(box, sign) for box in written for sign in signs)


def test_what_must_be_told_is_written_even_where_there_is_no_room() -> None:
    names = Names(60.0, 30.0)
    names.sign((0, 0, 60, 30))
    names.beside(("Gneisenau",), VILLAGE, (28, 13, 32, 17), 1)
    names.beside(("Sombreffe",), VILLAGE, (28, 13, 32, 17), 0, limit=20.0)
    assert [name for name, _ in boxes(tuple(names.written()))] == ["Gneisenau"]
