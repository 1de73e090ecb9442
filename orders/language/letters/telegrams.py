"""Telegrams: how far, which way and how formed, where neither a measure nor a verb is written."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Perponcher: 5 south*, *5 au sud*: how far, and no division of that number
SO_FAR = re.compile(
    r"(?P<before>^\W*|[:,;]\s*|\b(?:goes|go|move|moves|steps?|rides?|va|avance|recule|geht|reitet)\s+)(?P<far>\d{1,2})\s+(?=(?:due\s+|plein\s+|"
    r"(?:straight\s+)?to\s+the\s+|(?:droit\s+)?(?:au|vers\s+le|vers\s+l['’]|à\s+l['’])\s*|(?:nach|gen|gegen)\s+)?(?:nord|sud|(?<=l['’])est|ouest|north|south|east|west|"
    r"süden?|norden|osten|westen)\b(?!\s*[-/]?\d))",
    re.IGNORECASE,
)
FAR_EAST = re.compile(
    r"(?P<before>[:,;]\s*|\b(?:va|avance|recule)\s+)(?P<far>\d{1,2}(?:\s*cm)?)\s+(?:plein\s+)?est(?=\s*(?:[,;.!(]|$))",
    re.IGNORECASE,
)
# *attelle, H9, batterie face S*: unlimbered there, and no other battery
EN_BATTERIE = re.compile(
    r"(?<=[,;])\s*batterie(?=\s*(?:[,;.!]|$|(?:face|front|vers|orientée?|tournée?|pointée?|cap)\b))"
)
ARROW = r"(?:→|⇒|➔|➜|-+>|=+>)"
# *Schützen werden angegriffen → ausweichen*: in that case, and those who are out as skirmishers
SKIRMISHERS = re.compile(
    r"^(?P<lead>\W*(?:(?:und|wenn|falls|sobald|dann)\s+)?)Schützen\s+(?=(?:werden|sind|sollen|müssen|bleiben|gehen|weichen|ziehen|kommen|halten|nicht|immer|bei|gegen|vor)\b)"
)
HAPPENS = r"(?:attackiert|angegriffen|beschossen|bedrängt|überrannt|bedroht|geworfen|umgangen|überritten)"
IS_DONE_TO = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?→>]{{2,40}}:\s*)?)(?P<who>(?!(?:wenn|falls|sobald|wer|if)\b)[^,;:.!?→>]{{2,40}}?\s+)?(?P<does>wird|werden)\s+(?:(?:doch|mal|selbst|dabei|trotzdem)\s+)*(?P<what>{HAPPENS}(?:\s+oder\s+{HAPPENS})?)\s*{ARROW}\s*",
    re.IGNORECASE,
)
# *kommt Inf zu nah ran → aufprotzen*: with its verb first, and an arrow behind it
COMES_FIRST = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?]{{2,30}}:\s*)?)(?P<verb>kommt|kommen|rückt|rücken|taucht|tauchen|greift|greifen|nähert|erscheint)\s+(?P<who>[^,;:.!?→>]{{2,30}}?)\s+"
    rf"(?P<how>(?:zu\s+)?(?:nahe?|dicht)(?:\s+(?:ran|heran|dran))?|an|auf|näher|in\s+Reichweite|sich)\s*{ARROW}\s*",
    re.IGNORECASE,
)
# *Feind nähert sich → Schützen zurück*
COMES_NEAR = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?→>]{{2,30}}:\s*)?)(?P<who>(?!(?:wenn|falls|sobald|wer)\b)[^,;:.!?→>]{{2,30}}?)\s+(?P<verb>nähert|nähern|kommt|kommen|taucht|tauchen|rückt|rücken)\s+"
    rf"(?P<how>sich|näher|(?:zu\s+)?(?:nahe?|dicht)(?:\s+(?:ran|heran|dran))?|ran|heran|auf|an)\s*{ARROW}\s*",
    re.IGNORECASE,
)
# *Angriff → zurück hinter den Bach*
IN_SHORT = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?→>]{{2,30}}:\s*)?)(?:bei\s+)?(?:Angriff|Attacke|Druck|Feindangriff|Überfall)\s*{ARROW}\s*",
    re.IGNORECASE,
)
# *..., Geschütze nicht riskieren*, *keine Helden*
NO_RISK = re.compile(
    r"(?<=\w)\s*[,;]\s*(?:und\s+|aber\s+|also\s+)?(?:(?:die\s+|unsere\s+)?(?:Geschütze|Kanonen|Batterien?|Leute|Männer|Kanoniere|Pferde|Truppe)\s+(?:bitte\s+|ja\s+|bloß\s+)?"
    r"nicht\s+(?:riskieren|opfern|verlieren|aufs\s+Spiel\s+setzen|gefährden)|nichts\s+riskieren|kein(?:e)?\s+(?:unnötiges?\s+|großes?\s+)?(?:Risik(?:o|en)|Heldentat(?:en)?|Helden|Experimente|Opfer|Verluste))"
    r"(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
# *(2 Btl dort lt. Meldung außer Führung)*: what was reported
AS_REPORTED = re.compile(
    r"\s*\((?=[^()]{0,90}\b(?:lt\.?|laut|gem\.?|gemäß)\s+(?:\w+\s+)?(?:Meldung|Bericht|Karte|Tabelle|Lage|Liste)\b)[^()]{3,120}\)",
    re.IGNORECASE,
)
# *ausweichen, nicht stehenbleiben*: what that is not
NOT_STANDING = re.compile(
    r"(?P<gives>\b(?:ausweich\w*|(?:weich|geh|zieh|rück|komm)\w*\s+(?:(?:sie|es|er)\s+)?(?:aus|zurück)|zurück\w*|abzieh\w*|abhau\w*|weg))\s*[,;]\s*(?:und\s+|aber\s+|bloß\s+|ja\s+)?"
    r"nicht\s+(?:stehen\s?bleiben|stehen|kämpfen|standhalten|aushalten|warten|festbeißen|auf\s+ein\s+Gefecht\s+einlassen)(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
# *aufprotzen, weg*, *aufprotzen + weg*
LIMBER_AND_AWAY = re.compile(
    r"\baufprotzen\s*[,+&]\s*(?:und\s+|dann\s+|sofort\s+|schnell\s+|nichts\s+wie\s+)*(?:weg|fort|ab|raus)(?=\s*(?:[.!;,]|$))",
    re.IGNORECASE,
)
# *Ziel für beide: stevenart*
TARGET_OF_BOTH = re.compile(
    r"^\W*(?:Ziele?|Feuer)\s+(?:(?:für|von|der)\s+)?(?P<who>(?:die\s+)?beide[nr]?|alle[r]?(?:\s+(?:drei|Batterien))?|diese[r]?)(?:\s+(?:Batterien|Geschütze))?\s*(?::|=|ist|auf)\s*",
    re.IGNORECASE,
)
# *Eiserne Reserve.*
LAST_RESERVE = re.compile(
    r"\b(?:eiserne|letzte|stille|strategische|operative|meine\s+letzte)\s+Reserve\b", re.IGNORECASE
)


def when_done_to(told: re.Match[str]) -> str:
    """The case that something is done to somebody, with its word."""
    who = (told["who"] or ("sie" if told["does"].lower() == "werden" else "er")).strip()
    return f"{told['lead']}wenn {who} {told['what']} {told['does'].lower()}, "


def when_they_come(told: re.Match[str]) -> str:
    """The case that somebody comes so near, with its word and its verb last."""
    near = re.sub(r"(?<=\w)\s+(?:ran|heran|dran)$", "", told["how"], flags=re.IGNORECASE)
    apart = near.lower() in ("an", "auf", "ran", "heran")
    verb = f"{near}{told['verb'].lower()}" if apart else f"{near} {told['verb'].lower()}"
    return f"{told['lead']}wenn {told['who']} {verb}, "


WIRED_IN_GERMAN = (
    turn("schützen", SKIRMISHERS, r"\g<lead>die Plänkler "),
    turn("wird|werden", IS_DONE_TO, when_done_to),
    turn("kommt|kommen|rück|tauch|greif|näher|ersch", COMES_FIRST, when_they_come),
    turn("kommt|kommen|rück|tauch|näher", COMES_NEAR, when_they_come),
    turn("angriff|attacke|druck|überfall", IN_SHORT, r"\g<lead>wenn sie angegriffen werden, "),
    turn("risk|risik|opfer|verlieren|verlust|spiel|gefährd|helden|experim", NO_RISK),
    turn("nicht", NOT_STANDING, r"\g<gives>"),
    turn("aufprotzen", LIMBER_AND_AWAY, "aufprotzen und abziehen"),
    turn("meldung|bericht|karte|tabelle|lage|liste", AS_REPORTED),
    turn(
        "ziel|feuer",
        TARGET_OF_BOTH,
        lambda told: f"{'Alle' if told['who'][:4].lower() == 'alle' else 'Beide'} feuern auf ",
    ),
    turn("reserve", LAST_RESERVE, "Reserve"),
)
IN_FEW_WORDS = (
    turn("est", FAR_EAST, r"\g<before>\g<far> à l'est"),
    turn("nord|sud|est|ouest|north|south|east|west|süd|osten", SO_FAR, r"\g<before>\g<far> cm "),
    turn("batterie", EN_BATTERIE, " en batterie"),
)
