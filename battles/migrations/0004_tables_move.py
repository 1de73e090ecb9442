"""The tables of games take the names that they have in the application ``campaigns``."""

from django.db import migrations, models

TABLES = ("game", "gameseat", "schedule", "turn", "turnexception", "extension", "ruling", "dispatch", "notice")


class Migration(migrations.Migration):

    dependencies = [("battles", "0003_codes")]

    operations = [
        migrations.RemoveField(model_name="turn", name="exceptions"),
        migrations.RemoveField(model_name="turn", name="alarm"),
        migrations.RenameField(model_name="turn", old_name="alarm_number", new_name="alarm"),
        migrations.AlterField(
            model_name="turn", name="closed_because", field=models.CharField(blank=True, max_length=10)
        ),
        *(migrations.AlterModelTable(name=name, table=f"campaigns_{name}") for name in TABLES),
    ]
