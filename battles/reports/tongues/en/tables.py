"""The words of a report's tables: states of units, how a command is held, what was seen of the enemy."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.knowledge import Contact, public_id
from battles.engine.lexicon import Lexicon
from battles.reports.facts.account import Turn
from battles.reports.facts.enemy import Seen, by_arm
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.tongues.en.sentences import lexicon_of, share_of
from battles.reports.tongues.en.words import BODY, EnglishHours, counted, listed


def unit_state(turn: Turn, row: UnitRow) -> str:
    """``line, disordered``; of a unit that is gone, how it went."""
    lexicon = lexicon_of(turn)
    if row.out:
        return lexicon.fates.get(row.out, row.out)
    return ", ".join([lexicon.formation(row.unit.formation).name, *(lexicon.state(code) for code in row.states)])


def unit_marks(turn: Turn, row: UnitRow) -> str:
    """``disordered``; of a unit that is gone, how it went; nothing that its sign says already."""
    lexicon = lexicon_of(turn)
    if row.out:
        return lexicon.fates.get(row.out, row.out)
    return ", ".join(lexicon.state(code) for code in row.states)


def command_note(turn: Turn, rows: CommandRows) -> str:
    """``in command``; or who is not; empty where the ruleset does not tell."""
    words = lexicon_of(turn).command
    if len(rows.statuses) == 1:
        (only,) = rows.statuses
        return words.get(only, only)
    some = share_of(turn, [unit for unit in rows.units if unit.in_play])
    worse = ((status, count) for status, count in rows.statuses.items() if status != "in")
    return ", ".join(f"{count} of {some} {words.get(status, status)}" for status, count in worse)


def cluster_words(lexicon: Lexicon, contacts: Sequence[Contact]) -> str:
    """``nine battalions, French``; ``two battalions and a battery`` of several nations."""
    phrases = []
    for arm, count in by_arm(contacts).items():
        noun = lexicon.bodies.get(arm, BODY)
        phrases.append(f"{noun.article} {noun.one}" if count == 1 else counted(count, noun.one, noun.many))
    nations = {contact.nation for contact in contacts if contact.nation}
    nation = lexicon.contacts.of_nation(nations.pop(), "") if len(nations) == 1 else ""
    return ", ".join(part for part in (listed(phrases), nation) if part)


def seen_name(turn: Turn, row: Seen) -> str:
    """``British light cavalry, in line``; ``infantry, last seen 15:10``; of troops seen to fall, how they ended."""
    contact = row.contact
    lexicon = lexicon_of(turn)
    name = turn.after.unit_by_id[public_id(contact)].name if not contact.fate else contact.name or contact.arm
    words = [name[:1].upper() + name[1:]]
    if contact.fate:
        words.append(lexicon.fates.get(contact.fate, "gone"))
    else:
        standing = lexicon.formation(contact.formation).standing if contact.formation else ""
        words.append("" if "skirmishers" in name else standing)
        if not contact.seen:
            words.append(f"last seen {EnglishHours(turn.clock).hour(contact.moment)}")
    return ", ".join(word for word in words if word)


def estimate_words(contact: Contact) -> str:
    """``5 to 6``; ``unknown``; nothing of troops seen to fall."""
    if contact.fate:
        return ""
    if contact.strength is None:
        return "unknown"
    low, high = contact.strength
    return f"{low} to {high}" if low != high else f"{low}"
