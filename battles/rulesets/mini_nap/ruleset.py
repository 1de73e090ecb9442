"""Mini-Nap behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Point, Unit
from battles.engine.dice import D6, Throw
from battles.engine.geometry import ALL_ROUND
from battles.engine.protocol import Lengths
from battles.engine.rulebook import Rulebook, Stated, words_by_key
from battles.engine.settings import settled
from battles.rulesets.mini_nap import chances
from battles.rulesets.mini_nap.campaign import CAMPAIGN
from battles.rulesets.mini_nap.catalogue import CATALOGUE
from battles.rulesets.mini_nap.clauses import CLAUSES
from battles.rulesets.mini_nap.command import ratings as commanders
from battles.rulesets.mini_nap.command import status
from battles.rulesets.mini_nap.command.proposals import propose
from battles.rulesets.mini_nap.files import WORDS, read
from battles.rulesets.mini_nap.fire.aiming import FIRE_ARC, fire_range
from battles.rulesets.mini_nap.lexicon import LEXICONS
from battles.rulesets.mini_nap.log import LOGS
from battles.rulesets.mini_nap.measure import MEASURE
from battles.rulesets.mini_nap.movement.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.oob import OOB, opening
from battles.rulesets.mini_nap.quick_reference import QUICK_REFERENCE
from battles.rulesets.mini_nap.sequence import activations, turn
from battles.rulesets.mini_nap.settings import SETTINGS
from battles.rulesets.mini_nap.signs import SIGNS
from battles.rulesets.mini_nap.table import organisation, visibility
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS, footprint
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from battles.rulesets.mini_nap.words import FORMATIONS, GUNS, NATIONS, QUALITIES, SQUARES, TRAITS, TYPES, Arm


class MiniNap(Rulebook):
    """The ruleset object; it has no state."""

    id = "mini-nap"
    title = "Mini-Nap v8"
    unit_of_length = "cm"
    metres_per_unit = visibility.METRES_PER_CM
    #: The book gives no time scale; 20 minutes let a column march its two or three moves an hour.
    minutes_per_turn = 20
    validate = staticmethod(read)
    stated = Stated(
        WORDS, SETTINGS, VOCABULARY, CATALOGUE, LEXICONS, LOGS, CLAUSES, QUICK_REFERENCE, MEASURE, SIGNS, OOB, CAMPAIGN
    )
    unit_words = words_by_key(
        arm=Arm, type=TYPES, guns=GUNS, quality=QUALITIES, formation=FORMATIONS, traits=TRAITS, nation=NATIONS
    )
    #: The stand of MN-SCALE-2; far is beyond every reach and shot but a cannon's.
    lengths = Lengths(
        near=40.0,
        beside=4.0,
        far=60.0,
        margin=8.0,
        window=60.0,
        stand=STAND_RADIUS,
        interval=1.0,
        block=4.0,
        apart=60.0,
        table=(120.0, 90.0),
        gunnery=True,
    )
    ratings = commanders.ALL
    strength_of = staticmethod(commanders.strength_of)
    commands = staticmethod(organisation.commands)
    command_radius = staticmethod(status.command_radius)
    eyesight = staticmethod(visibility.eyesight_of)

    resolve = staticmethod(turn.resolve)
    proposal = staticmethod(propose)
    activations = staticmethod(activations.activations)
    likelihood = staticmethod(chances.likelihood)

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - there is one rating
        count = commanders.rating_dice(kind, nation)
        return Throw(D6, count, count) if count else None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        return commanders.rate_commander(kind, nation, dice)

    def opening(self, unit: Unit) -> str:
        return opening(unit.arm, unit.traits)

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:  # noqa: ARG002 - other books need it
        return footprint(unit)

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return status.command_status(battle, unit).value if unit.in_play else ""

    def reach(self, battle: Battle, unit: Unit) -> float:
        return move_allowance(battle, unit) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        return charge_allowance(battle, unit) if unit.in_play else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        weather = battle.weather if settled(SETTINGS, battle.settings)["weather_effects"] else "clear"
        return fire_range(unit.arm, weather) if unit.in_play else 0.0

    def fire_arc(self, battle: Battle, unit: Unit) -> float:  # noqa: ARG002 - alike in all weathers
        """All that is ahead; of a square each face (MN-FIRE-2)."""
        return ALL_ROUND if unit.formation in SQUARES else FIRE_ARC


RULESET = MiniNap()
