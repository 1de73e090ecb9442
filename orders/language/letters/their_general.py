"""Their general: *the general stays with 3/108*, below what his brigade does, is he; the battalion is told nothing."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pointing_back import PointingBack
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

RIDING = (
    r"(?:stays?|remains?|sits?|rides?|goes|go|moves?|keeps?|stands?|joins?|leads?|follows?|places?|attaches|accompanies|comes?|waits?|holds?|is|"
    r"positions|trots|gallops|walks|marches|takes?)"
)
# *The general stays with 3/108*, *Their brigadier sits behind 1/92*
THE_GENERAL = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|also|meanwhile|so)\s*,?\s+)?)(?:the|their|its|his|this)\s+(?:brigade\s+|brigade['’]s\s+|own\s+|brave\s+|good\s+)?"
    rf"(?:general|brigadier(?:\s+general)?|brigade\s+commander|commander|commanding\s+officer|chief|boss)(?:\s+(?:himself|too|of\s+(?:the|this)\s+brigade))?"
    rf"(?=\s*,?\s+(?:(?:must|should|shall|will|can|may|also|just|is\s+to|has\s+to|himself)\s+)*{RIDING}\b)",
    re.IGNORECASE,
)

# *He himself stays back with 4/2L*, *You ride to 2/2*: the general, and no battalion
HE_HIMSELF = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|also|meanwhile|so|as\s+for\s+you)\s*,?\s+)?)(?:he\s+himself|he\s+in\s+person|(?P<you>you\s+yourself|you\s+in\s+person|you)(?=\s+(?:personally\s+)?(?:ride|join|sit)\b))"
    rf"(?=\s*,?\s+(?:(?:must|should|shall|will|can|may|also|just|is\s+to|has\s+to)\s+)*(?:{RIDING}|ride|join|sit|go|stay|keep|stand|remain|place)\b)",
    re.IGNORECASE,
)

# *Saxe-Weimar, hold the southern tip*, *Foy, bring Gauthier up*
CALLED = re.compile(
    r"^\W*(?:(?:dear|my\s+dear|general)\s+)?(?P<who>[A-ZÀ-Ý][\w'’-]+(?:\s+[A-ZÀ-Ý][\w'’-]+)?)\s*,\s+(?=(?:please\s+|now\s+|kindly\s+)?(?:you\b|[a-z]{3,10}\s))"
)


class TheirGeneral(PointingBack):
    """Knows which general is meant by no more than his rank."""

    command_named: Troops | None = None
    """The brigade or division that a sentence of the paragraph named last, whatever it said of it."""

    spoken_to: Troops | None = None
    """The brigade of the general to whom the paragraph speaks: *Saxe-Weimar, hold the wood*."""

    def is_called(self, raw: str) -> None:
        """Remember to whom a paragraph speaks by his name."""
        found = CALLED.match(raw)
        named = [one for one in self.troops_in(Text(found["who"])) if one.commands] if found is not None else []
        if len(named) == 1:
            self.spoken_to = named[0]

    def by_his_name(self, raw: str) -> str:
        """A sentence about *the general* with the name of him whose brigade was told of."""
        found = THE_GENERAL.match(raw) or HE_HIMSELF.match(raw)
        you = found is not None and "you" in found.groupdict() and found["you"]
        told = self.spoken_to if you else self.command_named or self.subject or self.block
        if found is None or told is None or self.generals:
            return raw
        whole = self.brigade_of(told)
        commands = told.commands or (whole.commands if whole is not None else ())
        commander = (
            self.world.view.formation_by_id[commands[0]].commander
            if len(commands) == 1 and commands[0] in self.world.generals
            else None
        )
        if commander is None:
            return raw
        does = re.sub(r"^\s+(?:ride|join|sit|stay|keep|stand|remain)\b", lambda verb: f"{verb[0]}s", raw[found.end() :])
        return f"{found['lead']}General {commander.name}{does}"

    def brigade_of(self, some: Troops | None) -> Troops | None:
        """The brigade of which some units all are."""
        of = {self.world.own[id].of for id in some.own} if some is not None else set()
        command = next(iter(of), "") if len(of) == 1 else ""
        if command not in self.world.generals or command not in self.world.commands:
            return None
        return Troops(tuple(self.world.commands[command]), (), (command,), general=command)
