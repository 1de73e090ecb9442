"""Second person: paragraphs that speak to a general as if he stood there, and of what is *yours*.

*Piré, your horse guns you move up to J6*, *and you, Lefebvre. Your two regiments stay*: his troops by their names.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.spoken_to_them import called, says_what_he_does, speaks_to_him, told_of_him, with_his_name
from orders.language.letters.text import Text
from orders.language.letters.their_general import TheirGeneral
from orders.language.letters.troops import Troops

# *And you, Lefebvre-Desnouettes.*
AND_YOU = re.compile(
    r"^\W*(?i:(?:(?:and|now|as\s+for|but)\s+)*you\s*,\s+(?:(?:general|marshal|prince|my\s+dear)\s+)*)(?P<who>[A-ZÀ-Ý][\w'’-]+(?:\s+[A-ZÀ-Ý][\w'’-]+)?)"
    r"\s*[.,:!]",
)
# *Your guns you leave on the heights*
FRONTED = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|so)\s+)?)(?P<what>(?:your|the|those|these)\s+[^,;:.!?]{2,40}?)\s*,?\s+you\s+(?:will\s+|must\s+|should\s+|"
    r"shall\s+)?(?P<verb>leave|keep|send|move|bring|take|put|place|push|pull)\b",
    re.IGNORECASE,
)
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "both": 2}
YOURS = re.compile(
    r"\b(?:(?P<both>both|all)\s+(?:of\s+)?)?your\s+(?:own\s+)?(?:(?P<number>two|three|four|five|six)\s+)?(?:horse\s+|foot\s+|own\s+)?"
    r"(?P<what>brigades|regiments|battalions|guns|batter(?:y|ies)|artillery)\b(?!\s+of\b)",
    re.IGNORECASE,
)
HIS_TWO = re.compile(
    r"\b(?:les\s+deux\s+brigades\s+de|(?:die|den)\s+(?:beiden|zwei)\s+Brigaden\s+von|(?P<his>tes|ses)\s+deux\s+brigades|(?:deine[nr]?|seine[nr]?)\s+(?:beiden|zwei)\s+Brigaden)(?:(?<=de|on)\s+[A-ZÀ-Ý][\w'’-]+)?",
    re.IGNORECASE,
)
YOUR_NAMED = re.compile(r"\byour\s+(?=\d{1,2}(?:/|st\b|nd\b|rd\b|th\b|e\b))")
# *And should horsemen come at you, form square*
SPOKEN_TO = re.compile(r"\byou\b", re.IGNORECASE)
ADDRESS = re.compile(r"^\W*[A-ZÀ-Ý][\w'’-]+(?:\s+[A-ZÀ-Ý][\w'’-]+)?\s*,\s+")


class SecondPerson(TheirGeneral):
    """Knows whose troops are *yours* in a paragraph that speaks to a general."""

    name_called: str = ""
    """The name by which a German or French paragraph speaks to him."""

    def in_third_person(self, raw: str) -> str:
        """A German or French sentence to a general, told of him."""
        language = self.spotter.lexicon.languages[0]
        name = called(raw, language)
        named = [one for one in self.troops_in(Text(name)) if one.own and not (one.loose or one.enemy)] if name else []
        if named:
            self.name_called, self.spoken_to = name, named[0]
        elif name:
            return raw
        him = self.spoken_to
        if not self.name_called or him is None or not speaks_to_him(raw, language):
            return raw
        told = self.both_his_brigades(told_of_him(raw, self.name_called, language), him)
        if told != raw and not name and (says_what_he_does(raw, language) or not self.names_own(Text(told))):
            self.subject = self.spoken = him
            above = bool(him.commands) and him.general not in self.world.lowest
            alone = told[:3].lower() in ("er ", "il ") or not self.names_own(Text(told))
            told = with_his_name(told, self.name_called) if above and alone else told
        return told

    def both_his_brigades(self, raw: str, him: Troops) -> str:
        """*Die beiden Brigaden von Foy*, *les deux brigades de Foy* by their names, where he has two."""
        found = HIS_TWO.search(raw)
        guns = self.world.with_arm("artillery")
        his = [id for id in self.world.lowest if set(self.world.commands[id]) < set(him.own) - guns]
        if found is None or len(his) != NUMBERS["two"]:
            return raw
        link = "und" if "rigaden" in found[0] else "et"
        return f"{raw[: found.start()]}{his[0].capitalize()} {link} {his[1].capitalize()}{raw[found.end() :]}"

    def is_called(self, raw: str) -> None:
        """Remember to whom a paragraph speaks by his name."""
        super().is_called(raw)
        found = AND_YOU.match(raw)
        named = [one for one in self.troops_in(Text(found["who"])) if one.commands] if found is not None else []
        if len(named) == 1:
            self.spoken_to = named[0]

    def to_him(self, raw: str) -> str:
        """A sentence to a general with his troops by their names."""
        him = self.spoken_to
        if him is None or "you" not in raw.lower():
            return raw
        named = [one for one in self.troops_in(Text(raw)) if one.own and not (one.loose or one.enemy)]
        if (SPOKEN_TO.search(raw) or YOURS.search(raw)) and not named:
            self.subject = self.spoken = him
        said = YOURS.sub(lambda found: self.his(found, him), FRONTED.sub(r"\g<lead>\g<verb> \g<what>", raw))
        said = YOUR_NAMED.sub("", said)
        address = ADDRESS.match(said) if said != raw else None
        return said[address.end() :] if address is not None and self.names_troops(said[address.end() :]) else said

    def his(self, found: re.Match[str], him: Troops) -> str:
        """The names of the brigades, units or guns of a general that are meant; the words where others may be."""
        what, wanted = found["what"].lower(), NUMBERS.get((found["number"] or found["both"] or "").lower(), 0)
        guns = self.world.with_arm("artillery")
        if what == "brigades":
            names = [id for id in self.world.lowest if set(self.world.commands[id]) < set(him.own) - guns]
        elif what in ("regiments", "battalions"):
            arm = self.world.with_arm("cavalry" if what == "regiments" else "infantry")
            names = [id for id in him.own if id in arm]
        else:
            names = [id for id in him.own if id in guns]
        fits = bool(names) and (not wanted or wanted == len(names))
        return " and ".join(names) if fits and (wanted or what not in ("regiments", "battalions")) else found[0]
