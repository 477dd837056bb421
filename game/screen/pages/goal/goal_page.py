"""What two play for, in a few lines, before the first draft of a pair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.records.deals.deal import BASE_NAME
from game.rules.card import DOOR, Colour
from game.rules.ruleset import Ruleset
from game.screen.controls.buttons import label_px
from game.screen.controls.focus_ring import draw_focus, with_focus
from game.screen.controls.toggles import Toggle, draw_toggle, margin, ring_px
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.look import emblems, palette
from game.screen.look.emblems import TALK_ICONS
from game.screen.materials import foil
from game.screen.materials.paper import draw_sheet
from game.screen.pages.headings import title_px
from game.screen.pages.menu import BACK, Entry, MenuScene
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Party, Talk
from game.words import Words, msgid

DRAW, NEVER = "button.draw", "button.never"
TITLE = "text.title"
OTHER = "trio"
"""The sign of what is other in a game than in the base game."""
WIDE, LARGE_WIDE = 1480, 1780
"""Of the panel, by the design, also in large letters."""
LETTERS, SIGN = 29, 1.6
"""Height of the letters, by the design, and of a sign by that of its letters."""


AGREED: Mapping[Talk, str] = {
    "silence": msgid("{first} and {second} have agreed on silence: nothing is said about cards."),
    "hints": msgid(
        "{first} and {second} have agreed on hints: wishes may be told, but no card is named."
    ),
    "open": msgid("{first} and {second} may say everything, also which cards they hold."),
}
"""How much the two tell each other."""


def what_wins(words: Words, party: Party, rules: Ruleset) -> str:
    """A Door of every place for each; where there are more Doors, all of them."""
    first, second = party.names
    places = {door.colours for door in rules.all_cards if door.kind == DOOR}
    if rules.doors > len(party.players) * len(places):
        return words.say(
            "{first} and {second} win together: all {number} Doors must be open, and each needs "
            "one of every place. If the deck runs out first, they lose together.",
            first=first,
            second=second,
            number=words.number(rules.doors),
        )
    return words.say(
        "{first} and {second} win together: each needs a Door of every place. If the deck runs "
        "out first, they lose together.",
        first=first,
        second=second,
    )


def lines_to_know(words: Words, party: Party, rules: Ruleset) -> list[tuple[str, str]]:
    """What two have to know before they choose their hands: each sentence with its sign. What is
    other in their game comes after what they need to win in any."""
    goal, *rest = five_lines(words, party, rules)
    other = words.game(rules.edition)[1]
    return [goal, (OTHER, other), *rest] if other else [goal, *rest]


def five_lines(words: Words, party: Party, rules: Ruleset) -> list[tuple[str, str]]:
    """The five of any game: each sentence with its sign."""
    say, (first, second) = words.say, party.names
    told = {"first": first, "second": second}
    return [
        (symbols.of_kind(DOOR), what_wins(words, party, rules)),
        (
            symbols.of_place(Colour.GARDEN),
            say(
                "Each player has a row. Three cards of one place side by side in it open a "
                "Door of that place."
            ),
        ),
        (
            "hand",
            say(
                "Each player holds three cards. Two more lie between {first} and {second} "
                "and are shared: whoever plays may use them.",
                **told,
            ),
        ),
        (
            "redo",
            say(
                "After a discard a card of the hand may be swapped for a shared one. That is "
                "how a card reaches the other player."
            ),
        ),
        (TALK_ICONS[party.talk], say(AGREED[party.talk], **told)),
    ]


@dataclass(frozen=True)
class Line:
    """A sentence as it is broken beside its sign: `rect` is the room of both."""

    sign: str
    told: str
    broken: Lines
    rect: Rect


@dataclass(frozen=True)
class Page:
    """Everything in its place, in letters of this size."""

    places: Places
    panel: Rect
    title: Rect
    lines: Sequence[Line]
    toggle: Toggle
    foot: float
    """The middle of the buttons."""


class GoalPage(MenuScene):
    """The players' goal, with what begins their game, if there is one to `start`; Back leads to the
    page before. Whether it comes up unasked is a setting."""

    name = "goal"

    def __init__(
        self,
        program: Program,
        party: Party,
        before: Scene,
        start: Callable[[], None] | None,
        edition: str = BASE_NAME,
    ) -> None:
        super().__init__(program, [], middle=(960, 0))
        self._party = party
        self._rules = program.rules[edition]
        self._before = before
        self._start = start
        self.resized()

    def resized(self) -> None:
        super().resized()
        say = self.program.words.say
        back: Entry = (Button(BACK, say("Back"), hint=say("Esc")), self._go_back)
        draw: Entry = (Button(DRAW, say("Draw the cards"), primary=True), self._draw)
        self._entries = [draw, back] if self._start else [back]

    # The page

    def _page(self) -> Page:
        """In the largest letters for which the window has room."""
        for smaller in self.places.smaller():
            page = self._laid_out(smaller)
            if page.panel.h <= self.places.size[1] - 8:
                break
        return page

    def _laid_out(self, places: Places) -> Page:
        width = min(places.size[0] - 16, places.px(places.eased(WIDE, LARGE_WIDE)))
        edge, gap = places.px(48), max(5.0, places.px(14))
        x, y = (places.size[0] - width) / 2 + edge, 0.0
        room, px = width - 2 * edge, places.text(LETTERS)
        title = Rect(x, 0.0, room, title_px(places) * 1.5)
        y, lines = title.h + gap, []
        for sign, told in lines_to_know(self.program.words, self._party, self._rules):
            beside = px * SIGN + places.px(24)
            broken = wrapped(self.program.text, told, "body", px, int(room - beside))
            tall = max(px * SIGN, px * LEADING * len(broken))
            lines.append(Line(sign, told, broken, Rect(x, y, room, tall)))
            y += tall + gap
        label = self.program.words.say("Do not show this again")
        px = label_px(places)
        wide = self.program.text.width(label, "label", px) + ring_px(places) * 2
        target = self.places.target
        wide = min(room, wide + 2 * margin(places))
        rect = Rect(places.size[0] / 2 - wide / 2, y, wide, places.target)
        unasked = self.program.settings.goal_told is not None
        toggle = Toggle(NEVER, label, not unasked, rect)
        foot = rect.bottom + gap + target / 2
        height = foot + target / 2 + 2 * edge * 0.7
        down = (places.size[1] - height) / 2 + edge * 0.7
        panel = Rect(x - edge, (places.size[1] - height) / 2, width, height)
        return Page(
            places,
            panel,
            replace(title, y=down),
            [replace(line, rect=replace(line.rect, y=line.rect.y + down)) for line in lines],
            replace(toggle, rect=replace(rect, y=rect.y + down)),
            foot + down,
        )

    @property
    def foot(self) -> Rect:
        whole = super().foot
        return replace(whole, y=self._page().foot - whole.h / 2)

    def texts(self) -> list[Thing]:
        page = self._page()
        lines = [
            Thing(f"text.told.{number}", "text", line.told, line.rect)
            for number, line in enumerate(page.lines)
        ]
        return [Thing(TITLE, "text", self._title, page.title), *lines]

    @property
    def _title(self) -> str:
        return self.program.words.say("Playing as two")

    def things(self) -> list[Thing]:
        toggle = self._page().toggle.thing
        return [*super().things(), *with_focus([toggle], toggle if self._focus == NEVER else None)]

    def reach(self) -> list[Thing]:
        """The buttons first: without a focus Enter presses the first of them."""
        return [*super().reach(), self._page().toggle.thing]

    def paint(self, surface: Canvas) -> None:
        page, text = self._page(), self.program.text
        places = page.places
        surface.blit(self.program.vignette("garden"), (0, 0))
        draw_sheet(surface, page.panel, self.places)
        self._draw_title(surface, page)
        px = places.text(LETTERS)
        for line in page.lines:
            sign = foil.icon(line.sign, round(px * SIGN))
            surface.blit(sign, (round(line.rect.x), round(line.rect.centre[1] - px * SIGN / 2)))
            tall = px * LEADING * len(line.broken)
            x = line.rect.x + px * SIGN + places.px(24)
            room = Rect(x, line.rect.centre[1] - tall / 2, line.rect.right - x, tall)
            write_lines(surface, text, line.broken, px, palette.IVORY, room)
        draw_toggle(surface, page.toggle, text, places, self._hover == NEVER)
        if self._focus == NEVER:
            draw_focus(surface, places, page.toggle.rect, page.toggle.rect.h / 2)
        self.draw_buttons(surface)

    def _draw_title(self, surface: Canvas, page: Page) -> None:
        """Between the emblems of the two."""
        px, room = title_px(page.places), page.title
        line = self.program.text.fitted(
            self._title, "title", px, palette.GOLD_TEXT, room.w - 5 * px
        )
        surface.blit(line, line.get_rect(center=self._whole(room)))
        away = line.get_width() / 2 + px * 1.2
        for player, side in zip(self._party.players, (-1, 1), strict=True):
            x, y = self._whole(room)
            emblem: pygame.Surface = emblems.draw(player.emblem, px)
            surface.blit(emblem, emblem.get_rect(center=(round(x + side * away), y)))

    @staticmethod
    def _whole(rect: Rect) -> tuple[int, int]:
        return round(rect.centre[0]), round(rect.centre[1])

    # What a press brings about

    def _press(self, key: str) -> None:
        super()._press(key)
        if key == NEVER:
            self._remember(None if self.program.settings.goal_told is not None else ())

    def _remember(self, told: tuple[str, ...] | None) -> None:
        self.program.change(replace(self.program.settings, goal_told=told))
        self.changed = True

    def _go_back(self) -> None:
        self.program.back_to(self._before)

    def _draw(self) -> None:
        if self.program.settings.goal_told is not None:
            self._remember(self._party.names)
        if self._start is not None:
            self._start()
