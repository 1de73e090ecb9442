"""The command ``check_orders``: a sheet on standard input, its receipt as JSON on standard output."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

BATTLE = """\
estafette: battle/1
ruleset: mini-nap
title: Duel
table: {width: 120, height: 90}
turn: 2
weather: clear
sides: [{id: french, nation: french}, {id: allied, nation: austrian}]
formations:
  - {id: FB, kind: brigade, side: french}
  - {id: AB, kind: brigade, side: allied}
units:
  - {id: F1, of: FB, arm: infantry, type: line, quality: veteran, strength: 6, formation: line, at: [60, 20]}
  - {id: A1, of: AB, arm: infantry, type: line, quality: trained, strength: 6, at: [60, 70], facing: 180}
"""


@pytest.fixture
def battle_file(tmp_path: Path) -> Path:
    path = tmp_path / "duel.yaml"
    path.write_text(BATTLE, encoding="utf-8")
    return path


def run(monkeypatch: pytest.MonkeyPatch, file: Path, sheet: bytes, *more: str) -> str:
    """What the command prints for a sheet of the French."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(sheet)))
    printed = io.StringIO()
    call_command("check_orders", str(file), "--side", "french", *more, stdout=printed)
    return printed.getvalue()


def receipt(monkeypatch: pytest.MonkeyPatch, file: Path, sheet: str) -> dict[str, Any]:
    printed: dict[str, Any] = json.loads(run(monkeypatch, file, sheet.encode()))
    return printed


def test_accepted_and_refused_lines_are_printed(monkeypatch: pytest.MonkeyPatch, battle_file: Path) -> None:
    printed = receipt(monkeypatch, battle_file, "BRIGADE FB\n  f1: form clumn; move 6\nA1: MOVE 6\nF1 move 6\n")
    assert printed["accepted"] == [
        {"line": 1, "text": "BRIGADE FB"},
        {"line": 2, "text": "F1: FORM COLUMN; MOVE 6", "read": "f1: form clumn; move 6", "because": []},
        {"line": 4, "text": "F1: MOVE 6"},
    ]
    refused = [(line["line"], line["text"], line["reason"]) for line in printed["refused"]]
    assert refused == [(3, "A1: MOVE 6", "not-yours")]


def test_bytes_that_are_no_utf_8_are_read_as_far_as_they_go(monkeypatch: pytest.MonkeyPatch, battle_file: Path) -> None:
    printed = json.loads(run(monkeypatch, battle_file, b"F1: MOVE 6\n\xff\xfe caf\xe9\n"))
    assert [line["line"] for line in printed["accepted"]] == [1]
    assert [line["line"] for line in printed["noted"]] == [2]
    assert printed["refused"] == []


def test_the_receipt_can_be_read_as_a_player_reads_it(monkeypatch: pytest.MonkeyPatch, battle_file: Path) -> None:
    printed = run(monkeypatch, battle_file, b"F1: CHARGE A1", "--text")
    assert "UNDERSTOOD\n  L1 F1  charge A1\n" in printed
    assert "       A1 is 48 cm away when it charges, out of its reach of 6 cm\n" in printed


def test_a_side_that_is_not_there_is_named_with_those_that_are(
    monkeypatch: pytest.MonkeyPatch, battle_file: Path
) -> None:
    with pytest.raises(CommandError, match=r"side 'prussian': .* has french, allied"):
        run(monkeypatch, battle_file, b"", "--side", "prussian")


def test_a_file_that_cannot_be_used_is_refused_with_every_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text(BATTLE.replace("quality: veteran", "quality: brave"), encoding="utf-8")
    with pytest.raises(CommandError, match=r"units\[0\].quality"):
        run(monkeypatch, broken, b"")
    with pytest.raises(CommandError, match="No such file"):
        run(monkeypatch, tmp_path / "absent.yaml", b"")


def test_orders_below_end_are_asked_about_and_not_carried_out(
    monkeypatch: pytest.MonkeyPatch, battle_file: Path
) -> None:
    said = "Infantry form square when cavalry threatens. F1 advances 6 cm."
    printed = receipt(monkeypatch, battle_file, f"TURN 2\nBRIGADE FB\n  INTENT HOLD\nEND\n\n{said}\n\n-- \nSam\n")
    assert [line["text"] for line in printed["accepted"]] == ["TURN 2", "BRIGADE FB", "INTENT HOLD"]
    (asked,) = printed["asked"]
    assert (asked["line"], asked["text"]) == (6, said)
    assert asked["choices"] == ["STANDING ALL vs cavalry: SQUARE\nF1: MOVE 6"]
    assert "below END" in asked["question"]


@pytest.mark.parametrize(
    "below",
    [
        "Best regards\nSam\nTel: 0123 / 44556",
        "-----Original Message-----\nFrom: Tom\nSent: Friday\nTo: Foy\nSubject: x\n\nF1 advances 6 cm.",
        "On Fri, Nov 20, 2026 at 10:12 AM, Tom <tom@x.example> wrote:\n\n> F1: MOVE 6",
        "-- \nSam\nF1 advances 6 cm.",
        "I look forward to the next turn.",
    ],
)
def test_what_is_no_order_of_his_below_end_is_ignored(
    monkeypatch: pytest.MonkeyPatch, battle_file: Path, below: str
) -> None:
    printed = receipt(monkeypatch, battle_file, f"F1: FORM COLUMN\nEND\n{below}\n")
    assert [line["text"] for line in printed["accepted"]] == ["F1: FORM COLUMN"]
    assert [printed[end] for end in ("asked", "noted", "refused")] == [[], [], []]
