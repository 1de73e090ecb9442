"""A mailbox read over IMAP: each new message is stored, and only then marked or moved.

With IDLE the server says when mail comes; without it the mailbox is looked at every so often. A message that was stored
and could not be marked any more is fetched again, and is then recognised as seen before.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from django.conf import settings
from imap_tools import AND, BaseMailBox, MailBox, MailBoxStartTls, MailBoxUnencrypted, MailMessageFlags

from orders.services.gate.intake import receive

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Account:
    """Where the mailbox is. ``done`` is the folder read messages are moved to; empty: they are marked as seen."""

    host: str
    port: int
    user: str
    password: str
    security: str = "tls"
    folder: str = "INBOX"
    done: str = ""

    @classmethod
    def from_settings(cls) -> Account:
        """The mailbox of the settings. Raises ``ValueError`` when they name none."""
        if not settings.MAILBOX_HOST or not settings.MAILBOX_USER:
            raise ValueError("no mailbox is set: give ESTAFETTE_MAILBOX_HOST, _USER and _PASSWORD")
        return cls(
            host=settings.MAILBOX_HOST,
            port=settings.MAILBOX_PORT,
            user=settings.MAILBOX_USER,
            password=settings.MAILBOX_PASSWORD,
            security=settings.MAILBOX_SECURITY,
            folder=settings.MAILBOX_FOLDER,
            done=settings.MAILBOX_DONE,
        )


def connect(account: Account) -> BaseMailBox:
    """Log in and open the folder. Use the answer as a context manager. Raises what the connection raises."""
    kinds = {"tls": MailBox, "starttls": MailBoxStartTls, "none": MailBoxUnencrypted}
    if account.security not in kinds:
        raise ValueError(f"ESTAFETTE_MAILBOX_SECURITY is {account.security!r}; allowed are {', '.join(kinds)}")
    mailbox: BaseMailBox = kinds[account.security](account.host, port=account.port, timeout=60)
    try:
        return mailbox.login(account.user, account.password, initial_folder=account.folder)
    except Exception:
        mailbox.client.shutdown()
        raise


def take_new(mailbox: BaseMailBox, account: Account) -> int:
    """Store all unseen messages of the open folder, oldest first; answers how many. Unstored ones stay as they are."""
    if account.done and not mailbox.folder.exists(account.done):
        mailbox.folder.create(account.done)
    taken = 0
    for uid in mailbox.uids(AND(seen=False)):
        raw = _bytes_of(mailbox, uid)
        if raw is None:
            continue
        receive(raw, way="imap", received_at=datetime.now(UTC))
        taken += 1
        mailbox.flag(uid, MailMessageFlags.SEEN, True)
        if account.done:
            mailbox.move(uid, account.done)
    return taken


def wait(mailbox: BaseMailBox, seconds: float, pause: Callable[[float], object]) -> None:
    """Wait for new mail: until the server says so, else for ``seconds``."""
    if "IDLE" in mailbox.client.capabilities:
        mailbox.idle.wait(timeout=seconds)
    else:
        pause(seconds)


def _bytes_of(mailbox: BaseMailBox, uid: str) -> bytes | None:
    """The bytes of a message as the server keeps them, left unseen; ``None`` when another client took it meanwhile.

    The library's own fetch parses the message, which not every mail survives.
    """
    status, found = mailbox.client.uid("fetch", uid, "(BODY.PEEK[])")
    if status != "OK":
        raise ConnectionError(f"the mailbox does not give message {uid}: {status} {found!r:.200}")
    return next((part[1] for part in found if isinstance(part, tuple)), None)
