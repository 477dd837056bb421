"""The sentences of the base game, by what they tell of."""

from __future__ import annotations

from game.editions.base.advice.reasons import REASONS
from game.editions.base.advice.regrets import REGRETS
from game.editions.base.briefly import BRIEFLY
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN
from game.editions.base.door import Claim, DoorDrawn, DoorMissed, LetGo, OpenDoor
from game.editions.base.explore import (
    CardDiscarded,
    CardPlayed,
    CompleteTrio,
    Decline,
    Discard,
    Play,
    PlayOrDiscard,
    Search,
    SearchDeclined,
    SearchFailed,
    TrioCompleted,
)
from game.editions.base.nightmare import (
    REVEALED_CARDS,
    DoorLost,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    NightmareDiscarded,
    NightmareDrawn,
    PayKey,
    RevealFive,
    TopDiscarded,
)
from game.editions.base.partners import (
    CardDrafted,
    CardsSwapped,
    Draft,
    Keep,
    MarketShared,
    OfferSwap,
    Swap,
    Take,
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
    CardSetAside,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.table.consequences import CONSEQUENCES, a_prophecy
from game.editions.base.table.zone_hints import HINTS
from game.editions.base.turn import LimboReturned
from game.editions.base.warnings.blocking import holds_door, last_is_taken
from game.editions.base.warnings.why_lost import WHY_LOST
from game.rules.card import DOOR, Card, Colour
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    HAND_SIZE,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    owned,
)
from game.rules.view import View
from game.table.counting import door_total, spare_doors
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


