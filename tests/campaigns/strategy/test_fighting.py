"""Sight, contact, battles and their results, by their clauses."""

import pytest

from battles.rulesets import RULESETS
from campaigns.strategy.command.standing import read_line
from tests.campaigns.strategy.field import brigade, events, fielded, formation, laid_over, run, unit

ESTIMATES = [{"for": "estimate", "by": side, "roll": [3]} for side in ("blue", "red")]


def meeting(blue=None, red=None, *, men=(2000, 2000), at=({"road": "bc", "m": 2500}, "C"), dice=(), more=(), **keys):
    """Blue b1 and red r1 face each other; each corps has its headquarters with its brigade."""
    troops = [brigade("b1", at[0], men[0], of="I", **(blue or {})), brigade("r1", at[1], men[1], of="X", **(red or {}))]
    heads = [
        {"id": "I", "kind": "corps", "side": "blue", "name": "First Corps", "commander": {"name": "Un"}},
        {"id": "X", "kind": "corps", "side": "red", "name": "Tenth Corps", "commander": {"name": "Zehn"}},
    ]
    posts = [{"id": "P", "formation": "I", "with": "b1"}, {"id": "Q", "formation": "X", "with": "r1"}]
    settings = {"couriers": "instant", **keys.pop("settings", {})}
    document = fielded(*troops, *more, formations=heads, posts=posts, settings=settings, dice=list(dice))
    return laid_over(document, keys)


def standing(choice):
    """A standing order on contact."""
    return {"standing": [f"on contact: {choice}"]}


def rolls(**dice):
    """Scripted dice of blue and red by label: brush=(5, 3)."""
    return [{"for": label, "by": side, "roll": [face]} for label, faces in dice.items()
            for side, face in zip(("blue", "red"), faces, strict=True)]  # fmt: skip


# EC-SIGHT-1, retyped: reach of an observer in metres.
@pytest.mark.parametrize(
    ("keys", "men", "reach"),
    [
        ({"arm": "cavalry", "type": "light"}, 100, 6000),
        ({"arm": "cavalry", "type": "heavy"}, 100, 4500),
        ({}, 500, 3000),
        ({"kind": "park", "arm": "train"}, 50, 1500),
    ],
)
@pytest.mark.parametrize("beyond", [0, 1])
def test_reach(keys, men, reach, beyond):
    """EC-SIGHT-1, EC-SIGHT-3."""
    document = meeting(keys, {}, men=(men, 5000), at=("A", "D"), strict_dice=False)
    document["map"]["places"].append({"id": "Z", "xy": [(reach + beyond) / 1000, 0]})
    document["formations"][3]["at"] = "Z"
    assert bool(events(run(document), "sighting", unit="b1")) is not bool(beyond)


@pytest.mark.parametrize(
    ("die", "band", "arms"),
    [(1, [500, 1500], "unknown"), (2, [1500, 3000], "unknown"), (3, [1500, 3000], "infantry"),
     (5, [3000, 6000], "unknown"), (6, [3000, 6000], "unknown")],
)  # fmt: skip
def test_what_is_reported(die, band, arms):
    """EC-SIGHT-4, EC-SIGHT-5, EC-REP-4: neither id nor number stands in the report."""
    document = meeting(at=({"road": "bc", "m": 1000}, "C"), dice=[
        {"for": "report", "by": "b1", "roll": [die]}, {"for": "report", "by": "r1", "roll": [3]},
    ])  # fmt: skip
    done = run(document)
    effect = events(done, "sighting", unit="b1")[0]["effect"]
    assert (effect["band"], effect["arms"]) == (band, [arms])
    report = done.state["posts"][0]["reports"][-1]
    assert report["kind"] == "sighting"
    assert "r1" not in str(report)


def test_only_news_is_reported():
    """EC-SIGHT-2: in view where it was noted nothing is new; at the full hour another place is."""
    document = meeting(at=({"road": "bc", "m": 1000}, "C"), dice=rolls(estimate=(3, 3)))
    document["posts"][0]["view"] = {"r1": "C"}
    document["posts"][1]["view"] = {"b1": "bc"}
    assert not events(run(document), "sighting")
    document["posts"][0]["view"] = {"r1": "D"}
    document["dice"].append({"for": "report", "by": "b1", "roll": [3]})
    assert events(run(document, 1), "sighting")[0]["at"][11:] == "07:00"


