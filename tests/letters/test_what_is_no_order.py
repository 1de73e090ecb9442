"""What is no order: what the enemy does, where one stops on the way, a name and its town, who is sent on later."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "L'ennemi tient la ferme et le bois avec peu de monde.",
        "L'ennemi occupe Gemioncourt et la lisière du bois.",
        "L'adversaire défend la ferme.",
        "The enemy holds the farm and the wood with few men.",
        "Der Feind hält den Hof und den Wald mit wenigen Leuten.",
        "(Étienne Baudry, à Angers.",
        "(John Smith, Leeds.",
        "J'ai recopié votre feuille et je l'ai remplie, avec quelques lignes à moi quand il fallait préciser.",
        "Dès que le comte de Valmy sera là avec ses cuirassiers, qu'on me l'envoie.",
        "As soon as Kellermann is here with his cuirassiers, send him to me.",
        "Sobald Kellermann mit seinen Kürassieren da ist, schickt ihn zu mir.",
        "Le maréchal commandant l'aile gauche",
        "The Marshal commanding the left wing",
        "Der Kommandeur der Kavallerie",
    ],
)
def test_it_is_noted(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("L'ennemi tient la ferme : Husson l'attaque.", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("5M holds the farm, Husson attacks it.", "BRIGADE husson: INTENT ATTACK 5M"),
        ("L'ennemi vient par la route, la brigade Gauthier l'arrête en G6.", "BRIGADE gauthier: INTENT ADVANCE G6"),
        ("Le maréchal commandant l'aile gauche reste en arrière.", "GENERAL Ney: HOLD"),
        ("Wathiez Hubert, Lairalle.", "BRIGADE hubert: INTENT ADVANCE lairalle"),
    ],
)
def test_what_his_own_do_is_an_order(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    ["on s'arrête avant le ruisseau", "stop before the brook", "halt short of the brook", "vor dem Bach anhalten"],
)
def test_a_limit_replaces_no_goal(said: str) -> None:
    sheet = f"BRIGADE Gauthier\n  INTENT ADVANCE G6\n  {said}"
    assert done(sheet, FRENCH) == ["BRIGADE gauthier", "INTENT ADVANCE G6"]
    assert asked(sheet, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "La brigade Gauthier avance en G6. Elle s'arrête avant le ruisseau.",
        "Gauthier advances to G6. It stops before the brook.",
        "Gauthier rückt nach G6 vor. Er hält vor dem Bach.",
    ],
)
def test_nor_one_told_in_prose(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ADVANCE G6"]


def test_a_limit_on_the_way_is_asked_about() -> None:
    said = "La brigade Gauthier avance jusqu'à la ferme. Elle s'arrête avant le ruisseau."
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"]
    assert len(asked(said, FRENCH)) == 1


@pytest.mark.parametrize(
    "said",
    [
        "Si les Français passent le ruisseau, 7L recule vers G11.",
        "If the French cross the brook, 7L falls back to G11.",
        "Wenn die Franzosen den Bach überschreiten, geht 7L nach G11 zurück.",
    ],
)
def test_what_crosses_a_line_in_a_case_is_kept(said: str) -> None:
    assert done(said, ALLIED) == []
    assert asked(said, ALLIED) == [("STANDING 7L fall back: FALL BACK",)]


@pytest.mark.parametrize(
    "said",
    [
        "Perponcher va en F10, pour être plus près de 7L et de 8M.",
        "Perponcher goes to F10, to be closer to 7L and 8M.",
        "Perponcher geht nach F10, um näher bei 7L und 8M zu sein.",
    ],
)
def test_why_a_place_is_gone_to_adds_nothing(said: str) -> None:
    assert done(said, ALLIED) == ["GENERAL Perponcher: MOVE TO F10"]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    ("said", "choices"),
    [
        (
            "La brigade Hubert ira vers Piraumont. Elle n'engagera pas d'infanterie formée.",
            ("1Ch, 6Ch: HOLD", "STANDING 1Ch, 6Ch opportunity charge: NEVER"),
        ),
        (
            "La brigade Jamin attaquera les Nassau en D6. Qu'elle ne s'enfonce pas dans le bois au-delà.",
            ("STANDING jamin breakthrough: STOP", "BRIGADE jamin: INTENT HOLD"),
        ),
        (
            "Jamin attacks 1/2Nas. It is not to go deeper into the wood.",
            ("STANDING jamin breakthrough: STOP", "BRIGADE jamin: INTENT HOLD"),
        ),
    ],
)
def test_a_ban_is_one_question(said: str, choices: tuple[str, ...]) -> None:
    assert asked(said, FRENCH) == [choices]


def test_no_question_halts_the_army_for_one_brigade() -> None:
    for said in (
        "Wathiez unterstützt Gauthier und nutzt jede Gelegenheit zum Angriff.",
        "Campi appuiera Husson et saisira toute occasion de gagner du terrain.",
    ):
        assert not any(choice.count(",") > 16 for choices in asked(said, FRENCH) for choice in choices)
