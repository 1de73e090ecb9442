"""A battle led by a few intents, told turn by turn as a page with maps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from battles.reports.documents import Chronicle, PlayedTurn
from battles.reports.pens import png
from battles.reports.scene import build_scene
from battles.reports.tongues import ENGLISH

#: The width of a map of the page, in pixels.
WIDTH = 900


def told(chronicle: Chronicle, title: str, intro: str, shown: Iterable[int], stem: str) -> Mapping[str, bytes]:
    """The page in Markdown and the maps of the turns ``shown``, by file name."""
    wanted = frozenset(shown)
    files: dict[str, bytes] = {}
    lines = [f"# {title}", "", intro.strip(), ""]
    orders: Mapping[str, str] = {}
    for turn in chronicle.turns:
        number = turn.before.turn
        span = ENGLISH.hours(chronicle.clock).span(number)
        when = f"{span}, turn" if span else "Turn"
        lines += [f"## {when} {number}", ""]
        if turn.orders != orders:
            orders = turn.orders
            for side in chronicle.first.sides:
                lines += [f"{side.label}:", "", *_block(orders.get(side.id, "")), ""]
        lines += ["".join(span.text for span in ENGLISH.turn_story(chronicle, turn)), ""]
        lines += [_losses(chronicle, turn), ""]
        if number in wanted:
            name = f"{stem}-{number:02}.png"
            files[name] = _map(chronicle, turn)
            lines += [f"![The field after turn {number}]({name})", ""]
    lines += [_end(chronicle), ""]
    return {f"{stem}.md": "\n".join(lines).encode(), **files}


def _block(text: str) -> list[str]:
    return ["```", *text.rstrip().splitlines(), "```"]


def _losses(chronicle: Chronicle, turn: PlayedTurn) -> str:
    """What the turn cost each side."""
    lost = {side.id: 0 for side in chronicle.first.sides}
    for loss in chronicle.losses:
        if loss.turn == turn.before.turn:
            lost[chronicle.side_of(loss.unit)] += loss.points
    parts = [f"{side.label} {lost[side.id]}" for side in chronicle.first.sides]
    return f"*Strength points lost: {', '.join(parts)}.*"


def _end(chronicle: Chronicle) -> str:
    """What the day cost, as a share of those who came up."""
    parts = []
    for band in chronicle.bands():
        share = round(100 * band.lost[-1] / band.present[-1]) if band.present[-1] else 0
        parts.append(f"{band.label} {band.lost[-1]} of {band.present[-1]} strength points ({share} %)")
    return f"Lost in the whole day: {'; '.join(parts)}."


def _map(chronicle: Chronicle, turn: PlayedTurn) -> bytes:
    scene = build_scene(
        chronicle.ruleset,
        turn.after,
        side="",
        words=ENGLISH.labels.map,
        before=turn.before,
        events=turn.events,
        title=f"{chronicle.first.title}, turn {turn.before.turn}",
        clock=ENGLISH.hours(chronicle.clock).hour,
        named=(),
    )
    return png.render(scene, WIDTH)
