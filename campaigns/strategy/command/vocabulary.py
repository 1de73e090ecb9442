"""The words that a campaign gives to the order language (EC-ORD-2 to 5, EC-ORD-8).

Slot types of these phrases: ``place`` and ``places``, ``own`` and ``owns`` (formations that the post orders),
``formation`` (of the side), ``bridge``, ``moment`` (a time of day, DD/HH:MM or a full time), ``hour``, ``integer``,
``odds``.
"""

from __future__ import annotations

from battles.engine.orders import Phrase

ACTIONS = (
    Phrase("MARCH TO", "MARCH TO {to:place} [VIA {via:places}] [FIELDS]", "EC-ORD-3", "March along the roads."),
    Phrase("ADVANCE ON", "ADVANCE ON {to:place} [VIA {via:places}] [FIELDS]", "EC-ORD-3", "March, ready to attack."),
    Phrase("COVER", "COVER {to:place} [VIA {via:places}] [FIELDS]", "EC-ORD-3", "March there and stay."),
    Phrase("FALL BACK ON", "FALL BACK ON {to:place} [VIA {via:places}] [FIELDS]", "EC-ORD-3", "Go back there."),
    Phrase("JOIN", "JOIN {formation:formation}", "EC-ORD-3", "March to where it is believed to be."),
    Phrase("PURSUE", "PURSUE", "EC-ORD-3", "March to the nearest enemy reported."),
    Phrase("HALT", "HALT", "EC-ORD-3", "Close up and stay."),
    Phrase("REST", "REST [UNTIL {until:moment}] [FOR {count:integer} [HOURS|HOUR]]", "EC-ORD-3", "Rest in camp."),
    Phrase("FORAGE", "FORAGE [UNTIL {until:moment}] [FOR {count:integer} [HOURS|HOUR]]", "EC-ORD-3", "Gather rations."),
    Phrase("WAIT", "WAIT UNTIL {until:moment}", "EC-ORD-3", "Stay until then."),
    Phrase("WAIT FOR", "WAIT FOR {count:integer} [HOURS|HOUR]", "EC-ORD-3", "Stay for so many hours."),
    Phrase("DEFEND", "DEFEND [{to:place}]", "EC-ORD-3", "March there, dig in and hold."),
    Phrase("SCREEN", "SCREEN [{to:place}]", "EC-ORD-3", "Horse hides what is behind it."),
    Phrase("SCOUT", "SCOUT TO {to:place} [VIA {via:places}]", "EC-ORD-3", "Send a patrol."),
    Phrase("DESTROY BRIDGE", "DESTROY BRIDGE [AT|OF|OVER|ON] {road:bridge}", "EC-BRI-1", "Break a crossing."),
    Phrase("REPAIR BRIDGE", "REPAIR BRIDGE [AT|OF|OVER|ON] {road:bridge}", "EC-BRI-1", "Mend a crossing."),
    Phrase("UNLOAD", "UNLOAD", "EC-SUP-8", "Make a depot of a convoy's stock."),
    Phrase("BURN DEPOT", "BURN DEPOT", "EC-SUP-8", "Burn the depot of the place."),
    Phrase("ATTACH", "ATTACH {who:own} TO {to:own}", "EC-STAFF-5", "Put a formation under another."),
    Phrase("DETACH", "DETACH {who:own}", "EC-STAFF-5", "Take a formation under the writer's."),
    Phrase("ORDER OF MARCH", "ORDER OF MARCH : {names:owns}", "EC-STAFF-4", "Who marches before whom."),
    Phrase("ADVANCE GUARD", "ADVANCE GUARD : {who:own}", "EC-STAFF-4", "Who marches first."),
    Phrase("REAR GUARD", "REAR GUARD : {who:own}", "EC-STAFF-4", "Who marches last."),
    Phrase("START", "START [AT] {time:moment}", "EC-ORD-4", "When the first march begins."),
    Phrase("DAILY", "DAILY [AT] {time:hour}", "EC-ORD-3", "The hour of every later day."),
    Phrase("PACE", "PACE {pace:EASY|NORMAL|FORCED}", "EC-ORD-3", "How hard they march."),
    Phrase("NIGHT MARCH", "NIGHT MARCH", "EC-ORD-3", "March by night."),
)
HEADQUARTERS = (
    Phrase("RIDE TO", "RIDE TO {to:place}", "EC-ORD-5", "Ride to a place."),
    Phrase("STAY WITH", "STAY WITH {who:own}", "EC-ORD-5", "Ride with an element."),
    Phrase("STAY", "STAY", "EC-ORD-5", "Stay where it is."),
)
CONDITIONS = (
    Phrase("ODDS >=", "ODDS >= {odds:odds}", "EC-ORD-8", "Own strength is at least so many percent of the enemy's."),
    Phrase("ODDS <", "ODDS < {odds:odds}", "EC-ORD-8", "Own strength is less than so many percent of the enemy's."),
    Phrase("DAY", "DAY", "EC-ORD-8", "By daylight."),
    Phrase("NIGHT", "NIGHT", "EC-ORD-8", "In the dark."),
    Phrase("BEFORE", "BEFORE {time:moment}", "EC-ORD-8", "Before that time."),
    Phrase("AFTER", "AFTER {time:moment}", "EC-ORD-8", "From that time on."),
    Phrase("AT", "AT {place:place}", "EC-ORD-8", "Within half a kilometre of a place."),
)
KINDS = "[{kind:ARMY|WING|CORPS|DIVISION|BRIGADE|BATTERY|PARK|CONVOY|GARRISON|BRIDGE-TRAIN|FORMATION}]"
STATEMENTS = (
    Phrase("END", "END"),
    Phrase("AT", "AT : {time:moment}"),
    Phrase("HEADQUARTERS", "HEADQUARTERS : {orders:headquarters}"),
    Phrase("DISPATCH", "DISPATCH|MESSAGE TO {to:addressee} [BY {riders:integer}] : {body:text}"),
    Phrase("GROUP", "GROUP : {formations:owns} : [THEN] {orders:actions}"),
    Phrase("GROUP HEADER", "GROUP : {formations:owns} :"),
    Phrase("STANDING ALL", "STANDING ALL : {rules:rules}"),
    Phrase("STANDING", "STANDING : {rules:rules}"),
    Phrase("STANDING SCOPE", "STANDING " + KINDS + " {formation:own} : {rules:rules}"),
    Phrase("BLOCK STANDING", KINDS + " {formation:own} : STANDING : {rules:rules}"),
    Phrase("BLOCK", KINDS + " {formation:own} : [THEN] {orders:actions}"),
    Phrase("HEADER", KINDS + " {formation:own} :"),
    Phrase("ORDERS", "[THEN] {orders:actions}"),
)
SYNONYMS = {
    "HQ": "HEADQUARTERS",
    "MOVE TO": "MARCH TO",
    "GO TO": "MARCH TO",
    "ADVANCE TO": "ADVANCE ON",
    "ATTACK TOWARDS": "ADVANCE ON",
    "RETREAT TO": "FALL BACK ON",
    "FALL BACK TO": "FALL BACK ON",
    "WITHDRAW TO": "FALL BACK ON",
    "STOP": "HALT",
    "BLOW BRIDGE": "DESTROY BRIDGE",
    "BREAK BRIDGE": "DESTROY BRIDGE",
    "MEND BRIDGE": "REPAIR BRIDGE",
    "DIV": "DIVISION",
    "BDE": "BRIGADE",
    "AT LEAST": ">=",
    "LESS THAN": "<",
    "BELOW": "<",
    "SPEED": "PACE",
}
