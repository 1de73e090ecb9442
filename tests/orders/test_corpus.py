"""Every mail of the corpus through the gate: what becomes of it, and exactly which lines are read as orders."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from campaigns.models import Sheet
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from tests.orders.stage import NOW, Stage

MAILS = Path(__file__).parents[1] / "mails"
EXPECTED: dict[str, dict[str, Any]] = json.loads((MAILS / "expected.json").read_text(encoding="utf-8"))


def taken(name: str) -> RawMail:
    stored = intake.receive((MAILS / "raw" / f"{name}.eml").read_bytes(), way="command", received_at=NOW)
    return intake.read_mail(stored.pk, NOW)


def read_lines(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


def test_the_corpus_is_whole() -> None:
    assert {file.stem for file in (MAILS / "raw").glob("*.eml")} == set(EXPECTED)
    assert len(EXPECTED) >= 150


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_mail_of_the_corpus(stage: Stage, name: str) -> None:
    wanted = EXPECTED[name]
    stored = taken(name)
    assert (stored.state, stored.outcome) == (wanted["state"], wanted["outcome"]), stored.detail
    sheet = Sheet.objects.filter(mails=stored).first()
    assert read_lines(sheet.text if sheet else "") == wanted["orders"]
    answers = OutgoingMail.objects.filter(answers=stored).count()
    assert answers == (0 if stored.state in ("ignored", "duplicate") else 1)
