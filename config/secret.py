"""The site's secret key: from the environment, else made once and kept in the run-time folder."""

from __future__ import annotations

import fcntl
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def secret_key(given: str, folder: Path) -> str:
    """The key given by the environment, or the one kept in ``folder/secret_key``, made on the first start."""
    if given:
        return given
    path = folder / "secret_key"
    if not _is_whole(path):
        with _alone_in(folder):
            # Whoever waited finds the key of the one before him.
            if not _is_whole(path):
                _make(path)
    return path.read_text()


def _is_whole(path: Path) -> bool:
    """Whether a key lies there. An empty file is what a start that was cut short left behind."""
    return path.exists() and bool(path.read_text())


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Hold the folder against other starts of the program."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _make(path: Path) -> None:
    """Write a key, for its owner alone; it gets its name when it is whole."""
    handle, written = tempfile.mkstemp(dir=path.parent, prefix=".secret_key")
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(50))
            file.flush()
            os.fsync(file.fileno())
        Path(written).replace(path)
    finally:
        Path(written).unlink(missing_ok=True)
