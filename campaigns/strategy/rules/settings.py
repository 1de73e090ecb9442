"""The umpire's settings of a campaign, with their defaults (EC-SET-5, EC-SET-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.dataclasses import dataclass, field, fields
from battles.engine.reading import Faults, Key, Unfit, one_of, read_record, shown, whole
from campaigns.strategy.clock import hour_written, moment, time_of_day, written
from campaigns.strategy.rules.tables import SIGNED_TABLES, TABLES

MOST = 1_000_000_000


@dataclass(slots=True)
class Settings:
    """Settings by name; ``tables`` holds each table of :mod:`tables` as it is played."""

    turn_hours: int = 6
    couriers: str = "real"
    unplayed: str = "engine"
    find_m: int = 2000
    ride_m: int = 10000
    danger_m: int = 1500
    contact_m: int = 1500
    near_m: int = 1000
    support_m: int = 3000
    finish_m: int = 3000
    overrun: int = 600
    battle_men: int = 3000
    deploy_minutes: int = 60
    battle_hours: int = 8
    guns_km: int = 16
    supply_hour: int = 18 * 60
    supply_km: int = 40
    forage_km: int = 5
    fields_km: int = 5
    jam_steps: int = 4
    daylight: tuple[int, int] | None = None
    latitude: float = 50.0
    ends: int | None = None
    win_points: int = 0
    loss_points: int = 0
    gun_points: int = 0
    colour_points: int = 0
    wounded_percent: int = 40
    wounded_days: int = 14
    minutes_per_turn: int | None = None
    march: int = 100
    tiring: int = 100
    straggling: int = 100
    tables: dict[str, dict[str, Any]] = field(default_factory=lambda: {key: dict(rows) for key, rows in TABLES.items()})
    given: dict[str, Any] = field(default_factory=dict)

    def table(self, name: str) -> dict[str, Any]:
        """A table as it is played."""
        return self.tables[name]


def _number(value: Any) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and -90 <= value <= 90:
        return float(value)
    raise Unfit(f"{shown(value)} is not allowed; allowed: degrees of latitude from -90 to 90")


def _daylight(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    if isinstance(value, list | tuple) and len(value) == 2:
        rise, fall = time_of_day(value[0]), time_of_day(value[1])
        if rise < fall:
            return (rise, fall)
    raise Unfit(f"{shown(value)} is not allowed; allowed: [sunrise, sunset] as times of day, or none")


def _may_be_none(take: Any) -> Any:
    def read(value: Any) -> Any:
        return None if value is None else take(value)

    return read


_PERCENT = whole(0, 10_000)
_TAKES: dict[str, Any] = {
    "couriers": one_of(("real", "instant")),
    "unplayed": one_of(("engine", "settle", "wait")),
    "supply_hour": time_of_day,
    "daylight": _daylight,
    "latitude": _number,
    "ends": _may_be_none(moment),
    "minutes_per_turn": _may_be_none(whole(1, 1440)),
    "turn_hours": whole(1, 10_000),
    "jam_steps": whole(0, 100_000),
    "deploy_minutes": whole(0, 100_000),
    "battle_hours": whole(0, 10_000),
    "wounded_percent": whole(0, 100),
    "wounded_days": whole(0, 100_000),
    "march": whole(1, 10_000),
    "tiring": _PERCENT,
    "straggling": _PERCENT,
}


def read_settings(raw: Any, faults: Faults) -> Settings:
    """The settings of a file; each fault has the path ``settings.<name>``."""
    settings = Settings()
    if raw is None:
        return settings
    names = [item.name for item in fields(Settings) if item.name not in ("tables", "given")]
    keys = {name: Key(_TAKES.get(name, whole(0, MOST)), default=getattr(settings, name)) for name in names}
    record = read_record(raw, "settings", keys | {name: Key(_keep) for name in TABLES}, faults)
    for name in names:
        setattr(settings, name, record[name])
    if not isinstance(raw, Mapping):
        return settings
    for name, rows in TABLES.items():
        if name in raw:
            settings.tables[name] = _table(name, rows, raw[name], faults)
    settings.given = {str(key): _written(str(key), value, settings) for key, value in raw.items()}
    return settings


def _keep(value: Any) -> Any:
    return value


def _written(name: str, value: Any, settings: Settings) -> Any:
    """A setting as it is written back: tables as they came, times in one form."""
    if name in TABLES or not hasattr(settings, name):
        return value
    found = getattr(settings, name)
    if name == "supply_hour":
        return hour_written(found)
    if name == "ends" and found is not None:
        return written(found)
    if name == "daylight" and found is not None:
        return [hour_written(item) for item in found]
    return value


def _table(name: str, rows: Mapping[str, Any], raw: Any, faults: Faults) -> dict[str, Any]:
    """A table with the rows that the file gives in place of its own."""
    played = dict(rows)
    path = f"settings.{name}"
    if not isinstance(raw, Mapping):
        faults.add(path, f"{shown(raw)} is not a table; allowed: rows by name, of {', '.join(map(str, rows))}")
        return played
    for key, value in raw.items():
        known = rows.get(key) if isinstance(key, str) else None
        if known is None:
            faults.add(f"{path}.{str(key)[:60]}", f"no such row; allowed: {', '.join(map(str, rows))}")
            continue
        signed = name in SIGNED_TABLES
        if isinstance(known, tuple):
            if isinstance(value, list | tuple) and len(value) == len(known) and all(_fits(x, False) for x in value):
                played[key] = tuple(int(item) for item in value)
            else:
                faults.add(
                    f"{path}.{key}", f"{shown(value)} is not allowed; allowed: {len(known)} whole numbers from 0"
                )
        elif _fits(value, signed):
            played[key] = int(value)
        else:
            faults.add(
                f"{path}.{key}", f"{shown(value)} is not allowed; allowed: a whole number{'' if signed else ' from 0'}"
            )
    if name == "rates" and any(rate < 1 for row in played.values() for rate in row):
        faults.add(path, "a rate of 0 leads nowhere; allowed: metres a step from 1")
        return dict(rows)
    return played


def _fits(value: Any, signed: bool) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and (-MOST if signed else 0) <= value <= MOST
