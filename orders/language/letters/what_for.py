"""What for: what somebody is there for, told in brackets or behind the place where he goes, and no order beside it."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# With one of these a purpose is something to be done there: *(pour tirer sur 1/6FA)*.
DEEDS = (
    r"(?:tir\w*|feu|charg\w*|attaqu\w*|attack\w*|souten\w*|appuy\w*|aid\w+|couvr\w*|protég\w*|bloqu\w*|barr\w*|observ\w*|surveill\w*|fir(?:e|ing)|shoot\w*|"
    r"support\w*|help\w*|cover\w*|screen\w*|guard\w*|block\w*|watch\w*|hold\w*|défend\w*|defend\w*|prend\w*|take\w*|occup\w*|schieß\w*|schiess\w*|"
    r"feuer\w*|unterstütz\w*|deck\w*|sicher\w*|halt\w*|nehm\w*|angreif\w*|beobacht\w*|helf\w*|beset\w*|verteidig\w*)"
)
# *Perponcher : 5 au sud (pour récupérer 1/2Nas)*
IN_BRACKETS = re.compile(
    r"\s*\(\s*(?:(?:pour|afin\s+de|histoire\s+de)\s+(?:l[ea]s?\s+|l['’]|y\s+|ne\s+pas\s+|mieux\s+|bien\s+)*[^\W\d_]+(?:er|ir|re)\b|"
    r"(?:in\s+order\s+|so\s+as\s+)?to\s+(?:get|have|be|see|keep|give|make|avoid|save|let|free|clear|ease|reach|bring|find|gain|draw|tempt|lure)\b|"
    r"(?:so\s+that|damit|wegen|because\s+of|à\s+cause\s+d[eu])\b|um\s+(?=[^()]*\bzu\s+[^\W\d_]+en\s*\)))"
    rf"(?![^()]*\b{DEEDS}\b)[^()]*\)",
    re.IGNORECASE,
)
TROOPS = (
    r"(?:(?:the|le|la|les|ses|son|sa|his|die|den|das|seine|the)\s+)?(?:\d+(?:/\d*\w+)?|\w+)"
    r"(?:\s*(?:,|et|and|und|&|\+)\s*(?:\d+/\w+|[A-Z]\w+))*"
)
# *Perponcher va 5 cm au sud pour récupérer 1/2Nas*: whom he has in hand from there
TO_RECOVER = (
    rf",?\s+(?:pour|afin\s+de|histoire\s+de)\s+(?:récupérer|ravoir|rattraper|retrouver)\s+(?=\d|ses\b|tous\b)(?:{TROOPS})(?=\s*(?:[,.;!)]|$))",
    rf",?\s+(?:to|in\s+order\s+to|so\s+as\s+to)\s+(?:get|have|bring|pick)\s+(?=\d|his\b|all\b)(?:{TROOPS})\s+(?:back|up|in\s+(?:reach|range))(?=\s*(?:[,.;!)]|$))",
    rf",?\s+um\s+(?=\d|seine\b|alle\b)(?:{TROOPS})\s+(?:wieder\s+)?(?:einzufangen|zurückzuholen|zu\s+(?:erreichen|bekommen|haben))(?=\s*(?:[,.;!)]|$))",
)
# *1/2Nas en ligne, pour voir venir*: in no more than a turn of speech
TO_SEE = re.compile(
    r"\s*,?\s+(?:pour|afin\s+de?|histoire\s+d[e'’])\s*(?:voir\s+(?:venir|ce\s+qui\s+(?:vient|arrive|se\s+passe))|(?:d['’]?)?y\s+voir\s+"
    r"(?:plus\s+)?(?:clair|mieux)|(?:être|rester)\s+tranquilles?|souffler(?:\s+un\s+peu)?)(?=\s*(?:[,;.!)]|$))",
    re.IGNORECASE,
)
# *Hubert goes to K7, keeping out of musket range*: with a square that is told, a caution and no order
OUT_OF_RANGE = re.compile(
    r"(?P<there>\b[A-Z]\d{1,2}\b)\s*,?\s*(?:(?:mais|et|tout|and|but|und|aber|doch)\s+)*(?:en\s+restant\s+|reste(?:nt)?\s+|keeping\s+|keeps?\s+|"
    r"stay(?:s|ing)?\s+|bleib(?:t|en)\s+)?(?:(?:well|just|bien|aber|dabei)\s+)*(?:hors\s+de\s+(?:la\s+)?portée(?:\s+(?:de\s+|des\s+|du\s+|d['’])[\w'’]+"
    r"(?:\s+(?!et\b|puis\b)\w+)?)?|out\s+of\s+(?:\w+\s+)?range(?:\s+of\s+(?:the\s+|their\s+)?\w+)?|außer(?:halb\s+der)?\s+(?:Schuss|Reich)weite)"
    r"(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Hubert surveille le flanc droit depuis J7*: there
WATCHING_FROM = re.compile(
    r"(?P<watch>\b(?:surveille(?:nt|ra)?|observe(?:nt|ra)?|couvre(?:nt)?|protège(?:nt)?|garde(?:nt)?|éclaire(?:nt)?|watch(?:es)?|covers?|screens?|"
    r"guards?|observes?)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:(?P<fr>depuis|à\s+partir\s+de)|from)\s+(?=[A-Z]\d{1,2}\b)"
)
# *Hubert couvre cette aile : il va en K6*: what it is all for, and what he does
COVERS_THE_WING = re.keyed(
    r"^(?P<who>\W*(?!(?:si|s['’]\w+|quand|if|when|wenn|falls)\b)[^,;:.!?]{2,60}?)\s+(?:couvre(?:nt|ra|ront)?|protège(?:nt|ra)?|garde(?:nt|ra)?|assure(?:nt|ra)?|"
    r"covers?|protects?|guards?|secures?|deckt|decken|sichert|sichern|schützt|schützen)\s+(?:cette|ce|cet|notre|mon|la|le|l['’]|this|that|"
    r"our|my|the|diese[nrs]?|unsere[nrs]?|meine[nrs]?|den|die|das)\s*(?:(?:right|left|rechte[nr]?|linke[nr]?|open|offene[nr]?)\s+)?"
    r"(?:aile|flanc|côté|wing|flank|side|Flügel|Flanke|Seite)(?:\s+(?:droite?|gauche))?\s*[:–—]\s*(?:il|elle|ils|elles|it|he|they|er|sie|es)\s+"
    r"(?=[^.;!?]*\b(?-i:[A-Z]{1,2}\d{1,2})\b)",
    re.IGNORECASE,
)
# *5 cm vers l'est pour ne plus avoir la ferme dans l'axe*: what is avoided by that
NO_LONGER_TO = re.compile(
    r"\s*,?\s+(?:pour|afin\s+de)\s+ne\s+(?:plus|pas|jamais|point)\s+(?:(?:y|en|la|le|les|l['’]|se|s['’]|trop|lui|leur)\s*)*[^\W\d_]+(?:er|ir|re)\b"
    r"(?![^,;:.!?]*\s(?:et|ni|ou)\s+(?:la|le|les|l['’]|un|une|ses|son|sa|\d|[^\W\d_]+(?:er|ir|re)\b))"
    r"[^,;:.!?]*?(?=\s*(?:[,;:.!?)]|$)|\s+(?:et|puis|mais)\s)"
    r"|\s*,?\s+um\s+(?:[\w/]+\s+){0,3}?nicht\s+(?:mehr\s+|länger\s+)?(?:[\w/]+\s+){1,5}?zu\s+[^\W\d_]+en\b",
    re.IGNORECASE,
)
# *moves behind Stevenart, as support to the guns and the farm*: whom those back up who are told where they stand
BACKS_UP = re.compile(
    r"(?P<there>\b(?:behind|derrière|hinter)\s+[^,;:.!?]{2,50}?)\s*,?\s+(?P<how>(?:as|in|zur|als|en|comme)\s+(?:an?\s+|une?\s+)?"
    r"(?:support|reserve|réserve|second\s+line|deuxième\s+ligne|soutien|appui|Unterstützung|Verstärkung|Reserve|Rückhalt))\s+"
    r"(?:to|for|of|de|du|des|d['’]|à|für|von|pour)\s*(?!(?:him|them|it|lui|eux|ihn|ihm|sie)\b)(?:the|our|my|his|die|das|den|der|unsere?|la|le|les|notre|l['’])\s*"
    r"[^,;:.!?]{3,40}?(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
# *takes post behind Bijleveld's guns as a second line*: no line that is formed
SECOND_LINE = re.compile(
    r"(?P<there>\b(?:behind|derrière|hinter)\s+[^,;:.!?]{2,50}?)\s*,?\s+(?:as|en|als)\s+(?:an?\s+|une?\s+)?"
    r"(?:second\s+line|deuxième\s+ligne|zweite\s+Linie)\b",
    re.IGNORECASE,
)
# *Wathiez is cavalry reserve for the attack on the farm*, *Reserve für den Angriff auf den Hof*
RESERVE_FOR = re.compile(
    r"\b(?P<be>(?:is|are|will\s+be|stays?|remains?|ist|sind|bleibt|bleiben|est|sont|reste|restent)\s+)?(?:(?:my|our|the|a|as|in|als|meine|unsere|die|la|notre|en|ma|de)\s+)*"
    r"(?:(?:cavalry|infantry|mounted|mobile|general|local|last)\s+)?(?:Kavallerie|Infanterie)?-?(?:reserves?|Reserven?|réserves?)(?:\s+(?:de\s+cavalerie|d['’]infanterie))?\s+(?:for|für|pour|of|de)\s*(?:the|our|my|den|die|unseren|l['’]|la|notre)\s*"
    r"(?:\w+\s+)?(?:attack|assault|fight|push|advance|Angriff|Sturm|Vorstoß|attaque|assaut)\s+(?:on|against|auf|gegen|sur|contre|de)\s+[^,;:.!?]{2,40}?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *Cavalry reserve: Wathiez*, *Reserve: Jamin*
RESERVE_IS = re.compile(
    r"^(?P<mark>\W*)(?:(?:my|our|the|meine|unsere|ma|notre|la)\s+)?(?:(?:cavalry|infantry|general|army|last|mounted)\s+)?(?:Kavallerie|Infanterie)?-?(?:reserve|réserve)(?:\s+(?:de\s+cavalerie|d['’]infanterie))?\s*[:=]\s*"
    r"(?P<who>[^,;:.!?]{2,40}?)\s*[.!]*\s*$",
    re.IGNORECASE,
)


def in_reserve(told: re.Match[str]) -> str:
    """*In reserve*, in the language of the sentence."""
    how = "en réserve" if "é" in told[0] else "in reserve"
    return f"{told['be'] or ''}{how}"


FOR_WHAT = (
    turn("reserve|réserve", RESERVE_FOR, in_reserve),
    turn("reserve|réserve", RESERVE_IS, r"\g<mark>\g<who> in reserve"),
    turn("behind|derrière|hinter", BACKS_UP, r"\g<there> \g<how>"),
    turn("behind|derrière|hinter", SECOND_LINE, r"\g<there> in support"),
    turn(":|–|—", COVERS_THE_WING, r"\g<who> "),
    turn("pour ne|afin de ne|um ", NO_LONGER_TO),
    turn("depuis|partir de|from ", WATCHING_FROM, lambda told: f"{told['watch']} {'en' if told['fr'] else 'at'} "),
    turn("voir|tranquille|souffler", TO_SEE),
    turn("portée|range|weite", OUT_OF_RANGE, r"\g<there>"),
    turn("(", IN_BRACKETS),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE))
        for keys, said in zip(("pour|afin|histoire", "to ", "um "), TO_RECOVER, strict=True)
    ),
)
