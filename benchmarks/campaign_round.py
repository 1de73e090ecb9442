"""A round of a campaign by mail on one core: twelve hours of the Hundred Days with twelve posts, papers and mails made.

The services do it as in a running installation, on a database of their own; what is left out is the relay. Besides: the
theatre with everything as a PDF, and the atlas of the round.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from benchmarks import _site
from benchmarks._measuring import print_table

POSTS, ROUNDS = 12, 2
NOW = datetime(2026, 11, 20, 10, 30, tzinfo=UTC)
STEPS = ("resolve", "letters", "mails with maps and papers", "whole round", "theatre map (PDF)", "atlas (PDF)")


def main() -> None:
    """Print the table."""
    print(f"\nA round of 12 hours of the Hundred Days, {POSTS} posts, all papers and mails (ms of one core)")  # noqa: T201
    found = _site.measured_on_site("benchmarks.campaign_round")
    heads = ("step", *(f"round {number}" for number in range(1, ROUNDS + 1)), "aim")
    aims = {"whole round": "4000", "theatre map (PDF)": "150"}
    rows = [
        (step, *(f"{value:.0f}" for value in times), aims.get(step, ""))
        for step, times in zip(STEPS, found["steps"], strict=True)
    ]
    print_table(heads, rows)
    print(f"{found['mails']} mails a round, {found['bytes'] / 1e6:.1f} MB")  # noqa: T201


def measure() -> None:
    """Play the rounds in the database of the environment and print what they took as JSON."""

    _site.begin()
    game, orders = _set_up()
    steps, mails, size = [], 0, 0
    for number in range(1, ROUNDS + 1):
        now = NOW + timedelta(days=number)
        turn = game.turns.latest("pk")
        _order(turn, orders if number == 1 else {}, now)
        made: list[bytes] = []
        work = partial(_site.resolve, turn, now), partial(_site.tell, now), partial(_site.mails, turn, made)
        spent = [_site.spent(part) for part in work]
        turn.refresh_from_db()
        steps.append([*spent, sum(spent), _theatre(turn), _site.spent(partial(_atlas, game))])
        mails, size = len(made), sum(map(len, made))
    print(json.dumps({"steps": list(zip(*steps, strict=True)), "mails": mails, "bytes": size}))  # noqa: T201


def _set_up() -> tuple[Any, dict[str, str]]:
    """The campaign with its first round open, and the orders of the posts that its file has, by formation."""
    from campaigns.models import Seat
    from campaigns.services.marches.setting_up import find_campaign, set_up
    from campaigns.services.turns import life

    document = find_campaign("hundred-days").document()
    orders = document.pop("orders")
    chosen = [post for post in document["posts"] if post["id"] in orders][:POSTS]
    players = [
        {"post": post["id"], "player": {"name": post["name"], "email": f"{post['id'].lower()}@players.test"}}
        for post in chosen
    ]
    game = set_up(document, who="benchmark", now=NOW, players=players, length="12")
    life.start_game(game, NOW)
    _site.tell(NOW)
    if Seat.objects.filter(player__isnull=False).count() != POSTS:
        raise ValueError("not every post has its player")
    return game, {post["formation"]: orders[post["id"]] for post in chosen}


def _order(turn: Any, orders: dict[str, str], now: datetime) -> None:
    from campaigns.models import Seat, Turn
    from campaigns.services.turns import life, sheets

    for seat in Seat.objects.filter(player__isnull=False).select_related("side", "campaign"):
        text = orders.get(seat.formations[0])
        if text and sheets.submit(seat, turn, text, now=now)[0] is None:
            raise ValueError(f"orders of {seat} not understood")
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)


def _theatre(turn: Any) -> float:
    """The theatre with everything as a PDF: the drawing alone, of a campaign that has been read."""
    from battles.services.theatre_maps import draw_theatre
    from campaigns.services.marches import document as documents

    campaign = documents.read(turn.after)
    return min(_site.spent(partial(draw_theatre, campaign, form="pdf", width_px=0)) for _ in range(3))


def _atlas(game: Any) -> None:
    from battles.services.papers.atlas import atlas

    atlas(game)
