"""The tables a player wants at his elbow, made from the very tables that the rules apply."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.protocol import TableSection
from battles.rulesets.mini_nap.charges import assault, opportunity, rallying, reactions
from battles.rulesets.mini_nap.command import ratings, status
from battles.rulesets.mini_nap.fire import aiming
from battles.rulesets.mini_nap.movement import allowances
from battles.rulesets.mini_nap.table.footprints import FOOTPRINTS, STAND_RADIUS
from battles.rulesets.mini_nap.table.ground import TERRAIN, GoingClass
from battles.rulesets.mini_nap.vocabulary import DECISIONS, UNIT_ACTIONS
from battles.rulesets.mini_nap.words import QUALITY_RATING, RATINGS, Arm, Stance

NONE = "-"


def _quality() -> TableSection:
    return TableSection(
        title="Quality rating",
        head=tuple(QUALITY_RATING),
        rows=(tuple(f"{rating}+" for rating in QUALITY_RATING.values()),),
        clauses=("MN-QR-1",),
        note="The least die that passes a test, and that hits in hand-to-hand.",
    )


def _movement() -> TableSection:
    rows = [("infantry", formation.value, *map(_cm, pair)) for formation, pair in allowances.INFANTRY.items()]
    rows += [("cavalry", f"{type} cavalry", *map(_cm, pair)) for type, pair in allowances.CAVALRY.items()]
    rows.append(("cavalry", "light cavalry in skirmish", *map(_cm, allowances.LIGHT_CAVALRY_SKIRMISH)))
    rows += [("artillery", f"{type} artillery redeploying", _cm(cm), NONE) for type, cm in allowances.REDEPLOY.items()]
    return TableSection(
        title="Movement in cm",
        head=("arm", "in", "move", "charge"),
        rows=tuple(rows),
        clauses=("MN-MOVE-6", "MN-MOVE-8", "MN-MOVE-9", "MN-ART-1"),
        note=f"Infantry in line or skirmish may side-step or step back {allowances.SIDE_STEP}, or go obliquely "
        f"{allowances.OBLIQUE} and {allowances.OBLIQUE}. A square near enemy cavalry inches "
        f"{allowances.INCH_NEAR_CAVALRY}. Guns are prolonged {allowances.PROLONG}.",
    )


def _charging() -> TableSection:
    head = ("charger", "formed infantry", "unformed infantry", "formed cavalry", "unformed cavalry", "artillery")
    rows = tuple(
        (f"{'formed' if formed else 'unformed'} {arm}", *row) for (arm, formed), row in assault.MAY_CHARGE.items()
    )
    return TableSection(
        title="Who may charge what",
        head=head,
        rows=rows,
        clauses=("MN-CHG-2",),
        note="flank: only where the charger would outflank the target.",
    )


def _reacting() -> TableSection:
    rows = (
        ("fall back, infantry", _range(reactions.FALL_BACK["infantry"]), "skirmishers, any charger"),
        ("fall back, cavalry", _range(reactions.FALL_BACK["cavalry"]), "skirmishers, any charger"),
        ("limber up and flee", _range(reactions.FLEE), "horse artillery charged by infantry, test"),
        ("emergency square", NONE, f"formed infantry, cavalry from over {_cm(reactions.SQUARE_FROM_OVER)}, test"),
        ("feint", _range(reactions.FEINT), "cavalry against a square just formed, test"),
        (
            "opportunity charge",
            f"{_cm(opportunity.INFANTRY_REACH)}, cavalry {_cm(opportunity.CAVALRY_REACH)}",
            "formed, at an enemy who moves within that, test",
        ),
        ("rally back, infantry", _range(rallying.BACK["infantry"]), "after a break-through"),
        ("rally back, cavalry", _range(rallying.BACK["cavalry"]), "after a break-through"),
    )
    return TableSection(
        title="Reactions and rallies in cm",
        head=("what", "how far", "who"),
        rows=rows,
        clauses=("MN-REACT-3 to 9", "MN-BRK-2"),
    )


def _small_arms() -> TableSection:
    return TableSection(
        title="Small arms: dice",
        head=tuple(formation.value for formation in aiming.SMALL_ARMS_DICE),
        rows=(tuple(str(dice) for dice in aiming.SMALL_ARMS_DICE.values()),),
        clauses=("MN-FIRE-3", "MN-FIRE-4"),
        note=f"Infantry, up to {_cm(aiming.SMALL_ARMS_RANGE)} cm. One die more: guard firing, target in column or "
        "square. Halved: unformed target or unformed enemies in the way, cover, rain. Each six pips hit once.",
    )


def _artillery() -> TableSection:
    bands = tuple(f"{band}, to {_cm(limit)}" for limit, band in aiming.ARTILLERY_RANGES)
    return TableSection(
        title="Artillery: dice",
        head=("guns", *bands),
        rows=tuple((guns, *(str(dice) for dice in row.values())) for guns, row in aiming.ARTILLERY_DICE.items()),
        clauses=("MN-FIRE-3", "MN-FIRE-4"),
        note="One die more: British batteries, French guard and elite batteries, target in column or square.",
    )


def _command() -> TableSection:
    return TableSection(
        title="Command radius in cm",
        head=RATINGS,
        rows=(tuple(_cm(status.RADIUS[rating]) for rating in RATINGS),),
        clauses=("MN-CMD-1",),
        note=f"Beyond it but within {_cm(status.CAUTIOUS_WITHIN)}: cautious, each charge needs a test. Farther: out "
        "of command, no charge, and a test to fire.",
    )


def _commanders() -> TableSection:
    rows = [(f"{nation} corps", *_throws(row)) for nation, row in ratings.CORPS.items()]
    rows.append(("division", *_throws(ratings.DIVISION)))
    modifiers = ", ".join(f"{nation} {modifier:+}" for nation, modifier in ratings.DIVISION_MODIFIER.items())
    fixed = ", ".join(f"{nation} {rating}" for nation, rating in ratings.FIXED.items())
    return TableSection(
        title="Commanders by two dice",
        head=("commander", *RATINGS),
        rows=tuple(rows),
        clauses=("MN-RATE-1", "MN-RATE-2"),
        note=f"Corps without dice: {fixed}, others {ratings.FIXED_OTHERWISE}. To a division's throw: {modifiers}.",
    )


def _ground() -> TableSection:
    rows = tuple(
        (
            kind,
            *(NONE if cost is None else _cost(cost, line=row.shape == "line") for cost in row.costs),
            "yes" if row.cover else "",
            "yes" if row.hides else "",
        )
        for kind, row in TERRAIN.items()
    )
    return TableSection(
        title="Ground: cost of a cm, or of a crossing",
        head=("kind", *(going.value for going in GoingClass), "cover", "hides"),
        rows=rows,
        clauses=("MN-X-TERR-1", "MN-X-TERR-2"),
        note=f"{NONE}: may not be entered. Columns, redeploying batteries and stands use roads and bridges.",
    )


def _footprints() -> TableSection:
    head = ("arm", *(formation.value for formation in Stance))
    rows = tuple((arm.value, *(_size(FOOTPRINTS[arm].get(formation)) for formation in Stance)) for arm in Arm)
    return TableSection(
        title="Footprints, width x depth in cm",
        head=head,
        rows=rows,
        clauses=("MN-SCALE-2",),
        note=f"A command stand is a disc of {_cm(2 * STAND_RADIUS)}.",
    )


def _orders() -> TableSection:
    return TableSection(
        title="Orders to a unit",
        head=("write", "and it will"),
        rows=tuple((phrase.plain, phrase.explanation) for phrase in UNIT_ACTIONS),
        clauses=("MN-ORD-3",),
    )


def _standing() -> TableSection:
    rows = tuple(
        (
            decision.name,
            ", ".join(choice.plain for choice in decision.choices),
            ", ".join([decision.default, *(f"{arm} {choice}" for arm, choice in decision.default_by_arm)]),
        )
        for decision in DECISIONS
    )
    return TableSection(
        title="Standing orders",
        head=("decision", "choices", "if nothing is said"),
        rows=rows,
        clauses=("MN-ORD-1",),
    )


def _cm(length: float) -> str:
    return f"{length:g}" if length else NONE


def _range(lengths: Sequence[float]) -> str:
    return f"{lengths[0]:g}-{lengths[1]:g}"


def _cost(cost: int, *, line: bool) -> str:
    return (f"+{cost}" if cost else "") if line else str(cost)


def _size(size: tuple[float, float] | None) -> str:
    return f"{size[0]:g} x {size[1]:g}" if size else NONE


def _throws(row: Sequence[int | None]) -> tuple[str, ...]:
    """The throws of two dice that give each rating: from the least that a row says to where the better one begins."""
    texts: list[str] = []
    most: int | None = None
    for least in row:
        if least is None:
            texts.append("")
            continue
        low = str(least)
        if most is None:
            texts.append(f"{low}+")
        elif least <= ratings.DICE:
            texts.append(f"{most} or less")
        else:
            texts.append(low if least == most else f"{low}-{most}")
        most = least - 1
    return tuple(texts)


QUICK_REFERENCE = (
    _movement(),
    _charging(),
    _quality(),
    _small_arms(),
    _artillery(),
    _reacting(),
    _command(),
    _ground(),
    _orders(),
    _standing(),
    _commanders(),
    _footprints(),
)
