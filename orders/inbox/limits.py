"""How much of a mail is read: bounds on size, parts, nesting and text, so that no mail can hold up the gate."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on one mail. Beyond ``raw`` or ``parts`` it is not taken apart at all; the others cut what is read."""

    #: Bytes of the whole mail. A common bound of mail providers is 25 MB, with base64 some 35.
    raw: int = 36_000_000
    #: MIME parts, counted by their content types before anything is parsed.
    parts: int = 250
    #: Multiparts and forwarded mails inside one another.
    depth: int = 24
    #: Characters of one text part that are read; an order sheet has some thousand.
    text: int = 200_000
    #: Characters of one HTML part that are read; word processors write much style.
    html: int = 1_500_000
    #: Lines of one order sheet: several for every unit of the largest army.
    lines: int = 400
    #: Characters of one line.
    line: int = 2_000
    #: Characters of one header.
    header: int = 8_000
    #: Bytes of one attachment that is kept for reading.
    attachment: int = 5_000_000


LIMITS = Limits()
