"""What expressions are compiled to, and how another process takes it up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from battles.engine import expressions, programs
from battles.engine.programs import Programs
from battles.engine.registry import load_all

GUNS = r"(?P<gun>guns?)\s+(?:at|in) (?P<where>\w\d)|(horse)|[^\W\d_]+é"


def fresh(kept: Mapping[str, Any] | None = None) -> tuple[Programs, list[Mapping[str, Any]]]:
    """Programs of a process that finds something kept, and what it hands on."""
    handed: list[Mapping[str, Any]] = []
    made = Programs()
    made.fetch_with(lambda: kept or {}, handed.append)
    return made, handed


def of_another(number: int) -> Mapping[str, Any]:
    """What a process hands on that has compiled so many expressions."""
    first, handed = fresh()
    for count in range(number):
        first.compiled(f"gun{count}", re.IGNORECASE)
    first.words_of("horse|foot", 0)
    first.hand_on()
    return handed[0]


@pytest.mark.parametrize("flags", [0, re.IGNORECASE, re.IGNORECASE | re.DOTALL, re.VERBOSE, re.MULTILINE | re.ASCII])
def test_an_expression_is_what_the_library_makes_of_it(flags: int) -> None:
    assert fresh()[0].compiled(GUNS, flags) == re.compile(GUNS, flags)


def test_every_tenth_expression_of_the_site_is_what_the_library_makes_of_it() -> None:
    load_all()
    waiting = [one for one in expressions._waiting if isinstance(one, expressions.Waiting)]
    some = sorted({(one.pattern, int(one._given)) for one in waiting})[::10]
    assert len(some) > 100
    for pattern, flags in some:
        program = programs.program_of(pattern, flags)
        assert program is not None
        assert programs.taken_up(pattern, program) == re.compile(pattern, flags)


def test_what_one_process_has_compiled_the_next_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    second, handed = fresh(of_another(40))
    for part in ("_parse", "_code"):
        monkeypatch.setattr(programs, part, lambda *_: pytest.fail("compiled once more"))
    found = second.compiled("gun7", re.IGNORECASE).search("two GUN7")
    assert found is not None
    assert (found.group(), second.words_of("horse|foot", 0)) == ("GUN7", ("foot", "horse"))
    second.hand_on()
    assert handed == []  # nothing is new


def test_few_new_ones_are_not_worth_handing_on() -> None:
    first, handed = fresh()
    for count in range(programs.WORTH_KEEPING - 1):
        first.compiled(f"horse{count}", 0)
    first.hand_on()
    assert handed == []
    first.compiled("one more", 0)
    first.hand_on()
    first.hand_on()
    assert [len(kept["programs"]) for kept in handed] == [programs.WORTH_KEEPING]


def test_who_has_compiled_everything_hands_it_on_and_forgets_it() -> None:
    first, handed = fresh()
    for _ in range(2):
        for count in range(programs.WORTH_KEEPING):
            first.compiled(f"horse{count}", 0)
        first.let_go()
    assert [len(kept["programs"]) for kept in handed] == [programs.WORTH_KEEPING]


def test_what_has_grown_too_large_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "MOST", programs.WORTH_KEEPING)
    first, handed = fresh()
    for count in range(programs.WORTH_KEEPING + 1):
        first.compiled(f"horse{count}", 0)
    first.hand_on()
    assert handed == [{}]


@pytest.mark.parametrize(
    "program", [(32, b"", 0, {}, (None,)), (32, b"\xff" * 16, 0, {}, (None,)), (32, b"odd", 0, {}, (None,))]
)
def test_a_broken_program_is_not_taken_up(program: programs.Program) -> None:
    broken, _ = fresh({"programs": {("guns", 0): program}})
    found = broken.compiled("guns", 0).search("two guns")
    assert found is not None
    assert found.span() == (4, 8)


@pytest.mark.parametrize("part", ["_parse", "_code", "_take_up"])
def test_a_library_without_the_parts_compiles_as_ever(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, part, None)
    assert fresh()[0].compiled(GUNS, re.IGNORECASE) == re.compile(GUNS, re.IGNORECASE)


def test_a_mistake_is_told() -> None:
    with pytest.raises(re.error, match="unterminated"):
        fresh()[0].compiled("horse(", 0)
