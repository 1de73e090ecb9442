"""Battles are games of ``campaigns`` now. The tables are the same; Django's own records of the models follow them."""

from django.db import migrations

MODELS = ("dispatch", "extension", "ruling", "notice", "turnexception", "gameseat", "schedule", "game", "turn")


def move_records(apps, _editor):
    """Let the admin's history and what is permitted speak of the models where they are now."""
    types = apps.get_model("contenttypes", "ContentType").objects
    permissions = apps.get_model("auth", "Permission").objects
    for before, model in (*(("battles", model) for model in MODELS), ("battles", "battle"), ("orders", "ordersheet"),
                          ("orders", "sheet")):
        found = types.filter(app_label=before, model=model).first()
        if found is None:
            continue
        found.app_label, found.model = "campaigns", {"battle": "game", "ordersheet": "sheet"}.get(model, model)
        found.save()
        # Permissions are named after the model; Django makes those of the new name when it has migrated.
        permissions.filter(content_type=found).exclude(codename__endswith=f"_{found.model}").delete()


class Migration(migrations.Migration):

    dependencies = [
        ("battles", "0004_tables_move"),
        ("campaigns", "0002_games"),
        ("orders", "0005_games_of_campaigns"),
        ("contenttypes", "0002_remove_content_type_name"),
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RemoveField("game", "arose_from"),
                *(migrations.DeleteModel(name) for name in MODELS[:-2]),
                migrations.DeleteModel("Turn"),
                migrations.DeleteModel("Game"),
            ]
        ),
        migrations.RunPython(move_records, migrations.RunPython.noop),
    ]
