"""Letters of campaign commanders, in three languages, brought to the order language of the campaign."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.files.reading import read_campaign
from orders.language.campaign.letters import CampaignLetter, read_campaign_letter
from orders.language.campaign.reader import CampaignReader
from orders.language.letters.replies import answered

SCENARIO = Path(__file__).parents[3] / "campaigns" / "scenarios" / "hundred-days" / "campaign.yaml"
READER = CampaignReader()


@cache
def hundred_days() -> Campaign:
    return read_campaign(load_campaign(SCENARIO))


def read(text: str, post: str = "NAP") -> CampaignLetter:
    """What a letter of a post comes to, on 15 June at half past two in the morning."""
    return read_campaign_letter(READER, hundred_days(), post, text, hundred_days().now)


MARCHES = {
    "March tomorrow at five by Genappe to Quatre Bras, III Corps leading.": (
        "ARMY ADN: MARCH TO quatre_bras VIA genappe; ORDER OF MARCH F-III; START 16/05:00"
    ),
    "Reille marches on Charleroi at 3 in the morning, crosses the Sambre at Marchienne and pushes on to Gosselies": (
        "CORPS F-II: MARCH TO charleroi VIA marchienne; MARCH TO gosselies; START 03:00"
    ),
    "Vandamme: forced march to Charleroi, start at 3 am": "CORPS F-III: MARCH TO charleroi; START 03:00; PACE FORCED",
    "D'Erlon follows Reille": "CORPS F-I: JOIN F-II",
    "Lobau leaves at half past four for Charleroi, Simmer leading": (
        "CORPS F-VI: MARCH TO charleroi; ORDER OF MARCH F-VI-19D; START 04:30"
    ),
    "Pajol is to scout towards Namur": "CORPS F-RC1: SCOUT TO namur",
    "VI Corps rests until noon": "CORPS F-VI: REST UNTIL 12:00",
    "Gerard waits for 3 hours, then marches to Charleroi": "CORPS F-IV: WAIT FOR 3; MARCH TO charleroi",
    "Kellermann does not move": "CORPS F-RC3: HALT",
    "My headquarters go to Charleroi": "HEADQUARTERS: RIDE TO charleroi",
    "If Reille meets the enemy he attacks": "STANDING F-II on contact: ATTACK",
    "Do not pursue": "STANDING ADN pursuit: NONE",
    "Le corps de Reille marchera demain à cinq heures sur Charleroi par Marchienne": (
        "CORPS F-II: MARCH TO charleroi VIA marchienne; START 16/05:00"
    ),
    "Pajol éclairera vers Namur": "CORPS F-RC1: SCOUT TO namur",
    "Si Gérard rencontre l'ennemi, il attaquera": "STANDING F-IV on contact: ATTACK",
    "Le 6e corps fera sauter le pont de Marchienne": "CORPS F-VI: DESTROY BRIDGE R320",
    "Le quartier général se rendra à Charleroi": "HEADQUARTERS: RIDE TO charleroi",
    "Das III. Korps marschiert morgen um fünf Uhr über Charleroi nach Fleurus": (
        "CORPS F-III: MARCH TO fleurus VIA charleroi; START 16/05:00"
    ),
    "Gérard zieht sich auf Philippeville zurück": "CORPS F-IV: FALL BACK ON philippeville",
    "Wenn Vandamme auf den Feind trifft, greift er an": "STANDING F-III on contact: ATTACK",
    "Mein Hauptquartier begibt sich nach Charleroi": "HEADQUARTERS: RIDE TO charleroi",
}


@pytest.mark.parametrize("said", MARCHES)
def test_a_sentence_comes_to_an_order(said: str) -> None:
    found = read(said)
    assert [deed.normal for deed in found.sheet.deeds] == [MARCHES[said]], found.asked
    assert not found.asked


def test_who_follows_whom_in_one_sentence() -> None:
    found = read("Vandamme se portera sur Fleurus à marches forcées, le corps de Gérard suivra.")
    assert [deed.normal for deed in found.sheet.deeds] == [
        "CORPS F-III: MARCH TO fleurus; PACE FORCED",
        "CORPS F-IV: JOIN F-III",
    ]


def test_lines_in_the_order_language_stand_between_sentences() -> None:
    found = read("Gentlemen,\n\nCORPS F-II: MARCH TO charleroi; START 03:00\nReille rests until noon.\n\nNapoleon\n")
    assert [deed.normal for deed in found.sheet.deeds] == [
        "CORPS F-II: MARCH TO charleroi; START 03:00",
        "CORPS F-II: REST UNTIL 12:00",
    ]
    assert not found.sheet.refused


@pytest.mark.parametrize(
    "said",
    [
        "The Guard will be galvanised to Charleroi",
        "Le IIe corps ouvrira la marche",
        "Reille marches when he has eaten",
        "Reille does not march to Charleroi",
    ],
)
def test_what_is_not_sure_is_asked(said: str) -> None:
    found = read(said)
    assert not found.sheet.deeds
    assert found.asked


def test_a_commander_orders_nobody_but_his_own() -> None:
    assert not read("Reille marches to Charleroi", post="WEL").sheet.deeds


WORDS = ["march", "marches", "to", "nach", "sur", "Charleroi", "Fleurus", "Reille", "III Corps", "at", "five", "demain",
         "not", "if", "enemy", "über", "rest", "until", "noon", "le", "pont", ",", ".", ":", "12", "Guard"]  # fmt: skip


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join)))
@settings(max_examples=60, deadline=None)
def test_any_text_is_read_without_an_exception(text: str) -> None:
    below = {
        one.id for one in hundred_days().formations if hundred_days().is_below(one, hundred_days().formation["F-II"])
    }
    found = read(text, post="REI")
    assert {deed.target for deed in found.sheet.deeds if deed.kind == "order"} <= below | {"F-II"}


@pytest.mark.parametrize(("name", "meant"), [("BLU", "BLU"), ("Blücher", "BLU"), ("Army of the Lower Rhine", "ALR")])
def test_a_dispatch_goes_to_a_headquarters_called_as_its_commander_is(name: str, meant: str) -> None:
    """EC-ORD-6: the post Blücher and the commander of that name are no two addressees."""
    found = read(f"DISPATCH TO {name}: The enemy stirs. I hold the bridges as long as I can.", post="ZIE")
    assert [(deed.kind, deed.target) for deed in found.sheet.deeds] == [("message", meant)]
    assert not found.asked


BELOW_END = "CORPS F-II: MARCH TO charleroi\nEND\n\nVandamme: forced march to Fleurus.\n6 Corps does not move.\n"


def test_orders_below_end_are_asked_about_in_one_question() -> None:
    found = read(BELOW_END)
    assert [deed.normal for deed in found.sheet.deeds] == ["CORPS F-II: MARCH TO charleroi"]
    (question,) = found.asked
    assert (question.line, question.said) == (4, "Vandamme: forced march to Fleurus. 6 Corps does not move.")
    assert question.choices == ("CORPS F-III: MARCH TO fleurus; PACE FORCED\nCORPS F-VI: HALT",)


def test_its_answer_makes_them_count() -> None:
    text = answered(BELOW_END, [one.as_mapping() for one in read(BELOW_END).asked], "1")
    assert text is not None
    found = read(text)
    assert [deed.normal for deed in found.sheet.deeds][1:] == [
        "CORPS F-III: MARCH TO fleurus; PACE FORCED",
        "CORPS F-VI: HALT",
    ]
    assert not found.asked


@pytest.mark.parametrize(
    "below",
    ["\nRegards\nSam", "CORPS F-II: MARCH TO charleroi", "> CORPS F-VI: HALT", "HEADQUARTERS:\nEND", "Vive la France!"],
)
def test_what_is_no_new_order_below_end_asks_nothing(below: str) -> None:
    found = read(f"CORPS F-II: MARCH TO charleroi\nEND\n{below}")
    assert len(found.sheet.deeds) == 1
    assert (found.asked, found.noted) == ([], [])
