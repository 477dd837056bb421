"""What stands on the box of an edition, for whoever chooses what to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.words import Words, msgid

Naming = Callable[[Words], tuple[str, str]]


@dataclass(frozen=True)
class Blurb:
    """All still to be said: what the edition is called and what it is about, in a sentence; what it
    adds to win, and what helps; and, if it has a harder variant, what is other in that."""

    title: str
    told: str
    to_win: str
    helps: str
    harder: str = ""

    def naming(self, harder: bool) -> Naming:
        """What games with it are called, and what is other in them."""

        def row(words: Words) -> tuple[str, str]:
            title, to_win = words.say(self.title), words.say(self.to_win)
            if not harder:
                return title, to_win
            name = words.say(msgid("{title} (harder)"), title=title)
            return name, f"{to_win} {words.say(self.harder)}"

        return row

    def namings(self, name: str, harder_name: str) -> Iterator[tuple[str, Naming]]:
        """The same by the names of these games."""
        yield name, self.naming(harder=False)
        if self.harder:
            yield harder_name, self.naming(harder=True)
