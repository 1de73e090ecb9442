"""Importing an order of battle into a campaign: read, compare, and (unless it is only tried) store with an account."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.faults import Fault, InputFaults
from campaigns.models import Campaign, OrderOfBattleImport
from campaigns.services.audit import record
from campaigns.services.order_of_battle.changes import Change, Deed, differences
from campaigns.services.order_of_battle.reading import Reading, SourceFile, read_files
from campaigns.services.order_of_battle.storing import store, stored
from campaigns.services.order_of_battle.values import OrderOfBattle


@dataclass(frozen=True, slots=True)
class Preview:
    """What an import would bring and change."""

    reading: Reading
    changes: tuple[Change, ...]
    replace: bool

    def count(self, deed: Deed) -> int:
        """How many records are added, changed or removed."""
        return sum(change.deed is deed for change in self.changes)

    @property
    def removed(self) -> int:
        """How many records would be removed."""
        return self.count(Deed.REMOVED)

    @property
    def summary(self) -> str:
        """The counts in words: ``294 added, 3 changed, 0 removed``."""
        return ", ".join(f"{self.count(deed)} {deed.value}" for deed in Deed)


def preview(campaign: Campaign, files: Sequence[SourceFile], *, replace: bool = False) -> Preview:
    """Read the files and say what importing them would change.

    Raises ``InputFaults`` for files of no known form, and for files without a row that shall replace what there is.
    """
    ruleset = rulesets.find(campaign.ruleset)
    present = stored(campaign)
    reading = read_files(files, ruleset)
    foreign = _keys_of_other_sides(present, reading.order_of_battle)
    if foreign & _keys(reading.order_of_battle):
        reading = read_files(files, ruleset, taken=foreign)
    if replace and not reading.report.rows_read:
        words = _("no row of it could be read, so there is nothing to put in the place of what would be removed")
        raise InputFaults([Fault(reading.report.source, words)])
    return Preview(reading, differences(present, reading.order_of_battle, replace=replace), replace)


@transaction.atomic
def import_files(
    campaign: Campaign, files: Sequence[SourceFile], *, who: str, now: datetime, replace: bool = False
) -> tuple[Preview, OrderOfBattleImport]:
    """Import the files into the campaign and keep the account. Raises ``InputFaults`` and changes nothing otherwise."""
    plan = preview(campaign, files, replace=replace)
    store(campaign, plan.reading.order_of_battle, replace=replace)
    source = plan.reading.report.source[:200]
    account = OrderOfBattleImport.objects.create(
        campaign=campaign, at=now, who=who[:150], source=source, report=plan.reading.report.as_mapping()
    )
    detail = {deed.value: plan.count(deed) for deed in Deed}
    record(campaign, who=who, action="import-order-of-battle", subject=source, detail=detail, now=now)
    return plan, account


def _keys(order_of_battle: OrderOfBattle) -> set[str]:
    formations = {formation.key for formation in order_of_battle.formations}
    return formations | {unit.key for unit in order_of_battle.units}


def _keys_of_other_sides(present: OrderOfBattle, incoming: OrderOfBattle) -> set[str]:
    """Keys held by sides that the files say nothing of; an import must not take a unit over from them."""
    sides = {side.key for side in incoming.sides}
    formations = {formation.key for formation in present.formations if formation.side not in sides}
    return formations | {unit.key for unit in present.units if present.side_of(unit) not in sides}
