"""Three pens draw the same picture: whole files, embedded faces, escaped words, equal bytes."""

from __future__ import annotations

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from battles.engine.battle import Battle
from battles.engine.signs import Arm, Form
from battles.reports.fonts import Face
from battles.reports.pens import pdf, png, svg
from battles.reports.pens import type as type_in_pdf
from battles.reports.scene import Scene, build_scene
from battles.reports.scene.legend import unit_sample
from battles.reports.scene.picture import CurvedLettering, Lettering, Picture
from battles.reports.scene.values import Tone
from battles.reports.tongues import ENGLISH
from battles.rulesets import find
from tests.battles.reports import gemioncourt
from tests.battles.reports.oddities import LONG_NAME, ODD_BATTLES, scattered

RULESET = find("mini-nap")
SVG = "{http://www.w3.org/2000/svg}"


def scene_of(battle: Battle, side: str = "") -> Scene:
    return build_scene(RULESET, battle, side=side, words=ENGLISH.labels.map)


def told() -> Scene:
    """A map with one of everything on it."""
    return build_scene(
        RULESET,
        gemioncourt.after(gemioncourt.battle(), gemioncourt.events()),
        side="french",
        words=ENGLISH.labels.map,
        command="gauthier",
        before=gemioncourt.battle(),
        events=gemioncourt.events(),
        marks=[(1, "5M"), (12, "6H")],
        caption="15:10 to 15:30",
    )


@pytest.fixture(scope="module")
def drawn_pdf() -> bytes:
    return pdf.render(told())


def test_every_font_of_a_pdf_is_embedded(drawn_pdf: bytes):
    fonts = [
        font.get_object()
        for page in PdfReader(BytesIO(drawn_pdf)).pages
        for font in page["/Resources"]["/Font"].get_object().values()
    ]
    assert fonts
    for font in fonts:
        assert "/FontFile2" in font["/FontDescriptor"].get_object()
        assert "Estafette" in font["/BaseFont"]


def test_the_words_of_a_pdf_can_be_read(drawn_pdf: bytes):
    text = PdfReader(BytesIO(drawn_pdf)).pages[0].extract_text()
    for words in ("Gemioncourt", "GAUTHIER 16", "15:10 to 15:30", "infantry in line"):
        assert words in text


def test_a_pdf_has_title_and_language_but_no_date_of_making(drawn_pdf: bytes):
    reader = PdfReader(BytesIO(drawn_pdf))
    assert reader.metadata is not None
    assert reader.metadata.title == "Quatre Bras"
    assert reader.trailer["/Root"]["/Lang"] == "en"


def test_a_pdf_is_small(drawn_pdf: bytes):
    assert len(drawn_pdf) < 200_000


