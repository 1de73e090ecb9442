"""Mails point to the turns and sheets of ``campaigns``. The tables are the same, so nothing changes in the database."""

import django.db.models.deletion
from django.db import migrations, models


def _reference(to, related_name):
    return models.ForeignKey(
        blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name=related_name, to=to
    )


class Migration(migrations.Migration):

    dependencies = [("orders", "0004_table_moves"), ("campaigns", "0002_games")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.AlterField("rawmail", "sheet", _reference("campaigns.sheet", "mails")),
                migrations.AlterField("rawmail", "turn", _reference("campaigns.turn", "mails")),
                migrations.AlterField("outgoingmail", "turn", _reference("campaigns.turn", "outgoing")),
                migrations.DeleteModel("Sheet"),
            ]
        ),
    ]
