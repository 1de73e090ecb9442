"""How tests are shared out among workers (``-n 2 --dist loadgroup``): which go together, and which are begun first.

Tests of a file stand on the same battles, played, read or drawn once for all of them; every worker keeps these for
itself, so a file is done by one. What is long goes first: were it begun last, the other workers would wait for it.
"""

from __future__ import annotations

from pathlib import PurePath

import pytest

#: Folders and files whose tests take longest, begun in this order. A folder's tests stand on the same battles.
TOGETHER = ("tests/battles/reports",)
LONG = (
    *TOGETHER,
    "tests/campaigns/services/turns/test_killing.py",
    "tests/browser/test_whole_battle.py",
    "tests/letters/test_writers.py",
    "tests/battles/fog/test_pairs.py",
    "tests/battles/fog/test_site_pairs.py",
    "tests/browser/test_umpires_evening.py",
    "tests/campaigns/services/marches/test_on_postgresql.py",
    "tests/campaigns/services/marches/test_pairs.py",
    "tests/campaigns/services/marches/test_killing.py",
    "tests/orders/demo/test_demo.py",
    "tests/config/test_bounds.py",
    "tests/battles/staff/test_duel.py",
    "tests/orders/austerlitz/test_by_mail.py",
    "tests/orders/services/test_derlon.py",
    "tests/battles/test_simulation_by_workers.py",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(ids: list[str]) -> None:
    """See that the groups have come over: without them every worker would play each battle for itself."""
    alone = next((id for id in ids if "@" not in id), None)
    if alone is not None and len(ids) > 1:
        raise pytest.UsageError(f"{alone} is in no group: run with --dist loadgroup, and a pytest that keeps the names")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put every test into a group of a name, before groups are looked for, and what is long before all else."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group_of(item)))
    items.sort(key=_place)


def group_of(item: pytest.Item) -> str:
    """Its file or folder. Tests that empty the database's tables go by themselves: they come after all that need them
    as they were made."""
    file = _file(item)
    named = next((folder for folder in TOGETHER if file.startswith(f"{folder}/")), file)
    name = named.removeprefix("tests/").removesuffix(".py")
    return f"{name}, emptying" if _empties(item) else name


def _file(item: pytest.Item) -> str:
    return PurePath(item.nodeid.split("::")[0]).as_posix()


def _empties(item: pytest.Item) -> bool:
    """Whether a test leaves the tables of the database empty."""
    marker = item.get_closest_marker("django_db")
    return "live_server" in getattr(item, "fixturenames", ()) or bool(marker and marker.kwargs.get("transaction"))


def _place(item: pytest.Item) -> int:
    """Where among the long ones; behind them all others stay in the order that they had."""
    file = _file(item)
    places = [place for place, long in enumerate(LONG) if f"{file}/".startswith(f"{long}/")]
    return min(places, default=len(LONG)) if not _empties(item) else len(LONG)
