"""What people tell of their day and of the last game is noted, and names nobody."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Printed the map at work and had it on the lunch table, they all think I've lost it.", []),
        ("Read the rules on the bus, hope I've understood them.", []),
        ("Fingers crossed!", []),
        ("Last time my cavalry ran off and I lost the battle.", []),
        ("Ney hung about all morning in the real thing so I'm getting straight on with it.", []),
        ("I'm not worried about the wood.", []),
        ("Won't be able to answer before Thursday, I'm away with the kids.", []),
        ("I've nothing to beat them with so it's a case of hanging on til Picton shows up.", []),
        ("We need to be in the farm by half past three.", []),
        ("By the look of it the French are coming on in two lumps and the bigger one is on my left.", []),
        ("My plan: hold on to the farm and the wood till help comes.", []),
        ("Mon idée : prendre la ferme vite.", []),
        ("Turn 1 French, handover style again, one line each.", []),
        ("radio going, sorry for the state of this", []),
        ("Not urgent.", []),
        ("Eilt nicht.", []),
        ("Schönen Gruß aus dem Norden", []),
        ("I should be glad to know, when you have leisure, what has become of the Brunswickers.", []),
    ],
)
def test_small_talk_is_noted(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Printed the map at work. Husson goes to the farm before lunch.",
            ["BRIGADE husson: INTENT ADVANCE gemioncourt"],
        ),
        (
            "I want to be in Gemioncourt before the British come. Gauthier attacks the farm.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt"],
        ),
    ],
)
def test_an_order_beside_small_talk_is_read(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
