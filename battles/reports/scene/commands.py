"""Which commands a map names: every brigade, or, where that would crowd it, some brigades and the rest by division."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from battles.engine.battle import Battle, Formation, Unit
from battles.reports.scene.troops import Reader, short_name, tone_of_unit
from battles.reports.scene.values import Command, Tone, UnitSign


def commands_of(
    battle: Battle, signs: Mapping[str, UnitSign], reader: Reader, named: Collection[str] | None = None
) -> tuple[Command, ...]:
    """The commands that have troops on the map, with their strength where it is the reader's own to know.

    All brigades; or with ``named`` those that it holds or that stand under one it holds, and the others by division.
    A division beside some of whose brigades are named is left without a name of its own.
    """
    troops: dict[str, list[Unit]] = {}
    for unit in battle.units:
        if unit.id in signs:
            troops.setdefault(unit.of, []).append(unit)
    single = [one for one in battle.formations if named is None or _is_named(battle, one, named)]
    commands = [_command(battle, one, troops.get(one.id, ()), signs, reader) for one in single]
    if named is not None:
        spoken_for = {division_of(battle, one).id for one in single if one.id in troops}
        gathered: dict[str, list[Unit]] = {}
        for formation in battle.formations:
            division = division_of(battle, formation)
            if division.id not in spoken_for:
                gathered.setdefault(division.id, []).extend(troops.get(formation.id, ()))
        commands += [
            _command(battle, battle.formation_by_id[key], members, signs, reader, minor=bool(named))
            for key, members in gathered.items()
        ]
    return tuple(command for command in commands if command is not None)


def division_of(battle: Battle, formation: Formation) -> Formation:
    """The division that a formation is or belongs to; itself when it belongs to none."""
    return next((link for link in battle.chain(formation.id) if link.kind == "division"), formation)


def _is_named(battle: Battle, formation: Formation, named: Collection[str]) -> bool:
    return f"{formation.id}/artillery" in named or any(link.id in named for link in battle.chain(formation.id))


def _command(
    battle: Battle,
    formation: Formation,
    members: Collection[Unit],
    signs: Mapping[str, UnitSign],
    reader: Reader,
    *,
    minor: bool = False,
) -> Command | None:
    """A command's name with the places of its units; ``None`` when it has none, or is the enemy's."""
    tone = tone_of_unit(battle, next(iter(members)), reader) if members else Tone.ENEMY
    if not members or (tone in (Tone.ENEMY, Tone.THIRD) and not reader.umpire):
        return None
    points = [unit.strength for unit in members if unit.strength is not None]
    guns_only = formation.kind != "brigade" and all(unit.arm == "artillery" for unit in members)
    return Command(
        key=formation.id,
        caption=_guns_name(formation) if guns_only else _name(formation),
        tone=tone,
        members=tuple(signs[unit.id].at for unit in members),
        groups=tuple(dict.fromkeys(unit.of for unit in members)),
        strength=str(sum(points)) if points and tone is not Tone.FRIEND and not minor else "",
        guns=guns_only,
        minor=minor,
    )


def _name(formation: Formation) -> str:
    """``5th Div.``, ``Husson``, ``Guard Light Cavalry``: a number alone would not say of what."""
    name = formation.label
    if any(character.isdigit() for character in name):
        name = name.replace("Division", "Div.")
    return short_name(name)


def _guns_name(formation: Formation) -> str:
    """The name of a division's guns: ``5th Div. guns``, or ``Guard Light Cavalry guns`` where the name says enough."""
    return f"{_name(formation)} guns"
