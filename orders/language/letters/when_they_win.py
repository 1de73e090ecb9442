"""When they win: what is done behind a fight that is won, told with its case, is the decision about breakthroughs.

*Hubert comes back to where he started after a successful charge*, *if we see something off nobody runs after it*: the
case and what is done in it are put in the plainest words for it, for whoever is named in it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = r"(?P<who>[^,;:.!?]{2,45}?)"
BACK = "rally back after a breakthrough"
THEY = frozenset({"they", "sie", "ils", "elles"})
BREAKS = re.compile(r"\bbreaks?\s*,?\s+(?!through\b|them\b|him\b|it\b|the\b|any|some)", re.IGNORECASE)
THE_ENEMY = re.compile(
    r"(?:the\s+|l['’]|les?\s+|der\s+|die\s+)?(?:French|enemy|Allies|British|English|Dutch|Prussians|other\s+side|ennemis?|Français|Anglais|Alliés|"
    r"Hollandais|Feind|Gegner|Franzosen|Engländer|Alliierten|Holländer)",
    re.IGNORECASE,
)
EITHER = re.compile(r"\s+(?:or|oder|ou)\s+", re.IGNORECASE)
OURS = frozenset(
    {"we", "you", "i", "wir", "man", "ich", "on", "nous", "je", "somebody", "someone", "anybody", "jemand"}
)
# a fight that is won
WINS = (
    r"(?:(?:do(?:es)?|did|ha(?:s|ve)|manages?\s+to|should)\s+)*(?:win|wins|won|beat|beats|beaten|see|sees|seen|drive|drives|driven|throw|throws|thrown|"
    r"break|breaks|broke|broken|rout|routs|routed|repel|repels|repelled|repulsed?|succeeds?|succeeded|smash\w*|shatter\w*)\b"
)
SUCCESS = (
    r"(?:(?:a|the|any|each|every|an?\s+initial|their|his|its)\s+)?(?:(?:successful|winning|lucky|good|victorious)\s+(?:charge|attack|fight|melee|combat|assault)|"
    r"win|victory|success|breakthrough)"
)
# what is done then: they stop, or nobody follows
STOPS = (
    r"(?:(?:they|he|it|we|please|and|but|there['’]s|there\s+is)\s+)*(?:no|nobody|no\s+one|none\s+of\s+\w+|do\s+not|don['’]?t|must\s+not|are\s+not|"
    r"is\s+not|not|never)\s+(?:(?:is|are|be)\s+)?(?:to\s+)?"
    r"(?:(?:goes|go|going)\s+)?(?:chas\w+|pursu\w+|run(?:s|ning)?\s+(?:off|after)|(?:go|goes|going|haring|career\w*|charging|follow\w*|tear\w*)\s+(?:off\s+)?after)\b"
)
COMES_BACK = (
    r"(?:(?:is|are)\s+to\s+|should\s+|must\s+|shall\s+|will\s+|just\s+)?(?:come|comes|go|goes|fall|falls|pull|pulls|ride|rides|rally|rallies|get|gets|return|returns)"
    r"(?:\s+(?:straight|right))?\s*(?:back|(?<=returns)|(?<=return))"
)
IF_THEY_WIN = re.compile(
    rf"^\W*(?:(?:and|but|also|oh\s+and)\s+)?(?:if|when|once|whenever|after)\s+{WHO}\s+{WINS}[^,;:.!?]{{0,40}}?,?\s*(?:then\s+)?"
    rf"(?:(?P<stop>{STOPS})|(?:he|they|it)\s+(?P<back>{COMES_BACK}))[^;:.!?]*",
    re.IGNORECASE,
)
BACK_AFTER = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+{COMES_BACK}\b[^,;:.!?]{{0,40}}?\s+(?:after|following|once|when)\s+{SUCCESS}[^,;:.!?]*",
    re.IGNORECASE,
)
SUCCESS_DE = (
    r"(?:(?:dem|einem|jedem|der|einer|jeder)\s+)?(?:(?:gelungenen|erfolgreichen|gewonnenen|geglückten)\s+\w+|"
    r"Erfolg|Sieg|Durchbruch)"
)
IF_THEY_WIN_DE = re.compile(
    rf"^\W*(?:(?:und|aber|auch)\s+)?(?:wenn|falls|sobald|sollte\w*)\s+{WHO}\s+(?:[^,;:.!?]{{0,40}}?\s)?(?:gewinn\w*|gewonnen|sieg\w*|durchbrech\w*|durchbricht|"
    r"abgewehrt|abgeschlagen|zurückgeschlagen|geworfen|zurückgeworfen|geschlagen|vertrieben|weggejagt)(?:\s+(?:hat|haben|wird|werden))?\s*,\s*(?:dann\s+|so\s+)?"
    r"(?:(?P<stop>(?:läuft|laufen|rennt|jagt|reitet|geht|setzt|verfolgt|darf|soll)\s+(?:keiner|niemand|man\s+nicht)[^;:.!?]*|"
    r"(?:wird|werden)\s+(?:nicht|niemand|keiner)\s+verfolgt[^;:.!?]*|"
    r"(?:soll|sollen|muss|müssen)\s+(?:er|sie|es)\s+(?:an)?(?:halten|stehen\s*bleiben|sich\s+(?:\w+\s+)?sammeln)[^;:.!?]*)|"
    r"(?P<back>(?:kommt|kommen|geht|gehen|reitet|reiten|kehrt|kehren)\s+(?:er|sie|es)\s+[^;:.!?]*zurück\b[^;:.!?]*))",
    re.IGNORECASE,
)
BACK_AFTER_DE = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+(?:(?:jagt|jagen|reitet|reiten|geht|gehen|stürmt|setzt|verfolgt|verfolgen)\s+)?nach\s+{SUCCESS_DE}\s+[^;:.!?]{{0,40}}?"
    r"(?:sondern\s+|und\s+)?(?:geht|gehen|kommt|kommen|reitet|reiten|kehrt|kehren)\s+[^;:.!?]{0,30}?\bzurück\b[^;:.!?]*",
    re.IGNORECASE,
)
GOES_BACK_DE = re.compile(
    rf"^(?P<mark>\W*)nach\s+{SUCCESS_DE}\s+(?:nicht\s+\w+\s*,?\s+sondern\s+)?(?:wieder\s+)?zurück(?:gehen|kommen|reiten|kehren)?\b[^;:.!?]*",
    re.IGNORECASE,
)
WINS_FR = (
    r"(?:gagne(?:nt)?|l['’]emporte(?:nt)?|enfon[cç]e(?:nt)?|perce(?:nt)?|bouscule(?:nt)?|culbute(?:nt)?|repousse(?:nt)?|rompe?(?:nt)?|réussi(?:t|ssent)|"
    r"chasse(?:nt)?|batte?(?:nt)?)"
)
IF_THEY_WIN_FR = re.compile(
    rf"^\W*(?:(?:et|mais|aussi)\s+)?(?:s['’]|si\s+|quand\s+|lorsqu['’]|lorsque\s+|une\s+fois\s+qu['’])\s*(?P<who>[^,;:.!?]{{2,45}}?)\s+{WINS_FR}\b[^,;:.!?]{{0,40}}?,\s*"
    r"(?:qu['’]|que\s+|alors\s+)?(?:ils?|elles?|on|personne)\s+(?:(?P<stop>(?:ne\s+poursui\w+|ne\s+cour\w+|s['’]arrête\w*|reste\w*|fait\s+halte|font\s+halte|"
    r"ne\s+(?:leur|lui)\s+court?\w*)[^;:.!?]*)|(?P<back>(?:revien\w+|rentre\w*|retourne\w*|se\s+replie\w*)[^;:.!?]*))",
    re.IGNORECASE,
)
BACK_AFTER_FR = re.compile(
    rf"^(?P<mark>\W*){WHO}\s+(?:revien(?:t|nent)|rentre(?:nt)?|retourne(?:nt)?)\b[^,;:.!?]{{0,40}}?\s+après\s+(?:une?\s+|chaque\s+|la\s+|leur\s+|sa\s+)?"
    r"(?:charge|attaque|combat|percée|victoire|succès)(?:\s+(?:réussie?|gagnée?|victorieuse?|heureuse?))?",
    re.IGNORECASE,
)


def decided(told: re.Match[str]) -> str:
    """The decision, for whoever wins."""
    who = EITHER.sub(" and ", told["who"].strip())
    if BREAKS.search(told[0]) and who.lower() in THEY:
        return told[0]  # if they break: those who run may be the enemy
    if THE_ENEMY.fullmatch(who):
        who = "ALL"
    if who.lower().split()[0] in OURS:
        who = "ALL"
    return f"{who} {BACK if told['back'] else 'do not pursue'}"


WHEN_THEY_WIN = (
    turn("if |when|once|after", IF_THEY_WIN, decided),
    turn("after|following|once|when", BACK_AFTER, rf"\g<mark>\g<who> {BACK}"),
    turn("wenn|falls|sobald|sollte", IF_THEY_WIN_DE, decided),
    turn("nach ", BACK_AFTER_DE, rf"\g<mark>\g<who> {BACK}"),
    turn("nach ", GOES_BACK_DE, rf"\g<mark>they {BACK}"),
    turn("si |s'|s’|quand|lorsqu|une fois", IF_THEY_WIN_FR, decided),
    turn("après", BACK_AFTER_FR, rf"\g<mark>\g<who> {BACK}"),
)
