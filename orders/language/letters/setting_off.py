"""Setting off: verbs that say no more than that somebody begins to move, or goes in, and where to is plain to all.

*Husson goes in and Campi follows*, *Husson rückt an*, *Husson se met en marche*: forward, or at the enemy. Where
a place is told they are read as marches to it, and this room has nothing to do.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# Of one who acts: at the beginning of a clause, a few words before the verb.
WHO = (
    r"(?P<who>(?:^|[,;.:!–—]|\b(?:and|while|und|während|et|tandis\s+que|dann|then|"
    r"puis)\s)\s*(?:[\w/'’&.-]+\s+){0,3}?[\w/'’-]*[^\W_])\s+"
)
# Behind it another clause, or nothing.
BEHIND = (
    r"(?=\s*(?:[,;.:!–—]|$)|\s+(?:and|while|und|während|et|tandis\s+que|as\s+soon|when|once|"
    r"sobald|wenn|dès|quand)\b)"
)
GOES_IN = re.compile(
    rf"{WHO}goes?\s+(?:straight\s+|right\s+)?in(?:\s+(?:at\s+once|first|hard|now|"
    rf"straight\s+away))?{BEHIND}",
    re.IGNORECASE,
)
STARTS_OFF = re.compile(
    rf"{WHO}(?:sets?\s+(?:off|out)|gets?\s+(?:going|moving|under\s+way)|steps?\s+off|goes\s+on|moves\s+off|start(?:s)?\s+(?:off|out|moving)|"
    rf"begins?\s+to\s+(?:move|advance|march))(?:\s+(?:at\s+once|now|straight\s+away|too|as\s+well))?{BEHIND}",
    re.IGNORECASE,
)
RUECKT_AN = re.compile(
    rf"{WHO}(?:(?:rück(?:t|en)|tritt|treten)\s+(?:jetzt\s+|sofort\s+|gleich\s+)?an|(?:zieh(?:t|en)|marschier(?:t|en)|geh(?:t|en)|leg(?:t|en))\s+(?:jetzt\s+|sofort\s+|gleich\s+)?los|"
    rf"(?:bricht|brechen)\s+(?:jetzt\s+|sofort\s+|gleich\s+)?auf|setz(?:t|en)\s+sich\s+in\s+(?:Bewegung|Marsch)|mach(?:t|en)\s+sich\s+auf\s+den\s+Weg){BEHIND}",
    re.IGNORECASE,
)
SE_MET_EN_MARCHE = re.compile(
    rf"{WHO}(?:se\s+met(?:tent)?\s+en\s+(?:marche|route|mouvement)|s['’]ébranle(?:nt)?|démarre(?:nt)?|y\s+v(?:a|ont)(?=\s+et\s+(?-i:[A-Z])))(?:\s+(?:aussi|tout\s+de\s+suite|maintenant))?{BEHIND}",
    re.IGNORECASE,
)
FONCE = re.compile(rf"{WHO}fonce(?:nt)?(?:\s+(?:dedans|dans\s+le\s+tas|tout\s+droit))?{BEHIND}", re.IGNORECASE)
# *Bachelu's attack and Foy's hold*: their men, and not the generals
WHOSE = re.compile(
    r"(?:(?P<whose>\b(?-i:[A-ZÀ-Ý])[\w-]+['’]s)\s+(?=(?:stays|stands|goes|moves|attacks|holds|advances|follows|waits|remains|fires|"
    r"forms|keeps|falls|comes|marches)\b)|(?P<mark>^\W*|[,;]\s+(?:and\s+|while\s+)?)(?P<whose2>(?-i:[A-ZÀ-Ý])[\w-]+['’]s)\s+(?=(?:stay|stand|attack|"
    r"hold|advance|wait|remain)\s*(?:[.,;!]|$)))",
    re.IGNORECASE,
)

SETTING_OFF = (
    turn("in", GOES_IN, r"\g<who> attacks"),
    turn("off|out|going|moving|way|on|begin", STARTS_OFF, r"\g<who> advances"),
    turn("an|los|auf|in ", RUECKT_AN, r"\g<who> rückt vor"),
    turn("se met|ébranle|démarre|y va|y vont", SE_MET_EN_MARCHE, r"\g<who> avance"),
    turn("fonce", FONCE, r"\g<who> attaque"),
    turn("'s |’s ", WHOSE, lambda told: f"{told['mark'] or ''}{told['whose'] or told['whose2']} men "),
)
