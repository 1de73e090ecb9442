"""A last clause that says how things are adds why; one that bids or hangs on something is part of the order."""

from __future__ import annotations

import pytest

from orders.language.letters.statements import states_something
from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    "said",
    [
        "that brigade was slow last turn",
        "I do not want to lose the cannons",
        "there is only the one lot of them",
        "they looked lonely",
        "ça leur remontera le moral",
        "il est rendu beaucoup trop loin en arrière",
        "je crains pour ses flancs",
        "vielleicht hört ihn dann auch 1/2Nas wieder",
        "nicht dass er mir noch erschossen wird",
        "das bringt sonst nichts",
    ],
)
def test_how_things_are(said: str) -> None:
    assert states_something(said)


@pytest.mark.parametrize(
    "said",
    [
        "they are to hold the farm",
        "it must not cross the brook",
        "I want them in column",
        "if they are charged",
        "qu'il reste en colonne",
        "je veux le voir à la ferme",
        "sie sollen halten",
        "wenn sie angegriffen werden",
        "unless there is nobody",
    ],
)
def test_what_bids_or_hangs_on_something(said: str) -> None:
    assert not states_something(said)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bachelu rides over to Campi, that brigade was slow last turn.", ["GENERAL Bachelu: MOVE TO campi"]),
        ("Piré se rapproche de ses chasseurs, il est rendu beaucoup trop loin en arrière.",
         ["GENERAL Piré: MOVE TO 104.7,62.8"]),
        ("Foy reitet zu Gauthier, das hebt dort die Stimmung.", ["GENERAL Foy: MOVE TO gauthier"]),
        # what is told besides is part of it
        ("2/92 goes to G5, it is to form line there.", ["2/92: MOVE TO G5; FORM LINE"]),
    ],
)  # fmt: skip
def test_why_is_left_out(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/2Nas looks very lonely to me. Could they back up to E8?", ["2/2Nas: MOVE TO E8"]),
        ("27J have loose horses coming at them and no cover at all. Bring them back to H9.", ["27J: MOVE TO H9"]),
        ("2/2Nas is the line standing in the open in E7. I want it to go back to E8.", ["2/2Nas: MOVE TO E8"]),
        ("Le 2/2Nas est un peu isolé, qu'il recule en E8.", ["2/2Nas: MOVE TO E8"]),
        ("Bijleveld stays. 27J have horses coming at them. Bring them back to H9.",
         ["bijleveld: HOLD", "27J: MOVE TO H9"]),
    ],
)  # fmt: skip
def test_of_whom_it_is_told_they_are(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


def test_who_are_brought_back_somewhere_is_asked_where_nobody_was_told_of() -> None:
    assert done("Bring them back to H9.", ALLIED) == []
    assert asked("Bring them back to H9.", ALLIED)
