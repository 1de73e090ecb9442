"""Ends of letters: to whom one is addressed at its head, and the names below *With kind regards*, which order nothing.

*To Lieutenant-General de Perponcher* before *Sir,*, *An Herrn General Bachelu*, as on an envelope, over a letter that
speaks to nobody: no heading over what his division does. *Au général de Perponcher.* over his orders is one. *Dr.
Helmut Brandes*, *Kassel*: whoever signs, be he called like a general.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re

CLOSING = re.keyed(
    r"\W*(?:(?:mit\s+)?(?:(?:ganz|sehr|viele|liebe|beste|schöne|herzliche|kameradschaftliche|freundliche|sonnige)\w*\s+)+gr[uü](?:ß|ss)\w*|gr[uü](?:ß|ss)e?|[LVB]G|MfG|hochachtungsvoll|"
    r"(?:with\s+)?(?:(?:my|very|the|kind|kindest|warm|warmest|best)\s+)*(?:regards|wishes|compliments)|yours(?:\s+(?:sincerely|faithfully|truly|ever|aye|etc\.?))?|"
    r"(?:bien\s+)?cordialement|amicalement|amitiés|bien\s+à\s+(?:toi|vous)|(?:meilleures|"
    r"sincères)\s+salutations)\b(?:\s+(?:aus|from|de|depuis)\s+[\w .-]{2,25})?\W*",
    re.IGNORECASE,
)
NAMING = re.compile(
    r"\W*(?:Dr|Prof|Dipl|Ing|Mr|Mrs|Ms|Hr|Fr|Lt|Col|Maj|Capt|Gen|jun|sen|jr|M|Mme)\.?\W*$|\W*(?-i:[A-ZÀ-ÖØ-Þ])[\w'’.-]*\W*$|\W*(?:von|van|vom|zu|de|du|des|la|le|der|aus|in|of|from|and|und|et|the)\W*$",
    re.IGNORECASE,
)
MOST_NAMES, MOST_WORDS = 3, 6
POSTSCRIPT = re.compile(r"\W*(?:p\.?\s*p?\.?\s*s\b|n\.?\s*b\b)", re.IGNORECASE)
RANK = (
    r"(?:(?:Lieutenant|Major|Brigadier|Captain|Feld|General)[\s-]*)?(?:General\w*|Général\w*|Marshal|Maréchal|"
    r"Marschall|Prince|Prinz(?:en)?|Duke|Herzog|Duc|Colonel|Oberst(?:en)?|Generalleutnant|Generalmajor|"
    r"Lieutenant[\s-]général)"
)
ADDRESS = re.compile(
    rf"\W*(?:to|an|au|à)\s+(?:(?:the|den|seine[nr]?|his|herrn?|monsieur|m\.|le|mon)\s+)*(?:(?:Exzellenz|Excellency|Highness|Hoheit),?\s+)?(?:(?:the|den|herrn|le)\s+)*{RANK}\b[^:;!?\d]{{0,50}}",
    re.IGNORECASE,
)
SALUTE = re.compile(
    r"\W*(?:(?:my\s+)?(?:dear\s+)?(?:sir|general|prince|lord|marshal)|(?:herr\s+|lieber\s+)?(?:general|exzellenz|prinz|marschall)|(?:mon\s+|cher\s+)*(?:général|monsieur|prince))\s*[,!.]?\s*",
    re.IGNORECASE,
)
TO_HIM = re.compile(
    r"\b(?:you|your|yours|vous|votre|vos|\w{2,}ez|(?-i:Sie|Ihnen|Ihre?[nrms]?)|du|dich|dein\w*)\b", re.IGNORECASE
)
ENVELOPE = re.compile(r"\b(?:herrn?|monsieur|Exzellenz|Excellency|Highness|Hoheit)\b", re.IGNORECASE)
HEAD = 3


def names_below(lines: Sequence[str]) -> frozenset[int]:
    """The numbers of the lines right below a closing formula that hold no more than a name or a place, and its own."""
    found: set[int] = set()
    for at, raw in enumerate(lines):
        if not raw.strip() or CLOSING.fullmatch(raw.strip()) is None:
            continue
        below, number = at + 1, 0
        while below < len(lines) and not lines[below].strip():
            below += 1
        while below < len(lines) and number < MOST_NAMES and is_name(lines[below]):
            found |= {at + 1, below + 1}
            below, number = below + 1, number + 1
    return frozenset(found)


def is_name(raw: str) -> bool:
    """Whether a line holds a few words of which a name may consist, and none of them in small letters."""
    words = raw.split()
    if not 1 <= len(words) <= MOST_WORDS or POSTSCRIPT.match(raw) or ":" in raw:
        return False
    return all(NAMING.match(word) for word in words) and not any(character.isdigit() for character in raw)


def address(lines: Sequence[str]) -> int:
    """The number of the line to whom a letter is addressed as a whole; 0 where none is, or it heads its orders."""
    addressed = [at for at, raw in enumerate(lines) if ADDRESS.fullmatch(raw.strip())]
    said = [at for at, raw in enumerate(lines) if raw.strip()]
    if len(addressed) != 1 or addressed[0] not in said[:HEAD]:
        return 0
    behind = [at for at in said if at > addressed[0]]
    if not behind:
        return 0
    saluted = SALUTE.fullmatch(lines[behind[0]].strip()) is not None
    apart = behind[0] > addressed[0] + 1 and ENVELOPE.search(lines[addressed[0]]) is not None
    spoken_to = any(TO_HIM.search(lines[at]) for at in behind)
    return addressed[0] + 1 if saluted or (apart and not spoken_to) else 0
