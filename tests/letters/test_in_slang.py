"""In slang: German as students type it, and one of several bodies in three languages."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "gauthier hoch auf gemioncourt und angreifen\njamin direkt dahinter als 2. welle",
         ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (SECOND_TURN, "1/6 auf 2/2Nas draufhalten\n7/2 auf 5M\n18/6 steht zu weit hinten, vor damit, zwischen "
         "die 2 andern",
         ["1/6FA: FIRE AT 2/2Nas", "7/2FA: FIRE AT 5M", "18/6FA: REDEPLOY TO 60.4,54.4"]),
        (SECOND_TURN, "2/2L und 3/2L auf 27J los, die schützen da mal verscheuchen. wieviele sind das "
         "überhaupt, steht nix dabei",
         ["2/2L, 3/2L: CHARGE 27J"]),
        (SECOND_TURN, "bachelu mit vor zu hussons leuten, sonst erreicht er wieder nich alle",
         ["GENERAL Bachelu: MOVE TO 83.5,44.1"]),
        (SECOND_TURN, "hubert geht vor bis L8.\nvon sich aus attackiert der nix",
         ["BRIGADE hubert: INTENT ADVANCE L8", "STANDING hubert opportunity charge: NEVER"]),
        (SECOND_TURN, "seh zwar noch keine aber die kommt bestimmt",
         []),
        (SECOND_TURN, "die garde kann pennen",
         ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        (SECOND_TURN, "wathiez auf keinen fall irgendwo reinreiten",
         ["STANDING wathiez opportunity charge: NEVER"]),
        (SECOND_TURN, "campi dreht sich wieder nach norden, wer hat den denn so hingestellt",
         ["1/72, 2/72, 1/108, 2/108, 3/108: FACE N"]),
        (SECOND_TURN, "und wenn die batterien überrannt werden aufprotzen und weg, keine helden",
         ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"]),
        (SECOND_TURN, "husson auf lairalle los",
         ["BRIGADE husson: INTENT ATTACK lairalle"]),
    ],
)  # fmt: skip
def test_students_are_understood(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "eins von jamins bataillonen geht nach E5",
         ["1/4L: MOVE TO E5"]),
        (SECOND_TURN, "Un des bataillons de Jamin va en E5.",
         ["1/4L: MOVE TO E5"]),
        (SECOND_TURN, "Eines der beiden Regimenter von Wathiez geht nach E5.",
         ["5Lan: MOVE TO E5"]),
    ],
)  # fmt: skip
def test_one_of_several_is_one(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "eine von den garde batterien kann vor nach F4",
        "Eine der Gardebatterien geht nach F4.",
        "Une des batteries de la Garde va en F4.",
        "eine gardebatterie nach F4",
    ],
)
def test_which_of_two_batteries_is_asked(said: str) -> None:
    assert not done(said, SECOND_TURN)
    assert asked(said, SECOND_TURN) == [("1/guard-artillery: REDEPLOY TO F4", "2/guard-artillery: REDEPLOY TO F4")]
