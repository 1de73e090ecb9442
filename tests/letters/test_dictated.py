"""A letter that was spoken into a telephone is cut into what is said one after the other."""

from __future__ import annotations

import pytest

from orders.language.letters.dictated import as_numbers, is_dictated
from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, done

SPOKEN = (
    "hi its Declan here on me break so im saying this into the phone ok guns first the battery in F6 bangs away at the "
    "foot guns across the stream and the heavy ones in G6 fire at whoever is in the farm then Jamin comes up behind "
    "Gauthier and backs him up and Hussons skirmishers go on up to H7 and stay spread out the other five go up to "
    "Lairalle the Guard horse doesnt move an inch and same goes for their guns"
)


def test_every_sentence_of_one_breath_is_read() -> None:
    found = done(SPOKEN, SECOND_TURN)
    for line in (
        "1/6FA: FIRE AT stevenart",
        "7/2FA: FIRE AT 5M",
        "BRIGADE jamin: INTENT SUPPORT gauthier",
        "1/2L: MOVE TO H7; FORM SKIRMISH",
        "2/2L, 3/2L, 4/2L, 1/61, 2/61: MOVE TO lairalle",
        "GCh, GLan: HOLD",
        "1/guard-artillery, 2/guard-artillery: HOLD",
    ):
        assert line in found


def test_what_an_infinitive_is_about_begins_no_sentence() -> None:
    said = (
        "3/2Nas moves over to behind stevenart to protect the guns and 1/28Ora just waits in the wood as my reserve "
        "and 8M goes to F11 and stays there until the others arrive at three o clock"
    )
    assert done(said, ALLIED_SECOND)[:2] == ["3/2Nas: MOVE TO 53.6,80.6", "1/28Ora: HOLD"]


@pytest.mark.parametrize(
    ("said", "meant"), [("the second of the ninety third", "the second of the 93rd"), ("twenty seventh", "27th")]
)
def test_numbers_of_regiments_as_one_says_them(said: str, meant: str) -> None:
    assert as_numbers(said) == meant


def test_who_writes_with_marks_is_not_dictating() -> None:
    assert not is_dictated("The battery is too far back to do any good so limber it up and bring it forward.")
    assert is_dictated(SPOKEN)
    assert not is_dictated(SPOKEN.replace(" so ", ", so "))
