"""Abbreviations: words of the field that a writer cuts short, *Artl.*, *Reihenf.*, *gg.*, and what they stand for.

No abbreviation is listed here, but the words that soldiers cut short: each way to do so is found by its letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol

from battles.engine import expressions as re
from orders.language.folding import fold

# The words of orders that are cut short, in full; those that begin alike are all there, so that neither is guessed.
WORDS = {
    "en": (
        "artillery cavalry infantry brigade brigades division divisions battalion battalions battery "
        "batteries regiment regiments squadron squadrons company companies column columns square squares "
        "skirmish skirmishers skirmishing general generals advance advancing attack attacking assault support "
        "supporting reserve reserves retire retiring withdraw defend defending position distance direction "
        "forward backward front rear left right centre standing sequence priority priorities orders against "
        "towards behind between following remaining remainder march enemy light heavy horse lancers chasseurs "
        "hussars dragoons opportunity charge charges formation movement bombard bombardment target objective "
        "crossroads approximately second commander command captain colonel limber limbered unlimber "
        "unlimbered netherlands"
    ),
    "de": (
        "artillerie kavallerie infanterie brigade brigaden division divisionen bataillon bataillone batterie "
        "batterien regiment regimenter eskadron eskadrons schwadron kompanie kompanien kolonne kolonnen linie "
        "karree karrees plänkler plänkelnd schützen jäger general generale vorrücken angriff angreifen "
        "unterstützung unterstützen reserve zurück rückwärts rückzug verteidigen verteidigung halten stellung "
        "entfernung abstand richtung vorwärts front links rechts mitte dauerbefehl dauerbefehle reihenfolge "
        "priorität befehl befehle befehlshaber gegen hinter zwischen folgen geschütze feuer feind leichte "
        "schwere reitende garde lanciers chasseurs husaren dragoner gelegenheit attacke formation bewegung "
        "beschießen ziel kreuzung ungefähr beziehungsweise kommandeur hauptmann oberst straße chaussee "
        "nördlich südlich östlich westlich aufprotzen abprotzen geradeaus anschließend einschließlich "
        "bezüglich niederländische holländische"
    ),
    "fr": (
        "artillerie cavalerie infanterie brigade brigades division divisions bataillon bataillons batterie "
        "batteries régiment régiments escadron escadrons compagnie compagnies colonne colonnes ligne lignes "
        "carré carrés tirailleur tirailleurs général généraux avancer attaque attaquer soutien soutenir "
        "réserve retraite défendre défense position distance direction avant arrière gauche droite centre "
        "consigne consignes ordre ordres priorité contre derrière devant entre suivre ennemi légère lourde "
        "cheval garde lanciers chasseurs hussards dragons charge charger formation mouvement objectif "
        "carrefour environ commandant capitaine colonel route hollandaise néerlandaise"
    ),
}  # fmt: skip


class Meaning(Protocol):
    """Whether a word is one of the language; without ``small`` a preposition or the like does not count."""

    def __call__(self, word: str, *, small: bool = True) -> bool: ...


VOWELS = frozenset("aeiouy")
LONGEST = 9  # letters of a word cut short
LEAST = 3  # letters, but for one that is doubled: gg.
DOUBLED = re.compile(r"([b-df-hj-np-tv-z])\1")
MUCH = 6  # letters of a word cut short that is known without a full stop
INFLECTED = ("s", "n", "e", "en", "es", "r")
# With one of these a word is made of another, which nobody has cut short: *back*, *backward*.
SUFFIXES = frozenset(
    {*INFLECTED, "ed", "ing", "er", "ers", "ward", "wards", "ly", "ment", "ung", "nd", "t", "te", "ten", "lich",
     "ation", "age", "ons", "ant"}
)  # fmt: skip
# Of whom a land is behind it is a prince, and no preposition: *Pr. of Orange*, *Pr. v. Oranien*, *Pr. d'Orange*.
PRINCE = re.compile(r"\bPr(?:inc|inz|z)?\.\s+(?:of|v\.|von|van|d['’]|de)\s*(?=[A-ZÄÖÜÉ])")
TOKEN = re.compile(r"(?<![\w/.'’-])[^\W\d_]{2,9}(?:\.(?![\w.])|(?![\w/.'’-]))")


@cache
def field_words(language: str) -> tuple[str, ...]:
    """The words of the field in a language, folded."""
    return tuple(fold(word).text for word in WORDS.get(language, "").split())


@cache
def stands_for(token: str, languages: tuple[str, ...], least: int = LEAST) -> str:
    """The word that a few letters stand for: it begins with them, or they are what one hears of it; else nothing."""
    if token.isascii() and (len(token) >= least or DOUBLED.fullmatch(token)):
        for language in languages:
            words = [word for word in field_words(language) if word[0] == token[0] and len(word) > len(token) + 1]
            for found in (begun(token, words), heard(token, words), contracted(token, words)):
                if found:
                    return the_one(found)
    return ""


def is_cut_from(token: str, word: str) -> bool:
    """Whether a word of the language is another cut short, and not the word that the other is made of."""
    return not word.startswith(token) or word.removeprefix(token) not in SUFFIXES


def the_one(words: Sequence[str]) -> str:
    """The word of which all others are forms; nothing where there are two."""
    first = min(words, key=len)
    return first if all(word == first or word.removeprefix(first) in INFLECTED for word in words) else ""


def begun(token: str, words: Iterable[str]) -> list[str]:
    """Those words that begin with a token: *Abst*."""
    return [word for word in words if word.startswith(token)]


def heard(token: str, words: Iterable[str]) -> list[str]:
    """Those whose first consonants are those of a token: *Artl*, *gg*."""
    sound = consonants(token)
    if len(sound) < 2 or len(token) - len(sound) > 1:
        return []
    return [word for word in words if consonants(word).startswith(sound) and is_within(token, word)]


def contracted(token: str, words: Iterable[str]) -> list[str]:
    """Those of which a token keeps the first and the last letter and some between: *Regt*, *Rchtg*."""
    sound = consonants(token)
    if len(sound) < 2 or len(token) - len(sound) > 1:
        return []
    return [word for word in words if word[-1] == token[-1] and is_within(token, word)]


def consonants(word: str) -> str:
    """The consonants of a word."""
    return "".join(letter for letter in word if letter not in VOWELS)


def is_within(token: str, word: str) -> bool:
    """Whether a word has all letters of a token in their order."""
    letters = iter(word)
    return all(letter in letters for letter in token)


def in_whole_words(raw: str, languages: tuple[str, ...], means_something: Meaning) -> str:
    """A sentence with the words of the field written out that are cut short in it, and mean nothing as they stand.

    Without a full stop they must be most of the word, or such as no word is: without a vowel. With one within the
    sentence they may be a little word as well, behind which none can stand: *zur. hinter den Bach*.
    """

    def whole(found: re.Match[str]) -> str:
        bare = not found[0].endswith(".")
        said = found[0] if bare else found[0].rstrip(".")
        token = said.lower() if said.isascii() else fold(said).text
        if bare and len(token) < MUCH and not (len(token) >= LEAST and VOWELS.isdisjoint(token)):
            return found[0]
        last = not bare and not raw[found.end() :].strip()
        word = stands_for(token, languages)
        if not word or means_something(token, small=bare or last):
            return found[0]
        shape = word.capitalize() if found[0][0].isupper() else word
        return f"{shape}." if last else shape

    return TOKEN.sub(whole, PRINCE.sub("Prince of ", raw) if "Pr" in raw else raw)
