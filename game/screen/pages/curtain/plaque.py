"""What is written on the closed curtain: whose turn comes next, what everybody may know of the
last one, and the buttons that raise the curtain."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from game.screen.controls.buttons import NAME, SHOW_CARDS, Button, button_width
from game.screen.controls.focus_ring import with_focus
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Player
from game.words import Words

WIDTH, TOP, BOTTOM, MARGIN = (1320, 1720), 140, 962, 40
"""Of the plaque: its width, also in large letters, the room for its height, and its margin, by the
design."""
MEDALLION = 46
NAME_SIZE, NAME_PX = (760, 88), 38
HEADING, ASIDE, NAMED, HOW = range(4)
"""What stands above the news, from the top down."""
ENTERED = "enter"
"""What may have been done first instead of pressing the name."""


@dataclass(frozen=True)
class Plaque:
    """The plaque in a window of one size. Nothing moves when the curtain is armed: the button
    that then comes up has its room from the start."""

    places: Places
    text: Text
    words: Words
    player: Player
    heading: str
    """Why the curtain is there, and for whom it rises."""
    news: tuple[str, ...]
    armed: str = ""
    """What was done first: `NAME` was pressed, or `ENTERED`; or nothing."""
    focus: str = ""
    """The button that the keyboard is at, if any."""

    # Words

    @property
    def aside(self) -> str:
        """What everybody else does."""
        return self.words.say("Everybody else looks away from the screen now.")

    @property
    def how(self) -> str:
        """How to raise the curtain from here."""
        say, show = self.words.say, self.words.say("Show my cards")
        if self.armed == NAME:
            return say("Now press “{button}” below, or Esc to wait.", button=show)
        if self.armed:
            return say("Press Enter once more to show the cards, or Esc to wait.")
        return say(
            "Hold the name for a moment; or press it, and then the button that appears; or press "
            "Enter twice."
        )

    # Places, from the top down

    @property
    def _width(self) -> float:
        return min(self.places.px(self.places.eased(*WIDTH)), self.places.size[0] - 32)

    @property
    def _room(self) -> int:
        return int(self._width - 2 * self.places.px(MARGIN))

    @property
    def px(self) -> int:
        """The height of the text that is read."""
        return self.places.text(20)

    @property
    def gap(self) -> float:
        """Between any two parts."""
        return max(6.0, self.places.px(15))

    @cached_property
    def _heights(self) -> tuple[float, ...]:
        """Of what stands above the news: heading, aside, name, how."""
        most = max(
            len(wrapped(self.text, replace(self, armed=armed).how, "body", self.px, self._room))
            for armed in ("", NAME, ENTERED)
        )
        heading, aside = self.places.text(42) * 1.25, self.places.text(22) * LEADING
        name = max(56.0, self.places.px(NAME_SIZE[1]), self.places.text(NAME_PX) * 1.2)
        return heading, aside, name, most * self.px * LEADING

    @cached_property
    def _above(self) -> float:
        """Height of what stands above the news, with the gaps."""
        head = self.radius + self.gap
        return head + sum(self._heights) + self.gap * (len(self._heights) + 1)

    @cached_property
    def told(self) -> tuple[Lines, ...]:
        """The latest news, as many sentences as have room, each broken into lines."""
        _, top = self.places.at(0, TOP)
        _, bottom = self.places.at(0, BOTTOM)
        medallion = self.radius
        below = self.places.target + 3 * self.gap
        room = bottom - top - medallion - self._above - below
        indented = int(self._room - self.px * 1.4)
        paragraphs: list[Lines] = []
        for sentence in reversed(self.news):
            lines = wrapped(self.text, sentence, "body", self.px, indented)
            room -= len(lines) * self.px * LEADING
            if room < 0:
                break
            paragraphs.insert(0, lines)
        return tuple(paragraphs)

    @cached_property
    def rect(self) -> Rect:
        """The whole plaque."""
        lines = sum(map(len, self.told))
        news = lines * self.px * LEADING + self.gap if lines else 0.0
        height = self._above + news + self.places.target + 2 * self.gap
        (x, top), (_, bottom) = self.places.at(960, TOP), self.places.at(960, BOTTOM)
        top += self.radius
        return Rect(x - self._width / 2, (top + bottom - height) / 2, self._width, height)

    def part(self, number: int) -> Rect:
        """`HEADING`, `ASIDE`, `NAMED` or `HOW`: all across the plaque."""
        y = self.rect.y + self.radius + self.gap * (number + 1)
        y += sum(self._heights[:number])
        return Rect(self.rect.centre[0] - self._room / 2, y, self._room, self._heights[number])

    @cached_property
    def name(self) -> Rect:
        """The button with the name."""
        part = self.part(NAMED)
        wide = self.places.px(NAME_SIZE[0]) * (1 + 0.6 * self.places.spread)
        width, height = round(min(wide, part.w)), round(part.h)
        x, y = part.centre
        return Rect(round(x - width / 2), round(y - height / 2), width, height)

    @property
    def radius(self) -> float:
        """Of the medallion about the middle of the upper edge."""
        return self.places.px(MEDALLION)

    @property
    def rule(self) -> Rect:
        """The line over the news, of no height."""
        return replace(self.part(HOW), y=self.rect.y + self._above, h=0.0)

    @cached_property
    def news_places(self) -> list[Rect]:
        """Of each sentence."""
        x, y = self.part(HEADING).x + self.px * 1.4, self.rect.y + self._above + self.gap * 0.5
        rects = []
        for lines in self.told:
            rects.append(Rect(x, y, self._room - self.px * 1.4, len(lines) * self.px * LEADING))
            y = rects[-1].bottom
        return rects

    @cached_property
    def buttons(self) -> list[Button]:
        """The name, and far from it what comes up once the name was pressed."""
        name = Button(NAME, self.player.name, self.name)
        if self.armed != NAME:
            return [name]
        show = Button(SHOW_CARDS, self.words.say("Show my cards"), primary=True)
        width = min(button_width(show, self.text, self.places), self._room)
        y = self.rect.bottom - self.places.target - self.gap * 1.5
        rect = Rect(self.part(HEADING).right - width, y, width, self.places.target)
        return [name, replace(show, rect=rect)]

    def things(self) -> list[Thing]:
        """All that can be read and pressed."""
        told = zip(self.told, self.news_places, strict=True)
        return [
            Thing("text.heading", "text", self.heading, self.part(HEADING)),
            Thing("text.aside", "text", self.aside, self.part(ASIDE)),
            Thing("text.how", "text", self.how, self.part(HOW)),
            *(Thing(f"text.news.{i}", "text", " ".join(t), r) for i, (t, r) in enumerate(told)),
            *(self._marked(thing) for thing in self._pressed),
        ]

    @property
    def _pressed(self) -> list[Thing]:
        """The buttons; the one in focus says so."""
        things = [button.thing for button in self.buttons]
        return with_focus(things, next((t for t in things if t.id == self.focus), None))

    def _marked(self, thing: Thing) -> Thing:
        """The name tells that it is armed."""
        armed = thing.id == NAME and self.armed
        return replace(thing, state=(*thing.state, "selected")) if armed else thing

    def stepped(self, by: int) -> Plaque:
        """The focus goes to the next button, or to the one before."""
        keys = [button.id for button in self.buttons]
        start = keys.index(self.focus) + by if self.focus in keys else min(0, by)
        return replace(self, focus=keys[start % len(keys)])


def readable(plaque: Plaque) -> Plaque:
    """The plaque in the largest letters in which it tells as much as in the usual ones."""
    sizes = [replace(plaque, places=smaller) for smaller in plaque.places.smaller()]
    most, (_, top) = len(sizes[-1].told), plaque.places.at(0, TOP)
    for sized in sizes:
        if len(sized.told) == most and sized.rect.y - sized.radius >= top - 1:
            break
    return sized
