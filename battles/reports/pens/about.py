"""What a PDF says of itself: its title, language and date, in the old way and as XMP."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from battles.reports.pens.binding import reference, reserve, write

HOUSE = "Estafette"
_PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<dc:creator><rdf:Seq><rdf:li>{house}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{house}</pdf:Producer>
<xmp:CreatorTool>{house}</xmp:CreatorTool>{date}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""


class _Info(pdfdoc.PDFInfo):  # type: ignore[misc]
    """The dictionary of a document, with a date only where it has one of its own."""

    def __init__(self, title: str, subject: str, made: datetime | None) -> None:
        super().__init__()
        self.title, self.subject, self._made = title, subject, made
        self.author = self.creator = self.producer = HOUSE

    def format(self, document: object) -> bytes:
        """The entries as the PDF language has them."""
        texts = {
            "Title": self.title,
            "Subject": self.subject,
            "Author": HOUSE,
            "Creator": HOUSE,
            "Producer": HOUSE,
        }
        if self._made is not None:
            texts["CreationDate"] = texts["ModDate"] = f"D:{self._made:%Y%m%d%H%M%S}Z"
        entries = {key: pdfdoc.PDFString(text) for key, text in texts.items() if text}
        told: bytes = pdfdoc.PDFDictionary(entries).format(document)
        return told


def describe(canvas: Canvas, *, title: str, subject: str, lang: str, made: datetime | None = None) -> None:
    """Give a document its title, subject and language, and a date that is its own: never the clock's.

    Without one it bears none.
    """
    made = made.astimezone(UTC) if made is not None and made.tzinfo is not None else made
    document = canvas._doc
    document.info = _Info(title, subject, made)
    date = f"\n<xmp:CreateDate>{made:%Y-%m-%dT%H:%M:%SZ}</xmp:CreateDate>" if made is not None else ""
    words = _PACKET.format(title=escape(title), subject=escape(subject), house=HOUSE, lang=escape(lang), date=date)
    packet = words.encode("utf-8")
    # As it is, for readers that know nothing of PDF.
    head = f"<</Type/Metadata/Subtype/XML/Length {len(packet)}>>\nstream\n"
    number = reserve(document, 1)
    write(document, number, [head.encode("ascii") + packet + b"\nendstream\n"])
    document.Catalog.Metadata = reference(document, number)
