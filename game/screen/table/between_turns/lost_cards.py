"""The cards that the last answer cost, shown until the next one."""

from __future__ import annotations

from collections.abc import Callable

from game.screen.program import Program
from game.screen.table.asking.book_button import book_button
from game.screen.table.between_turns.looking_back import FADE, LookingBack
from game.screen.table.drawing.recap_drawing import LostTray, RecapPanel
from game.screen.table.ui import TableUi
from game.table.asking.prompt import Prompt
from game.table.chronicle import TO_LIMBO, Recalled, lost
from game.table.hands.gestures import hand_grip
from game.table.layout.pair import Pair
from game.table.layout.places import Rect
from game.table.layout.recap_places import lost_rooms, tray_rooms
from game.table.layout.staged import over_rows
from game.table.motion.tempo import INSTANT
from game.table.session import TableSession
from game.table.watching import Latest


class LostCards:
    """Shows the lost cards once they have left, at every speed, until the player puts them away. A
    recap in the same place comes first. All these cards lay before everybody."""

    def __init__(self, program: Program, session: TableSession, recap: LookingBack) -> None:
        self._program = program
        self._session = session
        self._recap = recap
        self._put_away: Latest | None = None
        """The answer whose lost cards were put away."""
        self._known: tuple[Latest | None, tuple[Recalled, ...]] = None, ()
        """The last answer that was looked up, and its lost cards."""
        self._told: tuple[Recalled, ...] = ()
        """The lost cards that are shown now."""
        self._fades = False
        self._rests = False
        """True if no card moved in the last frame."""

    def advance(self, ui: TableUi, beside: Callable[[], tuple[Rect, bool]]) -> bool:
        """Prepares the lost cards, two pictures in a frame, and then shows them. `beside` returns
        the bar of the prompt, and whether there are notes in the corner. Returns whether something
        else is shown now."""
        self._put_away, due = ui.put_away, self._due
        rested, self._rests = self._rests, not self._session.director.moving
        # Cards that have landed in this frame would fade in with the tray.
        self._fades = due != self._told and (rested or bool(self._told))
        if not self._fades:
            return False
        if due:
            bar, noted = beside()
            if self._laid_out(due, ui, bar, noted).prepare():
                self._fades = False
                return False
        self._told = due
        return True

    @property
    def busy(self) -> bool:
        """True if something else will be shown in the next frame."""
        return self._due != self._told

    @property
    def _due(self) -> tuple[Recalled, ...]:
        """The lost cards to show now. They wait for the picture of the landed cards."""
        session, latest = self._session, self._session.viewer.latest
        director = session.director
        over = session.game.pending is None
        if latest is None or latest is self._put_away or over or self._recap.shows:
            return ()
        if director.telling or (director.moving and not self._told):
            return ()
        if self._known[0] is not latest:
            self._known = latest, lost(latest, session.staging)
        return self._known[1]

    def take_fade(self) -> float:
        """Returns the seconds of a fade that is due, and clears it."""
        fades, self._fades = self._fades, False
        return FADE if fades and self._program.tempo.speed != INSTANT else 0.0

    def tray(self, ui: TableUi, bar: Rect, noted: bool) -> LostTray | None:
        """Returns the tray of lost cards, if any, beside the `bar` of the prompt and what may be
        `noted` in the corner."""
        return self._laid_out(self._told, ui, bar, noted) if self._told else None

    def _laid_out(
        self, told: tuple[Recalled, ...], ui: TableUi, bar: Rect, noted: bool
    ) -> LostTray:
        program, session, view = self._program, self._session, self._session.director.view
        layout, words = session.director.layout, program.words
        away = sum(one.word == TO_LIMBO for one in told)
        places, said = layout.places, words.lost(len(told) - away, away)
        if isinstance(places, Pair):
            aside = over_rows(view, session.staging, session.ranking)
            rooms = lost_rooms(layout, view, 1 - view.active, aside)
        else:
            taken = bool(session.staging.monuments)
            rooms = tray_rooms(places, self._free(ui, bar), noted, taken)
        for room in rooms:
            panel = RecapPanel(words, program.text, program.cards, view, places, room, told, said)
            if panel.more is None and not panel.cut:
                break
        return LostTray(words, program.text, places, panel, said)

    def _free(self, ui: TableUi, bar: Rect) -> float:
        """Returns how far from the edge the space beside the hand is free of the prompt, of
        choices, and of the handle of the whole hand."""
        session, layout = self._session, self._session.director.layout
        places, view = layout.places, session.director.view
        if hand_grip(view.seat) in [lay.grip for lay in session.drops.lays]:
            handle = places.hand_handle(view.seat, len(view.hand))
            asks = self._asks_at(places.prompt)
            return max(handle.right, asks) if places.mirrored else min(handle.x, asks)
        if layout.low and not view.revealed:
            return places.band.right if places.mirrored else places.band.x
        # Where words follow the pointer, the bar may become as wide as its room; in a lesson it
        # says one thing at a time.
        known = session.exploring or ui.lesson is not None
        return self._asks_at(bar if known else places.prompt)

    def _asks_at(self, bar: Rect) -> float:
        """Returns the edge of such a prompt towards the tray: of the button at its left end, or of
        the bar on a mirrored table."""
        places = self._session.director.layout.places
        if places.mirrored:
            return bar.right
        return book_button(self._program.words, Prompt("", "", bar=bar), places).rect.x
