"""Reading YAML 1.2: quickly where a file keeps to the plain part of it, else by the general reader.

Battle files use little of YAML: mappings and lists by indentation or in brackets, plain and quoted words, texts as
literal blocks, comments. :func:`read_plain` reads just that, some ten times as fast as the general reader, and gives
up on everything else: anchors, tags, folded texts, words over several lines, keys given twice, anything not well
formed. What it reads is what the general reader gives; what it gives up is read, or refused, by the general reader.
"""

from __future__ import annotations

import json
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.resolver import implicit_resolvers

from battles.engine import expressions as re

#: How often a file may refer back to something that it named: more can multiply without end.
MOST_ALIASES = 20
#: How deep things may lie in each other for the quick reader.
DEEPEST = 40
#: Longer numbers are left to the general reader.
LONGEST_NUMBER = 15
LONGEST_KEY = 200

_VERSION = (1, 2)


class NotPlain(Exception):
    """The text goes beyond the plain part of YAML."""


class _BoundedComposer(Composer):
    """Composes documents that do not refer back too often."""

    def __init__(self, loader: Any = None) -> None:
        super().__init__(loader=loader)
        self._aliases = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.parser.check_event(AliasEvent):
            self._aliases += 1
            if self._aliases > MOST_ALIASES:
                mark = self.parser.peek_event().start_mark
                problem = f"more than {MOST_ALIASES} references (*name); write such things out"
                raise ComposerError(None, None, problem, mark)
        return super().compose_node(parent, index)


def read_yaml(text: str) -> Any:
    """The document in a text. Raises what the general reader raises for a text that is none."""
    try:
        return read_plain(text)
    except NotPlain:
        reader = YAML(typ="safe", pure=True)
        reader.Composer = _BoundedComposer
        return reader.load(text)


# ---- words

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+")
_WORDS = {"true": True, "false": False, "null": None, "~": None}
#: By first letter: the patterns of words that YAML 1.2 does not take for text.
_SPECIAL: dict[str, list[re.Pattern[str]]] = {}
_RESOLVERS: Any = implicit_resolvers
for _versions, _tag, _pattern, _firsts in _RESOLVERS:
    if _VERSION in _versions:
        for _first in _firsts:
            _SPECIAL.setdefault(_first, []).append(_pattern)


def _scalar(word: str) -> Any:
    """What a word without quotes stands for."""
    if word in _WORDS:
        return _WORDS[word]
    if _INTEGER.fullmatch(word) and len(word) <= LONGEST_NUMBER:
        return int(word)
    if _DECIMAL.fullmatch(word) and len(word) <= LONGEST_NUMBER:
        return float(word)
    if any(pattern.match(word) for pattern in _SPECIAL.get(word[0], ())):
        raise NotPlain
    return word


def _quoted(text: str) -> str:
    """What a word in quotes stands for."""
    if text[0] == "'":
        return text[1:-1].replace("''", "'")
    if "\\" not in text:
        return text[1:-1]
    if _SURROGATE.search(text):
        raise NotPlain
    try:
        return str(json.loads(text))
    except ValueError:
        raise NotPlain from None


_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_DOUBLE = r'"(?:[^"\\\n]|\\["\\/bfnrtu])*"'
_SINGLE = r"'(?:[^'\n]|'')*'"
# A word begins with a letter, a figure or a sign that stands for nothing else, and holds no colon or hash that does.
_FIRST = r"(?:[^\W]|[./+()~\u0080-\uffff]|-(?=[\w.]))"
_IN_BRACKETS = rf"{_FIRST}(?:[^\s,\[\]{{}}:#]|:(?=[^\s,\[\]{{}}])|(?<=\S)\#| +(?=[^\s,\[\]{{}}:#]))*"
_ON_A_LINE = re.compile(rf"{_FIRST}(?:[^\s:#]|:(?=\S)|(?<=\S)\#| +(?=[^\s:#]))*")
_KEY = re.compile(rf"(?:(?P<quoted>{_DOUBLE}|{_SINGLE})|(?P<plain>[\w./](?:[\w./-]| +(?=[\w./-]))*)) *:(?= |$)")
# The colon behind a key, on its line; behind quotes it needs no space after it.
_COLON = r"""(?<=[^ \n]) *:(?=[ \n]|$)|(?<=["']):"""
_TOKEN = re.compile(
    rf"(?P<colon>{_COLON})|(?P<space>[ \n]+(?:\#[^\n]*)?)|(?P<mark>[\[\]{{}},])"
    rf"|(?P<quoted>{_DOUBLE}|{_SINGLE})|(?P<plain>{_IN_BRACKETS})"
)
_REST = re.compile(r" *(?: #.*)?")
_BLOCK = re.compile(r"\|([-+]?)(?: +#.*)?")
# Signs that the general reader refuses or takes for the end of a line.
_ODD = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]")


