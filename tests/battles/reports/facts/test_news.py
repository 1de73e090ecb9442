"""What of a turn is news, and how heavy it weighs; the quiet turn; the whole battle; the throws behind it all."""

from types import MappingProxyType

import pytest

from battles.engine.chances import each_at_least, of_test, sum_at_least
from battles.engine.orders import Intent
from battles.reports.facts import Clock
from battles.reports.facts.account import EpisodeKind, account
from battles.reports.facts.chronicle import GUNFIRE, MUSKETRY, Chronicle, PlayedTurn, told_episodes, turning_points
from battles.reports.facts.exchanges import shots_of, weight_of
from battles.reports.facts.news import Firing, NewsKind, news_of, quiet_turn
from battles.reports.facts.notes import NoteKind, notes_of
from battles.reports.facts.staff_work import Written, WrittenOrder, staff_orders
from battles.reports.tongues import ENGLISH, find
from tests.battles.engine.field import event, roll
from tests.battles.reports import gemioncourt
from tests.battles.reports.other_battles import others
from tests.battles.reports.papers import FOY, RULES, data

REPORT = data()
TELLING = account(REPORT.turn)
SHOT = event("fire", "stevenart", {"mode": "fire", "hits": 1}, target="1/93", roll=roll("fire", "stevenart", 6, 5))


def played():
    before, events = gemioncourt.battle(), gemioncourt.events()
    return Chronicle(RULES, (PlayedTurn(before, events, gemioncourt.after(before, events)),), Clock(20))


def test_the_weightiest_news_comes_first_and_the_readers_own_weighs_more():
    mine, all_of_it = news_of(TELLING, ("gauthier",)), news_of(TELLING, ("jamin",))
    assert [piece.weight for piece in mine] == sorted((piece.weight for piece in mine), reverse=True)
    assert mine[0].kind is NewsKind.ENEMY_DESTROYED
    weight = {(piece.kind, piece.unit.id): piece.weight for piece in mine if piece.unit}
    others = {(piece.kind, piece.unit.id): piece.weight for piece in all_of_it if piece.unit}
    assert weight[NewsKind.ENEMY_DESTROYED, "5M"] == others[NewsKind.ENEMY_DESTROYED, "5M"] + 20


def test_a_victory_outweighs_everything():
    won = event("victory", effect={"winner": "french", "reason": "broken"})
    lost = event("victory", effect={"winner": "allied", "reason": "broken"})
    assert news_of(account(data(told=(won,)).turn), ())[0].kind is NewsKind.WON
    assert news_of(account(data(told=(lost,)).turn), ())[0].kind is NewsKind.BATTLE_LOST


def test_the_command_that_lost_most_is_named_with_what_cost_it():
    loss = event("loss", "1/93", {"lost": 3, "strength": 2, "cause": "fire"}, n=2)
    (piece,) = news_of(account(data(told=(SHOT, loss)).turn), FOY.formations)
    assert (piece.kind, piece.command.id, piece.lost, piece.to_guns) == (NewsKind.LOSSES, "gauthier", {"1/93": 3}, True)


@pytest.mark.parametrize(
    ("told", "firing"),
    [
        ((), Firing.NONE),
        ((SHOT,), Firing.HARMLESS),
        ((SHOT, event("loss", "1/93", {"lost": 1, "strength": 4, "cause": "fire"}, n=2)), Firing.COSTLY),
    ],
)
def test_a_quiet_turn_knows_what_firing_there_was(told, firing):
    assert quiet_turn(account(data(told=told).turn), FOY.formations).firing is firing


def test_throws_of_a_fight_are_kept_apart_from_its_tests():
    (charge,) = [episode for episode in TELLING.episodes if episode.actor == "6H"]
    notes = notes_of(TELLING, charge)
    assert {note.kind for note in notes} <= {NoteKind.TESTS, NoteKind.ROUNDS}
    assert all(len(thrown.counted) == len(thrown.roll.dice) for note in notes for thrown in note.throws)
    assert any(thrown.enemy for note in notes for thrown in note.throws)


def test_losses_of_a_battle_are_put_down_to_their_causes():
    chronicle = played()
    total = {side: chronicle.lost_by(side) for side in ("french", "allied")}
    for side, points in total.items():
        assert points == sum(chronicle.lost_by(side, causes=[cause]) for cause in chronicle.causes())
        assert points == sum(chronicle.lost_by(side, arm=arm) for arm in ("infantry", "cavalry", "artillery"))
    assert chronicle.causes()[:2] == (MUSKETRY, GUNFIRE)
    assert {unit.id for unit in chronicle.gone("allied")} == {"5M", "stevenart"}
    assert chronicle.toll("allied")["guns"] == 6
    assert chronicle.counts("guns")


def test_bands_hold_what_had_come_up_and_what_was_lost_of_it():
    for band in played().bands():
        assert len(band.present) == len(band.lost) == 2
        assert band.lost[0] == 0
        assert all(lost <= present for lost, present in zip(band.lost, band.present, strict=True))


def test_turning_points_are_the_heaviest_throws_in_order_of_time():
    points = turning_points(played(), most=2)
    assert [point.turn for point in points] == sorted(point.turn for point in points)
    assert all(0 < point.likelihood <= 1 for point in points)
    _, episodes = told_episodes(played(), played().turns[0])
    assert {point.episode.number for point in points} <= {episode.number for episode in episodes}


