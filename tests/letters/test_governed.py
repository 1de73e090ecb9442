"""Who stands behind a preposition does nothing; where something happens, how far off, and what is not plausible."""

from __future__ import annotations

import pytest

from tests.letters.test_foreign_idioms import read
from tests.letters.test_writers import FIXTURES, reader_of

JAMIN_HOLDS = "BRIGADE jamin: INTENT HOLD"


def asked(text: str) -> list[tuple[str, ...]]:
    """The choices of the questions that a letter of the French in the second battle is answered with."""
    return [question.choices for question in reader_of(FIXTURES["quatre-bras-2"], "french")(text).asked]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Jamin stays where he is. On the right Husson goes to Lairalle.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        (
            "Jamin bleibt stehen. Im Zentrum greift Gauthier Gemioncourt an.",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
        ("Jamin ne bouge pas. À droite, Husson va à Lairalle.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        (
            "Jamin stays where he is. In the centre Gauthier attacks Gemioncourt.",
            "BRIGADE gauthier: INTENT ATTACK gemioncourt",
        ),
    ],
)
def test_a_place_at_the_head_of_a_sentence_is_of_those_named_behind_it(line: str, meant: str) -> None:
    assert read(line) == [JAMIN_HOLDS, meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/2L, 2/2L go ahead of Husson I6 skirmish", ["1/2L, 2/2L: FORM SKIRMISH; MOVE TO I6"]),
        ("The 3/2L goes ahead of the others by about six centimetres.", ["3/2L: MOVE TO 91.6,52.7"]),
        ("Das 3/2L schwärmt aus und geht den übrigen ca. 5 cm voraus.", ["3/2L: FORM SKIRMISH; MOVE TO 91.1,51.9"]),
        ("Campi comes out of the wood and sits where Husson was.", ["BRIGADE campi: INTENT ADVANCE 83.5,44.1"]),
        ("Campi geht dahin, wo Husson war.", ["BRIGADE campi: INTENT ADVANCE 83.5,44.1"]),
        ("1/92 goes to the place where 2/92 is now.", ["1/92: MOVE TO 52.8,33.9"]),
        (
            "Jamin follows Gauthier and Campi Husson.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier", "BRIGADE campi: INTENT SUPPORT husson"],
        ),
    ],
)
def test_who_is_named_behind_a_preposition_or_an_object_does_not_march(line: str, meant: list[str]) -> None:
    assert read(line) == meant


@pytest.mark.parametrize(
    "line",
    [
        "1/6FA fires at the battery in F8, between the wood and the road.",
        "1/6FA schießt auf die Batterie in F8, zwischen dem Wald und der Straße.",
        "1/6FA tire sur la batterie en F8, entre le bois et la route.",
        "1/6FA fires at the guns in F8, behind the farm.",
    ],
)
def test_a_second_place_behind_a_target_tells_of_the_target(line: str) -> None:
    assert read(line) == ["1/6FA: FIRE AT stevenart"]
    assert asked(line) == []


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/92 halts behind 2/92, distance 4 cm.", "1/92: MOVE TO 51.9,30"),
        ("1/92 wartet hinter 2/92, Abstand 4 cm.", "1/92: MOVE TO 51.9,30"),
        ("1/92 attend derrière 2/92, à 4 cm.", "1/92: MOVE TO 51.9,30"),
        ("6Ch rides to 1Ch and halts 6 cm behind them.", "6Ch: MOVE TO 103.4,54.6"),
        (
            "18/6FA: limber up, forward, drop trails left of 1/6FA, 4 cm off, facing N",
            "18/6FA: REDEPLOY TO 51.9,53.9 FACE N",
        ),
        ("1/92 to E4 (8,8)", "1/92: MOVE TO 48,38"),
        ("2/92: G4 (5;5)", "2/92: MOVE TO 65,35"),
        ("1/2L -> stays in skirmish, fwd 8cm", "1/2L: MOVE 8"),
        ("1/2L has had a bloody nose (4 left out of 6), it goes back behind 4/2L", "1/2L: MOVE TO 76.9,36.7"),
        ("Husson goes to Lairalle and stops there fronting the brook.", "BRIGADE husson: INTENT ADVANCE lairalle"),
    ],
)
def test_how_far_and_which_way(line: str, meant: str) -> None:
    assert read(line) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("I meant to bring Jamin to F5 but the guns see it, so no, he stays in reserve.", JAMIN_HOLDS),
        ("Eigentlich wollte ich Jamin nach F5 schicken, aber da stehen Kanonen, also nein, er bleibt.", JAMIN_HOLDS),
        ("Je voulais envoyer Jamin sur la route, mais il y a des canons, donc non, il reste où il est.", JAMIN_HOLDS),
        (
            "I wanted Hubert at Piraumont, but he looks tired, so instead he goes to Lairalle.",
            "BRIGADE hubert: INTENT ADVANCE lairalle",
        ),
    ],
)
def test_what_was_given_up_is_not_done(line: str, meant: str) -> None:
    assert read(line) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        "Gauthier attacks Gemioncourt with the guns of the 9th.",
        "Gauthier attacks Gemioncourt, the guns of the 9th.",
        "Gauthier greift Gemioncourt an, die Batterien der 9. Division.",
        "Gauthier supports Husson and the guns of the 9th.",
        "Hubert goes to Piraumont with the horse guns of the Guard.",
        "I meant to bring Jamin forward to F5 but the guns command that ground.",
        "Comes infantry within 12 cm.",
    ],
)
def test_what_is_left_over_or_not_plausible_is_asked_about(line: str) -> None:
    assert read(line) == []
    assert any(asked(line))


def test_both_who_are_supported_are_offered() -> None:
    line = "Gauthier supports Husson and Campi."
    assert read(line) == ["BRIGADE gauthier: INTENT SUPPORT husson"]
    assert asked(line) == [("BRIGADE gauthier: INTENT SUPPORT campi",)]


@pytest.mark.parametrize("line", ["2/92 in line in F3, do not move.", "2/92 stays put, in line in F3."])
def test_who_is_not_to_move_is_where_he_is_told_of(line: str) -> None:
    assert not any("MOVE" in order for order in read(line))
