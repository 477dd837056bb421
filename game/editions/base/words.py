"""Sentences of the base game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.editions.base import explore, nightmare, prophecy, routines
from game.editions.base.cards import OPENERS, only_place
from game.editions.base.door import DoorMissed, OpenDoor
from game.editions.base.warnings.blocking import holds_door, last_is_taken
from game.editions.base.warnings.lost_causes import WHY_LOST
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import HAND, HAND_SIZE, MARKET, ROW, SHARED, Cards, owned
from game.rules.view import View
from game.table.counting import MISSING, coming, door_total, spare_doors
from game.words import Captioned, Names, Sentences, Words, msgid

# Zones


def deck_hint(words: Words, view: View, zone: str) -> str:
    """Tells the clock of the game (R29)."""
    left = view.deck_count
    if not left:
        return words.say("The deck is empty: the next draw loses the game.")
    return words.plural(
        "{n} card left. The game is lost when a card has to be drawn and there is none.",
        "{n} cards left. The game is lost when a card has to be drawn and there is none.",
        left,
    )


def discard_hint(words: Words, view: View, zone: str) -> str:
    if not view.discard:
        return words.say("Cards that are discarded or lost lie here, and do not come back.")
    return words.plural(
        "{n} card that does not come back. A click shows it.",
        "{n} cards that do not come back. A click shows them all.",
        len(view.discard),
    )


def limbo_hint(words: Words, view: View, zone: str) -> str:
    """Tells what becomes of the cards that wait there (R27)."""
    if view.limbo_returns:
        waits = words.say(
            "Doors and Nightmares wait here: at the end of the turn they are shuffled into the "
            "deck."
        )
    else:
        waits = words.say("Doors, Nightmares and other Dreams wait here until the turn ends.")
    if not view.limbo:
        return waits
    now = words.plural("{n} card waits now.", "{n} cards wait now.", len(view.limbo))
    return f"{waits} {now}"


def row_hint(words: Words, view: View, zone: str) -> str:
    """Tells which cards may lie side by side (R9), and what the row is for (R10)."""
    if zone != owned(ROW, view.active):
        return words.say("The row of the other player: nobody else plays there.")
    return words.say(
        "Cards are played here. Two neighbours never show the same symbol; three of one place "
        "side by side are a trio and find its Door."
    )


def hand_hint(words: Words, view: View, zone: str) -> str:
    """Tells the course of a turn (R8)."""
    if zone != owned(HAND, view.active):
        return words.say("The cards of the other player.")
    return words.say(
        "In each turn one card is played or discarded; then cards are drawn until there are "
        "{number} again.",
        number=words.number(HAND_SIZE[view.seats]),
    )


def doors_hint(words: Words, view: View, zone: str) -> str:
    """Tells the goal (R28, R43); an edition may ask for more."""
    number = words.number(door_total(view))
    if spare_doors(view):
        return words.say(
            "Open Doors lie here. To win, all {number} must be open, and each player needs one of "
            "every place.",
            number=number,
        )
    if view.seats > 1:
        return words.say("Open Doors lie here. To win, each player needs one of every place.")
    return words.say("Open Doors lie here. To win, all {number} must be open.", number=number)


def missing_door(words: Words, view: View, name: str) -> str:
    """Tells what may still open a Door of the place whose letter ends the name: a Key, or a trio of
    any of its cards (R10, R19)."""
    place = Colour(name.partition(":")[2])
    left = coming(view, OPENERS)[place]
    keys = words.plural("{n} Key", "{n} Keys", left.openers)
    cards = words.plural("{n} other card", "{n} other cards", left.cards)
    if view.visibility == "hidden":
        return words.say(
            "{place}: the Door is missing. In the deck or in a hidden hand: {keys} and {cards} of "
            "this place.",
            place=words.place(place),
            keys=keys,
            cards=cards,
        )
    return words.say(
        "{place}: the Door is missing. Not seen yet: {keys} and {cards} of this place.",
        place=words.place(place),
        keys=keys,
        cards=cards,
    )


# Events


def location_drawn(words: Words, drawn: routines.LocationDrawn) -> str:
    if drawn.card is None:
        return words.say("A card is drawn, face down.")
    card = words.card(drawn.card)
    if drawn.zone == SHARED:
        return words.say("{card} joins the shared cards.", card=card)
    if drawn.zone == MARKET:
        return words.say("{card} is laid out to choose from.", card=card)
    return words.say("{card} comes into the hand.", card=card)


def trio_completed(words: Words, completed: explore.TrioCompleted) -> str:
    trio = words.of_place(completed.colour, words.say("trio"))
    return words.say("The {trio} is complete.", trio=trio)


def search_failed(words: Words, failed: explore.SearchFailed) -> str:
    door = words.of_place(failed.colour, words.kind(DOOR))
    return words.say("No {door} is left in the deck.", door=door)


def key_discarded(words: Words, paid: routines.KeyDiscarded) -> str:
    return words.say("{card} goes to the discard pile.", card=words.card(paid.key))


def prophecy_seen(words: Words, seen: prophecy.ProphecySeen) -> str:
    """Tells the next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "A Prophecy: {n} card of the deck, seen in secret.",
            "A Prophecy: {n} cards of the deck, seen in secret.",
            len(seen.cards),
        )
    return words.say("The Prophecy shows {cards}.", cards=words.cards(seen.cards))


