"""Rules for one arm bind nobody else, and what gunners and horsemen do in words of every day."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Infantry does not pursue.", ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"]),
        (
            "No battalion goes haring off after a beaten enemy.",
            ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"],
        ),
        ("Nobody on foot chases anybody.", ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"]),
        ("Nobody on horse chases anybody.", ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP"]),
        ("Niemand zu Fuß verfolgt.", ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"]),
        ("All infantry fires at will.", ["STANDING husson, campi, gauthier, jamin fire at will: ALWAYS"]),
        ("Infantry doesn't counter-charge.", ["STANDING husson, campi, gauthier, jamin counter charge: NEVER"]),
        ("Nobody pursues.", ["STANDING ALL breakthrough: STOP"]),
        (
            "Infantry forms square if cavalry comes, and no cavalry charges of its own accord.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER"],
        ),
        (
            "Die Infanterie verfolgt nicht, und keine Kavallerie attackiert von sich aus.",
            [
                "STANDING husson, campi, gauthier, jamin breakthrough: STOP",
                "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER",
            ],
        ),
        (
            "Everyone on foot forms square if cav is near n nobody on foot chases after they win.",
            ["STANDING ALL vs cavalry: SQUARE", "STANDING husson, campi, gauthier, jamin breakthrough: STOP"],
        ),
        ("After a success 3/2L and 4/2L do not follow up.", ["STANDING 3/2L, 4/2L breakthrough: STOP"]),
    ],
)
def test_a_rule_for_an_arm_binds_that_arm(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Gunners die beside their guns.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"],
        ),
        (
            "The crews stay with the pieces.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"],
        ),
        (
            "If charged the gunners stay with their guns.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"],
        ),
        (
            "Foot batteries: if overrun, the crews stay with the pieces.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA limber and flee: STAND"],
        ),
        (
            "Gunners stand and die.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"],
        ),
        (
            "If the worst comes to the worst and horsemen get in among the guns, the gunners run for it.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        ("Hubert takes any chance to charge.", ["STANDING hubert opportunity charge: ALWAYS"]),
        (
            "If Hubert sees a chance to ride somebody down, he takes it, without asking me first!",
            ["STANDING hubert opportunity charge: ALWAYS"],
        ),
        ("Whoever charges Hubert gets charged back.", ["STANDING hubert counter charge: ALWAYS"]),
        (
            "Whoever charges a French regiment today, gets charged back.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS"],
        ),
        (
            "Wathiez goes to G4. If an enemy shows them a flank they may go for it.",
            ["BRIGADE wathiez: INTENT ADVANCE G4", "STANDING wathiez opportunity charge: FLANK"],
        ),
    ],
)
def test_gunners_and_chances(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


def test_neither_regiment_is_of_one_brigade_of_horse() -> None:
    said = "Jamin goes to F4. Hubert goes to K7. Neither regiment is to charge of its own accord."
    assert done(said, FRENCH)[-1] == "STANDING hubert opportunity charge: NEVER"
