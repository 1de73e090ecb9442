"""Other words for a deed as English people say them at home, and what they put around an order."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

ATTACK = ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]
SAID = (
    ("Gauthier goes up the road and takes Gemioncourt off them.", ATTACK),
    ("Gauthier takes Gemioncourt, and I mean takes it, not stops outside and reads the menu.", ATTACK),
    ("7/2FA stays where it is and knocks the stuffing out of stevenart.", ["7/2FA: FIRE AT stevenart"]),
    ("2/4HA throws a few at 27J.", ["2/4HA: FIRE AT 27J"]),
    ("Over on the right Husson's lot go to H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
    ("Husson goes up and pushes those skirmishers, 27J, back.", ["BRIGADE husson: INTENT ATTACK 27J"]),
    (
        "Hubert goes to K7. He's not to go charging off at stuff by himself though, he's only got eleven points.",
        ["BRIGADE hubert: INTENT ADVANCE K7", "STANDING hubert opportunity charge: NEVER"],
    ),
    ("Every battalion forms square if cavalry comes, no arguing.", ["STANDING ALL vs cavalry: SQUARE"]),
    ("Nobody pursues, horse included.", ["STANDING ALL breakthrough: STOP"]),
    ("While all this goes on at the right, Jamin supports Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    (
        "If it gets crowded: Husson goes before Campi, and Gauthier before Jamin.",
        ["PRIORITY husson, campi, gauthier, jamin"],
    ),
    (
        "All infantry may shoot at anything in range, no need to ask me.",
        ["STANDING husson, campi, gauthier, jamin fire at will: ALWAYS"],
    ),
    ("1/92 stays where it is, no going forward to meet them.", ["1/92: HOLD"]),
    ("Wathiez stays where he is and lets the infantry go by.", ["BRIGADE wathiez: INTENT HOLD"]),
    (
        "1/92 and 2/92 are to hold the ground they stand on, save that the 1/92 shall turn so as to face west.",
        ["1/92, 2/92: HOLD", "1/92: FACE W"],
    ),
    ("The horse battery (2/4HA) lets 27J have it straight away.", ["2/4HA: FIRE AT 27J"]),
    ("18/6FA lets 5M have it.", ["18/6FA: FIRE AT 5M"]),
    ("1/6FA gives 2/2Nas what for.", ["1/6FA: FIRE AT 2/2Nas"]),
    ("The 12-pounders give it to stevenart.", ["7/2FA: FIRE AT stevenart"]),
    ("2/4HA gives 27J a good pasting.", ["2/4HA: FIRE AT 27J"]),
    ("7/2FA lets rip at stevenart.", ["7/2FA: FIRE AT stevenart"]),
    (
        "1/93 goes to F7. It is my reserve and stays in column.",
        ["1/93: MOVE TO F7", "1/93: FORM COLUMN"],
    ),
    ("Foy rides to G5, from where he can see both brigades.", ["GENERAL Foy: MOVE TO G5"]),
    ("The lads in the wood come out of there and go to J5.", ["1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO J5"]),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_everyday_english_is_read(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


NOTED = (
    "Here is what I'd like Ney's people to do in the first turn.",
    "The attack on the farm itself comes later, when Husson and Gauthier are level with each other.",
    "And what should happen if it goes off script.",
    "Jamin's a bit of a heap at the moment.",
    "Two things for everyone.",
)


@pytest.mark.parametrize("said", NOTED)
def test_what_orders_nothing_is_noted(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])


def test_one_alone_who_is_named_is_asked_about_where_nobody_was_told() -> None:
    said = "Past on the right Husson's lot go to H7."
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [("BRIGADE husson: INTENT ADVANCE H7",)])


def test_the_skirmishers_behind_whom_somebody_goes_are_ours() -> None:
    said = "3/2Nas forms skirmish order. 8M goes 5 cm behind the skirmishers."
    assert done(said, ALLIED_SECOND)[0] == "3/2Nas: FORM SKIRMISH"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The 5th Militia have got into Gemioncourt, I am glad to see, and there they stay.", ["5M: HOLD"]),
        (
            "Should either battery be overrun, God forbid, they limber up and make off.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("Perponcher rides down to E8 and joins the 2/2nd Nassau.", ["GENERAL Perponcher: MOVE TO 2/2Nas"]),
        (
            "When van Merlen comes up he takes his horse behind La Bergerie.",
            ["Net-6H, 5LD: MOVE TO 61.8,116.2"],
        ),
        ("7L goes to G9 by turn 4. Bijleveld fires at 7/2FA.", ["7L: MOVE TO G9", "bijleveld: FIRE AT 7/2FA"]),
        (
            "Kempt and Pack go to the bank of the Namur road, Kempt by the village and Pack on his left.",
            ["BRIGADE kempt: INTENT ADVANCE 77,116.6", "BRIGADE pack: INTENT ADVANCE 77,116.6"],
        ),
        ("Shout if anything is unclear.", []),
        ("The rules, or my copy of them, are not very clear on the matter.", []),
        (
            "Quite so, and I should like to keep it that way until Picton is here: nobody on my side, however tempting "
            "the occasion may look to him, is to attack anything this turn.",
            ["STANDING ALL opportunity charge: NEVER"],
        ),
        ("Running order for 14:00 below.", []),
    ],
)
def test_what_stands_around_an_order_changes_nothing(said: str, meant: list[str]) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == (meant, [])


@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ("If 1/2Nas gets into trouble, then 1/28Ora supports it.", "1/28Ora: MOVE TO 36.9,64.1"),
        ("If 27J runs into difficulties, 7L comes up to H9.", "7L: MOVE TO H9"),
        ("If 5M is thrown out of the farm, then 7L takes it back.", "7L: MOVE TO gemioncourt"),
        ("If 5M loses the farm, 7L retakes it.", "7L: MOVE TO gemioncourt"),
        ("If 5M is in trouble 7L comes down to help.", "7L: MOVE TO 62.8,84.7"),
        ("If the French take the farm, 7L throws them out of it again.", "7L: MOVE TO gemioncourt"),
        ("If 2/2Nas gets a bloody nose it goes back behind the brook.", "STANDING 2/2Nas fall back"),
        ("If 27J is jumped on, 7L comes up to H9.", "7L: MOVE TO H9"),
        ("When Kempt and Pack arrive they should line the bank of the Namur road.", "BRIGADE kempt: INTENT ADVANCE"),
    ],
)
def test_what_is_done_in_such_a_case_is_offered(said: str, offered: str) -> None:
    assert done(said, ALLIED_SECOND) == []
    (choices,) = asked(said, ALLIED_SECOND)
    assert choices[0].startswith(offered)
