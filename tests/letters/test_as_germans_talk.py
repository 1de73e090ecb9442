"""German as it is talked and written in short: whom it is about, where to, and what is only said beside it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done

FLEE = ["STANDING bijleveld, stevenart limber and flee: FLEE"]


@pytest.mark.parametrize(
    "said",
    [
        "7/2FA beschießt stevenart, hilfsweise die Kolonnen östlich davon.",
        "7/2FA schießt auf stevenart, sonst auf die Infanterie",
        "7/2FA fires at stevenart, failing that the columns east of it",
        "7/2FA tire sur stevenart, sinon les colonnes à l'est",
    ],
)
def test_the_other_target_is_the_enemys_and_nobody_marches(said: str) -> None:
    assert done(said, FRENCH) == ["7/2FA: FIRE AT stevenart"]
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die 2/4 (reitend) schießt auf 27J.", ["2/4HA: FIRE AT 27J"]),
        (
            "Bachelu geht mit Husson mit und Foy mit Gauthier",
            ["GENERAL Bachelu: MOVE TO husson", "GENERAL Foy: MOVE TO gauthier"],
        ),
        (
            "husson rückt richtung piraumont vor mit 2/2L und 3/2L als plänkler vorne weg.",
            ["BRIGADE husson: INTENT ADVANCE piraumont", "2/2L, 3/2L: FORM SKIRMISH"],
        ),
        (
            "Die Batterien der 9. Division beschießen stevenart, die der 5. Division dagegen die Infanterie in E7.",
            ["1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA: FIRE AT 2/2Nas"],
        ),
        ("1/92 geht nach F5. 2/92 stellt sich dahinter als Reserve.", ["1/92: MOVE TO F5", "2/92: MOVE TO 55,40"]),
        ("Ney: vor zur 7/2FA", ["GENERAL Ney: MOVE TO 7/2FA"]),
        ("Jamin bleibt stehen, die brauchen wir noch.", ["BRIGADE jamin: INTENT HOLD"]),
        ("Campi bleibt stehen falls alles schief geht", ["BRIGADE campi: INTENT HOLD"]),
        (
            "Ney bleibt bei 1/6FA da kann er am wenigsten kaputt machen 😅 foy rüber zu gauthier.",
            ["GENERAL Ney: MOVE TO 1/6FA", "GENERAL Foy: MOVE TO gauthier"],
        ),
    ],
)
def test_who_does_what(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


def test_a_case_that_may_come_true_is_no_purpose() -> None:
    told = done("Campi bleibt stehen, falls er angegriffen wird.", FRENCH)
    assert told == ["STANDING campi fall back: STAND"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi bleibt im Wald. Von sich aus macht niemand einen Angriff.", "STANDING ALL opportunity charge: NEVER"),
        ("Campi bleibt im Wald. Nachgesetzt wird nirgends.", "STANDING ALL breakthrough: STOP"),
        (
            "Campi bleibt im Wald. Keiner rennt hinterher wenn die Engländer abhauen!!",
            "STANDING ALL breakthrough: STOP",
        ),
        ("Campi bleibt im Wald. Und dass mir keiner hinterherläuft!", "STANDING ALL breakthrough: STOP"),
    ],
)
def test_what_nobody_does_is_a_rule_for_all(said: str, meant: str) -> None:
    assert done(said, FRENCH)[1:] == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "2/4L geht als Plänkler gegen den Waldrand bei E6 vor und deckt die linke Flanke",
            ["FORM SKIRMISH; MOVE TO E6"],
        ),
        ("2/4L goes towards the edge of the wood by E6", ["MOVE TO E6"]),
        ("2/4L nach E5, Front nach W, sichert die linke Flanke.", ["MOVE TO E5; FACE W"]),
        ("2/4L: ebenfalls auflösen, nach E5", ["FORM SKIRMISH; MOVE TO E5"]),
        ("2/4L Linie und 6 cm vor", ["FORM LINE; MOVE 6"]),
        ("2/4L deckt die linke Flanke", []),
    ],
)
def test_a_square_tells_where(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == [f"2/4L: {order}" for order in meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wathiez: Versammlung in D3, gedeckt hinter der Höhe.", "BRIGADE wathiez: INTENT ADVANCE D3"),
        ("18/6FA: Feuer auf die Batterie in F8 zw. Wald und Chaussee.", "18/6FA: FIRE AT stevenart"),
        ("Wathiez: vor in die Lücke H5/H6 zw. 7/2 und Husson", "BRIGADE wathiez: INTENT ADVANCE 75,50"),
    ],
)
def test_between_whom_a_square_lies_moves_none_of_them(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Das Bataillon (2/28Ora) bleibt stehen.", ["2/28Ora: HOLD"]),
        (
            "Nur das Bataillon an der Kreuzung (2/28 heißt das, glaube ich?) rührt sich nicht vom Fleck.",
            ["2/28Ora: HOLD"],
        ),
        ("The battalion at the crossroads (2/28Ora) stays.", ["2/28Ora: HOLD"]),
        ("Le bataillon au carrefour (2/28Ora) reste.", ["2/28Ora: HOLD"]),
        ("Die zwei im Wald unten, 1/2Nas und 2/2Nas, bleiben schön wo sie sind.", ["1/2Nas, 2/2Nas: HOLD"]),
        ("Die 5. Miliz hat sich ja so schön eingerichtet, da soll sie bitte auch drinbleiben.", ["5M: HOLD"]),
        ("Bei der 8. Miliz weiß ich nicht so recht, die lassen wir einfach stehen.", ["8M: HOLD"]),
        ("Das 5M das gleich dahinter steht soll in den Hof rein und dort bleiben.", ["5M: MOVE TO gemioncourt"]),
        (
            "7M marschiert nach Quatre-Bras, die 2/28Ora ist ja schon dort und bleibt.",
            ["7M: MOVE TO quatre-bras", "2/28Ora: HOLD"],
        ),
        ("7M marschiert nach Quatre-Bras, die 2/28Ora ist ja schon dort.", ["7M: MOVE TO quatre-bras"]),
    ],
)
def test_whom_it_is_about(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Falls Kavallerie an die Batterien herankommt, sofort aufprotzen und weg.",
        "wenn reiter auf die kanonen losgehen sollen die abhauen und nich kämpfen",
    ],
)
def test_guns_at_which_somebody_comes_leave(said: str) -> None:
    assert done(said, ALLIED) == FLEE


def test_chiefs_are_generals() -> None:
    assert done("Die Chefs: Perponcher zu Stevenart. Bijlandt nach La Bergerie.", ALLIED) == [
        "GENERAL Perponcher: MOVE TO stevenart",
        "GENERAL Bijlandt: MOVE TO bergerie",
    ]


def test_what_is_forbidden_likewise() -> None:
    assert done("Gegenstöße sind untersagt, ebenso jede Verfolgung.", ALLIED) == [
        "STANDING ALL counter charge: NEVER",
        "STANDING ALL breakthrough: STOP",
    ]


def test_who_shoots_when_infantry_is_near_does_not_flee() -> None:
    said = "Bijleveld schießt auf 7/2FA. Wenn Infanterie näher als 20 cm an den Hof kommt, schießen beide auf sie."
    assert done(said, ALLIED) == ["bijleveld: FIRE AT 7/2FA"]


@pytest.mark.parametrize(
    "said",
    [
        "3/2Nas rückt an den Ostrand vom Wald, auf gleiche Höhe wie Gemioncourt.",
        "3/2Nas goes to the east edge of the wood, level with Gemioncourt.",
        "Le 3/2Nas va à la lisière est du bois, à hauteur de Gemioncourt",
    ],
)
def test_an_edge_level_with_a_place_is_the_edge_there(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["3/2Nas: MOVE TO 48.4,82.6"]


def test_a_side_of_a_place_level_with_its_buildings_is_that_side() -> None:
    said = "Bijleveld moves to the east side of Gemioncourt, level with the buildings."
    assert done(said, ALLIED_SECOND) != ["bijleveld: REDEPLOY TO 62.8,78.5"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert reitet an den Teich.", "BRIGADE hubert: INTENT ADVANCE pond"),
        ("Hubert reitet gegen 27J an.", "BRIGADE hubert: INTENT ATTACK 27J"),
        ("Marschall Ney verläßt seinen Platz nicht.", "GENERAL Ney: HOLD"),
        (
            "wer seinen Gegner geworfen hat, der verfolge ihn nicht, sondern mache halt und ordne sich.",
            "STANDING ALL breakthrough: STOP",
        ),
        (
            "Wenn nicht alles auf einmal geht dann zuerst Husson, danach Gauthier, danach Jamin.",
            "PRIORITY husson, gauthier, jamin",
        ),
    ],
)
def test_what_is_told_in_one_word(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