def what_may_be_played(
    words: Words, decision: PlayOrDiscard, view: View, names: Names | None
) -> str:
    """What the last card of the row asks of the next (R9), and that any may be discarded (R13)."""
    row = view.rows[view.active]
    last = row[-1].kind if row else None
    fillers = (card.kind for card in view.box if card.kind in view.kinds)
    held = [kind for kind in dict.fromkeys(fillers) if view.kinds[kind].fills]
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
    events={
        LocationDrawn: location_drawn,
        CardSetAside: msgid("{card} goes from the deck to Limbo."),
        LimboReturned: msgid("The cards of Limbo return to the deck."),
        CardDrafted: msgid("{card} is chosen for the hand."),
        MarketShared: msgid("The shared cards are {cards}."),
        CardPlayed: msgid("{card} joins the row."),
        TrioCompleted: trio_completed,
        SearchFailed: search_failed,
        SearchDeclined: msgid("The deck stays as it lies."),
        CardDiscarded: msgid("{card} goes to the discard pile."),
        CardsSwapped: msgid("{personal} joins the shared cards, {shared} the hand."),
        ProphecySeen: prophecy_seen,
        ProphecyDiscarded: msgid("The Prophecy discards {card}."),
        CardsReturned: cards_returned,
        DoorDrawn: msgid("{door} comes up."),
        NightmareDrawn: msgid("A Nightmare comes up."),
        KeyDiscarded: key_discarded,
        DoorGained: msgid("{door} opens."),
        DoorMissed: msgid("{door} stays shut and goes to Limbo."),
        DoorLost: msgid("{door} falls shut and goes to Limbo."),
        TopDiscarded: msgid("{card} goes from the deck to the discard pile."),
        HandDiscarded: msgid("The whole hand goes to the discard pile: {cards}."),
        NightmareDiscarded: msgid("The Nightmare is over."),
    },
    briefly=BRIEFLY,
    asides={ProphecyDiscarded: a_door_was_discarded},
    impersonal={LocationDrawn: lambda drawn: bool(drawn.zone == MARKET)},
    headings={
        Draft: msgid("Choose a card for the hand"),
        PlayOrDiscard: msgid("Play or discard a card"),
        CompleteTrio: msgid("Trio: {colour}"),
        OfferSwap: msgid("Swap a card with a shared one?"),
        Prophesy: msgid("Prophecy: discard one card, order the others"),
        OpenDoor: msgid("Open the {door}?"),
        FaceNightmare: msgid("Choose what the Nightmare takes"),
    },
    bodies={
        Draft: msgid("Choose by turns: three cards for each hand. The last two are shared."),
        PlayOrDiscard: what_may_be_played,
        CompleteTrio: why_search,
        OfferSwap: msgid("A card of the hand may be given for a shared card."),
        Prophesy: why_prophesy,
        OpenDoor: why_open,
        FaceNightmare: msgid("Choose one of these prices."),
    },
    where_to_lay={
        Draft: msgid("Lay one of the cards on the hand that takes it."),
        PlayOrDiscard: msgid("Lay it on the row to play it, or on the discard pile to discard it."),
        OfferSwap: msgid("Lay a card of the hand on a shared card to swap them."),
        OpenDoor: msgid("Lay a Key of its place on the Door, or the Door on Limbo."),
        FaceNightmare: msgid("Lay what it is to take on the Nightmare, or on its price."),
    },
    commands={
        Take: msgid("Take: {card}"),
        Play: msgid("Play: {card}"),
        Discard: discard,
        Search: msgid("Search the deck"),
        Decline: msgid("Leave the deck"),
        Swap: msgid("Swap {personal} for {shared}"),
        Keep: msgid("Swap nothing"),
        Foresee: foresee,
        Claim: msgid("Open it with the {key}"),
        LetGo: msgid("Let it go to Limbo"),
        PayKey: msgid("Discard the {key}"),
        LoseDoor: msgid("Give back the {door}"),
        RevealFive: reveal_five,
        LoseHand: lose_hand,
    },
    ways={
        Play: msgid("Play"),
        Discard: msgid("Discard"),
        Swap: msgid("Swap a card"),
        Foresee: msgid("Discard a card, and put the others in order"),
        Claim: msgid("Open it with a Key"),
        PayKey: msgid("Discard a Key"),
        LoseDoor: msgid("Give back a Door"),
    },
    effects={
        Claim: msgid("The Key is discarded."),
        LetGo: msgid("It is shuffled back into the deck at the end of the turn."),
        PayKey: msgid("It brings no Prophecy."),
        LoseDoor: msgid("It goes to Limbo."),
        RevealFive: msgid("Doors and Nightmares go to Limbo; the other cards are lost."),
        LoseHand: msgid("Doors and Nightmares that come up go to Limbo."),
    },
    consequences=CONSEQUENCES,
    discarding={KEY: a_prophecy},
    reasons=REASONS,
    barred={
        PayKey: msgid("There is no Key in the hand."),
        LoseDoor: msgid("No Door is open yet."),
    },
    zones={
        DECK: msgid("Deck"),
        MARKET: msgid("Cards to choose from"),
        HAND: msgid("Hand"),
        SHARED: msgid("Shared cards"),
        ROW: msgid("Row"),
        DOORS: msgid("Doors"),
        LIMBO: msgid("Limbo"),
        DISCARD: msgid("Discard pile"),
        REVEALED: msgid("Revealed cards"),
        FORESIGHT: msgid("Prophecy"),
    },
    hints=HINTS,
    lay_here={
        ROW: msgid("Play here"),
        DISCARD: msgid("Discard here"),
        REVEALED: msgid("Lay it here"),
        LIMBO: msgid("Let it go"),
        HAND: msgid("Take it here"),
        SHARED: msgid("Swap here"),
    },
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
    kinds={
        SUN: msgid("Sun"),
        MOON: msgid("Moon"),
        KEY: msgid("Key"),
        DOOR: msgid("Door"),
        NIGHTMARE: msgid("Nightmare"),
    },
    many={NIGHTMARE: msgid("Nightmares")},
    symbols={SUN: msgid("a Sun"), MOON: msgid("a Moon"), KEY: msgid("a Key")},
    about={SUN: A_SUN, MOON: A_MOON, KEY: a_key, DOOR: A_DOOR, NIGHTMARE: A_NIGHTMARE},
    still_to_come={NIGHTMARE: nightmares_left},
    victories=(doors_are_open,),
    defeats={
        "deck_exhausted": (
            msgid("The game is lost: a card must be drawn and the deck is empty."),
            msgid("A card had to be drawn, and the deck was empty."),
        )
    },
    lost_by={"deck_exhausted": msgid("Deck empty")},
    regrets=REGRETS,
    sounds={
        "victory": msgid("(eight notes rise)"),
        "defeat": msgid("(the lights go out)"),
        "nightmare": msgid("(dark wings flutter)"),
        **{f"door-{place.value}": msgid("(a Door opens)") for place in Colour},
        **{f"{place.value}3": msgid("(a chord rings)") for place in Colour},
        "limbo": msgid("(Limbo breathes in)"),
        "return": msgid("(Limbo breathes out)"),
        "shuffle": msgid("(the deck is shuffled)"),
        "key": msgid("(a Key turns)"),
        "tear": msgid("(a Nightmare is torn)"),
        "prophecy": msgid("(a Prophecy shimmers)"),
        "shadow": msgid("(a shadow falls)"),
        "refuse": msgid("(two dull knocks)"),
        "turn": msgid("(the turn passes on)"),
        "ebb": msgid("(the deck runs low)"),
    },
    hopeless=WHY_LOST,
)
