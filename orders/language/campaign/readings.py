"""Looking through a line of a campaign sheet, and what its slots were filled with."""

from __future__ import annotations

from collections.abc import Iterable

from orders.language.campaign.names import CampaignNames
from orders.language.campaign.search import CampaignSearch, grammar
from orders.language.campaign.slots import READERS
from orders.language.folding import fold
from orders.language.scanning import Line
from orders.language.search import Reading
from orders.language.values import Named, NamedList, Orders, Rulings, Value


def search_in(text: str, names: CampaignNames) -> CampaignSearch:
    return CampaignSearch(Line(fold(text), text), names.own, grammar(), READERS, campaign_names=names)  # type: ignore[arg-type]


def readings_of(search: CampaignSearch, forms: Iterable[str]) -> list[Reading]:
    found: list[Reading] = []
    for form in forms:
        found += search.readings(search.grammar.statements[form])
    return sorted(found, key=lambda reading: reading.cost)


def exact_reading(search: CampaignSearch, forms: Iterable[str]) -> Reading | None:
    found = readings_of(search, forms)
    return found[0] if found else None


def id_of(value: Value) -> str:
    """The id that a slot was filled with."""
    if isinstance(value, Named):
        return value.entries[0].id
    return str(value)


def ids_of(value: Value) -> list[str]:
    return [item.entries[0].id for item in value.items] if isinstance(value, NamedList) else []


def what_is_amiss(values: Iterable[Value]) -> str:
    """The reason of the first slot that nothing fills; empty when all is well."""
    for value in values:
        if isinstance(value, str) and value.startswith("\0"):
            return value.split("\0")[1]
        if isinstance(value, Orders):
            reason = what_is_amiss(inner for phrase in value.items for inner in phrase.values.values())
            if reason:
                return reason
        if isinstance(value, Rulings):
            reason = what_is_amiss(
                inner for ruling in value.items for phrase in ruling.conditions for inner in phrase.values.values()
            )
            if reason:
                return reason
    return ""


def ambiguous(values: Iterable[Value]) -> str:
    """A name that may mean several things; empty when none does."""
    for value in values:
        if isinstance(value, Named) and len({entry.id for entry in value.entries}) > 1:
            return value.said
        inner: Iterable[Value] = ()
        if isinstance(value, NamedList):
            inner = value.items
        elif isinstance(value, Orders):
            inner = [one for phrase in value.items for one in phrase.values.values()]
        said = ambiguous(inner) if inner else ""
        if said:
            return said
    return ""