def test_patrols_go_and_come_back():
    """EC-PAT-1: at most one for two hundred horse."""
    document = meeting({"arm": "cavalry", "type": "light"}, at=("A", "D"), men=(300, 500), strict_dice=False)
    document["orders"] = {"P": "b1: SCOUT TO B; SCOUT TO E"}
    document["dice"] = [{"for": "staff", "by": "b1", "roll": [1]}]
    done = run(document, 3)
    assert [event["effect"]["state"] for event in events(done, "patrol")] == ["sent", "returned"]


@pytest.mark.parametrize(("die", "state"), [(1, "taken"), (2, "back"), (4, "goes-on")])
def test_patrols_meet_horse(die, state):
    """EC-PAT-2."""
    document = meeting({"arm": "cavalry", "type": "light"}, {"arm": "cavalry"}, at=("A", {"road": "bc", "m": 2000}),
                       dice=[{"for": "patrol", "by": "b1/p1", "roll": [die]}], strict_dice=False)  # fmt: skip
    document["patrols"] = [{"id": "b1/p1", "of": "b1", "at": "B", "path": [{"road": "bc", "to": "C"}]}]
    assert events(run(document), "patrol")[0]["effect"]["state"] == state


@pytest.mark.parametrize(("dice", "forced"), [((6, 1), True), ((1, 6), False)])
def test_screens(dice, forced):
    """EC-SCR-1, EC-SCR-2."""
    screen = brigade("s1", {"road": "bc", "m": 2500}, 600, of="X", arm="cavalry", plan=[{"do": "screen"}])
    document = meeting({"arm": "cavalry", "type": "light"}, at=("B", {"road": "bc", "m": 3200}), more=[screen],
                       dice=[{"for": "screen", "by": "b1", "roll": [dice[0]]},
                             {"for": "screen", "by": "s1", "roll": [dice[1]]}], strict_dice=False)  # fmt: skip
    done = run(document)
    assert events(done, "screen")[0]["effect"]["forced"] is forced
    assert ("r1" in done.state["posts"][0]["view"]) is forced


@pytest.mark.parametrize(("kind", "die", "brought"), [("city", 3, True), ("city", 2, False), ("town", 3, False),
                                                      ("town", 4, True), ("hamlet", 5, True)])  # fmt: skip
def test_countrymen(kind, die, brought):
    """EC-NEWS-1."""
    document = meeting(at=("A", "C"), now="1815-06-15T07:45", dice=[{"for": "news", "by": "C", "roll": [die]}])
    document["map"]["places"][2] |= {"kind": kind, "country": "blue"}
    assert events(run(document), "news")[0]["effect"]["brought"] is brought


def test_dusk_reports_and_forwarding():
    """EC-REP-1, EC-REP-5: the division's post sends sightings on, unless told not to."""
    for never in (False, True):
        document = meeting(at=({"road": "bc", "m": 1000}, "C"), strict_dice=False)
        document["formations"].insert(0, {"id": "A1", "kind": "army", "side": "blue"})
        document["formations"][1] = {**document["formations"][1], "of": "A1"}
        del document["formations"][1]["side"]
        document["posts"].append({"id": "TOP", "formation": "A1", "at": "A"})
        document["posts"][0]["standing"] = ["forward: NEVER"] if never else []
        assert bool(events(run(document), "dispatch", to="TOP")) is not never


def test_contact_by_road_and_across_country():
    """EC-CON-1, EC-CON-2, EC-CON-3, EC-AMB-5: 1,500 m by road; engaged troops touch nobody."""
    assert not events(run(meeting(at=({"road": "bc", "m": 2499}, "C"), strict_dice=False)), "contact")
    assert len(events(run(meeting(dice=ESTIMATES)), "contact")) == 2
    battle = {"id": "x", "place": "A", "side": "blue", "starts": "1815-06-15T05:00", "until": "1815-06-15T20:00",
              "state": "open", "forces": {"blue": ["b1"], "red": []}}  # fmt: skip
    assert not events(run(meeting({"engaged": "x"}, battles=[battle], strict_dice=False)), "contact")


@pytest.mark.parametrize(("die", "odds"), [(1, 200), (2, 100), (5, 100), (6, 50)])
def test_estimates(die, odds):
    """EC-CON-4."""
    done = run(meeting(dice=rolls(estimate=(die, 3))))
    assert events(done, "contact", side="blue")[0]["effect"]["odds"] == odds


