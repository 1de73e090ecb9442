"""How long a letter takes to be read: forty lines in a player's own words, odd lines, and the first of a process."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ruamel.yaml import YAML

from battles import rulesets
from battles.engine import battlefile
from battles.services.naming import names_of
from orders.language.letters.letter import read_letter

ROOT = Path(__file__).resolve().parent.parent
WRITERS = ROOT / "tests" / "letters" / "writers"
BATTLE = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
FORTY = ("tom", "brad", "terse")
ODD = ("1/92: attack the 45th Zouaves near Timbuktu", "Foy with somebody", "2/93: MOVV TO G6", "Hussn go to Larale!")
REPEATS = 25


def main() -> None:
    """Print the table."""
    print("\nLetters (milliseconds, the best of many)")  # noqa: T201
    program = "import benchmarks.letters as b; print(b.first())"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    _print_row("the first letter of a process", float(run.stdout.split()[-1]))
    read, letter = _reader(), "\n".join(_lines()[:40])
    _print_row("a letter of 40 lines", _best(partial(read, letter)))
    for line in ODD:
        _print_row(line, _best(partial(read, line)))


def first() -> float:
    """The milliseconds of the first letter of this process."""
    read = _reader()
    start = time.process_time()
    read("1/92 goes to G6, please")
    return 1000 * (time.process_time() - start)


def _reader() -> Callable[[str], object]:
    battle = rulesets.read(battlefile.load(BATTLE.read_text(encoding="utf-8"), name=BATTLE.name))
    ruleset, names = rulesets.find(battle.ruleset), names_of(battle, "french")
    return lambda text: read_letter(text, names, ruleset.vocabulary, battle, metres_per_unit=ruleset.metres_per_unit)


def _lines() -> list[str]:
    files = [YAML(typ="safe").load((WRITERS / f"{name}.yaml").read_text(encoding="utf-8")) for name in FORTY]
    lines = [line if isinstance(line, str) else line["say"] for file in files for line in file["lines"]]
    return [line for line in lines if line.strip()]


def _best(work: Callable[[], object]) -> float:
    spans = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        spans.append(time.process_time() - start)
    return 1000 * min(spans)


def _print_row(name: str, milliseconds: float) -> None:
    print(f"{name:46}{milliseconds:8.1f}")  # noqa: T201
