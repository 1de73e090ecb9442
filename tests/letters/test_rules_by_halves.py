"""Sentences of which nothing else could be made, read as rules of conduct: whom they bind, and what is left alone."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

ALL_GUNS = "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("When the guns are reached the gunners run.", f"{ALL_GUNS}: FLEE"),
        ("If anyone gets among the guns the crews run for the nearest battalion.", f"{ALL_GUNS}: FLEE"),
        (
            "Alle Batterien: Kommt der Feind bis an die Geschütze, bringen sich die Kanoniere in Sicherheit.",
            f"{ALL_GUNS}: FLEE",
        ),
        ("Si on arrive sur les pièces, que les servants décampent au plus vite.", f"{ALL_GUNS}: FLEE"),
        (
            "Wenn einer bis zu den Rohren durchkommt, bleiben die Leute von 1/6FA und 7/2FA dran.",
            "STANDING 1/6FA, 7/2FA limber and flee: STAND",
        ),
        (
            "1/2L: should they be charged they are not to wait for the bayonet but slip away.",
            "STANDING 1/2L fall back: FALL BACK",
        ),
        ("Gauthier: Cavalerie à proximité : carré", "STANDING gauthier vs cavalry: SQUARE"),
        (
            "Unsere Reiter reiten immer dagegen an wenn sie selber attackiert werden",
            "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS",
        ),
        ("Gunners stand by their pieces even when the enemy is among them.", f"{ALL_GUNS}: STAND"),
        ("Die Kanoniere sollen lieber abhauen als sich niedersäbeln lassen.", f"{ALL_GUNS}: FLEE"),
        (
            "Cavalry that is charged rides to meet the charge.",
            "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS",
        ),
        ("Hubert may blaze away at anything it can reach", "STANDING hubert fire at will: ALWAYS"),
        ("Les tirailleurs, si on leur tombe dessus, ils reculent.", "STANDING ALL fall back: FALL BACK"),
        ("nobody on foot chases after they win pls", "STANDING husson, campi, gauthier, jamin breakthrough: STOP"),
    ],
)  # fmt: skip
def test_whom_a_rule_binds(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


def test_the_gunners_of_the_battery_that_was_told_of() -> None:
    said = "Stevenart reste en place. Si l'ennemi lui tombe dessus, ses artilleurs restent à leurs pièces."
    assert done(said, ALLIED) == ["stevenart: HOLD", "STANDING stevenart limber and flee: STAND"]


def test_several_in_one_sentence_are_read_one_by_one() -> None:
    said = (
        "Hubert goes to K6, neither regiment is to charge of its own accord, though if somebody charges them they "
        "should by all means ride to meet him."
    )
    assert set(done(said, FRENCH)) == {
        "BRIGADE hubert: INTENT ADVANCE K6",
        "STANDING hubert opportunity charge: NEVER",
        "STANDING hubert counter charge: ALWAYS",
    }
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "If the farm falls the gunners go to H6.",
        "If they see a chance they charge, but only into a flank.",
        "Do the gunners run when the guns are reached?",
    ],
)
def test_others_are_left_as_they_were(said: str) -> None:
    assert not any("limber and flee" in order or "opportunity charge: ALWAYS" in order for order in done(said, FRENCH))
