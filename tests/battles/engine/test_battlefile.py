"""Battle files as text and as documents (contract, section 1)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.battlefile import dump_yaml, load, to_document
from battles.engine.faults import InputFaults
from battles.rulesets import read
from tests.battles.documents import battalion, battery, corps, duel

EVENT = {
    "n": 1,
    "turn": 1,
    "phase": "firing",
    "kind": "fire",
    "unit": "F1",
    "roll": {
        "for": "fire",
        "by": "F1",
        "dice": [6, 5],
        "sides": 6,
        "total": 11,
        "need": None,
        "modifiers": [["line", 2]],
    },
    "effect": {"hits": 1},
    "text": "F1 fires.",
}

FULL = corps(
    battalion("1/92", "gauthier", (60, 20.5), name="1/92nd Ligne", reacted=True),
    battery("B1", "9D", (70, 20), abandoned="1/92", facing=12.5),
    battalion("27J", "AB", (60, 70), facing=180, nation="british", arrives=3),
    battalion("gone", "AB", strength=0, out="eliminated"),
    terrain=[
        {"id": "bossu", "kind": "wood", "name": "Bois de Bossu", "area": [[0, 30], [20, 30], [20, 80]]},
        {"id": "brook", "kind": "stream", "line": [[0, 40], [120, 40]]},
    ],
    settings={"overhead_fire": True, "army_break": 50, "stand_loss": "reach"},
    orders={"french": "PRIORITY gauthier\n1/92: MOVE 6\n"},
    dice=[{"for": "initiative", "by": "french", "roll": [6, 5]}],
    strict_dice=True,
    log=[EVENT],
)


def fault_of(text, name=""):
    with pytest.raises(InputFaults) as caught:
        load(text, name=name)
    [fault] = caught.value.faults
    return fault.path, fault.message


@pytest.mark.parametrize("write", [json.dumps, dump_yaml], ids=["json", "yaml"])
def test_a_document_is_the_same_from_json_and_from_yaml(write):
    assert load(write(FULL)) == FULL


def test_a_battle_goes_out_as_it_came_in():
    battle = read(FULL)
    document = to_document(battle)
    assert read(document) == battle
    assert read(load(json.dumps(document))) == battle
    assert read(load(dump_yaml(document))) == battle
    assert set(document) == set(FULL)


def test_keys_go_out_in_the_order_of_the_contract():
    assert list(to_document(read(FULL))) == [
        "estafette",
        "ruleset",
        "title",
        "table",
        "turn",
        "weather",
        "terrain",
        "sides",
        "formations",
        "units",
        "settings",
        "orders",
        "dice",
        "strict_dice",
        "log",
    ]


def test_whole_numbers_go_out_without_a_point_and_others_in_full():
    [unit] = to_document(read(duel(battalion(at=(60, 20.123456789)))))["units"]
    assert json.dumps(unit["at"]) == "[60, 20.123456789]"
    assert unit["facing"] == 0


def test_markers_that_are_off_are_left_out():
    [unit] = to_document(read(duel(battalion(reacted=False, disordered=True))))["units"]
    assert unit["disordered"] is True
    assert "reacted" not in unit


def test_yaml_has_a_unit_a_line_and_order_sheets_as_blocks():
    text = dump_yaml(FULL)
    assert "  - {id: 1/92, of: gauthier, arm: infantry," in text
    assert "  french: |\n    PRIORITY gauthier\n    1/92: MOVE 6\n" in text


def test_yaml_words_are_no_numbers_dates_or_truths_but_what_they_look_like():
    document = load('{"a": 1}') | load("no: NO\nhour: 10:30\nid: 1/92\noctal: 0o17\nreal: true\n")
    assert document == {"a": 1, "no": "NO", "hour": "10:30", "id": "1/92", "octal": 15, "real": True}


@pytest.mark.parametrize(
    ("text", "path", "words"),
    [
        ("title: A\nturn: 1\ntitle: B\n", "line 3", "title"),
        ("units:\n  - {id: a, id: b}\n", "line 2", "id"),
        ('{"title": "A", "title": "B"}', "title", "title"),
        ("title: [1, 2\nturn: 3\n", "line 2", "not YAML"),
        ("title: 'open\n", "line 2", "not YAML"),
        ("- a\n- b\n", "line 1", "is not a battle file"),
        ("", "line 1", "is not a battle file"),
        ("title: \x07\n", "line 1", "not YAML"),
        ('{"x": NaN}', "line 1", "NaN"),
        ("a: &x [*x, *y]\n", "line 1", "not YAML"),
        ("!!python/object:os.system {}\n", "line 1", "not YAML"),
        ("[" * 100_000, "line 1", "not YAML"),
        ('{"a":' * 100_000, "line 1", "not JSON"),
    ],
)
def test_what_is_not_well_formed_is_refused_with_its_line(text, path, words):
    given_path, message = fault_of(text)
    assert given_path == path
    assert words in message


def test_a_json_file_is_not_read_as_yaml():
    path, message = fault_of("title: A\n", name="battle.json")
    assert path == "line 1"
    assert message.startswith("not JSON")
    assert fault_of('{"title": "A",\n "turn" 1}', name="battle.json")[0] == "line 2"


def test_yaml_that_begins_with_a_brace_is_read():
    assert load("{title: A, turn: 2}") == {"title": "A", "turn": 2}


def test_a_byte_order_mark_is_passed_over():
    assert load('\ufeff{"turn": 2}') == {"turn": 2}


def test_a_file_that_names_itself_is_read_and_refused_key_by_key():
    document = load("estafette: battle/1\nruleset: mini-nap\nunits: &u [*u]\n")
    with pytest.raises(InputFaults) as caught:
        read(document)
    assert {"units[0]", "table", "sides"} <= {fault.path for fault in caught.value.faults}


texts = st.text(max_size=40)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(allow_nan=False, allow_infinity=False),
    texts,
    st.sampled_from(["yes", "NO", "null", "~", "1e5", "9E1", "0x1f", "- a", "a: b", "# c", "x ", "a\nb\n", "12/3"]),
)
documents = st.dictionaries(
    texts.filter(bool),
    st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3)),
    min_size=1,
    max_size=5,
)


@given(documents)
@settings(max_examples=60)
def test_any_document_comes_back_from_yaml_as_it_went(document):
    assert load(dump_yaml(document)) == document
