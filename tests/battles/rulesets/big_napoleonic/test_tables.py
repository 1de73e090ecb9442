"""The tables of the book, typed again from it."""

import pytest

from battles.rulesets.big_napoleonic.combat import combat_tables
from battles.rulesets.big_napoleonic.combat.combat_tables import numbers_bonus, outcome_of
from battles.rulesets.big_napoleonic.fire import fire_tables
from battles.rulesets.big_napoleonic.movement import throws
from battles.rulesets.big_napoleonic.movement.allowances import ALLOWANCES, RETREAT, Mover, Pace
from battles.rulesets.big_napoleonic.quick_reference import QUICK_REFERENCE
from battles.rulesets.big_napoleonic.table.footprints import layout, measures, ranks
from battles.rulesets.big_napoleonic.table.ground import TERRAIN, Going
from battles.rulesets.big_napoleonic.words import DEPLOYMENTS, SIZES, TYPES, Arm

MOVES = """
advance    good 12/6 18/9 12/6 18/9
advance    bad   9/6 12/6  6/3  9/3
manoeuvre  good  6/6  9/6 12/6 18/9
manoeuvre  bad   6/3  6/3  6/3  9/3
"""
#: What a throw of two dice gives, from the weakest column of fire to the strongest: how many columns give each result.
FIRE = """
12 r:1 t:1 v:1 dd:3 1:3 2:3
11 -:1 r:1 t:1 v:1 dd:3 1:3 2:2
10 -:2 r:1 t:1 v:1 dd:3 1:3 2:1
9  -:3 r:1 t:1 v:1 dd:3 1:3
8  -:4 r:1 t:1 v:1 dd:3 1:2
7  -:5 r:1 t:1 v:1 dd:3 1:1
6  -:6 r:1 t:1 v:1 dd:3
5  -:7 r:1 t:1 v:1 dd:2
4  -:8 r:1 t:1 v:1 dd:1
3  -:9 r:1 t:1 v:1
2  -:10 r:1 t:1
"""
#: What befalls the defender and the attacker by the difference of a combat.
DEFENDER = {
    9: "2 bases retreat", 7: "2 bases retreat", 6: "1 base retire", 4: "1 base retire", 3: "1 base fall back",
    2: "DD fall back", 1: "D fall back", 0: "D repeat", -1: "D stand", -2: "D stand", -3: "D stand", -4: "D stand",
    -6: "D stand", -7: "stand", -12: "stand",
}  # fmt: skip
ATTACKER = {
    9: "D exploit", 7: "D exploit", 6: "D advance or exploit", 4: "D advance or exploit", 3: "DD advance",
    2: "D advance", 1: "D advance", 0: "D repeat", -1: "D fall back", -2: "DD fall back", -3: "1 base fall back",
    -4: "1 base retire", -6: "1 base retire", -7: "D retire", -12: "D retire",
}  # fmt: skip


@pytest.mark.parametrize("row", MOVES.split("\n")[1:-1])
def test_allowances(row):
    """BNB-MOVE-1, BNB-AMB-5."""
    pace, going, *figures = row.split()
    found = ALLOWANCES[Pace(pace), Going(going)]
    assert [f"{full:g}/{limited:g}" for full, limited in map(found.__getitem__, Mover)] == figures


def test_retreats():
    """BNB-MOVE-1, BNB-FORCE-2."""
    assert [RETREAT[mover] for mover in Mover] == [12, 18, 12, 18]


@pytest.mark.parametrize(
    ("totals", "good", "bad"),
    [
        ((9, 12, 15), "full", "rally-full"),
        ((7, 8), "full", "rally-limited"),
        ((5, 6), "limited", "rally-or-retire"),
        ((2, 3, 4), "none", "stay-or-retreat"),
        ((0, 1), "retire", "retreat"),
        ((-1, -2, -5), "retreat", "broken"),
    ],
)
def test_movement_throw(totals, good, bad):
    """BNB-THROW-3, BNB-AMB-4."""
    for total in totals:
        assert throws.result_of(total, good_order=True) == good
        assert throws.result_of(total, good_order=False) == bad


