"""Paragraphs that speak to a general as if he stood there."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done

SPOKEN = (
    ("Piré, your horse guns you move up to J6.", ["2/4HA: REDEPLOY TO J6"]),
    ("Piré, your guns stay where they are.", ["2/4HA: HOLD"]),
    ("And you, Lefebvre-Desnouettes. Your two regiments stay in E1.", ["GCh, GLan: HOLD"]),
    (
        "Lefebvre-Desnouettes, I am going to borrow your two batteries though: send them up to G4.",
        ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO G4"],
    ),
    (
        "Bachelu, ride to Husson. Your guns you leave on the heights.",
        ["GENERAL Bachelu: MOVE TO husson", "18/6FA: HOLD"],
    ),
    (
        "Foy, take both your brigades to Gemioncourt, Gauthier first and Jamin after him.",
        [
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
            "BRIGADE jamin: INTENT ADVANCE gemioncourt",
            "PRIORITY gauthier, jamin",
        ],
    ),
    (
        "Gauthier, hold F6. And should horsemen come down at you, form square and sit tight.",
        ["BRIGADE gauthier: INTENT ADVANCE F6", "STANDING gauthier vs cavalry: SQUARE"],
    ),
    (
        "Jamin, you come along about 8 cm behind Gauthier and you go where he goes.",
        ["BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    ("Gauthier, you are not to follow anybody into that wood.", ["STANDING gauthier breakthrough: STOP"]),
)


@pytest.mark.parametrize(("said", "orders"), SPOKEN)
def test_what_is_his_is_told_by_what_is_yours(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    "said",
    [
        "I'll speak to them one at a time.",
        "You'll get your moment.",
        "Part 3 goes before both.",
        "Jérôme I'll talk to when he turns up.",
    ],
)
def test_nobody_is_looked_for_by_a_word_that_is_no_name(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])


IN_OTHER_TONGUES = (
    (
        "Campi, deine fünf Bataillone machen Front nach Norden. Danach gehst du hinter Husson her, zweite Welle.",
        ["BRIGADE campi: INTENT SUPPORT husson"],
    ),
    ("Campi, deine fünf Bataillone gehen nach I5.", ["BRIGADE campi: INTENT ADVANCE I5"]),
    (
        "Hubert, deine zwei Regimenter bleiben da, wo sie sind. Sie passen mir auf die rechte Seite auf.\n"
        "Kommt Reiterei auf dich zu, reitest du dagegen an.",
        ["1Ch, 6Ch: HOLD", "STANDING hubert counter charge: ALWAYS"],
    ),
    (
        "Wathiez, du ziehst vor nach G5. Wenn dich Reiterei angreift, gehst du ihr entgegen.",
        ["BRIGADE wathiez: INTENT ADVANCE G5", "STANDING wathiez counter charge: ALWAYS"],
    ),
    (
        "Husson, du nimmst Lairalle.\nDein 1/2L bleibt in Schützenkette und deckt dich nach vorne ab, Richtung 27J. "
        "Wird es angegriffen, weicht es aus und kommt zu dir zurück.",
        [
            "BRIGADE husson: INTENT ATTACK lairalle",
            "1/2L: FORM SKIRMISH; MOVE TO 88.9,53.2",
            "STANDING 1/2L fall back: FALL BACK",
        ],
    ),
    (
        "Husson, tu prends Lairalle. Ton 1/2L reste en tirailleurs et te couvre. S'il est chargé, il revient vers toi.",
        [
            "BRIGADE husson: INTENT ATTACK lairalle",
            "1/2L: FORM SKIRMISH; MOVE TO 88.9,53.2",
            "STANDING 1/2L fall back: FALL BACK",
        ],
    ),
    (
        "Husson, du gehst nach I6.\nDeine Bataillone bleiben in Kolonne. Wenn Reiter kommen, machst du Karree.\n"
        "Dein 4/2L lässt du in H5 stehen.",
        ["BRIGADE husson: INTENT ADVANCE I6", "STANDING husson vs cavalry: SQUARE", "4/2L: HOLD"],
    ),
    (
        "Bachelu, deine Kanonen beschießen 27J. Du selbst reitest nach I4.",
        ["18/6FA: FIRE AT 27J", "GENERAL Bachelu: MOVE TO I4"],
    ),
    (
        "Bachelu, ton artillerie tire sur 27J. Tu vas te mettre entre Husson et Campi.",
        ["18/6FA: FIRE AT 27J", "GENERAL Bachelu: MOVE TO 89.6,33.5"],
    ),
    (
        "Bachelu, dir gehört die rechte Seite. Du setzt dich zwischen Husson und Campi.",
        ["GENERAL Bachelu: MOVE TO 89.6,33.5"],
    ),
    (
        "Piré, pass mir auf deine Flanke auf. Deine Lanciers ziehst du nach H5 vor, die Chasseurs lässt du, "
        "wo sie sind.",
        ["5Lan, 6Lan: MOVE TO H5", "1Ch, 6Ch: HOLD"],
    ),
    (
        "Piré, tu envoies Wathiez en H5. Toi, tu restes avec Hubert.",
        ["BRIGADE wathiez: INTENT ADVANCE H5", "GENERAL Piré: MOVE TO hubert"],
    ),
    (
        "Foy, deine beiden Brigaden rücken bis F6 vor.",
        ["BRIGADE gauthier: INTENT ADVANCE F6", "BRIGADE jamin: INTENT ADVANCE F6"],
    ),
    (
        "Foy, tes deux brigades avancent jusqu'en F6. Tu restes avec Jamin.",
        [
            "BRIGADE gauthier: INTENT ADVANCE F6",
            "BRIGADE jamin: INTENT ADVANCE F6",
            "GENERAL Foy: MOVE TO jamin",
        ],
    ),
    ("Und du, Jamin, marschierst hinter Gauthier her.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ("Toi, Jamin, tu restes en réserve derrière Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ("Wathiez, du attackierst nur, wenn ich es dir sage.", ["STANDING wathiez opportunity charge: NEVER"]),
    ("Gauthier, wenn du angegriffen wirst, bildest du Karree.", ["STANDING gauthier vs cavalry: SQUARE"]),
    (
        "Hubert, tu ne charges personne de ta propre initiative. Si on te charge, tu contre-charges.",
        ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
    ),
    (
        "Lefebvre, du bleibst mit der Garde stehen, auch mit den Kanonen. Ihr seid noch nicht dran.",
        ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), IN_OTHER_TONGUES)
def test_du_and_tu_are_told_of_him(said: str, orders: list[str]) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (orders, [])


def test_his_own_battalions_are_called_by_yours() -> None:
    said = "Bijlandt, dein 7L kommt nach G9, dein 8M auch. Die 27er lässt du am Bach."
    assert done(said, ALLIED_SECOND) == ["7L: MOVE TO G9", "8M: MOVE TO G9", "27J: HOLD"]


def test_french_articles_and_reports_of_the_umpire_speak_to_nobody() -> None:
    assert done("Campi : sortie du bois, en I5. D'après ton tableau, il est loin.", FRENCH) == [
        "BRIGADE campi: INTENT ADVANCE I5"
    ]


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Gauthier, dir folgt Jamin.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Gauthier, Jamin te suit.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        (
            "Gauthier, dein Ziel ist Gemioncourt. Du gehst an der Straße vor.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt"],
        ),
        (
            "Husson, ta brigade prend Lairalle, et toi tu restes avec le 2/2L.",
            ["BRIGADE husson: INTENT ATTACK lairalle", "GENERAL Husson: MOVE TO 2/2L"],
        ),
        (
            "Husson, deine Brigade nimmt Lairalle, und du bleibst beim 2/2L.",
            ["BRIGADE husson: INTENT ATTACK lairalle", "GENERAL Husson: MOVE TO 2/2L"],
        ),
        (
            "Husson, du nimmst Lairalle und bleibst bei deinem 2/2L.",
            ["BRIGADE husson: INTENT ATTACK lairalle", "GENERAL Husson: MOVE TO 2/2L"],
        ),
    ],
)
def test_who_follows_him_and_where_he_is_himself(said: str, orders: list[str]) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (orders, [])
