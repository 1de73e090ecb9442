"""Totals and handles are one on all papers of a turn: over turns of a battle of every rulebook, and in made-up ones.

What is expected is counted from the battle files as they truly are, with the rulebook's measure of strength alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from battles import rulesets
from battles.engine.battle import Battle, Unit
from battles.engine.handles import short_handle
from battles.engine.knowledge import Certainty, public_id
from battles.reports.documents import (
    Chronicle,
    TurnReportData,
    UmpireReportData,
    form_of,
    order_form,
    turn_report,
    umpire_report,
)
from battles.reports.documents.front import facts
from battles.reports.facts.enemy import in_sight, seen_of_the_enemy
from battles.reports.facts.rows import command_rows
from battles.services.papers.file import strengths
from battles.services.played import Played
from tests.battles.reports import generated, mapped, measuring
from tests.battles.reports.other_battles import OTHERS, played, reports_of
from tests.battles.reports.reading import WORDS
from tests.battles.reports.test_truth import SIDES, all_of_quatre_bras, report
from tests.printed_words import text_of

#: The turns that are looked at: the first, two in the thick of it, a late one.
LOOKED_AT = (1, 4, 8, 12)
#: Of the battle of the examples, which goes on longer.
OF_THE_EXAMPLES = (1, 4, 8, 14)
#: Nearer to the edge of the field than this (in table units) a sign may have no room for its handle.
AT_THE_EDGE = 3.0
MADE_UP = ("10 units on 60 by 40, Letter", "24 units in Greek, Letter", "60 units in Turkish")


@dataclass(frozen=True)
class Case:
    """A side's report of a turn, and the battle as it truly was: its turns up to this one."""

    told: TurnReportData
    turns: tuple[Played, ...]

    @property
    def first(self) -> Battle:
        return self.turns[0].turn.before

    @property
    def before(self) -> Battle:
        return self.turns[-1].turn.before

    @property
    def after(self) -> Battle:
        return self.turns[-1].turn.after

    def own(self, battle: Battle) -> list[Unit]:
        """The side's units that have come upon the field."""
        return [unit for unit in battle.units if battle.side_of[unit.id] == self.told.side and unit.arrives is None]

    def left(self, battle: Battle) -> int:
        """Strength left; units that still fight, where strength does not add up."""
        measure = self.told.ruleset.measure
        amounts = [measure.amount(unit) for unit in self.own(battle) if unit.in_play]
        return sum(amounts) if measure.counted else sum(amount > 0 for amount in amounts)

    def toll(self) -> Counter[str]:
        """What the troops in play stand for, by what it is told in."""
        measure = self.told.ruleset.measure
        found = Counter[str]()
        for unit in self.own(self.after):
            toll = measure.toll(unit, measure.amount(unit)) if unit.in_play else None
            found[toll.of if toll else ""] += toll.count if toll else 0
        return +found


@cache
def cases(battle: str) -> tuple[Case, ...]:
    """Both sides' reports of some turns of a battle."""
    return tuple(_cases(battle))


def _cases(battle: str) -> Iterator[Case]:
    if battle == "quatre-bras":
        for number in OF_THE_EXAMPLES:
            yield from (Case(report(number, side), all_of_quatre_bras()[:number]) for side in SIDES)
    elif battle in OTHERS:
        turns = played(battle, 0, max(LOOKED_AT))
        looked_at = {number for number in LOOKED_AT if number < len(turns)} | {len(turns)}
        for number in sorted(looked_at):
            yield from (Case(told, turns[:number]) for told in reports_of(turns[number - 1], turns[0].turn.before))
    else:
        for side in generated.SIDES:
            yield Case(generated.report(battle, side), generated.played(battle))


BATTLES = ("quatre-bras", *OTHERS, *MADE_UP)


def rows_of(told: TurnReportData) -> tuple[int, int, int]:
    """What the table of a command says is left, was lost in the turn, and was there at the beginning."""
    rows = command_rows(told.telling, (), told.started)
    return sum(each.left for each in rows), sum(each.lost_now for each in rows), sum(each.full for each in rows)


@pytest.mark.parametrize("battle", BATTLES)
def test_what_is_left_and_what_the_turn_cost_are_the_states(battle: str) -> None:
    for case in cases(battle):
        told = case.told
        left, lost, full = rows_of(told)
        assert left == case.left(case.after)
        arrived = {unit.id for unit in case.own(case.after)} - {unit.id for unit in case.own(case.before)}
        measure = told.ruleset.measure
        gone = [unit for unit in case.own(case.after) if unit.out and unit.out != "eliminated"]
        if not gone and not any("returned" in event.effect or event.kind == "rally" for event in told.events):
            came = sum(
                measure.amount(unit) if measure.counted else 1 for unit in case.own(case.after) if unit.id in arrived
            )
            if measure.counted:
                assert lost == case.left(case.before) + came - left
        summary = facts(told.tongue, told.telling, command_rows(told.telling, (), told.started))
        assert summary[0][1:] == (str(left), f"of {told.tongue.strength(told.ruleset, full)}")
        assert summary[1][1] == str(lost)


