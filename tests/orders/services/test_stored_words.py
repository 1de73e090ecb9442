"""What is stored of a receipt are patterns with values: whoever looks at it later reads it in his language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from battles.engine.worded import restored
from campaigns.models import Sheet
from campaigns.services import wording
from orders.management.commands.receive_mail import account_of
from tests.orders.services.post import letter, took
from tests.orders.stage import Stage

MAIL = "1/4L: FACE E\n2/4L: MOVE TO Z99\nSharpe: MOVE 6"


def sentences(value: Any) -> list[str]:
    """Texts that read like English sentences, of a value that is stored."""
    if isinstance(value, dict):
        if "says" in value:
            return sentences(list(value["values"].values()))
        return [said for key, held in value.items() if key not in ("text", "read") for said in sentences(held)]
    if isinstance(value, list):
        return [said for held in value for said in sentences(held)]
    return [value] if isinstance(value, str) and re.search(r"\b(?:the|this|you|it|is|shall)\b", value) else []


def test_no_sentence_is_stored_in_any_language(stage: Stage) -> None:
    mail = took(letter(MAIL))
    sheet = Sheet.objects.get()
    assert sheet.receipt["asked"]
    assert sheet.receipt["refused"]
    assert not sentences(sheet.receipt)
    assert not sentences(mail.detail["refused"])
    assert "answer to “Sharpe”" in json.dumps(account_of(mail), ensure_ascii=False)


def test_a_later_look_is_in_the_language_of_who_looks(
    stage: Stage, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    took(letter(MAIL))
    receipt = Sheet.objects.get().receipt
    told = [restored(one["question"]) for one in receipt["asked"]]
    told += [restored(one["explanation"]) for one in receipt["refused"]]
    client.force_login(stage.umpire)
    address = reverse("player", args=[stage.french.pk])
    assert all(f"<br>{sentence}" in client.get(address).content.decode() for sentence in told)
    monkeypatch.setattr(wording, "gettext", "‹{}›".format)
    assert all(f"<br>‹{sentence}›" in client.get(address).content.decode() for sentence in told)


def test_what_was_stored_as_english_is_read_as_english(stage: Stage, client: Client) -> None:
    took(letter(MAIL))
    sheet = Sheet.objects.get()
    sheet.receipt["asked"][0]["question"] = "Whom, {then}?"
    sheet.receipt["refused"][0]["explanation"] = "I cannot read 6% of {this}."
    sheet.save()
    client.force_login(stage.umpire)
    page = client.get(reverse("player", args=[stage.french.pk])).content.decode()
    assert "Whom, {then}?" in page
    assert "I cannot read 6% of {this}." in page
