"""The tables of the campaign rules, as data with the clauses they come from.

Every table is a setting (EC-SET-6): a campaign file may replace rows by name. Rows of numbers go by road class
(``CLASSES``) where nothing else is said.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

CLASSES = ("chaussee", "road", "track", "fields")
CLASS_INDEX = {name: index for index, name in enumerate(CLASSES)}

# Metres a quarter hour (EC-MARCH-1).
RATES = {
    "foot": (850, 750, 650, 400),
    "foot guns": (800, 700, 500, 200),
    "heavy horse": (1200, 1100, 850, 600),
    "light horse": (1400, 1250, 1000, 700),
    "horse guns": (1200, 1000, 700, 400),
    "convoy": (700, 600, 350, 150),
    "staff": (2400, 2200, 1700, 1200),
    "patrol": (1600, 1500, 1250, 900),
    "courier": (2500, 2250, 1750, 1200),
}
# Percentages by ground and light (EC-MARCH-2), and by what falls from the sky.
GROUND = {"soft": (100, 95, 90, 80), "mud": (95, 90, 80, 60), "deep": (90, 80, 70, 40), "dark": (90, 85, 75, 50)}
FALLING = {"rain": 95, "fog": 90, "storm": 85, "snow": 80}
# Percent of the rate, fatigue a step, steps a day (EC-MARCH-2, EC-WEAR-1, EC-MARCH-9).
PACE = {"easy": (80, 2, 24), "normal": (100, 3, 34), "forced": (125, 5, 48)}
# Fatigue from which a level begins and its percent of the rate (EC-WEAR-2).
LEVELS = {"fresh": (0, 100), "tired": (100, 95), "weary": (200, 85), "exhausted": (300, 70)}
# Tenths of a metre of road (EC-ELE-1).
LENGTH = {"gap": 1000, "foot": 4, "horse": 10, "gun": 500, "train": 100}
# Percent of the length that a defile costs (EC-CROSS-1).
TOLLS = {"stone": 10, "wooden": 25, "small": 40, "pontoon": 30, "ford": 50, "ferry": 400, "city": 10, "town": 5}
# Permille of stragglers a day's march by pace: fresh, tired, weary, exhausted (EC-WEAR-3).
STRAGGLERS = {"easy": (0, 2, 6, 15), "normal": (1, 4, 12, 30), "forced": (3, 10, 25, 50)}
STRAGGLER_QUALITY = {"guard": 50, "elite": 70, "veteran": 100, "trained": 130, "untrained": 180}
# Steps of delay by the die (EC-STAFF-1).
STAFF = {
    "excellent": (1, 1, 2, 2, 3, 4),
    "good": (1, 2, 2, 3, 4, 6),
    "average": (2, 2, 3, 4, 6, 8),
    "poor": (2, 3, 4, 6, 8, 12),
    "dreadful": (3, 4, 6, 8, 12, 16),
}
FORAGE_STOCK = {"city": 12000, "town": 5000, "fortress": 3000, "village": 2000, "other": 400}
AIDES = {"army": 10, "wing": 6, "corps": 6, "other": 4}
# Metres that an observer sees (EC-SIGHT-1), and percentages of it.
REACH = {"light": 6000, "horse": 4500, "combatant": 3000, "other": 1500, "patrol": 3000}
SIGHT = {"fog": 40, "storm": 50, "snow": 60, "rain": 80, "dark": 30, "wood": 50}
# Strength points of a man of foot or horse in tenths, of a gun in tenths, and percent by quality (EC-CON-4).
STRENGTH = {
    "foot": 10,
    "horse": 15,
    "gun": 400,
    "guard": 140,
    "elite": 120,
    "veteran": 100,
    "trained": 90,
    "untrained": 70,
    "shaken": 70,
    "short": 70,
}
# Odds from which a commander attacks, defends, delays (EC-CON-5).
ODDS = {"bold": (80, 50, 30), "steady": (150, 75, 40), "cautious": (200, 100, 60)}
# Highest die at which a commander marches to the guns (EC-GUNS-1), and marks in settling (EC-SET-2).
HEAR = {"excellent": 5, "good": 4, "average": 3, "poor": 2, "dreadful": 1}
MARKS = {"excellent": 2, "good": 1, "average": 0, "poor": -1, "dreadful": -2}
# Days until the gazette has it (EC-GAZ-1).
GAZETTE_DAYS = {"battle": 2, "capture": 1, "bridge": 3, "commander": 3, "depot": 4}

TABLES: MappingProxyType[str, dict[str, Any]] = MappingProxyType(
    {
        "rates": RATES,
        "ground": GROUND,
        "falling": FALLING,
        "pace": PACE,
        "levels": LEVELS,
        "length": LENGTH,
        "tolls": TOLLS,
        "stragglers": STRAGGLERS,
        "straggler_quality": STRAGGLER_QUALITY,
        "staff": STAFF,
        "forage_stock": FORAGE_STOCK,
        "aides": AIDES,
        "reach": REACH,
        "sight": SIGHT,
        "strength": STRENGTH,
        "odds": ODDS,
        "hear": HEAR,
        "marks": MARKS,
        "gazette_days": GAZETTE_DAYS,
    }
)
SIGNED_TABLES = frozenset({"marks"})

# Not settings: words and tables that the clauses give once and for all.
COMMAND_KINDS = ("army", "wing", "corps", "division")
COMBATANT_KINDS = ("brigade", "battery", "garrison")
ELEMENT_KINDS = ("brigade", "battery", "park", "bridge-train", "convoy", "garrison")
TRAIN_KINDS = ("park", "bridge-train", "convoy")
RATINGS = ("excellent", "good", "average", "poor", "dreadful")
CHARACTERS = ("bold", "steady", "cautious")
ARMS = ("infantry", "cavalry", "artillery", "engineer", "train")
CAVALRY_TYPES = ("light", "medium", "heavy")
ARTILLERY_TYPES = ("foot", "horse")
QUALITIES = ("guard", "elite", "veteran", "trained", "untrained")
PLACE_KINDS = ("city", "town", "village", "hamlet", "crossroads", "bridge", "fortress")
CROSSING_KINDS = ("stone", "wooden", "small", "pontoon", "ford", "ferry")
RIVER_CLASSES = ("stream", "river", "major")
WEATHERS = ("clear", "rain", "storm", "fog", "snow", "heat")
GROUNDS = {"dry": 0, "soft": 3, "mud": 9, "deep": 21}
FORAGE_CLASSES = {1: 400, 2: 1500, 3: 3000, 4: 6000, 5: 12000}
ROAD_PERCENT = {"chaussee": 105, "road": 115, "track": 120, "fields": 130}
TASKS = (
    "march", "retreat", "defend", "cover", "screen", "rest", "forage", "wait", "halt", "scout", "destroy", "repair",
    "unload", "burn",
)  # fmt: skip
MODES = ("march", "advance", "fallback", "join", "pursue")

# Bands of strength as a report names them (EC-SIGHT-5).
BANDS = ((0, 500), (500, 1500), (1500, 3000), (3000, 6000), (6000, 12000), (12000, 25000), (25000, 100000))
# Percent of the true men that an observer reports, by the die (EC-SIGHT-4), and a countryman (EC-NEWS-1).
REPORTED = {1: 50, 2: 75, 3: 100, 4: 100, 5: 150, 6: 200}
RUMOURED = {3: 50, 4: 100, 5: 150, 6: 200}
NEWS_FROM = {"city": 3, "town": 4}
NEWS_ELSE = 5
# Steps to break and to mend a crossing; the die at which it breaks (EC-BRI-2, 3).
BREAKING = {"pontoon": (2, 2), "small": (2, 2), "wooden": (4, 3), "stone": (12, 5), "ferry": (1, 0)}
MENDING = {"small": (4, "small"), "ferry": (4, "ferry"), "wooden": (12, "wooden"), "stone": (16, "wooden"),
           "pontoon": (8, "pontoon")}  # fmt: skip
TRAIN_BRIDGE = (8, "pontoon")
# Shift of a brush by attacker x 100 / defender, from the highest (EC-CON-7).
BRUSH_SHIFT = ((300, 3), (200, 2), (150, 1), (67, 0), (50, -1), (34, -2), (0, -3))
# d from which a row holds: percent lost by defender and attacker, defender back, attacker back, attacker held.
BRUSH = ((3, (5, 2, 4000, 0, 2)), (1, (3, 3, 2000, 0, 4)), (-2, (2, 3, 0, 0, 8)), (-99, (2, 6, 0, 2000, 0)))
DELAY_RATING = {"excellent": 2, "good": 1, "average": 0, "poor": -1, "dreadful": -2}
# Shift and results of settling (EC-SET-2, 3): casualties, prisoners, guns in percent.
SETTLE_SHIFT = ((300, 6), (200, 4), (150, 2), (125, 1), (80, 0), (67, -1), (50, -2), (34, -4), (0, -6))
SETTLING = (
    (6, "defender", "rout", (12, 0, 0), (20, 12, 50)),
    (2, "defender", "beaten", (15, 0, 2), (17, 4, 12)),
    (-1, "", "drawn", (16, 2, 3), (16, 2, 3)),
    (-5, "attacker", "beaten", (17, 3, 5), (12, 0, 2)),
    (-99, "attacker", "rout", (24, 10, 70), (18, 0, 0)),
)
# Metres that a side without the field goes back, percent that straggle, hours it is shaken (EC-AFT-3).
AFTERMATH = {"rout": (20000, 20, 24), "beaten": (12000, 8, 12), "drawn": (3000, 2, 0)}
# Weather by two dice, December to February, spring and autumn, summer (EC-WEA-1); heat and fog by the hour.
WEATHER_TABLE = {
    2: ("storm", "storm", "storm"),
    3: ("snow", "rain", "rain"),
    4: ("snow", "rain", "rain"),
    5: ("snow", "rain", "clear"),
    6: ("clear", "clear", "clear"),
    7: ("clear", "clear", "clear"),
    8: ("clear", "clear", "clear"),
    9: ("clear", "clear", "heat"),
    10: ("clear", "clear", "heat"),
    11: ("rain", "rain", "clear"),
    12: ("fog", "fog", "fog"),
}
# Dice of each label (section n).
LABELS = {
    "weather": 2, "staff": 1, "ride": 2, "danger": 1, "search": 1, "report": 1, "patrol": 1, "screen": 1, "news": 1,
    "estimate": 1, "brush": 1, "delay": 1, "guns": 1, "demolition": 1, "ground": 4, "settle": 2, "casualty": 2,
    "fallen": 1, "pursuit": 1, "rumour": 1,
}  # fmt: skip
# Decisions with their choices, the default first (EC-ORD-8).
DECISIONS = {
    "on contact": ("CHARACTER", "ATTACK", "DEFEND", "DELAY", "AVOID"),
    "on guns": ("JUDGE", "MARCH", "STAY"),
    "night march": ("HALT", "MARCH"),
    "on block": ("DETOUR", "WAIT", "REPAIR"),
    "forage": ("ALWAYS", "NEVER"),
    "pursuit": ("CAVALRY", "FULL", "NONE"),
    "forward": ("ALWAYS", "NEVER"),
}
