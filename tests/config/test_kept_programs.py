"""The programs of expressions on disk."""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
from pathlib import Path

import pytest

from config import kept_programs
from config.root import ROOT

KEPT = {"programs": {("guns", 0): (32, b"code", 0, {}, (None,))}, "words": {("guns", 0): ("guns",)}}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file, in a folder that is not there yet."""
    path = tmp_path / "folder" / "kept.expressions"
    monkeypatch.setattr(kept_programs, "file", lambda: path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return path


def test_what_is_left_behind_is_found(kept: Path) -> None:
    assert kept_programs.fetch() == {}
    kept_programs.leave_behind(KEPT)
    assert kept_programs.fetch() == KEPT
    assert list(kept.parent.iterdir()) == [kept]


def test_nothing_is_written_where_python_writes_nothing(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    kept_programs.leave_behind(KEPT)
    assert not kept.parent.exists()


def test_a_folder_that_cannot_be_written_does_no_harm(kept: Path) -> None:
    kept.parent.write_text("no folder")
    kept_programs.leave_behind(KEPT)
    assert kept_programs.fetch() == {}


@pytest.mark.parametrize("written", [b"", b"no such thing", marshal.dumps(["another Python", KEPT]), marshal.dumps(7)])
def test_a_file_that_is_not_for_this_process_counts_as_none(kept: Path, written: bytes) -> None:
    kept.parent.mkdir()
    kept.write_bytes(written)
    assert kept_programs.fetch() == {}


def test_a_file_for_another_reading_of_expressions_counts_as_none(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_programs.leave_behind(KEPT)
    monkeypatch.setattr(kept_programs, "mark", lambda: ["another reading"])
    assert kept_programs.fetch() == {}


def test_it_lies_where_python_keeps_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "pycache_prefix", "/elsewhere")
    assert str(kept_programs.file()).startswith("/elsewhere/")
    monkeypatch.setattr(sys, "implementation", type("Silent", (), {"cache_tag": None}))
    assert kept_programs.file() is None


def test_a_command_leaves_behind_what_it_has_compiled(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path), "PYTHONDONTWRITEBYTECODE": ""}
    battle = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
    command = [sys.executable, "manage.py", "check_orders", str(battle), "--side", "french"]
    said = "Husson attacks Gemioncourt, and Campi supports him.\n"
    first = subprocess.run(command, cwd=ROOT, env=environment, input=said, capture_output=True, text=True, check=True)
    (left,) = tmp_path.rglob("*.expressions")
    written = left.stat().st_mtime_ns
    second = subprocess.run(command, cwd=ROOT, env=environment, input=said, capture_output=True, text=True, check=True)
    assert (second.stdout, left.stat().st_mtime_ns) == (first.stdout, written)
