"""What may be known of cards in games with any of the expansions."""

from game.editions import OFFERED
from game.editions.book.effects import BeneathReturned, BeneathSeen
from game.editions.book.goals import DoorOutOfOrder
from game.editions.catchers.hoops import LostDreamDrawn
from game.editions.dreams.effects import ChooseKey, DoorForfeited, NightmareReturned
from game.editions.dreams.happy_dream import ChooseWish, DreamSeen
from game.editions.glyphs.incantation import CardsSunk
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.ruin import NightmareKept
from tests.screen.secrets.knowing import OF_BASE, Known


def known_of(edition: str) -> Known:
    """Returns what may be known in a game of this name."""
    rules = OFFERED[edition]
    open_zones = [zone for zone in rules.box if rules.zones[zone].seen == "all"]
    return Known(
        rules.all_cards,
        {**OF_BASE.seen, LookoutSeen: "cards", BeneathSeen: "cards", DreamSeen: "cards"},
        {**OF_BASE.returned, BeneathReturned: "risen"},
        {BeneathReturned: "order"},
        sunk={CardsSunk: "order"},
        to_limbo=(
            *(*OF_BASE.to_limbo, DoorOutOfOrder, NightmareKept),
            *(DoorForfeited, NightmareReturned, LostDreamDrawn),
        ),
        searches=(ChooseKey, ChooseWish),
        open=frozenset(card for zone in open_zones for card in rules.box[zone]),
    )
