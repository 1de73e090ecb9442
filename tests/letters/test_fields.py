"""Fields: sheets of the writer's own, with a label before each line."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

ENGLISH = """who:   Campi
task:  second line for Husson
where: I5
if:    charged: fall back on the guns

who:   18/6FA
task:  limber up and move forward
where: G6, right of 7/2FA

who:   2/4HA
task:  fire at 27J
where: as now
"""
GERMAN = """Wer: 2/4HA
Auftrag: Stellungswechsel
Wohin: J6
Ziel: Plänkler 27J

Wer: Hubert
Auftrag: bleibt stehen
Wenn: Gelegenheit zur Flanke: attackieren
"""
FRENCH_SHEET = """Qui : brigade Campi
Mission : soutenir Husson
Où : I5
Si : attaquée par la cavalerie : carré

Qui : 1/2L
Ordre : en tirailleurs
Où : I7
"""
BY_NAMES = """Campi
Task: follow Husson
If: cavalry: square

2/4HA
Task: limber and move
Where: J6
Target: the skirmishers
"""


@pytest.mark.parametrize(
    ("sheet", "meant"),
    [
        (ENGLISH, ["BRIGADE campi: INTENT SUPPORT husson", "STANDING campi fall back: FALL BACK",
                   "18/6FA: REDEPLOY TO G6", "2/4HA: FIRE AT 27J"]),
        (GERMAN, ["2/4HA: REDEPLOY TO J6; FIRE AT 27J", "BRIGADE hubert: INTENT HOLD",
                  "STANDING hubert opportunity charge: FLANK"]),
        (FRENCH_SHEET, ["BRIGADE campi: INTENT SUPPORT husson", "STANDING campi vs cavalry: SQUARE",
                        "1/2L: FORM SKIRMISH; MOVE TO I7"]),
        (BY_NAMES, ["BRIGADE campi: INTENT SUPPORT husson", "STANDING campi vs cavalry: SQUARE",
                    "2/4HA: REDEPLOY TO J6; FIRE AT 27J"]),
    ],
)  # fmt: skip
def test_a_block_for_each(sheet: str, meant: list[str]) -> None:
    assert done(sheet, FRENCH) == meant
    assert asked(sheet, FRENCH) == []


def test_what_comes_then_waits() -> None:
    sheet = "Unit: 7/2FA\nTask: fire at stevenart\nThen: when that battery is gone, 2/2Nas\n\nUnit: Campi\nTask: hold\n"
    assert done(sheet, FRENCH) == ["7/2FA: FIRE AT stevenart", "BRIGADE campi: INTENT HOLD"]
    assert asked(sheet, FRENCH) == [("7/2FA: FIRE AT 2/2Nas",)]


def test_whole_sentences_are_read_below_their_labels() -> None:
    sheet = (
        "Gauthier\nTask: push 2/2Nas back over the brook.\n"
        "How: the 92e leads, keeping left of the road. The 93e follows about 8 cm behind as support.\n"
    )
    assert "BRIGADE gauthier: INTENT ATTACK 2/2Nas" in done(sheet, FRENCH)
