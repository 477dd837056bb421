"""The sentences of the base game, by what they tell of."""

from __future__ import annotations

from functools import lru_cache

from game.editions.base.door import OpenDoor
from game.editions.base.explore import (
    CompleteTrio,
    Discard,
    PlayOrDiscard,
    SearchFailed,
    TrioCompleted,
)
from game.editions.base.nightmare import (
    REVEALED_CARDS,
    LoseHand,
    RevealFive,
)
from game.editions.base.prophecy import (
    CardsReturned,
    Foresee,
    ProphecyDiscarded,
    ProphecySeen,
    Prophesy,
    prophesies,
)
from game.editions.base.routines import (
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.table.zone_hints import missing_door
from game.editions.base.warnings.blocking import holds_door, last_is_taken
from game.editions.base.warnings.why_lost import WHY_LOST
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import (
    HAND,
    HAND_SIZE,
    MARKET,
    SHARED,
    Cards,
    owned,
)
from game.rules.view import View
from game.table.counting import MISSING, door_total, spare_doors
from game.words import Captioned, Names, Sentences, Words, msgid

# Events


def location_drawn(words: Words, drawn: LocationDrawn) -> str:
    """Where a card goes that comes from the deck, and which, if that may be known."""
    if drawn.card is None:
        return words.say("A card is drawn, face down.")
    card = words.card(drawn.card)
    if drawn.zone == SHARED:
        return words.say("{card} joins the shared cards.", card=card)
    if drawn.zone == MARKET:
        return words.say("{card} is laid out to choose from.", card=card)
    return words.say("{card} comes into the hand.", card=card)


def trio_completed(words: Words, completed: TrioCompleted) -> str:
    """Of which place."""
    trio = words.of_place(completed.colour, words.say("trio"))
    return words.say("The {trio} is complete.", trio=trio)


def search_failed(words: Words, failed: SearchFailed) -> str:
    """Which Door the deck does not hold."""
    door = words.of_place(failed.colour, words.kind(DOOR))
    return words.say("No {door} is left in the deck.", door=door)


def key_discarded(words: Words, paid: KeyDiscarded) -> str:
    """As of any other card."""
    return words.say("{card} goes to the discard pile.", card=words.card(paid.key))


def prophecy_seen(words: Words, seen: ProphecySeen) -> str:
    """The next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "A Prophecy: {n} card of the deck, seen in secret.",
            "A Prophecy: {n} cards of the deck, seen in secret.",
            len(seen.cards),
        )
    return words.say("The Prophecy shows {cards}.", cards=words.cards(seen.cards))


def cards_returned(words: Words, returned: CardsReturned) -> str:
    """The cards in their new order, or how many they are."""
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
    """The kinds of the cards of a box, in printed order."""
    return tuple(dict.fromkeys([card.kind for card in box]))


def what_may_be_played(
    words: Words, decision: PlayOrDiscard, view: View, names: Names | None
) -> str:
    """What the last card of the row asks of the next (R9), and that any may be discarded (R13)."""
    row = view.rows[view.active]
    last = row[-1].kind if row else None
    kinds = [kind for kind in kinds_of(view.box) if kind in view.kinds]
    held = [kind for kind in kinds if view.kinds[kind].fills]
    others = [kind for kind in held if view.kinds[kind].in_rows and kind != last]
    if last is None and others == held:
        return words.say("The row is empty: any card may begin it.")
    symbols = words.either([words.symbol(kind) or words.kind(kind) for kind in others])
    if last is None:
        return words.say("The row is empty: {others} may begin it.", others=symbols)
    return words.say(
        "The last card shows {symbol}: play {others}, or discard any card.",
        symbol=words.symbol(last) or words.kind(last),
        others=symbols,
    )


def why_prophesy(words: Words, decision: Prophesy, view: View, names: Names | None) -> str:
    """What happens to the cards that are looked at."""
    return words.plural(
        "This is the last card of the deck: it must be discarded.",
        "These are the next {n} cards: one goes for good, and number 1 of the others comes next.",
        len(view.prophecy),
    )


def why_search(words: Words, trio: CompleteTrio, view: View, names: Names | None) -> str:
    """What a search can find, and what that would mean."""
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
    """What opens the Door, or what its opening would mean."""
    if any(last_is_taken(place, view) for place in decision.door.colours):
        return blocked(words, view, names)
    return words.say("Open it with a Key of its place, or let it go to Limbo.")


def blocked(words: Words, view: View, names: Names | None) -> str:
    """What the last Door of a colour means for who has none (E30)."""
    called = words.called(names)
    return words.say(
        "Allowed, but one more blocks {other} until {player} gives it back to a Nightmare.",
        player=called[view.active],
        other=called[1 - view.active],
    )


# Commands


def discard(words: Words, command: Discard, view: View) -> str:
    """With what it brings, if anything (R14)."""
    brings = words.discarding(command.card.kind, command, view)
    return brings[0] if brings else words.say("Discard: {card}", card=words.card(command.card))


def foresee(words: Words, command: Foresee, view: View) -> str:
    """The card that goes, and the order of the others."""
    gone = words.card(command.discard)
    if not command.order:
        return words.say("Discard: {card}", card=gone)
    order = words.cards(command.order)
    return words.say(
        "Discard {card}; back on top, the next card first: {cards}", card=gone, cards=order
    )


def reveal_five(words: Words, command: RevealFive, view: View) -> str:
    """How much of the deck is lost."""
    if not view.deck_count:
        return words.say("Lose no card: the deck is empty")
    lost = min(REVEALED_CARDS, view.deck_count)
    return words.plural("Lose {n} card from the deck", "Lose {n} cards from the deck", lost)


def lose_hand(words: Words, command: LoseHand, view: View) -> str:
    """How many cards are lost, and how many one who plays alone draws; of two, whose they are."""
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
    others = words.plural("the {n} shared one", "the {n} shared ones", shared)
    return words.say("Lose {yours} and {others}", yours=yours, others=others)


# The end


def doors_are_open(words: Words, view: View, names: Names) -> str:
    """What Doors have been gained (R28, R43)."""
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
    """All that are not in the discard pile."""
    return words.plural("{n} Nightmare left", "{n} Nightmares left", number)


def a_door_was_discarded(words: Words, event: ProphecyDiscarded) -> str:
    """By a Prophecy (R15)."""
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
    (
        msgid("Played"),
        msgid("It goes to the end of the row. A Sun never follows a Sun."),
    ),
    DISCARDED,
    IN_THE_ROW,
)
A_MOON = (
    (
        msgid("Played"),
        msgid("It goes to the end of the row. A Moon never follows a Moon."),
    ),
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
    """What it does in this game."""
    return (
        (
            msgid("Played"),
            msgid(
                "It goes to the end of the row and counts for its place. A Key never follows a Key."
            ),
        ),
        A_PROPHECY if prophesies(view.kinds) else DISCARDED,
        (
            msgid("When a Door comes up"),
            msgid("Discard it to open a Door of its own place."),
        ),
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
    (
        msgid("Discarded"),
        msgid("Only a Prophecy can do that, and the game can no longer be won."),
    ),
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
