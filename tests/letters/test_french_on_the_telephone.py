"""French as it is typed on a telephone, in abbreviations and without accents."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

SAID = (
    (SECOND_TURN, "gauthier monte av ses 4 bataillons ds G6 pr attaquer 5M", ["BRIGADE gauthier: INTENT ATTACK 5M"]),
    (
        SECOND_TURN,
        "campi jsp pk il part a gauche lol, il fait demi tour et y va derriere husson en soutien.",
        ["BRIGADE campi: INTENT SUPPORT husson"],
    ),
    (SECOND_TURN, "Campi fait demi tour et va derriere husson en soutien.", ["BRIGADE campi: INTENT SUPPORT husson"]),
    (SECOND_TURN, "Campi fait demi-tour et revient en J4.", ["BRIGADE campi: INTENT WITHDRAW J4"]),
    (
        SECOND_TURN,
        "husson monte jusqa lairalle. le 1/2L part devant en tirailleurs pr le couvrir, si on le "
        "charge il recule pas de heros stp.",
        [
            "BRIGADE husson: INTENT ADVANCE lairalle",
            "STANDING 1/2L fall back: FALL BACK",
            "1/2L: FORM SKIRMISH; MOVE TO 88.9,53.2",
        ],
    ),
    (SECOND_TURN, "le 6Ch charge 27J et le 1Ch suit derriere au cas ou.", ["6Ch: CHARGE 27J", "1Ch: MOVE TO 82.3,73"]),
    (
        SECOND_TURN,
        "2/4HA se rapproche de lairalle et canarde 27J aussi tant q les cavaliers sont pas dessus.",
        ["2/4HA: REDEPLOY TO lairalle; FIRE AT 27J"],
    ),
    (SECOND_TURN, "piré va en K6 pr etre + pres deux", ["GENERAL Piré: MOVE TO K6"]),
    (
        SECOND_TURN,
        "wathiez va en E4, mais il charge jms tt seul sans q je le dise.",
        ["STANDING wathiez opportunity charge: NEVER", "BRIGADE wathiez: INTENT ADVANCE E4"],
    ),
    (
        SECOND_TURN,
        "la cav de la garde bouge pas, paraît q l empereur veut pas quon l abime mdr. les 2 batteries "
        "de la garde par contre elles montent par la route jusqen E3",
        ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: REDEPLOY TO E3"],
    ),
    (
        SECOND_TURN,
        "pr tte linfanterie carré si ya de la cav qui arrive, jen vois pas mais on c jms",
        ["STANDING ALL vs cavalry: SQUARE"],
    ),
    (
        SECOND_TURN,
        "husson va en H6.\n\nc tt pr moi, jsui dispo dem soir si ta une question. a+",
        ["BRIGADE husson: INTENT ADVANCE H6"],
    ),
    (SECOND_TURN, "le 2/93 bouge pas il couvre juste les canons", ["2/93: HOLD"]),
    (SECOND_TURN, "jamin reste la ou il est jsp encore koi en faire", ["BRIGADE jamin: INTENT HOLD"]),
    (SECOND_TURN, "6Ch charge pas tt seul il attend 1Ch", ["STANDING 6Ch opportunity charge: NEVER"]),
    (SECOND_TURN, "2/61 en ligne face a l est, on c jms si la cav vient par la", ["2/61: FORM LINE; FACE E"]),
    (SECOND_TURN, "reille va ds F4 kom ca il a tt le monde a portee", ["GENERAL Reille: MOVE TO F4"]),
    (SECOND_TURN, "c husson ki prend lairalle pas campi", ["BRIGADE husson: INTENT ATTACK lairalle"]),
    (
        SECOND_TURN,
        "le 1/4L file a petit pierrepont tt seul, s il se fait attaquer il revient",
        ["STANDING 1/4L fall back: FALL BACK", "1/4L: MOVE TO petit-pierrepont"],
    ),
    (SECOND_TURN, "piré il reste av hubert pr pas qu ils fassent nimp", ["GENERAL Piré: MOVE TO hubert"]),
    (SECOND_TURN, "en vrai jamin pourrait aller a gauche, genre E5", ["BRIGADE jamin: INTENT ADVANCE E5"]),
    (SECOND_TURN, "jveux q campi soit en I5 avt la fin du tour", ["BRIGADE campi: INTENT ADVANCE I5"]),
    (ALLIED, "bijleveld se decale de 5 cm a gauche euh a droite", ["bijleveld: REDEPLOY TO 59.8,88.8"]),
    (ALLIED, "bijleveld moves 5 cm left, er, right.", ["bijleveld: REDEPLOY TO 59.8,88.8"]),
)


@pytest.mark.parametrize(("of", "said", "orders"), SAID)
def test_what_is_typed_on_a_telephone_is_read(of: tuple[str, str], said: str, orders: list[str]) -> None:
    assert done(said, of) == orders
    assert asked(said, of) == []
