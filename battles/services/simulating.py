"""Running simulations on the cores of this machine, and keeping what was played, so that nothing is played twice.

Who plays which battle makes no difference (``battles.simulation``): outcomes are kept as they come, one JSON line each,
and put in order when they are told.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from battles import rulesets
from battles.engine.faults import Fault, InputFaults
from battles.reports.documents import A4, Paper
from battles.simulation import Outcome, Player, Tally, Terms, tally
from battles.simulation.changes import variants
from battles.simulation.paper import simulation_paper
from battles.simulation.tables import tables

#: The file in which outcomes are kept, and the one that says what they are outcomes of.
OUTCOMES, TERMS = "outcomes.jsonl", "terms.json"
PAPER = "simulation.pdf"
#: A chunk of work that is handed to a process at once, at most.
CHUNK = 4


@dataclass(frozen=True, slots=True)
class Work:
    """Battles that are to be played: of which terms, and their numbers."""

    terms: Terms
    battles: int


def work_for(terms: Terms, battles: int, sensitivity: int) -> tuple[Work, ...]:
    """The battle as it is, and for a ``sensitivity`` above 0 so many battles of each of its variants."""
    changed = variants(terms) if sensitivity else ()
    return (Work(terms, battles), *(Work(each, sensitivity) for each in changed))


class Shelf:
    """A folder with the outcomes of a simulation. One that holds outcomes of other terms is refused."""

    def __init__(self, folder: Path, work: Sequence[Work]) -> None:
        self.folder = folder
        self._known = {each.terms.digest for each in work}
        folder.mkdir(parents=True, exist_ok=True)
        terms = folder / TERMS
        named = {"digest": work[0].terms.digest, "title": work[0].terms.document.get("title", "")}
        if terms.exists():
            before = json.loads(terms.read_text(encoding="utf-8"))
            if before["digest"] != named["digest"]:
                raise InputFaults(
                    [Fault("out", f"{folder} holds a simulation on other terms; name another folder, or remove it")]
                )
        terms.write_text(json.dumps(named, ensure_ascii=False) + "\n", encoding="utf-8")

    def outcomes(self) -> dict[tuple[str, int], Outcome]:
        """What was played already, by digest of the terms and number. A line cut off by an interruption is left out."""
        found: dict[tuple[str, int], Outcome] = {}
        file = self.folder / OUTCOMES
        if not file.exists():
            return found
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                kept = json.loads(line)
            except json.JSONDecodeError:
                continue
            if kept["terms"] in self._known:
                found[kept["terms"], kept["outcome"]["number"]] = Outcome.from_mapping(kept["outcome"])
        return found

    def keep(self, digest: str, outcome: Outcome) -> None:
        """Note one outcome, on disk when this returns."""
        line = json.dumps({"terms": digest, "outcome": outcome.as_mapping()}, ensure_ascii=False)
        file = self.folder / OUTCOMES
        torn = file.exists() and file.stat().st_size > 0 and not file.read_bytes().endswith(b"\n")
        with file.open("a", encoding="utf-8") as open_file:
            open_file.write(("\n" if torn else "") + line + "\n")


Known = Mapping[tuple[str, int], Outcome]


def missing(work: Sequence[Work], known: Known) -> list[tuple[int, int]]:
    """What is still to be played: places in the work with the numbers of battles."""
    return [
        (place, number)
        for place, each in enumerate(work)
        for number in range(each.battles)
        if (each.terms.digest, number) not in known
    ]


def run(work: Sequence[Work], wanted: Sequence[tuple[int, int]], workers: int) -> Iterator[tuple[str, Outcome]]:
    """Play what is wanted on so many processes and give each outcome, with the digest of its terms, as it comes."""
    terms = [each.terms for each in work]
    if workers <= 1 or len(wanted) <= 1:
        _prepare(terms)
        yield from map(_play, wanted)
        return
    context = multiprocessing.get_context("fork" if os.name == "posix" else "spawn")
    chunk = max(1, min(CHUNK, len(wanted) // (4 * workers)))
    with context.Pool(min(workers, len(wanted)), _prepare, (terms,)) as pool:
        yield from pool.imap_unordered(_play, wanted, chunk)


def tallies(work: Sequence[Work], known: Known) -> tuple[Tally, ...]:
    """The tallies of all work of which anything was played, the battle as it is first."""
    found = []
    for each in work:
        digest = each.terms.digest
        outcomes = [known[digest, number] for number in range(each.battles) if (digest, number) in known]
        if outcomes:
            found.append(tally(rulesets.read(each.terms.document), outcomes, each.terms.label))
    return tuple(found)


def papers(found: Sequence[Tally], paper: Paper = A4) -> Mapping[str, bytes]:
    """Everything that is told of a simulation, by file name: tables, and the paper for the umpire."""
    told = {name: text.encode("utf-8") for name, text in tables(found).items()}
    return {**told, PAPER: simulation_paper(found, paper=paper)}


def cores() -> int:
    """How many processes this machine can run at once."""
    usable: Callable[[int], Any] | None = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


# ---- in a process of its own

_terms: list[Terms] = []
_players: dict[int, Player] = {}


def _prepare(terms: list[Terms]) -> None:
    """What a process that plays holds ready."""
    _terms[:] = terms
    _players.clear()


def _play(wanted: tuple[int, int]) -> tuple[str, Outcome]:
    place, number = wanted
    if place not in _players:
        _players[place] = Player(_terms[place])
    return _terms[place].digest, _players[place].play(number)
