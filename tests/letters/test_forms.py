"""The printed form copied into a mail and filled in there, in three languages; and headings of generals."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def read(battle: int, side: str, text: str) -> list[str]:
    """The orders of a letter in the normal form."""
    reading = reader_of(FIXTURES[f"quatre-bras-{battle}"], side)(text)
    return [line.normal for line in reading.sheet.lines]


@pytest.mark.parametrize(
    "row",
    [
        "INTENT hold ( ) defend (X) advance ( ) attack ( )\nwhere Gemioncourt",
        "INTENT   hold [ ]  defend [x]  advance [ ]\nwhere: Gemioncourt",
        "INTENT [ ] hold [x] defend [ ] advance\nwhere Gemioncourt",
        "INTENT ☐ hold ☒ defend ☐ advance  where: Gemioncourt",
    ],
)
def test_the_ticked_box_may_stand_before_its_word_or_behind_it(row: str) -> None:
    said = read(1, "allied", f"BRIGADE Bijlandt\n{row}")
    assert any("INTENT DEFEND gemioncourt" in line for line in said)
    assert not any("ADVANCE" in line or "HOLD" in line for line in said)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2/2Nas 2/2nd Nassau-Usingen ........ reculer de 4 cm", "2/2Nas: STEP BACK 4"),
        ("7L 7th Line Battalion (Belgian) ........ rückt nach La Bergerie", "7L: MOVE TO bergerie"),
        ("8M 8th Militia Battalion . . . . . . . . en colonne", "8M: FORM COLUMN"),
        ("5M 5th Militia Battalion ______ rester sur place", "5M: HOLD"),
    ],
)
def test_dots_lead_from_the_two_names_of_a_unit_to_its_order(line: str, meant: str) -> None:
    assert [one for one in read(2, "allied", f"BRIGADE Saxe-Weimar\n{line}") if "BRIGADE" not in one] == [meant]


@pytest.mark.parametrize("same", ["idem", "dito", "same as above", "wie oben", "(idem)", "pareil"])
def test_a_rule_filled_in_as_the_one_before_is_that_rule(same: str) -> None:
    said = read(
        2, "allied", f"BRIGADE Bijlandt\nstanding carré contre la cavalerie\n\nBRIGADE Saxe-Weimar\nstanding {same}"
    )
    assert sum("vs cavalry: SQUARE" in line for line in said) == 2


@pytest.mark.parametrize("nothing", ["(néant)", "none", "keine", "-", "aucun", "niemand"])
def test_a_field_with_nothing_in_it_orders_nothing(nothing: str) -> None:
    assert read(2, "allied", f"PRIORITY 1 Saxe-Weimar 2 Bijlandt 3 {nothing}\n\nMESSAGE TO {nothing}") == [
        "PRIORITY saxe-weimar, bijlandt"
    ]


@pytest.mark.parametrize("heading", ["GENERALS", "GENERÄLE", "Les généraux :", "GENERAUX", "Die Generale:"])
def test_a_general_of_whom_nothing_is_said_ends_no_list_of_generals(heading: str) -> None:
    said = read(2, "french", f"{heading}\nReille\nFoy avec Gauthier\nCampi zwischen 1/72 und 2/72")
    assert any("GENERAL Foy: MOVE TO" in line for line in said)
    assert any("GENERAL Campi: MOVE TO" in line for line in said)
    assert not any("INTENT" in line or "CORPS" in line for line in said)


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Ney und Foy bleiben auf ihren Plätzen", ("Ney", "Foy")),
        ("Foy et Bachelu ne bougent pas", ("Foy", "Bachelu")),
        ("Reille und Bachelu bleiben, wo sie sind", ("Reille", "Bachelu")),
    ],
)
def test_generals_told_together_to_stay_hold_no_army(line: str, who: tuple[str, ...]) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "french")(line)
    assert [one.normal for one in reading.sheet.lines] == [f"GENERAL {name}: HOLD" for name in who]
    assert not reading.asked


@pytest.mark.parametrize(
    "line",
    [
        "De ma personne, je reste auprès de la batterie 7/2FA",
        "Quant à moi, je me tiens avec la batterie 7/2FA",
        "Was mich betrifft, ich bleibe bei der Batterie 7/2FA",
        "Ich selbst bleibe bei der Batterie 7/2FA",
    ],
)
def test_the_writer_of_himself_is_the_general_in_command(line: str) -> None:
    assert read(2, "french", f"Bachelu va avec Husson.\n{line}")[-1] == "GENERAL Ney: MOVE TO 7/2FA"


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("Foy 10 cm nach Westen", "45,45"),
        ("Foy 10 cm à l'ouest", "45,45"),
        ("Foy 10 cm vers le sud", "55,35"),
        ("Foy avance de 10 cm vers le nord", "55,55"),
    ],
)
def test_a_general_rides_so_far_and_does_not_stay(line: str, place: str) -> None:
    assert read(2, "french", f"GENERALE\n{line}") == [f"GENERAL Foy: MOVE TO {place}"]


TYPED_OFF = (
    ("INTENT   hold  defend X  advance  attack\nwhere    Gemioncourt", "DEFEND gemioncourt"),
    (
        "INTENT   hold  defend x  advance  attack\n         support  screen  withdraw  rally\nwhere  Gemioncourt farm",
        "DEFEND gemioncourt",
    ),
    ("INTENT   hold  defend  X advance  attack\nwhere    Gemioncourt", "ADVANCE gemioncourt"),
    ("INTENT   hold X  defend  advance  attack\n         support  screen  withdraw  rally", "HOLD"),
    ("INTENT   hold  defend  advance  attack X\nwhere    Gemioncourt", "ATTACK gemioncourt"),
    (
        "INTENT   hold  defend  advance  attack\n         support  screen  withdraw X  rally\nwhere    Bergerie",
        "WITHDRAW bergerie",
    ),
)


@pytest.mark.parametrize(("row", "meant"), TYPED_OFF)
def test_a_cross_typed_into_a_row_of_choices_belongs_to_the_word_it_is_nearer_to(row: str, meant: str) -> None:
    said = read(2, "allied", f"BRIGADE Bijlandt\n{row}\n7L to G9")
    assert [line for line in said if "INTENT" in line] == [f"BRIGADE bijlandt: INTENT {meant}"]
    assert "7L: MOVE TO G9" in said


@pytest.mark.parametrize(
    "row",
    ["INTENT hold X defend advance attack", "INTENT   hold  X  defend  advance", "INTENT   hold X  defend X  advance"],
)
def test_where_nothing_tells_to_which_word_a_cross_belongs_it_is_asked(row: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")(f"BRIGADE Bijlandt\n{row}\nwhere Gemioncourt")
    assert not any("INTENT" in line.normal for line in reading.sheet.lines)
    choices = ("BRIGADE bijlandt: INTENT HOLD", "BRIGADE bijlandt: INTENT DEFEND")
    assert [question.choices for question in reading.asked] == [choices]


def test_a_row_of_choices_without_a_cross_orders_nothing() -> None:
    row = "INTENT   hold  defend  advance  attack\n         support  screen  withdraw  rally"
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")(f"BRIGADE Bijlandt\n{row}\n7L to G9")
    assert [line.normal for line in reading.sheet.lines] == ["BRIGADE bijlandt", "7L: MOVE TO G9"]
    assert not reading.asked


@pytest.mark.parametrize(
    ("row", "meant"),
    [
        ("INTENT   hold   defend   advance   attack     defend\n         support   screen   withdraw   rally\n"
         "where    Gemioncourt, the farm and the bridge. That is the place I want kept.", "DEFEND gemioncourt"),
        ("INTENT   hold   defend   advance   attack\n         support   screen   withdraw   rally   -> withdraw\n"
         "where    La Bergerie", "WITHDRAW bergerie"),
        ("INTENT hold *defend* advance attack support screen withdraw rally\nwhere Gemioncourt", "DEFEND gemioncourt"),
        ("INTENT hold DEFEND advance attack\nsupport screen withdraw rally\nwhere Gemioncourt", "DEFEND gemioncourt"),
        ("INTENT hold / defend / advance / attack / support / screen: advance\nwhere G8", "ADVANCE G8"),
        ("INTENT    hold   defend <--   advance   attack   support   screen\nwhere Gemioncourt", "DEFEND gemioncourt"),
        ("INTENT    hold   defend   advance   attack     defend Gemioncourt, and nothing else", "DEFEND gemioncourt"),
        ("ABSICHT   halten   verteidigen   vorrücken   angreifen     verteidigen\nwo     Gemioncourt",
         "DEFEND gemioncourt"),
    ],
)  # fmt: skip
def test_what_stands_behind_a_row_of_choices_or_is_made_to_stand_out_is_the_answer(row: str, meant: str) -> None:
    said = read(2, "allied", f"BRIGADE Bijlandt\n{row}\n7L to G9")
    assert [line for line in said if "INTENT" in line] == [f"BRIGADE bijlandt: INTENT {meant}"]
    assert "7L: MOVE TO G9" in said


@pytest.mark.parametrize(
    "row",
    [
        "INTENT        hold        defend        advance        attack\n            support     screen      withdraw",
        "INTENT        hold        defend        advance        attack        none of these",
        "INTENT hold, defend, advance, attack, support, screen, withdraw, rally\nwhere",
    ],
)
def test_a_row_left_as_it_is_printed_chooses_nothing_however_wide_its_gaps(row: str) -> None:
    assert read(2, "allied", f"BRIGADE Bijlandt\n{row}\n5M stays") == ["BRIGADE bijlandt", "5M: HOLD"]


def test_a_place_without_a_choice_is_asked_about_or_told_behind_it() -> None:
    row = "BRIGADE Saxe-Weimar\nINTENT   hold   defend   advance   attack\nwhere    "
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")(f"{row}La Bergerie\n1/2Nas stay")
    assert [line.normal for line in reading.sheet.lines] == ["BRIGADE saxe-weimar", "1/2Nas: HOLD"]
    assert [one.choices for one in reading.asked] == [("BRIGADE saxe-weimar: INTENT DEFEND bergerie",)]
    assert "BRIGADE saxe-weimar: INTENT DEFEND" in read(2, "allied", f"{row}the end of the wood, D6. Hang on to it.")


@pytest.mark.parametrize(
    ("rule", "meant"),
    [
        ("squares here too", ["STANDING saxe-weimar vs cavalry: SQUARE"]),
        ("square up", ["STANDING saxe-weimar vs cavalry: SQUARE"]),
        ("squares. Not 1/2Nas though, they are in among the trees, they stand as they are.",
         ["STANDING saxe-weimar vs cavalry: SQUARE", "STANDING 1/2Nas vs cavalry: STAND"]),
        ("squares against cavalry, but not 1/2Nas", ["STANDING 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"]),
        ("form square if horse comes, not 1/2Nas though",
         ["STANDING 1/2Nas vs cavalry: STAND", "STANDING saxe-weimar vs cavalry: SQUARE"]),
        ("carrés ici aussi, pas 1/2Nas", ["STANDING 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"]),
    ],
)  # fmt: skip
def test_squares_told_in_short_below_a_brigade_are_its_own(rule: str, meant: list[str]) -> None:
    form = f"BRIGADE Saxe-Weimar\n2/2Nas to E8\n1/28Ora 1/28th Orange-Nassau\nstanding      {rule}"
    assert [line for line in read(2, "allied", form) if line.startswith("STANDING")] == meant


def test_a_brigades_rule_right_below_its_heading_is_no_rule_for_all() -> None:
    assert "STANDING saxe-weimar vs cavalry: SQUARE" in read(2, "allied", "BRIGADE Saxe-Weimar\nstanding squares")
    both = "BRIGADE Bijlandt\nstanding squares against horse\nBRIGADE Saxe-Weimar\nstanding same here"
    assert "STANDING saxe-weimar vs cavalry: SQUARE" in read(2, "allied", both)


def test_a_field_left_empty_takes_up_no_line_below_it() -> None:
    assert read(2, "allied", "MESSAGE TO\nSTANDING nobody pursues") == ["STANDING ALL breakthrough: STOP"]


@pytest.mark.parametrize("line", ["cav = none yet", "cavalry: none", "Kavallerie: keine", "guns - nothing here"])
def test_an_arm_of_which_there_is_nothing_holds_nobody(line: str) -> None:
    assert read(2, "allied", line) == []


def test_an_empty_line_of_a_unit_takes_no_rule_of_its_brigade() -> None:
    form = "BRIGADE Bijlandt\n5M         in the farm\n27J\n8M         F9\nstanding   no pursuit"
    assert read(2, "allied", form)[1:] == ["5M: HOLD", "8M: MOVE TO F9", "STANDING bijlandt breakthrough: STOP"]
