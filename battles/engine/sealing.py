"""Sealed dice: each throw can be proved by itself, and no proof tells who threw (contract, section 3).

A secret seed gives 2^14 keys. A throw has a *mark*, which without the seed is a random number; the mark says which
key its dice are drawn with. The root of a Merkle tree over all keys is published before orders close. Whoever is told a
throw is given its mark, its key and the key's path to the root, and can draw the dice himself. When the battle is over
the seed is opened, and with it whose the marks were.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from functools import lru_cache

from battles.engine.dataclasses import dataclass

#: How many times a tree of keys halves: 2^14 keys, some hundred times the throws of a turn.
DEPTH = 14
KEYS = 1 << DEPTH
#: Of a mark, in hexadecimal digits.
MARK_LENGTH = 16
#: Bytes that SHA-256 takes at once; a secret is shorter.
_BLOCK = 64


@dataclass(frozen=True, slots=True)
class Sealed:
    """A secret seed of a turn whose dice are proved one by one.

    ``first`` is the first game turn that it is for. Where a mail round has several, the marks of the later ones are
    made with a secret of their own, so that nobody is known again in the next turn by his mark.
    """

    secret: bytes
    first: int

    @property
    def root(self) -> str:
        """The root of the tree over all keys, in hexadecimal: what is published before orders close."""
        return _tree(self.secret)[-1][0].hex()

    def mark(self, turn: int, label: str, by: str, throw: int) -> str:
        """The mark of throw ``throw`` of this label by this thrower in a game turn, counted from 1."""
        secret = self.secret
        if turn != self.first:
            secret = hmac.digest(secret, f"turn|{turn}".encode(), "sha256")
        return hmac.digest(secret, f"mark|{label}|{by}|{throw}".encode(), "sha256").hex()[:MARK_LENGTH]

    def key_of(self, mark: str) -> bytes:
        """The key that the dice of a throw are drawn with."""
        return _key(self.secret, number_of(mark))

    def neighbours_of(self, marks: Iterable[str]) -> bytes:
        """What must be known beside the keys of these throws to climb from all of them to the root, each hash once.

        Row by row from the leaves up, in the order of the numbers: the neighbours that do not follow from the keys.
        """
        known, found = {number_of(mark) for mark in marks}, []
        for row in _tree(self.secret)[:-1] if known else ():
            found += [row[number ^ 1] for number in sorted(known) if number ^ 1 not in known]
            known = {number // 2 for number in known}
        return b"".join(found)


def number_of(mark: str) -> int:
    """The number of the key of a throw, 0 to ``KEYS`` - 1."""
    return int.from_bytes(hashlib.sha256(mark.encode()).digest()[:4], "big") % KEYS


def _key(secret: bytes, number: int) -> bytes:
    return hmac.digest(secret, b"key|%d" % number, "sha256")


def _all_keys(secret: bytes) -> Iterator[bytes]:
    """What :func:`_key` gives for every number. The secret is hashed once for all of them: twice as fast (RFC 2104)."""
    block = secret.ljust(_BLOCK, b"\0")
    inner, outer = (hashlib.sha256(bytes(byte ^ pad for byte in block)) for pad in (0x36, 0x5C))
    for number in range(KEYS):
        within, around = inner.copy(), outer.copy()
        within.update(b"key|%d" % number)
        around.update(within.digest())
        yield around.digest()


@lru_cache(maxsize=4)
def _tree(secret: bytes) -> tuple[tuple[bytes, ...], ...]:
    """The rows of the tree, leaves first; kept, as all papers of a turn ask for it. Some 25 ms, 2 MB."""
    row = tuple(hashlib.sha256(b"\0" + key).digest() for key in _all_keys(secret))
    rows = [row]
    while len(row) > 1:
        row = tuple(
            hashlib.sha256(b"\1" + left + right).digest() for left, right in zip(row[::2], row[1::2], strict=True)
        )
        rows.append(row)
    return tuple(rows)
