"""The table of sheets takes the name that it has in the application ``campaigns``."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [("orders", "0003_sheet_of_a_mail")]

    operations = [
        migrations.RemoveField(model_name="sheet", name="mail"),
        migrations.AlterModelTable(name="sheet", table="campaigns_sheet"),
    ]
