"""French in short: orders as soldiers draw them up, a head and behind it what is to be done.

*Ennemi rompu : s'arrêter*; *tirailleurs chargés : se replier, ne pas s'accrocher au terrain*; *pas de contre-batterie :
l'artillerie tirera sur l'infanterie uniquement*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_in_haste import DONE
from orders.language.letters.in_nouns import FRENCH_IN_NOUNS
from orders.language.letters.turns import put_plainly, turn

# *Ennemi rompu : s'arrêter et se reformer*
BEATEN = re.compile(
    r"^(?P<lead>\W*)(?:en\s+cas\s+de\s+(?:succès|victoire|réussite)|(?:(?:l['’]|un\s+|tout\s+)?(?:ennemi|adversaire))\s+(?:rompu|battu|vaincu|en\s+fuite|en\s+déroute|en\s+retraite|repoussé|défait|culbuté|"
    r"mis\s+en\s+fuite|chassé|délogé))\s*[:,–-]+\s*(?:on\s+)?(?:s['’]arrêt\w+|halte|arrêt|stop\w*|se\s+reform\w+|rest\w+\s+(?:sur\s+place|en\s+place|là)|"
    r"tenir\s+(?:le\s+terrain|sur\s+place)|ne\s+pas\s+(?:bouger|avancer|suivre|courir)|pas\s+un\s+pas\s+de\s+plus)\b[^.;:!?]{0,60}"
    + DONE,
    re.IGNORECASE,
)
# *..., ne pas s'accrocher au terrain*, *sans insister*: how those fall back who do
NOT_CLING = re.compile(
    r"\s*(?:[,;]\s*(?:et\s+)?|\s+et\s+)?(?:(?:ne\s+(?:pas|point|jamais)|sans)\s+(?:s['’](?:accrocher|entêter|obstiner|attarder)|insister|se\s+(?:laisser\s+accrocher|faire\s+"
    r"(?:prendre|sabrer|tuer|accrocher))|chercher\s+à\s+tenir)(?:\s+(?:au\s+terrain|sur\s+place|au\s+sol|inutilement|davantage))?)"
    + DONE,
    re.IGNORECASE,
)
GUNS = r"(?:l['’]artillerie|les\s+(?:batteries|pièces|canons)|nos\s+(?:batteries|pièces|canons)|feu|tir|tirer)"
# *En dehors de e6, pas de contre-batterie : l'artillerie tirera sur l'infanterie*: the second half says it
COUNTER_BATTERY = (
    r"(?:(?:en\s+dehors\s+de|hormis|à\s+part|excepté|sauf|sauf\s+sur)\s+[^,;:.!?]{1,30}?\s*,\s*)?(?:(?:pas|point)\s+de|aucun\s+tir\s+de|nul\s+tir\s+de|jamais\s+de)\s+"
    r"(?:tirs?\s+de\s+)?contre-?\s?batterie"
)
AT_INFANTRY = re.compile(rf"^(?P<lead>\W*){COUNTER_BATTERY}\s*[:;,–-]+\s*(?=(?:mais\s+)?{GUNS}\b)", re.IGNORECASE)
NO_COUNTER_BATTERY = re.compile(
    rf"^(?P<lead>\W*)(?:(?P<who>(?:les|nos)\s+batteries|l['’]artillerie)\s*:\s*)?{COUNTER_BATTERY}" + DONE,
    re.IGNORECASE,
)
# *tirera à volonté, sur l'infanterie uniquement*
FREELY_AT_ONE = re.compile(
    r"\b(?P<fires>tire(?:nt|r|ra|ront)?|(?:fait|font|fera|feront)\s+feu|feu|tir)\s+(?:à\s+volonté|librement|libre)\s*(?P<who>(?:de|pour)\s+(?:l['’]artillerie|les\s+batteries)\s*)?[,:]?\s*(?:mais\s+)?"
    r"(?:(?:uniquement|seulement|exclusivement)\s+(?:sur|contre)\s+(?P<one>(?:l['’]|la\s+|les\s+)?(?:infanterie|fantassins|cavalerie|cavaliers))|"
    r"(?:(?:sur|contre)\s+)?(?P<two>(?:l['’]|la\s+|les\s+)?(?:infanterie|fantassins|cavalerie|cavaliers))\s+(?:uniquement|seulement|exclusivement|seule?s?))"
    + DONE,
    re.IGNORECASE,
)


def at_one(found: re.Match[str]) -> str:
    """Fires at that arm only."""
    arm = (found["one"] or found["two"]).strip()
    article = (
        ""
        if re.match(r"l['’]|la\s|les\s", arm, re.IGNORECASE)
        else "la "
        if arm.lower() == "cavalerie"
        else "l'"
        if arm[0] in "iI"
        else "les "
    )
    fires = found["fires"] if found["fires"].lower().startswith("tire") else "tirer"
    who = "les batteries " if found["who"] else ""
    return f"{who}{'tirent' if who else fires} uniquement sur {article}{arm}"


# *1/4L sur Petit-Pierrepont ; occupera le hameau et couvrira la gauche*: what he is for who is sent there
UNIT_SENT = r"^\W*(?:[a-zà-ÿ]+(?:er|ir|re)\s+)?(?:(?:le|la)\s+)?\d{1,2}/\d{1,3}\w*\b"
COVERS_A_SIDE = re.compile(
    rf"(?P<told>{UNIT_SENT}[^.!?]{{6,120}}?)\s*(?:[,;]\s*(?:et\s+)?|\s+et\s+|\s+pour\s+)(?:y\s+|en\s+)?couvr(?:ira|iront|ir|e|ent|ant)\s+"
    r"(?:la|notre|sa|leur|ma|le|son)\s+(?:gauche|droite|flanc(?:\s+(?:gauche|droite?|de\s+\w+))?|aile\s+\w+)" + DONE,
    re.IGNORECASE,
)
# *..., prêt à intervenir sur ordre*, *ne se laissera pas déborder*: how he is to hold himself
READY = re.compile(
    r"\s*[,;]\s*(?:et\s+)?(?:prête?s?\s+à\s+(?:intervenir|agir|contre-attaquer|se\s+porter\s+(?:en\s+avant|au\s+secours\s+\w+))(?:\s+(?:sur\s+(?:ordre|demande)|à\s+tout\s+moment|au\s+besoin|si\s+besoin|en\s+cas\s+de\s+besoin))?|"
    r"ne\s+se\s+laisser(?:a|ont)?\s+(?:pas|point)\s+(?:déborder|tourner|surprendre|entraîner|accrocher|envelopper|distraire))"
    + DONE,
    re.IGNORECASE,
)
# *se portera en F6, s'y établira face au nord*: there
AND_STAYS_THERE = re.compile(
    r"(?P<goes>\b(?:port|rend|viend|gagn|march|avanc|ir|all|mont|descend|remont|pouss)\w*\s[^;:.!?]{2,60}?)\s*(?:,\s*(?:et\s+)?|\s+et\s+)s['’]y\s+(?:établi|install|maintien|tien|post|arrêt|fix)\w+(?=\s+(?:face|front|en)\b)",
    re.IGNORECASE,
)
# *2/4HA : appuiera Husson par ses feux, tirera sur 27J*: by no move
BY_FIRE = re.keyed(
    r"\b(?:appui|soutien|soutiend|appuy|soutenir|épaul)\w*\s+[^,;:.!?]{2,30}?\s+(?:par|de|avec)\s+(?:ses|son|leurs?|le|les)\s+(?:feux?|tirs?|canons)\s*(?:,\s*(?:et\s+)?|\s+et\s+|\s*;\s*|\s*:\s*|\s+en\s+)"
    r"(?=(?:tir|bombard|canonn|battr|bat\b|fera\s+feu|prend))",
    re.IGNORECASE,
)
# *Chargera toute cavalerie débouchant du bois*: theirs
ANY_HORSE = re.compile(
    r"\b(?P<does>charg(?:era|eront|er|e|ent|ez)|attaquera|attaquer)\s+toute\s+cavalerie\s+(?:ennemie\s+)?(?P<out>qui\s|débouch|sort|s['’]approch|arriv|pass|à\s+portée|adverse)",
    re.IGNORECASE,
)
FRENCH_IN_SHORT = (
    turn("prêt|laisser", READY),
    turn("s'y|s’y", AND_STAYS_THERE, r"\g<goes>, "),
    turn("feu|tir|canons", BY_FIRE),
    turn("cavalerie", ANY_HORSE, r"\g<does> la cavalerie ennemie \g<out>"),
    turn("ennemi|adversaire|en cas de", BEATEN, r"\g<lead>personne ne poursuit"),
    turn("accroch|entêt|obstin|attard|insist|faire|tenir", NOT_CLING, marks=" ,;.!\n"),
    turn("batterie", AT_INFANTRY, r"\g<lead>"),
    turn("batterie", NO_COUNTER_BATTERY, r"\g<lead>les batteries ne tirent pas sur l'artillerie"),
    turn("volonté|libre", FREELY_AT_ONE, at_one),
    turn("couvr", COVERS_A_SIDE, r"\g<told>"),
)


def from_short(raw: str) -> str:
    """A French order in short in the words in which one would give it."""
    return put_plainly(put_plainly(raw, FRENCH_IN_NOUNS), FRENCH_IN_SHORT)
