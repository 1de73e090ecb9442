"""How benchmarks measure: time of one core, and memory at its highest."""

from __future__ import annotations

import multiprocessing
import resource
import statistics
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

REPEATS = 7


def timed(make: Callable[[], Any], repeats: int = REPEATS) -> tuple[Any, float, float]:
    """What it makes, and the milliseconds of the first time and the median of the others."""
    spans = []
    made: Any = None
    for _ in range(repeats + 1):
        start = time.process_time()
        made = make()
        spans.append(1000 * (time.process_time() - start))
    return made, spans[0], statistics.median(spans[1:])


def peak_memory(make: Callable[[], Any]) -> float:
    """How many megabytes it takes at its highest beyond what the program held before, in a process of its own.

    To be asked before anything like it was made: what the program once held it may use again unseen.
    """
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("fork")
    child = context.Process(target=_report_peak, args=(make, theirs))
    child.start()
    grown = float(ours.recv())
    child.join()
    return grown


def _report_peak(make: Callable[[], Any], pipe: Connection) -> None:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    make()
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    pipe.send(highest - pages * resource.getpagesize() / 2**20)


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under their heads, the first column to the left."""
    widths = [max(len(line[place]) for line in (head, *rows)) for place in range(len(head))]
    for line in (head, *rows):
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  ".join(cells))  # noqa: T201
