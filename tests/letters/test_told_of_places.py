"""How far away a place is, how near to whom, up to where: told of a place and of a way, not of who goes there."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "7L goes to Gemioncourt, which lies some 150 m to its front.", ["7L: MOVE TO gemioncourt"]),
        (ALLIED, "7L va à Gemioncourt, qui se trouve à environ 150 m devant lui.", ["7L: MOVE TO gemioncourt"]),
        (ALLIED, "7L geht nach Gemioncourt, das etwa 150 m vor ihm liegt.", ["7L: MOVE TO gemioncourt"]),
        (ALLIED, "8M goes to F9, not more than 100 m from 7L.", ["8M: MOVE TO F9"]),
        (ALLIED, "8M va en F9, pas à plus de 100 m de 7L.", ["8M: MOVE TO F9"]),
        (ALLIED, "8M geht nach F9, nicht weiter als 100 m von 7L.", ["8M: MOVE TO F9"]),
        (ALLIED, "7M marches until it reaches Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "7M marche jusqu'à ce qu'il atteigne Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "7M marschiert, bis es Quatre-Bras erreicht.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "5M advances and occupies Gemioncourt.", ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "5M avance et occupe Gemioncourt.", ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "5M rückt vor und besetzt Gemioncourt.", ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "Now for the wood. 1/2Nas is to keep the southern tip of it.", ["1/2Nas: HOLD"]),
        (FRENCH, "The battery by the road, the one you call 1/6FA, fires at stevenart.", ["1/6FA: FIRE AT stevenart"]),
    ],
)
def test_what_is_told_of_a_place_sends_nobody_elsewhere(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "Das 7M geht an die Namurer Straße.", ["7M: MOVE TO 28,132"]),
        (ALLIED_SECOND, "Das 7M marschiert auf der Niveller Straße nach Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED_SECOND, "Das 8M stellt sich an die Charleroier Straße bei F10.", ["8M: MOVE TO F10"]),
        (ALLIED_SECOND, "Das 8M geht an die Chaussee von Charleroi.", ["8M: MOVE TO 62.6,102"]),
        (ALLIED_SECOND, "Das 8M geht an die Charleroistraße.", ["8M: MOVE TO 62.6,102"]),
        (ALLIED_SECOND, "Das 8M besetzt die Böschung der Namurstraße.", ["8M: MOVE TO 69.2,118.2"]),
        (ALLIED_SECOND, "7M geht auf unserer Straße nach Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
    ],
)
def test_roads_are_called_by_their_towns(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
