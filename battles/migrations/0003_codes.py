"""What was kept as English sentences becomes codes and rows; who plays in each battle is written down."""

import re

from django.db import migrations

REASONS = {
    "all orders are in": "all-in",
    "the deadline has passed": "deadline",
    "closed by the umpire": "umpire",
    "run again": "run-again",
    "corrected": "corrected",
}
STANDING = re.compile(r"standing orders of turn (\d+) go on")


def write_codes(apps, _editor):
    game_model, turn_model = apps.get_model("battles", "Game"), apps.get_model("battles", "Turn")
    for game in game_model.objects.all():
        game.proof_title = str(game.document.get("title", game.title))
        game.save(update_fields=["proof_title"])
        if game.status != "setting-up":
            _seat(apps, game)
    for turn in turn_model.objects.select_related("game").iterator(chunk_size=10):
        turn.closed_because = REASONS.get(turn.closed_because, "umpire") if turn.closed_because else ""
        turn.alarm_number = next(
            (event.get("n") for event in turn.events if turn.alarm and event.get("text", "")[:200] == turn.alarm), None
        )
        turn.save(update_fields=["closed_because", "alarm_number"])
        for entry in turn.exceptions:
            _write_exception(apps, turn, entry)


def _write_exception(apps, turn, entry):
    kind = {"no orders": "no-orders", "report": "report"}.get(entry.get("kind"), "set-aside")
    seat = None
    if entry.get("seat"):
        seats = apps.get_model("campaigns", "Seat").objects.filter(campaign_id=turn.game.campaign_id)
        seat = seats.filter(name=entry["seat"]).first()
    problem = entry.get("problem", "")
    standing = STANDING.search(problem)
    if kind == "no-orders":
        problem = ""
    elif kind == "report":
        problem = problem.removeprefix("The report went out without its story: ")
    apps.get_model("battles", "TurnException").objects.create(
        turn=turn,
        kind=kind,
        seat=seat,
        observer=entry.get("side", "") or ("" if seat else entry.get("seat", "")),
        standing_of=int(standing[1]) if standing and kind == "no-orders" else None,
        line=entry.get("line"),
        orders=entry.get("orders", ""),
        problem=problem,
        settled=bool(entry.get("settled")),
    )


def _seat(apps, game):
    """Enter the seats that have had a part in a battle: commanders of its troops, and all who follow one of its sides.

    A commander without troops has been told of it until now by mistake; he is not entered.
    """
    sides = {side["id"] for side in game.document.get("sides", ())}
    formations = {formation["id"]: formation for formation in game.document.get("formations", ())}
    seats = apps.get_model("campaigns", "Seat").objects.filter(campaign_id=game.campaign_id, side__isnull=False)
    for seat in seats.select_related("side"):
        if seat.side.key not in sides:
            continue
        commanded = [key for key in seat.formations if key in formations]
        if seat.role == "spectator" or not seat.formations or commanded:
            apps.get_model("battles", "GameSeat").objects.create(game=game, seat=seat, formations=commanded)


class Migration(migrations.Migration):

    dependencies = [("battles", "0002_games"), ("campaigns", "0001_initial")]

    operations = [migrations.RunPython(write_codes, migrations.RunPython.noop)]
