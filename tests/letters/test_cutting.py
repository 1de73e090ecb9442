"""How a letter is cut: which lines and full stops end a sentence, and for whom what follows is."""

from __future__ import annotations

import pytest

from orders.language.letters.cutting import DESIGNATED, LAST_WORD, ROW, has_cells, is_designated, last_word
from tests.letters.test_score import read

# Lists without marks, each line a subject of its own, though some fill a width at which programs break lines.
FRENCH_LISTS = {
    """hiya its me again, sorry for being so late with this one
gauthiers lot go up the road and have a look at the farm but dont go into it for now
jamins lot go behind them
hubert stays where he is and keeps his eyes open for anything coming down from the north
wathiez goes to E4""": ["BRIGADE jamin: INTENT SUPPORT gauthier", "BRIGADE wathiez: INTENT ADVANCE E4"],
    """voila mes ordres, desole pour le retard j'etais au boulot toute la journee hier
Husson avance tout droit jusqu'a la ferme Lairalle et il s'arrete la sans aller plus loin
Campi le suit
les canons a cheval de Piré tirent sur les tirailleurs en I8
les lanciers bougent pas""": ["BRIGADE campi: INTENT SUPPORT husson", "2/4HA: FIRE AT 27J", "5Lan, 6Lan: HOLD"],
}
# A line that begins with a name where the line before it is not complete.
BROKEN = {
    "Campi's brigade is to get out of that blessed wood and follow behind\nHusson.": [
        "BRIGADE campi: INTENT SUPPORT husson"
    ],
    "Jamin's brigade goes up the road in column and places itself behind\nGauthier.": [
        "BRIGADE jamin: INTENT SUPPORT gauthier"
    ],
}
# Full stops behind words cut short, none of which is listed.
CUT_SHORT = {
    "Artl. 5D + 9D: Feuer auf stevenart": ["18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart"],
    "Garde: Kav. bleibt, Artl. vor nach E2": [
        "GCh, GLan: HOLD",
        "1/guard-artillery, 2/guard-artillery: REDEPLOY TO E2",
    ],
    "Reihenf.: Hubert - Husson - Artl. 9D - Gauthier": ["PRIORITY hubert, husson, 9D/artillery, gauthier"],
    "Dauerbef.: gg. Kav. Karree.": ["STANDING ALL vs cavalry: SQUARE"],
    "2/4HA zur. hinter Husson.": ["2/4HA: REDEPLOY TO"],
    "Husson's Bde. Adv to Lairalle and stop there.": ["BRIGADE husson: INTENT ADVANCE lairalle"],
}
# What is headed by a name or stands in an outline.
HEADED = {
    "9 Div arty.\nBoth batteries fire at F8.": ["1/6FA, 7/2FA: FIRE AT stevenart"],
    "a. Wathiez\n(1) Hold.\nb. Coordinating instrs\n(1) There will be no pursuit.": ["STANDING ALL breakthrough: STOP"],
    "CAV\n6Ch to K6\n\nRULES FOR EVERYONE\n- no pursuit": ["STANDING ALL breakthrough: STOP"],
    "Sequence - Gauthier, then Hubert.": ["PRIORITY gauthier, hubert"],
    "order = husson, campi": ["PRIORITY husson, campi"],
}
ALLIED = {
    "1. Nassau battalion and 2. Nassau battalion do not move.": ["1/2Nas, 2/2Nas: HOLD"],
    "1- 3. Nassau battalion stays.\n2- 8. Militia walks to La Bergerie.": ["3/2Nas: HOLD", "8M: MOVE TO bergerie"],
    "A. Infanterie\nA.1 5M bleibt stehen.\nA.2 7L geht nach E7.": ["5M: HOLD", "7L: MOVE TO E7"],
    "2/2Nas bleibt. Perponcher reitet zum\n2. Bataillon Nassau.": ["2/2Nas: HOLD", "GENERAL Perponcher: MOVE TO"],
    "Bijlandt's Brigade\n7L: stays.\n\nFor everybody: no pursuit.": ["STANDING ALL breakthrough: STOP"],
}  # fmt: skip


