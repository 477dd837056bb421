"""Films a game: renders its replay picture after picture without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.rules.game import Game
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Stage
from game.screen.table.drawing.headline import draw_headline
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Size
from game.table.replay import Playback, Recording
from game.table.saved_table import SavedTable

RATE = 20
"""Pictures of a film per second."""
HEADLINE_ENDS = 420
"""Right end of the headline, by the design: the plate of what is won hangs beside it."""
STILL, LAST = 6, 40
"""Longest run of equal pictures, and how often the last picture is repeated."""


class Film:
    """The film of a whole game, in pictures of this size. It uses the speed, the cards and the text
    size from the settings. `desk` says who played."""

    def __init__(self, program: Program, game: Game, desk: SavedTable, size: Size) -> None:
        party, staging = desk.party, program.rules.of(game.rules.edition).show
        program.attention.here = False  # where nobody looks no star twinkles
        self._program = program
        self._recording = Recording(game, party.manner if party else "open", staging)
        arrangement = Arrangement(
            fixed=bool(party and party.fixed),
            letters=program.letters,
            left_handed=program.settings.left_handed,
        )
        self._playback = Playback(
            self._recording, program.size, program.tempo, arrangement, staging
        )
        self._table = ReplayedTable(program, game, party, self._playback)
        self._stage, self._glass = Stage(), pygame.Surface(program.size)
        self._size = size

    @property
    def done(self) -> float:
        """Share of the game that has been filmed, 0 to 1."""
        return self._playback.at / max(1, self._recording.last)

    def pictures(self) -> Iterator[bytes]:
        """Yields each picture as RGB bytes."""
        self._playback.play()
        before, alike, changed = b"", 0, True
        while self._table.busy:
            self._draw(changed)
            seen = self._seen()
            alike = alike + 1 if seen == before else 1
            before = seen
            if alike <= STILL:
                yield seen
            changed = self._table.advance(1 / RATE)
            self._stage.advance(1 / RATE)
        self._draw(True)
        yield from [self._seen()] * LAST

    def _draw(self, changed: bool) -> None:
        if changed:
            self._stage.bake(self._glass.get_size(), self._paint, self._table.take_fade())
        else:
            self._stage.prepare(self._table.foreseen())
        self._stage.draw(self._glass, self._table.sprites(glitters=True))

    def _seen(self) -> bytes:
        """Returns the current picture as RGB bytes, reduced to the size of the film."""
        glass = self._glass
        if glass.get_size() != self._size:
            glass = pygame.transform.smoothscale(glass, self._size)
        return pygame.image.tobytes(glass, "RGB")

    def _paint(self, surface: Canvas) -> None:
        """Paints everything that lies still, with the headline of the turn."""
        self._table.paint(surface, frozenset(), ())
        # No buttons stand before the headline, whichever hand the table is for.
        window = replace(self._playback.director.window, left_handed=False)
        end = window.at(HEADLINE_ENDS, 0)[0]
        draw_headline(surface, self._program.text, window, (self._table.heading,), end)
