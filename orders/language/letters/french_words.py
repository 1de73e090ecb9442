"""French words that several rooms of turns are told by."""

from __future__ import annotations

GUNS = r"(?:batteries?|pièces?|canons?|artillerie|obusiers?|artilleurs|\d+/\d+[FH]A)"
# Articles that have run together with *à* or *de*, as they stand without it.
ARTICLES = {
    "au": "le ", "aux": "les ", "à la": "la ", "à l'": "l'", "à l’": "l'", "à": "",
    "du": "le ", "des": "les ", "de la": "la ", "de l'": "l'", "de l’": "l'",
}  # fmt: skip
# *la retraite de la batterie*: the batterie
OF_WHOM = {"du": "le ", "de la": "la ", "de l'": "l'", "de l’": "l'", "des": "les ", "de": "", "d'": "", "d’": ""}
