"""Signs in phrases for troops: by what stands around a word, whether it belongs to the phrase, and as what."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine import expressions as re
from orders.language.folding import fold
from orders.language.letters.bearers import MEANT
from orders.language.letters.designations import ARTICLE, BATTALION, OF, ORDINAL
from orders.language.letters.enumerations import HIGH, Enumeration
from orders.language.letters.numbering import COUNTING
from orders.language.letters.text import ARROW_MARK
from orders.language.letters.world import DESIGNATION
from orders.language.names.entries import Entry, Exactness, NameKind, plain_tokens

LINES = frozenset({"line", "linie", "ligne"})
GROUP = frozenset({"group"})
LEFT_OVER = frozenset({"verb", "modal", "number", "link"})
WHERE_TO = frozenset({"relation", "way"})
NUMBERING = frozenset({"number", "mark", "ordinal", "filler"})  # 16. Oranien ...
PEOPLE = frozenset({"oranier"})  # his soldiers, not himself
ARMS_CUT_SHORT = frozenset({"art", "artill", "cav", "kav", "inf", "batt", "bttr", "bat"})
SORTS = frozenset({"legere", "leichte", "lourde", "schwere", "reitende"})
# *Dort soll 1/92 Linie bilden*
FORMING = frozenset({"bilden", "formieren", "formen", "machen", "einnehmen", "annehmen"})
INSIDE = frozenset({"arm", "group", "side", "formation", "all", "title", "ordinal", "near"})

# *The other batteries*, *die anderen Bataillone*: as many as there are.
SEVERAL = frozenset(
    {
        "battalions", "batteries", "guns", "cannons", "regiments", "squadrons", "brigades", "units", "bataillone",
        "bataillonen", "batterien", "geschutze", "geschutzen", "kanonen", "regimenter", "regimentern",
        "schwadronen", "eskadronen", "brigaden", "einheiten", "bataillons", "pieces", "canons", "escadrons",
        "unites", "divisions", "divisionen",
    }
)  # fmt: skip


class PhraseSigns(Enumeration):
    """The questions that a phrase for troops asks of the words around it."""

    def is_their_order(self, at: int) -> bool:
        """``2/93 line, 10 cm forward``: a unit that is named in full is to form line; it is no part of its name."""
        if self.units is None or len(self.units) > 1 or self.text.bare[at] not in LINES or at == self.start:
            return False
        by_id = "/" in self.text.bare[self.start : at] or self.text.bare[at - 1] in self.spotter.world.own_ids
        ahead = self.text.bare[at + 1 : at + 3]
        formed = ahead[:1] and (ahead[0] in FORMING or (ahead[0] == "zu" and ahead[-1] in FORMING))
        return by_id and (not ahead or self.text.words[at + 1].is_mark or bool(formed))

    def is_the_title(self, at: int, entries: tuple[Entry, ...]) -> bool:
        """Whether a general is called by his title alone: the Prince, the Duke."""
        titles = [
            sense for _, found in self.spotter.lexicon.at(self.text.bare, at, frozenset({"title"})) for sense in found
        ]
        return bool(titles) and self.determined(at) and all(entry.kind is NameKind.COMMANDER for entry in entries)

    def is_anothers_title(self, at: int, end: int, entries: tuple[Entry, ...], rank: Exactness) -> bool:
        """``Prince Saxe-Weimar``, ``the Prince of Saxe-Weimar``: a title that one bears, before another's name."""
        words = self.text.bare
        if rank is not Exactness.PART_OF_NAME or end != at + 1:
            return False
        if not self.spotter.lexicon.at(words, at, frozenset({"title"})):
            return False
        end += end < len(words) and words[end] in OF
        other = self.spotter.name_at(self.text, end) if end < len(words) else None
        return other is not None and any(entry.general for entry in other[1]) and not set(entries) & set(other[1])

    def may_go_on(self, at: int) -> bool:
        """Whether what follows an ``of`` is troops again."""
        words = self.text.bare
        if words[at] in ARTICLE and at + 1 < len(words):
            at += 1
        if self.description(at)[0] in HIGH:
            return True
        if self.spotter.name_at(self.text, at) is not None or ORDINAL.match(words[at]):
            return not self.spotter.ground_at(self.text, at)
        return bool(self.spotter.feature(words[at])[0]) or any(
            sense.kind in ("arm", "side", "group")
            for _, senses in self.spotter.lexicon.at(words, at, INSIDE)
            for sense in senses
        )

    def is_not_yet_there(self, at: int, end: int, units: frozenset[str]) -> bool:
        """Whether a name means troops that are still to come, while others that bear it stand there.

        ``The Nassau regiment``; with a number only where others have it, too.
        """
        words, world = self.text.bare, self.spotter.world
        if end != at + 2 or units & {*world.present, *world.enemy}:
            return False
        number = ORDINAL.match(words[at])
        if number is None:
            return self.names_a_body(at + 1, end) and bool(self.spotter.feature(words[at])[0] & world.present)
        bearers = self.spotter.feature(words[at + 1])[0] & world.present
        return any((found := DESIGNATION.match(id)) and found[1] == number[1] for id in bearers)

    def names_a_body(self, at: int, end: int) -> bool:
        """Whether a name holds a word such as *division*: the troops are meant, not who commands them."""
        return any(self.spotter.lexicon.at([word], 0, GROUP) for word in self.text.bare[at:end])

    def namesakes(self, own: Iterable[str]) -> frozenset[str]:
        """Units on the table with the numbers of some that are not there yet: the 1/28 is not yet the 1/28th."""
        numbers = {
            (found[1], digits[0])
            for id in own
            if (found := DESIGNATION.match(id)) and (digits := re.match(r"\d+", found[2]))
        }
        return frozenset(
            id
            for id in self.spotter.world.present
            if (found := DESIGNATION.match(id))
            and (digits := re.match(r"\d+", found[2]))
            and (found[1], digits[0]) in numbers
        )

    def is_left_over(self, at: int) -> bool:
        """``das andere bleibt``, ``to the support of the other two``: the one, or so many, that are left.

        Of *the other batteries* it is not told how many they are.
        """
        if not self.determined(at - 1):
            return False
        words, lexicon = self.text.bare, self.spotter.lexicon
        several = (at < len(words) and words[at] in SEVERAL) or words[max(0, at - 2) : at] == ["die", "anderen"]
        self.count = 0 if several else 1
        if at < len(words) and (number := lexicon.at(words, at, COUNTING)):
            self.count = int(float(number[0][1][0].value))
        return at >= len(words) or self.text.words[at].is_mark or bool(lexicon.at(words, at, LEFT_OVER))

    def counted_words(self, at: int) -> int:
        """How many words tell how many are left: none for *the other*, one for *the other two*."""
        number = self.spotter.lexicon.at(self.text.bare, at, COUNTING) if at < len(self.text.words) else []
        return number[0][0] if number and self.count > 1 else 0

    def after_the_rest_of(self, general: str, at: int) -> int:
        """The word after a general's name, in whatever language, that follows his title: the Prinz von Oranien."""
        commander = self.spotter.world.view.formation_by_id[general].commander if general else None
        words = self.text.bare
        if commander is None or at + 1 >= len(words) or words[at] not in OF:
            return at
        bits = {MEANT.get(bit, bit) for bit in plain_tokens(fold(commander.name).text)}
        return at + 2 if MEANT.get(words[at + 1], words[at + 1]) in bits else at

    def is_another(self, at: int) -> bool:
        """Whether a name that nobody knows follows a title: Prince Bernhard is not the Prince."""
        if at >= len(self.text.words) or not self.text.words[at].big:
            return False
        word = self.text.bare[at]
        known = (
            self.spotter.lexicon.at([word], 0) or self.spotter.name_at(self.text, at) or self.spotter.feature(word)[0]
        )
        return word.isalpha() and not known

    def is_target(self) -> bool:
        """Whether the phrase follows a verb of fighting."""
        return any(spot.means("verb", "fire", "charge", "attack") for spot in self.before[-3:])

    def cuts_an_arm_short(self, at: int) -> bool:
        """``Cav. Garde``, ``Art. Piré``: a full stop that cuts an arm short, with whose it is behind it."""
        words = self.text.bare
        if words[at - 1] not in ARMS_CUT_SHORT or at - 1 != self.start or self.before:
            return False
        if words[at + 1] in SORTS and at + 2 < len(words):
            at += 1
        return self.spotter.name_at(self.text, at + 1) is not None or bool(self.spotter.feature(words[at + 1])[0])

    def translated(self, at: int) -> int:
        """Take the name of a commander as it is in another language, alone: *Oranien* rides; the word after it."""
        word, world = self.text.bare[at], self.spotter.world
        meant = MEANT.get(word, word)
        if self.units is not None or self.kinds or meant == word or not self.text.words[at].big:
            return 0
        led = bool(self.spotter.lexicon.at(self.text.bare, at + 1, WHERE_TO))
        if not (led or self.is_head(at + 1)) or any(spot.kind not in NUMBERING for spot in self.before):
            return 0
        found = [
            id
            for id in world.generals
            if (commander := world.view.formation_by_id[id].commander)
            and commander.at is not None
            and meant in plain_tokens(fold(commander.name).text)
        ]
        if len(found) != 1:
            return 0
        self.commands, self.named = (found[0],), True
        self.general = "" if word in PEOPLE else found[0]
        self.units = frozenset(world.commands.get(found[0], ()))
        return self.took(at + 1)

    def one_of_them(self, at: int) -> bool:
        """``Orange Nassau le premier bataillon``: of those named just before, the one with that number."""
        number, end = self.ordinal_at(at)
        return bool(number) and end < len(self.text.words) and self.text.bare[end] in BATTALION

    def is_head(self, at: int) -> bool:
        """Whether what follows a word shows that it names who is spoken to: a colon, a dash or a verb."""
        if at >= len(self.text.words):
            return False
        if self.text.words[at].is_mark:
            return self.text.bare[at] in (":", "-", "=", ARROW_MARK)
        return bool(self.spotter.lexicon.at(self.text.bare, at, frozenset({"verb", "modal", "not"})))
