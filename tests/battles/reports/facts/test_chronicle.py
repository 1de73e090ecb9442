"""A whole battle in figures: what was lost to what, who came when, and what each side had left."""

from dataclasses import replace

from battles.reports.facts import Clock
from battles.reports.facts.chronicle import GUNFIRE, MUSKETRY, Chronicle, PlayedTurn, engaged
from tests.battles.engine.field import event, roll
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import RULES


def played(*turns, before=None):
    """A battle in which only these events happened, turn by turn."""
    battle, told = before or gemioncourt.battle(), []
    for events in turns:
        after = replace(gemioncourt.after(battle, events), turn=battle.turn + 1)
        told.append(PlayedTurn(battle, events, after))
        battle = after
    return Chronicle(RULES, tuple(told), Clock(20))


def shot(by, target, n=1):
    return event("fire", by, {"mode": "fire", "hits": 1}, target=target, roll=roll("fire", by, 6), n=n)


def loss(unit, lost, cause="fire", n=2):
    return event("loss", unit, {"lost": lost, "cause": cause}, n=n)


def test_what_is_lost_to_fire_is_put_down_to_the_last_who_shot():
    chronicle = played(
        (shot("27J", "1/93"), loss("1/93", 1), shot("stevenart", "1/93", 3), loss("1/93", 2, n=4)),
        (loss("1/92", 1, "combat", n=1), loss("2/92", 1, n=2)),
    )
    assert [(each.turn, each.unit, each.points, each.cause) for each in chronicle.losses] == [
        (4, "1/93", 1, MUSKETRY),
        (4, "1/93", 2, GUNFIRE),
        (5, "1/92", 1, "combat"),
        (5, "2/92", 1, MUSKETRY),
    ]
    assert chronicle.causes()[:2] == (MUSKETRY, GUNFIRE)
    assert chronicle.lost_by("french") == 5
    assert chronicle.lost_by("french", causes=(GUNFIRE,)) == 2
    assert chronicle.lost_by("french", units=("1/92", "2/92")) == 2
    assert chronicle.lost_by("allied") == 0


def test_who_is_destroyed_loses_what_he_had_left_and_no_more_than_that():
    chronicle = played((loss("5M", 3, "combat", n=1), event("eliminated", "5M", {"cause": "combat"}, n=2)))
    assert [(each.points, each.cause) for each in chronicle.losses] == [(3, "combat"), (1, "combat")]
    assert [unit.id for unit in chronicle.gone("allied")] == ["5M"]
    assert chronicle.gone("french") == ()
    assert sum(each.points for each in played((loss("5M", 9, "combat"),)).losses) == 4


def test_who_came_when_and_who_never_did():
    came = event("arrival", "Guiton", {"at": [40.0, 4.0], "facing": 0.0})
    waits = event("arrival", "Guiton", {"waiting": "taken"})
    chronicle = played((waits,), (came,))
    assert chronicle.entered["1/92"] == 4
    assert chronicle.entered["Guiton"] == 5
    assert "Guiton" in {unit.id for unit in chronicle.came_up.units}
    never = played((waits,))
    assert "Guiton" not in never.entered
    assert "Guiton" not in {unit.id for unit in never.came_up.units}


def test_a_sides_strength_by_turn_counts_who_has_come_and_takes_off_what_was_lost_before():
    came = event("arrival", "Guiton", {"at": [40.0, 4.0], "facing": 0.0})
    chronicle = played((loss("1/93", 2, n=1),), (came,), ())
    french = next(band for band in chronicle.bands() if band.side == "french")
    assert french.lost == (0, 2, 2, 2)
    assert [amount - french.present[0] for amount in french.present] == [0, 5, 5, 5]
    assert french.arrivals == ((5, "Wathiez's Lancers", 5),)


def test_the_winner_is_the_one_that_the_log_names_if_it_names_any():
    won = event("victory", effect={"winner": "allied", "reason": "broken"})
    assert played((), (won,)).winner() == "allied"
    assert played(()).winner() == ""


def test_engaged_is_who_fought_or_marched_further_than_a_square_with_most_of_its_troops():
    square = RULES.vocabulary.square
    marches = tuple(
        event("move", id_, {"mode": "move", "distance": square + 1, "at": [x, y - square - 1], "facing": 180}, n=n)
        for n, (id_, x, y) in enumerate((("1/2N", 20.0, 60.0), ("2/2N", 24.0, 66.0)), 1)
    )
    short = event("move", "1/4L", {"mode": "move", "distance": 1, "at": [62.0, 33.0], "facing": 0}, n=3)
    chronicle = played((*marches, short))
    assert engaged(chronicle, chronicle.turns[0]) == {"weimar"}
    fought = played((shot("27J", "1/93"), loss("1/93", 1)))
    assert {"gauthier", "bijlandt"} <= engaged(fought, fought.turns[0])
