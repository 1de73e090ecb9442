"""Numbers of rows as they stand in addresses: words from which nobody can count.

Rows are numbered through, so that two addresses of one player would tell how many seats or turns the site has made in
between: another battle, a correction. A word is the number mixed with the site's secret key (a Feistel network of
four rounds); the same number has the same word always, and another one in every kind of address.
"""

from __future__ import annotations

import base64
import hmac
from collections.abc import Iterable

from django.conf import settings
from django.urls import register_converter

ROUNDS = 4
HALF = 4
"""Bytes of each half: a number has up to 64 bits, as rows do."""
WORD = "[a-z2-7]{13}"


def word_of(number: int, kind: str) -> str:
    """The word for a row's number, 0 to 2^64 - 1. Raises ``OverflowError`` for others."""
    mixed = _mixed(number.to_bytes(2 * HALF, "big"), kind, range(ROUNDS))
    return base64.b32encode(mixed).decode().rstrip("=").lower()


def number_of(word: str, kind: str) -> int:
    """The number that a word stands for. Raises ``ValueError`` for what is no word."""
    mixed = base64.b32decode(word.upper() + "===")
    if len(mixed) != 2 * HALF:
        raise ValueError(f"{word!r} stands for no number")
    left, right = mixed[:HALF], mixed[HALF:]
    whole = _mixed(right + left, kind, reversed(range(ROUNDS)))
    return int.from_bytes(whole[HALF:] + whole[:HALF], "big")


def _mixed(block: bytes, kind: str, rounds: Iterable[int]) -> bytes:
    left, right = block[:HALF], block[HALF:]
    for number in rounds:
        key = hmac.digest(settings.SECRET_KEY.encode(), f"address|{kind}|{number}|".encode() + right, "sha256")
        left, right = right, bytes(a ^ b for a, b in zip(left, key[:HALF], strict=True))
    return left + right


class _Converter:
    """A part of an address that stands for a row's number."""

    regex = WORD
    kind = ""

    def to_python(self, value: str) -> int:
        return number_of(value, self.kind)

    def to_url(self, value: int | str) -> str:
        return word_of(int(value), self.kind)


class SeatConverter(_Converter):
    kind = "seat"


class TurnConverter(_Converter):
    kind = "turn"


register_converter(SeatConverter, "seat")
register_converter(TurnConverter, "turn")
