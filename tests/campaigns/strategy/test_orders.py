"""Headquarters, riders, staffs and the words of orders, by their clauses."""

import pytest

from tests.campaigns.strategy.field import brigade, events, fielded, formation, laid_over, one, run


def corps(*, order="", orders=None, **more):
    """A corps headquarters at A with brigades b1 at A and b2 at C."""
    troops = [brigade("b1", "A", of="I"), brigade("b2", more.pop("at", "C"), 1000, of="I", **more.pop("keys", {}))]
    return fielded(
        *troops,
        formations=[{"id": "I", "kind": "corps", "side": "blue", "name": "First Corps", "commander": {"name": "Un"}}],
        posts=[{"id": "HQ", "formation": "I", "at": "A", **more.pop("post", {})}],
        orders=orders or ({"HQ": order} if order else {}),
        **more,
    )


def staff(by="b2", die=1):
    """A scripted staff roll."""
    return {"for": "staff", "by": by, "roll": [die]}


# EC-STAFF-1, retyped from the rules.
DELAYS = {
    "excellent": (1, 1, 2, 2, 3, 4),
    "good": (1, 2, 2, 3, 4, 6),
    "average": (2, 2, 3, 4, 6, 8),
    "poor": (2, 3, 4, 6, 8, 12),
    "dreadful": (3, 4, 6, 8, 12, 16),
}


@pytest.mark.parametrize("rating", DELAYS)
@pytest.mark.parametrize("die", range(1, 7))
def test_staff_delays(rating, die):
    """EC-STAFF-1."""
    document = corps(order="b1: MARCH TO C", dice=[staff("b1", die)])
    document["formations"][1]["commander"] = {"rating": rating}
    assert events(run(document), "staff")[0]["effect"]["delay"] == DELAYS[rating][die - 1]


def test_an_older_order_is_dropped():
    """EC-STAFF-1."""
    document = corps(order="b1: MARCH TO C")
    document["formations"][1]["last"] = "1815-06-15T06:15"
    assert events(run(document), "staff")[0]["effect"]["stale"] is True


def test_distant_elements_get_it_later():
    """EC-STAFF-2: 8 km of paved road are 3,200 points, four steps."""
    done = run(corps(order="CORPS I: MARCH TO D"), 1.5)
    assert [(event["unit"], event["at"][11:]) for event in events(done, "depart")] == [("b1", "06:15"), ("b2", "07:15")]


def test_a_newer_order_takes_the_place_of_one_that_waits():
    """EC-STAFF-2, EC-STAFF-3, EC-ORD-2."""
    sheet = "b1: MARCH TO C\nb1: MARCH TO D"
    done = run(corps(order=sheet, dice=[staff("b1", 6), staff("b1", 1)]))
    assert formation(done, "b1")["pending"]["tasks"] == [{"do": "march", "mode": "march", "to": "D"}]
    joined = run(corps(order="b1: MARCH TO C\nb1: THEN REST", dice=[staff("b1", 6), staff("b1", 1)]))
    waiting = formation(joined, "b1")["pending"]
    assert [task["do"] for task in waiting["tasks"]] == ["march", "rest"]
    assert waiting["effective"] == "1815-06-15T08:00"


def test_order_of_march():
    """EC-STAFF-4."""
    sheet = "CORPS I: MARCH TO D; ORDER OF MARCH b2; REAR GUARD b2"
    done = run(corps(order=sheet, at="A"))
    assert [formation(done, id)["rank"] for id in ("b1", "b2")] == [1, 2]
    front = run(corps(order="CORPS I: MARCH TO D; ADVANCE GUARD b2", at="A"))
    assert [formation(front, id)["rank"] for id in ("b1", "b2")] == [2, 1]


def test_attach_and_detach():
    """EC-STAFF-5."""
    document = corps(order="I: DETACH b2", at="A", dice=[staff("b2", 1)])
    document["formations"].insert(1, {"id": "1D", "kind": "division", "of": "I"})
    document["formations"][3]["of"] = "1D"
    done = run(document, 0.75)
    assert events(done, "command")[0]["effect"] == {"of": "I"}
    assert formation(done, "b2")["of"] == "I"


def test_without_orders_nobody_moves():
    """EC-STAFF-6, EC-TIME-2."""
    assert not events(run(corps(), 3), "depart")


def test_cantonments_assemble_first():
    """EC-STAFF-7: not for a rest."""
    resting = run(one("b1: REST", ready=60))
    assert formation(resting, "b1")["ready"] == 60
    marching = run(one("b1: MARCH TO C", ready=60))
    assert formation(marching, "b1")["hold"] == "1815-06-15T07:00"