def cards_returned(words: Words, returned: prophecy.CardsReturned) -> str:
    if None in returned.order:
        return words.plural(
            "{n} card goes back on top of the deck.",
            "{n} cards go back on top of the deck, in an order nobody else sees.",
            len(returned.order),
        )
    return words.say("Back on top of the deck: {cards}.", cards=words.cards(returned.order))


# Decisions


@lru_cache(maxsize=8)
def kinds_of(box: Cards) -> tuple[Kind, ...]:
    """Returns the kinds of the cards of a box, in printed order."""
    return tuple(dict.fromkeys([card.kind for card in box]))


def what_may_be_played(
    words: Words, decision: explore.PlayOrDiscard, view: View, names: Names | None
) -> str:
    """Tells what the last card of the row asks of the next (R9), and that any card may be discarded
    (R13)."""
    held = [kind for kind in kinds_of(view.box) if kind in view.kinds and view.kinds[kind].fills]
    if not view.rows[view.active] and all(view.kinds[kind].in_rows for kind in held):
        return words.say("The row is empty: any card may begin it.")
    last, others = last_and_next(words, view)
    if not last:
        return words.say("The row is empty: {others} may begin it.", others=others)
    return words.say(
        "The last card shows {symbol}: play {others}, or discard any card.",
        symbol=last,
        others=others,
    )


def last_and_next(words: Words, view: View) -> tuple[str, str]:
    """Returns the last symbol of the row, empty without one, and those that may follow it."""
    row = view.rows[view.active]
    last = row[-1].kind if row else None
    kinds = [kind for kind in kinds_of(view.box) if kind in view.kinds]
    follow = [k for k in kinds if view.kinds[k].fills and view.kinds[k].in_rows and k != last]
    named = [words.symbol(kind) or words.kind(kind) for kind in follow]
    return (words.symbol(last) or words.kind(last)) if last else "", words.either(named)


def why_prophesy(words: Words, decision: prophecy.Prophesy, view: View, names: Names | None) -> str:
    return words.plural(
        "This is the last card of the deck: it must be discarded.",
        "These are the next {n} cards: one goes for good, and number 1 of the others comes next.",
        len(view.prophecy),
    )


def why_search(words: Words, trio: explore.CompleteTrio, view: View, names: Names | None) -> str:
    """Tells what a search can find, and what that would mean."""
    door = words.of_place(trio.colour, words.kind(DOOR))
    if not holds_door(trio.colour, view):
        return words.say("No {door} is left: the deck is only shuffled.", door=door)
    if last_is_taken(trio.colour, view):
        return blocked(words, view, names)
    if view.known_top:
        return words.plural(
            "A search finds the {door}, but shuffles away the known card on top.",
            "A search finds the {door}, but shuffles away the {n} known cards on top.",
            len(view.known_top),
            door=door,
        )
    return words.say("Search: the {door} opens, then the deck is shuffled.", door=door)


def why_open(words: Words, decision: OpenDoor, view: View, names: Names | None) -> str:
    place = only_place(decision.door)
    if place and last_is_taken(place, view):
        return blocked(words, view, names)
    return words.say("Open it with a Key of its place, or let it go to Limbo.")


def blocked(words: Words, view: View, names: Names | None) -> str:
    """Tells what the last Door of a colour means for the player who has none (E30)."""
    called = words.called(names)
    return words.say(
        "Allowed, but one more blocks {other} until {player} gives it back to a Nightmare.",
        player=called[view.active],
        other=called[1 - view.active],
    )


# Commands


def discard(words: Words, command: explore.Discard, view: View) -> str:
    """Names the card, with what it brings, if anything (R14)."""
    brings = words.discarding(command.card.kind, command, view)
    return brings[0] if brings else words.say("Discard: {card}", card=words.card(command.card))


def foresee(words: Words, command: prophecy.Foresee, view: View) -> str:
    gone = words.card(command.discard)
    if not command.order:
        return words.say("Discard: {card}", card=gone)
    order = words.cards(command.order)
    return words.say(
        "Discard {card}; back on top, the next card first: {cards}", card=gone, cards=order
    )


