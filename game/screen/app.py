"""The window, and the scene that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.editions import OFFERED, Editions
from game.records.journal.settings import Settings
from game.records.journal.trouble import Trouble
from game.screen.cards.sprites import CardImages
from game.screen.input.controls import MODIFIERS, Controls
from game.screen.input.fingers import FINGERS, Fingers, made_from_another
from game.screen.input.keyboard import pressed_shortcut
from game.screen.input.pointer import Pointer, without_old_motions
from game.screen.lettering.text import Text
from game.screen.look import shapes
from game.screen.look.pictures import VIGNETTES
from game.screen.pages.notice import UNSAVED, crashed, unsaved
from game.screen.pages.title.welcome_page import Welcome
from game.screen.pages.ways import PageWays
from game.screen.reader.screen_reader import ASKED, LINE
from game.screen.reader.telling import HEADPHONES, Telling
from game.screen.scene import Scene
from game.screen.sound.sound import Sound
from game.screen.stage import Lies, Stage
from game.screen.table.games_in_play import GamesInPlay, now
from game.screen.table.teaching.lessons_in_play import LessonsInPlay
from game.screen.ui.passing_note import PassingNote
from game.screen.ui.subtitles import subtitle
from game.screen.ui.tooltips import Tooltips
from game.screen.ui.words import forget_lines
from game.screen.window.bare_window import BareWindow
from game.screen.window.describe import Describer
from game.screen.window.display import Attention, Options, Pane
from game.screen.window.loading import all_the_rest, first_pictures, lazy_pages, with_faces
from game.table.hands.things import Thing, described, told_to_readers
from game.table.layout.places import Places, Size
from game.table.motion.tempo import Tempo
from game.words import Words

RESIZED = 0.12
"""Seconds after the last change of size until the scene is drawn anew."""
PRESSES = (
    *(pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
    *(pygame.FINGERDOWN, pygame.FINGERUP),
)
AT_REST = 1.0
"""Seconds without an event or a movement after which there is time to count games."""


class App:
    """The program in its window. It begins with an empty window, loads the pictures in small steps,
    and then shows the first scene."""

    def __init__(
        self,
        words: Words,
        options: Options,
        log: Path | None = None,
        bare: BareWindow | None = None,
        editions: Editions = OFFERED,
        clock: Callable[[], datetime] = now,
    ) -> None:
        bare = bare or BareWindow(words, options)
        self.preferences, self.window = bare.preferences, bare.window
        self._position = bare.position
        self._pane = Pane(self.window)
        self.attention = Attention()
        pygame.font.init()
        words.learn(editions.words, editions.sentences_of)
        self.words, self.rules, self.log = words, editions, log
        self.text = Text()
        self.text.write(easily=self.settings.easy_font)
        self.cards = CardImages(self.text, words)
        self.cards.faces.flat = self.settings.high_contrast
        self.cards.suit(self.size)
        shapes.suit(self.size)
        self.ways = PageWays(self)
        self.games = GamesInPlay(self, clock)
        self.lessons = LessonsInPlay(self)
        self.sound = Sound()
        self.controls = Controls(self.settings)
        words.keys = self.controls.labels
        self.grounds = bare.grounds
        self.running = True
        self._options = options
        self._describer = Describer(options.describe) if options.describe else None
        self._reader, self.telling = bare.reader, Telling(bare.reader, words)
        self._read: tuple[int, int, Scene | None] = 0, 0, None
        """The frame, the presses and the scene that a screen reader was told of last."""
        self._stage, self._pointer, self._tips = Stage(), Pointer(), Tooltips(self)
        self._fingers = Fingers(self, self._tips.explain)
        self._note = PassingNote(self)
        self.scene: Scene | None = None
        self._subtitles: list[Lies] = []
        """The caption of what was told last."""
        ground = options.first_ground
        self._loading = first_pictures(self, ground, self.glass, self._pane.flip)
        self.complete = False
        """Whether everything is loaded, including what the first scene did not need."""
        self._resize_in = self.idle = 0.0
        self._rests_from = AT_REST
        """Seconds of rest after which there is something to do again."""
        self._frame = 0
        self._presses = 0

    @property
    def settings(self) -> Settings:
        return self.preferences.settings

    @property
    def letters(self) -> float:
        return self.settings.text_size / 100

    @property
    def tempo(self) -> Tempo:
        return self.preferences.tempo

    @property
    def glass(self) -> pygame.Surface:
        """The surface that the window shows."""
        return self._pane.surface

    @property
    def size(self) -> Size:
        return self.glass.get_size()

    @property
    def backdrop(self) -> pygame.Surface:
        return self.grounds.table(self.size)

    def vignette(self, place: str) -> pygame.Surface:
        if self.settings.high_contrast:
            return self.backdrop
        return self.grounds.only(f"{VIGNETTES}{place}", self.size)

    # Where to go

    def come_up(self, scene: Scene) -> None:
        self._stage.freeze(self.glass)
        self.scene = scene

    def left(self) -> Scene | None:
        if self.scene is not None:
            self._pointer.cancel(self.scene)
            self.scene.key_up(None)
        return self.scene

    def cut_to(self, scene: Scene) -> None:
        self._stage.cut(self.size, scene.paint)
        self.scene = scene

    def back_to(self, scene: Scene) -> None:
        scene.resized()
        self.cut_to(scene)

    def quit(self) -> None:
        """Ends the loop after this frame, or asks first if something would be lost."""
        self.change(self._position.kept_in(self.settings))
        scene, trouble = self.left(), self.games.trouble()
        if scene is None or scene.name == UNSAVED or trouble is None:
            self.running = False
        else:
            self.scene = unsaved(self, scene, trouble)

    def fail(self) -> None:
        """Shows the crash page for the exception that is being handled, or raises it again."""
        self.scene, self._pointer = crashed(self, self.log, self.complete), Pointer()

    # The settings

    def change(self, settings: Settings, keep: bool = True) -> None:
        before, settings = self.settings, with_faces(self, settings)
        self.preferences.change(settings, keep)
        if settings.language != before.language:
            self.cards.forget()
        if (settings.keys, settings.pad) != (before.keys, before.pad):
            self.controls.learn(settings)
        if settings.full_screen != before.full_screen:
            self._position.fill_screen(settings.full_screen)
        if settings.easy_font != before.easy_font:
            self._write(settings)
        if self.scene is not None and settings.text_size != before.text_size:
            shapes.forget()
            self.scene.resized()
        elif self.scene is not None and settings.left_handed != before.left_handed:
            self.scene.resized()

    def _write(self, settings: Settings) -> None:
        """Writes everything in the letters that the player wants."""
        self.text.write(easily=settings.easy_font)
        forget_lines()
        shapes.forget()
        self.cards.forget()
        if self.scene is not None:
            self.scene.resized()

    # Frames

    def step(self, dt: float, events: Iterable[pygame.Event]) -> None:
        """Makes one frame of `dt` seconds: handles the events, advances the scene and draws it."""
        self.idle += dt
        pads = self.controls.pads.count
        for event in without_old_motions(e for e in events if not made_from_another(e)):
            writing = self.scene is not None and self.scene.writing
            for meant in self.controls.meant(event, writing):
                self._handle(meant)
        for meant in self.controls.repeated(dt):
            self._handle(meant)
        self._name_keys()
        self._tell_of_pads(self.controls.pads.count - pads)
        if self.scene is None:
            self._load()
            return
        if self._resize_in > 0:
            # A scene that has changed may have covered cards, so its old picture must go at once.
            self._resizing(RESIZED if self.scene.changed else dt)
        if self._position.rests(dt):
            self.change(self._position.kept_in(self.settings))
        self.preferences.advance(dt)
        self._fingers.advance(dt, self._pointer, self.scene)
        self._pointer.advance(dt, self.scene)
        self.scene.advance(dt)
        shown = self._tips.shown
        self._tips.advance(dt, self.scene, self._pointer.point)
        if self._tips.shown is not None and self._tips.shown is not shown:
            self.telling.explain(self._tips.shown.said, self.settings)
        self.sound.advance(dt, self.scene.name, self.settings)
        self._stage.advance(dt)
        if self._note.told:
            self._note.advance(dt)
            self.idle = 0.0
        moving = self.scene.busy or self.scene.changed or self._stage.fading
        if moving or self.scene.thinks:
            self.idle = 0.0
        self._draw()
        if self.idle < AT_REST:
            self._rests_from = AT_REST
        elif self.complete and self.idle >= self._rests_from and self._options.replay is None:
            self._use_the_rest()
        if not self.complete and not self.scene.busy:
            self.complete, self.idle = next(self._loading, None) is None, 0.0
            if self.complete:
                self.controls.pads.find()

    def _name_keys(self) -> None:
        """Has everything called by the keys, or by the buttons of a game pad, that are in use."""
        labels = self.controls.labels
        if labels is not self.words.keys and labels != self.words.keys:
            self.words.keys = labels
            if self.scene is not None:
                self.scene.resized()

    def _tell_of_pads(self, more: int) -> None:
        """Tells that game pads were plugged in, or pulled out if there are fewer."""
        if more:
            say = self.words.say
            told = (
                say("A game pad is plugged in.") if more > 0 else say("A game pad was pulled out.")
            )
            self._note.tell(told)
            self.telling.note(told, self.settings)

    def let_go(self) -> None:
        """Frees what only movements need, as nothing moves any longer."""
        self._stage.let_go()

    def _use_the_rest(self) -> None:
        """Does what there is time for while nothing happens."""
        if not self.games.journal.make_way() and self.games.statistics.catch_up():
            # Reading what the adviser has learnt takes longer than a frame.
            self.rules.adviser(self.rules.base.name, 1)
            self._rests_from = self.idle + AT_REST

    def _load(self) -> None:
        if next(self._loading, None) is not None:
            return
        self._show_first_scene()
        self._loading = all_the_rest(self)

    def _show_first_scene(self) -> None:
        """Shows what the options ask for: a replay, a position or a deal. Otherwise shows the
        welcome page to new players and the title page to all others."""
        options = self._options
        if options.replay is not None:
            game, desk = options.replay
            self.scene = lazy_pages().file_replay(self, game, desk)
        elif options.position is not None:
            self.games.play_from(options.position)
        elif options.seed is not None:
            self.games.new_game(options.seed, options.edition)
        elif self.settings.greeted or self._has_played:
            self.ways.title()
        else:
            self.scene = Welcome(self)

    @property
    def _has_played(self) -> bool:
        """Whether the journal holds games or cannot be read. A player whose settings are lost is no
        newcomer."""
        try:
            return any(self.games.journal.count(shelf) for shelf in ("running", "finished"))
        except Trouble:
            return True

    def _draw(self) -> None:
        scene = self.scene
        if scene is None or self._resize_in > 0:
            return
        if scene.changed:
            scene.changed = False
            self._stage.bake(self.size, scene.paint, scene.take_fade())
        else:
            self._stage.prepare(scene.foreseen())
        captions = self._subtitles if self.telling.caption else []
        above = [*captions, *self._note.images(scene, captions), *self._tips.images]
        if self._stage.draw(self.glass, [*scene.sprites(), *above]):
            self._pane.flip()
            self._frame += 1
        if self._describer is not None and not scene.busy:
            self._describer.describe(self._frame, self._presses, partial(self.description, scene))
        if self.telling.listens(self.settings) and not scene.busy:
            self._tell(scene)

    def _tell(self, scene: Scene) -> None:
        """Tells what is there, if that has changed, and what has happened."""
        now = self._frame, self._presses, scene
        if now == self._read and not self._reader.asked:
            return
        self._read, description = now, self.reading(scene)
        before = self.telling.caption
        self.telling.follow(scene, description, self.settings)
        if self.telling.caption != before:
            places = Places(self.size, letters=self.letters)
            told, there = self.telling.caption, scene.things()
            self._subtitles = [subtitle(told, self.text, places, there)] if told else []
            self.idle = 0.0

    def description(self, scene: Scene) -> dict[str, Any]:
        """Returns the scene as plain JSON values, in mouse coordinates."""
        size = list(self.window.size)
        things = described(scene.things(), self.size, size[0] / self.size[0])
        told = {"tooltip": tip.said} if (tip := self._tips.shown) else {}
        told |= {"note": self._note.told} if self._note.told else {}
        return {"scene": scene.name, "size": size, **scene.described(), **told, "things": things}

    def reading(self, scene: Scene) -> dict[str, Any]:
        """Returns the scene as a screen reader is told of it: as it is described, with all that is
        beyond sight."""
        size = list(self.window.size)
        things = told_to_readers(scene.everything(), self.size, size[0] / self.size[0])
        return {"scene": scene.name, "size": size, **scene.described(), "things": things}

    # Events

    def _handle(self, event: pygame.Event) -> None:
        self.idle = 0.0
        self._presses += event.type in PRESSES
        self.sound.notice(event)
        self.attention.notice(event)
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._reader.focused(event.type == pygame.WINDOWFOCUSGAINED)
        self._tips.notice(event)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == LINE:
            self._reader.speak_on()
        elif event.type == ASKED:
            content = event.dict.get("content", "")
            self._do_as_asked(event.act, event.thing, content)
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resize_in = RESIZED
            if self._fingers.touching and self.scene is not None:
                # What lies under the finger moves away from it.
                self._pointer.cancel(self.scene)
            self._stage.stretch(self.glass)
            self._pane.flip()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._stage.uncover()
        elif event.type == pygame.DROPFILE and (scene := self.left()) is not None:
            self.cut_to(lazy_pages().games(self, Path(event.file), scene))
        elif not pressed_shortcut(self, event) and self.scene is not None:
            self._pass_on(event, self.scene)

    def _pass_on(self, event: pygame.Event, scene: Scene) -> None:
        """Passes an event of the mouse or the keyboard on to the scene."""
        pointer, fingers = self._pointer, self._fingers
        # The glass may have more pixels than mouse coordinates.
        pointer.scale = self.size[0] / self.window.size[0]
        pointer.distance = float(self.settings.drag_distance)
        if event.type == pygame.WINDOWFOCUSLOST:
            pointer.cancel(scene)
            fingers.forget()
            scene.key_up(None)
        elif event.type == pygame.WINDOWLEAVE:
            if not fingers.touching:
                pointer.cancel(scene)
        elif event.type == pygame.KEYDOWN:
            if event.key not in MODIFIERS:
                pointer.cancel(scene)
                scene.key(event)
        elif event.type == pygame.KEYUP:
            scene.key_up(event.key)
        elif event.type == pygame.TEXTINPUT:
            scene.typed(event.text)
        elif event.type in FINGERS:
            fingers.handle(event, pointer, scene)
        else:
            if event.type == pygame.MOUSEBUTTONDOWN:
                fingers.forget()
            if not fingers.touching:
                x, y = getattr(event, "pos", (0, 0))
                pointer.handle(event, (x * pointer.scale, y * pointer.scale), scene)

    def _do_as_asked(self, act: str, key: str, content: str | float) -> None:
        """Does what a screen reader asks for: a press, the focus, a slider up or down or set to a
        value, a field filled with a text, or to be brought in sight, which comes before all others.
        It first ends all movements. What has then gone, or lies elsewhere, is left alone: nobody
        has been told yet what a press on it would do."""
        scene = self.scene
        if scene is None:
            return
        self._presses += 1
        if key == HEADPHONES:
            self.telling.hear(scene)
            return
        self._pointer.cancel(scene)
        moving, before = scene.busy, _found(scene, key)
        scene.settle()
        thing = _found(scene, key) if moving else before
        if thing is None or before is None or not _same(before, thing):
            return
        if thing.beyond or act == "show":
            scene.bring_in_sight(key)
            thing = _found(scene, key) or thing
        if act == "click":
            scene.thing_at(thing.rect.centre)
            scene.click(thing)
            if self.scene is scene:
                scene.keep_focus(key)
        elif act == "set":
            scene.become(key, content)
        elif act != "show":
            scene.stand(key)
        if act in ("up", "down"):
            arrow = pygame.K_RIGHT if act == "up" else pygame.K_LEFT
            scene.key(pygame.Event(pygame.KEYDOWN, key=arrow, mod=0, unicode="", scancode=0))

    def _resizing(self, dt: float) -> None:
        self._resize_in -= dt
        if self._resize_in <= 0 and self.scene is not None:
            shapes.suit(self.size)
            self.cards.suit(self.size)
            self.scene.resized()


def _found(scene: Scene, key: str) -> Thing | None:
    """Returns the uppermost thing of this id, or None if there is none."""
    return next((thing for thing in reversed(scene.everything()) if thing.id == key), None)


def _same(one: Thing, other: Thing) -> bool:
    """Returns whether a thing is still what it was, and where it was."""
    return (one.role, one.name, one.lies_in) == (other.role, other.name, other.lies_in)
