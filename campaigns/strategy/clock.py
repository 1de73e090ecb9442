"""Campaign time: minutes on one scale, the words for them, and the sun (EC-FILE-2, EC-SUN-1, EC-SUN-2)."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from math import acos, cos, degrees, floor, radians, sin
from typing import Any

from battles.engine import expressions as re
from battles.engine.reading import Unfit, shown

STEP = 15
HOUR = 60
DAY = 1440
NOON = 720
TWILIGHT = 30  # minutes between sunrise and dawn, sunset and dusk

_MOMENT = re.compile(r"(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})")
_HOUR = re.compile(r"(\d{1,2}):(\d{2})")


def moment(value: Any) -> int:
    """A time such as ``1815-06-15T06:00`` in minutes. Raises :class:`Unfit` for anything else."""
    found = _MOMENT.fullmatch(value) if isinstance(value, str) else None
    if found:
        year, month, day, hour, minute = map(int, found.groups())
        if hour < 24 and minute < 60:
            try:
                return date(year, month, day).toordinal() * DAY + hour * HOUR + minute
            except ValueError:
                pass
    raise Unfit(f"{shown(value)} is not a time; allowed: YYYY-MM-DDTHH:MM")


def quarter(value: Any) -> int:
    """A time on a whole quarter hour."""
    found = moment(value)
    if found % STEP:
        raise Unfit(f"{shown(value)} is not on a quarter hour; allowed: minutes 00, 15, 30, 45")
    return found


def time_of_day(value: Any) -> int:
    """A time of day as ``HH:MM``, or as minutes after midnight (what YAML makes of 18:00)."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < DAY:
        return value
    found = _HOUR.fullmatch(value) if isinstance(value, str) else None
    if found and int(found[1]) < 24 and int(found[2]) < 60:
        return int(found[1]) * HOUR + int(found[2])
    raise Unfit(f'{shown(value)} is not a time of day; allowed: "HH:MM" or minutes after midnight')


@lru_cache(maxsize=4096)
def written(minutes: int) -> str:
    """A moment as the file writes it."""
    day, rest = divmod(minutes, DAY)
    return f"{date.fromordinal(day).isoformat()}T{rest // HOUR:02d}:{rest % HOUR:02d}"


def hour_written(minutes: int) -> str:
    """A time of day as the file writes it."""
    return f"{minutes // HOUR:02d}:{minutes % HOUR:02d}"


def month_of(minutes: int) -> int:
    """The month, 1 to 12."""
    return date.fromordinal(minutes // DAY).month


def next_at(now: int, time: int) -> int:
    """The first moment with this time of day that is not before ``now``."""
    found = now - now % DAY + time
    return found if found >= now else found + DAY


def up_to_quarter(minutes: int) -> int:
    """The first quarter hour that is not before a moment."""
    return -(-minutes // STEP) * STEP


@lru_cache(maxsize=1024)
def sun(day: int, latitude: float) -> tuple[int, int]:
    """Sunrise and sunset of a day (by its ordinal) in minutes after midnight (EC-SUN-1).

    Where the sun does not set all day is light, where it does not rise all is dark.
    """
    number = date.fromordinal(day).timetuple().tm_yday
    declination = radians(23.44 * sin(radians(360 * (284 + number) / 365)))
    lat = radians(latitude)
    over = cos(lat) * cos(declination)
    ratio = (sin(radians(-0.833)) - sin(lat) * sin(declination)) / over if over else 1.0
    arc = degrees(acos(max(-1.0, min(1.0, ratio))))
    return floor(NOON - 4 * arc + 0.5), floor(NOON + 4 * arc + 0.5)


class Light:
    """When it is light on this map: from the latitude, or hours that the umpire set."""

    def __init__(self, latitude: float, hours: tuple[int, int] | None) -> None:
        self.latitude = latitude
        self.hours = hours

    def sunrise(self, day: int) -> int:
        """The moment of sunrise of a day."""
        return day * DAY + (self.hours or sun(day, self.latitude))[0]

    def sunset(self, day: int) -> int:
        """The moment of sunset of a day."""
        return day * DAY + (self.hours or sun(day, self.latitude))[1]

    def dawn(self, day: int) -> int:
        """The moment of dawn of a day (EC-SUN-2)."""
        return self.sunrise(day) - TWILIGHT

    def dusk(self, day: int) -> int:
        """The moment of dusk of a day (EC-SUN-2)."""
        return self.sunset(day) + TWILIGHT

    def dark(self, now: int) -> bool:
        """Whether a moment, or the step that begins at it, is dark."""
        day = now // DAY
        return now < self.dawn(day) or now >= self.dusk(day)

    def fell(self, now: int) -> int:
        """When the darkness that a dark moment lies in began."""
        day = now // DAY
        return self.dusk(day) if now >= self.dusk(day) else self.dusk(day - 1)

    def next_dawn(self, now: int) -> int:
        """The first dawn after a moment."""
        day = now // DAY
        return self.dawn(day) if now < self.dawn(day) else self.dawn(day + 1)
