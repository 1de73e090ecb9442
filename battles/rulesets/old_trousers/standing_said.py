"""What the choices of its decisions make troops do, in people's words: for receipts and papers. Data only."""

from collections.abc import Mapping

SAID: Mapping[str, Mapping[str, str]] = {
    "move first": {
        "SELF": "with the initiative the side moves first",
        "ENEMY": "with the initiative the side lets the enemy move first",
    },
    "hidden ford": {
        "NONE": "no ford is looked for",
        "PLACE": "a hidden ford is looked for at {place}",
    },
    "command points": {
        "ALWAYS": "command points are spent as needs arise",
        "NEVER": "command points are spent only where an order says so",
    },
    "excuse": {
        "ALWAYS": "points are spent on units that did not do as ordered",
        "NEVER": "no points are spent on units that did not do as ordered",
    },
    "penalty": {
        "FIRST": "the first unit pays for an order not complied with",
        "LAST": "the last unit pays for an order not complied with",
        "UNITS": "these pay first for an order not complied with: {units}",
    },
    "rally formation": {
        "LINE": "routed troops rally in line",
        "COLUMN": "routed troops rally in column",
        "SQUARE": "routed troops rally in square",
    },
    "rally": {
        "ALWAYS": "points are spent on rallying routed troops",
        "NEVER": "no points are spent on rallying routed troops",
    },
    "charged": {
        "STAND": "troops that are charged stand",
        "COUNTERCHARGE": "troops that are charged charge in return",
        "FLEE": "troops that are charged flee",
        "EVADE": "troops that are charged get out of the way",
    },
    "vs cavalry": {
        "SQUARE": "foot charged by cavalry tries to form square",
        "STAND": "foot charged by cavalry stands as it is",
    },
    "reform": {
        "NONE": "troops that stand keep their formation as the enemy comes",
        "LINE": "troops that stand try to form line as the enemy comes",
        "COLUMN": "troops that stand try to form column as the enemy comes",
        "SQUARE": "troops that stand try to form square as the enemy comes",
    },
    "reface": {
        "FACE": "troops charged in flank try to turn to the enemy",
        "STAND": "troops charged in flank stand as they are",
    },
    "follow up": {
        "STOP": "a charger whose enemy fled stops",
        "ON": "a charger whose enemy fled goes on",
    },
    "opportunity charge": {
        "NEVER": "cavalry charges nobody who moves past",
        "ALWAYS": "cavalry charges an enemy who moves past",
        "FLANK": "cavalry charges an enemy who moves past in flank only",
    },
    "fire at will": {
        "ALWAYS": "troops fire at other targets than those named, too",
        "NEVER": "troops fire at nothing but the targets named",
    },
    "defensive fire": {
        "ALWAYS": "troops fire at whatever comes in the enemy's phase",
        "NEVER": "in the enemy's phase troops fire at nothing but the targets named",
    },
    "opportunity fire": {
        "ALWAYS": "troops fire at an enemy where he passed, if they cannot where he stands",
        "BEST": "troops fire at an enemy who passes wherever it is best",
        "NEVER": "nobody fires at an enemy who passes",
    },
    "attach": {
        "ALWAYS": "a commander joins a unit of his that is charged beside him",
        "NEVER": "a commander joins no unit that is charged",
    },
    "breakthrough": {
        "STOP": "a charger that has won stops",
        "FORWARD": "a charger that has won goes on ahead",
        "CHARGE": "a charger that has won charges the next enemy",
    },
}
