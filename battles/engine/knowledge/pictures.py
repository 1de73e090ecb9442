"""The picture that an enemy offers: as much of him as can be made out from where he is seen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.battle import Battle, Commander
from battles.engine.catalogue import Catalogue, Change, Known
from battles.engine.knowledge.contacts import Certainty, Contact
from battles.engine.knowledge.eyes import Sight
from battles.engine.knowledge.sighting import certainty_at, estimate
from battles.engine.play.nations import nation_of
from battles.engine.protocol import Ruleset
from battles.engine.replay import Frame, place_of
from battles.engine.sight import Eyesight


class Pictures:
    """Makes contacts of the units and formations of ``sides`` (their ids to the ids of their sides)."""

    def __init__(self, ruleset: Ruleset, eyesight: Eyesight, battle: Battle, sides: Mapping[str, str]) -> None:
        self._eyesight = eyesight
        self._measure = ruleset.measure
        self._markers = showing(ruleset.catalogue, Change.MARKER)
        self._states = showing(ruleset.catalogue, Change.STATE)
        self._battle = battle
        self._sides = sides

    def of(self, frame: Frame, subject: str, sight: Sight, known: Contact | None, moment: float) -> Contact:
        """A contact as it shows now. What was once made out of it while it was in sight is not forgotten."""
        unit = frame.units.get(subject)
        if unit is None:
            return self._stand(frame, subject, known, moment)
        certainty = certainty_at(self._eyesight, unit.formation, sight.distance)
        if known is not None and known.certainty.rank > certainty.rank:
            certainty = known.certainty
        kind_known, named = certainty.rank >= Certainty.KIND.rank, certainty is Certainty.NAMED
        return Contact(
            alias=known.alias if known else "",
            subject=subject,
            side=self._sides[subject],
            certainty=certainty,
            seen=True,
            moment=moment,
            at=unit.at or (0.0, 0.0),
            facing=unit.facing,
            formation=unit.formation,
            arm=unit.arm,
            type=unit.type if kind_known else "",
            nation=nation_of(self._battle, unit) if kind_known else "",
            name=unit.label if named else "",
            guns=str(unit.extra.get("guns", "")) if kind_known else "",
            traits=unit.traits if kind_known else (),
            strength=estimate(self._measure, unit, certainty),
            markers=tuple(marker for marker in self._markers if unit.extra.get(marker)),
            states=MappingProxyType({state: unit.extra[state] for state in self._states if state in unit.extra}),
        )

    def _stand(self, frame: Frame, subject: str, known: Contact | None, moment: float) -> Contact:
        """A commander's stand: seen for what it is, but not whose."""
        commander = frame.formations[subject].commander or Commander()
        return Contact(
            alias=known.alias if known else "",
            subject=subject,
            side=self._sides[subject],
            certainty=Certainty.KIND,
            seen=True,
            moment=moment,
            at=place_of(commander, frame.units) or (0.0, 0.0),
            commander=True,
        )


def showing(listed: Catalogue, change: Change) -> tuple[str, ...]:
    """The unit's own keys, set by such a change, that an enemy sees on the troops themselves."""
    kinds = [kind for kind in listed.values() if kind.known >= Known.SEEN]
    keys = {
        key.sets or name
        for kind in kinds
        for name, key in kind.keys.items()
        if key.changes is change and key.known >= Known.SEEN
    }
    if change is Change.STATE:
        keys |= {name for kind in kinds for name in kind.states}
    return tuple(sorted(keys))
