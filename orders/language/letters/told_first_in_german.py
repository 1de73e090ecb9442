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
    rf"(?:ist|sind)\s+{NOW}(?:mein\w*|unser\w*)\s+(?:bester|beste|bestes|stärkste\w*|zuverlässigste\w*|größte\s+Sorge|Sorgenkind|wichtigste\w*)(?:\s+\w+)?",
    rf"(?:gefällt|gefallen|macht|machen|bereitet)\s+{NOW}(?:gar\s+|überhaupt\s+)?(?:nicht|Sorgen|Bauchschmerzen|Kopfschmerzen|Kummer)(?:\s+(?:dort|da|so))?",
)  # fmt: skip
FIRST = re.compile(rf"^\W*(?P<who>{NAME})\s+(?:{'|'.join(TOLD)})\s*[.!:]*\s*$", re.IGNORECASE)
# *Mit Jamin habe ich nichts Besonderes vor*
WITH_HIM = re.compile(
    rf"^\W*(?:mit|für|bei)\s+(?P<who>{NAME})\s+(?:(?:habe|haben)\s+(?:ich|wir)\s+{NOW}[^,;:.!?]{{2,40}}?\s+(?:vor|im\s+Sinn|geplant)|"
    rf"(?:plane|planen)\s+(?:ich|wir)\s+{NOW}[^,;:.!?]{{2,40}}?)\s*[.!:]*\s*$",
    re.IGNORECASE,
)


def told_first(raw: str) -> str:
    """Of whom a sentence tells how he is, without a word of what he is to do; empty for all others."""
    found = FIRST.match(raw) or WITH_HIM.match(raw)
    return found["who"] if found is not None else ""
