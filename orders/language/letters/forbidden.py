"""Forbidden: what stands below *what must on no account happen* or *Don'ts* is what nobody is to do.

*That the Guard leaves its place* is then that it never leaves it, and *chasing anybody* that nobody is chased.
"""

from __future__ import annotations

from battles.engine import expressions as re

HEADING = re.keyed(
    r"\W*(?:\d[.)]\s*)?(?:(?:what|things?(?:\s+that)?)\s+(?:must|should|shall|may|is|are)\s+(?:on\s+no\s+account|under\s+no\s+"
    r"circumstances|never|not)\s+(?:to\s+)?(?:happen|be\s+done|occur)|(?:strictly\s+)?(?:forbidden|not\s+allowed|prohibited|"
    r"not\s+permitted)|don['’]?ts?|"
    r"was\s+(?:auf\s+keinen\s+fall|nicht|keinesfalls|unter\s+keinen\s+umständen)\s+(?:passieren|geschehen|vorkommen)\s+"
    r"(?:darf|soll)|(?:streng\s+|ausdrücklich\s+)?(?:verboten|untersagt)(?:\s+(?:ist|sind))?|"
    r"ce\s+qui\s+ne\s+doit\s+(?:pas|jamais|en\s+aucun\s+cas|surtout\s+pas)\s+(?:arriver|se\s+produire|se\s+passer)|"
    r"(?:strictement\s+)?(?:interdit|défendu)s?|interdictions|à\s+ne\s+pas\s+faire)\s*[:.]*\s*",
    re.IGNORECASE,
)
THAT = re.compile(r"^\W*(?P<that>that|dass|que\s+|qu['’])\s*", re.IGNORECASE)
ANYBODY = re.compile(r"^(?:any|some)(?:body|one)\b", re.IGNORECASE)
ANY_OF = re.compile(r"^any\s+(?:of\s+)?", re.IGNORECASE)
EINER = re.compile(r"^(?:irgend)?(?:jemand|einer|wer)\b", re.IGNORECASE)
QUELQU_UN = re.compile(r"^(?:quelqu['’]un|qui\s+que\s+ce\s+soit|on)\b", re.IGNORECASE)
CHASING = re.compile(r"^\W*(?=[a-z]+ing\b)", re.IGNORECASE)
LEAVE_DE = re.compile(r"\w+en\s*[.;!]*\s*$")
LEAVE_FR = re.compile(r"^\W*\w+(?:er|ir|re)\b", re.IGNORECASE)
# *never stands when charged, instead of falling back*: falls back when charged
INSTEAD = re.compile(
    r"^(?P<who>[^,;:.!?]{2,40}?)\s+never\s+\w+(?:\s+\w+){0,2}?\s+(?P<case>(?:when|if)\s+[^,;:.!?]{2,40}?)\s*,?\s+instead\s+of\s+fall(?:ing)?\s+back\b",
    re.IGNORECASE,
)


def forbids(raw: str) -> bool:
    """Whether a line is a heading over what is forbidden."""
    return HEADING.fullmatch(raw) is not None


def never(raw: str, verb: str) -> str:
    """An item below such a heading as a sentence of its own: that nobody does it. ``verb``: its first one."""
    that = THAT.match(raw)
    if that is None:
        return forbidden_deed(raw)
    said, language = raw[that.end() :], that["that"].strip().lower()
    if language == "that":
        if ANYBODY.match(said):
            return ANYBODY.sub("nobody", said)
        if ANY_OF.match(said):
            return ANY_OF.sub("none of ", said)
        denied = said.replace(verb, f"never {verb}", 1) if verb else f"never {said}"
        return INSTEAD.sub(r"\g<who> falls back \g<case>", denied)
    if language == "dass":
        return EINER.sub("niemand", said) if EINER.match(said) else said.replace(verb, f"nicht {verb}", 1)
    return QUELQU_UN.sub("personne", said) if QUELQU_UN.match(said) else said.replace(verb, f"ne {verb} pas", 1)


def forbidden_deed(raw: str) -> str:
    """*Chasing the enemy*, *den Wald verlassen*, *quitter le bois*: that nobody does it."""
    if CHASING.match(raw):
        return f"no {raw.lstrip()}"
    if LEAVE_FR.match(raw):
        return f"personne ne doit {raw.lstrip()}"
    if LEAVE_DE.search(raw):
        return f"niemand darf {raw.lstrip()}"
    return f"nobody may {raw.lstrip()}"
