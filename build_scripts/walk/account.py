"""A second, independent account of the table, kept from the referee's events alone.

It knows the cards, written from the lists of the box, and what each event moves; it uses nothing of
the rules package."""

from collections import Counter
from itertools import pairwise
from typing import Any

from build_scripts.walk.crossroads import CROSSROADS, DEAD_ENDS, is_dead_end

PLACES = "OAGL"
BASE = [
    f"{place}{kind}{copy}"
    for place, suns in zip(PLACES, (9, 8, 7, 6), strict=True)
    for kind, count in (("S", suns), ("M", 4), ("K", 3), ("D", 2))
    for copy in range(1, count + 1)
] + [f"NM{copy}" for copy in range(1, 11)]
GLYPHS = [place + rest for place in PLACES for rest in ("G1", "G2", "D3")]
TOWERS = {
    "OT3": ("SM", "M"),
    "OT4": ("S", "M"),
    "OT5": ("", "M"),
    "AT3": ("M", "SM"),
    "AT4": ("M", "M"),
    "AT5": ("M", ""),
    "GT3": ("S", "SM"),
    "GT4": ("S", "S"),
    "GT5": ("S", ""),
    "LT3": ("SM", "S"),
    "LT4": ("M", "S"),
    "LT5": ("", "S"),
}
"""Symbols printed on the left and on the right side (X3.4)."""
LOST_DREAMS = [f"DL{copy}" for copy in range(1, 5)]
CATCHERS = [f"catcher{number}" for number in range(1, 5)]
"""Zones of the Dreamcatchers, each with its hoop in the first place (X3.3)."""
PRICES = (
    {"prophecy": 5, "planning": 7, "punishment": 10},
    {"prophecy": 6, "planning": 9, "punishment": 12},
)
"""Prices of the spells, with the easy and with the hard side up (X3.1)."""
NINTH = "ZD1"
"""The Door to the Oniverse, of every place (X3.7)."""
DENIZENS = [f"Z{letter}{copy}" for letter in "AELFWYRI" for copy in (1, 2)]
HAPPY_DREAMS = [f"HY{copy}" for copy in range(1, 5)]
PREMONITIONS = [f"PN{sign}" for sign in "OAGL2345"]


def editions(name: str) -> dict[str, int]:
    """The editions that a game adds to the base, and the level of each: 0 is the first."""
    added = [part.partition("-") for part in name.split("+") if part != "base"]
    return {part: int(level or 1) - 1 for part, _, level in added}


def printed(name: str) -> dict[str, list[str]]:
    """The cards of a game, by the zone where they lie at first."""
    added = editions(name)
    deck = [*BASE]
    if "glyphs" in added:
        deck += GLYPHS
    if "towers" in added:
        deck += TOWERS
    if "crossroads" in added:
        deck += CROSSROADS + DEAD_ENDS
    zones = {"deck": deck}
    if "dreams" in added:
        deck += HAPPY_DREAMS
        zones["unforeseen"] = [*PREMONITIONS]
    if "catchers" in added:
        deck += LOST_DREAMS
        zones |= {name: [f"DC{name[-1]}"] for name in CATCHERS}
        zones["failsafe"] = [] if added["catchers"] else ["FB1", "FB2"]
    if "oniverse" in added:
        deck.append(NINTH)
        zones["afar"] = [*DENIZENS]
    if "book" in added:
        copies = range(1, 4 if "glyphs" in added else 3)
        zones["goals"] = [f"{place}P{copy}" for place in PLACES for copy in copies]
        zones["goals"] += ["ZP1"] if "oniverse" in added else []
        zones["spells"] = ["SPB" if added["book"] else "SPA"]
    return zones


def face(card: str) -> str:
    """The face of a card: its copies look alike, but the Door of the Glyphs does not."""
    if card in TOWERS or card in PREMONITIONS or card in LOST_DREAMS:
        return card
    return card[:2] + "G" if card[1:] == "D3" else card.rstrip("0123456789")


