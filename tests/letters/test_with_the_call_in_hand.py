"""What the fortieth lot of letters showed, which answer the call: below exact intents, beside orders, in headings."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

GAUTHIER = "BRIGADE Gauthier\n  INTENT ADVANCE Gemioncourt\n  "
SENT = ["BRIGADE gauthier", "INTENT ADVANCE gemioncourt"]


@pytest.mark.parametrize(
    "below",
    [
        "en colonne, et on ne passe pas le ruisseau pour l'instant",
        "in column, and do not cross the brook yet",
        "Er soll rechts von Husson bleiben und nicht über den Bach gehen.",
    ],
)
def test_words_below_an_exact_intent_halt_nobody_unasked(below: str) -> None:
    assert done(GAUTHIER + below, FRENCH) == SENT
    assert any("BRIGADE gauthier: INTENT HOLD" in choices for choices in asked(GAUTHIER + below, FRENCH))


@pytest.mark.parametrize(
    ("intent", "below"),
    [
        ("SCREEN Husson", "sur sa droite"),
        ("ADVANCE G5", "derrière les canons, et attendre là"),
        ("ADVANCE G5", "behind the guns, and wait there"),
        ("ADVANCE G5", "hinter den Kanonen"),
    ],
)
def test_a_place_beside_others_is_asked_about_where_an_exact_intent_sends(intent: str, below: str) -> None:
    said = f"BRIGADE Hubert\n  INTENT {intent}\n  {below}"
    assert done(said, FRENCH) == ["BRIGADE hubert", f"INTENT {intent.replace('Husson', 'husson')}"]
    assert asked(said, FRENCH)


def test_a_place_in_itself_takes_the_place_of_an_intent_above_it() -> None:
    said = "BRIGADE Hubert\n  INTENT SCREEN Husson\n  par la droite, vers K6"
    assert done(said, FRENCH)[2:] == ["BRIGADE hubert: INTENT ADVANCE K6"]


def test_who_do_not_budge_are_those_who_are_the_same_as() -> None:
    said = "Wathiez goes to H5. The Guard cavalry doesn't budge, I know why. Same for the Guard horse guns."
    assert done(said, FRENCH)[1:] == ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"]


def test_who_is_left_out_below_a_block_is_told_what_he_does() -> None:
    said = "BRIGADE Jamin\n  INTENT SUPPORT Gauthier\n  sauf le 1/4L : il va en E4, en tirailleurs"
    assert done(said, FRENCH)[2:] == ["1/4L: FORM SKIRMISH; MOVE TO E4"]
    assert asked(said, FRENCH) == []


def test_a_heading_with_a_remark_in_brackets_orders_nothing() -> None:
    said = (
        "BRIGADE lefebvre/artillery\n  INTENT HOLD\n\nGENERALE (stand nicht auf dem Blatt, ich hänge es an)\n"
        "  Bachelu reitet zu Campi.\n\nFÜR ALLE (wie immer)\n  Infanterie: Karree, wenn Kavallerie in die Nähe kommt."
    )
    assert done(said, FRENCH)[2:] == ["GENERAL Bachelu: MOVE TO campi", "STANDING ALL vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "In der Mitte geht die 5. Miliz in den Hof Gemioncourt und verteidigt ihn.",
         ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "In der Mitte des Waldes bleibt 3/2Nas.", ["3/2Nas: HOLD"]),
        (ALLIED, "Sachsen-Weimar reitet zu 2/2Nas und bleibt bei dem Bataillon.",
         ["GENERAL Saxe-Weimar: MOVE TO 2/2Nas"]),
        (ALLIED, "Saxe-Weimar rejoint le 2/2Nas et reste avec ce bataillon.", ["GENERAL Saxe-Weimar: ATTACH 2/2Nas"]),
        (ALLIED, "27J stays at I8. If they get charged they fall back, don't want them ridden down.",
         ["27J: HOLD", "STANDING 27J fall back: FALL BACK"]),
        (ALLIED, "If the French get in among the guns the crews run for it, I'd rather keep the men.",
         ["STANDING bijleveld, stevenart limber and flee: FLEE"]),
        (ALLIED, "They can shoot at whatever comes in range, no need to ask me.",
         ["STANDING ALL fire at will: ALWAYS"]),
        (ALLIED, "Guns\n- stevenart goes back to F9.\n- Perponcher goes back to F9 with them.",
         ["stevenart: REDEPLOY TO F9", "GENERAL Perponcher: MOVE TO F9"]),
        (FRENCH, "Sorry, Hubert goes to K6.", ["BRIGADE hubert: INTENT ADVANCE K6"]),
        (FRENCH, "The Guard's two batteries come up the road to F3 and wait there.",
         ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO F3"]),
    ],
)  # fmt: skip
def test_what_is_said_beside_an_order_leaves_it_as_it_is(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []


def test_what_can_wait_halts_nobody_who_was_sent() -> None:
    said = (
        "Gauthier moves up to F5. I don't want Gauthier going for 2/2Nas this turn, that can wait till everybody is up."
    )
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ADVANCE F5"]
