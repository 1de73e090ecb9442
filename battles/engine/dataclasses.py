"""Dataclasses that cost next to nothing until they are used; to be imported in place of ``dataclasses``.

The standard library writes and compiles six functions for each frozen class when it is defined, most of which nobody
ever calls, and a command for files, which defines some two hundred, spent a third of its start on them. Here what
makes, compares and hashes values is compiled when it is first called (as ``expressions`` compiles expressions), and
what shows and guards them is written once for all classes. Everything else, fields and slots and matching, is the
library's own, as is all that is imported from here but ``dataclass`` itself.

Values are also made sooner: a frozen class of the library sets each field through ``object.__setattr__``, which looks
for the field's setter every time; with slots the setters are found once, which takes two fifths of it away. So are
values made from others (``replace``), by a function for each class instead of a look at each of its fields.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, asdict, field, fields, is_dataclass
from reprlib import recursive_repr
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = [
    "MISSING",
    "Field",
    "FrozenInstanceError",
    "asdict",
    "dataclass",
    "field",
    "fields",
    "is_dataclass",
    "replace",
]

Made = TypeVar("Made")

#: Stands for a value that is made anew for everyone, such as an empty list.
_ANEW = object()
NOTHING: Mapping[str, Any] = MappingProxyType({})


def _dataclass(
    cls: type[Made] | None = None,
    /,
    *,
    frozen: bool = False,
    slots: bool = False,
    eq: bool = True,
    repr: bool = True,
    kw_only: bool = False,
) -> type[Made] | Callable[[type[Made]], type[Made]]:
    """As ``dataclasses.dataclass``, with those of its choices that are made here.

    Only the signature of ``__init__`` is not known before its first call.
    """

    def made(cls: type[Made]) -> type[Made]:
        return _made(cls, frozen=frozen, slots=slots, eq=eq, repr=repr, kw_only=kw_only)

    return made if cls is None else made(cls)


#: Stands for a value that is the same as in what another is made from.
_SAME = object()
_REPLACING: dict[type[Any], Callable[..., Any]] = {}


def _replace(value: Made, /, **changes: Any) -> Made:
    """As ``dataclasses.replace``, which takes what is no value or is made with more or less than its fields."""
    cls = type(value)
    replacing = _REPLACING.get(cls)
    if replacing is None:
        replacing = _REPLACING[cls] = _replacing_of(cls)
    made: Made = replacing(value, **changes)
    return made


def _replacing_of(cls: type[Any]) -> Callable[..., Any]:
    known = fields(cls) if is_dataclass(cls) else ()
    if not known or len(known) < len(cls.__dataclass_fields__) or any(each.kw_only or not each.init for each in known):
        return dataclasses.replace
    taken = ", ".join(["self", "/", "*", *(f"{each.name}=_same" for each in known)])
    values = ", ".join(f"self.{each.name} if {each.name} is _same else {each.name}" for each in known)
    return _written("replace", taken, [f"return _cls({values})"], {"_same": _SAME, "_cls": cls})


if TYPE_CHECKING:
    from dataclasses import dataclass, replace
else:
    dataclass, replace = _dataclass, _replace


def _made(cls: type[Made], *, frozen: bool, slots: bool, eq: bool, repr: bool, kw_only: bool) -> type[Made]:
    own = set(vars(cls))
    if vars(cls).get("__hash__", MISSING) is None and "__eq__" in own:
        own.remove("__hash__")  # Python's own doing, as the class says when it is equal to another
    cls = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)(cls)
    known = fields(cls)  # type: ignore[arg-type]
    methods: dict[str, Any] = {"__init__": _when_called(cls, "__init__", lambda: _init_of(cls, frozen, slots))}
    if repr:
        methods["__repr__"] = _shown
    if eq:
        methods["__eq__"] = _when_called(cls, "__eq__", lambda: _equal_of(known))
        methods["__hash__"] = _when_called(cls, "__hash__", lambda: _hash_of(known)) if frozen else None
    for name, method in methods.items():
        if name not in own:
            setattr(cls, name, method)
    if frozen:
        _guard(cls, frozenset(each.name for each in known))
        if slots and not own & {"__getstate__", "__setstate__"}:
            cls.__getstate__ = _state  # type: ignore[method-assign]
            cls.__setstate__ = _restore  # type: ignore[attr-defined]
    return cls


def _when_called(cls: type[Any], name: str, make: Callable[[], Callable[..., Any]]) -> Callable[..., Any]:
    """A method that is made, and set in its own place, when it is first called."""

    def method(self: Any, *given: Any, **named: Any) -> Any:
        # Two threads that come at once make the same.
        made = make()
        made.__qualname__, made.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
        setattr(cls, name, made)
        return made(self, *given, **named)

    return method


@recursive_repr()
def _shown(self: Any) -> str:
    said = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({said})"


def _guard(cls: type[Any], names: frozenset[str]) -> None:
    """Let the fields of these names neither be set nor deleted, nor any other of what is no more than this class."""

    def set_(self: Any, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    cls.__setattr__, cls.__delattr__ = set_, delete  # type: ignore[assignment]


def _state(self: Any) -> list[Any]:
    return [getattr(self, each.name) for each in fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for each, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, each.name, value)


def _written(
    name: str, parameters: str, lines: Sequence[str], known: dict[str, Any] | None = None
) -> Callable[..., Any]:
    """A function of this name with these lines, which knows these names."""
    names = known or {}
    exec(f"def {name}({parameters}):\n    " + "\n    ".join(lines), names)
    made: Callable[..., Any] = names[name]
    return made


def _equal_of(known: Iterable[Field[Any]]) -> Callable[..., Any]:
    names = [each.name for each in known if each.compare]
    mine, others = _in_a_row("self", names), _in_a_row("other", names)
    return _written(
        "__eq__",
        "self, other",
        ["if other.__class__ is self.__class__:", f"    return {mine} == {others}", "return NotImplemented"],
    )


def _hash_of(known: Iterable[Field[Any]]) -> Callable[..., Any]:
    names = [each.name for each in known if (each.compare if each.hash is None else each.hash)]
    return _written("__hash__", "self", [f"return hash({_in_a_row('self', names)})"])


def _in_a_row(whose: str, names: Iterable[str]) -> str:
    return "(" + "".join(f"{whose}.{name}, " for name in names) + ")"


def _init_of(cls: type[Any], frozen: bool, slots: bool) -> Callable[..., Any]:
    known: dict[str, Any] = {"_anew": _ANEW, "_set": object.__setattr__}
    taken: list[str] = []
    named: list[str] = []
    done: list[str] = []
    for each in fields(cls):
        name = each.name
        value = name
        if each.default_factory is not MISSING:
            known[f"_make_{name}"] = each.default_factory
            value = f"_make_{name}()" if not each.init else f"_make_{name}() if {name} is _anew else {name}"
        elif not each.init:
            if each.default is MISSING:
                continue  # the class sets it by itself
            known[f"_default_{name}"] = each.default
            value = f"_default_{name}"
        if each.init:
            (named if each.kw_only else taken).append(_parameter(each, known))
        if not frozen:
            done.append(f"self.{name} = {value}")
        elif slots:
            known[f"_set_{name}"] = getattr(cls, name).__set__
            done.append(f"_set_{name}(self, {value})")
        else:
            done.append(f"_set(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        done.append("self.__post_init__()")
    parameters = ", ".join(["self", *taken, *(["*", *named] if named else [])])
    return _written("__init__", parameters, done or ["pass"], known)


def _parameter(each: Field[Any], known: dict[str, Any]) -> str:
    """A field as a parameter; its default is added to what the function knows."""
    if each.default is not MISSING:
        known[f"_default_{each.name}"] = each.default
        return f"{each.name}=_default_{each.name}"
    return f"{each.name}=_anew" if each.default_factory is not MISSING else each.name