# ---- lines


def read_plain(text: str) -> Any:
    """The document in a text that keeps to the plain part of YAML. Raises :class:`NotPlain` for every other text."""
    text = text.replace("\r\n", "\n")
    if _ODD.search(text):
        raise NotPlain
    reader = _Reader(text)
    value = reader.document()
    if reader.at < len(reader.lines):
        raise NotPlain
    return value


class _Reader:
    """Reads line by line. ``at`` is the next line, which after :meth:`_skip` is one that says something."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.ended = text.endswith("\n")
        self.at = 0

    def document(self) -> Any:
        indent = self._skip()
        if indent != 0:
            raise NotPlain
        return self._brackets(0, -1, 0) if self.lines[self.at][0] in "[{" else self._block(0, 0)

    def _skip(self) -> int:
        """Go on to the next line that says something; its indentation, -1 at the end."""
        lines = self.lines
        while self.at < len(lines):
            line = lines[self.at]
            said = line.lstrip(" ")
            if said and said[0] != "#":
                return len(line) - len(said)
            self.at += 1
        return -1

    def _block(self, indent: int, deep: int) -> Any:
        """The list or mapping whose lines have this indentation."""
        if deep > DEEPEST:
            raise NotPlain
        said = self.lines[self.at][indent:]
        if said == "-" or said.startswith("- "):
            return self._list(indent, deep)
        return self._mapping(indent, deep)

    def _list(self, indent: int, deep: int) -> list[Any]:
        found: list[Any] = []
        while self._skip() == indent:
            line = self.lines[self.at]
            said = line[indent:]
            if said != "-" and not said.startswith("- "):
                break
            rest = said[1:].lstrip(" ")
            if not rest or rest[0] == "#":
                self.at += 1
                inner = self._skip()
                found.append(self._block(inner, deep + 1) if inner > indent else None)
            elif _KEY.match(rest):
                # A mapping that begins behind the dash: read on as if the dash were a space.
                inner = len(line) - len(rest)
                self.lines[self.at] = " " * inner + rest
                found.append(self._mapping(inner, deep + 1))
            else:
                found.append(self._value(rest, len(line) - len(rest), indent, deep))
        if self._skip() > indent:
            raise NotPlain
        return found

    def _mapping(self, indent: int, deep: int) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        while self._skip() == indent:
            line = self.lines[self.at]
            match = _KEY.match(line, indent)
            if match is None or match.end() - indent > LONGEST_KEY:
                raise NotPlain
            key = _quoted(match["quoted"]) if match["quoted"] else _scalar(match["plain"])
            if key in found:
                raise NotPlain
            rest = line[match.end() :].lstrip(" ")
            if rest and rest[0] != "#":
                found[key] = self._value(rest, len(line) - len(rest), indent, deep)
                continue
            self.at += 1
            inner = self._skip()
            if inner > indent:
                found[key] = self._block(inner, deep + 1)
            elif inner == indent and (self.lines[self.at] + " ").startswith("- ", indent):
                found[key] = self._list(indent, deep + 1)
            else:
                found[key] = None
        if self._skip() > indent:
            raise NotPlain
        return found

    def _value(self, rest: str, column: int, indent: int, deep: int) -> Any:
        """A value that begins at a column of the present line; ``indent`` is that of what it belongs to."""
        first = rest[0]
        if first in "[{":
            return self._brackets(column, indent, deep)
        if first == "|":
            return self._text(rest, indent)
        if first in "\"'":
            match = _TOKEN.match(rest)
            if match is None or not match["quoted"] or not _REST.fullmatch(rest, match.end()):
                raise NotPlain
            self.at += 1
            value: Any = _quoted(match["quoted"])
        else:
            match = _ON_A_LINE.match(rest)
            if match is None or not _REST.fullmatch(rest, match.end()):
                raise NotPlain
            self.at += 1
            value = _scalar(match[0])
        if self._skip() > indent:
            raise NotPlain
        return value

    def _text(self, rest: str, indent: int) -> str:
        """A literal block: lines deeper than what it belongs to."""
        match = _BLOCK.fullmatch(rest)
        if match is None:
            raise NotPlain
        self.at += 1
        start = self.at
        inner = 0
        kept: list[str] = []
        last = len(self.lines) - 1
        while self.at <= last:
            line = self.lines[self.at]
            deep = len(line) - len(line.lstrip(" "))
            if deep == len(line):
                if (not inner and deep) or (self.at == last and deep):
                    raise NotPlain
                if self.at == last:
                    break
            elif not inner:
                if deep <= indent:
                    break
                inner = deep
            elif deep < inner:
                if deep > indent:
                    raise NotPlain
                break
            kept.append(line[inner:] if inner else "")
            self.at += 1
        if not inner or (self.at > last and not self.ended):
            raise NotPlain
        self.at = max(self.at, start)
        return _chomped(kept, match[1])

    def _brackets(self, column: int, indent: int, deep: int) -> Any:
        """What stands in brackets, over as many lines as it takes."""
        end = self._closing(column)
        lines = self.lines[self.at : end + 1]
        if any(line and len(line) - len(line.lstrip(" ")) <= indent for line in lines[1:]):
            raise NotPlain
        lines[0] = lines[0][column:]
        tokens = _tokens("\n".join(lines))
        value, after = _in_brackets(tokens, 0, deep)
        if after != len(tokens):
            raise NotPlain
        self.at = end + 1
        if self._skip() > indent:
            raise NotPlain
        return value

    def _closing(self, column: int) -> int:
        """The line on which the bracket at a column is closed."""
        open_ = 0
        for number in range(self.at, len(self.lines)):
            line = self.lines[number]
            position = column if number == self.at else 0
            while position < len(line):
                match = _TOKEN.match(line, position)
                if match is None:
                    raise NotPlain
                mark = match["mark"]
                if mark and mark != ",":
                    open_ += 1 if mark in "[{" else -1
                position = match.end()
            if open_ == 0:
                return number
        raise NotPlain


def _chomped(lines: list[str], keep: str) -> str:
    """The lines of a literal block as one text, its end as asked for."""
    text = "\n".join(lines) + "\n"
    if keep == "+":
        return text
    text = text.rstrip("\n")
    return text if keep == "-" or not text else text + "\n"


# ---- brackets

Token = tuple[str, Any]


def _tokens(text: str) -> list[Token]:
    """Marks, colons and values of a text in brackets; values have the mark ``""``."""
    found: list[Token] = []
    position = 0
    for match in _TOKEN.finditer(text):
        if match.start() != position:
            raise NotPlain
        position = match.end()
        kind = match.lastgroup
        if kind == "plain":
            found.append(("", _scalar(match[0])))
        elif kind == "mark" or kind == "colon":
            found.append((match[0].lstrip(), None))
        elif kind == "quoted":
            found.append(("", _quoted(match[0])))
    if position != len(text):
        raise NotPlain
    return found


def _in_brackets(tokens: list[Token], at: int, deep: int) -> tuple[Any, int]:
    """The value that begins at a token, and where the next begins."""
    if deep > DEEPEST or at >= len(tokens):
        raise NotPlain
    mark, value = tokens[at]
    if not mark:
        return value, at + 1
    if mark == "[":
        return _list_in_brackets(tokens, at + 1, deep)
    if mark == "{":
        return _mapping_in_brackets(tokens, at + 1, deep)
    raise NotPlain


def _list_in_brackets(tokens: list[Token], at: int, deep: int) -> tuple[list[Any], int]:
    found: list[Any] = []
    while at < len(tokens):
        if tokens[at][0] == "]":
            return found, at + 1
        value, at = _in_brackets(tokens, at, deep + 1)
        found.append(value)
        at = _after_item(tokens, at, "]")
    raise NotPlain


def _mapping_in_brackets(tokens: list[Token], at: int, deep: int) -> tuple[dict[Any, Any], int]:
    found: dict[Any, Any] = {}
    while at + 1 < len(tokens) or (at < len(tokens) and tokens[at][0] == "}"):
        mark, key = tokens[at]
        if mark == "}":
            return found, at + 1
        if mark or tokens[at + 1][0] != ":" or key in found:
            raise NotPlain
        found[key], at = _in_brackets(tokens, at + 2, deep + 1)
        at = _after_item(tokens, at, "}")
    raise NotPlain


def _after_item(tokens: list[Token], at: int, closing: str) -> int:
    """Past the comma behind an item, or at the bracket that closes the whole."""
    if at >= len(tokens) or tokens[at][0] not in (",", closing):
        raise NotPlain
    return at + 1 if tokens[at][0] == "," else at
