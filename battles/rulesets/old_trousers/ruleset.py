"""Old Trousers behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Unit
from battles.engine.course import Stage
from battles.engine.dice import Throw
from battles.engine.geometry import ALL_ROUND
from battles.engine.keeping import Same, Shelf
from battles.engine.orders import Action
from battles.engine.protocol import Lengths, Rating
from battles.engine.rulebook import Rulebook, Stated, words_by_key
from battles.engine.settings import settled
from battles.rulesets.old_trousers import chances, reaches
from battles.rulesets.old_trousers.campaign import CAMPAIGN
from battles.rulesets.old_trousers.catalogue import CATALOGUE
from battles.rulesets.old_trousers.clauses import CLAUSES
from battles.rulesets.old_trousers.command import leading
from battles.rulesets.old_trousers.command.proposals import propose
from battles.rulesets.old_trousers.courses import course
from battles.rulesets.old_trousers.dice import THROWS
from battles.rulesets.old_trousers.files import WORDS, read
from battles.rulesets.old_trousers.fire.aiming import MUSKET_ARC
from battles.rulesets.old_trousers.lexicon import LEXICONS
from battles.rulesets.old_trousers.log import LOGS
from battles.rulesets.old_trousers.measure import MEASURE
from battles.rulesets.old_trousers.numbers import figures_of, guns_of
from battles.rulesets.old_trousers.oob import GUNS, OOB, opening
from battles.rulesets.old_trousers.quick_reference import QUICK_REFERENCE
from battles.rulesets.old_trousers.sequence import activations, turn
from battles.rulesets.old_trousers.sequence.initiative import RATING_THROWS, TACTICAL_THROWS
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.signs import SIGNS
from battles.rulesets.old_trousers.table import footprints, organisation, visibility
from battles.rulesets.old_trousers.table.ground import Ground
from battles.rulesets.old_trousers.table.troops import troop_of
from battles.rulesets.old_trousers.vocabulary import VOCABULARY
from battles.rulesets.old_trousers.words import (
    FORMATIONS,
    NATIONS,
    OTHER_NATIONS,
    QUALITIES,
    RATED_KINDS,
    RATINGS,
    TACTICAL,
    TYPES,
    Arm,
    Kind,
    Trait,
)

RATING_KEYS = (
    Rating("rating", RATINGS, tuple(kind.value for kind in RATED_KINDS)),
    Rating("tactical", TACTICAL, tuple(kind.value for kind in Kind)),
)


class OldTrousers(Rulebook):
    """The ruleset object; it has no state."""

    id = "old-trousers"
    title = "Old Trousers II"
    unit_of_length = "in"
    metres_per_unit = visibility.METRES_PER_INCH
    minutes_per_turn = 20
    validate = staticmethod(read)
    stated = Stated(
        WORDS, SETTINGS, VOCABULARY, CATALOGUE, LEXICONS, LOGS, CLAUSES, QUICK_REFERENCE, MEASURE, SIGNS, OOB, CAMPAIGN
    )
    unit_words = words_by_key(
        arm=Arm,
        type=TYPES,
        quality=QUALITIES,
        guns=GUNS,
        formation=FORMATIONS,
        traits=Trait,
        nation=(*NATIONS, *OTHER_NATIONS),
    )
    #: Beyond canister and a charge of horse an enemy is nobody's concern this turn but the guns'.
    lengths = Lengths(
        near=20.0,
        beside=3.0,
        far=35.0,
        margin=5.0,
        window=36.0,
        stand=0.6,
        interval=0.8,
        block=3.0,
        apart=36.0,
        table=(72.0, 60.0),
    )
    ratings = RATING_KEYS
    commands = staticmethod(organisation.commands)
    footprint = staticmethod(footprints.footprint)
    command_radius = staticmethod(leading.command_radius)
    eyesight = staticmethod(visibility.eyesight_of)

    resolve = staticmethod(turn.resolve)
    proposal = staticmethod(propose)
    activations = staticmethod(activations.activations)
    likelihood = staticmethod(chances.likelihood)

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - alike for all nations
        known = next((one for one in RATING_KEYS if one.key == rating), None)
        return THROWS[rating] if known is not None and kind in known.kinds else None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        throws = RATING_THROWS if rating == "rating" else TACTICAL_THROWS
        return next(word for most, word in throws if dice[0] <= most)

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        if arm == Arm.ARTILLERY:
            return guns_of(pieces or 0)
        return max(1, figures_of(men or 0))

    def opening(self, unit: Unit) -> str:
        return opening(unit.arm)

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return leading.command_status(battle, unit) if unit.in_play else ""

    def reach(self, battle: Battle, unit: Unit) -> float:  # noqa: ARG002 - alike in all weathers
        return reaches.march_reach(unit) if unit.in_play else 0.0

    def course(self, battle: Battle, unit: Unit, line: Sequence[Action]) -> Sequence[Stage] | None:
        return tuple(course(battle, unit, line))

    def charge_reach(self, battle: Battle, unit: Unit) -> float:  # noqa: ARG002 - alike in all weathers
        return reaches.charge_reach(unit) if unit.in_play else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        return reaches.fire_reach(unit, settled(SETTINGS, battle.settings)) if unit.in_play else 0.0

    def fire_arc(self, battle: Battle, unit: Unit) -> float:
        """Of muskets and of guns; troops without a facing fire all round (OT-FIRE-2, OT-FIRE-4)."""
        if unit.arm == Arm.ARTILLERY:
            return float(settled(SETTINGS, battle.settings)["artillery_arc"])
        ground = _GROUNDS.get((Same(battle),), lambda: Ground(battle))
        in_town = unit.at is not None and ground.town_at(unit.at)
        return ALL_ROUND if in_town or troop_of(battle, unit, 0).faceless else MUSKET_ARC


#: The ground of the battles asked for last: every unit of a side asks.
_GROUNDS: Shelf[Ground] = Shelf(4)


RULESET = OldTrousers()
