"""What stands on the box of an edition, for whoever chooses what to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.words import Words, msgid

Naming = Callable[[Words], tuple[str, str]]


@dataclass(frozen=True)
class Blurb:
    """All still to be said: what the edition is called and what it is about, in a sentence; what it
    adds to win, and what helps, each empty where that is nothing."""

    title: str
    told: str
    to_win: str
    helps: str

    def namings(self, others: Sequence[str]) -> Iterator[Naming]:
        """What games with it are called at each level, and what is other in them. `others` says for
        each level in what it differs from the first one."""
        for level, other in enumerate(others, 1):
            yield self._naming(level, len(others), other)

    def _naming(self, level: int, levels: int, other: str) -> Naming:
        def row(words: Words) -> tuple[str, str]:
            told = [words.say(sentence) for sentence in (self.to_win, other) if sentence]
            return self._titled(words, level, levels), " ".join(told)

        return row

    def _titled(self, words: Words, level: int, levels: int) -> str:
        """The title at a level: the second of two is simply the harder one."""
        title = words.say(self.title)
        if level == 1:
            return title
        if levels == 2:
            return words.say(msgid("{title} (harder)"), title=title)
        return words.say(msgid("{title}, level {level}"), title=title, level=level)
