"""Wishes: ways of bidding and of giving grounds that are put into plain words before a sentence is read."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

WOULD_SOMEBODY = re.compile(
    r"^\W*(?:(?:and|so|then)\s+)?(?:would|will|could|can)\s+(?:some(?:body|one)|you|he|she|they)\s+"
    r"(?:(?:please|kindly|perhaps)\s+)*(?=\w)",
    re.IGNORECASE,
)
# *I want the 7th Line brought down the road*.
WANTED = re.keyed(
    r"\b(?:I|we)(?:['’]d|\s+(?:would|should))?\s+(?:want|like|wish|need|will have)\s+(?P<who>[^,;.:]{2,60}?)\s+"
    r"(?:to be\s+)?(?:brought|taken|sent|led|marched|moved|pulled|drawn|pushed)\s+",
    re.IGNORECASE,
)
HALTED = re.compile(r"\band\s+(?:halted|stopped|posted|stationed)\b", re.IGNORECASE)
# *To back them up I want the 7th Line ...*: what it is for.
TO_HELP_THEM = re.compile(
    r"^\W*(?:in order\s+)?to\s+(?:back|support|help|cover|relieve|strengthen|steady|reinforce)\s+(?:them|him|it|her)"
    r"(?:\s+up)?\s*,?\s+(?=(?:I|we|the|let|have|send|bring|\d)\b)",
    re.IGNORECASE,
)
RATHER_THAN = re.compile(
    r",?\s+(?:rather than|instead of|sooner than|and not|statt|anstatt|plutôt que(?: de)?)\s+(?:to\s+|zu\s+)?"
    r"(?:stand|fight|hold|wait|resist|die|make a stand|be\s+\w+|kämpfen|standhalten|stehenzubleiben|tenir|résister|"
    r"se battre|mourir)(?:ing)?(?:\s+(?:and\s+fight|it out|fast|their ground|its ground))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# What a writer does not want beside what he bids.
UNWANTED = re.compile(
    r"\s*[,;:–—-]\s*(?:(?:and|as|for|because|since|denn|car)\s+)?(?:"
    r"I\s+(?:do\s+not|don['’]?t)\s+want\s+(?:any\s+|a\s+)?(?:dead|lost|heroes|heroics|losses|casualties|martyrs|massacre)\b"
    r"|I\s+can\s+(?:replace|spare|afford)\b|(?:ich|wir)\s+(?:will|brauche|wollen)\s+keine[nr]?\b|je\s+ne\s+veux\s+pas\s+d)"
    r"[^,;.:!?]*",
    re.IGNORECASE,
)
AS_A_SCREEN = re.keyed(
    r"\s*,?\s+(?:as\s+(?:a\s+|the\s+|their\s+|its\s+)?(?:screen|curtain|veil)"
    r"(?:\s+(?:for|to|of|in front of)\s+[^,;.:]{2,40})?"
    r"|als\s+(?:\w+)?(?:schleier|schirm|sicherung)(?:\s+(?:für|vor)\s+[^,;.:]{2,40})?"
    r"|en\s+(?:écran|rideau|voile)(?:\s+(?:pour|devant|de)\s+[^,;.:]{2,40})?)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *1/2L : en tirailleurs, en écran devant la brigade*: else nothing tells where he goes
ONLY_FORMED = re.compile(
    r"^\W*[^,;:.!?]{2,40}?\s*[:,]?\s+(?:all\s+|all\W+|komplett\s+|tout\s+)?(?:in|as|als|en)\s+(?:a\s+)?\w*(?:skirmish|plänkl|schwärm|tiraill|schützen)\w*(?:\s+order)?\s*[,;]?\s*[.!]*\s*$",
    re.IGNORECASE,
)
IN_FRONT_OF = re.compile(r"\b(?:devant|vor|in\s+front\s+of)\s", re.IGNORECASE)
SKIRMISHING = re.keyed(r"skirmish|plänkl|schwärm|tiraill", re.IGNORECASE)
# *The Guard, that is the cavalry and both batteries: ...*.
NAMELY = re.compile(
    r"^(?P<mark>\W*)[^,:;]{2,30},\s*(?:also|d\.\s?h\.|das heißt|das heisst|nämlich|i\.\s?e\.,?|that is(?: to say)?,?|"
    r"namely|c['’]est[- ]à[- ]dire|à savoir|soit)\s+(?P<who>[^:]{5,80}):",
    re.IGNORECASE,
)
CASE = re.compile(
    r"^(?P<case>\W*(?:(?:and|but)\s+)?(?:if|when|should|wenn|falls|sobald|si|quand)\b[^,:;]{3,60}):\s+", re.IGNORECASE
)
TARGET = re.keyed(r"^\W*(?P<word>targets?|ziele?|cibles?|feuerziel)\s*[:=–-]\s*", re.IGNORECASE)
AIM = {"t": "fires at ", "z": "feuert auf ", "f": "feuert auf ", "c": "tire sur "}
COMPANIES = re.keyed(
    r"\b(?P<many>both|all|the two|two|three|the three|beiden?|die (?:zwei|beiden)|les deux|deux)\s+"
    r"(?P<word>companies|kompanien|compagnies|troops)\b",
    re.IGNORECASE,
)
BATTERIES = {"c": "batteries", "k": "Batterien", "t": "batteries"}
TURNS = (
    turn("back|support|help|cover|relieve|strengthen|steady|reinforce", TO_HELP_THEM),
    turn("would|will|could|can", WOULD_SOMEBODY),
    turn("rather than|instead of|sooner than|and not|statt|plutôt que", RATHER_THAN),
    turn("want|replace|spare|afford|keine|veux", UNWANTED),
    turn(",", NAMELY, r"\g<mark>\g<who>:"),
    turn(":", CASE, r"\g<case>, "),
)
OF_QUESTIONS = tuple(one for one in TURNS if one.pattern is not WOULD_SOMEBODY)


def wished_plainly(raw: str, *, guns: bool) -> str:
    """A sentence with its wishes in plain words. ``guns``: those spoken of last are batteries and nothing else."""
    raw = put_plainly(raw, OF_QUESTIONS if raw.rstrip().endswith("?") else TURNS)
    if WANTED.search(raw):
        raw = HALTED.sub("and halts", WANTED.sub(r"\g<who> goes ", raw))
    if SKIRMISHING.search(raw):
        without = AS_A_SCREEN.sub("", raw)
        raw = raw if ONLY_FORMED.match(without) and IN_FRONT_OF.search(raw) else without
    if guns:
        raw = TARGET.sub(lambda one: AIM[one["word"][0].lower()], raw)
        raw = COMPANIES.sub(lambda one: f"{one['many']} {BATTERIES[one['word'][0].lower()]}", raw)
    return raw
