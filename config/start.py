"""The start of a command: with the whole site, or with no more than a command for files needs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from config.kept_programs import keep_programs
from config.memory import seek_seldom

#: Commands for files alone, by the application that they are in; each is the ``COMMAND`` of a module of its name there.
FOR_FILES = {"adjudicate": "battles", "check_orders": "orders", "march": "orders"}
#: What Django's own start must see to, as it changes what is loaded.
OPTIONS = ("--settings", "--pythonpath")
#: The settings of the site, and those without a folder, a secret or a database.
SITE, FILES = "config.settings", "config.files"


def start(arguments: Sequence[str]) -> None:
    """Run the command of a command line, program and all. Commands for files are run anew for each of many files."""
    seek_seldom()
    keep_programs()
    name = arguments[1] if len(arguments) > 1 else ""
    if name in FOR_FILES and not any(argument.startswith(OPTIONS) for argument in arguments):
        _start_without_site(FOR_FILES[name], name, list(arguments))
    else:
        from django.core.management import execute_from_command_line

        execute_from_command_line(list(arguments))


def _start_without_site(application: str, name: str, arguments: list[str]) -> None:
    """Run a command without any application set up: their models and pages take longer to load than it runs."""
    from config.commands import NotItsOwn, run_alone

    if os.environ.get("DJANGO_SETTINGS_MODULE") == SITE:
        os.environ["DJANGO_SETTINGS_MODULE"] = FILES
    try:
        status = run_alone(import_module(f"{application}.management.{name}").COMMAND, arguments[2:])
    except NotItsOwn:
        from django.apps import apps

        apps.populate(())
        import_module(f"{application}.management.commands.{name}").Command().run_from_argv(arguments)
    else:
        if status:
            sys.exit(status)
