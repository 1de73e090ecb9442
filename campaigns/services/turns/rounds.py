"""A mail round: one or several game turns resolved with the same orders, stopping early on what a general would want
to know.

From the second game turn of a round only what is meant to last is carried on: intents and standing orders. Unit orders
were for the first. No clock, no database: the referee is handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypedDict

from battles.engine.dice import Seed
from battles.engine.records import Record
from campaigns.services.referees import Document, Referee, SheetValue, Stage
from campaigns.services.rulings.rulings import AFTER, Fallen, Verdict, applied
from campaigns.services.turns.setting_aside import SetAside, resolve_despite_faults

#: The kind of event that tells of an umpire's ruling; its effect has his reason.
RULING = "ruling"


class RulingSays(TypedDict):
    """What the entry of a ruling says: the value that was put at a path, who is told of it, and why."""

    path: str
    value: Any
    told: list[str]
    reason: str


def reason_of(event: Record) -> str:
    """The umpire's reason in an entry about a ruling; of before reasons were kept by themselves, its text."""
    return str(event.get("effect", {}).get("reason") or event.get("text", ""))


@dataclass(frozen=True, slots=True)
class Round:
    """What a mail round answered. ``alarm`` is the number of the event that ended it before all its game turns,
    ``fallen`` are rulings that could not be applied to its outcome."""

    stages: tuple[Stage, ...]
    alarm: int | None = None
    set_aside: tuple[SetAside, ...] = ()
    fallen: tuple[Fallen, ...] = ()

    @property
    def events(self) -> list[Record]:
        """The events of all stages, counted from 1 without gaps."""
        together = [event for stage in self.stages for event in stage.events]
        return [{**event, "n": n} for n, event in enumerate(together, start=1)]

    @property
    def through(self) -> int:
        """The last game turn that was played."""
        return self.stages[-1].number

    @property
    def after(self) -> Document:
        """The document at the start of the next round."""
        return self.stages[-1].after


def play_round(
    referee: Referee,
    document: Document,
    sheets: Mapping[str, SheetValue],
    seed: Seed,
    *,
    game_turns: int = 1,
    alarms: Collection[str] = (),
    known: Mapping[str, Any] | None = None,
) -> Round:
    """Resolve up to ``game_turns`` game turns from ``document`` with the sheets of the observers.

    Raises what the engine raises when it fails even without any orders.
    """
    opening = document
    stages: list[Stage] = []
    set_aside: list[SetAside] = []
    alarm: int | None = None
    while len(stages) < max(1, game_turns) and alarm is None:
        if stages:
            sheets = {
                observer: referee.lasting(sheet) or referee.nothing(observer) for observer, sheet in sheets.items()
            }
        answer = resolve_despite_faults(referee, document, sheets, seed)
        before = sum(len(stage.events) for stage in stages)
        stages.append(Stage(int(document.get("turn", 1)), tuple(answer.events), answer.after))
        set_aside.extend(answer.set_aside)
        document = answer.after
        if referee.is_over(answer.events):
            break
        if len(stages) < game_turns and (event := referee.alarm(opening, stages, known or {}, alarms)) is not None:
            alarm = before + list(answer.events).index(event) + 1
    return Round(tuple(stages), alarm, tuple(set_aside))


def overruled(referee: Referee, played: Round, verdicts: Sequence[Verdict]) -> Round:
    """The round with what an umpire decided: its last document changed, and each ruling at the end of the log.

    A ruling on the outcome that cannot be applied to it is among the ``fallen``; the round stands without it.
    """
    if not verdicts:
        return played
    last = played.stages[-1]
    after, fallen = applied(last.after, verdicts, AFTER, referee.check)
    holding = [verdict for verdict in verdicts if all(verdict is not each.verdict for each in fallen)]
    spoken: tuple[Record, ...] = tuple(
        {
            "n": n,
            "turn": last.number,
            "phase": "end",
            "kind": RULING,
            "effect": {
                "path": verdict.path,
                "value": verdict.value,
                "told": list(verdict.shown_to),
                "reason": verdict.reason,
            },
        }
        for n, verdict in enumerate(holding, start=len(last.events) + 1)
    )
    stage = replace(last, events=(*last.events, *spoken), after=after)
    return replace(played, stages=(*played.stages[:-1], stage), fallen=fallen)
