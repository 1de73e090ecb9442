"""Habits of those who write English: reasons first, numbered steps, a briefing, initials, short hand, plain words."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done

ALLIED_FIRST, FIRST_TURN = ("quatre-bras-1", "allied"), ("quatre-bras-1", "french")
FLEE = "STANDING 2/4HA limber and flee: FLEE"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Keep Husson, except 1/2L, in reserve.", ["BRIGADE husson: INTENT HOLD", "1/2L: HOLD"]),
        ("Husson bleibt außer 1/2L in Reserve.", ["BRIGADE husson: INTENT HOLD", "1/2L: HOLD"]),
        ("Garde Husson sauf 1/2L en réserve.", ["BRIGADE husson: INTENT HOLD", "1/2L: HOLD"]),
        ("Husson, sauf 1/2L, reste en réserve.", ["BRIGADE husson: INTENT HOLD", "1/2L: HOLD"]),
    ],
)
def test_left_out_between_the_verb_and_the_place(said: str, meant: list[str]) -> None:
    assert done(said, FIRST_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier attacks Gemioncourt: the 92e leads, the 93e follows about 8 cm behind.",
        "Gauthier attacks Gemioncourt with the 92e leading and the 93e behind.",
        "Gauthier greift Gemioncourt an, das 92. voran, das 93. dahinter.",
        "Gauthier attaque Gemioncourt, 1/92 devant, le reste derrière.",
        "Gauthier attacks Gemioncourt. The 92e leads, 93e follows.",
    ],
)
def test_who_goes_before_whom_in_a_brigade_sends_none_of_it_away(said: str) -> None:
    assert done(said, FIRST_TURN) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If the French were to get in there they would be at the crossroads before supper, and for that reason "
            "the whole of Saxe-Weimar's brigade is to defend the Bossu wood.",
            ["BRIGADE saxe-weimar: INTENT DEFEND bossu"],
        ),
        ("I see no reason why 7M should not begin at once and march to Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        ("The first battalion of the 2nd Nassau, down at the southern tip, can stay put.", ["1/2Nas: HOLD"]),
        ("One should always keep something in one's pocket, so 1/28Ora remains where it is.", ["1/28Ora: HOLD"]),
        (
            "Stevenart had better not waste powder upon the guns but fire at the column at H5.",
            ["stevenart: FIRE AT 1/2L"],
        ),
        (
            "Should anybody have the good fortune to win a scuffle, I do not want him running after the French like a "
            "dog after a cart, he is to stop where he is.",
            ["STANDING ALL breakthrough: STOP"],
        ),
        (
            "27J should run back over the brook rather than be sabred if horsemen come.",
            ["STANDING 27J fall back: FALL BACK"],
        ),
        (
            "General Perponcher might place himself beside Stevenart's guns, and General Bijlandt just behind "
            "Gemioncourt.",
            ["GENERAL Perponcher: MOVE TO stevenart", "GENERAL Bijlandt: MOVE TO 61.6,85.8"],
        ),
        (
            "1/28Ora remains in the wood as a reserve, and its sister battalion must on no account leave the "
            "crossroads.",
            ["1/28Ora: HOLD", "2/28Ora: HOLD"],
        ),
        (
            "2/2Nas stays, only I should be obliged if it were turned to look south-east.",
            ["2/2Nas: FACE SE; HOLD"],
        ),
    ],
)
def test_the_order_in_the_middle_of_the_sentence(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_FIRST) == meant


@pytest.mark.parametrize("said", ["Nobody crosses the brook.", "Apart from the Jägers, nobody is to cross the brook."])
def test_a_line_that_nobody_may_pass_holds_nobody(said: str) -> None:
    assert done(said, ALLIED_FIRST) == []
    assert asked(said, ALLIED_FIRST)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L: first stay in skirmish order, then move 12 cm N to H6.", ["1/2L: MOVE TO H6"]),
        (
            "7/2FA: first limber, then move 10 cm N to G7, then unlimber facing N.",
            ["7/2FA: REDEPLOY TO G7 FACE N"],
        ),
        ("Exception to 2.1: 3/108 does not follow, it stays in J3 and holds the wood.", ["3/108: HOLD"]),
        (
            "1/92: hold. First move to E5, then form line facing NW, to cover the left against the wood.",
            ["1/92: MOVE TO E5; FORM LINE; FACE NW"],
        ),
        ("18/6FA: first fire at the foot guns in F8, same as 3.1.", ["18/6FA: FIRE AT stevenart"]),
        (
            "2/4HA: fire at the skirmishers in I8, unless enemy infantry is closer than 8 cm, then limber and go 10 "
            "cm S.",
            ["2/4HA: FIRE AT 27J", FLEE],
        ),
        (
            "GCh, GLan and the two guard batteries: no action.",
            ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        ("Infantry: if cavalry charges, then square, unless already in a wood.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("Assumption (not an order): the enemy will go back to the farm this turn.", []),
        ("1Ch: move to K6 and stay there as support for 6Ch.", ["1Ch: MOVE TO K6"]),
    ],
)
def test_in_steps(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN)[-len(meant) or None :] == meant


@pytest.mark.parametrize(
    "said",
    [
        "On turn 3, 7/2FA fires at 5M.",
        "7/2FA fires at 5M on turn 3.",
        "7/2FA (turn 3): fire at 5M.",
        "In Zug 3 schießt 7/2FA auf 5M.",
        "Au tour 3, 7/2FA tire sur 5M.",
    ],
)
def test_what_is_for_a_later_turn_waits(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [("7/2FA: FIRE AT 5M",)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("On turn 2, 7/2FA fires at 5M.", ["7/2FA: FIRE AT 5M"]),
        ("By turn 4 Gauthier must be in Gemioncourt.", ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]),
        ("Husson holds until turn 4.", ["BRIGADE husson: INTENT HOLD"]),
    ],
)
def test_what_is_for_this_turn_or_to_be_begun_in_it_is_done(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("hubert go scout K8. hmm thats far, make it K7", ["BRIGADE hubert: INTENT SCREEN K7"]),
        ("1/92 goes to H5. No, H6 not H5.", ["1/92: MOVE TO H5"]),
        ("put 1/2L out front as skirmishers at H6", ["1/2L: FORM SKIRMISH; MOVE TO H6"]),
        ("6th lancers G3. turn em to look at the woods", ["6Lan: MOVE TO G3", "6Lan: FACE 77,27.3"]),
        (
            "guard cav DONT TOUCH same for their guns",
            ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        ("Piré's guns move up to J6 and set up there.", ["2/4HA: REDEPLOY TO J6"]),
    ],
)
def test_in_short_hand(said: str, meant: list[str]) -> None:
    assert done(said, FIRST_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("5M stays in Gemioncourt and defends it as long as possible.", ["5M: HOLD"]),
        (
            "When the Jägers are charged they must not stand but go back to the 7th Line.",
            ["STANDING 27J fall back: FALL BACK"],
        ),
        ("The first battalion Nassau (1/2) stays where it is at the south edge.", ["1/2Nas: HOLD"]),
        (
            "Stevenart shoots at the battery in F6, not at the heavy one in G6, that duel we can only lose.",
            ["stevenart: FIRE AT 1/6FA"],
        ),
        (
            "Who wins a fight does not follow the enemy but goes back to his own place.",
            ["STANDING ALL breakthrough: BACK"],
        ),
        (
            "B. = Bijlandt, St. = Stevenart (guns), S-W = Saxe-Weimar\n"
            "St.'s guns fire at 1/6FA.\n"
            "S-W defends the wood.",
            ["stevenart: FIRE AT 1/6FA", "BRIGADE saxe-weimar: INTENT DEFEND bossu"],
        ),
    ],
)
def test_in_plain_words_and_initials(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/2L stays in open order, pushes forward to H7 and keeps those light troops busy with fire.",
            ["1/2L: MOVE TO H7; FIRE AT 27J"],
        ),
        ("3/2L to clear LAIRALLE and go firm in it.", ["3/2L: MOVE TO lairalle"]),
        (
            "1/4L detached, to PETIT-PIERREPONT in open order, keep eyes on the wood.",
            ["1/4L: FORM SKIRMISH; MOVE TO petit-pierrepont; FACE bossu"],
        ),
        ("Ney forward with the twelve-pounders at G6.", ["GENERAL Ney: MOVE TO 7/2FA"]),
        (
            "Hubert.\nRight flank protection, screen from K7 towards PIRAUMONT.",
            ["BRIGADE hubert", "BRIGADE hubert: INTENT SCREEN K7"],
        ),
        (
            "Jamin.\nDivisional reserve. Move up behind Gauthier.",
            ["BRIGADE jamin", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
    ],
)
def test_as_in_a_briefing(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("4/2L breaks into skirmishers.", ["4/2L: FORM SKIRMISH"]),
        ("Gauthier advances in echelon, left leading.", ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("Hubert forms up by squadrons.", []),
        ("Everybody keep their present formation.", []),
        ("Campi deploys into line on reaching the field.", []),
        ("18/6FA unlimbers where it is.", ["18/6FA: HOLD"]),
        ("1/61 next to 2/61, both facing north.", ["1/61: MOVE TO 84.8,45.3; FACE N", "2/61: FACE N"]),
    ],
)
def test_how_troops_are_formed_sends_them_nowhere(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Campi leaves the wood to the north and moves up to J5.",
        "Campi leaves the Delhutte wood northwards and goes to J5.",
        "Campi verlässt den Wald nach Norden und rückt bis J5 vor.",
        "Campi quitte le bois vers le nord et va jusqu'en J5.",
    ],
)
def test_out_of_the_wood_and_on(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE campi: INTENT ADVANCE J5"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson stops 10 cm short of Lairalle.", ["BRIGADE husson: INTENT ADVANCE 83.9,46.2"]),
        ("Husson s'arrête à 10 cm de Lairalle.", ["BRIGADE husson: INTENT ADVANCE 83.9,46.2"]),
        ("1/2L hält 10 cm vor Lairalle an.", ["1/2L: MOVE TO 78.4,48.7"]),
        (
            "Gauthier attacks the farm from the left and Jamin attacks it from the right.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT ATTACK gemioncourt"],
        ),
        (
            "Husson attacks Lairalle. The exception is 1/61: it holds where it is.",
            ["BRIGADE husson: INTENT ATTACK lairalle", "1/61: HOLD"],
        ),
    ],
)
def test_so_far_and_no_farther(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "After a successful charge, rally back.",
        "After a charge, come back.",
        "If a charge succeeds, rally back.",
        "Après une charge réussie, ralliement en arrière.",
    ],
)
def test_who_has_charged_comes_back(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING ALL breakthrough: BACK"]


@pytest.mark.parametrize(
    "said",
    [
        "Lancers may pursue, chasseurs may not.",
        "The lancers may pursue but the chasseurs may not.",
        "Die Lanciers dürfen verfolgen, die Chasseurs nicht.",
        "Les lanciers peuvent poursuivre, les chasseurs non.",
    ],
)
def test_one_may_another_not(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING 1Ch, 6Ch breakthrough: STOP"]


def test_the_lines_of_an_item_that_are_set_in_belong_to_it() -> None:
    text = (
        "10. Captain Bijleveld's battery shall limber up, move to H9, east of the\n"
        "    farm, and there unlimber facing south.\n\n"
        "15. The order of precedence shall be: first the guns, secondly\n"
        "    Saxe-Weimar, thirdly Bijlandt.\n"
    )
    assert done(text, ALLIED_SECOND) == [
        "bijleveld: REDEPLOY TO H9 FACE S",
        "PRIORITY perponcher/artillery, saxe-weimar, bijlandt",
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Husson goes to Lairalle; what frightens me there is those fellows lurking in the corn at I8.",
            ["BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        (
            "The Guard cavalry stays at home, I'd be afraid to face the Emperor if a single horse got scratched.",
            ["GCh, GLan: HOLD"],
        ),
        (
            "In the background Campi's brigade comes out of the trees at last and closes up behind Husson.",
            ["BRIGADE campi: INTENT SUPPORT husson"],
        ),
        ("I am Marshal Ney this time, heaven help the French.", []),
        ("1/92 N - stays put.", ["1/92: HOLD"]),
    ],
)
def test_what_is_said_beside_an_order(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
