"""The parts of the page of a review: the curve, the choices and the balance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

from game.players.review.review import CERTAIN, Judged, Point, Review
from game.rules.event import Event
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.screen.cards.sprites import CardImages
from game.screen.pages.review.chance_curve import ChanceCurve, Sign, Station
from game.screen.pages.review.costly_choices import CostlyChoice, Move
from game.screen.pages.statistics.charts import Part
from game.screen.table.hints.best_answers import chance
from game.table.hands.choices import card_of
from game.table.staging import Staging
from game.table.watching import named
from game.words import Words

TURN, CHOICE = "turn.", "button.choice."
HUNDRED = CERTAIN / 100
"""Chance that makes one point of a hundred."""


@dataclass(frozen=True)
class ReviewPieces:
    """The parts of a review of the game with this `log`, in the language of the words. `show` opens
    the replay after the event of a number."""

    words: Words
    review: Review
    log: Sequence[Event]
    staging: Staging
    images: CardImages
    show: Callable[[int], None]

    # The curve

    @cached_property
    def stations(self) -> tuple[Station, ...]:
        """The stations of all turns, and of the end."""
        return tuple(self._stations())

    def curve(self, lit: str, current: int, along: Callable[[int], None]) -> ChanceCurve:
        """Returns the curve, with the station of the key `lit` marked and the focus on the one of
        number `current`."""
        say = self.words.say
        return ChanceCurve(
            title=say("Chance of victory"),
            stations=self.stations,
            first=self.words.turn(self.review.curve[0].turn),
            last=say("End"),
            marks=(self._percent(0), self._percent(CERTAIN // 2), self._percent(CERTAIN)),
            told=say("Press a turn to see it again."),
            lit=lit,
            current=self.stations[current],
            show=self.show,
            along=along,
        )

    def _stations(self) -> Iterator[Station]:
        """Yields the beginnings of the turns, and the end after the last of them."""
        curve = self.review.curve
        first, last = curve[0].turn, curve[-1].turn + 1
        dear = {judged.turn for judged in self.review.worst}
        ends = [point.at for point in curve[1:]] + [len(self.log)]
        for number, (point, end) in enumerate(zip(curve, ends, strict=True)):
            over = number == len(curve) - 1
            turn = last if over else point.turn
            signs = () if over else tuple(self._signs(point.at, end))
            yield Station(
                key=f"{TURN}{number}",
                at=point.at,
                x=(turn - first) / (last - first),
                chance=point.chance / CERTAIN,
                said=self._said(point, signs, over),
                signs=signs,
                costly=not over and point.turn in dear,
            )

    def _signs(self, start: int, end: int) -> Iterator[Sign]:
        """Yields the signs of what happened between two events. A sign is dark where something was
        lost or a card darkened the table."""
        staging = self.staging
        for event in self.log[start : end + 1]:
            mark = staging.event(event).landmark
            if mark is not None:
                dark = mark.lost or any(card.kind in staging.darkens for card in named(event))
                yield Sign(mark.icon, mark.told, dark)

    def _said(self, point: Point, signs: Sequence[Sign], over: bool) -> str:
        say = self.words.say
        decided = over and not self.review.conceded
        left = chance(self.words, point.chance / CERTAIN)
        share = self._percent(point.chance) if decided else left
        if over:
            return say("The end: a chance of {share}.", share=share)
        if not signs:
            return say("Turn {n}: a chance of {share}.", n=point.turn, share=share)
        told = say(", ").join(say(sign.told) for sign in signs)
        return say("Turn {n}: a chance of {share}. {told}.", n=point.turn, share=share, told=told)

    def _percent(self, share: int) -> str:
        return self.words.say("{n}%", n=round(share / HUNDRED))

    # The choices

    @cached_property
    def choices(self) -> list[CostlyChoice]:
        """The choices that cost most, the costliest first."""
        return [self._choice(judged) for judged in self.review.worst]

    def _choice(self, judged: Judged) -> CostlyChoice:
        words, view = self.words, judged.view
        turn, cost = words.turn(judged.turn), self._points(judged.cost)
        played, better = self._move(judged.played, judged), self._move(judged.better, judged)
        why = words.reason(judged.better, view, judged.played)
        said = words.say(
            "{turn}, {cost}. You: {played}. Better: {better}. {why}",
            turn=turn, cost=cost, played=played.told, better=better.told, why=why,
        )  # fmt: skip
        return CostlyChoice(
            key=f"{CHOICE}{judged.at}",
            turn=turn,
            cost=cost,
            captions=(words.say("You"), words.say("Better")),
            played=played,
            better=better,
            why=why,
            said=said,
            images=self.images,
            act=partial(self.show, judged.at),
        )

    def _move(self, command: Command[Any], judged: Judged) -> Move:
        sign = self.staging.command(command).sign
        told = self.words.command(command, judged.view)
        card = card_of(command)
        if card is None and (met := judged.view.cards(REVEALED)):
            card = met[0]
        return Move(told, sign.icon if sign and not card_of(command) else "", card)

    def _points(self, cost: int) -> str:
        points = max(1, round(cost / HUNDRED))
        return self.words.plural("{n} point", "{n} points", points)

    # The balance

    def balance(self) -> tuple[Part, ...]:
        """Returns the steps from the beginning to the end. Their rounded numbers add up."""
        say, review = self.words.say, self.review
        start, play = round(review.start / HUNDRED), round(review.play / HUNDRED)
        end = round(review.end.chance / HUNDRED)
        luck = end - start - play
        labels = (
            ("start", say("At the start"), str(start)),
            ("luck", say("The draws"), self._signed(luck)),
            ("play", say("Your choices"), self._signed(play)),
        )
        sums = [0, start, start + luck, end]
        sentences = self._sentences(start, luck, play)
        return tuple(
            Part(
                f"text.balance.{key}",
                label,
                after,
                told,
                said,
                ink="gold" if after >= before else "night",
                start=before,
            )
            for (key, label, told), (before, after), said in zip(
                labels, pairwise(sums), sentences, strict=True
            )
        )

    def _sentences(self, start: int, luck: int, play: int) -> Iterator[str]:
        plural = self.words.plural
        yield self.words.say("At the start the chance was {n} of 100.", n=start)
        if luck < 0:
            yield plural("The draws took {n} point.", "The draws took {n} points.", -luck)
        else:
            yield plural("The draws gave {n} point.", "The draws gave {n} points.", luck)
        yield plural("Your choices cost {n} point.", "Your choices cost {n} points.", -play)

    def _signed(self, points: int) -> str:
        """Returns a number with its sign; 0 has none."""
        sign = "+" if points > 0 else "\u2212" if points < 0 else ""
        return f"{sign}{abs(points)}"
