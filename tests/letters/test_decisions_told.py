"""Decisions of a rulebook that are told in a sentence, with their case."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert only charges a flank.", "STANDING hubert opportunity charge: FLANK"),
        (
            "Wathiez only charges if he gets someone in the flank, nothing else.",
            "STANDING wathiez opportunity charge: FLANK",
        ),
        ("Hubert ne charge que de flanc.", "STANDING hubert opportunity charge: FLANK"),
        ("Wathiez ne charge que s'il peut prendre quelqu'un de flanc.", "STANDING wathiez opportunity charge: FLANK"),
        ("Hubert attackiert nur, wenn jemand die Flanke zeigt.", "STANDING hubert opportunity charge: FLANK"),
        ("Wathiez darf nur in die Flanke attackieren.", "STANDING wathiez opportunity charge: FLANK"),
        ("If an enemy battalion shows a flank, Wathiez can charge it.", "STANDING wathiez opportunity charge: FLANK"),
        ("If a chance to charge comes up Hubert should take it.", "STANDING hubert opportunity charge: ALWAYS"),
        (
            "Si une occasion de charger se présente, que Hubert en profite.",
            "STANDING hubert opportunity charge: ALWAYS",
        ),
        (
            "Wenn sich eine Gelegenheit zur Attacke bietet, soll Hubert sie nutzen.",
            "STANDING hubert opportunity charge: ALWAYS",
        ),
        ("Chacun tire quand il a quelque chose à portée.", "STANDING ALL fire at will: ALWAYS"),
        ("Sonst darf jeder schießen, sobald er ein Ziel hat.", "STANDING ALL fire at will: ALWAYS"),
        (
            "Si les bataillons de Gauthier enfoncent l'ennemi, ils s'arrêtent et se reforment.",
            "STANDING gauthier breakthrough: STOP",
        ),
    ],
)
def test_a_decision_is_read_by_its_case(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert not asked(said, FRENCH)


def test_who_keeps_going_is_asked_how() -> None:
    said = "Gauthier and Husson can keep going if they win, don't stop."
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == [
        ("STANDING gauthier, husson breakthrough: FORWARD", "STANDING gauthier, husson breakthrough: CHARGE")
    ]


@pytest.mark.parametrize("said", ["Foy can go and join Gauthier.", "Foy can join Gauthier."])
def test_who_joins_others_by_name_rides_to_them(said: str) -> None:
    assert done(said, FRENCH) == ["GENERAL Foy: MOVE TO gauthier"]


def test_whether_two_brigades_join_fights_is_a_decision_still() -> None:
    assert done("Husson and Gauthier join: always", FRENCH) == ["STANDING husson, gauthier join: ALWAYS"]


def test_a_division_s_general_stays_while_his_brigades_go() -> None:
    said = "Cavalerie\nHubert revient en K5. Piré reste où il est."
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT WITHDRAW K5", "GENERAL Piré: HOLD"]
    said = "Cavalerie\nHubert revient en K5. Piré va en K6."
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT WITHDRAW K5", "GENERAL Piré: MOVE TO K6"]


@pytest.mark.parametrize(
    "said",
    [
        "Foy va en F4.\n\nÀ droite on avance un peu mais sans se presser.",
        "Il s'agit de tenir le bois et la ferme une heure, c'est tout.",
        "Es geht darum, den Hof eine Stunde zu halten.",
        "The thing is to hold the farm for an hour.",
    ],
)
def test_what_it_is_all_about_orders_nobody(said: str) -> None:
    assert not any("INTENT" in line for line in done(said, FRENCH))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert may charge if somebody gives him a good opening.", "STANDING hubert opportunity charge: ALWAYS"),
        ("Wathiez peut charger tout seul s'il voit une bonne occasion.", "STANDING wathiez opportunity charge: ALWAYS"),
        ("6Ch darf bei jeder Gelegenheit attackieren.", "STANDING 6Ch opportunity charge: ALWAYS"),
        ("If there's half a chance Hubert's two regiments charge in on their own, no need to ask me.",
         "STANDING 1Ch, 6Ch opportunity charge: ALWAYS"),
        ("Given half a chance Wathiez charges, he needn't ask.", "STANDING wathiez opportunity charge: ALWAYS"),
        ("If they see an opening Hubert's lot go in on their own.", "STANDING hubert opportunity charge: ALWAYS"),
        ("If they get a chance the lancers have a go, no questions asked.",
         "STANDING 5Lan, 6Lan opportunity charge: ALWAYS"),
        ("Wathiez charges as soon as there is an opening.", "STANDING wathiez opportunity charge: ALWAYS"),
        ("Wathiez may charge anything within reach.", "STANDING wathiez opportunity charge: ALWAYS"),
        ("Hubert charges on his own if he sees a chance.", "STANDING hubert opportunity charge: ALWAYS"),
        ("Hubert soll nur attackieren, wenn er jemanden in der Flanke fassen kann.",
         "STANDING hubert opportunity charge: FLANK"),
    ],
)  # fmt: skip
def test_who_may_charge_at_a_chance_charges_what_passes(said: str, meant: str) -> None:
    assert meant in done(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "I have printed the map on A3.",
        "Ich habe sie mir im Copyshop auf A3 ziehen lassen.",
        "A wall is a wall.",
        "Nur die Flanke ist offen.",
    ],
)
def test_what_was_done_and_what_is_so_moves_nobody(said: str) -> None:
    assert done(said, FRENCH) == []


def test_what_is_not_decided_is_asked() -> None:
    assert done("Hubert goes to K7 or to K6, I don't know yet.", FRENCH) == []
    assert asked("Hubert goes to K7 or to K6, I don't know yet.", FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Whoever beats his man stops on the ground he has won, no running on into the wood or over the water.",
        "Anyone who beats his opponent halts.",
        "Any battalion that sees off the enemy stays where it is.",
        "Those who win their fight stay on the ground they have won.",
        "No battalion, whatever it may have beaten, is to go off in pursuit.",
        "Nobody, however well the fight has gone, is to run after the enemy.",
    ],
)
def test_whoever_wins_stops(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (["STANDING ALL breakthrough: STOP"], [])


def test_no_battalion_is_none_of_all() -> None:
    said = "1/93 goes to F6. No battalion goes off in pursuit."
    assert done(said, FRENCH) == ["1/93: MOVE TO F6", "STANDING husson, campi, gauthier, jamin breakthrough: STOP"]


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("Hubert counter-charges if they come, then comes back to K7.", "counter charge: ALWAYS"),
        ("If Hubert is charged he counter-charges, then falls back to K7.", "counter charge: ALWAYS"),
        ("Hubert may charge if he sees a chance, and afterwards he comes back to K7.", "opportunity charge: ALWAYS"),
        (
            "Hubert may charge on his own account. Afterwards they come back to where they started, because those guns "
            "will be waiting.",
            "opportunity charge: ALWAYS",
        ),
        (
            "Hubert charges whoever comes. Once they've done that they return to their start line.",
            "opportunity charge: ALWAYS",
        ),
    ],
)
def test_who_comes_back_has_charged(said: str, rule: str) -> None:
    assert done(said, FRENCH) == [f"STANDING hubert {rule}", "STANDING hubert breakthrough: BACK"]


@pytest.mark.parametrize(
    "said",
    [
        "Once Lairalle is taken, Campi moves up to it.",
        "After Lairalle is ours Campi moves up to it.",
        "As soon as Lairalle is in our hands, Campi goes to Lairalle.",
    ],
)
def test_nobody_falls_back_for_a_place_that_is_taken(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [("BRIGADE campi: INTENT ADVANCE lairalle",)])
