"""A mail round: one or several game turns resolved with the same orders, stopping early on what a general would want
to know.

From the second game turn of a round only what is meant to last is carried on: intents and standing orders. Unit orders
were for the first. No clock, no database: the engine is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from battles.services.rulings import AFTER, Verdict, apply_to
from battles.services.setting_aside import Resolver, SetAside, resolve_despite_faults

Document = Mapping[str, Any]
Carry = Callable[[Document, str, str], str]

#: The kind of event that tells of an umpire's ruling on a turn's outcome.
RULING = "ruling"

#: What became of a commander that a general would want to hear of at once, as keys of the event's ``effect``.
LOST_COMMANDER = ("lost", "hit", "disabled", "out", "replaced")


@dataclass(frozen=True, slots=True)
class Stage:
    """One game turn of a round: its number, its events, and the battle file after it."""

    number: int
    events: tuple[Mapping[str, Any], ...]
    after: Document


@dataclass(frozen=True, slots=True)
class Round:
    """What a mail round answered. ``alarm`` says what ended it before all its game turns were played, if anything."""

    stages: tuple[Stage, ...]
    alarm: str = ""
    set_aside: tuple[SetAside, ...] = ()

    @property
    def events(self) -> list[Mapping[str, Any]]:
        """The events of all stages, counted from 1 without gaps."""
        together = [event for stage in self.stages for event in stage.events]
        return [{**event, "n": n} for n, event in enumerate(together, start=1)]

    @property
    def through(self) -> int:
        """The last game turn that was played."""
        return self.stages[-1].number

    @property
    def after(self) -> Document:
        """The battle file at the start of the next round."""
        return self.stages[-1].after


def play_round(
    document: Document,
    sheets: Mapping[str, str],
    seed: bytes,
    *,
    resolver: Resolver,
    carry: Carry,
    game_turns: int = 1,
    alarms: Collection[str] = (),
) -> Round:
    """Resolve up to ``game_turns`` game turns from ``document``.

    ``sheets`` maps sides to order texts; ``carry(document, side, text)`` gives what of a text lasts beyond its turn.
    Raises what the engine raises when it fails even without any orders.
    """
    stages: list[Stage] = []
    set_aside: list[SetAside] = []
    alarm = ""
    while len(stages) < max(1, game_turns) and not alarm:
        if stages:
            sheets = {side: carry(document, side, text) for side, text in sheets.items()}
        answer = resolve_despite_faults(document, sheets, seed, resolver)
        stages.append(Stage(int(document.get("turn", 1)), tuple(answer.events), answer.after))
        set_aside.extend(answer.set_aside)
        document = answer.after
        if any(event.get("kind") == "victory" for event in answer.events):
            break
        if len(stages) < game_turns:
            alarm = first_alarm(answer.events, alarms)
    return Round(tuple(stages), alarm, tuple(set_aside))


def overruled(played: Round, verdicts: Sequence[Verdict]) -> Round:
    """The round with what an umpire decided about its outcome: its last battle file changed, each ruling in the log."""
    about_outcome = [verdict for verdict in verdicts if verdict.path.startswith(f"{AFTER}.")]
    if not about_outcome:
        return played
    last = played.stages[-1]
    spoken = tuple(
        {
            "n": n,
            "turn": last.number,
            "phase": "end",
            "kind": RULING,
            "effect": {"path": verdict.path, "value": verdict.value, "told": list(verdict.shown_to)},
            "text": f"The umpire rules: {verdict.reason}",
        }
        for n, verdict in enumerate(about_outcome, start=len(last.events) + 1)
    )
    after = apply_to(last.after, about_outcome, AFTER)
    stage = replace(last, events=(*last.events, *spoken), after=after)
    return replace(played, stages=(*played.stages[:-1], stage))


def first_alarm(events: Sequence[Mapping[str, Any]], alarms: Collection[str]) -> str:
    """The text of the first event of a kind that is on the list of alarms; empty when there is none.

    A commander's moves are no alarm, only his loss or replacement.
    """
    for event in events:
        kind = event.get("kind", "")
        if kind not in alarms:
            continue
        if kind == "commander" and not any(event.get("effect", {}).get(key) for key in LOST_COMMANDER):
            continue
        return str(event.get("text") or f"{kind} {event.get('unit', '')}".strip())
    return ""
