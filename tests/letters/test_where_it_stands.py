"""A square behind a name that only tells where its bearer stands, as it is listed in the call."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("5M G9 into Gemioncourt", "5M: MOVE TO gemioncourt"),
        ("Orange G9 ride to La Bergerie", "GENERAL Prince of Orange: MOVE TO bergerie"),
        ("Orange: G9, ride to La Bergerie", "GENERAL Prince of Orange: MOVE TO bergerie"),
        ("2/28Ora G13 stay at the crossroads", "2/28Ora: HOLD"),
        ("7L (F12) goes to G10", "7L: MOVE TO G10"),
        ("7L in F12 geht nach G10", "7L: MOVE TO G10"),
        ("1/28Ora (E9) and 3/2Nas (F9) go to E8", "1/28Ora, 3/2Nas: MOVE TO E8"),
        ("7L G10 in column", "7L: FORM COLUMN; MOVE TO G10"),  # where it does not stand
    ],
)
def test_where_somebody_stands_is_not_where_he_goes(said: str, meant: str) -> None:
    assert done(said, ALLIED) == [meant]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gauthier G3 goes up the road to F5", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Husson H5 goes to I6", "BRIGADE husson: INTENT ADVANCE I6"),
        ("Husson H5 in column", "1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM COLUMN; MOVE TO H5"),
    ],
)
def test_a_brigade_is_listed_by_the_squares_over_which_it_stretches(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


def test_a_table_whose_column_of_orders_is_called_after_the_turn() -> None:
    said = (
        "unit        at     turn 1                             why\n"
        "27J         I8     stay in skirmish order             slows them down\n"
        "bijleveld   G9     fire at 1/2L                       columns are good targets\n"
        "7L          F12    go to G10 and wait behind the farm reserve\n"
    )
    assert done(said, ALLIED) == ["27J: FORM SKIRMISH; HOLD", "bijleveld: FIRE AT 1/2L", "7L: MOVE TO G10"]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7L goes to G10 and waits behind the farm of Gemioncourt", "7L: MOVE TO G10"),
        ("7L geht nach G10 und wartet dort hinter dem Hof", "7L: MOVE TO G10"),
    ],
)
def test_who_waits_in_a_square_waits_there(said: str, meant: str) -> None:
    assert done(said, ALLIED) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 keeps its front towards 1/2Nas", "1/92: FACE 1/2Nas"),
        ("1/92 behält die Front zum Wald von Bossu", "1/92: FACE bossu"),
        ("1/92 garde le front vers 1/2Nas", "1/92: FACE 1/2Nas"),
    ],
)
def test_a_front_that_is_kept_is_no_way(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


def test_an_order_counts_before_what_is_asked_about_it() -> None:
    said = "Guard cavalry don't move, I read Napoleon wanted them kept back??"
    assert done(said, FRENCH) == ["GCh, GLan: HOLD"]


@pytest.mark.parametrize("said", ["husson goes for the farm at lairalle", "Husson attacks the farm at Lairalle"])
def test_a_farm_by_the_name_behind_it(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ATTACK lairalle"]
    assert asked(said, FRENCH) == []


def test_a_letter_without_capitals_ends_its_sentences_at_its_stops_whoever_signs_it() -> None:
    said = (
        "husson goes for the farm at lairalle. campi goes behind him to back him up.\n\nif horses come at us the foot "
        "make squares. cavalry dont chase anyone when they win\n\ncheers\nKai\n\nSent from my Galaxy\n"
    )
    assert done(said, FRENCH) == [
        "BRIGADE husson: INTENT ATTACK lairalle",
        "BRIGADE campi: INTENT SUPPORT husson",
        "STANDING ALL vs cavalry: SQUARE",
        "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "7/2FA: FIRE AT bijleveld, if that is too far then stevenart",
        "7/2FA fires at bijleveld, if he is too far then at stevenart",
    ],
)
def test_a_second_target_does_not_take_the_place_of_the_first(said: str) -> None:
    assert done(said, FRENCH) == ["7/2FA: FIRE AT bijleveld"]
    assert len(asked(said, FRENCH)) == 1


@pytest.mark.parametrize(
    "said",
    [
        "Campi follows Husson close behind and helps him, but does not attack himself.",
        "Campi suit Husson et l'appuie, mais n'attaque pas lui-même.",
    ],
)
def test_himself_behind_what_is_not_done_is_no_general(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE campi: INTENT SUPPORT husson"]


def test_who_rides_to_a_battery_and_joins_it() -> None:
    assert done("Perponcher rides to Stevenart's battery and joins it.", ALLIED) == [
        "GENERAL Perponcher: MOVE TO stevenart"
    ]


@pytest.mark.parametrize("said", ["stay in column", "rester en colonne", "bleiben in Kolonne"])
def test_a_formation_that_is_kept_does_not_halt_a_brigade_that_is_led_by_an_intent(said: str) -> None:
    assert done(f"BRIGADE Gauthier\n  INTENT ADVANCE F5\n  {said}", FRENCH) == ["BRIGADE gauthier", "INTENT ADVANCE F5"]


def test_whether_such_a_brigade_shall_only_form_is_asked() -> None:
    said = "BRIGADE Gauthier\n  INTENT ADVANCE F5\n  form line"
    assert done(said, FRENCH) == ["BRIGADE gauthier", "INTENT ADVANCE F5"]
    assert len(asked(said, FRENCH)) == 1


@pytest.mark.parametrize(
    "said",
    [
        "The three foot batteries in G5 fire at stevenart. None of these three batteries leaves G5.",
        "The guns in G5 fire at stevenart. None of them moves.",
        "The guns in G5 fire at stevenart. They do not leave G5.",
        "Les trois batteries de G5 tirent sur stevenart. Aucune de ces trois batteries ne quitte G5.",
        "Die drei Batterien in G5 feuern auf stevenart. Keine dieser drei Batterien verlässt G5.",
    ],
)
def test_none_of_these_are_those_who_were_told_of_and_stand_there(said: str) -> None:
    assert done(said, FRENCH)[1:] == ["18/6FA, 1/6FA, 7/2FA: HOLD"]
    assert asked(said, FRENCH) == []


def test_until_somebody_is_relieved_he_stays() -> None:
    said = "2/28Ora does not leave the crossroads on any account until relieved by Picton."
    assert done(said, ALLIED) == ["2/28Ora: HOLD"]
