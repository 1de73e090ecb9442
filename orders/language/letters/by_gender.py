"""By gender: whom *la*, *elle* or *he himself* means of those of whom a paragraph told just before.

French tells a brigade, which is feminine, from a battalion or a general, which are not: in *La brigade Husson ira à
Lairalle. Le 2/2L couvrira sa marche. La brigade Campi la suivra* it is the brigade that is followed. A pronoun that
does not agree with whoever was told of last is put into the name of the last who does. Where those there are called by
names that do not tell (*Husson*, *2/2L*), it stays as it is.

*General Foy has Gauthier advance. He himself stays with Jamin* is told of Foy, in each language.
"""

from __future__ import annotations

from typing import NamedTuple

from battles.engine import expressions as re
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.understanding import Understanding

SENTENCES_BACK = 6  # of a paragraph, in which those may be named whom a pronoun means
FEMININE, MASCULINE, MANY = "f", "m", "p"
GENDERS = (
    (re.compile(r"(?:les|ces|ses|mes|nos|vos|leurs|tou(?:te)?s|deux|trois|quatre)\s", re.IGNORECASE), MANY),
    (
        re.compile(
            r"(?:la|cette|ma|sa|une)\s|l['’](?:artillerie|infanterie)\b|brigade|batterie|division", re.IGNORECASE
        ),
        FEMININE,
    ),
    (re.compile(r"(?:le|ce|un)\s|général\b|maréchal\b|bataillon|régiment", re.IGNORECASE), MASCULINE),
)  # fmt: skip
OF_PRONOUN = {"la": FEMININE, "elle": FEMININE, "celle-ci": FEMININE, "le": MASCULINE, "il": MASCULINE,
              "lui": MASCULINE, "celui-ci": MASCULINE}  # fmt: skip
#: *la ferme sera tenue. Elle ...*: ground by its gender, which a pronoun may mean as well
GROUND = {
    FEMININE: re.compile(
        r"\b(?:la|cette|une)\s+(?:ferme|hauteur|crête|lisière|colline|maison|position|pointe|route|haie)\b",
        re.IGNORECASE,
    ),
    MASCULINE: re.compile(
        r"\b(?:le|ce|un)\s+(?:bois|village|hameau|carrefour|pont|ruisseau|chemin|plateau|mamelon)\b", re.IGNORECASE
    ),
}  # fmt: skip
HELPED = (
    r"(?:suivr(?:a|ont|e)|sui(?:t|vent|ve)|sout(?:ient|iennent|iendr(?:a|ont)|enir|ienne)|appui(?:e|ent|era|eront)|appuyer|"
    r"accompagn(?:e|ent|era|eront|er)|couvr(?:e|ent|ira|iront|ir)|rel[eè]v(?:era|eront|er)|précéd(?:era|eront|er)|précèd(?:e|ent)|"
    r"protég(?:er|era|eront)|protèg(?:e|ent)|flanqu(?:e|ent|era|eront|er)|épaul(?:e|ent|era|eront|er)|escort(?:e|ent|era|eront)|"
    r"rejoin(?:t|dra|dront|dre)|rejoign(?:ent|e)|remplac(?:e|ent|era|eront|er))"
)
#: *la suivra*, *pour la soutenir*: him for whom something is done
HELPS = re.keyed(rf"\b(?P<it>la|le)\s+(?P<does>{HELPED})\b", re.IGNORECASE)
#: *derrière elle*, *près de lui*
BESIDE = re.keyed(
    r"\b(?P<by>derrière|devant|avec|auprès\s+d(?:['’]|e\s)|près\s+d(?:['’]|e\s)|à\s+côté\s+d(?:['’]|e\s)|"
    r"(?:à\s+)?(?:gauche|droite)\s+d(?:['’]|e\s))\s*(?P<it>elle|lui|celle-ci|celui-ci)\b(?!-)",
    re.IGNORECASE,
)
#: *Elle attaquera ensuite*, *qu'il reste là*
DOES = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|mais|puis|ensuite|enfin|alors)\s+)?)(?P<that>qu['’])?(?P<it>elle|il)\s+"
    r"(?!(?:ne\s+)?(?:faut|faudra\w*|suffi\w*|convien\w*|vaut|y\s+a\w*|s['’]agi\w*|import\w*|sembl\w*|est|reste\s+à)\b|n['’]y\s+a)",
    re.IGNORECASE,
)
#: *Elle sera tenue par*, of a piece of ground
IS_DONE = re.compile(r"^(?:sera|est|doit\s+être|devra\s+être)\s+\w+(?:ue?|ée?|ise?|erte?)\b", re.IGNORECASE)
#: *Lui-même se tiendra*, *he himself stays*, *er selbst bleibt*
HIMSELF = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|und|et|but|aber|mais|while|während|tandis\s+que)\s+)?)"
    r"(?:lui[\s-]même(?:\s*,)?(?=\s+\w)|(?:he|er)\s+(?:himself|personally|in\s+person|selbst|selber|persönlich)(?=\s+\w))",
    re.IGNORECASE,
)
#: *Selbst bleibt er bei Jamin*, *Il se tiendra lui-même auprès de Gauthier*
HIMSELF_BEHIND = re.keyed(
    r"^(?P<lead>\W*)(?:(?:he|er|il)\s+(?P<does>[\w'’-]+(?:\s+[\w'’-]+)?)\s+(?:himself|selbst|selber|persönlich|lui-même|en\s+personne)"
    r"|(?:selbst|persönlich)\s+(?P<tut>\w+)\s+er)(?=\s+\w)",
    re.IGNORECASE,
)
CLAUSE = re.compile(r"\s*[,;]\s+(?:et\s+|puis\s+|mais\s+)?|\s+(?:et|puis|tandis\s+que|pendant\s+que)\s+")


