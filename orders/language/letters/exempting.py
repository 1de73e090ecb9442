"""Exempting: who is left out of a rule for all: *everyone forms square, except the 5th, who just stand*."""

from __future__ import annotations

from collections.abc import Sequence

from orders.language.letters.acts import Act

STANDING_FAST = frozenset({"hold", "defend", "asis", ""})


def stand_instead(rule: Act, acts: Sequence[Act]) -> list[Act] | None:
    """Of a rule to form square against horse the acts that tell what those left out of it do: they stand.

    ``None`` where the act is no such rule, or where they are told to do anything else.
    """
    horse = rule.condition is not None and rule.condition.arm == "cavalry" and rule.condition.trigger == "cavalry"
    out = rule.excepted
    if rule.formation != "square" or rule.negated or not horse or out is None or not out.own or out.unclear or out.some:
        return None
    told = [one for one in acts if one is not rule and one.subject is out and not one.empty]
    plain = all(
        one.verb in STANDING_FAST
        and not (
            one.parts or one.target or one.object or one.length is not None or one.way or one.unknown or one.negated
        )
        and one.formation != "square"
        for one in told
    )
    return told if plain else None
