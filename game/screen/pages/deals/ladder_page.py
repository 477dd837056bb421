"""The ladder: challenges for those who win often, from easy to hard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import cycle

from game.records.deals.challenge import Challenge
from game.rules.card import DOOR
from game.screen.pages.deals.attempts import Attempts, of_ladder
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.deals_page import DealsPage, Tall
from game.screen.pages.deals.staircase import Staircase, Step
from game.screen.program import Program
from game.screen.ui.arrange import Card, Column, Ends, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit
from game.screen.ui.page import Sheet
from game.screen.ui.words import Words

STEP = "button.step."
PLAY, GO_ON = "button.play_challenge", "button.go_on"
REPLAY, SHARE = "button.replay", "button.share"


@dataclass(frozen=True)
class OneOf(Element):
    """One of several elements, which takes the height of the highest, so that what stands above it
    keeps its place when another one is `shown`."""

    elements: Sequence[Element]
    shown: int

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = max(element.lay(kit, width).h for element in self.elements)
        return self.elements[self.shown].lay(kit, width, high)


class LadderPage(DealsPage):
    """Shows all challenges, of which the next one shines, and the details of one. They can be tried
    in any order."""

    name = "ladder"
    shelf = "ladder"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._attempts: Mapping[str, Attempts] = {}
        self._challenges = program.rules.challenges
        super().__init__(program)
        self._shown = self._next

    def search(self) -> None:
        self._attempts = of_ladder(self.program.games.journal, self._challenges)

    def _of(self, challenge: Challenge) -> Attempts:
        return self._attempts.get(challenge.edition, Attempts())

    def _is_won(self, challenge: Challenge) -> bool:
        return self._of(challenge).state == "won"

    @property
    def _next(self) -> int:
        """Number of the first challenge that is not won, or of the last one, from 0."""
        won = [self._is_won(challenge) for challenge in self._challenges]
        return won.index(False) if False in won else len(won) - 1

    # What is shown

    def build(self) -> Sheet:
        words, total = self.program.words, len(self._challenges)
        won = sum(map(self._is_won, self._challenges))
        told = words.plural(
            "{n} of {total} challenges won", "{n} of {total} challenges won", won, total=total
        )
        details = OneOf([*map(self._details, self._challenges)], self._shown)
        body = Tall([], Staircase([*self._steps()]), [details], gap=18)
        return self.sheet(words.say("Ladder"), body, aside=told)

    def _steps(self) -> Iterator[Step]:
        rules = self.program.rules["base"]
        faces = {card.face: card for card in rules.all_cards if card.kind == DOOR}
        say = self.program.words.say
        states = {
            "new": say("Not tried yet"),
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Not won yet"),
        }
        for number, (challenge, door) in enumerate(
            zip(self._challenges, cycle(faces.values()), strict=False)
        ):
            won = self._is_won(challenge)
            yield Step(
                f"{STEP}{challenge.number}",
                said=". ".join((self._title(challenge), states[self._of(challenge).state])),
                act=partial(self._show, number),
                number=challenge.number,
                door=door,
                cards=self.program.cards,
                won=won,
                next=number == self._next and not won,
                picked=number == self._shown,
            )

    def _title(self, challenge: Challenge) -> str:
        return deal_name(self.program.words, challenge.deal, self.program.rules)

    def _details(self, challenge: Challenge) -> Element:
        """Returns the details of a challenge, with the buttons for it."""
        told = self.program.words.say(challenge.told)
        lines = [
            Words("text.challenge", words=self._title(challenge), role="title", px=30, ink="title"),
            Words("text.told_challenge", words=told, ink="strong"),
            Words("text.best", words=self._best(challenge), role="body_italic", px=19),
        ]
        ways = Row([*self._ways(challenge)], gap=12)
        return Card(Ends(Column(lines, gap=4), ways))

    def _best(self, challenge: Challenge) -> str:
        """Returns how many players the challenge is for, and its best result."""
        words, attempts = self.program.words, self._of(challenge)
        say = words.say
        facts = [say("Alone") if challenge.seats == 1 else say("For two")]
        shown = attempts.shown
        if shown is None:
            facts.append(say("Not tried yet") if attempts.running is None else say("In progress"))
        elif shown.result == "won":
            facts += [say("Victory"), words.cards_left(shown.deck)]
        else:
            facts.append(say("Not won yet"))
        return "   ·   ".join(facts)

    def _ways(self, challenge: Challenge) -> Iterator[Button]:
        say, attempts = self.program.words.say, self._of(challenge)
        shown, running = attempts.shown, attempts.running
        if shown is not None:
            yield Button(SHARE, label=say("Compare"), act=partial(self.share, shown))
            yield Button(REPLAY, label=say("Replay"), act=partial(self.show_again, shown))
        if running is not None:
            go_on = partial(self.go_on, running)
            yield Button(GO_ON, label=say("Continue"), primary=True, act=go_on)
        else:
            label = say("Play again") if shown is not None else say("Play this deal")
            play, first = partial(self.deal_out, challenge.deal), attempts.state != "won"
            yield Button(PLAY, label=label, primary=first, act=play)

    # What a press brings about

    def _show(self, number: int) -> None:
        self._shown = number
        self.renew()

    def stand(self, key: str) -> None:
        """Moves the focus, and shows the challenge that is in focus."""
        if key.startswith(STEP):
            self._show(int(key.removeprefix(STEP)) - 1)
        super().stand(key)
