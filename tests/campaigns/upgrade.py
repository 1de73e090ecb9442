"""A database as it was before games lived in ``campaigns``, brought up to date and played on.

Run with ``python -m`` in an environment whose database is empty. What it prints as JSON is for ``test_upgrade``. The
data is the demonstration's battle in the middle of its second turn: Ney's orders for it are in, Wellington has been
given more time.
"""

from __future__ import annotations

import gzip
import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "before" / "quatre-bras-turn-2.json.gz"
BEFORE = [("campaigns", "0001_initial"), ("battles", "0001_initial"), ("orders", "0001_initial")]
NOW = datetime(2026, 11, 24, 16, 0, tzinfo=UTC)


def fill() -> None:
    """Make the tables as they were then and put the data into them."""
    from django.db import connection, transaction
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(connection)
    others = [node for node in executor.loader.graph.leaf_nodes() if node[0] in ("auth", "contenttypes", "admin")]
    state = executor.migrate([*others, *BEFORE])
    objects = json.loads(gzip.decompress(DATA.read_bytes()))
    with transaction.atomic(), connection.constraint_checks_disabled():
        many: list[tuple[Any, str, list[int]]] = []
        for each in objects:
            model = state.apps.get_model(each["model"])
            values: dict[str, Any] = {"pk": each["pk"]}
            for field in model._meta.concrete_fields:
                if field.name in each["fields"]:
                    values[field.attname] = field.to_python(each["fields"][field.name])
            row = model(**values)
            row.save(force_insert=True)
            for field in model._meta.many_to_many:
                many.append((row, field.name, each["fields"].get(field.name, [])))
        for row, name, keys in many:
            if name != "groups":
                getattr(row, name).set(keys)
        # The rows came with their ids; the sequences go on after them.
        from django.core.management.color import no_style

        models = [state.apps.get_model(name) for name in dict.fromkeys(each["model"] for each in objects)]
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(no_style(), models):
                cursor.execute(statement)


def play_on() -> dict[str, Any]:
    """Close and resolve the open turn with the orders that are in, and tell everybody."""
    from campaigns.models import AuditEntry, Game, GameSeat, Sheet, Turn, TurnException
    from campaigns.services.turns import life, resolution
    from orders.models import OutgoingMail, RawMail
    from orders.services.gate import intake
    from orders.services.out import notices

    game = Game.objects.get()
    first, second = game.turns.order_by("number")
    found: dict[str, Any] = {
        "proof title": game.proof_title,
        "seats": sorted(GameSeat.objects.values_list("seat__name", flat=True)),
        "closed because": first.closed_because,
        "alarm": (first.alarm_event or {}).get("n"),
        "exceptions": [
            (each.kind, each.observer, each.line, each.standing_of, each.problem_words, each.settled)
            for each in TurnException.objects.all()
        ],
        "actions in words": AuditEntry.objects.filter(action__contains=" ").count(),
        "actions": AuditEntry.objects.filter(action="resolve-turn").exists(),
        "sheets of mails": sorted(RawMail.objects.values_list("sheet__turn__number", flat=True)),
        "rulings": list(first.rulings.values_list("path", flat=True)),
        "extended": [extension.seat.name for extension in second.extensions.all()],
        "sheets": Sheet.objects.count(),
    }
    sent = set(OutgoingMail.objects.values_list("key", flat=True))
    wellington = game.campaign.seats.get(name="Duke of Wellington")
    assert life.close_turn(second, NOW, because=Turn.Closed.UMPIRE, who="umpire")
    assert resolution.resolve(second.pk, NOW + timedelta(minutes=4)) is not None, Turn.objects.get(pk=second.pk).problem
    notices.tell_due(NOW)
    second.refresh_from_db()
    third = game.turns.get(number=3)
    stored = intake.receive(answer(wellington), way="command", received_at=NOW + timedelta(hours=1))
    intake.read_mail(stored.pk, NOW + timedelta(hours=1))
    found |= {
        "resolved": [second.state, len(second.events) > 100, sorted(second.ordered)],
        "ordered by the french": "1/" in json.dumps(second.ordered["french"]),
        "absent": [str(each) for each in second.exceptions.all()],
        "open": third.state,
        "reports": OutgoingMail.objects.filter(kind="report", turn=second).count(),
        "nothing twice": len(sent) == OutgoingMail.objects.filter(key__in=sent).count(),
        "orders for turn 3": third.sheets.get().value is not None,
    }
    return found


def answer(seat: Any) -> bytes:
    """A mail with orders."""
    from email.message import EmailMessage

    from campaigns.services.people.addresses import seat_address

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = seat.player.email, seat_address(seat), "orders"
    message["Message-ID"] = "<three@players.test>"
    message.set_content("TURN 3\nINTENT HOLD\n")
    return bytes(message)


def main() -> None:
    """Fill, bring up to date, play on, tell."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from django.core.management import call_command

    fill()
    call_command("migrate", verbosity=0)
    print(json.dumps(play_on()))  # noqa: T201


if __name__ == "__main__":
    main()
