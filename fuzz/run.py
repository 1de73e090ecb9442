"""One target: ``python -m fuzz.run mail --seconds 120``, or with files to try just those again."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any

#: The code whose paths lead the search.
LED_BY = ["orders.inbox", "orders.language"]
#: Their inner loops, which take three times as long when they are watched; what they find shows in their callers.
NOT_LED_BY = ["orders.language.search", "orders.language.scanning"]
FOLDER = Path("var") / "fuzz"


def main(arguments: list[str]) -> None:
    """Fuzz until the time is over; ends with another code than 0 when a fault was found."""
    parser = argparse.ArgumentParser(prog="python -m fuzz.run", description=__doc__)
    parser.add_argument("target")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--number", type=int, default=1, help="another number, other inputs")
    options = parser.parse_args(arguments)
    if options.files or importlib.util.find_spec("atheris") is None:
        _without_atheris(options)
    else:
        _with_atheris(options)


def _without_atheris(options: argparse.Namespace) -> None:
    from fuzz import blind, targets

    target = targets.TARGETS[options.target]
    for path in options.files:
        target.run(path.read_bytes())
    if not options.files:
        tried = blind.run(target, options.seconds, _folder(target.name, "found"), options.number)
        sys.stdout.write(f"{target.name}: {tried} inputs tried without atheris, no fault\n")


def _with_atheris(options: argparse.Namespace) -> None:
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=LED_BY, exclude=NOT_LED_BY):
        from fuzz import targets
    target = targets.TARGETS[options.target]
    seeds = _folder(target.name, "seeds")
    for place, seed in enumerate(target.seeds()):
        (seeds / f"{place:04}").write_bytes(seed)
    limits = [f"-max_total_time={options.seconds}", f"-max_len={target.longest}", "-timeout=20", "-rss_limit_mb=2048"]
    places = [f"-dict={target.words}", f"-artifact_prefix={_folder(target.name, 'found')}/"]
    chosen = [f"-seed={options.number}", "-print_final_stats=1"]
    folders = [str(_folder(target.name, "corpus")), str(seeds)]
    atheris.Setup([sys.argv[0], *limits, *places, *chosen, *folders], target.run)
    atheris.Fuzz()


def _folder(target: str, what: str) -> Path:
    folder = FOLDER / target / what
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    main(sys.argv[1:])
