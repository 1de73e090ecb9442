"""The program that checks dice: it finds every file as it should be, and every file that is not."""

from __future__ import annotations

import ast
import copy
import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from battles.engine.dice import AVERAGE, D6, Dice, ScriptedRoll
from battles.engine.sealing import Sealed
from campaigns import check_dice
from campaigns.check_dice import hash_of

SECRET = bytes(range(32))
SEALED = Sealed(SECRET, 4)
Document = dict[str, Any]


def rolls() -> list[Document]:
    """What a log says of some throws: plain ones, one of average dice, one in the next game turn, a ruled one."""
    found = []
    for turn in (4, 5):
        script = [ScriptedRoll("fire", "ruled-battery", (6, 6))]
        dice = Dice(title="Ligny", turn=turn, seed=SEALED, script=script)
        for label, by, count, kind in (
            ("fire", "1/92", 3, D6), ("fire", "1/92", 3, D6), ("command", "foy", 2, AVERAGE),
            ("fire", "ruled-battery", 2, D6),
        ):  # fmt: skip
            thrown = dice.thrown(label, by, dice.throw(label, by, count, kind))
            assert thrown is not None
            found.append({"turn": turn, "event": len(found) + 1, **thrown.as_mapping()})
    return found


def path_of(mark: str) -> list[bytes]:
    """The neighbours of a key on its way to the root, as files of before gave them with each throw."""
    row = [hash_of(b"\0" + check_dice.hmac_of(SECRET, f"key|{number}")) for number in range(check_dice.KEYS)]
    number, path = check_dice.number_of(mark), []
    while len(row) > 1:
        path.append(row[number ^ 1])
        row = [hash_of(b"\1" + left + right) for left, right in zip(row[::2], row[1::2], strict=True)]
        number //= 2
    return path


def proofs() -> Document:
    """The file that a player is given, in which an enemy throws under an alias."""
    told = [
        {**roll, "by": "enemy-3", **({} if roll["mark"] == "ruled" else {"key": SEALED.key_of(roll["mark"]).hex()})}
        for roll in rolls()
    ]
    nodes = SEALED.neighbours_of(roll["mark"] for roll in told if roll["mark"] != "ruled")
    turn = {"turn": 4, "root": SEALED.root, "nodes": b64encode(nodes).decode(), "rolls": told}
    return {"estafette": "dice/2", "title": "Ligny", "turns": [turn]}


def older_proofs() -> Document:
    """The same as players were given it before: each throw with a way of its own."""
    told = [
        {
            **roll,
            "by": "enemy-3",
            **(
                {}
                if roll["mark"] == "ruled"
                else {
                    "key": SEALED.key_of(roll["mark"]).hex(),
                    "path": [node.hex() for node in path_of(roll["mark"])],
                }
            ),
        }
        for roll in rolls()
    ]
    return {"estafette": "dice/1", "title": "Ligny", "turns": [{"turn": 4, "root": SEALED.root, "rolls": told}]}


def opened() -> Document:
    """The file of all dice after the battle."""
    turn = {"turn": 4, "root": SEALED.root, "seed": SECRET.hex(), "rolls": rolls()}
    return {"estafette": "dice/1", "title": "Ligny", "turns": [turn]}


@pytest.mark.parametrize("document", [proofs(), older_proofs(), opened()], ids=["proofs", "older", "opened"])
def test_a_file_as_it_should_be_fits(document: Document) -> None:
    states = [state for _, state in check_dice.check(document, SEALED.root.upper())]
    assert states == ["good", *["good", "good", "good", "ruled"] * 2]


def changed(document: Document, change: Callable[[Document], object]) -> Document:
    other = copy.deepcopy(document)
    change(other["turns"][0])
    return other


@pytest.mark.parametrize(
    "change",
    [
        lambda turn: turn["rolls"][0].update(dice=[(face % 6) + 1 for face in turn["rolls"][0]["dice"]]),
        lambda turn: turn["rolls"][0].update(key="00" * 32),
        lambda turn: turn["rolls"][0].update(mark="0123456789abcdef"),
        lambda turn: turn["rolls"][0].update({"for": "rally"}),
        lambda turn: turn["rolls"][4].update(turn=4),
        lambda turn: turn["rolls"].append(turn["rolls"][0]),
        lambda turn: turn.update(root="00" * 32),
    ],
    ids=["dice", "key", "mark", "purpose", "turn", "twice", "root"],
)
@pytest.mark.parametrize("document", [proofs(), older_proofs()], ids=["proofs", "older"])
def test_a_forged_proof_does_not_fit(document: Document, change: Callable[[Document], object]) -> None:
    assert "bad" in [state for _, state in check_dice.check(changed(document, change))]


