"""Long German sentences: an order that hangs on a remark, a pronoun that waits for its name, a case that ends."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Das 1/92 geht nach E4. Jamin rückt ihm als zweite Stimme nach und bleibt dabei 10 cm hinter Gauthier.",
            ["1/92: MOVE TO E4", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Jamin folgt Gauthier und bleibt hinter Gauthier, und nur das 1/4L geht nach Petit-Pierrepont.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: MOVE TO petit-pierrepont"],
        ),
        (
            "Jamin stays behind Gauthier, only 1/4L goes to Petit-Pierrepont.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: MOVE TO petit-pierrepont"],
        ),
        (
            "Jamin bleibt hinter Gauthier, außer dem 1/4L.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: HOLD"],
        ),
        (
            "Gauthier, der mit seiner Brigade auf Gemioncourt vorgehen soll.",
            ["BRIGADE gauthier: INTENT ADVANCE gemioncourt"],
        ),
        (
            "Die erste Geige spielt Husson, der gegen Lairalle vorrücken soll.",
            ["BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        (
            "Den Anfang macht Husson, der Lairalle besetzen soll, und Campi folgt ihm.",
            ["BRIGADE husson: INTENT ADVANCE lairalle", "BRIGADE campi: INTENT SUPPORT husson"],
        ),
        ("Gauthier, der auf Gemioncourt vorgehen soll, bleibt heute stehen.", ["BRIGADE gauthier: INTENT HOLD"]),
        ("Die 18/6FA, die dort hinten nichts treffen könnte, fährt nach E6.", ["18/6FA: REDEPLOY TO E6"]),
        ("Die 18/6FA fährt auf die Höhe der 1/6FA vor, nach E6.", ["18/6FA: REDEPLOY TO E6"]),
        ("Die 1/6FA spielt kräftig auf die Jäger.", ["1/6FA: FIRE AT 27J"]),
        ("Campi steht mir zu weit hinten, weshalb er bis I4 vorrückt.", ["BRIGADE campi: INTENT ADVANCE I4"]),
        (
            "Das 3/2L besetzt den Hof Lairalle, während das 1/2L davor ausschwärmt und die Jäger unter Feuer nimmt.",
            ["3/2L: MOVE TO lairalle", "1/2L: FORM SKIRMISH; MOVE TO 85.6,64.1; FIRE AT 27J"],
        ),
        (
            "Die Garde, Reiter wie Geschütze, rührt sich nicht vom Fleck: sie ist die Pauke, die man einmal schlägt.",
            ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        ("Das 1/92 möchte ich in H6 sehen.", ["1/92: MOVE TO H6"]),
        (
            "Das 1/92 möchte ich etwas zurückgestaffelt sehen, fünf Zentimeter hinter dem 2/92.",
            ["1/92: MOVE TO 51.7,29"],
        ),
        ("Den Feind möchte ich laufen sehen.", []),
        ("Jamin ist mir zu weit hinten.", []),
        ("Jamin ist mir zu weit hinten, weshalb er nichts sieht.", []),
        ("Hubert steht mir zu weit vorn, weshalb ich ihn nach J6 zurücknehme.", ["BRIGADE hubert: INTENT WITHDRAW J6"]),
        (
            "Campi findet endlich aus dem Wald heraus und sammelt sich bei J4.",
            ["BRIGADE campi: INTENT ADVANCE J4"],
        ),
    ],
)
def test_what_is_ordered_in_a_long_sentence(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "1/6FA fires at stevenart, and when it is silenced, at 2/2Nas; 18/6FA goes to E6.",
        "Die 1/6FA feuert auf stevenart, und wenn er schweigt, auf 2/2Nas; die 18/6FA fährt nach E6.",
        "Die 1/6FA feuert auf stevenart, und wenn er schweigt, wendet sie sich 2/2Nas zu; die 18/6FA fährt nach E6.",
    ],
)
def test_a_case_in_the_middle_ends_where_others_are_named(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/6FA: FIRE AT stevenart", "18/6FA: REDEPLOY TO E6"]
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    "said",
    [
        "Perponcher reitet nach F9, then 8M is back in command (hoffe ich).",
        "Perponcher reitet nach F9, dann ist 8M wieder unter Befehl.",
        "Perponcher rides to F9, so that 8M is in command again.",
    ],
)
def test_who_is_in_command_again_is_told_nothing(said: str) -> None:
    assert done(said, ALLIED) == ["GENERAL Perponcher: MOVE TO F9"]
    assert not asked(said, ALLIED)


def test_who_goes_to_a_battalion_and_stays_is_with_it() -> None:
    assert done("Saxe-Weimar geht zu 1/2Nas und stays with them.", ALLIED) == ["GENERAL Saxe-Weimar: MOVE TO 1/2Nas"]


@pytest.mark.parametrize(
    "said",
    [
        "Husson soll die Jäger noch nicht angreifen.",
        "Husson does not attack the jägers.",
        "Husson n'attaque pas les chasseurs.",
        "Husson, pass auf die Jäger auf!",
        "Husson beobachtet die Jäger.",
        "Husson keeps an eye on the chasseurs.",
    ],
)
def test_chasseurs_of_both_sides_bear_that_name(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


def test_chasseurs_who_are_told_beside_others_are_his_own() -> None:
    said = "Husson und die Jäger sollen nicht verfolgen."
    assert done(said, SECOND_TURN) == ["STANDING 1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61, 1Ch, 6Ch breakthrough: STOP"]
