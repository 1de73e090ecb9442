"""The fuzzer itself: its seeds and words are readable, what it does can be done again, what fails is kept."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fuzz import __main__ as driver
from fuzz import blind
from fuzz.targets import TARGETS, Target


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_a_target_reads_its_seeds(target: Target) -> None:
    seeds = list(target.seeds())
    assert len(seeds) > 50
    for seed in seeds[:5]:
        blind.once(target, seed)


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_the_words_are_in_the_form_of_a_dictionary(target: Target) -> None:
    words = blind.dictionary(target.words)
    assert len(words) > 20
    assert all(words)


def test_the_same_number_gives_the_same_inputs() -> None:
    seeds, words = [b"TURN 1\n1/4L: MOVE 5\n", b"END"], [b"; ", b"\x00"]
    first, again = ([blind.changed(chance, seeds, words) for _ in range(40)] for chance in _twice())
    assert first == again
    assert len(set(first)) > 20


def _twice() -> list[random.Random]:
    return [random.Random("mail/1"), random.Random("mail/1")]


def test_an_input_that_fails_is_kept_and_its_fault_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(data: bytes) -> None:
        raise ValueError(data)

    monkeypatch.setattr(blind.resource, "setrlimit", lambda *_: None)
    monkeypatch.setattr(blind.signal, "signal", lambda *_: None)
    words = TARGETS["sheet"].words
    target = Target("stumbles", stumbles, lambda: iter([b"seed"]), words, 20)
    with pytest.raises(ValueError, match="b'") as fault:
        blind.run(target, 5, tmp_path, 1)
    (kept,) = tmp_path.iterdir()
    assert kept.read_bytes() == fault.value.args[0]


def test_a_target_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        driver.main(["letters"])
    assert "the targets are mail, sheet" in capsys.readouterr().err