@pytest.mark.parametrize("row", FIRE.split("\n")[1:-1])
def test_fire_table(row):
    """BNB-FIRE-9, BNB-AMB-2."""
    roll, *runs = row.split()
    results = [result for run in runs for result in [run.split(":")[0]] * int(run.split(":")[1])]
    assert [fire_tables.result_of(column, int(roll)).replace("none", "-") for column in range(12)] == results


@pytest.mark.parametrize(
    ("points", "column"),
    [(0.25, "0.25"), (0.5, "0.5"), (1.5, "2"), (3.5, "4"), (4, "4"), (4.5, "6"), (7, "8"), (15, "15"), (15.5, ">15")],
)
def test_columns(points, column):
    """BNB-FIRE-9."""
    assert fire_tables.COLUMNS[fire_tables.column_of(points)] == column


@pytest.mark.parametrize(
    ("quality", "traits", "good", "bad"),
    [
        ("veteran", ["effective-fire"], 2.5, 1.5),
        ("veteran", [], 2, 1.5),
        ("trained", [], 1.5, 1),
        ("raw", [], 1, 0.5),
        ("raw", ["weak-fire"], 0.5, 0.5),
        ("trained", ["weak-fire"], 1, 0.5),
    ],
)
def test_infantry_points(quality, traits, good, bad):
    """BNB-FIRE-8."""
    assert fire_tables.infantry_points(quality, traits, good_order=True, square=False) == good
    assert fire_tables.infantry_points(quality, traits, good_order=False, square=False) == bad


def test_a_square_fires_one_grade_lower_but_never_under_the_lowest():
    """BNB-FIRE-8."""
    assert fire_tables.infantry_points("trained", [], good_order=True, square=True) == 1
    assert fire_tables.infantry_points("raw", ["weak-fire"], good_order=True, square=True) == 0.5


@pytest.mark.parametrize(
    ("kind", "figures"),
    [("horse", (3, 2, 1.5, 1)), ("field", (4, 2, 2, 1)), ("reserve", (4, 2, 2.5, 1.5))],
)
def test_gun_points(kind, figures):
    """BNB-FIRE-8, BNB-AMB-27."""
    shots = [(3, True), (3, False), (12, True), (18, True)]
    assert tuple(fire_tables.gun_points(kind, away, good_order=good) for away, good in shots) == figures


@pytest.mark.parametrize(
    ("result", "halted"),
    [
        ("none", []),
        ("r", ["raw"]),
        ("t", ["raw", "raw stoic", "trained"]),
        ("v", ["raw", "raw stoic", "trained", "trained stoic", "veteran"]),
        ("dd", ["raw", "raw stoic", "trained", "trained stoic", "veteran", "veteran stoic"]),
        ("1", ["raw", "raw stoic", "trained", "trained stoic", "veteran", "veteran stoic"]),
    ],
)
def test_who_is_halted(result, halted):
    """BNB-FIRE-12."""
    every = [f"{quality}{stoic}" for quality in ("raw", "trained", "veteran") for stoic in ("", " stoic")]
    found = [who for who in every if fire_tables.halts(result, who.split()[0], stoic=who.endswith("stoic"))]
    assert found == halted


@pytest.mark.parametrize("difference", DEFENDER)
def test_combat_results(difference):
    """BNB-CC-8."""
    outcome = outcome_of(difference)
    said = [" ".join(word.value for word in pair if word) for pair in (outcome.defender, outcome.attacker)]
    assert said == [DEFENDER[difference], ATTACKER[difference]]


@pytest.mark.parametrize(("own", "enemy", "bonus"), [(6, 4, 1), (5, 4, 0), (8, 4, 2), (9, 3, 3), (4, 6, 0), (6, 1, 3)])
def test_numbers(own, enemy, bonus):
    """BNB-CC-4, BNB-AMB-34."""
    assert numbers_bonus(own, enemy) == bonus


