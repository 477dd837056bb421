"""The leaf that is open over the table of a replay: its log, or a card that is read large."""

from __future__ import annotations

from collections.abc import Callable, Set

from game.rules.card import Card
from game.screen.panels.game_log import LogPanel
from game.screen.panels.large_card import LargeCardPanel
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.focus_ring import draw_focus
from game.screen.ui.panel import CLOSE, SheetPanel
from game.screen.ui.theme import theme_for
from game.table.chronicle import chronicle
from game.table.hands.things import Thing
from game.table.layout.places import Places
from game.table.party import Party
from game.table.replay import Playback


class OpenLeaf:
    """The panel that is open over a replay, at most one at a time. A line of the log turns the
    table to its event by `turn_to`."""

    def __init__(
        self,
        program: Program,
        playback: Playback,
        party: Party | None,
        turn_to: Callable[[int], None],
    ) -> None:
        self._program = program
        self._playback = playback
        self._party = party
        self._turn_to = turn_to
        self.panel: SheetPanel | None = None

    @property
    def _places(self) -> Places:
        """The measures of the table, as panels do not lie over the bar."""
        return self._playback.director.window

    def toggle_log(self) -> None:
        """Opens the log with the line of the current event in sight, or closes it."""
        if isinstance(self.panel, LogPanel):
            self.panel = None
            return
        told = chronicle(event for event, _ in self._playback.recording.frames)
        lead, program = self._turn_to_line, self._program
        theme = theme_for(program.settings.high_contrast)
        self.panel = LogPanel(program.text, program.words, theme, told, self._party, lead)
        self.follow()

    def _turn_to_line(self, line: int) -> None:
        self._turn_to(self._playback.recording.told[line])

    def follow(self) -> None:
        """Marks the line of the current event in the log."""
        if isinstance(self.panel, LogPanel):
            recording = self._playback.recording
            self.panel.stand(recording.line_at(self._playback.at))

    def read(self, card: Card | None) -> None:
        """Shows a card large, with the cards that lie beside it; without a card, closes the
        panel."""
        view, program = self._playback.director.view, self._program
        zones = (view.cards(zone) for zone in view.zones)
        cards = next((cards for cards in zones if card in cards), ())
        images, text, words = program.cards, program.text, program.words
        self.panel = None
        if card is not None:
            theme = theme_for(program.settings.high_contrast)
            self.panel = LargeCardPanel(text, words, theme, images, view, card, cards)

    def close(self) -> bool:
        """Closes the panel, and returns whether one was open."""
        was, self.panel = self.panel, None
        return was is not None

    def things(self) -> list[Thing]:
        """Returns what lies on the panel."""
        return self.panel.things(self._places) if self.panel else []

    def everything(self) -> list[Thing]:
        """Returns what lies on the panel, also beyond what is in sight."""
        return self.panel.everything(self._places) if self.panel else []

    def bring_in_sight(self, key: str) -> None:
        """Scrolls the panel so that the thing of this id is in sight."""
        if self.panel is not None:
            self.panel.bring_in_sight(self.panel.laid(self._places), key)

    def paint(self, surface: Canvas, hover: str, focus: Thing | None) -> None:
        """Draws the panel, and the ring around its thing in focus, if there is one."""
        if self.panel is not None:
            self.panel.paint(surface, self._places, hover)
        if focus is not None:
            corner = min(focus.rect.h / 2, self._places.px(24))
            draw_focus(surface, self._places, focus.rect, corner)

    def marked(self, hover: str) -> Set[Card]:
        """Returns the cards named by the line under the pointer."""
        return self.panel.marked(hover) if self.panel else frozenset()

    def click(self, thing: Thing | None) -> bool:
        """Takes up a click, and returns whether it was meant for the panel: on it, or anywhere
        while a card is read."""
        if self.panel is None:
            return False
        here = thing is not None and thing.id in [one.id for one in self.things()]
        large = isinstance(self.panel, LargeCardPanel)
        if thing is None or thing.id == CLOSE or (large and thing.role != "button"):
            self.panel = None
        elif here:
            self.panel.press(thing.id)
        return here or large

    def scroll(self, steps: int) -> None:
        """Scrolls the panel, if one is open."""
        if self.panel is not None:
            self.panel.scroll(steps)
