"""The embedded queue: kombu's queue in files, with messages written whole and no message that can end a worker.

Kombu opens a message's file under its name and then writes it, so that a worker may take it while it is still empty,
and ends. Here a message gets its name when it is written, and what cannot be read is put aside with a word in the log:
the work that it spoke of lies in the database, and the next sweep finds it.
"""

from __future__ import annotations

import logging
import uuid
from pathlib import Path
from time import monotonic
from typing import Any

from kombu.transport import filesystem
from kombu.utils.json import dumps

log = logging.getLogger(__name__)


class Channel(filesystem.Channel):
    """A channel whose messages appear whole."""

    def _put(self, queue: str, payload: dict[str, Any], **_kwargs: Any) -> None:  # type: ignore[override]
        folder = Path(self.data_folder_out)
        name = f"{round(monotonic() * 1000)}_{uuid.uuid4()}.{queue}.msg"
        unfinished = folder / f"{name}.new"
        unfinished.write_bytes(dumps(payload).encode())
        unfinished.replace(folder / name)

    def _get(self, queue: str, timeout: float | None = None) -> Any:  # noqa: ARG002 - as kombu calls it
        while True:
            try:
                return super()._get(queue)
            except ValueError:
                log.warning("a message that cannot be read is left out", extra={"queue": queue})


class Transport(filesystem.Transport):
    """The transport of the embedded queue, by its name in the settings."""

    Channel = Channel
