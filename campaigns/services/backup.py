"""Backup and restore: everything of the database in one file that either database can read back.

The file is a zip of ``data.jsonl`` (one object a line, as Django's serializer writes it) and ``manifest.json`` with the
counts and the digest, which a restore checks before it changes anything. Reports are drawn from the stored turns, so no
PDF needs keeping. The secret key is not in it; keep the settings file by itself.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core import serializers
from django.core.management.color import no_style
from django.db import connection, models, transaction
from django.utils.translation import gettext as _

FORMAT = "estafette-backup/1"
LEFT_OUT = {"contenttypes.contenttype", "auth.permission", "sessions.session", "admin.logentry"}


class BackupFault(Exception):
    """A backup that cannot be restored, or a database it may not be restored into; the message says what to do."""


def write_backup(path: Path, now: datetime) -> Counter[str]:
    """Write a backup to ``path``, whole or not at all, and answer with the number of rows by model."""
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    unfinished = path.with_name(path.name + ".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
        with transaction.atomic(), archive.open("data.jsonl", "w", force_zip64=True) as file:
            for row in _rows():
                line = serializers.serialize("jsonl", [row]).encode()
                digest.update(line)
                file.write(line)
                counts[row._meta.label_lower] += 1
        manifest = {"format": FORMAT, "at": now.isoformat(), "sha256": digest.hexdigest(), "rows": dict(counts)}
        archive.writestr("manifest.json", json.dumps(manifest, indent=1))
    unfinished.replace(path)
    return counts


def restore_backup(path: Path, *, replace: bool = False) -> Counter[str]:
    """Load a backup in one transaction. Raises :class:`BackupFault` and changes nothing when anything is amiss.

    With ``replace`` what the database holds is deleted first; without it the database must hold no campaign.
    """
    with zipfile.ZipFile(path) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        data = archive.read("data.jsonl")
    if manifest.get("format") != FORMAT:
        raise BackupFault(f"{path}: its format is {manifest.get('format')!r}; this program reads {FORMAT}.")
    if hashlib.sha256(data).hexdigest() != manifest["sha256"]:
        raise BackupFault(f"{path}: the data do not fit their digest; the file is damaged. Take another backup.")
    if not replace and apps.get_model("campaigns.campaign").objects.exists():
        raise BackupFault(
            _("This database holds campaigns. Restore into an empty one, or give --replace to delete them.")
        )
    counts: Counter[str] = Counter()
    with transaction.atomic(), connection.constraint_checks_disabled():
        if replace:
            _empty()
        for row in serializers.deserialize("jsonl", data.decode(), handle_forward_references=True):
            row.save()
            counts[row.object._meta.label_lower] += 1
        connection.check_constraints()
        _reset_sequences()
    if counts != Counter(manifest["rows"]):
        raise BackupFault(f"{path}: {counts} restored, {manifest['rows']} promised.")
    return counts


def _models() -> list[type[models.Model]]:
    """The models to keep, those that others point to first."""
    wanted = [model for model in apps.get_models() if model._meta.label_lower not in LEFT_OUT]
    return list(serializers.sort_dependencies([(None, wanted)], allow_cycles=True))


def _rows() -> Iterator[models.Model]:
    for model in _models():
        yield from model._default_manager.order_by("pk").iterator()


def _empty() -> None:
    for model in reversed(_models()):
        manager: Any = model._default_manager
        manager.all()._raw_delete(manager.db)


def _reset_sequences() -> None:
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), _models()):
            cursor.execute(statement)
