"""The achievements of the base game: what the log of one game and the figures of many tell, and the
rows, from the first morning to those that take a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.editions.base import explore, nightmare
from game.editions.base.cards import NIGHTMARE, TRIO, only_place
from game.editions.base.door import Claim, DoorMissed
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import DoorGained
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figures import Figures
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Answered, DeckShuffled, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import Seat
from game.rules.steps import Command
from game.table.saved_table import AGAIN, TODAY
from game.words import msgid

E = TypeVar("E", bound=Event)

PRICES = nightmare.PayKey, nightmare.LoseDoor, nightmare.RevealFive, nightmare.LoseHand
"""The four answers to a Nightmare."""
MANY_NIGHTMARES = 5


def in_base(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to the base game: other rules make one thing easier and another
    harder."""
    return lambda game: game.rules.edition == "base" and reached(game)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories in the base game."""
    return in_base(lambda game: game.state.result == "won" and reached(game))


def victory(game: Game) -> bool:
    return game.state.result == "won"


def events(game: Game, kind: type[E]) -> Iterator[E]:
    return (event for event in game.log if isinstance(event, kind))


def answers(game: Game) -> Counter[type[Command[Any]]]:
    return Counter(type(event.command) for event in events(game, Answered))


def openings(game: Game) -> Iterator[tuple[Card, type[Command[Any]]]]:
    """Yields every Door as it was opened, with the command that opened it. A Door that was lost
    comes again."""
    by: type[Command[Any]] = explore.Search
    for event in game.log:
        if isinstance(event, Answered):
            by = type(event.command)
        elif isinstance(event, DoorGained):
            yield event.door, by


@dataclass(frozen=True)
class Trio:
    """A completed trio: its `cards`, of which the last was number `at` in the row of the `seat`,
    and the `door` that a search found for them."""

    seat: Seat
    cards: tuple[Card, ...]
    at: int
    door: Card | None


def trios(game: Game) -> Iterator[Trio]:
    """Yields the trios in the order in which they were completed."""
    rows: dict[Seat, list[Card]] = {}
    trio: Trio | None = None
    for event in game.log:
        if isinstance(event, explore.CardPlayed):
            rows.setdefault(event.seat, []).append(event.card)
        elif isinstance(event, explore.TrioCompleted):
            row = rows[event.seat]
            trio = Trio(event.seat, tuple(row[-TRIO:]), len(row), None)
        elif trio is not None and isinstance(
            event, DoorGained | explore.SearchFailed | explore.SearchDeclined
        ):
            yield replace(trio, door=event.door) if isinstance(event, DoorGained) else trio
            trio = None


def open_at_the_end(game: Game) -> dict[Card, type[Command[Any]]]:
    """Returns how each Door of a victory was last opened, in this order."""
    doors: dict[Card, type[Command[Any]]] = {}
    for door, by in openings(game):
        doors.pop(door, None)
        doors[door] = by
    return doors


def keys_of_all_places(game: Game) -> bool:
    by_key = [door for door, by in open_at_the_end(game).items() if by is Claim]
    return {only_place(door) for door in by_key} >= set(Colour)


def as_foretold(game: Game) -> bool:
    """Returns whether a Door that a Prophecy put back was drawn before the next shuffle and opened
    by a Key."""
    foretold: set[Card] = set()
    by: type[Command[Any]] | None = None
    for event in game.log:
        if isinstance(event, Answered):
            by = type(event.command)
        elif isinstance(event, DeckShuffled):
            foretold.clear()
        elif isinstance(event, CardsReturned):
            foretold |= {card for card in event.order if card is not None and card.kind == DOOR}
        elif isinstance(event, DoorGained) and by is Claim and event.door in foretold:
            return True
    return False


def many_sent_away(game: Game) -> bool:
    gone = [event.card.kind for event in events(game, ProphecyDiscarded)]
    return gone.count(NIGHTMARE) >= 3


def never(price: type[Command[Any]]) -> Callable[[Game], bool]:
    """Returns whether many Nightmares came, and none was answered in this way."""

    def kept(game: Game) -> bool:
        given = answers(game)
        return sum(given[one] for one in PRICES) >= MANY_NIGHTMARES and not given[price]

    return kept


def second_knock(game: Game) -> bool:
    doors = open_at_the_end(game)
    last = next(reversed(doors))
    return doors[last] is Claim and any(event.door is last for event in events(game, DoorMissed))


def three_symbols(game: Game) -> bool:
    return any(
        trio.door and len({card.kind for card in trio.cards}) == TRIO for trio in trios(game)
    )


def six_in_line(game: Game) -> bool:
    found = [(t.seat, only_place(t.door), t.at) for t in trios(game) if t.door is not None]
    return any((seat, colour, at - TRIO) in found for seat, colour, at in found)


def left_alone(game: Game) -> bool:
    """Returns whether a trio left a Door in the deck that a search would have found."""
    shut = Counter(only_place(card) for card in game.rules.all_cards if card.kind == DOOR)
    for event in game.log:
        if isinstance(event, DoorGained):
            shut[only_place(event.door)] -= 1
        elif isinstance(event, nightmare.DoorLost):
            shut[only_place(event.door)] += 1
        elif isinstance(event, explore.SearchDeclined) and shut[event.colour]:
            return True
    return False


def side_by_side(game: Game) -> bool:
    """Returns whether the last two Doors were opened in two successive turns, one by each
    player."""
    turn, doors = 0, [(0, 0)]
    for event in game.log:
        if isinstance(event, TurnBegan):
            turn = event.number
        elif isinstance(event, DoorGained):
            doors.append((turn, event.seat))
    (before, one), (last, other) = doors[-2:]
    return one != other and before + 1 == last


RUNNING = 5
"""Victories in a row."""
WEEK = 7
"""Days, whichever they are."""
MANNERS = 3
"""Alone, with open hands and with hidden hands."""
CONCEDED = "conceded"
NOT_OWN = {"branched", "imported"}
"""Marks of a game that counts apart: it began in the middle of another one, or was played
elsewhere."""


def victories(games: Iterable[Figures]) -> Iterator[Figures]:
    return (one for one in games if one.won and not one.apart and one.edition == "base")


def any_victory(games: Iterable[Figures]) -> Figures | None:
    """Returns a game that was won here and from the beginning: also with hints, knowing what comes,
    or with something added."""
    return next((one for one in games if one.won and not NOT_OWN & {*one.apart}), None)


def a_part(lessons: Sequence[Steps]) -> Steps:
    """Counts whether one part of any lesson is done."""
    return Steps(min(1, sum(lesson.done for lesson in lessons)), 1)


def all_parts(lessons: Sequence[Steps]) -> Steps:
    """Counts the parts of all lessons that are done."""
    return Steps(sum(lesson.done for lesson in lessons), sum(lesson.of for lesson in lessons))


def first_victory(
    with_deck: Callable[[int], bool],
) -> Callable[[Iterable[Figures]], Figures | None]:
    """Returns the finder of the first victory with such a number of cards left in the deck."""
    return lambda games: next((one for one in victories(games) if with_deck(one.deck)), None)


def several(
    count: int, of: Callable[[Figures], Hashable | None]
) -> Callable[[Iterable[Figures]], Figures | Steps]:
    """Returns the victory by which `count` of them differ in what `of` gives; None does not
    count."""

    def found(games: Iterable[Figures]) -> Figures | Steps:
        met: set[Hashable] = set()
        for one in victories(games):
            met |= {of(one)} - {None}
            if len(met) == count:
                return one
        return Steps(len(met), count)

    return found


def day(one: Figures) -> Hashable | None:
    """Returns the day of a day's deal that was met on its day; the deals for one and for two are
    one day."""
    of_a_day = TODAY in one.marks and one.seed.startswith("daily ")
    return one.seed.split()[1] if of_a_day else None


def manner(one: Figures) -> Hashable:
    return one.seats, one.visibility


def running(games: Iterable[Figures]) -> Figures | Steps:
    """Counts victories in a row. Games that count apart neither end a row nor go on with it."""
    streak = 0
    for one in games:
        if not one.apart:
            streak = streak + 1 if one.won else 0
            if streak == RUNNING:
                return one
    return Steps(streak, RUNNING)


def another_try(games: Iterable[Figures]) -> Figures | None:
    """Returns the victory in a deal that had been lost to its end before. It is met again, and may
    be."""
    lost: set[Hashable] = set()
    for one in games:
        deal = one.seed, one.edition, one.seats
        if one.won and deal in lost and set(one.apart) <= {AGAIN}:
            return one
        if not one.won and one.reason != CONCEDED:
            lost.add(deal)
    return None


BASE_ACHIEVEMENTS: tuple[Achievement, ...] = (
    Achievement(
        "first-question",
        msgid("A first question"),
        msgid("Finish a part of one of the first lessons."),
        "book",
        by_lessons=a_part,
    ),
    Achievement(
        "well-read",
        msgid("Well read"),
        msgid("Finish every part of the first lessons."),
        "place-L",
        by_lessons=all_parts,
    ),
    Achievement(
        "by-lamplight",
        msgid("By lamplight"),
        msgid("Win a game in any way, even with hints or after taking back."),
        "hint",
        by_games=any_victory,
    ),
    Achievement(
        "first-morning",
        msgid("First morning"),
        msgid("Win a game that counts."),
        "lantern",
        by_game=victory,
    ),
    Achievement(
        "sun-moon-key",
        msgid("Sun, Moon and Key"),
        msgid("Open a Door with a trio that has all three symbols."),
        "kind-M",
        by_game=in_base(three_symbols),
    ),
    Achievement(
        "as-foretold",
        msgid("As foretold"),
        msgid("Put a Door back with a Prophecy, and open it with a Key when it is drawn."),
        "spark",
        by_game=in_base(as_foretold),
    ),
    Achievement(
        "six-in-line",
        msgid("Six in line"),
        msgid("Open both Doors of a place with six cards, one after the other."),
        "place-G",
        by_game=in_base(six_in_line),
    ),
    Achievement(
        "door-on-loan",
        msgid("A Door on loan"),
        msgid("Give a Door to a Nightmare, and win all the same."),
        "redo",
        by_game=won(lambda game: any(events(game, nightmare.DoorLost))),
    ),
    Achievement(
        "left-alone",
        msgid("Let it lie"),
        msgid("Leave a Door in the deck after its trio, and win all the same."),
        "cat",
        by_game=won(left_alone),
    ),
    Achievement(
        "every-price",
        msgid("Every price"),
        msgid("Give Nightmares a Key, a Door, five cards and a hand in one game, and win."),
        "kind-NM",
        by_game=won(lambda game: set(PRICES) <= answers(game).keys()),
    ),
    Achievement(
        "hand-held",
        msgid("Held tight"),
        msgid("Meet five Nightmares or more, give none of them your hand, and win."),
        "hand",
        by_game=won(never(nightmare.LoseHand)),
    ),
    Achievement(
        "keys-for-doors",
        msgid("Keys are for Doors"),
        msgid("Meet five Nightmares or more, give none of them a Key, and win."),
        "keyhole",
        by_game=won(never(nightmare.PayKey)),
    ),
    Achievement(
        "sent-away",
        msgid("Seen coming"),
        msgid("Discard three Nightmares with Prophecies in one game, and win."),
        "eye",
        by_game=won(many_sent_away),
    ),
    Achievement(
        "five-prophecies",
        msgid("Five futures"),
        msgid("Win a game with five Prophecies or more."),
        "known",
        by_game=won(lambda game: sum(1 for _ in events(game, ProphecySeen)) >= 5),
    ),
    Achievement(
        "eyes-shut",
        msgid("Eyes shut"),
        msgid("Win without a Prophecy."),
        "unseen",
        by_game=won(lambda game: not any(events(game, ProphecySeen))),
    ),
    Achievement(
        "second-knock",
        msgid("Second knock"),
        msgid("Open the last Door with a Key after you had let it go before."),
        "limbo",
        by_game=won(second_knock),
    ),
    Achievement(
        "always-at-home",
        msgid("Always at home"),
        msgid("Open every Door as it is drawn, three or more of them, and win."),
        "kind-D",
        by_game=won(lambda game: answers(game)[Claim] >= 3 and not any(events(game, DoorMissed))),
    ),
    Achievement(
        "key-for-every-place",
        msgid("A Key for every place"),
        msgid("Win with a Door of each place opened by a Key."),
        "kind-K",
        by_game=won(keys_of_all_places),
    ),
    Achievement(
        "by-trios",
        msgid("Nothing but trios"),
        msgid("Win with every Door opened by a trio."),
        "trio",
        by_game=won(lambda game: Claim not in open_at_the_end(game).values()),
    ),
    Achievement(
        "early",
        msgid("Long before dawn"),
        msgid("Win with twenty cards or more left in the deck."),
        "kind-S",
        by_games=first_victory(lambda left: left >= 20),
    ),
    Achievement(
        "last-card",
        msgid("To the last card"),
        msgid("Win with no card left in the deck."),
        "five",
        by_games=first_victory(lambda left: left == 0),
    ),
    Achievement(
        "side-by-side",
        msgid("Side by side"),
        msgid("Win as two: one opens the last Door but one, the other the last in the next turn."),
        "boat",
        by_game=won(side_by_side),
    ),
    Achievement(
        "hidden-hands",
        msgid("In confidence"),
        msgid("Win as two with hidden hands."),
        "talk-silence",
        by_game=won(lambda game: game.state.visibility == "hidden"),
    ),
    Achievement(
        "every-manner",
        msgid("In every manner"),
        msgid("Win alone, with open hands and with hidden hands."),
        "feather",
        by_games=several(MANNERS, manner),
    ),
    Achievement(
        "another-try",
        msgid("Second thoughts"),
        msgid("Win a deal that you had lost before."),
        "undo",
        by_games=another_try,
    ),
    Achievement(
        "five-running",
        msgid("Five nights running"),
        msgid("Win five games in a row."),
        "place-O",
        by_games=running,
    ),
    Achievement(
        "week",
        msgid("A week of days"),
        msgid("Win the day’s deal on seven days, whichever they are."),
        "bell",
        by_games=several(WEEK, day),
    ),
)
