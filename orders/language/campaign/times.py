"""Times of day as letters say them: *tomorrow at five*, *à cinq heures et demie*, *bei Tagesanbruch*."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from campaigns.strategy.campaign import Campaign

CLOCK = re.compile(r"^(\d{1,2})(?:[:h.](\d{2})?)?$")
HOURS = {
    word: hour
    for hour, said in enumerate(
        [
            "one une un eins ein",
            "two deux zwei",
            "three trois drei",
            "four quatre vier",
            "five cinq funf",
            "six six sechs",
            "seven sept sieben",
            "eight huit acht",
            "nine neuf neun",
            "ten dix zehn",
            "eleven onze elf",
            "twelve douze zwolf",
        ],
        start=1,
    )
    for word in said.split()
}
AT = frozenset(
    {"at", "um", "a", "gegen", "by", "before", "vers", "start", "from", "ab", "des", "until", "bis", "jusqu"}
)
OCLOCK = frozenset({"o", "oclock", "clock", "uhr", "heures", "heure", "h", "am", "pm", "hours"})
AFTERNOON = frozenset({"pm", "afternoon", "evening", "nachmittags", "abends", "nachmittag", "abend", "midi", "soir"})
LIGHT = {
    "dawn": "dawn", "daybreak": "dawn", "sunrise": "dawn", "aube": "dawn", "tagesanbruch": "dawn",
    "morgengrauen": "dawn", "sonnenaufgang": "dawn", "dusk": "dusk", "nightfall": "dusk", "sunset": "dusk",
    "sonnenuntergang": "dusk", "crepuscule": "dusk", "noon": "12:00", "midday": "12:00", "midi": "12:00",
    "mittag": "12:00", "midnight": "00:00", "minuit": "00:00", "mitternacht": "00:00",
}  # fmt: skip
PHRASES = {("first", "light"): "dawn", ("point", "du", "jour"): "dawn", ("pointe", "du", "jour"): "dawn",
           ("einbruch", "der", "nacht"): "dusk", ("einbruch", "der", "dunkelheit"): "dusk",
           ("tombee", "de", "la", "nuit"): "dusk"}  # fmt: skip
NEXT_DAY = frozenset({"tomorrow", "demain"})


@dataclass(frozen=True, slots=True)
class Said:
    """A time that was said: as the order language writes it, without the day, and the word after it."""

    hour: str
    end: int


def time_at(words: Sequence[str], at: int, campaign: Campaign) -> Said | None:
    """The time of day that is said at a word, with its preposition; ``None`` where none is."""
    start = at
    while at < len(words) and words[at] in (*AT, "the", "bei", "au", "l", "la", "half", "halb", "point"):
        if words[at] in ("half", "halb", "point"):
            break
        at += 1
    if at >= len(words):
        return None
    for phrase, moment in PHRASES.items():
        if tuple(words[at : at + len(phrase)]) == phrase:
            return Said(by_light(moment, campaign), at + len(phrase))
    if words[at] in LIGHT and not (words[at] == "midi" and at > start + 2):
        return Said(by_light(LIGHT[words[at]], campaign), at + 1)
    return by_clock(words, start, at)


def by_clock(words: Sequence[str], start: int, at: int) -> Said | None:
    """An hour in figures or words, after a preposition or before *o'clock*."""
    half = 0
    if words[at] in ("half", "halb"):
        half, at = (30 if words[at] == "half" else -30), at + 1 + (words[at + 1 : at + 2] == ["past"])
    if at >= len(words):
        return None
    found = CLOCK.match(words[at])
    hour = int(found[1]) if found else HOURS.get(words[at], -1)
    minutes, end = (int(found[2] or 0) if found else 0), at + 1
    if found and end + 1 < len(words) and words[end] in (":", ".", "h") and re.fullmatch(r"\d\d", words[end + 1]):
        minutes, end = int(words[end + 1]), end + 2
    exact = minutes > 0 or (found is not None and end > at + 1) or "h" in words[at]
    if not 0 <= hour < 24 or minutes > 59:
        return None
    marked = end < len(words) and words[end] in OCLOCK
    afternoon = False
    while end < len(words) and (words[end] in (*OCLOCK, "in", "the", "du", "de", "l", "apres", "morning", "matin")
                                or words[end] in AFTERNOON or words[end] in ("morgens", "fruh", "'")):  # fmt: skip
        afternoon = afternoon or words[end] in AFTERNOON
        end += 1
    if tuple(words[end : end + 2]) == ("et", "demie"):
        half, end = 30, end + 2
    if not (marked or exact or half or (at > start and words[start] in AT)):
        return None
    total = (hour + (12 if afternoon and hour < 12 else 0)) * 60 + minutes + half
    return Said(f"{total // 60 % 24:02d}:{total % 60:02d}", end)


def by_light(moment: str, campaign: Campaign) -> str:
    """The hour of dawn, of dusk, or one that is said by the clock."""
    if ":" in moment:
        return moment
    day = campaign.now // 1440
    minutes = campaign.light.dawn(day) if moment == "dawn" else campaign.light.dusk(day)
    return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"


def of_day(hour: str, tomorrow: bool, now: int) -> str:
    """A time as the order language writes it: of today's clock, or of the day after."""
    if not tomorrow:
        return hour
    return f"{date.fromordinal(now // 1440 + 1).day:02d}/{hour}"
