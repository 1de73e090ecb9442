"""Settings by type: what each takes, what it refuses, and its default."""

import pytest

from battles.engine.reading import Unfit
from battles.engine.settings import COMMON, Choice, Flag, Table, Whole, settled

DIE = Choice("average_die", ("233445", "12345"), "X-1", "Which.")
ARC = Choice("arc", (30, 15), "X-2", "How wide.")
LIMIT = Whole("time_limit", 1, 99, "X-3", "How long.")
YEAR = Whole("year", 1792, 1815, "X-4", "When.", default=1815)
SQUARE = Flag("square", True, "X-5", "Whether.")
TABLES = Table(
    "tables",
    {"melee": {"flank": 4, "square": {"horse": 10, "foot": -1}}, "rates": {"line": (4, 8)}, "names": {"a": "b"}},
    "X-6",
    "What.",
)


def test_defaults_are_the_first_value_or_the_one_given():
    values = settled((DIE, ARC, LIMIT, YEAR, SQUARE), {"year": 1809})
    assert dict(values) == {"average_die": "233445", "arc": 30, "time_limit": None, "year": 1809, "square": True}
    assert SQUARE.values == (True, False)
    assert TABLES.default == TABLES.rows


def test_a_word_of_digits_may_be_written_as_a_number():
    assert (DIE.take("12345"), DIE.take(12345), ARC.take(15)) == ("12345", "12345", 15)


@pytest.mark.parametrize(
    ("setting", "value"),
    [(DIE, "111"), (DIE, True), (ARC, "30"), (ARC, 20), (LIMIT, 0), (LIMIT, 2.5), (SQUARE, "yes"), (SQUARE, 1)],
)
def test_other_values_are_refused_with_what_is_allowed(setting, value):
    with pytest.raises(Unfit, match="allowed: "):
        setting.take(value)


def test_a_table_keeps_what_is_not_named():
    taken = TABLES.take({"melee": {"square": {"horse": 8}}, "rates": {"line": [5, 9]}})
    assert taken["melee"]["square"] == {"horse": 8, "foot": -1}
    assert (taken["melee"]["flank"], taken["rates"]["line"]) == (4, (5, 9))
    assert TABLES.rows["melee"]["square"]["horse"] == 10


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"melee": {"luck": 1}}, "tables.melee"),
        ({"melee": 3}, "tables.melee"),
        ({"melee": {"flank": "four"}}, "tables.melee.flank"),
        ({"melee": {"flank": True}}, "tables.melee.flank"),
        ({"rates": {"line": [5]}}, "tables.rates.line"),
        ({"names": {"a": 3}}, "tables.names.a"),
        ([], "tables"),
    ],
)
def test_a_table_refuses_what_is_of_another_sort_and_names_the_place(given, named):
    with pytest.raises(Unfit, match=named):
        TABLES.take(given)


def test_every_rulebook_has_staff_fog_and_colours():
    assert {setting.name: setting.values for setting in COMMON} == {
        "staff": ("literal", "able"),
        "fog": ("open", "known"),
        "colours": ("reader", "national"),
    }
