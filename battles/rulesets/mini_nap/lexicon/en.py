"""Mini-Nap in English."""

from __future__ import annotations

from battles.engine.lexicon import (
    CauseWords,
    FormationWords,
    Lexicon,
    MoveWords,
    Noun,
    Said,
    StateWords,
    TestWords,
)
from battles.engine.log.contacts_en import CONTACTS

LEXICON = Lexicon(
    language="en",
    contacts=CONTACTS,
    strength=Noun("strength point", "strength points"),
    strength_short=Noun("point", "points"),
    amounts={"men": Noun("man", "men"), "guns": Noun("gun", "guns"), "points": Noun("point", "points")},
    troops={
        "infantry": Noun("battalion", "battalions"),
        "cavalry": Noun("regiment", "regiments"),
        "artillery": Noun("battery", "batteries"),
    },
    bodies={
        "infantry": Noun("battalion", "battalions"),
        "cavalry": Noun("body of horse", "bodies of horse"),
        "artillery": Noun("battery", "batteries"),
    },
    activation=Noun("initiative", "initiatives"),
    commands={
        "brigade": Noun("brigade", "brigades"),
        "division": Noun("division", "divisions"),
        "artillery": Noun("artillery", "artillery"),
    },
    formations={
        "line": FormationWords("line", "line", "deployed into line", "in line"),
        "column": FormationWords("column", "column", "formed column", "in column"),
        "square": FormationWords("square", "square", "formed square", "in square"),
        "emergency-square": FormationWords(
            "emergency square", "an emergency square", "threw itself into square", "in square"
        ),
        "skirmish": FormationWords("skirmish", "a skirmish line", "shook out in skirmish order", "in skirmish order"),
        "battery": FormationWords("battery", "battery", "unlimbered"),
    },
    qualities={
        "guard": "guard",
        "elite": "elite",
        "veteran": "veteran",
        "trained": "trained",
        "untrained": "untrained",
    },
    ratings={
        "excellent": "excellent",
        "good": "good",
        "average": "average",
        "poor": "poor",
        "dreadful": "dreadful",
    },
    phases={
        "orders": "orders",
        "initiative": "initiative",
        "command": "command",
        "manoeuvre": "manoeuvre",
        "firing": "firing",
        "combat": "combat",
        "breakthrough": "breakthrough",
        "end": "end of the turn",
    },
    command={"in": "in command", "cautious": "cautious", "out": "out of command"},
    meanings={
        "cautious": "a general is near, yet not near enough to urge them; they move and fire, "
        "and must throw their quality rating to charge",
        "out": "no general is within 24 cm; they move, must throw their quality rating to fire, and never charge",
    },
    refusals={
        "second-formation": Said(
            "it has changed formation already in this initiative", ("it had already changed formation",)
        ),
        "formation-not-allowed": Said("its arm or formation cannot do that", ("its formation does not allow that",)),
        "too-weak": Said(
            "with one strength point it would not hold together in that formation", ("it is too weak to form up",)
        ),
        "blocked": Said("there is no room", ("there was no room",)),
        "second-move": Said("it has made its movement already", ("it had already moved",)),
        "no-such-target": Said("there is no such enemy in reach of an order", ("no such enemy was to be found",)),
        "not-seen": Said("the enemy it was meant for is not seen", ("nobody saw the enemy it was meant for",)),
        "disordered": Said("it is disordered", ("it was in disorder",)),
        "cannot-charge": Said("such a unit does not charge such an enemy", ("such troops cannot charge that enemy",)),
        "out-of-command": Said("it is out of command", ("it was out of reach of its general's word",)),
        "turned-too-far": Said("it has turned, or would turn, more than 90 degrees", ("it had turned too far about",)),
        "out-of-reach": Said("the enemy is beyond its charge", ("the enemy was out of reach",)),
        "no-straight-path": Said("no straight path leads to the enemy", ("there was no straight way to the enemy",)),
        "not-outflanking": Said(
            "in loose order it would have to take this enemy in flank",
            ("it would not have struck him in flank",),
        ),
        "in-contact": Said("it is in contact with the enemy", ("it was hand to hand with the enemy",)),
        "marked": Said("it has fired, is silenced, or its guns are abandoned", ("it had fired already",)),
        "redeployed": Said("it has limbered up in this initiative", ("its guns were on the move",)),
        "not-eligible": Said("the target cannot be fired at from there", ("it had no clear line of fire",)),
        "no-dice": Said("the shot would have no dice", ("the range was too great",)),
        "charged": Said("it has charged in this initiative", ("it had charged",)),
        "division-manoeuvre": Said("that is not done in a division manoeuvre", ("the division manoeuvred as a whole",)),
        "enemy-near": Said("an enemy is within 12 cm of one of its units", ("the enemy was too near",)),
        "already-moved": Said("he has ridden, or is attached to a unit", ("he had already ridden",)),
        "brigade-used": Said("one of his brigades has been used already", ("the brigade had acted",)),
        "not-within-6": Said("the unit is not within 6 cm", ("the unit was too far from him",)),
        "not-brigade": Said("that is for a brigadier and units of his brigade", ("the unit is not of his brigade",)),
        "after-move": Said("he has ridden already", ("he had moved first",)),
        "unreadable": Said("it could not be understood", ("the line could not be read",)),
        "not-yours": Said("there is no such unit at your orders", ("the line was for troops of another command",)),
    },
    tests={
        "command": TestWords(
            "to charge though cautious",
            "they go",
            "they stay",
            told_failed=("had no clear order and would not go in",),
        ),
        "fire-test": TestWords("to fire out of command", "passed", "failed"),
        "extend": TestWords("to extend its charge", "passed", "failed"),
        "flee": TestWords(
            "to limber up and flee", "got away", "taken", told_failed=("was taken before its teams came up",)
        ),
        "square": TestWords(
            "to form square",
            "formed",
            "caught",
            ("threw itself into square in time", "was in square before the sabres came"),
            ("was caught before its square was formed", "did not form square in time"),
        ),
        "feint": TestWords(
            "to turn its charge into a feint",
            "turned away",
            "went in",
            ("sheered off before the bayonets", "wheeled away from the bayonets"),
            ("could not be brought to turn away",),
        ),
        "opportunity": TestWords(
            "to charge at the opportunity", "passed", "failed", told_failed=("let its chance to charge go by",)
        ),
        "break-out": TestWords("to break out of square", "passed", "failed", told_passed=("broke out of its square",)),
    },
    causes={
        "fire": CauseWords("by fire", ended=("was shot to pieces",)),
        "combat": CauseWords("hand to hand", "hand to hand"),
        "square": CauseWords("caught forming square", "caught out of square"),
        "fatigue": CauseWords("from fatigue", "fatigue", ("was spent, and broke up",)),
        "overrun": CauseWords("overrun", "hand to hand"),
        "evading": CauseWords(
            "lost in getting away", "hand to hand", ("ran into other troops as it fled, and was lost",)
        ),
        "feint": CauseWords(
            "lost in its feint", "hand to hand", ("ran upon other troops in turning away, and was lost",)
        ),
        "opportunity": CauseWords("caught on the march", "hand to hand", ("was overrun on the march",)),
        "abandoned": CauseWords("its abandoned guns lost", "hand to hand", ("lost its guns for good",)),
    },
    reactions={
        "fall-back": Said("falls back before", ("would not wait for the shock", "gave way in good time")),
        "flee": Said("tries to limber up and flee before", ("limbered up to get away",)),
        "flee-to-square": Said(
            "leaves its guns for the square, before", ("left its guns and ran to the square beside it",)
        ),
        "emergency-square": Said("tries to form an emergency square against"),
        "opportunity-charge": Said("means to charge the moving"),
        "counter-charge": Said("counter-charges"),
        "suppression": Said("silences", ("drove the gunners from their pieces",)),
    },
    states={
        "reacted": StateWords("has reacted", "has reacted", "may react again"),
        "disordered": StateWords("disordered", "is disordered", "is in order again"),
        "returned_fire": StateWords("has answered fire", "has fired in answer", "may fire in answer again"),
        "suppressed": StateWords("suppressed", "is silenced", "is no longer silenced"),
        "abandoned": StateWords("guns left"),
    },
    moves={
        "move": MoveWords(Said("moves"), "move"),
        "side-step": MoveWords(Said("side-steps", ("side-stepped",)), "side-step"),
        "step-back": MoveWords(Said("steps back", ("stepped back",)), "step back"),
        "oblique": MoveWords(Said("moves obliquely", ("inclined",))),
        "inch": MoveWords(Said("inches", ("edged along in square",)), "inch"),
        "prolong": MoveWords(Said("prolongs", ("prolonged",)), "prolong"),
        "redeploy": MoveWords(Said("limbers up and goes", ("limbered up, moved",)), "redeploy"),
        "charge": MoveWords(Said("charges on")),
        "extend": MoveWords(Said("presses on")),
        "fall-back": MoveWords(Said("falls back", ("went back",))),
        "flee": MoveWords(Said("flees", ("drove off",))),
        "feint": MoveWords(Said("goes back", ("went back",))),
        "follow": MoveWords(Said("follows", ("followed on",))),
        "join": MoveWords(Said("joins in, going", ("joined in",))),
        "rally-back": MoveWords(Said("rallies back", ("rallied back",))),
        "rally-forward": MoveWords(Said("rallies forward", ("went on",))),
        "division": MoveWords(Said("marches", ("marched",)), "move"),
    },
    stops={
        "allowance": Said("as far as it can go"),
        "enemy": Said("stopped short of the enemy"),
        "friend": Said("stopped by friends", ("held up by friends",)),
        "terrain": Said("stopped by the ground", ("halted by the ground",)),
        "edge": Said("stopped at the edge of the table", ("at the end of the field",)),
        "reaction": Said("when the enemy reacts"),
    },
    charges={
        "charge": Said("charges", ("charged", "went at", "fell upon")),
        "opportunity": Said("charges at the opportunity", ("seized its chance and charged",)),
        "counter": Said("counter-charges", ("met the charge of",)),
        "breakthrough": Said("breaks through and charges", ("pressed on at",)),
    },
    choices={
        "gained": Said("has broken through"),
        "lost": Said("breaks through too late to use it"),
        "stop": Said("stops and rallies"),
        "back": Said("rallies back"),
        "forward": Said("rallies forward"),
        "charge": Said("charges again"),
    },
    fates={"eliminated": "destroyed", "retreated": "left the field", "retreat": "left the field"},
    generals_lost={
        "overrun": "is ridden down",
        "losses": "is lost with most of his units",
        "unit": "is gone with his unit",
        "no-room": "finds no way out and is lost",
    },
    victories={
        "conceded": "the enemy concedes",
        "destroyed": "the enemy has lost every unit",
        "broken": "the enemy's army is broken",
    },
    waiting={
        "taken": Said("its place is taken", ("the road was taken",)),
        "enemy": Said("an enemy is near its place", ("the enemy stood too near",)),
    },
    others={
        "sets": {
            "outflank": "in flank",
            "square": "from the square",
            "charge": "with the impetus of the charge",
            "lancer": "with the lance",
            "base": "hand to hand",
            "cavalry": "from the saddle",
            "formed": "in close order",
            "infantry": "against the crowded square",
        },
    },
)
