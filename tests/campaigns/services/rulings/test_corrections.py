"""Corrections: turns run again on a new branch, rulings as inputs, errata to those concerned and nobody else."""

from __future__ import annotations

import pytest

from battles.engine.faults import InputFaults
from campaigns.models import Ruling, Turn
from campaigns.services.rulings import corrections
from campaigns.services.rulings.corrections import correct
from campaigns.services.rulings.rulings import Verdict
from campaigns.services.turns import life, resolution, sheets
from campaigns.services.turns.life import WrongMoment
from campaigns.services.turns.rounds import reason_of
from tests.campaigns.services.games import mails
from tests.played import HOUR, NOON, Played

pytestmark = pytest.mark.django_db
LATER = NOON + 3 * HOUR


def run_again(played: Played, turn: Turn, *verdicts: Verdict, **changes: object) -> Turn:
    """Correct a turn, resolve it and release it, and what follows as far as history goes."""
    corrected = correct(turn, verdicts, who="umpire", now=LATER, reason="protest upheld", **changes)  # type: ignore[arg-type]
    waiting: Turn | None = corrected
    while waiting is not None:
        assert resolution.resolve(waiting.pk, LATER) is not None, Turn.objects.get(pk=waiting.pk).problem
        assert life.release(waiting, LATER, who="umpire")
        waiting = played.battle.turns.filter(state=Turn.State.CLOSED).first()
    corrected.refresh_from_db()
    return corrected


def resolve_second(played: Played) -> Turn:
    life.close_turn(played.second, NOON + 2 * HOUR, because=Turn.Closed.UMPIRE)
    resolution.resolve(played.second.pk, NOON + 2 * HOUR)
    played.second.refresh_from_db()
    return played.second


def reports(turn: Turn) -> dict[str, str]:
    """Kind of mail by seat that a turn's release posted."""
    posted = mails().filter(turn=turn, kind__in=("report", "errata"))
    return {mail.seat.name: mail.kind for mail in posted if mail.seat}


def any_unit(played: Played, side: int) -> str:
    formations = {each["id"]: each for each in played.first.before["formations"]}

    def side_of(key: str) -> str:
        return formations[key].get("side") or side_of(formations[key]["of"])

    wanted = played.battle.document["sides"][side]["id"]
    return next(
        unit["id"]
        for unit in played.first.before["units"]
        if side_of(unit["of"]) == wanted and unit["arm"] == "infantry" and "out" not in unit
    )


def test_a_turn_run_again_unchanged_comes_out_the_same_and_nobody_is_written_to(played: Played) -> None:
    again = run_again(played, played.first)
    assert (again.events, again.after) == (played.first.events, played.first.after)
    assert again.told == played.first.told
    assert reports(again) == {}
    assert [told.differs for told in corrections.differences(again)] == [False, False]


def test_the_open_turn_keeps_its_seed_deadline_and_sheets(played: Played) -> None:
    sheets.submit(played.french, played.second, "INTENT DEFEND", now=NOON + HOUR)
    run_again(played, played.first)
    played.battle.refresh_from_db()
    open_turn = played.battle.turns.get(state=Turn.State.OPEN, branch=played.battle.branch)
    played.second.refresh_from_db()
    assert played.second.state == Turn.State.SUPERSEDED
    assert (open_turn.seed, open_turn.closes_at) == (played.second.seed, played.second.closes_at)
    assert sheets.current(played.french, open_turn).normal_form.strip() == "INTENT DEFEND"


def test_what_followed_is_run_again_up_to_where_history_stood(played: Played) -> None:
    second = resolve_second(played)
    run_again(played, played.first)
    played.battle.refresh_from_db()
    on_branch = played.battle.turns.filter(branch=played.battle.branch).order_by("number")
    assert [(turn.number, turn.state) for turn in on_branch] == [
        (1, Turn.State.RELEASED),
        (2, Turn.State.RELEASED),
        (3, Turn.State.OPEN),
    ]
    assert on_branch[1].events == second.events


def test_a_ruling_on_the_start_changes_only_what_depends_on_it(played: Played) -> None:
    unit = any_unit(played, 0)
    again = run_again(played, played.first, Verdict(f"before.units[{unit}].strength", 3, "two companies detached"))
    strengths = {entry["id"]: entry["strength"] for entry in again.after["units"]}
    former = {entry["id"]: entry["strength"] for entry in played.first.after["units"]}
    assert strengths.pop(unit) == 3
    former.pop(unit)
    assert strengths == former


