"""The keys and the buttons of a game pad that stand for actions. Whatever is pressed becomes the
key that the action has at first: the rest of the program knows no other, and no pad."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

import pygame

from game.actions import ACTIONS
from game.records.journal.settings import Settings
from game.screen.input.pads import SIGNS, Pads, Pressed
from game.words import PadSign

FIXED = "escape"
"""The key that always leads back, so that nobody locks themselves out."""
UNTOUCHED = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
"""Modifiers with which a key is itself, as in Ctrl and V."""
MODIFIERS = {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
}
"""Keys that do nothing by themselves."""
FIRST_KEYS = {name: action.key for name, action in ACTIONS.items()}
FIRST_BUTTONS = {name: action.pad for name, action in ACTIONS.items() if action.pad}
LEFT_HAND = {
    "up": "w",
    "left": "a",
    "down": "s",
    "right": "d",
    "act": "space",
    "previous": "q",
    "play": "e",
    "discard": "x",
    "read": "r",
    "together": "t",
    "hint": "f",
    "explain": "g",
    "undo": "z",
    "run": "return",
    "log": "f4",
    "sort": "f5",
    "redo": "f6",
    "why": "9",
    "menu": "f7",
    "cloth_1": "6",
    "cloth_2": "7",
    "cover": "8",
    "mute": "f8",
}
RIGHT_HAND = {
    "next": "end",
    "previous": "home",
    "back": "backspace",
    "discard": "k",
    "read": "u",
    "undo": "j",
    "unseen": "m",
    "sort": ".",
    "ribbons": ",",
    "together": "-",
    "recap": "n",
    "cloth_1": "delete",
    "cover": "insert",
    "mute": "f12",
    "again": "b",
    **{f"card_{number}": str((number + 5) % 10) for number in range(1, 6)},
}
"""Keys with which one hand alone reaches all that a game needs. Other actions keep theirs."""


def name_of(key: int) -> str:
    """Returns the name of a key, by which the settings keep it; empty for one that has none, such
    as that for the volume."""
    return pygame.key.name(key) or (chr(key) if ord(" ") < key <= sys.maxunicode else "")


def code_of(name: str) -> int | None:
    """Returns the key of this name, or None if there is no such key here."""
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return ord(name) if len(name) == 1 else None


def bound(
    given: Mapping[str, str], first: Mapping[str, str], known: Iterable[str] | None = None
) -> dict[str, str]:
    """Returns the key or button of every action: what the player has given, or else what it has at
    first. What is no name of an action or, if they are told, of a `known` button, counts for
    nothing; what two actions would have goes to the one to which it was given, and leaves the other
    without."""
    names = None if known is None else set(known)
    chosen: dict[str, str] = {}
    for action, name in given.items():
        there = name != FIXED and (code_of(name) is not None if names is None else name in names)
        if action in ACTIONS and there and name not in chosen.values():
            chosen[action] = name
    rest = {name: key for name, key in first.items() if key not in chosen.values()}
    return {name: chosen.get(name, rest.get(name, "")) for name in ACTIONS}


def swapped(now: Mapping[str, str], action: str, name: str) -> tuple[dict[str, str], str]:
    """Returns the keys of all actions after an action was given the key of this name, or none for
    an empty name; and the action, or an empty text, that had it before. That one takes over the key
    that was given up, if that may have another action."""
    has = (one for one, key in now.items() if key == name != "" and one != action)
    before = next(has, "")
    given_up = now[action] if now[action] != FIXED else ""
    return {**now, **({before: given_up} if before else {}), action: name}, before


class Controls:
    """Translates what the player presses. `by_pad` tells whether a game pad was used last, and
    `keys` and `buttons` what each action has now."""

    def __init__(self, settings: Settings) -> None:
        self.pads = Pads()
        self.by_pad = False
        self.takes_next: Callable[[str, bool], None] | None = None
        """Takes the name of the next key or button that goes down, and whether it is one of a pad,
        instead of what it stands for."""
        self.learn(settings)

    def learn(self, settings: Settings) -> None:
        """Takes over the keys and buttons of these settings."""
        self.keys = bound(settings.keys, FIRST_KEYS)
        self.buttons = bound(settings.pad, FIRST_BUTTONS, SIGNS)
        self._action_of = {code_of(name): one for one, name in self.keys.items() if name}
        self._action_at = {name: one for one, name in self.buttons.items() if name}
        self._given_up = {code_of(key) for key in FIRST_KEYS.values()} - {*self._action_of}
        """Keys that have lost their action."""

    @property
    def labels(self) -> Mapping[str, str]:
        """The names of the key or the button of each action, for sentences."""
        if not self.by_pad:
            return self.keys
        signs = {one: PadSign(SIGNS[name]) for one, name in self.buttons.items() if name}
        return {**self.keys, **signs}

    def meant(self, event: pygame.Event, writing: bool) -> Iterator[pygame.Event]:
        """Yields the events that an event stands for. While the player is `writing`, keys are
        themselves."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            down = event.type == pygame.KEYDOWN and event.key not in MODIFIERS
            self.by_pad = self.by_pad and not down
            name = name_of(event.key) if down else ""
            if not (name and self._taken(name, by_pad=False)):
                yield from self._of_key(event, writing)
        elif (pressed := self.pads.notice(event)) is not None:
            for one in pressed:
                self.by_pad = self.by_pad or one.down
                if not (one.down and self._taken(one.name, by_pad=True)):
                    yield from self._of_button(one)
            if event.type == pygame.CONTROLLERDEVICEREMOVED and not self.pads.count:
                self.by_pad = False
        else:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
                self.by_pad = False
            yield event

    def repeated(self, dt: float) -> Iterator[pygame.Event]:
        """Counts `dt` seconds, and yields the events of a direction that is held down on a pad."""
        for name in self.pads.repeats(dt):
            yield from self._of_button(Pressed(name, down=True))

    def _taken(self, name: str, *, by_pad: bool) -> bool:
        """Hands this key or button over to whoever waits for the next one. Returns whether somebody
        did."""
        takes, self.takes_next = self.takes_next, None
        if takes is not None:
            takes(name, by_pad)
        return takes is not None

    def _of_key(self, event: pygame.Event, writing: bool) -> Iterator[pygame.Event]:
        action = self._action_of.get(event.key)
        itself = writing or event.mod & UNTOUCHED or event.key == pygame.K_ESCAPE
        if itself or (action is None and event.key not in self._given_up):
            yield event
        elif action is not None:
            first = code_of(ACTIONS[action].key)
            yield event if first == event.key else key_event(event.type, action, event.mod)

    def _of_button(self, pressed: Pressed) -> Iterator[pygame.Event]:
        action = self._action_at.get(pressed.name)
        if action is not None:
            yield key_event(pygame.KEYDOWN if pressed.down else pygame.KEYUP, action)


def key_event(kind: int, action: str, mod: int = 0) -> pygame.Event:
    """Returns the event of the key that an action has at first, with the modifiers `mod`."""
    code = code_of(ACTIONS[action].key)
    return pygame.Event(kind, key=code, mod=mod, unicode="", scancode=0)
