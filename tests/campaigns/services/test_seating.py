"""Who plays in a game: two battles in a campaign, three sides, commanders without troops, spectators."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from battles.services import knowing
from campaigns.models import Game, GameSeat, Notice, Player, Schedule, Seat, Side, Turn
from campaigns.services import seating
from campaigns.services.desk import attention
from campaigns.services.turns import life, resolution, sheets
from campaigns.services.turns.attendance import attendance
from orders.services.gate.target_turn import moment
from tests.battles.documents import battalion, duel
from tests.campaigns.services.games import HOUR, NOW, Match, SmallEngine, mails, make_game
from tests.cast import Cast

pytestmark = pytest.mark.django_db


@dataclass(frozen=True)
class War:
    """The duel, in a campaign with a third side, a commander without troops and people who look on."""

    match: Match
    prussian: Seat
    idle: Seat
    watcher: Seat

    @property
    def others(self) -> set[Seat]:
        return {self.prussian, self.idle}


def seat(cast: Cast, name: str, side: Side, **more: object) -> Seat:
    player = Player.objects.create(name=name, email=f"{name.lower()}@players.test")
    return Seat.objects.create(campaign=cast.campaign, side=side, name=name, player=player, **more)


def make_war(cast: Cast) -> War:
    prussia = Side.objects.create(
        campaign=cast.campaign, key="prussian", name="Prussian", nation="prussian", position=2
    )
    blucher = seat(cast, "Blucher", prussia)
    idle = seat(cast, "Vandamme", cast.french, formations=["III"])
    watcher = seat(cast, "Jo", cast.french, role=Seat.Role.SPECTATOR)
    return War(make_game(cast), blucher, idle, watcher)


@pytest.fixture
def war(cast: Cast, engine: SmallEngine) -> War:
    return make_war(cast)


def names(game: Game) -> set[str]:
    return {entry.seat.name for entry in seating.audience(game)}


def told(war: War, kind: str) -> set[str]:
    return {mail.to.partition("@")[0] for mail in mails().filter(kind=kind)}


def test_a_battle_of_two_of_three_sides_starts_and_tells_those_who_are_there(war: War) -> None:
    assert names(war.match.battle) == {"General Foy", "General Picton", "Jo"}
    assert told(war, "call") == {"foy", "picton", "jo"}


def test_nothing_of_a_battle_reaches_who_has_no_part_in_it(war: War) -> None:
    war.match.order_all()
    turn = war.match.close_and_resolve()
    assert turn.exceptions.count() == 0
    assert told(war, "report") == {"foy", "picton", "jo"}
    assert not Notice.objects.filter(seat__in=war.others).exists()
    assert not turn.dispatches.filter(seat__in=war.others).exists()


def test_the_desk_waits_for_those_with_troops_alone(war: War) -> None:
    present = attendance(war.match.turn, NOW)
    assert [seat.name for seat in present.missing] == ["General Foy", "General Picton"]
    assert attention.needs(war.match.battle, NOW) == []


def test_a_commander_without_troops_finds_no_turn_to_order_for(war: War) -> None:
    for other in war.others:
        assert moment(other, subject="", threads=(), text="", received_at=NOW).turn is None
    assert moment(war.match.cast.foy_seat, subject="", threads=(), text="", received_at=NOW).turn == war.match.turn


def test_a_command_given_in_the_middle_of_a_battle_counts_from_then_on(war: War) -> None:
    war.idle.formations = ["FB"]
    war.idle.save()
    assert GameSeat.objects.get(game=war.match.battle, seat=war.idle).formations == ["FB"]
    war.idle.formations = ["III"]
    war.idle.save()
    assert seating.entry_of(war.match.battle, war.idle) is None


def test_whoever_lost_all_his_troops_is_told_and_asked_for_nothing(war: War) -> None:
    war.match.order_all()
    war.match.close_and_resolve()
    turn = war.match.turn
    gone = [{**unit, "out": "eliminated"} if unit["id"] == "A1" else unit for unit in turn.before["units"]]
    Turn.objects.filter(pk=turn.pk).update(before={**turn.before, "units": gone})
    present = attendance(war.match.turn, NOW)
    assert [seat.name for seat in present.missing] == ["General Foy"]
    assert "General Picton" in names(war.match.battle)


def test_two_battles_of_a_campaign_ask_each_commander_for_his_own(war: War, engine: SmallEngine) -> None:
    second = Game.objects.create(
        campaign=war.match.cast.campaign, title="Wavre", slug="wavre", ruleset="mini-nap", document=wavre()
    )
    Schedule.objects.create(game=second)
    turn = life.start_game(second, NOW)
    assert names(second) == {"Vandamme", "Blucher", "Jo", "General Foy"}
    assert moment(war.idle, subject="", threads=(), text="", received_at=NOW).turn == turn
    assert {each.game.title for each in moment_of(war.match.cast.foy_seat)} == {"Duel"}
    sheets.submit(war.idle, turn, "BRIGADE FB2\nINTENT HOLD", now=NOW)
    sheets.submit(war.prussian, turn, "INTENT HOLD", now=NOW)
    assert life.close_turn(turn, NOW, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW) is not None, Turn.objects.get(pk=turn.pk).problem
    turn.refresh_from_db()
    assert set(turn.ordered) == {"french", "prussian"}
    assert war.match.turn.number == 1
    assert knowing.view_after(turn, "prussian").side == "prussian"


def moment_of(seat: Seat) -> tuple[Turn, ...]:
    return moment(seat, subject="", threads=(), text="", received_at=NOW + HOUR).open_turns


def wavre() -> dict[str, object]:
    """French and Prussians: the third corps and no other."""
    document = duel(battalion("F9", "FB2"), battalion("P9", "PB", (60, 60), facing=180), turn=1, title="Wavre")
    document["sides"] = [{"id": "french", "nation": "french"}, {"id": "prussian", "nation": "prussian"}]
    document["formations"] = [
        {"id": "III", "kind": "corps", "side": "french"},
        {"id": "FB2", "kind": "brigade", "of": "III"},
        {"id": "PB", "kind": "brigade", "side": "prussian"},
    ]
    return document
