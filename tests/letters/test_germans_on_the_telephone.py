"""A voice message typed down in German: first how it is, then who does what."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

SAID = (
    (
        ALLIED,
        "2/2Nas steht mir zu weit vorne, die gehen ein stück zurück, so 6 cm, dass sie den bach vor sich haben.",
        ["2/2Nas: STEP BACK 6"],
    ),
    (ALLIED, "1/2Nas bleibt an der südspitze, die gehen da auf keinen fall raus aus den bäumen.", ["1/2Nas: HOLD"]),
    (
        ALLIED,
        "und 1/28Ora geht durch den wald runter und stellt sich hinter 1/2Nas, falls die hilfe brauchen.",
        ["1/28Ora: MOVE TO 36.9,64.1"],
    ),
    (
        ALLIED,
        "dann 5M, die gehen nach gemioncourt rein. dahinter will ich noch wen haben, ähm, da nehm ich "
        "7L, die kommen die straße runter bis so auf höhe von bijleveld, also G9, dauert halt paar "
        "züge.",
        ["5M: MOVE TO gemioncourt", "7L: MOVE TO G9"],
    ),
    (ALLIED, "hinter gemioncourt brauch ich noch wen, da nehm ich 8M, die gehen nach G9.", ["8M: MOVE TO G9"]),
    (ALLIED, "7M ganz hinten, die laufen einfach die straße weiter bis quatre bras.", ["7M: MOVE TO quatre-bras"]),
    (ALLIED, "8M hockt da im wald, die sollen raus da und nach F10.", ["8M: MOVE TO F10"]),
    (ALLIED, "27J ist mir zu weit draußen, die kommen zurück übern bach nach H9.", ["27J: MOVE TO H9"]),
    (
        ALLIED,
        "bijleveld hat ja 5M direkt vor der nase, die fahren rechts an denen vorbei, äh links, also "
        "östlich neben gemioncourt halt, aber noch auf unserer seite vom bach.",
        ["bijleveld: REDEPLOY TO 69.8,78.5"],
    ),
    (
        ALLIED,
        "bijleveld hat da keine sicht, die rutschen 5 cm nach links, äh rechts, nach rechts.",
        ["bijleveld: REDEPLOY TO 59.8,88.8"],
    ),
    (
        ALLIED,
        "stevenart schießt auf 18/6FA. und bijleveld von da aus auf 7/2FA, egal ob die treffen.",
        ["stevenart: FIRE AT 18/6FA", "bijleveld: FIRE AT 7/2FA"],
    ),
    (
        ALLIED,
        "perponcher reitet runter zu 2/2Nas, dann sind 1/2Nas auch nicht mehr zu weit weg von ihm.",
        ["GENERAL Perponcher: MOVE TO 2/2Nas"],
    ),
    (ALLIED, "saxe-weimar geht zu 1/2Nas, dann hat der den auch im griff.", ["GENERAL Saxe-Weimar: MOVE TO 1/2Nas"]),
    (ALLIED, "der prinz soll mal schön hinten bleiben.", ["GENERAL Prince of Orange: HOLD"]),
    (
        ALLIED,
        "keiner rennt irgendwem hinterher auch wenns gut läuft, wir sind zu wenige.",
        ["STANDING ALL breakthrough: STOP"],
    ),
    (ALLIED, "alle dürfen schießen wie sie lustig sind.", ["STANDING ALL fire at will: ALWAYS"]),
    (
        ALLIED,
        "wenn reiter kommen alle karree, außer die jäger die laufen weg.",
        ["STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE", "STANDING 27J fall back: FALL BACK"],
    ),
    (ALLIED, "7L geht ein stück vor, so 5 cm, dass die das dorf vor sich haben.", ["7L: MOVE 5"]),
    (ALLIED, "5M die sollen sich da einigeln im dorf, niemand geht raus.", ["5M: MOVE TO gemioncourt"]),
    (ALLIED, "5M soll sich in Gemioncourt verschanzen.", ["5M: MOVE TO gemioncourt"]),
    (ALLIED, "perponcher zu den kanonen, also stevenart.", ["GENERAL Perponcher: MOVE TO stevenart"]),
    (ALLIED, "5M geht nach Gemioncourt, kann ich das jetzt schon sagen?", ["5M: MOVE TO gemioncourt"]),
    (
        SECOND_TURN,
        "Husson rückt nach Lairalle vor. Das wars von mir, bin morgen abend da.",
        ["BRIGADE husson: INTENT ADVANCE lairalle"],
    ),
)


@pytest.mark.parametrize(("of", "said", "orders"), SAID)
def test_a_voice_message_is_read(of: tuple[str, str], said: str, orders: list[str]) -> None:
    assert done(said, of) == orders
    assert asked(said, of) == []
