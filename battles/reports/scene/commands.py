"""Which commands a map names: every one, or, where that would crowd it, some of them and the rest by division."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.commands import Command as Acting
from battles.engine.protocol import Ruleset
from battles.reports.facts.strength import amount_of
from battles.reports.scene.troops import Reader, short_name, tone_of_unit
from battles.reports.scene.values import Command, MapWords, Tone, UnitSign

#: The kind of formation that names the troops under it where their own names have no room.
DIVISION = "division"


def commands_of(
    ruleset: Ruleset,
    battle: Battle,
    signs: Mapping[str, UnitSign],
    reader: Reader,
    words: MapWords,
    named: Collection[str] | None = None,
) -> tuple[Command, ...]:
    """The commands that have troops on the map, with their strength where it is the reader's own to know.

    All of them; or with ``named`` those that it holds or that stand under one it holds, and the others by division. A
    division beside some of whose brigades are named is left without a name of its own.
    """
    troops = {
        command.id: [battle.unit_by_id[unit] for unit in command.units if unit in signs] for command in reader.tree.all
    }
    present = [command for command in reader.tree.all if troops[command.id]]
    single = [one for one in present if named is None or _is_named(reader, one, named)]
    commands = [_command(ruleset, battle, one, troops[one.id], signs, reader, words) for one in single]
    if named is not None:
        spoken_for = {division_of(battle, reader, one).id for one in single}
        gathered: dict[str, list[Unit]] = {}
        for command in present:
            division = division_of(battle, reader, command)
            if division.id not in spoken_for:
                gathered.setdefault(division.id, []).extend(troops[command.id])
        commands += [
            _command(ruleset, battle, reader.tree.by_id[key], members, signs, reader, words, minor=bool(named))
            for key, members in gathered.items()
        ]
    return _told_apart(battle, reader, [command for command in commands if command is not None])


def _told_apart(battle: Battle, reader: Reader, commands: Sequence[Command]) -> tuple[Command, ...]:
    """The commands, of which those that would bear one name are called by their commanders, as far as they have any."""
    formations = {command.key: reader.tree.by_id[command.key].formation for command in commands}
    bearers = Counter((battle.side_of_formation(formations[one.key]), one.caption) for one in commands)

    def caption(command: Command) -> str:
        formation = formations[command.key]
        led = battle.formation_by_id[formation].commander
        alone = bearers[battle.side_of_formation(formation), command.caption] < 2
        return command.caption if alone or command.guns or led is None or not led.name else led.name

    return tuple(replace(command, caption=caption(command)) for command in commands)


def division_of(battle: Battle, reader: Reader, command: Acting) -> Acting:
    """The division that a command is, or is a part of, or stands under; itself when there is none."""
    chain = (link for link in reader.tree.chain(command.id) if not link.part)
    return next((link for link in chain if battle.formation_by_id[link.formation].kind == DIVISION), command)


def _is_named(reader: Reader, command: Acting, named: Collection[str]) -> bool:
    return any(link.id in named or link.formation in named for link in reader.tree.chain(command.id))


def _command(
    ruleset: Ruleset,
    battle: Battle,
    command: Acting,
    members: Sequence[Unit],
    signs: Mapping[str, UnitSign],
    reader: Reader,
    words: MapWords,
    *,
    minor: bool = False,
) -> Command | None:
    """A command's name with the places of its units; ``None`` when it is the enemy's."""
    tone = tone_of_unit(battle, members[0], reader)
    if tone in (Tone.ENEMY, Tone.THIRD) and not reader.umpire:
        return None
    counted = ruleset.measure.counted and tone is not Tone.FRIEND and not minor
    formation = battle.formation_by_id[command.formation]
    return Command(
        key=command.id,
        caption=f"{_name(formation, words)} {_part(command)}" if command.part else _name(formation, words),
        tone=tone,
        members=tuple(signs[unit.id].at for unit in members),
        groups=tuple(dict.fromkeys(unit.of for unit in members)),
        strength=str(amount_of(ruleset, members)) if counted else "",
        guns=bool(command.part),
        minor=minor,
    )


def _name(formation: Formation, words: MapWords) -> str:
    """``5th Div.``, ``Husson``, ``Guard Light Cavalry``: a number alone would not say of what."""
    name = formation.label
    if any(character.isdigit() for character in name):
        for word, short in words.shortened.items():
            name = name.replace(word, short)
    return short_name(name)


def _part(command: Acting) -> str:
    """What a part of a formation is called for short: ``guns``."""
    return min(command.called, key=len, default=command.part)
