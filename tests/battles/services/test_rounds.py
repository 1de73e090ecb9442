"""Mail rounds of several game turns, and what ends them early."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.services.rounds import first_alarm, play_round


def engine(alarm_in: int = 0, victory_in: int = 0) -> Any:
    """An engine that counts turns and has something happen in one of them."""

    def resolve(document: Mapping[str, Any], sheets: Mapping[str, str], seed: bytes) -> tuple[list[Any], Any]:
        number = document["turn"]
        events = [{"n": 1, "turn": number, "kind": "turn_start", "text": sheets["french"]}]
        if number == alarm_in:
            events.append({"n": 2, "turn": number, "kind": "eliminated", "text": "The 27th Jagers are destroyed."})
        if number == victory_in:
            events.append({"n": 2, "turn": number, "kind": "victory"})
        return events, {"turn": number + 1}

    return resolve


def play(game_turns: int, **what: int) -> Any:
    return play_round(
        {"turn": 3}, {"french": "MOVE"}, b"", resolver=engine(**what), carry=lambda document, side, text: "HOLD",
        game_turns=game_turns, alarms=("eliminated", "commander"),
    )  # fmt: skip


def test_a_round_of_one_turn_plays_one() -> None:
    played = play(1)
    assert played.through == 3
    assert played.after == {"turn": 4}


def test_a_round_of_several_turns_carries_on_only_what_lasts_and_counts_its_events_through() -> None:
    played = play(3)
    assert played.through == 5
    assert [event["text"] for event in played.events] == ["MOVE", "HOLD", "HOLD"]
    assert [event["n"] for event in played.events] == [1, 2, 3]


def test_an_alarm_ends_the_round_early_and_says_why() -> None:
    played = play(3, alarm_in=4)
    assert played.through == 4
    assert played.alarm == "The 27th Jagers are destroyed."


def test_an_alarm_in_the_last_turn_of_a_round_ended_nothing_early() -> None:
    assert play(2, alarm_in=4).alarm == ""


def test_a_victory_ends_the_round() -> None:
    played = play(3, victory_in=3)
    assert played.through == 3
    assert played.alarm == ""


def test_a_commander_who_only_moves_rings_no_alarm_but_his_loss_does() -> None:
    moved = {"kind": "commander", "unit": "9D", "effect": {"moved": 5, "at": [1, 2]}}
    lost = {"kind": "commander", "unit": "9D", "effect": {"lost": "overrun"}}
    assert first_alarm([moved], ("commander",)) == ""
    assert first_alarm([moved, lost], ("commander",)) == "commander 9D"
