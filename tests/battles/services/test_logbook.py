"""Stored events carry no words; they are told where they are shown, and in a battle file that leaves the house."""

from battles.services.adjudication import adjudicate, resolve_turn
from battles.services.logbook import in_words, leaving
from campaigns.services.marches.setting_up import find_campaign
from tests.battles.documents import battalion, duel


def document():
    return duel(battalion("F1"), battalion("A1", "AB", (60, 70), facing=180))


def test_a_resolved_turn_is_stored_without_words():
    events, after = resolve_turn(document(), {}, bytes(32))
    assert not any("text" in event for event in events)
    assert not any("text" in event for event in after.get("log", ()))


def test_words_told_later_are_those_of_the_command_line():
    events, after = resolve_turn(document(), {}, bytes(32))
    answer = adjudicate(document())
    assert in_words(document(), events) == answer["events"]
    assert leaving(after)["log"] == answer["state"]["log"]


def test_words_that_an_event_has_are_kept():
    ruling = {"n": 1, "turn": 1, "phase": "end", "kind": "ruling", "effect": {}, "text": "The umpire rules: it rains."}
    assert in_words(document(), [ruling]) == [ruling]


def test_a_file_without_a_log_leaves_as_it_is():
    assert leaving(document()) == document()


def test_the_log_of_a_campaign_speaks_of_formations_places_and_roads_by_name():
    campaign = {key: each for key, each in find_campaign("charleroi-road").document().items() if key != "orders"}
    road = campaign["map"]["roads"][0]
    places = {one["id"]: one.get("name") or one["id"] for one in campaign["map"]["places"]}
    name = next(one["name"] for one in campaign["formations"] if one["id"] == "b2")
    base = {"phase": "march", "unit": "b2"}
    halt = {
        **base, "n": 1, "at": "1815-06-15T23:45", "kind": "halt",
        "effect": {"at": {"road": road["id"], "m": 1420}, "cause": "no-road"},
    }  # fmt: skip
    arrive = {**base, "n": 2, "at": "1815-06-16T00:15", "kind": "arrive", "effect": {"at": "charleroi"}}
    first, second = in_words(campaign, [halt, arrive])
    between = f"{places[road['from']]}–{places[road['to']]}"
    assert first["text"] == f"23:45 {name} halts on the road {between}, 1.4 km along it, as no road leads on."
    assert second["text"] == f"00:15 {name} arrives at Charleroi."
    assert (first["day"], second["day"]) == ("15 June 1815", "16 June 1815")
