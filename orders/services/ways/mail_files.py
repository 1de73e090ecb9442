"""Mails in files: one message a file, an mbox, a maildir, or standard input."""

from __future__ import annotations

import mailbox
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FiledMail:
    """A message and where it was found: ``box.mbox#3`` is the third of an mbox."""

    source: str
    raw: bytes


class NoMail(ValueError):
    """A path that holds no mail; the message names it."""


def mails_in(path: str) -> Iterator[FiledMail]:
    """The messages of a file, an mbox, a maildir, a folder of ``.eml`` files, or standard input (``-``).

    Raises :class:`NoMail` when there is nothing to read at the path.
    """
    if path == "-":
        yield FiledMail("-", sys.stdin.buffer.read())
        return
    place = Path(path)
    if place.is_dir():
        yield from _folder(place)
    elif place.is_file():
        raw = place.read_bytes()
        if raw.startswith(b"From ") and not place.name.casefold().endswith(".eml"):
            yield from _mbox(place)
        else:
            yield FiledMail(path, raw)
    else:
        raise NoMail(f"{path}: no such file or folder")


def _folder(place: Path) -> Iterator[FiledMail]:
    if (place / "new").is_dir() and (place / "cur").is_dir():
        maildir = mailbox.Maildir(place, factory=None, create=False)
        for key in sorted(maildir.keys()):
            yield FiledMail(f"{place}#{key}", maildir.get_bytes(key))
        return
    files = sorted(file for file in place.iterdir() if file.suffix.casefold() in (".eml", ".mbox", ".mail", ".txt"))
    if not files:
        raise NoMail(f"{place}: neither a maildir nor a folder with .eml files")
    for file in files:
        yield from mails_in(str(file))


def _mbox(place: Path) -> Iterator[FiledMail]:
    box = mailbox.mbox(place, factory=None, create=False)
    try:
        for number, key in enumerate(box.keys(), start=1):
            yield FiledMail(f"{place}#{number}", box.get_bytes(key))
    finally:
        box.close()
