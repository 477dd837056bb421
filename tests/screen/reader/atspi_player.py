"""A player who is told only what a screen reader is told, through AT-SPI, and acts through it.

The system's Python runs it, since that has pyatspi: `python3 atspi_player.py WHAT PROGRAM...`. It
starts the program, greets it, and plays to the end: with `lesson` the first night, by doing what
has most words in common with what the tutor says; otherwise at instant speed and at random a game
alone, at the base game or at one of the boxes, by its name, or, with `hidden`, a game for two with
hidden hands. It prints what it hears and what it does, and ends with status 0 at the end.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

import pyatspi
from gi.repository import GLib

PATIENCE, PAUSE, QUIET, LONG = 40.0, 0.05, 0.25, 4.0
"""Seconds after which it gives up, between two looks at the tree, without a change until nothing
more is expected to change, and for which it waits for that."""
AROUND = "Undo", "Redo", "Log", "Unseen", "Hint", "Menu", "Rules", "Start over", "Concede"
"""Buttons around the table that are no answers."""
BESIDE = (
    "Marker",
    "What ",
    "Open talk",
    "Hints only",
    "Silence",
    "Just look",
    "Please",
    "This would",
)
"""Beginnings of buttons with which two players agree and point."""
BACK_OUT = "Choose again", "Put the lost cards away", "Cover", "Hold the next card", "Gone for good"
"""Buttons that answer nothing: who pressed them by chance would hardly get on."""
BARRED, GOAL = "not available now", "takes the chosen card"
USABLE = re.compile(", to (?!be )")
ASKING = "heading", "label"
"""Roles of what asks or explains."""
CARD, BUTTON = "list item", "push button"
"""Roles of cards and buttons."""
LOSES = re.compile("Discard a Key|Give back|Let it go|Leave|Lose|Door, ")
"""Names of what the player does only where little else is left."""
LESSON, UNDO, ROW, FREE = "lesson", "Undo", "Row", "Find your own way."
"""What is played if not a game, and what a lesson asks for and says besides."""
AT_ONCE = "Go on", "Close", "Try again"
"""Buttons that are pressed at once: the two of the tutor, and that of a panel opened by mistake."""
ORDER = "Confirm", "Start over"
SMALL = {"a", "of", "on", "the", "to", "with"}
"""Words that name nothing."""
END = {"Victory", "Defeat", "All eight Doors are open: you can dream."}
"""Headings of the end of a game, and of the first night."""
LOOK, COVER = "lift the cloth", "Done, cover"
HEADPHONES = "Headphones, please"
SET = ("Two players", "Set the table", "Hidden, under a cloth", "Start the game", "Draw the cards")
"""What leads from the title to a game for two with hidden hands."""
MOST, SAME = 1500, 60
"""Acts after which the game must be over, and those after which something must have changed."""


@dataclass
class Node:
    """A node of the tree: its role, its name, that of its parent unless it is the window, and
    whether it can be pressed."""

    accessible: Any
    role: str
    name: str
    parent: str
    pressable: bool

    @property
    def selected(self) -> bool:
        """True if the thing is chosen."""
        return bool(self.accessible.getState().contains(pyatspi.STATE_SELECTED))

    def press(self) -> None:
        print(f"> {self.name}", flush=True)
        try:
            self.accessible.queryAction().doAction(0)
        except Exception as gone:  # What has just gone cannot be pressed any more.
            print(f"({gone})", file=sys.stderr)


CHANGES = "object:children-changed", "object:property-change", "object:state-changed"
"""Events by which the tree tells that it changes."""
changed = 0.0
"""Time of the last change of the tree, by the clock that counts on."""


def notice(event: Any) -> None:
    global changed
    changed = time.monotonic()


def hear(event: Any) -> None:
    """Hears a line, which is a new name of the window."""
    if event.source.getRoleName() == "frame":
        print(event.any_data.strip(), flush=True)


def let_pass(seconds: float) -> None:
    """Lets time pass, and hears what is spoken meanwhile."""
    until, context = time.monotonic() + seconds, GLib.MainContext.default()
    while time.monotonic() < until:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def tree() -> list[Node]:
    found: list[Node] = []

    def walk(accessible: Any, parent: str) -> None:
        accessible.clearCache()
        name = accessible.name
        try:
            acts = accessible.queryAction().nActions > 0
        except NotImplementedError:
            acts = False
        node = Node(accessible, accessible.getRoleName(), name, parent, acts and BARRED not in name)
        found.append(node)
        for child in accessible:
            if child is not None:
                walk(child, name if node.role != "frame" else "")

    for application in pyatspi.Registry.getDesktop(0):
        try:
            walk(application, "")
        except Exception as gone:  # What has just gone from the tree cannot be asked any more.
            print(f"({type(gone).__name__})", file=sys.stderr)
    return found


def settled() -> list[Node]:
    """Returns the tree once it changes no more: what was pressed has then been done."""
    until = time.monotonic() + LONG
    let_pass(QUIET)
    while time.monotonic() - changed < QUIET and time.monotonic() < until:
        let_pass(PAUSE)
    return tree()


def press(name: str) -> None:
    """Presses what has this name, as soon as it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        let_pass(PAUSE)
        for node in settled():
            if node.pressable and goes_by(node, name):
                node.press()
                return
    raise SystemExit(f"nothing is called {name}")


def goes_by(node: Node, name: str) -> bool:
    """Returns whether a node has this name, or one that begins with it as a sentence."""
    return node.name == name or node.name.startswith(f"{name}. ")


