"""The base game at the table: how each of its events and answers is told, laid, moved and heard."""

from __future__ import annotations

from dataclasses import replace

from game.editions.base import briefly, prompts
from game.editions.base.advice import (
    regrets,
    why_action,
    why_cards,
    why_door,
    why_nightmare,
    why_play,
    worth,
)
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
)
from game.editions.base.routines import (
    CardSetAside,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.table import consequences, recalled, shines, sounds, ways, zone_hints
from game.editions.base.table.consequences import a_prophecy
from game.editions.base.table.door_opening import opening_lights, opening_sounds, opens_large, rises
from game.editions.base.turn import LimboReturned
from game.editions.base.warnings.blocking import blocked_places, searched_unasked
from game.editions.base.warnings.doubts import DOUBTS
from game.editions.base.words import (
    A_DOOR,
    A_MOON,
    A_NIGHTMARE,
    A_SUN,
    a_door_was_discarded,
    a_key,
    cards_returned,
    discard,
    foresee,
    key_discarded,
    location_drawn,
    lose_hand,
    nightmares_left,
    prophecy_seen,
    reveal_five,
    search_failed,
    trio_completed,
    what_may_be_played,
    why_open,
    why_prophesy,
    why_search,
)
from game.rules.card import DOOR
from game.rules.event import DeckShuffled
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    owned,
)
from game.table.asking.prompt import Gift
from game.table.asking.questions import in_options, in_tokens
from game.table.hands.gestures import DECK_GRIP, hand_grip
from game.table.motion.cues import once
from game.table.motion.motions import CROSS_FADE, DRAW, RISEN, USUAL, Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import (
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    Opening,
    Sign,
    SoundRow,
    Staging,
    ZoneLook,
)
from game.words import Words, msgid


def by_trio(words: Words, count: int) -> str:
    return words.say("{n} by trio", n=count)


def by_key(words: Words, count: int) -> str:
    return words.say("{n} by Key", n=count)


def played(words: Words, count: int) -> str:
    return words.plural("{n} card played", "{n} cards played", count)


def discarded(words: Words, count: int) -> str:
    """By the action of a turn: what a Door or a Nightmare costs is not counted."""
    return words.plural("{n} card discarded", "{n} cards discarded", count)


def swaps(words: Words, count: int) -> str:
    return words.plural("{n} swap", "{n} swaps", count)


def prophecies(words: Words, count: int) -> str:
    return words.plural("{n} Prophecy", "{n} Prophecies", count)


def nightmares(words: Words, count: int) -> str:
    """Those that were met."""
    return words.plural("{n} Nightmare", "{n} Nightmares", count)


