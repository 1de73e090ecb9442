"""What a side knows of the enemy while a turn is resolved: who is seen, who is lost and where he was left."""

from dataclasses import dataclass, replace

from battles.engine.battle import Trace
from battles.engine.boxes import box
from battles.engine.knowledge.contacts import Certainty
from battles.engine.play.known import Known, Looks
from tests.battles.engine.field import SIZES, WOOD, Watchful, battalion, field


@dataclass(eq=False)
class Troop:
    unit: object
    index: int
    x: float
    y: float

    def __post_init__(self):
        self.id = self.unit.id
        self.box = box(self.x, self.y, *SIZES[self.unit.formation], self.unit.facing)

    def place(self, x, y):
        self.x, self.y = x, y
        self.box = box(x, y, *SIZES[self.unit.formation], self.unit.facing)


class Table:
    """The troops of a battle at work."""

    def __init__(self, *units, contacts=None):
        self.battle = field(*units, terrain=(WOOD,), contacts=contacts or {})
        self.troops = {unit.id: Troop(unit, i, *unit.at) for i, unit in enumerate(self.battle.units)}
        self.moves = 0
        self.known = Known(
            self.battle,
            Watchful().eyesight(self.battle),
            self,
            Looks(
                ground=lambda troop: troop.box,
                corners=lambda troop: troop.box.corners,
                shown=lambda troop: replace(troop.unit, at=(troop.x, troop.y)),
                left=lambda unit, index: Troop(unit, index, *unit.at),
            ),
        )
        self.known.begin()

    def of_side(self, side):
        return [one for one in self.troops.values() if self.battle.side_of[one.id] == side]

    def generals_of(self, side):
        return []

    def stamp(self):
        return self.moves

    def place(self, troop, x, y):
        self.troops[troop].place(x, y)
        self.moves += 1

    def take_off(self, troop):
        del self.troops[troop]
        self.moves += 1

    def french(self):
        return {enemy.id: (enemy.x, enemy.y) for enemy in self.known.enemies("french")}


F1 = battalion("F1", at=(60.0, 30.0))
SEEN = battalion("A1", "AB", at=(60.0, 40.0))
BEHIND_WOOD = battalion("A2", "AB", at=(60.0, 60.0))


def test_a_side_knows_whom_it_sees_and_nobody_else():
    table = Table(F1, SEEN, BEHIND_WOOD)
    assert table.french() == {"A1": (60.0, 40.0)}
    assert table.known.sees("french", table.troops["A1"])
    assert not table.known.sees("french", table.troops["A2"])
    assert table.known.unseen("french") == {"A2"}


def test_an_enemy_who_went_out_of_sight_stands_where_he_was_last_seen():
    table = Table(F1, replace(SEEN, at=(60.0, 60.0)), battalion("F2", at=(100.0, 60.0)))
    assert table.french() == {"A1": (60.0, 60.0)}
    table.place("F2", 100.0, 5.0)
    table.place("A1", 60.0, 70.0)
    assert table.french() == {"A1": (60.0, 60.0)}
    table.place("F2", 100.0, 60.0)
    assert table.french() == {"A1": (60.0, 70.0)}


def test_a_place_that_is_seen_empty_is_remembered_no_longer():
    table = Table(F1, SEEN)
    table.place("A1", 60.0, 60.0)
    assert table.french() == {}


def test_a_lost_contact_of_the_file_is_remembered_until_its_place_is_seen_empty():
    table = Table(F1, BEHIND_WOOD, contacts={"french": (Trace("A2", (60.0, 55.0), 180.0, "line"),)})
    assert table.french() == {"A2": (60.0, 55.0)}
    assert table.known.contacts() == {"french": (Trace("A2", (60.0, 55.0), 180.0, "line"),)}
    table.place("F1", 60.0, 54.0)
    assert table.french() == {"A2": (60.0, 60.0)}
    table.take_off("A2")
    assert table.french() == {}
    assert table.known.contacts() == {}


def test_nothing_is_learnt_while_troops_are_moved_about_in_trials():
    table = Table(F1, BEHIND_WOOD)
    with table.known.held():
        table.place("F1", 60.0, 55.0)
        assert table.french() == {}
        assert not table.known.sees("french", table.troops["A2"])
        table.place("F1", 60.0, 30.0)
    assert table.french() == {}


def test_being_asked_who_is_seen_adds_nothing_to_what_is_remembered():
    table = Table(F1, BEHIND_WOOD)
    table.place("A2", 60.0, 40.0)
    assert table.known.sees("french", table.troops["A2"])
    table.place("A2", 60.0, 60.0)
    assert table.french() == {}


def test_an_enemy_is_made_out_by_how_near_he_is_seen():
    table = Table(F1, SEEN, battalion("A3", "AB", at=(110.0, 5.0)), BEHIND_WOOD)
    known = table.known
    assert known.certainty("french", table.troops["A1"], "line") is Certainty.NAMED
    assert known.certainty("french", table.troops["A3"], "line") is Certainty.ARM
    assert known.certainty("french", table.troops["A2"], "line") is Certainty.ARM
