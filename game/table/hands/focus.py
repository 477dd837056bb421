"""The way of the keyboard over the table: from thing to thing, in the direction of an arrow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, get_args

from game.table.hands.things import Thing

Direction = Literal["left", "right", "up", "down"]
DIRECTIONS: Sequence[Direction] = get_args(Direction)
Ways = Mapping[tuple[str, Direction], Thing]
"""The things to which the arrows lead, by the id of the thing where the focus stands."""
ASIDE = 2.2
"""Weight of a step aside, by that of a step ahead."""
MANY = 4
"""Number of arrows that lead to a thing of which one may well lead elsewhere."""
WIDEST = 8
"""Greatest distance aside of a thing, by its distance ahead."""


def next_thing(things: Sequence[Thing], current: str, direction: Direction) -> Thing | None:
    """Returns the nearest thing in this direction, or the current one if there is none. Things that
    the current one lies on come after all that lie beside it."""
    here = next((thing for thing in things if thing.id == current), None)
    if here is None:
        return None
    x, y = here.rect.centre
    sideways = direction in ("left", "right")
    best, nearest = here, (True, True, float("inf"))
    for thing in things:
        ahead, aside = _distance(here, thing, direction)
        if thing is here or ahead <= 1 or aside > WIDEST * ahead:
            continue
        # Things in the same row go before nearer ones in other rows.
        beside = thing.rect.y <= y < thing.rect.bottom
        behind = thing.rect.contains((x, y))
        cost = behind, sideways and not beside, ahead + ASIDE * aside
        if cost < nearest:
            best, nearest = thing, cost
    return best


def not_passed_over(things: Sequence[Thing], current: str, direction: Direction) -> Thing | None:
    """Returns the same, but up and down from something wide, nothing is passed over that lies
    between, however far aside its middle is: of a row of narrow things, the middle one is next."""
    best = next_thing(things, current, direction)
    here = next((thing for thing in things if thing.id == current), None)
    if best is None or here is None or direction in ("left", "right"):
        return best

    def order(thing: Thing) -> tuple[float, float]:
        return _distance(here, thing, direction)

    left, right = here.rect.x, here.rect.right
    over = [thing for thing in things if left <= thing.rect.centre[0] < right]
    between = [thing for thing in over if order(thing)[0] > 1]
    there = between if best is here else [best, *between]
    return min(there, key=order, default=here)


def _distance(here: Thing, thing: Thing, direction: Direction) -> tuple[float, float]:
    """Returns how far ahead in this direction another thing lies, and how far aside."""
    (x, y), (to_x, to_y) = here.rect.centre, thing.rect.centre
    dx, dy = to_x - x, to_y - y
    if direction in ("left", "right"):
        return (dx if direction == "right" else -dx), abs(dy)
    # A wide thing below or above the current one lies straight ahead.
    across = 0.0 if thing.rect.x <= x < thing.rect.right else abs(dx)
    return (dy if direction == "down" else -dy), across


def joined(
    things: Sequence[Thing],
    step: Callable[[Thing, Direction], Thing],
    fixed: Callable[[Thing, Direction], bool],
) -> Ways:
    """Returns where each arrow leads, as `step` says, but so that arrows alone lead from everything
    to everything. For that, a few of those that are not `fixed` lead elsewhere in their
    direction."""
    ways = {(thing.id, to): step(thing, to) for thing in things for to in DIRECTIONS}
    met = _met(ways, things)
    while len(met) < len(things):
        for here, to, there in _bridges(things, ways, met):
            if fixed(here, to):
                continue
            bridged = {**ways, (here.id, to): there}
            more = _met(bridged, things)
            if len(more) > len(met):
                ways, met = bridged, more
                break
        else:
            break
    return ways


def _bridges(
    things: Sequence[Thing], ways: Ways, met: set[str]
) -> list[tuple[Thing, Direction, Thing]]:
    """Returns ways that could lead between what is met and what is not, with their directions, the
    shortest first. Last come those in place of which few others lead where they led before, and
    those that would pass over what lies straight ahead."""
    led = Counter(there.id for (here, _), there in ways.items() if here != there.id)
    found = []
    for number, here in enumerate(things):
        for other, there in enumerate(things):
            if (here.id in met) is (there.id in met):
                continue
            for to in DIRECTIONS:
                before = ways[here.id, to]
                missed = before is not here and led[before.id] < MANY
                passes = before is not here and _straight(here, before, to)
                ahead, aside = _distance(here, there, to)
                if ahead > 0:
                    found.append((passes, missed, ahead + ASIDE * aside, number, other, to))
    return [(things[number], to, things[other]) for *_, number, other, to in sorted(found)]


def _straight(here: Thing, thing: Thing, direction: Direction) -> bool:
    """Returns whether a thing lies in the row or the column of another one."""
    (x, y), rect = here.rect.centre, thing.rect
    if direction in ("left", "right"):
        return rect.y <= y < rect.bottom
    return rect.x <= x < rect.right


def _met(ways: Ways, things: Sequence[Thing]) -> set[str]:
    """Returns the ids of the largest set of things of which arrows lead from each to each."""
    ahead: dict[str, set[str]] = {thing.id: set() for thing in things}
    back: dict[str, set[str]] = {thing.id: set() for thing in things}
    for (here, _), there in ways.items():
        ahead[here].add(there.id)
        back[there.id].add(here)
    left, most = [thing.id for thing in things], set[str]()
    while len(left) > len(most):
        found = _led_to(left[0], ahead) & _led_to(left[0], back)
        most = max(most, found, key=len)
        left = [thing for thing in left if thing not in found]
    return most


def _led_to(start: str, ways: Mapping[str, set[str]]) -> set[str]:
    """Returns all ids to which ways lead from one, and that one."""
    found, to_go = {start}, [start]
    while to_go:
        new = ways[to_go.pop()] - found
        found |= new
        to_go += new
    return found


def first_thing(things: Sequence[Thing], wishes: Sequence[str]) -> Thing | None:
    """Returns where the focus begins: the first thing with one of the wishes as its id, or as the
    beginning of that."""
    for wish in wishes:
        alike = [thing for thing in things if thing.id.startswith(wish)]
        if alike:
            return next((thing for thing in alike if thing.id == wish), alike[0])
    return things[0] if things else None
