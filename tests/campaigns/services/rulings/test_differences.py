"""What a correction changed for a seat, told in words, and what it leaves alone."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Turn
from campaigns.services.rulings import corrections
from campaigns.services.rulings.rulings import Verdict
from campaigns.services.turns import life, resolution, sheets
from tests.campaigns.services.rulings.test_corrections import LATER, any_unit, resolve_second, run_again
from tests.played import HOUR, NOON, Played

pytestmark = pytest.mark.django_db


def test_an_erratum_names_the_lines_that_hold_no_longer_and_those_that_hold_instead(played: Played) -> None:
    unit = any_unit(played, 0)
    again = run_again(played, played.first, Verdict(f"after.units[{unit}].strength", 3, "miscounted"))
    told = {each.seat.name: each for each in corrections.differences(again)}
    foy = told["General Foy"]
    assert foy.differs
    assert foy.no_longer
    assert foy.now
    assert set(foy.no_longer).isdisjoint(foy.now)


def test_a_players_extension_lasts_through_a_correction_of_the_turn_before(played: Played) -> None:
    until = NOON + 200 * HOUR
    assert life.extend(played.second, until, NOON + HOUR, who="umpire", seat=played.french)
    run_again(played, played.first)
    played.battle.refresh_from_db()
    open_turn = played.battle.turns.get(state=Turn.State.OPEN, branch=played.battle.branch)
    assert [(each.seat, each.until) for each in open_turn.extensions.all()] == [(played.french, until)]


def test_a_players_extension_lasts_through_a_correction_of_the_open_turn(played: Played) -> None:
    until = NOON + 200 * HOUR
    life.extend(played.second, until, NOON + HOUR, who="umpire", seat=played.french)
    again = corrections.correct(played.second, [], who="umpire", now=LATER, reason="a slip")
    assert again.state == Turn.State.OPEN
    assert again.extensions.get().until == until


def test_the_title_that_dice_are_labelled_with_cannot_be_ruled(played: Played) -> None:
    with pytest.raises(Exception, match="cannot change this"):
        run_again(played, played.first, Verdict("before.title", "Another", "x"))


def test_a_renamed_battle_keeps_the_title_of_its_proof(played: Played) -> None:
    battle = Game.objects.get(pk=played.battle.pk)
    battle.title = "Renamed"
    battle.save()
    second = resolve_second(played)
    assert battle.proof_title == second.before["title"] == second.after["title"] == "First Steps"


def test_a_turn_superseded_while_it_is_worked_on_stores_nothing(played: Played) -> None:
    sheets.submit(played.french, played.second, "INTENT HOLD", now=NOON + HOUR)
    life.close_turn(played.second, NOON + HOUR, because=Turn.Closed.UMPIRE)
    assert resolution.claim(played.second.pk, "slow/worker", NOON + HOUR)
    turn = Turn.objects.select_related("game__campaign", "game__schedule", "parent").get(pk=played.second.pk)
    result = resolution.work_out(turn, NOON + HOUR)
    Turn.objects.filter(pk=turn.pk).update(state=Turn.State.SUPERSEDED)
    assert resolution.store(turn, "slow/worker", result, NOON + HOUR) is None
    assert not played.battle.turns.filter(parent=turn).exists()
