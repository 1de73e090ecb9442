"""Sentences of which the reader once held only a part, and ordered something else: each family in three languages."""

from __future__ import annotations

import pytest

from orders.language.letters.results import LetterReading
from tests.letters.test_writers import FIXTURES, reader_of


def read(text: str, side: str = "allied") -> LetterReading:
    return reader_of(FIXTURES["quatre-bras-1"], side)(text)


def orders(text: str, side: str = "allied") -> list[str]:
    return [line.normal for line in read(text, side).sheet.lines]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("27J moves 6 cm to the south-west.", "27J: MOVE TO 77.8,73.8"),
        ("27J moves 6 cm to the south east.", "27J: MOVE TO 86.2,73.8"),
        ("27J moves 6 cm to the south-south-west.", "27J: MOVE TO 79.7,72.5"),
        ("Saxe-Weimar rides 5 cm to the north-east.", "GENERAL Saxe-Weimar: MOVE TO 48.3,90.3"),
        ("8M faces to the north-west, please.", "8M: FACE NW"),
        ("27J rückt 6 cm nach Süd-Westen vor.", "27J: MOVE TO 77.8,73.8"),
        ("27J geht 6 cm in Richtung Nord-Ost.", "27J: MOVE TO 86.2,82.2"),
        ("Le 27J avance de 6 cm vers le sud-ouest.", "27J: MOVE TO 77.8,73.8"),
        ("Le 27J avance de 6 cm au nord-est.", "27J: MOVE TO 86.2,82.2"),
        ("Perponcher se porte à 6 cm au sud-est.", "GENERAL Perponcher: MOVE TO 53,75.4"),
    ],
)
def test_both_words_of_a_wind_count(text: str, done: str) -> None:
    assert orders(text) == [done]


def test_two_directions_told_one_after_the_other_are_no_wind() -> None:
    assert orders("27J goes north, east of Gemioncourt.") == ["27J: MOVE TO 69.8,78.5; FACE N"]
    assert orders("8M faces south, then 27J moves 5 cm west.") == ["8M: FACE S", "27J: MOVE TO 77,78"]


@pytest.mark.parametrize(
    "text",
    [
        "The 7L holds the ridge where it now stands.",
        "The 7L holds the bank of the stream where it stands.",
        "7L remains in its place to guard the village.",
        "7L stays where it is in order to support the 5th Militia.",
        "7L defends the hedge where it is standing.",
        "Das 7L bleibt an seinem Platz und bewacht das Dorf.",
        "7L bleibt stehen wo es steht, um Quatre-Bras zu decken.",
        "Le 7L reste à sa place pour garder le village.",
        "Le 7L défend la haie là où il est.",
        "Le 7L tient la rive du ruisseau où il se trouve.",
        "Le 7L reste sur place et couvre la ferme.",
    ],
)
def test_who_holds_where_he_stands_does_not_march(text: str) -> None:
    assert orders(text) == ["7L: HOLD"]


@pytest.mark.parametrize(
    "text",
    [
        "Put the 7L in Gemioncourt to hold its old position there.",
        "The 7L goes to Gemioncourt and takes its place there.",
    ],
)
def test_who_is_sent_somewhere_goes(text: str) -> None:
    assert orders(text) == ["7L: MOVE TO gemioncourt"]


