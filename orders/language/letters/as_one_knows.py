"""As one knows: what German marks by a particle as known, feared or regretted, whatever the verb.

*der erreicht seine Leute ja nimmer*, *das dauert leider ewig*: behind an order it only says why; *ja nicht* warns.
"""

from __future__ import annotations

from battles.engine import expressions as re

NOUN = (
    r"(?:der|die|das|den|dem|mein\w*|unser\w*|sein\w*|ihr\w*|kein\w*|ein\w*|diese\w*|jene\w*|alle)\s+"
    r"(?:[\w/'’.-]+\s+){1,4}?"
)
KNOWN = re.compile(
    r"^\W*(?:(?:und|aber|denn|doch|also)\s+)*"
    r"(?:das|es|die|der|den|dem|sie|er|wir|man|niemand|keiner|da|dort|hier|so|dann|damit|sonst|"
    rf"{NOUN})\s*\w+\s+(?:[\w/'’.-]+\s+){{0,6}}?"
    r"(?:eh|ohnehin|sowieso|schließlich|nämlich|leider|wohl|vermutlich|wahrscheinlich|bestimmt|sicherlich|"
    r"nun\s+mal|nunmal|nimmer(?:mehr)?|kaum|ja(?!\s+(?:nicht|kein|nix|nichts|nie|niemand)\w*\b))(?!\w)",
    re.IGNORECASE,
)


def is_known(said: str) -> bool:
    """Whether a clause says in German what everybody knows, or what its writer fears or regrets."""
    return KNOWN.match(said) is not None
