"""Their general: *the general stays with 3/108*, below what his brigade does, is he, and no order for that battalion."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pointing_back import PointingBack
from orders.language.letters.troops import Troops

RIDING = (
    r"(?:stays?|remains?|sits?|rides?|goes|go|moves?|keeps?|stands?|joins?|leads?|follows?|places?|attaches|accompanies|comes?|waits?|holds?|is|"
    r"positions|trots|gallops|walks|marches|takes?)"
)
# *The general stays with 3/108*, *Their brigadier sits behind 1/92*
THE_GENERAL = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|also|meanwhile|so)\s*,?\s+)?)(?:the|their|its|his|this)\s+(?:brigade\s+|brigade['’]s\s+|own\s+|brave\s+|good\s+)?"
    rf"(?:general|brigadier(?:\s+general)?|brigade\s+commander|commander|commanding\s+officer|chief|boss)(?:\s+(?:himself|too|of\s+(?:the|this)\s+brigade))?"
    rf"(?=\s*,?\s+(?:(?:must|should|shall|will|can|may|also|just|is\s+to|has\s+to|himself)\s+)*{RIDING}\b)",
    re.IGNORECASE,
)


class TheirGeneral(PointingBack):
    """Knows which general is meant by no more than his rank."""

    leader: Troops | None = None
    """The brigade that was told of last by its name."""

    def by_his_name(self, raw: str) -> str:
        """A sentence about *the general* with the name of him whose brigade was told of."""
        found = THE_GENERAL.match(raw)
        told = self.leader or self.subject or self.block
        if found is None or told is None or self.generals:
            return raw
        commands = told.commands or self.brigade_of(told)
        commander = self.world.view.formation_by_id[commands[0]].commander if len(commands) == 1 and commands[0] in self.world.generals else None
        if commander is None:
            return raw
        return f"{found['lead']}General {commander.name}{raw[found.end() :]}"

    def brigade_of(self, told: Troops) -> tuple[str, ...]:
        """The one brigade to which some units belong."""
        own = {self.world.own[id].of for id in told.own if id in self.world.own}
        return tuple(own) if len(own) == 1 else ()
