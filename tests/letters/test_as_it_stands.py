"""How things stand, told in one breath with what is to be done; roads that lead on, and squares put right."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "The first Nassau battalion (1/2Nas) is already among the trees at D6 and should hold on there.",
         ["1/2Nas: HOLD"]),
        (ALLIED, "The one next to it, 2/2Nas, seems to be standing just outside the wood, and I would like it to go "
         "back among the trees, about 5 cm to the west of where it is now.", ["2/2Nas: MOVE TO 41.8,68.8"]),
        (ALLIED, "27J goes to H9. They should be looking south when they get there.",
         ["27J: MOVE TO H9", "27J: FACE S"]),
        (ALLIED, "7M stays at Quatre-Bras once it is there.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "2/28Ora should go into the houses at Quatre-Bras and defend them.", ["2/28Ora: MOVE TO quatre-bras"]),
        (ALLIED, "2/28Ora defends Quatre-Bras", ["2/28Ora: HOLD"]),
        (ALLIED, "7L goes behind Gemioncourt.", ["7L: MOVE TO 61.6,85.8"]),
        (ALLIED, "I want to see 7L behind Gemioncourt.", ["7L: MOVE TO 61.6,85.8"]),
        (ALLIED, "Bijlandt I should like to see at Gemioncourt.", ["BRIGADE bijlandt: INTENT ADVANCE gemioncourt"]),
        (ALLIED, "The battalion 2/28Ora does not have to wait there any longer, it goes forward to La Bergerie.",
         ["2/28Ora: MOVE TO bergerie"]),
        (ALLIED, "Saxe-Weimar goes himself to 1/2Nas and stays with this battalion.",
         ["GENERAL Saxe-Weimar: MOVE TO 1/2Nas"]),
        (ALLIED, "8M to La Bergerie (have they even got any guns?? cant see any)", ["8M: MOVE TO bergerie"]),
        (ALLIED, "Stevenart fires on the French as soon as they come in range.",
         ["STANDING stevenart fire at will: ALWAYS"]),
        (ALLIED, "I will begin with Bijlandt's brigade.", []),
        (ALLIED, "Je commence par la brigade Bijlandt.", []),
        (ALLIED, "The 27th Jagers stand alone in the open field and the French cavalry is very near.", []),
        (SECOND_TURN, "Bachelu > I4, want Campi back in command", ["GENERAL Bachelu: MOVE TO I4"]),
        (SECOND_TURN, "1/4L breaks into skirmish order and makes for Petit-Pierrepont, which it is to occupy.",
         ["1/4L: FORM SKIRMISH; MOVE TO petit-pierrepont"]),
        (SECOND_TURN, "On the right Lairalle is there for the taking, and Husson's brigade is to advance on it.",
         ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        (SECOND_TURN, "2/4L and 3/4L turn to face due north, ready to follow, but do not march this turn.",
         ["2/4L, 3/4L: FACE N"]),
        (SECOND_TURN, "However it turns out, 6Ch must not gallop on over the brook but come back and rally.",
         ["STANDING 6Ch breakthrough: STOP"]),
        (SECOND_TURN, "2/93 stays out of this and remains where it is as his reserve.", ["2/93: HOLD"]),
        (SECOND_TURN, "Both regiments of the Guard stay put.", ["GCh, GLan: HOLD"]),
        (SECOND_TURN, "Die beiden Regimenter der Garde rühren sich nicht von der Stelle.", ["GCh, GLan: HOLD"]),
    ],
)  # fmt: skip
def test_how_things_stand_changes_no_order(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Quant au 7M, il suit cette route et rejoint Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "7M follows the road and reaches Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "7M folgt der Straße und erreicht Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "Perponcher geht nach E7, ne warte lieber E8, in E7 wird ja geschossen.",
         ["GENERAL Perponcher: MOVE TO E8"]),
        (ALLIED, "Perponcher to E7, no wait, make that E8", ["GENERAL Perponcher: MOVE TO E8"]),
        (ALLIED, "2/2Nas soll 5 cm zurückgehen, aber weiter nach Süden gucken.", ["2/2Nas: STEP BACK 5; FACE S"]),
        (ALLIED, "2/2Nas goes back 5 cm but still facing south.", ["2/2Nas: STEP BACK 5; FACE S"]),
        (ALLIED, "Und wenn die Franzosen abhauen nicht hinterherrennen.", ["STANDING ALL breakthrough: STOP"]),
        (ALLIED, "Le général Bijlandt va rejoindre le 7L.", ["GENERAL Bijlandt: ATTACH 7L"]),
        (ALLIED, "PRIORITES : artillerie, Bijlandt, Saxe-Weimar",
         ["PRIORITY perponcher/artillery, bijlandt, saxe-weimar"]),
        (ALLIED, "Personne ne charge de sa propre initiative.", ["STANDING ALL opportunity charge: NEVER"]),
        (SECOND_TURN, "1/92 : col., 10 cm en avant le long de la route de Charleroi", ["1/92: FORM COLUMN; MOVE 10"]),
        (SECOND_TURN, "1/2L : reste en tirailleurs, va en H6 pour couvrir la brigade",
         ["1/2L: FORM SKIRMISH; MOVE TO H6"]),
        (SECOND_TURN, "1/93 + 2/93 : 2e ligne, suivent à 8 cm derrière 1/92", ["1/93, 2/93: MOVE TO 45.9,26.1"]),
        (SECOND_TURN, "1/4L geht in Schützenschwärmen nach links hinaus bis Petit-Pierrepont.",
         ["1/4L: FORM SKIRMISH; MOVE TO petit-pierrepont"]),
    ],
)  # fmt: skip
def test_ways_turns_and_second_thoughts_abroad(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
