"""Ids: short, of allowed letters, unique without regard to case."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.services.order_of_battle.keys import KEY, Keys, surname


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Gauthier", "gauthier"),
        ("Duke of Wellington", "wellington"),
        ("Prince Wilhelm of Prussia", "wilhelm"),
        ("van Merlen", "merlen"),
        ("P. Soult", "soult"),
        ("Napoleon I", "napoleon"),
        ("Bülow von Dennewitz", "bulow"),
        ("Bernhard of Saxe-Weimar (for v. Gödecke, injured)", "saxe-weimar"),
        ("Lefebvre-Desnouettes", "lefebvre"),
        ("Jérôme Bonaparte (Guilleminot assisting)", "bonaparte"),
        ("Bourmont (deserted 15 June), then Hulot", "bourmont"),
        ("", ""),
    ],
)
def test_a_general_is_called_by_his_surname(name: str, short: str) -> None:
    assert surname(name) == short


@pytest.mark.parametrize(
    ("kind", "name", "commander", "key"),
    [
        ("corps", "II Corps", "Reille", "II"),
        ("division", "9th Infantry Division", "Foy", "9D"),
        ("division", "2nd Cavalry Division", "Piré", "2CD"),
        ("division", "Nassau Contingent", "v. Kruse", "kruse"),
        ("brigade", "1st Brigade", "Gauthier", "gauthier"),
        ("brigade", "1st Brigade", "", "1B"),
        ("brigade", "Divisional artillery", "Adye", "9D-artillery"),
        ("brigade", "Engineers", "", "9D-engineers"),
        ("brigade", "Light cavalry of the Guard", "", "light-cavalry"),
    ],
)
def test_formations_are_known_by_number_or_commander(kind: str, name: str, commander: str, key: str) -> None:
    assert Keys().formation(kind, name, commander, "9D") == key


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("1/92e Ligne", "1/92"),
        ("1/92nd (Gordon Highlanders)", "1/92nd"),
        ("3/2e Léger", "3/2L"),
        ("27th Jager Battalion", "27J"),
        ("5th Militia Battalion", "5M"),
        ("5th Light Dragoons (Belgian)", "5LD"),
        ("2/1st Foot Guards", "2/1FG"),
        ("1/2nd Nassau-Usingen", "1/2Nas"),
        ("Chasseurs à cheval de la Garde", "GCh"),
        ("Bijleveld's horse battery", "bijleveld"),
        ("6-pdr Foot Battery No. 3", "6pdr-F3"),
        ("18th Coy, 6th Foot Artillery", "18/6FA"),
        ("94e and 95e Ligne", "94-95e"),
        ("Landwehr Battalion Lüneburg", "lw-luneburg"),
        ("Dal Regiment, 2nd battalion", "2/dal"),
        ("II Corps engineers (5 companies)", "ii-corps-engineers"),
    ],
)
def test_units_have_keys_that_can_be_typed(name: str, key: str) -> None:
    assert Keys().unit(name, "", "X-1") == key


def test_a_key_that_is_taken_gives_way_to_longer_ones_and_then_to_counted_ones() -> None:
    keys = Keys()
    given_keys = [keys.unit("5th Hussars", "Prussian", "X-1") for _ in range(4)]
    assert given_keys == ["5H", "Pru-5H", "X-1", "5H.2"]


@given(st.lists(st.text(max_size=60), max_size=8))
@settings(max_examples=60)
def test_any_names_at_all_get_different_keys_of_allowed_letters(names: list[str]) -> None:
    keys = Keys()
    made = [keys.unit(name, "", "") for name in names]
    assert all(KEY.fullmatch(key) for key in made)
    assert len({key.lower() for key in made}) == len(made)
