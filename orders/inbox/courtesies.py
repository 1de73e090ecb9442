"""What people and programs put around the orders of a mail: greeting, closing words, name and address, small print.

The lists of words know the languages of :mod:`orders.inbox.reply_words`; what no list knows is told by its place and
shape: a last paragraph without orders that stands below a rule, names where its writer can be reached, or is his name.
"""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import islice

from battles.engine.orders import COMMAND_BLOCKS
from orders.inbox.order_signs import are_orders, is_order_like
from orders.inbox.reply_words import BANNER, CLOSING, DEVICE, GREETING, MOBILE, SMALL_PRINT, SMALL_PRINT_WORDS

#: Lines that may stand below a closing and still be its signature.
_SIGNATURE_LINES = 8
#: Paragraphs below the orders that are looked at, from the last one up.
_PARAGRAPHS = 12
_DASHED = re.compile(r"\s*[-_=*]{3,}[^-_=*].{0,60}[-_=*]{3,}\s*\Z")
_CONTACT = re.compile(
    r"https?://|\bwww\.[a-z0-9-]{1,63}\.|[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|(\+\d|(?<![\d/.])0\d)[\d ()./-]{6,20}\d",
    re.IGNORECASE,
)
_ADDRESS_OF_PAGE = re.compile(r"[<\[(]\s?https?://[^>\])]{1,300}[>\])]?")
_COMMAND_WORDS = re.compile(
    rf"\s*(KEY|TURN|PRIORITY|{'|'.join(COMMAND_BLOCKS)}|GENERAL|GROUP|BATTERY)\s", re.IGNORECASE
)
_SHORT_GREETING = re.compile(r"\s*[^\W\d_]+( [^\W\d_]+){0,2}\s?[,，、]\s*")
_WORD = re.compile(r"[^\W_]+")


class Cut(StrEnum):
    """Why a line was left out."""

    QUOTATION = "quotation"
    SIGNATURE = "signature"
    SMALL_PRINT = "small print"
    GREETING = "greeting"
    AFTER_END = "after END"
    TOO_LONG = "beyond the bounds of a sheet"


Left = list[tuple[Cut, str]]


def without_courtesies(own: list[str], writer: str = "") -> tuple[list[str], Left]:
    """The lines without what surrounds the orders, and what was left out. ``writer``: the name it came under."""
    cut: Left = []
    own = _without_banners(own, cut)
    texts = [at for at, line in enumerate(own) if line.strip()]
    if len(texts) > 1 and _greets(own, texts):
        cut.append((Cut.GREETING, own[texts[0]]))
        own = own[texts[0] + 1 :]
    below = next((at for at in range(len(own)) if _closes(own, at)), None)
    if below is not None:
        reason = Cut.SMALL_PRINT if SMALL_PRINT.match(own[below]) else Cut.SIGNATURE
        cut += [(reason, line) for line in own[below:]]
        own = own[:below]
    end = _end_of_orders(own, frozenset(_words(writer)))
    return own[:end], [*cut, *((_reason(own[end:]), line) for line in own[end:])]


def is_from_device(line: str) -> bool:
    """Whether a line says from which telephone or program the mail was sent, and nothing else."""
    bare = line.strip(" \t*_-<>[]()")
    if "http" in bare:
        bare = _ADDRESS_OF_PAGE.sub("", bare).strip()
    if not 4 < len(bare) <= 160 or is_order_like(bare):
        return False
    return (DEVICE.search(bare) is not None and len(bare) <= 120) or any(sent.fullmatch(bare) for sent in MOBILE)


def _without_banners(own: list[str], cut: Left) -> list[str]:
    """Without the warnings that firms put above mail from outside."""
    kept = []
    for line in own:
        if BANNER.match(line) and not are_orders((line,)):
            cut.append((Cut.SMALL_PRINT, line))
        else:
            kept.append(line)
    return kept


def _greets(own: list[str], texts: list[int]) -> bool:
    line = own[texts[0]]
    if ":" in line.rstrip(" :") or _COMMAND_WORDS.match(line):
        return False
    if GREETING.fullmatch(line):
        return True
    return _SHORT_GREETING.fullmatch(line) is not None and are_orders(own[at] for at in texts[1:])


def _closes(own: list[str], at: int) -> bool:
    """Whether a closing or small print begins here, with no orders after it."""
    line = own[at]
    if SMALL_PRINT.match(line):
        return not are_orders(own[at + 1 : at + 60])
    if len(line) > 80 or not line.strip() or not CLOSING.fullmatch(line):
        return False
    below = list(islice((later for later in own[at + 1 :] if later.strip()), _SIGNATURE_LINES + 1))
    return len(below) <= _SIGNATURE_LINES and all(len(later) <= 120 for later in below) and not are_orders(below)


def _end_of_orders(own: list[str], writer: frozenset[str]) -> int:
    """Where the last paragraphs begin that are no orders by their shape; something is always left above them."""
    first = next((at for at, line in enumerate(own) if line.strip()), len(own))
    end = len(own)
    for _ in range(_PARAGRAPHS):
        last = end - 1
        while last > first and not own[last].strip():
            last -= 1
        if last > first and (_is_name(own[last], writer) or _is_card(own[last])):
            end = last
            continue
        start = last
        while start > first and own[start - 1].strip() and not _is_rule(own[start]):
            start -= 1
        if start <= first or not _is_footer(own[start : last + 1]):
            break
        end = start
    return end


def _is_footer(paragraph: list[str]) -> bool:
    if are_orders(paragraph):
        return False
    if _is_rule(paragraph[0]) or _DASHED.match(paragraph[0]) or all(is_from_device(line) for line in paragraph):
        return True
    text = "\n".join(paragraph)[:2_000]
    return _CONTACT.search(text) is not None or SMALL_PRINT_WORDS.search(text) is not None


def _is_card(line: str) -> bool:
    """Whether a line is a visiting card in one: where somebody is to be reached, and neither order nor comment."""
    orders = is_order_like(line) or are_orders((line,)) or line.lstrip().startswith("#")
    return not orders and _CONTACT.search(line[:300]) is not None


def _is_rule(line: str) -> bool:
    """Whether a line is of signs alone, without letters or figures; ``#`` begins a comment."""
    bare = line.strip()
    return len(bare) > 2 and not bare.startswith("#") and not any(letter.isalnum() for letter in bare)


def _reason(footer: list[str]) -> Cut:
    return Cut.SMALL_PRINT if SMALL_PRINT_WORDS.search("\n".join(footer)[:2_000]) else Cut.SIGNATURE


def _is_name(line: str, writer: frozenset[str]) -> bool:
    """Whether a line is the writer's name, or part of it."""
    words = _words(line)
    return len(line) <= 60 and bool(words) and ":" not in line and all(word in writer for word in words)


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text[:200])]
