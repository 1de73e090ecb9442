"""A turn reads like a report from the field, tells what happened and nothing else, and always in the same words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from battles.engine.dice import RULED
from battles.engine.events import Event
from battles.engine.knowledge import Certainty
from battles.reports.facts import Clock, account
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.facts.enemy import seen_of_the_enemy
from battles.reports.facts.places import square_name, where_is
from battles.reports.facts.rows import command_rows, expected
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.en.sentences import clause, composed, the_command
from battles.reports.tongues.en.words import is_plural, listed, ordinal, place_name
from battles.reports.tongues.rich import plain
from tests.battles.engine.field import event, roll
from tests.battles.reports import gemioncourt
from tests.battles.reports.other_battles import others
from tests.battles.reports.papers import CLOCK, FOY, RULES, data

REPORT = data()
TELLING = account(REPORT.turn)
STORIES = {story.title: story for story in ENGLISH.stories(TELLING, FOY.formations)}


def told(title: str) -> str:
    return " ".join(plain(paragraph) for paragraph in STORIES[title].paragraphs)


def test_brigades_are_told_in_file_order_a_divisions_guns_after_its_brigades():
    assert list(STORIES) == ["Gauthier's Brigade", "Jamin's Brigade", "9th Division artillery", "Wathiez's Lancers"]


@pytest.mark.parametrize(
    ("name", "many"),
    [
        ("5e Cuirassiers", True),
        ("Chasseurs à cheval (with Mamelukes)", True),
        ("Avantgarde Battalion (Jäger and light companies)", False),
        ("Regiment of Hussars", False),
        ("1/28th (North Gloucestershire)", False),
        ("1/95th Rifles", True),
    ],
)
def test_a_name_is_of_many_by_its_own_words(name, many):
    assert is_plural(name) is many


def test_no_sentence_of_a_march_is_a_chain_of_ands():
    assert composed(REPORT.turn, [clause("none", "limbered up"), clause("none", "was left disrupted")])
    first = clause("none", "deployed into line, went forward 50 metres and stands in G9")
    said = plain(composed(REPORT.turn, [first, clause("none", "fired a volley")]))
    assert "and fired" not in said
    said = plain(composed(REPORT.turn, [clause("none", "was left disrupted"), clause("none", "fired and fled")]))
    assert "disrupted and" not in said


def test_a_storm_is_told_from_the_charge_to_the_price():
    assert told("Gauthier's Brigade").startswith(
        "The 1/93rd Ligne and the 2/92nd Ligne went forward 100 to 150 metres and stand by Gemioncourt and in D4, "
        "50 metres from the 27th Jagers. The 1/92nd Ligne went at the 5th Militia from 160 metres [1]. "
        "At the first clash the 5th Militia was destroyed; it cost the 1/92nd Ligne two hundred men. "
    )


def test_what_the_enemy_did_to_a_brigade_stands_in_its_story():
    assert (
        "The 6th Hussars went at the 2/92nd Ligne from 420 metres [3]. "
        "The 2/92nd Ligne was in square before the sabres came. "
        "The 6th Hussars wheeled away from the bayonets and went back 300 metres."
    ) in told("Gauthier's Brigade")


def test_who_has_little_left_is_told_of_with_who_stands_before_him_and_who_is_near_to_help():
    assert told("Gauthier's Brigade").endswith(
        "The 1/92nd Ligne has three hundred men left; the 27th Jagers are 260 metres off, "
        "the 5th Lancers 80 metres away to help."
    )


def test_an_order_that_could_not_be_obeyed_is_told_with_its_reason():
    assert "The 2/93rd Ligne could not obey “FORM LINE”: there was no room." in told("Gauthier's Brigade")


def test_units_that_marched_alike_are_told_together():
    assert told("Jamin's Brigade").startswith("Three battalions went forward 150 metres and stand in F4, G4 and H3. ")


def test_the_same_turn_is_always_told_in_the_same_words():
    again = {story.title: story for story in ENGLISH.stories(account(data().turn), FOY.formations)}
    assert again == STORIES


def test_numbers_of_the_story_run_without_gaps_in_order_of_time():
    assert [episode.number for episode in TELLING.episodes] == list(range(1, len(TELLING.episodes) + 1))
    assert STORIES["Gauthier's Brigade"].numbers == (1, 2, 3)


def test_side_notes_show_dice_need_modifiers_and_clause():
    note = STORIES["9th Division artillery"].notes[0]
    assert note.clauses == ("MN-FIRE-5",)
    assert note.throws[0].dice == (6, 5, 2)
    assert note.throws[0].chips == (("medium guns", "2"), ("target in column", "+1"))
    assert note.throws[0].result == "13: 2 hits"


def test_a_throw_that_the_umpire_ruled_says_so():
    events = tuple(
        replace(one, roll=replace(one.roll, mark=RULED)) if one.roll is not None and one.roll.dice == (6, 5, 2) else one
        for one in REPORT.turn.events
    )
    stories = {story.title: story for story in ENGLISH.stories(account(replace(REPORT.turn, events=events)))}
    assert stories["9th Division artillery"].notes[0].throws[0].result == "13: 2 hits, ruled"


def test_dice_that_hit_are_marked_as_counting():
    melee = STORIES["Gauthier's Brigade"].notes[0].throws[0]
    assert list(zip(melee.dice, melee.counted, strict=True)) == [
        (6, True), (4, True), (3, True), (2, False), (1, False)
    ]  # fmt: skip


def test_an_enemy_initiative_that_nobody_saw_is_told_nowhere():
    everything = " ".join(told(title) for title in STORIES)
    assert "Nassau" not in everything


def test_the_situation_tells_the_weightiest_news_and_what_is_seen():
    words = plain(ENGLISH.situation(TELLING, FOY.formations, REPORT.knowledge, REPORT.known_before))
    assert words == (
        "The 1/92nd Ligne has broken the 5th Militia at Gemioncourt. The 5th Lancers have ridden down Stevenart's "
        "battery in E5. Of the enemy your troops see three battalions and a body of horse."
    )


def test_the_summary_has_headline_first_lines_and_a_table_of_the_command():
    summary = ENGLISH.summary(TELLING, FOY.formations, REPORT.knowledge, REPORT.known_before)
    assert summary.headline == "The 5th Militia broken; Stevenart's battery ridden down"
    assert summary.text.startswith("15:10-15:30. The 1/92nd Ligne has broken")
    rows = summary.table.splitlines()
    assert rows[0].split() == ["YOUR", "BRIGADES", "men", "at"]
    assert rows[1].split() == ["Gauthier's", "Brigade", "1,600", "D4-E4"]
    assert rows[2:4] == ["    2 of 4 battalions cautious", "    lost this turn: 300 men (1/92, 1/93)"]
    assert all(len(row) <= 78 and "…" not in row for row in rows)


def test_the_command_is_counted_left_lost_now_and_lost_before():
    gauthier = command_rows(TELLING, FOY.formations, {"1/92": 7, "1/93": 5, "2/92": 5, "2/93": 4})[0]
    row = gauthier.rows[0]
    assert (row.left, row.lost_now, row.lost_before, row.full) == (3, 2, 2, 7)
    assert (gauthier.left, gauthier.lost_now) == (16, 3)


def test_reinforcements_are_expected_with_turn_and_place():
    (row,) = expected(TELLING.turn, FOY.formations)
    assert ENGLISH.command(TELLING.turn, row.command) == "Wathiez's Lancers"
    assert (row.strength, row.turn, row.square) == ({"men": 500}, 9, "E1")
    assert ENGLISH.toll(RULES, row.strength) == "500 men"


def test_what_was_seen_of_the_enemy_ends_with_what_was_seen_to_fall():
    rows = seen_of_the_enemy(TELLING.turn, REPORT.knowledge)
    assert [ENGLISH.seen_name(TELLING.turn, row) for row in rows][-2:] == [
        "Stevenart's battery, destroyed",
        "5th Militia, destroyed",
    ]
    assert ENGLISH.estimate(rows[0].contact) == "5 to 6"


def test_the_allied_side_tells_the_same_turn_from_its_own_place():
    allied = account(data(side="allied", seat=FOY.__class__("Prince of Orange")).turn)
    words = " ".join(plain(paragraph) for story in ENGLISH.stories(allied) for paragraph in story.paragraphs)
    assert "Both battalions went forward 150 metres and stand in Bossu Wood." in words
    assert "The 1/92nd Ligne went at the 5th Militia" in words


def test_the_field_itself_asks_the_commander_what_is_to_be_done():
    questions = ENGLISH.questions(TELLING.turn, FOY.formations, command_rows(TELLING, FOY.formations), REPORT.knowledge)
    assert questions[0] == (
        "Jamin's Brigade: the 1/4th Léger stands 1.9 cm from the 8th Militia. Does it charge, fire or hold?"
    )
    assert questions[1].endswith("are not fully in command: does a general ride nearer?")


# ---- small words


@pytest.mark.parametrize(("point", "name"), [((65, 35), "G4"), ((0, 0), "A1"), ((105, 62), "K7"), ((265, 5), "AA1")])
def test_map_squares_are_named_by_letters_from_the_west_and_numbers_from_the_south(point, name):
    assert square_name(point, 10.0) == name


def test_places_are_named_by_what_stands_there():
    battle = gemioncourt.battle()
    names = {
        (47, 34): "at Gemioncourt",
        (20, 50): "in Bossu Wood",
        (80, 11): "on the ridge",
        (52, 34): "by Gemioncourt",
        (105, 5): "in K1",
    }
    for point, name in names.items():
        assert place_name(where_is(battle, point, 10, 4)) == name


@pytest.mark.parametrize(
    ("count", "word"), [(1, "first"), (12, "twelfth"), (13, "13th"), (21, "21st"), (22, "22nd"), (111, "111th")]
)
def test_ordinals(count, word):
    assert ordinal(count) == word


def test_lists_read_as_one_speaks():
    assert [listed(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]


def test_the_clock_tells_hours_or_turns():
    hours, turns = ENGLISH.hours(CLOCK), ENGLISH.hours(Clock(20))
    assert (hours.hour(4), hours.span(4), hours.day(4)) == ("15:10", "15:10 to 15:30", "Friday, 16 June 1815")
    assert (turns.hour(4), turns.span(4), turns.day(4)) == ("turn 4", "", "")


@pytest.mark.parametrize(
    ("happened", "chance"),
    [
        (event("test", "A", {"passed": True}, roll=roll("square", "A", 5, need=3)), 4 / 6),
        (event("test", "A", {"passed": False}, roll=roll("square", "A", 2, need=3)), 2 / 6),
        (event("combat", "A", {"hits": 1}, roll=roll("melee", "A", 6, 1, need=4)), 3 / 4),
        (event("fire", "A", {"hits": 1}, roll=roll("fire", "A", 6)), 1 / 6),
        (event("fire", "A", {"hits": 0}, roll=roll("fire", "A", 3)), 1.0),
    ],
)
def test_how_likely_a_throw_was_before_the_dice_fell(happened, chance):
    assert RULES.likelihood(happened) == pytest.approx(chance)


def test_a_mail_round_of_two_game_turns_is_told_as_one_with_each_initiative_in_its_turn():
    first = gemioncourt.events()
    second = (
        *(replace(one, turn=5) for one in first if one.kind in ("turn_start", "turn_end")),
        event("initiative", side="french", effect={"totals": {"french": 8, "allied": 3}}, turn=5),
        event("activate", "gauthier", {"mode": "brigade"}, turn=5),
        event("move", "2/93", {"mode": "move", "distance": 5, "at": [44, 25], "facing": 0}, turn=5),
    )
    before = gemioncourt.battle()
    after = replace(gemioncourt.after(before, (*first, *second)), turn=6)
    turn = replace(REPORT.turn, events=(*REPORT.events, *second), after=replace(REPORT.after, turn=after.turn))
    story = ENGLISH.stories(account(turn), ("gauthier",))[0]
    assert story.facts.startswith("about ten past three and twenty to four; ")
    assert "The 2/93rd Ligne" in plain(story.paragraphs[1])
    assert (ENGLISH.span(turn), ENGLISH.numbers(turn)) == ("15:10 to 15:50", "turns 4 to 5")


# ---- under fire without coming to blows


def shelled(*told: Event) -> str:
    report = data(told=told)
    return plain(ENGLISH.situation(account(report.turn), FOY.formations, report.knowledge, report.known_before))


SHOT = event(
    "fire", unit="stevenart", target="1/93", effect={"mode": "fire", "hits": 1}, roll=roll("fire", "stevenart", 6, 5)
)


def test_a_quiet_turn_says_what_guns_cost_a_command_that_did_not_come_to_grips():
    words = shelled(SHOT, event("loss", unit="1/93", effect={"lost": 1, "cause": "fire"}))
    assert words.startswith("Your troops stand where they stood and have not come to grips; guns cost the 1/93rd Ligne")
    assert "have not been engaged" not in words


def test_heavier_losses_to_guns_alone_are_put_down_to_them():
    words = shelled(SHOT, event("loss", unit="1/93", effect={"lost": 3, "cause": "fire"}))
    assert words.startswith("Gauthier's Brigade has lost three hundred men to gunfire.")


def test_guns_that_did_no_harm_are_told_too():
    assert shelled(SHOT).startswith(
        "Your troops stand where they stood and have not come to grips; the enemy's guns did you no harm."
    )


def test_a_command_whose_guns_alone_fired_is_not_called_unengaged():
    fired = event(
        "fire", unit="9D-guns", target="8M", effect={"mode": "fire", "hits": 0}, roll=roll("fire", "9D-guns", 2, 1)
    )
    assert "only your guns have fired" in shelled(fired)


def test_without_a_shot_nobody_has_been_engaged():
    assert shelled().startswith("Your troops stand where they stood, and have not been engaged.")


# ---- read aloud


def test_fire_that_cost_nobody_and_broke_an_order_did_harm():
    told = Counter[str]()
    for report in others("a-village-on-the-goldbach", 1):
        own = {unit for unit, side in report.after.side_of.items() if side == report.side}
        hit = {event.target for event in report.events if event.kind == "fire"} & own
        left = {event.unit for event in report.events if event.effect.get("ds") and event.unit in hit}
        words = plain(ENGLISH.situation(report.telling, (), report.knowledge, report.known_before))
        if left and not report.turn.lost:
            assert "no harm" not in words
            assert re.search(r"(?:guns|fire) left .+ disrupted", words)
            told["left"] += 1
        told["no harm"] += "did you no harm" in words
    assert told["left"], told


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Light Cavalry of the Guard", "the Light Cavalry of the Guard"),
        ("2nd Netherlands Division artillery", "the 2nd Netherlands Division artillery"),
        ("Husson's Brigade", "Husson's Brigade"),
        ("II Corps", "II Corps"),
        ("Langeron", "Langeron"),
    ],
)
def test_a_command_has_the_article_that_its_name_asks_for(name, called):
    assert the_command(name) == called


def test_several_who_are_like_each_other_in_one_place_make_one_headline():
    seen = [one for one in REPORT.knowledge.contacts if one.arm == "infantry"]
    alike = [
        replace(seen[0], alias=f"enemy-{90 + count}", seen=True, certainty=Certainty.KIND, nation="", at=(38.0, 60.0))
        for count in range(3)
    ]
    other = replace(alike[0], alias="enemy-99", at=(90.0, 60.0))
    words = ENGLISH.headline(account(data(told=()).turn), (), replace(REPORT.knowledge, contacts=(*alike, other)),
                             replace(REPORT.knowledge, contacts=()))  # fmt: skip
    assert "three battalions of skirmishers seen" in words
    assert words.endswith("and one more of the enemy")


def test_who_is_one_fires_and_who_are_many_fire():
    deeds = {ENGLISH.deed(TELLING, action) for action in TELLING.actions if action.place}
    for name, deed in deeds:
        verbs = {word.removesuffix("s") for word in deed.replace(" and ", " ").split()} & {
            "fire",
            "attack",
            "charge",
            "wait",
        }
        assert all((verb in deed.split()) is is_plural(name) for verb in verbs), (name, deed)
    assert any(is_plural(name) for name, _ in deeds)


def paragraphs(told: Iterable[Event], command: str) -> list[str]:
    stories = ENGLISH.stories(account(data(told=tuple(told)).turn))
    return [plain(words) for story in stories if story.brigade == command for words in story.paragraphs]


def test_a_meeting_told_elsewhere_says_where_and_whose_end_it_was():
    shot = event("fire", "1/92", {"mode": "fire", "hits": 0}, target="5M", roll=roll("fire", "1/92", 1), n=1)
    back = event("fire", "5M", {"mode": "fire", "hits": 0}, target="2/92", roll=roll("fire", "5M", 1), n=2)
    charge = event("charge", "1/4L", {"type": "charge", "gap": 3}, target="8M", n=3)
    joined = event("contact", "5Lan", {"type": "join"}, target="8M", n=4)
    fallen = (
        event("combat", "8M", {"round": 1, "set": "base", "hits": 3}, target="5Lan", roll=roll("m", "8M", 6), n=5),
        event("eliminated", "5Lan", {"cause": "combat"}, n=6),
    )
    assert not any("see " in words for words in paragraphs((shot, back), "gauthier"))
    assert paragraphs((charge, joined), "wathiez")[-1] == "For [1] see Jamin's Brigade."
    assert (
        paragraphs((charge, joined, *fallen), "wathiez")[-1]
        == "[1] was the end of the 5th Lancers: see Jamin's Brigade."
    )


ACTING = (
    event("initiative", side="french", effect={"totals": {"french": 8, "allied": 3}}),
    event("activate", "jamin", {"mode": "brigade"}),
)


def test_of_whom_no_reason_is_known_nothing_is_said_but_that_the_others_went():
    went = event("move", "1/4L", {"mode": "move", "distance": 4, "at": [58, 30], "facing": 0}, n=2)
    words = " ".join(paragraphs((*ACTING, went), "jamin"))
    assert words.startswith("The 1/4th Léger fell back")
    assert "stood" not in words.replace("stood before", "")


def test_whose_next_loss_is_his_end_is_told_in_the_first_lines_with_the_enemy_before_him():
    after = REPORT.turn.after
    weak = replace(after, units=tuple(replace(u, strength=1) if u.id == "1/92" else u for u in after.units))
    telling = account(replace(REPORT.turn, after=weak))
    words = plain(ENGLISH.situation(telling, FOY.formations, REPORT.knowledge, REPORT.known_before))
    assert "The next loss ends the 1/92nd Ligne; the 27th Jagers are 260 metres off." in words


def chronicle(*events: Event) -> Chronicle:
    before = gemioncourt.battle()
    return Chronicle(RULES, (PlayedTurn(before, events, gemioncourt.after(before, events)),), CLOCK)


def test_a_turn_of_a_battle_that_cost_nothing_says_whether_there_was_firing():
    quiet, shots = chronicle(), chronicle(SHOT)
    assert plain(ENGLISH.turn_story(quiet, quiet.turns[0])) == "No shot was fired."
    assert plain(ENGLISH.turn_story(shots, shots.turns[0])) == "There was firing, but nobody lost anything by it."
    assert plain(ENGLISH.day(quiet)) == "No place of a name changed hands."
