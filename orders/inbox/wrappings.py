"""Wrappings of text inside a part: transfer encodings, flowed lines, clear-text signatures, uuencoded files."""

from __future__ import annotations

import base64
import binascii
import quopri
import re
from collections.abc import Iterable

from battles.engine.orders import COMMAND_BLOCKS

_BASE64_LINE = re.compile(rb"[A-Za-z0-9+/_-]{4,}={0,3}")
_BASE64_LONG_LINE = re.compile(rb"[A-Za-z0-9+/]{60,}={0,2}\Z")
_EMPTY_LINES = re.compile(rb"\n[ \t]*\r?\n")
_GAP = re.compile(rb"\S[ \t]+\S")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/=]")
_PADDING = re.compile(rb"=+")
_URL_SAFE = bytes.maketrans(b"-_", b"+/")
#: A soft line end behind which a server added blanks.
_QP_BLANKS = re.compile(rb"=[ \t]{1,80}(?=\r?\n)")
_QP_SIGN = re.compile(rb"=(?:[0-9A-Fa-f]{2}|\r?\n)")
_UU_BEGIN = re.compile(r"begin(?:-base64)? [0-7]{3,4} (.{1,200})")
_ENRICHED_PARAMETER = re.compile(r"<param>[^<>]{0,500}</param>", re.IGNORECASE)
_ENRICHED_COMMAND = re.compile(r"</?[A-Za-z0-9-]{1,60}>")
_PGP_SIGNED = "-----BEGIN PGP SIGNED MESSAGE-----"
_PGP_SIGNATURE = "-----BEGIN PGP SIGNATURE-----"
_PGP_END = "-----END PGP SIGNATURE-----"
PGP_MESSAGE = "-----BEGIN PGP MESSAGE-----"
#: The beginning of a line that starts an order or a block of orders, so that it never continues the line above.
ORDER_START = re.compile(
    rf"\s*(KEY|TURN|PRIORITY|{'|'.join(COMMAND_BLOCKS)}|BATTERY|GROUP|INTENT|GENERAL|STANDING|MESSAGE|CONCEDE|END)\b"
    r"|\s*[-*•]\s|\s*[^\s:;,][^:;,]{0,50}:\s*\S",
    re.IGNORECASE,
)


def transfer_decoded(raw: bytes, encoding: str) -> bytes:
    """The bytes behind a ``Content-Transfer-Encoding``; a wrong label is noticed, broken ends are forgiven."""
    encoding = re.split(r"[;(]", encoding, maxsplit=1)[0].strip().casefold()
    if encoding == "base64":
        return _from_base64(raw) if _looks_base64(raw) else raw
    if encoding == "quoted-printable":
        return quopri.decodestring(_QP_BLANKS.sub(b"=", raw))
    if encoding in ("x-uuencode", "uuencode", "x-uue", "uue"):
        _, files = without_uuencoded(raw.decode("latin-1").splitlines())
        return b"".join(content for _, content in files) if files else raw
    if encoding == "":
        # A part without the header is plain text by the standard; some programs forget the header and encode anyway.
        lines = raw.split()
        if len(lines) >= 2 and all(len(line) >= 60 for line in lines[:-1]) and _looks_base64(raw):
            return _from_base64(raw)
    return raw


def _looks_base64(raw: bytes) -> bool:
    """Whether the text holds base64 and not sentences: no line of it has a gap, and nearly all letters fit."""
    lines = [line.strip() for line in raw.splitlines() if line.strip()]
    if len(lines) == 1 and _is_short_text(lines[0]):
        return True
    fitting = sum(_BASE64_LINE.fullmatch(line) is not None for line in lines)
    return not lines or fitting * 10 >= len(lines) * 8 or _BASE64_LONG_LINE.match(lines[0]) is not None


def _is_short_text(line: bytes) -> bool:
    """Whether a line is base64 of a few words: the answer to a question may be a digit. Words themselves are not."""
    try:
        text = base64.b64decode(line, validate=True).decode()
    except (binascii.Error, ValueError):
        return False
    return all(letter.isprintable() or letter.isspace() for letter in text)


def _from_base64(raw: bytes) -> bytes:
    # What a gateway put below stands behind an empty line and has gaps.
    blocks = [block for block in _EMPTY_LINES.split(raw) if not _GAP.search(block.strip())]
    letters = _NOT_BASE64.sub(b"", b"".join(blocks).translate(_URL_SAFE))
    try:
        # Padding within ends one piece; some programs encode line by line.
        return b"".join(base64.b64decode(_padded(piece)) for piece in _PADDING.split(letters))
    except (binascii.Error, ValueError):
        return raw


def _padded(letters: bytes) -> bytes:
    """Letters of base64 with the padding they need; a single one left over says nothing."""
    beyond = len(letters) % 4
    return letters[:-1] if beyond == 1 else letters + b"=" * (-beyond % 4)


def mislabelled_quoted_printable(raw: bytes) -> bool:
    """Whether text that claims to be plain is full of quoted-printable signs, with soft line ends among them."""
    return len(_QP_SIGN.findall(raw[:20_000])) >= 3 and (b"=\n" in raw or b"=\r\n" in raw) and raw.isascii()


