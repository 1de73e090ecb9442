"""Germans in office: orders as an authority writes them, in the passive and with *zu*: *ist durch 7/2FA zu beschießen*.

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
    r"(?:\d{1,3}\.\s+(?-i:[A-ZÄÖÜ])[\w-]+|(?-i:[A-ZÄÖÜ\d])[\w/'’-]*(?:\.[\w/-]+)*)"
)
NAMES = rf"{NAME}(?:\s*(?:,|und|sowie)\s+{NAME}){{0,3}}?"
GROUND = (
    r"(?![^,;:.!?]{0,24}?(?:wald|gehölz|dorf|tal\b|furt|bach|brücke|straße|"
    r"ort\b|höhe|mauer|feld|mitte|umgehung|feuer|angriff))"
)
# Deeds that are done to somebody or to a place.
DONE_TO = (
    r"(?:beschießen|bombardieren|feuer\s+(?:zu\s+)?nehmen|beschuss\s+(?:zu\s+)?nehmen|angreifen|anzugreifen|attackieren|"
    r"nehmen|einzunehmen|besetzen|erobern|stürmen|verteidigen|halten|decken|sichern|vertreiben|verdrängen|verjagen|zurückzuwerfen|werfen|"
    r"säubern|unterstützen|schützen|beobachten|überwachen|bekämpfen|niederzuhalten|abzulösen|begleiten|räumen)"
)
# *Durch die Zwölfpfünder ist die Infanterie in Gemioncourt zu beschießen*
BY_HIM = re.keyed(
    rf"^(?P<mark>\W*(?:(?:ferner|außerdem|weiterhin|zudem|zugleich|gleichzeitig|sodann|anschließend)\s+)?)(?:durch|von|vom|seitens|mittels)\s+{GROUND}(?P<who>{NAMES})(?P<id>\s*\([^()]{{2,16}}\))?\s+"
    rf"(?P<is>ist|sind)\s+(?P<rest>[^;:!?]{{0,140}}?{ZU}){TAIL}{END}",
    re.IGNORECASE,
)
# *2/2Nas ist von der Batterie 1/6FA unter Feuer zu nehmen*
DONE_BY = re.keyed(
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
# *so ist aufzuprotzen und abzufahren*, *bei Überrennen ist aufzuprotzen und abzufahren*: of guns
LIMBERS = re.compile(
    r"(?P<before>^|[,:;]\s*)(?:so\s+|dann\s+)?(?:ist|wird)\s+(?:(?:unverzüglich|sofort|umgehend|seitens\s+der\s+Batterien|durch\s+die\s+Batterien)\s+)*"
    r"(?:aufzuprotzen|anzuspannen)\s+und\s+(?:sofort\s+|schleunigst\s+)?(?:abzufahren|abzurücken|zu\s+fliehen|wegzufahren|davonzufahren|zu\s+flüchten|das\s+Weite\s+zu\s+suchen|zu\s+verschwinden|auszuweichen)",
    re.IGNORECASE,
)
OVERRUN = re.compile(
    r"(?P<lead>^|[:,]\s*)(?:wird|werden)\s+(?P<what>(?:die|eine|ihre|der)\s+(?:Stellung|Batterie|Batterien|Geschütze|Geschützstellung)(?:en)?)\s+(?P<how>überrannt|erreicht|genommen|gestürmt|angegriffen)\s*,\s*(?=protzen)",
    re.IGNORECASE,
)
AT_OVERRUNNING = re.keyed(
    r"(?P<lead>^|[:,]\s*)bei(?:m)?\s+(?:Überrennen|Überrannt\s*werden|Einbruch|Erstürmung|Erreichen)(?:\s+(?:der|einer|ihrer|in\s+die)\s+(?:Stellung(?:en)?|Batterien?|Geschütze))?\s+"
    r"(?:ist|wird)\s+(?:(?:unverzüglich|sofort|umgehend|(?:seitens|von|durch)\s+(?:der|den|die)\s+Batterien)\s+)*(?:aufzuprotzen|anzuspannen)\s+und\s+[^,;:.!?]{4,30}",
    re.IGNORECASE,
)
# *und den Angriff dort persönlich leiten*: what a general does who is with his men
LEADS_THERE = re.compile(
    r"\s*,?\s+und\s+(?:(?:dort|daselbst|von\s+dort(?:\s+aus)?|persönlich|selbst)\s+)*(?:den|die|das|dessen|deren|ihren|seinen)\s+(?:Angriff|Vormarsch|Gefecht|Kampf|Verteidigung|Vorgehen|Vorstoß|Leitung|Führung|Rückzug|Kommando|Befehl)\s+"
    r"(?:(?:dort|daselbst|von\s+dort(?:\s+aus)?|persönlich|selbst|in\s+Person)\s+)*(?:zu\s+)?(?:leiten|leitet|führen|führt|übernehmen|übernimmt|überwachen|überwacht|lenken|beaufsichtigen|zu\s+übernehmen)"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *(die 1er Chasseurs sind zurzeit 2,6 cm außer Reichweite)*: how it stands with him
OUT_OF_REACH = re.compile(
    r"\s*(?:\((?:(?:da|weil|denn)\s+)?|,\s+(?:da|weil|denn)\s+)[^,;:!?()]{2,40}?\s*(?:(?:sind|ist|stehen|steht|liegt|liegen|befinde\w+\s+sich)\s+)?(?:(?:zurzeit|derzeit|gerade|momentan|noch|ja)\s+)*(?:\d+(?:[.,]\d+)?\s*(?:cm|m)\s+)?"
    r"(?:(?:außer|ausser|außerhalb\s+der|nicht\s+in)\s+(?:Reichweite|Befehlsreichweite|Befehlsweite|Führungsreichweite|Sichtweite|Rufweite|Führung))(?:\s+(?:sind|ist|stehen|steht|liegt|liegen))?\s*(?:,\s*vgl\.?[^()]{2,30})?(?:\)|(?=\s*(?:[.;!]|$)))",
    re.IGNORECASE,
)
# *tritt den Vormarsch gegen den Bach an*, *tritt den Rückzug nach F5 an*
SETS_OUT = re.keyed(
    r"\b(?:tr(?P<e>itt|eten))\s+(?P<how>[^,;:.!?]{0,60}?)\b(?:den|zum|ihren|seinen)\s+(?P<what>Vormarsch|Marsch|Vorstoß|Rückzug|Rückmarsch|Abmarsch|Angriff)\s+(?P<to>[^,;:.!?]{2,50}?)\s*\ban\b(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *hat die dort befindlichen Plänkler (27J) zu vertreiben*: by the name in the brackets
THOSE_THERE = re.compile(
    r"\b(?:die|den|das|der)\s+(?:dort|daselbst|hier|jenseits|davor|dahinter|am\s+\w+|im\s+\w+|in\s+\w+)?\s*(?:befindlichen?|stehenden?|liegenden?|aufgestellten?|vorhandenen?|gemeldeten?|sichtbaren?)\s+"
    r"(?:(?:feindliche[nr]?|gegnerische[nr]?)\s+)?(?:Plänkler|Schützen|Jäger|Infanterie|Batterie|Geschütze|Reiter(?:ei)?|Kavallerie|Truppen|Bataillone?n?|Feindkräfte|Kräfte|Tirailleurs?)\s+\((?P<who>\d[\w/]{1,8}|[a-z]{4,14})\)"
)
# *nimmt seinen Standort bei der Brigade Jamin*, of a general
TAKES_POST = re.compile(
    r"^(?P<who>\W*(?:der\s+)?(?:General|Divisionär|Brigadier|Feldmarschall|Marschall|Prinz)\w*\s+[^,;:.!?]{2,30}?)\s+(?P<e>nimmt|bezieht|wählt|hat)\s+(?:(?:hierbei|dabei|dazu|sodann)\s+)?(?:seinen|sein|seine)\s+"
    r"(?:Standort|Aufstellung|Platz|Quartier|Befehlsstand|Gefechtsstand|Hauptquartier|Befehlsstelle)\s+(?P<at>bei|in|auf|an|hinter|neben)\s+(?P<where>[^,;:!?]{2,50}?)(?:\s+(?:ein|zu\s+nehmen|zu\s+beziehen))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *hält sich zur Verfügung*, *hat sich bereitzuhalten*: stays where it is
AT_DISPOSAL = re.compile(
    r"\b(?:(?P<e>hält|halten)\s+sich\s+(?:(?:weiterhin|vorerst|bis\s+auf\s+Weiteres|dort|zunächst)\s+)*(?:zu\s+meiner\s+Verfügung|zur\s+(?:besonderen\s+)?Verfügung|bereit|in\s+Bereitschaft)|"
    r"(?:soll|sollen|hat|haben)\s+sich\s+(?:(?:weiterhin|vorerst|dort)\s+)*(?:(?:zur\s+Verfügung|in\s+Bereitschaft)\s+(?:zu\s+)?halten|bereit(?:zu)?halten))(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *die Plänkler (27J)*: by their name
SKIRMISHERS_NAMED = re.compile(
    r"\b(?:die|den|der)\s+(?:(?:feindliche[nr]?|gegnerische[nr]?)\s+)?(?:Plänklern?|Schützen|Tirailleurs?)\s+\((?P<who>\d[\w/]{1,8})\)"
)
# *die Geschützlinie*: guns, and no line
LINE_OF_GUNS = re.compile(
    r"\b(?P<the>die|der|unsere[rn]?)\s+(?:große\s+)?(?:Geschütz|Artillerie|Batterie|Kanonen)linie\b", re.IGNORECASE
)
# *Zielzuweisung nach Eintreffen: 2/2Nas*
TARGET = re.compile(
    r"^\W*(?:Zielzuweisung|Ziel|Feuerziel|Zielvorgabe|Feuerauftrag|Zielbestimmung)\s+(?:nach|ab|bei)\s+(?:Eintreffen|Ankunft|Erreichen(?:\s+der\s+Stellung)?|Abprotzen|Einnahme\s+der\s+Stellung)\s*(?::|ist|sei)\s*(?P<what>[^,;:!?]{2,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *verbleibt in Schützenordnung und sichert die linke Flanke in Richtung auf die Zwölfpfünder*: from where he is
STAYS_AND_GUARDS = re.compile(
    r"(?P<stays>\b(?:ver)?bleib(?:t|en)?\b[^.;:!?]{0,60}?)\s*,?\s+und\s+(?:sicher|deck|überwach|beobacht|schütz)\w*\s+(?:(?:dort|damit|dabei|weiterhin)\s+)?(?:die|den)\s+"
    r"(?:(?:linke|rechte|offene|rückwärtige)n?\s+)?(?:Flanke|Flügel|Seite|Rücken)\b[^,;:.!?]{0,80}?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Der Brigade Jamin wird aufgegeben, der Brigade Gauthier zu folgen*
IS_BIDDEN = re.compile(
    rf"^(?P<mark>\W*)(?:der|dem|den)\s+(?P<who>(?:(?:Brigade|Division|Batterie|Regiment|Bataillon|General|Batterien|Regimentern)\s+)?[^,;:.!?]{{2,30}}?)\s+(?:wird|werden|ist|sei)\s+(?:(?:hiermit|ferner|zugleich)\s+)?"
    rf"(?:aufgegeben|befohlen|auferlegt|aufgetragen|zur\s+Auflage\s+gemacht)\s*,\s+(?P<rest>[^;:!?]{{2,140}}?{ZU}){TAIL}{END}",
    re.IGNORECASE,
)
# *Von einer Verfolgung ist abzusehen*, *Attacken sind zu unterlassen*
REFRAINED = re.compile(
    r"^(?P<mark>\W*)(?:(?:von|auf)\s+)?(?:(?:einer|eine|jede[rn]?|jeglicher?|die|der|allen|eigenmächtigen)\s+){0,2}(?P<what>Verfolgung(?:en)?|Attacken?|Gegenattacken?|Angriffen?|Vorstößen?)(?:\s+(?:des\s+\w+\s+\w+|aus\s+eigenem\s+Antrieb|ohne\s+Befehl))?\s+"
    r"(?:ist|sind)\s+(?:(?:bis\s+auf\s+Weiteres|in\s+jedem\s+Fall|grundsätzlich|zunächst|vorerst)\s+)*(?:abzusehen|zu\s+unterlassen|zu\s+verzichten)"
    + END,
    re.IGNORECASE,
)
# *hat sich bei feindlicher Attacke zurückzuziehen*: a case
AT_A_CHARGE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,50}?)\s+(?P<has>hat|haben|soll|sollen|muss|müssen)\s+(?P<self>sich\s+)?bei(?:m)?\s+(?:(?:einer|einem|jeder|jedem)\s+)?(?:(?:feindliche[rnm]?|gegnerische[rnm]?)\s+)?(?:Attacke|Kavallerieattacke|Reiterangriff|Angriff)\s+"
    r"(?P<deed>zurück(?:zu)?(?:ziehen|gehen|weichen)|aus(?:zu)?weichen|(?:zu\s+)?weichen)" + END,
    re.IGNORECASE,
)
# *Durch Gauthier ist Gemioncourt anzugreifen, durch Husson Lairalle zu nehmen*
BY_ONE_AND_ANOTHER = re.compile(
    rf"^(?P<mark>\W*)(?:durch|von)\s+{GROUND}(?P<who>{NAMES})\s+(?P<is>ist|sind)\s+(?P<rest>[^,;:!?]{{0,80}}?{ZU})\s*,\s+(?:und\s+)?(?:durch|von)\s+{GROUND}(?P<other>{NAMES})\s+(?P<rest2>[^,;:!?]{{0,80}}?{ZU}){END}",
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


def sets_out(told: re.Match[str]) -> str:
    """Goes there, forward or back."""
    back = told["what"].lower().startswith("rück")
    verb = ("geht" if back else "rückt") if told["e"].lower() == "itt" else ("gehen" if back else "rücken")
    if told["what"].lower() == "angriff":
        verb = "greift" if told["e"].lower() == "itt" else "greifen"
    behind = "an" if told["what"].lower() == "angriff" else "zurück" if back else "vor"
    return f"{verb} {told['to']} {behind}"


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
    case = f"{told['mark']}wenn {foe} {told['whom']} {told['att']}t"
    return f"{case}, soll {told['who']} {told_to(told['deed'])}{told['end']}"


def conduct(told: re.Match[str]) -> str:
    """What those do not do to whom it is forbidden."""
    deed = next((does for key, does in CONDUCT.items() if told["what"].lower().startswith(key)), "")
    who = told["who"].lower()
    who = MALE.get(who) or re.sub(
        r"^(?:der|dem|den)\s+", lambda one: {"der": "die ", "dem": "das ", "den": "die "}[one[0].strip()], who
    )
    who = re.sub(r"\b(brigade|regiment)", lambda one: one[0].capitalize(), who)
    return f"{told['mark']}{who} {deed}{told['end']}" if deed else told[0]


def refrained(told: re.Match[str]) -> str:
    """What nobody does."""
    low = told["what"].lower()
    kind = "Gegenattacken" if low.startswith("gegen") else "Verfolgung" if low.startswith("verf") else "Attacken"
    return f"{told['mark']}keine {kind}{told['end']}"


def at_a_charge(told: re.Match[str]) -> str:
    """What he does when he is attacked."""
    away = "weicht aus" if "weich" in told["deed"].lower() else "zieht sich zurück"
    return f"{told['who']} {away}, wenn er angegriffen wird{told['end']}"


def by_one_and_another(told: re.Match[str]) -> str:
    """What two do, one after the other."""
    one, two = nominative(told["who"], None), nominative(told["other"], None)
    first = f"{told['mark']}{one} soll {told_to(told['rest'])}"
    return f"{first}; {two} soll {told_to(told['rest2'])}{told['end']}"


def bidden(told: re.Match[str]) -> str:
    """What somebody is bidden to do, as he shall."""
    return f"{told['mark']}{told['who']} soll {told_to(told['rest'])}{told['tail'] or ''}{told['end']}"


GERMANS_IN_OFFICE = (
    turn("aufgegeben|befohlen|auferlegt|aufgetragen|auflage", IS_BIDDEN, bidden),
    turn("abzusehen|unterlassen|verzichten", REFRAINED, refrained),
    turn("bei", AT_A_CHARGE, at_a_charge),
    turn("durch|von", BY_ONE_AND_ANOTHER, by_one_and_another),
    turn("reichweite|sichtweite|rufweite|führung|befehlsweite", OUT_OF_REACH),
    turn("leite|führ|übern|überw|lenk|beauf", LEADS_THERE),
    turn("befindlich|stehend|liegend|aufgestellt|vorhanden|gemeldet|sichtbar", THOSE_THERE, r"\g<who>"),
    turn(
        "standort|aufstellung|platz|quartier|befehls|gefechtsstand",
        TAKES_POST,
        lambda told: (
            f"{told['who']} reitet {'zu' if told['at'].lower() == 'bei' else told['at']} {told['where']}{told['end']}"
        ),
    ),
    turn("verfügung|bereit", AT_DISPOSAL, lambda told: "bleiben stehen" if told["e"] == "halten" else "bleibt stehen"),
    turn("plänkler|schützen|tirailleur", SKIRMISHERS_NAMED, r"\g<who>"),
    turn("linie", LINE_OF_GUNS, r"\g<the> Geschütze"),
    turn("bleib", STAYS_AND_GUARDS, r"\g<stays>"),
    turn("ziel|feuerauftrag", TARGET, r"feuert auf \g<what>"),
    turn(" an", SETS_OUT, sets_out),
    turn("untersagt|verboten|gestattet|erlaubt|verwehrt", FORBIDDEN, conduct),
    turn("angreif|attackier|anreit|anfäll|angeh", WHO_ATTACK, if_attacked),
    turn("bei", AT_OVERRUNNING, r"\g<lead>wenn die Stellung überrannt wird, protzen die Batterien auf und fliehen"),
    turn("aufzuprotzen|anzuspannen", LIMBERS, r"\g<before>protzen sie auf und fliehen"),
    turn("protzen", OVERRUN, r"\g<lead>wenn \g<what> \g<how> wird, "),
    turn("durch|von|seitens|mittels", BY_HIM, by_him),
    turn("durch|von|seitens", DONE_BY, done_by),
    turn("hat |haben ", HAS_TO, has_to),
)
