"""The same sheet in five sloppy spellings gives the same orders, and single slips are understood or put right."""

from __future__ import annotations

import itertools
import random
import string
from collections.abc import Iterator
from functools import cache

from battles.engine.orders import OrderSheet
from tests.orders.language.ground import EXAMPLE, NAMES, battle, read
from tests.orders.language.test_normal_form import meaning

SHOUTED = EXAMPLE.upper().replace(
    "MESSAGE TO REILLE: NEY PRESSES; I NEED GUNS.", "MESSAGE TO Reille: Ney presses; I need guns."
)
WHISPERED = """
key: 7q2k-mxa4
turn 4
priority gauthier and 9d artillery
brigade gauthier
intent attack on gemioncourt
1/92 form column, face n, move 6cm, charge 27j
2/92 form skirmish, move to k7, fire at battery-2
standing vs cavalry square
general foy move to k5
standing all opportunity charge never
message to Reille: Ney presses; I need guns.
end
"""
FROM_A_WORD_PROCESSOR = """\
• TURN 4
• PRIORITY – Gauthier’s Brigade, 9th Division artillery
• Brigade “Gauthier’s Brigade”
\u00a0\u00a0– Intent: Attack Gémioncourt
\u00a0\u00a0– 1/92nd Ligne – form column; face north; move 6\u00a0cm; charge 27th Jägers
\u00a0\u00a0– 2nd/92nd Ligne – form skirmishers; move to K7; fire on Stevenart’s Battery
\u00a0\u00a0– Standing: vs. cavalry – square
• General Foy – move to K5
• Standing (all): opportunity charge – never
• Message to Reille: Ney presses; I need guns.
• End
"""
ABBREVIATED = """\
TURN 4
PRIO gauthier, 9D arty
BDE Gauthier
INT ATT Gemioncourt
1/92: FORM COL; FACE N; MOV 6; CHG 27J
2/92: FORM SKIRM; MOV TO K7; FIRE ON batt-2
STAND vs cav SQUARE
GEN Foy: MOV TO K5
STAND ALL opp charge NEVER
MSG TO Reille: Ney presses; I need guns.
"""
NUMBERED = """\
1. TURN: 4.
2. PRIORITY: the Gauthier Brigade, then Foy's artillery.
3. BRIGADE: Gauthier.
4. INTENT -> ATTACK the Gemioncourt.
5. 1st/92nd -> form column -> face N -> move 6.0 cm -> charge the 27th Jagers.
6. 2nd/92nd -> form skirmish -> move to k 7 -> fire at the Stevenart battery.
7. STANDING -> vs cavalry -> square.
8. GENERAL 9D -> move to k5.
9. STANDING ALL -> opportunity charge -> never.
10. MESSAGE TO Reille: Ney presses; I need guns.
11. END.
"""
SPELLINGS = (SHOUTED, WHISPERED, FROM_A_WORD_PROCESSOR, ABBREVIATED, NUMBERED)


def test_five_sloppy_spellings_of_a_sheet_give_the_same_orders() -> None:
    expected = meaning(read(EXAMPLE))
    for spelling in SPELLINGS:
        sheet = read(spelling)
        assert sheet.refused == ()
        assert meaning(sheet) == expected


LINES = (
    "1/92: FORM COLUMN; FACE N; MOVE 6; CHARGE 27J",
    "2/92: FORM SKIRMISH; MOVE TO K7; FIRE AT battery-2",
    "BRIGADE gauthier",
    "DIVISION 9D",
    "INTENT ATTACK gemioncourt",
    "STANDING ALL opportunity charge: NEVER",
    "STANDING 1/92 return fire: NEVER IF WITHIN 12",
    "STANDING gauthier breakthrough: CHARGE 27J",
    "GENERAL Foy: MOVE TO K5",
    "PRIORITY gauthier, jamin",
    "1/93: SIDESTEP LEFT 4",
    "1/93: STEP BACK 3; HOLD FIRE",
    "1/92: RETREAT",
    "battery-1: REDEPLOY N 10 FACE E",
    "1/93: CHARGE 27J EXTEND",
    "TURN 4",
    "CONCEDE",
    "2/92: MOVE TO 60,40",
    "1/93: MOVE TO gemioncourt",
)
EACH = 10


def slips(line: str, chance: random.Random) -> Iterator[str]:
    """The line with one slip: a letter left out, put in or replaced, or two swapped."""
    while True:
        at, letter = chance.randrange(len(line)), chance.choice(string.ascii_lowercase)
        slipped = chance.choice(
            [
                line[:at] + line[at + 1 :],
                line[:at] + letter + line[at:],
                line[:at] + letter + line[at + 1 :],
                line[:at] + line[at + 1 : at + 2] + line[at : at + 1] + line[at + 2 :],
            ]
        )
        if slipped != line:
            yield slipped


@cache
def slipped_sheets() -> tuple[tuple[str, str, OrderSheet], ...]:
    """Lines as they were meant, with one slip, and as that is read."""
    chance = random.Random(1815)
    return tuple(
        (line, slipped, read(slipped)) for line in LINES for slipped in itertools.islice(slips(line, chance), EACH)
    )


def test_of_lines_with_one_slip_95_in_100_are_understood_or_put_right_first() -> None:
    wrong = []
    for meant, slipped, sheet in slipped_sheets():
        understood = bool(sheet.lines) and not sheet.refused
        offered = [refused.suggestions[0].text for refused in sheet.refused if refused.suggestions]
        if not understood and offered[:1] != [meant]:
            wrong.append((meant, slipped, offered))
    assert len(wrong) <= 0.05 * len(slipped_sheets()), wrong


def test_a_slip_is_never_silently_read_as_another_unit_or_verb() -> None:
    for meant, slipped, sheet in slipped_sheets():
        head = meant.split(":")[0]
        for line in sheet.lines:
            if ":" in meant and not meant.startswith(("STANDING", "GENERAL")) and slipped.startswith(head):
                assert line.normal.startswith(head)


def test_names_of_the_cast_are_all_read_in_both_cases() -> None:
    for unit in battle().units:
        if unit.id in NAMES.ordered:
            assert read(f"{unit.id.lower()}: HOLD").units[0].unit == unit.id
            assert read(f"{unit.name.upper()}: HOLD").units[0].unit == unit.id
