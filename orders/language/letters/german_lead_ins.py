"""German lead-ins: what leads up to an order and what trails behind it, in German, neither of which changes it.

*Nicht schön, aber Husson greift an*, *keine Änderung: 1/92 hält*, *..., der Rest kann warten*: their *nicht*, *keine*
and *halten* order nothing. Who is bidden in a clause of its own, *ich will, dass Jamin Gauthier unterstützt*, is put
before his verb.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.german_names import GERMAN_NAMES
from orders.language.letters.turns import turn

WORD = r"(?:(?-i:[A-ZÄÖÜ])[\wäöüß’'-]+|\d[\w/]*\.?)"
BODY = (
    r"(?:Brigaden?|Divisionen|Division|Bataillone?|Regiment(?:er)?|Batterien?|General|Marschall|Infanterie|Kavallerie|"
    r"Artillerie)"
)
NAME = (
    rf"(?:(?:(?:die|der|das|den|dem|meine?|unsere?|beide)\s+)?(?:{BODY}\s+)?{WORD}(?:\s+(?:und\s+)?{WORD}){{0,3}}?|"
    r"(?:niemand|keiner|jeder|alle)(?:\s+(?-i:[A-ZÄÖÜ])[\wäöüß-]+)?)"
)
# Who or what an order begins with, behind what leads up to it.
ORDER = (
    r"(?=(?:die|der|das|den|alle|jede[rs]?|niemand|keiner|keine?|beide|mein\w*|unser\w*|ich|wir|bitte|General|lass|"
    r"schick|bring|"
    r"nimm|stell)\b|(?-i:[A-ZÄÖÜ])|\d)"
)
LAST = r"(?=\s*(?:[.!;]|$))"
COLON = r"\s*[:,–-]\s+"

# *Ich schlage vor: ...*, *keine Änderung: ...*, *wie besprochen: ...*, *hilft ja nichts, ...*
LEADS = (
    r"(?:ich|wir)\s+(?:schlagen?\s+vor|würden?\s+(?:vorschlagen|sagen|meinen)|(?:habe|haben)\s+(?:mich|uns|"
    r"beschlossen)?\s*(?:entschieden|entschlossen)?|denken?|glauben?|finden?|meinen?|"
    r"sagen?\s+(?:mal|einfach)?)",
    r"mein(?:e|er)?\s+(?:Vorschlag|Plan|Idee|Wunsch|Wille|Gedanke)(?:\s+ist(?:\s+(?:einfach|klar|simpel|folgende[rs]?|"
    r"dieser|diese))?)?",
    r"mein(?:e|er)?\s+(?:Sohn|Tochter|Frau|Mann|Bruder|Schwester|Freund|Freundin|Junge|Vater|Mutter|Großer|"
    r"Kleine[rn]?|Mitspieler)\s+(?:sagt|meint|findet|schlägt\s+vor|möchte|will)",
    r"(?:bleibt\s+)?unverändert|(?:keine|ohne)\s+(?:Ver)?[Ää]nderung(?:en)?(?:\s+hier)?|(?:hier\s+)?nichts\s+Neues|neu",
    r"(?:alles\s+)?(?:genau\s+)?(?:so\s+)?wie\s+(?:gehabt|bisher|gesagt|besprochen|vereinbart|abgesprochen|immer|"
    r"zuvor|vorher|oben|zuletzt|schon\s+gesagt|vorhin(?:\s+schon)?\s+\w+|"
    r"(?:schon\s+)?(?:beim\s+letzten\s+Mal|letztes\s+Mal|(?:im|in\s+der)\s+(?:letzten|vorigen)\s+(?:Zug|Runde)))",
    r"(?:es\s+)?(?:hilft|nützt|nutzt)\s+(?:ja\s+|alles\s+|halt\s+|eben\s+|nun\s+mal\s+)*nichts",
    r"da\s+(?:muss|müssen)\s+(?:man|wir|sie|er)\s+(?:jetzt\s+|halt\s+|eben\s+)?durch",
    r"nach\s+(?:langem|einigem|reiflichem|kurzem|Rücksprache|Absprache)\b[^,;:.!?\d]{2,40}?|(?:warum|"
    r"wieso)\s+(?:auch\s+)?(?:eigentlich\s+)?nicht",
    r"(?:klar|fest|sicher)\s+(?:ist|steht)|es\s+bleibt\s+dabei|dabei\s+bleibt(?:\s+e)?[’']?s|(?:auf|"
    r"los)\s+geht\s*[’']?s|also\s+los|nichts\s+da|im\s+Klartext|kurz\s+(?:gesagt|und\s+gut)|kurzum",
    r"(?:kommen\s+wir\s+|jetzt\s+|nun\s+|weiter\s+)+(?:zu|mit|zum|zur)\s+[^,;:.!?\d]{3,30}?",
    r"(?:nur\s+)?(?:zur\s+Sicherheit|sicherheitshalber|vorsichtshalber|für\s+alle\s+Fälle|"
    r"der\s+Vollständigkeit\s+halber)",
    r"(?:bitte\s+)?nicht\s+vergessen|(?:bitte\s+)?(?:denk|denkt|denken\s+Sie)\s+(?:bitte\s+)?(?:daran|dran)|"
    r"(?:ganz\s+|sehr\s+)?wichtig|am\s+wichtigsten|vor\s+allem",
    r"(?:ach\s+)?(?:und\s+)?noch\s+(?:was|etwas|eins|eine\s+Sache)|ach\s+ja|übrigens|so|also",
)
LED = re.compile(rf"^(?P<mark>\W*)(?:{'|'.join(LEADS)}){COLON}{ORDER}", re.IGNORECASE)
AH_AND = re.compile(rf"^(?P<mark>\W*)(?:ach|oh|ah|ja|äh)\s+und\s+{ORDER}", re.IGNORECASE)
# *Zunächst mal: ...*, *zum Schluss: ...*, where nobody comes after
FIRST_OF_ALL = re.keyed(
    r"^(?P<mark>\W*)(?:zu(?:aller)?erst|zunächst(?:\s+(?:ein)?mal)?|als\s+Erste[sr]?|zum\s+(?:Schluss|Abschluss|Ende)|"
    r"zu\s+guter\s+Letzt|schließlich|zuletzt|was\s+den\s+Rest\s+(?:angeht|betrifft))"
    rf"\s*[:–-]\s*(?![^.!?]*\b(?:dann|danach|zweitens|anschließend|zuletzt|zuerst)\b){ORDER}",
    re.IGNORECASE,
)
# *Es ist ein Risiko, aber ...*, *meine Frau hält nichts davon, aber ...*, *nicht schön, aber ...*
ALL_THE_SAME = re.compile(
    r"^(?P<mark>\W*)(?:(?:ich|wir|man)\s+(?!(?:will|wollen|möchte|soll|brauche|gehe|bleibe|reite|greife|"
    r"halte)\b)[^;:.!?\d]{2,60}?|(?:mein\w*|der|die)\s+(?:Frau|Sohn|Tochter|Mann|Bruder|Spielleiter\w*|"
    r"Spielleitung|Schiedsrichter|Mitspieler|Leute)\s+[^;:.!?\d]{3,50}?|(?:es|das)\s+(?:ist|war|gefällt|tut|wird|"
    r"klingt|sieht|mag|kostet|passt)\s+[^;:.!?\d]{2,50}?|"
    r"(?:nicht|kein\w*|etwas|ziemlich|sehr|ein\s+bisschen|zwar)\s+(?:gerade\s+|besonders\s+|ganz\s+|sehr\s+)?(?:schön|"
    r"ideal|elegant|optimal|toll|gut|riskant|gewagt|mutig|frech|Glanzstück|perfekt|nett)|"
    r"riskant|gewagt|schade|mutig)\s*,\s*(?:aber|doch|jedoch)\s+(?:trotzdem\s+|dennoch\s+|nun\s+|egal\s*,?\s+)*"
    + ORDER
    + r"(?!(?:ich|wir)\b)",
    re.IGNORECASE,
)
# Behind an order.
TRAILS = (
    r"(?:sofern|wenn|falls|soweit)\s+(?:nichts\s+dagegen\s+spricht|(?:niemand|keiner|du\s+nichts|"
    r"Sie\s+nichts)\s+(?:etwas\s+|was\s+)?dagegen\s+(?:hat|hast|haben)|ich\s+(?:darum\s+)?bitten\s+darf|"
    r"(?:das|es|dies)\s+(?:so\s+|irgendwie\s+|noch\s+|überhaupt\s+)?(?:geht|klappt|(?:erlaubt|möglich|machbar|"
    r"in\s+Ordnung|okay|ok|zulässig|gestattet)\s+ist))",
    r"(?:es\s+sei\s+denn|außer)\s*,?\s+(?:du|ihr|Sie|der\s+Spielleiter|jemand)\s+(?:sag\w*|mein\w*|find\w*|ha\w*|"
    r"sieh\w*|wei\w*|schlägt|schlagen)\s+[^,;:.!?\d]{2,40}?",
    r"(?:bitte\s+)?nicht\s+vergessen(?:\s+bitte)?",
    r"(?:(?:da|dort)\s+)?(?:hinten|vorne?|oben|unten|da|dort|hier)\s+(?:nützt|nutzt|hilft|bringt)\s+(?:er|sie|es|"
    r"das)\s+(?:ja\s+|doch\s+|sonst\s+)?(?:keinem|keiner|nichts|niemandem|uns\s+nichts)",
    r"(?:und\s+)?(?:der|die|das|alles)\s+(?:Rest|anderen?|übrigen?|Übrige)\s+(?:kann|können)\s+(?:noch\s+)?warten",
    r"nur\s+für\s+(?:den\s+Fall(?:\s+der\s+Fälle)?|alle\s+Fälle)",
    r"mehr\s+(?:nicht|ist\s+(?:da\s+)?nicht\s+drin|geht\s+(?:da\s+)?nicht|brauchts?\s+(?:es\s+)?nicht)|(?:sonst|"
    r"weiter)\s+nichts|nichts\s+weiter",
    r"(?:das\s+)?(?:hat\s+(?:aber\s+|ja\s+)?)?keine\s+(?:Eile|Frage|Diskussion|Widerrede|Sorge|Ausreden|Panik)|"
    r"kein\s+(?:Problem|Stress|Thema)|kein\s+Wenn\s+und\s+Aber",
    r"(?:warum|wieso)\s+(?:auch\s+)?nicht",
    r"(?:schlage|schlagen)\s+(?:ich|wir)\s+vor|(?:würde|würden)\s+(?:ich|wir)\s+(?:sagen|vorschlagen|meinen)",
    r"hoffentlich\s+(?:geht|klappt|reicht|hält|langt|gelingt)\s+(?:das|es)(?:\s+(?:gut|auch|noch))?|"
    r"ich\s+hoffe\s*,?\s+(?:das|es)\s+(?:geht|klappt|reicht|langt|passt|stimmt)(?:\s+(?:gut|so))?",
    r"(?:und\s+)?dann\s+(?:haben|hätten)\s+(?:wir|ich)\s+(?:immer\s+)?noch\s+(?:eine\s+|etwas\s+|"
    r"ein\s+paar\s+)?[^,;:.!?\d]{3,30}?|(?:und\s+)?dann\s+(?:schauen|sehen|gucken|warten)\s+wir\s+(?:mal|weiter|ab|"
    r"mal\s+weiter)",
    r"(?:so\s+)?ist\s+das\s+(?:so\s+)?(?:in\s+Ordnung|erlaubt|okay|ok|richtig|möglich)|oder(?:\s+(?:nicht|"
    r"was))?(?=\?)|nicht\s+wahr(?=\?)",
)
TRAIL = re.compile(
    rf"\s*[,;(–-]\s*(?:{'|'.join(TRAILS)})\)?(?:\s*[.!]|\s*\?)?(?=\s*(?:[.!;]|$))\s*[.!?]*", re.IGNORECASE
)
SEE_MAP = re.compile(
    r"\s*[\[(]\s*(?:siehe|s\.|vgl\.|wie\s+auf\s+der)\s+(?:Karte|Skizze|Plan|Bild|oben|unten)\s*[\])]", re.IGNORECASE
)
# *Maybe* in German, asked of the umpire
MAYBE = re.keyed(
    rf"^\W*(?:vielleicht|eventuell|womöglich|evtl\.?)\s+(?P<what>{NAME}\s+[a-zäöüß]+\b[^?]*?)\s*\?+\s*$", re.IGNORECASE
)

# *Ich will, dass Jamin Gauthier unterstützt*: he is before his verb
BIDS = (
    r"(?:ich|wir)\s+(?:will|wollen|möchten?|wünschen?(?:\s+(?:mir|uns))?|bitten?(?:\s+darum)?|erwarten?|befehlen?|"
    r"verlangen?|bestehen?\s+darauf|verlassen?\s+(?:mich|uns)\s+darauf|"
    r"hätten?\s+(?:es\s+)?(?:gern|gerne|lieber|am\s+liebsten)|ordnen?\s+an|rechnen?\s+(?:damit|darauf)|"
    r"legen?\s+Wert\s+darauf|brauchen?\s+es|denken?|meinen?|finden?)",
    r"(?:mir|uns)\s+(?:wäre|ist)\s+(?:es\s+)?(?:lieb|lieber|recht|wichtig|am\s+liebsten)|(?:es|"
    r"das)\s+wäre\s+(?:mir\s+)?(?:gut|schön|besser|fein|sinnvoll|klug|am\s+besten|das\s+Beste|nett|prima|hilfreich)|"
    r"(?:am\s+besten|besser|gut|schön|ideal)\s+(?:ist|wäre)(?:\s+es)?|am\s+besten",
    r"(?:bitte\s+)?(?:sorg|sorgt|sorge|sorgen\s+Sie)\s+(?:bitte\s+)?dafür|(?:bitte\s+)?(?:veranlassen|veranlasse|"
    r"dafür\s+sorgen)|(?:bitte\s+)?(?:denk|denkt|denken\s+Sie)\s+(?:bitte\s+)?(?:daran|dran)|"
    r"(?:bitte\s+)?(?:achte|achtet|achten\s+Sie)\s+darauf|pass\s+auf",
    r"wichtig\s+(?:ist|wäre)(?:\s+(?:mir|uns|nur|auch|vor\s+allem))*|(?:der|die|das|mein|meine|unser|"
    r"unsere)\s+(?:Plan|Idee|Gedanke|Ziel|Wunsch|Absicht|Befehl|Wille)\s+ist(?:\s+es)?",
    r"(?:es\s+(?:ist|wird)\s+)?(?:höchste\s+|langsam\s+)?Zeit|es\s+geht\s+(?:mir\s+)?darum|Hauptsache",
)
HIS = (
    r"(?:Brigade|Division|Bataillone?|Infanterie|Kavallerie|Reiterei|Reiter|Batterien?|Geschütze|Kanonen|Leute|Truppen|"
    r"Männer|Jungs|Jäger|Husaren|Lanciers|Regimenter)"
)
ALL_WHO = (
    rf"(?:(?:(?:die|der|das)\s+)?{WORD}s?\s+{HIS}|{NAME}(?:\s+(?:der|des|von|vom|"
    rf"unter)\s+{WORD})?(?:\s*\([^()]{{2,30}}\))?(?:\s*(?:und|&|\+|,)\s*(?:(?:die|der|das)\s+)?{WORD}){{0,3}})"
)
AT_THE_END = re.compile(
    rf"^(?P<mark>\W*)(?:(?:und|dann|jetzt|also)\s+)?(?:{'|'.join(BIDS)})\s*,\s+(?:dass|daß|"
    rf"wenn)\s+(?P<who>{ALL_WHO})\s+(?P<rest>(?:[^,;:.!?]{{1,80}}?\s+)?)"
    r"(?P<verb>[a-zäöüß]+(?:t|en|ss|oll|arf|ann|ird))(?=\s*(?:[.,;:!)]|$))",
    re.IGNORECASE,
)
PARTED = re.compile(
    r"^(?P<first>zurück|zusammen|heran|voran|entgegen|nieder|hinüber|herüber|hervor|vor|nach|an|auf|aus|ab|ein|mit|"
    r"los|weg|fort|durch(?=bricht|brechen|stößt)|bei)(?P<last>[a-zäöüß]{3,})$"
)
NOT_PARTED = frozenset({"antwortet", "antworten", "angesehen", "ausgeht", "einigt"})
INFINITIVE = re.compile(r"(?:^|\s)(?P<inf>stehen|liegen|sitzen|halten)$")


def verb_in_front(told: re.Match[str]) -> str:
    """A clause that ends with its verb, with the verb behind him who does it."""
    who, rest, verb = told["who"], told["rest"].strip(), told["verb"]
    if re.search(r"\b(?:und|oder)\b", rest):
        return told[0]
    parted = PARTED.match(verb)
    if parted is not None and verb not in NOT_PARTED and not rest.endswith(" zu"):
        return f"{told['mark']}{who} {parted['last']} {rest} {parted['first']}".replace("  ", " ")
    return f"{told['mark']}{who} {verb} {rest}".rstrip()


# *hat den Auftrag, Gauthier zu unterstützen*, *erhält Befehl, bis F6 vorzurücken*: he shall
CHARGED_WITH = re.keyed(
    rf"^(?P<mark>\W*)(?:(?P<who>{NAME})\s+(?:(?:hat|haben|bekommt|bekommen|erhält|erhalten|kriegt|"
    rf"kriegen)\s+(?:von\s+mir\s+|hiermit\s+|nun\s+|jetzt\s+)?(?:(?:den|die|als|einen|eine|klaren|klare|das)\s+)*"
    r"(?:Auftrag|Befehl|Aufgabe|Order|Weisung|Anweisung|Pflicht|Job)|(?:ist|sind|wird|"
    r"werden)\s+(?:hiermit\s+)?(?:angewiesen|beauftragt|gehalten|aufgefordert)|(?:ist|sind)\s+dafür\s+(?:zuständig|da|"
    r"verantwortlich))|"
    rf"(?:es\s+ist\s+(?:nun\s+)?an|ich\s+(?:befehle|überlasse\s+es|gebe)|(?:die\s+)?(?:Aufgabe|"
    rf"Auftrag)\s+von)\s+(?P<whom>{NAME})(?:\s+(?:ist\s+es|den\s+(?:Befehl|Auftrag)))?)\s*,\s*"
    r"(?P<rest>[^,;:.!?]{0,80}?)\s*\b(?:zu\s+(?P<to>[a-zäöüß]+(?:en|ern|eln|un))|(?P<first>zurück|zusammen|heran|"
    r"voran|nieder|hinüber|herüber|vor|nach|an|auf|aus|ab|ein|mit|los|weg|fort|bei)zu(?P<last>[a-zäöüß]+en))"
    r"(?=\s*(?:[.,;:!)]|$))",
    re.IGNORECASE,
)


def he_shall(told: re.Match[str]) -> str:
    """Who is charged with something shall do it."""
    if re.search(r"\b(?:und|oder|nicht)\b", told["rest"]):
        return told[0]
    verb = told["to"] or f"{told['first']}{told['last']}"
    return f"{told['mark']}{told['who'] or told['whom']} soll {told['rest'].strip()} {verb}".replace("  ", " ")


# *Befehl für Husson: ...*, *für Husson gilt: ...*, *Husson macht Folgendes: ...*
TASK_OF = re.compile(
    rf"^(?P<mark>\W*)(?:(?:Befehle?|Auftrag|Aufträge|Aufgaben?|Order|Weisung|Anweisung(?:en)?)\s+(?:für|"
    rf"an)\s+(?P<who>{NAME})|an\s+(?P<an>{NAME})|für\s+(?P<gilt>{NAME})\s+gilt(?:\s+(?:folgendes|weiterhin|jetzt|"
    rf"nun))?|"
    rf"(?P<does>{NAME})\s+(?:macht|tut|machen|tun)\s+(?:folgendes|das\s+hier|"
    rf"dies))\s*:\s*(?:(?P<again>{NAME})\s+(?=[a-zäöüß]+t\b))?",
    re.IGNORECASE,
)


def task_of(told: re.Match[str]) -> str:
    """He for whom a task is, once."""
    who = told["who"] or told["an"] or told["gilt"] or told["does"]
    again = told["again"]
    if again is not None:
        return f"{told['mark']}{again} " if again.lower() == who.lower() else f"{told['mark']}{who}: {again} "
    return f"{told['mark']}{who}: "


# Before a verb and him whose it is: *derweil greift Husson an*, *um den Angriff zu erleichtern, folgt Campi Husson*
VERB = (
    r"(?:[a-zäöüß]{2,}t|gehen|rücken|greifen|bleiben|halten|ziehen|reiten|fahren|folgen|feuern|schießen|formieren|"
    r"bilden|soll|sollen|muss|müssen)"
)
BEFORE_VERB = re.compile(
    r"^(?P<mark>\W*)(?:(?:und\s+)?(?:derweil(?:en)?|unterdessen|ohne\s+(?:Zeit\s+zu\s+verlieren|zu\s+zögern|Verzug|"
    r"zu\s+trödeln|lange\s+zu\s+fackeln)|(?:so\s+schnell|sobald|so\s+bald)\s+(?:wie|als)\s+möglich|am\s+besten|"
    r"(?:wenn|falls|sofern)\s+(?:(?:niemand|keiner)\s+(?:et)?was\s+dagegen\s+hat|(?:es|das)\s+(?:so\s+)?(?:erlaubt|"
    r"möglich|gestattet|in\s+Ordnung)\s+ist|(?:es|das)\s+geht|nichts\s+dagegen\s+spricht)\s*,|"
    r"während\s+(?:die|der|das|unsere|meine)\s+[A-ZÄÖÜ]\w+\s+(?:(?:ihre|seine)\s+(?:Arbeit|Pflicht|Sache|"
    r"Aufgabe)\s+(?:tun|tut|machen|macht)|(?:noch\s+)?(?:arbeiten|beschäftigt\s+sind))\s*,|"
    r"um\s+(?!(?-i:[A-ZÄÖÜ]|\d))[^,;:.!?\d]{2,40}?\s+(?:zu\s+)?(?:erleichtern|unterstützen|decken|ermöglichen|"
    r"vereinfachen|beschleunigen|verhindern|vermeiden)\s*,)\s*)"
    rf"(?P<verb>{VERB})\s+(?=(?:sich\s+)?{NAME}\b)",
    re.IGNORECASE,
)
WHATEVER = re.compile(
    rf"^(?P<mark>\W*)(?:(?:ganz\s+)?egal\s*,?\s+was|was|gleich\s*,?\s+was|was\s+immer)\s+(?:die\s+anderen|der\s+Rest|"
    rf"der\s+Gegner|der\s+Feind|die\s+Franzosen|sonst|auch|immer|sonst\s+noch|auch\s+immer)(?:\s+(?:auch|noch))?\s+"
    rf"(?:machen|macht|tun|tut|passiert|geschieht|kommt|treiben|treibt)\s*[,:]\s*(?={NAME}\s+[a-zäöüß])",
    re.IGNORECASE,
)
# *Jamin, unsere Reserve, bleibt stehen*
BETWEEN = re.keyed(
    rf"^(?P<mark>\W*)(?P<who>{NAME})\s*,\s*(?:(?:unsere?|meine?)\s+(?:\w+\s+){{0,2}}?(?:Reserve|Beste[nr]?|Stolz|"
    rf"Liebling\w*|Veteranen|Helden|Truppe|Einheit|Lieblinge)|(?:finde|denke|meine|glaube|hoffe)\s+ich|"
    rf"wie\s+gesagt)\s*,\s*"
    r"(?=[a-zäöüß]+t\b)",
    re.IGNORECASE,
)
# *Unterstützt Jamin Gauthier.*, *erst mal folgt Campi Husson*: he who is named first does it
FIRST_DOES = re.compile(
    rf"^(?P<mark>\W*)(?:(?:zuerst|zunächst|erst\s*(?:ein)?mal|zum\s+Schluss|so\s+schnell\s+(?:wie|als)\s+möglich|"
    rf"auf\s+dem\s+(?:rechten|linken)\s+Flügel|rechts|links|in\s+der\s+Mitte|am\s+besten)\s+)?(?P<verb>unterstützt|"
    rf"folgt|deckt|begleitet)\s+"
    rf"(?P<who>{BODY}?\s*{WORD})\s+(?P<whom>(?:(?:die|der|das|dem)\s+)?(?:{BODY}\s+)?{WORD})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
FOLLOWS_FIRST = re.compile(
    rf"^(?P<mark>\W*)(?P<who>{BODY}?\s*{WORD})\s+(?P<verb>folgt|unterstützt|deckt|begleitet)\s+(?:erst\s*(?:ein)?mal|"
    rf"zunächst|vorerst|zuerst|dann|währenddessen|dagegen|derweil|solange|einfach)\s+(?P<whom>{WORD})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Rechts formiert 1/92 Linie*, *auf dem rechten Flügel greift Husson den Hof an*: where they are, and no goal
ON_A_WING = re.compile(
    r"^(?P<mark>\W*)(?:(?:ganz\s+)?(?:rechts|links)|in\s+der\s+Mitte|im\s+Zentrum|auf\s+(?:dem|unserem)\s+(?:rechten|"
    r"linken)\s+Flügel)\s*(?P<colon>:)?\s+"
    rf"(?:(?P<verb>formiert|bildet|beschießt|feuert|(?:geht|rückt)(?=[^,;:.!?]*\d\s*cm\s+(?:vor|zurück)\b)|"
    rf"greift(?=\s+{NAME}\s+[^,;:.!?]+\ban\b))\s+(?={NAME}\b)|"
    rf"(?=(?P<who>{NAME})\s+(?:formiert|bildet|beschießt|feuert|unterstützt|folgt)\b))",
    re.IGNORECASE,
)

# *In der Mitte geht die 5. Miliz in den Hof*: they are no middle of anything
IN_THE_MIDDLE = re.compile(
    r"^(?P<mark>\W*)in\s+der\s+Mitte\s+(?=(?:geht|gehen|hält|halten|bleibt|bleiben|rückt|rücken|marschiert|marschieren|zieht|ziehen|soll|sollen|greift|greifen|"
    r"nimmt|nehmen|verteidigt|stürmt|besetzt|deckt|folgt|unterstützt|stellt)\s+(?:(?:die|der|das|mein\w*|unser\w*|general)\s+)?(?-i:\d|[A-ZÄÖÜ]))",
    re.IGNORECASE,
)


def on_a_wing(told: re.Match[str]) -> str:
    """An order without the wing on which they are who shall do it."""
    if told["verb"]:
        return told[0] if told["colon"] else f"{told['mark']}Jetzt {told['verb']} "
    return told["mark"] if told["colon"] else told[0]


# *Das 92. soll weiter nichts tun als 2/2Nas angreifen*
NOTHING_BUT = re.compile(
    r"\b(?P<shall>soll|sollen|muss|müssen|braucht|brauchen)\s+(?:sonst\s+|weiter\s+|einfach\s+)?nichts\s+(?:weiter\s+|"
    r"anderes\s+)?(?:zu\s+)?(?:tun|machen)\s*,?\s+als\s+",
    re.IGNORECASE,
)

# *Greift das 92. 2/2Nas an*: a regiment before the name of another
NUMBERED = re.compile(r"\b(?P<the>das|die|vom|dem|des)\s+(?P<number>\d{1,3})\.\s+(?=\d{1,2}/\d*[A-Z])", re.IGNORECASE)

# *Alle nicht erwähnten bleiben stehen*, *wer nicht genannt ist, bleibt stehen*, *für alle anderen: stehen bleiben*
# *..., neue Kanonen bekommen wir so schnell nicht*: why
NO_NEW_ONES = re.keyed(
    r"\s*[,;–-]\s*(?:denn\s+)?(?:(?:neue|andere|weitere|mehr)\s+(?:\w+\s+)?|Ersatz\s+(?:dafür\s+)?)(?:bekommen|kriegen|haben|gibt|finden|kommen|kommt|bekomme|kriege|habe)\s+(?:wir|es|ich|man)?\s*(?:[^,;:.!?]{0,30}?\s+)?(?:nicht|kein\w*|nie)(?:\s+\w+)?(?=\s*(?:[.!]|$))",
    re.IGNORECASE,
)
UNNAMED = re.compile(
    r"^\W*(?:alle\s+(?:hier\s+|oben\s+)?nicht\s+(?:\w+\s+)?(?:erwähnten?|genannten?|aufgeführten?)(?:\s+(?:Truppen|"
    r"Einheiten|Bataillone))?|(?:wer|alle|wen)\s*,?\s*(?:die\s+|ich\s+)?(?:hier\s+|"
    r"oben\s+)?nicht\s+(?:\w+\s+)?(?:erwähnt|genannt|aufgeführt)\s*(?:ist|sind|wird|werden|habe|wurde|"
    r"wurden)\s*,?\s*(?:der\s+|die\s+)?|"
    r"(?:für\s+)?alle\s+(?:anderen|übrigen)\s*:\s*(?=stehen|halten|warten|bleiben))\s*(?:bleib(?:t|en)(?:\s+(?:stehen|"
    r"da|dort))?(?:\s*,\s*wo\s+(?:er|sie|es)\s+(?:ist|sind|steht|stehen))?|(?:hält|halten)(?:\s+(?:ihre|die)\s+(?:Stellung|"
    r"Position|Plätze))?|wartet|warten|"
    r"stehen\s+bleiben)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Marschordnung: Husson, Gauthier, Jamin*: who goes before whom
MARCH_ORDER = re.compile(
    rf"^(?P<mark>\W*)(?:die\s+)?(?:Marschordnung|Marschfolge)\s*(?::|ist|lautet|–|-)\s+(?={NAME}\s*(?:,|vor\b|dann\b))",
    re.IGNORECASE,
)
# *Für alle gilt noch Folgendes:*, *Folgendes gilt für alle:*, *Ich befehle Folgendes:*: and nobody follows anybody
AS_FOLLOWS = re.compile(
    r"^(?P<mark>\W*)Folgendes\s+gilt(?=\s)|\b(?P<gilt>gilt|gelten|befehle|bitte|wünsche|möchte)\s+"
    r"(?:(?:ich|noch|bitte|außerdem|ferner|nun|jetzt|also)\s+)*Folgendes(?=\s*:)",
    re.IGNORECASE,
)
GERMAN_LEAD_INS = (
    turn("folgendes", AS_FOLLOWS, lambda told: told["gilt"] or f"{told['mark']}Es gilt"),
    turn("marsch", MARCH_ORDER, r"\g<mark>Reihenfolge: "),
    turn("nicht|anderen|übrigen", UNNAMED, "Alle anderen bleiben stehen"),
    *GERMAN_NAMES,
    turn("das |die |vom |dem |des ", NUMBERED, r"\g<the> \g<number>. Regiment "),
    turn("karte|skizze|plan|bild|oben|unten", SEE_MAP, marks=" .,;:-–!?"),
    turn(
        "sofern|wenn|falls|soweit|es sei|außer|vergessen|nützt|nutzt|hilft|bringt|warten|für den fall|für alle|mehr|"
        "nichts|keine|kein |nicht|schlage|würde|hoff|dann|ist das|oder",
        TRAIL,
        ".",
        marks=" .,;:-–!?",
    ),
    turn("aber|doch|jedoch", ALL_THE_SAME, r"\g<mark>"),
    turn("ach und|oh und|ah und|ja und|äh und", AH_AND, r"\g<mark>"),
    turn(":|,|–|-", LED, r"\g<mark>"),
    turn(":|–|-", FIRST_OF_ALL, r"\g<mark>"),
    turn("dass|daß|wenn", AT_THE_END, verb_in_front),
    turn("zu", CHARGED_WITH, he_shall),
    turn("nicht|kein|nie", NO_NEW_ONES),
    turn(":", TASK_OF, task_of),
    turn("egal|was", WHATEVER, r"\g<mark>"),
    turn(
        "derweil|unterdessen|ohne|möglich|am besten|dagegen|erlaubt|gestattet|ordnung|das geht|es geht|während|um ",
        BEFORE_VERB,
        r"\g<mark>Jetzt \g<verb> ",
    ),
    turn("rechts|links|mitte|zentrum|flügel", ON_A_WING, on_a_wing),
    turn("in der mitte", IN_THE_MIDDLE, r"\g<mark>Nun "),
    turn(",", BETWEEN, r"\g<mark>\g<who> "),
    turn("nichts", NOTHING_BUT, lambda told: f"{'sollen' if told['shall'].lower().endswith('en') else 'soll'} "),
    turn("unterstützt|folgt|deckt|begleitet", FIRST_DOES, r"\g<mark>\g<who> \g<verb> \g<whom>"),
    turn("unterstützt|folgt|deckt|begleitet", FOLLOWS_FIRST, r"\g<mark>\g<who> \g<verb> \g<whom>"),
)
