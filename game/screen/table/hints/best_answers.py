"""The best answers to a decision, the best first: in a small panel that covers nothing, or one at a
time on a line in place of the words of the prompt."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any

import pygame

from game.players.advice import Weighed
from game.rules.steps import Command
from game.rules.view import View
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write_from
from game.screen.look import icons
from game.screen.sheet import Canvas
from game.screen.table.hints.hint_state import Hint
from game.screen.ui.arrange import Column, Ends
from game.screen.ui.buttons import PictureSwitch
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.panel import SheetPanel, edge_of
from game.screen.ui.sheet_layout import Laid
from game.screen.ui.theme import Theme
from game.table.hands.things import Kind, Thing
from game.table.layout.places import Places, Point, Rect, Size
from game.table.watching import named
from game.words import Words

GAP = 6
"""Least distance in pixels from what must not be covered."""

BEST = "button.best"
"""Prefix of the ids of the answers; their number follows, from 1."""
BEFORE, AFTER = "button.answer_before", "button.answer_after"
"""The buttons on the line that lead to the previous and to the next answer."""
AIR, APART = 16, 8
"""Space beside the words of an answer, and gap between answers, by the design."""
TITLE_GAP = 12
"""Distance between the title and the button that closes the panel, by the design."""
MOST = 0.62
"""Greatest width of the panel, as a part of the window."""
LONGEST, HALF = (0.36, 0.18), 0.56
"""Greatest widths of an answer before it is broken, as parts of the window: usually, and where
there is less room; and the least part of the longest answer that stays on a line."""
CLOSEST = 0.92
"""Factor by which the lines of an answer and its reason may move closer together."""
LEVEL = 0.01
"""Chance by which answers differ that are told apart."""
STEP = 5
"""Percent to which chances are told: their reckoning is no surer."""
LABEL, REASON = 19, 17
"""Heights of the letters of an answer and of its reason, by the design."""


@dataclass(frozen=True)
class Acts:
    """The acts of the best answers: `give` answers with a command, and `turn` shows the answer with
    a number on the table."""

    give: Callable[[Command[Any]], None]
    turn: Callable[[int], None]


@dataclass(frozen=True)
class Answer(Leaf):
    """An answer with its number at the left and its chance, if it was reckoned, at the right. The
    reason stands under it where there is room."""

    number: int = 0
    told: str = ""
    chance: str = ""
    why: str = ""
    untold: bool = False
    """Whether the reason is told nowhere else, and comes before the answer."""
    lines: int = 1
    """Number of lines for which there is room on the panel."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        lines = self.lines * fitting.closest(kit.text, "label", kit.places.text(LABEL))
        high = max(kit.places.target, lines + 6)
        return Box(width, high, (Placed(self, Rect(0, 0, width, high)),))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return min(rect.h, kit.places.target) / 2

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        text, inks, told, why = kit.text, kit.theme.inks, self.told, self.why
        kit.theme.slab(surface, rect, self.radius(kit, rect), "faint", kit.places, hover)
        # Wide letters are worth more than the reason. The table shows the answer too, so a whole
        # reason tells more than half a name.
        roles = ("label", fitting.NARROW)[: 1 + (kit.places.letters > 1)]
        ways = [[(told, why), (told, "")], [(why, "")] * bool(why)]
        if self.untold:
            ways = [[(told, why), (why, "")]]
        tellings = [telling for way in ways for telling in product(roles, way)]
        px, air = kit.places.text(LABEL), air_of(kit.places)
        disc = text.render(str(self.number), "number", px, inks["title"])
        left = rect.x + 2 * air + disc.get_width()
        wide = text.width(self.chance, "number", px) + air if self.chance else 0
        room = Rect(left, rect.y + 2, rect.right - air - wide - left, rect.h - 4)
        for role, (said, why) in [*tellings, (roles[-1], (told, ""))]:
            lines, whole = self._written(kit, room, role, said, why)
            if whole:
                break
        y = rect.centre[1]
        surface.blit(disc, (round(rect.x + air), round(y - disc.get_height() / 2)))
        fitting.draw_lines(surface, lines, left, y, room.h)
        if self.chance:
            at = rect.right - wide, y
            write_from(surface, text, self.chance, "number", px, inks["strong"], at)

    @staticmethod
    def _written(
        kit: Kit, room: Rect, role: str, told: str, why: str
    ) -> tuple[list[pygame.Surface], bool]:
        """Returns the lines of an answer in letters of this role, and of its reason, and whether
        they fit."""
        text, places, inks = kit.text, kit.places, kit.theme.inks
        most = max(1, int(room.h / fitting.closest(text, role, places.text(0))))
        answer = fitting.measured(text, places, told, role, LABEL, room.w, most)
        left = room.h - answer.least(text)
        whole, lines = answer.said == told and left >= 0, answer.pictures(text, inks["strong"])
        if why:
            most = int(left / fitting.closest(text, "body", places.text(0)))
            below = fitting.measured(text, places, why, "body", REASON, room.w, max(1, most))
            lines += below.pictures(text, inks["body"])
            close = fitting.height(lines) * CLOSEST <= room.h
            whole = whole and below.said == why and close
        return lines, whole


