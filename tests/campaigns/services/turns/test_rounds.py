"""Mail rounds of several game turns, and what ends them early."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.orders import OrderSheet
from battles.services.referee import BattleReferee
from campaigns.services.referees import Stage
from campaigns.services.turns.rounds import play_round
from tests.battles.documents import battalion, duel
from tests.campaigns.services.turns.test_setting_aside import sheet
from tests.orders.stage import first_steps

ALARMS = ("eliminated", "commander")


class Counting(BattleReferee):
    """A referee that counts turns and has something happen in one of them."""

    def __init__(self, alarm_in: int = 0, victory_in: int = 0) -> None:
        self.alarm_in, self.victory_in = alarm_in, victory_in

    def resolve(self, document: Mapping[str, Any], sheets: Mapping[str, OrderSheet], seed: bytes) -> Any:
        number = document["turn"]
        text = self.words(first_steps(), sheets["french"]).split("\n")[-2].strip()
        events = [{"n": 1, "turn": number, "kind": "turn_start", "text": text}]
        if number == self.alarm_in:
            events.append({"n": 2, "turn": number, "kind": "eliminated", "text": "The 27th Jagers are destroyed."})
        if number == self.victory_in:
            events.append({"n": 2, "turn": number, "kind": "victory"})
        return [{"phase": "end", **event} for event in events], {**document, "turn": number + 1}

    def alarm(self, before: Any, stages: Any, previous: Any, alarms: Any) -> Any:
        return next((event for event in stages[-1].events if event["kind"] in alarms), None)


def play(game_turns: int, **what: int) -> Any:
    sheets = {"french": sheet("french", "BRIGADE gauthier\nINTENT HOLD\n1/92: MOVE 6\n")}
    return play_round(
        Counting(**what), {"ruleset": "mini-nap", "turn": 3}, sheets, b"", game_turns=game_turns, alarms=ALARMS
    )


def test_a_round_of_one_turn_plays_one() -> None:
    played = play(1)
    assert played.through == 3
    assert played.after == {"ruleset": "mini-nap", "turn": 4}


def test_a_round_of_several_turns_carries_on_only_what_lasts_and_counts_its_events_through() -> None:
    played = play(3)
    assert played.through == 5
    assert [event["text"] for event in played.events] == ["1/92: MOVE 6", "INTENT HOLD", "INTENT HOLD"]
    assert [event["n"] for event in played.events] == [1, 2, 3]


def test_an_alarm_ends_the_round_early_and_names_its_event() -> None:
    played = play(3, alarm_in=4)
    assert played.through == 4
    alarm = next(event for event in played.events if event["n"] == played.alarm)
    assert alarm["text"] == "The 27th Jagers are destroyed."


def test_an_alarm_in_the_last_turn_of_a_round_ended_nothing_early() -> None:
    assert play(2, alarm_in=4).alarm is None


def test_a_victory_ends_the_round() -> None:
    played = play(3, victory_in=3)
    assert played.through == 3
    assert played.alarm is None


def rung(document: dict[str, Any], *events: dict[str, Any], alarms: tuple[str, ...]) -> Any:
    """What ends a round early after these events of its first turn."""
    told = [{"n": n, "turn": document["turn"], "phase": "end", **event} for n, event in enumerate(events, 1)]
    return BattleReferee().alarm(document, [Stage(document["turn"], tuple(told), document)], {}, alarms)


def stacked(*, wood: bool) -> dict[str, Any]:
    """Two battalions, in sight of each other or with a wood between them."""
    ground = [{"id": "wood", "kind": "wood", "area": [[0, 35], [120, 35], [120, 55], [0, 55]]}]
    return duel(battalion(), battalion("A1", "AB", (60, 70), facing=180), terrain=ground if wood else [])


def test_a_commander_who_only_moves_rings_no_alarm_but_his_loss_does() -> None:
    said = {"kind": "commander", "unit": "FB", "side": "french"}
    moved, lost = {**said, "effect": {"moved": 5, "at": [60, 21]}}, {**said, "effect": {"lost": "overrun"}}
    document = stacked(wood=False)
    assert rung(document, moved, alarms=("commander",)) is None
    assert rung(document, moved, lost, alarms=("victory",)) is None


def test_what_one_side_alone_knows_ends_no_round() -> None:
    """The early end would tell the other that it happened: the fall of a battalion behind a wood."""
    gone = {"kind": "eliminated", "unit": "A1", "side": "allied"}
    seen = rung(stacked(wood=False), gone, alarms=("eliminated",))
    assert seen is not None
    assert seen["unit"] == "A1"
    assert rung(stacked(wood=True), gone, alarms=("eliminated",)) is None
