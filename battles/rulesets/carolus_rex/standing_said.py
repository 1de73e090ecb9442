"""What the choices of its decisions make troops do, in people's words: for receipts and papers. Data only."""

from collections.abc import Mapping

SAID: Mapping[str, Mapping[str, str]] = {
    "fire": {
        "NEAREST": "troops fire at the nearest enemy",
        "HOLD": "troops hold their fire",
        "UNIT": "troops fire at {target} before others",
    },
    "close": {
        "ALWAYS": "troops attack an enemy before them without an order to",
        "NEVER": "nobody attacks without an order to",
    },
    "lead": {
        "SELF": "this unit leads attacks in which several join",
        "UNIT": "{unit} leads attacks in which several join",
    },
    "sidestep": {
        "AVOID": "whoever attacks shifts aside from a second enemy",
        "ACCEPT": "whoever attacks takes on a second enemy as well",
    },
    "support artillery": {
        "ALWAYS": "troops behind guns that are attacked fight in their place",
        "NEVER": "troops behind guns that are attacked leave them to themselves",
    },
    "fall back": {
        "NEAR": "whoever falls back goes no farther than he must",
        "FAR": "whoever falls back goes as far as he can",
        "DISTANCE": "whoever falls back goes {distance}",
    },
    "pursuit": {
        "PURSUE": "cavalry pursues an enemy who routs",
        "RESTRAIN": "cavalry tries to hold back from pursuit",
    },
    "opportunity charge": {
        "ALWAYS": "shock cavalry charges an enemy who moves before its front",
        "NEVER": "shock cavalry charges nobody who moves before its front",
    },
    "evade": {
        "ALWAYS": "irregulars give way when an enemy comes up",
        "NEVER": "irregulars do not give way",
        "DISTANCE": "irregulars give way by {distance} when an enemy comes up",
    },
}
