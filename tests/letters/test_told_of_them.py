"""What is told of troops beside what they do, how one goes and stands in few words, and what is done in a case."""

from __future__ import annotations

import pytest

from orders.language.letters.rows import is_section
from tests.letters.test_writers import FIXTURES, reader_of

FRENCH, ALLIED = ("quatre-bras-1", "french"), ("quatre-bras-1", "allied")
SECOND_TURN, ALLIED_SECOND = ("quatre-bras-2", "french"), ("quatre-bras-2", "allied")


def done(text: str, of: tuple[str, str]) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[of[0]], of[1])(text).sheet.lines]


def asked(text: str, of: tuple[str, str]) -> list[tuple[str, ...]]:
    return [tuple(question.choices) for question in reader_of(FIXTURES[of[0]], of[1])(text).asked]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "The 7th Militia, whom I saw only this morning, should make haste to Quatre-Bras.",
         ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "1/2Nas is very well placed at the southern tip, and I should like it to remain there and not to be "
         "tempted out.", ["1/2Nas: HOLD"]),
        (ALLIED, "2/2nas get back in the trees ur getting battered", ["2/2Nas: MOVE TO 43.9,72.3"]),
        (ALLIED, "27J r way too far out bring em back over the stream to like H9.", ["27J: MOVE TO H9"]),
        (ALLIED_SECOND, "8M goes to La Bergerie, in column, then they can not get lost under the trees.",
         ["8M: MOVE TO bergerie; FORM COLUMN"]),
        (ALLIED, "Le 8M, je n'ai pas compris pourquoi, tu peux me le mettre en colonne et l'amener à La Bergerie ?",
         ["8M: FORM COLUMN; MOVE TO bergerie"]),
        (ALLIED, "Que personne ne coure après les fuyards (s'il y en a).", ["STANDING ALL breakthrough: STOP"]),
        (ALLIED, "As to the Jägers beyond the brook, they may stay out there in open order.",
         ["27J: FORM SKIRMISH; HOLD"]),
        (ALLIED, "Stevenart's battery is very nicely placed and I shan't move it.", ["stevenart: HOLD"]),
        (FRENCH, "2/93 is not to go with the others: it drops off to stand behind the three foot batteries, guns alone "
         "make me nervous.", ["2/93: MOVE TO 65,37"]),
        (ALLIED_SECOND, "The 2/2nd Nassau, at present in front of the brook, which I don't care for, go back to the "
         "other side of it and form up there in line, in E8, facing south.", ["2/2Nas: FORM LINE; MOVE TO E8; FACE S"]),
        (ALLIED_SECOND, "The 3/2nd, still up in the wood, come down to F8.", ["3/2Nas: MOVE TO F8"]),
        (ALLIED_SECOND, "7L, now at F11, marches to F9 and stays there.", ["7L: MOVE TO F9"]),
        (ALLIED_SECOND, "27J, in front of the brook, falls back behind it.", ["27J: MOVE TO 78.6,89.6"]),
        (SECOND_TURN, "The lancers, at present behind the crest, which is a good place for them, stay there.",
         ["5Lan, 6Lan: HOLD"]),
        (ALLIED_SECOND, "Perponcher, who is rated excellent and may as well earn it, rides down to E8.",
         ["GENERAL Perponcher: MOVE TO E8"]),
        (ALLIED_SECOND, "The loose horse, 1Ch and 6Ch, are rather close to my 27th Jägers for comfort, so that the "
         "Jägers should go back over the brook to H9.", ["27J: MOVE TO H9"]),
        (SECOND_TURN, "Campi shall not stay in the wood, he comes to I5 behind Husson.",
         ["BRIGADE campi: INTENT ADVANCE I5"]),
        (SECOND_TURN, "The 3/100 peels off from Jamin and goes to look after the guns in G6.", ["3/100: MOVE TO G6"]),
        (ALLIED_SECOND, "3/2Nas peels off to the left and goes to look after Stevenart's guns.",
         ["3/2Nas: MOVE TO 53.6,80.6"]),
        (SECOND_TURN, "1/2L detaches itself from Husson and goes to Lairalle.", ["1/2L: MOVE TO lairalle"]),
        (SECOND_TURN, "2/93 is detached from Gauthier to guard the guns in G6.", ["2/93: MOVE TO G6"]),
        (SECOND_TURN, "1/93 cannot wait where it is, it marches to F6.", ["1/93: MOVE TO F6"]),
        (SECOND_TURN, "Hubert rides to K7. He shall only look what is there.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        (SECOND_TURN, "2/93 macht nicht mit, sondern deckt die Batterie in G6.", ["2/93: MOVE TO G6"]),
        (SECOND_TURN, "La 1/6FA ne change pas de position.", ["1/6FA: HOLD"]),
        (SECOND_TURN, "Hubert: aus der aufgelösten Ordnung wieder in Linie, bleibt in K7 stehen.",
         ["BRIGADE hubert: INTENT HOLD", "1Ch, 6Ch: FORM LINE"]),
        (SECOND_TURN, "Gardekav. bleibt wo sie ist.", ["GCh, GLan: HOLD"]),
        (FRENCH, "Leichte Kav. der Garde: bleibt stehen.", ["GCh, GLan: HOLD"]),
        (ALLIED_SECOND, "1/2Nas holds the southern edge and does not budge.", ["1/2Nas: HOLD"]),
        (ALLIED_SECOND, "Le 1/2Nas tient la lisière sud et ne bouge pas.", ["1/2Nas: HOLD"]),
        (ALLIED_SECOND, "1/2Nas hält den Südrand.", ["1/2Nas: HOLD"]),
        (ALLIED_SECOND, "8M takes the place that 7L has left.", ["8M: MOVE TO 55.6009,104.013"]),
        (ALLIED, "5M holds Gemioncourt. The 7th Line should come down from La Bergerie and stand behind the farm.",
         ["5M: HOLD", "7L: MOVE TO 61.6,85.8"]),
        (ALLIED, "The 7th of the Line (these are the Belgians, near La Bergerie) goes to G9.", ["7L: MOVE TO G9"]),
        (FRENCH, "The three foot btys stay on the ridge.", ["18/6FA, 1/6FA, 7/2FA: HOLD"]),
        (FRENCH, "Campi - sp Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "The horse battery (2nd Cav Div) stays put.", ["2/4HA: HOLD"]),
        (FRENCH, "18/6FA - stevenart.", ["18/6FA: FIRE AT stevenart"]),
        (ALLIED_SECOND, "Bijleveld takes the one in G6.", ["bijleveld: FIRE AT 7/2FA"]),
        (FRENCH, "Foy is to be with Gauthier's leading battalions and Bachelu with Husson.",
         ["GENERAL Foy: MOVE TO gauthier", "GENERAL Bachelu: MOVE TO husson"]),
        (ALLIED_SECOND, "First and second batallion 2nd Nassau hold the wood where they now are.",
         ["1/2Nas, 2/2Nas: HOLD"]),
        (ALLIED_SECOND, "The first and second Nassau hold the wood.", ["1/2Nas, 2/2Nas: HOLD"]),
        (SECOND_TURN, "Piré's cavalry goes to Piraumont.", ["1Ch, 6Ch, 5Lan, 6Lan: MOVE TO piraumont"]),
        (SECOND_TURN, "Send Piré's horsemen round by Piraumont to look at what is behind that stream, but no heroics.",
         ["1Ch, 6Ch, 5Lan, 6Lan: MOVE TO piraumont"]),
        (SECOND_TURN, "1Ch goes by way of Lairalle to Piraumont.", ["1Ch: MOVE TO piraumont"]),
        (SECOND_TURN, "Hubert geht über Lairalle nach Piraumont.", ["BRIGADE hubert: INTENT ADVANCE piraumont"]),
        (SECOND_TURN, "1/92 geht über in Linie.", ["1/92: FORM LINE"]),
        (SECOND_TURN, "1/2L stays in open order, 8 cm forward.", ["1/2L: FORM SKIRMISH; MOVE 8"]),
        (SECOND_TURN, "1/2L goes out in front in open order.", ["1/2L: FORM SKIRMISH; MOVE"]),
    ],
)  # fmt: skip
def test_what_is_told_of_troops_hides_nothing_of_what_they_do(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "Le 1/92 va en E5, face au bois.", "1/92: MOVE TO E5; FACE bossu"),
        (SECOND_TURN, "1/92 goes to E5 facing the wood.", "1/92: MOVE TO E5; FACE 41,60.5"),
        (ALLIED, "8M would turn to face the high road, that is to say due east.", "8M: FACE E"),
    ],
)
def test_one_looks_from_where_one_will_have_come_to(of: tuple[str, str], said: str, meant: str) -> None:
    assert done(said, of) == [meant]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Gauthier comes up astride the Charleroi road until he is level with Petit-Pierrepont, then halts.",
         "BRIGADE gauthier: INTENT ADVANCE 52.4,46.1"),
        (SECOND_TURN, "Gauthier se porte à hauteur de Petit-Pierrepont.", "BRIGADE gauthier: INTENT ADVANCE 53.4,47"),
        (SECOND_TURN, "Gauthier rückt vor bis auf Höhe von Petit-Pierrepont.",
         "BRIGADE gauthier: INTENT ADVANCE 53.4,47"),
        (SECOND_TURN, "Husson: vor bis Höhe Lairalle, dann Halt.", "BRIGADE husson: INTENT ADVANCE lairalle"),
        (SECOND_TURN, "1/92 goes up to the level of Lairalle.", "1/92: MOVE TO 46.1,52.8"),
    ],
)  # fmt: skip
def test_who_is_level_with_a_place_far_off_to_the_side_does_not_go_to_it(
    of: tuple[str, str], said: str, meant: str
) -> None:
    assert done(said, of) == [meant]


