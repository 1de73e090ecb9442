"""The site for a WSGI server."""

import os
from importlib import import_module

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from battles.engine.registry import load_all
from config.kept_programs import keep_programs

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
keep_programs()
application = get_wsgi_application()
# Nobody's first page waits for what a long-lived process will need anyway.
import_module(settings.ROOT_URLCONF)
load_all()
