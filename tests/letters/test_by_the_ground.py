"""By the ground: letters that go from place to place, and say at each who stands there or is wished there."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Wo der Bach aus dem Wald tritt (E7), bleibt das 2/2. Nassau stehen.",
         ["2/2Nas: HOLD"]),
        (ALLIED, "In den Häusern von Quatre-Bras möchte ich das 2/28. Oranien-Nassau wissen, das ja schon "
         "daneben steht.",
         ["2/28Ora: MOVE TO quatre-bras"]),
        (ALLIED, "1/2Nas bleibt. 2/2Nas bleibt. Hinter diesen beiden, im Wald selbst, hätte ich als "
         "Rückhalt gern das 1/28. Oranien-Nassau; es marschiert bitte in Kolonne dorthin, etwa "
         "nach D7.",
         ["1/2Nas: HOLD", "2/2Nas: HOLD", "1/28Ora: FORM COLUMN; MOVE TO D7"]),
        (ALLIED, "Auf der Straße von Nivelles steht ganz verlassen das 7. Milizbataillon; es soll auf ihr "
         "nach Osten bis zur Kreuzung bei Quatre-Bras ziehen.",
         ["7M: MOVE TO quatre-bras"]),
        (ALLIED, "Am Ostrand bleibt das 3/2. Nassau auf seinem Platz, stellt sich dort aber in Linie auf, "
         "mit der Front nach Südosten zur Straße hin.",
         ["3/2Nas: FORM LINE; FACE SE; HOLD"]),
        (ALLIED, "Hinter der Straße sähe ich gern 7L stehen.",
         ["7L: MOVE TO 62.4,114.4"]),
        (ALLIED, "In Gemioncourt will ich 5M haben.",
         ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "Nach Gemioncourt gehört das 5. Milizbataillon hinein.",
         ["5M: MOVE TO gemioncourt"]),
        (ALLIED, "Hinter dem Bach wünsche ich mir das 7. Linienbataillon.",
         ["7L: MOVE TO 69.9,85.5"]),
        (ALLIED, "In La Bergerie soll 7L sein.",
         ["7L: MOVE TO bergerie"]),
        (ALLIED, "Auf der Wiese zwischen Wald und Straße ist niemand; dorthin schicke ich das 3/2. "
         "Nassau, nach F9.",
         ["3/2Nas: MOVE TO F9"]),
    ],
)  # fmt: skip
def test_who_is_told_of_or_wished_at_a_place_is_meant(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Und an welchem Ort auch immer ein Feind zurückgeworfen wird, niemand läuft ihm nach.",
         ["STANDING ALL breakthrough: STOP"]),
        (ALLIED, "Werden die Jäger angegriffen, so sollen sie sich nicht aufopfern, sondern zurückweichen.",
         ["STANDING 27J fall back: FALL BACK"]),
        (ALLIED, "General Bijlandt reitet zu den Belgiern zurück und führt sie heran.",
         ["GENERAL Bijlandt: MOVE TO 7L"]),
        (ALLIED, "Perponcher geht zum 1/2. Nassau.",
         ["GENERAL Perponcher: MOVE TO 1/2Nas"]),
        (ALLIED, "Auf der Höhe längs der Straße nach Namur ist noch niemand.",
         []),
        (ALLIED, "Die Höhe von Le Balcan überlasse ich den Franzosen; dort hat von uns niemand etwas zu "
         "suchen.",
         []),
        (ALLIED, "Deshalb gehe ich das Feld Ort für Ort durch und sage Ihnen, wer wo sein soll.",
         []),
        (ALLIED, "Je prends le terrain de gauche à droite et je vous dis qui va où.",
         []),
    ],
)  # fmt: skip
def test_what_is_told_beside_it_is_read_or_noted(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
