"""What the Oniverse adds to the account of the table (X3.7), from its rules: the ninth Door, eight
Denizens of sixteen, and what each of them does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any

from build_scripts.walk.account import DENIZENS, NINTH, PLACES, Plain, check, is_location
from build_scripts.walk.catchers import caught, occupied
from build_scripts.walk.crossroads import is_dead_end, may_lie, opened_by

if TYPE_CHECKING:
    from build_scripts.walk.editions import WiderAccount

MASON, PEDLAR, LAMP, FISHER, SWEEPER, DYER, FERRYMAN, MAGPIE = (
    *("ZA", "ZE", "ZL", "ZF"),
    *("ZW", "ZY", "ZR", "ZI"),
)
HELPS = {
    "PlayAlike": MASON,
    "Trade": PEDLAR,
    "Kindle": LAMP,
    "CastNet": FISHER,
    "Sweep": SWEEPER,
    "OpenDyed": DYER,
    "SearchDyed": DYER,
    "TakeDyed": DYER,
    "Ferry": FERRYMAN,
    "PlayKept": MAGPIE,
    "DiscardKept": MAGPIE,
}
"""The Denizen that each answer uses up."""
DECISIONS = "WelcomeDenizen", "OrderByLamp", "OrderCatch", "ChooseGoods"
"""Decisions that only the Oniverse has."""
Said = tuple[Any, ...]


def is_denizen(card: str) -> bool:
    return card in DENIZENS


def rallied(account: WiderAccount, seat: int, face: str) -> list[str]:
    return [card for card in account.zone(f"rallied{seat}") if card[:2] == face]


def goods(account: WiderAccount) -> list[str]:
    """The Locations of the discard pile."""
    return [card for card in account.zone("discard") if is_location(card)]


def fits(account: WiderAccount, card: str) -> bool:
    """Whether a card may lie in the row of the player at turn, whatever its symbol."""
    row, harder = account.open_rows[account.active], bool(account.editions.get("crossroads"))
    return card[1] != "T" and may_lie(card, row, harder)


def swept(row: list[str]) -> list[str]:
    """The last card of a row and those of its place before it."""
    at = len(row) - 1
    while at > 0 and row[at - 1][0] == row[-1][0]:
        at -= 1
    return row[at:]


def fold(account: WiderAccount, event: Plain) -> bool:
    """Folds an event of the Oniverse. Returns whether it is one."""
    seat = event.get("seat")
    hand, here, kept = f"hand{seat}", f"rallied{seat}", f"hoard{seat}"
    command = account.answer
    match event:
        case {"type": "DenizensCalled", "cards": cards}:
            check(len(cards) == 8 and not account.turn, "other than eight Denizens come")
            for card in cards:
                account.move(card, ["afar"], "deck")
        case {"type": "DenizenDrawn", "denizen": card}:
            check(is_denizen(card), f"{card} is no Denizen")
            account.draw(card, "revealed")
        case {"type": "GiftDiscarded", "card": card}:
            check(command["type"] == "Rally", "a card is given for nothing")
            account.move(card, [hand, "shared"], "discard")
        case {"type": "DenizenRallied", "denizen": card}:
            check(command["type"] == "Rally", "a Denizen comes for nothing")
            account.move(card, ["revealed"], here)
        case {"type": "DenizenMissed", "denizen": card}:
            account.move(card, ["revealed"], "discard")
        case {"type": "DenizenSpent", "denizen": card}:
            check(card[:2] == HELPS.get(command["type"]), f"{card} does not do that")
            check(seat == account.active, "another player's Denizen helps")
            account.move(card, [here], "discard")
        case {"type": "RowSwept", "cards": cards}:
            row = account.zone(f"row{seat}")
            check(cards == swept(row), "another end of the row is swept")
            open_row = account.open_rows[event["seat"]]
            del open_row[max(0, len(open_row) - len(cards)) :]
            for card in cards:
                account.move(card, [f"row{seat}"], "discard")
        case {"type": "LampSeen", "cards": cards}:
            check(cards == account.zone("deck")[:5], "other cards than the next five")
            for card in cards:
                account.draw(card, f"prophecy{seat}")
        case {"type": "NetCast", "cards": cards}:
            check(cards == account.zone("deck")[:5], "other cards than the next five")
            for card in cards:
                account.draw(card, "revealed")
        case {"type": "NightmaresNetted", "cards": cards}:
            shown = [card for card in account.zone("revealed") if card.startswith("NM")]
            check(cards == shown, "other Nightmares are in the net")
            for card in cards:
                account.move(card, ["revealed"], "discard")
        case {"type": "CatchSunk", "order": order}:
            check(sorted(order) == sorted(account.zone("revealed")), "other cards sink")
            account.zones["revealed"] = []
            account.zones["deck"] = account.zone("deck") + order
            account.known_below = [below + order for below in account.known_below]
            account.recall()
        case {"type": "GoodsExchanged", "given": given, "taken": taken}:
            place = "shared" if given in account.zone("shared") else hand
            check(is_location(taken), f"{taken} is no Location")
            account.move(given, [place], "discard")
            account.move(taken, ["discard"], place)
            account.shown.add(taken)
        case {"type": "CardKept", "card": card}:
            free = len(rallied(account, account.active, MAGPIE)) - len(account.zone(kept))
            check(free > 0 and bool(account.zone("deck")), "no Magpie is free")
            if card in account.zone("shared"):
                account.shown.add(card)
            account.move(card, [hand, "shared"], kept)
        case {"type": "CardPlayed", "card": card} if command["type"] == "PlayAlike":
            check(account.zone(f"row{seat}")[-1][1] == card[1], f"{card} needs no Mason")
            account.move(card, [hand, "shared"], f"row{seat}")
        case {"type": "CardPlayed", "card": card} if command["type"] == "PlayKept":
            last = account.zone(f"row{seat}")[-1:]
            check(not last or last[0][1] != card[1], f"{card} shows the last symbol again")
            account.move(card, [kept], f"row{seat}")
        case {"type": "CardDiscarded", "card": card} if command["type"] == "DiscardKept":
            account.move(card, [kept], "discard")
        case {"type": "NightmareFerried", "card": card}:
            check(command["type"] == "Ferry", "a Nightmare is ferried by nobody")
            account.move(card, ["revealed"], "limbo")
        case _:
            return False
    return True


def answers(account: WiderAccount, asked: Plain) -> Iterator[Said]:
    """Commands that the Oniverse adds to a decision (Q18)."""
    if "oniverse" not in account.editions:
        return
    seat = asked["seat"]
    hand = account.zone(f"hand{seat}") + account.zone("shared")
    row, deck, kept = account.zone(f"row{seat}"), account.zone("deck"), account.zone(f"hoard{seat}")
    last = "".join(card[1] for card in row[-1:])
    pile = goods(account)
    match asked["type"]:
        case "PlayOrDiscard":
            if rallied(account, seat, MASON):
                alike = [card for card in hand if row and card[1] == last and fits(account, card)]
                yield from (("PlayAlike", card) for card in alike)
            yield from (("Sweep", card) for card in rallied(account, seat, SWEEPER) if row)
            yield from (("Kindle", card) for card in rallied(account, seat, LAMP) if deck)
            yield from (("CastNet", card) for card in rallied(account, seat, FISHER) if deck)
            if rallied(account, seat, PEDLAR) and pile:
                yield from (("Trade", card) for card in hand)
            if len(rallied(account, seat, MAGPIE)) > len(kept) and deck:
                yield from (("Entrust", card) for card in hand)
            yield from (("PlayKept", c) for c in kept if c[1] != last and fits(account, c))
            yield from (("DiscardKept", card) for card in kept if not is_dead_end(card))
        case "CompleteTrio":
            if NINTH in deck:
                yield ("SearchBeyond",)
            if rallied(account, seat, DYER):
                found = [place for place in PLACES if any(c[:2] == place + "D" for c in deck)]
                yield from (("SearchDyed", place) for place in found if place != asked["colour"])
                for hoop in occupied(account):
                    doors = {c[:2]: c for c in reversed(caught(account, hoop)) if c[1] == "D"}
                    others = [c for c in doors.values() if c[0] not in (asked["colour"], "Z", "D")]
                    yield from (("TakeDyed", card) for card in others)
        case "OpenDoor":
            place = asked["door"][0]
            if place == "Z":
                yield from (("Claim", card) for card in hand if card[1] == "K")
            elif rallied(account, seat, DYER):
                keys = [card for card in hand if card[1] == "K"]
                yield from (
                    ("OpenDyed", card) for card in keys if not opened_by(card, asked["door"])
                )
        case "FaceNightmare":
            yield from (("Ferry", card) for card in rallied(account, seat, FERRYMAN)[:1])
        case "WelcomeDenizen":
            yield from (("Rally", card) for card in hand if not is_dead_end(card))
            yield ("TurnAway",)
        case "OrderByLamp":
            yield from (
                ("LayByLamp", order) for order in permutations(account.zone(f"prophecy{seat}"))
            )
        case "OrderCatch":
            check(len(account.zone("revealed")) > 1, "one card alone is to be put in order")
            yield from (("LowerCatch", order) for order in permutations(account.zone("revealed")))
        case "ChooseGoods":
            yield from (("TakeGoods", card) for card in pile)
            yield ("TakeNothing",)