def test_only_those_who_had_been_told_otherwise_get_an_erratum(played: Played) -> None:
    division = next(each for each in played.first.before["formations"] if each["kind"] == "division")
    path = f"before.formations[{division['id']}].commander.name"
    again = run_again(played, played.first, Verdict(path, "Foye", "a slip in the roster"))
    assert reports(again) == {"General Foy": "errata"}
    assert {told.seat.name: told.differs for told in corrections.differences(again)} == {
        "General Foy": True,
        "General Picton": False,
    }


def test_a_ruling_on_the_outcome_stands_in_the_log_with_its_reason(played: Played) -> None:
    unit = any_unit(played, 1)
    verdict = Verdict(f"after.units[{unit}].strength", 2, "caught in the open", shown_to=("allied",))
    again = run_again(played, played.first, verdict)
    assert next(entry for entry in again.after["units"] if entry["id"] == unit)["strength"] == 2
    assert again.events[-1]["kind"] == "ruling"
    assert again.events[-1]["effect"]["reason"] == "caught in the open"
    ruling = again.rulings.get()
    assert (ruling.who, ruling.after, ruling.reason) == ("umpire", 2, "caught in the open")
    assert any(reason_of(event) == "caught in the open" for event in again.told["allied"])
    assert not any(reason_of(event) == "caught in the open" for event in again.told["french"])


def test_other_orders_for_a_seat_are_carried_out(played: Played) -> None:
    again = run_again(played, played.first, sheets={played.french.pk: "INTENT HOLD"})
    assert sheets.current(played.french, again).normal_form.strip() == "INTENT HOLD"
    assert sheets.current(played.allied, again).normal_form.strip() == "INTENT ADVANCE"
    movers = {event.get("side") for event in again.events if event["kind"] == "move"}
    assert "french" not in movers


def test_orders_that_say_nothing_are_refused_and_nothing_changes(played: Played) -> None:
    with pytest.raises(WrongMoment, match="Nothing in the orders"):
        correct(played.first, [], who="u", now=LATER, reason="x", sheets={played.french.pk: "forward, lads"})
    played.battle.refresh_from_db()
    assert played.battle.branch == 1


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("before.units[nobody].strength", 3, "nothing here has the id 'nobody'"),
        ("before.turn", 9, "cannot change this"),
        ("before.units[0].strength", 99, "99"),
        ("before.weather.wind", "gale", "plain value"),
    ],
)
def test_a_ruling_that_cannot_be_names_the_place_and_the_fix(
    played: Played, path: str, value: object, words: str
) -> None:
    with pytest.raises(InputFaults, match=words):
        correct(played.first, [Verdict(path, value, "x")], who="u", now=LATER, reason="x")
    played.first.refresh_from_db()
    assert played.first.state == Turn.State.RELEASED


def test_a_superseded_turn_is_not_corrected_again(played: Played) -> None:
    run_again(played, played.first)
    with pytest.raises(WrongMoment, match="superseded"):
        correct(played.first, [], who="u", now=LATER, reason="x")


def test_nothing_is_corrected_while_a_worker_is_at_it(played: Played) -> None:
    Turn.objects.filter(pk=played.second.pk).update(state=Turn.State.RESOLVING)
    with pytest.raises(WrongMoment, match="being resolved"):
        correct(played.first, [], who="u", now=LATER, reason="x")


def test_a_correction_waits_for_its_release_however_reports_go_out(played: Played) -> None:
    corrected = correct(
        played.first, [], who="umpire", now=LATER, reason="a slip", sheets={played.french.pk: "INTENT HOLD"}
    )
    resolution.resolve(corrected.pk, LATER)
    corrected.refresh_from_db()
    assert played.battle.release == "automatic"
    assert corrected.state == Turn.State.DRAFTED
    assert reports(corrected) == {}
    assert [told.differs for told in corrections.differences(corrected)] == [True, True]


@pytest.mark.parametrize("path", ["aftr.units[1/92].strength", "units[1/92].strength", "after", "dices"])
def test_a_ruling_that_is_about_nothing_is_refused_before_anything_changes(played: Played, path: str) -> None:
    with pytest.raises(InputFaults, match="before, after or dice"):
        correct(played.first, [Verdict(path, 3, "x")], who="u", now=LATER, reason="x")
    assert played.battle.turns.filter(branch=2).count() == 0


