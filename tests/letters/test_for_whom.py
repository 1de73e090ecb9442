"""For whom words are: all of those named before, those of an arm, those who stand somewhere, and who is only named."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

FRENCH = ("quatre-bras-1", "french")
FRENCH_LATER, ALLIED_LATER = ("quatre-bras-2", "french"), ("quatre-bras-2", "allied")


def orders(text: str, of: tuple[str, str]) -> list[str]:
    """What is done of a letter, in the normal form."""
    letter = reader_of(FIXTURES[of[0]], of[1])(text)
    return [line.normal for line in letter.sheet.lines if ":" in line.normal]


@pytest.mark.parametrize(
    "line",
    [
        "Husson attacks Gemioncourt, everything in column.",
        "Husson attacks Gemioncourt, the whole lot in column.",
        "Husson attaque Gemioncourt, tout le monde en colonne.",
        "Husson attaque Gemioncourt, le tout en colonne.",
        "Husson auf Gemioncourt, Angriff, alles in Kolonne.",
        "Husson greift Gemioncourt an, das Ganze in Kolonne.",
        "Husson attacks Gemioncourt\neverything in column",
        "Husson attaque Gemioncourt\ntout en colonne",
    ],
)
def test_all_behind_somebody_are_all_of_him(line: str) -> None:
    assert orders(line, FRENCH) == ["BRIGADE husson: INTENT ATTACK gemioncourt"]


def test_all_where_nobody_stands_before_are_the_army() -> None:
    (line,) = orders("Everybody in column.", FRENCH)
    assert line.startswith("1/2L, ")
    assert line.endswith("GCh, GLan: FORM COLUMN")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Artillery:\n5D: fire at stevenart\n9D: fire at stevenart", ["18/6FA", "1/6FA, 7/2FA"]),
        ("a) Artillerie\n- 5e DI : tir sur stevenart.\n- 9e DI : tir sur stevenart.", ["18/6FA", "1/6FA, 7/2FA"]),
        ("Artillerie\n5. Div. feuert auf stevenart.\n9. Div. feuert auf stevenart.", ["18/6FA", "1/6FA, 7/2FA"]),
        ("Guns. 5th Division fire at stevenart. 9th Division fire at stevenart.", ["18/6FA", "1/6FA, 7/2FA"]),
        ("canons: 5e div et 9e div tout sur stevenart", ["18/6FA, 1/6FA, 7/2FA"]),
        ("Guns: 5D and 9D on stevenart.", ["18/6FA, 1/6FA, 7/2FA"]),
        ("Die Kanonen: 9. Div. auf stevenart.", ["1/6FA, 7/2FA"]),
    ],
)
def test_below_an_arm_a_command_is_its_troops_of_that_arm(line: str, meant: list[str]) -> None:
    assert orders(line, FRENCH) == [f"{who}: FIRE AT stevenart" for who in meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("c) Cavalerie\n- Garde : ne bouge pas.", ["GCh, GLan: HOLD"]),
        ("Kavallerie\nGarde bleibt stehen.", ["GCh, GLan: HOLD"]),
        ("Artillerie:\nGarde bleibt stehen.", ["1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("CAVALRY\nPiré moves to G5.", ["DIVISION 2CD: INTENT ADVANCE G5"]),
        ("CAVALRY\nGeneral Piré to G5.", ["GENERAL Piré: MOVE TO G5"]),
        ("Guns\nGuard: stay\n\nPiré goes to G5.",
         ["1/guard-artillery, 2/guard-artillery: HOLD", "GENERAL Piré: MOVE TO G5"]),
        ("Artillery\nGauthier attack Gemioncourt", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Guns\nThe 9th fires at stevenart, the 5th goes to G6.",
         ["1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: REDEPLOY TO G6"]),
    ],
)  # fmt: skip
def test_an_arm_at_the_head_leaves_the_rest_alone(line: str, meant: list[str]) -> None:
    assert orders(line, FRENCH) == meant


@pytest.mark.parametrize(
    "line",
    [
        "Garde komplett, Reiter und Kanonen, bleibt stehen.",
        "Garde (Kav u. Art) haelt.",
        "The Guard, horse and guns, stays where it is.",
        "The Guard stays where it is, guns too.",
        "The Guard stays put (guns too).",
        "La Garde reste où elle est, cavaliers et canons.",
        "La Garde au complet, cavalerie et artillerie, reste à sa place.",
        "Nichts von der Garde bewegt sich.",
    ],
)
def test_arms_behind_a_name_are_his(line: str) -> None:
    assert orders(line, FRENCH) == ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Piré, guns: fire at 27J.", ["2/4HA: FIRE AT 27J"]),
        ("Piré goes to G5, guns included.", ["DIVISION 2CD: INTENT ADVANCE G5"]),
        ("Piré va en G5, canons compris.", ["DIVISION 2CD: INTENT ADVANCE G5"]),
        ("Foy and his two brigades support Bachelu.", ["DIVISION 9D: INTENT SUPPORT 5D"]),
        ("Foy et ses brigades suivent Bachelu.", ["DIVISION 9D: INTENT SUPPORT 5D"]),
        ("Bachelu mit seinen Brigaden greift Gemioncourt an.", ["DIVISION 5D: INTENT ATTACK gemioncourt"]),
        ("Campi sort de ce bois et colle Husson", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Campi quitte le bois et rejoint Husson.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("Hubert goes out to K9 and looks what is behind the pond.", ["BRIGADE hubert: INTENT SCREEN K9"]),
        (
            "Gauthier attacks Gemioncourt; all guns fire at stevenart.",
            [
                "BRIGADE gauthier: INTENT ATTACK gemioncourt",
                "18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery: FIRE AT stevenart",
            ],
        ),
    ],
)
def test_the_command_and_not_the_man(line: str, meant: list[str]) -> None:
    assert orders(line, FRENCH) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Husson to Lairalle. His skirmishers to H7.", ["BRIGADE husson: INTENT ADVANCE lairalle", "1/2L: MOVE TO H7"]),
        (
            "Husson va à Lairalle, ses tirailleurs vont en H7.",
            ["BRIGADE husson: INTENT ADVANCE lairalle", "1/2L: MOVE TO H7"],
        ),
        ("Husson sends his skirmishers forward to H7.", ["1/2L: MOVE TO H7"]),
        (
            "Foy holds, and his two batteries fire at stevenart.",
            ["GENERAL Foy: HOLD", "1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        (
            "Foy reste en place et ses deux batteries tirent sur stevenart.",
            ["GENERAL Foy: HOLD", "1/6FA, 7/2FA: FIRE AT stevenart"],
        ),
        (
            "La batterie de la 5e division, restée toute seule en arrière sur la crête, va en G6.",
            ["18/6FA: REDEPLOY TO G6"],
        ),
        ("The battery of the 5th Division, left behind on the crest, goes to G6.", ["18/6FA: REDEPLOY TO G6"]),
        ("Die Batterie der 5. Division, zurückgeblieben auf der Höhe, fährt nach G6.", ["18/6FA: REDEPLOY TO G6"]),
        (
            "La cavalerie de la Garde reste couchée où elle est, mais ses deux batteries remontent la route en E3.",
            ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: REDEPLOY TO E3"],
        ),
        ("Husson geht nach Lairalle hinter seinen Plänklern.", ["BRIGADE husson: INTENT SUPPORT 1/2L"]),
    ],
)
def test_his_are_those_of_whom_it_was_said(line: str, meant: list[str]) -> None:
    assert orders(line, FRENCH_LATER) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3/2Nas goes to 4 cm east of the 1/28Ora, which stays put.", ["3/2Nas: MOVE TO 44,80", "1/28Ora: HOLD"]),
        ("Le 3/2Nas va à 100 m à l'est du 1/28Ora, lequel ne bouge pas.", ["3/2Nas: MOVE TO 44,80", "1/28Ora: HOLD"]),
        ("3/2Nas geht zu 1/28Ora, das stehen bleibt.", ["3/2Nas: MOVE TO 1/28Ora", "1/28Ora: HOLD"]),
        ("2/2Nas to E8 and the 3/2Nas takes its place.", ["2/2Nas: MOVE TO E8", "3/2Nas: MOVE TO 46.8,68.8"]),
        ("3/2Nas prend la place du 2/2Nas.", ["3/2Nas: MOVE TO 46.8,68.8"]),
        ("3/2Nas tritt an die Stelle von 2/2Nas.", ["3/2Nas: MOVE TO 46.8,68.8"]),
        ("3/2Nas se rapproche du 2/2Nas, juste derrière, mais dans le bois", ["3/2Nas: MOVE TO 45.9,73.7"]),
        ("3/2Nas moves up close to 2/2Nas, just behind, but in the wood", ["3/2Nas: MOVE TO 45.9,73.7"]),
        ("Das erste Bataillon Nassau (D6) rühre sich nicht vom Fleck.", ["1/2Nas: HOLD"]),
        ("Es rühre sich das erste Bataillon Nassau (D6) nicht vom Fleck.", ["1/2Nas: HOLD"]),
        ("Die Miliz in der Ferme bleibe, wo sie ist.", ["5M: HOLD"]),
        ("The militia in the farm stays and defends it.", ["5M: HOLD"]),
        ("La milice dans la ferme reste où elle est.", ["5M: HOLD"]),
        ("The skirmishers in I8 are all alone, poor things. They come back to H9.", ["27J: MOVE TO H9"]),
        ("Die Plänkler in I8 sind ganz allein. Sie gehen zurück nach H9.", ["27J: MOVE TO H9"]),
        ("les tirailleurs en I8 ils sont tout seuls\nils reviennent en H9", ["27J: MOVE TO H9"]),
        ("Pr. of Orange moves back to La Bergerie", ["GENERAL Prince of Orange: MOVE TO bergerie"]),
    ],
)
def test_where_somebody_stands_and_who_is_only_named(line: str, meant: list[str]) -> None:
    assert orders(line, ALLIED_LATER) == meant


@pytest.mark.parametrize(
    "line",
    [
        "Campi raus aus dem Wald und dorthin wo Husson jetzt steht.",
        "Campi marche là où Husson se trouve maintenant.",
        "Campi leaves the wood and goes to where Husson stands now.",
    ],
)
def test_where_somebody_else_stands_is_a_place(line: str) -> None:
    assert orders(line, FRENCH_LATER) == ["BRIGADE campi: INTENT ADVANCE 83.5,44.1"]
