"""The window, the loop, and which scene is on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.editions import BASE
from game.rules.game import Game
from game.screen import shapes
from game.screen.backdrop import backdrop
from game.screen.describe import Describer
from game.screen.keyboard import MODIFIERS
from game.screen.pointer import Pointer, without_old_motions
from game.screen.scene import Scene
from game.screen.scenes.handover import Handover
from game.screen.scenes.result import Result
from game.screen.scenes.setting import Setting
from game.screen.scenes.table import Table
from game.screen.scenes.title import Title, draw_title
from game.screen.sprites import CardImages
from game.screen.stage import Stage
from game.screen.text import Text
from game.screen.window import open_window
from game.seeds import new_seed
from game.table.party import Party, Player
from game.table.places import Places, Point, Size
from game.table.tempo import USUAL_TEMPO, Tempo
from game.table.things import described
from game.words import Words

CALM = 0.5
"""Seconds after which the loop slows down when nothing happens."""
RESIZED = 0.12
"""Seconds after the last change of size until the table is drawn anew."""
LONGEST_STEP = 0.1
"""Seconds that pass at most in one frame, however long it took."""
LIVELY, SLOW = 60, 20
"""Frames a second."""


@dataclass(frozen=True)
class Options:
    """What the command line asks of the window."""

    seed: str | None = None
    size: Size | None = None
    describe: Path | None = None


class App:
    """Opens the window at once; the pictures follow in small steps, then the first scene."""

    def __init__(self, words: Words, options: Options) -> None:
        self.window = open_window(options.size)
        self.glass = self.window.get_surface()
        pygame.font.init()
        self.words = words
        self.text = Text()
        self.cards = CardImages(self.text, words)
        self.tempo = USUAL_TEMPO
        self.letters = 1.0
        self.party: Party | None = None
        self.backdrop = self.glass
        self.running = True
        self._options = options
        self._describer = Describer(options.describe) if options.describe else None
        self._stage = Stage()
        self._pointer = Pointer()
        self.scene: Scene | None = None
        self._loading = self._first_pictures()
        self._resize_in = self._idle = 0.0
        self._full_screen = False
        self._frame = 0

    @property
    def size(self) -> Size:
        """Of the picture, in pixels."""
        return self.glass.get_size()

    # Where to go

    def show_title(self) -> None:
        """The title."""
        self.scene = Title(self)

    def new_game(self, seed: str | None = None) -> None:
        """A solo game; the same deal if a seed is given."""
        self.scene = Table(self, Game.start(BASE, seed=seed or new_seed()))

    def set_table(self) -> None:
        """Two players say who they are and how they play."""
        self.scene = Setting(self)

    def new_pair(self, party: Party, seed: str | None = None) -> None:
        """A game for two; the same deal if a seed is given."""
        self.party, seed = party, seed or new_seed()
        first = party.first_seat(seed)
        game = Game.start(BASE, seed=seed, seats=2, visibility=party.visibility, first_seat=first)
        self.scene = Table(self, game, party)

    def hand_over(self, table: Table, player: Player, heading: str, told: list[str]) -> None:
        """A curtain falls before the table, until this player lifts it."""
        self._stage.cut(self.size, table.paint)
        self.scene = Handover(self, table, player, heading, told)

    def show_result(self, table: Table) -> None:
        """The end of a game, over its table."""
        picture = self.glass.copy()
        table.paint(picture)
        self.scene = Result(self, table.sitting.game, table.sitting.view, picture, table.party)

    def move_with(self, tempo: Tempo) -> None:
        """Things move like this from now on."""
        self.tempo = tempo
        if isinstance(self.scene, Table):
            self.scene.sitting.director.tempo = tempo

    def write_at(self, letters: float) -> None:
        """All text is so large from now on: 1 to 2 times as large as usual."""
        self.letters = letters
        if self.scene is not None:
            self.scene.resized()

    def quit(self) -> None:
        """The loop ends after this frame."""
        self.running = False

    # The loop

    def run(self) -> None:
        """Plays until the player quits."""
        clock = pygame.time.Clock()
        while self.running:
            rate = 0 if self.scene is None else LIVELY if self._idle < CALM else SLOW
            self.step(min(clock.tick(rate) / 1000, LONGEST_STEP), pygame.event.get())

    def step(self, dt: float, events: Iterable[pygame.Event]) -> None:
        """One frame: events, time, picture."""
        self._idle += dt
        for event in without_old_motions(events):
            self._handle(event)
        if self.scene is None:
            self._load()
            return
        if self._resize_in > 0:
            # What may just have been covered is not shown stretched any longer.
            self._resizing(RESIZED if self.scene.changed else dt)
        self._pointer.advance(dt, self.scene)
        self.scene.advance(dt)
        self._stage.advance(dt)
        if self.scene.busy or self.scene.changed or self._stage.fading:
            self._idle = 0.0
        self._draw()

    def _first_pictures(self) -> Iterator[str]:
        """The empty table with the title, then the faces of the cards."""
        self.backdrop = backdrop(self.size)
        self.glass.blit(self.backdrop, (0, 0))
        draw_title(self.glass, self.text, Places(self.size, letters=self.letters))
        self.window.flip()
        yield "table"
        yield from self.cards.load()

    def _load(self) -> None:
        if next(self._loading, None) is not None:
            return
        if self._options.seed is not None:
            self.new_game(self._options.seed)
        else:
            self.show_title()

    def _draw(self) -> None:
        scene = self.scene
        if scene is None or self._resize_in > 0:
            return
        if scene.changed:
            scene.changed = False
            self._stage.bake(self.size, scene.paint, scene.take_fade())
        if self._stage.draw(self.glass, scene.sprites()):
            self.window.flip()
            self._frame += 1
            if self._describer is not None and not scene.busy:
                self._describer.describe(self._frame, self.description(scene))

    def description(self, scene: Scene) -> dict[str, Any]:
        """The scene as plain JSON values, in mouse coordinates."""
        return {
            "scene": scene.name,
            "size": list(self.window.size),
            **scene.described(),
            "things": described(scene.things(), self.size, self.window.size[0] / self.size[0]),
        }

    # Events

    def _handle(self, event: pygame.Event) -> None:
        self._idle = 0.0
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resize_in = RESIZED
            self._stage.stretch(self.glass)
            self.window.flip()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._stage.uncover()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._toggle_full_screen()
        elif self.scene is not None:
            self._pass_on(event, self.scene)

    def _pass_on(self, event: pygame.Event, scene: Scene) -> None:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._pointer.cancel(scene)
            if event.type == pygame.WINDOWFOCUSLOST:
                scene.key_up(None)
        elif event.type == pygame.KEYDOWN:
            if event.key not in MODIFIERS:
                self._pointer.cancel(scene)
                scene.key(event)
        elif event.type == pygame.KEYUP:
            scene.key_up(event.key)
        elif event.type == pygame.TEXTINPUT:
            scene.typed(event.text)
        else:
            self._pointer.handle(event, self._in_pixels(event), scene)

    def _in_pixels(self, event: pygame.Event) -> Point:
        """Where a mouse event happened, on the surface."""
        x, y = getattr(event, "pos", (0, 0))
        scale = self.size[0] / self.window.size[0]
        return x * scale, y * scale

    def _resizing(self, dt: float) -> None:
        self._resize_in -= dt
        if self._resize_in <= 0 and self.scene is not None:
            shapes.forget()
            self.backdrop = backdrop(self.size)
            self.scene.resized()

    def _toggle_full_screen(self) -> None:
        self._full_screen = not self._full_screen
        if self._full_screen:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
