"""What people say for *do the same*, *go there*, *I should be glad*, and the short words of those who served."""

from __future__ import annotations

import pytest

from orders.language.letters.by_the_ruler import named_point, tells_a_measure
from orders.language.letters.withdrawn import withdrawn_item
from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The Guard horse doesn't move. Same goes for their guns.",
         ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("Hubert stays. Same with Wathiez.", ["BRIGADE hubert: INTENT HOLD", "BRIGADE wathiez: INTENT HOLD"]),
        ("Hubert bleibt stehen. Dasselbe gilt für Wathiez.",
         ["BRIGADE hubert: INTENT HOLD", "BRIGADE wathiez: INTENT HOLD"]),
        ("Hubert ne bouge pas. Pareil pour Wathiez.", ["BRIGADE hubert: INTENT HOLD", "BRIGADE wathiez: INTENT HOLD"]),
        ("1/92 stays. 2/92 too, but facing west.", ["1/92: HOLD", "2/92: HOLD", "2/92: FACE W"]),
    ],
)  # fmt: skip
def test_the_same_for_others(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Hubert does not charge unless charged.",
        "Hubert charges nothing unless he is charged himself.",
        "Hubert: no charge unless he's charged first.",
        "Hubert should only charge if attacked.",
        "Hubert charges nothing.",
        "Hubert ne charge que s'il est chargé.",
        "Hubert goes nowhere. He charges nobody.",
    ],
)
def test_who_charges_only_when_charged(said: str) -> None:
    assert done(said, FRENCH)[-1] == "STANDING hubert opportunity charge: NEVER"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Foy goes forward with Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Foy geht mit Gauthier vor.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Foy avance avec Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Gauthier advances with 1/92 and 2/92 to F5.", ["1/92, 2/92: MOVE TO F5"]),
    ],
)
def test_who_is_above_them_rides_in_their_company(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


def test_nobody_supports_a_battalion_of_his_own() -> None:
    assert done("Bijlandt shall accompany 7L.", ALLIED) == ["GENERAL Bijlandt: MOVE TO 7L"]
    assert done("Bijlandt supports Saxe-Weimar.", ALLIED) == ["BRIGADE bijlandt: INTENT SUPPORT saxe-weimar"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 goes to F5. 2/92 goes to G5. The rest of Gauthier stays.", "1/93, 2/93: HOLD"),
        ("1/2L goes up to H7. The other five go to Lairalle.", "2/2L, 3/2L, 4/2L, 1/61, 2/61: MOVE TO lairalle"),
    ],
)
def test_the_rest_are_those_who_were_not_told(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


def test_both_and_all_are_those_who_were_named() -> None:
    assert done("1/92 to F5 and 2/92 to G5, both facing north.", FRENCH)[-1] == "1/92, 2/92: FACE N"
    assert done("1/92 to F5 and 2/92 to G5, both in line.", FRENCH) == [
        "1/92: FORM LINE; MOVE TO F5", "2/92: FORM LINE; MOVE TO G5",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gemioncourt is important. 5M goes into it and shuts the gates.", "5M: MOVE TO gemioncourt"),
        ("Gemioncourt est la clé. Le 5M y va.", "5M: MOVE TO gemioncourt"),
        ("Gemioncourt ist wichtig. 5M geht dorthin.", "5M: MOVE TO gemioncourt"),
        ("7L goes to F9. 8M goes there too.", "8M: MOVE TO F9"),
        ("The French are at H7. 8M stays there.", "8M: HOLD"),
    ],
)
def test_there_is_the_place_told_before(said: str, meant: str) -> None:
    assert done(said, ALLIED)[-1] == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/2Nas is on the grass; I'd be happier if it went to E8.", ["2/2Nas: MOVE TO E8"]),
        ("I'd put the Belgians (7th Line) into the house by the road called La Bergerie.", ["7L: MOVE TO bergerie"]),
        ("I'd be glad if 8M went to F11.", ["8M: MOVE TO F11"]),
        ("3/2Nas had better keep Stevenart's gunners company.", ["3/2Nas: MOVE TO 53.6,80.6"]),
    ],
)
def test_what_somebody_would_be_glad_of(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi assembles vic J4.", ["BRIGADE campi: INTENT ADVANCE J4"]),
        ("Gauthier attacks Gemioncourt with 2/92 and 1/93 leading.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Jamin stays put, apart from 1/4L.", ["2/4L, 3/4L, 1/100, 2/100, 3/100: HOLD"]),
        ("JAMIN\n- stays put, apart from 1/4L", ["BRIGADE jamin", "2/4L, 3/4L, 1/100, 2/100, 3/100: HOLD"]),
        ("Priority of effort: Gauthier, Husson, Jamin.", ["PRIORITY gauthier, husson, jamin"]),
        ("1/2L goes 12 cm in direction 0.", ["1/2L: MOVE TO 78.5,59.5"]),
        ("2/4HA: drive to (84, 50), unlimber there with direction 340.", ["2/4HA: REDEPLOY TO 84,50; FACE 340"]),
    ],
)  # fmt: skip
def test_those_who_served_and_those_who_measure(said: str, meant: list[str]) -> None:
    found = done(said, SECOND_TURN)
    assert found == meant or ("12 cm" in said and found[0].startswith("1/2L: MOVE TO"))


