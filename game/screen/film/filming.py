"""A game as a film: the table of its replay, picture after picture, with no window to see it in."""

from __future__ import annotations

from collections.abc import Iterator

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
"""Pictures a second."""
STILL, LAST = 6, 40
"""So many pictures in a row are alike at most; and so often the last one is there."""


class Film:
    """Of `game`, from its beginning to its end, in pictures of this size, at the speed and with the
    cards and letters that the player has set; `desk` says who played."""

    def __init__(self, program: Program, game: Game, desk: SavedTable, size: Size) -> None:
        party, staging = desk.party, program.rules.of(game.rules.edition).show
        program.attention.here = False  # where nobody looks no star twinkles
        self._program = program
        self._recording = Recording(game, party.manner if party else "open", staging)
        arrangement = Arrangement(fixed=bool(party and party.fixed), letters=program.letters)
        now = program.size, program.tempo, arrangement, staging
        self._playback = Playback(self._recording, *now)
        self._table = ReplayedTable(program, game, party, self._playback)
        self._stage, self._glass = Stage(), pygame.Surface(program.size)
        self._size = size

    @property
    def done(self) -> float:
        """How much of it was taken, 0 to 1."""
        return self._playback.at / max(1, self._recording.last)

    def pictures(self) -> Iterator[bytes]:
        """Each as its red, green and blue bytes."""
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
        """What is seen now."""
        if changed:
            self._stage.bake(self._glass.get_size(), self._paint, self._table.take_fade())
        else:
            self._stage.prepare(self._table.foreseen())
        self._stage.draw(self._glass, self._table.sprites(glitters=True))

    def _seen(self) -> bytes:
        """The picture as it is now: in a small one all is drawn smaller."""
        glass = self._glass
        if glass.get_size() != self._size:
            glass = pygame.transform.smoothscale(glass, self._size)
        return pygame.image.tobytes(glass, "RGB")

    def _paint(self, surface: Canvas) -> None:
        """Everything that lies still, and which turn it is."""
        self._table.paint(surface, frozenset(), ())
        window = self._playback.director.window
        draw_headline(surface, self._program.text, window, self._table.heading)