def test_who_follows_so_far_behind_keeps_that_distance_where_those_before_him_go() -> None:
    text = "Gauthier goes to F6.\n2/4L follows Gauthier at 300 paces.\n"
    assert done(text, SECOND_TURN)[-1] == "2/4L: MOVE TO 55,46"


@pytest.mark.parametrize(
    ("said", "helped"),
    [
        ("Gauthier stays put unless Husson gets in trouble, then help him.", "husson"),
        ("Gauthier stays put, unless Jamin is in trouble - in that case help him.", "jamin"),
        ("Gauthier stays put. If Husson gets in trouble, support him.", "husson"),
    ],
)
def test_what_is_done_in_the_excepted_case_is_asked_of_him_who_stays(said: str, helped: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT HOLD"]
    assert asked(said, SECOND_TURN) == [(f"BRIGADE gauthier: INTENT SUPPORT {helped}",)]


def test_a_square_in_the_excepted_case_is_a_standing_order() -> None:
    said = "1/4L stays where it is unless cavalry charges, then form square."
    assert done(said, SECOND_TURN) == ["1/4L: HOLD", "STANDING 1/4L vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    "said",
    [
        "Nobody falls back without orders.", "No one is to retire unless I say so.", "Nobody gives ground.",
        "Personne ne se replie sans ordre.", "Ohne Befehl weicht niemand zurück.", "Niemand geht zurück.",
    ],
)  # fmt: skip
def test_nobody_gives_ground_is_a_rule_and_no_order_to_stay(said: str) -> None:
    assert done(said, SECOND_TURN) == ["STANDING ALL fall back: STAND"]


def test_that_nobody_falls_back_somewhere_has_nobody_hold_who_is_elsewhere() -> None:
    for line in done("Nobody retires from the crossroads, save on my order.", SECOND_TURN):
        assert not line.endswith("HOLD"), line


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("guns first then saxe weimar then bijlandt if order matters??", "perponcher/artillery, saxe-weimar, bijlandt"),
        ("J'oubliais, dans l'ordre : d'abord Bijlandt, ensuite les canons, Saxe-Weimar en dernier.",
         "bijlandt, perponcher/artillery, saxe-weimar"),
    ],
)  # fmt: skip
def test_ranks_are_read_behind_any_opening_and_before_any_question(said: str, of: str) -> None:
    assert done(said, ALLIED) == [f"PRIORITY {of}"]


