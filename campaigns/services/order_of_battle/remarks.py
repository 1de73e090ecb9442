"""What an import says of a value or a row: stored as an id with values, worded for whoever reads the account."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext_lazy as _lazy


class Remark(StrEnum):
    """What is said. The values are stored and must not change."""

    EMPTY = "empty"
    READ_AS = "read-as"
    NO_NUMBER = "no-number"
    ROUNDED = "rounded"
    UNKNOWN = "unknown"
    NO_RATING = "no-rating"
    NO_KIND = "no-kind"
    KEY_LETTERS = "key-letters"
    KEY_TAKEN = "key-taken"
    STANDS_HIGHER = "stands-higher"
    NO_PARENT = "no-parent"
    NO_FORMATION = "no-formation"
    READ_BY_RATING = "read-by-rating"
    TOO_STRONG = "too-strong"
    NO_STRENGTH_OR_PIECES = "no-strength-or-pieces"
    NO_STRENGTH_OR_MEN = "no-strength-or-men"
    UNKNOWN_TO_RULESET = "unknown-to-ruleset"
    UNKNOWN_TRAITS = "unknown-traits"
    NO_SUCH_TROOPS = "no-such-troops"
    NO_JSON = "no-json"
    ID_TAKEN = "id-taken"
    NO_LEVEL = "no-level"
    COMMANDED_ALREADY = "commanded-already"
    COMMANDED_BY_NOBODY = "commanded-by-nobody"
    RATED_ALREADY = "rated-already"
    RATED_NOT_AT_ALL = "rated-not-at-all"
    NO_MEN = "no-men"
    TOO_MANY_MEN = "too-many-men"
    NO_GUNS = "no-guns"
    TOO_MANY_GUNS = "too-many-guns"
    NO_LANCES = "no-lances"
    ONE_BATTALION = "one-battalion"
    WHOLE_BATTALIONS = "whole-battalions"
    NO_WEIGHT = "no-weight"
    HORSE_NEVER_HEAVY = "horse-never-heavy"
    NO_SUCH_UNIT = "no-such-unit"
    TOO_FEW_BATTALIONS = "too-few-battalions"
    TOO_MANY_POINTS = "too-many-points"
    TOO_LARGE_A_BATTERY = "too-large-a-battery"
    NO_COMMAND = "no-command"
    NO_DIVISION = "no-division"
    RAGGED = "ragged"
    UNPRINTABLE = "unprintable"


_WORDS: Mapping[Remark, Any] = MappingProxyType(
    {
        Remark.EMPTY: _lazy("may not be empty"),
        Remark.READ_AS: _lazy("read as {word}"),
        Remark.NO_NUMBER: _lazy("is not a number of 0 or more"),
        Remark.ROUNDED: _lazy("rounded to {whole}"),
        Remark.UNKNOWN: _lazy("is unknown; allowed: {allowed}"),
        Remark.NO_RATING: _lazy("is no rating ({ratings}); left unrated, to be set or thrown"),
        Remark.NO_KIND: _lazy("is no kind of record; allowed: {allowed}"),
        Remark.KEY_LETTERS: _lazy("may hold 1 to {longest} letters, digits and / . _ - only"),
        Remark.KEY_TAKEN: _lazy("is taken already; each side, formation and unit needs its own"),
        Remark.STANDS_HIGHER: _lazy("is a {declared}; a {kind} stands under a higher kind or its side"),
        Remark.NO_PARENT: _lazy("is no side or formation that was read"),
        Remark.NO_FORMATION: _lazy("is no formation that was read"),
        Remark.READ_BY_RATING: _lazy("read as {basis}, which the rating and its dice say"),
        Remark.TOO_STRONG: _lazy("is more than {ruleset} allows {arm}; allowed: up to {most}"),
        Remark.NO_STRENGTH_OR_PIECES: _lazy("is missing, and so are pieces to take it from"),
        Remark.NO_STRENGTH_OR_MEN: _lazy("is missing, and so are men to take it from"),
        Remark.UNKNOWN_TO_RULESET: _lazy("is unknown to {ruleset}; allowed: {allowed}"),
        Remark.UNKNOWN_TRAITS: _lazy("{unknown} is unknown to {ruleset}; allowed: {allowed}"),
        Remark.NO_SUCH_TROOPS: _lazy("is no {arm} that {ruleset} knows; allowed: {allowed}"),
        Remark.NO_JSON: _lazy("is no JSON object; left out"),
        Remark.ID_TAKEN: _lazy("is the id of line {line} already"),
        Remark.NO_LEVEL: _lazy("names no formation at any level"),
        Remark.COMMANDED_ALREADY: _lazy("{formation} is already under {commander}; kept"),
        Remark.COMMANDED_BY_NOBODY: _lazy("{formation} is already under nobody; kept"),
        Remark.RATED_ALREADY: _lazy("{commander} is already rated {rating}; kept"),
        Remark.RATED_NOT_AT_ALL: _lazy("{commander} is already rated not at all; kept"),
        Remark.NO_MEN: _lazy("a unit needs at least 1 man"),
        Remark.TOO_MANY_MEN: _lazy("is more than a regiment can have; allowed: up to {most:,}"),
        Remark.NO_GUNS: _lazy("a battery needs at least 1 gun"),
        Remark.TOO_MANY_GUNS: _lazy("is more than a park can have; allowed: up to {most}"),
        Remark.NO_LANCES: _lazy("lances count for light cavalry only; {type} cavalry as usual"),
        Remark.ONE_BATTALION: _lazy("missing; taken as one battalion"),
        Remark.WHOLE_BATTALIONS: _lazy("taken as {count} battalions"),
        Remark.NO_WEIGHT: _lazy("missing (howitzers only, or not known); taken as medium guns"),
        Remark.HORSE_NEVER_HEAVY: _lazy("horse artillery is never heavy; taken as medium guns"),
        Remark.NO_SUCH_UNIT: _lazy("{men} men kept and counted; {ruleset} has no such unit"),
        Remark.TOO_FEW_BATTALIONS: _lazy("too few for {men} men; made {units} units"),
        Remark.TOO_MANY_POINTS: _lazy("more than {most} strength points; made {units} units"),
        Remark.TOO_LARGE_A_BATTERY: _lazy("more than {most} guns; made {batteries} batteries"),
        Remark.NO_COMMAND: _lazy("no such command in the order of battle; nobody rated"),
        Remark.NO_DIVISION: _lazy("is no division of the other table"),
        Remark.UNPRINTABLE: _lazy(
            "has letters that no paper can print ({letters}); write it in Latin, Greek or Cyrillic letters"
        ),
        Remark.RAGGED: _lazy("has {cells} cells, the head {head}; is a text with the separator not quoted?"),
    }
)


def remark_words(remark: str, values: Mapping[str, Any]) -> str:
    """A remark in the reader's words. What is no id is a text itself."""
    return str(_WORDS[Remark(remark)]).format(**values) if remark in set(Remark) else remark


def words_of(note: Mapping[str, Any]) -> str:
    """What a stored note says; one of before remarks had ids has its text."""
    return remark_words(note["remark"], note.get("values", {})) if "remark" in note else str(note.get("message", ""))
