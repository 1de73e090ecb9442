"""Backup and restore: everything comes back, or nothing changes."""

from __future__ import annotations

import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from campaigns.models import Campaign, Seat
from campaigns.services.backup import BackupFault, restore_backup, write_backup
from orders.models import RawMail
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture
def backup(cast: Cast, tmp_path: Path) -> Path:
    RawMail.objects.create(
        received_at=NOW, way="smtp", raw=b"Subject: \xff\x00 odd bytes", digest="d" * 64, seat=cast.foy_seat
    )
    path = tmp_path / "backup.zip"
    write_backup(path, NOW)
    return path


def test_everything_comes_back_bytes_and_links_included(cast: Cast, backup: Path) -> None:
    Campaign.objects.all().delete()
    RawMail.objects.all().delete()
    counts = restore_backup(backup, replace=True)
    assert counts["campaigns.seat"] == 2
    mail = RawMail.objects.get()
    assert bytes(mail.raw) == b"Subject: \xff\x00 odd bytes"
    assert mail.seat == Seat.objects.get(name="General Foy")
    assert cast.umpire.campaigns.get().name == "Hundred Days"


def test_a_restored_database_goes_on_counting_where_it_was(cast: Cast, backup: Path) -> None:
    restore_backup(backup, replace=True)
    assert Campaign.objects.create(name="New", slug="new").pk > cast.other_campaign.pk


def test_a_database_with_campaigns_is_left_alone_unless_told_otherwise(backup: Path) -> None:
    with pytest.raises(BackupFault, match="--replace"):
        restore_backup(backup)
    assert Campaign.objects.count() == 2


def test_a_damaged_backup_changes_nothing(cast: Cast, backup: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.zip"
    with zipfile.ZipFile(backup) as whole, zipfile.ZipFile(broken, "w") as archive:
        archive.writestr("manifest.json", whole.read("manifest.json"))
        archive.writestr("data.jsonl", whole.read("data.jsonl")[:-40])
    with pytest.raises(BackupFault, match="damaged"):
        restore_backup(broken, replace=True)
    assert Campaign.objects.count() == 2


def test_a_backup_of_another_format_is_refused_by_name(backup: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.zip"
    with zipfile.ZipFile(backup) as whole, zipfile.ZipFile(other, "w") as archive:
        manifest = {**json.loads(whole.read("manifest.json")), "format": "estafette-backup/9"}
        archive.writestr("manifest.json", json.dumps(manifest))
        archive.writestr("data.jsonl", whole.read("data.jsonl"))
    with pytest.raises(BackupFault, match="estafette-backup/9"):
        restore_backup(other, replace=True)
