"""A battery judges few targets closely: it chooses as if it had judged them all (OT-FIRE-6, OT-FIRE-13)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.boxes import gap
from battles.rulesets import read
from battles.rulesets.old_trousers.fire.aiming import Gunner
from battles.rulesets.old_trousers.fire.choosing import aim_at, aims
from battles.rulesets.old_trousers.fire.marks import Marks
from battles.rulesets.old_trousers.movement.motion import trace
from battles.rulesets.old_trousers.table.field import Field, Segment, lay_out
from tests.battles.rulesets.old_trousers.play import document, unit

KINDS = st.sampled_from(
    [{"kind": "foot"}, {"kind": "foot", "formation": "company-column"}, {"kind": "horse"}, {"kind": "light"}]
)
#: Room for any footprint, in inches.
ROOM = 9.5


def drawn_up(columns: tuple[int, int], rows: tuple[int, int], most: int):
    """Units of a kind, each in a square of its own: column, row, what it stands beside its middle, facing, way."""
    one = st.tuples(
        st.integers(*columns), st.integers(*rows), KINDS, st.floats(-0.1, 0.1), st.floats(0, 359), st.floats(0, 6)
    )
    return st.lists(one, max_size=most, unique_by=lambda each: each[:2])


FRIENDS, ENEMIES = drawn_up((2, 4), (1, 1), 3), drawn_up((0, 6), (2, 5), 9)


def row(side: str, drawn):
    """Those units as a file has them."""
    return [
        unit(f"{side}{2 + n}", at=(ROOM * (x + 0.5) + beside, ROOM * (y + 0.5)), facing=turn, **kind)
        for n, (x, y, kind, beside, turn, _) in enumerate(drawn)
    ]


def laid(friends, enemies) -> Field:
    """A battery of the passive side among friends, before enemies who have moved straight ahead, or not at all."""
    guns = unit("F1", "guns", (36, 6), 0, formation="unlimbered")
    battle = read(document(guns, *row("F", friends), *row("A", enemies)))
    field = lay_out(battle, {}, bytes(32))
    field.begin_phase("allied")
    for number, (*_, length) in enumerate(enemies):
        troop = field.by_id[f"A{2 + number}"]
        if length > 1.0:
            began = troop.box
            troop.place(began.x - length * began.uy, began.y + length * began.ux)
            trace(troop, began, length)
    field.journal.phase = Segment.STATIONARY_FIRE
    return field


@settings(max_examples=120, deadline=None)
@given(FRIENDS, ENEMIES)
def test_a_battery_takes_the_best_of_all_on_whom_it_bears(friends, enemies):
    field = laid(friends, enemies)
    guns = field.by_id["F1"]

    def rank(aim):
        return (-aim.points, round(gap(guns.box, aim.mark.box), 6), aim.mark.troop.index)

    # Each target by a gunner of its own, who remembers nothing of the others.
    judged = [aim_at(Gunner(field, guns, Marks(field)), target) for target in field.enemies(guns)]
    best = min((aim for aim in judged if aim is not None), key=rank, default=None)
    chosen = aims(field, guns, Marks(field))
    assert [rank(aim) for aim in chosen] == ([] if best is None else [rank(best)])


@settings(max_examples=120, deadline=None)
@given(ENEMIES)
def test_no_hope_is_less_than_its_promise(enemies):
    field = laid([], enemies)
    marks = Marks(field)
    gunner = Gunner(field, field.by_id["F1"], marks)
    for target in field.enemies(gunner.troop):
        for mark in (marks.standing(target), *marks.on_its_way(target)):
            assert gunner.hope(mark) >= gunner.promise(mark)


def test_marks_made_anew_show_where_a_target_has_come():
    field = laid([], [(3, 2, {"kind": "foot"}, 0.0, 180.0, 0.0)])
    target = field.by_id["A2"]
    before = Marks(field).standing(target)
    target.place(36.0, 26.0)
    assert Marks(field).standing(target).centre == (36.0, 26.0) != before.centre
