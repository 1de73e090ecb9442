"""How troops stand, and what it is all for, told beside what they are to do: only that is done."""

from __future__ import annotations

import pytest

from orders.language.letters.page import page_width
from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("La 7e milice est encore sur la route de Nivelles, elle doit rejoindre les Quatre-Bras par la route.",
         ["7M: MOVE TO quatre-bras"]),
        ("7M se trouve toujours sur la route de Nivelles : qu'elle rejoigne le carrefour.",
         ["7M: MOVE TO quatre-bras"]),
        ("7M is still on the Nivelles road, it must get to Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        ("7M steht noch auf der Straße, es soll nach Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        ("Le 2/2 Nassau est trop en vue des canons, je le recule en E8, sous les arbres.", ["2/2Nas: MOVE TO E8"]),
        ("27J is alone out there, it goes back to H9.", ["27J: MOVE TO H9"]),
        ("27J ist da vorn ganz allein, er geht nach H9 zurück.", ["27J: MOVE TO H9"]),
        # and what is no more than that
        ("5M est à placer dans la ferme, il la défend.", ["5M: MOVE TO gemioncourt"]),
        ("2/28Ora est à Quatre-Bras, il y reste.", ["2/28Ora: MOVE TO quatre-bras"]),
        ("8M est dans le bois, il ne bouge pas.", ["8M: HOLD"]),
    ],
)  # fmt: skip
def test_where_they_are_is_no_place_to_which_they_go(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


def test_what_hangs_on_where_they_are_is_asked() -> None:
    assert done("Si 8M est dans le bois, il va en E8.", ALLIED) == []
    assert asked("Si 8M est dans le bois, il va en E8.", ALLIED)


def test_who_looks_at_what_is_somewhere_is_not_there() -> None:
    told = done("Hubert looks what is by Piraumont, but he may not fight.", FRENCH)
    assert "BRIGADE hubert: INTENT SCREEN piraumont" in told


@pytest.mark.parametrize(
    "said",
    [
        "7L avance jusqu'en G10, en colonne, comme réserve derrière la ferme.",
        "7L goes to G10, in column, as a reserve behind the farm.",
        "7L geht in Kolonne nach G10, als Reserve hinter dem Hof.",
    ],
)
def test_a_reserve_behind_the_farm_is_where_its_square_is(said: str) -> None:
    assert "MOVE TO G10" in done(said, ALLIED)[0]
    assert len(done(said, ALLIED)) == 1
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "La cavalerie de Hubert couvre cette aile : elle va en K6 et surveille le côté de Piraumont.",
         ["BRIGADE hubert: INTENT SCREEN K6"]),
        (FRENCH, "Hubert goes to K6 and keeps an eye on Piraumont.", ["BRIGADE hubert: INTENT SCREEN K6"]),
        (FRENCH, "Hubert deckt diesen Flügel: er geht nach K6 und beobachtet Richtung Piraumont.",
         ["BRIGADE hubert: INTENT SCREEN K6"]),
        (FRENCH, "Hubert screens Piraumont.", ["BRIGADE hubert: INTENT SCREEN piraumont"]),
        (ALLIED, "8M va en E8, pour ne plus être vu des canons, et se met en ligne.", ["8M: FORM LINE; MOVE TO E8"]),
        (ALLIED, "7L va en F10 pour ne pas gêner les canons et la ferme.", ["7L: MOVE TO F10"]),
        (ALLIED, "Bijleveld geht 5 cm nach Osten, um den Hof nicht mehr im Weg zu haben.",
         ["bijleveld: REDEPLOY TO 69.8,88.8"]),
        (ALLIED, "Saxe-Weimar rejoint 1/2Nas, qui est hors commandement d'après ton tableau.",
         ["GENERAL Saxe-Weimar: ATTACH 1/2Nas"]),
        (ALLIED_SECOND, "2/28Ora occupe La Bergerie (à part moi personne ne regarde cette ferme, mais bon).",
         ["2/28Ora: MOVE TO bergerie"]),
        (SECOND_TURN, "Le général Hubert est resté loin derrière, il rejoint ses deux régiments.",
         ["GENERAL Hubert: MOVE TO hubert"]),
        (SECOND_TURN, "Hubert joins his two regiments.", ["GENERAL Hubert: MOVE TO hubert"]),
        (SECOND_TURN, "General Hubert reitet zu seinen beiden Regimentern.", ["GENERAL Hubert: MOVE TO hubert"]),
    ],
)  # fmt: skip
def test_what_it_is_for_is_not_done(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    "said",
    [
        "Je procède à peu près de gauche à droite.",
        "I go more or less from left to right.",
        "Ich gehe so ungefähr von links nach rechts vor.",
        "La cavalerie à droite : ces tirailleurs sont tout seuls au milieu de la plaine, donc je tente ma chance.",
        "The cavalry on the right: those skirmishers are all alone in the plain, so I'll chance it.",
        "Die Kavallerie rechts: diese Schützen sind ganz allein in der Ebene, also versuche ich mein Glück.",
    ],
)
def test_what_is_only_said_moves_nobody(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert not asked(said, SECOND_TURN)


def test_who_is_called_these_and_told_something_does_it() -> None:
    assert done("La cavalerie : ces régiments sont en réserve.", SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    ["pas de charge de la Garde sans ordre de ma part.", "The Guard does not charge.", "Keine Attacke der Garde."],
)
def test_guns_beside_horse_do_not_charge(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING GCh, GLan opportunity charge: NEVER"]


@pytest.mark.parametrize(
    "said",
    [
        "6Ch charge 27J. 1Ch suit derrière. Après la charge ils ne poursuivent pas, ils reviennent.",
        "6Ch charges 27J. 1Ch follows behind. After the charge they do not pursue, they come back.",
        "6Ch attackiert 27J. 1Ch folgt dahinter. Nach der Attacke verfolgen sie nicht, sie kommen zurück.",
    ],
)
def test_they_are_both_who_charge_and_who_follow(said: str) -> None:
    assert done(said, SECOND_TURN)[-1] == "STANDING 6Ch, 1Ch breakthrough: BACK"


@pytest.mark.parametrize(
    "said",
    [
        "S'il faut choisir, occupez-vous d'abord de Saxe-Weimar et ensuite de Bijlandt.",
        "Et si les ordres doivent passer l'un avant l'autre, commencez par Saxe-Weimar, puis Bijlandt.",
        "If you have to choose, see to Saxe-Weimar first and then Bijlandt.",
        "Wenn Sie wählen müssen, kümmern Sie sich zuerst um Saxe-Weimar und dann um Bijlandt.",
    ],
)
def test_a_choice_that_has_to_be_made_asks_for_an_order(said: str) -> None:
    assert done(said, ALLIED) == ["PRIORITY saxe-weimar, bijlandt"]
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    "heads",
    [
        ("Artillerie", "Gemioncourt et la gauche", "Bois de Bossu"),
        ("Artillery", "Gemioncourt and the left", "In the wood"),
    ],
)
def test_ground_over_a_list_is_where_those_below_are(heads: tuple[str, str, str]) -> None:
    guns, left, wood = heads
    text = f"{guns}\n- Stevenart : 1/6FA.\n\n{left}\n- 5M: G10\n\n{wood}\n- 1/2Nas: E7\n- 8M: E8\n"
    told = done(text, ALLIED_SECOND)
    assert [line for line in told if "MOVE" in line] == ["5M: MOVE TO G10", "1/2Nas: MOVE TO E7", "8M: MOVE TO E8"]
    assert not any("REDEPLOY" in line for line in told)


def test_the_ground_below_one_unit_is_where_it_goes() -> None:
    assert "7L: MOVE TO gemioncourt" in done("7L :\nGemioncourt\n- en colonne", ALLIED_SECOND)


def test_a_few_long_lines_do_not_widen_the_page() -> None:
    broken = ["the brigade of general Gauthier marches along the high road " + "onwards now"] * 12
    assert page_width(broken) == len(broken[0])
    assert page_width(
        [*broken, "see https://example.org/a/very/long/address/that/no/program/can/break/anywhere"]
    ) == len(broken[0])
