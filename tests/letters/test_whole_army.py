"""An order for a few never reaches the whole army: who is meant by *all*, by a kind of troops and by a heading."""

from __future__ import annotations

import re

import pytest

from tests.letters.test_score import read
from tests.letters.test_told_of_them import ALLIED_SECOND, done

HEADING = re.compile(r"(?:BRIGADE|DIVISION|CORPS) \S+")
FIFTH_FOOT = "1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61, 1/72, 2/72, 1/108, 2/108, 3/108"
READ = {
    "the guns below a division": ("5TH DIVISION (Bachelu)\nGuns fire at E7.", ["18/6FA: FIRE AT 2/2Nas"]),
    "its foot": ("5th Division - Bachelu\nInfantry holds.", [f"{FIFTH_FOOT}: HOLD"]),
    "cavalry and guns": (
        "2ND CAVALRY DIVISION (Piré)\nCavalry and guns both hold.",
        ["1Ch, 6Ch, 5Lan, 6Lan, 2/4HA: HOLD"],
    ),
    "a general and his division": ("Foy's Division (9th)\nJamin: hold", ["BRIGADE jamin: INTENT HOLD"]),
    "a brigade and its division": ("Husson (5th Div)\nAttack Lairalle.", ["BRIGADE husson: INTENT ATTACK lairalle"]),
    "a rule below a division": (
        "2ND CAVALRY DIVISION (Piré)\nHubert - screen towards Piraumont.\nThey counter-charge whatever charges them.",
        ["BRIGADE hubert: INTENT SCREEN piraumont", "STANDING 2CD counter charge: ALWAYS"],
    ),
    "far from everybody": (
        "1/92 is miles away from everybody; please march them along the road to G4.",
        ["1/92: MOVE TO G4"],
    ),
    "the other generals": (
        "Reille to F5, the rest of the generals may stay as the map has them.",
        ["GENERAL Reille: MOVE TO F5"],
    ),
    "none but the other generals": ("All other generals remain where they are.", []),
    "in this order": ("Activate in this order: Husson, Gauthier, Hubert.", ["PRIORITY husson, gauthier, hubert"]),
    "a second line behind one": (
        "Campi's brigade - second line, in support of Husson.",
        ["BRIGADE campi: INTENT SUPPORT husson"],
    ),
    "all, each a little": (
        "All infantry step back 2 cm.",
        [f"{FIFTH_FOOT}, 1/92, 2/92, 1/93, 2/93, 1/4L, 2/4L, 3/4L, 1/100, 2/100, 3/100: STEP BACK 2"],
    ),
    "those named in brackets": (
        "All the guns on the ridge (18/6, 1/6 and 7/2) shoot at those foot guns in F8",
        ["18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart"],
    ),
    "the rest as they are": (
        "Husson attacks Lairalle, 1/2L out as skirmishers, rest as they are.",
        ["BRIGADE husson: INTENT ATTACK lairalle", "1/2L: FORM SKIRMISH"],
    ),
    "a measured march, and a halt": (
        "Gauthier geht 6 cm vor und bleibt dann stehen.",
        ["1/92, 2/92, 1/93, 2/93: MOVE 6"],
    ),
    "the farm just named": (
        "The 1/4L marches to Petit-Pierrepont and occupies the farm there.",
        ["1/4L: MOVE TO petit-pierrepont"],
    ),
    "until he knows more": ("Jamin stays put till I see what happens", ["BRIGADE jamin: INTENT HOLD"]),
    "whose turn, if it matters": ("Husson first then Gauthier if it matters", ["PRIORITY husson, gauthier"]),
    "whoever horse attacks": (
        "Any formed battalion attacked by cavalry is to form square.",
        ["STANDING ALL vs cavalry: SQUARE"],
    ),
    "a reserve told where to go": (
        "1/92 - move to E5, in column, as a reserve for 2/92.",
        ["1/92: MOVE TO E5; FORM COLUMN"],
    ),
    "a general who joins a battalion": ("Le général Gauthier se met avec le 1/92.", ["GENERAL Gauthier: MOVE TO 1/92"]),
    "what follows": ("I should be grateful if the following could be carried out.", []),
    "a remark of a marshal": (
        "With his batteries so far forward Marshal Ney has an easy day. Carry it out, please.",
        [],
    ),
}


@pytest.mark.parametrize("case", READ)
def test_an_order_is_for_those_who_are_meant(case: str) -> None:
    said, meant = READ[case]
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert [line for line in done if not HEADING.fullmatch(line)] == meant


@pytest.mark.parametrize(
    "said", ["Evening all. Guard in the bank.", "Everybody to H7.", "Everyone back to E4, at once."]
)
def test_nobody_sends_every_unit_to_one_spot_without_being_asked(said: str) -> None:
    told = read(said, "french")
    assert [line.normal for line in told.sheet.lines] == []
    assert told.asked


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("All the militia form square against cavalry.", "STANDING 5M, 8M, 7M vs cavalry: SQUARE"),
        ("Alle Milizen bilden Karree bei Kavallerie.", "STANDING 5M, 8M, 7M vs cavalry: SQUARE"),
        ("Toute la milice forme le carré contre la cavalerie.", "STANDING 5M, 8M, 7M vs cavalry: SQUARE"),
        ("All the Nassauers never pursue.", "STANDING 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora breakthrough: STOP"),
        ("Alle Nassauer bilden bei Kavallerie Karree.",
         "STANDING 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"),
        ("All infantry forms square against cavalry.", "STANDING ALL vs cavalry: SQUARE"),
        ("Alle bilden Karree bei Kavallerie.", "STANDING ALL vs cavalry: SQUARE"),
    ],
)  # fmt: skip
def test_all_who_bear_a_name_are_not_the_whole_army(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]
