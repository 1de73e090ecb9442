"""German clauses with their verb last, who is meant by *whoever*, and who stands beside what was named before."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1Ch soll in K7 bleiben und Richtung 27J schauen.", ["1Ch: FACE 27J; HOLD"]),
        ("1Ch soll sich in Linie aufstellen, in K7 bleiben und zu 27J schauen.", ["1Ch: FORM LINE; FACE 27J; HOLD"]),
        ("1Ch soll in K7 bleiben und Gemioncourt im Auge behalten.", ["1Ch: FACE gemioncourt; HOLD"]),
        ("1/72 soll Linie bilden und Richtung Piraumont blicken.", ["1/72: FORM LINE; FACE piraumont"]),
        ("1Ch soll nach K6 gehen, Richtung Norden schauen und warten.", ["1Ch: MOVE TO K6; FACE N"]),
        ("1/72 soll sich nach Norden drehen und nach J5 gehen.", ["1/72: FACE N; MOVE TO J5"]),
        ("1/72 soll sich nach Norden drehen und aus dem Wald heraus nach J5 gehen.", ["1/72: FACE N; MOVE TO J5"]),
        ("Hubert geht nach K6 und soll dort nach dem Rechten sehen.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
    ],
)
def test_who_is_to_look_somewhere_does_not_go_there(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die Garde bleibt stehen, Reiter wie Kanonen.", ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("Wer einen Angriff abgeschlagen hat, bleibt stehen.", ["STANDING ALL breakthrough: STOP"]),
        ("Whoever has beaten off an attack stays where it is.", ["STANDING ALL breakthrough: STOP"]),
        ("Ceux qui ont repoussé une attaque restent sur place.", ["STANDING ALL breakthrough: STOP"]),
        ("1Ch bleibt nach einer Attacke stehen.", ["STANDING 1Ch breakthrough: STOP"]),
        ("1Ch stays where it is after a charge.", ["STANDING 1Ch breakthrough: STOP"]),
        ("Le 1Ch reste sur place après une charge.", ["STANDING 1Ch breakthrough: STOP"]),
        (
            "1Ch geht nach K7. Angreifen soll es noch nicht, auch nicht, wenn sich eine Gelegenheit bietet.",
            ["1Ch: MOVE TO K7", "STANDING 1Ch opportunity charge: NEVER"],
        ),
        ("Beide Gardebatterien sollen nach E3 vorfahren.", ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO E3"]),
    ],
)
def test_whoever_they_are(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("3/2L besetzt Lairalle. 2/2L stellt sich links daneben auf.", "2/2L: MOVE TO 79.9,56.8"),
        ("3/2L besetzt Lairalle und 2/2L stellt sich rechts daneben.", "2/2L: MOVE TO 92.9,58.4"),
        ("3/2L takes Lairalle. 2/2L forms up on its right.", "2/2L: MOVE TO 92.9,58.4"),
        ("Le 3/2L occupe Lairalle et le 2/2L se place à sa gauche.", "2/2L: MOVE TO 79.9,56.8"),
        ("1/92 bleibt stehen. 2/92 stellt sich rechts daneben.", "2/92: MOVE TO 53.1,32.2"),
        ("1/92 stays. 2/92 forms up on its left.", "2/92: MOVE TO 43.6,35.2"),
    ],
)
def test_beside_it_is_beside_what_was_named_before(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN)[-1] == meant


@pytest.mark.parametrize(
    "said",
    [
        "Hubert geht nach K7 und unterstützt Husson.",
        "Hubert rides to K7 and supports Husson.",
        "Hubert va en K7 et soutient Husson.",
    ],
)
def test_a_square_that_is_told_is_not_forgotten_for_whom_is_helped(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE hubert: INTENT ADVANCE K7"]
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Campi schaut laut Karte nach Westen. Die ganze Brigade soll nach J5 gehen.",
        "Campi is facing west for some reason. The whole brigade should go to J5.",
    ],
)
def test_the_whole_brigade_is_that_of_which_was_told(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE campi: INTENT ADVANCE J5"]
