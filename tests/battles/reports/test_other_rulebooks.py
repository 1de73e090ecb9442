"""The papers of rulebooks that count otherwise: in inches, by bases or stages of cohesion, side by side or by cards."""

import re

import pytest

from battles import rulesets
from battles.engine.catalogue import Drawn, drawn_as
from battles.reports import documents
from battles.reports.documents import BattleReportData, Chronicle, PlayedTurn, UmpireReportData
from battles.reports.facts import account
from battles.reports.facts.commands import commands_of
from battles.reports.facts.rows import command_rows
from battles.reports.scene import build_scene
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.en.words import takes_article
from battles.reports.tongues.rich import plain
from tests.battles.reports.other_books import BOOKS, CLOCK, fought, report
from tests.printed_words import text_of

WORDS_OF_MINI_NAP = re.compile(r"strength points|\d cm\b|initiatives? \d|brigade took", re.IGNORECASE)
# The scale of a map is told on paper: so many millimetres to a centimetre of the table.
SCALE = re.compile(r"[\d.]+ mm (here )?is 1 cm")


def chronicle(book):
    battle, resolution = fought(book)
    return Chronicle(rulesets.find(book), (PlayedTurn(battle, resolution.events, resolution.battle),), CLOCK)


def papers(book):
    """Every paper that can be made of a turn, by name."""
    battle, resolution = fought(book)
    ruleset, data = rulesets.find(book), report(book)
    umpire = UmpireReportData(ruleset, battle, resolution.battle, resolution.events, CLOCK)
    return {
        "turn": documents.turn_report(data),
        "form": documents.order_form(documents.form_of(data)),
        "umpire": documents.umpire_report(umpire),
        "battle": documents.battle_report(BattleReportData(chronicle(book))),
        "rosters": documents.rosters(ruleset, battle),
        "deployment": documents.deployment_map(ruleset, battle, clock=CLOCK),
        "reference": documents.quick_reference(ruleset),
    }


@pytest.mark.parametrize("book", BOOKS)
def test_every_paper_is_made_again_with_the_same_bytes(book):
    assert papers(book) == papers(book)


@pytest.mark.parametrize("book", BOOKS)
def test_no_paper_speaks_mini_naps_words(book):
    for name, pdf in papers(book).items():
        assert not WORDS_OF_MINI_NAP.findall(SCALE.sub("", text_of(pdf))), name


@pytest.mark.parametrize("book", BOOKS)
def test_whoever_charged_is_told_to_have_acted(book):
    (story,) = [one for one in ENGLISH.stories(report(book).telling) if one.numbers]
    words = " ".join(plain(paragraph) for paragraph in story.paragraphs)
    assert "was not called upon" not in words
    assert "did not come to act" not in words
    assert not story.quiet


def test_a_side_that_acts_as_one_is_told_corps_by_corps():
    (story,) = ENGLISH.stories(report("big-napoleonic-battles").telling)
    assert story.title == "II Corps"
    assert story.numbers or story.quiet


def test_stages_of_cohesion_do_not_add_up_to_a_strength():
    data = report("carolus-rex")
    (rows,) = command_rows(data.telling)
    assert (rows.left, rows.full) == (3, 3)
    assert ENGLISH.strength(data.ruleset, rows.left) == "3 units"
    assert ENGLISH.present(data.ruleset, rows.units) == "3 units"
    summary = ENGLISH.summary(data.telling, (), data.knowledge, data.known_before)
    assert summary.table.splitlines()[0].split()[:3] == ["YOUR", "DIVISIONS", "strength"]


def test_bases_are_counted_as_bases():
    data = report("big-napoleonic-battles")
    (rows,) = command_rows(data.telling)
    assert rows.full == sum(row.full for row in rows.rows)
    assert ENGLISH.strength(data.ruleset) == "bases"
    assert "bases" in text_of(documents.turn_report(data))


@pytest.mark.parametrize("book", BOOKS)
def test_each_command_is_its_rulebooks_own(book):
    data = report(book)
    tree = data.ruleset.commands(data.after)
    for command in commands_of(data.turn):
        assert command.command is tree.by_id[command.id] or command.command == tree.by_id[command.id]
        assert "artillery" not in command.id


@pytest.mark.parametrize(("book", "block"), [("carolus-rex", "DIVISION"), ("big-napoleonic-battles", "CORPS")])
def test_the_form_heads_orders_as_the_rulebook_does(book, block):
    form = documents.form_of(report(book))
    assert {brigade.block for brigade in form.brigades} == {block}
    assert f"{block} {form.brigades[0].name}" in text_of(documents.order_form(form))


def test_troops_in_a_town_are_outlined_with_their_sign_inside():
    battle, _ = fought("big-napoleonic-battles")
    ruleset = rulesets.find("big-napoleonic-battles")
    scene = build_scene(ruleset, battle, side="", words=ENGLISH.labels.map)
    (held,) = [sign for sign in scene.units if sign.outline]
    assert held.caption.strip("()") == "A2"
    xs, ys = [x for x, _ in held.outline], [y for _, y in held.outline]
    assert min(xs) < held.at[0] < max(xs)
    assert min(ys) < held.at[1] < max(ys)
    assert held.width < max(xs) - min(xs)


def test_a_crossing_lies_square_across_what_it_leads_over():
    battle, _ = fought("carolus-rex")
    scene = build_scene(rulesets.find("carolus-rex"), battle, side="", words=ENGLISH.labels.map)
    (plank,) = [piece for piece in scene.ground if piece.id == "plank"]
    (brook,) = [piece for piece in scene.ground if piece.id == "brook"]
    across = [plank.line[1][axis] - plank.line[0][axis] for axis in (0, 1)]
    along = [brook.line[1][axis] - brook.line[0][axis] for axis in (0, 1)]
    assert across != [0, 0]
    assert sum(a * b for a, b in zip(across, along, strict=True)) == pytest.approx(0, abs=1e-6)
    middle = [(plank.line[0][axis] + plank.line[1][axis]) / 2 / 2.54 for axis in (0, 1)]
    assert middle == pytest.approx([24, 14])


@pytest.mark.parametrize("book", BOOKS)
def test_likelihoods_lie_between_never_and_always(book):
    _, resolution = fought(book)
    ruleset = rulesets.find(book)
    chances = [chance for event in resolution.events if (chance := ruleset.likelihood(event)) is not None]
    assert chances
    assert all(0 < chance <= 1 for chance in chances)


@pytest.mark.parametrize("book", BOOKS)
def test_fights_and_shots_are_told_of_each_turn_that_has_them(book):
    data = report(book)
    drawn = {drawn_as(data.ruleset.catalogue, event) for event in data.events}
    told = account(data.turn).episodes
    assert bool(told) == bool(drawn & {Drawn.SHOT, Drawn.CLASH, Drawn.CHARGE})


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Horse of the Guard", True),
        ("Vandamme's division", False),
        ("Treilhard's and Milhaud's light horse", False),
        ("The Rifles", False),
    ],
)
def test_a_name_that_says_whose_troops_they_are_takes_no_article(name, wanted):
    assert takes_article(name) is wanted


def test_a_table_whose_strengths_are_no_men_is_not_headed_men():
    data = report("big-napoleonic-battles")
    summary = ENGLISH.summary(data.telling, (), data.knowledge, data.known_before)
    assert "men" not in summary.table.splitlines()[0].split()
