"""What people say around their orders who write as they talk, and for whom a paragraph and its heading are."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

FRENCH, ALLIED = ("quatre-bras-1", "french"), ("quatre-bras-1", "allied")
SECOND_TURN = ("quatre-bras-2", "french")


def done(text: str, of: tuple[str, str]) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[of[0]], of[1])(text).sheet.lines]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "I don't like the 2/2nd Nassau being out in the open, so please bring them back to E8.",
         ["2/2Nas: MOVE TO E8"]),
        (ALLIED, "The Prince is only twenty-three and ought to be kept safe, so put him at La Bergerie.",
         ["GENERAL Prince of Orange: MOVE TO bergerie"]),
        (FRENCH, "Bachelu: leave where he is", ["GENERAL Bachelu: HOLD"]),
        (ALLIED, "1/2nd Nassau stay put at the southern tip.", ["1/2Nas: HOLD"]),
        (ALLIED, "7L should come down from La Bergerie and stand behind Gemioncourt.", ["7L: MOVE TO 61.6,85.8"]),
        (ALLIED, "Perponcher stays by the horse guns.", ["GENERAL Perponcher: MOVE TO bijleveld"]),
        (FRENCH, "Husson goes after those skirmishers at I8 and shoves them back over the creek.",
         ["BRIGADE husson: INTENT ATTACK 27J"]),
        (FRENCH, "2/4HA limber up, go with Hubert, unlimber at J6", ["2/4HA: REDEPLOY TO J6"]),
        (FRENCH, "Wathiez comes up behind the guns, around G5.", ["BRIGADE wathiez: INTENT ADVANCE G5"]),
        (FRENCH, "Jamin avance de 8 cm derrière Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (FRENCH, "1/2L 2/2L 3/2L go to H6", ["1/2L, 2/2L, 3/2L: MOVE TO H6"]),
        (ALLIED, "27J back to H9, still spread out as they are now.", ["27J: FORM SKIRMISH; MOVE TO H9"]),
        (ALLIED, "2/28Ora bleibt stehen, davon lasse ich mich durch keinen Adjutanten abbringen.", ["2/28Ora: HOLD"]),
        (SECOND_TURN, "1Ch forms line. No heroics.", ["1Ch: FORM LINE"]),
        (SECOND_TURN, "Only 1/4L goes to E4.", ["1/4L: MOVE TO E4"]),
        (SECOND_TURN, "Except I want 1/4L in skirmish order over on the left, say E4.",
         ["1/4L: FORM SKIRMISH; MOVE TO E4"]),
        (ALLIED, "5M stays in Gemioncourt. 7L comes down and sits just behind it in case.",
         ["5M: HOLD", "7L: MOVE TO 62.8,89.8"]),
        (ALLIED, "27J is alone out there. Could they come back across the brook to H9, but keep in open order?",
         ["27J: MOVE TO H9; FORM SKIRMISH"]),
        (ALLIED, "The Prince of Orange I would rather have back at La Bergerie.",
         ["GENERAL Prince of Orange: MOVE TO bergerie"]),
        (FRENCH, "5Lan and 6Lan remain behind the infantry of Foy.", ["5Lan, 6Lan: HOLD"]),
        (FRENCH, "6Ch goes to K7 and has a look at what is behind the pond.", ["6Ch: MOVE TO K7"]),
        (FRENCH, "Bachelu rides over to Campi and finds out what keeps him.", ["GENERAL Bachelu: MOVE TO campi"]),
        (FRENCH, "All guns fire at stevenart, except the horse guns on the right, they fire at the skirmishers in I8.",
         ["18/6FA, 1/6FA, 7/2FA, 1/guard-artillery, 2/guard-artillery: FIRE AT stevenart", "2/4HA: FIRE AT 27J"]),
        (FRENCH, "Si des chevaux nous attaquent on fait le carré.", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)  # fmt: skip
def test_what_is_said_around_an_order_is_put_into_what_is_to_be_done(
    of: tuple[str, str], said: str, meant: list[str]
) -> None:
    assert done(said, of) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The guns on the right fire at the skirmishers in I8.", "2/4HA"),
        ("Les canons de droite tirent sur les tirailleurs en I8.", "2/4HA"),
        ("Die Kanonen rechts außen schießen auf die Plänkler in I8.", "2/4HA"),
        ("The right-hand battery fires at the skirmishers in I8.", "2/4HA"),
        ("Guns: both 9th Div batteries fire at the skirmishers in I8.", "1/6FA, 7/2FA"),
        ("Artillerie: beide Batterien der 9. Division schießen auf die Plänkler in I8.", "1/6FA, 7/2FA"),
    ],
)
def test_of_all_guns_those_fire_who_are_told_by_side_or_division(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [f"{meant}: FIRE AT 27J"]


def test_guns_on_a_side_on_which_none_stand_apart_are_asked_about() -> None:
    assert not done("The guns on the left fire at the battery in G5.", ALLIED)


@pytest.mark.parametrize(
    "heading", ["First the guns. 18/6FA stays.", "D'abord les canons. 18/6FA reste là.", "Die Kanonen. 18/6FA bleibt."]
)
def test_a_heading_within_a_paragraph_is_for_that_paragraph(heading: str) -> None:
    lines = done(f"{heading}\n\nHusson goes to Lairalle.\n\nNobody pursues.\n", FRENCH)
    assert lines[-2:] == ["BRIGADE husson: INTENT ADVANCE lairalle", "STANDING ALL breakthrough: STOP"]


def test_both_are_the_two_who_were_told_something_last() -> None:
    moved = "6Ch moves up to J8 and 1Ch stays where it is."
    for rule in ("No charging with either one.", "No charging for those two.", "Both must not charge."):
        assert done(f"{moved} {rule}", FRENCH)[-1] == "STANDING 6Ch, 1Ch opportunity charge: NEVER"
    assert done("1/2L goes to H7 and 2/2L to I6. Both in skirmish order.", FRENCH)[-1] == "1/2L, 2/2L: FORM SKIRMISH"


@pytest.mark.parametrize(
    "said",
    [
        "Infantry goes to square for horse, and nobody chases past the creek.",
        "Die Infanterie bildet Karree gegen Reiter und niemand verfolgt über den Bach.",
    ],
)
def test_what_all_do_and_whom_nobody_follows_are_two_rules(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING ALL vs cavalry: SQUARE", "STANDING ALL breakthrough: STOP"]


@pytest.mark.parametrize("where", ["rides over there", "should ride over to them", "reitet dorthin"])
def test_a_general_rides_to_those_spoken_of_last(where: str) -> None:
    assert done(f"Campi attacks Lairalle. Bachelu {where}.", FRENCH)[-1] == "GENERAL Bachelu: MOVE TO campi"


@pytest.mark.parametrize(
    "said",
    [
        "Bijlandt's people to move before Saxe-Weimar's please, as that is where it will come.",
        "Bijlandt acts before Saxe-Weimar.",
        "If not everyone can move at once, Bijlandt first, then Saxe-Weimar.",
        "if you need to know who goes first its Bijlandt, then Saxe-Weimar",
        "If you need to know who goes first, it's Bijlandt, then Saxe-Weimar.",
    ],
)
def test_of_two_commands_the_one_is_to_act_before_the_other(said: str) -> None:
    assert done(said, ALLIED) == ["PRIORITY bijlandt, saxe-weimar"]


def test_a_formation_ranks_nobody() -> None:
    assert not any(
        line.startswith("PRIORITY") for line in done("2/2L and 3/2L in skirmish order, first the 2/2L", FRENCH)
    )


def test_who_goes_before_another_is_told_a_place() -> None:
    assert not any(line.startswith("PRIORITY") for line in done("1/2L goes before Husson.", FRENCH))


@pytest.mark.parametrize("case", ["if they come within 20 cm", "if either comes within 20 cm"])
def test_neither_of_two_targets_is_fired_at_before_the_case_that_both_hang_on(case: str) -> None:
    assert not done(f"Bijleveld: fire at 1Ch or 6Ch {case}", ("quatre-bras-2", "allied"))


def test_the_number_of_an_item_is_no_division() -> None:
    lines = "1. Gauthier attacks Gemioncourt.\n2. Jamin follows.\n9. 1Ch forms line. 6Ch stays loose.\n"
    assert done(lines, SECOND_TURN)[2:] == ["1Ch: FORM LINE", "6Ch: HOLD"]


def test_the_farm_is_the_one_that_it_was_however_often_another_is_named() -> None:
    said = "5M stays in Gemioncourt. 7L goes behind the farm. 8M to La Bergerie. The Prince to La Bergerie, too."
    assert done(f"{said} Perponcher rides to the farm.", ALLIED)[-1] == "GENERAL Perponcher: MOVE TO gemioncourt"


def test_the_guns_of_a_division_are_ranked_with_a_full_stop_in_its_name() -> None:
    ranked = done("Order of importance: Gauthier, 9th Div. guns, Husson.", SECOND_TURN)
    assert ranked == ["PRIORITY gauthier, 9D/artillery, husson"]
