"""A panel to choose among many cards, from whatever zones: one card as an answer, or several as a
price. Nothing is paid before the player confirms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.rules.card import Card, Colour, Kind
from game.rules.state import Cards
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette
from game.screen.materials import slabs
from game.screen.panels.zone_cards import CardFace, Faces
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Row
from game.screen.ui.buttons import Button, PictureSwitch
from game.screen.ui.element import Element, Kit
from game.screen.ui.hint_marking import draw_advised
from game.screen.ui.panel import ZONE, SheetPanel, centred
from game.screen.ui.sheet_layout import Laid
from game.screen.ui.theme import Theme
from game.screen.ui.words import sentence
from game.table.asking import symbols
from game.table.hands.things import Thing
from game.table.layout.arrangement import as_printed
from game.table.layout.places import Places, Rect
from game.words import Words

PAY, CHOOSE = "button.pay", "button.choose"
SORT, PRICED = "choose.", "pay."
"""Prefixes of the ids of sorts of cards. SORT is followed by the id of the first card of the sort,
PRICED by the face of its cards."""
PLACE, KIND = "filter.place.", "filter.kind."
"""Prefixes of the ids of the filters, for a place and for a symbol."""
CHIP, CHIP_AT = 0.3, 0.66
"""Height of the badge with the count, as a part of the width of a card, and its distance from the
top, as a part of the height of a card: below the medallion and above the name."""


@dataclass(frozen=True)
class Price:
    """A number of `cards` to pay. `spared` holds all cards that can pay, the least useful first."""

    cards: int
    spared: Cards


@dataclass(frozen=True)
class SortOfCards(CardFace):
    """A stack of cards that are alike. `count` is how many there are, shown if `counted`, and
    `taken` how many are chosen; `advised` tells whether a hint would choose one."""

    count: int = 1
    taken: int = 0
    counted: bool = False
    advised: bool = False

    def thing(self, rect: Rect) -> Thing | None:
        state = ("enabled", *(["selected"] if self.taken else []))
        state = (*state, "advised") if self.advised else state
        return Thing(
            self.id,
            "button",
            self.said,
            rect,
            zone=ZONE,
            face="up",
            state=state,
            card=self.card,
            hint=self.hint,
        )

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self.draw_card(surface, rect, "selected" if self.taken else "legal" if hover else "")
        if self.counted:
            self._draw_count(kit, surface, rect)
        if self.advised:
            draw_advised(surface, kit.places, rect, rect.w * CORNER)

    def _draw_count(self, kit: Kit, surface: Canvas, rect: Rect) -> None:
        """Draws the count, and how many are taken, where it hides no name."""
        tall = rect.w * CHIP
        chip = Rect.around((rect.centre[0], rect.y + CHIP_AT * rect.h), rect.w * 0.66, tall)
        look = slabs.GOLD if self.taken else slabs.CHIP
        slabs.slab(surface, chip, tall / 2, kit.px(1.6), look, kit.places)
        ink = palette.GOLD_BUTTON_TEXT if self.taken else palette.IVORY
        said = f"{self.taken} / {self.count}" if self.taken else str(self.count)
        write(surface, kit.text, said, "number", round(tall * 0.62), ink, chip.centre)


class ChoosingPanel(SheetPanel):
    """A panel that stacks cards that are alike. Without a price, a press chooses a card at once.
    With a price, a press takes one more card, and after the last none. `told` is a title and
    sentences, `says` returns what becomes of a card, `chosen` receives the chosen cards, and
    `advised` returns the card that a hint would choose."""

    name = "choosing"
    in_middle = True

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        images: CardImages,
        view: View,
        told: Sequence[str],
        cards: Cards,
        says: Callable[[Card], str],
        chosen: Callable[[Cards], None],
        price: Price | None = None,
        advised: Callable[[], Card | None] = lambda: None,
    ) -> None:
        super().__init__(text, words, theme)
        self._images, self._box = images, view.box
        self._told, self._says, self._chosen, self._price = told, says, chosen, price
        lies_in = {card: zone for zone in view.zones for card in view.cards(zone)}
        sorts: dict[tuple[str, str], Cards] = {}
        for card in as_printed(cards, view.box):
            sort = card.face, lies_in.get(card, "")
            sorts[sort] = (*sorts.get(sort, ()), card)
        self._sorts: Mapping[str, Cards] = {self._id(held): held for held in sorts.values()}
        self._taken: Counter[str] = Counter()
        self._places: set[Colour] = set()
        self._kinds: set[Kind] = set()
        """The places and the symbols of the cards to show; if empty, all are shown."""
        self._advised = advised
        self._sought = self._marked = self._hinted
        """The sort to scroll into sight, and the sort that is marked as advised."""

    def _id(self, held: Cards) -> str:
        return f"{PRICED}{held[0].face}" if self._price else f"{SORT}{held[0].id}"

    @property
    def _hinted(self) -> str:
        """The id of the sort of cards that a hint would choose from; empty if there is none."""
        card = self._advised()
        return next((key for key, held in self._sorts.items() if card in held), "")

    @property
    def _left(self) -> int:
        """Number of cards still to be chosen."""
        return self._price.cards - self._taken.total() if self._price else 1

    # What the panel shows

    def title(self) -> str:
        if self._price is None:
            return self._told[0]
        n, spell = self._price.cards - self._left, self._told[0]
        return self._words.say("{spell} ({n} of {all})", spell=spell, n=n, all=self._price.cards)

    def area(self, places: Places) -> Rect:
        return centred(places)

    def buttons(self) -> Sequence[Element]:
        if self._price is None:
            return ()
        say, able = self._words.say, not self._left
        return (
            Button(CHOOSE, label=say("Choose for me"), act=self._choose_for_me),
            Button(PAY, label=say("Confirm"), primary=True, enabled=able, act=self._pay),
        )

    def body(self) -> Element:
        hinted = self._hinted
        sorts = [self._sort(key, key == hinted) for key in self._shown]
        told = sentence("text.price", self._note, px=19)
        faces = Faces(sorts, large=True, count=len(self._sorts))
        return Column([told, *self._filters(), faces])

    def laid(self, places: Places) -> Laid:
        if self._hinted != self._marked:
            self._marked = self._hinted
            self.renew()
        laid = super().laid(places)
        if self._sought:
            self.bring_in_sight(laid, self._sought)
            self._sought = ""
        return laid

    def _sort(self, key: str, advised: bool) -> SortOfCards:
        held, taken, words = self._sorts[key], self._taken[key], self._words
        name = words.card(held[0])
        if self._price:
            name = words.say("{card}: {n} of {all}", card=name, n=taken, all=len(held))
        elif len(held) > 1:
            name = words.one_of(name, len(held))
        return SortOfCards(
            key,
            name,
            self._says(held[0]),
            act=partial(self._take, key),
            card=held[0],
            images=self._images,
            count=len(held),
            taken=taken,
            counted=self._price is not None or len(held) > 1,
            advised=advised,
        )

    @property
    def _note(self) -> str:
        """The sentences over the cards: what the choice is, and how far it has come."""
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
        """The ids of the sorts that the filters let through."""
        cards = ((key, held[0]) for key, held in self._sorts.items())
        return [
            key
            for key, card in cards
            if (not self._places or self._places & card.colours)
            and (not self._kinds or card.kind in self._kinds)
        ]

    def _filters(self) -> list[Element]:
        """Returns a crest for each place and a symbol for each kind, where the cards differ in
        that. Where there is one card of each place, they are their own crests."""
        cards = [held[0] for held in self._sorts.values()]
        there = {card.kind for card in cards}
        kinds = [kind for kind in dict.fromkeys(card.kind for card in self._box) if kind in there]
        found = [place for place in Colour if any(place in card.colours for card in cards)]
        groups = list[Element]()
        if len(found) > 1 and len(cards) > len(found):
            groups.append(Row([self._crest(place) for place in found], gap=14))
        if 1 < len(kinds) < len(cards):
            groups.append(Row([self._symbol(kind) for kind in kinds], gap=14))
        return [Row(groups, gap=42)] if groups else []

    def _crest(self, place: Colour) -> Element:
        crest, ink = symbols.of_place(place), palette.RAMPS[place.value][1]
        return PictureSwitch(
            PLACE + place.value,
            said=self._words.place(place),
            picked=place in self._places,
            make=lambda px: icons.draw(crest, px, ink),
            square=True,
            act=partial(self._filter_places, place),
        )

    def _symbol(self, kind: Kind) -> Element:
        symbol = symbols.of_kind(kind)
        return PictureSwitch(
            KIND + kind,
            said=self._words.kind(kind),
            picked=kind in self._kinds,
            make=lambda px: icons.draw(symbol, px, palette.IVORY),
            square=True,
            act=partial(self._filter_kinds, kind),
        )

    # What a press does

    def _take(self, key: str) -> None:
        """Takes one more card of a sort; takes none if all of it are taken or no more are
        needed."""
        if self._price is None:
            self._chosen(self._sorts[key][:1])
        elif self._taken[key] == len(self._sorts[key]) or (not self._left and self._taken[key]):
            del self._taken[key]
        elif self._left:
            self._taken[key] += 1

    def _choose_for_me(self) -> None:
        if self._price is not None:
            faces = [card.face for card in self._price.spared[: self._price.cards]]
            self._taken = Counter(f"{PRICED}{face}" for face in faces)

    def _pay(self) -> None:
        taken = self._taken
        self._chosen(tuple(c for k, held in self._sorts.items() for c in held[: taken[k]]))

    def _filter_places(self, place: Colour) -> None:
        """Adds a place to the filter, or removes it."""
        self._places ^= {place}
        self._scrolled = 0.0

    def _filter_kinds(self, kind: Kind) -> None:
        """Adds a symbol to the filter, or removes it."""
        self._kinds ^= {kind}
        self._scrolled = 0.0
