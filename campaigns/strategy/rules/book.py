"""The campaign rules as a book: clauses, settings and tables, for the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import dataclass
from battles.engine.protocol import Clause, TableSection
from battles.engine.settings import Choice, Setting, Whole
from campaigns.strategy.rules.clauses import CLAUSES
from campaigns.strategy.rules.quick_reference import QUICK_REFERENCE
from campaigns.strategy.rules.settings import Settings

MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class CampaignBook:
    """What the rules page shows of the campaign."""

    id: str
    title: str
    clauses: Sequence[Clause]
    settings: Sequence[Setting]
    quick_reference: Sequence[TableSection]


_WHOLE = {
    "turn_hours": "Hours that a run takes by default.",
    "find_m": "Metres within which a rider finds his man.",
    "ride_m": "Metres beyond which a ride is dangerous in itself.",
    "danger_m": "Metres within which an enemy endangers a rider.",
    "contact_m": "Metres by road within which enemies touch.",
    "near_m": "Metres across country within which they do.",
    "support_m": "Metres by road within which others belong to an engagement.",
    "finish_m": "Metres with which a march is finished after all.",
    "overrun": "Percent of strength that sweeps an enemy away.",
    "battle_men": "Men on either side that make a battle of an attack.",
    "deploy_minutes": "Minutes from a contact to its battle.",
    "battle_hours": "Hours that a battle may last.",
    "guns_km": "Kilometres at which guns are heard.",
    "supply_km": "Kilometres that a depot reaches.",
    "forage_km": "Kilometres within which a body forages.",
    "fields_km": "Kilometres that a way over the fields may bridge.",
    "jam_steps": "Quarter hours after which a body cuts through.",
    "win_points": "Points that win at midnight; 0: none do.",
    "loss_points": "Points for each thousand men the enemy has lost.",
    "gun_points": "Points for each gun taken.",
    "colour_points": "Points for each colour taken.",
    "wounded_percent": "Percent of the wounded that come back.",
    "wounded_days": "Days until they do.",
    "march": "Percent of all rates of march.",
    "tiring": "Percent of the fatigue gained.",
    "straggling": "Percent of the stragglers.",
}
_PLAIN = Settings()
SETTINGS: tuple[Setting, ...] = (
    Choice("couriers", ("real", "instant"), "EC-SET-5", "Whether dispatches are ridden."),
    Choice("unplayed", ("engine", "settle", "wait"), "EC-SET-5", "What becomes of a battle that nobody played."),
    *(
        Whole(name, 0, MOST, "EC-SET-5", explanation, int(getattr(_PLAIN, name)))
        for name, explanation in _WHOLE.items()
    ),
)
BOOK = CampaignBook("campaign", "The campaign", CLAUSES, SETTINGS, QUICK_REFERENCE)
