"""The page of the first start: how the player likes to read and to see, and whether the game is
new."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.screen.materials.flourish import draw_title, title_at
from game.screen.pages.settings import OWN_NAMES, SIZES, SWITCHES, Choice, choices, choose
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Divide, Grid
from game.screen.ui.buttons import Button, Switch
from game.screen.ui.element import Element, Kit
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Laid, Sheet
from game.screen.ui.switch_lists import SettingList
from game.screen.ui.words import caption, sentence
from game.screen.window.display import desktops
from game.table.layout.places import Places, Size
from game.words import msgid

SKIP = "button.skip"
MOTIONS = (
    Choice("full", False, msgid("Full motion"), msgid("Cards fly, turn over and land.")),
    Choice(
        "reduced",
        True,
        msgid("Reduced motion"),
        msgid("Nothing travels: one picture fades to the next."),
    ),
)
LARGE = 1920
"""Width in pixels of a screen from which one may sit far away: on a sofa before a television."""
SEATS: Mapping[int, str] = {
    100: msgid("At a desk."),
    125: msgid("From an armchair."),
    150: msgid("From a sofa."),
    200: msgid("As large as can be."),
}
"""Places where one sits before a large screen, by size of text."""


class Welcome(Page):
    """Tells what the game is, offers choices that count at once, and leads on: one who is new, two
    who are new, or somebody who knows the game, as Esc does. After any of these ways the page never
    comes again. If one of the `screens` is large, it tells which text suits which seat, and offers
    the full screen. They are by default those of the computer."""

    name = "welcome"

    def __init__(self, program: Program, screens: Sequence[Size] | None = None) -> None:
        super().__init__(program)
        seen = desktops() if screens is None else screens
        self._far = any(width >= LARGE for width, _ in seen)

    def build(self) -> Sheet:
        say, settings = self.program.words.say, self.program.settings
        game = say(
            "A card game for one or two: open the Doors of a dream before the deck runs out."
        )
        head = " ".join(
            (game, say("Choose what suits you; {key_of[settings]} changes it at any time."))
        )
        asked = say("Is this your first time? A ten-minute lesson shows you how to play.")
        parts = [
            sentence("text.head", head, "middle", "strong", 26),
            self._group("language", say("Language"), OWN_NAMES, self.program.words.language),
            self._sizes(),
            self._group("reduced_motion", say("Motion"), MOTIONS, settings.reduced_motion),
            Divide(),
            sentence("text.asked", asked, "middle", "strong", 26),
        ]
        return Sheet(
            title="",
            body=Column(parts, gap=16, align="middle"),
            feet=[
                Button(
                    "button.new", label=say("I am new"), primary=True, act=self._by(self._learn)
                ),
                Button(
                    "button.both_new",
                    label=say("We are both new"),
                    act=self._by(partial(self._learn, 2)),
                ),
                Button(
                    SKIP,
                    label=say("I know the game"),
                    key=self.program.words.key("back"),
                    act=self._by(self.program.ways.title),
                ),
            ],
            escape=SKIP,
            small=True,
            width=1280,
        )

    def _sizes(self) -> Element:
        """Returns the choices for the size of the text, before a large screen with the full
        screen."""
        say, settings = self.program.words.say, self.program.settings
        if not self._far:
            return self._group("text_size", say("Text size"), SIZES, settings.text_size)
        rows, screen = (
            [replace(row, detail=SEATS[row.value]) for row in SIZES],
            SWITCHES["full_screen"],
        )
        whole = Switch(
            "button.full_screen",
            label=say(screen.label),
            picked=settings.full_screen,
            act=partial(choose, self.program, {"full_screen": not settings.full_screen}),
        )
        sizes = self._group("text_size", say("Text size"), rows, settings.text_size)
        return Column([sizes, Grid([whole], most=1)], gap=8)

    def _group(self, key: str, named: str, rows: Sequence[Choice], now: Any) -> Element:
        """Returns a caption over the choices for a setting."""
        slip = SettingList([choices(self.program, key, rows, now)])
        return Column([caption(f"text.{key}", named), slip], gap=6)

    def _by(self, way: Callable[[], None]) -> Callable[[], None]:
        """Returns the act that takes this way, after which the page never comes again."""

        def leave() -> None:
            choose(self.program, {"greeted": True})
            way()

        return leave

    def _learn(self, seats: int = 1) -> None:
        """Begins the first lesson for so many, or a game if there is no such lesson."""
        program = self.program
        lesson = next((one for one in program.lessons.offered if one.seats == seats), None)
        if lesson is not None:
            program.lessons.begin(lesson)
        else:
            program.games.new_game()

    # The name of the game over the sheet

    def lay(self, kit: Kit) -> Laid:
        """Lays the sheet out below the name of the game, if there is room for both."""
        laid, window, name = super().lay(kit), kit.places.size[1], below_name(kit.places)
        if laid.panel.h > window - name - kit.px(12):
            return laid
        down = (window + name) / 2 - laid.panel.centre[1]
        return replace(
            laid,
            panel=replace(laid.panel, y=laid.panel.y + down),
            view=replace(laid.view, y=laid.view.y + down),
            fixed=tuple(part.moved(0, down) for part in laid.fixed),
        )

    def paint_ground(self, surface: Canvas) -> None:
        program, plain = self.program, self.theme.plain
        picture = program.backdrop if plain else program.grounds.only("title", program.size)
        surface.blit(picture, (0, 0))
        if self.laid.panel.y >= below_name(self.places):
            draw_title(surface, program.text, self.places)
        self.theme.draw_sheet(surface, self.laid.panel, self.places)


def below_name(places: Places) -> float:
    """Returns the y in pixels below the name of the game."""
    return title_at(places)[1] + places.display(104) * 0.62
