"""A turn taken apart: whose action it was, what marched, what belongs to which exchange or fight."""

from dataclasses import replace

from battles.reports.facts.account import EpisodeKind, account
from battles.reports.facts.commands import commands_of
from battles.reports.facts.exchanges import shots_of
from battles.reports.facts.story import command_turns
from tests.battles.engine.field import event, roll
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import FOY, data

REPORT = data()
TELLING = account(REPORT.turn)


def told(*events):
    """The account of a turn in which only this happened."""
    return account(data(told=events).turn)


def test_an_action_is_opened_by_the_throw_that_was_won_and_used_by_its_command():
    first = TELLING.actions[1]
    assert (first.place, first.turn, first.side, first.command, first.mode) == (1, 4, "french", "gauthier", "brigade")
    assert first.opened.effect["totals"] == {"french": 9, "allied": 7}


def test_a_tie_opens_nothing():
    tie = {"totals": {"french": 7, "allied": 7}, "tie": True}
    won = {"totals": {"french": 9, "allied": 7}}
    account_ = told(event("initiative", effect=tie), event("initiative", side="french", effect=won, n=2))
    assert [action.opened.effect for action in account_.actions if action.place] == [won]


def test_actions_are_numbered_through_all_turns_and_placed_within_theirs():
    first = gemioncourt.events()
    second = tuple(replace(one, turn=5) for one in first)
    turn = replace(REPORT.turn, events=(*first, *second))
    acted = [action for action in account(turn).actions if action.place]
    half = len(acted) // 2
    assert [action.number for action in acted] == list(range(acted[0].number, acted[0].number + len(acted)))
    assert [action.place for action in acted[half:]] == [action.place for action in acted[:half]]
    assert {action.turn for action in acted[half:]} == {5}


def test_a_march_adds_up_its_legs_and_keeps_what_ended_it():
    moves = (
        event("move", "2/93", {"mode": "move", "distance": 4, "at": [44, 24], "facing": 0}),
        event("move", "2/93", {"mode": "move", "distance": 2, "at": [44, 26], "facing": 0, "stopped": "friend"}, n=2),
    )
    (march,) = [march for action in told(*moves).actions for march in action.marches.values()]
    assert (march.distance, march.start, march.end, march.stopped) == (6, (44.0, 20.0), (44.0, 26.0), "friend")


def test_what_is_not_listed_is_told_by_nobody():
    assert not told(event("earthquake", "2/93", {"at": [1, 1]})).episodes


def test_a_shot_with_its_answer_is_one_exchange():
    shot = event("fire", "1/93", {"mode": "fire", "hits": 0, "dice": 1}, target="27J", roll=roll("fire", "1/93", 3))
    answer = event(
        "fire", "27J", {"mode": "return", "hits": 1, "dice": 1}, target="1/93", roll=roll("fire", "27J", 6), n=2
    )
    loss = event("loss", "1/93", {"lost": 1, "strength": 4, "cause": "fire"}, n=3)
    report = data(told=(shot, answer, loss))
    (episode,) = account(report.turn).episodes
    assert episode.kind is EpisodeKind.FIRE
    assert [(one.lost, one.destroyed, one.harmless) for one in shots_of(report.turn, episode)] == [
        (0, False, True),
        (1, False, False),
    ]


def test_what_fire_cost_goes_with_the_shot_at_him_though_he_fired_last():
    found = told(
        event("fire", "5M", {"range": 3.0}, target="1/92"),
        event("fire", "1/92", {"range": 3.0}, target="8M", n=2),
        event("loss", "1/92", {"lost": 1, "cause": "fire"}, n=3),
    )
    first, second = (shots_of(found.turn, episode)[0] for action in found.actions for episode in action.episodes)
    assert (first.lost, second.lost) == (1, 0)


def test_an_exchange_is_marked_where_it_happened_on_the_line_between_both():
    shot = event("fire", "1/93", {"mode": "fire", "hits": 0, "dice": 1}, target="27J", roll=roll("fire", "1/93", 3))
    report = data(told=(shot,))
    (episode,) = account(report.turn).episodes
    assert episode.at == (35.25, 33.75)


def test_a_part_of_a_formation_stands_behind_all_that_stands_under_it():
    assert [command.id for command in commands_of(REPORT.turn, ("9D",))] == ["gauthier", "jamin", "9D/artillery"]
    assert [command.id for command in commands_of(REPORT.turn, ("9D/artillery",))] == ["9D/artillery"]
    assert [command.command.part for command in commands_of(REPORT.turn, ("9D",))] == ["", "", "artillery"]


def test_a_commands_turn_holds_what_it_did_and_what_was_done_to_it():
    gauthier, jamin, guns, wathiez = command_turns(TELLING, FOY.formations)
    assert [one.action.place for one in gauthier.own] == [1]
    assert gauthier.own[0].charging
    assert [episode.actor for _, episode in gauthier.own[0].attacks] == ["1/92", "1/93"]
    assert [[one.actor for one in here] for here in gauthier.elsewhere] == [["6H"]]
    assert [event_.effect["reason"] for event_ in gauthier.own[0].refused] == ["blocked"]
    assert not any(part.quiet for part in (gauthier, jamin, guns, wathiez))


def test_a_division_that_manoeuvres_acts_for_all_under_it():
    won = {"totals": {"french": 9, "allied": 7}}
    events = (
        event("initiative", side="french", effect=won),
        event("activate", "9D", {"mode": "division", "allowance": 12}, n=2),
        event("move", "2/93", {"mode": "division", "distance": 6, "at": [44, 26], "facing": 0}, n=3),
    )
    parts = command_turns(told(*events), ("9D",))
    assert [len(part.own) for part in parts] == [1, 1, 1]
    assert [part.own[0].moving for part in parts] == [True, False, False]
