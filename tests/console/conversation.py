"""A conversation with the referee, and a deal to talk about."""

import json
from typing import Any

from game.editions import OFFERED, Editions
from game.referee import Referee

Plain = dict[str, Any]
PRINTED = [
    f"{place}{kind}{copy}"
    for place, suns in zip("OAGL", (9, 8, 7, 6), strict=True)
    for kind, count in (("S", suns), ("M", 4), ("K", 3), ("D", 2))
    for copy in range(1, count + 1)
] + [f"NM{copy}" for copy in range(1, 11)]
POSITION = {"events", "pending", "seat", "legal", "result"}


def deal(*first: str) -> list[str]:
    """Returns a deck that begins with these cards; the others follow in printed order."""
    return [*first, *(card for card in PRINTED if card not in first)]


HAND = ("OS1", "AM1", "GK1", "LS1", "OM1")
NEXT = ("AS1", "GS1", "NM1", "LD1", "OK1")
DEAL = deal(*HAND, *NEXT)


class Talk:
    """A conversation with a referee, one object at a time."""

    def __init__(self, editions: Editions = OFFERED) -> None:
        self.referee = Referee(editions)

    def ask(self, do: str, /, **keys: object) -> Plain:
        return self.say(json.dumps({"do": do, **keys}).encode())

    def say(self, line: bytes) -> Plain:
        answer = self.referee.answer(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        assert answer.isascii()
        reply: Plain = json.loads(answer)
        return reply

    def submit(self, kind: str, **fields: object) -> Plain:
        return self.ask("submit", command={"type": kind, **fields})

    def everything(self, seats: int = 1) -> list[Plain]:
        """Returns the answers to every question that changes nothing."""
        views = [self.ask("view", seat=seat) for seat in range(seats)]
        return [self.ask("rewind", answers=0), self.ask("legal"), *views]


def refused(reply: Plain) -> str:
    """Returns the sentence of an error, and fails if the reply is none."""
    assert list(reply) == ["error"], reply
    sentence = reply["error"]
    assert isinstance(sentence, str)
    assert sentence.endswith(".")
    return sentence
