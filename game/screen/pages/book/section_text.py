"""A section of the book set in lines: titles, cards, and paragraphs with their links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from game.learning.rules_book import ARROW, LINK, Section, read, told
from game.rules.card import Card
from game.rules.state import REVEALED
from game.screen.cards.sprites import READ, CardImages
from game.screen.lettering.paragraphs import BASE, LEADING, wrapped
from game.screen.lettering.text import Text, write, write_from
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.sheet import Canvas
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

CHAPTER, TITLE, BODY, UNDER = 17, 46, 26, 18
"""Heights of letters by the design."""
CARD, LEAST_CARD, APART, POINTS = 200, 48, 16, 56
"""Width of a card by the design, its least width in pixels, and by the design the gap between two
cards and the width of an arrow between them."""
ARROW_PX = 1.5
"""Height of the letters of an arrow, by its width."""
TITLE_LEADING, TAIL = 1.25, 0.3
"""Distance between two lines of a title, and how far a line of text may reach out of sight, by the
height of their letters."""
BETWEEN = 0.55
"""Distance between two paragraphs, by the height of the letters."""


class Part(NamedTuple):
    """Letters of one word. `link` is the number of their link, from 0, or -1."""

    letters: str
    link: int


class Run(NamedTuple):
    """Words side by side that belong to one link, or to none (-1), and their rectangle."""

    words: str
    link: int
    rect: Rect


class Shown(NamedTuple):
    """A card in the figure, with what stands under it, its rectangle, and the zone in whose manner
    it is drawn. `card` is None for an arrow or a card face down."""

    face: str
    card: Card | None
    under: str
    rect: Rect
    zone: str


@dataclass
class SetSection:
    """A section set in a column whose upper left corner is (0, 0). `said` holds its texts with
    their rectangles, by id; `leads` the keys of the sections to which its links lead, by number."""

    places: Places
    text: Text
    width: float
    height: float = 0.0
    chapter: Rect | None = None
    said: dict[str, tuple[str, Rect]] = field(default_factory=dict)
    runs: list[Run] = field(default_factory=list)
    figure: list[Shown] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)

    @property
    def px(self) -> int:
        """Height of its letters in pixels."""
        return self.places.text(BODY)

    @property
    def links(self) -> Iterator[tuple[int, str, Rect]]:
        """The links: number, words, and rectangle of the first line of each."""
        seen = set[int]()
        for run in self.runs:
            if run.link >= 0 and run.link not in seen:
                seen.add(run.link)
                yield run.link, run.words, run.rect


def set_section(
    section: Section,
    chapter: str,
    cards: Mapping[str, Sequence[Card]],
    words: Words,
    text: Text,
    places: Places,
    width: float,
) -> SetSection:
    """Returns a section set in a column of this width; `cards` holds the cards of each face."""
    page = SetSection(places, text, width)
    _set_titles(page, words.say(chapter), words.say(section.title))
    if section.cards:
        _set_figure(page, section, cards, words)
    for number, paragraph in enumerate(section.texts):
        top = page.height
        _set_paragraph(page, told(words, paragraph))
        rect = Rect(0, top, width, page.height - top)
        page.said[f"text.told.{number}"] = read(words, paragraph), rect
        page.height += page.px * BETWEEN
    return page


def _set_titles(page: SetSection, chapter: str, title: str) -> None:
    places, text, width = page.places, page.text, page.width
    low = places.text(CHAPTER) * 1.6
    page.said["text.chapter"] = chapter, Rect(0, 0, width, low)
    px = places.display(TITLE)
    lines = len(wrapped(text, title, "title", px, int(width)))
    page.said["text.section"] = title, Rect(0, low, width, lines * px * TITLE_LEADING)
    page.height = low + lines * px * TITLE_LEADING + places.px(30)


def _set_figure(
    page: SetSection, section: Section, cards: Mapping[str, Sequence[Card]], words: Words
) -> None:
    """Sets the cards in lines, as large as there is room for, with their words under them."""
    places, gap = page.places, page.places.px(APART)
    names = [told(words, under) for under in section.under] or [""] * len(section.cards)
    px = places.text(UNDER)
    written = [page.text.width(name, "label", px) + px * 0.5 if name else 0 for name in names]

    def slots(wide: float) -> list[float]:
        own = (places.px(POINTS) if face == ARROW else wide for face in section.cards)
        return [max(pair) for pair in zip(own, written, strict=True)]

    wide = round(places.px(CARD))
    while wide > LEAST_CARD and sum(slots(wide)) + gap * (len(names) - 1) > page.width:
        wide -= 1
    tall = wide * CARD_RATIO
    used = dict.fromkeys(section.cards, 0)
    x, y, low = 0.0, page.height, px * 1.7 if any(names) else 0.0
    for face, name, slot in zip(section.cards, names, slots(wide), strict=True):
        own = places.px(POINTS) if face == ARROW else wide
        if x and x + slot > page.width:
            x, y = 0.0, y + tall + low + gap
        copies = cards.get(face, ())
        card = copies[used[face] % len(copies)] if copies else None
        used[face] += 1
        rect = Rect(x + (slot - own) / 2, y, own, tall)
        page.figure.append(Shown(face, card, name, rect, REVEALED if section.shut else READ))
        x += slot + gap
    page.height = y + tall + low + places.px(22)
    shown = [words.card(one.card) if one.card else "" for one in page.figure]
    rect = Rect(0, page.figure[0].rect.y, page.width, y + tall + low - page.figure[0].rect.y)
    page.said["text.figure"] = words.say("; ").join(filter(None, shown)), rect


def _words_of(page: SetSection, paragraph: str) -> Iterator[list[Part]]:
    """Yields the words of a paragraph, each in its parts. The words of a link stay together."""
    parts: list[Part] = []
    end = 0
    for found in (*LINK.finditer(paragraph), None):
        before = paragraph[end : found.start() if found else len(paragraph)]
        for number, letters in enumerate(before.split(" ")):
            if number:
                yield parts
                parts = []
            parts += [Part(letters, -1)] if letters else []
        if found:
            parts.append(Part(found[1], len(page.leads)))
            page.leads.append(found[2])
            end = found.end()
    yield parts


def _set_paragraph(page: SetSection, paragraph: str) -> None:
    """Breaks a paragraph into lines. Links stay whole, unless one is wider than a line."""
    width = partial(page.text.width, role="body", px=page.px)
    line: list[Part] = []
    for parts in _words_of(page, paragraph):
        whole = "".join(part.letters for part in parts)
        if width(whole) > page.width and len(parts) > 0:
            pieces = [[Part(w, p.link)] for p in parts for w in p.letters.split(" ")]
        else:
            pieces = [parts]
        for piece in pieces:
            longer = [*line, Part(" ", _same(line, piece)), *piece] if line else piece
            if line and width("".join(part.letters for part in longer)) > page.width:
                _set_line(page, line)
                line = piece
            else:
                line = longer
    _set_line(page, line)


def _same(line: Sequence[Part], piece: Sequence[Part]) -> int:
    """Returns the link of the space between two words: that of both, or -1 if they differ."""
    same = line and piece and line[-1].link == piece[0].link
    return line[-1].link if same else -1


def _set_line(page: SetSection, line: Sequence[Part]) -> None:
    joined: list[Part] = []
    for part in line:
        if joined and joined[-1].link == part.link:
            joined[-1] = Part(joined[-1].letters + part.letters, part.link)
        else:
            joined.append(part)
    x, tall = 0.0, page.px * LEADING
    for letters, link in joined:
        wide = page.text.width(letters, "body", page.px)
        page.runs.append(Run(letters, link, Rect(x, page.height, wide, tall)))
        x += wide
    page.height += tall


def draw_section(
    surface: Canvas, page: SetSection, images: CardImages, room: Rect, by: float, hover: int
) -> None:
    """Draws the part of a section that is seen in a room, scrolled by so many pixels, with the link
    of number `hover` lit."""
    top = room.y - by
    _draw_titles(surface, page, room, top)
    for shown in page.figure:
        rect = moved(shown.rect, room.x, top)
        if rect.bottom + page.places.text(UNDER) * 2 > room.y and rect.y < room.bottom:
            _draw_card(surface, page, images, shown, rect)
    for run in page.runs:
        rect = moved(run.rect, room.x, top)
        # A line that is cut cannot be read.
        if rect.y > room.y - 1 and rect.bottom < room.bottom + page.px * TAIL:
            _draw_run(surface, page, run, rect, run.link == hover)


def moved(rect: Rect, x: float, y: float) -> Rect:
    """Returns the rectangle moved to the right and down."""
    return replace(rect, x=rect.x + x, y=rect.y + y)


def _draw_titles(surface: Canvas, page: SetSection, room: Rect, top: float) -> None:
    text, places = page.text, page.places
    (chapter, above), (title, rect) = page.said["text.chapter"], page.said["text.section"]
    small, chapter, apart = places.text(CHAPTER), chapter.upper(), places.px(2.4)
    line = text.fitted(chapter, "label", small, palette.CAPTION, room.w)
    if text.width(chapter, "label", small, apart) <= room.w:
        line = text.render(chapter, "label", small, palette.CAPTION, apart)
    surface.blit(line, (round(room.x), round(top + above.y)))
    high = places.display(TITLE)
    for number, words in enumerate(wrapped(text, title, "title", high, int(room.w))):
        middle = top + rect.y + high * TITLE_LEADING * (number + 0.5)
        write_from(surface, text, words, "title", high, palette.GOLD_TEXT, (room.x, middle))
    draw_rule(surface, room.x, room.right, top + rect.bottom + places.px(8))


def _draw_card(
    surface: Canvas, page: SetSection, images: CardImages, shown: Shown, rect: Rect
) -> None:
    """Draws a card or an arrow, and what stands under it."""
    text, small = page.text, page.places.text(UNDER)
    if shown.face == ARROW:
        px = round(rect.w * ARROW_PX)
        write(surface, text, "›", "label", px, palette.GOLD_TEXT, rect.centre)
    else:
        pose = Pose(*rect.centre, rect.w, turn=1.0 if shown.card else 0.0)
        surface.blit(*images.resting(Sprite(shown.face, shown.card, shown.zone, pose), pose))
    if shown.under:
        below = rect.centre[0], rect.bottom + small * 1.05
        write(surface, text, shown.under, "label", small, palette.CAPTION, below)


def _draw_run(surface: Canvas, page: SetSection, run: Run, rect: Rect, lit: bool) -> None:
    """Draws words; a link is gold with a line under it."""
    ink = palette.BODY if run.link < 0 else palette.LEGAL if lit else palette.GOLD_TEXT
    middle = rect.y + page.px * (LEADING * 0.5 + BASE)
    write_from(surface, page.text, run.words, "body", page.px, ink, (rect.x, middle))
    if run.link >= 0:
        line = round(rect.x), round(middle + page.px * 0.42), round(rect.w), 1
        surface.fill(ink, line)
