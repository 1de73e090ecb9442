"""Battles become games: the tables get the fields that campaigns' games have. They move to that application later."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [("battles", "0001_initial")]

    operations = [
        migrations.RemoveConstraint(model_name="turn", name="turn_once_a_branch"),
        migrations.RenameModel(old_name="Battle", new_name="Game"),
        migrations.RenameField(model_name="schedule", old_name="battle", new_name="game"),
        migrations.RenameField(model_name="turn", old_name="battle", new_name="game"),
        migrations.AlterModelOptions(name="turn", options={"ordering": ["game", "branch", "number"]}),
        migrations.RenameIndex(model_name="turn", old_name="battles_tur_state_197ab8_idx", new_name="turn_due"),
        migrations.AddConstraint(
            model_name="turn",
            constraint=models.UniqueConstraint(fields=("game", "branch", "number"), name="turn_once_a_branch"),
        ),
        migrations.AddField(model_name="game", name="kind", field=models.CharField(default="battle", max_length=10)),
        migrations.AddField(model_name="game", name="proof_title", field=models.TextField(blank=True, default="")),
        migrations.AddField(
            model_name="game",
            name="arose_from",
            field=models.ForeignKey(
                blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL,
                related_name="gave_rise_to", to="battles.turn",
            ),
        ),
        migrations.AddField(
            model_name="game",
            name="pauses",
            field=models.ForeignKey(
                blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL,
                related_name="paused_by", to="battles.game",
            ),
        ),
        migrations.AddField(model_name="turn", name="ordered", field=models.JSONField(blank=True, default=dict)),
        migrations.AddField(
            model_name="turn", name="alarm_number", field=models.PositiveIntegerField(blank=True, null=True)
        ),
        migrations.CreateModel(
            name="GameSeat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("formations", models.JSONField(blank=True, default=list)),
                ("game", models.ForeignKey(
                    on_delete=django.db.models.deletion.CASCADE, related_name="game_seats", to="battles.game",
                )),
                ("seat", models.ForeignKey(
                    on_delete=django.db.models.deletion.CASCADE, related_name="game_seats", to="campaigns.seat",
                )),
            ],
            options={"ordering": ["game", "seat"]},
        ),
        migrations.AddConstraint(
            model_name="gameseat",
            constraint=models.UniqueConstraint(fields=("game", "seat"), name="seat_once_a_game"),
        ),
        migrations.CreateModel(
            name="TurnException",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=12)),
                ("observer", models.CharField(blank=True, max_length=60)),
                ("standing_of", models.PositiveIntegerField(blank=True, null=True)),
                ("line", models.PositiveIntegerField(blank=True, null=True)),
                ("orders", models.TextField(blank=True)),
                ("problem", models.TextField(blank=True)),
                ("settled", models.BooleanField(default=False)),
                ("seat", models.ForeignKey(
                    blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL,
                    related_name="turn_exceptions", to="campaigns.seat",
                )),
                ("turn", models.ForeignKey(
                    on_delete=django.db.models.deletion.CASCADE, related_name="exception_rows", to="battles.turn",
                )),
            ],
            options={"ordering": ["turn", "id"]},
        ),
        migrations.CreateModel(
            name="Notice",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=200, unique=True)),
                ("kind", models.CharField(max_length=12)),
                ("detail", models.JSONField(blank=True, default=dict)),
                ("at", models.DateTimeField()),
                ("told_at", models.DateTimeField(blank=True, null=True)),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                ("problem", models.TextField(blank=True)),
                ("game", models.ForeignKey(
                    on_delete=django.db.models.deletion.CASCADE, related_name="notices", to="battles.game",
                )),
                ("turn", models.ForeignKey(
                    blank=True, null=True, on_delete=django.db.models.deletion.CASCADE,
                    related_name="notices", to="battles.turn",
                )),
                ("seat", models.ForeignKey(
                    blank=True, null=True, on_delete=django.db.models.deletion.CASCADE,
                    related_name="notices", to="campaigns.seat",
                )),
            ],
            options={"ordering": ["at", "id"]},
        ),
        migrations.AddIndex(
            model_name="notice", index=models.Index(fields=["told_at", "at"], name="notice_due")
        ),
    ]
