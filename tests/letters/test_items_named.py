"""Whom the number of an item means, and who was spoken of before."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

SAID = (
    (
        SECOND_TURN,
        "1. Brigaden der 9. Division\n"
        "1.1 Die Brigade Gauthier hat auf Gemioncourt vorzugehen.\n"
        "1.2 Die Brigade Jamin folgt der unter 1.1 genannten Brigade in einem Abstand von ca. 10 cm "
        "als Reserve nach.\n"
        "1.3 Die 1/6FA unterstützt den Angriff gem. Ziff. 1.1 durch Feuer auf 5M.\n"
        "1.4 General Foy begibt sich zu der unter Ziffer 1.2 bezeichneten Brigade.\n"
        "1.5 Wathiez folgt der Brigade aus Ziff. 1.2 in 10 cm Abstand.\n"
        "1.6 Die 2/4HA beschießt 27J (s. Karte).",
        [
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
            "BRIGADE jamin: INTENT SUPPORT gauthier",
            "1/6FA: FIRE AT 5M",
            "GENERAL Foy: MOVE TO jamin",
            "BRIGADE wathiez: INTENT SUPPORT jamin",
            "2/4HA: FIRE AT 27J",
        ],
    ),
    (
        SECOND_TURN,
        "1) Gauthier advances on Gemioncourt.\n"
        "2) Jamin follows the brigade named under 1) as a reserve.\n"
        "3) The 18/6FA supports the attack in para 1 with fire on 5M.\n"
        "4) General Foy rides to the brigade of item 2.\n"
        "5) Wathiez supports the brigade in para 2 (see report p. 3).",
        [
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
            "BRIGADE jamin: INTENT SUPPORT gauthier",
            "18/6FA: FIRE AT 5M",
            "GENERAL Foy: MOVE TO jamin",
            "BRIGADE wathiez: INTENT SUPPORT jamin",
        ],
    ),
    (
        SECOND_TURN,
        "1. Gauthier avance sur Gemioncourt.\n"
        "2. Jamin suit la brigade citée au point 1 en réserve.\n"
        "3. La 18/6FA appuie l'attaque du point 1 en tirant sur 5M.\n"
        "4. Wathiez suit la brigade du point 2.",
        [
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
            "BRIGADE jamin: INTENT SUPPORT gauthier",
            "18/6FA: FIRE AT 5M",
            "BRIGADE wathiez: INTENT SUPPORT jamin",
        ],
    ),
    (
        SECOND_TURN,
        "2. Artillerie\n"
        "2.1 Die Batterie 1/6FA verbleibt in ihrer Stellung und nimmt stevenart unter Feuer.\n"
        "2.2 Durch die 7/2FA ist 5M zu beschießen.\n"
        "2.3 Die 18/6FA ist zwischen die beiden vorgenannten Batterien vorzuziehen, sodass eine "
        "zusammenhängende Geschützlinie entsteht.",
        ["1/6FA: FIRE AT stevenart", "7/2FA: FIRE AT 5M", "18/6FA: REDEPLOY TO 60.4,54.4"],
    ),
    (
        ALLIED,
        "Tous les bataillons, à l'exception des chasseurs dont j'ai déjà parlé, forment le carré si "
        "la cavalerie arrive.",
        ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
    ),
    (
        ALLIED,
        "Alle Bataillone mit Ausnahme der Jäger, von denen ich oben sprach, bilden Karree gegen Kavallerie.",
        ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
    ),
    (
        ALLIED,
        "All battalions, with the exception of the jagers I spoke of, form square against cavalry.",
        ["STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
    ),
    (
        ALLIED,
        "All battalions, except 5M, who hold the farm, form square against cavalry.",
        ["STANDING 27J, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
    ),
    (
        ALLIED,
        "Alle Bataillone, außer 5M, die im Dorf stehen, bilden Karree gegen Kavallerie.",
        ["STANDING 27J, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"],
    ),
    (
        ALLIED,
        "alle außer den jägern machen karree wenn kavallerie kommt.",
        ["STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE"],
    ),
    (ALLIED, "Le 7L, dont j'ai déjà parlé, descend en G9.", ["7L: MOVE TO G9"]),
    (ALLIED, "5M, which I mentioned above, holds Gemioncourt.", ["5M: HOLD"]),
    (
        ALLIED,
        "Je désire que tous les bataillons, à l'exception des chasseurs, forment le carré dès que la "
        "cavalerie fera mine de leur courir sus, et que personne, si grisé qu'il soit par un succès, "
        "ne se lance à la poursuite de qui que ce soit.",
        [
            "STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE",
            "STANDING ALL breakthrough: STOP",
        ],
    ),
    (
        ALLIED,
        "Everyone except the jagers forms square against horse, and nobody pursues anyone.",
        ["STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE", "STANDING ALL breakthrough: STOP"],
    ),
)


@pytest.mark.parametrize(("of", "said", "orders"), SAID)
def test_those_who_were_told_of_are_known(of: tuple[str, str], said: str, orders: list[str]) -> None:
    assert done(said, of) == orders
    assert asked(said, of) == []
