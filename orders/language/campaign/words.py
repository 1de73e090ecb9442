"""Words of campaign letters in three languages: what corps are told to do, by which roads, when and how.

Data only. A trailing ``~`` stands for the word's inflections; languages share one table, since letters mix them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from orders.language.letters.lexicon.compiled import words_of
from orders.language.letters.lexicon.inflection import inflected

#: Kind and value, then the words in English, French and German.
WORDS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "verb", "MARCH TO",
        "march~, move~, go, goes, proceed~, head~, come, comes, push~ on, make for, makes for, concentrate~, "
        "assemble~, set out, sets out, set off, bring~, take the road, be on the road, leave~, start~",
        "marcher~, aller, va, vont, ira, iront, allez, porter~, rendre, rend, rendra, rendez, diriger~, gagner~, "
        "passer~, venir, vient, viendra, se mettre en marche, mettra en marche, mettez en marche",
        "marschieren~, marsch, ziehen~, gehen~, geht, rucken~, ruckt, begeben~, begibt, abmarschieren~, "
        "aufbrechen~, bricht auf",
    ),
    (
        "verb", "ADVANCE ON",
        "advance~, advance on, advances on, attack~, press on, drive on, fall on, falls on, fall upon",
        "avancer~, attaquer~, pousser~, marcher~ sur, se porter contre, assaillir",
        "vorrucken~, ruckt vor, rucken vor, angreifen~, greift an, greifen an, greift, vorgehen~, geht vor, "
        "vorstossen~, stosst vor, stosst, stossen",
    ),
    (
        "verb", "FALL BACK ON",
        "fall back, falls back, falling back, withdraw~, retire~, retreat~, pull back, pulls back, go back, goes "
        "back",
        "replier~, retirer~, retraite, battre en retraite, bat en retraite, reculer~",
        "zuruckgehen~, zuruckziehen~, zieht sich zuruck, ziehen sich zuruck, geht zuruck, gehen zuruck, "
        "zuruckfallen~, zuruck, weicht",
    ),
    (
        "verb", "COVER",
        "cover~, protect~, guard~",
        "couvrir~, couvre, couvrira, proteger~",
        "decken~, deckt, sichern~, sichert, schutzen~, schutzt",
    ),
    (
        "verb", "SCREEN",
        "screen~, mask~",
        "masquer~, faire ecran, rideau, fera rideau",
        "abschirmen~, schirmt, verschleiern~, verschleiert",
    ),
    (
        "verb", "SCOUT",
        "scout~, reconnoitre~, reconnoiter~, patrol~, send patrols, sends patrols, reconnaissance, feel~, look~, "
        "probe~",
        "reconnaitre, reconnait, reconnaitra, reconnaissez, eclairer~, patrouiller~, patrouilles, envoyer des "
        "patrouilles, envoie des patrouilles, enverra des patrouilles",
        "aufklaren~, klart auf, klaren auf, klart, erkunden~, erkundet, patrouille, patrouillen, aufklarung",
    ),
    (
        "verb", "DEFEND",
        "defend~, hold, holds, dig in, digs in, entrench~",
        "defendre~, defendra, tenir, tenez, tiendra, tient, retrancher~",
        "verteidigen~, verteidigt, halten, halt, haltet, verschanzen~, verschanzt",
    ),
    (
        "verb", "HALT",
        "halt~, stop~, stay~, stand~, remain~, stay where",
        "halte, arreter~, rester~, demeurer~",
        "bleiben~, bleibt, anhalten~, stehenbleiben~, halt an, verbleiben~, verbleibt",
    ),
    (
        "verb", "JOIN",
        "join~, link up with, links up with, unite~ with, support~, follow~, reinforce~",
        "rejoindre, rejoint, rejoindra, rejoignez, joindre, soutenir, soutient, soutiendra, suivre, suit, suivra, "
        "renforcer~",
        "anschliessen~, schliesst sich, vereinigt sich mit, vereinigen~, folgen~, folgt, unterstutzen~, "
        "unterstutzt, verstarken~, verstarkt",
    ),
    (
        "verb", "PURSUE",
        "pursue~, chase~, pursuit",
        "poursuivre, poursuit, poursuivra, poursuivez, poursuite",
        "verfolgen~, verfolgt, nachsetzen~, setzt nach, verfolgung",
    ),
    (
        "verb", "REST",
        "rest~, repose~, encamp~, camp~",
        "repos, reposer~, bivouaquer~, camper~",
        "ruhen~, ruht, rasten~, rast, ruhe, lagern~, lagert, biwakieren~",
    ),
    (
        "verb", "FORAGE",
        "forage~, live off the country, gather food, collect food",
        "fourrager~, vivre sur le pays",
        "fouragieren~, furagieren~, fouragiert, furagiert, verpflegung beschaffen",
    ),
    (
        "verb", "WAIT",
        "wait~, await~",
        "attendre, attend, attendez, attendra",
        "warten~, wartet, abwarten~",
    ),
    (
        "verb", "DESTROY BRIDGE",
        "destroy~, blow~ up, blow, blows, break~ down, break, breaks, burn~, demolish~",
        "detruire, detruit, detruira, detruisez, couper~, faire sauter, fera sauter, faites sauter, rompre, "
        "rompra, bruler~",
        "zerstoren~, zerstort, sprengen~, sprengt, abbrechen~, bricht ab, abreissen~, verbrennen~",
    ),
    (
        "verb", "REPAIR BRIDGE",
        "repair~, mend~, rebuild~, restore~",
        "reparer~, retablir~, refaire",
        "reparieren~, repariert, ausbessern~, bessert, wiederherstellen~, stellt wieder her",
    ),
    (
        "verb", "RIDE",
        "ride~, gallop~",
        "chevaucher~, galoper~",
        "reiten~, reitet",
    ),
    (
        "bridge", "",
        "bridge, bridges, crossing",
        "pont, ponts",
        "brucke, brucken, ubergang",
    ),
    (
        "hq", "",
        "headquarters, my headquarters, hq, i, myself, my staff",
        "quartier general, mon quartier general, je, moi",
        "hauptquartier, mein hauptquartier, ich, mein stab",
    ),
    (
        "with", "",
        "with",
        "avec, aupres de",
        "mit, bei, beim",
    ),
    (
        "lead", "",
        "leading, in the lead, lead, leads, first, at the head, in front, leads the way, goes first, leading the "
        "way",
        "en tete, ouvrant la marche, ouvrira la marche, ouvre la marche, en premier, d abord, le premier",
        "voran, an der spitze, fuhrt, fuhren, zuerst, vorneweg, vorne, als erstes",
    ),
    (
        "then", "",
        "then, followed by, next, after it, behind it",
        "puis, ensuite, suivi de, suivie de, suivi du",
        "dann, danach, gefolgt von, dahinter, hierauf",
    ),
    (
        "guard", "ADVANCE GUARD",
        "advance guard, advanced guard, vanguard, van guard",
        "avant garde",
        "vorhut, avantgarde",
    ),
    (
        "guard", "REAR GUARD",
        "rear guard, rearguard",
        "arriere garde",
        "nachhut, arrieregarde",
    ),
    (
        "pace", "FORCED",
        "forced march, forced marches, by forced marches, a forced march, with all speed, with all haste, all "
        "haste, as fast as possible, forced pace",
        "marche forcee, marches forcees, a marches forcees, en toute hate, au plus vite",
        "eilmarsch, eilmarschen, in eilmarschen, gewaltmarsch, gewaltmarschen, in gewaltmarschen, so schnell wie "
        "moglich",
    ),
    (
        "pace", "EASY",
        "easy marches, easy stages, by easy stages, easy pace, an easy pace, gently, without haste",
        "petites journees, a petites journees, sans se presser, sans hate",
        "gemachlich, in kleinen marschen, ohne eile, in aller ruhe",
    ),
    (
        "night", "",
        "through the night, by night, all night, night march, march at night, during the night",
        "de nuit, toute la nuit, marche de nuit, pendant la nuit",
        "nachts, die nacht durch, nachtmarsch, bei nacht, die ganze nacht",
    ),
    (
        "fields", "",
        "across country, through the fields, across the fields, off the road",
        "a travers champs, a travers les champs",
        "querfeldein, uber die felder",
    ),
    (
        "via", "",
        "via, by, by way of, through, over, by the road of, along the road by, passing through",
        "par, par la route de, en passant par, via",
        "uber, durch, via, auf dem weg uber",
    ),
    (
        "cross", "",
        "cross~, crossing at",
        "franchir~, traverser~, franchit",
        "uberschreiten~, uberschreitet, uberquert, uberqueren~",
    ),
    (
        "to", "",
        "to, on, towards, toward, upon, for, at, against, as far as, into, in, near, before",
        "a, au, aux, sur, vers, jusqu a, jusqu au, jusqu, contre, en, dans, devant",
        "nach, auf, gegen, in, im, bis, bis nach, zu, richtung, bei, vor",
    ),
    (
        "from", "",
        "from, out of, off",
        "depuis, de, du, des, d",
        "von, aus, ab",
    ),
    (
        "not", "",
        "not, no, never, don t, dont, do not, nobody, none, without, cannot, must not",
        "ne, n, pas, jamais, aucun, aucune, sans, personne, point",
        "nicht, kein, keine, keinen, niemals, niemand, ohne, nie",
    ),
    (
        "if", "",
        "if, when, unless, as soon as, once, should, in case, provided, whenever",
        "si, s il, des que, lorsque, quand, au cas ou, sauf si, pourvu que",
        "wenn, falls, sobald, sollte, sollten, sofern, es sei denn",
    ),
    (
        "meet", "",
        "meet~, encounter~, run into, runs into, come upon, comes upon, contact, on contact, find~",
        "rencontrer~, trouver~, se heurter~, tombe sur, contact",
        "trifft, treffen, begegnen~, begegnet, stosst auf, feindberuhrung, stossen auf",
    ),
    (
        "enemy", "",
        "enemy, enemies, enemy s, foe, anybody",
        "ennemi, ennemis, l ennemi",
        "feind, feinde, feindes, gegner",
    ),
    (
        "guns", "",
        "sound of the guns, sound of guns, guns, cannon, cannonade, gunfire",
        "canon, bruit du canon, canonnade",
        "kanonendonner, geschutzdonner, kanonen",
    ),
    (
        "until", "",
        "until, till",
        "jusqu a, jusqu",
        "bis, bis um",
    ),
    (
        "until", "",
        "for",
        "pendant, pour",
        "fur",
    ),
    (
        "hours", "",
        "hours, hour",
        "heures, heure",
        "stunden, stunde",
    ),
)  # fmt: skip
#: Small words that mean nothing to an order.
SMALL_WORDS = (
    "the a an and your his their its whole of is are will shall must please once more that there it they he you "
    "with corps army division brigade command all main road high as be up on this also day days so le la les l un "
    "une et son sa ses leur leurs votre vos est sont sera doit doivent devra que qu se s y il elle ils armee "
    "route grande tout toute der die das den dem des ein eine einen einem und sein seine ihr ihre ist sind wird "
    "werden soll sollen muss bitte sich es er sie mit korps strasse ganze ganzen tomorrow today morning evening "
    "afternoon night demain matin soir heute morgen fruh abend uhr am gets until order orders i ll have has to "
    "immediately does do at sofort gleich aussitot immediatement de suite dort bas"
)
SMALL = frozenset(SMALL_WORDS.split())
MORE_WORDS = 6


@lru_cache(maxsize=1)
def phrases() -> Mapping[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """All phrases with what they may mean: kind and value."""
    found: dict[tuple[str, ...], dict[tuple[str, str], None]] = {}
    for kind, value, *listed in WORDS:
        for language, entries in zip(("en", "fr", "de"), listed, strict=True):
            for entry in entries.split(","):
                for phrase in inflected(entry.strip(), language):
                    found.setdefault(words_of(phrase), {})[(kind, value)] = None
    return {words: tuple(senses) for words, senses in found.items()}
