"""From what a letter says to its text and its HTML.

Templates come in pairs, ``mails/<name>.txt`` and ``mails/<name>.html``. The text is the letter; the HTML says the same
with a picture. Styles are written into the tags, because mail clients drop style sheets; the sheet in the head only
adds what dark screens and print need. No picture is ever fetched from elsewhere.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from campaigns.models import Turn
from orders.models.references import Reference
from orders.services.out.outbox import Letter

WIDTH = 78
SERIF = "Georgia,'Times New Roman',serif"
MONO = "Consolas,Menlo,'DejaVu Sans Mono',monospace"
INK, SECOND, HAIR, PANEL, RED, OWN = "#231f1a", "#5e564b", "#b9af9e", "#f6f0e1", "#8c1d18", "#1b3a6b"

#: Styles by the name that templates use; each goes into the tag it dresses.
STYLES: Mapping[str, str] = {
    "body": f"margin:0;padding:0;background:#ffffff;color:{INK};",
    "page": f"max-width:640px;margin:0 auto;padding:14px 16px 28px;font:17px/1.5 {SERIF};color:{INK};",
    "running": f"font:13px/1.4 {SERIF};letter-spacing:.06em;color:{SECOND};border-bottom:3px double {SECOND};"
    "padding-bottom:6px;margin:0 0 14px;",
    "h1": f"font:normal 27px/1.2 {SERIF};margin:0 0 10px;color:{INK};",
    "h2": f"font:normal 14px/1.3 {SERIF};letter-spacing:.1em;text-transform:uppercase;color:{SECOND};"
    f"border-bottom:1px solid {HAIR};padding-bottom:3px;margin:24px 0 9px;",
    "h3": f"font:bold 17px/1.4 {SERIF};margin:14px 0 2px;color:{INK};",
    "p": "margin:0 0 11px;",
    "lead": f"font:19px/1.45 {SERIF};margin:0 0 12px;",
    "quiet": f"color:{SECOND};font-size:15px;line-height:1.45;margin:0 0 10px;",
    "after": f"color:{SECOND};font-size:15px;line-height:1.45;margin:14px 0 10px;",
    "map": "display:block;width:100%;max-width:640px;height:auto;border:0;margin:14px 0;",
    "deadline": f"background:{PANEL};border:1px solid {RED};border-left:5px solid {RED};padding:10px 14px;"
    "margin:16px 0;",
    "due": f"font:bold 19px/1.3 {SERIF};color:{RED};",
    "panel": f"background:{PANEL};border:1px solid {HAIR};padding:10px 14px;margin:14px 0;",
    "table": f"border-collapse:collapse;width:100%;font:15px/1.35 {SERIF};",
    "th": f"text-align:left;font-weight:normal;font-style:italic;color:{SECOND};border-bottom:1px solid {HAIR};"
    "padding:3px 8px 3px 0;vertical-align:bottom;",
    "td": f"border-bottom:1px solid {HAIR};padding:5px 8px 5px 0;vertical-align:top;",
    "marker": f"color:{SECOND};font-size:12px;margin:0 0 8px;",
    "small": f"color:{SECOND};font-size:14px;",
    "loss": f"color:{RED};font-size:14px;",
    "place": f"border-bottom:1px solid {HAIR};padding:5px 0;vertical-align:top;text-align:right;white-space:nowrap;",
    "whole": "white-space:nowrap;",
    "cut": f"border-top:1px dashed {SECOND};margin:26px 0 0;padding-top:6px;color:{SECOND};font-size:15px;",
    "number": f"border-bottom:1px solid {HAIR};padding:5px 10px 5px 0;vertical-align:top;white-space:nowrap;",
    "pre": f"background:{PANEL};border:1px solid {HAIR};padding:10px 12px;margin:8px 0 14px;font:14px/1.45 {MONO};"
    "white-space:pre-wrap;word-wrap:break-word;overflow-wrap:anywhere;",
    "code": f"font:14px/1.4 {MONO};",
    "hex": f"font:12px/1.45 {MONO};word-break:break-all;",
    "good": "color:#2f6b4f;",
    "bad": f"color:{RED};",
    "own": f"color:{OWN};",
    "button": f"display:inline-block;background:{OWN};color:#ffffff;text-decoration:none;padding:9px 18px;"
    f"font:17px/1.3 {SERIF};",
}


def letter(name: str, subject: str, context: Mapping[str, Any], attachments: Sequence[Reference] = ()) -> Letter:
    """Render a pair of templates. ``subject`` stands in the HTML's title too.

    Both begin with the line above which answers go (``replies.MARKER``): a letter that comes back without marks
    of quotation is known by it.
    """
    marker = _("Reply above this line")
    whole = {**context, "subject": subject, "css": STYLES, "site": settings.SITE_URL, "marker": marker}
    text = tidy(f"--- {marker} ---\n\n" + render_to_string(f"mails/{name}.txt", whole))
    html = render_to_string(f"mails/{name}.html", whole)
    return Letter(subject, text, html.strip() + "\n", tuple(attachments))


def subject_of(turn: Turn, words: str) -> str:
    """``[Quatre Bras, turn 4] orders received``: battle and turn first, so that clients sort and readers see."""
    return f"[{turn.game.title}, turn {turn.number}] {words}"


def paragraphs_of(body: str) -> list[str]:
    """A text in paragraphs, as its writer set them."""
    return [part.strip() for part in body.replace("\r\n", "\n").split("\n\n") if part.strip()]


def tidy(text: str) -> str:
    """Take out what templates leave behind: blanks at line ends, and more than one empty line."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def wrapped(paragraph: str, *, width: int = WIDTH, indent: str = "") -> str:
    """A paragraph in lines of bounded width; words are never broken, for they may be addresses or ids."""
    return textwrap.fill(
        " ".join(paragraph.split()),
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: Sequence[int] = ()) -> str:
    """A table in plain text, columns two blanks apart; ``numbers`` are the columns that are set to the right."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]

    def line(row: Sequence[str]) -> str:
        cells = (
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    return "\n".join(line(row) for row in (head, *rows))
