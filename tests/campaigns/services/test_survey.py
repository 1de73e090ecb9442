"""From the survey to the table: well-known text, the grid, cutting, ridges and farms."""

from __future__ import annotations

import pytest

from campaigns.services.scenarios.survey import Grid, cut_area, cut_line, read_wkt, square, strip

GRID = Grid(100, 80, (-1000, -500), 25)


def test_well_known_text_gives_points_and_an_open_ring() -> None:
    assert read_wkt("POINT(3 -4.5)").points == ((3, -4.5),)
    assert read_wkt("LINESTRING(0 0, 10 5)").points == ((0, 0), (10, 5))
    assert read_wkt("POLYGON((0 0,4 0,4 4,0 0))").points == ((0, 0), (4, 0), (4, 4))


@pytest.mark.parametrize("text", ["", "CIRCLE(0 0 5)", "POINT()", "about here"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="well-known text"):
        read_wkt(text)


def test_the_grid_counts_from_its_south_west_corner() -> None:
    assert GRID.at((-1000, -500)) == (0, 0)
    assert GRID.at((0, 0)) == (40, 20)
    assert GRID.holds((100, 80))
    assert not GRID.holds((100.1, 0))


def test_an_area_is_cut_to_the_table_and_gone_when_outside() -> None:
    assert GRID.area(((-1100, -600), (-900, -600), (-900, -400), (-1100, -400))) == ((0, 0), (4, 0), (4, 4), (0, 4))
    assert GRID.area(((5000, 0), (5100, 0), (5100, 100))) == ()


def test_an_area_inside_is_untouched() -> None:
    ring = [(10.0, 10.0), (20.0, 10.0), (15.0, 20.0)]
    assert cut_area(ring, 100, 80) == ring


def test_a_line_that_leaves_and_comes_back_is_two_stretches() -> None:
    stretches = cut_line([(10, 10), (110, 10), (110, 20), (10, 20)], 100, 80)
    assert stretches == [((10, 10), (100, 10)), ((100, 20), (10, 20))]


def test_a_line_along_an_edge_stays_and_one_beside_it_goes() -> None:
    assert cut_line([(0, 0), (0, 80)], 100, 80) == [((0, 0), (0, 80))]
    assert cut_line([(-1, 0), (-1, 80)], 100, 80) == []


def test_a_ridge_becomes_a_strip_with_pointed_ends() -> None:
    corners = ((-10, 0), (0, 10), (100, 10), (110, 0), (100, -10), (0, -10))
    assert strip(((0, 0), (100, 0)), 10) == tuple(pytest.approx(corner, abs=1e-9) for corner in corners)


def test_a_farm_known_as_a_point_gets_a_square() -> None:
    assert square((50, 50), 10) == ((40, 40), (60, 40), (60, 60), (40, 60))