def may_stand(towers: list[str]) -> bool:
    """Whether no touching sides of an Alignment share a symbol (X3.4)."""
    pairs = pairwise(towers)
    return not any(set(TOWERS[left][1]) & set(TOWERS[right][0]) for left, right in pairs)


def is_aligned(towers: list[str]) -> bool:
    """Returns whether four neighbours are of four places (X3.4)."""
    return any(len({tower[0] for tower in towers[at : at + 4]}) == 4 for at in range(len(towers)))


def is_location(card: str) -> bool:
    """Whether a card may lie in a hand; Glyphs, Towers and Dead Ends may (X3.2, X3.4, X3.6)."""
    return (card[1] in "SMKGT" and not card.startswith("NM")) or is_dead_end(card)


def doors_of(cards: list[str]) -> Counter[str]:
    """The number of Doors of each place among these cards; that to the Oniverse is of none."""
    return Counter(card[0] for card in cards if card[1] == "D" and card != NINTH)


Plain = dict[str, Any]


class Wrong(Exception):
    """The referee has said something that cannot be."""


def check(holds: bool, complaint: str) -> None:
    if not holds:
        raise Wrong(complaint)


class Account:
    """The place of every card, as the events of the base game tell it; `fold` is widened by what is
    added to it. The zones of a seat have its number behind their names."""

    def __init__(self, seats: int, edition: str = "base") -> None:
        self.seats = seats
        self.editions = editions(edition)
        self.zones = printed(edition)
        self.box = {card for zone in self.zones.values() for card in zone}
        self.doors_to_open = sum(card[1] == "D" for card in self.zones["deck"])
        self.shown: set[str] = set()
        self.open_hands = True
        self.known: list[list[str]] = []
        """Cards on top of the deck that each seat has put there, or seen put there."""
        self.known_below: list[list[str]] = []
        """The same at the bottom of the deck."""
        self.turn = 0
        self.active = 0
        self.won = self.lost = False
        self.answer: Plain = {}
        """The last command."""

    def zone(self, name: str) -> list[str]:
        return self.zones.setdefault(name, [])

    def move(self, card: str, sources: list[str], to: str, first: bool = False) -> None:
        found = [name for name in sources if card in self.zone(name)]
        check(len(found) == 1, f"{card} is not in {' or '.join(sources)}")
        self.zone(found[0]).remove(card)
        self.zone(to).insert(0 if first else len(self.zone(to)), card)

    def draw(self, card: str, to: str) -> None:
        check(self.zone("deck")[:1] == [card], f"{card} is not the top of the deck")
        self.move(card, ["deck"], to)
        self.known = [cards[1:] for cards in self.known]
        self.recall()

    def recall(self) -> None:
        """A seat that knows all that lies on what it knows at the bottom knows the whole deck."""
        deck = self.zone("deck")
        for seat, below in enumerate(self.known_below):
            del below[: max(0, len(below) - len(deck))]
            if below and len(self.known[seat]) + len(below) >= len(deck):
                self.known[seat] = [*deck]

    def sees(self, viewer: int, seat: int) -> bool:
        return self.open_hands or viewer == seat

    def put_back(self, seat: int, order: list[str], source: str) -> None:
        """Puts what a seat looked at on top of the deck in a new order, which the seat knows."""
        check(sorted(order) == sorted(self.zone(source)), "other cards come back")
        self.zones[source] = []
        self.zones["deck"] = order + self.zone("deck")
        self.known = [
            order + cards if self.sees(viewer, seat) else []
            for viewer, cards in enumerate(self.known)
        ]

    def lift_from_deck(self, card: str, to: str) -> None:
        """Takes a Door from the deck, wherever it lies, or from the cards that are shown."""
        alike = [c for c in self.zone("deck") if c[:2] == card[:2]]
        check(card not in alike or card == alike[0], f"{card} is not the topmost")
        self.move(card, ["revealed", "deck", *CATCHERS], to)
        self.known = [[c for c in cards if c != card] for cards in self.known]
        self.known_below = [[c for c in cards if c != card] for cards in self.known_below]

    def fold(self, event: Plain) -> None:
        self.carry_over(event)
        everywhere = [card for zone in self.zones.values() for card in zone]
        whole = len(everywhere) == len(self.box) and set(everywhere) == self.box
        check(whole, f"not every card once after {event['type']}")

    def carry_over(self, event: Plain) -> None:
        seat = event.get("seat")
        hand, row, doors = f"hand{seat}", f"row{seat}", f"doors{seat}"
        match event:
            case {"type": "DeckShuffled", "order": order}:
                check(sorted(order) == sorted(self.zone("deck")), "a shuffle changes the cards")
                self.zones["deck"] = list(order)
                self.known = [[] for _ in self.known]
                self.known_below = [[] for _ in self.known]
            case {"type": "LocationDrawn", "card": card, "zone": zone}:
                check(is_location(card), f"{card} is not a Location")
                self.draw(card, hand if zone == "hand" else zone)
            case {"type": "CardSetAside", "card": card}:
                falls = is_dead_end(card) and self.answer["type"] == "RevealFive"
                check(falls or not is_location(card), f"{card} is set aside")
                self.draw(card, "limbo")
            case {"type": "LimboReturned"}:
                self.zone("deck").extend(self.zones.pop("limbo"))
            case {"type": "CardDrafted", "card": card}:
                self.shown.add(card)
                self.move(card, ["market"], hand)
            case {"type": "MarketShared", "cards": cards}:
                check(cards == self.zone("market"), "other cards are shared than lie there")
                self.zones["shared"] = self.zones.pop("market")
            case {"type": "TurnBegan", "number": number, "seat": seat}:
                self.turn += 1
                self.active = seat
                check(number == self.turn, "a turn is counted twice")
                check(not self.zone("limbo"), "Limbo is not empty at the start of a turn")
            case {"type": "CardPlayed", "card": card}:
                last = self.zone(row)[-1:]
                check(not last or last[0][1] != card[1], f"{card} shows the last symbol again")
                self.move(card, [hand, "shared"], row)
            case {"type": "CardDiscarded", "card": card} | {"type": "KeyDiscarded", "key": card}:
                self.move(card, [hand, "shared"], "discard")
            case {"type": "CardsSwapped", "personal": personal, "shared": shared}:
                own, common = self.zone(hand), self.zone("shared")
                at, place = own.index(personal), common.index(shared)
                self.shown.add(shared)
                own[at], common[place] = shared, personal
            case {"type": "ProphecySeen", "cards": cards}:
                for card in cards:
                    self.draw(card, f"prophecy{seat}")
            case {"type": "CardsReturned", "order": order}:
                self.put_back(event["seat"], order, f"prophecy{seat}")
            case {"type": "DoorDrawn", "door": card} | {"type": "NightmareDrawn", "card": card}:
                self.draw(card, "revealed")
            case {"type": "DoorGained", "door": door}:
                self.lift_from_deck(door, doors)
            case {"type": "DoorMissed", "door": door}:
                self.move(door, ["revealed"], "limbo")
            case {"type": "DoorLost", "door": door}:
                self.move(door, [doors], "limbo")
            case {"type": "TopDiscarded", "card": card}:
                falls = is_location(card) and not is_dead_end(card)
                check(falls, f"{card} falls to the discard pile")
                self.draw(card, "discard")
            case {"type": "HandDiscarded", "cards": cards}:
                check(cards == self.zone(hand) + self.zone("shared"), "another hand is discarded")
                for card in cards:
                    self.move(card, [hand, "shared"], "discard")
            case {"type": "ProphecyDiscarded", "card": card}:
                self.move(card, [f"prophecy{seat}"], "discard")
            case {"type": "NightmareDiscarded", "card": card}:
                self.move(card, ["revealed"], "discard")
            case {"type": "GameWon"}:
                self.won = True
                check(self.has_won(), "a victory without all that it takes")
            case {"type": "GameLost", "reason": "deck_exhausted"}:
                self.lost = True
                check(not self.zone("deck"), "a defeat with cards left in the deck")
            case {"type": "GameStarted", "visibility": visibility}:
                self.open_hands = visibility == "open"
                self.known = [[] for _ in range(self.seats)]
                self.known_below = [[] for _ in range(self.seats)]
            case {"type": "Answered", "command": command}:
                self.answer = command
            case {"type": "TrioCompleted" | "SearchFailed" | "SearchDeclined" | "Awaiting"}:
                pass
            case _:
                raise Wrong(f"an event nobody knows: {event}")

    def has_won(self) -> bool:
        """All Doors, of each place for each player, an Alignment, if Towers are built, and all Lost
        Dreams on Dreamcatchers, if there are any."""
        doors = self.all_of("doors")
        return (
            sum(map(len, doors)) == self.doors_to_open
            and all(len(doors_of(own)) == 4 for own in doors)
            and ("towers" not in self.editions or is_aligned(self.zone("alignment")))
            and ("catchers" not in self.editions or self.dreams_caught() == len(LOST_DREAMS))
        )

    def dreams_caught(self) -> int:
        return sum(card in LOST_DREAMS for name in CATCHERS for card in self.zone(name))

    def all_of(self, name: str) -> list[list[str]]:
        return [self.zone(f"{name}{seat}") for seat in range(self.seats)]


