"""First and then: what Germans and French people do first, and what only when something has happened.

*bleibt in Kolonne, bis er am Bach ist, und geht dann in Linie*, *reste en colonne jusqu'au ruisseau puis se met en
ligne*: no line yet; *wartet auf eine Lücke und stößt dann durch* goes nowhere now; *löst sich aus dem Wald*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *bleibt in Kolonne, bis er am Bach ist, und geht dann in Linie*
UNTIL_THEN_DE = re.keyed(
    r"(?P<as>\bin\s+(?:Kolonne|Linie|Plänklerordnung|Schützenkette|Karree))\s*,\s*bis\s+(?P<case>(?P<he>er|sie|es)\s+[^,;:.!?]{3,50}?)\s*,?\s+und\s+(?P<verb>geht|gehen|bildet|bilden|formiert|formieren|macht|stellt|entwickelt|wechselt)\s+(?:sich\s+)?"
    r"(?:dann|danach|dort)\s+(?P<rest>[^;:.!?]+)",
    re.IGNORECASE,
)
# *reste en colonne jusqu'au ruisseau puis se met en ligne*
UNTIL_THEN_FR = re.compile(
    r"(?P<as>\ben\s+(?:colonne|ligne|tirailleurs))\s+jusqu['’](?P<at>à\s+la\s+|à\s+l['’]|à\s+|aux?\s+|en\s+)(?P<where>[^,;:.!?]{2,30}?)\s*,?\s+(?:et\s+)?(?:puis|ensuite)\s+(?P<deed>se\s+(?:met|forme|déploie|range)(?P<nt>tent|nt)?\b)",
    re.IGNORECASE,
)
# *wartet auf eine Lücke und stößt dann durch*
WAITS_FOR_DE = re.compile(
    r"\bwarte(?P<t>t|n)\s+auf\s+(?P<what>(?:eine|die|seine|ihre|das|den)\s+(?:\w+\s+)?(?:Lücke|Gelegenheit|Bresche|Chance|Öffnung|Signal|Zeichen))\s*,?\s+und\s+(?P<verb>\w+[tn])\s+dann\s+(?P<rest>[^,;:.!?]+)",
    re.IGNORECASE,
)
# *löst sich aus dem Wald*
OUT_OF_DE = re.compile(r"\b(?:löst|lösen)\s+sich\s+aus\s+(?=de[mr]\s)", re.IGNORECASE)
OUT_OF_FR = re.compile(r"\bse\s+dégage(?P<many>nt)?\s+(?P<of>du\s+|de\s+la\s+|de\s+l['’])", re.IGNORECASE)
ARTICLE = {"du": "le ", "de la": "la ", "de l'": "l'", "de l’": "l’"}
# *Die Pferdebatterie kümmert sich um die Plänkler*
DEALS_WITH_DE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+kümmer(?P<t>t|n)\s+sich\s+um\s+(?P<whom>(?:die|den|das)\s+(?:feindlichen?\s+|französischen?\s+)?(?:Plänkler|Tirailleure|Schützen|Jäger|Infanterie|Kavallerie|Reiter(?:ei)?)\b(?:\s+(?:in|bei)\s+[A-Z]\d{1,2})?|\d{1,2}/\d\w+|\d{1,2}[A-Z]\b)",
    re.IGNORECASE,
)
GUNS = re.compile(r"batter|geschütz|kanone|artiller|\d(?:FA|HA)\b|12-?pf", re.IGNORECASE)


def when_there(told: re.Match[str]) -> str:
    """The case of what is done then."""
    return f"{told['as']}, und wenn {told['case']}, {told['verb']} {told['he']} {told['rest']}"


def when_there_fr(told: re.Match[str]) -> str:
    """The same in French."""
    at = re.sub(r"jusqu['’]", "", told["at"])
    he = "ils" if told["nt"] else "il"
    be = "sont" if told["nt"] else "est"
    return f"{told['as']}, et quand {he} {be} {at}{told['where']}, {he} {told['deed']}"


def when_it_comes(told: re.Match[str]) -> str:
    """He waits, and what he does then has its case."""
    he = "sie" if told["t"].lower() == "n" else "er"
    return f"warte{told['t']}; wenn {told['what']} da ist, {told['verb']} {he} {told['rest']}"


def quits(told: re.Match[str]) -> str:
    """He leaves it."""
    return f"quitte{told['many'] or ''} {ARTICLE[' '.join(told['of'].lower().split())]}"


def deals_with(told: re.Match[str]) -> str:
    """Guns fire at them, others attack them."""
    many = told["t"].lower() == "n"
    if GUNS.search(told["who"]):
        return f"{told['who']} schieß{'en' if many else 't'} auf {told['whom']}"
    return f"{told['who']} greif{'en' if many else 't'} {told['whom']} an"


FIRST_AND_THEN_ABROAD = (
    turn("bis ", UNTIL_THEN_DE, when_there),
    turn("jusqu", UNTIL_THEN_FR, when_there_fr),
    turn("wart", WAITS_FOR_DE, when_it_comes),
    turn(
        "löst sich aus|lösen sich aus",
        OUT_OF_DE,
        lambda told: "kommen aus " if "lösen" in told[0].lower() else "kommt aus ",
    ),
    turn("dégage", OUT_OF_FR, quits),
    turn("kümmer", DEALS_WITH_DE, deals_with),
)
