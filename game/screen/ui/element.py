"""Elements of a page. An element is told how wide it may be, and returns its size and where its
leaves lie."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from game.screen.lettering.text import Text
from game.screen.sheet import Canvas
from game.screen.ui.theme import Theme
from game.table.hands.things import Kind, Thing
from game.table.layout.places import Places, Rect

Act = Callable[[], None]
"""An act that a press carries out."""


@dataclass(frozen=True)
class Kit:
    """The means by which elements measure and draw: the letters, the lengths of the window, and the
    theme. `sight` is the height that a page shows at once, in pixels."""

    text: Text
    places: Places
    theme: Theme
    sight: float = 0.0

    def px(self, length: float) -> float:
        """Returns a length of the design in pixels."""
        return self.places.px(length)

    @property
    def gap(self) -> float:
        """Distance in pixels of two things that belong together."""
        return max(6.0, self.places.px(12))


@dataclass(frozen=True)
class Element(ABC):
    """A part of a page. Its fields say what it shows; it has no state of its own."""

    @abstractmethod
    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        """Returns the element laid out: at most `width` pixels wide if it can be, and at least
        `least` pixels high if it can fill that height."""

    def least_width(self, kit: Kit) -> float:
        """Returns the width in pixels below which a label or word would be broken."""
        return 0.0


@dataclass(frozen=True)
class Leaf(Element):
    """An element without parts. With an `id` it is in the description, and with an `act` the focus
    can stand on it. `said` is its name in the description, `hint` its tooltip."""

    id: str = ""
    said: str = ""
    hint: str = ""
    act: Act | None = None
    enabled: bool = True
    state: tuple[str, ...] = ()
    """States in the description, besides enabled or disabled."""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        """Returns the width and height in pixels, for a room of this width; nothing for a leaf that
        its parent places."""
        return 0.0, 0.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        """Draws the leaf; `hover` while the pointer is over it."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        w, h = self.size(kit, width)
        return Box(w, h, (Placed(self, Rect(0, 0, w, h)),))

    @property
    def name(self) -> str:
        """The name in the description."""
        return self.said

    @property
    def kind(self) -> Kind:
        """Kind of the leaf for a screen reader, where "button" or "text" says too little."""
        return ""

    @property
    def content(self) -> str | int:
        """The value of a slider, the letters of a field, or 1 for a tab that is shown."""
        return ""

    @property
    def pressable(self) -> bool:
        """Whether the leaf can be pressed, or is there only to be read."""
        return self.act is not None

    @property
    def focusable(self) -> bool:
        """True if the focus can stand on the leaf."""
        return self.pressable and self.enabled

    def radius(self, kit: Kit, rect: Rect) -> float:
        """Returns the radius of the corners in pixels, for the ring of the focus."""
        return kit.px(12)

    def thing(self, rect: Rect) -> Thing | None:
        """Returns what the description and the pointer know of the leaf, or None if it has no
        id."""
        if not self.id:
            return None
        thing = Thing(self.id, "text", self.name, rect, state=self.state, hint=self.hint)
        if not self.pressable:
            return replace(thing, kind=self.kind)
        able = "enabled" if self.enabled else "disabled"
        state, kind, value = (able, *self.state), self.kind, self.content
        return replace(thing, role="button", state=state, kind=kind, value=value)

    # What only sliders and fields take up

    def turn(self, by: int) -> bool:
        """Takes up an arrow key to the side, and returns whether the leaf uses it."""
        return False

    def draw_to(self, kit: Kit, rect: Rect, x: float) -> bool:
        """Follows the pointer while the button is down, and returns whether the leaf does so."""
        return False

    def keep(self) -> None:
        """Takes note that the button was released after `draw_to`."""

    def become(self, content: str | float) -> None:
        """Takes another value or text, as a screen reader sets it."""


@dataclass(frozen=True)
class Placed:
    """A leaf and its rectangle in pixels."""

    leaf: Leaf
    rect: Rect

    def moved(self, x: float, y: float) -> Placed:
        """Returns the same leaf, moved by so many pixels to the right and down."""
        rect = self.rect
        return Placed(self.leaf, Rect(rect.x + x, rect.y + y, rect.w, rect.h))


@dataclass(frozen=True)
class Box:
    """The size of an element in pixels, and its leaves in the order in which they are drawn and
    read. Their rectangles count from the upper left corner of the element."""

    w: float
    h: float
    parts: tuple[Placed, ...] = ()

    def at(self, x: float, y: float) -> Iterable[Placed]:
        """Returns the leaves, with the corner of the element at this point."""
        return (part.moved(x, y) for part in self.parts)