STAYS = "The 1/28th Orange-Nassau stays in the wood where it is, as my reserve."
REMAINS = "Das 1/28 bleibt im Wald, wo es steht, als meine Reserve für später."
RESTE = "Le 1/28 reste dans le bois où il se trouve, comme ma réserve."


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (f"{STAYS} The 8th\nMilitia forms column.", "8M: FORM COLUMN"),
        (f"{STAYS} Both the 5th and the 8th\nMilitia form column.", "5M, 8M: FORM COLUMN"),
        (f"{STAYS} The 7th\nLine Battalion forms column.", "7L: FORM COLUMN"),
        (f"{STAYS} Bijleveld's\nhorse battery fires at 1/6FA.", "bijleveld: FIRE AT 1/6FA"),
        (f"{STAYS} Bijleveld's horse\nbattery fires at 1/6FA.", "bijleveld: FIRE AT 1/6FA"),
        (f"{STAYS} If French\ncavalry charges, the 27th Jagers fall back.", "STANDING 27J fall back: FALL BACK"),
        (f"{REMAINS} Die Batterie\nBijleveld feuert auf 1/6FA.", "bijleveld: FIRE AT 1/6FA"),
        (f"{REMAINS} Das 8.\nMilizbataillon bildet Kolonne.", "8M: FORM COLUMN"),
        (f"{RESTE} La batterie\nBijleveld tire sur 1/6FA.", "bijleveld: FIRE AT 1/6FA"),
        (f"{RESTE} Si la cavalerie\nfrançaise charge, le 27J recule.", "STANDING 27J fall back: FALL BACK"),
    ],
)
def test_a_name_or_a_condition_goes_on_in_the_next_line(text: str, done: str) -> None:
    assert orders(text) == ["1/28Ora: HOLD", done]


def test_a_line_that_names_others_is_one_by_itself() -> None:
    assert orders("Reserve: 7M, 8M\n5M holds") == ["7M, 8M: HOLD", "5M: HOLD"]


@pytest.mark.parametrize(
    "title",
    ["IN ADVANCE", "THE ADVANCE", "IN RESERVE", "The retreat", "In reserve:", "VORMARSCH", "DER ANGRIFF", "Der Rückzug",
     "EN AVANT", "L'ATTAQUE", "La retraite", "En réserve"],
)  # fmt: skip
def test_a_title_between_paragraphs_moves_nobody(title: str) -> None:
    text = f"Bijlandt's brigade\n\n7L to Gemioncourt.\n\n{title}\n\n8M to H7."
    assert orders(text) == ["BRIGADE bijlandt", "7L: MOVE TO gemioncourt", "8M: MOVE TO H7"]


def test_a_word_right_below_the_name_of_a_brigade_is_its_order() -> None:
    assert orders("Bijlandt's brigade\nHOLD") == ["BRIGADE bijlandt", "BRIGADE bijlandt: INTENT HOLD"]
    told = orders("Bijlandt's brigade\n\nHOLD\n\nSaxe-Weimar's brigade\n\nHOLD")
    assert told[1::2] == ["BRIGADE bijlandt: INTENT HOLD", "BRIGADE saxe-weimar: INTENT HOLD"]


@pytest.mark.parametrize("who", ["Guard, horse + guns: hold", "Guard, cavalry and batteries: hold where they are"])
def test_arms_behind_the_name_of_the_guard_are_its_own(who: str) -> None:
    assert orders(who, "french") == ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]


def test_the_guard_on_a_line_of_its_own_is_a_heading() -> None:
    told = orders("2CD\nHubert fait écran en K8.\n\nGarde\nLa cavalerie de la Garde reste sur place.", "french")
    assert told == ["DIVISION 2CD", "BRIGADE hubert: INTENT SCREEN K8", "GCh, GLan: HOLD"]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Wathiez's brigade passes behind Gauthier and goes to Petit-Pierrepont.", "petit-pierrepont"),
        ("Wathiez goes behind Gauthier to Petit-Pierrepont.", "petit-pierrepont"),
        ("Wathiez moves round behind Gauthier and on to Petit-Pierrepont.", "petit-pierrepont"),
        ("La brigade Wathiez passe derrière Gauthier et va à Petit-Pierrepont.", "petit-pierrepont"),
        ("La brigade Wathiez passe par derrière la brigade Jamin et se porte en G5.", "G5"),
        ("La brigade Wathiez contourne Gauthier et gagne Petit-Pierrepont.", "petit-pierrepont"),
        ("Die Brigade Wathiez zieht hinter Gauthier vorbei und geht nach Petit-Pierrepont.", "petit-pierrepont"),
        ("Die Brigade Wathiez geht hinter Gauthier durch nach Petit-Pierrepont.", "petit-pierrepont"),
    ],
)
def test_friends_who_are_passed_are_not_supported(text: str, done: str) -> None:
    assert orders(text, "french") == [f"BRIGADE wathiez: INTENT ADVANCE {done}"]


