"""The page on which every action can be given another key, or another button of a game pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.actions import ACTIONS
from game.screen.input.controls import (
    FIRST_BUTTONS,
    FIRST_KEYS,
    FIXED,
    LEFT_HAND,
    RIGHT_HAND,
    swapped,
)
from game.screen.input.pads import SIGNS
from game.screen.pages.settings import choose
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Column, Ends, Grid, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import caption, sentence
from game.words import KEYS, msgid

ON_KEY, ON_PAD, RESET = "button.key.", "button.pad.", "button.reset."
"""Beginnings of the ids of an action's buttons: the rest is its name."""
GIVE_BACK = pygame.K_DELETE, pygame.K_BACKSPACE
"""Keys that give the action in focus back what it has at first."""
CARDS = range(1, 9)
ANSWERS = range(1, 5)
GROUPS: Sequence[tuple[str, Mapping[str, str]]] = (
    (
        msgid("Everywhere"),
        {
            "left": msgid("Go left"),
            "right": msgid("Go right"),
            "up": msgid("Go up"),
            "down": msgid("Go down"),
            "next": msgid("Next group"),
            "previous": msgid("Group before"),
            "act": msgid("Press or take"),
            "back": msgid("Go back"),
            "explain": msgid("Explain"),
            "page_up": msgid("A page up"),
            "page_down": msgid("A page down"),
            "home": msgid("To the beginning"),
            "end": msgid("To the end"),
            "rules": msgid("Rules"),
            "settings": msgid("Settings"),
            "mute": msgid("Sound off or on"),
            "full_screen": msgid("Full screen"),
        },
    ),
    (
        msgid("At the table"),
        {
            "play": msgid("Play the card"),
            "discard": msgid("Discard the card"),
            "read": msgid("Read the card large"),
            "sort": msgid("Sort the hand"),
            "undo": msgid("Undo"),
            "redo": msgid("Redo"),
            "hint": msgid("Hint"),
            "ribbons": msgid("What may come between"),
            "log": msgid("Log"),
            "unseen": msgid("Unseen cards"),
            "menu": msgid("Menu"),
            "keys": msgid("Controls"),
        },
    ),
    (
        msgid("With two"),
        {
            "recap": msgid("What the other one did"),
            "together": msgid("At this table"),
            "why": msgid("Why the sleepwalker did it"),
            "cloth_1": msgid("Lift the cloth at the left"),
            "cloth_2": msgid("Lift the cloth at the right"),
            "cover": msgid("Cover the cards"),
        },
    ),
    (
        msgid("Chosen directly"),
        {
            **{f"card_{number}": msgid("Card {n}") for number in CARDS},
            **{f"answer_{number}": msgid("Answer {n}") for number in ANSWERS},
        },
    ),
    (
        msgid("In a replay"),
        {"run": msgid("Run or pause"), "again": msgid("Another deal")},
    ),
)
"""Actions in groups, each with what it does."""
DOES = {name: text for _, actions in GROUPS for name, text in actions.items()}


