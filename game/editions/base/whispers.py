"""Whispers of the base game: a sentence about each rule, told when it first matters. With hidden
hands the views show only what everybody at the table sees."""

from __future__ import annotations

from game.editions.base.cards import KEY
from game.editions.base.door import DoorMissed, OpenDoor
from game.editions.base.explore import PlayOrDiscard, TrioCompleted
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.partners import Draft, OfferSwap
from game.editions.base.prophecy import FORESEEN, Prophesy, prophesies
from game.editions.base.routines import DoorGained
from game.editions.base.turn import LimboReturned
from game.editions.base.warnings.blocking import doors_of, holds_door, owned_of
from game.learning.whisper import Late, Whisper
from game.rules.state import HAND, owned
from game.rules.view import View
from game.table.counting import DeckLeft, deck_left, door_places, run, spare_doors
from game.words import msgid

THREE_OF_A_PLACE = "three of a place"
"""Name of a whisper that is told only once: where two cards lie side by side, or else in
general."""


def alone(view: View, late: Late) -> bool:
    return view.seats == 1


def of_two(view: View, late: Late) -> bool:
    return view.seats == 2


def of_two_with_a_door_each(view: View, late: Late) -> bool:
    """Returns whether two play with no more Doors than both need."""
    return of_two(view, late) and not spare_doors(view)


def nothing_fits(view: View, late: Late) -> bool:
    """Returns whether no card of the hand may be played, as everybody who looks can see."""
    row, hand = view.rows[view.active], view.zones[owned(HAND, view.active)]
    cards = (*hand, *view.shared)
    return bool(row) and all(card is not None and card.kind == row[-1].kind for card in cards)


def trio_is_near(view: View, late: Late) -> bool:
    near = run(view, view.active, view.trio)
    return near is not None and len(near.cards) == 2 and holds_door(near.colour, view)


def place_is_done(view: View, late: Late) -> bool:
    doors = ((owned_of(p, view, 0), len(doors_of(p, view))) for p in door_places(view))
    return alone(view, late) and any(opened == there for opened, there in doors)


def key_at_hand(view: View, late: Late) -> bool:
    return any(card.kind == KEY for card in (*view.hand, *view.shared))


def prophecy_at_hand(view: View, late: Late) -> bool:
    whole = view.deck_count >= FORESEEN
    return key_at_hand(view, late) and whole and prophesies(view.kinds)


WHISPERS = (
    Whisper(
        "goal",
        PlayOrDiscard,
        msgid("Every Door has to open before the deck runs out."),
        alone,
        parts=("doors",),
    ),
    Whisper(
        "cloth",
        PlayOrDiscard,
        msgid(
            "The cloth hides this hand from the other player. To see it, its owner lifts the cloth."
        ),
        lambda view, late: None in view.zones[owned(HAND, view.active)],
        over_cloth=True,
        parts=("cloth",),
    ),
    Whisper(
        "goal of two",
        PlayOrDiscard,
        msgid(
            "Each player needs one Door of every place; both win together, before the deck "
            "runs out."
        ),
        of_two_with_a_door_each,
        parts=("whose",),
    ),
    Whisper(
        "trio",
        PlayOrDiscard,
        msgid("A trio, three cards of one place, opened a Door. A fourth begins a new trio."),
        lambda view, late: {TrioCompleted, DoorGained} <= late,
        parts=("trio",),
    ),
    Whisper(
        "missed",
        PlayOrDiscard,
        msgid("A Door came up and stayed shut: it waited in Limbo and is in the deck again."),
        lambda view, late: {DoorMissed, LimboReturned} <= late,
        parts=("limbo",),
    ),
    Whisper(
        "limbo",
        PlayOrDiscard,
        msgid("Limbo keeps cards only until the turn ends: then they are shuffled into the deck."),
        lambda view, late: view.turn > 1 and LimboReturned in late,
        parts=("limbo",),
    ),
    Whisper(
        "nothing fits",
        PlayOrDiscard,
        msgid("No card fits the row now: discard one, and another is drawn."),
        nothing_fits,
    ),
    Whisper(
        "deck is low",
        PlayOrDiscard,
        msgid("The deck runs low. Once a card has to be drawn and none is left, the game is lost."),
        lambda view, late: deck_left(view, view.deck_count) >= DeckLeft.FEW,
    ),
    Whisper(
        "known cards",
        PlayOrDiscard,
        msgid("The next cards stay known until they are drawn or the deck is shuffled."),
        lambda view, late: bool(view.known_top),
    ),
    Whisper(
        THREE_OF_A_PLACE,
        PlayOrDiscard,
        msgid("Two cards of one place lie side by side: one more, and a Door of that place opens."),
        trio_is_near,
        parts=("trio",),
    ),
    Whisper(
        "neighbours",
        PlayOrDiscard,
        msgid("Two cards side by side in the row never show the same symbol, such as two Suns."),
        lambda view, late: bool(view.rows[view.active]),
        parts=("row",),
    ),
    Whisper(
        THREE_OF_A_PLACE,
        PlayOrDiscard,
        msgid("Three cards of one place side by side in the row open a Door of that place."),
        lambda view, late: len(view.rows[view.active]) > 1 and not any(view.doors),
        parts=("trio",),
    ),
    Whisper(
        "place is done",
        PlayOrDiscard,
        msgid("Where all Doors of a place are open, three cards of it open nothing more."),
        place_is_done,
    ),
    Whisper(
        "own row",
        PlayOrDiscard,
        msgid("Each player has a row of their own: it opens Doors for that player alone."),
        lambda view, late: of_two(view, late) and all(view.rows),
        parts=("rows",),
    ),
    Whisper(
        "shared cards",
        PlayOrDiscard,
        msgid("The two shared cards belong to both hands: whoever plays may use them."),
        of_two,
        parts=("draft",),
    ),
    Whisper(
        "key",
        PlayOrDiscard,
        msgid("Keep a Key in hand: it opens a Door of its place, or turns a Nightmare away."),
        key_at_hand,
        parts=("key",),
    ),
    Whisper(
        "prophecy",
        PlayOrDiscard,
        msgid("A Key that is discarded brings a Prophecy: a look at the next five cards."),
        prophecy_at_hand,
        parts=("prophecy",),
    ),
    Whisper(
        "order",
        Prophesy,
        msgid("One card goes for good: best a Nightmare, never a Door. Then number 1 comes next."),
        parts=("prophecy",),
    ),
    Whisper(
        "door",
        OpenDoor,
        msgid("A Key of its place opens this Door and is spent. If let go, it will come up again."),
        parts=("key",),
    ),
    Whisper(
        "nightmare",
        FaceNightmare,
        msgid("Each price hurts in its own way: go to one to learn what it brings."),
        parts=("nightmare",),
    ),
    Whisper(
        "draft",
        Draft,
        msgid("Keys are rare: they open Doors and turn Nightmares away."),
        parts=("draft",),
    ),
    Whisper(
        "swap",
        OfferSwap,
        msgid("A swap hands a card on: the other player may use whatever lies shared."),
        parts=("swap",),
    ),
)
"""Whispers in the order in which they are told where several are due."""
