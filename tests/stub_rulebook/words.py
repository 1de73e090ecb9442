"""The words of Parlour Wars: its battle files, orders, signs and lexicon."""

from __future__ import annotations

from battles.engine import signs
from battles.engine.battle import Shape
from battles.engine.dice import D10, Throw
from battles.engine.filereading import FileWords
from battles.engine.lexicon import CauseWords, ContactWords, FormationWords, Lexicon, MoveWords, Noun, Said, StateWords
from battles.engine.orders import Decision, Motion, Phrase, Vocabulary
from battles.engine.reading import Key, identifier, one_of
from battles.engine.settings import Flag
from battles.engine.signs import Badge, Form, Marked, Signs

ID = "parlour-wars"
HEARTS = ("firm", "wavering", "scattered")
FORMATIONS = ("ranks", "file")
ARMS = ("foot", "horse", "cannon")
NATIONS = ("blue", "red")

SETTINGS = (Flag("wells", True, "PW-4", "Whether wells refresh whoever stands at one."),)

FILE_WORDS = FileWords(
    ruleset=ID,
    table=(12, 120),
    kinds=("army", "wing"),
    sides=(2, 2),
    nations=NATIONS,
    weathers=("clear", "candlelight"),
    terrain={"copse": (Shape.AREA,), "lane": (Shape.LINE,), "well": (Shape.POINT,)},
    settings=SETTINGS,
    unit={
        "arm": Key(one_of(ARMS), required=True, default=""),
        "formation": Key(one_of(FORMATIONS), default="ranks"),
        "heart": Key(one_of(HEARTS), default="firm"),
        "out": Key(one_of(("swept",)), default=""),
    },
    commander={"attached": Key(identifier, default="")},
    dice={"shot": Throw(D10)},
    die=D10,
)

VOCABULARY = Vocabulary(
    unit_actions=(
        Phrase("GO", "GO [{distance:number}]", "PW-2", "Go straight ahead.", motion=Motion.AHEAD),
        Phrase("TURN", "TURN {facing:direction}", "PW-2", "Turn on the spot.", motion=Motion.FACE),
        Phrase("SHOOT", "SHOOT {target:target}", "PW-3", "Shoot at an enemy."),
        Phrase("STAY", "STAY", "PW-2", "Stay where you are."),
    ),
    general_actions=(Phrase("RIDE TO", "RIDE TO {place:place}", "PW-1", "Ride there."),),
    command_actions=(),
    decisions=(
        Decision(
            "fuses",
            (Phrase("LIT", "LIT"), Phrase("OUT", "OUT")),
            "OUT",
            "PW-3",
            "Shoot at what comes near without an order.",
            shooting=("LIT",),
        ),
        Decision(
            "shoot back", (Phrase("ALWAYS", "ALWAYS"), Phrase("NEVER", "NEVER")), "ALWAYS", "PW-3", "Answer a shot."
        ),
    ),
    conditions=(Phrase("WITHIN", "WITHIN {distance:number}", "PW-3", "The enemy is so near."),),
    postures=("HOLD", "ADVANCE"),
    formations=FORMATIONS,
    square=6.0,
    blocks=("ARMY", "WING", "PARK"),
)

SIGNS = Signs(
    arms={"foot": signs.Arm.INFANTRY, "horse": signs.Arm.CAVALRY, "cannon": signs.Arm.ARTILLERY},
    forms={"ranks": Form.LINE, "file": Form.COLUMN},
    states=(Marked(Badge.SHAKEN, "heart", ("wavering",)),),
)

LEXICON = Lexicon(
    language="en",
    contacts=ContactWords(
        nations={"red": "scarlet", "blue": "azure"},
        arms={
            "foot": ("toy soldiers", "toy soldiers"),
            "horse": ("tin horse", "tin horse"),
            "cannon": ("spring gun",) * 2,
        },
        general="somebody in a cocked hat",
        enemy="the other children",
    ),
    strength=Noun("stage of heart", "stages of heart"),
    strength_short=Noun("stage", "stages"),
    amounts={"hearts": Noun("stage of heart", "stages of heart")},
    troops={"foot": Noun("company", "companies"), "horse": Noun("troop", "troops"), "cannon": Noun("gun", "guns")},
    bodies={"foot": Noun("body of foot", "bodies of foot"), "horse": Noun("body of horse", "bodies of horse")},
    commands={"army": Noun("army", "armies"), "wing": Noun("wing", "wings"), "park": Noun("park", "parks")},
    formations={
        "ranks": FormationWords("ranks", "ranks", "fell in by ranks", "in ranks"),
        "file": FormationWords("file", "file", "fell in by file", "in file"),
    },
    phases={"play": "play", "end": "end"},
    refusals={
        "too-far": Said("the enemy is too far away", ("had the enemy too far away",)),
        "no-such-target": Said("there is nobody of that name to shoot at", ("had nobody of that name to shoot at",)),
        "not-seen": Said("the enemy is not in sight", ("did not see the enemy",)),
        "unreadable": Said("it could not be understood", ("could not understand it",)),
        "not-yours": Said("there is no such company at your orders", ("had no such company",)),
    },
    causes={"shot": CauseWords("by shots", "shots", ("was swept from the table",))},
    states={"wavering": StateWords("wavering", "wavers", "is firm again")},
    moves={"go": MoveWords(Said("goes", ("went",), ("went",)), "GO")},
    stops={
        "enemy": Said("stopped short of the enemy", ("short of the enemy",)),
        "edge": Said("stopped at the edge of the table", ("at the edge of the table",)),
    },
    fates={"swept": "swept away"},
    victories={"swept": "the enemy is swept from the table"},
)
