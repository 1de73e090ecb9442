"""The one place that reads the environment. Everything has a default that works alone on one machine."""

from __future__ import annotations

from pathlib import Path

import environ

from config.root import ROOT

__all__ = ["ROOT", "VAR", "env"]

env = environ.Env()
environ.Env.read_env(ROOT / ".env")

#: Everything that Estafette writes at run time lies under this folder: database, queue, reports, logs.
VAR = Path(env.str("ESTAFETTE_VAR", default=str(ROOT / "var")))
