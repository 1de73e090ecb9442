"""Values that cannot be changed, made quickly: battles and papers make them by the hundred thousand."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any, TypeVar

Value = TypeVar("Value")

#: Stands for a value that is made anew for everyone, such as an empty list.
_MADE = object()


def quickly_made(cls: type[Value]) -> type[Value]:
    """Let a frozen dataclass with slots be made in three fifths of the time; to be written above ``@dataclass``.

    A frozen dataclass sets each field through ``object.__setattr__``, which looks for the field's setter every time;
    here the setters are found once. Everything else about the class, its signature and defaults too, stays as it is.
    Raises ``TypeError`` for fields that are given by keyword only or not at all.
    """
    known: dict[str, Any] = {"_made": _MADE}
    taken, done = [], []
    for each in fields(cls):  # type: ignore[arg-type]
        if each.kw_only or not each.init:
            raise TypeError(
                f"{cls.__name__}.{each.name} is not set by its place, so {cls.__name__} cannot be quickly made"
            )
        name = each.name
        known[f"_set_{name}"] = getattr(cls, name).__set__
        taken.append(_parameter(each, known))
        if each.default_factory is not MISSING:
            done.append(f"if {name} is _made: {name} = _make_{name}()")
        done.append(f"_set_{name}(self, {name})")
    if hasattr(cls, "__post_init__"):
        done.append("self.__post_init__()")
    exec(f"def __init__(self, {', '.join(taken)}):\n    " + "\n    ".join(done), known)
    quick, usual = known["__init__"], vars(cls)["__init__"]
    quick.__qualname__, quick.__module__ = usual.__qualname__, cls.__module__
    quick.__annotations__ = usual.__annotations__
    cls.__init__ = quick  # type: ignore[method-assign]
    return cls


def _parameter(each: Field[Any], known: dict[str, Any]) -> str:
    """A field as a parameter; its default is added to what the function knows."""
    if each.default is not MISSING:
        known[f"_default_{each.name}"] = each.default
        return f"{each.name}=_default_{each.name}"
    if each.default_factory is not MISSING:
        known[f"_make_{each.name}"] = each.default_factory
        return f"{each.name}=_made"
    return each.name
