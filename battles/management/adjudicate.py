"""Resolve battle files and print one JSON document a file, one a line (contract, section 4)."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from battles.engine.battlefile import load
from battles.engine.dice import DEFAULT_SEED
from battles.engine.faults import Fault, InputFaults, refusal
from battles.services.adjudication import adjudicate
from campaigns.management import arguments
from config.commands import FileCommand, Say
from config.speech import gettext as _


class Adjudicate(FileCommand):
    """``python manage.py adjudicate FILE... [--turns N] [--seed HEX] [--out DIR]``: no database is needed."""

    help = _("Resolve the open turn of each battle file on its own, with no database, mail or clock.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=_("battle files, YAML or JSON"))
        parser.add_argument(
            "--turns", type=arguments.count, default=1, help=_("how many turns to resolve (default: 1)")
        )
        parser.add_argument(
            "--seed", type=arguments.seed, default=DEFAULT_SEED, help=_("the secret seed in hexadecimal")
        )
        parser.add_argument("--out", type=Path, help=_("a folder: also write each battle afterwards there, as JSON"))

    def run(self, say: Say, options: Namespace) -> int:
        out: Path | None = options.out
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
        refused = False
        for file in options.files:
            answer = resolve_file(file, options.turns, options.seed)
            refused |= not answer["ok"]
            say(arguments.line_of({"file": str(file), **answer}))
            if out is not None and answer["ok"]:
                (out / file.with_suffix(".json").name).write_text(
                    arguments.line_of(answer["state"]) + "\n", encoding="utf-8"
                )
        return 1 if refused else 0


COMMAND = Adjudicate()


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
