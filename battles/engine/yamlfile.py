"""A YAML text as what it holds, with its faults told by their lines (contract, section 1)."""

from __future__ import annotations

from typing import Any

from ruamel.yaml.constructor import DuplicateKeyError
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from battles.engine.faults import Fault, InputFaults
from battles.engine.yamlreading import read_yaml


def load_yaml(text: str) -> Any:
    """What a YAML text holds. Raises :class:`InputFaults`, the path naming the line, for what is not well-formed."""
    try:
        return read_yaml(text)
    except DuplicateKeyError as error:
        raise InputFaults([Fault(_line(error), f"{_duplicate(error)}; allowed: each key once")]) from error
    except MarkedYAMLError as error:
        raise InputFaults([Fault(_line(error), f"not YAML: {error.problem or error.context}")]) from error
    except (YAMLError, ValueError, RecursionError, OverflowError, TypeError, AttributeError) as error:
        raise InputFaults([Fault("line 1", f"not YAML that can be read: {error}")]) from error


def _line(error: MarkedYAMLError) -> str:
    mark = error.problem_mark or error.context_mark
    return f"line {mark.line + 1}" if mark is not None else "line 1"


def _duplicate(error: MarkedYAMLError) -> str:
    return str(error.problem or "found a key twice").partition(" with value")[0]
