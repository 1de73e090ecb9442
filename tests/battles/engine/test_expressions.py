"""Regular expressions that wait until they are used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from weakref import WeakSet

import pytest

from battles import engine
from battles.engine import expressions
from battles.engine.registry import load_all
from orders import language


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The patterns that are compiled, in order."""
    seen: list[str] = []
    compile = re.compile

    def seeing(pattern: str, flags: int = 0) -> re.Pattern[str]:
        seen.append(pattern)
        return compile(pattern, flags)

    monkeypatch.setattr(re, "compile", seeing)
    return seen


def test_an_expression_is_compiled_once_and_when_it_is_used(compiled: list[str]) -> None:
    gun = expressions.compile("(?P<gun>guns?) (left|right)", expressions.IGNORECASE)
    assert gun.pattern == "(?P<gun>guns?) (left|right)"
    assert compiled == []
    assert gun.sub("horse", "a Gun left") == "a horse"
    found = gun.search("two GUNS right")
    assert found is not None
    assert found["gun"] == "GUNS"
    assert [gun.match("a gun left"), gun.fullmatch("gun"), gun.split("no horse")] == [None, None, ["no horse"]]
    assert ([one[0] for one in gun.finditer("gun left")], gun.findall("gun left")) == (["gun left"], [("gun", "left")])
    assert (gun.groups, dict(gun.groupindex), gun.flags) == (2, {"gun": 1}, re.IGNORECASE | re.UNICODE)
    assert compiled == [gun.pattern]


def test_a_process_that_loads_everything_compiles_everything(compiled: list[str]) -> None:
    horse = expressions.compile("h(o)rse")
    load_all()
    assert horse.pattern in compiled
    compiled.clear()
    assert horse.search("a horse")
    load_all()
    assert compiled == []


def test_what_an_expression_has_not_is_missed() -> None:
    with pytest.raises(AttributeError, match="gallop"):
        expressions.compile("horse").gallop  # noqa: B018


def test_a_mistake_shows_when_everything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expressions, "_waiting", WeakSet())
    wrong = expressions.compile("horse(")
    with pytest.raises(re.error, match="unterminated"):
        expressions.compile_all()
    assert wrong.pattern == "horse("


def test_all_expressions_of_the_language_and_the_engine_are_right() -> None:
    for package in (engine, language):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    expressions.compile_all()
