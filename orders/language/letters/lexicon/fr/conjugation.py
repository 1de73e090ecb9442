"""French verbs: all forms of a verb from its infinitive, by tables of endings and of principal parts.

Folded: without accents. What no commander writes (*vous enlevâtes*) does no harm.
"""

from __future__ import annotations

from collections.abc import Iterator

FUTURE = ("ai", "as", "a", "ons", "ez", "ont", "ais", "ait", "ions", "iez", "aient")  # and the conditional
IMPERFECT = ("ais", "ait", "ions", "iez", "aient", "ant", "ons", "ez")
SUBJUNCTIVE = ("e", "es", "ent")
AGREEMENT = ("", "e", "s", "es")
ER_PAST = ("a", "as", "ai", "at", "erent", "asse", "assent")
# The end of an infinitive: 1st and 3rd person of the present, stem of its plural, 3rd person plural, stem of the
# future, stem of the subjunctive, participle, 3rd person of the simple past.
IRREGULAR = {
    "enir": "iens ient en iennent iendr ienn enu int",
    "prendre": "prends prend pren prennent prendr prenn pris prit",
    "mettre": "mets met mett mettent mettr mett mis mit",
    "battre": "bats bat batt battent battr batt battu battit",
    "faire": "fais fait fais font fer fass fait fit",
    "taire": "tais tait tais taisent tair tais tu tut",
    "aller": "vais va all vont ir aill alle alla",
    "cevoir": "cois coit cev coivent cevr coiv cu cut",
    "devoir": "dois doit dev doivent devr doiv du dut",
    "pouvoir": "peux peut pouv peuvent pourr puiss pu put",
    "vouloir": "veux veut voul veulent voudr veuill voulu voulut",
    "falloir": "faut faut fall faut faudr faill fallu fallut",
    "voir": "vois voit voy voient verr voi vu vit",
    "ivre": "is it iv ivent ivr iv ivi ivit",
    "ouvrir": "ouvre ouvre ouvr ouvrent ouvrir ouvr ouvert ouvrit",
    "courir": "cours court cour courent courr cour couru courut",
    "uire": "uis uit uis uisent uir uis uit uisit",
    "aitre": "ais ait aiss aissent aitr aiss u ut",
    "indre": "ins int ign ignent indr ign int ignit",
    "rompre": "romps rompt romp rompent rompr romp rompu rompit",
    "envoyer": "envoie envoie envoy envoient enverr envoi envoye envoya",
    "partir": "pars part part partent partir part parti partit",
    "sortir": "sors sort sort sortent sortir sort sorti sortit",
    "servir": "sers sert serv servent servir serv servi servit",
    "fuir": "fuis fuit fuy fuient fuir fui fui fuit",
    "querir": "quiers quiert quer quierent querr quier quis quit",
    "aillir": "aille aille aill aillent aillir aill ailli aillit",
    "ueillir": "ueille ueille ueill ueillent ueiller ueill ueilli ueillit",
    "dire": "dis dit dis disent dir dis dit dit",
}
ENDS = sorted(IRREGULAR, key=len, reverse=True)
DOUBLED = ("jeter", "appeler", "atteler", "deteler")  # jette, appellera


def conjugated(infinitive: str) -> Iterator[str]:
    """All forms of a verb, the infinitive first; of a word that is no infinitive itself alone."""
    yield infinitive
    end = next((end for end in ENDS if infinitive.endswith(end)), "")
    if end:
        yield from irregular(infinitive.removesuffix(end), IRREGULAR[end].split())
    elif infinitive.endswith("er"):
        yield from first_group(infinitive)
    elif infinitive.endswith("ir"):
        yield from second_group(infinitive[:-2])
    elif infinitive.endswith("re"):
        stem = infinitive[:-2]
        yield from irregular("", [f"{stem}s", stem, stem, f"{stem}ent", f"{stem}r", stem, f"{stem}u", f"{stem}it"])


def first_group(infinitive: str) -> Iterator[str]:
    """Verbs in *-er*; the stem changes before *a* and *o* (*engagea*) and before a mute *e* (*deploie*, *jette*)."""
    stem = infinitive[:-2]
    soft = f"{stem}e" if stem.endswith("g") else stem
    mute = stem
    if stem.endswith("y"):
        mute = f"{stem[:-1]}i"
    elif infinitive.endswith(DOUBLED):
        mute = f"{stem}{stem[-1]}"
    for ending in ("e", "es", "ent"):
        yield from (f"{mute}{ending}", f"{stem}{ending}")
    for ending in FUTURE:
        yield from (f"{mute}er{ending}", f"{stem}er{ending}")
    for ending in (*IMPERFECT, *ER_PAST):
        yield f"{soft if ending[0] in 'ao' else stem}{ending}"
    yield from (f"{stem}ee", f"{stem}ees")


def second_group(stem: str) -> Iterator[str]:
    """Verbs in *-ir* that lengthen their stem: *finissent*."""
    yield from (f"{stem}is", f"{stem}it", f"{stem}irent")
    yield from (f"{stem}iss{ending}" for ending in (*IMPERFECT, *SUBJUNCTIVE))
    yield from (f"{stem}ir{ending}" for ending in FUTURE)
    yield from (f"{stem}i{ending}" for ending in AGREEMENT)


def irregular(front: str, parts: list[str]) -> Iterator[str]:
    """The forms that principal parts give."""
    first, third, plural, they, future, wish, participle, past = (front + part for part in parts)
    yield from (first, third, they, past)
    yield from (f"{past}t", f"{past[:-1]}erent") if past.endswith("a") else (f"{past[:-1]}rent",)
    yield from (f"{plural}{ending}" for ending in IMPERFECT)
    yield from (f"{future}{ending}" for ending in FUTURE)
    yield from (f"{wish}{ending}" for ending in SUBJUNCTIVE)
    yield from (f"{participle}{ending}" for ending in AGREEMENT)
    if first.endswith(("fais", "dis")):
        yield f"{first[:-1]}tes"
    if first == "vais":
        yield from ("vas", "ailles")
