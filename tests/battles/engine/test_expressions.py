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
from battles.engine.programs import PROGRAMS
from battles.engine.registry import load_all
from orders import language


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The patterns that are compiled, in order."""
    seen: list[str] = []
    compiled = PROGRAMS.compiled

    def seeing(pattern: str, flags: int) -> re.Pattern[str]:
        seen.append(pattern)
        return compiled(pattern, flags)

    monkeypatch.setattr(PROGRAMS, "compiled", seeing)
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


@pytest.mark.parametrize("text", ["gun, gun", "a gun", "", "guns"])
def test_what_can_only_begin_a_text_is_put_in_its_place_there_alone(text: str) -> None:
    gun = expressions.compile("^(?P<gun>gun)s?")
    for repl in (r"\g<gun>ner", lambda found: found["gun"].upper()):
        assert gun.sub(repl, text) == re.sub(gun.pattern, repl, text)
    assert gun.sub("", text, 1) == re.sub(gun.pattern, "", text, count=1)


@pytest.mark.parametrize(
    "pattern", [r"^a", "^", "^a|^b", "(?!x|^y)^a", "(?=a(b|c)|d)(?!e)^a|^[|]b", r"^(?:a|b)\\|c".replace("|c", "|^c")]
)
def test_what_can_only_begin_a_text_is_looked_for_there_alone(pattern: str) -> None:
    assert expressions.begins_a_text(pattern)
    told, found = expressions.compile(pattern), re.compile(pattern)
    for text in ("a", "ba", "b", "c", "\\na", "", "|b", "abca"):
        for begin in (0, 1):
            assert (told.search(text, begin) is None) == (found.search(text, begin) is None), text


@pytest.mark.parametrize(
    ("pattern", "flags"),
    [
        ("a", 0),
        ("", 0),
        ("^a|b", 0),
        ("^a|", 0),
        ("(?!^x)a", 0),
        (r"\^a", 0),
        ("[^a]", 0),
        ("(?<!a)^b", 0),
        ("^a", re.M),
    ],
)
def test_what_may_stand_anywhere_is_looked_for_everywhere(pattern: str, flags: int) -> None:
    assert not expressions.begins_a_text(pattern, flags)
    for text in ("a", "ba", "b", "^a", "c\na"):
        assert bool(expressions.compile(pattern, flags).search(text)) == bool(re.search(pattern, text, flags))


def test_a_keyed_expression_is_asked_only_where_a_word_stands_that_it_needs(compiled: list[str]) -> None:
    lines = expressions.keyed(r"\b(?:(the)\s+line|la\s+ligne)\b", re.IGNORECASE)
    assert [lines.search("they hold it"), lines.match("of the wood"), lines.fullmatch("the lane.")] == [None] * 3
    assert lines.sub("it", "they hold it") == "they hold it"
    assert compiled == []
    assert lines.sub("it", "they hold THE LINE, la Ligne", count=1) == "they hold it, la Ligne"
    assert [lines.match("of the line"), lines.fullmatch("the line."), lines.search("of the line", 4)] == [None] * 3
    found = lines.search("of THE Line")
    assert found is not None
    assert (found.group(), found.start()) == ("THE Line", 3)
    assert (lines.findall("the line, la ligne"), lines.groups) == (["the", ""], 1)
    assert compiled == [lines.pattern]
    assert lines.search("of the lıne") is not None  # as the library has it


def test_an_expression_that_needs_no_word_has_no_keys() -> None:
    with pytest.raises(ValueError, match="guns"):
        expressions.keyed(r"(?:guns)?\s*\d+").search("guns 2")


def test_of_some_expressions_those_are_asked_whose_words_stand(compiled: list[str]) -> None:
    some = (
        expressions.compile(r"(?P<who>man|men) by (?P=who)", re.IGNORECASE),
        expressions.compile(r"(?P<who>horse|guns?)"),
        expressions.compile("to.wait", re.DOTALL),
    )
    told = expressions.AnyOf(some)
    assert [told.search("to wait"), told.fullmatch("wait"), told.match("and wait")] == [True, False, False]
    assert compiled == [some[2].pattern]
    for text in ("Man by man", "man by gun", "guns", "GUNS", "a gun", "to\nwait", "TO\nWAIT", "horses", ""):
        assert told.search(text) == any(one.search(text) for one in some), text
        assert told.match(text) == any(one.match(text) for one in some), text
        assert told.fullmatch(text) == any(one.fullmatch(text) for one in some), text
    with pytest.raises(ValueError, match="guns"):
        expressions.AnyOf((some[0], expressions.compile("(?:guns)?"))).search("guns")


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
