"""The maps of the reports: which part of the table, what is told on it, and how it is set on the page."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass, replace
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Contact, public_id
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.page import Document
from battles.reports.documents.paper import MM
from battles.reports.documents.sheets import BAND, SectorSheet
from battles.reports.facts import Account
from battles.reports.facts.clusters import clusters
from battles.reports.facts.enemy import in_sight
from battles.reports.facts.places import square_name
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene.build import build_scene, cm_per_unit
from battles.reports.scene.edges import Words, bordered, holding
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.values import Detail, Scene, Tone, Window


@dataclass(frozen=True, slots=True)
class PlacedMap:
    """A map set on a page: its size in points and its scale in millimetres to the table centimetre."""

    width: float
    height: float
    scale: float


def field_scene(data: TurnReportData) -> Scene:
    """The whole field as the seat's side knows it after the turn; who commands a part sees the rest by division, and
    enemies who stand together are told by their number."""
    scale = cm_per_unit(data.ruleset)
    together = _TOGETHER.get((Same(data.knowledge), scale), lambda: clusters(in_sight(data.knowledge), scale))
    return build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        command=data.seat.formations,
        knowledge=data.knowledge,
        title=data.tongue.labels.front.field_map,
        subtitle=data.tongue.labels.front.field_map_at.format(hour=data.hours.hour(data.after.turn)),
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        named=data.seat.formations or None,
        brackets=[
            ([public_id(contact) for contact in some], data.tongue.cluster(data.ruleset, some)) for some in together
        ],
    )


#: The enemies who stand together, as the sides asked for last know them.
_TOGETHER: Shelf[tuple[tuple[Contact, ...], ...]] = Shelf(4)


def small_scene(data: TurnReportData, *, later: bool, insets: Sequence[Window]) -> Scene:
    """The whole field small, before or after the turn: where troops stand, and nothing else."""
    labels = data.tongue.labels.sector
    return build_scene(
        data.ruleset,
        data.after if later else data.before,
        side=data.side,
        command=data.seat.formations,
        knowledge=replace(data.knowledge if later else data.known_before, ground=None),
        title=labels.after if later else labels.before,
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        insets=insets,
        sketch=True,
    )


def sector_field(data: TurnReportData, telling: Account) -> Scene:
    """The whole field with what moved and what fought, of which the sheets of the sector show parts."""
    scene = build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        command=data.seat.formations,
        knowledge=data.knowledge,
        before=data.before,
        events=data.events,
        marks=marks_of(telling),
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        radii=True,
        handles=True,
    )
    own = tuple(one if one.tone is Tone.OWN else replace(one, radius=0.0) for one in scene.commanders)
    return replace(scene, commanders=own)


def sector_scene(data: TurnReportData, field: Scene, sheet: SectorSheet) -> Scene:
    """A sheet of the seat's sector, cut out of its ``sector_field``; no sign is cut by its border."""
    window = holding(field, sheet.window, sheet.most)
    return bordered(replace(field, window=window), _beyond(data))


def _beyond(data: TurnReportData) -> Words:
    """Words for troops beyond a sheet's border: ``e7, H12, 9 cm``."""
    labels, unit = data.tongue.labels.sector, cm_per_unit(data.ruleset)

    def words(caption: str, at: Point, off: float) -> str:
        square = square_name((at[0] / unit, at[1] / unit), data.ruleset.vocabulary.square)
        if not off:
            return labels.across.format(name=caption, square=square)
        far = data.tongue.figure(round(off))
        return labels.beyond.format(name=caption, square=square, far=far, unit=data.ruleset.unit_of_length)

    return words


def marks_of(telling: Account) -> list[tuple[int, Point]]:
    """The numbers of the story at their places."""
    return [(episode.number, episode.at) for episode in telling.episodes if episode.at is not None]


def set_map(
    page: Document,
    scene: Scene,
    x: float,
    top: float,
    breadth: float,
    height: float,
    *,
    detail: Detail | None = None,
    scale: float = 0.0,
    alt: str = "",
) -> PlacedMap:
    """Engrave a map in a scale, or the largest of the ladder that fits a space, its upper left corner at (x, top).

    ``alt`` says in words what it shows.
    """
    sheet = paper_sheet(scene, breadth, height, detail=detail, scale_mm=scale)
    picture = engrave(scene, sheet)
    with page.tags.content("Figure", alt=alt or scene.title):
        draw_picture(page.canvas, picture, x, top - picture.height)
    return PlacedMap(picture.width, picture.height, sheet.cm / MM)


def map_size(scene: Scene, breadth: float, height: float) -> PlacedMap:
    """What size a map will have in a space, before it is drawn."""
    sheet = paper_sheet(scene, breadth, height)
    left, bottom, right, top = scene.window
    return PlacedMap((right - left) * sheet.cm + 2 * BAND, (top - bottom) * sheet.cm + 2 * BAND, sheet.cm / MM)
