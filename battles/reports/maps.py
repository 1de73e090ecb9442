"""A map of a battle for one reader in one call: what the ``map`` command and the pages use."""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge, as_seen_by, observe, observer_of
from battles.engine.protocol import Ruleset
from battles.reports.pens import pdf, png, svg
from battles.reports.scene import build_scene
from battles.reports.tongues import ENGLISH, Tongue

PAGE_PX = 1200
"""The usual width of a map on a page of the site."""

FORMATS = ("pdf", "png", "svg")
"""What a map can be drawn as."""


def draw_map(
    ruleset: Ruleset,
    battle: Battle,
    *,
    side: str,
    form: str,
    knowledge: Knowledge | None = None,
    width_px: int = PAGE_PX,
    paper: str = "A4",
    tongue: Tongue = ENGLISH,
) -> bytes:
    """The whole field as a side sees it at the start of the open turn; for the umpire (``side`` empty) everything.

    Without ``knowledge`` the side knows what its troops see from where they stand. ``form`` is one of ``FORMATS``;
    ``width_px`` is for PNG only, ``paper`` (a name of ``pdf.PAPERS``) for PDF only.
    """
    words = tongue.labels.map
    if side:
        knowledge = knowledge or observe(ruleset, battle, (), battle, observer_of(battle, side))
        view = as_seen_by(battle, side, knowledge, ruleset.lexicon().contacts)
        label = battle.side_by_id[side].label
        caption = words.known_to.format(side=label, turn=battle.turn)
    else:
        view, caption = battle, words.everything.format(turn=battle.turn)
    known = knowledge if side else None
    scene = build_scene(ruleset, view, side=side, knowledge=known, caption=caption, words=words)
    if form == "pdf":
        return pdf.render(scene, pdf.PAPERS[paper])
    if form == "png":
        return png.render(scene, width_px)
    return svg.render(scene).encode("utf-8")