def answer(nodes: list[Node], chance: random.Random) -> None:
    """Presses something that answers the question, or leads to an answer."""
    can = [node for node in nodes if node.pressable]
    goals = [node for node in can if GOAL in node.name]
    buttons = [
        node
        for node in can
        if node.role == BUTTON and node.name not in (*AROUND, *BACK_OUT)
        if not node.name.startswith(BESIDE)
    ]
    confirm = [node for node in buttons if node.name == "Confirm"]
    cards = [node for node in can if node.role == CARD]
    look = [node for node in buttons if LOOK in node.name]
    cover = [node for node in buttons if node.name.startswith(COVER)]
    alone = [node for node in buttons if node.name.startswith(HEADPHONES)]
    if alone:
        alone[0].press()
    elif look:
        # A cloth is lifted by two presses without haste.
        look[0].press()
        let_pass(1.0)
        look[0].press()
        let_pass(1.0)
    elif cover and not [node for node in buttons if node not in cover] and not goals:
        cover[0].press()
    elif goals:
        key = any("Key" in card.name and card.selected for card in cards)
        shown = [node for node in goals if key and node.name.startswith("Discards")]
        chance.choice(shown or goals).press()
    elif confirm and not any("to put in order" in card.name for card in cards):
        confirm[0].press()
    else:
        usable = [card for card in cards if USABLE.search(card.name)]
        doors = [short(node) for node in nodes if node.parent.startswith("Doors")]
        if options := [*buttons, *usable]:
            weights = [5.0 ** -dear(node, doors) for node in options]
            chance.choices(options, weights)[0].press()


def dear(node: Node, doors: list[str]) -> int:
    """Returns how much a player with some sense would rather not do this, from 0 to 3."""
    place, _, kind = short(node).removeprefix("Discard the ").partition(" ")
    missing = doors.count(f"{place} Door") < 2
    if kind == "Key":
        # A Key that opens nothing any more shows what is coming, or pays a Nightmare.
        return 3 if missing else 0
    if "to put in order" in node.name:
        return 0 if kind == "Door" and missing else 3 if place == "Nightmare" else 1
    if place == "Nightmare" or node.name.startswith("Open"):
        return 0
    return 2 if LOSES.search(node.name) else 1


def words_of(text: str) -> list[str]:
    return [word for word in re.findall(r"\w+", text.lower()) if word not in SMALL]


def short(node: Node) -> str:
    """Returns the name of a node without its place and its use."""
    return node.name.split(",")[0]


@dataclass
class Pupil:
    """Does what the tutor of a lesson says, as far as words tell: goes on, or takes what is named
    first. Once `alone`, where the tutor leaves it to find its own way, it plays at random. `tried`
    is what was taken since the cards `lie` as they do, and `taken` the card that was taken last, if
    any."""

    chance: random.Random
    tried: list[str]
    lie: list[str]
    taken: str = ""
    alone: bool = False

    def obey(self, nodes: list[Node]) -> None:
        """Presses one thing: of what was tried least often that which is named first."""
        self.alone |= any(FREE in node.name for node in nodes)
        lie = [short(node) for node in nodes if node.role == CARD]
        if lie != self.lie:
            self.lie, self.tried, self.taken = lie, [], ""
        asked = words_of(" ".join(node.name for node in nodes if node.role in ASKING))
        can = [node for node in nodes if node.pressable and short(node) in AT_ONCE]
        if self.alone and not can:
            answer(nodes, self.chance)
            return
        can = can or [node for node in nodes if node.pressable and self.means(node, asked)]

        def worth(node: Node) -> tuple[float, ...]:
            tried = self.tried.count(self.taken + short(node))
            places = [asked.index(word) for word in words_of(short(node)) if word in asked]
            first = min(places, default=len(asked))
            return tried, first, -len(places), self.chance.random()

        if can:
            best = min(can, key=worth)
            self.tried.append(self.taken + short(best))
            self.taken = short(best) if best.role == CARD and not self.taken else ""
            best.press()

    def means(self, node: Node, asked: list[str]) -> bool:
        """Returns whether a node may be what is asked for."""
        if node.role == CARD:
            return not self.taken and bool(USABLE.search(node.name))
        if node.role == BUTTON:
            around = node.name in AROUND and node.name != UNDO
            named = not around and any(word in asked for word in words_of(node.name))
            return named or node.name in ORDER
        # A card that may not be played can be tried all the same.
        return bool(self.taken) and (GOAL in node.name or node.name == ROW)


def main() -> int:
    pyatspi.Registry.registerEventListener(hear, "object:property-change:accessible-name")
    pyatspi.Registry.registerEventListener(notice, *CHANGES)
    chance = random.Random("read")
    what, *words = sys.argv[1:]
    way: tuple[str, ...] = ("I know the game", "Settings", "Instant", "Back")
    if what == LESSON:
        way = ("I am new",)
    elif what == "hidden":
        way += SET
    else:
        way += ("New game", *([] if what == "Base game" else [what]), "Begin")
    seen, before, pupil = 0, list[str](), Pupil(chance, [], [])
    with subprocess.Popen(words) as program:
        try:
            for name in way:
                press(name)
            for _ in range(MOST):
                let_pass(PAUSE)
                nodes = settled()
                names = [node.name for node in nodes]
                seen, before = seen + 1 if names == before else 0, names
                if seen > SAME:
                    print("It stands still:", *names, sep="\n", file=sys.stderr)
                    return 1
                if END & {node.name for node in nodes if node.role == "heading"}:
                    let_pass(3.0)
                    return 0
                if what == LESSON:
                    pupil.obey(nodes)
                else:
                    answer(nodes, chance)
            return 1
        finally:
            program.terminate()


if __name__ == "__main__":
    sys.exit(main())
