"""Settings of the test run: its own run-time folder, fast password hashes, no wake-ups."""

import atexit
import os
import shutil
import tempfile

os.environ["ESTAFETTE_VAR"] = tempfile.mkdtemp(prefix="estafette-tests-")
os.environ.setdefault("ESTAFETTE_SECRET_KEY", "tests-only-not-a-secret")

from config.settings import *  # noqa: F403

FOLDER, MADE_BY = os.environ["ESTAFETTE_VAR"], os.getpid()


@atexit.register
def remove_folder() -> None:
    """Leave nothing of the run behind. A process forked off it, which ends sooner, leaves it alone."""
    if os.getpid() == MADE_BY:
        shutil.rmtree(FOLDER, ignore_errors=True)


PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WAKE_WORKERS = False

if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":  # noqa: F405
    # A file, as on a host: a live server's thread then waits for the test's lock, where the shared memory that is
    # Django's own choice refuses at once ("table is locked"). Nothing need outlast the run, so nothing is synced.
    DATABASES["default"]["TEST"] = {"NAME": f"{FOLDER}/tests.sqlite3"}  # noqa: F405
    DATABASES["default"]["OPTIONS"]["init_command"] += " PRAGMA synchronous=OFF;"  # noqa: F405
