"""The text inside an opaque S/MIME signature (``application/pkcs7-mime``), without checking the signature.

Only as much of BER is read as is needed to walk from the content info to the signed octets (RFC 5652, sections 3, 5.1).
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator

_SIGNED_DATA = bytes.fromhex("2a864886f70d010702")
_SEQUENCE, _OID, _OCTETS, _OCTETS_IN_PIECES, _CONTENT = 0x30, 0x06, 0x04, 0x24, 0xA0
#: Pieces of signed octets; programs cut them at about a thousand bytes.
MANY_PIECES = 50_000


class _Malformed(ValueError):
    """Not BER, or not of the shape that signed mail has."""


def signed_content(raw: bytes) -> bytes | None:
    """The MIME entity that was signed; ``None`` when it is encrypted, compressed or malformed."""
    if raw[:1] != b"\x30":
        try:
            raw = base64.b64decode(raw)
        except (binascii.Error, ValueError):
            return None
    try:
        kind, content = _children(_expect(raw, 0, len(raw), _SEQUENCE), raw, 2)
        if raw[kind[1] : kind[2]] != _SIGNED_DATA:
            return None
        signed = _expect(raw, content[1], content[2], _SEQUENCE)
        encapsulated = next(item for item in _items(raw, *signed) if item[0] == _SEQUENCE)
        inner = next(item for item in _items(raw, encapsulated[1], encapsulated[2]) if item[0] == _CONTENT)
        return b"".join(_octets(raw, inner[1], inner[2]))
    except (_Malformed, IndexError, StopIteration):
        return None


def _octets(raw: bytes, start: int, end: int) -> Iterator[bytes]:
    for count, (tag, first, last) in enumerate(_items(raw, start, end)):
        if count > MANY_PIECES:
            raise _Malformed
        if tag == _OCTETS:
            yield raw[first:last]
        elif tag == _OCTETS_IN_PIECES:
            for piece_tag, piece_first, piece_last in _items(raw, first, last):
                if piece_tag != _OCTETS:
                    raise _Malformed
                yield raw[piece_first:piece_last]


def _expect(raw: bytes, start: int, end: int, tag: int) -> tuple[int, int]:
    for item in _items(raw, start, end):
        if item[0] == tag:
            return item[1], item[2]
        break
    raise _Malformed


def _children(place: tuple[int, int], raw: bytes, count: int) -> list[tuple[int, int, int]]:
    items = []
    for item in _items(raw, *place):
        items.append(item)
        if len(items) == count:
            return items
    raise _Malformed


def _items(raw: bytes, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The elements between two places as (tag, start of content, end of content)."""
    at = start
    while at < end:
        tag, first, last, after = _element(raw, at, end)
        if tag == 0 and first == last:
            return
        yield tag, first, last
        at = after


def _element(raw: bytes, at: int, end: int) -> tuple[int, int, int, int]:
    tag, length, first = raw[at], raw[at + 1], at + 2
    if tag & 0x1F == 0x1F:
        raise _Malformed
    if length == 0x80:
        last = _end_of_indefinite(raw, first, end)
        return tag, first, last, last + 2
    if length > 0x80:
        count = length & 0x7F
        if count > 4:
            raise _Malformed
        length = int.from_bytes(raw[first : first + count], "big")
        first += count
    if first + length > end:
        raise _Malformed
    return tag, first, first + length, first + length


def _end_of_indefinite(raw: bytes, first: int, end: int) -> int:
    """Where an element of indefinite length ends: at the two zero bytes on its own level.

    Levels are counted rather than walked recursively; elements of definite length are stepped over whole.
    """
    at, level = first, 1
    while at + 1 < end:
        if raw[at] == 0 and raw[at + 1] == 0:
            level -= 1
            if level == 0:
                return at
            at += 2
        elif raw[at + 1] == 0x80:
            level += 1
            at += 2
        else:
            at = _element(raw, at, end)[3]
    raise _Malformed
