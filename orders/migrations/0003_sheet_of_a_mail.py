"""Write down with each mail which sheet was taken from it; the sheet no longer names its mail."""

from django.db import migrations


def name_sheets(apps, _editor):
    mails = apps.get_model("orders", "RawMail").objects
    for sheet in apps.get_model("orders", "Sheet").objects.filter(mail__isnull=False).order_by("pk"):
        # A corrected turn has copies of its sheets; the first of them is the one that the mail brought.
        mails.filter(pk=sheet.mail_id, sheet__isnull=True).update(sheet=sheet.pk)


class Migration(migrations.Migration):

    dependencies = [("orders", "0002_sheets")]

    operations = [migrations.RunPython(name_sheets, migrations.RunPython.noop)]