class Told(NamedTuple):
    """Somebody whom a sentence names, as it calls him."""

    said: str
    gender: str
    who: Troops


class ByGender(Understanding):
    """The part of reading sentences that knows whom a pronoun means by its gender, or by *himself*."""

    heard: tuple[str, ...] = ()
    """The sentences of the paragraph so far."""

    def hears(self, raw: str) -> None:
        """Keep a sentence for the pronouns of the next ones."""
        self.heard = (*self.heard[1 - SENTENCES_BACK :], raw)

    def by_their_gender(self, raw: str) -> str:
        """A sentence in which a pronoun is a name, where those of whom was told last do not agree with it."""
        if self.heard and (found := HIMSELF.match(raw) or HIMSELF_BEHIND.match(raw)) is not None:
            return self.of_him_above(raw, found)
        if "fr" not in self.spotter.lexicon.languages:
            return raw
        if (found := DOES.match(raw)) is not None and self.heard:
            name = self.whom_it_means(self.heard, found["it"], frozenset())
            if name and not (IS_DONE.match(raw[found.end() :]) and self.is_ground_told(found["it"])):
                raw = f"{found['lead']}{'que ' if found['that'] else ''}{name} {raw[found.end() :]}"
        for sign in (HELPS, BESIDE):
            if (found := sign.search(raw)) is not None:
                raw = self.with_name(raw, found)
        return raw

    def with_name(self, raw: str, found: re.Match[str]) -> str:
        """A sentence with a name for the pronoun that is helped, or beside which somebody goes."""
        clauses = [one for one in CLAUSE.split(raw[: found.start()]) if one.strip()]
        before = clauses[:-1] if clauses and self.named_with_gender(clauses[-1]) else clauses
        acts = frozenset(
            id for clause in clauses[len(before) :] for one in self.named_with_gender(clause) for id in one.who.own
        )
        name = self.whom_it_means((*self.heard, *before), found["it"], acts)
        if not name or self.is_ground_told(found["it"]):
            return raw
        if "does" in found.groupdict():
            return f"{raw[: found.start()]}{found['does']} {name}{raw[found.end() :]}"
        by = found["by"]
        said = f"{by} {name}"
        if by.rstrip().lower().endswith((" d'", " d’", " de")):
            said = re.sub(r"\bd(?:['’]|e)\s*le\s+", "du ", f"{by.rstrip()[:-2]}de {name}", count=1)
        return f"{raw[: found.start()]}{said}{raw[found.end() :]}"

    def whom_it_means(self, heard: tuple[str, ...], pronoun: str, acts: frozenset[str]) -> str:
        """Whom a pronoun means that does not agree with all who were told of last; empty where it is not told so."""
        gender = OF_PRONOUN[pronoun.lower()]
        disagrees = False
        for sentence in reversed(heard):
            told = [one for one in self.named_with_gender(sentence) if set(one.who.own) != acts]
            agree = [one for one in told if one.gender == gender]
            if disagrees and not agree:
                agree = [one for one in told if not one.gender and one.who.commands]
            elif any(not one.gender for one in told):
                return ""
            leads = bool(agree) and agree[0] is told[0] and bool(self.general_above(told[0].who))
            if agree and (disagrees or (len(told) > 1 and (leads or told[0] is not agree[0]))):
                return agree[0].said if len(agree) == 1 or disagrees else ""
            if agree:
                return ""
            disagrees = disagrees or bool(told)
        return ""

    def is_ground_told(self, pronoun: str) -> bool:
        """Whether the sentence before named a piece of ground of such a gender."""
        return bool(self.heard) and GROUND[OF_PRONOUN[pronoun.lower()]].search(self.heard[-1]) is not None

    def named_with_gender(self, raw: str) -> list[Told]:
        """Those of his whom words name, each as they call him."""
        family, comrades = self.spotter.family, self.spotter.comrades
        text = Text(self.in_full(raw))
        spots = self.spotter.spots(text)
        self.spotter.family, self.spotter.comrades = family, comrades
        told = []
        for spot in spots:
            who = spot.value
            if not isinstance(who, Troops) or not who.own or who.enemy or who.loose or who.everybody or who.rest:
                continue
            said = text.raw_between(spot.start, spot.end)
            gender = next((gender for sign, gender in GENDERS if sign.match(said)), "")
            told.append(Told(said[:1].lower() + said[1:] if gender else said, gender, who))
        return told

    def of_him_above(self, raw: str, found: re.Match[str]) -> str:
        """*He himself stays with Jamin*, of the general above a brigade whom the sentence before had move it."""
        told = self.named_with_gender(self.heard[-1])
        name = self.general_above(told[0].who) if len(told) > 1 else ""
        if not name:
            return raw
        title = "le général" if "fr" in self.spotter.lexicon.languages[:1] else "General"
        does = next((f" {found[key]}" for key in ("does", "tut") if found.groupdict().get(key)), "")
        return f"{found['lead']}{title} {name}{does}{raw[found.end() :]}"

    def general_above(self, who: Troops) -> str:
        """The name of a general who is called by it and commands more than a brigade; empty for others."""
        if not who.general or who.general in self.world.lowest:
            return ""
        return self.world.names.general_name(who.general) or ""
