"""What the events of a campaign say is what their types say."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.catalogue import CATALOGUE, Combat, Loss, faults, said
from tests.campaigns.strategy.field import run

SCENARIOS = Path(__file__).parents[3] / "campaigns" / "scenarios"


def is_of(value: Any, hint: Any) -> bool:
    """Whether a value that was written and read again is of a type."""
    origin, of = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin in (Union, UnionType):
        return any(is_of(value, each) for each in of)
    if is_typeddict(hint):
        return isinstance(value, dict) and set(value) == set(get_type_hints(hint))
    if origin is Mapping:
        return isinstance(value, dict) and all(is_of(each, of[1]) for each in value.values())
    if origin is Sequence:
        return isinstance(value, list) and all(is_of(each, of[0]) for each in value)
    return type(value) is hint or (value is None and hint is type(None))


def test_all_that_happens_in_a_day_of_a_scenario_has_the_types_of_its_kinds():
    document = load_campaign(SCENARIOS / "charleroi-road" / "campaign.yaml")
    document["settings"] = {**document.get("settings", {}), "unplayed": "settle"}
    events = run(document, hours=24, seed=bytes(range(32))).events
    told = [(event["kind"], key, value) for event in events for key, value in event.get("effect", {}).items()]
    strange = [each for each in told if not is_of(each[2], get_type_hints(CATALOGUE[each[0]])[each[1]])]
    assert strange == []
    assert len({kind for kind, *_ in told}) > 12


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        ({"kind": "hop"}, "the catalogue has no kind 'hop'"),
        ({"kind": "loss", "effect": {"men": 4, "hats": 4}}, "loss: the catalogue has no key 'hats'"),
    ],
)
def test_what_is_not_listed_is_named(event, fault):
    assert list(faults([{"kind": "rally", "effect": {"men": 3}}, event])) == [fault]


def test_a_stored_event_is_read_as_what_its_kind_says():
    assert said(Loss, {"kind": "loss", "effect": {"men": 7}})["men"] == 7
    assert said(Combat, {"kind": "combat"}).get("held", 0) == 0
