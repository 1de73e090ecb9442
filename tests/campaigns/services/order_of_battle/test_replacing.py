"""Replacing an order of battle by a file: never by one that holds nothing, and the number is said beforehand."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from battles.engine.faults import InputFaults
from campaigns.services.order_of_battle.importing import preview
from campaigns.services.order_of_battle.reading import SourceFile
from tests.cast import Cast, make_cast

pytestmark = pytest.mark.django_db
HEADS = b"key,name,kind\n"


@pytest.fixture
def cast() -> Cast:
    return make_cast()


def test_a_file_without_a_row_replaces_nothing(cast: Cast) -> None:
    with pytest.raises(InputFaults):
        preview(cast.campaign, [SourceFile("units.csv", HEADS)], replace=True)


def test_a_refused_import_stands_in_an_open_box(cast: Cast, client: Client) -> None:
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = client.post(
        reverse("import-preview", args=[cast.campaign.slug]),
        {"tables": SimpleUploadedFile("letter.csv", b"Dear umpire\n"), "replace": "on"},
    ).content.decode()
    box = page.split("<summary>Import</summary>")[0].rsplit("<details", 1)[1]
    assert "open" in box
    assert "errorlist" in page
