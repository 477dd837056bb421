"""A second, independent account of the table, kept from the referee's events alone.

It knows the cards and what each event moves, and nothing of the rules package.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

PRINTED = [
    f"{place}{kind}{copy}"
    for place, suns in zip("OAGL", (9, 8, 7, 6), strict=True)
    for kind, count in (("S", suns), ("M", 4), ("K", 3), ("D", 2))
    for copy in range(1, count + 1)
] + [f"NM{copy}" for copy in range(1, 11)]

Plain = dict[str, Any]


class Wrong(Exception):
    """The referee has said something that cannot be."""


def check(holds: bool, complaint: str) -> None:
    if not holds:
        raise Wrong(complaint)


def is_location(card: str) -> bool:
    return card[1] in "SMK" and not card.startswith("NM")


@dataclass
class Account:
    """Where every card lies, as the events tell it."""

    seats: int
    zones: dict[str, list[str]] = field(default_factory=lambda: {"deck": list(PRINTED)})
    shown: set[str] = field(default_factory=set)
    open_hands: bool = True
    known: list[list[str]] = field(default_factory=list)
    """By seat: the cards on top of the deck that it has put there, or seen put there."""
    turn: int = 0
    won: bool = False
    lost: bool = False

    def zone(self, name: str) -> list[str]:
        return self.zones.setdefault(name, [])

    def move(self, card: str, sources: list[str], to: str) -> None:
        found = [name for name in sources if card in self.zone(name)]
        check(len(found) == 1, f"{card} is not in {' or '.join(sources)}")
        self.zone(found[0]).remove(card)
        self.zone(to).append(card)

    def draw(self, card: str, to: str) -> None:
        check(self.zone("deck")[:1] == [card], f"{card} is not the top of the deck")
        self.move(card, ["deck"], to)
        self.known = [cards[1:] for cards in self.known]

    def fold(self, event: Plain) -> None:
        seat = event.get("seat")
        hand, row, doors = f"hand{seat}", f"row{seat}", f"doors{seat}"
        match event:
            case {"type": "DeckShuffled", "order": order}:
                check(sorted(order) == sorted(self.zone("deck")), "a shuffle changes the cards")
                self.zones["deck"] = list(order)
                self.known = [[] for _ in self.known]
            case {"type": "LocationDrawn", "card": card, "zone": zone}:
                check(is_location(card), f"{card} is not a Location")
                self.draw(card, hand if zone == "hand" else zone)
            case {"type": "CardSetAside", "card": card}:
                check(not is_location(card), f"{card} is set aside")
                self.draw(card, "limbo")
            case {"type": "LimboReturned"}:
                self.zone("deck").extend(self.zones.pop("limbo"))
            case {"type": "CardDrafted", "card": card}:
                self.shown.add(card)
                self.move(card, ["market"], hand)
            case {"type": "MarketShared", "cards": cards}:
                check(cards == self.zone("market"), "other cards are shared than lie there")
                self.zones["shared"] = self.zones.pop("market")
            case {"type": "TurnBegan", "number": number}:
                self.turn += 1
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
                    self.draw(card, "revealed")
            case {"type": "CardsReturned", "order": order}:
                check(sorted(order) == sorted(self.zone("revealed")), "other cards come back")
                self.zones["revealed"] = []
                self.zones["deck"] = order + self.zone("deck")
                self.known = [
                    order + cards if self.open_hands or viewer == seat else []
                    for viewer, cards in enumerate(self.known)
                ]
            case {"type": "DoorDrawn", "door": card} | {"type": "NightmareDrawn", "card": card}:
                self.draw(card, "revealed")
            case {"type": "DoorGained", "door": door}:
                alike = [card for card in self.zone("deck") if card[:2] == door[:2]]
                check(door not in alike or door == alike[0], f"{door} is not the topmost")
                self.move(door, ["revealed", "deck"], doors)
                self.known = [[card for card in cards if card != door] for cards in self.known]
            case {"type": "DoorMissed", "door": door}:
                self.move(door, ["revealed"], "limbo")
            case {"type": "DoorLost", "door": door}:
                self.move(door, [doors], "limbo")
            case {"type": "TopDiscarded", "card": card}:
                self.draw(card, "discard")
            case {"type": "HandDiscarded", "cards": cards}:
                check(cards == self.zone(hand) + self.zone("shared"), "another hand is discarded")
                for card in cards:
                    self.move(card, [hand, "shared"], "discard")
            case {"type": "ProphecyDiscarded" | "NightmareDiscarded", "card": card}:
                self.move(card, ["revealed"], "discard")
            case {"type": "GameWon"}:
                self.won = True
                for each in range(self.seats):
                    places = {door[0] for door in self.zone(f"doors{each}")}
                    check(len(places) == 4, "a victory without a Door of each place")
                check(sum(map(len, self.all_of("doors"))) == 8, "a victory without eight Doors")
            case {"type": "GameLost", "reason": "deck_exhausted"}:
                self.lost = True
                check(not self.zone("deck"), "a defeat with cards left in the deck")
            case {"type": "GameStarted", "visibility": visibility}:
                self.open_hands = visibility == "open"
                self.known = [[] for _ in range(self.seats)]
            case {
                "type": "TrioCompleted"
                | "SearchFailed"
                | "SearchDeclined"
                | "Answered"
                | "Awaiting"
            }:
                pass
            case _:
                raise Wrong(f"an event nobody knows: {event}")
        everywhere = sorted(card for zone in self.zones.values() for card in zone)
        check(everywhere == sorted(PRINTED), f"not every card once after {event['type']}")

    def all_of(self, name: str) -> list[list[str]]:
        return [self.zone(f"{name}{seat}") for seat in range(self.seats)]


def check_view(account: Account, view: Plain, position: Plain, visibility: str) -> None:
    """What a seat is shown agrees with the account, and with what it may know."""
    seat = view["seat"]
    asked = seat == position["seat"]
    pending = position["pending"] or {"type": "nothing"}
    check(view["deck_count"] == len(account.zone("deck")), "deck_count is wrong")
    check(view["hand"] == account.zone(f"hand{seat}"), "hand is wrong")
    for name in ("shared", "market", "discard", "limbo"):
        check(view[name] == account.zone(name), f"{name} is wrong")
    check(view["rows"] == account.all_of("row"), "rows is wrong")
    check(view["doors"] == account.all_of("doors"), "doors is wrong")
    partner: list[str | None] = [*account.zone(f"hand{1 - seat}")]
    revealed: list[str | None] = [*account.zone("revealed")]
    if visibility == "hidden":
        partner = [card if card in account.shown else None for card in partner]
        backs = pending["type"] == "Prophesy" and not asked
        revealed = [None if backs else card for card in revealed]
    check(view["partner_hand"] == partner, "partner_hand is wrong")
    check(view["revealed"] == revealed, "revealed is wrong")
    known = [card for card in view["partner_hand"] + view["revealed"] if card]
    known += view["known_top"] + account.zone(f"hand{seat}")
    for name, cards in account.zones.items():
        if name not in ("deck", "revealed") and not name.startswith("hand"):
            known += cards
    unseen = Counter(PRINTED) - Counter(known)
    check(view["known_top"] == account.known[seat], "known_top is wrong")
    check(view["known_top"] == account.zone("deck")[: len(view["known_top"])], "known_top lies")
    check(view["unseen"] == Counter(card.rstrip("0123456789") for card in unseen), "unseen lies")
    check(view["pending"] == (position["pending"] if asked else None), "pending is wrong")
    check(view["result"] == position["result"], "result is wrong")
    check(view["turn"] == account.turn, "turn is wrong")


def check_position(account: Account, position: Plain) -> None:
    """A reply is whole, and folds."""
    check("error" not in position, str(position))
    check(set(position) == {"events", "pending", "seat", "legal", "result"}, "other keys")
    kinds = [event["type"] for event in position["events"]]
    check(kinds[-1] == "Awaiting" and kinds.count("Awaiting") == 1, "not one Awaiting, at the end")
    for event in position["events"]:
        account.fold(event)
    over = position["result"] is not None
    check(
        position["result"]
        == {(1, 0): "won", (0, 1): "lost", (0, 0): None}[(account.won, account.lost)],
        "the result is not what the events tell",
    )
    check(bool(position["legal"]) != over, "nothing is legal, or the game goes on after its end")
    check((position["seat"] is None) == over, "somebody is asked after the end, or nobody before")
    check((position["pending"] is None) == over, "a decision after the end, or none before")
    if not over:
        check(position["pending"]["seat"] == position["seat"], "two seats are asked")
        texts = {json.dumps(command) for command in position["legal"]}
        check(len(texts) == len(position["legal"]), "a command is listed twice")
        if position["pending"]["type"] == "PlayOrDiscard":
            sizes = [len(hand) for hand in account.all_of("hand")] + [len(account.zone("shared"))]
            check(sizes == {1: [5, 0], 2: [3, 3, 2]}[account.seats], "a turn without a full hand")
        if position["pending"]["type"] == "Prophesy":
            looked_at = len(account.zone("revealed"))
            check(len(position["legal"]) == [1, 1, 2, 6, 24, 120][looked_at], "not every order")