def test_a_pdf_passes_independent_checks(drawn_pdf: bytes, tmp_path):
    assert PdfReader(BytesIO(drawn_pdf), strict=True).pages[0].mediabox.width > 500
    path = tmp_path / "map.pdf"
    path.write_bytes(drawn_pdf)
    checked = subprocess.run(["qpdf", "--check", str(path)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_two_runs_give_the_same_bytes():
    assert pdf.render(told()) == pdf.render(told())
    assert png.render(told(), 600) == png.render(told(), 600)
    assert svg.render(told()) == svg.render(told())


def test_what_was_drawn_before_leaves_no_trace():
    alone = pdf.render(told()), png.render(told(), 600)
    pdf.render(scene_of(scattered(12, name="Другие войска")))
    png.render(scene_of(scattered(12)), 600)
    assert (pdf.render(told()), png.render(told(), 600)) == alone


@pytest.mark.parametrize("name", ODD_BATTLES)
@pytest.mark.parametrize("side", ["", "a"])
def test_odd_battles_are_drawn_by_every_pen(name: str, side: str):
    scene = scene_of(ODD_BATTLES[name], side)
    assert len(PdfReader(BytesIO(pdf.render(scene))).pages) == 1
    ElementTree.fromstring(svg.render(scene))
    assert Image.open(BytesIO(png.render(scene, 600))).width == 600


@pytest.mark.parametrize("width_px", [300, 600, 1200])
def test_a_png_has_the_width_that_was_asked_for(width_px: int):
    image = Image.open(BytesIO(png.render(told(), width_px)))
    assert image.width == width_px
    assert image.height == pytest.approx(width_px * 0.75, rel=0.06)


def test_a_telephones_map_may_be_drawn_twice_as_sharp():
    once = Image.open(BytesIO(png.render(told(), 300)))
    twice = Image.open(BytesIO(png.render(told(), 600)))
    assert twice.height == pytest.approx(2 * once.height, abs=2)


def test_an_svg_escapes_names_and_titles_its_units():
    tree = ElementTree.fromstring(svg.render(scene_of(scattered(4, name=LONG_NAME, title=LONG_NAME), "a")))
    titles = [title.text for title in tree.iter(f"{SVG}title")]
    assert titles[0] == LONG_NAME
    assert any(title and title.startswith(LONG_NAME) for title in titles[1:])
    assert not list(tree.iter(f"{SVG}b"))


def test_an_svg_stands_alone():
    drawn = svg.render(told())
    assert 'href="http' not in drawn
    assert "<script" not in drawn
    tree = ElementTree.fromstring(drawn)
    defined = {element.get("id") for element in tree.iter() if element.get("id")}
    used = {element.get("href", "")[1:] for element in tree.iter(f"{SVG}use")}
    assert used <= defined


def grey_halves(tone: Tone) -> tuple[float, float]:
    """The mean greys of the front and rear of a battalion in line, as a black printer shows them."""
    drawn = png.render_picture(unit_sample(Arm.INFANTRY, Form.LINE, tone), 136)
    image = Image.open(BytesIO(drawn)).convert("L")
    front, rear = image.crop((40, 36, 96, 40)), image.crop((40, 45, 96, 48))
    return sum(front.tobytes()) / (56 * 4), sum(rear.tobytes()) / (56 * 3)


def test_two_svgs_on_one_page_share_no_ids():
    def ids(drawn: str) -> set[str]:
        return {element.get("id", "") for element in ElementTree.fromstring(drawn).iter() if element.get("id")}

    assert ids(svg.render(told())).isdisjoint(ids(svg.render(scene_of(gemioncourt.battle()))))


def test_threads_do_not_disturb_each_other():
    scenes = [told(), scene_of(gemioncourt.battle()), told(), scene_of(gemioncourt.battle())]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(pdf.render, scenes))
    assert together == [pdf.render(scene) for scene in scenes]


def test_faces_that_two_threads_cut_at_once_are_one_face_of_a_document():
    whole = pdf.render(told())
    canvas = Canvas(BytesIO(), invariant=1)
    for word in ("Quatre", "Bras"):
        type_in_pdf._placed.cache_clear()
        type_in_pdf._letters.cache_clear()
        type_in_pdf._shown.cache_clear()
        type_in_pdf.text_code(canvas._doc, Face.TEXT, word, 10)
    canvas.save()
    assert pdf.render(told()) == whole


def test_sides_differ_on_a_black_printer():
    own, friend, enemy = (grey_halves(tone) for tone in (Tone.OWN, Tone.FRIEND, Tone.ENEMY))
    assert own[0] == pytest.approx(own[1], abs=4)
    assert friend[0] == pytest.approx(friend[1], abs=4)
    assert friend[0] - own[0] > 60
    assert enemy[1] - enemy[0] > 120


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, -90.0, 1e-9, 37.0])
def test_turned_text_is_placed_without_exponents(angle: float):
    """A PDF knows no ``e-14``: a viewer takes it for an operator and drops the words."""
    turned = Lettering("Sambre", (30.0, 30.0), Face.TEXT, 9, "#000000", angle=angle, halo="#ffffff", halo_width=1)
    bent = CurvedLettering("Sam", tuple((10.0 * n, 20.0, angle) for n in range(3)), Face.TEXT, 9, "#000000")
    page = PdfReader(BytesIO(pdf.render_picture(Picture(80, 80, (turned, bent), "", "")))).pages[0]
    code = page["/Contents"].get_object().get_data()
    assert code.count(b" Tm") == 5
    assert not re.search(rb"\de-\d", code)