def unflowed(text: str, *, delete_space: bool) -> str:
    """Text of ``format=flowed`` with its soft line ends undone (RFC 3676).

    Some programs claim the format and leave spaces at the ends of lines that were meant to end: a line that starts an
    order is therefore never joined to the one above.
    """
    lines: list[tuple[int, str]] = []
    flowing = False
    for raw in text.split("\n"):
        stripped = raw.lstrip(">")
        depth = len(raw) - len(stripped)
        content = stripped[1:] if stripped.startswith(" ") else stripped
        signature = content == "-- "
        if flowing and not signature and lines[-1][0] == depth and not ORDER_START.match(content):
            above = lines[-1][1]
            lines[-1] = (depth, (above[:-1] if delete_space else above) + content)
        else:
            lines.append((depth, content))
        flowing = content.endswith(" ") and not signature and bool(content.strip())
    return "\n".join(f"{'>' * depth} {content}" if depth else content for depth, content in lines)


def unenriched(text: str) -> str:
    """The text of ``text/enriched`` (RFC 1896): without commands, single line ends undone, double ones made single.

    A line that starts an order is never joined to the one above: some programs do not double their line ends.
    """
    text = _ENRICHED_COMMAND.sub("", _ENRICHED_PARAMETER.sub("", text.replace("<<", "\0"))).replace("\0", "<")
    lines: list[str] = []
    joins = False
    for line in text.split("\n"):
        if joins and line.strip() and not ORDER_START.match(line):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
        joins = bool(line.strip())
    return "\n".join(lines)


def without_pgp_signature(text: str) -> str:
    """The text inside a clear-text signature (RFC 9580), or the text as it is; it is not verified."""
    if _PGP_SIGNED not in text:
        return text
    kept: list[str] = []
    state = "outside"
    for line in text.split("\n"):
        mark = line.strip()
        if mark == _PGP_SIGNED:
            state = "armour"
        elif mark == _PGP_SIGNATURE and state != "outside":
            state = "signature"
        elif mark == _PGP_END and state == "signature":
            state = "outside"
        elif state == "armour":
            state = "signed" if not mark else "armour"
        elif state == "signed":
            kept.append(line.removeprefix("- "))
        elif state == "outside":
            kept.append(line)
    return "\n".join(kept)


def without_uuencoded(lines: Iterable[str]) -> tuple[list[str], list[tuple[str, bytes]]]:
    """The lines outside uuencoded files, and the files with their names."""
    kept: list[str] = []
    files: list[tuple[str, bytes]] = []
    inside: list[str] | None = None
    name = ""
    for line in lines:
        if inside is None:
            begin = _UU_BEGIN.fullmatch(line.rstrip())
            if begin:
                name, inside = begin.group(1).strip(), [line]
            else:
                kept.append(line)
            continue
        inside.append(line)
        if line.strip() in ("end", "===="):
            files.append((name, _uudecoded(inside[1:-1])))
            inside = None
    # Without an end it was a sentence that began with "begin", not a file.
    return kept + (inside or []), files


def _uudecoded(lines: Iterable[str]) -> bytes:
    content = bytearray()
    for line in lines:
        raw = line.rstrip("\r\n").encode("latin-1", "replace")
        try:
            content += binascii.a2b_uu(raw)
        except binascii.Error:
            # Old encoders pad wrongly; the length is in the first letter.
            count = (((raw[0] - 32) & 63) * 4 + 5) // 3 if raw else 0
            try:
                content += binascii.a2b_uu(raw[:count])
            except binascii.Error:
                continue
    return bytes(content)


def unwrapped_by(plain: str, html: str) -> str:
    """Plain text with the lines that its program broke at some 75 letters joined again, as the HTML shows them.

    ``html`` is the text of the HTML alternative, where lines are whole. Lines are joined only where their letters
    make up one line of it exactly.
    """
    whole = {_squeezed(line) for line in html.split("\n") if len(line) > 50}
    if not whole:
        return plain
    starts = {key[:30] for key in whole}
    lines = plain.split("\n")
    joined: list[str] = []
    at = 0
    while at < len(lines):
        end = _end_of_line(lines, at, whole) if _squeezed(lines[at])[:30] in starts else at
        first, *more = lines[at : end + 1]
        joined.append(" ".join([first.rstrip(), *(line.lstrip("> ").rstrip() for line in more)]) if more else first)
        at = end + 1
    return "\n".join(joined)


def _end_of_line(lines: list[str], start: int, whole: set[str]) -> int:
    """The last of the lines from ``start`` on that together are one line of ``whole``; ``start`` when none are."""
    text = _squeezed(lines[start])
    for end in range(start + 1, min(start + 12, len(lines))):
        if text in whole or not lines[end].strip():
            return start
        text += _squeezed(lines[end])
        if text in whole:
            return end
    return start


def _squeezed(line: str) -> str:
    return "".join(line.lstrip("> ").split())
