"""Whose guns are meant, words cut short on a telephone, and reasons behind an order."""

from __future__ import annotations

import re

import pytest

from tests.letters.test_score import read

HEADING = re.compile(r"(?:BRIGADE|DIVISION|CORPS) \S+")
FOYS = "1/6FA, 7/2FA: FIRE AT stevenart"
READ = {
    # whose guns
    "9th Division (Foy): The two batteries of the division fire at stevenart.": [FOYS],
    "Division Foy. Les deux batteries de la division tirent sur stevenart.": [FOYS],
    "Division Foy. Ses deux batteries tirent sur stevenart.": [FOYS],
    "Jamin supports Gauthier. Both batteries fire at stevenart.": ["BRIGADE jamin: INTENT SUPPORT gauthier", FOYS],
    "Hubert holds. The horse guns fire at 27J.": ["BRIGADE hubert: INTENT HOLD", "2/4HA: FIRE AT 27J"],
    "Hubert hält. Die reitende Batterie feuert auf 27J.": ["BRIGADE hubert: INTENT HOLD", "2/4HA: FIRE AT 27J"],
    # cut short
    "jamin behnd gauthier as suport": ["BRIGADE jamin: INTENT SUPPORT gauthier"],
    "both battries of the 9th div fire at stevenart aswell": [FOYS],
    "1/92 folows 2/92": ["1/92: MOVE TO 51.5,23"],
    "18/6FA holds fcg N": ["18/6FA: FACE N"],
    # why, and what for
    "1/2L go fwd to G7 to bother them a bit": ["1/2L: MOVE TO G7"],
    "Gauthier rückt nach E5 vor, denn solange er hinten steht, kommen wir nicht an die Brücke.": [
        "BRIGADE gauthier: INTENT ADVANCE E5"
    ],
    "Foy reitet zu 1/92, damit die Leute nicht wieder außer Reichweite geraten.": ["GENERAL Foy: MOVE TO 1/92"],
    "Piré muss näher an seine Chasseurs heran und reitet nach K6.": ["GENERAL Piré: MOVE TO K6"],
    "Die Garde rühre ich nicht an: GCh und GLan bleiben stehen.": ["GCh, GLan: HOLD"],
    "Gauthier attaque Gemioncourt, la chaussée à sa gauche.": ["BRIGADE gauthier: INTENT ATTACK gemioncourt"],
    "Nur das 1/2L geht bis H7 vor.": ["1/2L: MOVE TO H7"],
    "The first battalion of the 2nd Léger (1/2L) should spread out as skirmishers.": ["1/2L: FORM SKIRMISH"],
}  # fmt: skip
NOT_DONE = (
    "Tirer au canon sur des tirailleurs, c'est du gaspillage.",
    "To shoot at skirmishers is a waste.",
)


@pytest.mark.parametrize("said", READ)
def test_those_are_meant_of_whom_he_speaks(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert [line for line in done if not HEADING.fullmatch(line)] == READ[said]


@pytest.mark.parametrize("said", NOT_DONE)
def test_what_he_thinks_of_it_is_no_order(said: str) -> None:
    assert not read(said, "french").sheet.lines


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier holds. 7/2FA fires at their guns.",
        "Hubert holds. 7/2FA fires at the horse battery.",
        "Hubert holds. 7/2FA: target the enemy horse battery.",
        "Hubert hält. 7/2FA feuert auf die reitende Batterie.",
    ],
)
def test_guns_that_are_fired_at_are_the_enemys(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert not any(own in line for line in done for own in ("1/6FA", "2/4HA", "guard-artillery"))
