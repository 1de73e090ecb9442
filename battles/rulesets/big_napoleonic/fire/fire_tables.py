"""The tables of fire (BNB-FIRE-8 to 12)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from battles.rulesets.big_napoleonic.words import Quality, Trait

# BNB-FIRE-8. Points of a base of infantry, in good order and disrupted, lowest grade first.
GRADES = ("raw minus", "raw", "trained", "veteran", "veteran plus")
INFANTRY_POINTS: Mapping[str, tuple[float, float]] = {
    "raw minus": (0.5, 0.5),
    "raw": (1.0, 0.5),
    "trained": (1.5, 1.0),
    "veteran": (2.0, 1.5),
    "veteran plus": (2.5, 1.5),
}
_GRADE_OF = {Quality.RAW: 1, Quality.TRAINED: 2, Quality.VETERAN: 3}

# Points of guns to 3, in good order and disrupted, then from over 3 to 12 and from over 12 to 18.
CLOSE_SHOT: Mapping[str, tuple[float, float]] = {"horse": (3, 2), "field": (4, 2), "reserve": (4, 2)}
MIDDLE_SHOT: Mapping[str, float] = {"horse": 1.5, "field": 2, "reserve": 2.5}
LONGEST_SHOT: Mapping[str, float] = {"horse": 1, "field": 1, "reserve": 1.5}
CLOSE_RANGE, MIDDLE_RANGE = 3.0, 12.0
_TOLERANCE = 1e-3

# BNB-FIRE-9. Headings of the columns, and the results in the order in which they grow worse for the target.
COLUMNS = ("0.25", "0.5", "1", "2", "3", "4", "6", "8", "10", "12", "15", ">15")
_HEADINGS = (0.25, 0.5, 1, 2, 3, 4, 6, 8, 10, 12, 15)
NO_EFFECT, R, T, V, DD, ONE, TWO = "none", "r", "t", "v", "dd", "1", "2"
_SEVERITY = (R, T, V, DD, DD, DD, ONE, ONE, ONE, TWO, TWO, TWO)
_TOP_ROLL = 12
TIRING_ROLL = 11

# BNB-FIRE-10. Columns to the right.
PASSING_DEFILE = 1
CROWDED = 1
COVER_SHIFT = {"none": 0, "light": -1, "medium": -2, "strong": -3}


def infantry_points(quality: str, traits: Collection[str], *, good_order: bool, square: bool) -> float:
    """The points of one base of infantry (BNB-FIRE-8)."""
    grade = _GRADE_OF[Quality(quality)] + (Trait.EFFECTIVE_FIRE in traits) - (Trait.WEAK_FIRE in traits) - square
    return INFANTRY_POINTS[GRADES[max(0, grade)]][0 if good_order else 1]


def gun_points(kind: str, away: float, *, good_order: bool) -> float:
    """The points of a battery at a range (BNB-FIRE-8)."""
    if away <= CLOSE_RANGE + _TOLERANCE:
        return CLOSE_SHOT[kind][0 if good_order else 1]
    return MIDDLE_SHOT[kind] if away <= MIDDLE_RANGE + _TOLERANCE else LONGEST_SHOT[kind]


def column_of(points: float) -> int:
    """The number of the column for some points: the lowest heading not under them."""
    return next((number for number, heading in enumerate(_HEADINGS) if points <= heading + 1e-9), len(_HEADINGS))


def result_of(column: int, roll: int) -> str:
    """What a throw gives in a column: every pip less is one result less (BNB-FIRE-9)."""
    step = column + roll - _TOP_ROLL
    return NO_EFFECT if step < 0 else _SEVERITY[step]


def halts(result: str, quality: str, *, stoic: bool) -> bool:
    """Whether reaction fire with this result halts such a unit on its way towards the firers (BNB-FIRE-12)."""
    match result:
        case "none":
            return False
        case "r":
            return quality == Quality.RAW and not stoic
        case "t":
            return quality == Quality.RAW or (quality == Quality.TRAINED and not stoic)
        case "v":
            return not (quality == Quality.VETERAN and stoic)
        case _:
            return True
