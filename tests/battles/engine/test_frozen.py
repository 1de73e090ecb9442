"""Values that are quickly made are the values that they are without it."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from battles.engine.frozen import quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class Quick:
    name: str
    size: float = 2.0
    parts: tuple[str, ...] = ()
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Usual:
    name: str
    size: float = 2.0
    parts: tuple[str, ...] = ()
    notes: list[str] = field(default_factory=list)


@quickly_made
@dataclass(frozen=True, slots=True)
class Checked:
    size: float

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError("less than nothing")


@pytest.mark.parametrize("given", [("a",), ("a", 3.0), ("a", 3.0, ("b",)), ("a", 3.0, ("b",), ["c"])])
def test_they_hold_what_they_are_given_and_the_defaults_of_the_rest(given: tuple[object, ...]):
    assert repr(Quick(*given)) == repr(Usual(*given)).replace("Usual", "Quick")


def test_what_is_made_anew_is_made_for_each():
    assert Quick("a").notes is not Quick("a").notes


def test_they_cannot_be_changed_but_be_made_otherwise():
    value = Quick("a", size=4.0)
    with pytest.raises(FrozenInstanceError):
        value.size = 5.0  # type: ignore[misc]
    assert replace(value, name="b") == Quick("b", 4.0)
    assert pickle.loads(pickle.dumps(value)) == value


@pytest.mark.parametrize("given", [{}, {"name": "a", "colour": "red"}])
def test_what_does_not_fit_is_refused(given: dict[str, str]):
    with pytest.raises(TypeError, match="argument"):
        Quick(**given)  # type: ignore[arg-type]


def test_they_are_checked_when_they_are_made():
    with pytest.raises(ValueError, match="less than nothing"):
        Checked(-1.0)


def test_fields_without_a_place_are_refused():
    @dataclass(frozen=True, slots=True)
    class Named:
        size: float = field(kw_only=True)

    with pytest.raises(TypeError, match=r"Named\.size"):
        quickly_made(Named)
