"""Make one side's report, order form and map from a battle file."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from datetime import datetime
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine import battlefile
from battles.engine.dice import DEFAULT_SEED
from battles.engine.faults import InputFaults
from battles.reports.documents import A4, Paper, SeatBrief, paper
from battles.services.papers.file import Wish, reports
from campaigns.management import arguments
from campaigns.management.spoken import SpokenCommand


class Command(SpokenCommand):
    """``python manage.py report FILE --side ID --out DIR``: no database is needed."""

    help = _lazy(
        "Resolve the open turn of a battle file by the orders in it and tell it to one side: a report and an order "
        "form as PDF, a map as PNG. With --as-it-stands nothing is resolved and the report shows the field as it is. "
        "The same file, seed and options give the same bytes."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, help=_("a battle file, YAML or JSON"))
        parser.add_argument("--side", required=True, help=_("the side whose report it is"))
        parser.add_argument("--out", type=Path, required=True, help=_("the folder to write to; made if need be"))
        parser.add_argument(
            "--seed", type=arguments.seed, default=DEFAULT_SEED, help=_("the turn's seed in hexadecimal")
        )
        parser.add_argument("--as-it-stands", action="store_true", help=_("do not resolve the open turn"))
        parser.add_argument(
            "--formation", action="append", default=[], help=_("a formation of the seat; may be repeated")
        )
        parser.add_argument("--name", default="", help=_("the commander's name on the report"))
        parser.add_argument("--starts", type=_moment, help=_("game date and time of turn 1, such as 1815-06-16T14:00"))
        parser.add_argument("--paper", type=_paper, default=A4, help=_("A4 (default) or Letter"))

    def handle(self, *args: Any, file: Path, side: str, out: Path, **options: Any) -> None:
        try:
            document = battlefile.load(file.read_text(encoding="utf-8"), name=str(file))
            battle = rulesets.read(document)
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(
                _("{file}: {error}; give the path of a battle file").format(file=file, error=error)
            ) from error
        except InputFaults as faults:
            raise CommandError(
                _("{file} is not a battle that can be told: {faults}").format(file=file, faults=faults)
            ) from faults
        if side not in battle.side_by_id:
            raise CommandError(
                _("--side {side!r} is not in this battle; its sides: {sides}").format(
                    side=side, sides=", ".join(battle.side_by_id)
                )
            )
        for name in options["formation"]:
            if battle.side_of_formation(name) != side:
                raise CommandError(
                    _("--formation {name!r} is not a formation of the side {side!r}").format(name=name, side=side)
                )
        label = battle.side_by_id[side].label
        name = options["name"] or _("the {side} commander").format(side=label)
        wish = Wish(
            side=side,
            seat=SeatBrief(name, tuple(options["formation"])),
            paper=options["paper"],
            seed=None if options["as_it_stands"] else options["seed"],
            start=options["starts"],
        )
        try:
            made = reports(document, wish)
        except InputFaults as faults:
            raise CommandError(_("{file} cannot be resolved: {faults}").format(file=file, faults=faults)) from faults
        out.mkdir(parents=True, exist_ok=True)
        for name, content in made.items():
            (out / name).write_bytes(content)
            self.stdout.write(f"{out / name}")


def _moment(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(
            _("{text!r} is not a date and time such as 1815-06-16T14:00").format(text=text)
        ) from None


def _paper(text: str) -> Paper:
    try:
        return paper(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None
