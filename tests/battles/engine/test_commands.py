"""Command trees and activations: who acts as one, who stands over whom, whose events are whose."""

from battles.engine.battle import Battle, Formation, Side, Table, Unit
from battles.engine.commands import Activation, Command, command_tree, commands_by_formation
from battles.engine.events import Event

TREE = command_tree(
    [
        Command("A", "A", "red", acts=False),
        Command("9D", "9D", "red", "A", acts=False, block="DIVISION"),
        Command("9D/artillery", "9D", "red", "9D", ("guns",), part="artillery"),
        Command("gauthier", "gauthier", "red", "9D", ("1/92", "2/92")),
    ]
)


def test_chains_go_up_and_units_are_gathered_downwards():
    assert [command.id for command in TREE.chain("gauthier")] == ["gauthier", "9D", "A"]
    assert TREE.chain("nobody") == ()
    assert [command.id for command in TREE.below("9D")] == ["9D", "9D/artillery", "gauthier"]
    assert TREE.units_under("A") == ("guns", "1/92", "2/92")
    assert TREE.of_unit["guns"].part == "artillery"


def test_a_scope_holds_a_unit_by_itself_its_command_or_a_formation_above():
    assert [TREE.holds((name,), "guns") for name in ("guns", "9D/artillery", "9D", "A", "gauthier", "1/92")] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]
    assert not TREE.holds((), "guns")
    assert not TREE.holds(("A",), "stranger")


def test_a_command_that_stands_under_itself_does_not_loop():
    tree = command_tree([Command("a", "a", "red", "b"), Command("b", "b", "red", "a")])
    assert [command.id for command in tree.chain("a")] == ["a", "b"]


def test_the_plainest_tree_is_that_of_the_formations():
    battle = Battle(
        "x",
        "",
        Table(1, 1),
        1,
        (Side("red"),),
        (Formation("A", "army", side="red"), Formation("D", "division", of="A")),
        (Unit("u", "D"),),
    )
    tree = commands_by_formation(battle, ("division",), {"division": "DIVISION"})
    assert tree.all == (
        Command("A", "A", "red", acts=False, block="ARMY"),
        Command("D", "D", "red", "A", ("u",), block="DIVISION"),
    )


def test_an_activation_has_the_events_between_its_ends():
    events = [Event(n, 1, "x", "move") for n in range(1, 6)]
    assert [event.n for event in Activation("red", ("A",), 2, 4).events(events)] == [2, 3, 4]
