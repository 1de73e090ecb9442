"""Whatever stands in a battle file, it is read or refused with a path: nothing else happens."""

import copy
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.battlefile import to_document
from battles.rulesets import find, read
from tests.battles.documents import battalion, battery, corps, squadron

FULL = corps(
    battalion("F1", "gauthier", reacted=True),
    battalion("F2", "gauthier", (70, 25), type="light", formation="skirmish", strength=1),
    squadron("C1", "jamin", (90, 20), traits=["lancer"]),
    battery("B1", "9D", (80, 30), abandoned="F1"),
    battalion("A1", "AB", (60, 70), facing=180, arrives=3),
    battalion("A2", "AB", strength=0, out="eliminated"),
    terrain=[
        {"id": "bossu", "kind": "wood", "area": [[0, 30], [20, 30], [20, 80]]},
        {"id": "sambre", "kind": "river", "line": [[0, 40], [30, 40], [120, 50]]},
        {"id": "bridge", "kind": "bridge", "line": [[30, 38], [30, 42]]},
        {"id": "road", "kind": "road", "line": [[30, 0], [30, 90]]},
        {"id": "wall", "kind": "wall", "line": [[0, 60], [120, 60]]},
    ],
    settings={"overhead_fire": True, "army_break": 50},
    orders={"french": "F1: MOVE 6\n"},
    dice=[{"for": "initiative", "by": "french", "roll": [6, 5]}],
    log=[{"n": 1, "turn": 1, "phase": "end", "kind": "turn_end"}],
)


def places(value, path=()):
    """Every place inside a document."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


PLACES = [path for path in places(FULL) if path]
junk = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-5, 300),
        st.integers(10**20, 10**40),
        st.floats(allow_nan=True, allow_infinity=True),
        st.text(max_size=8),
        st.sampled_from(["F1", "gauthier", "9D", "II", "french", "wood", "river", "infantry", "battery", "out", ""]),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=2),
    max_leaves=6,
)


def changed(path, value, *, remove):
    document = copy.deepcopy(FULL)
    inner = document
    for step in path[:-1]:
        inner = inner[step]
    if remove:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return document


@given(st.sampled_from(PLACES), junk, st.booleans())
@settings(max_examples=150)
def test_any_value_at_any_place_is_read_or_refused(path, value, remove):
    document = changed(path, value, remove=remove)
    battle, faults = find("mini-nap").validate(document)
    if battle is None:
        paths = [fault.path for fault in faults]
        assert all(paths)
        assert len(set(paths)) == len(paths) > 0
        assert all(fault.message for fault in faults)
    else:
        written = json.loads(json.dumps(to_document(battle)))
        assert read(written) == battle
