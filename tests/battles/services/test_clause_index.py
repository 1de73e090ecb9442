"""Finding where clauses are applied and tested."""

import pytest

from battles.engine.protocol import Clause
from battles.engine.settings import Flag, Table, Whole
from battles.management.clause_index import places_in_code, places_in_tests
from battles.management.rules_page import rules_page, write_page

CODE = '''"""How troops move (XY-MOVE-1)."""

# XY-MOVE-6. Allowances.
ALLOWANCES = {
    "line": 6,
}


class March:
    """XY-MOVE-2 to 3."""

    def go(self):
        return "XY-MOVE-4"


@decorated  # XY-MOVE-5
def turn():
    def inner():
        return "XY-MOVE-7"
    return inner
'''
TESTS = """
def test_move_6_lines_go_six():
    pass

def test_x_terr_1_to_2_move_6_woods_slow_by_2_in_3():
    pass

def test_xy_c_mel_2_a_family_of_two_words():
    pass

def test_nothing():
    assert "XY-MOVE-1"
"""
CASES = """
- id: XY-slow
  clause: [XY-MOVE-2, XY-X-TERR-1]
  why: XY-MOVE-9 is only talked about
"""


@pytest.fixture
def root(tmp_path):
    for path, text in {"code/marching.py": CODE, "tests/test_marching.py": TESTS, "tests/moves.yaml": CASES}.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def test_a_clause_is_applied_by_what_its_id_stands_in(root):
    assert places_in_code(root, ["code"]) == {
        "XY-MOVE-1": ("code.marching",),
        "XY-MOVE-2": ("code.marching.March",),
        "XY-MOVE-3": ("code.marching.March",),
        "XY-MOVE-4": ("code.marching.March.go",),
        "XY-MOVE-5": ("code.marching.turn",),
        "XY-MOVE-6": ("code.marching.ALLOWANCES",),
        "XY-MOVE-7": ("code.marching.turn",),
    }


def test_a_clause_is_tested_where_a_test_or_a_case_names_it(root):
    assert places_in_tests(root, ["tests"], {"XY-MOVE-6", "XY-X-TERR-1", "XY-X-TERR-2", "XY-C-MEL-2"}, "tests") == {
        "XY-MOVE-1": ("tests/test_marching.py::test_nothing",),
        "XY-MOVE-6": (
            "tests/test_marching.py::test_move_6_lines_go_six",
            "tests/test_marching.py::test_x_terr_1_to_2_move_6_woods_slow_by_2_in_3",
        ),
        "XY-X-TERR-1": (
            "tests/test_marching.py::test_x_terr_1_to_2_move_6_woods_slow_by_2_in_3",
            "tests/moves.yaml::XY-slow",
        ),
        "XY-X-TERR-2": ("tests/test_marching.py::test_x_terr_1_to_2_move_6_woods_slow_by_2_in_3",),
        "XY-C-MEL-2": ("tests/test_marching.py::test_xy_c_mel_2_a_family_of_two_words",),
        "XY-MOVE-2": ("tests/moves.yaml::XY-slow",),
    }


def test_names_of_another_books_tests_mean_its_own_clauses(root):
    found = places_in_tests(root, ["tests"], {"XY-MOVE-6", "XY-MOVE-1"}, "tests/xy")
    assert "XY-MOVE-6" not in found
    assert found["XY-MOVE-1"] == ("tests/test_marching.py::test_nothing",)


class Book:
    id = "xy"
    title = "The XY rules"
    clauses = (Clause("XY-MOVE-1", "Troops | move."), Clause("XY-AMB-1", "May they? They may."))
    settings = (
        Flag("may", True, "XY-AMB-1", "Whether they may."),
        Whole("limit", 0, 100, "XY-MOVE-1", "How many."),
        Table("rates", {"line": 4, "column": 8}, "XY-MOVE-1", "How far."),
    )


def test_the_page_shows_clauses_readings_and_settings(root):
    page = rules_page(Book(), root)
    assert page.startswith("# The XY rules as it is played here\n")
    assert "| XY-MOVE-1 | Troops \\| move. |  | `test_marching.py::test_nothing` |" in page
    assert "| XY-AMB-1 | May they? They may. | `may` |  |  |" in page
    assert "| `may` | true, false | XY-AMB-1 | Whether they may. |" in page
    assert "| `limit` | 0 to 100 | XY-MOVE-1 | How many. |" in page
    assert "| `rates` | a table: line, column | XY-MOVE-1 | How far. |" in page


def test_the_page_is_written_under_the_docs(root):
    assert write_page(Book(), root) == root / "docs" / "rules" / "xy.md"
    assert (root / "docs" / "rules" / "xy.md").read_text() == rules_page(Book(), root)
