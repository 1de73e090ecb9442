"""Where a general rides who has no orders."""

from battles.staff import station


def test_a_general_left_behind_rides_up_to_his_troops_and_keeps_behind_them():
    point = station((20.0, 0.0), 16.0, [(10.0, 40.0), (20.0, 40.0), (30.0, 40.0)], [(20.0, 60.0)])
    assert point is not None
    assert point[0] == 20.0
    assert 30.0 < point[1] < 40.0


def test_a_general_among_his_troops_stays():
    assert station((20.0, 36.0), 16.0, [(10.0, 40.0), (20.0, 40.0), (30.0, 40.0)], [(20.0, 60.0)]) is None


def test_a_general_of_an_attack_keeps_up_with_troops_whom_he_commands_already():
    behind = ((20.0, 32.0), 16.0, [(10.0, 40.0), (20.0, 40.0), (30.0, 40.0)], [(20.0, 60.0)])
    assert station(*behind) is None
    assert station(*behind, 0.1) == (20.0, 40.0 - 0.3 * 16.0)


def test_a_general_does_not_ride_to_command_fewer():
    assert station((0.0, 0.0), 10.0, [(0.0, 5.0), (5.0, 0.0), (100.0, 0.0)], []) is None


def test_a_general_without_troops_or_without_a_radius_stays():
    assert station((0.0, 0.0), 10.0, [], [(1.0, 1.0)]) is None
    assert station((0.0, 0.0), 0.0, [(50.0, 50.0)], []) is None
