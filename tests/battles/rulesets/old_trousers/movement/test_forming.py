"""Changes of formation, and order restored (OT-FORM-1 to 3, OT-DIS-1 to 3)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

FOE = unit("A9", "horse", at=(66, 56))


def formed(line: str, *others, terrain=(), **keys):
    mover = unit("F1", **keys)
    return play(mover, *others, FOE, french=f"F1: {line}\n{SILENT}", allied=SILENT, terrain=list(terrain))


@pytest.mark.parametrize(
    ("before", "word", "after", "centre"),
    [
        ("line", "COMPANY COLUMN", "company-column", (36, 18.75)),
        ("line", "ATTACK COLUMN", "attack-column", (36, 19.5)),
        ("line", "COLUMN", "attack-column", (36, 19.5)),
        ("line", "SKIRMISH", "skirmish", (36, 20)),
        ("line", "SQUARE", "square", (36, 20)),
        ("square", "LINE", "line", (36, 20)),
        ("company-column", "LINE", "line", (36, 21.25)),
    ],
)
def test_the_middle_of_the_front_is_kept_and_of_squares_the_centre(before, word, after, centre):
    """OT-FORM-1, OT-FORM-2, OT-AMB-9."""
    effect = formed(f"FORM {word}", formation=before, skirmish="full").one("formation", "F1").effect
    assert (effect["formation"], effect["from"]) == (after, before)
    assert effect["at"] == pytest.approx(centre)


def test_column_means_the_company_column_for_who_is_not_entitled():
    """OT-VERB-1, OT-FORM-2."""
    assert formed("FORM COLUMN", nation="prussian").one("formation", "F1").effect["formation"] == "company-column"
    assert formed("FORM ATTACK COLUMN", nation="prussian").refused() == ["formation-not-allowed"]


@pytest.mark.parametrize(
    ("keys", "distance"),
    [
        ({}, 3),
        ({"nation": "prussian"}, 2),
        ({"nation": "prussian", "traits": ["french-drill"]}, 3),
        ({"arm": "cavalry", "stands": 2, "nation": "prussian"}, 6),
    ],
)
def test_a_change_takes_a_quarter_or_half(keys, distance):
    """OT-MOVE-2."""
    assert formed("FORM COMPANY COLUMN; MOVE", **keys).one("move", "F1").effect["distance"] == distance


def test_a_formation_needs_room():
    """OT-FORM-1: no unit overlapped, no enemy touched, on the table, off prohibited ground."""
    column = {"formation": "company-column"}
    assert formed("FORM LINE", unit("F2", at=(40, 21.25), stands=2), **column).refused() == ["blocked"]
    assert formed("FORM LINE", at=(2, 20), **column).refused() == ["blocked"]
    river = {"id": "r", "kind": "river", "line": [[33.5, 15], [33.5, 30]]}
    assert formed("FORM LINE", terrain=[river], **column).refused() == ["blocked"]


@pytest.mark.parametrize("kind", ["poor", "light-woods", "marsh", "wood"])
def test_a_change_in_rough_ground_disorders(kind):
    """OT-FORM-3, OT-TERR-2: marsh and wood are other words for poor ground and light woods."""
    ground = {"id": "t", "kind": kind, "area": [[26, 10], [46, 10], [46, 30], [26, 30]]}
    assert formed("FORM COLUMN", terrain=[ground]).one("status", "F1").effect["disordered"]
    assert formed("FORM SKIRMISH", terrain=[ground], skirmish="full").all("status", "F1") == []


def test_infantry_in_a_town_forms_no_square():
    """OT-C-TOWN-1."""
    town = {"id": "t", "kind": "town", "area": [[26, 10], [46, 10], [46, 30], [26, 30]]}
    assert formed("FORM SQUARE", terrain=[town]).refused() == ["formation-not-allowed"]


def test_disordered_troops_change_no_formation():
    """OT-DIS-2."""
    assert formed("FORM COLUMN", disordered=True).refused() == ["disordered"]


def test_order_is_restored_for_half_of_the_movement():
    """OT-DIS-3: and only while half is left."""
    turn = formed("REORDER; MOVE", disordered=True)
    assert turn.one("status", "F1").effect["disordered"] is False
    assert turn.one("move", "F1").effect["distance"] == 2
    assert formed("MOVE 3; REORDER", disordered=True).refused() == ["no-movement"]
    assert formed("MOVE 2; REORDER", disordered=True).refused() == []


def test_skirmishers_are_never_disordered():
    """OT-DIS-1: not by a passage, nor by a wide stream."""
    stream = {"id": "s", "kind": "stream", "wide": True, "line": [[20, 21], [50, 21]]}
    loose = {"formation": "skirmish", "skirmish": "full", "stands": 2}
    assert formed("MOVE 4", terrain=[stream], **loose).all("status", "F1") == []
    assert formed("MOVE 3", terrain=[stream]).one("status", "F1").effect["disordered"]