def reveal_five(words: Words, command: nightmare.RevealFive, view: View) -> str:
    if not view.deck_count:
        return words.say("Lose no card: the deck is empty")
    lost = min(nightmare.REVEALED_CARDS, view.deck_count)
    return words.plural("Lose {n} card from the deck", "Lose {n} cards from the deck", lost)


def reveal_five_briefly(words: Words, view: View) -> str:
    """Tells the same in two short lines, where the cards themselves are shown."""
    lost = min(nightmare.REVEALED_CARDS, view.deck_count)
    if not lost:
        return reveal_five(words, nightmare.RevealFive(), view)
    return words.say("Lose {n} from the\u00a0deck", n=lost)


def lose_hand(words: Words, command: nightmare.LoseHand, view: View) -> str:
    """Tells how many cards are lost and, alone, drawn; of two players, whose cards they are."""
    own, shared = len(view.zones.get(owned(HAND, view.active), ())), len(view.shared)
    if view.seats == 1:
        return words.plural(
            "Lose {n} card from the hand and draw {drawn}",
            "Lose {n} cards from the hand and draw {drawn}",
            own,
            drawn=HAND_SIZE[1],
        )
    if not own + shared:
        return words.say("Lose no card: the hand is empty")
    if not own:
        return words.plural("Lose the {n} shared card", "Lose the {n} shared cards", shared)
    if not shared:
        return words.plural("Lose your {n} card", "Lose your {n} cards", own)
    yours = words.plural("your {n} card", "your {n} cards", own)
    others = words.plural("{n} shared one", "{n} shared ones", shared)
    return words.say("Lose {yours} and {others}", yours=yours, others=others)


def lose_hand_briefly(words: Words, view: View) -> str:
    """Tells the same in two short lines, where the cards themselves are shown."""
    own, shared = len(view.zones.get(owned(HAND, view.active), ())), len(view.shared)
    if view.seats == 1:
        return words.say("Lose hand, draw\u00a0{drawn}", drawn=HAND_SIZE[1])
    if own and shared:
        others = words.plural("{n}\u00a0shared", "{n}\u00a0shared", shared)
        return words.say("Lose {n} and {others}", n=own, others=others)
    return lose_hand(words, nightmare.LoseHand(), view)


# The end


def doors_are_open(words: Words, view: View, names: Names) -> str:
    """Tells which Doors have been gained (R28, R43)."""
    if view.seats == 1:
        number = words.number(door_total(view))
        return words.say("All {number} Doors are open.", number=number)
    first, second = names
    if spare_doors(view):
        return words.say(
            "All {number} Doors are open: {first} and {second} each have one of every place.",
            number=words.number(door_total(view)),
            first=first,
            second=second,
        )
    return words.say(
        "{first} and {second} each have a Door of every place.", first=first, second=second
    )


def nightmares_left(words: Words, number: int) -> str:
    return words.plural("{n} Nightmare left", "{n} Nightmares left", number)


def a_door_was_discarded(words: Words, event: prophecy.ProphecyDiscarded) -> str:
    """Tells what it means that a Prophecy has discarded a Door (R15)."""
    if event.card.kind != DOOR:
        return ""
    return words.say("The game can no longer be won: a Door lies in the discard pile.")


# What cards are for

IN_THE_ROW = (
    msgid("In the row"),
    msgid("Three cards of one place side by side find its Door in the deck and open it."),
)
DISCARDED = msgid("Discarded"), msgid("It is lost, and another card is drawn.")
A_SUN = (
    (msgid("Played"), msgid("It goes to the end of the row. A Sun never follows a Sun.")),
    DISCARDED,
    IN_THE_ROW,
)
A_MOON = (
    (msgid("Played"), msgid("It goes to the end of the row. A Moon never follows a Moon.")),
    DISCARDED,
    IN_THE_ROW,
)
A_PROPHECY = (
    msgid("Discarded"),
    msgid(
        "A Prophecy: look at the next five cards of the deck, discard one, put the "
        "others back in any order."
    ),
)


def a_key(card: Card, view: View) -> Captioned:
    return (
        (
            msgid("Played"),
            msgid(
                "It goes to the end of the row and counts for its place. A Key never follows a Key."
            ),
        ),
        A_PROPHECY if prophecy.prophesies(view.kinds) else DISCARDED,
        (msgid("When a Door comes up"), msgid("Discard it to open a Door of its own place.")),
        (
            msgid("Against a Nightmare"),
            msgid("Discard a Key of any place to turn it away. That brings no Prophecy."),
        ),
    )


