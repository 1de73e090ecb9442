"""Spotting: the words of a sentence recognised as troops, ground, squares, distances, verbs and all the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field, replace
from orders.language.letters.bearers import MEANT
from orders.language.letters.designations import ARTICLE, OF
from orders.language.letters.lexicon import Sense
from orders.language.letters.measuring import FIGURE
from orders.language.letters.naming import Naming
from orders.language.letters.nicknames import Nicknames
from orders.language.letters.numbering import NUMBER_SIGN, NUMBERED
from orders.language.letters.parting import parted_in
from orders.language.letters.phrase_signs import INSIDE
from orders.language.letters.phrases import TroopsPhrase
from orders.language.letters.spots import Spot
from orders.language.letters.state import POSSESSIVES
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.winds import with_half_wind

# Compass points that are small words: in capitals only.
SMALL_COMPASS = frozenset({"n", "e", "s", "w", "o", "ne", "no", "so", "se", "nw", "sw"})
NOUNS = frozenset(
    {
        "front",
        "point",
        "stop",
        "turn",
        "look",
        "step",
        "halt",
        "stand",
        "rest",
        "move",
        "march",
        "position",
        "watch",
        "place",
        "vorgehen",
        "vorrucken",
        "marsch",
        "vormarsch",
        "advance",
        "edge",
        "swing",
        "run",
        "walk",
    }
)  # after *the*
BODIES = frozenset({"arm", "group", "formation"})
LONGEST_TOPIC = 12  # words
MANNER = 5  # letters: longer English words in -ly are adverbs
WINGS = frozenset({"flank", "wing", "flanke", "flugel", "flanc", "aile"})
THEM = frozenset({"them", "him", "it", "her", "those", "these"})
VERB = frozenset({"verb"})
# Behind these *est* is a point of the compass, and no form of *être*.
BEFORE_EAST = frozenset(
    {"l", "plein", "lisiere", "lisieres", "bord", "cote", "oree", "coin", "angle", "partie", "extremite", "saillant",
     "versant", "flanc", "moitie", "bout", "pente", "bordure", "sortie", "entree", "pointe", "rive", "nord", "sud"}
)  # fmt: skip
THREATENING = frozenset({"arm", "side", "trigger", "verb"})
BEHIND = frozenset({"second", "support"})  # passe | en seconde ligne
BANKS = frozenset({"bank", "banks", "bankside"})
PASSIVE = frozenset({"etre", "sera", "seront", "soit", "soient", "serait", "seraient", "ete", "fut", "est", "sont"})


DIRECTIONS = frozenset(
    {"nordl", "sudl", "ostl", "westl", "noerdl", "suedl", "oestl", "nordostl", "nordwestl", "sudostl", "sudwestl"}
)
# With one of these *ne ... que* says no *only*: *ne charge personne sans que je le dise*.
NONE_AT_ALL = frozenset({"pas", "personne", "rien", "aucun", "aucune", "sans"})
ENDS = frozenset(".,;:!?()")
LEAST_OF_NAME = 3  # letters
FORMATIONS_SAID = re.compile(
    r"skirm|tiraill|plänkl|schütz|square|line|column|carré|ligne|karree|linie|kolonne", re.IGNORECASE
)
# With these, with words of these kinds and with long ones, which may be compounds, a phrase for troops may begin.
TAKEN_FIRST = ARTICLE | OF | NUMBER_SIGN | MEANT.keys()
KINDS_TAKEN_FIRST = INSIDE | NUMBERED
LONGEST_SIMPLE = 8  # letters
HEADED = 4  # words and marks of a heading with its letter
# Words behind which *weg* is a way, where nouns are written small.
BEFORE_A_WAY = frozenset(
    {"am", "dem", "den", "der", "zum", "vom", "beim", "ein", "einem", "einen", "im", "des", "ans", "kein", "keinen",
     "diesem", "diesen", "jeder", "langer", "langen", "alten", "richtung", "halbem", "halben"}
)  # fmt: skip


def same_again(spot: Spot, before: list[Spot], text: Text) -> Spot:
    """``Die Batterie von Piré (2/4)``: in brackets the number of the one who was just named, and nobody else's."""
    named = before[-2].value if len(before) > 1 and before[-1].value == "(" else None
    if not isinstance(named, Troops) or not isinstance(spot.value, Troops) or len(named.own) != 1:
        return spot
    said = "".join(text.bare[spot.start : spot.end])
    again = "/" in said and spot.value.own != named.own and named.own[0].lower().startswith(said)
    return replace(spot, value=named) if again else spot


