"""The site's secret key is made once, whole or not at all."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from config import secret
from config.secret import secret_key


def test_a_given_key_is_taken_and_nothing_is_written(tmp_path: Path) -> None:
    assert secret_key("given", tmp_path) == "given"
    assert not list(tmp_path.iterdir())


def test_the_key_is_made_once_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    key = secret_key("", tmp_path)
    assert len(key) > 50
    assert secret_key("", tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600


def test_a_start_that_is_cut_short_leaves_no_empty_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(secret.os, "fsync", cut)
    with pytest.raises(KeyboardInterrupt):
        secret_key("", tmp_path)
    monkeypatch.undo()
    assert len(secret_key("", tmp_path)) > 50


def test_an_empty_key_of_an_earlier_start_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret_key").touch()
    key = secret_key("", tmp_path)
    assert len(key) > 50
    assert secret_key("", tmp_path) == key


@pytest.mark.parametrize("left_behind", [False, True])
def test_processes_that_start_together_agree(tmp_path: Path, left_behind: bool) -> None:
    if left_behind:
        (tmp_path / "secret_key").touch()
    found: list[str] = []
    starts = [threading.Thread(target=lambda: found.append(secret_key("", tmp_path))) for _ in range(8)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert len(found) == 8
    assert len(set(found)) == 1
