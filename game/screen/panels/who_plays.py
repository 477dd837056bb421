"""The panel in which a friend leaves, for whom the sleepwalker then plays, or comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.rules.state import Seat
from game.screen.lettering.text import Text
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button, Switch
from game.screen.ui.element import Element
from game.screen.ui.panel import SheetPanel
from game.screen.ui.theme import Theme
from game.screen.ui.words import sentence
from game.table.party import Party
from game.words import Words

SLEEPS, LEFT = "button.sleeps.", "button.left"


class WhoPlaysPanel(SheetPanel):
    """A panel with those for whom the sleepwalker may play, or plays. With hidden hands the other
    player has the screen alone only once it was said that this one has left. `agree` receives the
    party, and the seat of the sleepwalker, or None. `lead` opens what else is agreed on."""

    name = "who plays"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        party: Party,
        sleepwalker: Seat | None,
        agree: Callable[[Party, Seat | None], None],
        lead: Callable[[], None],
    ) -> None:
        super().__init__(text, words, theme)
        self._party = party
        self._sleepwalker = sleepwalker
        self._agree, self._lead = agree, lead
        self._leaves: Seat | None = None
        """The seat of the player who is to leave, until that is said once more."""

    def title(self) -> str:
        return self._words.say("Who plays here")

    def buttons(self) -> Sequence[Element]:
        return [Button("button.at_table", label=self._words.say("At this table"), act=self._lead)]

    def body(self) -> Element:
        return Column([*self._seats(), *self._question()])

    def _seats(self) -> Iterator[Element]:
        """Yields a switch for each player who may leave, or for the one who is gone."""
        say, words, sits = self._words.say, self._words, self._sleepwalker
        for seat, player in enumerate(self._party.names):
            if sits in (None, seat):
                label = say("The sleepwalker plays for {player}", player=player)
                if player == words.sleepwalker():
                    label = say("The sleepwalker sits here")
                told = say("Press again as soon as somebody sits there.") if seat == sits else ""
                yield Switch(
                    f"{SLEEPS}{seat}",
                    label=label,
                    hint=told,
                    picked=seat == sits,
                    act=partial(self._turn, seat),
                )

    def _question(self) -> Iterator[Element]:
        """Yields what has to be said before the cards of a player lie open all the time."""
        if self._leaves is not None:
            say, names, seat = self._words.say, self._party.names, self._leaves
            told = say("The cards of {player} will lie open from now on.", player=names[1 - seat])
            yield sentence("text.leaves", told, px=18)
            gone = say("{player} has left", player=names[seat])
            yield Button(LEFT, label=gone, act=partial(self._seat, self._party, seat))

    def _turn(self, seat: Seat) -> None:
        """Lets the sleepwalker play for a seat, or a friend again, who is never called after it."""
        words, party = self._words, self._party
        if seat == self._sleepwalker:
            if party.names[seat] == words.sleepwalker():
                party = party.renamed(seat, words.player(seat))
            self._seat(party, None)
        elif party.manner == "open":
            self._seat(party, seat)
        else:
            self._leaves = None if seat == self._leaves else seat

    def _seat(self, party: Party, sleepwalker: Seat | None) -> None:
        self._party, self._sleepwalker, self._leaves = party, sleepwalker, None
        self._agree(party, sleepwalker)