def test_who_commands_what():
    """EC-POST-1, EC-POST-2, EC-COUR-1: the division's own headquarters gets the text and keeps it."""
    document = corps(order="DIVISION 1D: MARCH TO D", at="A")
    document["formations"].insert(1, {"id": "1D", "kind": "division", "of": "I"})
    document["formations"][3]["of"] = "1D"
    document["posts"].append({"id": "HD", "formation": "1D", "at": "A", "reports": []})
    done = run(document)
    assert events(done, "dispatch")[0]["effect"]["to"] == "HD"
    assert done.state["posts"][1]["reports"] == [
        {"kind": "order", "of": "1815-06-15T06:00", "got": "1815-06-15T06:00", "from": "HQ", "lines": ["MARCH TO D"]}
    ]
    document["posts"][1] |= {"absent": True}
    document["dice"] = [staff("1D", 1)]
    assert events(run(document, 1), "depart", unit="b2")


def test_headquarters_ride_and_keep_away():
    """EC-POST-3, EC-ORD-5: it stops 1,500 m before the enemy on its way."""
    document = fielded(
        brigade("b1", "A"),
        brigade("r1", "C", side="red"),
        posts=[{"id": "P", "formation": "b1", "at": "A"}],
        orders={"P": "HEADQUARTERS: RIDE TO D"},
    )
    done = run(document, 1)
    assert done.state["posts"][0]["at"] == {"road": "bc", "m": 2500}


def test_the_first_reports():
    """EC-POST-4, EC-REP-3, EC-REP-4."""
    reports = run(corps()).state["posts"][0]["reports"]
    assert [(one["about"], one["at"], one["men"]) for one in reports] == [("b1", "A", 2000), ("b2", "C", 1000)]


def test_at_hand_or_by_rider():
    """EC-COUR-2, EC-COUR-3, EC-COUR-4, EC-COUR-7."""
    done = run(corps(order="b1: REST\nb2: REST", dice=[staff("b1"), staff("b2")]), 1)
    fates = [(event["unit"], event["at"][11:], event["effect"]["fate"]) for event in events(done, "dispatch")]
    assert fates == [
        ("HQ/d1", "06:00", "delivered"), ("HQ/d2", "06:00", "sent"), ("HQ/d2", "06:45", "delivered"),
    ]  # fmt: skip
    assert done.state["posts"][0]["away"] == ["1815-06-15T08:00"]


def test_riders_from_one_aide():
    """EC-COUR-3: the second dispatch waits."""
    done = run(corps(order="b2: REST\nb2: HALT", post={"aides": 1}))
    assert [event["effect"]["fate"] for event in events(done, "dispatch")] == ["sent", "waiting"]
    assert done.state["posts"][0]["waiting"] == ["HQ/d2"]


@pytest.mark.parametrize(("dice", "fate"), [((1, 1), "lost"), ((1, 2), "late"), ((6, 6), "sent")])
def test_long_rides(dice, fate):
    """EC-COUR-5, EC-COUR-9: nobody's reports tell of it."""
    done = run(corps(order="b2: REST", at="D", dice=[{"for": "ride", "by": "HQ/d1", "roll": list(dice)}]))
    assert events(done, "dispatch")[0]["effect"]["fate"] == fate
    assert all(report["kind"] == "own" for report in done.state["posts"][0]["reports"])


@pytest.mark.parametrize(("die", "fate"), [(1, "captured"), (2, "lost"), (3, "passed")])
def test_riders_near_the_enemy(die, fate):
    """EC-COUR-6."""
    document = corps(order="b2: REST", at="D", dice=[
        {"for": "ride", "by": "HQ/d1", "roll": [4, 4]}, {"for": "danger", "by": "HQ/d1", "roll": [die]}, staff(),
    ])  # fmt: skip
    red = brigade("r1", "C", 300, side="red")
    document["formations"].append(red[0])
    document["units"].append(red[1])
    found = events(run(document, 0.75), "dispatch", fate=fate)
    assert found[0]["effect"]["by"] == "r1"


@pytest.mark.parametrize(("die", "wait"), [(4, 0), (5, 4)])
def test_searching(die, wait):
    """EC-COUR-8, EC-AMB-4: the rider looks where the brigade was reported last."""
    report = {
        "kind": "own",
        "of": "1815-06-15T05:00",
        "got": "1815-06-15T05:00",
        "from": "b2",
        "about": "b2",
        "at": "B",
    }
    document = corps(order="b2: REST", at="D", post={"reports": [report]},
                     dice=[{"for": "search", "by": "HQ/d1", "roll": [die]}])  # fmt: skip
    done = run(document, 0.5)
    assert events(done, "dispatch", fate="searching")
    rider = done.state["dispatches"][0]
    assert rider["follow"] is True
    assert rider.get("wait", 0) == wait


