"""The battle as a value: who is under whom, and which side that makes them."""

from battles.engine.battle import Battle, Formation, Side, Table, Unit

SIDES = (Side("red"), Side("blue"))
FORMATIONS = (
    Formation("corps", "brigade", side="red"),
    Formation("division", "brigade", of="corps"),
    Formation("brigade", "brigade", of="division", side="blue"),
    Formation("lost", "brigade", of="nowhere"),
    Formation("egg", "brigade", of="hen", side="blue"),
    Formation("hen", "brigade", of="egg"),
)
UNITS = (Unit("a", "brigade"), Unit("b", "division"), Unit("c", "brigade"), Unit("d", "hen"))
BATTLE = Battle("stub", "Tree", Table(100, 100), 1, SIDES, FORMATIONS, UNITS)


def chain(formation):
    return [link.id for link in BATTLE.chain(formation)]


def test_a_chain_goes_up_and_stops_where_nobody_is_known():
    assert chain("brigade") == ["brigade", "division", "corps"]
    assert chain("corps") == ["corps"]
    assert chain("lost") == ["lost"]
    assert chain("nowhere") == []
    assert chain("") == []


def test_a_chain_that_bites_its_tail_ends():
    assert chain("hen") == ["hen", "egg"]
    assert chain("egg") == ["egg", "hen"]


def test_a_formation_is_of_the_nearest_side_above_it():
    assert BATTLE.side_of_formation("division") == "red"
    assert BATTLE.side_of_formation("brigade") == "blue"
    assert BATTLE.side_of_formation("lost") == ""
    assert BATTLE.side_of == {"a": "blue", "b": "red", "c": "blue", "d": "blue"}


def test_units_of_a_formation_are_all_below_it_in_file_order():
    assert [unit.id for unit in BATTLE.units_of("corps")] == ["a", "b", "c"]
    assert [unit.id for unit in BATTLE.units_of("brigade")] == ["a", "c"]
    assert [unit.id for unit in BATTLE.units_of("hen")] == ["d"]
    assert BATTLE.units_of("nowhere") == ()
    assert [unit.id for unit in BATTLE.units_in["brigade"]] == ["a", "c"]
