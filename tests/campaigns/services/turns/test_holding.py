"""A clock that is held while another game is played first, and gets its time back."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Schedule, Turn
from campaigns.services.turns import closing, holding, life, resolution
from tests.battles.documents import battalion, duel
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def fight(cast: Cast, match: Match, slug: str) -> Game:
    """A battle that arose from the open turn of a game and is fought before it goes on; one turn long."""
    battle = Game.objects.create(
        campaign=cast.campaign,
        title=slug.title(),
        slug=slug,
        ruleset="mini-nap",
        document=duel(battalion("F1"), battalion("A1", "AB", (60, 60), facing=180), turn=1, title=slug.title()),
        last_turn=1,
        arose_from=match.turn,
        pauses=match.battle,
    )
    Schedule.objects.create(game=battle)
    life.start_game(battle, NOW + HOUR)
    return battle


def end(battle: Game, hours: int) -> None:
    turn = battle.turns.get()
    assert life.close_turn(turn, NOW + hours * HOUR, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW + hours * HOUR) is not None, Turn.objects.get(pk=turn.pk).problem


def held(match: Match) -> bool:
    return Schedule.objects.get(game=match.battle).held


def test_a_game_waits_for_the_battle_that_arose_from_it_and_gets_its_time_back(
    game: Match, cast: Cast, engine: SmallEngine
) -> None:
    deadline = game.turn.closes_at
    assert deadline is not None
    battle = fight(cast, game, "ligny")
    assert held(game)
    assert game.battle.turns.get() not in closing.running_turns()
    assert list(game.turn.gave_rise_to.all()) == [battle]
    end(battle, 25)
    assert not held(game)
    assert game.turn.closes_at == deadline + 24 * HOUR


def test_a_game_waits_for_the_last_of_several_battles(game: Match, cast: Cast, engine: SmallEngine) -> None:
    first, second = fight(cast, game, "ligny"), fight(cast, game, "wavre")
    end(first, 10)
    assert held(game)
    end(second, 20)
    assert not held(game)


def test_an_umpire_may_let_the_clock_run_all_the_same(game: Match, cast: Cast, engine: SmallEngine) -> None:
    battle = fight(cast, game, "ligny")
    assert holding.resume(game.battle, NOW + 2 * HOUR, who="umpire")
    deadline = game.turn.closes_at
    end(battle, 10)
    assert game.turn.closes_at == deadline
