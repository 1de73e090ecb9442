"""Where the program lies: its own folder, which holds the catalogues, the templates and the file of the environment."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