def test_where_guns_unlimber_and_where_they_look_are_told_apart() -> None:
    assert done("Bijleveld shall limber, cross the road, and come into action in F8 to the east of Stevenart, muzzles "
                "due south.", ALLIED) == ["bijleveld: REDEPLOY TO F8 FACE S"]  # fmt: skip
    assert done("Bijleveld unlimbers east of Gemioncourt, facing south.", ALLIED) == [
        "bijleveld: REDEPLOY TO 69.8,78.5 FACE S"
    ]


def test_points_of_the_compass_and_measures() -> None:
    assert [named_point(degrees) for degrees in (0, 45, 180, 359, 10)] == [
        "north", "north-east", "south", "north", "",
    ]  # fmt: skip
    assert tells_a_measure("It is approx. 14.8 cm, so inside the 20 it has.")
    assert not tells_a_measure("It goes 14.8 cm.")


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("On reflection, Section 2.4 is withdrawn in its entirety; 8M stays put.", "2.4"),
        ("PS forget point 2.", "2"),
        ("Streiche Punkt 3.", "3"),
        ("Annulez l'article 4.", "4"),
        ("forget 8M", ""),
        ("Point 2 is the key.", ""),
    ],
)
def test_an_item_is_taken_back_by_its_number(said: str, number: str) -> None:
    found = withdrawn_item(said)
    assert (found[0] if found is not None else "") == number


def test_what_an_item_ordered_is_gone() -> None:
    assert done("1. 5M to G8\n2. 7L to F9\n3. 8M to F11\n\nPS forget point 2.", ALLIED) == [
        "5M: MOVE TO G8", "8M: MOVE TO F11",
    ]  # fmt: skip
    assert done("2.4 8M shall form column and follow 7L, halting in F10.\n6.1 On reflection, Section 2.4 is withdrawn; "
                "8M stays put, in line.", ALLIED) == ["8M: HOLD; FORM LINE"]  # fmt: skip
    assert done("7/2FA: no movement, target 2/2Nas.\n\nPS. Correction, 7/2FA shall shoot at stevenart.", FRENCH) == [
        "7/2FA: FIRE AT stevenart"
    ]


@pytest.mark.parametrize(
    "said",
    [
        "If you can't do it all, Saxe-Weimar's group comes first and Bijlandt's second.",
        "It's Saxe-Weimar's brigade, then Bijlandt's.",
        "In case of doubt Saxe-Weimar's moves take precedence over Bijlandt's.",
        "S'il faut dire qui part le premier c'est Saxe-Weimar, puis Bijlandt.",
        "En cas de concours entre plusieurs brigades, l'ordre de préférence sera : Saxe-Weimar, Bijlandt.",
        "Reihenfolge wenn es eng wird erst Saxe-Weimar dann Bijlandt",
        "I'd say Saxe-Weimar, then Bijlandt.",
    ],
)
def test_whatever_asks_for_an_order(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["PRIORITY saxe-weimar, bijlandt"]


def test_whether_before_is_said_of_time_or_space_is_asked() -> None:
    assert done("Saxe-Weimar before Bijlandt.", ALLIED) == []
    assert asked("Saxe-Weimar before Bijlandt.", ALLIED)
    assert done("The guns first, then Prince Bernhard's.", ALLIED) == []
