"""Checks that a reply of the referee is whole, and lists exactly what the rules allow."""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

from build_scripts.walk import oniverse
from build_scripts.walk.account import Account, Plain, check, may_stand
from build_scripts.walk.catchers import answers_about_catchers
from build_scripts.walk.crossroads import is_dead_end, may_lie, opened_by
from build_scripts.walk.editions import WiderAccount

Said = tuple[Any, ...]
"""A command: its name, then its fields."""
UNASKED = {
    "OpenDoor": "LetGo",
    "OfferSwap": "Keep",
    "HeedIncantation": "OpenNone",
    "FollowDream": "Sift",
    "WelcomeDenizen": "TurnAway",
    "ChooseGoods": "TakeNothing",
}
"""Decisions that are asked only where there is another answer than this one."""


def said(command: Plain) -> Said:
    return tuple(tuple(field) if isinstance(field, list) else field for field in command.values())


def orders(name: str, cards: Iterable[str], alone: int = 0) -> Iterator[Said]:
    """All orders of some cards, of which one may stand alone before the others."""
    for order in permutations(cards):
        yield (name, *order[:alone], order[alone:])


def allowed(account: Account, asked: Plain) -> Iterator[Said]:
    """Commands that answer a decision, but for giving up and for spells."""
    seat = asked["seat"]
    own, shared = account.zone(f"hand{seat}"), account.zone("shared")
    hand = own + shared
    revealed, looked_at = account.zone("revealed"), account.zone(f"prophecy{seat}")
    match asked["type"]:
        case "Draft":
            yield from (("Take", card) for card in account.zone("market"))
        case "PlayOrDiscard":
            last = "".join(card[1] for card in account.zone(f"row{seat}")[-1:])
            row = account.open_rows[seat] if isinstance(account, WiderAccount) else []
            harder = bool(account.editions.get("crossroads"))
            fitting = [c for c in hand if c[1] != last and may_lie(c, row, harder)]
            yield from (("Play", card) for card in fitting if card[1] != "T")
            yield from (("Discard", card) for card in hand if not is_dead_end(card))
            if "crossroads" in account.editions:
                yield ("Escape",)
            yield from towers_to_build(hand, account.zone("alignment"))
        case "CompleteTrio":
            yield from (("Search",), ("Decline",))
        case "OfferSwap":
            yield from (("Swap", card, other) for card in own for other in shared)
            yield ("Keep",)
        case "Prophesy":
            yield from orders("Foresee", looked_at, alone=1)
        case "OpenDoor":
            door = asked["door"]
            yield from (("Claim", card) for card in hand if opened_by(card, door))
            yield ("LetGo",)
        case "FaceNightmare":
            yield from (("PayKey", card) for card in hand if card[1] == "K")
            yield from (("LoseDoor", door) for door in account.zone(f"doors{seat}"))
            yield from (("RevealFive",), ("LoseHand",))
        case "HeedIncantation":
            yield from (("OpenShown", card) for card in revealed if card[1] == "D")
            yield ("OpenNone",)
        case "OrderTheRest":
            check(len(revealed) > 1, "one card alone is to be put in order")
            yield from orders("Sink", revealed)
        case "OrderLookout":
            yield from orders("Arrange", looked_at)
        case "LoseTower":
            towers = account.zone("alignment")
            for at, tower in enumerate(towers):
                if may_stand(towers[:at] + towers[at + 1 :]):
                    yield ("GiveTower", tower)
            yield ("FalseDestruction",)
        case "ChooseFreeing" | "LoseCatcher":
            pass  # the Dreamcatchers alone answer these
        case "PauseForSpells":
            yield ("DrawOn",)
        case "PayForSpell":
            yield from (("Spend", card) for card in account.zone("discard"))
        case "RaiseFromBeneath":
            yield from orders("Raise", account.zone(f"beneath{seat}"), alone=1)
        case "ExchangeGoals":
            pairs = combinations(account.zone("goals"), 2)
            yield from (("Exchange", *pair) for pair in pairs)
        case _ if asked["type"] in oniverse.DECISIONS:
            pass
        case _ if isinstance(account, WiderAccount):
            yield from account.dreams.allowed(asked)
        case _:
            check(False, f"a question nobody knows: {asked}")


def towers_to_build(hand: list[str], standing: list[str]) -> Iterator[Said]:
    """The Towers of a hand that fit, each at which end; the first has but one place (X3.4)."""
    for tower in hand:
        if tower[1] == "T" and may_stand([tower, *standing]):
            yield ("Build", tower, "left")
        if tower[1] == "T" and standing and may_stand([*standing, tower]):
            yield ("Build", tower, "right")


def check_position(account: Account, position: Plain) -> None:
    """Checks that a reply is whole, and folds it."""
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
    check(over or not account.has_won(), "all that it takes to win, and no victory")
    check(bool(position["legal"]) != over, "nothing is legal, or the game goes on after its end")
    check((position["seat"] is None) == over, "somebody is asked after the end, or nobody before")
    check((position["pending"] is None) == over, "a decision after the end, or none before")
    if not over:
        check_question(account, position)


def check_question(account: Account, position: Plain) -> None:
    """Checks that the question may be asked, and that exactly what the rules allow answers it."""
    asked = position["pending"]
    check(asked["seat"] == position["seat"], "two seats are asked")
    listed = [said(command) for command in position["legal"]]
    right = [*allowed(account, asked), *answers_about_catchers(account, asked)]
    if isinstance(account, WiderAccount):
        right += oniverse.answers(account, asked)
        spells = account.castable(asked)
        check(bool(spells) or asked["type"] != "PauseForSpells", "a pause for nothing")
        right += [("Cast", spell) for spell in spells]
        check_return(account, asked)
        account.dreams.check_question(asked)
    others = [one for one in right if one[0] != "Cast"]
    check(len(others) > 1 or asked["type"] not in UNASKED, "a question with one answer")
    check(len(set(listed)) == len(listed), "a command is listed twice")
    check(set(listed) == set(right), f"listed: {set(listed) ^ set(right)}")
    if asked["type"] == "PlayOrDiscard":
        sizes = [len(hand) for hand in account.all_of("hand")] + [len(account.zone("shared"))]
        check(sizes == {1: [5, 0], 2: [3, 3, 2]}[account.seats], "a turn without a full hand")


def check_return(account: WiderAccount, asked: Plain) -> None:
    """Checks that a spell asks for its price and its effect, and that what it interrupted is asked
    again, unless that is a pause for no more spells (Q13)."""
    due, account.asked = account.interrupted, asked
    if account.spell:
        what = {"prophecy": "RaiseFromBeneath", "planning": "ExchangeGoals"}
        if account.to_pay:
            paying = {"spell": account.spell, "left": account.to_pay}
            wanted = {"type": "PayForSpell", **paying, "seat": asked["seat"]}
        else:
            wanted = {"type": what[account.spell], "seat": asked["seat"]}
        check(asked == wanted, f"a spell asks for {asked}, not {wanted}")
    elif due:
        account.interrupted = {}
        paused = due["type"] == "PauseForSpells" and not account.castable(due)
        # A Pedlar whose goods have all paid for the spell is asked for nothing any more (X3.7).
        empty = due["type"] == "ChooseGoods" and not oniverse.goods(account)
        check(asked == due or paused or empty, f"a spell interrupted {due}")
