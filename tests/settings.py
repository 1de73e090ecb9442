"""Settings of the test run: its own run-time folder, fast password hashes, no wake-ups."""

import os
import tempfile

os.environ["ESTAFETTE_VAR"] = tempfile.mkdtemp(prefix="estafette-tests-")
os.environ.setdefault("ESTAFETTE_SECRET_KEY", "tests-only-not-a-secret")

from config.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WAKE_WORKERS = False