def test_a_ruling_on_the_outcome_is_tried_before_it_is_taken(played: Played) -> None:
    unit = any_unit(played, 0)
    with pytest.raises(InputFaults, match="44"):
        correct(played.first, [Verdict(f"after.units[{unit}].strength", 44, "a slip")], who="u", now=LATER, reason="x")
    played.battle.refresh_from_db()
    assert played.battle.branch == 1
    assert Turn.objects.get(pk=played.first.pk).state == Turn.State.RELEASED


def test_the_newest_ruling_of_a_thing_takes_the_place_of_the_older_one(played: Played) -> None:
    unit = any_unit(played, 0)
    path = f"before.units[{unit}].strength"
    stood = next(entry["strength"] for entry in played.first.before["units"] if entry["id"] == unit)
    once = run_again(played, played.first, Verdict(path, 3, "two companies detached"))
    twice = run_again(played, once, Verdict(path, 4, "one company detached"))
    ruling = twice.rulings.get()
    assert (ruling.before, ruling.after, ruling.reason) == (stood, 4, "one company detached")
    assert next(entry for entry in twice.before["units"] if entry["id"] == unit)["strength"] == 4


@pytest.mark.parametrize("stage", ["before", "after"])
def test_a_ruling_is_taken_back_and_all_is_as_it_was(played: Played, stage: str) -> None:
    path = f"{stage}.units[{any_unit(played, 0)}].strength"
    ruled = run_again(played, played.first, Verdict(path, 3, "miscounted"))
    back = run_again(played, ruled, without=(ruled.rulings.get().pk,))
    assert not back.rulings.exists()
    assert (back.before, back.after, back.events) == (played.first.before, played.first.after, played.first.events)


def test_a_ruled_die_is_taken_back_alone(played: Played) -> None:
    throw, other = ({"for": "initiative", "by": side["id"], "roll": [6, 6]} for side in played.first.before["sides"])
    ruled = run_again(played, played.first, Verdict("dice", throw, "cocked"), Verdict("dice", other, "cocked too"))
    assert ruled.before["dice"] == [throw, other]
    back = run_again(played, ruled, without=(ruled.rulings.first().pk,))
    assert back.before["dice"] == [other]
    again = run_again(played, back, Verdict("dice", {**other, "roll": [1, 1]}, "it was a one"))
    assert again.before["dice"] == [{**other, "roll": [1, 1]}]


def test_a_ruling_that_no_longer_holds_is_left_out_and_shown_instead_of_stopping_the_battle(played: Played) -> None:
    unit = any_unit(played, 0)
    Ruling.objects.create(
        turn=played.second, at=LATER, who="u", path=f"after.units[{unit}].strength", after=44, reason="an old slip"
    )
    second = resolve_second(played)
    assert second.state == Turn.State.RELEASED
    left_out = second.exceptions.get(kind="ruling")
    assert "44" in left_out.words
    assert left_out.needs_umpire


def test_a_ruling_on_the_start_that_no_longer_holds_is_left_behind_when_history_runs_again(played: Played) -> None:
    second = resolve_second(played)
    Ruling.objects.create(turn=second, at=LATER, who="u", path="before.units[gone].strength", after=3, reason="x")
    run_again(played, played.first)
    played.battle.refresh_from_db()
    again = played.battle.turns.get(number=2, branch=played.battle.branch)
    assert again.state == Turn.State.RELEASED
    assert not again.rulings.exists()
    assert "units[gone]" in again.exceptions.get(kind="ruling").words


@pytest.mark.parametrize("path", ["before", "after", "dice"])
def test_every_ruling_is_told_to_those_whom_the_umpire_ticked(played: Played, path: str) -> None:
    unit = any_unit(played, 1)
    where = path if path == "dice" else f"{path}.units[{unit}].strength"
    value = {"for": "initiative", "by": "allied", "roll": [6, 6]} if path == "dice" else 3
    again = run_again(played, played.first, Verdict(where, value, "so it is", shown_to=("allied",)))
    told = {
        side: [reason_of(event) for event in events if event["kind"] == "ruling"] for side, events in again.told.items()
    }
    assert told == {"french": [], "allied": ["so it is"]}
    assert reports(again)["General Picton"] == "errata"
