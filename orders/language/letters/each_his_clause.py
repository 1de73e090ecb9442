"""Each his clause: a long sentence in which one after another does something is read as a sentence for each of them.

*Gauthier continues up to F5, where he shakes them out, while Jamin keeps behind him; 1/4L goes to D4*: what
is not understood of one of them is asked of him, and the others do what is plain. A case may hold for those behind it,
too, and ranks and sameness are told of all together: such a sentence is left whole.
"""

from __future__ import annotations

from battles.engine import expressions as re

WHO = (
    r"(?:(?:the|my|our|General|Marshal|Prince|le|la|l['’]|les|le\s+général)\s*)*(?-i:[A-ZÀ-Ý\d])[\w/’-]*(?:['’]s\s+(?:brigade|division|battery|guns|lancers|chasseurs|men|battalions|regiments|cavalry))?"
    r"(?:\s+(?:cavalry|guns|brigade|division|battery|horse))?"
)
DOES = (
    r"(?:goes|moves|comes|marches|advances|attacks|holds|stays|remains|waits|keeps|follows|supports|covers|screens|fires|shoots|forms|turns|falls|pulls|"
    r"retires|withdraws|rides|joins|takes|halts|limbers|unlimbers|deploys|closes|continues|carries|swings|pushes|occupies|watches|guards|charges|"
    r"go|move|come|march|advance|attack|hold|stay|remain|wait|keep|follow|support|cover|fire|form|fall|ride|join|take|halt|"
    r"is\s+to|are\s+to|should|must|may|can|will|shall|ought\s+to|had\s+better|"
    r"va|vont|reste|restent|avance|avancent|suit|suivent|soutient|soutiennent|tient|tiennent|tire|tirent|se\s+(?:porte|place|forme|met|replie|tient)|"
    r"attaque|attaquent|garde|gardent|rejoint|prend|occupe|couvre|doit|devra|ira|restera|recule|attend)"
)
PARTED = re.keyed(
    rf"(?:\s*;\s+(?:and\s+|but\s+|while\s+|et\s+|mais\s+)?|\s*,\s+(?:and|while|whereas|whilst|et|tandis\s+que|pendant\s+que)\s+)(?={WHO}(?:\s*,\s+(?:which|who|also|too|qui)?\s*[^,;:.!?]{{2,50}},)?\s+{DOES}\b)",
    re.IGNORECASE,
)
#: What tells of all of them together: ranks, and that others do the same.
OF_ALL = re.compile(
    r"\b(?:same|likewise|also|both|neither|either|first|second|last|before|after|afterwards|then|others|même|aussi|également|"
    r"d['’]abord|ensuite|puis|avant|après|autres)\b",
    re.IGNORECASE,
)
#: A case that may hold for what follows it, too.
CASE = re.compile(
    r"\b(?:if|when|whenever|once|unless|until|till|as\s+soon|in\s+case|should\s+(?:the|any|they|it|he|cavalry|anybody|anyone)|si|s['’]il\w*|"
    r"quand|lorsqu\w*|dès|tant\s+que|jusqu\w*)\b",
    re.IGNORECASE,
)
NOT_LONG = 90  # characters: what is shorter is read as it stands


def each_his_clause(raw: str) -> list[str]:
    """The parts of a long sentence of which each tells what somebody else does; the whole of it where it is none."""
    if len(raw) < NOT_LONG or raw.rstrip().endswith("?"):
        return [raw]
    parts = PARTED.split(raw)
    together = any(map(OF_ALL.search, parts)) or any(map(CASE.search, parts[:-1]))
    return parts if len(parts) > 1 and not together else [raw]
