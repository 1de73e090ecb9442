"""The able staff: what the units of a command do whose player wrote one line for all of them.

Shared by all rulebooks and beside them: it knows intents, ground, troops and time, and nothing of a rulebook's tables.
A rulebook answers a few questions about its own troops (:class:`battles.staff.craft.Craft`). The staff

1. makes a plan for the command as a whole (``plan``): a direction, a directing unit, a place and a front for each;
2. writes for each unit a handful of orders that might bring it there (``candidates``);
3. tries each on a copy, by the rulebook's own manoeuvre, and judges what comes of it by a few named scores
   (``scores``);
4. gives the best as an ordinary order (``work``).

Generals without orders ride to where they command most (``station``).

It throws no dice and knows only what the craft tells it of the enemy, so that the same position brings the same orders.
"""

from battles.staff.craft import Arm, Body, Charge, Craft, Foe, Lengths, Shape, Step, Verb, is_able
from battles.staff.station import station
from battles.staff.work import lead

__all__ = ["Arm", "Body", "Charge", "Craft", "Foe", "Lengths", "Shape", "Step", "Verb", "is_able", "lead", "station"]
