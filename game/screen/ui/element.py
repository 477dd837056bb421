"""What an element is: it is told how wide it may be, and answers how large it is and what of it
lies where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.screen.lettering.text import Text
from game.screen.sheet import Canvas
from game.screen.ui.theme import Theme
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

Act = Callable[[], None]
"""What a press does."""


@dataclass(frozen=True)
class Kit:
    """What elements measure and draw with: the letters, the lengths of the window, and the theme.
    `sight` is how much height a page shows at once, in pixels."""

    text: Text
    places: Places
    theme: Theme
    sight: float = 0.0

    def px(self, length: float) -> float:
        """Returns a length of the design in pixels."""
        return self.places.px(length)

    @property
    def gap(self) -> float:
        """Pixels between two things that belong together."""
        return max(6.0, self.places.px(12))


@dataclass(frozen=True)
class Element:
    """A part of a page. Its fields say what it shows; it has no state of its own."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        """Returns its box, at most `width` pixels wide where that can be, and at least `least`
        pixels high if it can fill more height than it needs."""
        raise NotImplementedError

    def least_width(self, kit: Kit) -> float:
        """Returns the width in pixels under which a label or word of it would be broken."""
        return 0.0


@dataclass(frozen=True)
class Leaf(Element):
    """An element without parts. With an `id` it is in the description, and with an `act` the
    focus can stand on it; `said` is its name there, `hint` what its tooltip tells."""

    id: str = ""
    said: str = ""
    hint: str = ""
    act: Act | None = None
    enabled: bool = True
    state: tuple[str, ...] = ()
    """What the description says of it besides that it is enabled."""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        """Returns its width and height in pixels, where it may be so wide."""
        raise NotImplementedError

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        """Draws it, differently while the pointer is over it."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        w, h = self.size(kit, width)
        return Box(w, h, (Placed(self, Rect(0, 0, w, h)),))

    @property
    def name(self) -> str:
        """What the description calls it."""
        return self.said

    @property
    def pressable(self) -> bool:
        """Whether it is for the hand rather than for the eye."""
        return self.act is not None

    @property
    def focusable(self) -> bool:
        """Whether the focus can stand on it."""
        return self.pressable and self.enabled

    def radius(self, kit: Kit, rect: Rect) -> float:
        """Returns the radius of its corners in pixels, for the ring of the focus."""
        return kit.px(12)

    def thing(self, rect: Rect) -> Thing | None:
        """Returns what the description and the pointer know of it; None without an id."""
        if not self.id:
            return None
        if not self.pressable:
            return Thing(self.id, "text", self.name, rect, state=self.state, hint=self.hint)
        able = "enabled" if self.enabled else "disabled"
        return Thing(self.id, "button", self.name, rect, state=(able, *self.state), hint=self.hint)

    # What only sliders and fields are told

    def turn(self, by: int) -> bool:
        """Takes an arrow key to the side; whether it was for this leaf."""
        return False

    def draw_to(self, kit: Kit, rect: Rect, x: float) -> bool:
        """Follows the pointer while the button is down; whether this leaf does."""
        return False

    def keep(self) -> None:
        """Takes note that the button was released after `draw_to`."""


@dataclass(frozen=True)
class Placed:
    """A leaf where it lies, in pixels."""

    leaf: Leaf
    rect: Rect

    def moved(self, x: float, y: float) -> Placed:
        """Returns the same leaf so much further right and down."""
        rect = self.rect
        return Placed(self.leaf, Rect(rect.x + x, rect.y + y, rect.w, rect.h))


@dataclass(frozen=True)
class Box:
    """What an element takes up, in pixels, and its leaves counted from the upper left corner, in
    the order in which they are drawn and read."""

    w: float
    h: float
    parts: tuple[Placed, ...] = ()

    def at(self, x: float, y: float) -> Iterable[Placed]:
        """Returns its leaves with its corner at this point."""
        return (part.moved(x, y) for part in self.parts)
