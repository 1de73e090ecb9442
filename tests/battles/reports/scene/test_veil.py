"""The veil covers exactly the ground that nobody sees."""

from __future__ import annotations

import pytest

from battles.reports.scene.strokes import area_of
from battles.reports.scene.veil import rings_of_cells, unseen_spans

WINDOW = (0.0, 0.0, 40.0, 40.0)


def cells(*rows: str) -> list[list[bool]]:
    """Rows of a lattice, the northernmost first, as one writes them."""
    return [[cell == "#" for cell in row] for row in reversed(rows)]


def test_without_seen_ground_a_whole_line_is_veiled():
    assert list(unseen_spans((), 5.0, 0.0, 40.0)) == [(0.0, 40.0)]


def test_a_line_is_veiled_outside_the_rings_only():
    ring = ((10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0))
    assert list(unseen_spans((ring,), 5.0, 0.0, 40.0)) == [(0.0, 10.0), (20.0, 40.0)]


def test_a_hole_in_the_seen_ground_is_veiled():
    outer = ((10.0, 0.0), (30.0, 0.0), (30.0, 10.0), (10.0, 10.0))
    inner = ((15.0, 2.0), (20.0, 2.0), (20.0, 8.0), (15.0, 8.0))
    assert list(unseen_spans((outer, inner), 5.0, 0.0, 40.0)) == [(0.0, 10.0), (15.0, 20.0), (30.0, 40.0)]


def test_seen_cells_become_one_ring_of_about_their_area():
    rings = rings_of_cells(cells("....", "###.", "###.", "###."), 10.0, WINDOW)
    assert len(rings) == 1
    assert area_of(rings[0]) == pytest.approx(900.0, rel=0.12)


def test_cells_that_touch_at_a_corner_stay_apart():
    assert len(rings_of_cells(cells("#.", ".#"), 10.0, WINDOW)) == 2


def test_a_hole_gets_a_ring_of_its_own():
    assert len(rings_of_cells(cells("###", "#.#", "###"), 10.0, WINDOW)) == 2


def test_seen_ground_at_the_edge_reaches_the_edge():
    (ring,) = rings_of_cells(cells("####", "####", "####", "####"), 10.0, WINDOW)
    assert min(x for x, _ in ring) == 0.0
    assert max(y for _, y in ring) == 40.0
