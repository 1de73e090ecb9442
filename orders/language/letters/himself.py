"""Himself: where the writer says that he will be: *I shall be with Gauthier*, *mein Platz ist bei den Geschützen*.

Such a clause is put into words that name his own general, who then rides or stays as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from battles.engine import expressions as re
from battles.engine.keys import Keys

#: One of these stands in a sentence in which he speaks of himself, in small letters.
KEYS = Keys("me |i |i'|i’|my |find me|ich|mein|je |j'|j’|mon |me trouv")
#: Where a clause begins, with words that say no more than that it is about himself.
OPENING = (
    r"(?P<mark>^\W*|[.;:!?(–—]\s*|,\s*(?:and\s+|und\s+|et\s+|while\s+|während\s+|tandis que\s+)?|\s(?:and|und|et)\s+)"
    r"(?:(?:as\s+(?:for|to)\s+(?:me|myself)|for\s+my\s+(?:own\s+)?part|for\s+myself|was\s+mich\s+(?:betrifft|angeht)|"
    r"quant\s+à\s+moi|pour\s+moi|pour\s+ma\s+part|de\s+ma\s+personne|"
    r"moi(?:[ -]même)?(?:\s*,?\s+enfin)?(?:\s*,?\s+l[ea]\s+[A-ZÉ]\w+)?|me\s*[:–—-]|"
    r"(?:and|und|et|meanwhile|finally|lastly|inzwischen|enfin))\s*,?\s+)?"
)
SELF = r"(?:\s+(?:myself|personally|in\s+person|selbst|selber|persönlich))?"
BEFORE_PLACE = (
    r"(?=(?:with|at|near|by|behind|beside|between|close|next|on|directly|right|up|just|in\s+(?:the\s+)?(?:rear|front)|"
    r"in\s+the\s+\w+|in\s+[A-Z]|to|over|back|down|around|opposite)\b)"
)
HERE = r"(?:where\s+I\s+(?:am|stand)(?:\s+now)?|put|here|there)\b"
EN_STAYS = r"(?:remain|stay|stop|keep)(?:ing)?"
ENGLISH = re.compile(
    rf"{OPENING}(?:I{SELF}\s*,?(?:\s+(?:shall|will|would|am\s+going\s+to|am\s+to|intend\s+to|mean\s+to|propose\s+to)|"
    rf"['’]ll|['’]m\s+going\s+to)?{SELF}\s+(?:(?:also|then|just|simply|now|only)\s+)?(?:"
    rf"(?P<here>(?:{EN_STAYS}|am\s+(?:fine|good|happy|staying))\s+{HERE})"
    rf"|(?P<stays>{EN_STAYS}|am\s+staying)\s+{BEFORE_PLACE}"
    r"|(?:am|be|am\s+to\s+be\s+found|be\s+found|be\s+standing|stand|sit|take\s+(?:my|a|up\s+my)\s+"
    r"(?:post|stand|station|place|position)"
    rf"|(?:post|place|station|establish|position|put)\s+myself){SELF}\s+{BEFORE_PLACE})"
    rf"|I['’]m{SELF}\s+(?:staying\s+)?{BEFORE_PLACE}"
    rf"|I(?:['’]m|\s+am){SELF}\s+(?:going|riding|moving|heading|coming|off)\s+{BEFORE_PLACE}"
    r"|I(?:\s+(?:shall|will|would|am\s+going\s+to|am\s+to|intend\s+to)|['’]ll|['’]m\s+going\s+to)\s+(?:myself\s+)?(?P<joins>join|accompany)\s+(?=(?:the\s+)?(?-i:[A-Z\d]))"
    r"|(?P<me>me\s*[:,–—-]?\s+(?=[A-Z]\d{1,2}\b))"
    r"|(?:you\s*(?:will|['’]ll|may|can)|they\s+(?:will|can|may)|anybody\s+(?:will|can|may))\s+find\s+me\s+(?=\w)"
    r"|my\s+(?:own\s+)?(?:place|post|station|headquarters|hq|command\s+post|cp)\s+(?:is|will\s+be|shall\s+be|"
    rf"is\s+to\s+be|goes)\s+{BEFORE_PLACE})",
    re.IGNORECASE,
)
GERMAN_PLACE = (
    r"(?=(?:bei[m]?|hinter|neben|vor|an|am|auf|nahe|zwischen|in|im|nach|zu[rm]?|oben|rechts|links|dicht|direkt|weiter|"
    r"zusammen|mit)\b)"
)
GERMAN = re.compile(
    rf"{OPENING}(?:ich{SELF}\s+(?:(?P<werde>werde)|(?P<bleibt>bleibe|verbleibe)|bin|stehe|reite|"
    rf"(?:befinde|halte|stelle|begebe|postiere|positioniere)\s+mich){SELF}(?:\s+(?:vorerst|zunächst|derweil|mal))?"
    rf"|ich{SELF}\s+(?P<joins>begleite|stoße\s+zu[mr]?)(?=\s+(?:der\s+|die\s+|das\s+|dem\s+)?(?-i:[A-ZÄÖÜ\d]))(?P<whom>[^,;.:!?]*)"
    rf"|ich{SELF}\s+schließe\s+mich{SELF}\s+(?P<at>[^,;.:!?]{{2,40}}?)\s+an(?=\s*(?:[,;.!]|$))"
    r"|selbst\s+bin\s+ich|mich\s+finde[nt]\s+(?:man|ihr|sie|er)|(?:man|ihr|sie)\s+finde[nt]\s+mich"
    r"|mein\s+(?:eigener\s+)?(?:platz|standort|standpunkt|gefechtsstand|posten)\s+(?:ist|bleibt|wird))"
    rf"(?(joins)|(?(at)|(?:\s*,?\s*(?P<here>wo\s+ich\s+(?:bin|stehe)|hier|da|stehen)\b|\s+{GERMAN_PLACE})(?P<where>[^,;.:!?]*)))",
    re.IGNORECASE,
)
AT_LAST = re.compile(
    r"\s+(?:zu\s+finden\s+)?(?:sein|seyn|bleiben|stehen|reiten|sein\s+werde|aufhalten|befinden|auf|ein)\s*$",
    re.IGNORECASE,
)
FRENCH_PLACE = (
    r"(?=(?:avec|à|au|aux|près|auprès|derrière|devant|sur|entre|à\s+côté|dans|en\s+arrière|chez|vers|juste|"
    r"aux\s+côtés)\b)"
)
FRENCH = re.compile(
    rf"{OPENING}(?:(?:je\s+(?:(?P<reste>reste(?:rai)?|demeure(?:rai)?)|(?:suis|serai|vais|irai|me\s+(?:tien(?:s|drai)|"
    r"place(?:rai)?|poste(?:rai)?|trouve(?:rai)?|mets|mettrai|porte(?:rai)?|installe(?:rai)?|rends|rendrai)))\s+|"
    r"(?P<joins>je\s+(?:rejoins|rejoindrai|accompagne(?:rai)?)|j['’]accompagne(?:rai)?|je\s+me\s+join(?:s|drai)\s+à)\s+(?=(?:la\s+|le\s+|les\s+|l['’])?(?:(?:brigade|division|batterie|général)\b|(?-i:[A-ZÀ-Ý\d])))|"
    r"j['’]irai\s+|(?:vous|on|ils)\s+me\s+trouver(?:ez|a|ont)\s+|on\s+me\s+trouve\s+|"
    r"mon\s+(?:p\.?c\.?|poste|q\.?g\.?|quartier\s+général|état-major)\s+(?:est|sera|reste|se\s+tient)\s+)"
    rf"(?(joins)|(?:moi-même\s+)?(?P<here>(?:où\s+je\s+suis|ici|là)\b)?(?(here)|{FRENCH_PLACE})))",
    re.IGNORECASE,
)


HEAD_LINES = 4  # of a letter, in which its writer says who he is
# *Kyle here (Reille)*, *I am the Prince of Orange*, *De : Gal FOY*
WHO_WRITES = re.compile(
    r"(?:\bhere\s*\(|\b(?:this\s+is|I\s+am|I['’]m|je\s+suis|ich\s+bin|hier\s+(?:ist|spricht)|ici)\s+|^\s*(?:from|de|von)\s*:\s*)"
    r"(?:(?:the|le|la|der|general|général|gal|gen|marshal|maréchal|marschall)\.?\s+)*"
    r"(?P<name>[A-ZÀ-Ý][\w-]+(?:\s+(?:of|von|d['’])\s*[A-ZÀ-Ý]\w+)?)(?!['’]s\b|\w)",
    re.IGNORECASE,
)


def of_himself(raw: str, languages: Iterable[str], name: str, is_place: Callable[[str], bool]) -> str:
    """A sentence in which a writer who tells where he will be calls himself by his name.

    ``languages`` are the letter's, ``is_place`` says whether words hold a place or troops, without which a clause is
    left as it is: *I am in two minds*.
    """
    if not name or not KEYS.stand_in(raw):
        return raw
    for language in languages:
        pattern, put = IN[language]
        for one in reversed(list(pattern.finditer(raw))):
            rest = re.split(r"[;.:!?]", raw[one.end() :])[0]
            told = "".join(one.groupdict().get(key) or "" for key in ("where", "whom", "at"))
            if one["here"] or is_place(f"{told}{rest}"):
                raw = f"{raw[: one.start()]}{put(one, name)}{raw[one.end() :]}"
    return raw


def in_english(one: re.Match[str], name: str) -> str:
    """The opening of an English clause about himself, by his name."""
    if one["here"]:
        return f"{one['mark']}General {name} stays where he is"
    if one["joins"]:
        return f"{one['mark']}General {name} joins "
    to = "to " if one["me"] else ""
    return f"{one['mark']}General {name} {'stays' if one['stays'] else 'rides'} {to}"


def in_german(one: re.Match[str], name: str) -> str:
    """A German clause about himself, by his name, with its verb in front."""
    if one["joins"] or one["at"]:
        return f"{one['mark']}General {name} reitet zu {(one['whom'] or one['at']).strip()}"
    where = AT_LAST.sub("", one["where"]) if one["werde"] else one["where"]
    if one["here"]:
        return f"{one['mark']}General {name} bleibt stehen{where}"
    return f"{one['mark']}General {name} {'bleibt' if one['bleibt'] else 'reitet'} {where}"


def in_french(one: re.Match[str], name: str) -> str:
    """The opening of a French clause about himself, by his name."""
    if one["here"]:
        return f"{one['mark']}Le général {name} reste où il est"
    if one["joins"]:
        return f"{one['mark']}Le général {name} rejoint "
    return f"{one['mark']}Le général {name} {'reste' if one['reste'] else 'se place'} "


IN = {"en": (ENGLISH, in_english), "de": (GERMAN, in_german), "fr": (FRENCH, in_french)}
