"""Who touches a unit and who is nearest to it is remembered, and never out of date (OT-SCALE-5)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.boxes import in_touch
from battles.engine.play.whereabouts import nearest
from battles.rulesets import read
from battles.rulesets.old_trousers.table.field import lay_out
from tests.battles.rulesets.old_trousers.play import document, unit

FRENCH, ALLIED = ("F1", "F2", "F3"), ("A1", "A2", "A3")
PLACES = st.tuples(st.integers(20, 50), st.integers(18, 24))
#: A unit comes to another place, takes to flight, goes for good, or cannot be seen for a while.
DEEDS = st.tuples(st.sampled_from(("moves", "routs", "goes", "veiled")), st.sampled_from(FRENCH + ALLIED), PLACES)


def assert_up_to_date(field, veiled=()):
    for troop in field.present:
        enemies = [enemy for enemy in field.present if enemy.side != troop.side]
        seen = [enemy for enemy in enemies if enemy.id not in veiled]
        assert field.touching(troop) == [enemy for enemy in seen if in_touch(troop.box, enemy.box)]
        assert field.nearest_enemy(troop) is nearest(troop.box, enemies)


@settings(max_examples=80, deadline=None)
@given(st.lists(DEEDS, min_size=1, max_size=8))
def test_what_is_remembered_is_what_is_found(deeds):
    units = [unit(id_, at=(24 + 9 * number, 20)) for number, id_ in enumerate(FRENCH)]
    units += [unit(id_, at=(24 + 9 * number, 22)) for number, id_ in enumerate(ALLIED)]
    field = lay_out(read(document(*units)), {}, bytes(32))
    assert_up_to_date(field)
    for deed, id_, (x, y) in deeds:
        troop = field.by_id[id_]
        if deed == "moves":
            troop.place(x, y)
        elif deed == "routs":
            troop.state = "routed"
            troop.stir()
        elif deed == "goes":
            troop.out = "fled"
            field.refresh()
        else:
            with field.veiled(frozenset({id_})):
                assert_up_to_date(field, {id_})
        assert_up_to_date(field)
