"""Every clause is stated, applied by code and named by a test."""

from battles.rulesets.old_trousers.ruleset import RULESET
from tests.battles.rulesets.stated import Stated


class TestWhatIsStated(Stated):
    rules = RULESET
    # How many clauses each family of the specification has.
    families = {
        "OT-SCALE": 7,
        "OT-FILE": 7,
        "OT-SEQ": 3,
        "OT-INIT": 3,
        "OT-EVENT": 2,
        "OT-CMD": 7,
        "OT-ORDER": 6,
        "OT-CP": 2,
        "OT-MOVE": 11,
        "OT-FORM": 3,
        "OT-TERR": 2,
        "OT-ROUT": 5,
        "OT-DIS": 3,
        "OT-FIRE": 14,
        "OT-CHG": 13,
        "OT-DEC": 1,
        "OT-INT": 1,
        "OT-VERB": 3,
        "OT-DICE": 1,
        "OT-GEO": 4,
        "OT-C-QUAL": 1,
        "OT-C-TEST": 1,
        "OT-C-CHG": 1,
        "OT-C-OPP": 1,
        "OT-C-MEL": 8,
        "OT-C-BRK": 3,
        "OT-C-IRR": 1,
        "OT-C-VIS": 1,
        "OT-C-MOR": 2,
        "OT-C-RALLY": 2,
        "OT-C-SKIRM": 2,
        "OT-C-TOWN": 3,
        "OT-C-BRIT": 1,
        "OT-C-OPT": 7,
        "OT-C-VIC": 1,
        "OT-AMB": 32,
    }
