"""What is open over the table of a replay: its log, or a card that is read large."""

from __future__ import annotations

from collections.abc import Callable, Set

from game.rules.card import Card
from game.screen.controls.focus_ring import draw_focus
from game.screen.panels.game_log import LogPanel
from game.screen.panels.large_card import LargeCardPanel
from game.screen.panels.panel import Panel
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.panel import CLOSE
from game.screen.ui.theme import theme_for
from game.table.chronicle import chronicle
from game.table.hands.things import Thing
from game.table.layout.places import Places
from game.table.party import Party
from game.table.replay import Playback


class OpenLeaf:
    """At most one at a time. A line of the log turns the table to its event, by `turn_to`."""

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
        self.panel: Panel | None = None

    @property
    def _places(self) -> Places:
        """Panels lie over the table, not over the bar."""
        return self._playback.director.window

    def toggle_log(self) -> None:
        """It opens, with the event now shown in sight; or it closes."""
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
        """The log marks the line of the event that is shown."""
        if isinstance(self.panel, LogPanel):
            recording = self._playback.recording
            self.panel.stand(recording.line_at(self._playback.at))

    def read(self, card: Card | None) -> None:
        """This card large, with those that lie beside it; without one, nothing."""
        view, program = self._playback.director.view, self._program
        zones = (view.cards(zone) for zone in view.zones)
        cards = next((cards for cards in zones if card in cards), ())
        drawn = program.cards, program.text, program.words
        self.panel = LargeCardPanel(*drawn, view, card, cards or (card,)) if card else None

    def close(self) -> bool:
        """Whether there was anything to close."""
        was, self.panel = self.panel, None
        return was is not None

    def things(self) -> list[Thing]:
        """What lies on it."""
        return self.panel.things(self._places) if self.panel else []

    def paint(self, surface: Canvas, hover: str, focus: Thing | None) -> None:
        """Over the table; the keyboard may be at one of its things."""
        if self.panel is not None:
            self.panel.paint(surface, self._places, hover)
        if focus is not None:
            corner = min(focus.rect.h / 2, self._places.px(24))
            draw_focus(surface, self._places, focus.rect, corner)

    def marked(self, hover: str) -> Set[Card]:
        """The cards of the table that the line under the pointer names."""
        return self.panel.marked(hover) if self.panel else frozenset()

    def click(self, thing: Thing | None) -> bool:
        """Whether a press was meant for it: on it, or, where a card is read, anywhere."""
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
        """As far as there is anything."""
        if self.panel is not None:
            self.panel.scroll(steps)
