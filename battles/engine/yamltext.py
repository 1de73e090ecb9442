"""Writing plain documents as YAML for people: one unit a line, order sheets as blocks.

Written here because battle files are read and edited by hand: a general writer gives either twenty short lines to a
unit or one line to the whole file. Any YAML 1.1 or 1.2 reader gives back the same document.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from battles.engine import expressions as re

# Words that need no quotes: they begin with a letter, or have a slash among digits, and are no constant of YAML.
_PLAIN = re.compile(r"(?:[A-Za-z_][A-Za-z0-9_./' -]*[A-Za-z0-9_.]|[A-Za-z]|[0-9]+/[0-9A-Za-z./-]+)", re.ASCII)
_CONSTANTS = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))
# Signs that JSON writes as they are, but YAML does not take, or takes for the end of a line.
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]")


def dump_yaml(document: Mapping[str, Any]) -> str:
    """The document as YAML 1.2. Lists of mappings have an item a line, texts of several lines stand as blocks."""
    return "".join(f"{line}\n" for key, value in document.items() for line in _entry(str(key), value))


def _entry(key: str, value: Any) -> Iterator[str]:
    head = f"{_flow(key)}:"
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        yield head
        for item in value:
            yield f"  - {_flow(item)}"
    elif isinstance(value, Mapping) and any(isinstance(item, str) and "\n" in item for item in value.values()):
        yield head
        for name, text in value.items():
            yield from (f"  {line}" for line in _block(str(name), text))
    else:
        yield f"{head} {_flow(value)}"


def _block(name: str, text: Any) -> Iterator[str]:
    """A text as a literal block where that gives back the same text, else in quotes."""
    if not isinstance(text, str) or not _literal(text):
        yield f"{_flow(name)}: {_flow(text)}"
        return
    body = text.rstrip("\n")
    ends = len(text) - len(body)
    yield f"{_flow(name)}: |" + ("-", "")[min(ends, 1)]
    yield from (f"  {line}" if line else "" for line in body.split("\n"))


def _literal(text: str) -> bool:
    return (
        "\n" in text
        and not text[0].isspace()
        and not text.endswith("\n\n")
        and all(line == line.rstrip() and (line.isprintable() and "\ufeff" not in line) for line in text.split("\n"))
    )


def _flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_flow(str(key))}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(item) for item in value) + "]"
    if not isinstance(value, str):
        return json.dumps(value)
    if _PLAIN.fullmatch(value) and value.lower() not in _CONSTANTS:
        return value
    return _UNPRINTABLE.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(value, ensure_ascii=False))
