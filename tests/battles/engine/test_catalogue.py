"""The event catalogue: what is listed, and that what is not is found."""

from dataclasses import replace
from typing import Annotated, TypedDict

import pytest

from battles.engine import shared_events as shared
from battles.engine.catalogue import Change, Drawn, Known, Part, Type, catalogue, drawn_as, faults, is_alarm, key
from battles.engine.events import Event
from battles.engine.records import Place
from tests.battles.engine.kinds import having

LISTED = catalogue(
    replace(having(shared.MOVE, mode=key(words=("march", "flee"))), modes={"flee": Drawn.RETREAT}),
    having(shared.FIRE, shooters=key(Type.COUNTS), firers=key(Type.SHARES), points=key(Type.NUMBER)),
    having(shared.STATUS, abandoned=key(Type.FLAG, Type.ID), group=key(Type.IDS), bearings=key(Type.NUMBERS)),
    having(shared.INITIATIVE, dice=key(Type.THROWS), tie=key(Type.FLAG), player_turn=key(Type.WHOLE)),
    shared.ORDER_REFUSED,
    shared.ELIMINATED,
)


def event(kind, **effect):
    return Event(n=7, turn=1, phase="x", kind=kind, unit="F1", effect=effect)


@pytest.mark.parametrize(
    "good",
    [
        event("move", mode="flee", at=[1, 2.5], facing=0, distance=3.5),
        event("move", at=(1, 2)),
        event("fire", shooters={"s1": 6}, firers=[["s1", 4.5]], points=4),
        event("status", abandoned=False, group=["a", "b"], bearings=[1, 2.5]),
        event("status", abandoned="square"),
        event("initiative", dice={"french": [6, 5]}, tie=True, player_turn=2),
        event("order_refused", order="MOVE 6", line=3, text="MOVE 6", reason="any-word"),
    ],
)
def test_an_event_as_it_is_listed_has_no_fault(good):
    assert list(faults(LISTED, [good])) == []


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (event("moves"), "event 7 (moves): the catalogue has no such kind"),
        (event("move", speed=3), "event 7 (move): the catalogue has no key 'speed'"),
        (event("move", mode="hop"), "event 7 (move): mode is 'hop', not a word of march, flee"),
        (event("move", at=[1]), "event 7 (move): at is [1], not a place"),
        (event("move", at=[1, "2"]), "event 7 (move): at is [1, '2'], not a place"),
        (event("move", distance=True), "event 7 (move): distance is True, not a number"),
        (event("initiative", player_turn=1.5), "event 7 (initiative): player_turn is 1.5, not a whole"),
        (event("initiative", player_turn=True), "event 7 (initiative): player_turn is True, not a whole"),
        (event("initiative", tie=1), "event 7 (initiative): tie is 1, not a flag"),
        (event("initiative", dice={"french": 6}), "event 7 (initiative): dice is {'french': 6}, not a throws"),
        (event("fire", shooters={"s1": "6"}), "event 7 (fire): shooters is {'s1': '6'}, not a counts"),
        (event("fire", firers=[["s1"]]), "event 7 (fire): firers is [['s1']], not a shares"),
        (event("status", abandoned=3), "event 7 (status): abandoned is 3, not a flag or id"),
        (event("status", group="ab"), "event 7 (status): group is 'ab', not a ids"),
        (event("status", bearings=["n"]), "event 7 (status): bearings is ['n'], not a numbers"),
    ],
)
def test_what_is_not_listed_is_named_with_its_event(bad, says):
    assert list(faults(LISTED, [event("move"), bad])) == [says]


def test_a_kind_is_listed_once():
    with pytest.raises(ValueError, match="'move' twice"):
        catalogue(shared.MOVE, shared.MOVE)


def test_a_key_is_told_to_those_who_may_know_it_and_to_those_who_know_more():
    fire = having(
        shared.FIRE,
        mode=key(known=Known.SEEN),
        hits=key(Type.WHOLE, known=Known.FIGHT),
        ammo=key(),
        umpire=key(known=Known.NEVER),
    )
    assert fire.told_to(Known.SEEN) == {"mode"}
    assert fire.told_to(Known.FIGHT) == {"mode", "hits"}
    assert fire.told_to(Known.OWN) == {"mode", "hits", "ammo"}
    assert fire.told_to(Known.PUBLIC) == frozenset()


class Retreat(TypedDict, total=False):
    cause: Annotated[str, key(words=("fire",))]
    at: Annotated[Place, shared.AT]


class Noted(TypedDict, total=False):
    cause: Annotated[str, "in words"]


def test_a_kind_of_a_type_has_the_keys_that_the_type_has_and_no_others():
    kind = shared.RETREAT.of(Retreat)
    assert dict(kind.keys) == {"cause": key(words=("fire",)), "at": shared.AT}
    assert (kind.kind, kind.known, kind.drawn) == ("retreat", shared.RETREAT.known, shared.RETREAT.drawn)
    assert set(shared.RETREAT.keys) == {"cause", "at", "facing"}


def test_a_type_says_of_each_of_its_keys_who_may_know_it():
    with pytest.raises(TypeError, match=r"Noted\.cause"):
        shared.RETREAT.of(Noted)


def test_a_move_is_drawn_by_its_mode():
    assert drawn_as(LISTED, event("move", mode="flee")) is Drawn.RETREAT
    assert drawn_as(LISTED, event("move", mode="march")) is Drawn.MARCH
    assert drawn_as(LISTED, event("eliminated")) is Drawn.LOST
    assert drawn_as(LISTED, event("order_refused")) is Drawn.NOTHING
    assert drawn_as(LISTED, event("unlisted")) is Drawn.NOTHING


def test_fights_are_told_more_fully_than_what_is_seen_from_afar():
    kinds = [kind for kind in vars(shared).values() if isinstance(kind, type(shared.FIRE)) and kind.kind]
    assert {kind.kind for kind in kinds if kind.fights} == {"charge", "contact", "reaction", "fire", "combat", "test"}
    assert {kind.kind for kind in kinds if kind.part is Part.OPENS} == {"initiative", "activate"}


def test_an_alarm_rings_by_its_kind_or_by_what_an_event_says():
    listed = catalogue(shared.ELIMINATED, shared.MOVE, having(shared.COMMANDER, lost=key(alarms=True)))
    assert is_alarm(listed, event("eliminated"))
    assert is_alarm(listed, event("commander", lost="overrun"))
    assert not is_alarm(listed, event("commander", moved=3))
    assert not is_alarm(listed, event("move"))
    assert not is_alarm(listed, event("unlisted"))


def test_a_shared_kind_changes_what_its_keys_say():
    assert shared.ARRIVAL.keys["at"].changes is Change.ENTRY
    assert shared.MOVE.keys["at"].changes is Change.PLACE
    assert shared.ELIMINATED.out == "eliminated"
