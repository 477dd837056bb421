"""Playthroughs: games told as text, which can be read back, played again and told anew.

The reader takes the deal from the head of a file, and from its body the commands (``> Play OS1``)
and the notes before them (``# ...``). All other lines are what the rules answer, and are told anew.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.editions import OFFERED
from game.rules.event import Answered, Awaiting, DeckShuffled, Event, GameStarted, TurnBegan
from game.rules.game import Game, IllegalCommand, opening
from game.rules.state import State
from tests.rules.stories import command, deck_of, line, names

PLAYTHROUGHS = sorted(Path(__file__).parent.glob("*.txt"))
FACTS = "edition", "seats", "first seat", "hands", "seed", "deck"
"""Names of what the head may tell of the deal. Without an edition it is the base game."""
BODY = "\nSET-UP\n"


class Refused(ValueError):
    """The rules refuse a command of the file."""


@dataclass(frozen=True)
class Playthrough:
    """What a person wrote of a file: the head, the commands each with the notes before it, and the
    last notes."""

    head: str
    moves: list[tuple[list[str], str]]
    farewell: list[str]

    @classmethod
    def read(cls, text: str) -> "Playthrough":
        head, _, body = text.partition(BODY)
        moves, notes = [], []
        for told in body.splitlines():
            if told.startswith("#"):
                notes.append(told)
            elif told.startswith(">"):
                moves.append((notes, told.removeprefix(">").strip()))
                notes = []
        return cls(head, moves, notes)

    def deal(self) -> Game:
        """Returns the game before its first command."""
        facts: dict[str, str] = {}
        for told in self.head.splitlines():
            name, colon, value = told.partition(": ")
            if colon and name in FACTS:
                facts[name] = f"{facts.get(name, '')} {value}".strip()
        visibility: Any = facts["hands"]
        rules = OFFERED[facts.get("edition", "base")]
        return Game.start(
            rules,
            seed=facts["seed"],
            seats=int(facts["seats"]),
            first_seat=int(facts["first seat"]),
            visibility=visibility,
            deck=deck_of(facts["deck"]) if "deck" in facts else (),
        )

    def play(self) -> Iterator[tuple[Game, list[str], str, tuple[Event, ...]]]:
        """Yields the game, notes, command and new events, after the deal and after each command.
        Raises Refused."""
        game = self.deal()
        yield game, [], "", game.log
        for notes, text in self.moves:
            try:
                listed = {line(one): one for one in game.legal()}
                events = game.submit(listed.get(text) or command(text))
            except (IllegalCommand, LookupError, ValueError) as refusal:
                raise Refused(f"turn {game.state.turn}, > {text}: {refusal}") from None
            yield game, notes, text, events


def retold(text: str) -> str:
    """Returns the text of the whole file as the rules tell it now. Raises Refused."""
    playthrough = Playthrough.read(text)
    lines = [playthrough.head + BODY.rstrip()]
    state = opening(playthrough.deal().rules)
    for game, notes, said, events in playthrough.play():
        lines += notes
        lines += [f"> {said}"] if said else []
        for event in events:
            lines += told(event, state)
            state = event.evolve(state)
            if isinstance(event, TurnBegan):
                lines[-1:] = ["", *heading(state), lines[-1]]
        if game.pending is not None and line(game.pending) not in ("PlayOrDiscard", "Draft"):
            lines.append(f"  ? {line(game.pending)}")
    return "\n".join([*lines, *playthrough.farewell, "", "END", *ending(game)]) + "\n"


def told(event: Event, state: State) -> list[str]:
    """Returns the lines of an event; in a game of hidden hands also what the partner sees, if that
    is less."""
    if isinstance(event, Answered | Awaiting):
        return []
    if isinstance(event, DeckShuffled):
        order = [card for card in event.order if card is not None]
        return [f"  DeckShuffled {len(order)}: {names(order[:8])} ... {checked([names(order)])}"]
    lines = [f"  {line(event)}"]
    seen = event.public(1 - state.active, state)
    if state.visibility == "hidden" and seen != event and not isinstance(event, GameStarted):
        lines.append(f"    | the partner sees {line(seen)}")
    return lines


def checked(lines: list[str]) -> str:
    """Returns eight letters that change whenever the lines do."""
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


def heading(state: State) -> list[str]:
    """Returns lines that tell the position of the player who begins a turn."""
    seat, row = state.active, state.row(state.active)
    hand = names(state.hand(seat)) + (f" + {names(state.shared)}" if state.shared else "")
    ends = ("... " if len(row) > 3 else "") + (names(row[-3:]) or "empty")
    doors = names(state.doors(seat)) or "none"
    return [
        f"TURN {state.turn}, seat {seat}",
        f"  = deck {len(state.deck)} | Doors {doors}",
        f"  = hand {hand} | row {ends}",
    ]


def ending(game: Game) -> list[str]:
    """Returns lines that tell how the game ended, if it did, and where everything lies."""
    state = game.state
    ends = {"won": "won", "lost": f"lost ({game.defeat})", None: "the game goes on"}
    lines = [
        f"  result: {ends[state.result]}, turn {state.turn}",
        f"  deck: {len(state.deck)} cards",
    ]
    for seat in range(state.seats):
        lines.append(f"  hand of seat {seat}: {names(state.hand(seat)) or 'empty'}")
        lines.append(f"  row of seat {seat}: {names(state.row(seat)) or 'empty'}")
        lines.append(f"  Doors of seat {seat}: {names(state.doors(seat)) or 'none'}")
    places = {"shared": state.shared, "Limbo": state.limbo, "revealed": state.revealed}
    lines += [f"  {place}: {names(some)}" for place, some in places.items() if some]
    lines.append(f"  discard pile: {len(state.discard)} cards")
    # The sum also covers what is not told above: the agendas and the whole order of every shuffle.
    lines.append(f"  log: {len(game.log)} events, sum {checked([line(one) for one in game.log])}")
    return lines