def test_modifiers():
    """BNB-CC-4, BNB-AMB-16."""
    tables = combat_tables
    assert (tables.AGGRESSIVE, tables.GRADE, tables.DEPTH, tables.SQUARE, tables.FLANK) == (1, 1, 1, 2, 2)
    assert tables.DISRUPTED_MIXED == {"infantry": (2, 3), "artillery": (2, 3), "cavalry": (1, 2)}
    assert tables.DISRUPTED_ALIKE == (1, 2)
    assert tables.WORKS == {"entrenchment": 2, "redoubt": 3}


@pytest.mark.parametrize(
    ("formation", "places", "size", "files"),
    [
        ("extended", 6, (6, 1), (6,)),
        ("depth", 5, (3, 2), (3, 2)),
        ("depth", 6, (3, 2), (3, 3)),
        ("depth3", 5, (2, 3), (2, 2, 1)),
        ("depth3", 6, (2, 3), (2, 2, 2)),
        ("march", 4, (1, 4), (1, 1, 1, 1)),
        ("limbered", 1, (1, 1.4), (1,)),
        ("unlimbered", 1, (1, 1.4), (1,)),
    ],
)
def test_footprints(formation, places, size, files):
    """BNB-GEO-2, BNB-GEO-3, BNB-AMB-1."""
    assert measures(formation, places) == size
    assert ranks(formation, places) == files


@pytest.mark.parametrize(
    ("formation", "places", "markers", "drawn"),
    [
        ("extended", 4, 2, "m..m"),
        ("extended", 5, 3, "m.m.m"),
        ("extended", 6, 3, "m.m..m"),
        ("depth", 3, 1, "m. ."),
        ("depth", 4, 2, "m. m."),
        ("depth", 5, 3, "m.m m."),
        ("depth", 6, 3, "m.. m.m"),
        ("depth3", 6, 3, "m. m. m."),
        ("depth3", 5, 1, ".. .. m"),
        ("march", 5, 3, ". m . m m"),
        ("march", 6, 3, ". m . m . m"),
    ],
)
def test_places_of_morale_markers(formation, places, markers, drawn):
    """BNB-GEO-4, BNB-AMB-8."""
    rows = layout(formation, places, markers)
    assert " ".join("".join("." if base else "m" for base in row) for row in rows) == drawn


def test_ground():
    """BNB-TERR-1, BNB-AMB-24."""
    short = {"good": "g", "bad": "b", "impassable": "i"}
    going = {kind: "".join(short[row.going(arm)] for arm in Arm) for kind, row in TERRAIN.items()}
    expected = {"wood": "bbi", "village": "ggg", "town": "iii", "marsh": "bbi", "brush": "gbb", "hill": "ggg"}
    expected |= {"steep": "bbb", "lake": "iii", "stream": "bbb", "river": "iii", "entrenchment": "bbb"}
    assert {kind: going[kind] for kind in expected} == expected
    assert [kind for kind, row in TERRAIN.items() if row.close] == ["wood", "town"]
    covers = {kind: row.cover.value for kind, row in TERRAIN.items() if row.cover != "none"}
    assert covers == {
        "wood": "light",
        "village": "light",
        "town": "medium",
        "entrenchment": "medium",
        "redoubt": "strong",
    }


def test_makes_of_units():
    """BNB-FILE-3."""
    assert SIZES == (3, 6)
    assert TYPES[Arm.ARTILLERY] == ("reserve", "field", "horse")
    assert [word.value for word in DEPLOYMENTS[Arm.ARTILLERY]] == ["limbered", "unlimbered"]


def test_the_quick_reference_tells_orders_as_a_player_writes_them():
    """Slots are named; the notation of the grammar is nothing for a player's eyes."""
    cells = [cell for section in QUICK_REFERENCE for row in section.rows for cell in row]
    assert "MOVE TO place" in cells
    assert not [cell for cell in cells if "{" in cell or "}" in cell]
