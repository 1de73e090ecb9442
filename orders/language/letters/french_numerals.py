"""French numerals: regiments called by their number in words, as it is said in France, in Belgium and in Switzerland.

*le nonante-deux monte*, *le premier du soixante et un*, *le quatre-vingt-treizième reste*: a number behind an article
in the singular is the name of a regiment, unless something is counted or measured by it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

TENS = {
    "vingt": 20,
    "trente": 30,
    "quarante": 40,
    "cinquante": 50,
    "soixante": 60,
    "septante": 70,
    "quatre-vingt": 80,
    "quatre-vingts": 80,
    "huitante": 80,
    "octante": 80,
    "nonante": 90,
}
UNITS = {
    "un": 1,
    "une": 1,
    "deux": 2,
    "trois": 3,
    "quatre": 4,
    "cinq": 5,
    "six": 6,
    "sept": 7,
    "huit": 8,
    "neuf": 9,
    "dix": 10,
    "onze": 11,
    "douze": 12,
    "treize": 13,
    "quatorze": 14,
    "quinze": 15,
    "seize": 16,
    "dix-sept": 17,
    "dix-huit": 18,
    "dix-neuf": 19,
}
ORDINALS = {"uni": 1, "quatr": 4, "cinqu": 5, "neuv": 9, "onz": 11, "douz": 12, "treiz": 13, "quatorz": 14, "quinz": 15}
ORDINALS |= {"seiz": 16, "trent": 30, "quarant": 40, "cinquant": 50, "soixant": 60, "septant": 70, "nonant": 90}
GAP = r"(?:\s*-\s*|\s+)"


def among(words: object) -> str:
    """Any of some words, the longest first."""
    longest = sorted((str(word) for word in words), key=len, reverse=True)  # type: ignore[attr-defined]
    return "|".join(word.replace("-", GAP) for word in longest)


NUMBER = (
    rf"(?:(?P<tens>{among(TENS)})(?:{GAP}(?:et{GAP})?(?P<more>{among(UNITS)}|(?:{among(ORDINALS)})(?=i[eè]me)))?)"
    r"(?P<th>i[eè]me)?"
)
# What is counted or dated by a number, and no regiment.
COUNTED = (
    r"(?:cm|centi\w*|m|mètres?|metres?|pas|pouces?|toises?|degrés?|minutes?|heures?|hommes|canons|pièces|bataillons|"
    r"cavaliers|escadrons|pour|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b"
)
CALLED_BY_NUMBER = re.compile(
    rf"\b(?P<article>le|du|au|ce|notre|mon)\s+{NUMBER}\b(?!{GAP}(?:{COUNTED}|cent|mille|et{GAP}))", re.IGNORECASE
)
# *septante centimètres*: as one says it in France
MEASURED = re.compile(
    rf"\b(?P<tens>septante|huitante|octante|nonante)(?:{GAP}(?:et{GAP})?(?P<more>{among(UNITS)}))?(?=\s+{COUNTED})",
    re.IGNORECASE,
)


def value(found: re.Match[str]) -> int:
    """The number that is said."""
    tens = re.sub(r"[\s-]+", "-", found["tens"].lower())
    more = re.sub(r"[\s-]+", "-", (found["more"] or "").lower())
    return TENS[tens] + (UNITS.get(more) or ORDINALS.get(more) or 0)


def by_its_number(found: re.Match[str]) -> str:
    """A regiment with its number in figures."""
    return f"{found['article']} {value(found)}e"


# *à gauche du 61e*, *en arrière du 100e*: the regiment, with its article
BESIDE_THE = re.compile(
    r"\b(?P<side>(?:à|sur|par)\s+(?:la\s+)?(?:gauche|droite)|en\s+(?:arrière|avant|retrait)|à\s+(?:côté|l['’](?:est|ouest|arrière|avant)|proximité|hauteur)|au\s+(?:nord|sud|niveau)|près|"
    r"auprès|autour)\s+du\s+(?P<number>\d{1,3}(?:e|è|ème|eme|er))(?=\s*(?:[,;:.!?)]|$|(?:et|puis|pour|en|avec|de|mais|à|au|qui|dans|sur)\b))",
    re.IGNORECASE,
)


def beside_the(found: re.Match[str]) -> str:
    """On which side of a regiment, with its article."""
    side = " ".join(found["side"].lower().split())
    plain = {"en arrière": "derrière", "en retrait": "derrière", "en avant": "devant"}.get(side)
    return f"{plain or found['side'] + ' de'} le {found['number']}"


FRENCH_NUMERALS = (
    turn(" du ", BESIDE_THE, beside_the),
    turn("vingt|trente|quarant|cinquant|soixant|septant|huitant|octant|nonant", CALLED_BY_NUMBER, by_its_number),
    turn("septante|huitante|octante|nonante", MEASURED, lambda found: str(value(found))),
)
