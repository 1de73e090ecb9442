"""Who is meant by the many ways to name some of an army, whatever they are told: exactly those, and nobody else."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, done

GAUTHIER, CAMPI = "1/92, 2/92, 1/93, 2/93", "1/72, 2/72, 1/108, 2/108, 3/108"
BRIGADES = {
    "gauthier": GAUTHIER,
    "campi": CAMPI,
    "hubert": "1Ch, 6Ch",
    "wathiez": "5Lan, 6Lan",
    "light-cavalry": "GCh, GLan",
}
ENGLISH = {
    "1/92 and 2/92": "1/92, 2/92",
    "the 92nd": "1/92, 2/92",
    "both battalions of the 92nd": "1/92, 2/92",
    "all battalions of Gauthier": GAUTHIER,
    "Gauthier's battalions": GAUTHIER,
    "the whole of Gauthier's brigade": GAUTHIER,
    "everybody in Gauthier's brigade": GAUTHIER,
    "the lancers": "5Lan, 6Lan",
    "Hubert's chasseurs": "1Ch, 6Ch",
    "the Guard cavalry": "GCh, GLan",
    "the first battalion of the 92nd": "1/92",
    "the three battalions of the 108th": "1/108, 2/108, 3/108",
    "1/108 to 3/108": "1/108, 2/108, 3/108",
    "Jamin's light battalions": "1/4L, 2/4L, 3/4L",
    "Jamin's line battalions": "1/100, 2/100, 3/100",
    "the line battalions of Jamin": "1/100, 2/100, 3/100",
}
GERMAN = {
    "1/92 und 2/92": "1/92, 2/92",
    "beide Bataillone der 92er": "1/92, 2/92",
    "alle Bataillone von Gauthier": GAUTHIER,
    "die ganze Brigade Gauthier": GAUTHIER,
    "die Lanciers": "5Lan, 6Lan",
    "die Gardekavallerie": "GCh, GLan",
    "die drei Bataillone der 108er": "1/108, 2/108, 3/108",
    "Jamins leichte Bataillone": "1/4L, 2/4L, 3/4L",
    "Jamins Linienbataillone": "1/100, 2/100, 3/100",
}
FRENCH_WORDS = {
    "1/92 et 2/92": "1/92, 2/92",
    "les deux bataillons du 92e": "1/92, 2/92",
    "tous les bataillons de Gauthier": GAUTHIER,
    "les lanciers": "5Lan, 6Lan",
    "la cavalerie de la Garde": "GCh, GLan",
    "les trois bataillons du 108e": "1/108, 2/108, 3/108",
    "les bataillons légers de Jamin": "1/4L, 2/4L, 3/4L",
    "les bataillons de ligne de Jamin": "1/100, 2/100, 3/100",
}
TOLD = {
    "en": ("{} go to H5.", "{} stay where they are.", "{} form column.", "{} face north.", "Let {} hold."),
    "de": ("{} gehen nach H5.", "{} bleiben stehen.", "{} bilden Kolonne."),
    "fr": ("{} vont en H5.", "{} restent sur place.", "{} se forment en colonne."),
}
WORDS = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH_WORDS}
SAID = [(told.format(who), meant) for one, words in WORDS.items() for who, meant in words.items() for told in TOLD[one]]


def units(lines: list[str]) -> set[str]:
    """The units that lines in normal form are for."""
    found: set[str] = set()
    for line in lines:
        for who in line.partition(":")[0].removeprefix("BRIGADE ").split(", "):
            found |= set(BRIGADES.get(who, who).split(", "))
    return found


@pytest.mark.parametrize(("said", "meant"), SAID)
def test_exactly_those_are_meant(said: str, meant: str) -> None:
    assert units(done(f"{said[0].upper()}{said[1:]}", SECOND_TURN)) == set(meant.split(", "))


OTHERS = "2/92, 1/93, 2/93"
EXCEPTED = (
    ("Gauthier's brigade except 1/92 must not pursue.", f"STANDING {OTHERS} breakthrough: STOP"),
    ("All of Gauthier but 1/92 must not pursue.", f"STANDING {OTHERS} breakthrough: STOP"),
    ("Die Brigade Gauthier außer 1/92 darf nicht verfolgen.", f"STANDING {OTHERS} breakthrough: STOP"),
    ("La brigade Gauthier sauf 1/92 ne doit pas poursuivre.", f"STANDING {OTHERS} breakthrough: STOP"),
    ("All of Gauthier but 1/92 form column.", f"{OTHERS}: FORM COLUMN"),
    ("Campi without the 72nd forms column.", "1/108, 2/108, 3/108: FORM COLUMN"),
    ("Campi ohne die 72er bildet Kolonne.", "1/108, 2/108, 3/108: FORM COLUMN"),
)


@pytest.mark.parametrize(("said", "line"), EXCEPTED)
def test_those_who_are_left_out_are_not_meant(said: str, line: str) -> None:
    assert done(said, SECOND_TURN) == [line]
