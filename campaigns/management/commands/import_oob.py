"""Import an order of battle into a campaign, or try what importing it would change."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand
from campaigns.models import Campaign
from campaigns.services.order_of_battle.importing import import_files, preview
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.order_of_battle.report import lines
from campaigns.services.people.campaigns import find_or_create


class Command(SpokenCommand):
    help = _lazy("Import an order of battle (CSV or YAML, with a table of ratings if you like) into a campaign.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, help=_("the order of battle, and tables that go with it"))
        parser.add_argument("--campaign", required=True, help=_("short name of the campaign"))
        parser.add_argument("--create", metavar="NAME", help=_("make the campaign, with this name, if it is not there"))
        parser.add_argument("--ruleset", default="mini-nap", help=_("ruleset of a new campaign (mini-nap)"))
        parser.add_argument("--replace", action="store_true", help=_("delete what the files do not name"))
        parser.add_argument("--dry-run", action="store_true", help=_("say what would change, and change nothing"))
        parser.add_argument("--json", action="store_true", help=_("print the account as JSON"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            files = [SourceFile(path.name, path.read_bytes()) for path in options["files"]]
        except OSError as error:
            raise CommandError(f"{error.filename}: {error.strerror}") from error
        campaign = self._campaign(options)
        try:
            if options["dry_run"]:
                plan = preview(campaign, files, replace=options["replace"])
            else:
                plan, _ = import_files(campaign, files, who="command", now=timezone.now(), replace=options["replace"])
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        self._show(plan.reading.report.as_mapping(), plan.summary, [str(change) for change in plan.changes], options)

    def _campaign(self, options: dict[str, Any]) -> Campaign:
        if options["create"]:
            return find_or_create(options["campaign"], name=options["create"], ruleset=options["ruleset"])
        campaign = Campaign.objects.filter(slug=options["campaign"]).first()
        if campaign is None:
            slugs = ", ".join(Campaign.objects.values_list("slug", flat=True)) or _("none yet")
            raise CommandError(
                _("no campaign {campaign!r} (there are: {slugs}); --create NAME makes it").format(
                    campaign=options["campaign"], slugs=slugs
                )
            )
        return campaign

    def _show(self, report: dict[str, Any], summary: str, changes: list[str], options: dict[str, Any]) -> None:
        if options["json"]:
            self.stdout.write(json.dumps(report | {"changes": changes}, ensure_ascii=False))
            return
        for line in lines(report):
            self.stdout.write(line)
        if options["dry_run"]:
            for change in changes:
                self.stdout.write(change)
            self.stdout.write(_("Nothing was changed. An import would make: {summary}.").format(summary=summary))
        else:
            self.stdout.write(_("Imported: {summary}.").format(summary=summary))