class KeysPage(Page):
    """Lists all actions with their keys and buttons. Who presses one of them is `asked` for
    another."""

    name = "keys"
    place = "observatory"

    def __init__(self, program: Program, before: Scene | None) -> None:
        super().__init__(program, before)
        self._asked = ""
        """The action that is to have another key; empty if none is."""
        self._for_pad = False
        """True if the action gets a button of a game pad instead."""
        self._told = ""

    def build(self) -> Sheet:
        say, delete = self.program.words.say, KEYS["delete"]
        ask = say(
            "Press one of them to give its action another key or button. {key} gives it back what "
            "it has at first.",
            key=say(delete),
        )
        hands = [
            Button("button.first", label=say("As at first"), act=partial(self._give_all, {}, {})),
            Button(
                "button.left_hand",
                label=say("Left hand alone"),
                act=partial(self._give_all, LEFT_HAND),
            ),
            Button(
                "button.right_hand",
                label=say("Right hand alone"),
                act=partial(self._give_all, RIGHT_HAND),
            ),
        ]
        groups = [
            self._group(number, named, actions) for number, (named, actions) in enumerate(GROUPS)
        ]
        return Sheet(
            title=say("Keys and buttons"),
            body=Column(
                [sentence("text.ask", ask), Row(hands), Grid(groups, most=2, gap=48, even=False)],
                gap=14,
            ),
            told=self._told or self.program.preferences.told,
            feet=[self.back()],
            hangs=True,
        )

    def _group(self, number: int, named: str, actions: Mapping[str, str]) -> Element:
        say = self.program.words.say
        rows = [self._row(action) for action in actions]
        return Column([caption(f"text.group.{number}", say(named)), *rows], gap=5)

    def _row(self, action: str) -> Element:
        words, controls = self.program.words, self.program.controls
        does = self._called(action)
        key, sign = written(controls.keys[action]), words.say(sign_of(controls.buttons[action]))
        none, asked = words.say("none"), words.say("Press it now…")
        key = words.say(key) or none
        told = words.say("{action}: key {key}", action=does, key=key)
        padded = words.say("{action}: game pad {key}", action=does, key=sign or none)
        on_key, on_pad = (self._asked == action and self._for_pad is pad for pad in (False, True))
        restored = Button(
            f"{RESET}{action}",
            label=words.say("Reset"),
            said=words.say("{action}: as at first", action=does),
            quiet=True,
            least=72,
            act=partial(self._give_back, action, True, True),
        )
        return Ends(
            sentence(f"text.{action}", does, px=20),
            Row(
                [
                    *([restored] if self._has_other(action) else []),
                    Button(
                        f"{ON_KEY}{action}",
                        label=asked if on_key else key,
                        said=told,
                        shown=on_key or None,
                        least=132,
                        act=partial(self._ask, action, False),
                    ),
                    Button(
                        f"{ON_PAD}{action}",
                        label=asked if on_pad else sign or "–",
                        said=padded,
                        shown=on_pad or None,
                        quiet=not sign and not on_pad,
                        least=116,
                        act=partial(self._ask, action, True),
                    ),
                ],
                gap=8,
            ),
        )

    def _has_other(self, action: str) -> bool:
        """Returns whether an action has another key or button than at first."""
        controls = self.program.controls
        other_key = controls.keys[action] != FIRST_KEYS[action]
        return other_key or controls.buttons[action] != FIRST_BUTTONS.get(action, "")

    def _called(self, action: str) -> str:
        """Returns what an action does, in words."""
        number = action.rpartition("_")[2]
        return self.program.words.say(DOES[action], n=number)

    # What a press brings about

    def _ask(self, action: str, for_pad: bool) -> None:
        """Waits for the key or button that the action is to have."""
        say = self.program.words.say
        self._asked, self._for_pad = action, for_pad
        does = self._called(action)
        self._told = say("The next key is for this: {action}. Esc leaves it as it is.", action=does)
        if for_pad:
            self._told = say(
                "The next button of the game pad is for this: {action}. Esc leaves it as it is.",
                action=does,
            )
        self.program.controls.takes_next = self._given

    def _given(self, name: str, by_pad: bool) -> None:
        """Gives the key or button of this name to the action that waits for one."""
        action, self._asked = self._asked, ""
        self._told = ""
        self.renew()
        controls = self.program.controls
        if name == FIXED or not action:
            return
        if by_pad is not self._for_pad:
            self._told = self.program.words.say("That was another device: all stays as it was.")
        elif by_pad:
            buttons, before = swapped(controls.buttons, action, name)
            choose(self.program, {"pad": changes(buttons, FIRST_BUTTONS)})
            other = sign_of(controls.buttons.get(before, ""))
            self._tell(action, before, sign_of(name), other)
        else:
            keys, before = swapped(controls.keys, action, name)
            choose(self.program, {"keys": changes(keys, FIRST_KEYS)})
            other = written(controls.keys.get(before, ""))
            self._tell(action, before, written(name), other)

    def key(self, event: pygame.Event) -> None:
        """Gives back what the action in focus has at first, or does what keys do on every page."""
        button, _, action = self.focus.rpartition(".")
        begins = f"{button}."
        if event.key in GIVE_BACK and begins in (ON_KEY, ON_PAD, RESET):
            self._give_back(action, begins != ON_PAD, begins != ON_KEY)
        else:
            super().key(event)

    def _give_back(self, action: str, key: bool, button: bool) -> None:
        """Gives an action the key that it has at first, the button, or both."""
        controls, first = self.program.controls, FIRST_BUTTONS.get(action, "")
        told = [self.program.words.say("{action}: as at first.", action=self._called(action))]
        if key:
            keys, before = swapped(controls.keys, action, FIRST_KEYS[action])
            choose(self.program, {"keys": changes(keys, FIRST_KEYS)})
            told += self._swap(before, written(controls.keys.get(before, "")))
        if button:
            buttons, before = swapped(controls.buttons, action, first)
            choose(self.program, {"pad": changes(buttons, FIRST_BUTTONS)})
            told += self._swap(before, sign_of(controls.buttons.get(before, "")))
        self._told = " ".join(told)
        if self.focus == f"{RESET}{action}":
            self.stand(f"{ON_KEY}{action}")
        self.renew()

    def _tell(self, action: str, before: str, key: str, other: str) -> None:
        """Tells what an action has now, and the one that had it before."""
        say = self.program.words.say
        told = say("{action}: {key}.", action=self._called(action), key=say(key))
        self._told = " ".join([told, *self._swap(before, other)])

    def _swap(self, before: str, other: str) -> Iterator[str]:
        """Yields what is told of an action that had a key or button before, if any did."""
        say = self.program.words.say
        if before:
            yield say("{action} had it before and has this now: {key}.",
                      action=self._called(before), key=say(other) or say("none"))  # fmt: skip

    def _give_all(self, keys: Mapping[str, str], pad: Mapping[str, str] | None = None) -> None:
        """Gives these keys and buttons, and to all other actions what they have at first."""
        buttons = self.program.settings.pad if pad is None else pad
        choose(self.program, {"keys": dict(keys), "pad": dict(buttons)})
        self._told = ""

    def leave(self) -> None:
        self.program.controls.takes_next = None
        super().leave()


def written(name: str) -> str:
    """Returns what is written on a key of this name, still to be said."""
    return KEYS.get(name, name.upper())


def sign_of(name: str) -> str:
    """Returns what is written on a button of a pad, still to be said; empty for no button."""
    return SIGNS.get(name, "")


def changes(now: Mapping[str, str], first: Mapping[str, str]) -> dict[str, str]:
    """Returns what differs from what each action has at first."""
    return {name: now[name] for name in ACTIONS if now[name] and now[name] != first.get(name)}