def test_a_second_copy_has_no_effect():
    """EC-COUR-7."""
    done = run(corps(order="b2: REST BY 2", at="D", dice=[
        {"for": "ride", "by": "HQ/d1", "roll": [4, 4]}, {"for": "ride", "by": "HQ/d1b", "roll": [4, 4]}, staff(),
    ]), 1)  # fmt: skip
    assert [event["effect"]["fate"] for event in events(done, "dispatch", unit="HQ/d1b")] == ["sent", "duplicate"]


# EC-ORD-3: what each order becomes.
@pytest.mark.parametrize(
    ("order", "task"),
    [
        ("MARCH TO C VIA B", {"do": "march", "mode": "march", "to": "C", "via": ["B"]}),
        ("ADVANCE ON C", {"do": "march", "mode": "advance", "to": "C"}),
        ("FALL BACK ON C", {"do": "march", "mode": "fallback", "to": "C"}),
        ("COVER C", {"do": "cover", "to": "C"}),
        ("DEFEND C", {"do": "defend", "to": "C"}),
        ("DEFEND", {"do": "defend"}),
        ("REST UNTIL 09:00", {"do": "rest", "until": "1815-06-15T09:00"}),
        ("FORAGE FOR 2 HOURS", {"do": "forage", "until": "1815-06-15T08:00", "hours": 2}),
        ("WAIT UNTIL 17/05:00", {"do": "wait", "until": "1815-06-17T05:00"}),
        ("MARCH TO C; PACE FORCED; DAILY 05:00; NIGHT MARCH",
         {"do": "march", "mode": "march", "to": "C", "pace": "forced", "daily": "05:00", "night": True}),
        ("move to c; speed easy", {"do": "march", "mode": "march", "to": "C", "pace": "easy"}),
    ],
)  # fmt: skip
def test_orders_become_tasks(order, task):
    """EC-ORD-3, EC-ORD-4."""
    done = run(one(f"b1: {order}"))
    assert not events(done, "order_refused")
    assert formation(done, "b1")["plan"][0] == task


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("b1: MARCH TO Nowhere", "unknown-place"),
        ("b1: MARCH TO C VIA Nowhere", "unknown-place"),
        ("b9: MARCH TO C", "not-yours"),
        ("b1: JOIN b9", "unknown-formation"),
        ("b1: SCOUT TO C", "no-cavalry"),
        ("b1: SCREEN C", "no-cavalry"),
        ("b1: DESTROY BRIDGE ab", "no-such-bridge"),
        ("b1: MARCH TO C; START 1815-06-14T05:00", "past"),
        ("AT 1815-06-14T05:00", "past"),
        ("b1: DANCE", "unreadable"),
        ("perhaps tomorrow", "unreadable"),
        ("MARCH TO C", "unreadable"),
        ("b1: ATTACH b9 TO b1", "not-yours"),
        ("STANDING ALL on tea: DRINK", "unreadable"),
    ],
)
def test_refusals(line, reason):
    """EC-ORD-6: the line is refused whole; the rest of the sheet stands."""
    done = run(one(f"{line}\nHEADQUARTERS: STAY"))
    refused = events(done, "order_refused")
    assert [(event["effect"]["line"], event["effect"]["reason"]) for event in refused] == [(1, reason)]
    assert refused[0]["effect"]["text"] == line


def test_groups_and_blocks():
    """EC-ORD-1, EC-ORD-2."""
    sheet = "GROUP b1, b2: MARCH TO D\n  PACE EASY\n  THEN REST\nEND\nb1: HALT"
    done = run(corps(order=sheet, at="A", dice=[staff("b1"), staff("b2")]), 1)
    for id in ("b1", "b2"):
        plan = formation(done, id)["plan"]
        assert [(task["do"], task.get("pace")) for task in plan] == [("march", "easy"), ("rest", None)]


def test_standing_lines_inside_and_outside_blocks():
    """EC-ORD-7, EC-ORD-8."""
    sheet = "STANDING b1 on contact: AVOID\nb1: REST\n  STANDING on contact: DEFEND IF ODDS >= 3:2 AND NIGHT\n"
    done = run(corps(order=sheet, dice=[staff("b1")]), 0.75)
    assert formation(done, "b1")["standing"] == ["on contact: DEFEND IF ODDS >= 150 AND NIGHT"]


