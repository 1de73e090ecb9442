"""Game time: what hour a moment of the battle is."""

from datetime import datetime

from battles.reports.facts import Clock

NOON = datetime(1815, 6, 16, 12, 0)


def test_the_start_of_a_turn_lies_so_many_turns_after_the_first():
    assert Clock(20, NOON).at(1) == NOON
    assert Clock(20, NOON).at(4) == datetime(1815, 6, 16, 13, 0)
    assert Clock(60, NOON).at(13.5) == datetime(1815, 6, 17, 0, 30)


def test_a_moment_within_a_turn_is_rounded_to_minutes():
    assert Clock(20, NOON).at(1.04) == datetime(1815, 6, 16, 12, 1)


def test_a_battle_without_a_start_or_a_time_scale_has_no_hours():
    assert Clock(20).at(3) is None
    assert Clock(0, NOON).at(3) is None
