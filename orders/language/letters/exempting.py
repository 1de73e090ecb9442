"""Exempting: who is left out of what all do: *everyone forms square, except the 5th, who just stand*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from orders.language.letters.acts import Act

STANDING_FAST = frozenset({"hold", "defend", "asis", ""})

# *Except his 1/4L, who go to E5*, in a sentence of its own: what those do.
WHO_DOES = re.compile(
    r"\s*(?:but\s+)?(?:with the exception of|except(?:ing|ed|\s+for)?|save(?:\s+for)?|sauf|excepté|hormis|"
    r"à l['’]exception d(?:e|u|es)|außer|ausgenommen|mit ausnahme (?:von|vom|der|des))\s+(?P<who>[^,;:()]{2,40}?),?\s+"
    r"(?:who|which|qui|lequel|laquelle|lesquels|der|die|das|welche[rs]?)\s+(?P<what>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


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


def who_does(raw: str) -> tuple[str, str] | None:
    """Who is left out of the sentence before, and what they do; ``None`` for any other sentence."""
    found = WHO_DOES.match(raw)
    return (found["who"], found["what"]) if found is not None else None