def check_view(account: Account, view: Plain, position: Plain, visibility: str) -> None:
    """Checks that what a seat is shown agrees with the account, and with what it may know."""
    seat = view["seat"]
    asked = seat == position["seat"]
    other = 1 - seat
    check(view["deck_count"] == len(account.zone("deck")), "deck_count is wrong")
    check(view["hand"] == account.zone(f"hand{seat}"), "hand is wrong")
    for name in ("shared", "market", "discard", "limbo"):
        check(view[name] == account.zone(name), f"{name} is wrong")
    check(view["rows"] == account.all_of("row"), "rows is wrong")
    check(view["doors"] == account.all_of("doors"), "doors is wrong")
    partner: list[str | None] = [*account.zone(f"hand{other}")]
    looked_at: list[str | None] = [*account.zone(f"prophecy{account.active}")]
    if visibility == "hidden":
        partner = [card if card in account.shown else None for card in partner]
        looked_at = [card if seat == account.active else None for card in looked_at]
    check(view["partner_hand"] == partner, "partner_hand is wrong")
    check(view["revealed"] == account.zone("revealed") + looked_at, "revealed is wrong")
    known = [card for card in view["partner_hand"] + view["revealed"] if card]
    known += view["known_top"] + account.zone(f"hand{seat}")
    for name, cards in account.zones.items():
        if name not in ("deck", "revealed") and name.rstrip("01") not in ("hand", "prophecy"):
            known += check_zone(account, view, name, cards)
    unseen = account.box - set(known)
    check(view["known_top"] == account.known[seat], "known_top is wrong")
    check(view["known_top"] == account.zone("deck")[: len(view["known_top"])], "known_top lies")
    check(view["unseen"] == Counter(map(face, unseen)), "unseen lies")
    check(view["pending"] == (position["pending"] if asked else None), "pending is wrong")
    check(view["result"] == position["result"], "result is wrong")
    check(view["turn"] == account.turn, "turn is wrong")


def check_zone(account: Account, view: Plain, name: str, cards: list[str]) -> list[str]:
    """Checks a zone that lies open, or that its owner alone sees. Returns what the seat sees of
    it."""
    if name in ("shared", "market", "discard", "limbo") or name[:-1] in ("row", "doors"):
        return cards
    seen: list[str] = cards
    told = name
    if name == "afar":
        seen = []
    if name.startswith("rallied"):
        told = f"rallied:{name[-1]}"
    if name.startswith(("beneath", "hoard")):
        seen = cards if account.sees(view["seat"], int(name[-1])) else []
        told = f"{name[:-1]}:{name[-1]}"
    if name.startswith("hoard") and not seen:
        known = [card if card in account.shown else None for card in cards]
        check(view["zones"].get(told, []) == known, f"{name} is wrong")
        return [card for card in known if card]
    backs: list[str | None] = [None] * len(cards)
    check(view["zones"].get(told, []) == (seen or backs), f"{name} is wrong")
    return seen
