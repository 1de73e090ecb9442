"""The things of a campaign while it runs: elements, units, posts, dispatches and the rest.

They are changed in place by the phases of a step; a run begins with reading them from a document and ends with writing
them. Times are minutes (see ``clock``), distances metres. References go by id, except to places and roads of the map.
"""

from campaigns.strategy.state.battles import Battle, Result, Wounded
from campaigns.strategy.state.formations import Commander, Element, Formation, Unit
from campaigns.strategy.state.messages import Dispatch, Notice, Patrol
from campaigns.strategy.state.places import Crossing, Leg, Place, Road, Spot, Trail
from campaigns.strategy.state.plans import Change, Origin, Pending, Task
from campaigns.strategy.state.sides import Alarm, Depot, Objective, Post, Side
from campaigns.strategy.state.weather import Spell, Weather

__all__ = [
    "Alarm",
    "Battle",
    "Change",
    "Commander",
    "Crossing",
    "Depot",
    "Dispatch",
    "Element",
    "Formation",
    "Leg",
    "Notice",
    "Objective",
    "Origin",
    "Patrol",
    "Pending",
    "Place",
    "Post",
    "Result",
    "Road",
    "Side",
    "Spell",
    "Spot",
    "Task",
    "Trail",
    "Unit",
    "Weather",
    "Wounded",
]
