"""Places his men: a French general above the brigades who keeps, places or sends what is his: it goes, and not he.

*Piré garde ses deux brigades derrière Husson*, *Foy met ses deux batteries en F5*, *Bachelu envoie sa batterie en H6*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = (
    r"^(?P<lead>\W*(?:(?:et|puis|"
    r"mais)\s+)?)(?:le\s+général\s+)?(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+"
)
VERB = (
    r"(?:doit\s+|va\s+|devra\s+|peut\s+|pourra\s+)?(?P<verb>gard|tien|maint|plac|met|mett|post|rang|mass|rassembl|"
    r"group|regroup|ramèn|"
    r"ramen|amèn|amen|condui|"
    r"envo[iy]|pouss|port|laiss|installe?|dispos|établi|avanc|recul)(?:e|ent|t|era|er|r|dra|ra)?\s+"
)
HIS = (
    r"(?P<his>ses\s+(?:deux|trois|quatre)|ses|toutes\s+ses|tous\s+ses|sa)\s+(?P<what>brigades?|batteries?|canons|"
    r"pièces|artillerie|cavalerie|infanterie)"
)
PLACE = (
    r"(?:derrière|devant|à\s+(?:gauche|droite|côté|la\s+hauteur)|entre|en|au|vers|jusqu\w*|sur|dans|près|auprès|"
    r"le\s+long|contre)\b"
)
PLACES = re.compile(
    rf"{WHO}{VERB}{HIS}(?P<horse>\s+à\s+(?:cheval|pied))?(?:\s+(?:ensemble|groupées?|réunies?|concentrées?|bien|"
    rf"toutes|massées?|en\s+réserve|"
    rf"en\s+main))*\s*,?\s+(?P<where>{PLACE}[^;:.!?]*|de\s+\d[^;:.!?]*)",
    re.IGNORECASE,
)
STAYS = frozenset({"laiss"})
THE = {"sa": "La", "ses": "Les"}


def they_go(told: re.Match[str]) -> str:
    """What is his goes where he places it."""
    his, what = told["his"].lower(), told["what"]
    many = his != "sa"
    the = (
        f"les {his.removeprefix('ses ')}"
        if his.startswith("ses ")
        else "les"
        if many
        else "l'"
        if what[0] in "ai"
        else "la"
    )
    space = "" if the.endswith("'") else " "
    by = told["where"].startswith("de ")
    verb = ("avance" if told["verb"].lower() != "recul" else "recule") + ("nt" if many else "") if by else ""
    verb = verb or ("restent" if many else "reste") if told["verb"].lower() in STAYS else ("vont" if many else "va")
    return f"{told['lead']}{the}{space}{what}{told['horse'] or ''} de {told['who']} {verb} {told['where']}"


PLACES_HIS_MEN = (turn("ses |sa ", PLACES, they_go),)
