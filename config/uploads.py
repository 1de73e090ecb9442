"""How large a file may be that somebody uploads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.core.exceptions import ValidationError
from django.core.files.base import File

MEGABYTE = 1024 * 1024


def check_size(uploads: Iterable[File[Any]], megabytes: int) -> None:
    """Raise ``ValidationError`` when the files together are larger than so many megabytes."""
    size = sum(upload.size or 0 for upload in uploads)
    if size > megabytes * MEGABYTE:
        raise ValidationError(
            f"{size / MEGABYTE:.1f} MB are too much; up to {megabytes} MB can be taken. Leave out what is not needed."
        )