def test_a_forged_way_up_does_not_fit() -> None:
    shorter = changed(older_proofs(), lambda turn: turn["rolls"][0].update(path=turn["rolls"][0]["path"][:-1]))
    assert "bad" in [state for _, state in check_dice.check(shorter)]


@pytest.mark.parametrize(
    "forge", [lambda given: given + b"\1" * 32, lambda given: given[:-32], lambda given: given[32:]]
)
def test_forged_nodes_do_not_fit(forge: Callable[[bytes], bytes]) -> None:
    given = b64decode(proofs()["turns"][0]["nodes"])
    document = changed(proofs(), lambda turn: turn.update(nodes=b64encode(forge(given)).decode()))
    assert check_dice.check(document)[0][1] == "bad"


def test_two_keys_for_one_number_do_not_fit() -> None:
    def swap(turn: Document) -> None:
        first = turn["rolls"][0]
        turn["rolls"].append({**first, "key": "00" * 32})

    assert check_dice.check(changed(proofs(), swap))[0][1] == "bad"


def test_many_throws_share_what_leads_to_the_root() -> None:
    """A file with a way for each of 300 throws weighed 300 kB in every mail of a large turn."""
    marks = [SEALED.mark(4, "fire", f"unit-{number}", 1) for number in range(300)]
    assert len(SEALED.neighbours_of(marks)) < 300 * 8 * 32


@pytest.mark.parametrize(
    "change",
    [
        lambda turn: turn["rolls"][0].update(by="1/93"),
        lambda turn: turn["rolls"][0].update(dice=[(face % 6) + 1 for face in turn["rolls"][0]["dice"]]),
        lambda turn: turn.update(seed="01" * 32),
        lambda turn: turn.update(root="00" * 32),
    ],
    ids=["thrower", "dice", "seed", "root"],
)
def test_a_forged_file_of_all_dice_does_not_fit(change: Callable[[Document], object]) -> None:
    assert "bad" in [state for _, state in check_dice.check(changed(opened(), change))]


def test_the_root_of_another_turn_does_not_fit() -> None:
    assert check_dice.check(proofs(), Sealed(SECRET[::-1], 4).root)[0][1] == "bad"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"estafette": "dice/1"}',
        '{"estafette": "dice/1", "turns": [{"turn": 1, "root": 5, "rolls": [7]}]}',
    ],
)
def test_what_is_no_file_of_dice_is_said_to_be_none(text: str) -> None:
    lines, fits = check_dice.said_of("letter.txt", text)
    assert not fits
    assert "no file of dice" in lines[0] or "no file of dice" in lines[-1] or "bad" in lines[0]


@pytest.mark.parametrize("kind", [0, -1, 2**40, [], [1] * 1000])
def test_dice_that_do_not_exist_keep_nobody_waiting(kind: object) -> None:
    forged = changed(proofs(), lambda turn: turn["rolls"][0].update(kinds=[kind]))
    _, fits = check_dice.said_of("dice.json", json.dumps(forged))
    assert not fits


def test_the_program_runs_alone(tmp_path: Path) -> None:
    """A doubter saves it from the site and runs it with nothing but Python."""
    program = tmp_path / "check_dice.py"
    program.write_text(Path(check_dice.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "good.json").write_text(json.dumps(proofs()))
    (tmp_path / "bad.json").write_text(json.dumps(changed(opened(), lambda turn: turn.update(seed="01" * 32))))

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "-S", str(program), *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    good, bad = run("good.json", "--root", SEALED.root), run("bad.json")
    assert (good.returncode, bad.returncode) == (0, 1)
    assert "ruled by the umpire" in good.stdout


def test_the_program_needs_the_standard_library_alone_and_can_be_read_in_five_minutes() -> None:
    text = Path(check_dice.__file__).read_text(encoding="utf-8")
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
    }
    assert imported <= sys.stdlib_module_names
    assert len(text.splitlines()) <= 200


def test_the_command_says_what_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(opened()))
    bad.write_text(json.dumps(changed(opened(), lambda turn: turn["rolls"][0].update(by="1/93"))))
    call_command("check_dice", str(good), root=SEALED.root)
    assert "everything fits" in capsys.readouterr().out
    with pytest.raises(CommandError, match="not everything fits"):
        call_command("check_dice", str(good), str(bad))