def air_of(places: Places) -> float:
    """Returns the space beside the words of an answer, in pixels."""
    return max(10.0, places.px(AIR))


@dataclass(frozen=True)
class Turning(PictureSwitch):
    """A round button with an icon, which leads to another answer."""

    @property
    def kind(self) -> Kind:
        return ""

    def radius(self, kit: Kit, rect: Rect) -> float:
        return rect.h / 2


class BestAnswers(SheetPanel):
    """A panel with the best answers, each with its chance of victory if it was reckoned. It stands
    near the left edge, or near the right one with two players. An answer under the pointer is shown
    on the table; a press gives it."""

    name = "best"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        view: View,
        hint: Hint,
        acts: Acts,
    ) -> None:
        super().__init__(text, words, theme)
        self._right, self._acts = view.seats > 1, acts
        self._room: Rect | None = None
        """The room of the words of the prompt, where the line takes their place."""
        self._at = 0
        """The number of the answer that is shown on the table, from 0."""
        self._best = hint.best
        figures = [chance(words, one.chance) for one in hint.best]
        if as_good := [level(hint.best[0], one) for one in hint.best[1:]]:
            figures[1:] = [
                words.say("as good") if same else figure
                for same, figure in zip(as_good, figures[1:], strict=True)
            ]
        named_so = [words.command(one.command, view) for one in hint.best]
        self._told = list(zip(named_so, figures, strict=True))
        self._reasons = [reason(words, view, hint, number) for number in range(len(hint.best))]
        self._untold = [
            why != borne_out(words, view, hint, number) for number, why in enumerate(self._reasons)
        ]
        """Whether the prompt keeps each reason to itself, as both players read it."""
        self._window: tuple[Size, float] | None = None
        """The window in which a place was found."""
        self._place: Rect | None = None
        """The rectangle of the panel; None if the line is shown."""
        self._lines = 1
        """Number of lines that an answer takes on the panel."""

    def stand(self, places: Places, taken: Callable[[], Sequence[Rect]]) -> bool:
        """Finds a place in this window that covers nothing `taken`. Returns whether there is one,
        and none is needed as long as the line has reasons to tell that the prompt does not. The
        place stays for as long as the same is asked, whatever moves on the table."""
        window = places.size, places.letters
        if self._window != window:
            self._window = window
            self._place = None if any(self._untold) else self._beside(places, taken())
            self.renew()
        return self._place is not None

    def show(self, room: Rect | None, at: int) -> None:
        """Notes the number of the answer that is shown on the table, from 0, and the room for the
        line, if there is one."""
        if (room, at) != (self._room, self._at):
            self._room, self._at = room, at
            self.renew()

    def scroll(self, steps: int) -> None:
        """Turns to an answer before, or with negative steps to one after, round and round."""
        self._acts.turn((self._at - steps) % len(self._best))

    def title(self) -> str:
        return self._words.say("The best answers")

    def head(self) -> Ends:
        return replace(super().head(), gap=TITLE_GAP)

    def area(self, places: Places) -> Rect:
        return self._place or Rect(0, 0, *places.size)

    def body(self) -> Element:
        return Column([self._answer(number) for number in range(len(self._best))], gap=APART)

    def _answer(self, number: int, why: str = "") -> Answer:
        (told, reckoned), untold = self._told[number], self._untold[number]
        name = f"{told} · {reckoned}" if reckoned else told
        return Answer(
            f"{BEST}.{number + 1}",
            self._words.say("{move}. {reason}", move=name, reason=why) if untold else name,
            act=partial(self._acts.give, self._best[number].command),
            number=number + 1,
            told=told,
            chance=reckoned,
            why=why,
            untold=untold,
            lines=self._lines,
        )

    def everything(self, places: Places) -> list[Thing]:
        """Returns the panel or the line, and what can be pressed there."""
        return super().everything(places) if self._place or self._room else []

    def things(self, places: Places) -> list[Thing]:
        """Returns those of them that are in sight."""
        return super().things(places) if self._place or self._room else []

    def draw_ground(self, kit: Kit, surface: Canvas, laid: Laid) -> None:
        """Draws the sheet of the panel; the line has none."""
        if self._place:
            super().draw_ground(kit, surface, laid)

    def _lay(self, kit: Kit) -> Laid:
        if self._place:
            return super()._lay(kit)
        room = self._room or Rect(0, 0, 0, 0)
        parts = tuple(self._on_line(kit, room)) if self._room else ()
        return Laid(Box(0, 0), Rect(0, 0, 0, 0), kit.places, room, parts)

    def _on_line(self, kit: Kit, room: Rect) -> Iterator[Placed]:
        """Yields the answer that is shown on the line, and if there are others, the buttons at its
        sides that lead to them."""
        target = kit.places.target
        tall = min(room.h - 8, max(target, room.h - 2 * kit.px(APART)))
        line = Rect(room.x, room.centre[1] - tall / 2, room.w, tall)
        shown = self._answer(self._at, self._reasons[self._at])
        if len(self._best) == 1:
            yield Placed(shown, line)
            return
        side, gap, say = min(tall, target), kit.px(14), self._words.say
        inner = replace(line, x=line.x + side + gap, w=line.w - 2 * (side + gap))
        yield Placed(shown, inner)
        for key, label, icon, x, steps in (
            (BEFORE, say("The answer before"), "event-back", line.x, 1),
            (AFTER, say("The next answer"), "event-on", line.right - side, -1),
        ):
            picture = partial(icons.draw, icon, colour=self.theme.inks["strong"])
            button = Turning(key, label, act=partial(self.scroll, steps), make=picture)
            yield Placed(button, Rect(x, line.centre[1] - side / 2, side, side))

    def _beside(self, places: Places, lying: Sequence[Rect]) -> Rect | None:
        """Returns a rectangle for the panel in which it covers nothing; None if there is no
        room."""
        gap, taken = max(6.0, places.px(10)), [rect.grown(GAP) for rect in lying]
        width, height = places.size
        room = Rect(gap, gap, width - 2 * gap, height - 2 * gap)
        near = room.right if self._right else room.x, room.centre[1]
        kit = self.kit(places)
        for longest in LONGEST:
            wide, self._lines = self._wants(kit, longest)
            self._place = Rect(0, 0, wide, room.h)
            laid = super()._lay(kit)
            if wide <= width * MOST and not laid.most:
                rect = free_place((wide, round(laid.panel.h)), room, taken, near)
                if rect is not None:
                    return rect
        return None

    def _wants(self, kit: Kit, longest: float) -> tuple[int, int]:
        """Returns the width of the panel and the number of lines of an answer, with answers of at
        most `longest` of the window's width before they are broken."""
        text, px, air = kit.text, kit.places.text(LABEL), air_of(kit.places)
        told = [text.width(one, "label", px) for one, _ in self._told]
        most = max(kit.places.size[0] * longest, max(told) * HALF)
        figures = [text.width(one, "number", px) + air if one else 0 for _, one in self._told]
        beside = text.width("3", "number", px) + 4 * air + max(figures)
        inner = max(min(max(told), most) + beside, self.head().natural_width(kit))
        return math.ceil(inner + 2 * edge_of(kit)), 2 if max(told) > most else 1


