"""What a turn leaves of those who suffered: ``The 2/61e has two hundred men left; horse guns are 250 metres off``."""

from __future__ import annotations

from battles.engine.signs import Arm
from battles.reports.facts.account import Turn
from battles.reports.facts.outlook import Near, Outlook
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.sentences import CLOSE, is_many, lexicon_of, name_of
from battles.reports.tongues.en.words import ground, listed, price
from battles.reports.tongues.rich import Rich, rich


def outlook_sentence(turn: Turn, one: Outlook) -> Rich:
    """How little a unit has left, whether the next loss ends it, who stands before it, who is near to help."""
    unit = one.unit
    many = is_many(turn, unit.id)
    if one.states:
        states = listed([lexicon_of(turn).state(code) for code in one.states])
        holds = f" {'are' if many else 'is'} {states}"
    else:
        left = price(turn.ruleset, toll_of(turn.ruleset, (unit,), {unit.id: one.left}))
        holds = f" {'have' if many else 'has'} {left} left"
    parts = [name_of(turn, unit.id), rich(holds)]
    if one.last:
        parts.append(rich(f", and the next loss is {'their' if many else 'its'} end"))
    if one.enemy is not None:
        parts.append(rich("; ", name_of(turn, one.enemy.unit), f" {how_near(turn, one.enemy, many=many)}"))
        parts.append(_help(turn, one, many=many))
    return rich(*parts)


def how_near(turn: Turn, enemy: Near, *, many: bool) -> str:
    """``is 250 metres off``; ``are upon it`` (``many``: upon them), but of guns, which come upon nobody, how near."""
    verb = "are" if is_many(turn, enemy.unit) else "is"
    if enemy.gap >= CLOSE:
        return f"{verb} {ground(turn.ruleset, enemy.gap)} off"
    unit = turn.after.unit_by_id.get(enemy.unit)
    if unit is not None and turn.ruleset.signs.arms.get(unit.arm) is Arm.ARTILLERY:
        return f"{verb} a few paces off"
    return f"{verb} upon {'them' if many else 'it'}"


def _help(turn: Turn, one: Outlook, *, many: bool) -> Rich:
    if one.friend is None:
        return rich(", and nobody is there to help")
    far = ground(turn.ruleset, one.friend.gap)
    if one.covered:
        beside = f"beside {'them' if many else 'it'}" if one.friend.gap < CLOSE else f"{far} away"
        return rich(", ", name_of(turn, one.friend.unit, strong=False), f" {beside} to help")
    return rich(f", and no friend is nearer than {far}")
