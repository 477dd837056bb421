"""The account of the Happy Dreams and Dark Premonitions (X3.5), written from their rules: what each
event moves, which Premonitions have to come true, and what each of them does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any

from build_scripts.walk.account import Plain, check, doors_of, is_location

if TYPE_CHECKING:
    from build_scripts.walk.editions import WiderAccount

FACE_UP = 4, 5, 6
"""Premonitions face up at first, by the level."""
SHUFFLES = "PNO", "PNA", "PN4"
"""Premonitions that look through the deck."""


def comes_true(premonition: str, doors: list[str]) -> bool:
    """Whether so many Doors are open that this Premonition comes true."""
    of = doors_of(doors)
    match premonition[2]:
        case "2":
            return max(of.values(), default=0) >= 2
        case "3":
            return len(doors) >= 3
        case "4":
            return len(of) == 4
        case "5":
            return len(doors) >= 5
        case place:
            return of[place] >= 2


class Dreams:
    """The part of the account that the dreams need."""

    def __init__(self, account: WiderAccount) -> None:
        self.account = account
        self.coming = ""
        """The Premonition that comes true at present."""
        self.owed: list[Any] = []
        """Tasks that it still has to do."""
        self.dream = ""
        """The Happy Dream that is met."""
        self.granted = False
        self.wished = ""

    def doors(self) -> list[str]:
        return [door for own in self.account.all_of("doors") for door in own]

    def true_now(self) -> list[str]:
        doors = self.doors()
        lying = self.account.zone("premonitions")
        return [card for card in lying if card != self.coming and comes_true(card, doors)]

    def owes(self, card: str) -> list[Any]:
        """What a Premonition does, in this order; cards of the deck are a sorted list."""
        deck, discard = self.account.zone("deck"), self.account.zone("discard")
        reserve = len(self.account.zone("unforeseen"))
        keys = min(2, sum(one[1] == "K" for one in deck))
        red = sorted(one for one in deck if one[0] == "O" and is_location(one))
        dreams = sorted(one for one in deck if one.startswith("HY"))
        met = any(one.startswith("NM") for one in discard)
        owed: dict[str, list[Any]] = {
            "PNO": [red] if red else [],
            "PNA": ["key"] * keys,
            "PNG": ["nightmare"] * met,
            "PNL": ["door"],
            "PN2": ["pair"],
            "PN3": ["hand", *["turn up"] * min(1, reserve)],
            "PN4": [dreams] if dreams else [],
            "PN5": ["turn up"] * min(2, reserve),
        }
        return owed[card] + ["shuffle"] * (card in SHUFFLES)

    def pay(self, what: Any) -> None:
        check(self.owed[:1] == [what], f"{self.coming} owes {self.owed}, not {what}")
        self.owed.pop(0)

    def follow(self, event: Plain) -> None:
        """Checks what other events must be while a Premonition comes true or a dream is met."""
        kind = event["type"]
        if kind in ("TurnBegan", "LimboReturned"):
            check(not self.coming and not self.dream, f"{kind} in the midst of {self.coming}")
            check(not self.account.turn or not self.true_now(), "a Premonition was forgotten")
        if kind == "DeckShuffled" and self.coming:
            self.pay("shuffle")
        if kind == "HandDiscarded" and self.coming:
            self.pay("hand")

    def fold(self, event: Plain) -> bool:
        """Folds an event of the dreams. Returns whether it is one."""
        account, seat = self.account, event.get("seat")
        match event:
            case {"type": "PremonitionsLaid", "cards": cards}:
                check(len(cards) == FACE_UP[account.editions["dreams"]], "too few are laid")
                for card in cards:
                    account.move(card, ["unforeseen"], "premonitions")
            case {"type": "PremonitionTurnedUp", "card": card}:
                if self.owed[:1] == ["hand"]:
                    check(not account.zone("hand0"), "a hand was not discarded")
                self.pay("turn up")
                account.move(card, ["unforeseen"], "premonitions")
            case {"type": "PremonitionCame", "card": card}:
                check(not self.coming, "two Premonitions at once")
                check(card in self.true_now(), f"{card} comes true too early")
                self.owed, self.coming = self.owes(card), card
                account.dealing = card == "PN3"
            case {"type": "PremonitionPassed", "card": card}:
                check(card == self.coming and not self.owed, f"{card} still owes {self.owed}")
                account.move(card, ["premonitions"], "bygone")
                self.coming, account.dealing = "", False
            case {"type": "DeckRobbed", "cards": cards}:
                key = self.coming == "PNA"
                for card in cards:
                    if key:
                        check(card[1] == "K", f"{card} is no Key")
                        self.pay("key")
                if not key:
                    self.pay(sorted(cards))
                for card in cards:
                    self.take_out(card, "discard")
            case {"type": "NightmareReturned", "card": card}:
                self.pay("nightmare")
                account.move(card, ["discard"], "limbo")
            case {"type": "DoorForfeited", "door": door}:
                if self.coming == "PN2":
                    check(doors_of(self.doors())[door[0]] >= 2, f"{door} is of no pair")
                self.pay("pair" if self.coming == "PN2" else "door")
                account.move(door, [f"doors{seat}"], "limbo")
            case {"type": "HappyDreamDrawn", "card": card}:
                check(not self.dream and card.startswith("HY"), f"{card} is no Happy Dream")
                account.draw(card, "revealed")
                self.dream, self.granted = card, False
            case {"type": "PremonitionDispelled", "card": card}:
                self.grant()
                account.move(card, ["premonitions"], "bygone")
            case {"type": "DreamSeen", "cards": cards}:
                self.grant()
                check(cards == account.zone("deck")[:7], "other cards than the next seven")
                for card in cards:
                    account.draw(card, f"prophecy{seat}")
            case {"type": "DreamCardDiscarded", "card": card}:
                account.move(card, [f"prophecy{seat}"], "discard")
            case {"type": "CardWished", "card": card}:
                self.grant()
                self.wished = card
                self.take_out(card, "revealed")
            case {"type": "WishLaidOnDeck", "card": card}:
                check(card == self.wished, "another card was wished for")
                check(not any(account.known), "the deck was not shuffled")
                account.move(card, ["revealed"], "deck", first=True)
                account.known = [[card] for _ in account.known]
                self.wished = ""
            case {"type": "DreamFaded", "card": card}:
                check(card == self.dream and not self.wished, "a dream fades too early")
                check(not account.zone(f"prophecy{account.active}"), "cards are still looked at")
                account.move(card, ["revealed"], "discard")
                self.dream = ""
            case _:
                return False
        return True

    def take_out(self, card: str, to: str) -> None:
        """Takes a card out of the deck, wherever it lies; nobody knows it there any longer."""
        account = self.account
        account.move(card, ["deck"], to)
        account.known = [[c for c in cards if c != card] for cards in account.known]
        account.known_below = [[c for c in cards if c != card] for cards in account.known_below]

    def grant(self) -> None:
        check(bool(self.dream) and not self.granted, "more than one wish of a dream")
        self.granted = True

    def check_question(self, asked: Plain) -> None:
        """Checks that no Premonition waits while something else is asked."""
        waits = self.true_now()
        if asked["type"] == "ChoosePremonition":
            check(len(waits) > 1, "a choice among fewer than two Premonitions")
        elif not self.coming and not self.account.spell:
            check(not waits or not self.account.turn, f"{waits} should have come true")

    def allowed(self, asked: Plain) -> Iterator[tuple[Any, ...]]:
        """Commands that answer a decision of the dreams."""
        account = self.account
        deck, looked_at = account.zone("deck"), account.zone(f"prophecy{asked['seat']}")
        match asked["type"]:
            case "ChoosePremonition":
                yield from (("Befall", card) for card in self.true_now())
            case "ChooseKey":
                yield from (("LoseKey", card) for card in deck if card[1] == "K")
            case "ChooseDoor":
                of = doors_of(self.doors())
                pairs = self.coming == "PN2"
                check(asked["only_pairs"] == pairs, "another Door is asked for")
                yield from (("Forfeit", d) for d in self.doors() if not pairs or of[d[0]] > 1)
            case "FollowDream":
                yield from (("Dispel", card) for card in account.zone("premonitions"))
                yield ("Sift",)
                if deck:
                    yield ("Seek",)
            case "SiftCards":
                yield from (("SiftOut", card) for card in looked_at)
                yield ("KeepTheRest",)
            case "OrderTheSifted":
                check(len(looked_at) > 1, "one card alone is to be put in order")
                yield from (("PutBack", order) for order in permutations(looked_at))
            case "ChooseWish":
                yield from (("Wish", card) for card in deck)
            case _:
                check(False, f"a question nobody knows: {asked}")
