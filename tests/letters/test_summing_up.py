"""A letter is looked at as a whole: where two sentences send the same troops to two places, one is asked about."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


def test_of_two_places_the_one_is_done_that_names_its_troops() -> None:
    said = "1/2L are my skirmishers. Keep 1/2L loose.\n\n1Ch stays behind 6Ch.\n\nHusson: 1/2L goes to H7."
    assert "1/2L: MOVE TO H7" in done(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "1/92 goes to G6.\n1/92, 2/92 and 1/93 stay where they are.",
        "Le 1/92 va en G6.\nLes 1/92, 2/92 et 1/93 restent sur place.",
        "1/92 geht nach G6.\n1/92, 2/92 und 1/93 bleiben stehen.",
    ],
)
def test_many_who_stay_are_asked_about_where_one_of_them_was_sent(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/92: MOVE TO G6"]
    assert asked(said, SECOND_TURN) == [("2/92, 1/93: HOLD", "1/92, 2/92, 1/93: HOLD")]


def test_an_exception_below_what_all_do_is_no_contradiction() -> None:
    said = "Husson: all battalions go 6 cm forward.\n1/2L goes back behind 4/2L."
    lines = done(said, SECOND_TURN)
    assert any(line.startswith("1/2L: MOVE TO") for line in lines)
    assert not asked(said, SECOND_TURN)


def test_who_goes_somewhere_and_stays_there_is_told_one_thing() -> None:
    said = "5M goes into Gemioncourt. They stay in it whatever happens."
    assert "5M: MOVE TO gemioncourt" in done(said, ALLIED)
    assert not asked(said, ALLIED)


def test_a_second_place_for_those_spoken_of_replaces_none_that_stands_near() -> None:
    said = "Bring the 27J back over the brook. About H9 would be fine."
    assert any("H9" in line for line in done(said, ALLIED))


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier greift das Bataillon 2/2Nas an.\nJamin rückt nach bis dahin, wo Gauthier jetzt steht.",
        "Gauthier attacks 2/2Nas.\nJamin moves up to where Gauthier stands.",
    ],
)
def test_a_command_that_is_only_spoken_of_keeps_its_attack(said: str) -> None:
    assert any(line == "BRIGADE gauthier: INTENT ATTACK 2/2Nas" for line in done(said, FRENCH))
    assert not any(line == "BRIGADE gauthier: INTENT HOLD" for line in done(said, FRENCH))


def test_a_command_that_is_held_after_all_is_held() -> None:
    said = "Gauthier attacks 2/2Nas.\n\nPS Gauthier stays where he is."
    assert "BRIGADE gauthier: INTENT HOLD" in done(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Die Brigade Husson rückt in Kolonnen auf Lairalle vor und hält dort.\n"
        "1/61 besetzt das Gehöft Lairalle selbst.",
        "Husson advances on Lairalle in column and holds there.\n1/61 goes into Lairalle itself.",
        "Husson avance sur Lairalle en colonne et y tient.\nLe 1/61 va à Lairalle.",
    ],
)
def test_how_a_brigade_goes_does_not_form_the_one_that_goes_by_itself(said: str) -> None:
    assert not any("FORM" in line for line in done(said, FRENCH))
    assert len(done(said, FRENCH)) == 2
