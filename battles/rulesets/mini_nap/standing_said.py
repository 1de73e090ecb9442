"""What the choices of its decisions make troops do, in people's words: for receipts and papers. Data only."""

from collections.abc import Mapping

SAID: Mapping[str, Mapping[str, str]] = {
    "vs cavalry": {
        "SQUARE": "foot charged by cavalry tries to form square",
        "STAND": "foot charged by cavalry stands as it is",
    },
    "nearby square": {
        "SQUARE": "foot beside a battalion that cavalry charges forms square too",
        "STAND": "foot beside a battalion that cavalry charges stands as it is",
    },
    "fall back": {
        "FALL BACK": "skirmishers that are charged fall back",
        "STAND": "skirmishers that are charged stand",
    },
    "limber and flee": {
        "FLEE": "horse guns charged by foot limber up and get away",
        "STAND": "horse guns charged by foot stand",
    },
    "flee to square": {
        "FLEE": "gunners whom the enemy reaches run into a square beside them",
        "STAND": "gunners whom the enemy reaches stand by their guns",
    },
    "evade distance": {
        "FAR": "whoever gives way goes as far as he can",
        "NEAR": "whoever gives way goes no farther than he must",
        "DISTANCE": "whoever gives way goes back by {distance}",
    },
    "counter charge": {
        "ALWAYS": "troops that are charged charge in return",
        "NEVER": "troops that are charged do not charge in return",
    },
    "opportunity charge": {
        "ALWAYS": "troops past which the enemy moves charge him",
        "NEVER": "nobody charges an enemy who moves past",
        "FLANK": "troops past which the enemy moves charge him in flank only",
        "CHARGERS": "troops past which the enemy charges charge him",
    },
    "feint": {
        "ALWAYS": "cavalry turns back before a square",
        "NEVER": "cavalry charges home even on a square",
    },
    "feint facing": {
        "NONE": "cavalry that turned back faces as it comes to stand",
        "DIRECTION": "cavalry that turned back faces {direction}",
    },
    "rally facing": {
        "NONE": "whoever stops after a break-through faces as he comes to stand",
        "DIRECTION": "whoever stops after a break-through faces {direction}",
    },
    "fire at will": {
        "ALWAYS": "units without an order to fire choose a target themselves",
        "NEVER": "nobody fires without an order to",
    },
    "return fire": {
        "ALWAYS": "whoever is fired at fires back",
        "NEVER": "nobody fires back when fired at",
    },
    "support fire": {
        "ALWAYS": "batteries answer fire at a friend beside them",
        "NEVER": "batteries do not answer fire at a friend",
    },
    "suppress": {
        "ALWAYS": "skirmishers spoil the fire of batteries",
        "NEVER": "skirmishers leave the fire of batteries alone",
    },
    "re-man": {
        "ALWAYS": "gunners in a square go back to their guns",
        "NEVER": "gunners in a square stay in it",
    },
    "join": {
        "WISE": "troops join a fight beside them where that is wise",
        "ALWAYS": "troops join any fight beside them",
        "NEVER": "troops join no fight beside them",
    },
    "break out": {
        "ALWAYS": "squares leave their form to join a fight beside them",
        "NEVER": "squares stay out of fights beside them",
    },
    "split": {
        "FOCUS": "against several enemies all strength goes to one",
        "EVEN": "against several enemies strength is shared evenly",
        "WEAKEST": "against several enemies strength goes to the weakest",
        "STRONGEST": "against several enemies strength goes to the strongest",
        "ALL": "against several enemies all strength goes to {target}",
        "SHARES": "against several enemies strength is shared: {shares}",
    },
    "breakthrough": {
        "STOP": "whoever breaks through stops",
        "BACK": "whoever breaks through rallies back",
        "FORWARD": "whoever breaks through rallies forward",
        "CHARGE": "whoever breaks through charges again",
    },
    "extend charge": {
        "ALWAYS": "charges try to reach beyond their usual distance",
        "NEVER": "charges keep to their usual distance",
    },
    "retreat": {
        "ALWAYS": "troops leave the field when they can",
        "NEVER": "nobody leaves the field",
    },
    "brigadier": {
        "STAY": "a brigadier stays when his unit leaves the field",
        "GO": "a brigadier goes with his unit when it leaves the field",
    },
}
