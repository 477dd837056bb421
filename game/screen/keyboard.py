"""The table by keyboard: a focus that moves from thing to thing, and keys that act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.rules.state import DISCARD, HAND, REVEALED, ROW, owned
from game.screen.asking import CONFIRM
from game.screen.corner import REDO, UNDO
from game.screen.panels.frame import CLOSE
from game.screen.plaque import NAME
from game.screen.showing import warning
from game.table.hands.focus import Direction, first_thing, next_thing
from game.table.hands.things import Thing

if TYPE_CHECKING:
    from game.screen.scenes.table import Table

ARROWS: Mapping[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
MODIFIERS = {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
}
"""Keys that mean nothing by themselves."""
ENTER = pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE
ACTING = (*ENTER, pygame.K_p, pygame.K_d)
"""Keys whose effect cannot be taken back."""
PANELS: Mapping[int, str] = {
    pygame.K_l: "log",
    pygame.K_c: "unseen",
    pygame.K_F1: "keys",
}
"""The panel that a key opens and closes."""
SETTINGS_KEY = pygame.K_F2
BACK_AND_FORTH: Mapping[int, str] = {pygame.K_z: UNDO, pygame.K_y: REDO}
"""With Ctrl, Cmd or nothing else held down; Shift turns back into forth."""
MOST = 8
"""Cards among which one chooses by their number: as many as are drafted."""
SCROLLING: Mapping[Direction, int] = {"up": 1, "down": -1}


def number(event: pygame.Event) -> int | None:
    """Which card, from 0, a number key means: by its sign, on the number pad, or by its place,
    because some keyboards have no numbers there without Shift."""
    places = range(pygame.KSCAN_1, pygame.KSCAN_1 + MOST)
    if event.scancode in places:
        return event.scancode - places.start
    for first in (pygame.K_1, pygame.K_KP_1):
        if first <= event.key < first + MOST:
            return event.key - first
    return None


class TableKeys:
    """What a key means at the table."""

    def __init__(self, table: Table) -> None:
        self._spots: dict[str, tuple[str, int]] = {}
        """By panel, and "" for the table: the id of the thing that Enter acts on, and how long
        the game's log was then. None until an arrow is pressed."""
        self._table = table

    @property
    def _place(self) -> str:
        """The open panel, or "" for the table."""
        panel = self._table.shelf.panel
        return panel.name if panel else ""

    def stand(self, thing: Thing | None) -> None:
        """The focus goes there, if anywhere."""
        if thing is not None:
            self._spots[self._place] = thing.id, len(self._table.sitting.game.log)

    def leave(self) -> None:
        """There is no focus any more."""
        self._spots.clear()

    def _within_reach(self) -> list[Thing]:
        """What the focus can stand on: of an open panel its buttons and cards."""
        sitting, shelf = self._table.sitting, self._table.shelf
        if shelf.panel is not None:
            return [t for t in shelf.things() if shelf.answers(t)]
        targets = sitting.reach.targets(sitting.selected)
        return [
            thing
            for thing in self._table.lying()
            if (thing.role == "button" and "enabled" in thing.state)
            or sitting.reach.can_lift(thing)
            or (thing.role == "zone" and shelf.opens(thing))
            or (thing.role == "card" and thing.zone == REVEALED)
            or (thing.role != "text" and (thing.id in targets or thing.lies_in in targets))
        ]

    @property
    def focused(self) -> Thing | None:
        """The thing in focus. Where it has gone, or another question is asked, it begins anew."""
        if self._place not in self._spots:
            return None
        key, length = self._spots[self._place]
        things = self._within_reach()
        same = length == len(self._table.sitting.game.log)
        found = next((thing for thing in things if same and thing.id == key), None)
        return found or first_thing(things, self._wishes())

    @property
    def on_table(self) -> Thing | None:
        """The thing in focus, if it is not on a panel."""
        return None if self._table.shelf.panel else self.focused

    def _wishes(self) -> list[str]:
        """Where the focus likes to begin."""
        table = self._table
        buttons = table.scenery().prompt.all_buttons
        first = [card.id for card in table.sitting.choices[:1]]
        gains = sorted(buttons, key=lambda button: not button.primary)
        answers = [button.id for button in gains if button.enabled]
        plain = table.sitting.exploring or table.sitting.drafting
        return [CLOSE, *first, *answers] if plain else [CLOSE, *answers, *first]

    def press(self, event: pygame.Event, unseen: bool) -> None:
        """One key; `unseen` while what it would act on had not been shown."""
        table, key, which = self._table, event.key, number(event)
        if key == pygame.K_SPACE and table.covering.hidden:
            table.covering.peek()
        elif unseen and key in ACTING:
            self.leave()
        elif key in ARROWS:
            self._go(ARROWS[key])
        elif key in ENTER:
            self._enter()
        elif key in PANELS:
            table.begin()
            table.shelf.toggle(PANELS[key])
        elif key == SETTINGS_KEY:
            table.begin()
            table.app.show_settings()
        elif key == pygame.K_ESCAPE:
            if not table.shelf.close():
                table.cancel()
        elif key == pygame.K_h:
            table.covering.cover()
        elif table.shelf.panel is not None:
            return
        elif key == pygame.K_p:
            home = HAND if table.sitting.drafting else ROW
            self._lay(owned(home, table.sitting.seat))
        elif key == pygame.K_d:
            self._lay(DISCARD)
        elif key in BACK_AND_FORTH:
            table.press(REDO if event.mod & pygame.KMOD_SHIFT else BACK_AND_FORTH[key])
        elif key == pygame.K_s:
            table.sitting.sort()
        elif key == pygame.K_r:
            self._read()
        elif which is not None:
            self._choose(which)

    def _go(self, direction: Direction) -> None:
        """The focus moves; in a panel with nothing there, the panel scrolls."""
        here, things = self.focused, self._within_reach()
        if here is None:
            self.stand(first_thing(things, self._wishes()))
            return
        there = next_thing(things, here.id, direction) or here
        panel = self._table.shelf.panel
        if panel is not None and there is here and direction in SCROLLING:
            panel.scroll(SCROLLING[direction])
        self.stand(there)

    def _enter(self) -> None:
        """Acts on the thing in focus; without one presses the gold button, unless it came up
        unasked."""
        table, focused = self._table, self.focused
        if focused is not None:
            # What comes next may be confirmed in the same place: that takes another look.
            if focused.id in (CONFIRM, NAME):
                self.leave()
            table.act(focused)
        elif table.shelf.panel is None and not warning(
            table.app.words, table.sitting, table.showing
        ):
            prompt = table.scenery().prompt
            covered = any(button.id == NAME for button in prompt.buttons)
            table.press(prompt.primary or (NAME if covered else ""))

    def _lay(self, zone: str) -> None:
        """Plays or discards the card that is chosen, or else the one in focus."""
        table, sitting, focused = self._table, self._table.sitting, self.focused
        here = focused.id if focused and sitting.reach.is_grip(focused) else ""
        grip = sitting.selected or here
        if grip and (sitting.exploring or sitting.drafting) and not table.showing.posed:
            table.begin()
            sitting.lay(grip, zone)

    def _read(self) -> None:
        focused, sitting = self.focused, self._table.sitting
        chosen = [card for card in sitting.choices if card.id == sitting.selected]
        if focused is not None and focused.card is not None:
            self._table.shelf.read(focused.card)
        elif chosen:
            self._table.shelf.read(chosen[0])

    def _choose(self, which: int) -> None:
        """The card of this number, from 0."""
        sitting = self._table.sitting
        cards = sitting.choices
        things = {thing.id: thing for thing in self._table.lying()}
        if which < len(cards) and cards[which].id in things:
            thing = things[cards[which].id]
            if sitting.reach.is_ranked(thing) or sitting.reach.is_grip(thing):
                self._table.act(thing)
                if self._spots:
                    self.stand(thing)
