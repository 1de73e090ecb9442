"""All maps that a reader is given, each with the sheet it is drawn for: on paper, on a page, on a telephone."""

from __future__ import annotations

from collections.abc import Iterator

from battles.reports import telephone
from battles.reports.documents import TurnReportData, UmpireReportData
from battles.reports.documents.maps import field_scene, marks_of, sector_field, sector_scene
from battles.reports.documents.paper import LIVE
from battles.reports.documents.sheets import Ground
from battles.reports.documents.umpire_report import scene_of_everything
from battles.reports.scene import build_scene, own_places, troops_window
from battles.reports.scene.engrave import paper_sheet, screen_sheet
from battles.reports.scene.values import Detail, Scene, Sheet

#: Room for the field on the first page, for the sheets of a sector, and for the umpire's map, in points.
FRONT, SECTOR, UMPIRE = 380.0, 700.0, 560.0
PHONE_PX = 1216


def maps_of(told: TurnReportData) -> Iterator[tuple[str, Scene, Sheet]]:
    """The maps of one seat: what each is called, its scene, its sheet."""
    field = field_scene(told)
    yield "front page", field, paper_sheet(field, LIVE, FRONT)
    whole = sector_field(told, told.telling)
    for number, sheet in enumerate(Ground(told, SECTOR).sheets()[0], start=1):
        sector = sector_scene(told, whole, sheet)
        yield f"sheet {number}", sector, paper_sheet(sector, LIVE, detail=Detail.SECTOR, scale_mm=sheet.scale)
    screen = happened(told)
    yield "page", screen, paper_sheet(screen, LIVE)
    places = own_places(told.ruleset, told.after, told.side, told.seat.formations)
    seen = [contact.at for contact in told.knowledge.contacts if contact.seen]
    lengths = told.ruleset.lengths
    phone = happened(
        told,
        window=troops_window(told.after, [*places, *seen], lengths.margin, lengths.window),
        marks=marks_of(told.telling),
    )
    phone = telephone.whole(phone)
    yield "telephone", phone, screen_sheet(phone, PHONE_PX)


def happened(told: TurnReportData, **more: object) -> Scene:
    """The field after the turn with what happened, as pages and telephones show it."""
    return build_scene(
        told.ruleset, told.after, side=told.side, words=told.tongue.labels.map, command=told.seat.formations,
        knowledge=told.knowledge, before=told.before, events=told.events, caption="Known to you at noon",
        clock=told.hours.hour, **more,
    )  # fmt: skip


def umpires_map(told: UmpireReportData) -> tuple[str, Scene, Sheet]:
    """The umpire's map of everything."""
    scene = scene_of_everything(told)
    return "umpire", scene, paper_sheet(scene, LIVE, UMPIRE, detail=Detail.SECTOR)
