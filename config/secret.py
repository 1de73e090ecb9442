"""The site's secret key: from the environment, else made once and kept in the run-time folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def secret_key(given: str, folder: Path) -> str:
    """The key given by the environment, or the one kept in ``folder/secret_key``, made on the first start."""
    if given:
        return given
    path = folder / "secret_key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text()
    key = secrets.token_urlsafe(50)
    with os.fdopen(handle, "w") as file:
        file.write(key)
    return key
