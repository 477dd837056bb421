"""The part of the account that keeps the Dreamcatchers, written from their rules (X3.3)."""

from collections.abc import Iterator
from typing import Any

from build_scripts.walk.account import CATCHERS, NINTH, Account, Plain, check


def hanging(account: Account) -> list[str]:
    """The hoops that are left: each begins its zone."""
    return [zone[0] for name in CATCHERS if (zone := account.zone(name)) and zone[0][:2] == "DC"]


def caught(account: Account, hoop: str) -> list[str]:
    return account.zone(f"catcher{hoop[-1]}")[1:]


def occupied(account: Account) -> list[str]:
    return [hoop for hoop in hanging(account) if caught(account, hoop)]


def fold_catchers(account: Account, event: Plain) -> bool:
    """Folds an event of the Dreamcatchers. Returns whether it is one."""
    answer = account.answer
    match event:
        case {"type": "LostDreamDrawn", "card": card}:
            check(card[:2] == "DL", f"{card} is no Lost Dream")
            account.draw(card, "limbo")
        case {"type": "LimboCaught", "catcher": hoop}:
            empty = [one for one in hanging(account) if not caught(account, one)]
            check(account.turn > 0, "something is caught at set-up")
            check(bool(account.zone("limbo")), "nothing is caught")
            check(empty[:1] == [hoop], f"{hoop} is not the first that is empty")
            account.zone(f"catcher{hoop[-1]}").extend(account.zones.pop("limbo"))
        case {"type": "CatcherFreed", "catcher": hoop}:
            check(answer["type"] in ("Free", "OpenFailsafe"), "a catcher is freed by nothing")
            check(answer["catcher"] == hoop, "another catcher is freed")
            check(bool(caught(account, hoop)), "an empty catcher is freed")
            account.zone("deck").extend(caught(account, hoop))
            del account.zone(f"catcher{hoop[-1]}")[1:]
        case {"type": "FailsafeUsed", "book": book}:
            check(answer["type"] == "OpenFailsafe", "a book is used by nobody")
            account.move(book, ["failsafe"], "torn")
        case {"type": "CatcherTorn", "catcher": hoop}:
            check(bool(account.zone("limbo")), "a catcher tears, and Limbo is empty")
            check(occupied(account) == hanging(account), "a catcher tears beside an empty one")
            account.move(hoop, list(CATCHERS), "torn")
        case {"type": "CatchersEmptied"}:
            for name in CATCHERS:
                loose = [card for card in account.zone(name) if card[:2] != "DC"]
                account.zone("deck").extend(loose)
                account.zones[name] = [card for card in account.zone(name) if card[:2] == "DC"]
            account.zone("deck").extend(account.zones.pop("limbo"))
        case {"type": "GameLost", "reason": "no_catcher"}:
            account.lost = True
            check(not hanging(account), "a defeat with a catcher left")
        case _:
            return False
    return True


def is_search(event: Plain) -> bool:
    """Whether the deck is looked through, which ends with a shuffle (X3.3, X3.5, X3.7)."""
    match event:
        case {"type": "Answered", "command": {"type": "Search" | "SearchBeyond" | "SearchDyed"}}:
            return True
        case {"type": "PremonitionCame", "card": "PNO" | "PNA" | "PN4"} | {"type": "CardWished"}:
            return True
    return False


class Searches:
    """Watches that every search offers a freeing, and that nothing but a set-up or a torn catcher
    shuffles Limbo back."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        """The hoop that each search that is not over may not free, or none. A Door that is found
        may bring another search, which comes first."""
        self.offered = False
        self.before = ""

    def follow(self, account: Account, event: Plain) -> None:
        kind = event["type"]
        match event:
            case {"type": "Answered", "command": {"type": kind, "door": door}} if kind in (
                "SearchCatcher",
                "TakeDyed",
            ):
                holds = [hoop for hoop in occupied(account) if door in caught(account, hoop)]
                check(len(holds) == 1, f"{door} lies on no catcher")
                self.begun.append(holds[0])
            case {"type": "Answered", "command": {"type": "Free" | "FreeNone"}}:
                check(bool(self.begun) and not self.offered, "a freeing without a search")
                self.offered = True
            case {"type": "DeckShuffled"} if self.begun:
                barred = self.begun.pop()
                others = [hoop for hoop in occupied(account) if hoop != barred]
                check(self.offered or not others, "a search without a freeing")
                self.offered = False
            case {"type": "LimboReturned"}:
                check(account.turn == 0, "Limbo returns by itself")
            case _ if is_search(event):
                self.begun.append("")
        if self.before == "CatcherFreed":
            check(kind == "DeckShuffled", "a freed catcher without a shuffle")
        if self.before == "CatcherTorn":
            check(kind in ("CatchersEmptied", "GameLost"), "a torn catcher keeps its cards")
        self.before = kind


def answers_about_catchers(account: Account, asked: Plain) -> Iterator[tuple[Any, ...]]:
    """Commands that the Dreamcatchers add to a decision."""
    match asked["type"]:
        case "PlayOrDiscard":
            for book in account.zone("failsafe")[-1:]:
                yield from (("OpenFailsafe", book, hoop) for hoop in occupied(account))
        case "CompleteTrio":
            for hoop in occupied(account):
                doors = [c for c in caught(account, hoop) if c[:2] == asked["colour"] + "D"]
                doors = doors[:1] + [c for c in caught(account, hoop) if c == NINTH]
                yield from (("SearchCatcher", door) for door in doors)
        case "ChooseFreeing":
            yield from (("Free", h) for h in occupied(account) if h not in asked["barred"])
            yield ("FreeNone",)
        case "LoseCatcher":
            yield from (("Tear", hoop) for hoop in hanging(account))
