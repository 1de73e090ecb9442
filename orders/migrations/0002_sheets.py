"""Order sheets are kept as values too, and a mail knows the sheet that was taken from it."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [("orders", "0001_initial"), ("battles", "0002_games")]

    operations = [
        migrations.RenameModel(old_name="OrderSheet", new_name="Sheet"),
        migrations.AddField(model_name="sheet", name="value", field=models.JSONField(blank=True, null=True)),
        migrations.AddField(
            model_name="rawmail",
            name="sheet",
            field=models.ForeignKey(
                blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL,
                related_name="mails", to="orders.sheet",
            ),
        ),
    ]
