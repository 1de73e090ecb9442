"""What a mail shows to prove whose it is: the secret of a seat, wherever a mail program may have put it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from orders.inbox.message import Mail

_KEY_LINE = re.compile(r"\s*KEY[\s:=#]+([A-Za-z0-9][A-Za-z0-9 .\u2010-\u2015-]{3,40})\s*\Z", re.IGNORECASE)
_KEY_IN_SUBJECT = re.compile(
    r"(?<![A-Za-z0-9])((?:[2-9B-DF-HJ-NP-TV-XZ]{4}[-\u2010-\u2015 ]?){2,3})(?![A-Za-z0-9])", re.IGNORECASE
)
_NOT_KEY = re.compile(r"[^A-Za-z0-9]")
#: A key stands near the top of a sheet.
_KEY_LINES = 40


def plain_key(text: str) -> str:
    """A key as it is compared: capital letters and digits, nothing between."""
    return _NOT_KEY.sub("", text).upper()


def shown_keys(mail: Mail, envelope_to: Iterable[str], text: str) -> tuple[str, ...]:
    """The keys a mail shows, plain and each once: first a ``KEY`` line of the sheet, then addresses, then the subject.

    An explicit line comes first: a player with two seats may answer either mail and say which seat he means.
    """
    lines = [match.group(1) for line in text.split("\n")[:_KEY_LINES] if (match := _KEY_LINE.match(line))]
    details = [detail(address) for address in (*envelope_to, *(address.address for address in mail.recipients))]
    subject = _KEY_IN_SUBJECT.findall(mail.subject)
    keys = [plain_key(found) for found in (*lines, *details, *subject)]
    return tuple(dict.fromkeys(key for key in keys if len(key) >= 8))


def detail(address: str) -> str:
    """What stands behind the plus sign of an address, ``""`` when there is none."""
    local = address.strip().strip("<>").rpartition("@")[0]
    return local.partition("+")[2][:60]
