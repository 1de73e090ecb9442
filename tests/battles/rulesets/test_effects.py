"""What events say is typed as the catalogues list it: the checker and the tests hold them to the same."""

import ast
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Annotated, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from battles import rulesets
from battles.engine import shared_events
from battles.engine.catalogue import EventKind, Type, keys_in
from battles.engine.records import Counts, Effect, Place, Proofs, Shares, Throws
from tests.stub_rulebook import catalogue

TYPED = {
    Type.WORD: str,
    Type.TEXT: str,
    Type.ID: str,
    Type.FLAG: bool,
    Type.WHOLE: int,
    Type.NUMBER: float,
    Type.PLACE: Place,
    Type.NUMBERS: Sequence[float],
    Type.IDS: Sequence[str],
    Type.COUNTS: Counts,
    Type.THROWS: Throws,
    Type.PROOFS: Proofs,
    Type.SHARES: Shares,
}
#: What stands around an effect.
ENVELOPE = {"unit", "target", "side", "clause", "roll"}
BOOKS = tuple(rulesets.RULESETS)
SHARED = [kind for kind in vars(shared_events).values() if isinstance(kind, EventKind)]


def types_of(hint):
    """The types of a key's value, what is noted beside them left out."""
    if get_origin(hint) is Annotated:
        return types_of(get_args(hint)[0])
    return set(get_args(hint)) if get_origin(hint) in (Union, UnionType) else {hint}


def folder_of(book):
    return type(rulesets.find(book)).__module__.rpartition(".")[0]


def module_of(book):
    return import_module(f"{folder_of(book)}.catalogue")


def written_in(folder):
    """The kinds that the files of a folder write by name, each with the keys given to it and where."""
    for file in sorted(Path(*folder.split(".")).rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(ast.Attribute(attr="tell" | "emit"), [ast.Constant(str() as kind), *_], keywords):
                    keys = {keyword.arg for keyword in keywords if keyword.arg is not None}
                    yield f"{file}:{call.lineno}", kind, keys - ENVELOPE


def declared(module):
    return [kind for kind in vars(module).values() if is_typeddict(kind) and not kind.__name__.startswith("_")]


@pytest.mark.parametrize("book", BOOKS)
def test_the_type_of_each_key_is_that_of_the_values_the_catalogue_takes(book):
    kinds = declared(module_of(book))
    assert len(kinds) > 15
    for kind in kinds:
        hints = get_type_hints(kind, include_extras=True)
        for name, key in keys_in(kind).items():
            assert types_of(hints[name]) == {TYPED[each] for each in key.types}, (kind.__name__, name)


@pytest.mark.parametrize("book", BOOKS)
def test_every_type_is_that_of_a_kind_in_the_catalogue(book):
    listed = [dict(kind.keys) for kind in rulesets.find(book).catalogue.values()]
    for kind in declared(module_of(book)):
        assert keys_in(kind) in listed, kind.__name__


@pytest.mark.parametrize("kinds", [*(rulesets.find(book).catalogue.values() for book in BOOKS), SHARED])
def test_what_reports_read_of_any_event_has_one_meaning_in_all_rulebooks(kinds):
    shared = {name: types_of(hint) for name, hint in get_type_hints(Effect).items()}
    for kind in kinds:
        for name, key in kind.keys.items():
            known = shared.get(name, {TYPED[each] for each in key.types})
            assert {TYPED[each] for each in key.types} <= known | ({int} if float in known else set()), (
                kind.kind,
                name,
            )


@pytest.mark.parametrize("book", BOOKS)
def test_what_a_rulebook_writes_of_an_event_is_among_its_keys(book):
    listed = rulesets.find(book).catalogue
    written = list(written_in(folder_of(book)))
    assert len(written) > 20
    strange = [(where, kind, keys - set(listed[kind].keys)) for where, kind, keys in written if kind in listed]
    assert [(where, kind) for where, kind, _ in written if kind not in listed] == []
    assert [each for each in strange if each[2]] == []


def test_the_types_of_another_rulebook_are_its_catalogue():
    assert keys_in(catalogue.Move) == dict(catalogue.CATALOGUE["move"].keys)
    assert set(catalogue.CATALOGUE["move"].keys) == {"mode", "distance", "at", "facing", "halted"}