def reason(words: Words, view: View, hint: Hint, number: int) -> str:
    """Returns what tells one of the best answers from the next best, or that nothing does; empty if
    there is none."""
    shown, instead = hint.best[number], hint.after(number)
    if instead is None:
        return ""
    told = words.telling(shown.command, view, instead.command)
    if not told and level(shown, instead):
        return words.say("As good as the next: nothing tells the two apart.")
    return told or words.say("No single reason sets it above the next.")


def borne_out(words: Words, view: View, hint: Hint, number: int) -> str:
    """Returns that sentence if what everybody at the table knows bears it out; otherwise, or if one
    of the two answers names a card that only one player knows, it is empty."""
    shown, instead = hint.best[number], hint.after(number)
    told, openly = reason(words, view, hint, number), view.openly
    if openly is view or not told:
        return told
    names = (*named(shown.command), *(named(instead.command) if instead else ()))
    borne = not view.secret(names) and told == reason(words, openly, hint, number)
    return told if borne else ""


def level(better: Weighed, other: Weighed) -> bool:
    """Returns whether two answers have the same chance, as far as it is known: they differ by less
    than one in a hundred. By a rule of thumb without chances, they are worth the same."""
    if better.chance is None or other.chance is None:
        known = better.worth is not None and other.worth is not None
        return known and math.isclose(better.worth or 0.0, other.worth or 0.0)
    return better.chance - other.chance < LEVEL


