"""On course: how far by the map and on the ground, on which course, and items of a list that are told anew."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "7L : 300 m (12 cm) cap sud-est, en colonne, de façon à se retrouver sur la route à 150 "
         "m (6 cm) environ derrière Bijleveld.",
         ["7L: FORM COLUMN; MOVE TO 64.1,95.5"]),
        (ALLIED_SECOND, "3/2Nas : 125 m (5 cm) cap est, jusqu'à la lisière, puis face au sud.",
         ["3/2Nas: MOVE TO 52.5,86.3; FACE S"]),
        (ALLIED_SECOND, "1/28Ora : 200 m (8 cm) cap sud, dans le bois, pour soutenir le 1/2Nas.",
         ["1/28Ora: MOVE TO 40,72"]),
        (ALLIED_SECOND, "8M : 250 m (10 cm) cap sud le long de la lisière.",
         ["8M: MOVE TO 48,93.2"]),
        (ALLIED_SECOND, "7L prend le cap sud-est, 12 cm.",
         ["7L: MOVE TO 64.1,95.5"]),
        (ALLIED_SECOND, "Perponcher : cap ouest, 8 cm.",
         ["GENERAL Perponcher: MOVE TO 47,85"]),
        (ALLIED_SECOND, "27J recule de 8 cm cap NO et fait face au SE.",
         ["27J: MOVE TO 76.3,83.7; FACE SE"]),
        (ALLIED_SECOND, "7L: 300 m (12 cm) south-east in column, so as to end up on the road behind Bijleveld.",
         ["7L: FORM COLUMN; MOVE TO 64.1,95.5"]),
        (ALLIED_SECOND, "7L: heading south-east, 12 cm.",
         ["7L: MOVE TO 64.1,95.5"]),
        (ALLIED_SECOND, "7L: Kurs Südost, 12 cm.",
         ["7L: MOVE TO 64.1,95.5"]),
        (ALLIED_SECOND, "7L: 12 cm (300 m) nach Südosten, bis zur Straße, dann Front nach Süden.",
         ["7L: MOVE TO 64.1,95.5; FACE S"]),
        (ALLIED_SECOND, "8M: 10 cm nach Süden, um 3/2Nas zu unterstützen.",
         ["8M: MOVE TO 48,93.2"]),
        (ALLIED_SECOND, "7L : 300 mètres au sud-est (soit 12 cm), puis face au sud.",
         ["7L: MOVE TO 64.1,95.5; FACE S"]),
        (FRENCH, "5Lan : 500 m au nord-ouest, soit 20 cm.",
         ["5Lan: MOVE TO 51.5,42.1"]),
        (ALLIED_SECOND, "Bijleveld : ne bouge pas, cible 1Ch (environ 1 200 m, soit 48 cm au sud-est).",
         ["bijleveld: FIRE AT 1Ch"]),
        (ALLIED_SECOND, "Le reste sans changement.",
         []),
        (ALLIED_SECOND, "Der Feind hat zwei Batterien an der Straße.",
         []),
        (ALLIED_SECOND, "Les Français ont deux régiments (1Ch et 6Ch) à 500 m (20 cm) de mes chasseurs, et leur "
         "infanterie n'a pas beaucoup avancé.",
         []),
    ],
)  # fmt: skip
def test_a_course_is_a_point_of_the_compass_and_a_length_told_twice_is_one(
    of: tuple[str, str], said: str, meant: list[str]
) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "1. 5M reste.\n2. Stevenart : recule de 6 cm cap nord, puis tire sur 1/6FA.\n\nP.-S. En "
         "remesurant, je change le point 2 : Stevenart reste où il est et tire sur 1/6FA. Le "
         "reste sans changement.",
         ["5M: HOLD", "stevenart: FIRE AT 1/6FA"]),
        (ALLIED_SECOND, "1. 7L va en G10.\n2. 5M reste.\n\nPS : au point 1, finalement 7L va en G11.",
         ["5M: HOLD", "7L: MOVE TO G11"]),
        (ALLIED_SECOND, "1. 7L va en G10.\n2. 5M reste.\n\nPS : le point 1 devient : 7L va en G11 en ligne.",
         ["5M: HOLD", "7L: FORM LINE; MOVE TO G11"]),
        (ALLIED_SECOND, "1. 7L geht nach G10.\n2. 5M bleibt.\n\nPS: Ich ändere Punkt 1: 7L bleibt, wo es ist.",
         ["5M: HOLD", "7L: HOLD"]),
        (ALLIED_SECOND, "1. 7L goes to G10.\n2. 5M stays.\n\nPS: on second thoughts I change point 1: 7L goes to "
         "H11.",
         ["5M: HOLD", "7L: MOVE TO H11"]),
        (ALLIED_SECOND, "1. 7L va en G10.\n2. 5M reste.\n\nPS : j'annule le point 1.",
         ["5M: HOLD"]),
        (FRENCH, "1. 1/92 : H5.\n2. 7/2FA : tire sur 2/2Nas.\nPS : pour le point 2, cible stevenart.",
         ["1/92: MOVE TO H5", "7/2FA: FIRE AT 2/2Nas", "7/2FA: FIRE AT stevenart"]),
    ],
)  # fmt: skip
def test_an_item_told_anew_stands_in_place_of_the_old_one(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