# EC-CON-5, retyped: odds from which a commander on the march attacks, defends, delays.
@pytest.mark.parametrize(
    ("character", "attack", "defend", "hold"),
    [("bold", 80, 50, 30), ("steady", 150, 75, 40), ("cautious", 200, 100, 60)],
)
def test_character(character, attack, defend, hold):
    """EC-CON-5."""
    for odds, posture in ((attack, "ATTACK"), (attack - 1, "DEFEND"), (defend - 1, "DELAY"), (hold - 1, "AVOID")):
        men = (10 * odds, 1000) if odds < 100 else (odds, 100)
        document = meeting({"plan": [{"do": "march", "to": "D"}]}, men=men,
                           strict_dice=False, dice=ESTIMATES, settings={"overrun": 100000})  # fmt: skip
        document["formations"][0]["commander"] = {"character": character}
        assert events(run(document), "contact", side="blue")[0]["effect"]["posture"] == posture, odds


@pytest.mark.parametrize(
    ("blue", "red", "result"),
    [("ATTACK", "DEFEND", "brush"), ("ATTACK", "DELAY", "delay"), ("ATTACK", "AVOID", "avoid"),
     ("DEFEND", "DELAY", "stand-off"), ("DEFEND", "AVOID", "withdraw"), ("AVOID", "AVOID", "withdraw")],
)  # fmt: skip
def test_what_postures_lead_to(blue, red, result):
    """EC-CON-6."""
    done = run(meeting(standing(blue), standing(red), strict_dice=False))
    assert {event["effect"]["result"] for event in events(done, "contact")} == {result}


# EC-CON-7, retyped: d, percent of defender and attacker, metres back of each, steps held.
@pytest.mark.parametrize(
    ("dice", "d", "lost", "back", "held"),
    [((6, 1), 5, (5, 2), ("r1", 4000), 2), ((4, 2), 2, (3, 3), ("r1", 2000), 4), ((3, 3), 0, (2, 3), None, 8),
     ((1, 5), -4, (2, 6), ("b1", 2000), 0)],
)  # fmt: skip
def test_brushes(dice, d, lost, back, held):
    """EC-CON-7, EC-CON-9, EC-CON-10."""
    done = run(meeting(standing("ATTACK"), standing("DEFEND"), dice=[*ESTIMATES, *rolls(brush=dice)]))
    assert events(done, "combat")[0]["effect"]["d"] == d
    assert (unit(done, "u-r1")["men"], unit(done, "u-b1")["men"]) == tuple(2000 - 20 * share for share in lost)
    gone = [(event["unit"], event["effect"]["metres"]) for event in events(done, "retreat")]
    assert gone == ([back] if back else [])
    assert ("hold" in formation(done, "b1")) is bool(held and not (back and back[0] == "b1"))


def test_delaying():
    """EC-CON-8: a six and an excellent commander hold the attacker for eight steps."""
    document = meeting(
        standing("ATTACK"), standing("DELAY"), dice=[*ESTIMATES, {"for": "delay", "by": "red", "roll": [6]}]
    )
    document["formations"][1]["commander"] = {"rating": "excellent"}
    done = run(document)
    assert events(done, "combat")[0]["effect"]["held"] == 8
    assert formation(done, "b1")["hold"] == "1815-06-15T08:15"


def test_cut_off_and_swept_away():
    """EC-CON-10, EC-CON-12: no way back and six times the strength."""
    document = meeting({"plan": [{"do": "march", "to": "D"}]}, men=(2000, 100), dice=ESTIMATES)
    document["sides"][1]["base"] = "C"
    done = run(document)
    assert events(done, "eliminated", unit="r1", cause="captured")
    assert done.state["sides"][1]["lost"]["men"] == 100


def test_a_withdrawal_leaves_no_tail():
    """EC-CON-10, EC-AMB-3: it stands in camp where its head was, and orders wait until it has halted."""
    done = run(meeting(standing("DEFEND"), standing("AVOID"), dice=ESTIMATES))
    element = formation(done, "r1")
    assert (element["state"], element["plan"][0]["do"], element["path"]) == (
        "camp", "retreat", [{"road": "cd", "to": "D", "m": 3000}],
    )  # fmt: skip


def test_trains_and_headquarters_are_taken():
    """EC-CON-11."""
    park = brigade("pk", {"road": "bc", "m": 3700}, 50, of="I", kind="park", arm="train")
    document = meeting(at=("A", "C"), more=[park], strict_dice=False)
    document["posts"][0] = {"id": "P", "formation": "I", "at": {"road": "bc", "m": 3700}}
    done = run(document)
    assert {event["unit"] for event in events(done, "eliminated")} == {"pk", "P"}
    assert events(done, "commander", unit="I")


