"""Germans in office: orders as an authority writes them, in the passive and with *zu*: *ist durch die 7/2FA zu beschießen*.

*Die Brigade Gauthier hat auf Gemioncourt vorzugehen*, *durch das 1/2L sind die Plänkler zu vertreiben*, *wird die
Stellung überrannt, so ist aufzuprotzen und abzufahren*, *Attacken sind ihr untersagt*: he is told what he shall do.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.german_infinitives import PREFIX
from orders.language.letters.turns import turn

# *zu beschießen*, *vorzugehen*
TO_DO = re.compile(r"\bzu\s+(?P<plain>[a-zäöüß]{3,}n)\b|\b(?P<first>[a-zäöüß]{2,9})zu(?P<base>[a-zäöüß]{3,}n)\b")
ZU = r"(?:zu\s+[a-zäöüß]{3,}n|[a-zäöüß]{2,9}zu[a-zäöüß]{3,}n)"
TAIL = r"(?P<tail>\s*,\s+(?:sodass|so\s+dass|damit|um|bis|wenn|falls|sobald|wobei|ohne|jedoch|aber)\b[^;:!?]{3,120})?"
END = r"(?P<end>\s*[.!]*\s*)$"
NAME = (
    r"(?:(?:die|das|den|der|dem)\s+)?(?:(?:Brigade|Division|General|Prinz|Batterie|Regiment|Bataillon|Fußbatterie|Kavalleriebrigade|"
    r"Artillerie|Infanterie|Zwölfpfünder|12-?Pfünder|reitende\w?|leichte\w?|beiden?)\s+){0,3}"
    r"(?:\((?=[^)]{2,16}\)))?(?-i:[A-ZÄÖÜ\d])[\w/.'’-]*\)?"
)
NAMES = rf"{NAME}(?:\s*(?:,|und|sowie)\s+{NAME}){{0,3}}?"
GROUND = r"(?![^,;:.!?]{0,24}?(?:wald|gehölz|dorf|tal\b|furt|bach|brücke|straße|ort\b|höhe|mauer|feld|mitte|umgehung|feuer|angriff))"
# Deeds that are done to somebody or to a place.
DONE_TO = (
    r"(?:beschießen|bombardieren|feuer\s+(?:zu\s+)?nehmen|beschuss\s+(?:zu\s+)?nehmen|angreifen|anzugreifen|attackieren|"
    r"nehmen|einzunehmen|besetzen|erobern|stürmen|verteidigen|halten|decken|sichern|vertreiben|verdrängen|verjagen|zurückzuwerfen|werfen|"
    r"säubern|unterstützen|schützen|beobachten|überwachen|bekämpfen|niederzuhalten|abzulösen|begleiten|räumen)"
)
# *Durch die Zwölfpfünder ist die Infanterie in Gemioncourt zu beschießen*
BY_HIM = re.compile(
    rf"^(?P<mark>\W*(?:(?:ferner|außerdem|weiterhin|zudem|zugleich|gleichzeitig|sodann|anschließend)\s+)?)(?:durch|von|vom|seitens|mittels)\s+{GROUND}(?P<who>{NAMES})(?P<id>\s*\([^()]{{2,16}}\))?\s+"
    rf"(?P<is>ist|sind)\s+(?P<rest>[^;:!?]{{0,140}}?{ZU}){TAIL}{END}",
    re.IGNORECASE,
)
# *2/2Nas ist von der Batterie 1/6FA unter Feuer zu nehmen*
DONE_BY = re.compile(
    rf"^(?P<mark>\W*)(?P<what>[^,;:!?]{{2,60}}?)\s+(?P<is>ist|sind)\s+(?:(?:sodann|umgehend|unverzüglich|sofort|zunächst|weiterhin)\s+)?(?:durch|von|vom|seitens)\s+{GROUND}(?P<who>{NAMES})(?P<id>\s*\([^()]{{2,16}}\))?\s+"
    rf"(?P<rest>[^;:!?]{{0,60}}?(?:zu\s+)?{DONE_TO}){TAIL}{END}",
    re.IGNORECASE,
)
# *Die Brigade Gauthier hat beiderseits der Straße vorzugehen und den Ort zu nehmen*
HAS_TO = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,60}}?)\s+(?P<has>hat|haben)\s+(?P<rest>(?!sie\s|er\s|es\s)[^;:!?]{{0,140}}?{ZU}){TAIL}{END}",
    re.IGNORECASE,
)
# *Feindlicher Reiterei, die sie angreift, hat sie entgegenzureiten*
WHO_ATTACK = re.compile(
    r"^(?P<mark>\W*)(?:(?:jede[rmn]?|alle[rn]?|einer|der|die)\s+)?(?P<foe>(?:feindliche[rn]?\s+|gegnerische[rn]?\s+)?(?:Reiterei|Kavallerie|Reitern?|Lanciers|Husaren|Dragonern?))\s*,\s*"
    r"(?:die|welche)\s+(?P<whom>sie|ihn|es|diese)\s+(?P<att>angreif|attackier|anreit|anfäll|angeh)(?:t|en)\s*,\s*(?:hat|haben|soll|sollen|muss|müssen|darf|dürfen)\s+"
    r"(?P<who>sie|er|es|diese)\s+(?P<deed>[^,;:!?]{4,60}?)" + END,
    re.IGNORECASE,
)
# *so ist aufzuprotzen und abzufahren*, *bei Überrennen ist aufzuprotzen und abzufahren*: of guns, which limber up and flee
LIMBERS = re.compile(
    r"(?P<before>^|[,:;]\s*)(?:so\s+|dann\s+)?(?:ist|wird)\s+(?:(?:unverzüglich|sofort|umgehend|seitens\s+der\s+Batterien|durch\s+die\s+Batterien)\s+)*"
    r"(?:aufzuprotzen|anzuspannen)\s+und\s+(?:sofort\s+|schleunigst\s+)?(?:abzufahren|abzurücken|zu\s+fliehen|wegzufahren|davonzufahren|zu\s+flüchten|das\s+Weite\s+zu\s+suchen|zu\s+verschwinden|auszuweichen)",
    re.IGNORECASE,
)
OVERRUN = re.compile(
    r"(?P<lead>^|[:,]\s*)(?:wird|werden)\s+(?P<what>(?:die|eine|ihre|der)\s+(?:Stellung|Batterie|Batterien|Geschütze|Geschützstellung)(?:en)?)\s+(?P<how>überrannt|erreicht|genommen|gestürmt|angegriffen)\s*,\s*(?=protzen)",
    re.IGNORECASE,
)
AT_OVERRUNNING = re.compile(
    r"(?P<lead>^|[:,]\s*)bei(?:m)?\s+(?:Überrennen|Überrannt\s*werden|Einbruch|Erstürmung|Erreichen)(?:\s+(?:der|einer|ihrer|in\s+die)\s+(?:Stellung(?:en)?|Batterien?|Geschütze))?\s+"
    r"(?:ist|wird)\s+(?:(?:unverzüglich|sofort|umgehend|(?:seitens|von|durch)\s+(?:der|den|die)\s+Batterien)\s+)*(?:aufzuprotzen|anzuspannen)\s+und\s+[^,;:.!?]{4,30}",
    re.IGNORECASE,
)
#: Who is forbidden something, and what.
FORBIDDEN = re.compile(
    r"^(?P<mark>\W*)(?:(?:eine|jede|jegliche|die)\s+)?(?P<what>(?:Attacken?|Angriffe?|Verfolgung(?:en)?|Gegenattacken?|Alleingänge?|Vorstöße?)(?:\s+(?:aus\s+eigenem\s+Antrieb|auf\s+eigene\s+Faust|von\s+sich\s+aus|ohne\s+Befehl|bei\s+Gelegenheit))?)\s+"
    r"(?P<is>ist|sind|bleibt|bleiben)\s+(?P<who>ihr|ihm|ihnen|diese[rm]|der\s+Brigade|dem\s+Regiment|den\s+Regimentern)\s+(?:(?:jedoch|ausdrücklich|strengstens|bis\s+auf\s+Weiteres|vorerst)\s+)*"
    r"(?P<how>untersagt|verboten|nicht\s+gestattet|nicht\s+erlaubt|verwehrt)" + END,
    re.IGNORECASE,
)
CONDUCT = {
    "attack": "greift nicht aus eigenem Antrieb an", "angriff": "greift nicht aus eigenem Antrieb an",
    "verfolg": "verfolgt nicht", "gegenat": "reitet keine Gegenattacken",
    "allein": "greift nicht aus eigenem Antrieb an", "vorstö": "greift nicht aus eigenem Antrieb an",
}  # fmt: skip
MALE = {"ihr": "sie", "ihm": "er", "ihnen": "sie", "dieser": "sie", "diesem": "er"}


def infinitive(found: re.Match[str]) -> str:
    """A deed without its *zu*; a word that only looks like one, *herzustellen*, in one piece."""
    if found["plain"]:
        return found["plain"]
    verb = found["first"] + found["base"]
    return verb if PREFIX.match(verb) is not None or len(found["first"]) > len("vor") else found[0]


def told_to(deeds: str) -> str:
    """Deeds without their *zu*."""
    return TO_DO.sub(infinitive, deeds)


def nominative(who: str, id: str | None) -> str:
    """Who does it, as he is named where he does; by what stands in brackets behind his name, where that is one."""
    if id is not None and re.search(r"\d", id):
        return id.strip(" ()")
    plain = re.sub(r"^(?:der|den)\s+", "die ", who, flags=re.IGNORECASE)
    return re.sub(r"^dem\s+", "das ", plain, flags=re.IGNORECASE)


def by_him(told: re.Match[str]) -> str:
    """What is to be done by somebody, with him first who does it."""
    who = nominative(told["who"], told["id"])
    return f"{told['mark']}{who} soll {told_to(told['rest'])}{told['tail'] or ''}{told['end']}"


def done_by(told: re.Match[str]) -> str:
    """What is to be done to somebody, with him first who does it."""
    who = nominative(told["who"], told["id"])
    what = told["what"][:1].lower() + told["what"][1:] if told["what"][:4] in ("Die ", "Das ", "Der ") else told["what"]
    what = re.sub(r"^der\s+", "den ", what)
    return f"{told['mark']}{who} soll {what} {told_to(told['rest'])}{told['tail'] or ''}{told['end']}"


def has_to(told: re.Match[str]) -> str:
    """What somebody has to do, as he shall."""
    shall = "soll" if told["has"].lower() == "hat" else "sollen"
    return f"{told['who']} {shall} {told_to(told['rest'])}{told['tail'] or ''}{told['end']}"


def if_attacked(told: re.Match[str]) -> str:
    """What is to be done to those who attack, as a case and what is done in it."""
    foe = re.sub(r"^(feindlich|gegnerisch)e[rn]\s+", r"\1e ", told["foe"], flags=re.IGNORECASE)
    return (
        f"{told['mark']}wenn {foe} {told['whom']} {told['att']}t, soll {told['who']} {told_to(told['deed'])}{told['end']}"
    )


def conduct(told: re.Match[str]) -> str:
    """What those do not do to whom it is forbidden."""
    deed = next((does for key, does in CONDUCT.items() if told["what"].lower().startswith(key)), "")
    who = told["who"].lower()
    who = MALE.get(who) or re.sub(r"^(?:der|dem|den)\s+", lambda one: {"der": "die ", "dem": "das ", "den": "die "}[one[0].strip()], who)
    who = re.sub(r"\b(brigade|regiment)", lambda one: one[0].capitalize(), who)
    return f"{told['mark']}{who} {deed}{told['end']}" if deed else told[0]


GERMANS_IN_OFFICE = (
    turn("untersagt|verboten|gestattet|erlaubt|verwehrt", FORBIDDEN, conduct),
    turn("angreif|attackier|anreit|anfäll|angeh", WHO_ATTACK, if_attacked),
    turn("bei", AT_OVERRUNNING, r"\g<lead>wenn die Stellung überrannt wird, protzen die Batterien auf und fliehen"),
    turn("aufzuprotzen|anzuspannen", LIMBERS, r"\g<before>protzen sie auf und fliehen"),
    turn("protzen", OVERRUN, r"\g<lead>wenn \g<what> \g<how> wird, "),
    turn("durch|von|seitens|mittels", BY_HIM, by_him),
    turn("durch|von|seitens", DONE_BY, done_by),
    turn("hat |haben ", HAS_TO, has_to),
)
