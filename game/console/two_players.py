"""What two players are asked before their game."""

from __future__ import annotations

from dataclasses import dataclass

from game.console.terminal import Terminal
from game.rules.chance import first_seat_by_seed
from game.rules.state import Seat, Visibility
from game.table.party import LONGEST_NAME, can_be_seen
from game.words import Names, Words


@dataclass(frozen=True)
class Pair:
    """Who plays with whom, and how."""

    names: Names
    visibility: Visibility
    first_seat: Seat


def ask_pair(terminal: Terminal, words: Words, seed: str) -> Pair:
    """How they share the screen, what they are called, and who begins."""
    terminal.asked = words.say("Both players")
    visibility = _ask_visibility(terminal, words)
    names = _ask_names(terminal, words)
    return Pair(names, visibility, _ask_first_seat(terminal, words, names, seed))


def _ask_visibility(terminal: Terminal, words: Words) -> Visibility:
    labels = [
        words.say("Open hands: both players see all cards and may talk."),
        words.say(
            "Hidden hands: each player sees only their own; agree first how much may be said."
        ),
    ]
    return "hidden" if terminal.choose(labels, {}) else "open"


def _ask_names(terminal: Terminal, words: Words) -> Names:
    first = _ask_name(terminal, words, 0)
    second = _ask_name(terminal, words, 1)
    while second == first:
        terminal.tell(words.say("The two names must differ."))
        second = _ask_name(terminal, words, 1)
    return first, second


def _ask_name(terminal: Terminal, words: Words, seat: Seat) -> str:
    usual = words.player(seat)
    typed = terminal.ask(words.say("Name of {player}:", player=usual))
    name = "".join(filter(str.isprintable, typed))[:LONGEST_NAME].strip()
    return name if can_be_seen(name) else usual


def _ask_first_seat(terminal: Terminal, words: Words, names: Names, seed: str) -> Seat:
    labels = [words.say("{player} begins.", player=name) for name in names]
    labels.append(words.say("Chance decides who begins."))
    return (0, 1, first_seat_by_seed(seed))[terminal.choose(labels, {})]
