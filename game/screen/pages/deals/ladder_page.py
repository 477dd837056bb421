"""The ladder: challenges for those who win often, from easy to hard, on a staircase of Doors. Those
of challenges that were won stand open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from game.records.deals.challenge import Challenge
from game.rules.card import Card as Door
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write
from game.screen.look import palette, shapes
from game.screen.materials.patches import glow
from game.screen.pages.deals.attempts import Attempts, State, of_ladder
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.deals_page import DealsPage
from game.screen.pages.deals.signs import Sign, draw_edge
from game.screen.pages.games.small_doors import draw_door
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Card, Column, Ends, Row, Tall
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, Words
from game.table.layout.places import CARD_RATIO, Rect

STEP = "button.step."
PLAY, GO_ON = "button.play_challenge", "button.go_on"
REPLAY, SHARE = "button.replay", "button.share"
RISE = 0.42
"""Rise of a single flight by its height. Each of two flights rises half as much."""
FLIGHTS_APART = 16
"""Distance between two flights, by the design."""
STAND = 0.72
"""Width of a Door, by that of its step."""
SIGN = 0.3
"""Size of a sign, by the width of a Door."""
DARK = 150
"""Opacity of the shade over a Door that was not won and is not next, 0 to 255."""
TREAD, FOOT, NUMBER_PX = 8, 48, 24
"""Heights of a tread, of the lowest step and of the letters of a number, by the design."""
LEAST = 420
"""Least height of the staircase by the design. Where there is less room, the page scrolls."""


@dataclass(frozen=True)
class Step(Leaf):
    """The step of a challenge with its number, and with its Door on top, which is `tall` pixels
    high. All of it can be pressed. One step is `next`, and one is `picked`."""

    number: int = 0
    door: Door | None = None
    cards: CardImages | None = None
    won: bool = False
    next: bool = False
    picked: bool = False
    tall: float = 0.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        top, inks = rect.y + self.tall, kit.theme.inks
        body = Rect(rect.x, top, rect.w + 1, rect.bottom - top)
        tread = replace(body, h=max(3.0, kit.px(TREAD)))
        if kit.theme.plain:
            shapes.outline(surface, body, 1, 1, inks["idle"])
        else:
            shapes.box(surface, body, 1, *palette.SLIP)
        shapes.box(surface, tread, 1, palette.BRASS[1] if self.won else palette.UNDER_LEAF)
        self._draw_door(kit, surface, rect, hover)
        px, ink = kit.places.display(NUMBER_PX), inks["body"]
        if self.won or self.next or self.picked:
            ink = inks["title"]
        middle = rect.centre[0], tread.bottom + (foot(kit) - tread.h) / 2
        write(surface, kit.text, str(self.number), "title", px, ink, middle)

    def _draw_door(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        """Draws the Door: open if the challenge was won, and in the dark if it is not even next."""
        assert self.door is not None
        assert self.cards is not None
        middle = rect.centre[0], rect.y + self.tall / 2
        door = Rect.around(middle, self.tall / CARD_RATIO, self.tall)
        corner, edge = door.w * CORNER, kit.px(5)
        if self.next and not kit.theme.plain:
            glow(surface, door, corner, kit.px(22), palette.GLOW, 220)
        shade = 0 if self.won or self.next else DARK
        draw_door(surface, self.cards, self.door, door, opened=self.won, shade=shade)
        if self.won:
            side = door.w * SIGN
            at = door.right - side * 0.3, door.y + side * 0.3
            Sign().draw(kit, surface, Rect.around(at, side, side), hover)
        if hover:
            shapes.box(surface, door, corner, palette.HOVER)
        if self.picked:
            draw_edge(kit, surface, door.grown(edge), corner + edge, 3)


@dataclass(frozen=True)
class Staircase(Element):
    """The steps, which rise from the lower left. They are on one flight, or on two if that makes
    their Doors larger; the second flight leads back to the left. They fill the height in sight."""

    steps: Sequence[Step]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge = kit.px(10)
        room = Rect(edge, edge, width - 2 * edge, max(kit.sight, kit.px(LEAST)) - edge)
        gap = kit.px(FLIGHTS_APART)
        half = (room.h - gap) / 2
        count, first = len(self.steps), (len(self.steps) + 1) // 2
        tall, rects = flight(count, room, 1, kit)
        larger, lower = flight(first, replace(room, y=room.bottom - half, h=half), 2, kit)
        if larger > tall:
            _, above = flight(first, replace(room, h=half), 2, kit)
            back = [replace(rect, x=2 * room.centre[0] - rect.right) for rect in above]
            tall, rects = larger, [*lower, *back]
        steps = zip(self.steps, rects, strict=False)
        parts = tuple(Placed(replace(step, tall=tall), rect) for step, rect in steps)
        return Box(width, room.bottom, parts)


def foot(kit: Kit) -> float:
    """Returns the height of the lowest step in pixels."""
    return max(kit.px(FOOT), kit.px(TREAD) + kit.places.display(NUMBER_PX) * 1.3)


def flight(count: int, room: Rect, flights: int, kit: Kit) -> tuple[float, list[Rect]]:
    """Returns the height of a Door in pixels, and the rectangles of steps that rise to the right,
    for one of so many flights."""
    wide, low = room.w / max(1, count), room.h - foot(kit)
    tall = min(low * (1 - RISE / flights), wide * STAND * CARD_RATIO)
    rise = (low - tall) / max(1, count - 1)
    tops = [room.bottom - foot(kit) - number * rise for number in range(count)]
    return tall, [
        Rect(room.x + number * wide, top - tall, wide, room.bottom - top + tall)
        for number, top in enumerate(tops)
    ]


@dataclass(frozen=True)
class OneOf(Element):
    """One of several elements, which takes the height of the highest, so that what stands above it
    keeps its place when another one is `shown`."""

    elements: Sequence[Element]
    shown: int

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = max(element.lay(kit, width).h for element in self.elements)
        return self.elements[self.shown].lay(kit, width, high)


class LadderPage(DealsPage):
    """Shows all challenges, of which the next one shines, and the details of one. They can be tried
    in any order."""

    name = "ladder"
    shelf = "ladder"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._attempts: Mapping[str, Attempts] = {}
        self._challenges = program.rules.challenges
        super().__init__(program)
        self._shown = self._next

    def search(self) -> None:
        self._attempts = of_ladder(self.program.games.journal, self._challenges)

    def _of(self, challenge: Challenge) -> Attempts:
        return self._attempts.get(challenge.edition, Attempts())

    def _is_won(self, challenge: Challenge) -> bool:
        return self._of(challenge).state == "won"

    @property
    def _next(self) -> int:
        """Number of the first challenge that is not won, or of the last one, from 0."""
        won = [self._is_won(challenge) for challenge in self._challenges]
        return won.index(False) if False in won else len(won) - 1

    # What is shown

    def build(self) -> Sheet:
        words, total = self.program.words, len(self._challenges)
        won = sum(map(self._is_won, self._challenges))
        told = words.plural(
            "{n} of {total} challenges won", "{n} of {total} challenges won", won, total=total
        )
        details = OneOf([*map(self._details, self._challenges)], self._shown)
        body = Tall([], Staircase([*self._steps()]), [details], gap=18)
        return self.sheet(words.say("Ladder"), body, aside=told)

    def _steps(self) -> Iterator[Step]:
        for number, challenge in enumerate(self._challenges):
            won = self._is_won(challenge)
            yield Step(
                f"{STEP}{challenge.number}",
                said=". ".join((self._title(challenge), self._states[self._of(challenge).state])),
                act=partial(self._show, number),
                number=challenge.number,
                door=self.doors[number % len(self.doors)],
                cards=self.program.cards,
                won=won,
                next=number == self._next and not won,
                picked=number == self._shown,
            )

    def _title(self, challenge: Challenge) -> str:
        return deal_name(self.program.words, challenge.deal, self.program.rules)

    def _details(self, challenge: Challenge) -> Element:
        """Returns the details of a challenge, with the buttons for it."""
        told = self.program.words.say(challenge.told)
        lines = [
            Words("text.challenge", words=self._title(challenge), role="title", px=30, ink="title"),
            Words("text.told_challenge", words=told, ink="strong"),
            Words("text.best", words=self._best(challenge), role="body_italic", px=19),
        ]
        ways = Row([*self._ways(challenge)], gap=12)
        return Card(Ends(Column(lines, gap=4), ways))

    @property
    def _states(self) -> dict[State, str]:
        say = self.program.words.say
        return {**self.results, "new": say("Not tried yet"), "lost": say("Not won yet")}

    def _best(self, challenge: Challenge) -> str:
        """Returns how many players the challenge is for, and its best result."""
        attempts = self._of(challenge)
        facts = [self.called(challenge.seats), self._states[attempts.state]]
        if attempts.shown and attempts.state == "won":
            facts.append(self.program.words.cards_left(attempts.shown.deck))
        return DOT.join(facts)

    def _ways(self, challenge: Challenge) -> Iterator[Button]:
        say, attempts = self.program.words.say, self._of(challenge)
        if shown := attempts.shown:
            yield Button(SHARE, label=say("Compare"), act=partial(self.share, shown))
            yield Button(REPLAY, label=say("Replay"), act=partial(self.show_again, shown))
        first = attempts.state != "won"
        yield self.begin_button(PLAY, GO_ON, challenge.deal, attempts, first)

    # What a press brings about

    def _show(self, number: int) -> None:
        self._shown = number
        self.renew()

    def stand(self, key: str) -> None:
        """Moves the focus, and shows the challenge that is in focus."""
        if key.startswith(STEP):
            self._show(int(key.removeprefix(STEP)) - 1)
        super().stand(key)
