"""What a player says to his umpire: a paragraph that begins with UMPIRE and a colon, in any of three languages."""

from __future__ import annotations

import re

from orders.inbox.order_signs import has_firm_orders

NAMES = (
    "umpire", "referee", "game master", "gamemaster", "gm", "spielleiter", "spielleiterin", "spielleitung",
    "schiedsrichter", "schiedsrichterin", "arbitre", "maître de jeu", "maitre de jeu", "meneur de jeu",
)  # fmt: skip
_ADDRESSED = re.compile(
    rf"\s*(?:(?:to|for|an|für|pour|à|a|au)\s+)?(?:(?:the|my|our|den|die|unsere?n?|l'|le|notre|mon)\s*)?"
    rf"(?:{'|'.join(NAMES)})\s*:\s*",
    re.IGNORECASE,
)


def is_umpire(name: str) -> bool:
    """Whether a message to this name is one to the umpire."""
    bare = re.sub(r"^(?:the|my|our|den|die|l'|le)\s*", "", name.strip().casefold())
    return bare.rstrip(".") in NAMES


def parted(text: str) -> tuple[str, str]:
    """A mail's text without what is said to the umpire, and that.

    It goes to the end of its paragraph; to the end of the mail where no orders follow. The lines taken out stay behind
    as empty ones, so that the others keep their numbers.
    """
    lines = text.split("\n")
    said: list[str] = []
    at = 0
    while at < len(lines):
        found = _ADDRESSED.match(lines[at])
        if found is None:
            at += 1
            continue
        end = next((later for later in range(at, len(lines)) if not lines[later].strip()), len(lines))
        if not has_firm_orders("\n".join(lines[end:])):
            end = len(lines)
        said.append("\n".join([lines[at][found.end() :], *lines[at + 1 : end]]).strip())
        lines[at:end] = [""] * (end - at)
        at = end
    return "\n".join(lines), "\n\n".join(filter(None, said))
