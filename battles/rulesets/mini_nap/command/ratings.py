"""Ratings of commanders by dice (MN-RATE-1, MN-RATE-2), and strength from numbers (MN-FILE-5)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Formation
from battles.engine.play.nations import nation_of_formation
from battles.engine.protocol import Rating
from battles.rulesets.mini_nap.table.organisation import OTHER_NATION
from battles.rulesets.mini_nap.words import RATINGS, Arm, Kind

DICE = 2

# MN-FILE-3. Brigadiers are not rated.
ALL = (Rating("rating", RATINGS, (Kind.ARMY, Kind.CORPS, Kind.DIVISION)),)

# MN-RATE-1. Army and corps commanders: the least 2D6 for each rating; None: the nation has no such commanders.
# fmt: off
CORPS: dict[str, tuple[int | None, ...]] = {
    #            excellent good  average poor  dreadful
    "french":   (10,       6,    4,      2,    None),
    "british":  (8,        7,    4,      2,    None),
    "austrian": (None,     None, 10,     7,    2),
    "prussian": (None,     5,    2,      None, None),
    "russian":  (None,     11,   9,      5,    2),
}
# fmt: on

# MN-AMB-5. The other reading of the Russian row, in which poor and dreadful overlap: nobody is dreadful.
RUSSIAN_WITHOUT_DREADFUL: tuple[int | None, ...] = (None, 11, 9, 2, None)

# MN-RATE-1. Nations whose corps commanders are rated without dice.
FIXED = {"danish": "average", "swedish": "average", "ottoman": "dreadful"}
FIXED_OTHERWISE = "poor"

# MN-RATE-2. Division commanders: the least 2D6 with the nation's modifier for each rating.
DIVISION: tuple[int | None, ...] = (None, 13, 10, 6, -1)
DIVISION_MODIFIER = {"french": 1, "british": 1, "russian": -1, "austrian": -2, "ottoman": -3}

# MN-FILE-5.
MEN_PER_POINT = 100
PIECES_PER_POINT = 2
LEAST_STRENGTH = 2
MOST_STRENGTH = 20
MOST_BATTERY_STRENGTH = 6


def strength_of(arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
    """Strength from men (hundreds, a half counts up) or, for artillery, from pieces (two a point, rounded down).

    Never under 2, a battery's never over 6; troops may come out over 20, which a battle file refuses.
    """
    if arm == Arm.ARTILLERY:
        return min(MOST_BATTERY_STRENGTH, max(LEAST_STRENGTH, (pieces or 0) // PIECES_PER_POINT))
    return max(LEAST_STRENGTH, ((men or 0) + MEN_PER_POINT // 2) // MEN_PER_POINT)


def rating_dice(kind: str, nation: str) -> int:
    """How many D6 rate a commander of this kind of formation and nation; 0 where the book fixes the rating."""
    if kind == Kind.BRIGADE:
        return 0
    return DICE if kind == Kind.DIVISION or rating_nation(nation) in CORPS else 0


def rate_commander(kind: str, nation: str, dice: Sequence[int], *, russian_dreadful: bool = True) -> str:
    """The rating those dice give; brigadiers have none (empty)."""
    nation = rating_nation(nation)
    if kind == Kind.BRIGADE:
        return ""
    if kind == Kind.DIVISION:
        return _rated(DIVISION, sum(dice) + DIVISION_MODIFIER.get(nation, 0))
    if nation not in CORPS:
        return FIXED.get(nation, FIXED_OTHERWISE)
    row = CORPS[nation]
    if nation == "russian" and not russian_dreadful:
        row = RUSSIAN_WITHOUT_DREADFUL
    return _rated(row, sum(dice))


def division_modifier(nation: str) -> int:
    """What a nation adds to the throw for its division commanders (MN-RATE-2)."""
    return DIVISION_MODIFIER.get(rating_nation(nation), 0)


def nation_for_rating(battle: Battle, formation: Formation) -> str:
    """Whose table rates a formation's commander: a division's is that of its corps, where it has one."""
    if formation.kind == Kind.DIVISION:
        corps = next((link for link in battle.chain(formation.id) if link.kind == Kind.CORPS), None)
        return rating_nation(nation_of_formation(battle, (corps or formation).id, OTHER_NATION))
    return rating_nation(nation_of_formation(battle, formation.id, OTHER_NATION))


def rating_nation(nation: str) -> str:
    """The nation as the tables know it: the King's German Legion serves under British command (MN-RATE-1)."""
    return "british" if nation == "kgl" else nation


def _rated(row: Sequence[int | None], total: int) -> str:
    for rating, least in zip(RATINGS, row, strict=True):
        if least is not None and total >= least:
            return rating
    raise ValueError(f"no rating for a throw of {total}: the table's last row must take every throw")
