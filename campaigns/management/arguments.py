"""Arguments of several commands, and the line of JSON in which they answer."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from collections.abc import Mapping
from typing import Any

from config.speech import gettext as _


def seed(text: str) -> bytes:
    """A secret seed in hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise ArgumentTypeError(
            _("{text!r} is no seed: give pairs of hexadecimal digits, such as 00ff").format(text=text)
        ) from error


def count(text: str) -> int:
    """A number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(_("{text!r} is no number here: give 1 or more").format(text=text))
    return int(text)


def line_of(answer: Mapping[str, Any]) -> str:
    """An answer on one line, without spaces."""
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