@pytest.mark.parametrize(
    "text",
    ["Wathiez goes behind Gauthier.", "La brigade Wathiez passe derrière Gauthier.", "Wathiez geht hinter Gauthier."],
)
def test_behind_friends_and_no_farther_is_their_support(text: str) -> None:
    assert orders(text, "french") == ["BRIGADE wathiez: INTENT SUPPORT gauthier"]


@pytest.mark.parametrize(
    "text",
    [
        "18/6FA fires at 1/2Nas, at the edge of the wood.",
        "18/6FA fires at 1/2Nas, in the wood of Bossu.",
        "18/6FA feuert auf 1/2Nas, am Rand des Waldes.",
        "La batterie 18/6FA tire sur 1/2Nas, à la lisière du bois.",
        "La batterie 18/6FA tire sur 1/2Nas, dans le bois.",
    ],
)
def test_where_a_target_stands_is_no_place_to_go_to(text: str) -> None:
    assert orders(text, "french") == ["18/6FA: FIRE AT 1/2Nas"]


def test_a_square_of_the_map_is_no_formation() -> None:
    assert orders("The 8M waits in square H9, by the road.") != ["8M: FORM SQUARE"]
    assert orders("8M goes to H7 in square") == ["8M: FORM SQUARE; MOVE TO H7"]


@pytest.mark.parametrize(
    "text",
    [
        "I shall go from left to right.",
        "I will begin on the left and go to the right.",
        "I take them brigade by brigade.",
        "We go down the list.",
        "Ich gehe von links nach rechts.",
        "Je procède de gauche à droite.",
        "If you find anything unclear, do telephone, I am at home all week.",
        "If something is not possible, please let me know and I correct it.",
        "Falls etwas unklar ist, rufen Sie an, ich bin die ganze Woche zu Hause.",
        "Si quelque chose n'est pas clair, téléphonez-moi, je suis chez moi toute la semaine.",
        "Please find below the allied orders for turn 2.",
    ],
)
def test_what_a_writer_says_of_his_letter_is_noted(text: str) -> None:
    letter = read(text)
    assert (letter.sheet.lines, letter.asked, letter.refused) == ((), (), ())
    assert letter.noted


def test_the_writer_himself_goes_where_he_says() -> None:
    assert orders("I shall go to E8.") == ["GENERAL Prince of Orange: MOVE TO E8"]  # the Duke is not yet there
    assert orders("If in doubt, call the 7L back to F10.") == []


@pytest.mark.parametrize(
    "text",
    [
        "The 7L goes forward to the 50 line.",
        "The 7L goes to the 50-line and waits there.",
        "The 7L marches to line 50.",
        "8M marches to the 50 cm line.",
        "Bijlandt and Best will support one another.",
        "Bijlandt und Best unterstützen sich gegenseitig.",
        "Bijlandt supports the Pumpernickels.",
    ],
)
def test_a_line_of_the_map_and_support_for_somebody_unknown_are_asked_about(text: str) -> None:
    letter = read(text)
    assert letter.sheet.lines == ()
    assert letter.asked


def test_a_line_that_is_formed_and_a_distance_are_no_line_of_the_map() -> None:
    assert orders("The 7L forms line and goes 5 forward.") == ["7L: FORM LINE; MOVE 5"]


def test_an_attack_on_an_enemy_whom_nobody_knows_is_asked_about_wherever_he_is_said_to_be() -> None:
    reading = read("Kielmansegge attacks 9/9Foo in the wood.")
    assert not reading.sheet.lines
    assert "9/9Foo" in reading.asked[0].question
