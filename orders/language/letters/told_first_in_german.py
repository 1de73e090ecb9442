"""Told first in German: what a paragraph says of somebody before it orders him anything.

*Hubert hat sich zu weit vorgewagt*, *Jamin macht heute die Arbeit*, *8M soll nicht länger herumstehen*: nobody is sent
anywhere by that, but the sentences behind it are for him.
"""

from __future__ import annotations

from battles.engine import expressions as re

NAME = (
    r"(?:(?:die|der|das|den)\s+)?(?:(?:Brigade|Division|General|Prinz)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/'’-]*"
    r"(?:\s+(?:und\s+)?(?-i:[A-ZÄÖÜ\d])[\w/'’-]*){0,2}"
)
NOW = (
    r"(?:(?:heute|diesmal|jetzt|dort|da|ja|nun|mal|also|erst\s?mal|noch|im\s+Moment|vorerst|wieder|einfach|hier|"
    r"leider|wohl|diese\s+Runde|diesen\s+Zug|mir|uns|mal\s+wieder|schon)\s+)*"
)
WING = (
    r"(?:(?:die|den|das|unsere|unseren|meine|meinen)\s+)?(?:rechte|linke|mittlere)n?\s+(?:Seite|Flügel|Flanke|Hälfte|Abschnitt)"
    r"(?:\s+(?:für\s+sich|unter\s+sich|zu\s+versorgen|zu\s+tun))?"
)
TOO_FAR = (
    r"(?:zu\s+weit|viel\s+zu\s+weit|etwas\s+zu\s+weit|ziemlich\s+weit)\s+(?:vor|nach\s+vorn|hinaus|raus)?(?:gewagt|gelaufen|"
    r"geritten|gegangen|geprescht|gekommen|gestürmt)"
)
TOLD = (
    rf"(?:hat|haben|ist|sind)\s+(?:sich\s+)?{NOW}{TOO_FAR}",
    rf"(?:macht|machen|übernimmt|übernehmen|hat|haben|bekommt|bekommen|kriegt|leistet)\s+{NOW}(?:die|den|das)\s+(?:Haupt|Schwer|"
    r"Drecks|ganze\s+)?(?:Arbeit|Hauptlast|Hauptrolle|Hauptaufgabe|Hauptsache|meiste\s+Arbeit|Anfang|schwerste\s+Aufgabe)(?:\s+zu\s+tun)?",
    rf"(?:hat|haben|bekommt|bekommen|kriegt)\s+{NOW}(?:den|die|das|einen|eine)\s+(?:schwer|schwerst|wichtig|wichtigst|schön|schönst|undankbar|undankbarst|heikl|heikelst|"
    r"leicht|leichtest)(?:e[nsr]?)\s+(?:Auftrag|Aufgabe|Rolle|Arbeit|Job|Teil|Stelle|Platz|Posten)",
    rf"(?:braucht|brauchen|muss|müssen|soll|sollen)\s+{NOW}(?:das|dies)\s+(?:alles\s+)?nicht\s+(?:zu\s+)?(?:kümmern|stören|interessieren|beunruhigen|bekümmern)",
    rf"(?:steht|stehen)\s+{NOW}(?:falsch\s*(?:herum|rum)|verkehrt(?:\s*(?:herum|rum))?|in\s+die\s+falsche\s+Richtung|schief|ungünstig)",
    rf"(?:bekommt|bekommen|übernimmt|übernehmen|kriegt|hat|haben)\s+{NOW}{WING}",
    rf"(?:ist|sind)\s+{NOW}(?:für\s+)?{WING}(?:\s+(?:zuständig|verantwortlich))?",
    rf"(?:soll|sollen|darf|dürfen|kann|können|muss|müssen)\s+{NOW}nicht\s+(?:länger|mehr|weiter|ewig|bloß|nur)\s+(?:so\s+|einfach\s+|nutzlos\s+|untätig\s+|"
    r"da\s+|dort\s+|hinten\s+|nur\s+)*(?:herum|rum)(?:stehen|sitzen|lungern|trödeln)",
    rf"(?:steht|stehen|sitzt|sitzen|trödelt)\s+{NOW}(?:nur|bloß|einfach|nutzlos|untätig)\s+(?:da\s+|dort\s+|hinten\s+|nutzlos\s+|so\s+)*(?:herum|rum)",
    rf"(?:wird|werden)\s+{NOW}(?:nicht|kaum|anderswo|woanders|dringend|am\s+meisten|vorn|vorne|dort)\s+(?:mehr\s+|wirklich\s+|hier\s+|dort\s+)*(?:gebraucht|benötigt)",
    rf"(?:hat|haben)\s+{NOW}(?:(?:genau|ja|insgesamt)\s+)?(?:\d|zwei|drei|vier|fünf|sechs)\s+(?:Bataillone|Regimenter|Batterien|Schwadronen)",
    rf"(?:ist|sind|bleibt|bleiben)\s+{NOW}(?:mein\w*|unser\w*)\s+(?!(?:\w+\s+)?(?:Reserve|Rückhalt|Unterstützung|Nachhut|Vorhut|Ziel|Deckung|Flankendeckung)\b)\w+(?:\s+\w+)?",
    rf"(?:ist|sind)\s+{NOW}(?:(?:ziemlich|sehr|ganz|etwas|völlig|noch|recht|gut)\s+)*(?:ausgeruht|frisch|müde|erschöpft|stark|schwach|allein|einsam|isoliert|"
    r"mitgenommen|angeschlagen|unverbraucht|bedroht|gefährdet|in\s+(?:großer\s+)?Gefahr|in\s+Not|in\s+Bedrängnis|zuverlässig|unbeschäftigt|arbeitslos|abseits|fit|kaputt|am\s+Ende)",
    rf"(?:hat|haben)\s+{NOW}(?:(?:noch|viel|genug|keine)\s+)*(?:Zeit|Pech|Glück|Eile|Ruhe)",
    rf"(?:steht|stehen|sitzt|sitzen|liegt|hängt)\s+{NOW}(?:(?:in|bei|am|an|im|auf)\s+[\wÄÖÜäöü-]+\s+)?(?:(?:ziemlich|sehr|ganz|etwas|völlig|da|recht|viel|zu)\s+)*(?:nutzlos|verloren|schlecht|"
    r"ungünstig|dumm|dämlich|goldrichtig|falsch|allein|einsam|im\s+Weg|blöd|weit\s+weg|abseits|exponiert|ungeschützt|im\s+Regen)(?:\s+(?:da|dort|herum|rum))?",
    rf"(?:soll|sollen|darf|dürfen)\s+sich\s+{NOW}nicht\s+(?:zu\s+)?(?:weit\s+|sehr\s+|unnötig\s+)*(?:vorwagen|exponieren|aussetzen|in\s+Gefahr\s+(?:bringen|begeben))",
    rf"teilen\s+sich\s+{NOW}(?:die|den)\s+(?:Arbeit|Aufgabe|Ziele|Job)",
    rf"(?:gefällt|gefallen|macht|machen|bereitet)\s+{NOW}(?:gar\s+|überhaupt\s+)?(?:nicht|Sorgen|Bauchschmerzen|Kopfschmerzen|Kummer)(?:\s+(?:dort|da|so))?",
)  # fmt: skip
FIRST = re.keyed(rf"^\W*(?P<who>{NAME})\s+(?:{'|'.join(TOLD)})\s*[.!:]*\s*$", re.IGNORECASE)
# *Auf 7M können wir noch nicht zählen*
COUNTED_ON = re.keyed(
    rf"^\W*auf\s+(?P<who>{NAME})\s+(?:können|kann|sollten|darf)\s+(?:wir|ich|man)\s+{NOW}(?:nicht|kaum)\s+(?:mehr\s+)?(?:zählen|bauen|warten|hoffen|rechnen)\s*[.!:]*\s*$",
    re.IGNORECASE,
)
# *Mit Jamin habe ich nichts Besonderes vor*
WITH_HIM = re.keyed(
    rf"^\W*(?:mit|für|bei)\s+(?P<who>{NAME})\s+(?:(?:habe|haben)\s+(?:ich|wir)\s+{NOW}[^,;:.!?]{{2,40}}?\s+(?:vor|im\s+Sinn|geplant)|"
    rf"(?:plane|planen)\s+(?:ich|wir)\s+{NOW}[^,;:.!?]{{2,40}}?)\s*[.!:]*\s*$",
    re.IGNORECASE,
)
# *Stevenart ist in Gefahr und soll zurückgehen*: what he is to do is behind it
AND_SHALL = re.keyed(
    rf"^(?P<lead>\W*)(?P<who>{NAME})\s+(?:{'|'.join(TOLD)})\s*,?\s+(?:und|daher|darum|deshalb)\s+(?=(?:soll|sollen|muss|müssen|darf|dürfen|geht|gehen|kommt|kommen|zieht|ziehen)\b)",
    re.IGNORECASE,
)


# *Im Wald von Bossu befehligt der Prinz von Sachsen-Weimar*
COMMANDS_THERE = re.compile(
    r"^\W*(?:im|in|am|an|bei|beim|auf|rechts|links)\s[^,;:.!?]{2,40}?\s?(?:befehligt|kommandiert|führt\s+das\s+Kommando)\s+(?P<who>(?:(?:der|die)\s+)?[^,;:.!?\d]{3,40}?)\s*[.!:]*\s*$",
    re.IGNORECASE,
)


def told_first(raw: str) -> str:
    """Of whom a sentence tells how he is, without a word of what he is to do; empty for all others."""
    found = FIRST.match(raw) or WITH_HIM.match(raw) or COUNTED_ON.match(raw) or COMMANDS_THERE.match(raw)
    return found["who"] if found is not None else ""
