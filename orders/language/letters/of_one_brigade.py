"""Of one brigade: whom a German paragraph means that tells of a brigade or two in several sentences."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_in_passing import speaks_of_the_latter, with_the_latter
from orders.language.letters.in_his_brigade import (
    all_so_many,
    former_and_latter,
    he_leads_the_others,
    is_of_all,
    is_of_him,
    is_of_the_paragraph,
    near_whom,
    none_moves,
    none_of_both,
    none_of_his,
    one_and_the_other,
    speaks_of_both,
    with_both,
    with_either,
    with_his_general,
    with_the_batteries,
    with_the_others,
    with_the_regiments,
)
from orders.language.letters.one_brigade import OneBrigade
from orders.language.letters.text import Text
from orders.language.letters.this_brigade import speaks_of_this, with_the_rest, with_this
from orders.language.letters.troops import Troops

COUPLE = 2
FORMED = re.keyed(r"\b(?:Kolonnen?|Linien?)\b")
WITH_THESE = re.compile(
    r"^(?P<head>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?(?:[Ee]r|(?:General\s+)?[A-ZÄÖÜ][\w'’-]+)\s+[a-zäöüß]+t)\s+mit\s+(?P<these>[^,;:.!?]{3,60}?)\s+"
    r"(?=(?:nach|bis|hinter|zu[mr]?|auf|in|an|vor|über)\s)"
)


class OfOneBrigade(OneBrigade):
    """Puts names for *der General*, *die anderen*, *die beiden Regimenter*, *keiner von ihnen*."""

    commands_told: tuple[str, ...] = ()
    """The commands of which this paragraph told, the last one last."""
    told_above: int = 0
    """How many commands were told something above it."""
    singly_above: int = 0
    """How many units were told something by themselves above it."""

    def of_his_brigade(self, raw: str, *, fresh: bool) -> str:
        """A German sentence with the names of those whom the paragraph about their brigade does not name again."""
        if "de" not in self.spotter.lexicon.languages:
            return raw
        heard = self.block if fresh else self.subject or self.told_of or self.block
        if fresh:
            self.commands_told = ()
            self.told_above, self.singly_above = len(self.told_commands), len(self.told_singly)
        last = heard.commands if heard is not None and len(heard.commands) == 1 else ()
        told = (*self.commands_told, *self.told_commands[self.told_above :], *last)
        self.commands_told = tuple(dict.fromkeys(reversed(told)))[::-1]
        if not fresh and heard is not None and len(heard.own) == 1:
            raw = near_whom(raw, heard.own[0])
        two = heard.own if heard is not None and len(heard.own) == COUPLE and not heard.commands else ()
        raw = raw if fresh else one_and_the_other(raw, two or [*dict.fromkeys(reversed(self.told_last))][1::-1])
        if not fresh and speaks_of_both(raw):
            raw = former_and_latter(raw, self.two_named_before())
        raw = raw if fresh else none_moves(self.of_two_told(raw))
        headed = ":" in raw and self.names_own(Text(raw.partition(":")[0]))
        if not self.commands_told or headed:
            return raw
        return self.of_these_commands(raw if fresh else self.of_their_division(raw), fresh=fresh)

    def of_this_brigade(self, raw: str) -> str:
        """A sentence in any language with the name of the brigade or division that it calls *this one*, *the whole*."""
        level = speaks_of_this(raw)
        if not level:
            return raw
        head, colon, rest = raw.partition(":")
        headed = self.troops_in(Text(self.in_full(head))) if colon else []
        if self.names_a_brigade(rest if headed else raw):
            return raw
        for one in (*headed, self.subject, self.spoken, self.told_of, self.block):
            if one is not None and (command := self.command_of(one, level)):
                others = [id for id in self.world.commands[command] if id in self.world.present and id not in one.own]
                if others and not (one.commands or one.general):
                    raw = with_the_rest(raw, level, others)
                return with_this(raw, level, command)
        return raw

    def of_the_latter(self, raw: str) -> str:
        """A French sentence with the name of his whom the one before named last, where it calls him *ce dernier*."""
        if "fr" not in self.spotter.lexicon.languages or not speaks_of_the_latter(raw):
            return raw
        named = [one for said in self.lately[:1] for one in self.troops_in(Text(self.in_full(said)))]
        if len(named) < COUPLE or named[-1].enemy or any(one.loose for one in named):
            return raw  # he is the only one: a pronoun will do
        single = [*named[-1].commands, *(() if named[-1].commands else named[-1].own)]
        if len(single) != 1:
            return raw
        return with_the_latter(raw, [one.commands[0] if one.commands else one.own[0] for one in named])

    def command_of(self, one: Troops, level: str) -> str:
        """The brigade or division that some troops or a general are, or belong to; empty where they are of several."""
        command = one.commands[0] if len(one.commands) == 1 else one.general
        if not command and (mine := self.brigade_of(one)) is not None:
            command = mine.commands[0]
        formations = self.world.view.formation_by_id
        while command and command in formations and formations[command].kind != level:
            command = formations[command].of
        return (
            command if command in self.world.commands and (level != "brigade" or command in self.world.lowest) else ""
        )

    def names_a_brigade(self, raw: str) -> bool:
        """Whether words name a brigade of his, which is then the one that is meant."""
        return any(one.commands for one in self.troops_in(Text(self.in_full(raw))) if not one.loose)

    def without_all_his(self, raw: str, his: tuple[str, ...]) -> str:
        """``Er trabt mit 5Lan und 6Lan nach H5``: with all that he has, so the brigade goes there."""
        found = WITH_THESE.match(raw)
        if found is None:
            return raw
        named = {id for one in self.troops_in(Text(found["these"])) for id in one.own}
        return f"{found['head']} {raw[found.end() :].lstrip()}" if named == set(his) else raw

    def two_named_before(self) -> list[str]:
        """The two units of his that the sentence before names, in their order."""
        named = [one for said in self.lately[:1] for one in self.troops_in(Text(self.in_full(said)))]
        ids = [one.own[0] for one in named if len(one.own) == 1 and not one.commands]
        return list(dict.fromkeys(ids))

    def of_these_commands(self, raw: str, *, fresh: bool) -> str:
        """The same, of the command that was told of last: its general, its horse, the others of it."""
        command = self.commands_told[-1]
        his = tuple(id for id in self.world.commands[command] if id in self.world.present)
        if len(self.commands_told) == 1 and command in self.world.generals:
            raw = with_his_general(raw, self.world.names.general_name(command))
        if not fresh:
            horse = self.world.with_arm("cavalry")
            raw = with_the_regiments(raw, [id for id in his if id in horse])
        if command not in self.world.lowest:
            return raw
        raw = raw if fresh else all_so_many(none_of_his(self.without_all_his(raw, his), command), his)
        told = self.subject
        some = not fresh and told is not None and not told.commands and bool(told.own) and set(told.own) < set(his)
        if some and told is not None and (is_of_all(raw) or (len(told.own) > 1 and is_of_him(raw))):
            self.subject = self.spoken = Troops(his, (), (command,))
        others = [id for id in his if id not in self.addressed]
        raw = he_leads_the_others(raw, others) if len(others) < len(his) and not fresh else raw
        return with_the_others(raw, others) if len(others) < len(his) else raw

    def of_their_division(self, raw: str) -> str:
        """The same, of the division of whose brigades the paragraph tells, and of the two that were told last."""
        lowest = [one for one in self.commands_told if not any(self.is_above(one, two) for two in self.commands_told)]
        told = {id for command in lowest for id in self.world.commands[command]}
        above = [command for command, units in self.world.commands.items() if told < set(units)]
        guns = self.world.with_arm("artillery") & self.world.present
        with_guns = [one for one in sorted(above, key=self.size_of) if guns & set(self.world.commands[one])]
        raw = with_the_batteries(raw, [id for one in with_guns[:1] for id in self.world.commands[one] if id in guns])
        if is_of_the_paragraph(raw):
            own = tuple(id for id in self.world.own if id in told)
            self.subject = self.spoken = Troops(own, (), tuple(lowest))
        return raw

    def of_two_told(self, raw: str) -> str:
        """The same of the two that were told something last: *beide*, *keiner der beiden*, *bei den beiden*."""
        units = [*dict.fromkeys(reversed(self.told_singly[self.singly_above :]))][1::-1]
        brigades = [*dict.fromkeys(reversed(self.told_commands[self.told_above :]))][1::-1]
        formed = FORMED.search(raw) is not None  # lines for all their units would leave none for the intent
        if len(brigades) == COUPLE and not formed and (len(units) < COUPLE or self.two_commands_told() is not None):
            return none_of_both(with_both(raw, brigades), brigades)
        spoken = self.subject
        if len(units) == COUPLE and spoken is not None and not spoken.commands and set(spoken.own) <= set(units):
            raw = none_of_both(with_both(raw, units), units)
        return with_either(raw, units)

    def size_of(self, command: str) -> int:
        """How many units a command has."""
        return len(self.world.commands[command])

    def is_above(self, one: str, other: str) -> bool:
        """Whether a command holds another."""
        return set(self.world.commands[other]) < set(self.world.commands[one])

    def two_commands_told(self) -> Troops | None:
        """The two brigades of one arm that were told something last, where of the last one was spoken last."""
        last = [*dict.fromkeys(reversed(self.told_commands))][1::-1]
        spoken = self.subject
        if len(last) < COUPLE or spoken is None or spoken.commands != (last[-1],):
            return None
        own = tuple(dict.fromkeys(id for command in last for id in self.world.commands[command]))
        if len({self.world.own[id].arm for id in own if id in self.world.own}) > 1:
            return None  # neither regiment: not one of foot and one of horse
        return Troops(own, (), tuple(last))
