"""As Germans guard: who watches which way, closes a gap, shuts a gate, and who stands behind two others."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Das 7. Linienbataillon rückt als Verstärkung für die 5. Miliz bis hinter Gemioncourt vor.",
         "7L: MOVE TO 61.6,85.8"),
        ("Stevenart feuert auf die Kolonne, die am nächsten ist.", "stevenart: FIRE AT 1/2L"),
        ("27J zieht sich kämpfend auf den Bach zurück.", "27J: MOVE TO 78.7,84.6"),
        ("27J zieht sich hinhaltend auf den Bach zurück.", "27J: MOVE TO 78.7,84.6"),
        ("Perponcher soll zwischen dem Wald und dem Hof hin und her reiten.", "GENERAL Perponcher: MOVE TO 54.6,81.6"),
        ("27J darf auf keinen Fall ins Karree gehen, sondern soll ausweichen.", "STANDING 27J fall back: FALL BACK"),
        ("27J nicht ins Karree, lieber ausweichen.", "STANDING 27J fall back: FALL BACK"),
        ("Bijlandt bleibt bei der 5. Miliz und feuert die Leute an.", "GENERAL Bijlandt: MOVE TO 5M"),
        ("Zwischen dem Wald und dem Hof klafft eine Lücke, die soll 3/2Nas schließen.", "3/2Nas: MOVE TO 54.6,81.6"),
        ("Nach Westen hin passt 3/2Nas auf.", "3/2Nas: FACE W"),
        ("3/2Nas passt nach Westen auf.", "3/2Nas: FACE W"),
        ("5M macht die Tore zu.", "5M: HOLD"),
        ("5M schlägt Schießscharten in die Mauern und hält aus.", "5M: HOLD"),
        ("Die Jäger sollen die französische Reiterei im Auge behalten und sich nicht erwischen lassen.",
         "27J: FACE 1Ch"),
        ("27J watches the French cavalry.", "27J: FACE 1Ch"),
        ("27J observe la cavalerie française.", "27J: FACE 1Ch"),
        ("Auf Infanterie wird nicht geschossen.",
         "STANDING bijleveld, stevenart fire at will: NEVER IF TARGET INFANTRY"),
        ("Auf Geschütze wird keine Munition verschwendet.",
         "STANDING bijleveld, stevenart fire at will: NEVER IF TARGET ARTILLERY"),
    ],
)  # fmt: skip
def test_posts_that_are_told_in_german(said: str, meant: str) -> None:
    assert done(said, ALLIED) == [meant]
    assert asked(said, ALLIED) == []


@pytest.mark.parametrize(
    "said",
    [
        "3/2Nas stellt sich als Reserve hinter 1/2Nas und 2/2Nas auf.",
        "3/2Nas geht hinter 1/2Nas und 2/2Nas in Stellung.",
        "3/2Nas geht hinter 1/2Nas und 2/2Nas und wartet.",
        "3/2Nas goes behind 1/2Nas and 2/2Nas and waits.",
        "3/2Nas va derrière le 1/2Nas et le 2/2Nas et attend.",
    ],
)
def test_the_second_of_two_behind_whom_one_goes_is_told_nothing(said: str) -> None:
    assert done(said, ALLIED) == ["3/2Nas: MOVE TO 41.4,73.8"]


def test_who_does_something_behind_another_is_no_second_of_two() -> None:
    assert done("3/2Nas goes behind 5M and 7L goes to G9.", ALLIED)[1:] == ["7L: MOVE TO G9"]
    assert done("3/2Nas geht hinter 5M und 7L bleibt stehen.", ALLIED)[1:] == ["7L: HOLD"]


@pytest.mark.parametrize(
    "said",
    [
        "7L deckt die Straße nach Quatre-Bras.",
        "7L sperrt die Straße nach Quatre-Bras.",
        "7L guards the road to Quatre-Bras.",
        "Le 7L couvre la route de Quatre-Bras.",
        "Le 7L barre la route vers Quatre-Bras.",
    ],
)
def test_who_covers_a_road_does_not_go_where_it_leads(said: str) -> None:
    assert done(said, ALLIED) == ["7L: MOVE TO 63.2,109.4"]


def test_who_takes_a_road_goes_where_it_leads() -> None:
    assert done("7L takes the road to Quatre-Bras.", ALLIED) == ["7L: MOVE TO quatre-bras"]


@pytest.mark.parametrize(
    "said",
    ["8M geht an die Namur-Straße.", "8M geht an die Straße nach Namur.", "8M goes to the Namur road.",
     "Le 8M va sur la route de Namur."],
)  # fmt: skip
def test_of_several_that_bear_a_name_the_one_of_that_kind_is_meant(said: str) -> None:
    assert done(said, ALLIED) == ["8M: MOVE TO 54.6,123.1"]


@pytest.mark.parametrize(
    "said",
    [
        "Die Batterien feuern nicht auf Plänkler.",
        "The batteries do not fire at skirmishers.",
        "Les batteries ne tirent pas sur les tirailleurs.",
        "Auf Plänkler wird keine Munition verschwendet.",
    ],
)
def test_guns_that_spare_somebody_are_not_silenced(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Husson wartet, bis Campi auf gleicher Höhe ist, und geht dann vor.",
        "Husson wartet, bis Campi herangekommen ist, und geht dann vor.",
        "Husson bleibt stehen, bis Campi da ist, dann rückt er vor.",
    ],
)
def test_who_waits_for_another_does_not_set_off_yet(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT HOLD"]
    assert asked(said, FRENCH) == [("BRIGADE husson: INTENT ADVANCE",)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin rückt so weit vor, dass er an Gauthier anschließt.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin rückt vor, bis er an Gauthier anschließt.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("1/100 und 2/100 lösen 1/92 und 2/92 ab.", ["1/100: MOVE TO 46.5,28", "2/100: MOVE TO 51.5,28"]),
        ("Hubert macht Platz für Husson und rückt nach K7.", ["BRIGADE hubert: INTENT ADVANCE K7"]),
        ("Gauthier soll mit zwei Bataillonen links und zwei rechts der Straße vorgehen.",
         ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("Gauthier soll auf der Straße vorgehen.", ["BRIGADE gauthier: INTENT ADVANCE"]),
        ("2/92 übernimmt die Spitze, die anderen folgen.", ["2/92: MOVE", "1/92, 1/93, 2/93: MOVE TO 51.5,23"]),
    ],
)  # fmt: skip
def test_who_closes_up_relieves_others_or_makes_room(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    ["Husson und Campi bleiben zusammen.", "Husson and Campi stay together.", "Husson et Campi restent ensemble.",
     "Bachelu soll dafür sorgen, dass Husson und Campi zusammenbleiben."],
)  # fmt: skip
def test_who_stays_together_need_not_stay_where_he_is(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson greift mit 2/2L und 3/2L 27J an.", ["2/2L, 3/2L: CHARGE 27J"]),
        ("18/6FA, 1/6FA und 7/2FA bilden eine große Batterie und schießen auf Bijleveld.",
         ["18/6FA, 1/6FA, 7/2FA: FIRE AT bijleveld"]),
        ("Hubert darf kontern, aber nicht selbst anfangen.",
         ["STANDING hubert counter charge: ALWAYS", "STANDING hubert opportunity charge: NEVER"]),
        ("Kavallerie nur zum Gegenangriff einsetzen.",
         ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER",
          "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS"]),
        ("Die Batterien sollen rechtzeitig abfahren, bevor sie überrannt werden.",
         ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"]),
        ("Husson links, Campi rechts daneben, beide bis I6.",
         ["BRIGADE husson: INTENT ADVANCE I6", "BRIGADE campi: INTENT ADVANCE I6"]),
        ("Gauthier geht bis zum Bach, aber nicht darüber hinaus.", ["BRIGADE gauthier: INTENT ADVANCE 50.2,72"]),
    ],
)  # fmt: skip
def test_who_attacks_with_whom_and_only_in_return(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert asked(said, FRENCH) == []


def test_a_follower_is_asked_about_by_his_own_name() -> None:
    said = "Falls 27J zurückgeht, folgt Husson bis zum Bach, aber nicht darüber hinaus."
    assert asked(said, FRENCH) == [("BRIGADE husson: INTENT ADVANCE 76.9,83.7",)]


@pytest.mark.parametrize("said", ["3/4L bleibt bei den Batterien.", "3/4L stays with the batteries.",
                                  "Le 3/4L reste avec les batteries."])  # fmt: skip
def test_by_which_of_scattered_batteries_one_stays_is_asked(said: str) -> None:
    assert done(said, FRENCH) == []
    assert len(asked(said, FRENCH)[0]) > 1


def test_guns_that_are_abandoned_do_not_simply_halt() -> None:
    said = "Die Kanoniere lassen notfalls die Geschütze stehen."
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/28Ora steht bereit, in den Hof einzurücken.", "1/28Ora: HOLD"),
        ("1/28Ora hält sich bereit, nach E8 zu gehen.", "1/28Ora: HOLD"),
        ("Keine Batterie verlässt ihre Stellung.", "bijleveld, stevenart: HOLD"),
        ("Bijlandts Brigade sammelt sich um Gemioncourt.", "BRIGADE bijlandt: INTENT ADVANCE gemioncourt"),
        ("Die Artillerie konzentriert sich auf die Batterie bei G6.", "bijleveld, stevenart: FIRE AT 7/2FA"),
        ("Die Milizen gehen nach G9.", "5M, 8M, 7M: MOVE TO G9"),
        ("Alle Milizen bilden Karree bei Kavallerie.", "STANDING 5M, 8M, 7M vs cavalry: SQUARE"),
    ],
)
def test_who_is_ready_for_something_or_gathers_somewhere(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND) == [meant]
    assert asked(said, ALLIED_SECOND) == []


def test_a_plea_for_somebody_is_noted() -> None:
    assert done("Bitte 27J nicht opfern.", ALLIED_SECOND) == []
    assert asked("Bitte 27J nicht opfern.", ALLIED_SECOND) == []
