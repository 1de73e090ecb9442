"""Importing into a campaign: what it will change, what it changes, and the account that is kept."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from battles.engine.faults import InputFaults
from campaigns.models import Campaign, Commander, Formation, Unit
from campaigns.services.order_of_battle.importing import import_files, preview
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.order_of_battle.remarks import words_of
from campaigns.services.order_of_battle.storing import store_missing, stored
from campaigns.services.order_of_battle.writing import Form, write
from tests.campaigns.orders_of_battle import DATA, read, table

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
pytestmark = pytest.mark.django_db


@pytest.fixture
def campaign() -> Campaign:
    return Campaign.objects.create(name="Waterloo", slug="waterloo")


def files(text: str, name: str = "oob.csv") -> list[SourceFile]:
    return [SourceFile(name, text.encode())]


def bring(campaign: Campaign, text: str, *, replace: bool = False):
    return import_files(campaign, files(text), who="umpire", now=NOW, replace=replace)


def test_the_whole_of_waterloo_is_stored_as_it_was_read(campaign: Campaign) -> None:
    source = [SourceFile("oob.csv", (DATA / "waterloo-1815/oob.csv").read_bytes())]
    plan, account = import_files(campaign, source, who="umpire", now=NOW)
    assert stored(campaign) == plan.reading.order_of_battle
    assert (Formation.objects.count(), Unit.objects.count(), Commander.objects.count()) == (294, 663, 250)
    assert account.report["totals"] == {
        "formations": 294,
        "units": 663,
        "men": 336_406,
        "pieces": 848,
        "strength": 3_533,
    }


def test_a_preview_changes_nothing_and_foretells_the_import(campaign: Campaign) -> None:
    text = table({}, {"id": "FR-044", "unit": "93e Ligne"})
    plan = preview(campaign, files(text))
    assert not campaign.sides.exists()
    assert plan.summary == bring(campaign, text)[0].summary == "9 added, 0 changed, 0 removed"


def test_importing_the_same_again_changes_nothing(campaign: Campaign) -> None:
    bring(campaign, table({}))
    assert bring(campaign, table({}))[0].changes == ()


def test_a_changed_value_is_shown_before_and_after(campaign: Campaign) -> None:
    bring(campaign, table({}))
    plan = preview(campaign, files(table({"strength_men": "868"})))
    assert [str(change) for change in plan.changes] == [
        "changed unit 1/92 (1/92e Ligne): strength 5 -> 4; men 534 -> 434",
        "changed unit 2/92 (2/92e Ligne): strength 5 -> 4; men 534 -> 434",
    ]


def test_what_a_file_does_not_name_stays_unless_it_is_to_be_replaced(campaign: Campaign) -> None:
    bring(campaign, table({}, {"id": "FR-044", "unit": "93e Ligne"}))
    bring(campaign, table({}))
    assert Unit.objects.count() == 4
    plan, _ = bring(campaign, table({}), replace=True)
    assert plan.summary == "0 added, 0 changed, 2 removed"
    assert set(Unit.objects.values_list("key", flat=True)) == {"1/92", "2/92"}


def test_another_side_never_takes_a_unit_over_by_having_its_key(campaign: Campaign) -> None:
    bring(campaign, table({}))
    bring(campaign, table({"side": "Allied", "nationality": "British", "army": "Army", "army_commander": ""}))
    french = Unit.objects.filter(formation__side__key="french")
    assert set(french.values_list("key", flat=True)) == {"1/92", "2/92"}
    assert Unit.objects.filter(formation__side__key="allied").count() == 2


def test_an_import_is_recorded_with_its_account_and_in_the_audit_trail(campaign: Campaign) -> None:
    _, account = bring(campaign, table({"quality": "Veteran"}))
    assert account.report["rows"] == 1
    note = account.report["notes"][0]
    assert (note["remark"], note["values"]) == ("read-as", {"word": "veteran"})
    assert words_of(note) == "read as veteran"
    assert campaign.audit.get(action="import-order-of-battle").done.endswith(", 7 added, 0 changed, 0 removed")


def test_a_file_of_no_known_form_changes_nothing(campaign: Campaign) -> None:
    with pytest.raises(InputFaults):
        bring(campaign, "a,b\n1,2\n")
    assert not campaign.imports.exists()


@pytest.mark.parametrize("form", list(Form))
def test_what_is_exported_can_be_imported_without_a_change(campaign: Campaign, form: Form) -> None:
    bring(campaign, table({}, {"id": "FR-044", "unit": "93e Ligne", "quality": "elite"}))
    text = write(stored(campaign), form, campaign.ruleset)
    assert preview(campaign, files(text, f"oob.{form}"), replace=True).changes == ()


def test_troops_of_a_battle_join_without_touching_those_that_are_there(campaign: Campaign) -> None:
    bring(campaign, table({}))
    before = stored(campaign)
    other = read(table({"strength_men": "100"}, {"id": "2", "unit": "93e Ligne"})).order_of_battle
    store_missing(campaign, other)
    after = stored(campaign)
    assert all(after.unit_by_key[unit.key] == unit for unit in before.units)
    assert {unit.key for unit in after.units} - {unit.key for unit in before.units} == {"1/93", "2/93"}
