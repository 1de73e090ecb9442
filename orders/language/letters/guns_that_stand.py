"""Guns that stand: a battery that does not limber up where it is overrun, by its name or as the one that was told of.

*7/2FA protzt nicht auf, wenn sie überrannt wird*, *elles ne s'enfuient pas si elles sont prises*, *nicht weglaufen*
below the heading of the guns.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys

END = r"\s*[.!]*\s*$"
ONE = r"(?-i:[A-ZÄÖÜÀ-Ý\d])[\w/-]*"
WHO = rf"(?P<who>(?:(?:die|la|the)\s+)?(?:Batterie\s+|battery\s+)?{ONE}(?:\s+(?:und|et|and)\s+{ONE})?)"
THEY = r"(?P<they>sie|er|elles?|ils?|they|it)"
REACHED_DE = r"(?:überrannt|überritten|genommen|erobert|erstürmt|erreicht|eingenommen)"
DOES_DE = r"(?:protz(?:t|en)|flieh(?:t|en)|läuft|laufen|haut|hauen|fähr(?:t)|fahren|zieht|ziehen)\s+"
NO_DE = (
    r"(?:sich\s+)?(?:auch\s+|dann\s+|trotzdem\s+)?(?:nicht|nie|niemals|keinesfalls)"
    r"(?:\s+(?:auf|weg|fort|davon|ab|zurück))?"
)
CASE_DE = (
    rf"(?:auch\s+)?(?:nicht\s*,\s*)?(?:wenn|falls|sobald)\s+(?:sie|er|es|die\s+Batterie)\s+{REACHED_DE}\s+"
    r"(?:wird|werden|zu\s+werden\s+droht)"
)
REACHED_FR = r"(?:prise?s?(?:\s+d['’]assaut)?|débordée?s?|submergée?s?|enlevée?s?|abordée?s?)"
NOT_FR = (
    r"(?:ne\s+|n['’])?(?:s['’]enfui(?:t|ent)|fui(?:t|ent)|attell?e(?:nt)?|file(?:nt)?|se\s+sauve(?:nt)?|décampe(?:nt)?|"
    r"se\s+retire(?:nt)?)\s+(?:pas|jamais|point)"
)
CASE_FR = rf"(?:même\s+)?(?:si|quand|s['’])\s*(?:elles?|ils?)\s+(?:est|sont)\s+{REACHED_FR}"
NOT_EN = (
    r"(?:do(?:es)?\s+not|do(?:es)?n['’]t|must\s+not|never)\s+(?:limbers?\s+up(?:\s+and\s+(?:flee|run))?|flee|"
    r"run(?:\s+(?:away|off))?|leave\s+(?:its|their)\s+guns)"
)
CASE_EN = (
    r"(?:even\s+)?(?:if|when)\s+(?:(?:it|they)\s+(?:is|are)\s+|being\s+)?(?:overrun|taken|reached|stormed|"
    r"ridden\s+over)"
)
SAID = tuple(
    re.keyed(rf"^(?P<lead>\W*)(?:{said}){END}", re.IGNORECASE)
    for who in (WHO, THEY)
    for said in (
        rf"{who}\s+{DOES_DE}{NO_DE}\s*,?\s+{CASE_DE}",
        rf"(?:wird|werden)\s+{who}\s+{REACHED_DE}\s*,\s*(?:so\s+|dann\s+)?{DOES_DE}(?:sie|er)\s+{NO_DE}",
        rf"{who}\s+{NOT_FR}\s*,?\s+{CASE_FR}",
        rf"(?:si|quand|s['’])\s*{who}\s+(?:est|sont)\s+{REACHED_FR}\s*,\s*(?:elles?|ils?)\s+{NOT_FR}",
        rf"{who}\s+{NOT_EN}\s*,?\s+{CASE_EN}",
        rf"(?:if|when)\s+{who}\s+(?:is|are)\s+(?:overrun|taken|reached)\s*,\s*(?:it|they)\s+{NOT_EN}",
    )
)
# *nicht weglaufen*, below the heading of the guns
BARE = re.keyed(
    r"^(?P<lead>\W*)(?:nicht\s+(?:weglaufen|fliehen|davonlaufen|abhauen|flüchten)|(?:nicht\s+)?bei\s+den\s+(?:Geschützen|Kanonen|Rohren)\s+bleiben|bleiben\s+bei\s+den\s+(?:Geschützen|Kanonen|Rohren)|"
    r"(?:ne\s+)?pas\s+(?:s['’]enfuir|fuir|se\s+sauver)|(?:rester|restent)\s+(?:à|près\s+de)\s+leurs\s+pièces|(?:do\s+not|don['’]?t|no)\s+(?:run|running|flee|fleeing)(?:\s+(?:away|off))?|stay\s+with\s+(?:the|your|their)\s+guns)"
    + END,
    re.IGNORECASE,
)
KEYS = Keys("nicht|nie|keinesfalls|bei den|pas|jamais|point|not|n't|n’t|no |never|stay|rest")


def guns_stand(raw: str, told: str) -> str:
    """The decision by its name; ``told`` are those who were spoken of, where they are batteries, else empty."""
    if not KEYS.stand_in(raw):
        return raw
    if told and BARE.match(raw) is not None:
        return f"{told} limber and flee stand"
    for said in SAID:
        found = said.match(raw)
        if found is None:
            continue
        who = found.groupdict().get("who") or ""
        if who.lower() in ("sie", "er", "elle", "elles", "il", "ils", "they", "it"):
            continue
        if who or told:
            return f"{found['lead']}{who or told} limber and flee stand"
    return raw
