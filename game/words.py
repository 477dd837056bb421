"""What is said: names of cards and zones, a sentence for every event, decision, command, refusal.

English sentences are the message ids; the catalogues in `game/locale` hold the other languages.
`build_scripts/catalogue.py` collects what is marked here and elsewhere by `say`, `plural`, `msgid`.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.rules import events as e
from game.rules.cards import DOOR, KEY, MOON, NIGHTMARE, SUN, Card, Colour, Kind
from game.rules.door import Claim, LetGo, OpenDoor
from game.rules.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.rules.nightmare import (
    REVEALED_CARDS,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    PayKey,
    RevealFive,
)
from game.rules.partners import Draft, Keep, OfferSwap, Swap, Take
from game.rules.prophecy import Foresee, Prophesy
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    HAND_SIZE,
    LIMBO,
    MARKET,
    PROPHECY,
    REVEALED,
    ROW,
    SHARED,
    SHARED_SIZE,
    owned,
)
from game.rules.steps import Command, Concede, Decision, Reason
from game.rules.view import View

DOMAIN = "eight_doors"
LOCALES = Path(__file__).parent / "locale"
LANGUAGES = ("en", "fr")

Names = tuple[str, str]
"""What the two players are called, by seat."""


def msgid(text: str) -> str:
    """Marks a text for the catalogue where it is not said yet."""
    return text


FACES: Mapping[str, str] = {
    "OS": msgid("Observatory, Sun"),
    "OM": msgid("Observatory, Moon"),
    "OK": msgid("Observatory, Key"),
    "OD": msgid("Observatory, Door"),
    "AS": msgid("Aquarium, Sun"),
    "AM": msgid("Aquarium, Moon"),
    "AK": msgid("Aquarium, Key"),
    "AD": msgid("Aquarium, Door"),
    "GS": msgid("Garden, Sun"),
    "GM": msgid("Garden, Moon"),
    "GK": msgid("Garden, Key"),
    "GD": msgid("Garden, Door"),
    "LS": msgid("Library, Sun"),
    "LM": msgid("Library, Moon"),
    "LK": msgid("Library, Key"),
    "LD": msgid("Library, Door"),
    "NM": msgid("Nightmare"),
}
PLACES: Mapping[Colour, str] = {
    Colour.OBSERVATORY: msgid("Observatory"),
    Colour.AQUARIUM: msgid("Aquarium"),
    Colour.GARDEN: msgid("Garden"),
    Colour.LIBRARY: msgid("Library"),
}
ZONES: Mapping[str, str] = {
    DECK: msgid("Deck"),
    MARKET: msgid("Cards to choose from"),
    HAND: msgid("Hand"),
    SHARED: msgid("Shared cards"),
    ROW: msgid("Labyrinth"),
    DOORS: msgid("Doors"),
    LIMBO: msgid("Limbo"),
    DISCARD: msgid("Discard pile"),
    REVEALED: msgid("Revealed cards"),
    PROPHECY: msgid("Prophecy"),
}
ABOUT: Mapping[Kind, str] = {
    SUN: msgid(
        "A Location. It lies next to any symbol but another Sun. Three cards of one place side by "
        "side open a search of the deck for its Door."
    ),
    MOON: msgid(
        "A Location. It lies next to any symbol but another Moon. Three cards of one place side by "
        "side open a search of the deck for its Door."
    ),
    KEY: msgid(
        "A Location, and more: discarded it is a Prophecy, it opens a Door of its place as soon as "
        "that comes up, and it turns a Nightmare away."
    ),
    DOOR: msgid(
        "A way out. It opens for three cards of its place side by side in the row, or for a Key of "
        "its place when it is drawn."
    ),
    NIGHTMARE: msgid(
        "When it is drawn it takes a Key, an open Door, five cards of the deck or the whole hand: "
        "whoever draws it chooses which."
    ),
}
"""What each kind of card is for."""
LAY_HERE: Mapping[str, str] = {
    ROW: msgid("Play here"),
    DISCARD: msgid("Discard here"),
    REVEALED: msgid("Lay it here"),
    LIMBO: msgid("Let it go"),
    HAND: msgid("Take it here"),
    SHARED: msgid("Swap here"),
}
SYMBOLS: Mapping[Kind, str] = {SUN: msgid("Sun"), MOON: msgid("Moon"), KEY: msgid("Key")}
KINDS: Mapping[Kind, str] = {**SYMBOLS, DOOR: msgid("Door"), NIGHTMARE: msgid("Nightmare")}
ROW_ASKS: Mapping[Kind, str] = {
    SUN: msgid("The last card shows a Sun: choose a Moon or a Key."),
    MOON: msgid("The last card shows a Moon: choose a Sun or a Key."),
    KEY: msgid("The last card shows a Key: choose a Sun or a Moon."),
}


def preferred_language(environ: Mapping[str, str], system: Iterable[str] = ()) -> str:
    """The first language we speak among those the environment asks for, in gettext's order; where
    it asks for none, among those of the system; or "en"."""
    asked = list(system)
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            asked = environ[variable].split(":")
            break
    tags = (re.split(r"[_.@-]", tag.lower())[0] for tag in asked)
    return next((language for language in tags if language in LANGUAGES), "en")


class Words:
    """Everything the program can say, in one language. An unknown language speaks English."""

    def __init__(self, language: str) -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """Everything is said in this language from now on."""
        self.language = language
        self._catalogue = gettext.translation(DOMAIN, LOCALES, [language], fallback=True)

    def say(self, text: str, **fields: object) -> str:
        """The text in this language, its {fields} filled."""
        return self._catalogue.gettext(text).format(**fields)

    def plural(self, one: str, many: str, n: int, **fields: object) -> str:
        """The form of a text that fits the number n, which fills {n}."""
        return self._catalogue.ngettext(one, many, n).format(n=n, **fields)

    # What went wrong

    def trouble(self, why: object) -> str:
        """Why something could not be kept or read, by the member of the enum."""
        return self.say(str(why))

    def mended(self, file: str, brought: int) -> str:
        """A damaged journal was set aside, and so many games were brought over."""
        return self.plural(
            "The journal was damaged and is kept as {file}: {n} game was brought over.",
            "The journal was damaged and is kept as {file}: {n} games were brought over.",
            brought,
            file=file,
        )

    def unkept(self, trouble: object, parted: bool) -> str:
        """What is to be said of a game that is not on the disk as it stands, by the trouble there
        was, or that was also played elsewhere; else nothing."""
        if trouble is not None:
            return " ".join((self.say("Not saved yet."), self.say(str(trouble))))
        if parted:
            return self.say("This game went on elsewhere too. Here it is a game of its own.")
        return ""

    def flaw(self, flaw: object, line: int) -> str:
        """Why a file is not taken as a game, by the member of the enum; in which line."""
        return self.say(str(flaw), line=line)

    def log_lies(self, file: Path | None) -> str:
        """Where the log tells what happened."""
        if file is None:
            return self.say("No report of it could be written.")
        return self.say("What happened is told in {file}", file=file)

    # Names

    def card(self, card: Card | str | None) -> str:
        """The name of a card or of a face such as "GK"; None is a card nobody may know."""
        if card is None:
            return self.say("a face-down card")
        return self.say(FACES[card.face if isinstance(card, Card) else card])

    def kind(self, kind: Kind) -> str:
        """What a kind of card is called, or its symbol."""
        return self.say(KINDS.get(kind, kind))

    def about(self, card: Card) -> str:
        """What a card is for."""
        return self.say(ABOUT[card.kind])

    def cards(self, cards: Sequence[Card | None]) -> str:
        """The names of several cards, in their order."""
        separator = self.say("; ")
        return separator.join(self.card(card) for card in cards)

    def place(self, colour: Colour) -> str:
        """The place of a colour."""
        return self.say(PLACES[colour])

    def plate(self, card: Card | str) -> str:
        """What stands on the name plate of a card or of a face such as "GK": its place, or its own
        name."""
        face = card.face if isinstance(card, Card) else card
        place = {colour.value: name for colour, name in PLACES.items()}.get(face[0])
        return self.say(place or FACES[face])

    def zone(self, name: str, names: Names | None = None) -> str:
        """The caption of a zone, and with names whose it is: the seat in `hand:0`."""
        base, _, seat = name.partition(":")
        caption = self.say(ZONES[base])
        if names is None or not seat:
            return caption
        return self.say("{zone} ({player})", zone=caption, player=names[int(seat)])

    def player(self, seat: int) -> str:
        """What a player is called who has given no name."""
        return self.say("Player {number}", number=seat + 1)

    def hand_of(self, player: str) -> str:
        """The caption of a hand where there are two."""
        return self.say("Hand of {player}", player=player)

    def shared(self, told: str) -> str:
        """What is said of a card, if that is one of the shared ones."""
        return self.say("{card} (shared)", card=told)

    def row_of(self, player: str) -> str:
        """Why nobody else plays there (R36)."""
        return self.say("Only {player} plays into that row.", player=player)

    def at_turn(self, player: str) -> str:
        """The caption of the player who acts."""
        return self.say("{player} plays", player=player)

    def waiting(self, player: str) -> str:
        """The caption of the other player."""
        return self.say("{player} waits", player=player)

    def run_marker(self, run: Sequence[Card]) -> str:
        """How far a run of one colour has come, from 1 card to 3 (R10)."""
        (colour,) = run[0].colours
        return self.say("{place} {n} of 3", place=self.place(colour), n=len(run))

    def doors_count(self, gained: int, total: int) -> str:
        """How many Doors are open."""
        return self.say("Doors {n} / {total}", n=gained, total=total)

    def seat_doors(self, gained: int) -> str:
        """How many of the places one of two players has a Door of."""
        return self.doors_count(gained, len(PLACES))

    def nightmares_left(self, number: int) -> str:
        """How many Nightmares may still come up."""
        return self.plural("{n} Nightmare left", "{n} Nightmares left", number)

    def last_symbol(self, card: Card) -> str:
        """The symbol at the end of the row, which the next card may not show (R9)."""
        return self.say("Last symbol: {symbol}", symbol=self.say(SYMBOLS[card.kind]))

    def doors_opened(self, by_trio: int, by_key: int) -> str:
        """How the open Doors were opened."""
        return self.say("By trio {trio}, by Key {key}", trio=by_trio, key=by_key)

    def cards_left(self, number: int) -> str:
        """How many cards the deck still held."""
        return self.plural("{n} card left", "{n} cards left", number)

    def turns(self, number: int) -> str:
        """How long a game was."""
        return self.plural("{n} turn", "{n} turns", number)

    def rewinds(self, number: int) -> str:
        """How often a game was rewound."""
        return self.plural("Rewound {n} time", "Rewound {n} times", number)

    def turn(self, number: int, player: str = "") -> str:
        """The caption of a turn, and whose it is if there are two players; before the first one
        hands are drafted."""
        if not number:
            return self.say("Choosing the hands")
        if player:
            return self.say("Turn {n}: {player}", n=number, player=player)
        return self.say("Turn {n}", n=number)

    def disclaimer(self) -> str:
        """Whose game this is, and whose it is not."""
        return self.say(
            "Eight Doors is an unofficial, free fan edition of the card game Onirim, designed by "
            "Shadi Torbey. It is not made, endorsed or sponsored by him or by any publisher of "
            "Onirim. Onirim is a trademark of its owner. All pictures, sounds and texts here are "
            "our own."
        )

    def no_display(self) -> str:
        """Why the program ends at once, and what to do instead."""
        return self.say(
            "There is no display to open a window on; `eight-doors console` plays in a terminal."
        )

    def incomplete(self, file: str) -> str:
        """Why the program ends: this file of its art is missing or damaged."""
        return self.say("The program is not complete: art/{file} is missing or damaged.", file=file)

    # Events

    def event(self, event: e.Event, names: Names | None = None) -> str:
        """What happened, in a sentence that begins with the player's name if there are names.

        Empty for the two events that tell nothing of the game.
        """
        sentence = self._told(event)
        at_table = isinstance(event, e.LocationDrawn) and event.zone == MARKET
        if names is None or not hasattr(event, "seat") or at_table:
            return sentence
        return self.named(names[event.seat], sentence)

    def named(self, player: str, sentence: str) -> str:
        """A sentence about what a player does or is to do, beginning with the name."""
        return self.say("{player}: {sentence}", player=player, sentence=sentence)

    def _told(self, event: e.Event) -> str:
        match event:
            case e.GameStarted():
                return self.say("The game begins.")
            case e.DeckShuffled():
                return self.say("The deck is shuffled.")
            case e.LocationDrawn(card=None):
                return self.say("A card is drawn, face down.")
            case e.LocationDrawn(card=card, zone="shared"):
                return self.say("{card} is drawn for the shared cards.", card=self.card(card))
            case e.LocationDrawn(card=card, zone="market"):
                return self.say("{card} is laid out for the draft.", card=self.card(card))
            case e.LocationDrawn(card=card):
                return self.say("{card} is drawn for the hand.", card=self.card(card))
            case e.CardSetAside(card=card):
                return self.say("{card} goes from the deck to Limbo.", card=self.card(card))
            case e.LimboReturned():
                return self.say("The cards of Limbo return to the deck.")
            case e.CardDrafted(card=card):
                return self.say("{card} is picked for the hand.", card=self.card(card))
            case e.MarketShared(cards=cards):
                return self.say("The shared cards are {cards}.", cards=self.cards(cards))
            case e.TurnBegan(number=number):
                return self.say("Turn {n} begins.", n=number)
            case e.CardPlayed(card=card):
                return self.say("{card} joins the row.", card=self.card(card))
            case e.TrioCompleted(colour=colour):
                return self.say("The {place} trio is complete.", place=self.place(colour))
            case e.SearchFailed(colour=colour):
                return self.say("The deck holds no {place} Door.", place=self.place(colour))
            case e.SearchDeclined():
                return self.say("The deck is left as it lies.")
            case e.CardDiscarded(card=card) | e.KeyDiscarded(key=card):
                return self.say("{card} is discarded.", card=self.card(card))
            case e.CardsSwapped(personal=personal, shared=shared):
                return self.say(
                    "{personal} goes to the shared cards, {shared} to the hand.",
                    personal=self.card(personal),
                    shared=self.card(shared),
                )
            case e.ProphecySeen(cards=cards) if None in cards:
                return self.plural(
                    "The Prophecy looks at {n} card.",
                    "The Prophecy looks at {n} cards.",
                    len(cards),
                )
            case e.ProphecySeen(cards=cards):
                return self.say("The Prophecy shows {cards}.", cards=self.cards(cards))
            case e.ProphecyDiscarded(card=card):
                return self.say("The Prophecy discards {card}.", card=self.card(card))
            case e.CardsReturned(order=order) if None in order:
                return self.plural(
                    "{n} card goes back on top of the deck.",
                    "{n} cards go back on top of the deck, in an order nobody else sees.",
                    len(order),
                )
            case e.CardsReturned(order=order):
                return self.say("Back on top of the deck go {cards}.", cards=self.cards(order))
            case e.DoorDrawn(door=door):
                return self.say("{door} comes up.", door=self.card(door))
            case e.NightmareDrawn():
                return self.say("A Nightmare comes up.")
            case e.DoorGained(door=door):
                return self.say("{door} opens.", door=self.card(door))
            case e.DoorMissed(door=door):
                return self.say("{door} stays shut and goes to Limbo.", door=self.card(door))
            case e.DoorLost(door=door):
                return self.say("{door} falls shut and goes to Limbo.", door=self.card(door))
            case e.TopDiscarded(card=card):
                return self.say(
                    "{card} goes from the deck to the discard pile.", card=self.card(card)
                )
            case e.HandDiscarded(cards=cards):
                return self.say("The whole hand is discarded ({cards}).", cards=self.cards(cards))
            case e.NightmareDiscarded():
                return self.say("The Nightmare is over.")
            case e.GameWon():
                return self.say("The game is won.")
            case e.GameLost(reason="conceded"):
                return self.say("The game is lost: it was conceded.")
            case e.GameLost():
                return self.say("The game is lost: a card must be drawn and the deck is empty.")
            case e.Answered() | e.Awaiting():
                return ""
        raise LookupError(f"There is no sentence for {type(event).__name__}.")

    # Decisions

    def heading(self, decision: Decision, player: str = "") -> str:
        """What is to be done; it begins with the player's name if there are two."""
        asked = self._asked(decision)
        return self.named(player, asked) if player else asked

    def _asked(self, decision: Decision) -> str:
        match decision:
            case Draft():
                return self.say("Choose a card for the hand")
            case PlayOrDiscard():
                return self.say("Play or discard a card")
            case CompleteTrio(colour=colour):
                return self.say("Three in a row: {place}", place=self.place(colour))
            case OfferSwap():
                return self.say("Swap a card with a shared one?")
            case Prophesy():
                return self.say("Prophecy: discard one card, order the others")
            case OpenDoor(door=door):
                return self.say("Open this Door? {door}", door=self.card(door))
            case FaceNightmare():
                return self.say("Choose what the Nightmare takes")
        raise LookupError(f"There is no heading for {type(decision).__name__}.")

    def body(self, decision: Decision, view: View, names: Names | None = None) -> str:
        """Why, and by which rule: from what everybody at the table may know (view.seat is asked).

        It never depends on a hidden hand, so that it may stand on a screen both can see.
        """
        match decision:
            case Draft():
                return self.say(
                    "Three cards for each hand, picked in turn; the last two are shared."
                )
            case PlayOrDiscard():
                row = view.rows[view.active]
                if not row:
                    return self.say("The row is empty: any card may begin it.")
                return self.say(ROW_ASKS[row[-1].kind])
            case CompleteTrio(colour=colour):
                return self._why_search(colour, view, names)
            case OfferSwap():
                return self.say("One card of the hand may change places with a shared card.")
            case Prophesy():
                return self.plural(
                    "This is the last card of the deck: it must be discarded.",
                    "These are the next {n} cards: one goes, the others return as ordered.",
                    len(view.prophecy),
                )
            case OpenDoor(door=door):
                if self._partner_needs(door.colours, view):
                    return self._blocked(view, names)
                return self.say("A Key of its colour may open it; if not, it goes to Limbo.")
            case FaceNightmare():
                return self.say(
                    "One of these losses has to be borne. A Key lost so brings no Prophecy."
                )
        raise LookupError(f"There is no body for {type(decision).__name__}.")

    def _why_search(self, colour: Colour, view: View, names: Names | None) -> str:
        face = colour.value + DOOR
        if not view.unseen.get(face) and all(card.face != face for card in view.known_top):
            return self.say("The deck holds no such Door any more: a search would only shuffle it.")
        if self._partner_needs(frozenset({colour}), view):
            return self._blocked(view, names)
        return self.say("Search the deck for such a Door, or leave the deck as it lies.")

    def _partner_needs(self, colours: frozenset[Colour], view: View) -> bool:
        """Whether taking a Door of this colour would block the partner (R43, E30)."""
        own = view.doors[view.active]
        return view.seats == 2 and any(door.colours == colours for door in own)

    def _blocked(self, view: View, names: Names | None) -> str:
        """What a second Door of a colour means (E30)."""
        called = self._called(names)
        return self.say(
            "Allowed, but a second such Door blocks {other} until {player} gives it back to a "
            "Nightmare.",
            player=called[view.active],
            other=called[1 - view.active],
        )

    def _called(self, names: Names | None) -> Names:
        return names or (self.player(0), self.player(1))

    # Commands

    def command(self, command: Command[Any], view: View) -> str:
        """The label of a command, with its exact cost."""
        match command:
            case Take(card=card):
                return self.say("Take: {card}", card=self.card(card))
            case Play(card=card):
                return self.say("Play: {card}", card=self.card(card))
            case Discard(card=card) if card.kind == KEY and view.deck_count:
                return self.say("Discard for a Prophecy: {card}", card=self.card(card))
            case Discard(card=card):
                return self.say("Discard: {card}", card=self.card(card))
            case Search():
                return self.say("Search the deck")
            case Decline():
                return self.say("Leave the deck")
            case Swap(personal=personal, shared=shared):
                return self.say(
                    "Swap {personal} for {shared}",
                    personal=self.card(personal),
                    shared=self.card(shared),
                )
            case Keep():
                return self.say("Swap nothing")
            case Foresee(discard=discard, order=()):
                return self.say("Discard: {card}", card=self.card(discard))
            case Foresee(discard=discard, order=order):
                return self.say(
                    "Discard {card}; back on top, first card first: {cards}",
                    card=self.card(discard),
                    cards=self.cards(order),
                )
            case Claim(key=key):
                return self.say("Open it with {key}", key=self.card(key))
            case LetGo():
                return self.say("Let it go to Limbo")
            case PayKey(key=key):
                return self.say("Discard {key}", key=self.card(key))
            case LoseDoor(door=door):
                return self.say("Give back: {door}", door=self.card(door))
            case RevealFive() if not view.deck_count:
                return self.say("Lose no card: the deck is empty")
            case RevealFive():
                return self.plural(
                    "Lose {n} card of the deck",
                    "Lose {n} cards of the deck",
                    min(REVEALED_CARDS, view.deck_count),
                )
            case LoseHand():
                return self.plural(
                    "Lose {n} card of the hand and draw {drawn}",
                    "Lose {n} cards of the hand and draw {drawn}",
                    len(view.zones.get(owned(HAND, view.active), ())) + len(view.shared),
                    drawn=HAND_SIZE[view.seats] + SHARED_SIZE[view.seats],
                )
            case Concede():
                return self.say("Concede the game")
        raise LookupError(f"There is no label for {type(command).__name__}.")

    def way(self, kind: type[Command[Any]], view: View) -> tuple[str, str]:
        """A way to answer, whichever card it takes, and what it brings about."""
        if kind is PayKey:
            return self.say("Discard a Key"), self.say("It brings no Prophecy.")
        if kind is LoseDoor:
            return self.say("Give back a Door"), self.say("It goes to Limbo.")
        if kind is RevealFive:
            return self.command(RevealFive(), view), self.say(
                "Locations are discarded; Doors and Nightmares go to Limbo."
            )
        if kind is LoseHand:
            return self.command(LoseHand(), view), self.say(
                "Doors and Nightmares that come up go to Limbo."
            )
        if kind is Claim:
            return self.say("Open it with a Key"), self.say("The Key is discarded.")
        if kind is LetGo:
            return self.say("Let it go to Limbo"), self.say(
                "It is shuffled back into the deck at the end of the turn."
            )
        raise LookupError(f"There are no words for {kind.__name__}.")

    def barred(self, kind: type[Command[Any]]) -> str:
        """Why this way is not open now."""
        if kind is PayKey:
            return self.say("There is no Key in the hand.")
        if kind is LoseDoor:
            return self.say("No Door is open yet.")
        raise LookupError(f"{kind.__name__} is always possible.")

    def refusal(self, reason: Reason) -> str:
        """Why a command is not legal."""
        return self.say(str(reason))

    def lay_here(self, zone: str) -> str:
        """What a zone that would take the held card says."""
        return self.say(LAY_HERE[zone.partition(":")[0]])

    def where_to_lay(self, pending: Decision | None) -> str:
        """What can be laid where, said when something was laid elsewhere."""
        match pending:
            case OpenDoor():
                return self.say("Lay a Key of its colour on the Door, or the Door on Limbo.")
            case FaceNightmare():
                return self.say("Lay a Key, a Door, the deck or the whole hand on the Nightmare.")
            case PlayOrDiscard():
                return self.say(
                    "To play it, lay it on the Labyrinth; to discard it, on the discard pile."
                )
            case Draft():
                return self.say("Lay one of the cards with the hand that is to take it.")
            case OfferSwap():
                return self.say("Lay a card of the hand on a shared card to swap them.")
        return self.say("No card of the hand is asked for now.")

    # The end

    def hopeless(self, view: View) -> str:
        """Why a position can no longer be won; empty if it can."""
        if any(card.kind == DOOR for card in view.discard):
            return self.say("A Door lies in the discard pile, and all of them are needed.")
        if isinstance(view.pending, PlayOrDiscard) and not view.deck_count:
            return self.say("The deck is empty, and a card has to be drawn at the end of the turn.")
        return ""

    def result(
        self, view: View, reason: e.Defeat | None, names: Names | None = None
    ) -> tuple[str, str]:
        """A heading, won or lost, and why. The reason is that of a defeat, None for a victory."""
        if reason == "conceded":
            return self.say("Defeat"), self.say("The game was conceded.")
        if reason == "deck_exhausted":
            return self.say("Defeat"), self.say("A card had to be drawn, and the deck was empty.")
        if view.seats == 1:
            return self.say("Victory"), self.say("All eight Doors are open.")
        first, second = self._called(names)
        return self.say("Victory"), self.say(
            "{first} and {second} each have a Door of every place.", first=first, second=second
        )
