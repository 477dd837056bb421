"""What may be known of cards in games with any of the expansions."""

from game.editions import OFFERED
from game.editions.book.effects import BeneathReturned, BeneathSeen
from game.editions.book.goals import DoorOutOfOrder
from game.editions.catchers.freeing import CatcherFreed
from game.editions.catchers.hoops import LOST_DREAM, CatchersEmptied, LimboCaught, LostDreamDrawn
from game.editions.crossroads.dead_end import DEAD_END
from game.editions.dreams.effects import ChooseKey, DoorForfeited, NightmareReturned
from game.editions.dreams.happy_dream import ChooseWish, DreamSeen
from game.editions.glyphs.incantation import CardsSunk
from game.editions.oniverse.deck_powers import CatchSunk, LampSeen
from game.editions.oniverse.denizens import DENIZEN, DenizensCalled
from game.editions.oniverse.event_powers import NightmareFerried
from game.editions.oniverse.hand_powers import CardKept
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.ruin import NightmareKept
from game.rules.state import DECK
from tests.screen.secrets.knowing import OF_BASE, Known

NAMED = DEAD_END, LOST_DREAM, DENIZEN
"""Kinds of cards that the rules name to whoever is asked."""


def known_of(edition: str) -> Known:
    """Returns what may be known in a game of this name."""
    rules = OFFERED[edition]
    open_zones = [zone for zone in rules.box if rules.zones[zone].seen == "all"]
    away = [z for z in rules.box if z != DECK and rules.zones[z].seen == "none"]
    return Known(
        rules.all_cards,
        {
            **OF_BASE.seen,
            LookoutSeen: "cards",
            LampSeen: "cards",
            BeneathSeen: "cards",
            DreamSeen: "cards",
        },
        {**OF_BASE.returned, BeneathReturned: "risen"},
        {BeneathReturned: "order"},
        sunk={CardsSunk: "order", CatchSunk: "order"},
        to_limbo=(
            *(*OF_BASE.to_limbo, DoorOutOfOrder, NightmareKept),
            *(DoorForfeited, NightmareReturned, NightmareFerried, LostDreamDrawn),
        ),
        searches=(ChooseKey, ChooseWish),
        caught=(LimboCaught,),
        freed=(CatcherFreed, CatchersEmptied),
        told=frozenset(card.face for card in rules.all_cards if card.kind in NAMED),
        away=frozenset(card for zone in away for card in rules.box[zone]),
        joined={DenizensCalled: "cards"},
        kept={CardKept: "card"},
        open=frozenset(card for zone in open_zones for card in rules.box[zone]),
    )