@dataclass(slots=True)
class Spotter(Naming):
    """Recognises the words of sentences for one writer. What it has looked up it remembers."""

    nicknames: Nicknames
    family: frozenset[str] = frozenset()
    comrades: tuple[frozenset[str], ...] = ()
    """Those of the regiment or kind of the unit that was told something last, and those of its brigade."""
    formed: dict[str, frozenset[str]] = field(default_factory=dict)
    """By formation his units that were told in this letter to take it up."""
    topic: frozenset[str] = frozenset()
    """Of whom a sentence says first that it is about: *of the lancers, the 5th ...*"""
    beginning: dict[str, bool] = field(default_factory=dict, init=False)
    seen: dict[tuple[object, ...], tuple[list[Spot], frozenset[str], frozenset[str]]] = field(
        default_factory=dict, init=False
    )

    def forms(self, formation: str, units: Iterable[str]) -> None:
        """Keep that his units were told to take up a formation: *his skirmishers* are they from now on."""
        self.formed = {name: ids - set(units) for name, ids in self.formed.items()}
        self.formed[formation] = self.formed.get(formation, frozenset()) | set(units)
        self.seen = {asked: found for asked, found in self.seen.items() if not FORMATIONS_SAID.search(str(asked[0]))}

    def spots(self, text: Text) -> list[Spot]:
        """All spots of a sentence, in order; every word is in one of them. A sentence is asked for several times."""
        asked = (text.raw, self.family, self.comrades)
        if asked not in self.seen:
            self.seen[asked] = self.looked_for(text), self.topic, self.family
        found, self.topic, self.family = self.seen[asked]
        return list(found)

    def spots_without(self, text: Text, kinds: frozenset[str]) -> list[Spot] | None:
        """The spots of a sentence none of which is of such a kind; ``None`` at the first one that is.

        Sentences are looked at so before their turn: whom they speak of is not kept.
        """
        family, asked = self.family, (text.raw, self.family, self.comrades)
        found: list[Spot] = []
        if asked in self.seen:
            found = list(self.seen[asked][0])
            return found if all(spot.kind not in kinds for spot in found) else None
        for spot in self.each_spot(text, found):
            if spot.kind in kinds:
                self.family = family
                return None
        self.seen[asked] = found, self.topic, self.family
        self.family = family
        return list(found)

    def looked_for(self, text: Text) -> list[Spot]:
        """The spots of a sentence; what it is about and of whom it spoke last are kept."""
        found: list[Spot] = []
        for _ in self.each_spot(text, found):
            pass
        return found

    def each_spot(self, text: Text, found: list[Spot]) -> Iterator[Spot]:
        """The spots of a sentence one by one as they are recognised, entered in ``found``."""
        verbs, beginnings = self.parted(text)
        at = 0
        self.topic = frozenset()
        while at < len(text.words):
            if at in beginnings:
                spot = Spot("filler", "-", at, at + 1)
            elif at in verbs:
                spot = Spot(verbs[at].kind, verbs[at].value, at, at + 1)
            else:
                spot = with_half_wind(self.spot_at(text, at, found), text)
            found.append(same_again(spot, found, text))
            opens = text.bare[0] in ("of", "as", "von", "de", "des", "was") and at < LONGEST_TOPIC
            apart = spot.kind in ("verb", "modal") and text.bare[0] == "von" and len(found) == 2
            opens = (opens and spot.value == ",") or apart or (spot.value == ":" and len(found) == 2)
            opens = opens or (spot.value == "," and self.begins_anew(text, found))
            if opens and len(found) > 1 and isinstance(found[-2].value, Troops):
                self.topic = frozenset(found[-2].value.own)
                self.family = self.topic - self.world.compounds or self.topic
            at = spot.end
            yield spot
        if len(found) > 1 and found[0].kind == "number" and found[1].kind == "troops":
            found[0] = Spot("filler", "-", found[0].start, found[0].end)  # 12  both batteries: the number of a row

    def begins_anew(self, text: Text, found: list[Spot]) -> bool:
        """``; of Orange's two battalions, the first ...``: within a sentence, of whom the next words are."""
        if len(found) < 3 or not isinstance(found[-2].value, Troops) or found[-3].kind != "mark":
            return False
        return text.bare[found[-2].start] in ("of", "von", "des", "de") and len(found[-2].value.own) > 1

    def parted(self, text: Text) -> tuple[Mapping[int, Sense], frozenset[int]]:
        """The German verbs of a sentence that stand apart from their beginnings."""
        if "de" not in self.lexicon.languages:
            return {}, frozenset()
        return parted_in(text.bare, [word.is_mark for word in text.words])

    def spot_at(self, text: Text, at: int, before: list[Spot]) -> Spot:
        """The spot that begins at a word."""
        word = text.words[at]
        if (word.is_mark or word.text == "x") and (point := self.point_at(text, at)) is not None:
            return point
        if word.is_mark:
            if word.text == "." and at + 1 < len(text.words) and self.is_of_direction(text, at):
                return Spot("filler", "-", at, at + 1)
            return Spot("link", "and", at, at + 1) if word.text == "&" else Spot("mark", word.text, at, at + 1)
        if word.text == "n" and not word.big and not self.is_elided(text, at):
            return Spot("link", "and", at, at + 1)  # guns n horse
        if word.text == "weg" and not word.big and (not at or text.bare[at - 1] not in BEFORE_A_WAY):
            apart = text.bare[at - 1 : at] == ["weit"] or text.bare[at + 1 : at + 2] in (["von"], ["vom"])
            return Spot("filler", "-", at, at + 1) if apart else Spot("verb", "withdraw", at, at + 1)  # und weg
        if word.text == "t" and (not at or text.words[at - 1].is_mark):
            return Spot("unknown", word.text, at, at + 1)  # an initial, and no rest of don't
        if word.text == "w" and not word.big and (beside := self.with_troops(text, at, before)):
            return beside
        if (
            word.text in ("ne", "n")
            and {"que", "qu"} & set(text.bare[at + 1 : at + 6])
            and NONE_AT_ALL.isdisjoint(text.bare)
        ):
            return Spot("not", "only that", at, at + 1)
        if (
            word.text in ("que", "qu")
            and {"ne", "n"} & set(text.bare[max(0, at - 5) : at])
            and NONE_AT_ALL.isdisjoint(text.bare)
        ):
            return Spot("filler", "-", at, at + 1)
        own_word = self.nicknames.at(text, at)
        if own_word is not None and not self.is_told_more(text, own_word.end):
            named = self.ground_at(text, at)
            return named if named is not None and named.end > own_word.end else own_word
        phrases = [
            (count, kept)
            for count, found in self.lexicon.at(text.bare, at)
            if (kept := self.likely(text, at, count, found))
        ]
        if len(phrases) > 1 and self.breaks_a_place(text, at + phrases[0][0] - 1, phrases[0][1][0]):
            phrases = phrases[1:]
        longest = phrases[0][0] if phrases else 0
        banks = at + (
            word.text in ARTICLE and at + 1 < len(text.words)
        )  # | the bank of the stream, no wall of that name
        if text.bare[banks] in BANKS and self.is_of_a_brook(text, banks):
            return Spot("relation", "edge", banks, banks + 1) if banks == at else Spot("filler", "-", at, at + 1)
        readers = (self.ground_at,) if self.is_designation(text, at) else (self.ground_at, self.length_at)
        for reader in readers:
            found = reader(text, at)
            if found is not None and found.end - at >= min(longest, 2):
                return found
        preposition = word.text == "a" and text.raw[text.folded.columns[word.start]] in "àÀ"
        troops = None if preposition else self.troops_at(text, at, before)
        if self.is_designation(text, at) and (troops is None or troops.end < at + 3):
            return Spot("unknown", word.text, at, at + 3)  # 1/28th, whom nobody knows: not the 28th
        if longest > 2 and phrases[0][1][0].kind == "formation" and (troops is None or troops.end <= at + longest):
            return self.phrase(at, longest, phrases[0][1])  # column of squadrons
        verbal = longest > 1 and phrases[0][1][0].kind == "verb"
        if troops is not None and troops.end - at >= longest + verbal:
            return troops
        found = self.square_at(text, at)
        if found is not None:
            return found
        if phrases:
            length, senses = phrases[0]
            kinds = {sense.kind for sense in senses}
            if "relation" in kinds and kinds & {"verb", "way", "kind"}:
                ends = at + length >= len(text.words) or text.words[at + length].is_mark
                turned = "verb" in kinds and self.lexicon.at(text.bare, at + length, frozenset({"compass"}))
                ends = ends or bool(turned)
                senses = sorted(senses, key=lambda sense: (sense.kind == "relation") == ends)
            return self.phrase(at, length, senses)
        if troops is not None:
            return troops
        return self.odd_word(text, at)

    def is_of_a_brook(self, text: Text, at: int) -> bool:
        """Whether a bank is the side of a brook: ``the north bank of the brook``, ``over the brook, on its bank``."""
        kinds = frozenset({"kind"})

        def is_water(start: int) -> bool:
            return any(s.value == "stream" for _, found in self.lexicon.at(text.bare, start, kinds) for s in found)

        ahead = [n for n in range(at + 1, min(at + 4, len(text.words))) if text.bare[n] not in ARTICLE]
        if len(ahead) > 1 and text.bare[ahead[0]] == "of" and is_water(ahead[1]):
            return True
        named = text.bare[at - 2 : at] if at > 1 else []
        return "its" in named and any(is_water(start) for start in range(at))

    def breaks_a_place(self, text: Text, at: int, sense: Sense) -> bool:
        """Whether the last word of a French verb begins where it leads: *se portera | à hauteur de la ferme*."""
        if sense.kind != "verb" or sense.language != "fr":
            return False
        return any(
            count > 1 and (s.kind == "relation" or (s.kind == "verb" and s.value in BEHIND))
            for count, found in self.lexicon.at(text.bare, at)
            for s in found
        )

    def with_troops(self, text: Text, at: int, before: list[Spot]) -> Spot | None:
        """``foy w gauthier``, ``w/ gauthier``: with, as it is written on telephones, before troops."""
        following = at + 1 + (at + 1 < len(text.words) and text.bare[at + 1] == "/")
        if not at or following >= len(text.words):
            return None
        if text.bare[following] not in THEM and self.troops_at(text, following, before) is None:
            return None
        return Spot("relation", "at", at, following)

    def is_elided(self, text: Text, at: int) -> bool:
        """Whether a word lost its vowel before the next: n'engage."""
        after = text.folded.columns[text.words[at].end - 1] + 1
        return text.raw[after : after + 1] in ("'", "’", "‘", "ʼ")

    def is_told_more(self, text: Text, at: int) -> bool:
        """Whether a name follows what he has a word of his own for: the wood of Delhutte."""
        while at < len(text.words) and text.bare[at] in (*ARTICLE, "of", "at", "von", "bei", "de", "du"):
            at += 1
            if at < len(text.words) and self.ground_at(text, at) is not None:
                return True
        return False

    def is_designation(self, text: Text, at: int) -> bool:
        """Whether a number, a stroke and another word are written as one: ``1/28th``."""
        if not text.bare[at].isdecimal():
            return False
        words = text.words[at : at + 3]
        joined = (
            len(words) == 3
            and words[1].text == "/"
            and words[0].end == words[1].start
            and words[1].end == words[2].start
        )
        return joined and words[2].text[0].isalnum()

    def likely(self, text: Text, at: int, count: int, senses: list[Sense]) -> list[Sense]:
        """The senses of a phrase without compass points that are small words: *ne*, *so*, *est*."""
        word = text.words[at]
        if (
            count == 2
            and text.bare[at + 1] == "on"
            and text.bare[at + 2 : at + 3] == ["the"]
            and senses[0].kind == "modal"
        ):
            return []  # goes on | the left, not: goes on firing
        if count > 1 and at + count < len(text.words) and text.bare[at + count] in WINGS:
            senses = [sense for sense in senses if sense.kind not in ("way", "relation")]  # to the right | flank
        if word.text == "face" and senses[0].kind == "if" and not self.is_threat(text, at + count):
            return []  # face a la | route
        if any(sense.value == "square" for sense in senses) and self.names_a_square(text, at + count):
            others = [sense for sense in senses if sense.kind != "formation"]
            senses = others or [Sense("filler", "-", "en")] * (count == 1)  # in | square K8, to | sq F5
        if word.text in NOUNS and at and (text.bare[at - 1] in ARTICLE or text.bare[at - 1] in POSSESSIVES):
            senses = [sense for sense in senses if sense.kind != "verb"] or [Sense("filler", "-", "en")]
        if len(senses) > 1 and senses[0].kind == "verb" and not self.is_passive(text, at):
            told = [sense for sense in senses if sense.language == "fr" and sense.kind == "filler"]
            senses = told if told and word.text.endswith(("e", "es")) else senses  # la batterie placee en F8
        if text.bare[at + count - 1] in ("enemy", "foe") and self.lexicon.at(text.bare, at + count, BODIES):
            senses = [sense for sense in senses if sense.kind != "way"]  # at the enemy | battery
        turned = at > 0 and any(s.value == "face" for _, f in self.lexicon.at(text.bare, at - 1, VERB) for s in f)
        capital = word.big and (len(word.text) == 1 or text.raw_between(at, at + 1).isupper())  # NO, no *No*
        if len(word.text) == 1 and any(s.kind == "compass" for s in senses) and self.is_initial(text, at):
            return [Sense("filler", "-", "en")]
        small = word.text in SMALL_COMPASS and not capital and not (turned and len(word.text) > 1)
        if word.text == "est" and not (at and text.bare[at - 1] in BEFORE_EAST):
            small = True
        return [sense for sense in senses if not (small and sense.kind == "compass")] if small else senses

    def is_of_direction(self, text: Text, at: int) -> bool:
        """``5 cm nördl. Gem.``: whether a full stop within a sentence ends a direction cut short."""
        return at > 0 and text.bare[at - 1] in DIRECTIONS

    def is_initial(self, text: Text, at: int) -> bool:
        """``Saxe-W.``, ``E. Befehlshaber``: a letter that stands for a name, or marks a heading, and no direction."""
        word = text.words[at]
        before = text.words[at - 1] if at else None
        if before is not None and not before.is_mark and word.start - before.end == 1:
            glued = text.folded.text[before.end] == "-"
            return glued and len(before.text) >= LEAST_OF_NAME  # N-W is a direction
        return at == 0 and len(text.words) <= HEADED and text.bare[1:2] == ["."]

    def is_threat(self, text: Text, at: int) -> bool:
        """Whether a word names those or what one is charged by: ``face a la | cavalerie``."""
        found = self.lexicon.at(text.bare, at, THREATENING) if at < len(text.words) else []
        return any(
            s.kind == "trigger" or s.value in ("cavalry", "lancer", "enemy", "charge") for _, f in found for s in f
        )

    def names_a_square(self, text: Text, at: int) -> bool:
        """Whether a square of the map is named here."""
        return at < len(text.words) and self.square_at(text, at) is not None

    def is_passive(self, text: Text, at: int) -> bool:
        """Whether a French participle makes a verb: *sera placee*."""
        return not PASSIVE.isdisjoint(text.bare[max(0, at - 2) : at])

    def phrase(self, at: int, length: int, senses: list[Sense], slip: bool = False) -> Spot:
        """A phrase of the lexicon as a spot."""
        best = senses[0]
        if best.kind == "number":
            one = best.value in ("1", "0.5")
            return Spot("filler" if one else "number", "-" if one else float(best.value), at, at + length, slip)
        others = tuple((sense.kind, sense.value) for sense in senses[1:])
        return Spot(best.kind, best.value, at, at + length, slip, others)

    def odd_word(self, text: Text, at: int) -> Spot:
        """A word that is nothing as it stands: a figure, a name or word with a slip in it, or unknown."""
        word = text.words[at].text
        if FIGURE.match(word):
            return Spot("number", float(word.replace(",", ".")), at, at + 1)
        for length in (2, 1):
            marked = length > 1 and at + 1 < len(text.words) and text.words[at + 1].text in ENDS  # près. is no Piré
            if at + length <= len(text.words) and not marked:
                name = self.near_name(" ".join(text.bare[at : at + length]), text.words[at].big)
                if name is not None:
                    return Spot(*name, at, at + length, slip=True)
        near = self.lexicon.near(word)
        if near:
            return self.phrase(at, 1, near, slip=True)
        if word.endswith("ly") and len(word) > MANNER and "en" in self.lexicon.languages:
            return Spot("filler", "-", at, at + 1)  # tells how, not what
        joined = self.compound(word)
        if joined:
            return self.phrase(at, 1, joined)
        return Spot("unknown", word, at, at + 1)

    def compound(self, word: str) -> list[Sense]:
        """What the end of a long German word means: ``Waldrand``, ``Infanteriekolonnen``."""
        if "de" not in self.lexicon.languages or len(word) < 9:
            return []
        for cut in range(3, len(word) - 3):
            head, tail = self.lexicon.at([word[:cut]], 0), self.lexicon.at([word[cut:]], 0)
            if head and tail and tail[0][1][0].kind in ("arm", "kind", "formation", "group"):
                return tail[0][1]
        return []

    def may_begin_troops(self, word: str) -> bool:
        """Whether with a word a phrase for troops may begin that begins with no name; most words are told by it."""
        if word not in self.beginning:
            self.beginning[word] = (
                word in TAKEN_FIRST
                or word in self.world.side_words
                or not word.isalpha()
                or len(word) > LONGEST_SIMPLE
                or not KINDS_TAKEN_FIRST.isdisjoint(self.lexicon.begun_with(word))
                or bool(self.feature(word)[0])
            )
        return self.beginning[word]

    def troops_at(self, text: Text, at: int, before: list[Spot]) -> Spot | None:
        """Troops, his own or the enemy's, by name, number, kind and side."""
        if not (self.may_begin_troops(text.bare[at]) or self.stretches(text.folded.text, text.words[at].start)):
            return None
        phrase = TroopsPhrase(self, text, at, before)
        troops = phrase.read()
        return Spot("troops", troops, at, phrase.end, slip=phrase.slip) if troops else None
