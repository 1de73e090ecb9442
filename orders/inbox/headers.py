"""Headers: decoded text, addresses and dates, from whatever a mail program wrote."""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message
from email.utils import getaddresses, parsedate_tz

from orders.inbox.charsets import decode, visible
from orders.inbox.limits import LIMITS, Limits

#: An address wherever it stands; bounded, so that no text makes it slow. The end of a longer one is none.
ADDRESS = re.compile(
    r"(?<![\w.!#$%&'*+/=?^`{|}~-])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,8}"
)
_MESSAGE_ID = re.compile(r"<[^<>\s]{1,990}>")
_GAPS = re.compile(r"\s+")
#: How many addresses of one header are looked at.
MANY_ADDRESSES = 200


@dataclass(frozen=True, slots=True)
class Address:
    """A mail address, lower case, and the name written beside it."""

    address: str
    name: str = ""

    @property
    def local(self) -> str:
        return self.address.rpartition("@")[0]

    @property
    def domain(self) -> str:
        return self.address.rpartition("@")[2]


class Headers(Mapping[str, tuple[str, ...]]):
    """The headers of one part by lower-case name, decoded and on one line each; a missing header is empty."""

    def __init__(self, message: Message, limits: Limits = LIMITS) -> None:
        self._values: dict[str, tuple[str, ...]] = {}
        self._raw: dict[str, list[str]] = {}
        for name, value in message.raw_items():
            key = name.strip().casefold()
            raw = str(value)[: limits.header]
            self._raw.setdefault(key, []).append(raw)

    def __getitem__(self, name: str) -> tuple[str, ...]:
        key = name.casefold()
        if key not in self._values:
            self._values[key] = tuple(decoded(raw) for raw in self._raw.get(key, ()))
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)

    def first(self, name: str) -> str:
        """The first header of that name, ``""`` when there is none."""
        return next(iter(self[name]), "")

    def addresses(self, *names: str) -> tuple[Address, ...]:
        """All addresses of the named headers, in order, each once."""
        return addresses(raw for name in names for raw in self._raw.get(name.casefold(), ()))


def decoded(raw: str) -> str:
    """A header's text: encoded words decoded, raw 8-bit letters read, folds and runs of white space made one space."""
    eight_bit = _bytes(raw)
    text = decode(eight_bit) if eight_bit is not None and not eight_bit.isascii() else raw
    if "=?" in text:
        text = _encoded_words(text)
    return _GAPS.sub(" ", visible(text)).strip()


def _bytes(raw: str) -> bytes | None:
    try:
        return raw.encode("ascii", "surrogateescape")
    except UnicodeEncodeError:
        return None


def _encoded_words(text: str) -> str:
    try:
        chunks = decode_header(text)
    except (HeaderParseError, binascii.Error, ValueError, LookupError):
        return text
    return "".join(chunk if isinstance(chunk, str) else decode(chunk, label or "") for chunk, label in chunks)


def addresses(values: Iterable[str]) -> tuple[Address, ...]:
    """The addresses in header values; what no parser understands is searched for something that looks like one."""
    found: dict[str, Address] = {}
    for value in values:
        pairs: Sequence[tuple[str, str]]
        try:
            pairs = getaddresses([value])[:MANY_ADDRESSES]
        except (ValueError, IndexError, TypeError, RecursionError):
            pairs = ()
        # A local part may stand in quotation marks, which are no part of it.
        bare = [(name, address.strip().replace('"', "")) for name, address in pairs]
        good = [(name, address) for name, address in bare if ADDRESS.fullmatch(address)]
        if not good:
            good = [("", match) for match in ADDRESS.findall(decoded(value))[:MANY_ADDRESSES]]
        for name, address in good:
            lower = address.casefold()
            found.setdefault(lower, Address(lower, decoded(name)))
    return tuple(found.values())


def message_ids(value: str) -> tuple[str, ...]:
    """The message ids of a ``Message-ID``, ``In-Reply-To`` or ``References`` header, with their angle brackets."""
    found = tuple(_MESSAGE_ID.findall(value))
    if found or not value.strip():
        return found
    bare = value.split()[0][:990].strip("<>")
    return (f"<{bare}>",) if bare else ()


def date(value: str) -> datetime | None:
    """The moment a ``Date`` header names, in UTC; ``None`` when it names none that exists."""
    try:
        parts = parsedate_tz(value[:200])
        if parts is None:
            return None
        year, month, day, hour, minute, second = parts[:6]
        moment = datetime(year, month, day, hour, minute, min(second, 59), tzinfo=UTC)
        return moment - timedelta(seconds=parts[9] or 0)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
