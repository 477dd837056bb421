"""Questions and answers line by line: no colours, no boxes, and a wrong answer is asked again."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from game.words import Words

Letters = Mapping[str, Callable[[], None]]
"""Acts of single letters at a question, after which it still waits."""

LONGEST = 1000
"""Characters of an answer; to fold the accents of a book takes minutes."""
TALLEST = 60
"""Lines that push a screen out of sight where it cannot be cleared."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Terminal:
    """Two streams of text and the language spoken on them. Raises EOFError when the input ends."""

    def __init__(self, words: Words, source: TextIO, sink: TextIO) -> None:
        self._words = words
        self._source = source
        self._sink = sink
        self.asked = ""
        """Name of the player who is asked, if there are two."""

    def tell(self, *lines: str) -> None:
        self._sink.writelines(f"{line}\n" for line in lines)

    def ask(self, question: str) -> str:
        """Returns one line of input, stripped and cut after LONGEST characters. Raises EOFError
        when there is no more input."""
        self._sink.write(f"{question} ")
        self._sink.flush()
        line = rest = self._source.readline(LONGEST)
        if not line:
            raise EOFError
        while rest and not rest.endswith("\n"):
            rest = self._source.readline(LONGEST)
        return line.strip()

    def choose(self, labels: Sequence[str], letters: Letters, enter: bool = False) -> int:
        """Returns the index of one of these labels, which are numbered from 1; an empty line may
        choose the first."""
        self._number(labels)
        numbers = {str(number): number - 1 for number in range(1, len(labels) + 1)}
        if enter:
            self.tell(self._words.say("Enter: {label}", label=labels[0]))
            numbers[""] = 0
        while True:
            answer = self.ask(self._which_number()).lower()
            if answer in numbers:
                return numbers[answer]
            if answer in letters:
                letters[answer]()
            else:
                self.tell(self._words.say("Please type one of the numbers listed above."))

    def order(self, labels: Sequence[str], letters: Letters) -> list[int]:
        """Returns the indices of all these labels, in the order that is typed."""
        self._number(labels)
        wanted = [str(number) for number in range(1, len(labels) + 1)]
        example = " ".join(reversed(wanted))
        while True:
            answer = self.ask(self._which_order(example))
            # No more than nine cards are ever ordered, so that spaces may be left out.
            typed = [sign for sign in answer.lower() if sign not in " ,;"]
            if sorted(typed) == wanted:
                return [int(sign) - 1 for sign in typed]
            if "".join(typed) in letters:
                letters["".join(typed)]()
            else:
                self.tell(self._words.say("Please type each of the numbers once."))

    def agrees(self) -> bool:
        """Asks yes or no about what was told last."""
        return self.choose([self._words.say("Yes"), self._words.say("No")], {}) == 0

    def clear(self) -> None:
        """Puts everything told so far out of sight; on a terminal also what scrolled away."""
        self._sink.write("\n" * max(TALLEST, shutil.get_terminal_size().lines))
        if self._sink.isatty():
            self._sink.write(CLEAR)

    def _which_number(self) -> str:
        if self.asked:
            return self._words.say("{player}: which number?", player=self.asked)
        return self._words.say("Your choice:")

    def _which_order(self, example: str) -> str:
        if self.asked:
            return self._words.say(
                "{player}: in which order, such as {example}?", player=self.asked, example=example
            )
        return self._words.say("Your order, such as {example}:", example=example)

    def _number(self, labels: Sequence[str]) -> None:
        self.tell(*(f"{number}. {label}" for number, label in enumerate(labels, 1)))