def battle(**keys):
    """Both brigades in an open battle at C that began at three and ends by itself at a quarter past six."""
    entry = {"id": "x", "place": "C", "side": "blue", "starts": "1815-06-15T03:15", "until": "1815-06-15T06:15",
             "state": "open", "forces": {"blue": ["b1"], "red": ["r1"]},
             "present": {"b1": "1815-06-15T03:15", "r1": "1815-06-15T03:15"}}  # fmt: skip
    return meeting({"engaged": "x"}, {"engaged": "x"}, battles=[entry | keys.pop("entry", {})], **keys)


def test_a_battle_is_brought_on():
    """EC-BAT-1, EC-BAT-2, EC-CON-6."""
    done = run(meeting(standing("ATTACK"), men=(3000, 3000), dice=ESTIMATES))
    entry = done.state["battles"][0]
    assert (entry["id"], entry["starts"], entry["until"]) == ("at-C", "1815-06-15T07:15", "1815-06-15T15:15")
    late = run(meeting(standing("ATTACK"), men=(3000, 3000), dice=ESTIMATES, now="1815-06-15T17:45"))
    assert late.state["battles"][0]["starts"] == "1815-06-16T04:00"


def test_before_it_begins_an_order_to_march_frees():
    """EC-BAT-3."""
    document = battle(entry={"state": "coming", "starts": "1815-06-15T09:00", "until": "1815-06-15T12:00"},
                      contacts=[["b1", "r1"]])  # fmt: skip
    document["orders"] = {"Q": "X: FALL BACK ON D"}
    assert events(run(document), "battle", called_off=True)
    document["orders"] = {"Q": "X: REST"}
    assert "pending" in formation(run(document), "r1")


def test_the_battle_file():
    """EC-BAT-4, EC-BFILE-1 to 7, EC-GND-1 to 4, EC-RUN-1."""
    document = battle(entry={"state": "coming", "starts": "1815-06-15T06:15", "until": "1815-06-15T12:00"},
                      dice=[{"for": "ground", "by": "x", "roll": [1, 3, 5, 5]}])  # fmt: skip
    made = run(document).battles[0]
    assert made["title"] == "Test: C"
    assert made["table"] == {"width": 120, "height": 120}
    assert {piece["id"] for piece in made["terrain"]} == {"bc", "cd", "hill-nw", "wood-ne"}
    assert [(one["id"], one["at"], one["facing"]) for one in made["units"]] == [
        ("u-b1", [60, 40], 0), ("u-r1", [60, 80], 180),
    ]  # fmt: skip
    assert made["orders"]["blue"] == "BRIGADE b1\n  INTENT ATTACK 60,60\n"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_battle_files_of_every_rulebook(ruleset):
    """EC-BFILE-1, EC-BFILE-2, EC-BFILE-3."""
    document = battle(entry={"state": "coming", "starts": "1815-06-15T06:15", "until": "1815-06-15T12:00"},
                      dice=[{"for": "ground", "by": "x", "roll": [5, 5, 5, 5]}], ruleset=ruleset)  # fmt: skip
    made = run(document).battles[0]
    assert made["ruleset"] == ruleset
    assert len(made["units"]) == 2


