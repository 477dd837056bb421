"""The table by keyboard: keys that move the focus, and keys that act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import pygame

from game.rules.state import DISCARD, HAND, ROW, owned
from game.screen.input.keyboard import ARROWS, BOOK_KEY, ENTER, SETTINGS_KEY
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.table.advising.best_answers import BEST, BestAnswers
from game.screen.table.around.headline import HINT, MENU, REDO, UNDO
from game.screen.table.around.lost_tray import TRAY
from game.screen.table.around.recap_drawing import RECAP, has_recap
from game.screen.table.around.tabletop import Scenery
from game.screen.table.asking.book_button import BOOK
from game.screen.table.asking.waiting_for_deck import TAKE_BACK
from game.screen.table.covering import Covering
from game.screen.table.surroundings import warning
from game.screen.table.table_focus import TableFocus
from game.screen.table.table_state import TableState
from game.table.asking.questions import CONFIRM
from game.table.hands.clicks import choices
from game.table.hands.things import Thing
from game.table.pointing import SIGN
from game.table.session import TableSession

ACTING = (*ENTER, pygame.K_p, pygame.K_d)
"""Keys whose effect cannot be taken back."""
PANELS: Mapping[int, str] = {
    pygame.K_l: "log",
    pygame.K_c: "unseen",
    pygame.K_F3: "keys",
    pygame.K_t: "together",
}
"""The panel that a key opens and closes."""
BACK_AND_FORTH: Mapping[int, str] = {pygame.K_z: UNDO, pygame.K_y: REDO}
"""With Ctrl, Cmd or nothing else held down; Shift turns back into forth."""
KEEPING = pygame.K_v, pygame.K_ESCAPE
"""Keys that see for themselves whether what a player has asked to see again stays."""
MOST = 8
"""Cards among which one chooses by their number: as many as are drafted."""


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


class KeyedTable(Protocol):
    """A table, as its keys know it."""

    program: Program
    session: TableSession
    state: TableState
    panels: OpenPanel
    covering: Covering

    def lying(self) -> list[Thing]:
        """What one can point at or read."""

    def scenery(self) -> Scenery:
        """What is shown around the cards."""

    def begin(self) -> None:
        """A gesture begins."""

    def act(self, thing: Thing | None) -> None:
        """Something is pressed or chosen."""

    def press(self, key: str) -> None:
        """A button is pressed."""

    def cancel(self) -> None:
        """Back to the plain question."""


class TableKeys:
    """What a key means at the table."""

    def __init__(self, table: KeyedTable, focus: TableFocus) -> None:
        self._table = table
        self._focus = focus

    def press(self, event: pygame.Event, unseen: bool) -> None:
        """One key; `unseen` while what it would act on had not been shown."""
        table, key, which = self._table, event.key, number(event)
        table.covering.key_down(key)
        table.state.recalled &= key in KEEPING
        if unseen and key in ACTING:
            self._focus.leave()
        elif key in ARROWS:
            if not table.panels.turned(ARROWS[key]):
                self._focus.go(ARROWS[key])
        elif key == pygame.K_TAB:
            self._focus.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ENTER:
            self._enter()
        elif key in PANELS:
            table.begin()
            table.panels.toggle(PANELS[key])
        elif key == SETTINGS_KEY:
            table.begin()
            table.program.ways.settings()
        elif key == BOOK_KEY:
            table.begin()
            table.press(BOOK)
        elif key == pygame.K_ESCAPE:
            self._back()
        elif key == pygame.K_x:
            table.covering.cover()
        elif key == pygame.K_h:
            self._hint()
        elif table.panels.waits:
            return
        elif key == pygame.K_b:
            self._to_ribbons()
        elif key == pygame.K_r:
            self._read()
        elif table.state.onward:
            return
        elif key == pygame.K_p:
            home = HAND if table.session.drafting else ROW
            self._lay(owned(home, table.session.seat))
        elif key == pygame.K_d:
            self._lay(DISCARD)
        elif key in BACK_AND_FORTH:
            table.press(REDO if event.mod & pygame.KMOD_SHIFT else BACK_AND_FORTH[key])
        elif key == pygame.K_s:
            table.session.sort()
        elif key == pygame.K_v and has_recap(table.session.director.view):
            table.press(RECAP)
        elif which is not None:
            self._choose(which)

    def _back(self) -> None:
        """One step: a panel, what was held, chosen, asked or laid, and if there is nothing, what
        stands beside the table. Then to the menu; from a game that is over to where it was looked
        up."""
        table, state = self._table, self._table.state
        if table.panels.close():
            return
        shown = state.posed or state.lifting.armed or state.recalled
        pointing = state.pointing.taken is not None or state.pointing.asks
        held = state.dropped or pointing
        something = shown or held or table.session.selected
        table.cancel()
        if table.state.onward:
            table.press([*table.state.onward][-1])
        elif not something and state.hint is not None:
            state.hint = None
        elif not something and table.session.by_hand.laid:
            table.press(TAKE_BACK)
        elif not something and any(thing.id == TRAY for thing in table.lying()):
            table.press(TRAY)
        elif not something and table.panels.stands:
            table.panels.put_away()
        elif not something:
            table.press(MENU)

    def _hint(self) -> None:
        """A hint, or more of it, or it goes; another panel makes room for it. The focus goes to the
        best answer once that can be pressed."""
        panels = self._table.panels
        if panels.panel is not None and not isinstance(panels.panel, BestAnswers):
            panels.close_all()
        self._table.press(HINT)
        self._focus.stand(next((t for t in panels.things() if t.id.startswith(BEST)), None))

    def _to_ribbons(self) -> None:
        """The focus goes to the first ribbon that can be pulled, or else to the first."""
        things = {thing.id: thing for thing in self._table.lying()}
        ribbons = [ribbon.button for ribbon in self._table.scenery().ribbons]
        first = sorted(ribbons, key=lambda button: not button.enabled)[:1]
        self._focus.stand(next((things[button.id] for button in first), None))

    def _enter(self) -> None:
        """Acts on the thing in focus; without one presses the gold button, unless it came up
        unasked."""
        table, focused = self._table, self._focus.thing
        if focused is not None:
            # What comes next may be confirmed in the same place: that takes another look.
            if focused.id == CONFIRM:
                self._focus.leave()
            self._act(focused)
        elif not table.panels.waits and not warning(
            table.program.words, table.session, table.state
        ):
            table.press(table.scenery().prompt.primary)

    def _lay(self, zone: str) -> None:
        """Plays or discards the card that is chosen, or else the one in focus."""
        table, session, focused = self._table, self._table.session, self._focus.thing
        here = focused.id if focused and session.drops.is_grip(focused) else ""
        grip = session.selected or here
        asked = session.exploring or session.drafting or session.by_hand.laid
        if grip and asked and not (table.state.posed or table.state.passing.quiet):
            table.begin()
            session.lay(grip, zone)

    def _read(self) -> None:
        focused, session = self._focus.thing, self._table.session
        chosen = [card for card in choices(session) if card.id == session.selected]
        if focused is not None and focused.card is not None:
            self._table.panels.read(focused.card)
        elif chosen:
            self._table.panels.read(chosen[0])

    def _choose(self, which: int) -> None:
        """The card of this number, from 0."""
        session = self._table.session
        cards = choices(session)
        things = {thing.id: thing for thing in self._table.lying()}
        quiet = self._table.state.passing.quiet
        if which < len(cards) and cards[which].id in things and not quiet:
            thing = things[cards[which].id]
            answers = session.drops.is_ranked(thing) or session.drops.is_grip(thing)
            if answers or session.viewer.reads:
                if self._focus:
                    self._focus.stand(thing)
                self._act(thing)

    def _act(self, thing: Thing) -> None:
        """Acts on a thing. Once that has put the last card in order, the focus is on what confirms
        it; once it has laid a marker, on what may be meant by it."""
        self._table.act(thing)
        ranking = self._table.session.ranking
        ordered = ranking is not None and ranking.complete and thing.card in ranking.cards
        if self._focus and ordered:
            lying = self._table.lying()
            self._focus.stand(next((t for t in lying if t.id == CONFIRM), None))
        if self._focus and self._table.state.pointing.asks:
            signs = (t for t in self._table.lying() if t.id.startswith(SIGN))
            self._focus.stand(next(signs, None))
