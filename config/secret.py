"""The site's secret key: from the environment, else made once and kept in the run-time folder."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path


def secret_key(given: str, folder: Path) -> str:
    """The key given by the environment, or the one kept in ``folder/secret_key``, made on the first start."""
    if given:
        return given
    path = folder / "secret_key"
    while not (path.exists() and path.read_text()):
        # An empty file is what a start that was cut short left behind.
        path.unlink(missing_ok=True)
        _make(path)
    return path.read_text()


def _make(path: Path) -> None:
    """Write a key where there is none. It gets its name when it is whole; of two who write one, the first counts."""
    handle, written = tempfile.mkstemp(dir=path.parent, prefix=".secret_key")
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(50))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(written, path)
    finally:
        Path(written).unlink()
