"""What is added to a throw for fire, row by row (OT-FIRE-9, OT-FIRE-10)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys, Played

MORALE = ("morale", "A1", [10])


def volley(firer: Keys, target: Keys, *more: Keys, hits: bool = False, french: str = "", **keys) -> Played:
    """The French unit F1 fires once, in its own phase; nobody else does."""
    return play(
        {**unit("F1", at=(36, 20)), **firer},
        {**unit("A1", at=(36, 23.5)), **target},
        *more,
        french=f"F1: FIRE AT A1\n{french}STANDING ALL defensive fire: NEVER\nSTANDING ALL fire at will: NEVER",
        allied=SILENT + keys.pop("allied", ""),
        dice=[("fire", "F1", [keys.pop("die", 1)]), *keys.pop("dice", [])] + ([MORALE] if hits else []),
        strict_dice=False,
        **keys,
    )


def added(played: Played) -> dict[str, int]:
    """The modifiers of the first shot of F1."""
    roll = played.all("fire", "F1")[0].roll
    assert roll is not None
    return dict(roll.modifiers)


def first_total(played: Played) -> int:
    """The total of the first shot of F1: a unit told to fire does so in both phases."""
    roll = played.all("fire", "F1")[0].roll
    assert roll is not None
    return roll.total


SKIRMISH = {"stands": 3, "skirmish": "full", "formation": "skirmish"}
# What the target of muskets at 3 inches is, and the modifier it has.
TARGETS = [
    ({"formation": "company-column", "at": [36, 24]}, ("column", 1)),
    ({"formation": "square", "at": [36, 24.2]}, ("square", 1)),
    ({"arm": "artillery", "guns": 4, "pounder": 8, "stands": None, "at": [36, 24]}, ("unlimbered guns", -2)),
    (SKIRMISH, ("in skirmish", -3)),
    ({**SKIRMISH, "nation": "british"}, ("in skirmish", -4)),
    ({**SKIRMISH, "nation": "french"}, ("in skirmish", -4)),
]


@pytest.mark.parametrize(("target", "row"), TARGETS)
def test_ot_fire_9_musketry_at_targets(target, row):
    target = {key: value for key, value in target.items() if value is not None}
    enemy = {key: value for key, value in unit("A1", at=(36, 23.5)).items() if key != "stands" or "guns" not in target}
    played = play(
        unit("F1"),
        {**enemy, **target},
        french="STANDING ALL defensive fire: NEVER",
        allied=SILENT,
        strict_dice=False,
    )
    rows = added(played)
    assert rows.pop("firefight") == 2
    assert rows == dict([row])


FIRERS = [
    ({"quality": "old-guard"}, ("old-guard", 1)),
    ({"quality": "superior"}, ("superior", 1)),
    ({"quality": "excellent"}, ("excellent", 1)),
    ({"quality": "good"}, None),
    ({"quality": "fair"}, ("fair", -1)),
    ({"quality": "poor"}, ("poor", -1)),
    ({"state": "shaken"}, ("shaken", -1)),
    ({"disordered": True}, ("disordered", -1)),
    ({"nation": "russian"}, ("russian", -1)),
    ({"nation": "turkish"}, ("turkish", -1)),
    (SKIRMISH, ("skirmishers", -2)),
]


@pytest.mark.parametrize(("firer", "row"), FIRERS)
def test_ot_fire_9_muskets_by_who_fires(firer, row):
    rows = added(volley(firer, {}))
    assert rows.pop("firefight") == 2
    assert rows == dict([row] if row else [])


def test_ot_fire_9_skirmishers_at_infantry_with_its_own():
    # OT-AMB-24: only formed targets have it; OT-FIRE-9 names organic and full.
    for skill in ("organic", "full"):
        assert added(volley(SKIRMISH, {"skirmish": skill}))["own skirmishers"] == -1
    assert "own skirmishers" not in added(volley({}, {"skirmish": "organic"}))


@pytest.mark.parametrize(("weather", "worth"), [("clear", 0), ("rain", -1), ("snow", -1), ("mud", 0)])
def test_ot_fire_9_weather(weather, worth):
    assert added(volley({}, {}, weather=weather)).get(weather, 0) == worth


GUNS = {"arm": "artillery", "guns": 4, "pounder": 8, "at": [36, 12]}
AT_GUNS = [
    ({"formation": "company-column"}, {"column": 2}),
    ({"formation": "square"}, {"square": 2}),
    ({}, {}),
]


@pytest.mark.parametrize(("target", "rows"), AT_GUNS)
def test_ot_fire_9_artillery_at_columns_and_squares(target, rows):
    played = play(
        unit("F1", "guns", (36, 12)),
        unit("A1", at=(36, 24), **target),
        french="STANDING ALL defensive fire: NEVER",
        allied=SILENT,
        strict_dice=False,
    )
    assert added(played) == rows


WALLS = [("fence", -1, 0), ("hedge", -1, 0), ("wall", -2, -1), ("redoubt", -3, -2)]


@pytest.mark.parametrize(("kind", "muskets", "guns"), WALLS)
def test_ot_fire_10_lines_cover_within_one_of_the_target(kind, muskets, guns):
    # OT-TERR-1
    for gap, counts in ((0.9, True), (1.1, False)):
        line = [{"id": "line", "kind": kind, "line": [[20, 23.25 - gap], [50, 23.25 - gap]]}]
        shot = volley({}, {}, terrain=line)
        assert first_total(shot) == 1 + 2 + (muskets if counts else 0)
        battery = play(
            unit("F1", "guns", (36, 12)),
            unit("A1", at=(36, 23.5)),
            terrain=line,
            french="STANDING ALL defensive fire: NEVER",
            allied=SILENT,
            dice=[("fire", "F1", [1])],
            strict_dice=False,
        )
        assert first_total(battery) == 1 + (guns if counts else 0)


WOODS = [("light-woods", -1), ("medium-woods", -2), ("heavy-woods", -3), ("poor", 0)]


@pytest.mark.parametrize(("kind", "worth"), WOODS)
def test_ot_fire_10_areas_cover_who_stands_in_them_by_half(kind, worth):
    for south, counts in ((23.5, True), (23.6, False)):
        area = [{"id": "area", "kind": kind, "area": [[20, south], [50, south], [50, 40], [20, 40]]}]
        target = {**SKIRMISH, "nation": "prussian"}
        shot = volley({}, target, terrain=area)
        assert first_total(shot) == 1 + 2 - 3 + (worth if counts else 0)


def test_ot_fire_10_towns_cover_and_take_one_more():
    town = [{"id": "town", "kind": "town", "area": [[20, 23], [50, 23], [50, 40], [20, 40]]}]
    assert added(volley({}, {}, terrain=town)) == {"medium cover": -2, "in a town": -1, "firefight": 2}


def test_ot_fire_10_firefight_only_within_range_since_rally_and_standing():
    # OT-AMB-3: the firefight is the target's.
    near = play(
        unit("F1", at=(36, 20)),
        unit("A1", at=(36, 27)),
        french="F1: MOVE 3\nSTANDING ALL defensive fire: NEVER",
        allied="STANDING ALL fire at will: NEVER",
        strict_dice=False,
    )
    assert "firefight" not in added(near)
    answer = near.all("fire", "A1")[0].roll
    assert answer is not None
    assert "firefight" not in dict(answer.modifiers)


def test_ot_fire_10_moving_costs_but_turning_and_restoring_order_do_not():
    # OT-AMB-18
    assert added(volley({}, {}, french="F1: FORM COLUMN\n"))["moved"] == -1
    for act in ("FACE 10", "WHEEL 5"):
        turned = volley({}, {}, french=f"F1: {act}\n")
        assert "moved" not in added(turned)
        assert turned.all("fire", "F1")[0].phase == "moving-fire"
    restored = volley({"disordered": True}, {}, french="F1: REORDER\n")
    assert "moved" not in added(restored)
    assert restored.all("fire", "F1")[0].phase == "stationary-fire"


def test_ot_fire_10_second_round_at_the_same_target_that_stayed():
    # OT-AMB-22: what stood in the file from an earlier turn still counts.
    last = {"unit": "A1", "at": [36, 24]}
    shot = {"french": "STANDING ALL defensive fire: NEVER", "allied": SILENT, "strict_dice": False}
    battery = unit("F1", "guns", (36, 12), last_target=last)
    assert added(play(battery, unit("A1", at=(36, 26.9)), **shot)) == {"second round": 1}
    assert added(play(battery, unit("A1", at=(36, 27)), **shot)) == {}
    assert (
        added(
            play(
                {**battery, "last_target": {**last, "unit": "A2"}},
                unit("A1", at=(36, 24)),
                unit("A2", at=(10, 50)),
                **shot,
            )
        )
        == {}
    )


def test_ot_fire_10_screened_by_enemy_skirmishers_within_their_range():
    def rows(at: float, **traits) -> dict[str, int]:
        return added(
            play(
                unit("F1", "guns", (36, 12)),
                unit("A1", at=(36, 24)),
                unit("A2", "light", (48, at), **traits),
                french="F1: FIRE AT A1\nSTANDING ALL defensive fire: NEVER",
                allied=SILENT,
                strict_dice=False,
            )
        )

    assert rows(16) == {}
    assert rows(16, traits=["rifles"]) == {"screened": -1}
