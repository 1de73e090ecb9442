"""Run campaign files and print one JSON document a file, one a line (contract, section 7)."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

from battles.engine.dice import DEFAULT_SEED
from campaigns.management import arguments
from config.commands import FileCommand, Say
from config.speech import gettext as _
from orders.services.marching import run_file


class March(FileCommand):
    """``python manage.py march FILE... [--hours N | --until TIME] [--seed HEX] [--out DIR]``: needs no database."""

    help = _("Run campaign files for some hours, with no database, mail or clock.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=_("campaign files, YAML or JSON"))
        length = parser.add_mutually_exclusive_group()
        length.add_argument("--hours", type=_hours, help=_("how many hours to run, by quarters (default: turn_hours)"))
        length.add_argument("--until", help=_("run until this time, YYYY-MM-DDTHH:MM"))
        parser.add_argument(
            "--seed", type=arguments.seed, default=DEFAULT_SEED, help=_("the secret seed in hexadecimal")
        )
        parser.add_argument(
            "--out", type=Path, help=_("a folder: also write the campaign and its battles there, as JSON")
        )

    def run(self, say: Say, options: Namespace) -> int:
        out: Path | None = options.out
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
        refused = False
        for file in options.files:
            answer = run_file(file, hours=options.hours, until=options.until, seed=options.seed)
            refused |= not answer["ok"]
            say(arguments.line_of({"file": str(file), **answer}))
            if out is not None and answer["ok"]:
                _write(out, file, answer)
        return 1 if refused else 0


COMMAND = March()


def _write(out: Path, file: Path, answer: dict[str, Any]) -> None:
    (out / file.with_suffix(".json").name).write_text(arguments.line_of(answer["state"]) + "\n", encoding="utf-8")
    title = answer["state"]["title"]
    begun = {str(item["id"]): item["file"] for item in answer["state"].get("battles", []) if "file" in item}
    for battle in answer["battles"]:
        name = next((id for id, made in begun.items() if made == battle), "battle")
        safe = "".join(sign if sign.isalnum() or sign in " ._-" else "-" for sign in f"{title}-{name}")
        (out / f"{safe}.json").write_text(arguments.line_of(battle) + "\n", encoding="utf-8")


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError as error:
        raise ArgumentTypeError(_("{text!r} is no number of hours").format(text=text)) from error
    if not 0 < hours <= 100_000 or (hours * 4) % 1:
        raise ArgumentTypeError(_("{text!r} is no multiple of 0.25").format(text=text))
    return hours
