"""A whole turn on one core: resolved, told to every seat, each with his mail, map, report and order form as bytes.

The services do it as in a running installation, on a database of their own; what is left out is the relay.
"""

from __future__ import annotations

import json
import resource
import statistics
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from benchmarks import _site
from benchmarks._measuring import print_table

UNITS = 240
SEATS = 12
TURNS = 5
NOW = datetime(2026, 11, 20, 10, 30, tzinfo=UTC)
#: The kinds of enclosure as they are timed within the mails, and what is left of those.
KINDS = {
    "map": "maps (PNG)",
    "report": "reports (PDF)",
    "form": "order forms (PDF)",
    "calendar": "calendars",
    "dice": "proofs of dice",
}
STEPS = ("resolve", "letters", *KINDS.values(), "mails around them", "whole turn")


def main() -> None:
    """Print the table."""
    title = f"A turn of {UNITS} units and {SEATS} seats with all papers and mails, Mini-Nap in contact"
    print(f"\n{title} (milliseconds of one core)")  # noqa: T201
    found = _site.measured_on_site("benchmarks.whole_turn")
    rows = [
        (
            step,
            *(f"{value:.0f}" for value in (times[0], statistics.median(times[1:]), min(times), max(times), peak)),
        )
        for step, times, peak in zip(STEPS, found["steps"], found["peaks"], strict=True)
    ]
    print_table(("step", "first", "then", "least", "most", "peak MB"), rows)
    print(  # noqa: T201
        f"{found['mails']} mails a turn, {found['bytes'] / 1e6:.1f} MB; "
        f"peak {found['peak']:.0f} MB, {found['peak'] - found['before']:.0f} MB of it since the battle was set up"
    )


def measure() -> None:
    """Play some turns in the database of the environment and print what they took as JSON."""
    from config.memory import settle

    _site.begin()
    settle()  # as a worker that is ready
    game, seats = _set_up()
    before = _peak()
    steps: list[list[float]] = []
    peaks: dict[str, float] = {}
    mails = size = 0
    within = _timed_by_kind(peaks)
    for number in range(TURNS):
        now = NOW + timedelta(hours=number)
        turn = game.turns.order_by("-number")[0]
        _order(turn, seats, now)
        made: list[bytes] = []
        within.update(dict.fromkeys(KINDS, 0.0))
        spent = []
        for name, work in (
            ("resolve", partial(_site.resolve, turn, now)),
            ("letters", partial(_site.tell, now)),
            ("mails", partial(_site.mails, turn, made)),
        ):
            spent.append(_site.spent(work))
            peaks[name] = _peak()
        enclosed = [within[kind] for kind in KINDS]
        steps.append([*spent[:2], *enclosed, spent[2] - sum(enclosed), sum(spent)])
        mails, size = len(made), sum(map(len, made))
    highest = [peaks[name] for name in ("resolve", "letters", *KINDS, "mails", "mails")]
    found = {"steps": list(zip(*steps, strict=True)), "peaks": highest, "mails": mails, "bytes": size}
    found |= {"before": before, "peak": _peak()}
    print(json.dumps(found))  # noqa: T201


def _set_up() -> tuple[Any, list[tuple[Any, str]]]:
    """The battle with its first turn open, and its seats, each with the orders that its player sends every turn."""
    from benchmarks.engine import battle_of
    from campaigns.models import Campaign, Formation, Game, Player, Schedule, Seat, Side
    from campaigns.services.turns import life

    document = battle_of(UNITS, apart=14.0)
    orders = document.pop("orders")
    campaign = Campaign.objects.create(name="Benchmark", slug="benchmark")
    seats = []
    for position, side_document in enumerate(document["sides"]):
        key = side_document["id"]
        side = Side.objects.create(campaign=campaign, key=key, name=key.title(), position=position)
        divisions = [
            each["id"] for each in document["formations"] if each["kind"] == "division" and each["id"].startswith(key)
        ]
        for name in divisions:
            Formation.objects.create(side=side, kind=Formation.Kind.DIVISION, key=name, name=name.title())
        blocks = orders[key].split("BRIGADE ")[1:]
        for number in range(SEATS // 2):
            own = divisions[number :: SEATS // 2]
            player = Player.objects.create(name=f"General {key.title()} {number}", email=f"{key}{number}@players.test")
            seat = Seat.objects.create(campaign=campaign, side=side, name=player.name, player=player, formations=own)
            text = "".join(f"BRIGADE {block}" for block in blocks if block.split()[0].rpartition("-")[0] in own)
            seats.append((seat, text))
    game = Game.objects.create(
        campaign=campaign, title="Benchmark", slug="benchmark", ruleset="mini-nap", document=document
    )
    Schedule.objects.create(game=game, close_when_all_in=False)
    life.start_game(game, NOW)
    _site.tell(NOW)
    return game, seats


def _order(turn: Any, seats: list[tuple[Any, str]], now: datetime) -> None:
    """Every player sends his orders, and the turn closes."""
    from campaigns.models import Turn
    from campaigns.services.turns import life, sheets

    for seat, text in seats:
        sheet, reading = sheets.submit(seat, turn, text, now=now)
        if sheet is None:
            raise ValueError(f"orders not understood: {reading.receipt_text}")
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)


def _timed_by_kind(peaks: dict[str, float]) -> dict[str, float]:
    """Time every enclosure that is made; the milliseconds of each kind are added up in what is returned."""
    from orders.services.out import enclosures

    spent = dict.fromkeys(KINDS, 0.0)

    def timed(kind: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*arguments: Any) -> Any:
            begun = time.process_time()
            enclosure = make(*arguments)
            spent[kind] += 1000 * (time.process_time() - begun)
            peaks[kind] = _peak()
            return enclosure

        return made

    for kind in KINDS:
        enclosures.RENDERERS[kind] = timed(kind, enclosures.RENDERERS[kind])
    return spent


def _peak() -> float:
    """The most memory that the program has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
