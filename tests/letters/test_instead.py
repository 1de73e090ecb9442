"""What some do instead of the rest, what horse has a look at, and behind which edge of a ridge one goes."""

from __future__ import annotations

import pytest

from orders.language.letters.lexicon.inflection import forms
from tests.letters.test_writers import FIXTURES, reader_of

LATER = ("quatre-bras-2", "french")


def done(text: str, of: tuple[str, str] = LATER) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[of[0]], of[1])(text).sheet.lines]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/2L not, they have had enough and stay where they are.", "1/2L: HOLD"),
        ("Not 1/2L, they go back to H4.", "1/2L: MOVE TO H4"),
        ("But not 1/2L: they stay.", "1/2L: HOLD"),
        ("2/2L not, that one goes to I5.", "2/2L: MOVE TO I5"),
        ("Pas le 2/2L, il reste où il est.", "2/2L: HOLD"),
        ("Mais pas le 2/2L : il va en I5.", "2/2L: MOVE TO I5"),
    ],
)
def test_who_is_left_out_does_what_is_said_behind_it(line: str, meant: str) -> None:
    assert done(f"Husson attacks Lairalle. {line}") == ["BRIGADE husson: INTENT ATTACK lairalle", meant]


@pytest.mark.parametrize(
    "line",
    [
        "Hubert has a look towards Piraumont.",
        "Hubert has a look at Piraumont.",
        "Hubert is having a look at Piraumont.",
        "Hubert takes a look at Piraumont.",
        "Hubert has a look towards Piraumont but doesn't start anything.",
        "Hubert has a look at Piraumont, but is not to get into a fight.",
    ],
)
def test_horse_that_has_a_look_screens(line: str) -> None:
    assert "BRIGADE hubert: INTENT SCREEN piraumont" in done(line)


@pytest.mark.parametrize(
    ("verb", "form"), [("have", "has"), ("draw", "drawn"), ("keep", "kept"), ("throw", "thrown"), ("march", "marches")]
)
def test_english_verbs_have_their_irregular_forms(verb: str, form: str) -> None:
    assert form in forms(verb, "en")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (
            "1/2L goes back behind the hill.",
            "1/2L: MOVE TO 76.6,31.5",
        ),  # not behind the middle of the heights, 20 cm off
        ("1/2L geht hinter die Höhe zurück.", "1/2L: MOVE TO 76.6,31.5"),
        ("Le 1/2L se replie derrière la crête.", "1/2L: MOVE TO 76.6,31.5"),
    ],
)
def test_behind_wide_ground_is_opposite_to_where_one_stands(line: str, meant: str) -> None:
    assert done(line) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        "1/28 Orange-Nassau stays where it is, only reserve I've got in the wood.",
        "1/28 Orange-Nassau stays where it is, the only reserve I have left.",
        "Das 1/28 Oranien-Nassau bleibt stehen, die einzige Reserve, die ich habe.",
        "Le 1/28 Orange-Nassau reste où il est, la seule réserve que j'aie.",
    ],
)
def test_whom_one_has_is_no_riddle(line: str) -> None:
    assert done(line, ("quatre-bras-1", "allied")) == ["1/28Ora: HOLD"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (
            "Hubert scouts towards Piraumont but does not attack.",
            ["BRIGADE hubert: INTENT SCREEN piraumont", "STANDING hubert opportunity charge: NEVER"],
        ),
        (
            "Hubert klärt gegen Piraumont auf, greift aber nicht an.",
            ["BRIGADE hubert: INTENT SCREEN piraumont", "STANDING hubert opportunity charge: NEVER"],
        ),
        ("Husson advances to Lairalle but does not attack it.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        ("Husson avance jusqu'à Lairalle mais n'attaque pas.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        ("Gauthier goes to F5 but attacks nobody.", ["BRIGADE gauthier: INTENT ADVANCE F5"]),
    ],
)
def test_who_goes_and_attacks_nobody_is_not_asked_what_he_does_instead(line: str, meant: list[str]) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "french")(line)
    assert ([one.normal for one in reading.sheet.lines], list(reading.asked)) == (meant, [])
