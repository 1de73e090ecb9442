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
