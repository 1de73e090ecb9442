"""French turns: what is forbidden in nouns, where one comes out of, what leads up to an order, who goes first."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

NEVER = ["STANDING wathiez opportunity charge: NEVER"]
STOP = ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP"]
GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
FIRST = ["PRIORITY gauthier, husson, jamin"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Défense est faite à Wathiez de charger.", NEVER),
        ("Défense expresse à Wathiez de charger.", NEVER),
        ("Interdiction formelle est faite à Wathiez de charger.", NEVER),
        ("Les lanciers de Wathiez ne chargeront pas sans un ordre exprès de ma main.", NEVER),
        ("Wathiez ne charge pas, sauf ordre écrit de ma part.", NEVER),
        (
            "La Garde étant un trésor, elle ne saurait être aliénée : cavaliers et canons restent où ils sont.",
            GUARD,
        ),
        ("La Garde est un trésor, elle ne saurait servir : cavaliers et canons restent où ils sont.", GUARD),
        ("Après une charge heureuse, nos cavaliers s'arrêteront au lieu de poursuivre.", STOP),
        ("Nos cavaliers s'arrêteront au lieu de poursuivre après une charge.", STOP),
        ("Après une charge, nos cavaliers s'arrêtent et ne poursuivent pas.", STOP),
        ("After a successful charge our cavalry halts instead of pursuing.", STOP),
        ("Nach einem geglückten Angriff hält unsere Kavallerie, statt zu verfolgen.", STOP),
        ("En cas de concours entre plusieurs brigades, l'ordre de préférence sera : Gauthier, Husson, Jamin.", FIRST),
        ("En cas d'encombrement : Gauthier d'abord, ensuite Husson, puis Jamin.", FIRST),
        ("S'il faut dire qui part le premier c'est Gauthier, puis Husson, puis Jamin.", FIRST),
        ("S'il faut choisir qui passe d'abord, ce sera Gauthier, puis Husson, puis Jamin.", FIRST),
        ("Campi sort du bois Delhutte et va à Lairalle.", ["BRIGADE campi: INTENT ADVANCE lairalle"]),
        ("Pour ce tour 1/92 reste où il est.", ["1/92: HOLD"]),
    ],
)
def test_each_is_read_as_if_it_were_said_plainly(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_who_precedes_the_others_goes_before_those_of_his_brigade() -> None:
    said = "Husson se portera sur Lairalle. Le 1/2L précédera les autres, déployé en tirailleurs."
    assert done(said, SECOND_TURN)[0] == "BRIGADE husson: INTENT ADVANCE lairalle"
    assert done(said, SECOND_TURN)[1].startswith("1/2L: MOVE TO ")


def test_who_pursues_instead_of_stopping_is_not_stopped() -> None:
    assert done("Hubert poursuit l'ennemi au lieu de s'arrêter.", SECOND_TURN) == []


def test_who_is_ready_to_attack_is_not_merely_so() -> None:
    said = "Gauthier est chargé de prendre Gemioncourt, il a quatre bataillons : le 1/92 passe en tête."
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]
