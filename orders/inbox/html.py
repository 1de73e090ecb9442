"""HTML to text: one line of text for one line on the screen, quotations marked with ``>`` as in plain mail.

What the reader does not see (styles, scripts, hidden previews) is left out. Blocks that mail programs put around the
quoted mail or the signature are known by their classes and ids, and turned into the marks that plain mail has, so that
:mod:`orders.inbox.replies` needs one set of rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape

from selectolax.lexbor import LexborHTMLParser, LexborNode

from orders.inbox.charsets import visible

#: Elements that are not text for the reader.
UNSEEN = frozenset({
    "script", "style", "head", "title", "meta", "link", "noscript", "template", "object", "svg", "select", "map",
    "iframe", "_comment", "_doctype",
})  # fmt: skip
#: Elements that begin and end on a line of their own.
BLOCKS = frozenset({
    "p", "div", "section", "article", "header", "footer", "main", "center", "form", "fieldset", "address", "aside",
    "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "pre", "table", "tbody", "thead", "tr",
    "blockquote", "hr", "body", "html", "caption", "figure",
})  # fmt: skip
#: Elements with an empty line before and after.
SPACED = frozenset({"p", "ul", "ol", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "table", "blockquote"})
#: Class or id of the block that holds a quoted mail, where the program does not use a blockquote.
QUOTE_NAMES = re.compile(
    r"\b(yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|mail_quote_body|quoted_?(text|message|mail|content)|"
    r"moz-email-reply-quote|gmail_quote_body|ymail_quoted)",
    re.IGNORECASE,
)
#: Class or id of the block that holds the signature.
SIGNATURE_NAMES = re.compile(
    r"\b(gmail_signature(?!_prefix)|moz-signature|moz-txt-sig|ms-outlook-mobile-signature|protonmail_signature_block\b(?!-)|"
    r"tutanota_signature|zmail_signature|apple-?mail-?signature|yahoo-signature|ydp\w{0,20}signature|"
    r"mail_?signature|k9mail-signature|signature)\b",
    re.IGNORECASE,
)
_HIDDEN = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(px|pt|em|%)?\s*(;|!|\Z)|"
    r"(?<![\w-])(max-)?height\s*:\s*0(px)?\s*;(?=.*overflow\s*:\s*hidden)",
    re.IGNORECASE | re.DOTALL,
)
_PREFORMATTED = re.compile(r"white-space\s*:\s*(pre|break-spaces)", re.IGNORECASE)
_BORDER_LEFT = re.compile(r"border-left\s*:\s*(?!none|0)", re.IGNORECASE)
_MERE_INDENT = re.compile(
    r"border\s*:\s*(none|0)|margin[^;]{0,12}:\s*0\s*(px)?\s+0\s*(px)?\s+0\s*(px)?\s+40px", re.IGNORECASE
)
_GAPS = re.compile(r"[ \t\r\n\f\xa0\u2000-\u200a\u202f\u205f\u3000]+")
#: Elements within one another. A parser looks through all open elements at every new one, so depth costs its square.
MANY_LEVELS = 2_000
#: Elements without an end, or whose end is commonly left out: they do not add to the depth.
ENDLESS = frozenset({
    "br", "img", "hr", "meta", "link", "input", "col", "wbr", "base", "area", "p", "li", "td", "tr", "th", "dt", "dd",
    "option", "o:p", "tbody", "thead",
})  # fmt: skip
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9:]{0,20})[^<>]{0,5000}>?")
_LINE_TAG = re.compile(r"<(?:br|/?(?:p|div|li|tr|h[1-6]|pre|blockquote|table))\b[^<>]{0,5000}>", re.IGNORECASE)
#: How many nodes of a document are visited.
MANY_NODES = 200_000


@dataclass(slots=True)
class _Page:
    """The lines written so far. ``quote`` is the depth of quotation, ``pre`` of preformatted text."""

    lines: list[str] = field(default_factory=list)
    current: str = ""
    quote: int = 0
    pre: int = 0
    blank_due: bool = False

    def write(self, text: str) -> None:
        if self.pre:
            first, *more = text.replace("\r\n", "\n").split("\n")
            self.current += first
            for line in more:
                self.end_line(forced=True)
                self.current = line
            return
        text = _GAPS.sub(" ", text)
        if not self.current:
            text = text.lstrip(" ")
        elif self.current.endswith(" ") and text.startswith(" "):
            text = text[1:]
        self.current += text

    def end_line(self, *, forced: bool = False) -> None:
        """Finish the line; an empty one is written only when ``forced`` (a ``<br>``)."""
        text = self.current.rstrip() if not self.pre else self.current.rstrip("\r\n ")
        self.current = ""
        if not text and not forced:
            return
        if self.blank_due and self.lines:
            self.lines.append(self._quoted(""))
        self.blank_due = False
        self.lines.append(self._quoted(text))

    def end_block(self, *, spaced: bool) -> None:
        self.end_line()
        self.blank_due = self.blank_due or spaced

    def mark_signature(self) -> None:
        """Write the mark that plain mail has above a signature, with the blank that belongs to it."""
        if self.lines and self.lines[-1].strip("> ") == "--":
            self.lines.pop()
        self.lines.append(self._quoted("-- "))
        self.blank_due = False

    def _quoted(self, text: str) -> str:
        return (f"{'>' * self.quote} {text}".rstrip()) if self.quote else text


def to_text(html: str) -> str:
    """The lines of text of an HTML document or fragment."""
    if _is_too_deep(html):
        return _without_tags(html)
    body = LexborHTMLParser(html).body
    if body is None:
        return ""
    page = _Page()
    # The tree is walked without recursion: a hostile mail may nest a hundred thousand elements.
    todo: list[tuple[LexborNode, bool]] = [(body, True)]
    visited = 0
    while todo and visited < MANY_NODES:
        visited += 1
        node, opening = todo.pop()
        tag = node.tag or ""
        if tag == "-text":
            page.write(visible(node.text_content or ""))
        elif not opening:
            _close(page, node, tag)
        elif tag in UNSEEN or _is_hidden(node):
            continue
        elif tag == "br":
            page.end_line(forced=True)
        elif tag == "img":
            continue
        else:
            _open(page, node, tag)
            todo.append((node, False))
            children = []
            child = node.child
            while child is not None:
                children.append((child, True))
                child = child.next
            todo.extend(reversed(children))
    page.end_line()
    return "\n".join(page.lines)


def _is_too_deep(html: str) -> bool:
    depth = 0
    for end, name in _TAG.findall(html):
        if name.casefold() in ENDLESS:
            continue
        depth = max(0, depth - 1) if end else depth + 1
        if depth > MANY_LEVELS:
            return True
    return False


def _without_tags(html: str) -> str:
    """The text of a document that no parser should be given: tags cut out, their line ends kept."""
    text = unescape(_TAG.sub("", _LINE_TAG.sub("\n", html)))
    return "\n".join(_GAPS.sub(" ", line).strip() for line in text.split("\n"))


def _open(page: _Page, node: LexborNode, tag: str) -> None:
    if tag in BLOCKS:
        page.end_block(spaced=_is_spaced(node, tag))
    elif tag in ("td", "th") and page.current:
        page.write(" ")
    if _is_preformatted(node, tag):
        page.pre += 1
    if tag == "hr":
        page.write("_" * 32)
        page.end_line()
    if _is_signature(node):
        page.end_block(spaced=True)
        page.mark_signature()
    if _is_quotation(node, tag):
        page.end_block(spaced=False)
        page.quote += 1


def _close(page: _Page, node: LexborNode, tag: str) -> None:
    if tag in BLOCKS or _is_quotation(node, tag):
        page.end_block(spaced=_is_spaced(node, tag))
    if _is_quotation(node, tag):
        page.quote -= 1
    if _is_preformatted(node, tag):
        page.pre -= 1


def _is_spaced(node: LexborNode, tag: str) -> bool:
    """Whether the reader sees space around the block; word processors make every line a paragraph without."""
    return tag in SPACED and "MsoNormal" not in _names(node)


def _names(node: LexborNode) -> str:
    attributes = node.attributes
    return f"{attributes.get('class') or ''} {attributes.get('id') or ''}"[:300]


def _is_hidden(node: LexborNode) -> bool:
    attributes = node.attributes
    return "hidden" in attributes or _HIDDEN.search((attributes.get("style") or "")[:500]) is not None


def _is_preformatted(node: LexborNode, tag: str) -> bool:
    """Whether line ends within are shown; the blank of a tab, which some programs mark so, has none."""
    return tag == "pre" or _PREFORMATTED.search((node.attributes.get("style") or "")[:500]) is not None


def _is_signature(node: LexborNode) -> bool:
    names = _names(node)
    return bool(names.strip()) and SIGNATURE_NAMES.search(names) is not None


def _is_quotation(node: LexborNode, tag: str) -> bool:
    """A quoted mail, not a paragraph that its writer moved to the right."""
    names = _names(node)
    if tag != "blockquote":
        return bool(names.strip()) and QUOTE_NAMES.search(names) is not None
    attributes = node.attributes
    style = (attributes.get("style") or "")[:500]
    if attributes.get("type") == "cite" or "cite" in attributes or "quote" in names or _BORDER_LEFT.search(style):
        return True
    return _MERE_INDENT.search(style) is None
