"""The panel that chooses among many cards, whatever zone they lie in: one of them as an answer, or
so many of them as a price. Nothing is paid before it is confirmed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card, Colour
from game.rules.state import Cards
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.controls.hint_marking import draw_advised
from game.screen.controls.scrolling import Scroll, draw_bar
from game.screen.controls.toggles import Toggle, draw_toggle
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.panel import Leaf
from game.screen.panels.zone_cards import Grid, card_width, spacing
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.arrangement import as_printed
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

PAY, CHOOSE = "button.pay", "button.choose"
SORT, PRICED = "choose.", "pay."
"""How the ids of sorts of cards begin: then come the first card of one that answers, and the face
of one that pays."""
PLACE, KIND = "filter.place.", "filter.kind."
"""The same of what shows only the cards of one place, or of one symbol."""
FEWEST = 6
"""Cards in a line where they are largest."""
CHIP, CHIP_AT = 0.3, 0.66
"""Height of what says how many there are, by the width of a card; and how far down a card it
stands: below its medallion and above its name."""


@dataclass(frozen=True)
class Price:
    """So many cards are to be paid; `spared` are all there are, what is missed least first."""

    cards: int
    spared: Cards


class ChoosingPanel(Leaf):
    """Cards that are alike lie together. Without a price a press chooses one of them at once; with
    one it takes one more, and after the last none. `told` is a title and sentences, `says` what
    becomes of a card, `chosen` is told the cards, and `advised` says which of them a hint would
    choose."""

    name = "choosing"

    def __init__(
        self,
        images: CardImages,
        text: Text,
        words: Words,
        view: View,
        told: Sequence[str],
        cards: Cards,
        says: Callable[[Card], str],
        chosen: Callable[[Cards], None],
        price: Price | None = None,
        advised: Callable[[], Card | None] = lambda: None,
    ) -> None:
        self._images, self._text, self._words, self._box = images, text, words, view.box
        self._told, self._says, self._chosen, self._price = told, says, chosen, price
        lies_in = {card: zone for zone in view.zones for card in view.cards(zone)}
        sorts: dict[tuple[str, str], Cards] = {}
        for card in as_printed(cards, view.box):
            sort = card.face, lies_in.get(card, "")
            sorts[sort] = (*sorts.get(sort, ()), card)
        self._sorts: Mapping[str, Cards] = {self._id(held): held for held in sorts.values()}
        self._taken: Counter[str] = Counter()
        self._places: set[Colour] = set()
        self._kinds: set[str] = set()
        """Of which places, and with which symbols, cards are shown; all of them if it is empty."""
        self._down = Scroll()
        self._advised = advised
        self._sought = self._hinted
        """What is to be scrolled into sight."""

    def _id(self, held: Cards) -> str:
        return f"{PRICED}{held[0].face}" if self._price else f"{SORT}{held[0].id}"

    @property
    def _hinted(self) -> str:
        """The sort of cards of which a hint would choose one; empty without any."""
        card = self._advised()
        return next((key for key, held in self._sorts.items() if card in held), "")

    @property
    def _left(self) -> int:
        """How many are still to be chosen for the price."""
        return self._price.cards - self._taken.total() if self._price else 1

    def press(self, key: str) -> None:
        """A sort of cards, one of the filters, or one of the buttons."""
        if key in self._sorts:
            self._take(key)
        elif key.startswith((PLACE, KIND)):
            self._filter(key)
        elif self._price and key == PAY and not self._left:
            taken = self._taken
            self._chosen(tuple(c for k, held in self._sorts.items() for c in held[: taken[k]]))
        elif self._price and key == CHOOSE:
            faces = [card.face for card in self._price.spared[: self._price.cards]]
            self._taken = Counter(f"{PRICED}{face}" for face in faces)

    def _take(self, key: str) -> None:
        """One more of these; none again if there is none left, or no more are needed."""
        if self._price is None:
            self._chosen(self._sorts[key][:1])
        elif self._taken[key] == len(self._sorts[key]) or (not self._left and self._taken[key]):
            del self._taken[key]
        elif self._left:
            self._taken[key] += 1

    def _filter(self, key: str) -> None:
        """Cards of this place or symbol are shown as well, or no longer."""
        if key.startswith(PLACE):
            self._places ^= {place for place in Colour if key == PLACE + place.value}
        else:
            self._kinds ^= {key.removeprefix(KIND)}
        self._down.by = 0

    def scroll(self, steps: int) -> None:
        """By whole lines of cards."""
        self._down.turn(-steps)

    def things(self, places: Places) -> list[Thing]:
        """The frame, what is to be done, the filters, and each sort of cards in sight."""
        frame = self._frame(places)
        note = Thing("text.price", "text", self._note, self._note_room(frame), ZONE)
        toggles = [replace(toggle.thing, zone=ZONE) for toggle in self._filters(frame)]
        sorts = [self._thing(key, rect) for key, rect in self._in_sight(frame)]
        return [*frame.things(), note, *toggles, *sorts]

    def _thing(self, key: str, rect: Rect) -> Thing:
        held, taken, words = self._sorts[key], self._taken[key], self._words
        name, state = words.card(held[0]), ("enabled", *(["selected"] if taken else []))
        state = (*state, "advised") if key == self._hinted else state
        if self._price:
            name = words.say("{card}: {n} of {all}", card=name, n=taken, all=len(held))
        elif len(held) > 1:
            name = words.one_of(name, len(held))
        hint = self._says(held[0])
        return Thing(key, "button", name, rect, ZONE, "up", state, card=held[0], hint=hint)

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Every sort of cards, and how many there are of it, or are chosen."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        room = self._note_room(frame)
        write_lines(surface, self._text, self._lines(frame), places.text(19), palette.BODY, room)
        for toggle in self._filters(frame):
            draw_toggle(surface, toggle, self._text, places, hover == toggle.id)
        for key, rect in self._in_sight(frame):
            card, pose = self._sorts[key][0], Pose(*rect.centre, rect.w)
            mood = "selected" if self._taken[key] else "legal" if hover == key else ""
            surface.blit(*self._images.resting(Sprite(card.id, card, "", pose), pose, mood))
            if self._price or len(self._sorts[key]) > 1:
                self._draw_count(surface, places, rect, key)
        for _, rect in (sort for sort in self._in_sight(frame) if sort[0] == self._hinted):
            draw_advised(surface, places, rect, rect.w * CORNER)
        grid, shown = self._grid(frame), len(self._shown)
        lines = replace(grid, cards=shown).lines
        draw_bar(surface, places, self._room(frame), self._down.by, grid.shown, lines)

    def _draw_count(self, surface: Canvas, places: Places, rect: Rect, key: str) -> None:
        """How many of these there are, and are chosen: where it hides no name."""
        taken, count = self._taken[key], len(self._sorts[key])
        tall = rect.w * CHIP
        chip = Rect.around((rect.centre[0], rect.y + CHIP_AT * rect.h), rect.w * 0.66, tall)
        look = slabs.GOLD if taken else slabs.CHIP
        slabs.slab(surface, chip, tall / 2, places.px(1.6), look, places)
        ink = palette.GOLD_BUTTON_TEXT if taken else palette.IVORY
        said = f"{taken} / {count}" if taken else str(count)
        write(surface, self._text, said, "number", round(tall * 0.62), ink, chip.centre)

    @property
    def _note(self) -> str:
        """What is told of the choice, and how far it has come."""
        words, told = self._words, self._told[1:]
        if not self._shown:
            told = (*told, words.say("No card matches these filters."))
        if self._price is None:
            return " ".join(filter(None, told))
        if not self._left:
            now = words.say("All are chosen: confirm, and they leave the game for good.")
        else:
            now = words.plural(
                "Choose {n} more card: it leaves the game for good.",
                "Choose {n} more cards: they leave the game for good.",
                self._left,
            )
        least = words.say("“Choose for me” takes what is missed least.")
        return " ".join((*told, now, least))

    @property
    def _shown(self) -> list[str]:
        """The sorts of cards that the filters let through."""
        cards = ((key, held[0]) for key, held in self._sorts.items())
        return [
            key
            for key, card in cards
            if (not self._places or self._places & card.colours)
            and (not self._kinds or card.kind in self._kinds)
        ]

    def _frame(self, places: Places) -> Frame:
        """As high as all the cards need, whichever are shown."""
        words, price = self._words, self._price
        title, buttons = self._told[0], tuple[Button, ...]()
        if price is not None:
            n = price.cards - self._left
            title = words.say("{spell} ({n} of {all})", spell=title, n=n, all=price.cards)
            buttons = (
                Button(CHOOSE, words.say("Choose for me")),
                Button(PAY, words.say("Confirm"), primary=True, enabled=not self._left),
            )
        frame = framed(centred(places), title, self._text, words, places, *buttons)
        spare = self._room(frame).h - self._grid(frame).height
        lower = replace(frame.rect, y=frame.rect.y + spare // 2, h=frame.rect.h - spare // 2 * 2)
        return framed(lower, title, self._text, words, places, *buttons)

    def _lines(self, frame: Frame) -> Lines:
        px, room = frame.places.text(19), int(frame.content.w)
        return wrapped(self._text, self._note, "body", px, room)

    def _note_room(self, frame: Frame) -> Rect:
        height = frame.places.text(19) * LEADING * len(self._lines(frame))
        return replace(frame.content, h=height)

    def _filters(self, frame: Frame) -> list[Toggle]:
        """A crest for each place and a symbol for each kind, where cards differ in that; in lines
        under what is told."""
        cards = [held[0] for held in self._sorts.values()]
        there = {card.kind for card in cards}
        kinds = [kind for kind in dict.fromkeys(card.kind for card in self._box) if kind in there]
        found = [place for place in Colour if any(place in card.colours for card in cards)]
        toggles = []
        if len(found) > 1:
            for place in found:
                crest, ink = symbols.of_place(place), palette.RAMPS[place.value][1]
                key, name = PLACE + place.value, self._words.place(place)
                picked = place in self._places
                toggles.append(Toggle(key, name, picked, emblem=crest, ink=ink))
        if 1 < len(kinds) < len(cards):
            for kind in kinds:
                symbol, name = symbols.of_kind(kind), self._words.kind(kind)
                picked = kind in self._kinds
                toggles.append(Toggle(KIND + kind, name, picked, emblem=symbol, ink=palette.IVORY))
        return self._laid(toggles, frame)

    def _laid(self, toggles: Sequence[Toggle], frame: Frame) -> list[Toggle]:
        """One beside the other, the symbols apart from the places."""
        room, side, gap = frame.content, frame.places.target, spacing(frame.places)
        x, y, before, laid = room.x, self._note_room(frame).bottom + gap, "", []
        for toggle in toggles:
            group = toggle.id.rpartition(".")[0]
            x += 2 * gap if before not in ("", group) else 0
            if x + side > room.right:
                x, y = room.x, y + side + gap
            laid.append(replace(toggle, rect=Rect(round(x), round(y), side, side)))
            x, before = x + side + gap, group
        return laid

    def _room(self, frame: Frame) -> Rect:
        """What is left for the cards."""
        content, above = frame.content, self._note_room(frame).bottom
        if filters := self._filters(frame):
            above = filters[-1].rect.bottom
        top = above + frame.margin * 0.4
        return replace(content, y=top, h=content.bottom - top)

    def _grid(self, frame: Frame) -> Grid:
        """The cards are as large as they all may be at once, or else as small as in any panel."""
        room, least, gap = self._room(frame), card_width(frame.places), spacing(frame.places)
        most = max(1, int((room.w + gap) / (least + gap)))
        for columns in range(min(most, FEWEST), most + 1):
            width = int((room.w + gap) / columns - gap)
            grid = Grid(len(self._sorts), columns, width, gap, room.h)
            if grid.shown == grid.lines:
                break
        return grid

    def _in_sight(self, frame: Frame) -> Iterator[tuple[str, Rect]]:
        room, grid, shown = self._room(frame), self._grid(frame), self._shown
        self._down.fit(replace(grid, cards=len(shown)).lines, grid.shown)
        if self._sought in shown:
            self._down.by = max(0, shown.index(self._sought) // grid.columns - grid.shown + 1)
            self._sought = ""
        first = self._down.by * grid.columns
        for i, key in enumerate(shown[first : first + grid.shown * grid.columns]):
            line, column = divmod(i, grid.columns)
            x, y = column * (grid.width + grid.gap), line * grid.step
            yield key, Rect(int(room.x + x), room.y + y, grid.width, grid.width * CARD_RATIO)
