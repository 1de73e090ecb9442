"""All who are there, nobody who moves, and how those stand to each other who are told where to go."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

IN_THE_WOOD = "1/72, 2/72, 1/108, 2/108, 3/108: HOLD"


@pytest.mark.parametrize(
    "said",
    [
        "Tout le monde dans le bois reste.",
        "Dans le bois, personne ne bouge.",
        "Personne ne bouge dans le bois.",
        "In the wood everybody stays.",
        "Everybody in the wood stays.",
        "Im Wald bleiben alle stehen.",
        "Alle im Wald bleiben stehen.",
    ],
)
def test_all_who_stand_there_are_not_the_army(said: str) -> None:
    assert done(said, FRENCH) == [IN_THE_WOOD]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("En G5, tout le monde reste.", ["18/6FA, 1/6FA, 7/2FA: HOLD"]),
        ("Dans le bois, tout le monde reste, sauf 1/72 qui va en I4.",
         ["2/72, 1/108, 2/108, 3/108: HOLD", "1/72: MOVE TO I4"]),
        ("Husson : personne ne bouge.", ["BRIGADE husson: INTENT HOLD"]),
        ("Chez Husson, personne ne bouge.", ["BRIGADE husson: INTENT HOLD"]),
        ("En cas de cavalerie, tout le monde en carré.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("kanonen: alle 3 batterien auf dem hügel bleiben stehen", ["18/6FA, 1/6FA, 7/2FA: HOLD"]),
        ("Alle drei Batterien feuern auf stevenart. Die von der Kavallerie (2/4HA) auf 27J.",
         ["18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart", "2/4HA: FIRE AT 27J"]),
    ],
)  # fmt: skip
def test_others_are_those_who_are_named(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize("said", ["Everybody goes into the wood.", "In den Wald gehen alle."])
def test_no_army_goes_into_one_wood_unasked(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier attaque Gemioncourt, 1/92 et 2/92 devant, 1/93 et 2/93 6 cm derrière.",
        "Gauthier attacks Gemioncourt, 1/92 and 2/92 in front, everybody in column.",
        "Gauthier greift Gemioncourt an, 1/92 und 2/92 vorn, 1/93 und 2/93 dahinter.",
    ],
)
def test_how_battalions_of_a_brigade_stand_to_each_other_is_asked_about(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wathiez vient derrière la grande batterie, en F3.", ["BRIGADE wathiez: INTENT ADVANCE F3"]),
        ("Jamin suit Gauthier en F4.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("1/72 se met en ligne face au bois.", ["1/72: FORM LINE; FACE delhutte"]),
        ("1/72 forms line opposite the wood.", ["1/72: FORM LINE; FACE delhutte"]),
        ("1/72 bildet Linie gegenüber dem Wald.", ["1/72: FORM LINE; FACE delhutte"]),
        ("1/2L se met en ligne, face à l'est, pour voir venir.", ["1/2L: FORM LINE; FACE E"]),
        ("Hubert goes to K7, keeping out of musket range.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        ("Hubert va en K7 mais reste hors de portée des canons.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        ("2/4HA peut-elle reculer un peu, disons de 6 cm, et tirer ensuite sur 27J ?",
         ["2/4HA: REDEPLOY TO 98,36.2", "2/4HA: FIRE AT 27J"]),
    ],
)  # fmt: skip
def test_where_they_stand_and_look(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "case", ["S'il n'est plus en vue, on passe sur 5M.", "Wenn er nicht mehr zu sehen ist, dann auf 5M."]
)
def test_what_follows_is_for_those_called_by_their_kind(case: str) -> None:
    said = f"1/2L va en H7.\nLes trois batteries à pied tirent sur stevenart. {case}"
    assert done(said, FRENCH) == ["1/2L: MOVE TO H7", "18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart"]
    assert asked(said, FRENCH)