@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        (["night march: MARCH"], True),
        (["night march: MARCH IF BEFORE 21:00"], False),
        (["night march: MARCH IF AFTER 21:00"], True),
        (["night march: MARCH IF DAY"], False),
        (["night march: MARCH IF AT A"], True),
        (["night march: MARCH IF AT B"], False),
        (["night march: MARCH IF ODDS >= 1"], False),
        (["night march: MARCH", "night march: HALT"], False),
        (["night march: HALT", "night march: MARCH IF NIGHT"], True),
    ],
)
def test_standing_lines_and_their_conditions(lines, moves):
    """EC-ORD-8: the later of equals; a false condition passes on."""
    done = run(one("b1: MARCH TO C", now="1815-06-15T22:00", standing=lines))
    assert bool(events(done, "depart")) is moves


def test_a_new_sheet_replaces_later_lines():
    """EC-ORD-9, EC-ORD-1."""
    first = run(one("AT 07:00\nb1: MARCH TO C"))
    assert first.state["posts"][0]["pending"] == ["AT 1815-06-15T07:00", "BRIGADE b1: MARCH TO C"]
    second = run({**first.state, "orders": {"P": "AT 07:00\nb1: MARCH TO E"}}, 1.5)
    assert formation(second, "b1")["plan"][0]["to"] == "E"


def test_reports_of_arrival_ride_on():
    """EC-REP-1, EC-REP-2."""
    document = corps(keys={"plan": [{"do": "march", "to": "D"}]}, at={"road": "cd", "m": 3800},
                     dice=[{"for": "ride", "by": "b2/d1", "roll": [4, 4]}])  # fmt: skip
    done = run(document)
    sent = events(done, "dispatch", fate="sent")
    assert [event["unit"] for event in sent] == ["b2/d1"]
    assert done.state["dispatches"][0]["at"] == "D"


def test_where_a_formation_is():
    """EC-ELE-4: the lead element is the one of the lowest rank."""
    document = corps(keys={"rank": 1})
    document["formations"][1]["rank"] = 2
    del document["posts"][0]
    document["posts"] = [{"id": "P", "formation": "b1", "with": "b1"}]
    from campaigns.strategy.files.reading import read_campaign

    campaign = read_campaign(document)
    spot = campaign.spot_of(campaign.formation["I"])
    assert spot is not None
    assert campaign.at_word(spot) == "C"


@pytest.mark.parametrize("text", ["", "\x00", "b1" * 4000, "b1: " + "MARCH TO C; " * 80, "é" * 3000, "b1:;;;:::", "AT"])
def test_no_text_makes_an_exception(text):
    """EC-ORD-6."""
    document = one()
    document["orders"] = {"P": text.replace("\x00", "")}
    run(document)


def test_join_and_pursue():
    """EC-ORD-3: JOIN ends near its formation; PURSUE without a sighting finds no road."""
    document = laid_over(one("b1: PURSUE"), {})
    assert events(run(document), "halt", cause="no-road")
    joined = run(corps(order="b1: JOIN b2", at="B", dice=[staff("b1", 1)]), 2)
    assert events(joined, "halt", cause="joined")


def test_the_order_book_has_the_newest_order_for_each_formation():
    """EC-FILE-9: what went out stays in the book until another order takes its place."""
    sheet = "b1: MARCH TO C\nb2: REST\nb1: MARCH TO D\nb1: THEN REST"
    done = run(corps(order=sheet, dice=[staff("b1", 6), staff("b1", 1), staff("b1", 1), staff("b2", 1)]))
    book = done.state["posts"][0]["book"]
    assert [(one["formation"], one["lines"], one["sent"][11:]) for one in book] == [
        ("b2", ["REST"], "06:00"),
        ("b1", ["MARCH TO D"], "06:00"),
        ("b1", ["THEN REST"], "06:00"),
    ]
    assert run(done.state).state["posts"][0]["book"] == book


def test_a_report_carries_the_return_of_the_troops():
    """EC-REP-1."""
    document = corps(keys={"fatigue": 40, "rations": 500})
    document["units"][1]["stragglers"] = 12
    first, second = run(document).state["posts"][0]["reports"]
    assert [one["about"] for one in (first, second)] == ["b1", "b2"]
    assert second["troops"] == [{"id": "b2", "foot": 1000, "stragglers": 12, "fatigue": 40, "rations": 500}]
