"""A headquarters whose commander is taken goes on under another, and its player is told who leads it now."""

from __future__ import annotations

from typing import Any

from battles.services.theatre_maps import draw_known
from campaigns.models import Campaign, Game, Seat, Side, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.referee import CampaignReferee
from campaigns.services.marches.setting_up import find_campaign
from campaigns.services.marches.telling import tell
from campaigns.services.referees import Stage
from orders.services.marching import outside


def resolved(at: str) -> Turn:
    """The first round of the Charleroi Road with the headquarters of the Second Corps at a place."""
    file = {key: value for key, value in find_campaign("charleroi-road").document().items() if key != "orders"}
    file["posts"] = [{**post, "at": at} if post["formation"] == "B-II" else post for post in file["posts"]]
    before: Any = documents.document_of(file)
    referee = CampaignReferee(outside)
    events, after = referee.resolve(before, {}, bytes(32))
    known = referee.follow(before, [Stage(1, tuple(events), after)], {})
    return Turn(
        game=Game(title="T", campaign=Campaign(name="T")), number=1, before=before, after=after,
        opening=dict(known.opening), knowledge=dict(known.knowledge), told=dict(known.told),
    )  # fmt: skip


def situation(turn: Turn, post: str) -> str:
    side = Side(key="blue" if post.startswith("B") else "red")
    return tell(turn, Seat(formations=[post], side=side), past=True).situation


def test_a_commander_who_is_taken_hands_over_and_his_player_leads_on() -> None:
    """EC-CON-11, EC-AFT-5."""
    turn = resolved("sombreffe")
    said = situation(turn, "B-II")
    assert "is the enemy's prisoner" in said
    assert "you lead on as him" in said
    assert "Your headquarters is at Ham" in said, "with the brigade that leads the corps"
    assert turn.knowledge["B-II"]["commander"] != turn.opening["B-II"]["commander"]
    assert turn.after is not None
    referee = CampaignReferee(outside)
    assert "B-II" in referee.observers(turn.after)
    assert draw_known(turn.after, turn.knowledge["B-II"], "B-II", form="svg")


def test_nobody_else_is_told_of_it_at_once() -> None:
    """EC-REP-4."""
    turn = resolved("sombreffe")
    for post in ("B", "B-I", "R", "R-I", "R-II"):
        assert "prisoner" not in situation(turn, post), post


def test_a_headquarters_that_is_left_alone_hands_nothing_over() -> None:
    assert "lead on" not in situation(resolved("ham"), "B-II")
