"""Fire given free: who fires at whatever comes in range, and who opens no fire, in whatever words."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.,;!)]|$))"
# *ouvrent le feu librement dès qu'il y a quelque chose à portée*, *schießen frei*: at whatever comes
IN_RANGE_FR = (
    r"(?:\s*,?\s+(?:sur\s+(?:tout\s+ce\s+qui|ce\s+qui|quiconque)\s+(?:passe|vient|se\s+présente|approche|est|se\s+montre|bouge)|"
    r"(?:dès|aussitôt|sitôt)\s+qu['’](?:il\s+y\s+a|ils?\s+(?:a|ont|voi\w+)|on|elles?\s+(?:a|ont|voi\w+))\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|"
    r"un\s+ennemi|du\s+monde))(?:\s+(?:à\s+(?:bonne\s+)?portée|en\s+vue|devant\s+(?:eux|lui|elle|elles)))?)?"
)
FREELY_FR = re.compile(
    rf"\b(?:ouvre(?P<many>nt)?\s+le\s+feu|tire(?P<more>nt)?|f(?:ait|(?P<most>ont))\s+feu)\s+(?:tout\s+à\s+fait\s+)?"
    rf"(?:librement|comme\s+(?:ils?|elles?)\s+(?:veu(?:t|lent)|l['’]entend(?:ent)?)|à\s+(?:leur|sa|son)\s+(?:guise|gré)){IN_RANGE_FR}{END}",
    re.IGNORECASE,
)
FREELY_DE = re.compile(
    r"\b(?P<fire>schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n))\s+(?:ganz\s+)?frei(?:\s+(?:auf\s+alles|los))?"
    r"(?:\s*,\s*(?:sobald|wenn)\s+(?:etwas|jemand|wer|was)\s+(?:in\s+(?:Reichweite|Schussweite)|da|vor\s+ihnen)\s+(?:ist|kommt))?"
    + END,
    re.IGNORECASE,
)
# *n'ouvrent pas le feu sans ordre*
NO_FIRE = re.compile(r"\bn['’]ouvr(?:e|ira)(?P<many>nt)?\s+(?P<no>pas|point|jamais)\s+le\s+feu\b", re.IGNORECASE)
# *Chacun tire quand il a quelque chose à portée*, *jeder darf schießen, sobald er ein Ziel hat*
AT_WILL_FR = re.compile(
    r"\b(?P<who>chacun|tous|tout\s+le\s+monde|tout\s+bataillon)\s+(?:peut\s+|peuvent\s+|doit\s+)?(?:tire(?:nt|r)?|fait\s+feu)\s+"
    r"(?:quand|dès\s+qu['’]?|lorsqu['’]?)\s*(?:il|on|elle|ils)\s+(?:a|ont|voit|voient)\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|un\s+ennemi)"
    r"(?:\s+(?:à\s+portée|en\s+vue|devant\s+lui))?",
    re.IGNORECASE,
)
AT_WILL_DE = re.compile(
    r"\b(?:darf|kann|soll)\s+(?P<who>jeder|ein\s+jeder)\s+(?:schießen|schiessen|feuern)\s*,?\s*(?:sobald|wenn)\s+er\s+(?:ein\s+Ziel|jemanden|"
    r"wen|etwas|einen\s+Gegner)(?:\s+(?:in\s+Reichweite|vor\s+sich|im\s+Visier))?\s+hat\b",
    re.IGNORECASE,
)

FIRE_GIVEN_FREE = (
    turn("n'ouvr|n’ouvr", NO_FIRE, lambda told: f"ne tire{'nt' if told['many'] else ''} {told['no']}"),
    turn(
        "librement|comme|guise|gré",
        FREELY_FR,
        lambda told: f"tire{'nt' if told['many'] or told['more'] or told['most'] else ''} à volonté",
    ),
    turn("frei", FREELY_DE, r"\g<fire> nach Belieben"),
    turn("chacun|tous|tout", AT_WILL_FR, r"\g<who> tire à volonté"),
    turn("jeder", AT_WILL_DE, r"feuert \g<who> nach Belieben"),
)