def chance(words: Words, reckoned: float | None) -> str:
    """Returns a chance of victory in percent, as exactly as it is known; empty if none was
    reckoned."""
    if reckoned is None:
        return ""
    if reckoned >= 1 - STEP / 200:
        return words.say(">{n}%", n=100 - STEP)
    if reckoned < STEP / 200:
        return words.say("<{n}%", n=STEP)
    return words.say("{n}%", n=STEP * round(100 * reckoned / STEP))


def free_place(size: Size, room: Rect, taken: Sequence[Rect], near: Point) -> Rect | None:
    """Returns the rectangle of this size in the room, at an edge of it, that is nearest to a point
    and covers nothing `taken`; None if there is none."""
    x, y = near
    spots = sorted(corners(size, room, taken), key=lambda at: abs(at[0] - x) + abs(at[1] - y))
    found = (Rect(*at, *size) for at in spots)
    return next((rect for rect in found if not any(meet(rect, one) for one in taken)), None)


def corners(size: Size, room: Rect, taken: Sequence[Rect]) -> Iterator[Point]:
    """Yields the upper left corners to try: at the edges of the room, and there close beside
    everything `taken`."""
    right, bottom = room.right - size[0], room.bottom - size[1]
    sides, ends = {room.x, right}, {room.y, bottom}
    across = {room.x, right} | {x for one in taken for x in (one.right, one.x - size[0])}
    down = {room.y, bottom} | {y for one in taken for y in (one.bottom, one.y - size[1])}
    whole = room.grown(0.5)
    for x, y in {*product(sides, down), *product(across, ends)}:
        if whole.contains((x, y)) and whole.contains((x + size[0], y + size[1])):
            yield x, y


def meet(one: Rect, other: Rect) -> bool:
    """Returns whether two rectangles share more than an edge."""
    return min(one.right, other.right) > max(one.x, other.x) and min(
        one.bottom, other.bottom
    ) > max(one.y, other.y)
