"""The dangers that were met on the way and what each took, as a row of small tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.game import Game
from game.rules.state import Seat
from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Row
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.words import Words as Written
from game.table.asking import symbols
from game.table.deeds import losses
from game.table.layout.places import Rect
from game.table.staging import Sign, Staging
from game.words import Words

TALL, APART, PX = 48, 10, 22
"""Height of a token, distance between two tokens, and height of the letters, by the design."""
TORN, EDGE, PAPER, INK = (palette.RAMPS["NM"][shade] for shade in (3, 1, 4, 0))
"""Colours of a token: its edge, its line, its paper, and what is written on it."""


@dataclass(frozen=True)
class Stamp(Leaf):
    """The sign of what was met, before the tokens of what it took."""

    icon: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return tall(kit) * 1.1, tall(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        picture = icons.draw(self.icon, round(rect.h), kit.theme.inks["title"])
        surface.blit(picture, (round(rect.x), round(rect.centre[1] - picture.get_height() / 2)))


@dataclass(frozen=True)
class Token(Leaf):
    """A loss: the icon of what was given up, and the turn in which it was `met`, also in words."""

    icon: str = ""
    when: str = ""
    met: int = 0

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        number = kit.text.width(self.when, "number", kit.places.display(PX))
        return tall(kit) * 1.24 + number, tall(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        y, line = rect.centre[1], max(1.0, kit.px(1.4))
        shapes.box(surface, rect, rect.h / 2, TORN, PAPER)
        shapes.outline(surface, rect, rect.h / 2, line, palette.faded(EDGE, 150))
        side = round(rect.h * 0.6)
        picture = icons.draw(self.icon, side, INK)
        surface.blit(picture, (round(rect.x + rect.h * 0.22), round(y - side / 2)))
        px, x = kit.places.display(PX), rect.x + rect.h * 0.96
        write_from(surface, kit.text, self.when, "number", px, INK, (x, y))


def tall(kit: Kit) -> float:
    """Returns the height of a token in pixels."""
    return max(26.0, kit.px(TALL), kit.places.display(PX) * 1.5)


def losses_row(
    game: Game,
    seats: Sequence[Seat],
    words: Words,
    staging: Staging,
) -> Row:
    """Returns the losses of these seats, if there are any."""
    lost = [loss for loss in losses(game, staging) if loss.seat in seats]
    signs = [(staging.command(loss.by).sign, loss.turn) for loss in lost]
    taken = [(sign, turn) for sign, turn in signs if sign is not None]
    kind = min(staging.darkens, default=None)
    told = [token_told(words, sign, turn) for sign, turn in taken]
    owner = "" if game.state.seats == 1 else f".{'.'.join(map(str, seats))}"
    row: list[Leaf] = []
    if taken and kind:
        met = words.many(kind) or words.kind(kind)
        said = words.say("{what}: {told}", what=met, told=words.say(", ").join(told))
        row.append(Stamp(f"text.losses{owner}", said, icon=symbols.of_kind(kind)))
        row.append(Written(words=met, role="label", px=PX, ink="title"))
        for number, (sign, turn) in enumerate(taken, start=1):
            one = words.say("{what}: {told}", what=words.kind(kind), told=told[number - 1])
            key, when = f"text.loss{owner}.{number}", words.turn(turn)
            row.append(Token(key, one, one, icon=sign.icon, when=when, met=turn))
    return Row(row, gap=APART, align="middle")


def token_told(words: Words, sign: Sign, turn: int) -> str:
    """Returns in words what was lost, and in which turn."""
    return words.say("{what} ({turn})", what=words.say(sign.told), turn=words.turn(turn))
