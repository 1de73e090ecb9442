"""Resolve battle files and print one JSON document a file, one a line (contract, section 4)."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from battles.services.adjudication import DEFAULT_SEED, adjudicate, refusal
from campaigns.management.spoken import SpokenCommand


class Command(SpokenCommand):
    """``python manage.py adjudicate FILE... [--turns N] [--seed HEX] [--out DIR]``: no database is needed."""

    help = _lazy("Resolve the open turn of each battle file on its own, with no database, mail or clock.")
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=_("battle files, YAML or JSON"))
        parser.add_argument("--turns", type=_count, default=1, help=_("how many turns to resolve (default: 1)"))
        parser.add_argument("--seed", type=_seed, default=DEFAULT_SEED, help=_("the secret seed in hexadecimal"))
        parser.add_argument("--out", type=Path, help=_("a folder: also write each battle afterwards there, as JSON"))

    def handle(self, *args: Any, files: list[Path], turns: int, seed: bytes, out: Path | None, **options: Any) -> None:
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
        refused = False
        for file in files:
            answer = resolve_file(file, turns, seed)
            refused |= not answer["ok"]
            self.stdout.write(_line({"file": str(file), **answer}))
            if out is not None and answer["ok"]:
                (out / file.with_suffix(".json").name).write_text(_line(answer["state"]) + "\n", encoding="utf-8")
        if refused:
            sys.exit(1)


def resolve_file(file: Path, turns: int, seed: bytes) -> dict[str, Any]:
    """The contract's answer for one file; a file that cannot be opened or read as text is a fault like any other."""
    try:
        document = load(file.read_text(encoding="utf-8"), name=file.name)
    except OSError as error:
        return refusal((Fault("file", f"{file}: {error.strerror}; give the path of a battle file"),))
    except UnicodeDecodeError as error:
        return refusal((Fault("file", f"{file}: not UTF-8 text ({error.reason} at byte {error.start})"),))
    except InputFaults as faults:
        return refusal(faults.faults)
    return adjudicate(document, turns=turns, seed=seed)


def _line(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise ArgumentTypeError(
            _("{text!r} is no seed: give pairs of hexadecimal digits, such as 00ff").format(text=text)
        ) from error


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(_("{text!r} is no number of turns: give 1 or more").format(text=text))
    return int(text)
