"""What enemies are called on the papers of a turn: the handles that a side was given, and those that papers show."""

from __future__ import annotations

import re
from collections.abc import Iterator

from battles.engine.handles import short_handle
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Contact, Knowledge, public_id
from battles.reports.documents import TurnReportData
from battles.reports.facts.places import square_name
from battles.reports.pens import pdf, svg
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.picture import Picture
from battles.reports.scene.values import Scene, Sheet
from tests.battles.reports import inked, mapped
from tests.battles.reports.measuring import Lettered, lettered
from tests.printed_words import printed_words

#: A handle as maps and papers have it, and as mails have it.
SHORT, LONG = re.compile(r"(?<![\w’'/-])e(\d+)(?![\w-])"), re.compile(r"(?<![\w-])enemy-(\d+)(?![\w-])")
#: Points by which a sign's middle may lie outside the boxes that its words were to stand beside.
SLACK = 1.0


def short_in(text: str) -> set[str]:
    """The handles of a paper or map."""
    return {f"e{number}" for number in SHORT.findall(text)}


def long_in(text: str) -> set[str]:
    """The handles of a mail, as maps have them."""
    return {f"e{number}" for number in LONG.findall(text)}


def given(knowledge: Knowledge) -> dict[str, Contact]:
    """The enemies whom a side can call by a handle alone, by the short one."""
    called = {short_handle(public_id(one)): one for one in knowledge.contacts if not one.commander and not one.fate}
    return {handle: contact for handle, contact in called.items() if handle}


def maps(told: TurnReportData, *called: str) -> Iterator[tuple[str, Lettered]]:
    """The maps of a seat by what they are called, with their words; only those ``called`` so, if any are named.

    A number goes with a sheet's name; all sheets are called ``sheet``.
    """
    drawn = _DRAWN.get(Same(told), dict)
    for name, scene, sheet in _SCENES.get(Same(told), lambda: tuple(mapped.maps_of(told))):
        if not called or name.startswith(called):
            if name not in drawn:
                drawn[name] = lettered(scene, sheet)
            yield name, drawn[name]


#: Maps of the reports asked about last: as many as a battle has.
_SCENES: Shelf[tuple[tuple[str, Scene, Sheet], ...]] = Shelf(12)
_DRAWN: Shelf[dict[str, Lettered]] = Shelf(12)


def misplaced(told: TurnReportData, map_: Lettered) -> Iterator[str]:
    """Handles on a map of which the side knows nothing, or that stand by a sign or square that is not their own."""
    known, scale = given(told.knowledge), cm_per_unit(told.ruleset)
    beyond = {word for edge in map_.scene.edges for word in short_in(edge.caption)}
    for word in map_.words:
        for handle in short_in(word.text):
            contact = known.get(handle)
            if contact is None:
                yield f"{word.text}: nobody is called so"
                continue
            x, y = map_.plate.at((contact.at[0] * scale, contact.at[1] * scale))
            beside = any(a - SLACK <= x <= c + SLACK and b - SLACK <= y <= d + SLACK for a, b, c, d in word.around)
            square = square_name(contact.at, told.ruleset.vocabulary.square)
            if not beside and not (handle in beyond and (f", {square}" in word.text or word.text == handle)):
                yield f"{word.text}: he is in {square}"


def drawn_by_pens(picture: Picture) -> dict[str, set[str]]:
    """The handles of a picture as each pen sets them."""
    return {
        "pdf": short_in(printed_words(pdf.render_picture(picture))),
        "svg": short_in(" ".join(re.findall(r">([^<>]+)</text>", svg.render_picture(picture)))),
        "png": {handle for word in inked.words_in(picture.items) for handle in short_in(word.text)},
    }
