"""D'Erlon's attack by mail: six commanders, six turns, every order through the gate, every answer out of the outbox."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from battles.engine.sealing import Sealed
from campaigns.services.turns import life
from tests.orders.services.by_mail import Letters, foreign, kinds_of, played

pytestmark = pytest.mark.django_db

#: Words of other books and of other measures, which no paper of this battle may use.
FOREIGN = re.compile(
    r"strength points?|\bSP\b|\binitiatives? \d|centimet|\bcm\b|\bcards?\b|\bcohesion\b|\bbases?\b|brigade took",
    re.IGNORECASE,
)

LETTERS: Letters = {
    "derlon": {
        1: "DIVISION 1D\n  INTENT ATTACK haye-sainte\nDIVISION grand-battery\n  INTENT HOLD\n"
        "BRIGADE dubois\n  INTENT SUPPORT 1/54\nGENERAL I: MOVE TO 30,24",
        3: "BRIGADE charlet\n  INTENT ATTACK haye-sainte\nBRIGADE bourgeois\n  INTENT ATTACK hedge\n"
        "BRIGADE dubois\n  INTENT ADVANCE garden\nGENERAL napoleon: ORDER dubois ATTACK 18,40",
        5: "INTENT ATTACK\nDIVISION grand-battery\n  INTENT HOLD\n  11/6FA: HOLD FIRE",
    },
    "donzelot": {
        1: "DIVISION 2D\n  INTENT ATTACK hedge\nDIVISION 3D\n  INTENT ATTACK hedge\n  STANDING vs cavalry: STAND",
        4: "INTENT ATTACK hedge\nSTANDING breakthrough: CHARGE\nSTANDING vs cavalry: SQUARE",
    },
    "durutte": {
        1: "DIVISION 4D\n  INTENT ATTACK papelotte\nDIVISION 1CD\n  INTENT HOLD",
        4: "INTENT ATTACK\nBRIGADE brue\n  1/85: CHARGE 3/2Nas",
        5: "BRIGADE brue\n  INTENT ATTACK papelotte\n  1/85: CHARGE 3/2Nas\n  2/85: CHARGE 2/28Ora",
        6: "BRIGADE brue\n  1/85: CHARGE 3/2Nas\n  2/85: CHARGE 2/28Ora",
    },
    "wellington": {
        1: "INTENT HOLD\nSTANDING ALL vs cavalry: SQUARE\nGENERAL wellington: ORDER ponsonby ATTACK 32,34",
        4: "DIVISION 6D\n  INTENT ADVANCE hedge",
    },
    "picton": {
        1: "DIVISION 5D\n  INTENT DEFEND hedge\nDIVISION perponcher\n  INTENT DEFEND hedge\n"
        "DIVISION best\n  INTENT HOLD",
        3: "DIVISION 5D\n  INTENT ATTACK hedge\n  1/92nd: FORM LINE; MOVE TO hedge\nGENERAL 5D: MOVE TO 30,43",
    },
    "uxbridge": {
        1: "INTENT HOLD\nSTANDING opportunity charge: ALWAYS",
        3: "BRIGADE ponsonby\n  INTENT ATTACK\n  STANDING follow up: ON\nBRIGADE somerset\n  INTENT DEFEND",
    },
}


def settled_seed(first: int) -> tuple[str, str]:
    """Seeds that are the same each time, so that the battle that is read below is always the same one."""
    secret = sha256(f"d'Erlon, {first}".encode()).digest()
    return secret.hex(), Sealed(secret, first).root


def test_six_commanders_play_six_turns_by_mail(settings, monkeypatch) -> None:
    monkeypatch.setattr(life, "new_seed", settled_seed)
    game, mails = played("derlon", LETTERS, settings)
    assert foreign(FOREIGN, mails) == []
    assert {"fire", "move", "command", "test", "rout", "formation"} <= kinds_of(game)
    # The columns come to close quarters: charges are declared, received, and end in a test or hand to hand.
    events = [event for turn in game.turns.all() for event in turn.events or []]
    charged = {str(event["target"]) for event in events if event["kind"] == "charge"}
    assert charged
    assert charged & {str(event["unit"]) for event in events if event["kind"] == "reaction"}
    assert any(event["kind"] == "combat" or event.get("effect", {}).get("test") == "charge" for event in events)
