"""Stops: whether a full stop ends a sentence, or only the word before it that is cut short."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.folding import fold
from orders.language.letters.abbreviations import LEAST, LONGEST, VOWELS, is_cut_from, stands_for
from orders.language.letters.cutting import ABBREVIATION, OPENER
from orders.language.letters.designations import ARTICLE
from orders.language.letters.ledger import Ledger
from orders.language.letters.text import ARROW_MARK, Text
from orders.language.letters.troops import Troops

LAST_WORD = re.compile(r"(?<![\w/'’])([^\W\d_]+)\.$")
# *Face S.*, *Front SO.*: a point of the compass, which is cut short with a full stop or without
# *5 cm.*, *10 m.*
OF_A_LENGTH = re.compile(r"\d\s*(?:cm|mm|m)\.$", re.IGNORECASE)
FACING = re.compile(
    r"\b(?:face|front|vers|regarde|tourné\w*|facing|faces|looking|nach|gegen|richtung|dir\.?)\s+(?:au\s+|le\s+|to\s+|"
    r"the\s+)?"
    r"(?-i:[NSEOW]{1,3})\.$",
    re.IGNORECASE,
)
# *goes forward 10 cm. Behind it comes Jamin*, *10 cm. N of the farm*
MEASURE = re.compile(r"\d\s*(?:cms?|mm|km|ins?|yds?|ft|cent)\.$", re.IGNORECASE)
COMPASS = re.compile(
    r"(?:[NSEWO]{1,3}|North|South|East|West|Nord|Sud|Est|Ouest)(?:[- ]?(?:east|west|est|ouest))?\b(?!['’])",
    re.IGNORECASE,
)
# Behind these, as they are typed on a telephone, a sentence ends: *la garde bouge pas mdr. les batteries montent*.
ENDING = frozenset({"mdr", "ptdr", "lol", "stp", "svp", "pls", "plz", "thx", "btw", "lg", "vlt", "mfg", "jms", "merci"})
SHORT = 7  # letters: a longer word is cut short only where its letters show it
FOLLOWED = 60  # characters of what follows that are looked at
# Kinds of words with which a sentence may end; behind any other that is cut short it goes on.
LAST = frozenset({"arm", "group", "formation", "verb", "way", "kind"})
# Kinds of words that are written with a capital only where a sentence begins.
OPENING = frozenset(
    {"filler", "link", "not", "if", "they", "all", "modal", "because", "relation", "near", "noted", "same"}
)
PARTING = frozenset({":", "-", "–", "—", ARROW_MARK})  # between troops and what they are told
DOING = frozenset({"verb"})
CONTENT = frozenset({"verb", "formation", "ground", "spot", "length", "way"})


class Stops(Ledger):
    """The part of reading a letter that tells the full stop of an abbreviation from that of a sentence."""

    def only_abbreviates(self, said: str, following: str) -> bool:
        """Whether the full stop with which a sentence so far ends is that of its last word, and it goes on.

        What is cut short shows in its letters; whether the sentence ends as well, in how the next word begins.
        """
        found = LAST_WORD.search(said)
        broken, following = following[:1] == "\n", following.lstrip()
        if found is None or not following or (broken and self.names_his(following)):
            return False
        word, small = fold(found[1]).text, following[0].islower()
        if word in ENDING:
            return False
        if len(word) == 1 and found[1].islower():
            return True  # n. E3, v. Oranien
        if FACING.search(said) and following[0].isupper() and not self.is_name(following.split()[0].strip(".,;:")):
            return False  # face S. Au T2 ...
        if "fr" in self.spotter.lexicon.languages and OF_A_LENGTH.search(said) and OPENER.match(following):
            return False  # avance de 5 cm. Le 2/92 ...
        if MEASURE.search(said) and following[0].isupper() and self.spotter.lexicon.languages[:1] == ("en",):
            return COMPASS.match(following) is not None  # 10 cm. Behind it comes Jamin
        if len(word) == 1 or not self.is_abbreviation(word):
            return word in ABBREVIATION or (small and not self.small and len(word) <= SHORT)
        kinds = self.kinds_of(word)
        if kinds.isdisjoint(LAST):
            return word in ABBREVIATION or not (following[0].isupper() and self.begins_sentence(said, following))
        if small and (not self.small or not self.begins_order(following)):
            return True
        if not following[0].isalnum():
            return True
        if not following[0].isupper():
            return not (self.tells_so_far(said) and self.begins_order(following))
        return not self.begins_sentence(said, following)

    def is_abbreviation(self, word: str) -> bool:
        """Whether a word is one that is cut short."""
        if word in ABBREVIATION:
            return True
        if len(word) > LONGEST or not word.isascii():
            return False
        plain = self.spotter.means_something(word)
        meant = stands_for(word, self.spotter.lexicon.languages, 2 if plain else LEAST)
        if plain:  # one that the lexicon holds
            senses = {(sense.kind, sense.value) for _, found in self.spotter.lexicon.at([word], 0) for sense in found}
            whole = {(sense.kind, sense.value) for _, found in self.spotter.lexicon.at([meant], 0) for sense in found}
            return bool(meant and senses & whole) and is_cut_from(word, meant)
        return bool(meant) or VOWELS.isdisjoint(word)

    def kinds_of(self, word: str) -> set[str]:
        """The kinds of what a word means, cut short or not."""
        meant = stands_for(word, self.spotter.lexicon.languages)
        return {
            s.kind for said in (word, meant) if said for _, found in self.spotter.lexicon.at([said], 0) for s in found
        }

    def is_name(self, word: str) -> bool:
        """Whether a word is a name, or the beginning of one."""
        if self.in_full(f"{word}. x") != f"{word}. x" or fold(word).text in self.world.spellings.words:
            return True
        return word[:1].isupper() and self.spotter.name_at(Text(word), 0) is not None

    def begins_order(self, following: str) -> bool:
        """Whether what follows begins with troops of his and what they do."""
        text = Text(self.in_full(following[:FOLLOWED]))
        family = self.spotter.family
        spots = [spot for spot in self.spotter.spots(text) if spot.kind != "filler"][:2]
        self.spotter.family = family
        mine = bool(spots) and isinstance(spots[0].value, Troops) and bool(spots[0].value.own)
        told = len(spots) > 1 and (spots[1].kind in ("verb", "modal", "formation") or spots[1].value in PARTING)
        return mine and told

    def names_his(self, following: str) -> bool:
        """Whether what follows begins with troops of his, called by name."""
        family = self.spotter.family
        found = self.spotter.troops_at(Text(self.in_full(following[:FOLLOWED])), 0, [])
        self.spotter.family = family
        return found is not None and isinstance(found.value, Troops) and bool(found.value.own) and not found.value.loose

    def begins_sentence(self, said: str, following: str) -> bool:
        """Whether a word with a capital behind a full stop begins a sentence, and is no name."""
        text = Text(following[:FOLLOWED])
        if not text.words:
            return True
        word = text.bare[0]
        lexicon = self.spotter.lexicon
        kinds = {sense.kind for length, found in lexicon.at(text.bare, 0) if length == 1 for sense in found}
        if self.is_name(text.raw_between(0, 1)) or self.spotter.feature(word)[0]:
            return self.tells_so_far(said) and self.begins_order(following)
        if word in ARTICLE or (kinds and kinds <= OPENING):
            return True
        german = lexicon.languages[:1] == ("de",)  # which writes its nouns with capitals
        return bool(kinds & DOING) and not german

    def tells_so_far(self, said: str) -> bool:
        """Whether a sentence has said something of those whom it names."""
        return any(spot.kind in CONTENT for spot in self.spotter.spots(Text(self.in_full(said))))