STAGING = Staging(
    # Those that weigh most come first.
    events={
        DoorGained: EventRow(
            told=msgid("{door} opens."),
            briefly=briefly.gained,
            motion=Motion(0.5, wait=0.7),
            still=replace(CROSS_FADE, wait=0.7),
            way=opens_large,
            light=opening_lights,
            sound=opening_sounds,
            cards=lambda event: [(event.door, msgid("opened"))],
            landmark=Landmark("kind-D", msgid("Door opened")),
        ),
        SearchFailed: EventRow(
            told=search_failed,
            briefly=briefly.search_failed,
            motion=Motion(0.0, wait=0.8),
            still=replace(CROSS_FADE, wait=0.8),
            waits=True,
            sound=once("refuse", DECK),
        ),
        SearchDeclined: EventRow(
            told=msgid("The deck stays as it lies."),
            briefly=msgid("The deck stays as it lies."),
        ),
        DoorLost: EventRow(
            told=msgid("{door} falls shut and goes to Limbo."),
            briefly=briefly.lost,
            motion=Motion(0.6, IN, wait=0.4),
            way=ways.given_back,
            light=shines.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.door, msgid("lost"))],
            lost=True,
            landmark=Landmark("door-lost", msgid("Door lost"), lost=True),
        ),
        HandDiscarded: EventRow(
            told=msgid("The whole hand goes to the discard pile: {cards}."),
            briefly=briefly.hand_lost,
            motion=Motion(0.32, each=0.06, wait=0.1),
            sound=lambda moment, event: moment.flight(DISCARD, len(event.cards)),
            cards=recalled.hand_lost,
            lost=True,
            landmark=Landmark("hand", msgid("Hand lost"), lost=True),
        ),
        TopDiscarded: EventRow(
            told=msgid("{card} goes from the deck to the discard pile."),
            briefly=briefly.deck_lost,
            motion=DRAW,
            dealt=True,
            sound=sounds.milled,
            cards=lambda event: [(event.card, msgid("lost"))],
            lost=True,
        ),
        CardSetAside: EventRow(
            told=msgid("{card} goes from the deck to Limbo."),
            briefly=briefly.set_aside,
            motion=Motion(0.6, IN, stagger=0.07, wait=0.3),
            dealt=True,
            way=ways.into_limbo,
            light=shines.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.card, msgid("lost"))],
            lost=True,
        ),
        DoorMissed: EventRow(
            told=msgid("{door} stays shut and goes to Limbo."),
            briefly=briefly.missed,
            # What is drawn next comes no sooner than the Door has left the middle.
            motion=Motion(0.6, IN, wait=0.15),
            way=ways.into_limbo,
            light=shines.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.door, msgid("missed"))],
        ),
        DeckShuffled: EventRow(briefly=msgid("Shuffled.")),
        LocationDrawn: EventRow(
            told=location_drawn,
            briefly=briefly.drawn,
            impersonal=lambda drawn: bool(drawn.zone == MARKET),
            # Under the row, or it would turn over across the first of its cards.
            motion=replace(DRAW, arc=-0.1),
            dealt=True,
            sound=sounds.drawn,
            cards=recalled.drawn,
        ),
        CardPlayed: EventRow(
            told=msgid("{card} joins the row."),
            briefly="",
            motion=Motion(0.42, wait=0.12),
            sound=sounds.played,
            counted=Deed(played),
            cards=lambda event: [(event.card, msgid("played"))],
        ),
        CardDiscarded: EventRow(
            told=msgid("{card} goes to the discard pile."),
            briefly="",
            motion=replace(USUAL, wait=0.15),
            sound=lambda moment, event: moment.flight(DISCARD),
            counted=Deed(discarded),
            cards=lambda event: [(event.card, msgid("discarded"))],
        ),
        CardsSwapped: EventRow(
            told=msgid("{personal} joins the shared cards, {shared} the hand."),
            briefly="",
            motion=replace(USUAL, wait=0.2),
            covered=True,
            sound=sounds.swapped,
            counted=Deed(swaps, always=False),
            cards=recalled.swapped,
        ),
        ProphecySeen: EventRow(
            told=prophecy_seen,
            briefly="",
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
            sound=once("prophecy"),
            counted=Deed(prophecies, always=False),
            # One back stands for all: only one seat looks at them, and one of them is told besides.
            cards=lambda event: [(None, msgid("Prophecy"))],
            landmark=Landmark("eye", msgid("Prophecy")),
        ),
        ProphecyDiscarded: EventRow(
            told=msgid("The Prophecy discards {card}."),
            briefly="",
            aside=a_door_was_discarded,
            motion=replace(USUAL, wait=0.2),
            still=replace(CROSS_FADE, wait=0.4),
            way=ways.crossed,
            light=shines.shadow,
            sound=sounds.shadowed,
            cards=lambda event: [(event.card, msgid("discarded"))],
        ),
        CardsReturned: EventRow(
            told=cards_returned,
            briefly="",
            motion=Motion(0.32, each=0.06, land=0.0, fade=0.2),
            sound=lambda moment, event: moment.flight(DECK, len(event.order)),
            cards=lambda event: [],
        ),
        TrioCompleted: EventRow(
            told=trio_completed,
            briefly="",
            motion=Motion(0.36, each=0.09, land=0.0, wait=0.55),
            still=replace(CROSS_FADE, wait=0.6),
            waits=True,
            flourish=ways.raised,
            light=shines.trio,
            sound=sounds.completed,
        ),
        KeyDiscarded: EventRow(
            told=key_discarded,
            briefly="",
            motion=replace(USUAL, wait=0.76),
            still=replace(CROSS_FADE, wait=0.5),
            way=ways.key_is_used,
            flourish=rises,
            light=shines.unlocking,
            sound=sounds.key_used,
            cards=lambda event: [(event.key, msgid("paid"))],
            lost=True,
        ),
        # A Door is told once, by what became of it; a Nightmare when it came.
        DoorDrawn: EventRow(
            told=msgid("{door} comes up."),
            briefly="",
            motion=Motion(0.5, wait=0.1),
            sound=sounds.revealed,
            cards=lambda event: [],
        ),
        NightmareDrawn: EventRow(
            told=msgid("A Nightmare comes up."),
            briefly="",
            motion=Motion(RISEN, wait=1.25, again=RISEN + 0.3, fade=0.22),
            still=replace(CROSS_FADE, wait=0.5),
            way=ways.looming,
            light=shines.awaking,
            sound=sounds.revealed,
            counted=Deed(nightmares),
            cards=lambda event: [(event.card, msgid("drawn"))],
            landmark=Landmark("kind-NM", msgid("Nightmare")),
        ),
        NightmareDiscarded: EventRow(
            told=msgid("The Nightmare is over."),
            briefly="",
            motion=Motion(0.9, wait=0.45, late=0.3, fade=0.3),
            way=ways.torn,
            light=shines.tearing,
            sound=once("tear", REVEALED),
            cards=lambda event: [],
        ),
        CardDrafted: EventRow(
            told=msgid("{card} is chosen for the hand."),
            briefly="",
            motion=USUAL,
            sound=lambda moment, event: moment.flight(owned(HAND, event.seat)),
        ),
        MarketShared: EventRow(
            told=msgid("The shared cards are {cards}."),
            briefly="",
            motion=replace(USUAL, each=0.06),
            sound=lambda moment, event: moment.flight(SHARED, len(event.cards)),
        ),
        LimboReturned: EventRow(
            told=msgid("The cards of Limbo return to the deck."),
            briefly="",
            motion=Motion(0.45, each=0.01, land=0.0, wait=0.15),
            way=ways.out_of_limbo,
            sound=once("return"),
        ),
    },
    commands={
        Take: CommandRow(
            label=msgid("Take: {card}"),
            reasons=why_cards.TAKE,
            laid=lambda command, view: (command.card.id, owned(HAND, view.active)),
        ),
        Play: CommandRow(
            label=msgid("Play: {card}"),
            way=msgid("Play"),
            follows=consequences.played,
            reasons=why_play.PLAY,
            regret=regrets.played,
            laid=lambda command, view: (command.card.id, owned(ROW, view.active)),
            tried=((PlayOrDiscard, Play),),
        ),
        Discard: CommandRow(
            label=discard,
            way=msgid("Discard"),
            follows=consequences.discarded,
            reasons=why_action.DISCARD,
            regret=regrets.discarded,
            laid=lambda command, view: (command.card.id, DISCARD),
        ),
        Search: CommandRow(
            label=msgid("Search the deck"),
            follows=consequences.searched,
            reasons=why_door.SEARCH,
            sign=Sign("trio", msgid("by trio")),
            gains=True,
            opens=Opening("trio", by_trio),
        ),
        Decline: CommandRow(
            label=msgid("Leave the deck"),
            follows=consequences.declined,
            reasons=why_door.DECLINE,
            regret=lambda answer, view, better: regrets.TRIO_WASTED,
        ),
        Swap: CommandRow(
            label=msgid("Swap {personal} for {shared}"),
            way=msgid("Swap a card"),
            reasons=why_cards.SWAP,
            laid=lambda command, view: (command.personal.id, command.shared.id),
        ),
        Keep: CommandRow(
            label=msgid("Swap nothing"),
            reasons=why_cards.KEEP,
        ),
        Foresee: CommandRow(
            label=foresee,
            way=msgid("Discard a card, and put the others in order"),
            reasons=why_cards.FORESEE,
            regret=lambda answer, view, better: regrets.PROPHECY_ORDER,
            silent=True,
        ),
        Claim: CommandRow(
            label=msgid("Open it with the {key}"),
            way=msgid("Open it with a Key"),
            effect=msgid("The Key is discarded."),
            follows=consequences.opened,
            reasons=why_door.CLAIM,
            laid=lambda command, view: (command.key.id, REVEALED),
            tried=((OpenDoor, Claim),),
            sign=Sign("kind-K", msgid("by Key")),
            gains=True,
            says_shared=True,
            opens=Opening("key", by_key),
        ),
        LetGo: CommandRow(
            label=msgid("Let it go to Limbo"),
            effect=msgid("It is shuffled back into the deck at the end of the turn."),
            follows=consequences.let_go,
            reasons=why_door.LET_GO,
            regret=lambda answer, view, better: regrets.DOOR_LET_GO,
            laid=lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
        ),
        PayKey: CommandRow(
            label=msgid("Discard the {key}"),
            way=msgid("Discard a Key"),
            effect=msgid("It brings no Prophecy."),
            reasons=why_nightmare.PAY_KEY,
            barred=msgid("There is no Key in the hand."),
            regret=lambda answer, view, better: regrets.NIGHTMARE_PRICE,
            laid=lambda command, view: (command.key.id, REVEALED),
            sign=Sign("kind-K", msgid("a Key")),
            loses=True,
            says_shared=True,
        ),
        LoseDoor: CommandRow(
            label=msgid("Give back the {door}"),
            way=msgid("Give back a Door"),
            effect=msgid("It goes to Limbo."),
            reasons=why_nightmare.LOSE_DOOR,
            barred=msgid("No Door is open yet."),
            regret=lambda answer, view, better: regrets.NIGHTMARE_PRICE,
            laid=lambda command, view: (command.door.id, REVEALED),
            sign=Sign("kind-D", msgid("a Door")),
            loses=True,
        ),
        RevealFive: CommandRow(
            label=reveal_five,
            effect=msgid("Doors and Nightmares go to Limbo; the other cards are lost."),
            reasons=why_nightmare.REVEAL_FIVE,
            regret=lambda answer, view, better: regrets.FIVE_CARDS_PAID,
            laid=lambda command, view: (DECK_GRIP, REVEALED),
            sign=Sign("five", msgid("five cards")),
            loses=True,
        ),
        LoseHand: CommandRow(
            label=lose_hand,
            effect=msgid("Doors and Nightmares that come up go to Limbo."),
            reasons=why_nightmare.LOSE_HAND,
            regret=lambda answer, view, better: regrets.NIGHTMARE_PRICE,
            laid=lambda command, view: (hand_grip(view.active), REVEALED),
            sign=Sign("hand", msgid("the hand")),
            loses=True,
        ),
    },
    decisions={
        Draft: DecisionRow(
            heading=msgid("Choose a card for the hand"),
            body=msgid("Choose by turns: three cards for each hand. The last two are shared."),
            where_to_lay=msgid("Lay one of the cards on the hand that takes it."),
            in_place=True,
            presented=prompts.draft,
            worth=(worth.draft,),
        ),
        PlayOrDiscard: DecisionRow(
            heading=msgid("Play or discard a card"),
            body=what_may_be_played,
            where_to_lay=msgid(
                "Lay it on the row to play it, or on the discard pile to discard it."
            ),
            in_place=True,
            presented=prompts.play_or_discard,
            worth=(worth.action,),
        ),
        CompleteTrio: DecisionRow(
            heading=msgid("Trio: {colour}"),
            body=why_search,
            in_place=True,
            unasked=searched_unasked,
            presented=prompts.trio,
            shines=prompts.the_trio,
            worth=(worth.trio,),
        ),
        OfferSwap: DecisionRow(
            heading=msgid("Swap a card with a shared one?"),
            body=msgid("A card of the hand may be given for a shared card."),
            where_to_lay=msgid("Lay a card of the hand on a shared card to swap them."),
            in_place=True,
            presented=prompts.swap,
            worth=(worth.swap,),
        ),
        Prophesy: DecisionRow(
            heading=msgid("Prophecy: discard one card, order the others"),
            body=why_prophesy,
            presented=prompts.prophecy,
            worth=(worth.prophecy,),
        ),
        OpenDoor: DecisionRow(
            heading=msgid("Open the {door}?"),
            body=why_open,
            where_to_lay=msgid("Lay a Key of its place on the Door, or the Door on Limbo."),
            presented=in_options({Claim: "kind-K", LetGo: "limbo"}),
            worth=(worth.door,),
        ),
        FaceNightmare: DecisionRow(
            heading=msgid("Choose what the Nightmare takes"),
            body=msgid("Choose one of these prices."),
            where_to_lay=msgid("Lay what it is to take on the Nightmare, or on its price."),
            in_place=True,
            presented=in_tokens(
                {
                    PayKey: Gift(),
                    LoseDoor: Gift(),
                    RevealFive: Gift(prompts.next_of_deck),
                    LoseHand: Gift(prompts.whole_hand),
                }
            ),
            worth=(worth.nightmare,),
        ),
    },
    zones={
        DECK: ZoneLook(
            caption=msgid("Deck"),
            hint=zone_hints.deck,
        ),
        MARKET: ZoneLook(
            caption=msgid("Cards to choose from"),
            hint=zone_hints.market,
        ),
        HAND: ZoneLook(
            caption=msgid("Hand"),
            hint=zone_hints.hand,
            lay_here=msgid("Take it here"),
        ),
        SHARED: ZoneLook(
            caption=msgid("Shared cards"),
            hint=zone_hints.shared,
            lay_here=msgid("Swap here"),
        ),
        ROW: ZoneLook(
            caption=msgid("Row"),
            hint=zone_hints.row,
            lay_here=msgid("Play here"),
        ),
        DOORS: ZoneLook(
            caption=msgid("Doors"),
            hint=zone_hints.doors,
        ),
        LIMBO: ZoneLook(
            caption=msgid("Limbo"),
            hint=zone_hints.limbo,
            lay_here=msgid("Let it go"),
        ),
        DISCARD: ZoneLook(
            caption=msgid("Discard pile"),
            hint=zone_hints.discard_pile,
            lay_here=msgid("Discard here"),
        ),
        REVEALED: ZoneLook(
            caption=msgid("Revealed cards"),
            lay_here=msgid("Lay it here"),
        ),
        FORESIGHT: ZoneLook(caption=msgid("Prophecy")),
    },
    kinds={
        KEY: KindLook(
            discarding=a_prophecy,
            name=msgid("Key"),
            symbol=msgid("a Key"),
            about=a_key,
            opener=True,
        ),
        NIGHTMARE: KindLook(
            hint=zone_hints.nightmares,
            name=msgid("Nightmare"),
            many=msgid("Nightmares"),
            about=A_NIGHTMARE,
            still_to_come=nightmares_left,
            darkens=True,
        ),
        SUN: KindLook(
            name=msgid("Sun"),
            symbol=msgid("a Sun"),
            about=A_SUN,
        ),
        MOON: KindLook(
            name=msgid("Moon"),
            symbol=msgid("a Moon"),
            about=A_MOON,
        ),
        DOOR: KindLook(
            name=msgid("Door"),
            about=A_DOOR,
            slotted=True,
        ),
    },
    sounds={
        "victory": SoundRow(caption=msgid("(eight notes rise)")),
        "defeat": SoundRow(caption=msgid("(the lights go out)")),
        "nightmare": SoundRow(caption=msgid("(dark wings flutter)")),
        **dict.fromkeys(sounds.OPENED, SoundRow(msgid("(a Door opens)"))),
        **dict.fromkeys(sounds.CHORDS, SoundRow(msgid("(a chord rings)"))),
        "limbo": SoundRow(caption=msgid("(Limbo breathes in)"), once=True),
        "return": SoundRow(caption=msgid("(Limbo breathes out)")),
        "shuffle": SoundRow(caption=msgid("(the deck is shuffled)")),
        "key": SoundRow(caption=msgid("(a Key turns)")),
        "tear": SoundRow(caption=msgid("(a Nightmare is torn)")),
        "prophecy": SoundRow(caption=msgid("(a Prophecy shimmers)")),
        "shadow": SoundRow(caption=msgid("(a shadow falls)")),
        "refuse": SoundRow(caption=msgid("(two dull knocks)")),
        "ebb": SoundRow(caption=msgid("(the deck runs low)")),
        **dict.fromkeys((*sounds.SECONDS, *sounds.FIRSTS), SoundRow()),
        "turn": SoundRow(caption=msgid("(the turn passes on)")),
        "land": SoundRow(),
        "flip": SoundRow(),
        "foil": SoundRow(once=True),
        "slide": SoundRow(),
    },
    blocked=blocked_places,
    doubts=DOUBTS,
)
