"""What is told of an event: what the catalogue lists for whoever hears it, and no enemy's id."""

from dataclasses import replace

import pytest

from battles.engine import shared_events as shared
from battles.engine.catalogue import Known, Type, key
from battles.engine.events import Event, Roll
from battles.engine.knowledge.disclosure import seen_in_part, told
from tests.battles.engine.kinds import having

#: Two enemies: one is known as ``enemy-1``, the other is not in sight.
ALIASES = {"A1": "enemy-1", "A2": None}

FIRE = having(
    shared.FIRE,
    mode=key(known=Known.SEEN),
    hits=key(Type.WHOLE, known=Known.FIGHT),
    firers=key(Type.SHARES, known=Known.FIGHT),
    shooters=key(Type.COUNTS, known=Known.FIGHT),
    with_=key(Type.IDS, known=Known.FIGHT),
    ammunition=key(Type.WHOLE),
    umpire=key(known=Known.NEVER),
)


def heard(known, kind=FIRE, unit="A1", target="F1", by="A1", **effect):
    roll = Roll("fire", by, (6, 5), total=11)
    event = Event(3, 1, "firing", kind.kind, unit=unit, target=target, roll=roll, effect=effect, text="All of it.")
    return told(event, kind, known, ALIASES.get, ALIASES.__contains__)


@pytest.mark.parametrize(
    ("known", "keys"),
    [
        (Known.SEEN, {"mode"}),
        (Known.FIGHT, {"mode", "hits"}),
        (Known.OWN, {"mode", "hits", "ammunition"}),
        (Known.NEVER, {"mode", "hits", "ammunition", "umpire"}),
    ],
)
def test_a_key_that_is_not_listed_is_told_to_nobody(known, keys):
    event = heard(known, mode="fire", hits=2, ammunition=3, umpire="note", attack_bases=4)
    assert set(event.effect) == keys
    assert event.text == ""


def test_the_dice_are_told_to_those_who_may_know_them():
    assert heard(Known.SEEN).roll is None
    assert heard(Known.FIGHT).roll.by == "enemy-1"
    assert heard(Known.FIGHT, by="A2").roll.by == ""


def test_what_may_not_be_known_from_afar_is_not_told_from_afar():
    assert heard(Known.SEEN, kind=shared.COMBAT) is None
    assert heard(Known.FIGHT, kind=shared.COMBAT) is not None
    assert heard(Known.FIGHT, kind=shared.ACTIVATE) is None
    assert heard(Known.SEEN, kind=having(shared.STATUS, reacted=key(Type.FLAG)), reacted=True) is None


def test_enemies_in_any_kind_of_value_are_told_by_their_aliases_and_strangers_not_at_all():
    event = heard(
        Known.FIGHT,
        target="A2",
        firers=[["A1", 2.5], ["A2", 2], ["F1", 1]],
        shooters={"A1": 6, "A2": 1},
        with_=["A2", "A1", "F1"],
    )
    assert (event.unit, event.target) == ("enemy-1", "")
    assert event.effect == {
        "firers": [["enemy-1", 2.5], ["F1", 1]],
        "shooters": {"enemy-1": 6},
        "with_": ["enemy-1", "F1"],
    }


def test_a_word_that_happens_to_be_an_enemys_id_stays_a_word():
    kind = having(FIRE, mode=key(known=Known.SEEN), square=key(Type.ID, known=Known.SEEN))
    event = heard(Known.SEEN, kind=kind, mode="A2", square="A2")
    assert dict(event.effect) == {"mode": "A2"}


def test_what_is_public_names_no_troops():
    kind = having(replace(shared.MORALE, known=Known.PUBLIC), broken=key(Type.FLAG, known=Known.PUBLIC), lost=key())
    event = heard(Known.PUBLIC, kind=kind, broken=True, lost=3)
    assert (event.unit, event.target, dict(event.effect)) == ("", "", {"broken": True})


MARCH = having(shared.MOVE, **{"from": key(Type.PLACE, known=Known.SEEN)}, occupying=key(known=Known.SEEN, ending=True))


def march(**more):
    effect = {"mode": "march", "from": [1, 1], "at": [5, 5], "facing": 90, "distance": 5.6, "stopped": "friend"} | more
    return Event(3, 1, "movement", "move", unit="enemy-1", effect=effect)


def test_a_march_out_of_hiding_is_not_measured():
    event = seen_in_part(march(), MARCH, hidden_start=True, last_place=None)
    assert event.effect == {"mode": "march", "at": [5, 5], "facing": 90, "stopped": "friend", "from_hiding": True}


def test_of_a_march_out_of_sight_the_end_is_not_told():
    event = seen_in_part(march(occupying="farm"), MARCH, hidden_start=False, last_place=(3, 3))
    assert event.effect == {"mode": "march", "at": [3, 3], "out_of_sight": True}
