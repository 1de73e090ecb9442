"""What the choices of its decisions make troops do, in people's words: for receipts and papers. Data only."""

from collections.abc import Mapping

SAID: Mapping[str, Mapping[str, str]] = {
    "evade": {
        "NEVER": "horse and mobile guns do not get out of an enemy's way",
        "CHARGED": "horse and mobile guns get away from an assault on them",
        "ALWAYS": "horse and mobile guns get away from any enemy who comes near",
    },
    "rally": {
        "RALLY": "disrupted troops that may rally do so on the spot",
        "RETIRE": "disrupted troops that may rally go back as they are",
    },
    "no move": {
        "STAY": "disrupted troops that cannot rally stay",
        "RETREAT": "disrupted troops that cannot rally retreat",
    },
    "reaction fire": {
        "ALWAYS": "troops fire at any enemy who moved",
        "CLOSE": "troops fire at an enemy who moved only when he is close",
        "NEVER": "nobody fires at an enemy because he moved",
    },
    "initiative fire": {
        "ALWAYS": "troops fire after they have moved",
        "CLOSE": "troops fire after they have moved only at close range",
        "NEVER": "nobody fires after moving",
    },
    "artillery target": {
        "NEAREST": "guns fire at the nearest enemy",
        "LARGEST": "guns fire at the largest enemy",
    },
    "halt point": {
        "BACK": "an enemy halted by fire stops where he was first hit",
        "FORWARD": "an enemy halted by fire stops as far on as may be",
    },
    "exploit": {
        "ADVANCE": "after a win troops advance a little",
        "EXPLOIT": "after a win troops fall on the next enemy",
    },
    "second round": {
        "FALL BACK": "horse that beats foot falls back",
        "FIGHT": "horse that beats foot fights on",
    },
    "losses": {
        "FRESHEST": "of several attackers the freshest bears the loss",
        "UNITS": "of several attackers these bear the loss first: {units}",
    },
    "gun loss": {
        "ALWAYS": "guns are lost before the men beside them",
        "NEVER": "guns are not lost in place of men",
    },
    "stand": {
        "NORMAL": "foot stands in close combat as it is",
        "SQUARE": "foot stands in close combat in square",
    },
    "second enemy": {
        "SHIFT": "a winner slides clear of a second enemy",
        "DEPTH": "a winner goes into depth before a second enemy",
        "NONE": "a winner stays in touch with a second enemy",
    },
    "turn": {
        "AUTO": "whoever is caught in flank forms square against horse and turns to others",
        "SQUARE": "whoever is caught in flank forms square",
        "FACE": "whoever is caught in flank turns to the enemy",
        "NONE": "whoever is caught in flank stays as he is",
    },
    "overlap": {
        "EXTRA": "whoever gives way onto friends goes on behind them",
        "DISPLACE": "whoever gives way onto friends pushes them back",
    },
    "displace": {
        "ALWAYS": "on the march friends in the way are pushed back",
        "NEVER": "on the march friends in the way are left where they are",
    },
    "table edge": {
        "STAY": "whoever gives way stops at the edge of the field",
        "LEAVE": "whoever gives way may leave the field for good",
    },
    "retreat facing": {
        "ENEMY": "after giving way troops face the enemy again",
        "AWAY": "after giving way troops face the way they went",
    },
    "general": {
        "JOIN": "a general in danger joins friends near him",
        "STAY": "a general in danger stays",
    },
    "replacement": {
        "FIRST": "a displaced general comes back with the first of his units",
        "UNIT": "a displaced general comes back with {unit}",
    },
}
