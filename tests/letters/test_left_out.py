"""Who is left out by where he stands, whose the words beside a deed are, and what is not to move anybody."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read


def orders(text: str, side: str) -> list[str]:
    """The orders of a letter in the normal form, without the lines that open a block."""
    return [line.normal for line in read(text, side).sheet.lines if ":" in line.normal]


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("Everybody forms square if cavalry comes near, bar those behind the farm.", "french"),
        ("Square against horse for all but the ones inside Gemioncourt.", "allied"),
        ("Alle Karree bei Kavallerie, mit Ausnahme der Plänkler.", "french"),
        ("Brigade Husson avance sur Lairalle sauf les tirailleurs.", "french"),
        ("Husson's brigade advances to Lairalle except the battalions in skirmish order.", "french"),
    ],
)
def test_who_is_left_out_by_place_or_kind_is_asked_about(text: str, side: str) -> None:
    asked = read(text, side).asked
    assert orders(text, side) == []
    assert any(question.choices for question in asked)


@pytest.mark.parametrize(
    "text",
    [
        "Personne ne poursuit, hormis la cavalerie.",
        "Niemand setzt nach außer der Kavallerie.",
        "No pursuit for anybody other than the cavalry.",
    ],
)
def test_a_rule_from_which_an_arm_is_left_out_binds_the_others(text: str) -> None:
    (order,) = orders(text, "french")
    assert order.endswith("breakthrough: STOP")
    assert "ALL" not in order
    assert not any(horse in order for horse in ("5Lan", "wathiez", "hubert"))
    assert "1/92" in order or "gauthier" in order


@pytest.mark.parametrize(
    "text",
    [
        "Toute l'infanterie forme le carré contre la cavalerie, sauf ceux dans le bois.",
        "Infanterie: Karree gegen Reiterei, nur die im Wald nicht.",
        "All form square against cavalry, save those who stand in the wood.",
    ],
)
def test_those_in_a_wood_may_stand(text: str) -> None:
    choices = [choice for question in read(text, "french").asked for choice in question.choices]
    assert any(choice.startswith("STANDING 1/72") and choice.endswith(": STAND") for choice in choices)


@pytest.mark.parametrize(
    "text", ["gg. Kav. Karree alle.", "Inf. gg. Kav. Karree bilden.", "Btl. im Freien gg. Kav. Karree"]
)
def test_the_words_beside_a_deed_are_the_writers_own(text: str) -> None:
    assert [item.said for item in read(text, "allied").read.values()] == [text]


@pytest.mark.parametrize(
    ("text", "side", "meant"),
    [
        ("Saxe-W. zu 2/2Nas", "allied", ["GENERAL Saxe-Weimar: MOVE TO 2/2Nas"]),
        (
            "Stevenart hält.\n\nbosses\n- Perponcher to Stevenart",
            "allied",
            ["stevenart: HOLD", "GENERAL Perponcher: MOVE TO stevenart"],
        ),
        (
            "Wathiez to E4.\n\nGUARD\nFoy rides to F4.",
            "french",
            ["BRIGADE wathiez: INTENT ADVANCE E4", "GENERAL Foy: MOVE TO F4"],
        ),
        ("1/2L to I6. F8 is where their guns are.", "french", ["1/2L: MOVE TO I6"]),
        ("2/92 nach F5. G6 ist wo die Batterie steht.", "french", ["2/92: MOVE TO F5"]),
        ("E. Befehlshaber\nPerponcher reitet zu Stevenart.", "allied", ["GENERAL Perponcher: MOVE TO stevenart"]),
    ],
)
def test_names_headings_and_remarks_move_nobody(text: str, side: str, meant: list[str]) -> None:
    assert orders(text, side) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Wathiez and his lancers should follow General Husson.", "BRIGADE wathiez: INTENT SUPPORT husson"),
        ("Hubert and his chasseurs follow Wathiez.", "BRIGADE hubert: INTENT SUPPORT wathiez"),
        ("Husson und seine Bataillone unterstützen Campi.", "BRIGADE husson: INTENT SUPPORT campi"),
        ("The horse guns with Piré fire at 27J.", "2/4HA: FIRE AT 27J"),
        ("La batterie à cheval avec Piré tire sur 27J.", "2/4HA: FIRE AT 27J"),
        (
            "General Bachelu might place himself between his two brigades, where both can hear him.",
            "GENERAL Bachelu: MOVE TO 88.3,31.1",
        ),
        (
            "Le général Bachelu se place entre ses deux brigades, où chacun peut l'entendre.",
            "GENERAL Bachelu: MOVE TO 88.3,31.1",
        ),
    ],
)
def test_who_is_meant_beside_a_general(text: str, meant: str) -> None:
    assert orders(text, "french") == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("8M geht 4 cm östlich Gemioncourt.", "8M: MOVE TO 68.8,78.5"),
        ("8M: 4 cm östl. Gemioncourt", "8M: MOVE TO 68.8,78.5"),
        ("8M geht 4 cm östlich von Gemioncourt.", "8M: MOVE TO 68.8,78.5"),
    ],
)
def test_a_german_direction_is_measured_from_what_it_names(text: str, meant: str) -> None:
    assert orders(text, "allied") == [meant]


@pytest.mark.parametrize(
    ("text", "side", "meant"),
    [
        (
            "Unit\tAction\tWhere\n1/92\tmove\tE5\nGeneral\tAction\tWhere\nGauthier\tmove\tE4",
            "french",
            ["1/92: MOVE TO E5", "GENERAL Gauthier: MOVE TO E4"],
        ),
        (
            "General\tAuftrag\tWohin\nOranien\treitet\tLa Bergerie",
            "allied",
            ["GENERAL Prince of Orange: MOVE TO bergerie"],
        ),
    ],
)
def test_a_table_below_another_has_its_own_head(text: str, side: str, meant: list[str]) -> None:
    assert orders(text, side) == meant


def test_a_priority_goes_on_below_an_empty_cell() -> None:
    lines = [line.normal for line in read("Priority\t1\tSaxe-Weimar\n\t2\tBijlandt", "allied").sheet.lines]
    assert lines == ["PRIORITY saxe-weimar, bijlandt"]
