"""Meanings of phrases for troops: for whom a phrase stands once all its words are taken."""

from __future__ import annotations

from orders.language.letters.phrase_signs import PhraseSigns
from orders.language.letters.troops import Troops
from orders.language.letters.world import DESIGNATION

DEFINITE = frozenset(
    {"the", "those", "these", "both", "my", "our", "his", "their", "your", "all", "les", "ces", "mes", "nos", "ses",
     "leurs", "vos", "tous", "toutes", "die", "der", "den", "diese", "diesen", "beide", "beiden", "meine", "meinen",
     "unsere", "unseren", "seine", "seinen", "ihre", "ihren", "alle", "allen"}
)  # fmt: skip
A_SINGLE = frozenset({"a", "one", "un", "une", "ein", "eine", "einen", "einem", "einer"})


class PhraseMeaning(PhraseSigns):
    """What came of the words of a phrase, and for whom that stands."""

    def without_guard(self, own: tuple[str, ...]) -> tuple[str, ...]:
        """``The lancers``: those of the line, where the Guard has lancers, too, and is not named nor spoken of."""
        if within := tuple(id for id in own if id in self.spotter.topic):
            return within  # Guard cavalry: the Chasseurs and the Lancers
        if not (self.featured or self.arm == "lancer") or "guard" in self.named_by:
            return own
        guard = self.spotter.world.features.get("guard", frozenset())
        return tuple(id for id in own if id not in guard) or own

    def units_named_loosely(self) -> bool:
        """Whether more than an id or a whole name was needed to find the units."""
        return self.kinds or len(self.units_or_none()) > 1

    def all_bear_a_name(self, own: tuple[str, ...]) -> bool:
        """Whether several are left that bear one of the words said: *Nassau*."""
        said = self.text.bare[self.start : self.end]
        return len(own) > 1 and any(self.spotter.feature(word)[0].issuperset(own) for word in said)

    def is_any_one(self) -> bool:
        """``A battalion of the 2nd Light``: one, whichever."""
        return bool(A_SINGLE.intersection(self.text.bare[max(0, self.start - 1) : self.start + 1]))

    def result(self) -> Troops | None:
        """The troops the whole phrase stands for."""
        world = self.spotter.world
        if not self.end:
            return None
        said = self.text.raw_between(self.start, self.end)
        units = self.units
        if units is None:
            if self.side == "enemy" and self.kinds:
                return Troops(said=said, arm=self.arm)
            if self.side == "enemy" and self.alone:
                return Troops((), tuple(world.enemy), said=said, loose=True)
            if self.commands:  # a command that has no units
                return Troops((), (), self.commands, self.general, said)
            if (self.everybody or self.rest) and self.end > self.start:
                some = self.count if self.rest else 0
                above = self.grouped if self.rest else ""
                everybody = not self.rest
                return Troops(
                    tuple(world.own), (), (), "", said, some=some, rest=self.rest, everybody=everybody, of=above
                )
            return None
        own = tuple(id for id in world.own if id in units)
        enemy = tuple(id for id in world.enemy if id in units)
        if self.side == "enemy":
            own = ()
        commands = self.commands if self.side != "enemy" else ()
        if self.side in ("own", "their"):
            enemy = ()
        if not commands and self.units_named_loosely() and any(id in world.present for id in own):
            own = tuple(id for id in own if id in world.present)
        here = tuple(id for id in own if id in world.present)
        own = here if self.one and len(here) == 1 else own
        own = own if self.everybody or self.count or commands else self.without_guard(own)
        if self.grouped == "regiment":  # both regiments of the Guard: its batteries are none
            own = tuple(id for id in own if id not in world.with_arm("artillery")) or own
        loose = not self.named and self.side in ("", "their")
        some, unclear = self.some, self.unclear
        pool = own
        whole = frozenset(id for command in commands for id in world.commands.get(command, ()))
        commands = commands if frozenset(own) == whole and self.grouped != "regiment" else ()
        if self.counts_units and self.count and not self.rest and len(own) > self.count:
            commands = ()  # two battalions of Husson's: not his brigade
        if self.counted and not (self.everybody or self.count or commands) and self.all_bear_a_name(own):
            plain = tuple(id for id in own if id in world.present - world.compounds)
            own = plain if len(plain) == 1 else own  # the 1st of Nassau is not that of Orange-Nassau
        counted = self.count if not self.rest else 0
        mounted = self.grouped == "regiment" and set(own) <= world.with_arm("cavalry")
        if (
            counted
            and (self.counts_units or mounted or self.featured)
            and self.side != "enemy"
            and not commands
            and len(own) > self.count
        ):
            plain = tuple(id for id in own if id in world.present - world.compounds)  # the three Nassau battalions
            together = plain if len(plain) == self.count and self.all_bear_a_name(own) else ()
            if not together and (self.named or self.is_definite()):
                together = world.standing_together(own, self.count)  # the two batteries, and not just any two
            own, some = (together, some) if together else (own, self.count)
            self.everybody = False
        elif self.one and len(own) > 1 and self.side != "enemy":
            unclear = not self.is_any_one()
            some = some if unclear else 1
        beside = bool(self.before) and self.before[-1].kind == "relation"  # behind the 1st of Nassau: a place
        bracketed = bool(self.before) and self.before[-1].value == "("  # the 1st of Nassau (1/2Nas)
        first = not self.before and self.named and not self.counted
        alone = len(own) == 1 and not beside and (self.one or first or bracketed)
        if alone and (found := DESIGNATION.match(own[0])):
            regiment = f"/{found[2]}"  # the first battalion of Orange-Nassau, and then the second
            self.spotter.family = frozenset(id for id in world.own if id.endswith(regiment))
        if self.rest:
            return Troops(own, (), (), "", said, some=self.count, rest=True, arm=self.arm)
        return Troops(
            own,
            enemy,
            commands,
            self.general if commands else "",
            said,
            some,
            loose,
            everybody=self.everybody,
            unclear=unclear,
            kind=self.kinds,
            nearest=self.nearest,
            arm=self.arm,
            pool=pool,
        )

    def is_definite(self) -> bool:
        """``The two batteries``: whether those who are counted are told as some that one knows."""
        words = self.text.bare[max(0, self.start - 1) : self.end]
        return not DEFINITE.isdisjoint(words)
