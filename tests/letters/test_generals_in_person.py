"""Generals who are told where to be: they ride there themselves, and none of their troops moves for it."""

from __future__ import annotations

import pytest

from tests.letters.test_foreign_idioms import read
from tests.letters.test_told_of_them import FRENCH, done

PRINCE = "GENERAL Prince of Orange: MOVE TO"


@pytest.mark.parametrize(
    "name", ["Le prince d'Orange", "Orange", "Perponcher", "Le général Perponcher", "S.A.R. le prince d'Orange"]
)
@pytest.mark.parametrize("verb", ["se met", "se mettra", "se place", "se tient"])
def test_a_french_general_settles_by_himself(name: str, verb: str) -> None:
    who = "Perponcher" if "Perponcher" in name else "Prince of Orange"
    assert read(f"{name} {verb} à La Bergerie.", 2, "allied") == [f"GENERAL {who}: MOVE TO bergerie"]


@pytest.mark.parametrize(
    "name", ["Oranien", "Der Prinz", "Der Prinz von Oranien", "Seine Hoheit der Prinz von Oranien"]
)
@pytest.mark.parametrize("told", ["begibt sich nach", "geht nach", "reitet nach", "nach", "weg von hier, nach"])
def test_a_german_general_goes_by_himself(name: str, told: str) -> None:
    assert read(f"{name} {told} La Bergerie.", 2, "allied") == [f"{PRINCE} bergerie"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Ney se met entre Husson et Campi.", "GENERAL Ney: MOVE TO 89.6,33.5"),
        ("Le général Hubert se met derrière Husson.", "GENERAL Hubert: MOVE TO 78.5,35.7"),
        ("Hubert se met derrière Husson.", "BRIGADE hubert: INTENT SUPPORT husson"),
        # a place that is called by who commands the corps: where he stands, not where its troops are
        ("1/92 se place à côté de Reille.", "1/92: MOVE TO 65.6,36"),
        ("1/92 stellt sich neben Reille.", "1/92: MOVE TO 65.6,36"),
    ],
)
def test_who_is_told_and_where(line: str, meant: str) -> None:
    assert read(line) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Die Oranier bleiben, wo sie sind.", "CORPS orange: INTENT HOLD"),
        ("Oranien greift Gemioncourt an.", "CORPS orange: INTENT ATTACK gemioncourt"),
    ],
)
def test_his_troops_are_no_general(line: str, meant: str) -> None:
    assert read(line, 2, "allied") == [meant]


@pytest.mark.parametrize(
    ("whose", "troops"),
    [
        ("Cav. Garde", "GCh, GLan: MOVE TO E3"),
        ("Cav. légère Garde", "GCh, GLan: MOVE TO E3"),
        ("Art. Garde", "1/guard-artillery, 2/guard-artillery: REDEPLOY TO E3"),
        ("Inf. Jamin", "BRIGADE jamin: INTENT ADVANCE E3"),
    ],
)
def test_an_arm_cut_short_is_that_of_whom_it_names(whose: str, troops: str) -> None:
    assert read(f"{whose} avance en E3.") == [troops]


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Ney, Reille and Foy stay put.", ("Ney", "Reille", "Foy")),
        ("Ney, Reille, Foy und Bachelu bleiben, wo sie sind.", ("Ney", "Reille", "Foy", "Bachelu")),
        ("GENERAL Ney: HOLD", ("Ney",)),
        ("GENERAL Ney: stay", ("Ney",)),
    ],
)
def test_generals_named_one_after_the_other_all_stay(text: str, who: tuple[str, ...]) -> None:
    assert done(text, FRENCH) == [f"GENERAL {name}: HOLD" for name in who]


@pytest.mark.parametrize(
    "said",
    [
        "General Husson reitet zu seiner Brigade, General Hubert auch.",
        "General Husson hängt viel zu weit hinten, der soll zu seiner Brigade. General Hubert genauso.",
        "General Husson schließt sich seiner Brigade an, General Hubert desgleichen.",
        "Husson soll nach vorn zu seiner Brigade. Hubert ebenfalls.",
        "General Husson rides to his brigade. Hubert likewise.",
        "General Husson rejoins his brigade. General Hubert the same.",
        "Le général Husson rejoint sa brigade. Le général Hubert de même.",
    ],
)
def test_who_does_the_same_goes_to_his_own(said: str) -> None:
    assert done(said, FRENCH) == ["GENERAL Husson: MOVE TO husson", "GENERAL Hubert: MOVE TO hubert"]