def test_the_two_batteries_are_those_told_something_last() -> None:
    text = (
        "Artillery\n1/6FA: fire at the battery in F8.\n7/2FA: fire at 5M.\nThe two batteries do not change position.\n"
    )
    assert done(text, SECOND_TURN)[-1] == "1/6FA, 7/2FA: HOLD"


def test_a_section_of_a_table_keeps_its_columns_and_a_remark_is_no_order() -> None:
    text = (
        "Sl. No.\tUnit\tOrder\tRemarks\nA.\tBijlandt's Brigade\n"
        "1\t5th Militia\tTo occupy Gemioncourt\tMost important\n"
        "5\t7th Militia\tTo march by Nivelles road up to Quatre-Bras\tPresently outside, refer map C14\n"
    )
    assert done(text, ALLIED) == ["5M: MOVE TO gemioncourt", "7M: MOVE TO quatre-bras"]
    assert is_section([(2, "B. Saxe-Weimar's Brigade")])
    assert not is_section([(2, "That is all for these, and now for what the others shall do.")])


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("Me G5.", "Ney: MOVE TO G5"),
        ("Me - I'm going up to the guns at G6", "Ney: MOVE TO G6"),
        ("Ich bleibe auf der Höhe.", "Ney: HOLD"),
        ("This is Reille's chance.\n\nI'm going up to the guns at G6.", "Ney: MOVE TO G6"),
        ("You will find me with the guns at G6.", "Ney: MOVE TO G6"),
        ("Kyle here (Reille).\n\nI'm going up to the guns at G6.", "Reille: MOVE TO G6"),
    ],
)
def test_the_writer_goes_where_he_says_and_stays_where_he_is(said: str, where: str) -> None:
    assert done(said, SECOND_TURN)[-1] == f"GENERAL {where}"


