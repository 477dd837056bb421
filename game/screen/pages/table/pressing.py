"""What a press on the table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.pages.table.around.corner import CONCEDE, PANELS, QUIT, REDO, SETTINGS, TITLE, UNDO
from game.screen.pages.table.around.gloom import Gloom
from game.screen.pages.table.asking.questions import CONFIRM, START_OVER
from game.table.hands.things import Thing

if TYPE_CHECKING:
    from game.screen.pages.table.table_page import Table


class Pressing:
    """Carries out what a button says, or poses the question that comes before."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def touch(self, thing: Thing | None) -> None:
        """Something of the table is pressed or chosen."""
        table = self._table
        if table.shelf.panel is not None:
            table.begin()
            table.shelf.click(thing)
        elif thing is not None and thing.role == "button":
            table.press(thing.id)
        elif thing is None:
            table.cancel()
        elif not table.showing.posed:
            table.begin()
            if not table.sitting.choose(thing):
                table.shelf.open_zone(thing)

    def press(self, key: str) -> None:
        """A button is pressed."""
        table, showing = self._table, self._table.showing
        buttons, armed, posed = table.scenery().prompt.all_buttons, showing.armed, showing.posed
        table.begin()
        table.app.sound.ring("press")
        confirmed = key == CONFIRM and posed == UNDO
        showing.posed = key if key == CONCEDE or (key == UNDO and self._asks_first) else ""
        if key == QUIT:
            table.app.quit()
        elif key == TITLE:
            table.app.show_title()
        elif key == SETTINGS:
            table.app.show_settings()
        elif key == START_OVER:
            table.sitting.start_over()
        elif key in PANELS:
            table.shelf.toggle(PANELS[key])
        elif confirmed or (key == UNDO and not showing.posed):
            self._undo()
        elif key == REDO:
            table.sitting.redo()
        table.covering.press(key, armed)
        for button in buttons:
            if button.id == key and button.command and button.enabled:
                table.sitting.submit(button.command)

    @property
    def _asks_first(self) -> bool:
        """Whether to go back would be the first rewind of this game."""
        sitting = self._table.sitting
        return sitting.can_undo and not (sitting.back.free or sitting.back.rewinds)

    def _undo(self) -> None:
        self._table.sitting.undo()
        self._table.showing.gloom = Gloom(self._table.sitting.director.view)
