"""Poisoned orders are found, set aside and shown; everybody else's stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.faults import Fault, InputFaults
from battles.services.setting_aside import pieces_of, resolve_despite_faults, text_of

FRENCH = """PRIORITY gauthier
BRIGADE gauthier
  INTENT ATTACK gemioncourt
  1/92: MOVE 6
BRIGADE jamin
  1/93: MOVE 4
GENERAL Foy: MOVE TO K5
STANDING ALL opportunity charge: NEVER
"""
ALLIED = "BRIGADE bijlandt\n  27J: MOVE 3\n"


class Engine:
    """An engine that breaks on certain words, and otherwise answers with the lines it was given."""

    def __init__(self, *poison: str) -> None:
        self.poison = poison
        self.runs = 0

    def __call__(self, document: Mapping[str, Any], sheets: Mapping[str, str], seed: bytes) -> tuple[list[Any], Any]:
        self.runs += 1
        for text in sheets.values():
            for word in self.poison:
                if word in text:
                    raise ZeroDivisionError(f"cannot do {word}")
        lines = [{"side": side, "line": line} for side, text in sheets.items() for line in text.split("\n") if line]
        return lines, {"turn": 2}


def test_orders_that_can_be_resolved_are_resolved_in_one_run() -> None:
    engine = Engine()
    answer = resolve_despite_faults({}, {"french": FRENCH, "allied": ALLIED}, b"", engine)
    assert engine.runs == 1
    assert answer.set_aside == ()


def test_one_poisoned_brigade_is_set_aside_and_the_others_stand() -> None:
    answer = resolve_despite_faults({}, {"french": FRENCH, "allied": ALLIED}, b"", Engine("1/93"))
    (aside,) = answer.set_aside
    assert (aside.side, aside.line) == ("french", 6)
    assert aside.orders == "BRIGADE jamin\n  1/93: MOVE 4"
    assert aside.problem == "ZeroDivisionError: cannot do 1/93"
    kept = {event["line"].strip() for event in answer.events}
    assert "1/92: MOVE 6" in kept
    assert "27J: MOVE 3" in kept
    assert "GENERAL Foy: MOVE TO K5" in kept
    assert "1/93: MOVE 4" not in kept


def test_poison_on_both_sides_is_found_piece_by_piece() -> None:
    answer = resolve_despite_faults({}, {"french": FRENCH, "allied": ALLIED}, b"", Engine("1/92", "27J", "Foy"))
    assert [(aside.side, aside.line) for aside in answer.set_aside] == [("french", 4), ("french", 7), ("allied", 2)]


def test_the_other_lines_of_a_poisoned_block_stand() -> None:
    answer = resolve_despite_faults({}, {"french": FRENCH}, b"", Engine("INTENT"))
    (aside,) = answer.set_aside
    assert (aside.line, aside.orders) == (3, "BRIGADE gauthier\n  INTENT ATTACK gemioncourt")
    assert "1/92: MOVE 6" in {event["line"].strip() for event in answer.events}


def test_a_block_whose_very_heading_is_poison_is_set_aside_whole() -> None:
    answer = resolve_despite_faults({}, {"french": FRENCH}, b"", Engine("BRIGADE gauthier"))
    (aside,) = answer.set_aside
    assert aside.orders == "BRIGADE gauthier\n  INTENT ATTACK gemioncourt\n  1/92: MOVE 6"


def test_an_engine_that_fails_without_orders_is_not_blamed_on_the_players() -> None:
    def broken(document: Any, sheets: Any, seed: bytes) -> Any:
        raise KeyError("terrain")

    with pytest.raises(KeyError):
        resolve_despite_faults({}, {"french": FRENCH}, b"", broken)


def test_faults_of_the_battle_file_are_raised_at_once() -> None:
    runs = []

    def refusing(document: Any, sheets: Any, seed: bytes) -> Any:
        runs.append(1)
        raise InputFaults([Fault("dice", "no scripted roll left")])

    with pytest.raises(InputFaults):
        resolve_despite_faults({}, {"french": FRENCH}, b"", refusing)
    assert len(runs) == 1


def test_the_pieces_of_a_sheet_keep_their_line_numbers() -> None:
    pieces = pieces_of("french", FRENCH)
    assert [piece.first for piece in pieces] == [1, 2, 5, 7, 8]
    assert text_of([pieces[2]]) == "\n\n\n\nBRIGADE jamin\n  1/93: MOVE 4"


@settings(max_examples=50)
@given(st.lists(st.sampled_from([*FRENCH.splitlines(), "", "noise"]), max_size=20))
def test_all_pieces_together_are_the_sheet(lines: list[str]) -> None:
    text = "\n".join(lines)
    joined = text_of(pieces_of("french", text))
    assert [line for line in joined.split("\n") if line.strip()] == [line for line in lines if line.strip()]
    for number, line in enumerate(joined.split("\n")):
        if line.strip():
            assert text.splitlines()[number] == line
