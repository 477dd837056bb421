"""Players of the walks: by chance, or collecting Doors, now and then with a deal that helps."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from build_scripts.walk.account import (
    HAPPY_DREAMS,
    LOST_DREAMS,
    NINTH,
    PLACES,
    TOWERS,
    Account,
    Plain,
    is_aligned,
    may_stand,
    printed,
)
from build_scripts.walk.editions import WiderAccount


def stacked_base(chance: random.Random, seats: int) -> list[str]:
    """A deal whose Doors follow their Keys: without, nobody here wins one game in a thousand, and
    a victory must be walked too."""
    a, b, c, d = chance.sample("OAGL", 4)
    if seats == 1:
        first = f"{a}K1 {a}K2 {b}K1 {b}K2 {a}S1 {a}D1 {a}D2 {b}D1 {b}D2 "
        first += f"{c}K1 {c}K2 {d}K1 {d}K2 {c}S1 {c}D1 {c}D2 {d}D1 {d}D2"
    else:
        first = f"{a}K1 {b}K1 {c}K1 {a}K2 {b}K2 {c}K2 {d}K1 {a}S1 {a}D1 {b}D1 {c}D1 {d}D1 "
        first += f"{a}S2 {b}S2 {c}S2 {d}K2 {a}M1 {a}D2 {b}D2 {c}D2 {d}D2"
    return filled(chance, "base", first.split())


def filled(
    chance: random.Random, edition: str, first: list[str], joined: Sequence[str] = ()
) -> list[str]:
    """A whole deck that begins with these cards; others have `joined` it."""
    rest = [card for card in [*printed(edition)["deck"], *joined] if card not in first]
    return [*first, *chance.sample(rest, len(rest))]


def stacked(
    chance: random.Random, edition: str, seats: int, goals: list[str], joined: list[str]
) -> list[str]:
    """Such a deal for any game, with its Towers, and with its Doors in the order of the Goals, if
    there are any; empty if two players could not follow that order, or if one is for the ninth
    Door. `joined` are cards that the deck has been given before."""
    if edition == "base":
        return stacked_base(chance, seats)
    box = printed(edition)["deck"]
    copies = 3 if "OD3" in box else 2
    order = [goal[0] for goal in goals]
    if not order:
        order = [place for _ in range(copies) for place in chance.sample(PLACES, 4)]
    groups = [order[at : at + 4] for at in range(0, len(order), 4)]
    if "Z" in order or (seats == 2 and any(len(set(group)) < 4 for group in groups)):
        return []
    ninth = ["OK3", NINTH] if NINTH in box and copies == 2 else []
    counted: Counter[str] = Counter()

    def next_of(place: str, kind: str) -> str:
        counted[place + kind] += 1
        return f"{place}{kind}{counted[place + kind]}"

    # What is played or built, one card for each group of Doors; the first has the longest row.
    steps = ["OS9", "AM4", "GG1"][:copies]
    if "OT3" in box:
        whole = [row for row in permutations(TOWERS, 4) if may_stand([*row]) and is_aligned([*row])]
        steps = [*chance.choice(whole)]
    fillers = [f"{place}S{copy}" for place in "LG" for copy in range(1, 6)]
    keys = [[next_of(place, "K") for place in group] for group in groups]
    doors = [[next_of(place, "D") for place in group] for group in groups]
    first: list[str] = []
    if seats == 1:
        for number in range(len(groups)):
            first += [*keys[number], steps[number], *doors[number]]
        first += ninth
        # The last hole but one is filled with the next Tower, and so on.
        first += [*steps[len(groups) :][:1], *fillers[:4], *steps[len(groups) + 1 :]]
    else:
        by_place = [sorted(group) for group in keys]
        own, common = [group[:3] for group in by_place], [group[3] for group in by_place]
        own.append(fillers[:3])
        own.append(fillers[3:6])
        common += fillers[6:8]
        first = [*own[0], *own[1], common[0], steps[0]]
        for number in range(len(groups)):
            # After its Doors a seat draws what it needs two turns later, and what is played next.
            after = [*own[number + 2 if number + 2 < len(own) else -1]]
            left = [*steps[number + 1 :], *fillers[8:]]
            common_key = common[number + 1] if number + 1 < len(groups) else left.pop(1)
            last = ninth if number + 1 == len(groups) else []
            first += [*doors[number], *last, *after, common_key, left[0]]
    if "HY1" in box:  # a Happy Dream for each Premonition, before the first Door
        at = 5 if seats == 1 else 8
        first[at:at] = HAPPY_DREAMS
    if "DL1" in box:
        # The Lost Dreams are drawn in the first turn, and caught at its end.
        first[first.index(doors[0][0]) : first.index(doors[0][0])] = LOST_DREAMS
    return filled(chance, edition, [*dict.fromkeys(first)], joined)


def promising(account: Account, position: Plain) -> list[Plain]:
    """Commands that collect Doors."""
    seat = position["seat"]
    owned = Counter(door[0] for door in account.zone(f"doors{seat}"))
    enough = account.doors_to_open // 4 if account.seats == 1 else 1
    wanted = {place for place in PLACES if owned[place] < enough}
    if isinstance(account, WiderAccount):
        together = Counter(door[0] for doors in account.all_of("doors") for door in doors)
        most = account.doors_to_open // 4
        if account.seats == 2 and most == 3:
            wanted = {place for place in PLACES if together[place] < most}
        if account.zone("goals"):
            wanted = {goal[0] for goal in account.open_goals()[:1]}
    last = "".join(card[0] for card in account.zone(f"row{seat}")[-1:])
    spares_keys = isinstance(account, WiderAccount)
    standing = account.zone("alignment")

    def worth(command: Plain) -> int:
        match command:
            case {"type": "Take", "card": card}:
                places = {own[0] for own in account.zone(f"hand{seat}")}
                return int(card[1] == "K" and card[0] not in places)
            case {"type": "Play", "card": card} if card[1] == "K" and spares_keys:
                return 0
            case {"type": "Play", "card": card}:
                return 3 * int(card[0] == last and card[0] in wanted) + int(card[1] != "K")
            case {"type": "Discard", "card": card}:
                return 2 * int(card[1] == "S" and last not in ("", card[0]))
            case {"type": "Build", "tower": tower, "end": end}:
                towers = [tower, *standing] if end == "left" else [*standing, tower]
                return 9 * int(len({one[0] for one in towers}) == len(towers))
            case {"type": "SearchBeyond"}:
                return int(position["pending"]["colour"] not in wanted) + 1
            case {"type": "SearchDyed", "colour": place}:
                return 2 * int(place in wanted)
            case {"type": "TakeDyed", "door": door}:
                return 2 * int(door[0] in wanted)
            case {"type": "OpenDyed"}:
                return 2 * int(position["pending"]["door"][0] in wanted)
            case {"type": "Ferry"}:
                return 3
            case {"type": "Claim"} if position["pending"]["door"] == NINTH:
                return 2
            case {"type": "Search" | "SearchCatcher"}:
                return int(position["pending"]["colour"] in wanted)
            case {"type": "Claim", "key": key}:
                return int(key[0] in wanted)
            case {"type": "OpenShown", "door": door}:
                return int(door[0] in wanted)
            case {"type": "Foresee", "discard": card}:
                return int(card.startswith("NM"))
            case {"type": "Dispel"}:
                return 3
            case {"type": "SiftOut", "card": card}:
                return 2 * int(card.startswith("NM"))
            case {"type": "PayKey"}:
                return 2
            case {"type": "Cast", "spell": "punishment"}:
                return 3
        return int(command["type"] in ("RevealFive", "DrawOn", "FalseDestruction", "KeepTheRest"))

    best = max(map(worth, position["legal"]))
    return [command for command in position["legal"] if worth(command) == best]


def of_any_kind(chance: random.Random, commands: list[Plain]) -> Plain:
    """A command of a kind that is chosen first, so that 120 orders do not drown the rest."""
    kind = chance.choice(sorted({command["type"] for command in commands}))
    return chance.choice([command for command in commands if command["type"] == kind])
