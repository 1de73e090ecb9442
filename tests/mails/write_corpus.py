"""Write the corpus anew: ``python -m tests.mails.write_corpus``. The mails lie in ``raw/``, what must come of each in
``expected.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tests.mails import (
    behaviours,
    clients,
    encodings,
    strange_pages,
    strange_programs,
    strange_wire,
    strangers,
    structures,
    webmails,
)
from tests.mails.letters import Specimen

FOLDER = Path(__file__).parent
RAW = FOLDER / "raw"
EXPECTED = FOLDER / "expected.json"
MODULES = (
    clients, webmails, encodings, structures, behaviours, strangers, strange_pages, strange_wire, strange_programs,
)  # fmt: skip


def specimens() -> Iterator[Specimen]:
    """All mails of the corpus."""
    for module in MODULES:
        yield from module.specimens()


def write() -> int:
    """Write all files; answers how many mails there are. Raises ``ValueError`` for two mails of one name."""
    RAW.mkdir(exist_ok=True)
    expected: dict[str, dict[str, object]] = {}
    for specimen in specimens():
        if specimen.name in expected:
            raise ValueError(f"two mails are named {specimen.name}")
        (RAW / f"{specimen.name}.eml").write_bytes(specimen.raw)
        expected[specimen.name] = {
            "state": specimen.state,
            "outcome": specimen.outcome,
            "orders": list(specimen.orders),
        }
    for stale in RAW.glob("*.eml"):
        if stale.stem not in expected:
            stale.unlink()
    EXPECTED.write_text(json.dumps(expected, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
    return len(expected)


if __name__ == "__main__":
    write()
