"""What a report says of the enemy: who is new, how sure, and who stands nearest to whom."""

import math
from dataclasses import replace

from battles.engine.knowledge import Certainty, Contact, Knowledge
from battles.reports.facts.enemy import by_arm, fresh, in_sight, nearest_enemies, seen_of_the_enemy
from tests.battles.reports.papers import data

REPORT = data(told=())
TURN = REPORT.turn


def contact(alias, at, **changes):
    """An enemy battalion of the line, made out and in sight, unless told otherwise."""
    values = {"subject": alias, "side": "allied", "seen": True, "moment": 5.0, "arm": "infantry"} | changes
    return Contact(alias=alias, at=at, **({"certainty": Certainty.KIND} | values))


def known(*contacts):
    return Knowledge(observer="french", side="french", turn=5, contacts=contacts)


def test_the_surest_come_first_then_ghosts_and_last_who_was_seen_to_fall():
    rows = seen_of_the_enemy(
        TURN,
        known(
            contact("X1", (20.0, 60.0), fate="eliminated"),
            contact("X2", (20.0, 60.0), seen=False),
            contact("X3", (20.0, 40.0), certainty=Certainty.ARM),
            contact("X4", (20.0, 40.0)),
            contact("X5", (20.0, 60.0)),
            contact("X6", (20.0, 40.0), certainty=Certainty.NAMED),
            contact("general", (20.0, 40.0), commander=True),
        ),
    )
    assert [row.contact.alias for row in rows] == ["X6", "X5", "X4", "X3", "X2", "X1"]
    assert [row.alias for row in rows[:2]] == ["", "X5"]


def test_a_ghost_is_less_sure_than_when_it_was_seen_and_never_less_than_a_rumour():
    seen, ghost, rumour = (
        seen_of_the_enemy(TURN, known(contact("X1", (20.0, 60.0), **keys)))[0].sure
        for keys in ({}, {"seen": False}, {"seen": False, "certainty": Certainty.ARM})
    )
    assert (seen, ghost, rumour) == (2, 1, 1)


def test_new_is_who_was_not_known_nor_like_one_lost_near_there():
    before = known(
        contact("X1", (20.0, 40.0)), contact("X2", (60.0, 40.0), seen=False), contact("X3", (90.0, 40.0), seen=False)
    )
    near = TURN.ruleset.lengths.near
    now = known(
        contact("X1", (20.0, 44.0)),
        contact("X4", (60.0, 40.0 + near - 1)),
        contact("X5", (60.0, 40.0 + near - 1), arm="cavalry"),
        contact("X6", (90.0, 40.0 + near + 1)),
        contact("X7", (10.0, 80.0), seen=False),
    )
    assert [each.alias for each in fresh(TURN, now, before)] == ["X5", "X6"]


def test_who_is_in_sight_is_counted_by_arm_in_the_usual_order():
    seen = in_sight(
        known(
            contact("X1", (20.0, 40.0), arm="artillery"),
            contact("X2", (20.0, 40.0), arm="infantry"),
            contact("X3", (20.0, 40.0), arm="infantry", fate="eliminated"),
            contact("X4", (20.0, 40.0), arm="infantry", commander=True),
            contact("X5", (20.0, 40.0), arm="artillery"),
        )
    )
    assert list(by_arm(seen).items()) == [("infantry", 1), ("artillery", 2)]


def test_the_nearest_is_reckoned_from_edge_to_edge_and_only_among_those_in_sight():
    own = [unit for unit in TURN.after.units if unit.id in ("1/92", "Guiton")]
    seen = REPORT.knowledge
    found = nearest_enemies(TURN, seen, own)
    assert set(found) == {"1/92"}
    at, militia = TURN.after.unit_by_id["1/92"].at, TURN.after.unit_by_id["5M"].at
    assert found["1/92"].handle == "5M"
    assert 0 < found["1/92"].gap < math.dist(at, militia)
    lost = tuple(replace(each, seen=each.subject != "5M") for each in seen.contacts)
    other = nearest_enemies(TURN, replace(seen, contacts=lost), own)["1/92"]
    assert (other.handle, other.gap > found["1/92"].gap) == ("e1", True)
