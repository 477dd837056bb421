"""The aims and deeds of a game besides its Doors, as rows of small signs: lines of cards that were
wanted whole, cards that were due in turn, and what was done on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.event import TurnBegan
from game.rules.game import Game
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.pages.result.losses_row import APART, PX, Stamp, Token, tall, token_told
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Row
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.words import Words as Written
from game.table.asking import symbols
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.staging import Landmark, Sign, Staging
from game.words import Words

CARD, GROUPS = 1.3, 40
"""Height of a small card by that of a token, and distance between two groups by the design."""


@dataclass(frozen=True)
class Small(Leaf):
    """A small card of a line."""

    card: Card | None = None
    images: CardImages | None = None

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return tall(kit) * CARD / CARD_RATIO, tall(kit) * CARD

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.card is not None and self.images is not None:
            pose = Pose(*rect.centre, rect.w)
            surface.blit(*self.images.resting(Sprite(self.card.id, self.card, "", pose), pose))


@dataclass(frozen=True)
class Tab(Leaf):
    """A card that was due in its turn: lit once it was `met`, otherwise an empty frame."""

    card: Card | None = None
    met: bool = False

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return tall(kit) * 0.86, tall(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.card is not None
        ramp, line, radius = icons.ramp_of(self.card), max(1.0, kit.px(1.8)), rect.w * 0.2
        shapes.box(surface, rect, radius, ramp[4] if self.met else palette.COVER)
        shapes.outline(surface, rect, radius, line, palette.LEGAL if self.met else ramp[2])
        ink = ramp[0] if self.met else ramp[2]
        crest = icons.draw(symbols.crest(self.card), round(rect.w * 0.66), ink)
        surface.blit(crest, crest.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


@dataclass(frozen=True)
class SoFar(Leaf):
    """A count so far, of all that there are, in figures."""

    told: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return kit.text.width(self.told, "number", kit.places.display(PX)), tall(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px, ink = kit.places.display(PX), kit.theme.inks["body"]
        write_from(surface, kit.text, self.told, "number", px, ink, (rect.x, rect.centre[1]))


def added_row(
    game: Game, view: View, words: Words, staging: Staging, images: CardImages | None
) -> Row:
    """Returns all groups of a game; without any, a row of nothing."""
    groups = [
        *lines(view, words, staging, images),
        *tabs(view, words, staging),
        *signs(game, words, staging),
    ]
    return Row(groups, gap=GROUPS, align="middle")


def lines(view: View, words: Words, staging: Staging, images: CardImages | None) -> Iterator[Row]:
    """Yields a group for each line that is wanted whole: its cards, and how many of them count."""
    for zone, line in staging.skylines.items():
        if zone not in view.table:
            continue
        cards, n = view.cards(zone), line.stand(view)
        so_far = words.say("{n} of {all}", n=n, all=line.wanted)
        told = [*map(words.card, cards), so_far]
        stamp = Stamp(f"text.{zone}", listed(words, zone, told), icon=symbols.of_kind(line.kind))
        row = [Small(card=card, images=images) for card in cards]
        yield grouped([stamp, named(words.zone(zone)), *row, SoFar(told=so_far)])


def tabs(view: View, words: Words, staging: Staging) -> Iterator[Row]:
    """Yields a group for each zone of cards that were due in turn."""
    for zone, strip in staging.strips.items():
        if zone not in view.table:
            continue
        cards, down = view.cards(zone), strip.down(view)
        so_far = words.say("{n} of {all}", n=len(down), all=len(cards))
        row: list[Leaf] = []
        for number, card in enumerate(cards, start=1):
            name = words.card(card)
            met = card in down
            said = (
                words.say("{goal}: met", goal=name)
                if met
                else words.say("{goal}: not met", goal=name)
            )
            row.append(Tab(f"text.{zone}.{number}", said, said, card=card, met=met))
        icon = symbols.of_kind(cards[0].kind)
        stamp = Stamp(f"text.{zone}", listed(words, zone, [so_far]), icon=icon)
        yield grouped([stamp, named(words.zone(zone)), *row, SoFar(told=so_far)])


def signs(game: Game, words: Words, staging: Staging) -> Iterator[Row]:
    """Yields a group of what was done on the way and has a sign, each with its turn, behind the
    mark of the first in a replay."""
    done, turn, marks = list[tuple[Sign, int]](), 0, list[Landmark]()
    for event in game.log:
        row = staging.event(event)
        if isinstance(event, TurnBegan):
            turn = event.number
        elif row.sign is not None:
            done.append((row.sign(event), turn))
            marks += [row.landmark] if row.landmark else []
    told = [token_told(words, sign, turn) for sign, turn in done]
    tokens = [
        Token(f"text.done.{number}", said, said, icon=sign.icon, when=words.turn(turn))
        for number, ((sign, turn), said) in enumerate(zip(done, told, strict=True), start=1)
    ]
    stamps = [Stamp(icon=mark.icon) for mark in marks[:1]]
    if tokens:
        yield grouped([*stamps, *tokens])


def named(zone: str) -> Written:
    """Returns the name of a zone, as it stands before its group."""
    return Written(words=zone, role="label", px=PX, ink="title")


def grouped(leaves: Sequence[Leaf]) -> Row:
    return Row(leaves, gap=APART)


def listed(words: Words, zone: str, told: list[str]) -> str:
    """Returns the name of a zone, and what is told of it."""
    return words.say("{what}: {told}", what=words.zone(zone), told=words.say(", ").join(told))
