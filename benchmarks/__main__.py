"""Run every benchmark, or those named on the command line: ``python -m benchmarks engine reports mail``."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys

import django

import benchmarks


def main(wanted: list[str]) -> None:
    """Call ``main()`` of each module of this package, in alphabetical order."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if not module.name.startswith("_") and (not wanted or module.name in wanted):
            importlib.import_module(f"benchmarks.{module.name}").main()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    main(sys.argv[1:])
