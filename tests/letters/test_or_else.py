"""What would come of it if an order were not carried out: it orders nothing, in whatever words."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
TO_I5 = ["BRIGADE campi: INTENT ADVANCE I5"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "La Garde, chevaux et canons, ne bouge pas de là, sinon je vais me faire taper sur les doigts par "
            "l'Empereur.",
            GUARD,
        ),
        ("La Garde reste où elle est, sinon l'Empereur va me tuer.", GUARD),
        ("Gauthier reste en F4, sinon on va tous se marcher dessus.", ["BRIGADE gauthier: INTENT HOLD"]),
        ("Campi avance en I5, sinon Husson sera tout seul.", TO_I5),
        ("Campi avance en I5, sans quoi on perd trop de temps.", TO_I5),
        ("The Guard stays where it is, or the Emperor will have my head.", GUARD),
        ("Campi advances to I5, otherwise Husson will be all alone.", TO_I5),
        ("Gauthier stays in F4 or else we'll all be treading on each other's toes.", ["BRIGADE gauthier: INTENT HOLD"]),
        ("Die Garde bleibt stehen, sonst kriege ich vom Kaiser eins auf den Deckel.", GUARD),
        ("Campi rückt nach I5 vor, sonst ist Husson ganz allein.", TO_I5),
    ],
)
def test_what_would_come_of_it_is_no_order(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Le 1/2L se replie, sinon ils vont se faire tailler en pièces.",
        "1/2L falls back, otherwise they will be cut to pieces.",
        "1/2L geht zurück, sonst werden sie in Stücke gehauen.",
    ],
)
def test_who_would_be_cut_to_pieces_does_not_go_to_the_guns(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [("1/2L: STEP BACK 5", "1/2L: MOVE TO 73.3,40.3")]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 se replie s'il est chargé, sinon il reste.", ["STANDING 1/92 fall back: FALL BACK", "1/92: HOLD"]),
        ("If English or Dutch cavalry is coming, form squares.", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)
def test_what_else_is_to_be_done_is_told(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
