"""A panel over the table, built of the kit: a sheet with a title, a button that closes it, and a
body that scrolls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.card import Card
from game.screen.lettering.text import Text
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Ends, Row, Rule
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Placed
from game.screen.ui.page import NOTCH
from game.screen.ui.sheet_layout import LEAST, Laid
from game.screen.ui.theme import PAINTED, Theme
from game.screen.ui.words import Words as Written
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect
from game.words import Words

CLOSE, PUT_AWAY = "button.close", "button.put_away"
"""Ids of the button that closes a panel over the table, and of the one that closes a panel beside
it."""
ZONE = "panel"
"""Zone of all things on a panel."""
NARROWEST, NUMBERS = 420, 306
"""Least width in pixels of a panel of sentences, and of a table of numbers."""
LEAST_ALONE, LEAST_FOR_TWO, LEAST_PART = 958, 1040, 0.68
"""Least width of a table with a panel beside it: in pixels for one player and for two, as Doors
would overlap in a narrower one, and by the width of the window."""
RULE = 6
"""Distance between the title and the rule under it, by the design."""


def docked(places: Places) -> Rect:
    """Returns the rectangle at the edge of the window that has the buttons in its corner, below
    them: at the right, or at the left for the left hand."""
    _, top = places.at(0, 75)
    _, bottom = places.at(0, 1060)
    top = max(top, places.target + 6)
    right = places.size[0] - max(8, places.px(20))
    width = min(max(NARROWEST, places.px(620)) * places.letters, 2 * right - places.size[0])
    left = places.size[0] - right if places.left_handed else right - width
    return Rect(round(left), round(top), round(width), round(bottom - top))


def beside(places: Places) -> Rect:
    """Returns the rectangle of a panel beside the table: at the very edge, and no wider than
    numbers need, as the table has the room to its left."""
    right, width = places.size[0] - 8, round(max(NUMBERS, places.px(440)) * places.letters)
    return replace(docked(places), x=right - width, w=width)


def room_beside(places: Places) -> int:
    """Returns the width in pixels that a panel beside the table takes from it."""
    return round(places.size[0] - beside(places).x + 4)


def stands_beside(places: Places, seats: int) -> bool:
    """Returns whether there is room for a panel beside a table of so many seats."""
    width, least = places.size[0], LEAST_ALONE if seats == 1 else LEAST_FOR_TWO
    return width - room_beside(places) >= max(least, LEAST_PART * width)


def centred(places: Places) -> Rect:
    """Returns the rectangle over the middle of the table."""
    left, top = places.at(places.eased(260, 40), places.eased(78, 40))
    right, bottom = places.at(places.eased(1660, 1880), places.eased(1024, 1050))
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def edge_of(kit: Kit) -> float:
    """Returns the distance from the edge of a panel to what it holds, in pixels."""
    return max(14.0, kit.px(30))


@dataclass(frozen=True)
class Close(Button):
    """The button that closes a panel. It has no act of its own: the table closes the panel."""

    @property
    def pressable(self) -> bool:
        return True


class SheetPanel(ABC):
    """A panel over the table, to read or to choose from. A subclass gives the `title`, the `body`
    and the `buttons` beside the title. The panel is built anew after `renew`."""

    name = ""
    """Name of the panel in the program, the same in every language."""
    closes = CLOSE
    from_end: ClassVar[bool] = False
    """Whether the end of the body is in sight at first, and while the body grows."""
    whole: ClassVar[bool] = False
    """True if the panel fills its area, however little it holds."""
    in_middle: ClassVar[bool] = False
    """Whether a panel lower than its area lies in the middle of it, and not at the top."""

    def __init__(self, text: Text, words: Words, theme: Theme = PAINTED) -> None:
        self._text = text
        self._words = words
        self.theme = theme
        self._scrolled = 0.0
        """Distance in pixels from the edge at which the body opens, its top or its end."""
        self._known: tuple[object, Laid] | None = None
        self._stale = False

    # What a panel says of itself

    @abstractmethod
    def title(self) -> str:
        """Returns the title of the panel."""

    @abstractmethod
    def body(self) -> Element:
        """Returns the element that scrolls under the title."""

    def buttons(self) -> Sequence[Element]:
        """Returns the buttons that stand before the one that closes the panel."""
        return ()

    def area(self, places: Places) -> Rect:
        """Returns the rectangle that the panel may take."""
        return docked(places)

    def marked(self, hover: str) -> frozenset[Card]:
        """Returns the cards to mark on the table while the pointer is over this thing."""
        return frozenset()

    # What all of them do

    def renew(self) -> None:
        """Marks the panel to be built anew, as something that it shows has changed."""
        self._stale = True

    def press(self, key: str) -> None:
        """Does what the thing of this id does."""
        if self._known is None:
            return
        laid = self._known[1]
        for part in (*laid.fixed, *laid.body.parts):
            if part.leaf.id == key and part.leaf.enabled and part.leaf.act is not None:
                part.leaf.act()
                self.renew()
                break

    def scroll(self, steps: int) -> None:
        """Scrolls up, or down if the steps are negative."""
        if self._known is not None:
            laid = self._known[1]
            by = steps * (1 if self.from_end else -1) * self.kit(laid.places).px(NOTCH)
            self._scrolled = min(laid.most, max(0.0, self._scrolled + by))

    def pulls(self, by: Point) -> bool:
        """Begins to scroll with a finger that has moved by so many pixels. Returns whether there is
        more than is in sight."""
        return self._known is not None and self._known[1].most > 0

    def pull(self, by: Point) -> None:
        """Scrolls with the finger by so many pixels."""
        if self._known is not None:
            down = by[1] if self.from_end else -by[1]
            self._scrolled = min(self._known[1].most, max(0.0, self._scrolled + down))

    def bring_in_sight(self, laid: Laid, key: str) -> None:
        """Scrolls so that the thing of this id is in sight."""
        for part in laid.body.parts:
            if part.leaf.id == key:
                top = min(max(self._top(laid), part.rect.bottom - laid.view.h), part.rect.y)
                self._scrolled = laid.most - top if self.from_end else top

    def things(self, places: Places) -> list[Thing]:
        """Returns what can be pointed at or read, the lowest first; the panel itself is the
        lowest."""
        found = [part.leaf.thing(seen) for part, seen in self._parts(places) if seen]
        return [self._whole(places), *(replace(thing, zone=ZONE) for thing in found if thing)]

    def everything(self, places: Places) -> list[Thing]:
        """Returns the things, also those beyond what is in sight; the panel itself is the first."""
        found = [
            (part.leaf.thing(seen or part.rect), seen is None) for part, seen in self._parts(places)
        ]
        told = (replace(thing, zone=ZONE, beyond=beyond) for thing, beyond in found if thing)
        return [self._whole(places), *told]

    def _whole(self, places: Places) -> Thing:
        """Returns the panel itself."""
        return Thing("zone.panel", "zone", self.title(), self.laid(places).panel, ZONE)

    def _parts(self, places: Places) -> Iterator[tuple[Placed, Rect | None]]:
        """Yields every leaf, with the part of it that is in sight."""
        laid = self.laid(places)
        yield from ((part, part.rect) for part in laid.fixed)
        for part in laid.scrolled(self._top(laid)):
            yield part, laid.in_sight(part.rect)

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Draws the panel; `hover` is the id of the thing under the pointer, or empty."""
        laid = self.laid(places)
        kit = self.kit(laid.places)
        self.draw_ground(kit, surface, laid)
        for part in laid.fixed:
            part.leaf.draw(kit, surface, part.rect, bool(part.leaf.id) and part.leaf.id == hover)
        view = laid.view
        edge = kit.gap
        surface.set_clip(
            (round(view.x - edge), round(view.y - 2), round(view.w + 2 * edge), round(view.h + 4))
        )
        for part in laid.scrolled(self._top(laid)):
            if part.rect.bottom > view.y and part.rect.y < view.bottom:
                part.leaf.draw(
                    kit, surface, part.rect, bool(part.leaf.id) and part.leaf.id == hover
                )
        surface.set_clip(None)
        if laid.most:
            groove, thumb = laid.bar(self._top(laid))
            kit.theme.sink(surface, groove, groove.w / 2, places)
            kit.theme.slab(surface, thumb, thumb.w / 2, "thumb", places, lit=False)

    def draw_ground(self, kit: Kit, surface: Canvas, laid: Laid) -> None:
        """Draws what lies under everything on the panel: its sheet."""
        kit.theme.draw_sheet(surface, laid.panel, kit.places)

    def laid(self, places: Places) -> Laid:
        """Returns the panel laid out in a window."""
        now = places, self._words.language, self._words.keys
        if self._stale or self._known is None or self._known[0] != now:
            self._stale = False
            self._known = now, self._lay(self.kit(places))
            self._scrolled = min(self._scrolled, self._known[1].most)
        return self._known[1]

    def kit(self, places: Places) -> Kit:
        """Returns what the elements are measured with in a window."""
        return Kit(self._text, places, self.theme)

    def _top(self, laid: Laid) -> float:
        """Returns how many pixels of the body lie above what is in sight."""
        return laid.most - self._scrolled if self.from_end else self._scrolled

    def _lay(self, kit: Kit) -> Laid:
        area, edge = self.area(kit.places), edge_of(kit)
        inner = area.w - 2 * edge
        head = Column([self.head(), Rule()], gap=RULE).lay(kit, inner)
        room = area.h - 1.4 * edge - head.h - 0.5 * edge
        kit = replace(kit, sight=room)
        body = self.body()
        box = body.lay(kit, inner)
        if box.h > room + 1:
            box = body.lay(kit, inner - LEAST / 3)
        panel = self._panel(area, 1.9 * edge + head.h + min(room, box.h))
        x, y = panel.x + edge, panel.y + 0.7 * edge
        top = y + head.h + 0.5 * edge
        wide = inner - LEAST / 3 if box.h > room + 1 else inner
        view = Rect(x, top, wide, panel.bottom - 0.7 * edge - top)
        return Laid(box, view, kit.places, panel, tuple(head.at(x, y)))

    def head(self) -> Ends:
        """Returns the title and the buttons."""
        title = Written("text.title", words=self.title(), role="title", px=30, ink="title")
        return Ends(title, Row([*self.buttons(), self.close()], gap=12))

    def close(self) -> Close:
        """Returns the button that closes the panel."""
        words = self._words
        return Close(self.closes, label=words.say("Close"), key=words.key("back"))

    def _panel(self, area: Rect, high: float) -> Rect:
        """Returns the rectangle of a panel that needs so many pixels of height, within its area."""
        high = area.h if self.whole else min(area.h, round(high))
        above = (area.h - high) // 2 if self.in_middle else 0
        return replace(area, y=area.y + above, h=high)
