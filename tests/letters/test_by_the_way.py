"""What an English player tells by the way, where troops are already, and what a place is held for that they take."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "To bring them into command Piré should ride to J6.", ["GENERAL Piré: MOVE TO J6"]),
        (SECOND_TURN, "In order to cover Gauthier's left, 1/4L should march to Petit-Pierrepont.",
         ["1/4L: MOVE TO petit-pierrepont"]),
        (SECOND_TURN, "I notice from your table that they are only just beyond General Reille's reach, and he should "
         "therefore ride to F3.", ["GENERAL Reille: MOVE TO F3"]),
        (SECOND_TURN, "Bachelu to I4, your sheet says 1/72 is 1.5 out of his reach.", ["GENERAL Bachelu: MOVE TO I4"]),
        (SECOND_TURN, "The guns must have some time to work on the enemy first, so none of Gauthier's battalions is to "
         "charge this turn.", ["STANDING gauthier opportunity charge: NEVER"]),
        (SECOND_TURN, "1/92 and 2/92 lead, and 1/93 and 2/93 follow them at a distance of about two hundred metres.",
         ["1/93, 2/93: MOVE TO 45.9,26.1"]),
        (SECOND_TURN, "If you cannot do everything at once, do Gauthier first, then Husson, then Hubert.",
         ["PRIORITY gauthier, husson, hubert"]),
        (SECOND_TURN, "If there is any clash between the brigades take Gauthier first and then Husson.",
         ["PRIORITY gauthier, husson"]),
        (ALLIED, "if the French run away nobody chases after them, they just stop where they are",
         ["STANDING ALL breakthrough: STOP"]),
        (ALLIED, "if they get charged they fall back, dont fight", ["STANDING ALL fall back: FALL BACK"]),
        (ALLIED, "anybody with a Frenchman in range can shoot, no need to ask me",
         ["STANDING ALL fire at will: ALWAYS"]),
        (ALLIED, "2/28Ora (I know it is Saxe-Weimar's, but it is standing there) to occupy Quatre-Bras and hold it.",
         ["2/28Ora: MOVE TO quatre-bras"]),
        (ALLIED, "2/2Nas holds the line of the brook.", ["2/2Nas: HOLD"]),
        (ALLIED, "27J come back to H9 and then turn round again so that they face south.", ["27J: MOVE TO H9; FACE S"]),
        (ALLIED, "3/2Nas should get out of that column thing and make a line where they are.", ["3/2Nas: FORM LINE"]),
        (FRENCH, "Take Husson back to H5.", ["BRIGADE husson: INTENT WITHDRAW H5"]),
        (FRENCH, "2/61 takes the farm back.", ["2/61: MOVE TO gemioncourt"]),
    ],
)  # fmt: skip
def test_what_is_told_by_the_way_leaves_the_order(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("5M is already inside Gemioncourt. It should remain inside and defend the place.", ["5M: HOLD"]),
        ("Le 5M est déjà dans la ferme. Il y reste.", ["5M: HOLD"]),
        ("5M ist schon im Hof. Es bleibt dort.", ["5M: HOLD"]),
        ("3/2Nas is facing the wrong way altogether! Kindly turn it to the south-east and put it in line.",
         ["3/2Nas: FACE SE; FORM LINE"]),
        ("8M is wasted inside the trees. Form column and come out to F10.", ["8M: FORM COLUMN; MOVE TO F10"]),
        ("27J are all on their own in I8 and Dave says the cavalry will eat them alive. Bring them back to H9.",
         ["27J: MOVE TO H9"]),
        ("27J ist zu weit weg, es geht nach H9 zurück.", ["27J: MOVE TO H9"]),
        ("27J steht zu weit vorn.", []),
        ("Le 27J est trop loin.", []),
        ("5M is to be in Gemioncourt by turn 2", ["5M: MOVE TO gemioncourt"]),
        ("The second battalion of Orange-Nassau is already there and remains there.", ["2/28Ora: HOLD"]),
    ],
)  # fmt: skip
def test_where_troops_are_already_sends_them_nowhere(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/72: take Lairalle. Garrison it.", ["2/72: MOVE TO lairalle"]),
        ("1/4L: Petit-Pierrepont. Occupy.", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Gauthier attacks Gemioncourt. Hold it.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier attaque Gemioncourt. La tenir.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier greift Gemioncourt an. Dann halten.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("3/2L goes to Lairalle. Hold it.", ["3/2L: MOVE TO lairalle", "3/2L: HOLD"]),
        ("Husson: hold.", ["BRIGADE husson: INTENT HOLD"]),
    ],
)
def test_who_takes_a_place_holds_it_there_and_not_where_he_stands(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "I want to keep the farm at Gemioncourt and the wood until then.",
        "Je veux garder la ferme.",
        "Ich will den Hof halten.",
        "As far as I can see the French have a great many guns on the hill, and we have not got many.",
        "So I am not going to do anything clever.",
        "The farm first.",
        "No room up front.",
    ],
)
def test_what_a_player_means_to_keep_or_sees_moves_nobody(said: str) -> None:
    assert done(said, ALLIED) == []
