"""Flourishes around an order, which change nothing of it, and sentences that only tell."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "18/6FA fires at stevenart - not because it will do much, but it's the nearer one.",
            ["18/6FA: FIRE AT stevenart"],
        ),
        (
            "Husson goes forward to Lairalle, or as near to it as their legs will carry them.",
            ["BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        ("2/2L deploys into skirmish order for this purpose, as 1/2L has done already.", ["2/2L: FORM SKIRMISH"]),
        (
            "Skirmishers who are charged fall back on their friends rather than play the hero.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        ("If 1/2L is charged it drops back, don't be brave.", ["STANDING 1/2L fall back: FALL BACK"]),
        (
            "All infantry forms square if cavalry comes, every battalion, and no arguing about it.",
            ["STANDING ALL vs cavalry: SQUARE"],
        ),
        (
            "7/2FA remains where it is, in case I've got the whole thing wrong, and fires at stevenart.",
            ["7/2FA: FIRE AT stevenart"],
        ),
        (
            "Campi comes on behind as Husson's support, a decent interval in rear.",
            ["BRIGADE campi: INTENT SUPPORT husson"],
        ),
        (
            "Gauthier stays where he is, only he goes into column.",
            ["BRIGADE gauthier: INTENT HOLD", "1/92, 2/92, 1/93, 2/93: FORM COLUMN"],
        ),
        ("1/92 turns to face north, for heaven's sake, it's looking at Piraumont!", ["1/92: FACE N; FACE piraumont"]),
        ("Husson has 1/2L and 2/2L out in front.", ["1/2L, 2/2L: MOVE"]),
        (
            "Campi is another matter, standing out there all alone. He comes back to H5.",
            ["BRIGADE campi: INTENT WITHDRAW H5"],
        ),
        ("Jérôme's people I have pencilled in for the left when they come, but that can wait.", []),
        ("The road belongs to Foy.", []),
        ("My sheet shows Campi's brigade facing west.", []),
        ("A few rules for everyone, as on the inside cover.", []),
    ],
)
def test_what_writers_like_to_add(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Husson or Campi takes the farm.",
        "Either Husson or Campi takes the farm.",
        "Entweder Husson oder Campi nimmt den Hof.",
        "Soit Husson soit Campi prend la ferme.",
    ],
)
def test_one_of_two_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [
        ("BRIGADE husson: INTENT ATTACK gemioncourt", "BRIGADE campi: INTENT ATTACK gemioncourt")
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Hubert goes to K7. He stays clear of the wood.",
        "Hubert goes to K7. He keeps his distance from the wood.",
        "Hubert goes to K7. He stays well away from 27J.",
        "Hubert reitet nach K7. Er bleibt außer Reichweite der Kanonen.",
        "Hubert va en K7. Il reste hors de portée des canons.",
    ],
)
def test_who_keeps_away_from_something_is_not_held_where_he_stands(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT ADVANCE K7"]
    assert len(asked(said, FRENCH)) == 1


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Hubert goes to K7, staying out of range of the guns.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        ("Hubert goes to K7 and stays clear of the wood.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        (
            "First Husson, and only then Campi, goes up to H6.",
            ["BRIGADE husson: INTENT ADVANCE H6", "BRIGADE campi: INTENT ADVANCE H6"],
        ),
    ],
)
def test_how_one_goes_and_who_goes_first(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


def test_none_but_some_leaves_those_out() -> None:
    held = done("None but the light troops go forward.", FRENCH)
    assert all("1/2L" not in line and "1/4L" not in line for line in held if line.endswith("HOLD"))


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("First, Husson goes to H6.", ["BRIGADE husson: INTENT ADVANCE H6"]),
        ("First: Husson to H6.", ["BRIGADE husson: INTENT ADVANCE H6"]),
        ("So first, Husson goes to H6.", ["BRIGADE husson: INTENT ADVANCE H6"]),
        ("First Foy's guns fire at stevenart.", ["1/6FA, 7/2FA: FIRE AT stevenart"]),
        ("First, all infantry forms square if cavalry comes.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("First, Husson, then Campi.", ["PRIORITY husson, campi"]),
    ],
)
def test_what_is_told_first_is_no_first_battalion(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []
