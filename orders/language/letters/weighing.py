"""Weighing: whose order a sentence is, of what kind where it does not say so, and what in it may turn it round."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.geometry import distance as distance_of
from battles.engine.worded import worded
from orders.language.letters.acts import Act
from orders.language.letters.cutting import without_bullet
from orders.language.letters.designations import ARTICLE
from orders.language.letters.enumerations import HIGH
from orders.language.letters.given_up import is_given_up
from orders.language.letters.goals import Goal
from orders.language.letters.saying import Doubt, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.state import Sentence
from orders.language.letters.telling import Telling
from orders.language.letters.text import ARROW_MARK, Stretch, Text
from orders.language.letters.troops import Troops

CORRECTING = re.compile(
    r"\b(?:i mean|or rather|no wait|wait no|actually no|ah no|oh no|correction|scratch that|make that|ich meine|"
    r"besser gesagt|nein|doch lieber|lieber doch|verzeihung|korrektur|ich korrigiere|ou plutot|non plutot|non , plutot|"
    r"non , pas|je veux dire|je me reprends|pardon|erratum|rectification)\b"
)
BEGINS_CORRECTED = re.compile(
    r"^(?:(?:ps|nb|edit|update) )?(?:[,:.] )?(?:correction|amendment|korrektur|berichtigung|rectification|rectificatif|"
    r"erratum)\b"
)
REQUESTING = frozenset(
    {"can", "could", "would", "may", "kann", "konnte", "konnten", "konntest", "darf", "wurdest", "wurden", "wollen",
     "peut", "pourrait", "pourriez", "pouvez", "voulez", "voudriez", "auriez"}
)  # fmt: skip
# *2/28, could they go into the village?*: asked of those who are named, and not whether they are able to.
ASKED_OF_THEM = re.keyed(
    r"^[^,:;?]{3,60}[,:]\s*(?:could|would|might)\s+(?:they|it|he|she)\s+(?:(?:please|perhaps|maybe|kindly)\s+)?"
    r"(?!be\b|see\b|reach\b|make\b|get\b|manage\b|hit\b|have\b|still\b|also be|even\b|really\b|not\b)\w"
    r"|^[^,:;?]{3,60}[,:]?\s*(?:könnte|könnten|würde|würden)\s+(?:sie|es|er|die|das|der)\s+(?:bitte|vielleicht|mal)\b"
    r"|^[^,:;?]{3,60}[,:]?\s*(?:pourrai(?:t|ent)|voudrai(?:t|ent))-(?:ils?|elles?)\s+(?!voir\b|être\b|atteindre\b|avoir\b)",
    re.IGNORECASE,
)
# *Could they come back to H9?*: the same of those spoken of before.
COULD_THEY = re.compile(
    r"^\W*(?:could|would)\s+(?:they|it|he|she)\s+(?:(?:please|perhaps|maybe|kindly)\s+)?"
    r"(?:come|go|move|march|fall|pull|ride|stay|hold|form|keep|wait|follow|advance|retire|bring|take|back|drop|slip|shift|turn|face|head|"
    r"cross|limber|swing|spread|edge|creep|withdraw|step|close|deploy|occupy|defend|support|join|screen|cover|set\s+up|unlimber)\b",
    re.IGNORECASE,
)
# Words of somebody who only wants to know.
WONDERING = frozenset({"eigentlich", "uberhaupt", "actually"})
ONESELF = frozenset({"i", "we", "je", "j", "nous", "on", "ich", "wir", "man"})
NOT_THERE = re.keyed(
    r"\b(?:nobody|no\s+one|none)\b[^,;:.!?]{0,30}?\b(?:goes?|comes?|moves?|gets?|advances?)\s+(?:\w+\s+)?(?:near|close|up\s+to|into|to|towards?|"
    r"beyond|past|over|across|at)\b",
    re.IGNORECASE,
)
FORBIDDING = ("verbiet", "verbot", "untersag", "forbid", "forbade", "prohibit", "interdi")
INVERTING = frozenset({"trigger"})
HEADING = frozenset({":", ",", "-", "–", "—"})
ARM, SHAPE, HEDGE = frozenset({"arm"}), frozenset({"formation"}), frozenset({"if", "not"})
VERB = frozenset({"verb"})
MODAL = frozenset({"modal"})
GROUP = frozenset({"group"})
PASSIVE = frozenset({"werden", "wird", "wirst", "sind", "ist"})
ANYONE = frozenset(
    {"anybody", "anyone", "any", "whoever", "those", "everyone", "everybody", "quiconque", "ceux", "tout"}
)
# With one of these a few words tell something of those whom they name.
SAYING = frozenset(
    {"verb", "formation", "ground", "spot", "length", "kind", "compass", "way", "same", "relation", "noted", "not"}
)
CUT_SHORT = re.compile(r"\d(?:st|nd|rd|th|er?|[eè]me|\.)$", re.IGNORECASE)  # the 8th | Militia
# The number of an item before a name that begins with a number: *3. 5th Division*; *1. 2. Nassau* is a battalion.
NUMBERED = re.compile(r"^\s*\d{1,2}\.\s+(?=\d+(?:/|st|nd|rd|th|e\b|[eè]me|er\b|(?-i:[A-Z])\w{0,3}\b))", re.IGNORECASE)
DOING = frozenset({"verb", "formation", "length", "if", "not"})
# *Nun die Batterie nach F6*: somebody is sent there, and not only spoken of
THITHER = re.compile(
    r"\s(?:nach|bis|hinter|hinauf|in\s+(?:den|das)|ins|auf\s+(?:den|das)|an\s+(?:den|das)|ans|über|to|into|onto|towards|behind|vers|jusqu['’]\w+)\s"
    r"|\s(?:zu|zum|zur|à|en|auf|in)\s+(?-i:[A-P]\d)",
    re.IGNORECASE,
)
LONGEST_TOPIC = 12
LONGEST_CASE = 9  # words of a condition that stands without its word


class Weighing(Telling):
    """Whose a sentence is and of what kind, by its words; nothing is entered here but the question who shall do it."""

    told_of: Troops | None = None  # of whom a sentence told that orders nothing
    told_first: bool = False  # whether that sentence began with him

    def without_item_mark(self, raw: str) -> str:
        """A line without the mark of a list before it; ``1. Chasseurs`` is a regiment where no list is numbered."""
        plain = without_bullet(raw)
        if self.numbered and plain == raw:
            return NUMBERED.sub("", raw, count=1)
        number = re.match(r"\s*(\d{1,2})\.\s+(?=\S)", raw)
        if number is None or plain == raw:
            return plain
        text = Text(plain)
        if self.numbered:
            return raw.lstrip() if self.is_numbered_body(Text(raw.strip()), text) else plain
        named = text.words and self.spotter.feature(text.words[0].text)[0]
        kind = text.words and self.spotter.lexicon.at(text.bare, 0, frozenset({"arm", "group"}))
        return raw if named or kind else plain

    def is_numbered_body(self, whole: Text, text: Text) -> bool:
        """``5. Division bleibt stehen`` in a numbered list: a body that is his with the number, and nobody without."""
        body = bool(text.words) and any(
            sense.value in HIGH for _, found in self.spotter.lexicon.at(text.bare, 0, GROUP) for sense in found
        )
        if not body or self.spotter.troops_at(text, 0, []) is not None:
            return False
        found = self.spotter.troops_at(whole, 0, [])
        return found is not None and isinstance(found.value, Troops) and bool(found.value.commands)

    def default(self, explicit: list[Act], standing: bool) -> Troops | None:
        """Whom a sentence is for that names nobody."""
        if standing and not explicit:
            return self.block
        return self.subject or self.block

    def names_others(self, spots: list[Spot]) -> bool:
        """Whether a sentence begins with a name and a colon, and the name is nobody's who was recognised."""
        head: list[Spot] = []
        for spot in spots[:6]:
            if spot.kind == "mark" and spot.value in (":", ARROW_MARK):
                break
            head.append(spot)
        else:
            return False
        if any(spot.kind in ("if", "not", "link", "because") for spot in head):
            return False
        telling = [spot for spot in head if spot.kind not in ("filler", "mark", "modal", "number")]
        return bool(telling) and not any(
            isinstance(spot.value, Troops) and (spot.value.own or spot.value.commands) for spot in telling
        )

    def imperative(self, spots: list[Spot], orders: list[Act], standing: bool) -> bool:
        """Whether a sentence that names nobody is an order all the same."""
        if standing or any(act.formation == "square" for act in orders):
            return True
        first = next((spot for spot in spots if spot.kind not in ("mark", "filler", "modal", "link")), None)
        return (
            first is not None
            and first.kind in ("verb", "not")
            and len(spots) < 14
            and any(act.verb in ("pursue", "charge", "counter") for act in orders)
        )

    def polite(self, text: Text, sentence: Sentence) -> bool:
        """Whether a question is a request: ``Could Foy ride to Campi, please?``"""
        begins = text.words[0].text in REQUESTING or ASKED_OF_THEM.match(text.raw) is not None
        begins = begins and not WONDERING & set(text.bare)
        named = any(
            act.subject and not act.subject.loose and not act.subject.some for act in sentence.acts if not act.empty
        )
        known = self.subject or self.block or (self.told_of if self.told_first else None)
        spoken = COULD_THEY.match(text.raw) is not None and known is not None
        return begins and (named or spoken)

    def stranger(self, text: Text, spots: list[Spot]) -> str:
        """The words before the verb of a sentence that should name who is to do it, when they name nobody of his."""
        said: list[Spot] = []
        spoken_of = False
        for spot in spots:
            if spot.kind == "modal" and spoken_of and not said:
                return ""  # *er soll 2/2Nas angreifen*: who is named behind that is the object
            spoken_of = spoken_of or spot.kind in ("they", "group")
            if spot.kind in (
                "verb",
                "formation",
                "if",
                "because",
                "relation",
                "ground",
                "spot",
                "length",
                "not",
                "way",
                "link",
            ):
                break
            if spot.kind == "mark":
                if said and spot.value in HEADING and self.begins_with_his(spots, spot):
                    return ""  # Secundo : the 5th ...
                if spot.value == ":" or (said and spot.value != "."):
                    break
                continue
            if spot.kind == "troops":
                assert isinstance(spot.value, Troops)
                if spot.value.own or spot.value.commands:
                    return ""
                said.append(spot)
            elif spot.kind == "unknown" or (spot.kind == "number" and text.bare[spot.start].isdecimal()):
                said.append(spot)
        if not said or ONESELF.intersection(text.bare[max(0, said[0].start - 2) : said[0].start]):
            return ""  # j'aimerais garder la ferme: who speaks
        if all(spot.kind == "troops" for spot in said) and any(
            isinstance(spot.value, Troops) and spot.value.own and not spot.value.loose for spot in spots
        ):
            return ""  # told of an enemy first, then of his own
        if all(spot.kind == "unknown" for spot in said) and self.begins_with_all(spots, said[-1]):
            return ""  # Prophylaxis: whoever is charged by horse forms square
        colon = said[-1].end < len(text.words) and text.words[said[-1].end].text == ":"
        if colon or any(spot.kind in ("verb", "formation") for spot in spots[:6]):
            return text.raw_between(said[0].start, said[-1].end)
        return ""

    def begins_with_all(self, spots: list[Spot], word: Spot) -> bool:
        """Whether a rule for everybody follows behind a word and a colon."""
        behind = [spot for spot in spots if spot.start >= word.end and spot.kind != "filler"][:3]
        if len(behind) < 3 or behind[0].value != ":":
            return False
        who = behind[1]
        anyone = isinstance(who.value, Troops) and who.value.everybody
        return anyone or who.kind == "if" or (who.kind in ("near", "not") and who.value in ("any", "nobody"))

    def begins_with_his(self, spots: list[Spot], mark: Spot) -> bool:
        """Whether his own troops are named right behind a mark, and something is told of them."""
        behind = [
            s for s in spots if s.start >= mark.end and s.kind not in ("filler", "link", "modal", "mark", "title")
        ]
        first = behind[0].value if len(behind) > 1 else None
        return isinstance(first, Troops) and bool(first.own) and not first.enemy

    def second_thoughts(self, text: Text) -> bool:
        """Whether words remain that may turn an order round."""
        return any(word in ("unless", "except", "sauf", "ausser") for word in text.bare)

    def forbids_unread(self, text: Text, orders: list[Act]) -> bool:
        """Whether a sentence forbids something, and of what was read not all is denied: the contrary may be meant."""
        forbidden = any(word.startswith(FORBIDDING) for word in text.bare)
        return forbidden and not all(act.negated for act in orders)

    def forbids_a_place_unread(self, text: Text, orders: list[Act]) -> bool:
        """``Nobody goes near it``: whether all are told not to go somewhere, and where that is was not read."""
        return NOT_THERE.search(text.raw) is not None and any(
            act.negated
            and act.verb in ("go", "advance")
            and act.subject is not None
            and act.subject.everybody
            and not (act.parts or act.target or act.near)
            for act in orders
        )

    def corrects_itself(self, text: Text) -> bool:
        """Whether the writer puts himself right in the middle of a sentence: *I mean our left*."""
        said = BEGINS_CORRECTED.sub("", " ".join(text.bare))  # of a line above, and not of itself
        return bool(CORRECTING.search(said)) or is_given_up(text.raw)

    def overrules(self, act: Act) -> bool:
        """Whether everybody is told to stay after some were told to do other things: *nobody moves here*.

        Who does not give way may still go forward: that nobody does is no order to stay.
        """
        who = act.subject
        if who is not None and who.everybody and act.negated and act.verb == "withdraw":
            return True
        stays = (act.verb in ("hold", "defend") and not act.negated) or (
            act.negated and act.verb in ("go", "leave", "")
        )
        return who is not None and who.everybody and not who.arm and stays and bool(self.told & set(who.own))

    def who_shall(self, stretch: Stretch, orders: list[Act]) -> bool:
        """``The farm is to be held``: ask who shall, of those who stand nearest. Whether it was asked."""
        shot = next((act for act in orders if act.verb == "fire" and act.target is not None and not act.negated), None)
        if shot is not None and shot.target is not None and len(shot.target.enemy) == 1:
            return self.whose_guns(stretch, shot, shot.target.enemy[0])
        told = next((act for act in orders if act.verb in ("hold", "defend", "attack", "take") and act.parts), None)
        goal = self.answerer.where.goal(list(told.parts), self.world.where(self.world.present)) if told else None
        if told is None or told.negated or not isinstance(goal, Goal):
            return False
        named = self.answerer.where.base(told.parts[0].to, goal.point)
        goal = named if isinstance(named, Goal) and named.ground else goal
        posture = "attack" if told.verb in ("attack", "take") else "defend"
        near = sorted(
            (distance_of(point, goal.point), id)
            for id in self.world.lowest
            if (point := self.world.where(set(self.world.commands[id]) & self.world.present)) is not None
        )
        choices = tuple(line for _, id in near[:3] if (line := self.answerer.intent(id, posture, goal)))
        if choices:
            self.ask(stretch, Doubt(worded("Who shall do this?"), choices))
        return bool(choices)

    def whose_guns(self, stretch: Stretch, shot: Act, foe: str) -> bool:
        """``Concentrate the fire on 5M``: ask whose guns shall, all or one of the nearest. Whether it was."""
        guns = [id for id in self.world.own if id in self.world.present & self.world.with_arm("artillery")]
        at = self.world.enemy[foe].at
        near = sorted((distance_of(here, at), id) for id in guns if at and (here := self.world.own[id].at))
        choices: list[str] = []
        for own in (tuple(guns), *((id,) for _, id in near[:3])):
            outcome = Outcome()
            self.answerer.plainly(Troops(own, said=""), [shot], outcome, False)
            choices += [line.text for line in outcome.lines if line.text not in choices]
        if choices:
            self.ask(stretch, Doubt(worded("Who shall do this?"), tuple(choices)))
        return bool(choices)

    def is_scattered(self, act: Act) -> bool:
        """Whether troops of a kind that stand far from each other are all sent to one place."""
        who = act.subject
        if act.verb in ("hold", "defend"):
            return False
        moved = bool(act.parts) or (act.length is not None and who is not None and who.loose)
        if who is None or who.commands or who.everybody or not moved or len(who.own) < 2 or not who.kind:
            return False
        if self.are_of_a_command(who):
            return False
        spots = [at for id in who.own if id in self.world.present and (at := self.world.own[id].at)]
        return any(distance_of(one, other) > 3 * self.world.square for one in spots for other in spots)

    def are_of_a_command(self, who: Troops) -> bool:
        """``Piré's cavalry``: whether troops of a kind are all that a command has of it whose general is named."""
        of_arm = self.world.with_arm(who.arm) if who.arm else self.world.own.keys()
        whole = [id for id, units in self.world.commands.items() if set(who.own) == of_arm & set(units)]
        generals = [f.commander.name for id in whole if (f := self.world.view.formation_by_id.get(id)) and f.commander]
        said = who.said.lower()
        return any(words and words[-1] in said for name in generals for words in [name.lower().split()])

    def is_inverted(self, text: Text, *, headed: bool = False) -> bool:
        """Whether a German condition begins with its verb: ``Greift Kavallerie an, so bilden alle Karree``.

        ``headed``: it stands behind a name and a colon, so that whatever follows it is for them.
        """
        words = text.bare
        if "," not in words or len(words) < 5:
            return False
        comma, lexicon = words.index(","), self.spotter.lexicon
        if words[0] in PASSIVE and text.words[0].big:  # Werden sie angegriffen, so weichen sie aus
            happens = any(lexicon.at(words, at, INVERTING) for at in range(1, comma))
            then = comma + 1 + (words[comma + 1 : comma + 2] in (["so"], ["dann"]))
            told = then > comma + 1 or lexicon.at(words, then, VERB) or lexicon.at(words, then, MODAL)
            return happens and (headed or bool(told))
        if not lexicon.at(words, 0, INVERTING):
            return False
        if not any(s.language == "de" for _, found in self.spotter.lexicon.at(words, 0, INVERTING) for s in found):
            return False
        if words[comma + 1 : comma + 2] and words[comma + 1] in ("so", "dann"):
            return True
        whom = self.spotter.troops_at(text, 1, [])
        troops = whom.value if whom is not None and isinstance(whom.value, Troops) else None
        return (
            troops is not None
            and (bool(troops.enemy) or troops.loose or not (troops.own or troops.commands))
            and bool(troops.arm or not troops.own)
        )

    def is_implied(self, text: Text) -> bool:
        """Whether a condition stands without its word: ``Anybody gets charged by cavalry, square up``."""
        words = text.bare
        end = next((at for at, word in enumerate(words) if word in (",", ":", "-", "–", "=", ARROW_MARK)), 0)
        if not 1 < end < len(words) - 1 or end > LONGEST_CASE:
            return False
        lexicon, case = self.spotter.lexicon, words[:end]
        triggered = any(lexicon.at(words, at, INVERTING) for at in range(end))
        mounted = any(s.value == "cavalry" for at in range(end) for _, f in lexicon.at(words, at, ARM) for s in f)
        if not triggered or not mounted or any(lexicon.at(words, at, HEDGE) for at in range(end)):
            return False
        if not any(
            s.value == "square" for at in range(end, len(words)) for _, f in lexicon.at(words, at, SHAPE) for s in f
        ):
            return False
        return case[0] in ANYONE or case[0] in PASSIVE or bool(lexicon.at(words, 0, ARM))

    def is_block_head(self, raw: str, spots: list[Spot]) -> bool:
        """Whether a line opens a block, with an order behind its name: ``BRIGADE Jamin - stay behind Gauthier``."""
        if not re.match(r"\s*(?:brigade|division|corps|army)\b", raw, re.IGNORECASE):
            return False
        marked = len(spots) > 1 and spots[0].kind == "troops" and spots[1].kind == "mark"
        return marked or raw.split()[0].isupper()

    def names_troops(self, raw: str) -> bool:
        """Whether a line begins with the name of troops of the writer's."""
        text = Text(self.in_full(without_bullet(raw)[:60]))
        at = 1 if text.words and text.words[0].text in ARTICLE else 0
        if at >= len(text.words):
            return False
        family = self.spotter.family  # lines are looked at before their turn
        found = self.spotter.troops_at(text, at, [])
        self.spotter.family = family
        return found is not None and isinstance(found.value, Troops) and bool(found.value.own) and not found.value.loose

    def says_nothing_yet(self, raw: str, prose: bool) -> bool:
        """Whether a few words name somebody by a number, in ``prose`` by any name, or begin a condition: no more."""
        text = Text(raw)
        spots = [spot for spot in self.spotter.spots_without(text, SAYING) or () if spot.kind != "filler"]
        if not spots:
            return False
        numbered = text.words[0].text in (*ARTICLE, "both") and CUT_SHORT.search(raw) is not None
        named = prose and any(isinstance(spot.value, Troops) and spot.value.own for spot in spots)
        return numbered or named or spots[0].kind == "if"

    def is_topic(self, raw: str) -> bool:
        """Whether words name troops of the writer's and where they are, and nothing that is to be done."""
        text = Text(raw)
        if len(text.words) > LONGEST_TOPIC or THITHER.search(raw) is not None:
            return False
        spots = self.spotter.spots_without(text, DOING) or ()
        return any(isinstance(spot.value, Troops) and spot.value.own for spot in spots[:3])