# ---- likelihoods


@pytest.mark.parametrize(
    ("count", "sides", "total", "chance"),
    [(1, 6, 4, 1 / 2), (2, 6, 12, 1 / 36), (2, 6, 2, 1.0), (1, 10, 10, 1 / 10), (2, 20, 40, 1 / 400), (3, 6, 19, 0.0)],
)
def test_the_chance_of_a_sum_goes_by_number_and_sides(count, sides, total, chance):
    assert sum_at_least(count, sides, total) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("count", "sides", "need", "hits", "chance"),
    [(1, 6, 4, 1, 1 / 2), (2, 6, 4, 1, 3 / 4), (2, 6, 4, 2, 1 / 4), (2, 10, 10, 2, 1 / 100), (3, 6, 7, 1, 0.0)],
)
def test_the_chance_of_hits_goes_by_number_and_sides(count, sides, need, hits, chance):
    assert each_at_least(count, sides, need, hits) == pytest.approx(chance)


def test_a_test_of_two_dice_counts_their_modifiers():
    throw = roll("close", "A", 3, 4, need=7, modifiers=(("class C", 1),))
    assert of_test(event("test", "A", {"passed": True}, roll=throw)) == pytest.approx(26 / 36)
    assert of_test(event("test", "A", {"passed": False}, roll=throw)) == pytest.approx(10 / 36)
    assert of_test(event("fire", "A", {"hits": 1}, roll=throw)) is None


# ---- staff orders


def test_what_a_staff_wrote_is_read_off_what_the_units_did():
    won = {"totals": {"french": 9, "allied": 7}}
    told = (
        event("initiative", side="french", effect=won),
        event("activate", "gauthier", {"mode": "brigade"}, n=2),
        event("formation", "2/93", {"formation": "line", "from": "column", "at": [44, 20], "facing": 0}, n=3),
        event("pivot", "2/93", {"facing": 45, "at": [44, 20]}, n=4),
        event("move", "2/93", {"mode": "move", "distance": 6, "at": [44, 26], "facing": 45}, n=5),
        event("move", "2/92", {"mode": "fall-back", "distance": 6, "at": [41, 20], "facing": 0}, n=6),
    )
    intents = MappingProxyType({unit: Intent("ATTACK") for unit in ("2/93", "2/92")})
    report = data(told=told, intents=intents)
    telling = account(report.turn)
    acted = [action for action in telling.actions if action.command == "gauthier"]
    (staff,) = staff_orders(telling, acted, {"2/93", "2/92"})
    written = {units[0].id: orders for orders, units in staff.written}
    assert written["2/93"] == (
        WrittenOrder(Written.FORM, "line"),
        WrittenOrder(Written.FACE, value=45),
        WrittenOrder(Written.MOVE, "move", 6),
    )
    assert written["2/92"] == ()
    story = ENGLISH.stories(telling, ("gauthier",))[0]
    assert any("form line, face NE, move 6" in str(paragraph) for paragraph in story.writ)


def test_a_tongue_nobody_speaks_is_refused():
    assert find("en") is ENGLISH
    with pytest.raises(KeyError):
        find("tlh")


def struck(by, at, hits, n):
    return event("combat", by, {"round": 1, "set": "base", "hits": hits}, target=at, roll=roll("melee", by, 6), n=n)


def test_who_struck_hardest_did_for_who_fell_and_not_who_came_last():
    told = (
        event("charge", "1/92", {"type": "charge", "gap": 3}, target="5M", n=1),
        struck("1/92", "5M", 4, 2),
        struck("1/93", "5M", 3, 3),
        event("eliminated", "5M", {"cause": "combat"}, n=4),
    )
    (piece,) = news_of(account(data(told=told).turn), ())
    assert (piece.kind, piece.unit.id, piece.other.id) == (NewsKind.ENEMY_DESTROYED, "5M", "1/92")


def test_who_would_not_go_in_has_charged_nobody_and_weighs_nothing():
    told = (
        event("reaction", "1/92", {"reaction": "opportunity-charge"}, target="5M", n=1),
        event("test", "1/92", {"test": "opportunity", "passed": False}, roll=roll("opportunity", "1/92", 2), n=2),
    )
    telling = account(data(told=told).turn)
    assert news_of(telling, ()) == ()
    assert [weight_of(RULES, one) for one in telling.episodes] == [0]


def test_who_was_put_to_flight_is_news_and_left_so_by_the_shot_that_did_it():
    told = 0
    for report in others("villaseca", 1):
        fled = {event.unit for event in report.events if event.kind == "rout"}
        gone = {unit.id for unit in report.after.units if unit.out}
        news = {piece.unit.id for piece in news_of(report.telling, ()) if piece.kind is NewsKind.ROUTED}
        assert news == fled - gone
        for episode in report.telling.episodes:
            for shot in shots_of(report.turn, episode) if episode.kind is EpisodeKind.FIRE else ():
                told += "routed" in shot.states
                assert ("routed" in shot.states) <= (shot.event.target in fled)
    assert told
