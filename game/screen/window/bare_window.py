"""Opens the window before most of the program is loaded, as loading takes longer."""

from __future__ import annotations

from game.screen.look.pictures import Grounds
from game.screen.reader.screen_reader import ScreenReader
from game.screen.window import memory
from game.screen.window.display import (
    HIDDEN,
    SMALLEST,
    Options,
    WindowPosition,
    drawn_size,
    open_window,
    show_empty,
)
from game.screen.window.preferences import Preferences
from game.words import Words


class BareWindow:
    """The settings and an empty window that fits them. The picture behind the first scene is read
    while the program is loaded. Raises NoDisplay."""

    def __init__(self, words: Words, options: Options) -> None:
        self.preferences = Preferences(words, windowed=options.size is not None)
        self.window = open_window(options.size, self.preferences.settings)
        self.reader = ScreenReader(self.window, "Eight Doors")
        if HIDDEN:
            self.window.show()
            show_empty(self.window)
        whole = self.window.get_surface().get_size()
        self.position = WindowPosition(self.window)
        if self.preferences.settings.full_screen:
            self.position.fill_screen(True)
            show_empty(self.window)
        memory.share()
        self.grounds = Grounds()
        seen = drawn_size(self.window.get_surface().get_size())
        self.grounds.expect(options.first_ground, seen)
        if drawn_size(whole) != whole:
            width, height = SMALLEST
            told = words.say(
                "This window is smaller than {width} x {height}: all of it is drawn smaller.",
                width=width,
                height=height,
            )
            self.preferences.notices.append(told)