@pytest.mark.parametrize("said", [*FRENCH_LISTS, *BROKEN, *CUT_SHORT, *HEADED])
def test_cut_of_the_french(said: str) -> None:
    orders = {**FRENCH_LISTS, **BROKEN, **CUT_SHORT, **HEADED}
    lines = [line.normal for line in read(said, "french").sheet.lines]
    for order in orders[said]:
        assert any(line.startswith(order) for line in lines), lines


@pytest.mark.parametrize("said", ALLIED)
def test_cut_of_the_allies(said: str) -> None:
    lines = [line.normal for line in read(said, "allied").sheet.lines]
    for order in ALLIED[said]:
        assert any(line.startswith(order) for line in lines), lines


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("6D kommt Zug 4, richtig?", "MOVE"),  # whether it is so
        ("Jerome's division comes on turn 4, right?", "MOVE"),
        ("La 6D arrive au tour 4, n'est-ce pas ?", "MOVE"),
        ("1/2L (4 left out of 6) forms column.", "LEFT"),  # how things are
        ("Gauthier goes to F5 (they are the ones that I trust).", "HOLD"),
        ("Division Foy: Kav. 2/92 nach E5.", "wathiez"),
    ],
)
def test_what_is_told_is_not_done(said: str, left: str) -> None:
    assert not [line.normal for line in read(said, "french").sheet.lines if left in line.normal]


@pytest.mark.parametrize(
    "said",
    [
        "Jamin goes back. Husson falls back.",  # no words cut short, though others begin so
        "They get the charge. Wathiez stays.",
        "Der Feind steht links. Husson bleibt.",
        "Gauthier attacks the front. Jamin stays.",
    ],
)
def test_whole_words_end_sentences(said: str) -> None:
    found = read(said, "french")
    assert len(found.sheet.lines) + len(found.noted) + len(found.asked) > 1


# Of whom a fragment is, is asked: it never falls to whoever was spoken of before.
FRAGMENTS = [
    "Jamin bleibt.\nEntf. 5 cm v. Wald.",
    "1st Bde. (Husson). Fwd to Lairalle.",
    "Gauthier reste.\n5 cm derrière le bois.",
    "Hubert stays.\nE4, behind the wood.",
]


@pytest.mark.parametrize("said", FRAGMENTS)
def test_fragments_are_asked_about(said: str) -> None:
    found = read(said, "french")
    assert not [line.normal for line in found.sheet.lines if "MOVE" in line.normal or "ADVANCE" in line.normal]
    assert found.asked


def test_an_order_before_a_question_counts() -> None:
    lines = read("Wathiez waits where he is, I think they can't see him there?", "french").sheet.lines
    assert [line.normal for line in lines] == ["BRIGADE wathiez: INTENT HOLD"]


@pytest.mark.parametrize(
    "raw", ["the farm.", "wait...", "1/2", "Das 1/28.", "9. + 5", "farm!", "a_b.", ".", "", "à l'est"]
)
def test_what_stands_before_the_end_of_a_sentence_is_found_from_there(raw: str) -> None:
    said = f"At last {raw}"
    for end in range(len(said) + 1):
        found, word = LAST_WORD.search(said, 0, end), last_word(said, end)
        assert (found and found.span(1)) == (word and word.span(1))
        assert (DESIGNATED.search(said[:end]) is not None) == is_designated(said, end)


@pytest.mark.parametrize("raw", ["a\tb", "| a", "a | b", "a|b", "Campi   goes to   E4", "   Campi", "Campi goes"])
def test_a_line_is_a_row_of_a_table_by_what_parts_it(raw: str) -> None:
    assert has_cells(raw) == (ROW.search(raw) is not None)
