"""The colours of the sides become a campaign's choice. A campaign with a battle in national colours has chosen them."""

from django.db import migrations, models


def as_battles_have_them(apps, schema_editor):
    """Campaigns whose newest battle is drawn in national colours keep to them."""
    for campaign in apps.get_model("campaigns", "Campaign").objects.all():
        newest = campaign.games.filter(kind="battle").order_by("pk").last()
        if newest is not None and (newest.document or {}).get("settings", {}).get("colours") == "national":
            campaign.colours = "national"
            campaign.save(update_fields=["colours"])


class Migration(migrations.Migration):

    dependencies = [
        ("campaigns", "0015_pieces"),
    ]

    operations = [
        migrations.AddField(
            model_name="campaign",
            name="colours",
            field=models.CharField(
                choices=[
                    ("reader", "the reader's own side blue, the enemy red"),
                    ("national", "every side in its nation's colour"),
                ],
                default="reader",
                max_length=10,
            ),
        ),
        migrations.RunPython(as_battles_have_them, migrations.RunPython.noop),
    ]
