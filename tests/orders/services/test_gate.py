"""The gate's outcomes: each is documented, and nothing is documented that cannot happen."""

from __future__ import annotations

import re
from pathlib import Path

from orders.inbox.commands import Verb
from orders.inbox.manners import Silence
from orders.services.gate.answers import WORDS
from orders.services.gate.target_turn import Problem

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "hosts" / "mail-states.md").read_text(encoding="utf-8")


def documented() -> set[str]:
    """The codes in the first column of the page's tables, short forms written out."""
    found: set[str] = set()
    for row in re.findall(r"^\| (`[^|]+) \|", PAGE, re.MULTILINE):
        codes = re.findall(r"`([a-z-]+)`", row)
        stem = codes[0].partition("-")[0]
        found.update(f"{stem}{code}" if code.startswith("-") else code for code in codes)
    return found | set(re.findall(r"^`([a-z-]+)`:", PAGE, re.MULTILINE)) | {"fault"}


def outcomes() -> set[str]:
    """Every outcome that the services give."""
    text = "".join(
        (ROOT / "orders" / "services" / "gate" / name).read_text()
        for name in ("gate.py", "player_commands.py", "replied.py")
    )
    literal = set(re.findall(r'State\.[A-Z]+,\s*"([a-z-]+)"', text)) | set(re.findall(r'"(command-[a-z]+)"', text))
    literal |= set(re.findall(r'problem="([a-z-]+)"', text))
    literal |= {"umpire-decision", "umpire-not-understood", "orders", "orders-in-part", "fault"}
    problems = {problem.value for problem in Problem} | {"winmail", "encrypted", "too-large", "too-complex"}
    nothing = {"nothing-to-withdraw", "nothing-to-resend"}
    return literal | {quiet.value for quiet in Silence} | problems | nothing


def test_every_outcome_is_documented() -> None:
    assert outcomes() - documented() == set()


def test_nothing_is_documented_that_cannot_happen() -> None:
    states = {"stored", "accepted", "refused", "ignored", "duplicate", "failed"}
    assert documented() - outcomes() - states == set()


def test_every_command_word_has_an_outcome() -> None:
    assert {f"command-{verb.value}" for verb in Verb} <= documented()


def test_every_answer_has_a_subject_and_words() -> None:
    assert all(len(words) >= 2 and words[0] == words[0].strip() for words in WORDS.values())
