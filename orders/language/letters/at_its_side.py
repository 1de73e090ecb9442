"""At its side: who stands *left of it*, *links daneben*, *à sa gauche* stands there of what was named last.

That is the place that the sentence names before, or the one before it; where neither names any, those who were told
something last.
"""

from __future__ import annotations

from battles.engine import expressions as re

STANDS_DE = (
    r"(?:stell(?:t|en)|setz(?:t|en)|post(?:iert|ieren)|geh(?:t|en)|rück(?:t|en)|zieh(?:t|en)|marschier(?:t|en)|"
    r"steh(?:t|en)|bezieh(?:t|en)|"
    r"form(?:iert|ieren)|bilde[tn]|fähr(?:t|en)|fahr(?:t|en)|protz(?:t|en)|halt(?:en)?|hält|soll(?:en)?|komm(?:t|en)|"
    r"nimm(?:t)|nehmen)"
)
STANDS_EN = (
    r"(?:stands?|forms?(?:\s+up)?|goes|go|moves?(?:\s+up)?|comes?(?:\s+up)?|deploys?|takes?\s+(?:post|position|"
    r"its\s+place)|halts?|"
    r"unlimbers?|sets?\s+up|draws?\s+up|lines?\s+up)"
)
STANDS_FR = (
    r"(?:se\s+(?:place|placent|met|mettent|range|rangent|poste|postent|déploie|déploient|forme|forment|tient|"
    r"tiennent)|s['’](?:établit|établissent|"
    r"aligne|alignent|installe|installent)|vien(?:t|nent)|v(?:a|ont)|prend(?:\s+place)?|prennent(?:\s+place)?)"
)
AT_ITS_SIDE = re.keyed(
    rf"(?P<de>\b{STANDS_DE}\b(?:(?!\bund\b)[^,;:.!?]){{0,40}}?\s)(?:(?P<seite>links|rechts|nördlich|südlich|östlich|"
    rf"westlich|direkt|gleich|unmittelbar|dicht)\s+)?"
    r"(?:daneben|neben\s+(?:sie|ihn|es))\b"
    rf"|(?P<en>\b{STANDS_EN}\s+(?:close\s+|just\s+|up\s+)?)(?:to|on|at)\s+its\s+(?:immediate\s+)?(?P<side>left|"
    rf"right)\b(?!\s+(?:flank|hand\s+side\s+of))"
    rf"|(?P<fr>\b{STANDS_FR}\s+(?:juste\s+|tout\s+de\s+suite\s+)?)(?:à|sur)\s+sa\s+(?P<cote>gauche|droite)\b",
    re.IGNORECASE,
)
# *À sa gauche, le 7L prend position en ligne*
FIRST_TOLD = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|puis)\s+)?)(?:juste\s+)?(?P<at>(?:à|sur)\s+sa\s+(?:gauche|"
    r"droite))\s*,?\s+(?P<who>(?:(?:le|la|les)\s+\d[\w/]*|"
    r"(?-i:[A-ZÀ-Ý])[\w’-]+))\s+(?P<does>(?:prend|prennent)\s+(?:position|place)|(?:se|s['’])\s*(?:place|met|range|"
    r"poste|établit|installe|aligne|tient|forme)|va|vient)"
    r"(?=\s*(?:[.,;!]|$|en\b|face\b|et\b|avec\b))",
    re.IGNORECASE,
)
SIDES = frozenset({"links", "rechts", "nördlich", "südlich", "östlich", "westlich"})


def in_order(raw: str) -> str:
    """A French sentence that begins with the side on which somebody stands, with him in front."""
    return FIRST_TOLD.sub(lambda told: f"{told['lead']}{told['who']} se place {told['at']}", raw)


def stands_beside(raw: str) -> int | None:
    """Where a sentence tells that somebody stands beside what was named before; ``None`` where it does not."""
    found = AT_ITS_SIDE.search(raw)
    return found.start() if found is not None else None


def beside_what(raw: str, what: str) -> str:
    """A sentence with the name of that beside which somebody stands."""

    def named(found: re.Match[str]) -> str:
        if found["de"]:
            side = (found["seite"] or "").lower()
            if side in ("nördlich", "südlich", "östlich", "westlich"):
                return f"{found['de']}{side} von {what}"
            return f"{found['de']}{side + ' ' if side in SIDES else ''}neben {what}"
        if found["en"]:
            return f"{found['en']}to the {found['side']} of {what}"
        return f"{found['fr']}à {found['cote']} de {what}"

    return AT_ITS_SIDE.sub(named, raw, count=1)
