"""Where troops go who follow others, look after them, take a road to a hill; what second thoughts leave of it."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def done(text: str, side: str = "french", battle: str = "quatre-bras-1") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[battle], side)(text).sheet.lines]


@pytest.mark.parametrize(
    "text",
    [
        "1/4L goes to Petit-Pierrepont. 2/4L and 3/4L follow it and stay close behind.",
        "1/4L goes to Petit-Pierrepont; 2/4L and 3/4L support it",
        "1/4L va à Petit-Pierrepont. 2/4L et 3/4L le suivent et restent juste derrière lui.",
        "1/4L geht nach Petit-Pierrepont. 2/4L und 3/4L folgen ihm.",
    ],
)
def test_who_follows_goes_where_those_are_sent(text: str) -> None:
    assert done(text) == ["1/4L: MOVE TO petit-pierrepont", "2/4L, 3/4L: MOVE TO 31.6,40.5"]


@pytest.mark.parametrize(
    "text",
    [
        "2/93 stays where it is to look after the guns of 7/2FA",
        "2/93 reste sur place pour couvrir 7/2FA",
        "2/93 bleibt zum Schutz von 7/2FA stehen",
    ],
)
def test_who_stays_to_look_after_others_stays(text: str) -> None:
    assert done(text) == ["2/93: HOLD"]


@pytest.mark.parametrize("text", ["1Ch - escort for 2/4HA", "1Ch goes as escort to 2/4HA", "1Ch escorts 2/4HA"])
def test_an_escort_goes_to_those_whom_it_escorts(text: str) -> None:
    assert done(text) == ["1Ch: MOVE TO 97.7,37.2"]


@pytest.mark.parametrize("text", ["Jamin in reserve at F4", "Jamin: reserve, close up to F4 and wait there."])
def test_a_reserve_at_a_place_goes_there(text: str) -> None:
    assert done(text) == ["BRIGADE jamin: INTENT ADVANCE F4"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("18/6FA fires at 2/2Nas, the battalion in line in E7", "18/6FA: FIRE AT 2/2Nas"),
        ("18/6FA fires at the infantry in line: 2/2Nas", "18/6FA: FIRE AT 2/2Nas"),
        ("18/6FA: fire at stevenart, the left-hand Dutch foot battery in F8.", "18/6FA: FIRE AT stevenart"),
        ("2/4HA only fires at bijleveld", "2/4HA: FIRE AT bijleveld"),
        ("2/4HA ne tire que sur bijleveld", "2/4HA: FIRE AT bijleveld"),
        ("2/4HA: target the enemy horse battery", "2/4HA: FIRE AT bijleveld"),
        ("2/4HA schießt auf die berittene Batterie der Holländer", "2/4HA: FIRE AT bijleveld"),
        ("2/4HA schießt auf die Batterie der Holländer in F8", "2/4HA: FIRE AT stevenart"),
    ],
)
def test_a_target_told_twice_is_one(text: str, order: str) -> None:
    assert done(text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Gd horse guns up the Charleroi rd as far as the ridge.",
        "Guard guns along the Charleroi road to the ridge",
        "L'artillerie de la Garde par la chaussée de Charleroi jusqu'à la crête",
    ],
)
def test_a_road_to_a_hill_ends_where_it_reaches_it(text: str) -> None:
    assert done(text) == ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO 45.6,30.5"]


@pytest.mark.parametrize(
    "text",
    [
        "gauthier goes to take gemioncourt with all his battalions",
        "Gauthier nimmt Gemioncourt mit allen seinen Bataillonen",
        "Gauthier prend Gemioncourt avec tous ses bataillons",
        "Gauthier takes Gemioncourt with everything he has",
    ],
)
def test_with_all_his_men_is_with_those_who_are_told(text: str) -> None:
    assert done(text) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]


@pytest.mark.parametrize(
    "text",
    [
        "General idea: Foy takes the farm, Bachelu covers him on the right.",
        "Idée générale : Foy prend la ferme, Bachelu le couvre à droite.",
        "Grundgedanke: Foy nimmt den Hof, Bachelu deckt ihn rechts.",
    ],
)
def test_the_general_idea_orders_nothing(text: str) -> None:
    assert done(text) == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "- 1/2L et 2/2L en tirailleurs\n\nPS réflexion faite 2/2L reste en colonne",
            {"1/2L: FORM SKIRMISH", "2/2L: FORM COLUMN; HOLD"},
        ),
        (
            "1/92 goes to G6. 2/92 goes to F5.\n\nPS: on second thoughts 1/92 stays where it is.",
            {"1/92: HOLD", "2/92: MOVE TO F5"},
        ),
        (
            "1/92, 2/92, 1/93 go to G6.\n\nPS: on reflection 1/92 goes to F5",
            {"2/92, 1/93: MOVE TO G6", "1/92: MOVE TO F5"},
        ),
    ],
)
def test_second_thoughts_take_back_the_line_above(text: str, left: set[str]) -> None:
    assert set(done(text)) == left


def test_a_general_is_not_sent_to_his_own_place_for_troops_who_are_not_there() -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "allied")("Saxe-Weimar begibt sich zum Bataillon 1/28.")
    assert [line.normal for line in reading.sheet.lines] == ["GENERAL Saxe-Weimar: MOVE TO 1/28Ora"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("8M zur Chaussee, etwas südlich von La Bergerie, als Reserve", "8M: MOVE TO 62,103.4"),
        ("7L vor, stellt sich 5 cm hinter 5M auf", "7L: MOVE TO 62.8,84.7"),
        ("7L advances and forms up 5 cm behind 5M", "7L: MOVE TO 62.8,84.7"),
        ("7L avance et se place à 5 cm derrière 5M", "7L: MOVE TO 62.8,84.7"),
        ("7L geht rechts an Gemioncourt vorbei nach H6", "7L: MOVE TO H6"),
        ("8M is too exposed there, so it goes back to E10", "8M: MOVE TO E10"),
        ("Both lots of guns fire at 18/6FA.", "bijleveld, stevenart: FIRE AT 18/6FA"),
    ],
)
def test_the_way_and_how_far_to_a_side_hold_up_no_march(text: str, order: str) -> None:
    assert done(text, "allied", "quatre-bras-2") == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Le 1/28 Orange-Nassau reste en réserve sous bois, où il est.",
        "Le 1/28 Orange-Nassau reste en réserve dans le bois.",
        "The 1/28th Orange-Nassau remain in reserve in the wood.",
        "Das 1/28 Orange-Nassau bleibt als Reserve im Wald.",
    ],
)
def test_who_stays_in_reserve_in_the_wood_he_stands_in_does_not_march_to_its_middle(text: str) -> None:
    assert done(text, "allied") == ["1/28Ora: HOLD"]


def test_only_the_guns_go_however_they_are_spelt() -> None:
    text = "guard cav to F3. no wait scrap that, guard cav stays put, only guard horse batterys go up to F4"
    assert done(text) == [
        "GCh, GLan: HOLD",
        "1/guard-artillery, 2/guard-artillery: REDEPLOY TO F4",
    ]


@pytest.mark.parametrize(
    "text", ["leave the 8th Militia at the edge of the wood", "Laissez le 8e de milice à la lisière du bois."]
)
def test_who_is_left_somewhere_stays(text: str) -> None:
    assert done(text, "allied") == ["8M: HOLD"]


def test_who_stays_in_his_formation_goes_where_he_was_sent() -> None:
    assert done("27J move to H9. They stay in skirmish order.", "allied") == ["27J: MOVE TO H9", "27J: FORM SKIRMISH"]


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("foy and ney dont move", ["GENERAL Foy: HOLD", "GENERAL Ney: HOLD"]),
        ("Ney does not move.", ["GENERAL Ney: HOLD"]),
    ],
)
def test_generals_who_do_not_move_hold_no_army(text: str, who: list[str]) -> None:
    assert done(text) == who


def test_a_gun_is_laid_on_the_outermost_of_the_guns_and_on_nobody_else() -> None:
    text = "Stevenart: stay. Fire at the westernmost of the three foot batteries on the ridge at G5."
    assert done(text, "allied", "quatre-bras-2") == ["stevenart: HOLD", "stevenart: FIRE AT 18/6FA"]
