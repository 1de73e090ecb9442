"""Whether fire is returned, and whether anybody fires at what nobody named, in three languages."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done
from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whoever is fired on fires back.", ["STANDING ALL return fire: ALWAYS"]),
        ("Return fire always.", ["STANDING ALL return fire: ALWAYS"]),
        ("Nobody returns fire.", ["STANDING ALL return fire: NEVER"]),
        ("If they are shot at they shoot back.", ["STANDING ALL return fire: ALWAYS"]),
        ("18/6FA does not return fire.", ["STANDING 18/6FA return fire: NEVER"]),
        ("Infantry does not return fire.", ["STANDING husson, campi, gauthier, jamin return fire: NEVER"]),
        ("Infantry shoots only on my orders.", ["STANDING husson, campi, gauthier, jamin fire at will: NEVER"]),
        ("Don't waste ammunition, shoot only at what I name.", ["STANDING ALL fire at will: NEVER"]),
        ("Nobody fires without my orders.", ["STANDING ALL fire at will: NEVER"]),
        (
            "The artillery fires only at the targets I named.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER"],
        ),
        ("Hold fire until I say so.", ["STANDING ALL fire at will: NEVER"]),
        ("Beschuss wird erwidert.", ["STANDING ALL return fire: ALWAYS"]),
        ("Wer beschossen wird, schießt zurück.", ["STANDING ALL return fire: ALWAYS"]),
        ("Feuer wird nicht erwidert.", ["STANDING ALL return fire: NEVER"]),
        ("Infanterie schießt nur auf Befehl.", ["STANDING husson, campi, gauthier, jamin fire at will: NEVER"]),
        ("Niemand schießt ohne meinen Befehl.", ["STANDING ALL fire at will: NEVER"]),
        (
            "Artillerie feuert nur auf die genannten Ziele.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER"],
        ),
        ("On riposte toujours.", ["STANDING ALL return fire: ALWAYS"]),
        ("Pas de riposte.", ["STANDING ALL return fire: NEVER"]),
        ("Ceux sur qui on tire ripostent.", ["STANDING ALL return fire: ALWAYS"]),
        ("L'infanterie ne tire que sur ordre.", ["STANDING husson, campi, gauthier, jamin fire at will: NEVER"]),
        ("Personne ne tire sans mon ordre.", ["STANDING ALL fire at will: NEVER"]),
        (
            "Les batteries ne tirent que sur les cibles indiquées.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER"],
        ),
        ("Any battalion that is shot at shoots back.", ["STANDING ALL return fire: ALWAYS"]),
        ("Nobody fires unless told.", ["STANDING ALL fire at will: NEVER"]),
        ("Do not shoot back.", ["STANDING ALL return fire: NEVER"]),
        ("Bei Beschuss wird nicht zurückgeschossen.", ["STANDING ALL return fire: NEVER"]),
        (
            "Les batteries ne tirent que sur ces cibles.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery fire at will: NEVER"],
        ),
        ("Ceux sur qui on tire ne ripostent pas.", ["STANDING ALL return fire: NEVER"]),
    ],
)
def test_fire_is_ruled(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


def test_named_targets_are_orders_and_no_rule() -> None:
    assert done("1/6FA fires only at stevenart.", FRENCH) == ["1/6FA: FIRE AT stevenart"]
    assert done("Only 18/6FA fires back.", FRENCH) != ["STANDING ALL return fire: ALWAYS"]


@pytest.mark.parametrize(
    "said",
    [
        "1/92 schießt nur, wenn es beschossen wird.",
        "Erreicht der Feind die Geschütze, so protzen die Batterien auf und fliehen.",
        "1/92 only fires if fired upon.",
    ],
)
def test_the_receipt_has_his_own_words_beside_what_was_read_in_others(said: str) -> None:
    reading = reader_of(FIXTURES[FRENCH[0]], FRENCH[1])(said)
    assert {item.said for item in reading.read.values()} == {said}
