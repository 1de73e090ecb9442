"""What the signs of a map mean, in English."""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.signs import Arm, Form, Kit
from battles.reports.scene.values import Certainty, MapWords, Rank, ShotKind, TrackKind

MAP_WORDS = MapWords(
    own="your troops",
    friends="other {side}",
    friends_unnamed="of your side",
    enemy="enemy",
    third="third side",
    forms=MappingProxyType(
        {
            (Arm.INFANTRY, Form.LINE): "infantry in line",
            (Arm.INFANTRY, Form.COLUMN): "in column",
            (Arm.INFANTRY, Form.ATTACK_COLUMN): "in attack column",
            (Arm.INFANTRY, Form.SQUARE): "in square",
            (Arm.INFANTRY, Form.HASTY_SQUARE): "square, in haste",
            (Arm.INFANTRY, Form.SKIRMISH): "skirmishers",
            (Arm.CAVALRY, Form.LINE): "cavalry",
            (Arm.CAVALRY, Form.COLUMN): "cavalry in column",
            (Arm.CAVALRY, Form.ATTACK_COLUMN): "cavalry in attack column",
            (Arm.CAVALRY, Form.SKIRMISH): "loose horse",
            (Arm.ARTILLERY, Form.BATTERY): "battery",
            (Arm.ARTILLERY, Form.LIMBERED): "battery, limbered",
            (Arm.ARTILLERY, Form.GUNS_LEFT): "guns without crew",
        }
    ),
    kits=MappingProxyType({Kit.PIKES: "foot with pikes", Kit.LOOSE: "irregular horse"}),
    ranks=MappingProxyType(
        {
            Rank.BRIGADE: "brigadier",
            Rank.DIVISION: "divisional general",
            Rank.CORPS: "corps commander",
            Rank.ARMY: "army commander",
            Rank.UNKNOWN: "enemy general",
        }
    ),
    certainties=MappingProxyType(
        {
            Certainty.LAST_SEEN: "last seen here",
            Certainty.BEFORE: "stood here before",
            Certainty.PLANNED: "will stand here",
            Certainty.DESTROYED: "destroyed here",
        }
    ),
    tracks=MappingProxyType(
        {
            TrackKind.MARCH: "march",
            TrackKind.CHARGE: "charge",
            TrackKind.RETREAT: "falling back",
            TrackKind.BEYOND: "not this turn",
        }
    ),
    goal="goal",
    shots=MappingProxyType({ShotKind.MUSKETRY: "musketry", ShotKind.GUNFIRE: "gunfire"}),
    clash="hand to hand",
    dust="dust or noise",
    veil="out of your sight",
    ground=MappingProxyType(
        {
            "light-woods": "light wood",
            "medium-woods": "wood",
            "heavy-woods": "dense wood",
            "built": "houses",
            "poor": "poor ground",
            "minor": "minor obstacle",
            "major": "major obstacle",
        }
    ),
    on_the_table="{unit} on the table",
    metres="metres",
    north="N",
    known_to="Known to the {side} side, turn {turn}",
    everything="Everything, turn {turn}",
    turn="turn {turn}",
    shortened=MappingProxyType({"Division": "Div."}),
)
