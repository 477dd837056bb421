"""A player who is told only what a screen reader is told, through AT-SPI, and acts through it.

The system's Python runs it, since that has pyatspi: `python3 atspi_player.py WHAT PROGRAM...`. It
starts the program, greets it, sets the speed to instant, and plays to the end: a game alone at the
base game or at one of the boxes, by its name, or, with `hidden`, a game for two with hidden hands.
It prints what it hears and what it does, and ends with status 0 at the result.
"""

from __future__ import annotations

import random
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
BARRED, USABLE, GOAL = "not available now", ", to ", "takes the chosen card"
HAND = "Hand"
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

    def press(self) -> None:
        print(f"> {self.name}", flush=True)
        try:
            self.accessible.queryAction().doAction(0)
        except Exception as gone:  # What has just gone cannot be pressed any more.
            print(f"({gone})", file=sys.stderr)


CHANGES = "object:children-changed", "object:property-change", "object:state-changed"
"""Events by which the tree tells that it changes."""
changed = 0.0
"""When the tree changed last, by the clock that counts on."""


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
        if node.role == "push button" and node.name not in (*AROUND, *BACK_OUT)
        if not node.name.startswith(BESIDE)
    ]
    confirm = [node for node in buttons if node.name == "Confirm"]
    cards = [node for node in can if node.role == "list item"]
    asked = next((node.name for node in nodes if node.role == "heading"), "")
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
        chance.choice(goals).press()
    elif confirm:
        confirm[0].press()
    elif "order" in asked.lower():
        unranked = [c for c in cards if not c.parent and "order" not in c.name]
        fresh = [c for c in unranked if "discarded" not in c.name]
        if others := fresh or unranked or buttons:
            chance.choice(others).press()
    else:
        usable = [card for card in cards if USABLE in card.name]
        # Where no card can be played, one of the hand can still be discarded.
        hand = [card for card in cards if card.parent == HAND]
        if open_to := [*buttons, *usable] or hand:
            chance.choice(open_to).press()


def main() -> int:
    pyatspi.Registry.registerEventListener(hear, "object:property-change:accessible-name")
    pyatspi.Registry.registerEventListener(notice, *CHANGES)
    chance = random.Random("read")
    what, *words = sys.argv[1:]
    way: tuple[str, ...] = SET
    if what != "hidden":
        way = ("New game", *([] if what == "Base game" else [what]), "Begin")
    seen, before = 0, list[str]()
    with subprocess.Popen(words) as program:
        try:
            press("I know the game")
            for name in ("Settings", "Instant", "Back", *way):
                press(name)
            for _ in range(MOST):
                let_pass(PAUSE)
                nodes = settled()
                seen = seen + 1 if [node.name for node in nodes] == before else 0
                before = [node.name for node in nodes]
                if seen > SAME:
                    print("It stands still:", *before, sep="\n", file=sys.stderr)
                    return 1
                headings = [node.name for node in nodes if node.role == "heading"]
                if {"Victory", "Defeat"} & set(headings):
                    let_pass(3.0)
                    return 0
                answer(nodes, chance)
            return 1
        finally:
            program.terminate()


if __name__ == "__main__":
    sys.exit(main())
