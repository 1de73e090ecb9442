"""German verbs: all forms of a verb from its infinitive, by endings, prefixes and the changed stems of strong verbs.

Folded: without umlauts. A separable verb is parted in a main clause (*rückt bis zum Bach vor*): see ``parted``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

ENDINGS = ("", "e", "st", "t", "et", "en", "te", "ten", "end", "ende", "enden", "est")
# Strong and mixed verbs: stems of the 2nd and 3rd person (where it differs), of the past, and the participle.
STRONG = {
    "halten": "halt,hielt,gehalten",
    "gehen": "geh,ging,gegangen",
    "stehen": "steh,stand,gestanden",
    "ziehen": "zieh,zog,gezogen",
    "kommen": "komm,kam,gekommen",
    "nehmen": "nimm,nahm,genommen",
    "greifen": "greif,griff,gegriffen",
    "schliessen": "schliess,schloss,geschlossen",
    "schiessen": "schiess,schoss,geschossen",
    "weichen": "weich,wich,gewichen",
    "reiten": "reit,ritt,geritten",
    "fahren": "fahr,fuhr,gefahren",
    "laufen": "lauf,lief,gelaufen",
    "werfen": "wirf,warf,geworfen",
    "treten": "tritt,trat,getreten",
    "dringen": "dring,drang,gedrungen",
    "stossen": "stoss,stiess,gestossen",
    "lassen": "lass,liess,gelassen",
    "bleiben": "bleib,blieb,geblieben",
    "treiben": "treib,trieb,getrieben",
    "schieben": "schieb,schob,geschoben",
    "schlagen": "schlag,schlug,geschlagen",
    "fallen": "fall,fiel,gefallen",
    "sitzen": "sitz,sass,gesessen",
    "liegen": "lieg,lag,gelegen",
    "springen": "spring,sprang,gesprungen",
    "sehen": "sieh,sah,gesehen",
    "geben": "gib,gab,gegeben",
    "helfen": "hilf,half,geholfen",
    "brechen": "brich,brach,gebrochen",
    "bringen": "bring,brach,gebracht",
    "senden": "send,sand,gesandt",
    "wenden": "wend,wand,gewandt",
    "steigen": "steig,stieg,gestiegen",
    "schweigen": "schweig,schwieg,geschwiegen",
    "meiden": "meid,mied,gemieden",
    "fangen": "fang,fing,gefangen",
    "binden": "bind,band,gebunden",
    "finden": "find,fand,gefunden",
    "schreiten": "schreit,schritt,geschritten",
    "befehlen": "befiehl,befahl,befohlen",
    "losen": "los,los,gelost",
}
SEPARABLE = (
    "zuruck", "zurueck", "zusammen", "hinterher", "dazwischen", "entgegen", "entlang", "vorwarts", "voran", "voraus",
    "vorbei", "hinein", "hinaus", "hinauf", "hinuber", "hinunter", "herein", "heraus", "heran", "heruber", "hervor",
    "herum", "rein", "raus", "rauf", "ran", "ruber", "runter", "bereit", "nieder", "weiter", "wieder", "still", "fort",
    "fest", "preis", "nach", "durch", "los", "weg", "vor", "auf", "aus", "ein", "mit", "bei", "her", "hin", "an", "ab",
    "um", "zu",
)  # fmt: skip
INSEPARABLE = ("be", "ver", "er", "ent", "emp", "zer", "uber", "unter", "wider", "hinter")


def conjugated(infinitive: str) -> Iterator[str]:
    """All forms of a verb that stand in one word, the infinitive first."""
    yield infinitive
    prefix = prefix_of(infinitive)
    if not prefix:
        yield from simple(infinitive)
        return
    base = infinitive.removeprefix(prefix)
    for form in simple(base):
        yield prefix + form
    yield f"{prefix}zu{base}"


def parted(infinitive: str) -> tuple[str, tuple[str, ...]] | None:
    """The prefix of a separable verb and the forms that stand apart from it; ``None`` for any other."""
    prefix = prefix_of(infinitive)
    if not prefix:
        return None
    base = infinitive.removeprefix(prefix)
    forms = (form for form in simple(base) if not form.startswith("ge") or base.startswith("ge"))
    return prefix, tuple(form for form in forms if not form.endswith(("end", "ende", "enden")))  # die reitende Batterie


def prefix_of(infinitive: str) -> str:
    """The separable prefix of a verb, if it has one."""
    return next(
        (one for one in SEPARABLE if infinitive.startswith(one) and len(infinitive) > len(one) + 4
         and infinitive.endswith(("en", "ern", "eln"))), "",
    )  # fmt: skip


@cache
def simple(infinitive: str) -> tuple[str, ...]:
    """The forms of a verb without a separable prefix."""
    stem = infinitive.removesuffix("en") if infinitive.endswith("en") else infinitive.removesuffix("n")
    front = next((one for one in INSEPARABLE if infinitive.startswith(one) and infinitive[len(one) :] in STRONG), "")
    strong = STRONG.get(infinitive) or STRONG.get(infinitive.removeprefix(front))
    forms = [infinitive, *(stem + ending for ending in ENDINGS)]
    bare = infinitive.startswith(INSEPARABLE)
    if strong:
        front = front if infinitive not in STRONG else ""
        changed, past, participle = strong.split(",")
        forms += [f"{front}{changed}{ending}" for ending in ("", "st", "t")]
        forms += [
            f"{front}{past}{ending}" for ending in ("e", "est")
        ]  # a wish; the past itself tells, and orders nothing
        forms.append(front + (participle.removeprefix("ge") if front else participle))
    elif not bare:
        forms += [f"ge{stem}t", f"ge{stem}et"]
    return tuple(dict.fromkeys(form for form in forms if len(form) > 2))
