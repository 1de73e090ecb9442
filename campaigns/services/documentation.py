"""The project's documentation, for readers of the site: pages of ``docs/`` as HTML, with links that work there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from config.environment import ROOT

#: Pictures and papers that pages show, by the ending of their names.
ENCLOSED = {".png": "image/png", ".pdf": "application/pdf", ".yaml": "text/plain; charset=utf-8"}
_CLAUSE = re.compile(r"[A-Z]{2,4}(?:-[A-Z0-9]+)+")
#: A page of rules says for contributors which code and tests belong to a clause; readers of the site are spared it.
_FOR_CONTRIBUTORS = ("applied in", "tests")


@dataclass(frozen=True, slots=True)
class Page:
    """A page as HTML. ``title`` is its first heading."""

    title: str
    html: str


def root() -> Path:
    """The folder of the documentation."""
    return ROOT / "docs"


def file_of(name: str) -> Path | None:
    """The file of a page or picture by its name below ``docs``, without ``.md`` for a page; ``None`` for none."""
    parts = PurePosixPath(name).parts
    if any(part in ("..", "/") or part.startswith(".") for part in parts):
        return None
    there = root().joinpath(*parts)
    found = [there / "README.md"] if there.is_dir() else [there.with_name(f"{there.name}.md"), there]
    return next((path for path in found if path.is_file() and path.suffix in {".md", *ENCLOSED}), None)


@lru_cache(maxsize=64)
def page_of(path: Path) -> Page:
    """A page of the documentation as HTML; raw HTML in it is shown as text."""
    tokens = _reader().parse(path.read_text(encoding="utf-8"))
    titles = [tokens[at + 1].content for at, token in enumerate(tokens) if token.type == "heading_open"]
    tokens = list(_without_columns(tokens))
    anchors: set[str] = set()
    for at, token in enumerate(tokens):
        anchor = ""
        if token.type == "heading_open":
            anchor = _anchor(tokens[at + 1].content)
        elif token.type == "td_open" and _CLAUSE.fullmatch(tokens[at + 1].content):
            anchor = tokens[at + 1].content
        if anchor and anchor not in anchors:
            anchors.add(anchor)
            token.attrSet("id", anchor)
        for child in token.children or ():
            _point_home(child, path)
    reader = _reader()
    return Page(titles[0] if titles else path.stem, reader.renderer.render(tokens, reader.options, {}))


def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def _without_columns(tokens: list[Token]) -> Iterator[Token]:
    """The tokens without those columns of tables that are for contributors."""
    heads: list[str] = []
    column, left_out = 0, False
    for at, token in enumerate(tokens):
        if token.type == "table_open":
            heads = []
        if token.type in ("thead_open", "tr_open"):
            column = 0
        if token.type == "th_open":
            heads.append(tokens[at + 1].content)
        if token.type in ("th_open", "td_open"):
            left_out = column < len(heads) and heads[column] in _FOR_CONTRIBUTORS
            column += 1
        if not left_out:
            yield token
        if token.type in ("th_close", "td_close"):
            left_out = False


def _point_home(token: Token, path: Path) -> None:
    """Let a link or picture of a page lead to its place on the site; what is not shown there leads nowhere."""
    key = {"link_open": "href", "image": "src"}.get(token.type)
    there = str(token.attrGet(key) or "") if key else ""
    if not key or not there or ":" in there or there.startswith(("#", "/")):
        return
    target, _hash, anchor = there.partition("#")
    meant = (path.parent / target).resolve()
    if meant.is_relative_to(root()):
        name = meant.relative_to(root()).with_suffix("" if meant.suffix == ".md" else meant.suffix).as_posix()
        if file_of(name) is not None:
            address = f"/docs/{quote(name.removesuffix('README'))}" + (f"#{anchor}" if anchor else "")
            token.attrSet(key, address)
            return
    if key == "href":
        del token.attrs[key]


def _anchor(heading: str) -> str:
    """The id of a heading, as code hosts make it: ``Too late`` is ``too-late``."""
    return re.sub(r"[^\w\- ]", "", heading.casefold()).replace(" ", "-")
