"""In return: who rides against those who come at him, *schlägt zurück*, *reitet ihnen entgegen*: he counters.

So it is meant only beside a case in which somebody is attacked.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

HE = (
    r"(?:er|sie|es|diese[rs]?|(?:das|dieses)\s+Regiment|die\s+(?:\w+\s+)?(?:Brigade|Reiter(?:ei)?|Kavallerie|"
    r"Regimenter|Lanciers|Schwadronen))"
)
THEM = (
    r"(?:ihm|ihr|ihnen|denen|dem\s+(?:Feind|Gegner|Angreifer)|"
    r"den\s+(?:Angreifern|Feinden|Franzosen|Reitern)|der\s+Attacke|den\s+Feind|sie|ihn)"
)
HOW = r"(?:(?:auch|sofort|gleich|einfach|selbst|selber|natürlich|ruhig|dann|bitte|immer)\s+)*"
ATTACKED = re.compile(
    r"\b(?:angegriffen|attackiert\s+(?:wird|werden)|(?:wird|werden)\s+(?:[\w/]+\s+){1,3}?attackiert|Attacken?|angeritten|losgeh\w*|losreit\w*|an(?:ge)?greif\w*)\b",
    re.IGNORECASE,
)
# *reitet er dagegen an*, *geht er ihnen entgegen*, *attackieren sie zurück*
COUNTERS = re.compile(
    rf"\b(?:(?:reite|stürm|geh|rück|trab)(?P<e>t|n|en)\s+(?P<he>{HE}\s+)?(?:{THEM}\s+)?{HOW}(?:dagegen(?:\s+an)?|entgegen)"
    rf"|(?:attackier|greif|schlag|schläg|halt|häl|schieß)(?P<e2>t|en)\s+(?P<he2>{HE}\s+)?(?:{THEM}\s+)?{HOW}(?:zurück|seinerseits(?:\s+an)?|ihrerseits(?:\s+an)?|dagegen))"
    r"(?=\s*(?:[,;.!)]|$|und\b))",
    re.IGNORECASE,
)
TO_COUNTER = re.compile(
    rf"(?:\b{THEM}\s+)?\b(?:dagegen\s*(?:an)?(?:zu)?(?:reiten|halten|stürmen)|entgegen(?:zu)?(?:reiten|gehen|stürmen|rücken)|"
    r"zurück(?:zu)?(?:schlagen|attackieren)|(?:seinerseits|ihrerseits)\s+(?:attackieren|angreifen))\b",
    re.IGNORECASE,
)
# *nimmt eine Attacke nicht im Stehen an, er reitet ihr entgegen*
NOT_STANDING = re.keyed(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:nimmt|nehmen|wartet|warten|erwartet|erwarten|empfängt|empfangen)\s+(?:(?P<no>keine)|eine|die|feindliche)\s+"
    r"(?:Attacken?|Angriffe?|Kavallerieangriffe?)\s+(?:(?P<not>nicht|nie|niemals)\s+)?(?:im\s+Stehen|stehend|im\s+Stand)(?:\s+(?:an|ab))?"
    r"(?:\s*,\s*(?:sondern\s+|er\s+|sie\s+)[^,;:.!?]{2,40})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *außer er wird selbst attackiert, dann hält er dagegen*, *nur wenn er angegriffen wird, schlägt er zurück*
UNLESS_HE_IS = re.compile(
    r"\s*,\s*(?:außer|es\s+sei\s+denn|ausgenommen)\s*,?\s+(?P<he>er|sie|es)\s+(?P<is>wird|werden)\s+(?P<att>(?:selbst\s+|selber\s+)?(?:attackiert|angegriffen))\s*,\s*"
    r"(?:dann|da|so)\s+(?=(?:kontert|kontern)\b)",
    re.IGNORECASE,
)
ONLY_IF_HE_IS = re.compile(
    r"\s*,\s*(?:sondern\s+|außer\s+)?(?:nur\s+|erst\s+)?wenn\s+(?P<case>(?:er|sie|es)\s+[^,;:.!?]{0,20}(?:attackiert|angegriffen)\s+(?:wird|werden))\s*,\s*"
    r"(?:dann\s+|da\s+)?(?=(?:kontert|kontern)\b)",
    re.IGNORECASE,
)
# *wenn feindliche Reiter auf Hubert losgehen, kontert er*
COME_AT = re.keyed(
    r"\b(?P<if>wenn|falls|sobald)\s+(?:die\s+|der\s+)?(?:feindliche[nr]?\s+|gegnerische[nr]?\s+)?(?:Reiter|Kavallerie|Reiterei|Feind|Gegner|Franzosen|Alliierten|Lanciers)\s+"
    r"(?:auf|gegen)\s+(?P<whom>(?-i:[A-ZÄÖÜ\d])[\w/.-]+)\s+(?:losgeh|losreit|losstürm|zureit|anreit|reit)(?:t|en)\s*,\s*(?:dann\s+|so\s+)?(?=(?:kontert|kontern)\b)",
    re.IGNORECASE,
)


def counters(told: re.Match[str]) -> str:
    """He counters, where a case is told in which he is attacked."""
    beside = told.string[: told.start()] + told.string[told.end() :]
    if not ATTACKED.search(beside):
        return told[0]
    many = (told["e"] or told["e2"] or "").lower() in ("n", "en")
    return f"{'kontern' if many else 'kontert'} {told['he'] or told['he2'] or ''}".rstrip()


def to_counter(told: re.Match[str]) -> str:
    """To counter, where a case is told in which he is attacked."""
    beside = told.string[: told.start()] + told.string[told.end() :]
    return "kontern" if ATTACKED.search(beside) else told[0]


# *greift von sich aus nicht an*: makes no charge of his own
OF_HIS_OWN = r"(?:von\s+(?:sich\s+aus|alleine?|selbst)|aus\s+eigenem\s+Antrieb|auf\s+eigene\s+Faust|eigenmächtig)"
ATTACKS_ON_HIS_OWN = re.compile(
    rf"\b(?P<does>greif(?P<e>t|en))\s+(?:{HE}\s+)?(?:{OF_HIS_OWN}\s+nicht|nicht\s+{OF_HIS_OWN})\s+an\b", re.IGNORECASE
)
TO_ATTACK_ON_HIS_OWN = re.compile(
    rf"\b(?:{OF_HIS_OWN}\s+nicht|nicht\s+{OF_HIS_OWN})\s+an(?:zu)?greifen\b", re.IGNORECASE
)
# *darf Gegenattacken reiten*
RIDES_THEM = re.compile(
    r"\b(?P<what>(?:Gegenattacken?|Gegenangriffe?|Gegenstöße?))\s+(?:reiten|machen|durchführen|führen|starten|unternehmen|ausführen)\b",
    re.IGNORECASE,
)
# *Wenn Kavallerie kommt, dürfen sie Gegenattacke reiten*
IF_THEY_COME = re.compile(
    r"^\W*(?:(?:aber|und|nur|doch)\s+)?(?:wenn|falls|sobald)\s+[^,;:.!?]{2,40}?\b(?:komm|angreif|attackier|anreit|ankomm|losreit|auftauch|angeritten)\w*\s*,?\s+"
    r"(?:dann\s+)?(?:dürfen|darf|sollen|soll|können|kann|müssen|muss)\s+(?P<who>sie|er|es|(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+"
    r"(?:(?:auch|ruhig|gern|gerne|eine|sofort|gleich|zur?|zum)\s+)*(?:Gegenattacken?|Gegenangriffe?|Gegenst(?:öße?|oß))(?:\s+(?:ansetzen|übergehen|antreten))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Wird er aber attackiert, dann darf er gegenreiten*
IS_CHARGED = re.compile(
    r"^\W*(?:wird|werden)\s+(?P<who>er|sie|es|(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?:(?:aber|jedoch|dabei|dort|selbst)\s+)*(?:attackiert|angegriffen|angeritten)\s*,?\s*(?:dann\s+|so\s+)?"
    r"(?:darf|dürfen|soll|sollen|kann|können|muss|müssen)\s+(?:er|sie|es)\s+(?:(?:auch|ruhig|gern|gerne|sofort|gleich)\s+)*(?:gegenreiten|entgegenreiten|kontern|gegenattackieren|zurückattackieren|"
    r"dagegenreiten|gegenhalten)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *nicht kämpfen sondern ausweichen*, *zurückgehen und nicht die Helden spielen*
NO_HEROES = re.compile(
    r"\s*,?\s+nicht\s+(?:kämpfen|standhalten|stehen\s*bleiben|raufen)\s*,?\s+sondern\s+(?=ausweichen|zurück|weich|geh)|"
    r"\s*,?\s+(?:und\s+)?(?:nicht|keine)\s+(?:die\s+|den\s+)?(?:Helden?|tapfer\w*)\s+(?:spielen|sein)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)

IN_RETURN = (
    turn("nicht|keine", NO_HEROES, lambda told: ", " if "sondern" in told[0].lower() else ""),
    turn("wird|werden", IS_CHARGED, r"\g<who> Gegenattacke immer"),
    turn("greif", ATTACKS_ON_HIS_OWN, lambda told: "attackiert nicht" if told["e"] == "t" else "attackieren nicht"),
    turn("greif", TO_ATTACK_ON_HIS_OWN, "nicht attackieren"),
    turn("gegen", RIDES_THEM, r"\g<what>"),
    turn("gegen", IF_THEY_COME, r"\g<who> Gegenattacke immer"),
    turn("dagegen|entgegen|zurück|seinerseits|ihrerseits", COUNTERS, counters),
    turn("dagegen|entgegen|zurück|seinerseits|ihrerseits", TO_COUNTER, to_counter),
    turn(
        "stehen|stehend|im stand",
        NOT_STANDING,
        lambda told: f"{told['who']} kontert immer" if told["no"] or told["not"] else told[0],
    ),
    turn("außer|es sei denn|ausgenommen", UNLESS_HE_IS, r", aber wenn \g<he> \g<att> \g<is>, "),
    turn("wenn ", ONLY_IF_HE_IS, r", aber wenn \g<case>, "),
    turn("los|reit", COME_AT, r"\g<if> \g<whom> angegriffen wird, "),
)
