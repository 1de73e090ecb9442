"""Two deeds in a breath, battalions numbered behind a name, guns told by their division, what others say."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

FRENCH, ALLIED = ("quatre-bras-1", "french"), ("quatre-bras-1", "allied")


def done(text: str, of: tuple[str, str]) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[of[0]], of[1])(text).sheet.lines]


@pytest.mark.parametrize(
    "line",
    [
        "Jägers forward to Lairalle, but straight back over the brook if horse comes at them.",
        "27J goes to Lairalle, but falls back if horse comes.",
        "27J goes to Lairalle – but back over the brook as soon as horse comes.",
        "Die 27J gehen nach Lairalle, aber zurück über den Bach, wenn Reiter kommen.",
        "27J va à Lairalle, mais repasse le ruisseau si des cavaliers arrivent.",
    ],
)
def test_what_else_is_done_in_some_case_keeps_nobody_from_what_is_done(line: str) -> None:
    assert "27J: MOVE TO lairalle" in done(line, ALLIED)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("nassau 1 dont move", "1/2Nas: HOLD"),
        ("Nassau 1 and 2 stand fast.", "1/2Nas, 2/2Nas: HOLD"),
        ("Perponcher goes to Nassau 2", "GENERAL Perponcher: MOVE TO 2/2Nas"),
    ],
)
def test_a_battalion_is_told_by_a_number_behind_its_name(line: str, meant: str) -> None:
    assert done(line, ALLIED) == [meant]


@pytest.mark.parametrize(
    "line",
    [
        "Would the two which belong to the 9th Division kindly fire at the guns at F8.",
        "Those of the 9th Division fire at the guns at F8.",
        "Die beiden der 9. Division beschießen die Geschütze in F8.",
        "Les deux de la 9e division tirent sur les canons en F8.",
    ],
)
def test_those_of_a_division_who_fire_are_its_guns(line: str) -> None:
    assert done(line, FRENCH) == ["1/6FA, 7/2FA: FIRE AT stevenart"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2/28 at the crossroads don't budge, Colin says if we lose that we've lost.", "2/28Ora: HOLD"),
        ("5M holds the farm, my wife thinks it is a pity.", "5M: HOLD"),
        ("Prince of Orange to La Bergerie out of harm's way", "GENERAL Prince of Orange: MOVE TO bergerie"),
        ("The 8th Militia are in the trees at E11, they can just stop where they are.", "8M: HOLD"),
        ("1/2Nas and 2/2Nas, who are in a long line, stay exactly where they are.", "1/2Nas, 2/2Nas: HOLD"),
        ("Perponcher looks fine where he is.", "GENERAL Perponcher: HOLD"),
    ],
)
def test_what_is_said_beside_an_order_does_not_spoil_it(line: str, meant: str) -> None:
    assert done(line, ALLIED) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/2L moves 6 cm to the north to cover the left of the brigade.", "1/2L: MOVE TO 75.4,46.8"),
        ("l'artillerie à cheval (2/4HA) tire sur 27J pour aider husson", "2/4HA: FIRE AT 27J"),
        ("After a breakthrough the cavalry returns.", "STANDING ALL breakthrough: BACK"),
    ],
)
def test_what_a_march_or_a_fire_is_for_is_no_second_deed(line: str, meant: str) -> None:
    assert done(line, FRENCH) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("The skirmishers at I8 come back to H9.", "27J: MOVE TO H9"),
        ("Skirmishers in I8: back to H9.", "27J: MOVE TO H9"),
        ("Die Plänkler in I8 gehen nach H9 zurück.", "27J: MOVE TO H9"),
        ("Les tirailleurs en I8 reviennent en H9.", "27J: MOVE TO H9"),
        ("1/28 Orange to the edge of the wood by Perponcher", "1/28Ora: MOVE TO 49.3,86.3"),
    ],
)
def test_who_stands_there_and_which_edge_is_told_by_a_place(line: str, meant: str) -> None:
    assert done(line, ("quatre-bras-2", "allied")) == [meant]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("If a fight is won they halt.", "STOP"),
        ("Any unit that wins a combat stops where it is.", "STOP"),
        ("no advance after combat.", "STOP"),
        ("Win and stay put.", "STOP"),
        ("Wer gewinnt, bleibt stehen.", "STOP"),
        ("Ist der Feind geworfen: anhalten.", "STOP"),
        ("Qui gagne un combat s'arrête sur place.", "STOP"),
        ("Whoever wins comes back.", "BACK"),
    ],
)
def test_what_is_done_behind_a_fight_that_is_won_is_a_rule(line: str, rule: str) -> None:
    assert done(line, FRENCH) == [f"STANDING ALL breakthrough: {rule}"]
