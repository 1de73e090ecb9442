"""Dataclasses that are made when they are used are the dataclasses that the standard library makes."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from functools import cached_property

import pytest

from battles.engine.dataclasses import dataclass, field, fields, is_dataclass, replace
from config.environment import ROOT


@dataclass(frozen=True, slots=True)
class Ours:
    name: str
    size: float = 2.0
    parts: tuple[str, ...] = ()
    notes: list[str] = field(default_factory=list, hash=False)
    mark: str = field(default="", compare=False, repr=False)


@dataclasses.dataclass(frozen=True, slots=True)
class Usual:
    name: str
    size: float = 2.0
    parts: tuple[str, ...] = ()
    notes: list[str] = dataclasses.field(default_factory=list, hash=False)
    mark: str = dataclasses.field(default="", compare=False, repr=False)


@dataclass(slots=True)
class Open:
    name: str
    count: int = 0
    kept: list[str] = field(default_factory=list, init=False)
    twice: int = field(init=False)
    known: int = field(default=3, init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.count


@dataclass(frozen=True)
class WithoutSlots:
    size: float

    @cached_property
    def half(self) -> float:
        return self.size / 2


@dataclass(frozen=True, slots=True)
class Base:
    size: float


@dataclass(frozen=True, slots=True)
class Derived(Base):
    name: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class ByName:
    size: float
    name: str = "a"


@dataclass(frozen=True, slots=True)
class SaidByItself:
    size: float

    def __repr__(self) -> str:
        return "itself"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SaidByItself)

    def __hash__(self) -> int:
        return 7


GIVEN = [("a",), ("a", 3.0), ("a", 3.0, ("b",)), ("a", 3.0, ("b",), ["c"]), ("a", 3.0, ("b",), ["c"], "d")]


@pytest.mark.parametrize("given", GIVEN)
def test_they_hold_show_and_hash_as_those_of_the_library(given: tuple[object, ...]):
    ours, usual = Ours(*given), Usual(*given)
    assert repr(ours) == repr(usual).replace("Usual", "Ours")
    assert hash(ours) == hash(usual)
    assert dataclasses.astuple(ours) == dataclasses.astuple(usual)
    assert Ours.__match_args__ == Usual.__match_args__
    assert Ours.__slots__ == Usual.__slots__


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("other", GIVEN)
def test_they_are_equal_when_those_of_the_library_are(given: tuple[object, ...], other: tuple[object, ...]):
    assert (Ours(*given) == Ours(*other)) == (Usual(*given) == Usual(*other))
    assert Ours(*given) != Usual(*given)


def test_what_is_made_anew_is_made_for_each():
    assert Ours("a").notes is not Ours("a").notes
    assert Open("a").kept is not Open("a").kept


def test_frozen_ones_cannot_be_changed_but_be_made_otherwise():
    value = Ours("a", size=4.0)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'size'"):
        value.size = 5.0  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'size'"):
        del value.size
    assert replace(value, name="b") == Ours("b", 4.0)
    assert pickle.loads(pickle.dumps(value)) == copy.copy(value) == copy.deepcopy(value) == value


def test_others_can_be_changed_and_are_no_keys():
    value = Open("a", 2)
    value.count = 5
    assert (value.count, value.twice, value.known) == (5, 4, 3)
    assert pickle.loads(pickle.dumps(value)) == value
    with pytest.raises(TypeError, match="unhashable"):
        hash(value)


def test_without_slots_what_is_reckoned_once_is_kept():
    value = WithoutSlots(3.0)
    assert value.half == 1.5
    with pytest.raises(FrozenInstanceError):
        value.size = 5.0  # type: ignore[misc]
    assert value == WithoutSlots(3.0)


def test_fields_are_inherited():
    assert Derived(2.0, "b") == Derived(2.0, name="b") != Derived(3.0, "b")
    assert Base(2.0) != Derived(2.0)
    assert [each.name for each in fields(Derived)] == ["size", "name"]
    with pytest.raises(FrozenInstanceError):
        Derived(2.0).size = 1.0  # type: ignore[misc]


def test_fields_without_a_place_are_given_by_their_names():
    assert (ByName(size=2.0).size, ByName(size=2.0).name) == (2.0, "a")
    with pytest.raises(TypeError, match=r"ByName\.__init__\(\) takes 1 positional argument"):
        ByName(2.0)  # type: ignore[misc]
    assert ByName(size=2.0) != ByName(size=2.0)


def test_what_a_class_says_itself_is_left():
    assert repr(SaidByItself(2.0)) == "itself"
    assert SaidByItself(2.0) == SaidByItself(3.0)
    assert hash(SaidByItself(2.0)) == 7


@pytest.mark.parametrize("given", [{}, {"name": "a", "colour": "red"}])
def test_what_does_not_fit_is_refused(given: dict[str, str]):
    with pytest.raises(TypeError, match=r"Ours\.__init__\(\) .* argument"):
        Ours(**given)  # type: ignore[arg-type]


def test_they_are_dataclasses():
    assert is_dataclass(Ours)
    assert is_dataclass(Open)


def test_a_class_compiles_nothing_before_it_is_used():
    program = (
        "import builtins\n"
        "from battles.engine.dataclasses import dataclass\n"
        "compiled, run = [], exec\n"
        "builtins.exec = lambda text, *names: (compiled.append(text), run(text, *names))\n"
        "class Value:\n    'A value.'\n    __annotations__ = {'a': 'int'}\n"
        "Value = dataclass(frozen=True, slots=True)(Value)\n"
        "assert compiled == []\n"
        "assert Value(1) == Value(1)\n"
        "assert len(compiled) == 2\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


@pytest.mark.parametrize("kind", [Ours, Usual])
def test_a_value_is_made_from_another(kind: type[Ours | Usual]) -> None:
    one = kind("a", parts=("b",), mark="c")
    other = replace(one, name="d", mark="")
    assert (other.name, other.size, other.parts, other.notes, other.mark) == ("d", 2.0, ("b",), [], "")
    assert other.notes is one.notes
    assert replace(one) == one
    assert replace(one) is not one
    with pytest.raises(TypeError, match="shape"):
        replace(one, shape="e")


def test_what_is_set_afterwards_is_set_anew() -> None:
    one = Open("a", 2)
    one.kept.append("b")
    other = replace(one, count=3)
    assert (other.twice, other.kept) == (6, [])
    with pytest.raises(ValueError, match="twice"):
        replace(one, twice=3)
    with pytest.raises(TypeError):
        replace("no value")  # type: ignore[type-var]
