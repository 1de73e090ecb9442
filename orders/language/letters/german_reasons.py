"""German reasons: what is said of somebody before a pronoun that is told something: *steht im Wald, der muss da raus*.

The first clause tells how he is, why he is spoken of, or what he did last time; the pronoun behind it is he.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import Turn, turn

WHO = (
    r"(?P<who>(?:(?:Die|Der|Das|Den|Dem|die|der|das|den|dem)\s+)?(?:(?:Brigade|Division|Batterie|General|"
    r"Bataillon|Regiment|beiden)\s+)?"
    r"(?:[A-ZÄÖÜ][\w-]+|\d+(?:/\d*\w+|[A-Z]\w*))(?:\s+und\s+(?:[A-ZÄÖÜ][\w-]+|\d+(?:/\d*\w+|[A-Z]\w*)))?)"
)
HE = r"(?:er|sie|es|der|die|das|diese[rs]?)"
SHALL = r"(?:soll|sollen|sollte|sollten|muss|müssen|könnte|könnten|kann|können|darf|dürfen|möge|mögen)"
# Behind the pronoun and its verb nobody else is named: *Husson steht bei Lairalle, die soll 3/2L besetzen*
NO_OTHER = r"(?-i:(?!\s+(?:[A-ZÄÖÜ][\w-]+|\d+/\w+|\d+[A-Z])(?:\s|$)))"
GOES = (
    r"(?:geht|gehen|rückt|rücken|zieht|ziehen|marschiert|marschieren|kommt|kommen|bleibt|bleiben|reitet|reiten|"
    r"folgt|folgen|"
    r"greift|greifen|schießt|schießen|bildet|bilden|nimmt|nehmen|besetzt|besetzen|hält|halten|deckt|decken|"
    r"unterstützt|unterstützen|"
    r"fährt|fahren|stellt|stellen|weicht|weichen)"
)
SO = r"(?:(?:also|deshalb|darum|daher|deswegen|drum|und)\s+)?"
IS = (
    r"(?:steht|stehen|sitzt|sitzen|liegt|liegen|hängt|hängen|hat|haben|ist|sind|war|waren|langweilt|langweilen|"
    r"trödelt|trödeln|"
    r"nützt|nützen|nutzt|taugt|hilft|wartet|warten|kommt|kommen|sieht|sehen|hört|hören|braucht|brauchen|friert|schläft|döst|gammelt|kann|können)"
)
TOPIC = re.keyed(
    rf"^(?P<lead>\W*(?:(?:und|nun|jetzt|noch|dann|weiter|auch)\s+)*)(?P<to>zu|zum|zur|für|bei|beim|"
    rf"mit)\s+(?:(?P<art>den|der|dem|die|das)\s+)?{WHO}"
    rf"(?:\s+(?:gilt|heißt\s+das|ist\s+es\s+einfach))?\s*:\s*(?:dass\s+)?(?P<he>{HE})\s+(?=(?:{GOES}|{SHALL}|"
    rf"wartet|warten|macht|machen|dreht|drehen|tut)\b)",
    re.IGNORECASE,
)
STATE_THEN = re.compile(
    rf"^(?P<lead>\W*){WHO}\s+(?:steht|stehen|sitzt|sitzen|liegt|liegen|hängt|hängen|langweilt|langweilen|trödelt|"
    rf"trödeln|gammelt|"
    rf"döst|schläft|friert)\b[^,;:.!?]*,\s*{SO}{HE}\s+(?P<rest>{SHALL}\b){NO_OTHER}"
)
BECAUSE_DE = re.compile(
    rf"^(?P<lead>\W*)(?:Da|Weil|Nachdem|Obwohl|Auch\s+wenn)\s+{WHO}\s+(?:[^,;:.!?]*\s)?{IS}\s*,\s*(?P<verb>{SHALL}|"
    rf"{GOES})\s+"
    r"(?:er|sie|es)\s+(?=\w)"
)
AND_SO = re.compile(
    rf"^(?P<lead>\W*){WHO}\s+{IS}\b[^,;:.!?]*?\s*,?\s+und\s+(?P<verb>{SHALL}|{GOES})\s+(?:(?:er|sie|es)\s+)?"
    r"(?:deshalb|darum|daher|deswegen|drum|also)\s+(?=\w)"
)
WORRIED = re.keyed(
    rf"^(?P<lead>\W*)(?:ich\s+(?:habe|hab)\s+(?:etwas\s+|ein\s+bisschen\s+|große\s+)?(?:Angst|Sorge|"
    rf"Bedenken)\s+(?:um|wegen)|ich\s+(?:mache|mach)\s+mir\s+"
    rf"(?:etwas\s+|große\s+)?Sorgen\s+um|ich\s+(?:sorge|sorg)\s+mich\s+um|"
    rf"mir\s+ist\s+bange\s+um)\s+{WHO}\s*,\s*{SO}{HE}\s+"
    rf"(?P<rest>(?:{SHALL}|{GOES})\b){NO_OTHER}",
    re.IGNORECASE,
)
PLANS = re.compile(
    rf"^(?P<lead>\W*)Mit\s+{WHO}\s+(?:habe|hab)\s+ich\s+[^,;:.!?]*?\bvor\s*,\s*{SO}(?:(?P<verb>{SHALL}|"
    rf"{GOES})\s+(?:er|sie|es|die|der|das)|"
    rf"(?:er|sie|es|die|der|das)\s+(?P<verb2>{SHALL}|{GOES}))\s+(?=\w)",
)
THIS_TIME = re.keyed(
    rf"^(?P<lead>\W*)(?:(?:Beim\s+letzten\s+Mal|Letztes\s+Mal|Letzte\s+Runde|In\s+der\s+letzten\s+Runde|Gestern|"
    rf"Vorhin|Bisher|Zuletzt)\s+"
    rf"(?:ist|sind|hat|haben|war|waren)\s+{WHO}\s+[^,;:.!?]*|(?P<who2>(?:[A-ZÄÖÜ][\w-]+|\d+/\w+|"
    rf"\d+[A-Z]\w*))\s+(?:ist|sind|hat|haben|war|waren)\s+"
    r"(?:beim\s+letzten\s+Mal|letztes\s+Mal|letzte\s+Runde|in\s+der\s+letzten\s+Runde|gestern|vorhin|bisher|"
    r"zuletzt)\s+[^,;:.!?]*),\s*"
    rf"(?:diesmal|jetzt|dieses\s+Mal|nun|heute|diese\s+Runde)\s+(?P<verb>{SHALL}|{GOES})\s+(?:er|sie|es)\s+(?=\w)"
)
# *gehören zusammen, also bleibt Campi dicht hinter ihm*
TOGETHER = re.compile(
    r"^(?P<lead>\W*)(?P<one>[A-ZÄÖÜ][\w-]+|\d+/\w+|\d+[A-Z]\w*)\s+und\s+(?P<two>[A-ZÄÖÜ][\w-]+|\d+/\w+|"
    r"\d+[A-Z]\w*)\s+gehören\s+(?:ja\s+|doch\s+)?"
    rf"zusammen\s*,\s*{SO}(?P<verb>{SHALL}|{GOES})\s+(?P<he>(?P=one)|(?P=two))\s+(?P<how>[^,;:.!?]*?)\b(?:ihm|ihr|"
    rf"ihnen)\b"
)
# *muss da raus und nach J5*
OUT_AND_TO = re.keyed(
    rf"^(?P<lead>\W*){WHO}\s+(?P<shall>{SHALL})\s+(?:(?:jetzt|endlich|erst|erstmal|mal|schnell|sofort|"
    rf"aber)\s+)*(?:da|dort|hier)\s+"
    r"(?:raus|heraus|weg|rüber|hinaus)\s+und\s+(?=(?:nach|auf|in|zu|zum|zur|hinter|vor|an|bis)\b)"
)
ARTICLE = {"den": "die ", "der": "die ", "dem": "den ", "die": "die ", "das": "das "}


def topic(found: re.Match[str]) -> str:
    """Of whom a line is: *Zu den Jägern: sie ...*."""
    article = ARTICLE.get((found["art"] or "").lower(), "die " if found["to"].lower() == "zur" else "")
    return f"{found['lead']}Was {article}{found['who']} betrifft: {found['he']} "


def together(found: re.Match[str]) -> str:
    """The other of the two is he behind whom one stays."""
    other = found["two"] if found["he"] == found["one"] else found["one"]
    return f"{found['lead']}{found['he']} {found['verb']} {found['how']}{other}"


# *Wenn Kavallerie 5M angreift, bildet es Karree*: theirs, and no horse of his own
HORSE_ATTACKS = re.compile(
    r"\b(?P<when>Wenn|Falls|Sobald)\s+(?:die\s+|feindliche\s+|gegnerische\s+)?(?:Kavallerie|Reiterei)\s+"
    rf"{WHO}\s+(?P<does>angreift|attackiert|bedroht)(?=\s*,\s*(?:\w+\s+){{1,2}}(?:es|er|sie)\b)",
    re.IGNORECASE,
)
# *rechts von Quatre-Bras (also östlich)*: as he means it
THAT_IS_EAST = re.compile(
    r"\b(?:rechts|links|vor|hinter|neben|oberhalb|unterhalb)\s+(?:von\s+(?:dem\s+|der\s+)?|vom\s+)?(?P<what>[\w-]{3,25})\s*[,(–-]+\s*(?:also|d\.?\s?h\.?|das\s+heißt|sprich|ich\s+meine|meine)\s+(?:im\s+|auf\s+der\s+)?"
    r"(?P<way>ost|west|nord|süd|öst)(?:en|lich|seite)?\b(?:\s+davon)?\s*\)?",
    re.IGNORECASE,
)
WINDS = {"ost": "östlich", "öst": "östlich", "west": "westlich", "nord": "nördlich", "süd": "südlich"}
# *reitet zu 1/2Nas, der hört sonst keinen*: why there
HEARS_NOBODY = re.keyed(
    r"\s*,\s*(?:denn\s+|weil\s+)?(?:der|die|das|er|sie|es)\s+(?:hör|seh|sieh|hab|ha|versteh|gehorch)(?:t|en|ben)?\s+(?:(?:sonst|ja|eh|dort|da|mich|uns|ihn|halt|auf|auch)\s+){0,3}"
    r"(?:keinen|keinem|niemande?[nm]?|niemand|nichts|nix|schlecht|kaum|nur\s+halb)(?:\s+(?:mehr|zu|richtig|gut))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
REASONS: tuple[Turn, ...] = (
    turn("kein|niemand|nichts|nix|schlecht|kaum|halb", HEARS_NOBODY),
    turn("also|d.h|d. h|heißt|sprich|meine", THAT_IS_EAST,
         lambda one: f"{WINDS[one['way'].lower()]} von {one['what']} "),
    turn(":", TOPIC, topic),
    turn("raus|weg|rüber|vor|hin", OUT_AND_TO, r"\g<lead>\g<who> \g<shall> "),
    turn("kavallerie|reiterei", HORSE_ATTACKS,
         lambda found: f"{found['when']} Reiter {found['who']} {found['does'][:-1]}en"),
    turn("gehören", TOGETHER, together),
    turn("soll|muss|müssen|könn|kann|darf|dürfen|möge", STATE_THEN, r"\g<lead>\g<who> \g<rest>"),
    turn("da |weil |nachdem |obwohl |wenn ", BECAUSE_DE, r"\g<lead>\g<who> \g<verb> "),
    turn("deshalb|darum|daher|deswegen|drum|also", AND_SO, r"\g<lead>\g<who> \g<verb> "),
    turn("ich |mir ", WORRIED, r"\g<lead>\g<who> \g<rest>"),
    turn("vor", PLANS, lambda found: f"{found['lead']}{found['who']} {found['verb'] or found['verb2']} "),
    turn("diesmal|jetzt|mal|nun|heute|runde", THIS_TIME,
         lambda found: f"{found['lead']}{found['who'] or found['who2']} {found['verb']} "),
)  # fmt: skip