A_DOOR = (
    (
        msgid("By a trio"),
        msgid("Three cards of its place side by side in the row find it in the deck and open it."),
    ),
    (
        msgid("By a Key"),
        msgid(
            "When it comes up, discard a Key of its place to open it. If not, it goes to "
            "Limbo and back into the deck."
        ),
    ),
    (
        msgid("Given back"),
        msgid(
            "An open Door can be given back to a Nightmare. It goes to Limbo, and must be "
            "opened again."
        ),
    ),
    (msgid("Discarded"), msgid("Only a Prophecy can do that, and the game can no longer be won.")),
)
A_NIGHTMARE = (
    (
        msgid("When it comes up"),
        msgid("Pay one of these four prices. Then it goes to the discard pile."),
    ),
    (msgid("A Key"), msgid("Discard any Key from the hand.")),
    (msgid("A Door"), msgid("Give back an open Door: it goes to Limbo.")),
    (
        msgid("Five cards"),
        msgid(
            "Turn up five cards of the deck. Doors and Nightmares go to Limbo, the other "
            "cards are lost."
        ),
    ),
    (
        msgid("The hand"),
        msgid(
            "Discard all of it and draw a new one. Doors and Nightmares that come up go to Limbo."
        ),
    ),
)

SENTENCES = Sentences(
    hints={MISSING: missing_door},
    places={
        Colour.OBSERVATORY: msgid("Observatory"),
        Colour.AQUARIUM: msgid("Aquarium"),
        Colour.GARDEN: msgid("Garden"),
        Colour.LIBRARY: msgid("Library"),
    },
    of_places={
        Colour.OBSERVATORY: msgid("Observatory {thing}"),
        Colour.AQUARIUM: msgid("Aquarium {thing}"),
        Colour.GARDEN: msgid("Garden {thing}"),
        Colour.LIBRARY: msgid("Library {thing}"),
    },
    victories=(doors_are_open,),
    defeats={
        "deck_exhausted": (
            msgid("The game is lost: a card must be drawn and the deck is empty."),
            msgid("A card had to be drawn, and the deck was empty."),
        )
    },
    lost_by={"deck_exhausted": msgid("Deck empty")},
    hopeless=WHY_LOST,
)


def number_first(words: Words, n: int) -> str:
    """Returns a number that begins a sentence."""
    number = words.number(n)
    return number[:1].upper() + number[1:]


def places(
    words: Words, events: Sequence[routines.DoorGained | nightmare.DoorLost | DoorMissed]
) -> str:
    """Returns the places of the Doors of these events."""
    return words.say(", ").join(words.plate(event.door) for event in events)


def doors_gained(words: Words, events: Sequence[routines.DoorGained]) -> str:
    n = len(events)
    return words.plural(
        "A Door opened: {places}.",
        "{number} Doors opened: {places}.",
        n,
        number=number_first(words, n),
        places=places(words, events),
    )


def doors_lost(words: Words, events: Sequence[nightmare.DoorLost]) -> str:
    n = len(events)
    return words.plural(
        "A Door lost: {places}.",
        "{number} Doors lost: {places}.",
        n,
        number=number_first(words, n),
        places=places(words, events),
    )


def doors_missed(words: Words, events: Sequence[DoorMissed]) -> str:
    n = len(events)
    return words.plural(
        "A Door missed: {places}.",
        "{number} Doors missed: {places}.",
        n,
        number=number_first(words, n),
        places=places(words, events),
    )


def search_in_vain(words: Words, events: Sequence[explore.SearchFailed]) -> str:
    door = words.of_place(events[0].colour, words.kind(DOOR))
    return words.say("No {door} in the deck.", door=door)


def cards_of_hand_lost(words: Words, events: Sequence[routines.HandDiscarded]) -> str:
    n = sum(len(event.cards) for event in events)
    return words.plural(
        "A card of the hand lost.",
        "{number} cards of the hand lost.",
        n,
        number=number_first(words, n),
    )


def cards_of_deck_lost(words: Words, events: Sequence[nightmare.TopDiscarded]) -> str:
    n = len(events)
    return words.plural(
        "A card of the deck lost.",
        "{number} cards of the deck lost.",
        n,
        number=number_first(words, n),
    )


def cards_set_aside(words: Words, events: Sequence[routines.CardSetAside]) -> str:
    n = len(events)
    return words.plural(
        "A card went to Limbo.", "{number} cards went to Limbo.", n, number=number_first(words, n)
    )


def cards_drawn(words: Words, events: Sequence[routines.LocationDrawn]) -> str:
    """Tells the cards of the hand, then the shared ones; of another player's hidden hand, how
    many."""
    shared = [event.card for event in events if event.zone == SHARED]
    own = [event.card for event in events if event.zone != SHARED]
    known, hidden = [card for card in own if card is not None], own.count(None)
    told = (
        words.say("Drawn: {cards}.", cards=words.cards(known)) if known else "",
        words.plural(
            "A card drawn face down.",
            "{number} cards drawn face down.",
            hidden,
            number=number_first(words, hidden),
        )
        if hidden
        else "",
        words.say("Shared: {cards}.", cards=words.cards(shared)) if shared else "",
    )
    return " ".join(filter(None, told))
