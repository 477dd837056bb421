"""A section of the book: titles, cards, and paragraphs with their links."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, groupby
from typing import NamedTuple

from game.learning.rules_book import ARROW, LINK, Section, read, told
from game.rules.card import Card
from game.rules.state import REVEALED
from game.screen.cards.sprites import READ, CardImages
from game.screen.lettering.paragraphs import BASE, LEADING
from game.screen.lettering.text import write_from
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Rule, Slab
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words as Written
from game.screen.ui.words import caption
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

TITLE, BODY, UNDER = 46, 26, 18
"""Heights of letters by the design."""
CARD, LEAST_CARD, APART, POINTS = 200, 48, 16, 56
"""Width of a card by the design, its least width in pixels, and by the design the gap between two
cards and the width of an arrow between them."""
LINKS = "button.link."
"""Prefix of the ids of links; their number in the section follows, from 0."""


def section_text(
    section: Section,
    chapter: str,
    cards: Mapping[str, Sequence[Card]],
    words: Words,
    images: CardImages,
    follow: Callable[[str], None],
) -> Element:
    """Returns a section as an element. `cards` holds the cards of each face, and `follow` is given
    the key of the section to which a pressed link leads."""
    number = count()
    title = words.say(section.title)
    parts: list[Element] = [
        caption("text.chapter", words.say(chapter)),
        Written("text.section", words=title, role="title", px=TITLE, ink="title"),
        Rule(),
    ]
    if section.cards:
        names = tuple(told(words, under) for under in section.under)
        parts.append(Figure(section.cards, names, section.shut, cards, words, images))
    for at, paragraph in enumerate(section.texts):
        said = told(words, paragraph)
        links = tuple(f"{LINKS}{next(number)}" for _ in LINK.findall(said))
        parts.append(Prose(f"text.told.{at}", read(words, paragraph), said, links, follow))
    return Column(parts, gap=14)


# Cards


@dataclass(frozen=True)
class FigureCard(Leaf):
    """A card as it is drawn in a zone, or face down if it is None."""

    face: str = ""
    card: Card | None = None
    zone: str = ""
    images: CardImages | None = None

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.images is not None
        pose = Pose(*rect.centre, rect.w, turn=1.0 if self.card else 0.0)
        surface.blit(*self.images.resting(Sprite(self.face, self.card, self.zone, pose), pose))


@dataclass(frozen=True)
class Figure(Element):
    """Cards of these `faces` in lines, as large as there is room for, each with what stands
    `under` it. Doors among them are `shut`, or stand open."""

    faces: Sequence[str]
    under: Sequence[str]
    shut: bool
    cards: Mapping[str, Sequence[Card]]
    words: Words
    images: CardImages

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap, zone = kit.px(APART), REVEALED if self.shut else READ
        labels = [
            Written(words=name, role="label", px=UNDER, ink="caption", align="middle")
            for name in self.under or [""] * len(self.faces)
        ]
        widest = [label.size(kit, width)[0] for label in labels]

        def slots(wide: float) -> list[float]:
            own = (kit.px(POINTS) if face == ARROW else wide for face in self.faces)
            return [max(pair) for pair in zip(own, widest, strict=True)]

        wide = round(kit.px(CARD))
        while wide > LEAST_CARD and sum(slots(wide)) + gap * (len(labels) - 1) > width:
            wide -= 1
        tall, low = wide * CARD_RATIO, max(label.size(kit, width)[1] for label in labels)
        used = dict.fromkeys(self.faces, 0)
        x, y, parts, shown = 0.0, 0.0, list[Placed](), list[str]()
        for face, label, slot in zip(self.faces, labels, slots(wide), strict=True):
            if x and x + slot > width:
                x, y = 0.0, y + tall + low + gap
            if face == ARROW:
                arrow = Written(words="›", role="label", px=POINTS * 1.5, ink="title")
                w, h = arrow.size(kit, width)
                place = Rect.around((x + slot / 2, y + tall / 2), w, h)
                parts.append(Placed(arrow, place))
            else:
                copies = self.cards.get(face, ())
                card = copies[used[face] % len(copies)] if copies else None
                used[face] += 1
                shown += [self.words.card(card)] if card else []
                leaf = FigureCard(face=face, card=card, zone=zone, images=self.images)
                parts.append(Placed(leaf, Rect(x + (slot - wide) / 2, y, wide, tall)))
            if label.words:
                parts.append(Placed(label, Rect(x, y + tall, slot, low)))
            x += slot + gap
        whole = Slab("text.figure", self.words.say("; ").join(shown), look=None)
        high = y + tall + low
        return Box(width, high, (Placed(whole, Rect(0, 0, width, high)), *parts))


# Paragraphs


class Part(NamedTuple):
    """Letters of one word. `link` is the number of their link in the paragraph, from 0, or -1."""

    letters: str
    link: int


@dataclass(frozen=True)
class Run(Leaf):
    """Words side by side on one line. Those of a link are gold, with a line under them."""

    words: str = ""
    linked: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px = kit.places.text(BODY)
        ink: Ink = "body" if not self.linked else "told" if hover else "title"
        middle = rect.y + px * (LEADING * 0.5 + BASE)
        write_from(surface, kit.text, self.words, "body", px, kit.theme.inks[ink], (rect.x, middle))
        if self.linked:
            line = round(rect.x), round(middle + px * 0.42), round(rect.w), 1
            surface.fill(kit.theme.inks[ink], line)


@dataclass(frozen=True)
class Prose(Element):
    """A paragraph, whose `text` has links in it: words, and the key of the section to which they
    lead. `links` are the ids of the links, and `follow` is given the key of the pressed one."""

    id: str
    said: str
    text: str
    links: tuple[str, ...]
    follow: Callable[[str], None]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        px = kit.places.text(BODY)
        tall, leads = px * LEADING, [link[2] for link in LINK.finditer(self.text)]
        met, y, runs = set[int](), 0.0, list[Placed]()
        for line in self._lines(kit, width):
            x = 0.0
            for link, parts in groupby(line, key=lambda part: part.link):
                words = "".join(part.letters for part in parts)
                wide = kit.text.width(words, "body", px)
                first = link >= 0 and link not in met
                met.add(link)
                run = Run(
                    id=self.links[link] if first else "",
                    said=words,
                    act=partial(self.follow, leads[link]) if first else None,
                    words=words,
                    linked=link >= 0,
                )
                runs.append(Placed(run, Rect(x, y, wide, tall)))
                x += wide
            y += tall
        whole = Placed(Slab(self.id, self.said, look=None), Rect(0, 0, width, y))
        return Box(width, y, (whole, *runs))

    def _lines(self, kit: Kit, width: float) -> Iterator[list[Part]]:
        """Yields the lines. Links stay whole, unless one is wider than a line."""
        wide = partial(kit.text.width, role="body", px=kit.places.text(BODY))
        line: list[Part] = []
        for parts in self._words():
            pieces = [parts]
            if wide("".join(part.letters for part in parts)) > width:
                pieces = [[Part(w, p.link)] for p in parts for w in p.letters.split(" ")]
            for piece in pieces:
                longer = [*line, Part(" ", _same(line, piece)), *piece] if line else piece
                if line and wide("".join(part.letters for part in longer)) > width:
                    yield line
                    line = piece
                else:
                    line = longer
        yield line

    def _words(self) -> Iterator[list[Part]]:
        """Yields the words, each in its parts. The words of a link stay together."""
        parts: list[Part] = []
        end = 0
        for number, found in enumerate((*LINK.finditer(self.text), None)):
            before = self.text[end : found.start() if found else len(self.text)]
            for at, letters in enumerate(before.split(" ")):
                if at:
                    yield parts
                    parts = []
                parts += [Part(letters, -1)] if letters else []
            if found:
                parts.append(Part(found[1], number))
                end = found.end()
        yield parts


def _same(line: Sequence[Part], piece: Sequence[Part]) -> int:
    """Returns the link of the space between two words: that of both, or -1 if they differ."""
    same = line and piece and line[-1].link == piece[0].link
    return line[-1].link if same else -1