def test_under_situation_nothing_is_ordered_with_a_colon_behind_it_or_without() -> None:
    text = "1. SITUATION\nAmis : Husson à ma droite.\n\n3. EXÉCUTION\nGauthier : va en F6.\n"
    assert done(text, SECOND_TURN) == ["BRIGADE gauthier: INTENT ADVANCE F6"]


def test_a_plain_order_is_done_in_spite_of_words_that_nobody_knows() -> None:
    assert done("campi, out of the bloody trees at last and onto the ridge at I5", SECOND_TURN)[-1:] == [
        "BRIGADE campi: INTENT ADVANCE I5"
    ]
    assert done("1/92 shuns and flummoxes E5 and G5.", SECOND_TURN) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert rides to K9.", "BRIGADE hubert: INTENT ADVANCE K9"),
        ("General Hubert rides to K9.", "GENERAL Hubert: MOVE TO K9"),
        ("Hubert himself rides to K9.", "GENERAL Hubert: MOVE TO K9"),
        ("Husson rides to H6.", "GENERAL Husson: MOVE TO H6"),
        ("Generals: Hubert rides to K9.", "GENERAL Hubert: MOVE TO K9"),
    ],
)
def test_a_brigade_of_horse_rides_and_of_foot_its_general_alone(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


def test_which_battalions_a_first_line_is_is_asked() -> None:
    assert done("Gauthier's first line deploys, his second line stays in column.", SECOND_TURN) == []


def test_where_guns_that_limber_up_shall_drive_is_asked() -> None:
    assert asked("1/6FA limbers up.", FRENCH) == [("1/6FA: HOLD",)]


def test_guns_are_asked_about_before_they_drive_up_to_an_enemy() -> None:
    assert done("Bijleveld goes to G6.", ALLIED_SECOND) == []
