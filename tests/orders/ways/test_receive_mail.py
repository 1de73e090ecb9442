"""``receive_mail``: pipes, single mails, mboxes and maildirs, one line of JSON a message."""

from __future__ import annotations

import io
import json
import mailbox
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from orders.models import RawMail
from tests.orders.services.post import letter
from tests.orders.stage import Stage

AT = ("--received-at", "2026-11-20T11:30:00+01:00")


def accounts(*arguments: str) -> list[dict[str, Any]]:
    """What the command prints."""
    out = io.StringIO()
    call_command("receive_mail", *arguments, *AT, stdout=out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_eml_file_is_read_and_accounted_for(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(letter())
    (account,) = accounts(str(file))
    assert account["file"] == str(file)
    assert (account["state"], account["outcome"]) == ("accepted", "orders")
    assert account["orders"] == ["BRIGADE gauthier", "  INTENT ATTACK sart"]
    assert account["accepted"] == ["BRIGADE gauthier", "INTENT ATTACK sart"]
    assert (account["seat"], account["battle"], account["turn"]) == ("General Foy", "First Steps", 1)


def test_the_same_file_again_is_seen_before(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(letter())
    first, second = accounts(str(file), str(file))
    assert (first["state"], second["state"]) == ("accepted", "duplicate")


def test_a_pipe(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe:
        buffer = io.BytesIO(letter())

    monkeypatch.setattr("sys.stdin", Pipe())
    (account,) = accounts("--from", "foy@players.test", "--to", "orders@orders.test")
    assert (account["file"], account["state"]) == ("-", "accepted")
    assert RawMail.objects.get().envelope_from == "foy@players.test"


def test_an_mbox_a_maildir_and_a_folder(stage: Stage, tmp_path: Path) -> None:
    box = mailbox.mbox(tmp_path / "all.mbox")
    maildir = mailbox.Maildir(tmp_path / "maildir")
    folder = tmp_path / "folder"
    folder.mkdir()
    for number in range(3):
        box.add(letter(message_id=f"<box{number}@players.test>"))
        maildir.add(letter(message_id=f"<dir{number}@players.test>"))
        (folder / f"{number}.eml").write_bytes(letter(message_id=f"<folder{number}@players.test>"))
    box.close()
    found = accounts(str(tmp_path / "all.mbox"), str(tmp_path / "maildir"), str(folder))
    assert [account["state"] for account in found] == ["accepted"] * 9
    assert [account["message_id"] for account in found[:3]] == [f"<box{number}@players.test>" for number in range(3)]
    assert found[0]["file"].endswith("all.mbox#1")


def test_a_path_without_mail_is_named_and_the_others_are_taken(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(letter())
    with pytest.raises(CommandError, match="no-such-file"):
        accounts(str(tmp_path / "no-such-file"), str(file))
    assert RawMail.objects.get().state == "accepted"


def test_storing_alone_leaves_the_reading_to_the_workers(stage: Stage, tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(letter())
    (account,) = accounts(str(file), "--store-only")
    assert account["state"] == "stored"