@pytest.mark.parametrize("battle", BATTLES)
def test_the_stories_the_news_and_the_tables_tell_one_loss(battle: str) -> None:
    compared = 0
    for case in cases(battle):
        told = case.told
        if not told.ruleset.measure.counted:
            continue
        _, lost, _ = rows_of(told)
        heads = [story.facts for story in told.tongue.stories(told.telling)]
        short = told.ruleset.lexicon().strength_short
        counted = rf"(\w+) (?:{short.one}|{short.many}|model guns?)\b"
        told_lost = [found[1] for head in heads if (found := re.search(r"lost ([^;.]*)", head))]
        numbers = [number for words in told_lost for number in re.findall(counted, words)]
        points = sum(int(word) if word.isdigit() else WORDS.index(word) for word in numbers)
        mixed = sum(head.count("guns and") for head in heads)
        if not mixed:
            assert points == lost, (heads, told.before.turn)
            compared += 1
    assert compared or not rulesets.find(cases(battle)[0].told.after.ruleset).measure.counted


@pytest.mark.parametrize("battle", BATTLES)
def test_the_table_of_a_mail_holds_what_the_troops_stand_for(battle: str) -> None:
    for case in cases(battle):
        told = case.told
        table = told.tongue.summary(told.telling, (), told.knowledge, told.known_before).table.splitlines()
        found = Counter[str]()
        column = table[0].index("  ", len("YOUR ")) if "  " in table[0] else 0
        column = next(
            place for place in range(column, len(table[0])) if table[0][place:].startswith(("men", "strength"))
        )
        nouns = {form: code for code, noun in told.ruleset.lexicon().amounts.items() for form in (noun.one, noun.many)}
        for row in table[1:]:
            if row.startswith("    "):
                continue
            cell = re.split(r"  +", row[column:].strip())[0]
            for part in filter(None, cell.split(" and ")):
                number, _, noun = part.partition(" ")
                if number != "gone":
                    found[nouns.get(noun, noun or "men")] += int(number.replace(",", ""))
        if told.ruleset.measure.counted:
            assert found == case.toll()
        else:
            assert sum(found.values()) == case.left(case.after)


@pytest.mark.parametrize("battle", BATTLES)
def test_the_umpires_paper_and_the_battles_report_have_the_players_totals(battle: str) -> None:
    last = cases(battle)[-len({case.told.side for case in cases(battle)}) :]
    turn, told = last[0].turns[-1].turn, last[0].told
    chronicle = Chronicle(told.ruleset, tuple(one.turn for one in last[0].turns), told.clock)
    umpire = UmpireReportData(
        told.ruleset, turn.before, turn.after, turn.events, told.clock, started=strengths(last[0].first)
    )
    text = " ".join(text_of(umpire_report(umpire)).split())
    for case in last:
        left, _, full = rows_of(case.told)
        assert told.tongue.labels.umpire.share.format(part=left, whole=full) in text
        if told.ruleset.measure.counted:
            gone = [unit.id for unit in case.own(case.after) if unit.in_play or unit.out == "eliminated"]
            assert chronicle.lost_by(case.told.side, units=gone) == sum(
                row.full - row.left
                for each in command_rows(case.told.telling, (), case.told.started)
                for row in each.rows
                if row.unit.id in gone
            )


@pytest.mark.parametrize("battle", [battle for battle in BATTLES if battle != "quatre-bras"])
def test_every_handle_is_on_paper_on_a_sheet_and_on_the_form(battle: str) -> None:
    seen = 0
    for case in cases(battle):
        told = case.told
        report_text, form = text_of(turn_report(told)), text_of(order_form(form_of(told)))
        maps = [(scene, sheet) for called, scene, sheet in mapped.maps_of(told) if called.startswith("sheet")]
        drawn = {
            word.text.partition(" ")[0] for scene, sheet in maps for word in measuring.lettered(scene, sheet).words
        }
        for unit in case.own(case.after):
            if unit.in_play and unit.at:
                assert unit.id in report_text, unit.id
                assert unit.id in form, unit.id
                x, y = unit.at
                table = told.after.table
                if min(x, y, table.width - x, table.height - y) > AT_THE_EDGE:
                    assert unit.id in drawn, unit.id
        left, _, full = rows_of(told)
        assert f"{left} of {told.tongue.strength(told.ruleset, full)}" in " ".join(report_text.split())
        listed = {public_id(row.contact) for row in seen_of_the_enemy(told.turn, told.knowledge)}
        for contact in in_sight(told.knowledge):
            assert public_id(contact) in listed
            if contact.certainty is not Certainty.NAMED:
                assert re.search(rf"{short_handle(public_id(contact))}(?!\d)", report_text), public_id(contact)
                seen += 1
    assert seen