def test_a_battle_that_nobody_plays():
    """EC-BAT-5, EC-SET-1 to 4, EC-AFT-1 to 4: settled by dice, drawn, and blue goes back."""
    dice = [{"for": "settle", "by": side, "roll": [3, 3]} for side in ("blue", "red")]
    dice += [{"for": "casualty", "by": side, "roll": [1, 2]} for side in ("blue", "red")]
    done = run(battle(settings={"unplayed": "settle"}, dice=dice))
    effect = events(done, "victory")[0]["effect"]
    assert (effect["outcome"], effect["S"], effect["field"]) == ("drawn", 0, "red")
    lost = 2000 * 16 * 70 // 10_000
    loss = events(done, "loss", unit="u-b1")[0]["effect"]
    assert (loss["men"], loss["killed"], loss["wounded"]) == (lost, lost // 4, lost - lost // 4)
    assert events(done, "retreat", unit="b1")[0]["effect"]["metres"] == 3000
    assert run(battle()).events[-1]["effect"]["stopped"] == "battle"


def result(**keys):
    """An entered result."""
    return {"battle": "x", "ended": "1815-06-15T06:15", "winner": "red", "field": "red", "losses": {}, **keys}


@pytest.mark.parametrize(("outcome", "metres", "percent", "hours"), [("rout", 20000, 20, 24), ("beaten", 12000, 8, 12)])
def test_the_loser_goes_back(outcome, metres, percent, hours):
    """EC-RES-1, EC-AFT-3, EC-AFT-4."""
    document = battle(results=[result(outcome=outcome)], dice=[{"for": "pursuit", "by": "red", "roll": [1]}])
    done = run(document)
    assert events(done, "retreat")[0]["effect"]["metres"] == metres
    assert formation(done, "b1")["shaken"][:13] == ("1815-06-16T06" if hours == 24 else "1815-06-15T18")
    taken = events(done, "pursuit")[0]["effect"]["percent"]
    left = 2000 - 2000 * taken // 100
    assert unit(done, "u-b1")["men"] == left - left * percent // 100


@pytest.mark.parametrize(("choice", "outcome", "die", "percent"), [
    ("CAVALRY", "rout", 4, 4), ("FULL", "rout", 4, 6), ("CAVALRY", "beaten", 5, 2), ("FULL", "beaten", 5, 3),
])  # fmt: skip
def test_pursuit(choice, outcome, die, percent):
    """EC-AFT-6."""
    document = battle(results=[result(outcome=outcome)], dice=[{"for": "pursuit", "by": "red", "roll": [die]}])
    document["formations"][3]["standing"] = [f"pursuit: {choice}"]
    assert events(run(document), "pursuit")[0]["effect"] == {"choice": choice, "percent": percent}


def test_fallen_commanders_are_followed():
    """EC-AFT-5, EC-SET-4."""
    document = battle(results=[result(outcome="drawn", winner=None, fallen={"I": "killed"})])
    document["formations"][2]["commander"] = {"name": "Petit", "rating": "good"}
    done = run(document)
    assert events(done, "commander")[0]["effect"] == {"fate": "killed", "name": "Un", "acting": "Petit"}


@pytest.mark.parametrize(("strength", "out", "loss"), [
    (15, "", {"men": 300, "stragglers": 200}), (0, "eliminated", {"men": 1000, "prisoners": 200, "stragglers": 800}),
])  # fmt: skip
def test_results_from_a_battle_file(strength, out, loss):
    """EC-RES-2, EC-AFT-2."""
    made = {"units": [{"id": id, "arm": "infantry", "strength": 20} for id in ("u-b1", "u-r1")]}
    after = [{"id": "u-b1", "strength": strength} | ({"out": out} if out else {}), {"id": "u-r1", "strength": 20}]
    found = {"battle": "x", "ended": "1815-06-15T06:15", "state": {"units": after}}
    document = battle(entry={"file": made}, results=[found],
                      strict_dice=False)  # fmt: skip
    effect = events(run(document), "loss", unit="u-b1")[0]["effect"]
    assert {key: effect[key] for key in loss} == loss


@pytest.mark.parametrize(
    ("rating", "die", "marches"), [("excellent", 5, True), ("good", 5, False), ("dreadful", 1, True)]
)
def test_the_sound_of_the_guns(rating, die, marches):
    """EC-GUNS-1, EC-GUNS-2, EC-GUNS-3."""
    document = battle(entry={"state": "coming", "starts": "1815-06-15T06:15", "until": "1815-06-15T12:00"},
                      more=[brigade("b3", "E", 1000, of="II")],
                      dice=[{"for": "ground", "by": "x", "roll": [5, 5, 5, 5]},
                            {"for": "guns", "by": "II", "roll": [die]}])  # fmt: skip
    document["formations"].append({"id": "II", "kind": "corps", "side": "blue", "commander": {"rating": rating}})
    done = run(document)
    assert events(done, "guns")[0]["effect"]["marches"] is marches
    assert bool(events(done, "reinforcement", unit="b3")) is marches
    if marches:
        later = run({**done.state, "dice": [], "strict_dice": False}, 4)
        assert events(later, "reinforcement", arrived=True)


def test_order_of_events():
    """EC-EVENT-1, EC-EVENT-2: halts, both contacts, the fight, losses of the defender first, then who goes back."""
    done = run(meeting(standing("ATTACK"), standing("DEFEND"), dice=[*ESTIMATES, *rolls(brush=(5, 3))]))
    kinds = [(event["kind"], event.get("unit")) for event in done.events if event["phase"] == "contact"]
    assert kinds == [
        ("contact", "b1"), ("contact", "r1"), ("combat", "b1"), ("loss", "u-r1"), ("loss", "u-b1"), ("retreat", "r1"),
    ]  # fmt: skip
    assert [event["n"] for event in done.events] == list(range(1, len(done.events) + 1))


def test_standing_lines_are_read_in_any_case():
    """EC-ORD-8."""
    assert read_line("On Contact:  attack if odds >= 3:2 and before 9:30").text() == (
        "on contact: ATTACK IF ODDS >= 150 AND BEFORE 09:30"
    )
