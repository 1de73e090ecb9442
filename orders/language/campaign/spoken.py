"""Spoken names: what letters call formations, their commanders, and places, by the words of their names."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.folding import fold
from orders.language.names import Names
from orders.language.names.entries import NameKind

PARTICLE_WORDS = "the le la les der die das de du von van d of i ii iii iv v vi corps division prince duke"
PARTICLES = frozenset(PARTICLE_WORDS.split())
RANKS = ("army", "wing", "corps", "division", "brigade")
WORD = re.compile(r"[^\W_]+")
NATIONS = frozenset({"french", "allied", "prussian", "austrian", "russian", "british", "imperial"})
ARTICLES = frozenset({"the", "le", "la", "les", "l", "der", "die", "das"})
ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10}
ORDINALS = {
    word: number
    for number, words in enumerate(
        [
            "first premier erste ersten erstes",
            "second deuxieme zweite zweiten zweites",
            "third troisieme dritte dritten drittes",
            "fourth quatrieme vierte vierten viertes",
            "fifth cinquieme funfte funften funftes",
            "sixth sixieme sechste sechsten sechstes",
        ],
        start=1,
    )
    for word in words.split()
}
ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|e|er|eme|ieme|te|ten|tes)?")
BODIES = {"corps": "corps", "korps": "corps", "armeekorps": "corps", "division": "division", "div": "division"}
LONGEST = 6


@dataclass(frozen=True)
class SpokenNames:
    """Names by their words, with the ids of what they name; of formations the highest of those that share one."""

    by_words: Mapping[tuple[str, ...], tuple[str, ...]]

    def at(self, words: list[str], at: int) -> tuple[str, int] | None:
        """The one thing whose name begins at a word, and the word after it."""
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            for said in (tuple(words[at : at + length]), numbered(words[at : at + length])):
                found = self.by_words.get(said, ())
                if len(found) == 1:
                    return found[0], at + length
        return None


def numbered(words: list[str]) -> tuple[str, ...]:
    """``3rd Corps``, ``III Corps``, ``troisième corps``: the number and what it numbers; empty for anything else."""
    if len(words) != 2 or words[1] not in BODIES:
        return ()
    found = ORDINAL.fullmatch(words[0])
    number = int(found[1]) if found else ROMAN.get(words[0].removesuffix("e")) or ORDINALS.get(words[0])
    return ("#", str(number), BODIES[words[1]]) if number else ()


def words_of(name: str) -> list[str]:
    """The words of a name, folded."""
    parted = name.replace("_", " ").replace("'", " ").replace("’", " ")
    return WORD.findall(fold(parted).text.replace("-", " "))


def spoken_names(names: Names) -> SpokenNames:
    """What the things of a register are called in letters."""
    found: dict[tuple[str, ...], dict[str, int]] = {}
    for entry in names.entries:
        words = words_of(entry.label)
        rank = RANKS.index(entry.rank) if entry.rank in RANKS else len(RANKS)
        said = {tuple(words), tuple(words_of(entry.id))}
        if words and words[0] in ARTICLES | NATIONS:
            said.add(tuple(words[1:]))
        if entry.kind is NameKind.COMMANDER and words:
            said |= {(words[-1],), (words[0],), tuple(words[-2:])}
        if entry.rank in ("corps", "division"):
            bare = [word for word in words if word not in NATIONS]
            said.add(numbered(bare[:2]))
            said |= {("guard",), ("garde",)} if "guard" in bare or "garde" in bare else set()
        for one in said:
            if one and not (len(one) == 1 and (len(one[0]) < 2 or one[0] in PARTICLES)):
                found.setdefault(one, {}).setdefault(entry.id, rank)
    return SpokenNames({words: highest(ids) for words, ids in found.items()})


def highest(ids: Mapping[str, int]) -> tuple[str, ...]:
    """Of things that share a name those of the highest rank."""
    best = min(ids.values())
    return tuple(id for id, rank in ids.items() if rank == best)
