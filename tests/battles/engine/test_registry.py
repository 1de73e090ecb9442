"""Registries: what is named by a path is loaded when it is asked for, and not before."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from battles.engine.registry import Registry, load_all


@pytest.fixture
def parcel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module that nobody has loaded."""
    (tmp_path / "parcel.py").write_text("CONTENT = ['a gun']\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "parcel"
    sys.modules.pop("parcel", None)


def test_looking_for_a_name_loads_nothing_and_taking_it_does(parcel: str) -> None:
    registry: Registry[list[str]] = Registry({"gun": f"{parcel}.CONTENT"})
    assert ("gun" in registry, "horse" in registry, list(registry), len(registry)) == (True, False, ["gun"], 1)
    assert registry.waiting == ("gun",)
    assert parcel not in sys.modules
    assert registry["gun"] == ["a gun"]
    assert registry["gun"] is registry["gun"]
    assert registry.waiting == ()


def test_what_is_put_in_place_of_a_path_stays(parcel: str) -> None:
    registry: Registry[list[str]] = Registry({"gun": f"{parcel}.CONTENT"})
    registry["gun"] = ["a pistol"]
    load_all()
    assert registry["gun"] == ["a pistol"]
    assert parcel not in sys.modules


def test_everything_is_loaded_at_once_when_asked_for(parcel: str) -> None:
    registry: Registry[list[str]] = Registry()
    registry["gun"] = f"{parcel}.CONTENT"
    load_all()
    assert (parcel in sys.modules, registry.waiting) == (True, ())


def test_a_path_that_leads_nowhere_is_named(parcel: str) -> None:
    registry: Registry[list[str]] = Registry({"gun": f"{parcel}.LOST", "horse": "no_such_parcel.CONTENT"})
    with pytest.raises(AttributeError, match="LOST"):
        registry["gun"]
    with pytest.raises(ModuleNotFoundError, match="no_such_parcel"):
        registry["horse"]
    with pytest.raises(KeyError):
        registry["dog"]
    del registry["gun"], registry["horse"]
