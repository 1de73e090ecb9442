"""The quick reader of YAML gives what the general one gives, or gives up."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from battles.engine.battlefile import dump_yaml, load
from battles.engine.faults import InputFaults
from battles.engine.yamlreading import MOST_ALIASES, NotPlain, read_plain


def general(text: str) -> object:
    return YAML(typ="safe", pure=True).load(text)


PLAIN = [
    "a: 1\nb: -2\nc: 3.25\nd: true\ne: null\nf: ~\ng:\nh: NO\ni: 10:30\nj: 2/69th\nk: 27J\nl: off\n",
    "a: 'it''s'\nb: \"x\\ty\\u00e9\"\nc: Łódź und Saône\nd: \"#no\"\ne: a#b # a comment\n",
    "list:\n  - one\n  - {a: 1, b: [1, 2.5, x], c: 'y'}\n  - id: u1\n    of: f\n  -\n    id: u2\n",
    "list:\n- a\n- b: 1\n  c: 2\nmore: []\nnone: {}\n",
    "at: [60, 20]\nline: [[0, 1],\n       [2, 3],  # bend\n       [4, 5]]\n",
    "orders:\n  french: |\n    PRIORITY x\n      1/92: MOVE 6\n\n  allied: |-\n    HOLD\n  last: |+\n    A\n\n",
    "# head\n\na:\n  # inside\n  b: 1\n\n# tail\n",
    "text: |\n  a\n\n   b\n  c # no comment\nnext: 1\n",
    "[1, 2, {a: b}]\n",
    '{"a": 1, "b":[true,false,null], "c": "x"}\n',
    "92: x\n1/92: y\n",
    "a: 1\r\nb: [1,\r\n 2]\r\n",
]
BEYOND = [
    "a: &x 1\nb: *x\n",
    "a: !!str 1\n",
    "a: >\n  folded\n  text\n",
    "a: one\n  two\n",
    "a: 1\na: 2\n",
    "{a: 1, a: 2}",
    "<<: {a: 1}\n",
    "a: 0o17\nb: 1e3\n",
    "a: 2024-01-01\n",
    "---\na: 1\n",
    "a:\t1\n",
    "? a\n: b\n",
    "a: 'two\n  lines'\n",
    "a: [1, 2\n",
    "a: {b: }\n",
    "a: b: c\n",
    "- a\n b\n",
    "a: |2\n    x\n",
    "",
    "\x00",
]


@pytest.mark.parametrize("text", PLAIN)
def test_plain_texts_are_read_as_the_general_reader_reads_them(text):
    assert repr(read_plain(text)) == repr(general(text))


@pytest.mark.parametrize("text", BEYOND)
def test_everything_else_is_left_to_the_general_reader(text):
    with pytest.raises(NotPlain):
        read_plain(text)


PIECES = st.sampled_from(
    [
        "a: ", "b:", "- ", "\n", "  ", "    ", "[", "]", "{", "}", ", ", "1", "2.5", "x", "'", '"', "|", "# c", ": ",
        "true", "NO", "10:30", "1/2", "&a", "*a", "-", "~", "\n  ", "\n- ", "é", "\\", "...", "0", "e3", "%", "?",
    ]
)  # fmt: skip


@given(st.lists(PIECES, max_size=14).map("".join))
@settings(max_examples=400, deadline=None)
@example("a: |\n\n  x\n\n")
@example("- - a\n")
@example("a: |\n  x")
@example("a:\n- b\n-\n")
def test_whatever_the_quick_reader_reads_the_general_one_reads_alike(text):
    try:
        found = read_plain(text)
    except NotPlain:
        return
    assert repr(found) == repr(general(text))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-999, 99999) | st.text("abc 1/:#-'\"\n,[]{}é", max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab1_", min_size=1, max_size=4), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.text("abc_", min_size=1, max_size=5), VALUES, min_size=1, max_size=5))
@settings(max_examples=200, deadline=None)
def test_what_is_written_is_read_back_by_the_quick_reader(document):
    assert read_plain(dump_yaml(document)) == document


def test_references_multiply_only_within_bounds():
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, MOST_ALIASES // 2 + 1)]
    assert load("\n".join(lines))["a1"] == [["x", "x"], ["x", "x"]]
    lines.append(f"more: *a{MOST_ALIASES // 2}")
    with pytest.raises(InputFaults, match="more than 20 references"):
        load("\n".join(lines))


def test_merge_keys_cannot_grow_without_end():
    lines = ["a0: &a0 {k: 1}"]
    lines += [f"a{n}: &a{n} {{<<: [{', '.join(['*a' + str(n - 1)] * 9)}]}}" for n in range(1, 20)]
    with pytest.raises(InputFaults, match="references"):
        load("\n".join(lines))


def test_a_key_given_twice_late_among_many_is_found():
    text = "{" + ", ".join(f'"k{n}": {n}' for n in range(20_000)) + ', "k19999": 1}'
    with pytest.raises(InputFaults, match="duplicate key 'k19999'"):
        load(text, name="x.json")


def test_a_key_given_twice_in_yaml_names_its_line():
    with pytest.raises(InputFaults) as caught:
        load("title: a\nturn: 1\ntitle: b\n")
    assert caught.value.faults[0].path == "line 3"
