"""The postbox: a small relay in which all mail of the demonstration ends, as files that one can open.

``<folder>/<player>/<number> <subject>.eml`` holds the mail, and beside it lie its PDF, map and calendar files.
"""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller

from orders.services.out.mime import KIND_HEADER

UNFIT = re.compile(r"[^\w .,()'\-]+")


@dataclass(frozen=True, slots=True)
class Delivered:
    """A mail that has arrived, and the files that were saved of it."""

    player: str
    message: EmailMessage
    mail_file: Path
    enclosed: tuple[Path, ...]

    @property
    def subject(self) -> str:
        """The subject line."""
        return " ".join(str(self.message["Subject"]).split())

    @property
    def kind(self) -> str:
        """What sort of mail of ours it is."""
        return str(self.message.get(KIND_HEADER, ""))

    @property
    def text(self) -> str:
        """The text part."""
        part = self.message.get_body(("plain",))
        return str(part.get_content()) if part is not None else ""


@dataclass(slots=True)
class Postbox:
    """The handler of the relay. ``arrived`` grows; wait for more with :meth:`wait_for`."""

    folder: Path
    arrived: list[Delivered] = field(default_factory=list)
    _news: threading.Condition = field(default_factory=threading.Condition)
    _ids: set[tuple[str, str]] = field(default_factory=set)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: ARG002, N802 - aiosmtpd's
        """Keep a mail for each of its recipients."""
        message = message_from_bytes(envelope.content, policy=policy.default)
        for address in envelope.rcpt_tos:
            self.keep(address.partition("@")[0], envelope.content, message)
        return "250 2.0.0 kept"

    def keep(self, player: str, raw: bytes, message: EmailMessage) -> None:
        """Write a mail and its enclosures to files. One that comes again with the same Message-ID is the same mail."""
        with self._news:
            identity = (player, str(message["Message-ID"]))
            if identity in self._ids:
                return
            self._ids.add(identity)
            folder = self.folder / fit(player)
            folder.mkdir(parents=True, exist_ok=True)
            stem = f"{len(list(folder.glob('*.eml'))) + 1:02} {fit(str(message['Subject']))[:70].strip()}"
            mail_file = folder / f"{stem}.eml"
            mail_file.write_bytes(raw)
            self.arrived.append(Delivered(player, message, mail_file, tuple(_unpack(message, folder, stem))))
            self._news.notify_all()

    def of(self, player: str, kind: str) -> list[Delivered]:
        """The mails of one kind (``call``, ``receipt``, ``report``, ...) that a player has got."""
        return [mail for mail in self.arrived if mail.player == player and mail.kind == kind]

    def wait_for_news(self, seconds: float) -> None:
        """Return when another mail has arrived, or after so many seconds."""
        with self._news:
            self._news.wait(seconds)


def _unpack(message: EmailMessage, folder: Path, stem: str) -> list[Path]:
    """Save what hangs on a mail beside it."""
    saved: list[Path] = []
    for part in message.walk():
        name = part.get_filename()
        content = part.get_payload(decode=True)
        if name and isinstance(content, bytes):
            path = folder / f"{stem[:2]} {fit(name)}"
            path.write_bytes(content)
            saved.append(path)
    return saved


def fit(name: str) -> str:
    """A name that is fit for a file, whatever it was: no folders, no control characters."""
    return UNFIT.sub("", name.replace("/", "-")).strip(" .") or "mail"


def open_postbox(folder: Path, port: int) -> tuple[Postbox, Controller]:
    """A postbox that takes mail on a port of this machine until the controller is stopped."""
    postbox = Postbox(folder)
    controller = Controller(postbox, hostname="127.0.0.1", port=port)
    controller.start()
    return postbox, controller
