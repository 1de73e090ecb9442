"""Order sheets as values: places of ghosts."""

from types import MappingProxyType

from battles.engine.orders import Action, Block, Direction, Intent, OrderSheet, Place, PlaceKind, UnitOrder
from battles.engine.sheets import with_places

GHOST = Place(PlaceKind.UNIT, "enemy-1", ref="enemy-1")
FIXED = Place(PlaceKind.POINT, "60,42.5", point=(60.0, 42.5))


def sheet(place):
    face = Action("FACE", MappingProxyType({"direction": Direction("enemy-1", toward=place)}))
    charge = Action("CHARGE", MappingProxyType({"target": "enemy-1"}))
    return OrderSheet(
        side="french",
        intent=Intent("ATTACK", place, line=1),
        blocks=(Block("BRIGADE", ("FB",), 2, Intent("ADVANCE", place, line=3)),),
        units=(UnitOrder("F1", (face, charge), 4),),
    )


def test_a_place_named_by_a_lost_contact_is_where_it_was_lost_and_a_target_stays_a_target():
    assert with_places(sheet(GHOST), {"enemy-1": (60.0, 42.5)}) == sheet(FIXED)


def test_places_named_by_others_stay_as_they_are():
    assert with_places(sheet(GHOST), {}) == sheet(GHOST)
    assert with_places(sheet(GHOST), {"enemy-2": (1.0, 1.0)}) == sheet(GHOST)
