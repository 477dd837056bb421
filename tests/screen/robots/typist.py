"""A random player without a mouse, who knows the description of the scene and answers with keys."""

import random

from tests.screen.robots.gestures import Gesture, Key
from tests.screen.robots.player import (
    CARDS,
    CHOOSE,
    CLOSE,
    FILTERS,
    GO_AHEAD,
    HANGS,
    PAY,
    PLAYED,
    SELDOM,
    Described,
    Description,
    among_many,
    answers,
    buttons,
    grips,
    has,
    in_state,
    is_met,
    lit,
    middle,
    playable,
    row,
    spells,
    thing,
    to_order,
)

ARROWS = "Left", "Right", "Up", "Down"
HURRY = Key("F9")
"""A key that means nothing else, at which whatever moves arrives at once."""


class Typist:
    """A player who answers every decision at random, by keys alone."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self._goal = ""
        self._trail = "", ""
        """The ids of the two things that were in focus before."""

    def next(self, description: Description) -> Gesture:
        """Returns the next key; one answer takes several. Closes what was opened by mistake."""
        if has(description, PAY):
            enough = "enabled" in thing(description, PAY)["state"]
            return self._walk(description, [thing(description, PAY if enough else CHOOSE)])
        if self._goal.startswith((CARDS, FILTERS)) and has(description, self._goal):
            return self._walk(description, [thing(description, self._goal)])
        if many := among_many(description, self._chance):
            return self._walk(description, many)
        if has(description, CLOSE):
            return Key("Escape")
        asked = description["pending"]["type"]
        goals = answers(description)
        if has(description, GO_AHEAD):
            return self._walk(description, goals)
        castable = spells(description)
        wanted = self._goal.startswith(HANGS) or self._chance.random() < SELDOM / 2
        if castable and wanted:
            return self._walk(description, castable)
        if asked == "PlayOrDiscard":
            return self._play_or_discard(description)
        if description["ordering"] and (not goals or self._goal not in [g["id"] for g in goals]):
            return self._put_in_order(description, goals)
        if is_met(description):
            chosen = in_state(description, "selected")
            laid = [d for d in in_state(description, "legal") if d["role"] == "zone"]
            goals = goals + laid if chosen else goals + grips(description)
        elif asked != "CompleteTrio":  # whose cards in the row answer a pointer alone
            goals = goals + lit(description)
        return self._walk(description, goals)

    def _play_or_discard(self, description: Description) -> Key:
        hand = playable(description)
        selected = [card for card in hand if "selected" in card["state"]]
        if not selected:
            what = self._chance.random()
            if what < 0.05:
                return self._sort(description)
            if what < 0.5:
                return self._choose(description, hand)
            return self._walk(description, hand)
        builds = [d for d in answers(description) if not d["id"].startswith(PLAYED)]
        if builds and (self._goal in [d["id"] for d in builds] or self._chance.random() < 0.7):
            return self._walk(description, builds)
        if "legal" not in selected[0]["state"] or not has(description, "button.play"):
            return Key("d")
        if self._chance.random() < 0.5:
            return self._walk(description, [thing(description, row(description))])
        return Key(self._chance.choice("ppd"))

    def _put_in_order(self, description: Description, others: list[Described]) -> Key:
        """Puts cards in order by their numbers and confirms, or gives another answer."""
        confirm = buttons(description, ["button.confirm"])
        looked_at = sorted(to_order(description), key=lambda card: card["rect"][0])
        kept = [card for card in looked_at if "discarded" not in card["state"]]
        if confirm and self._chance.random() < 0.9:
            return self._walk(description, [*confirm, *others])
        return self._choose(description, kept)

    def _choose(self, description: Description, there: list[Described]) -> Key:
        """Chooses one of these cards by its number."""
        return Key(str(1 + self._chance.randrange(len(there))))

    def _sort(self, description: Description) -> Key:
        return Key("s")

    def _walk(self, description: Description, goals: list[Described]) -> Key:
        """Moves the focus one step towards one of these, the same one for as long as it is there;
        where two steps led nowhere, across the way that they took."""
        here = in_state(description, "focused")
        ids = [goal["id"] for goal in goals]
        if self._goal not in ids:
            self._goal = self._chance.choice(ids)
        if not here or self._chance.random() < 0.2:
            return Key(self._chance.choice(ARROWS))
        if here[0]["id"] == self._goal:
            self._goal = ""
            return Key("Return")
        (x, y), (goal_x, goal_y) = middle(here[0]), middle(thing(description, self._goal))
        turned_back = self._trail[0] == here[0]["id"]
        self._trail = self._trail[1], here[0]["id"]
        if (abs(goal_x - x) > abs(goal_y - y)) != turned_back:
            return Key("Left" if goal_x < x else "Right")
        return Key("Up" if goal_y < y else "Down")
