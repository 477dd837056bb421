"""What has been told to one pair of eyes: the sentences by turn, and those not read yet."""

from game.rules.event import Event, TurnBegan
from game.words import Names, Words


class Chronicle:
    """A log in sentences. It must only be given events as its reader may see them."""

    def __init__(self, words: Words, names: Names | None) -> None:
        self._words = words
        self._names = names
        self._turns: list[list[str]] = [[]]
        self._news: list[str] = []

    def add(self, event: Event) -> None:
        """Puts an event into words."""
        if isinstance(event, TurnBegan):
            self._turns.append([])
        sentences = [self._words.event(event, self._names), self._words.aside(event)]
        told = [sentence for sentence in sentences if sentence]
        self._turns[-1] += told
        self._news += told

    def news(self) -> list[str]:
        """What has not been read yet; from now on it has."""
        news, self._news = self._news, []
        return news

    def last_turns(self) -> list[str]:
        """The turn before this one, and this one."""
        return [sentence for turn in self._turns[-2:] for sentence in turn]
