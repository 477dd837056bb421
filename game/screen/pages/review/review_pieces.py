"""The parts of the page of a review: the curve, the choices and the balance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate, pairwise
from typing import Any

from game.players.review.review import CERTAIN, Judged, Point, Review
from game.players.review.verdict import STEP
from game.rules.event import Event
from game.rules.state import REVEALED, Seat
from game.rules.steps import Command
from game.screen.cards.sprites import CardImages
from game.screen.pages.review.chance_curve import ChanceCurve, Sign, Station
from game.screen.pages.review.costly_choices import CostlyChoice, Move
from game.screen.pages.review.missed_moves import MissedMoves
from game.screen.pages.review.told_choices import HUNDRED, cost, rounded
from game.screen.pages.statistics.charts import Part
from game.screen.table.hints.best_answers import chance
from game.screen.ui.element import Act
from game.table.hands.choices import card_of
from game.table.party import Party
from game.table.staging import Staging
from game.table.watching import named
from game.words import Words

TURN, CHOICE = "turn.", "button.choice."


@dataclass(frozen=True)
class ReviewPieces:
    """The parts of a review of the game with this `log`, in the language of the words. `missed` are
    the better moves, and `party` the two players."""

    words: Words
    review: Review
    log: Sequence[Event]
    staging: Staging
    images: CardImages
    missed: MissedMoves
    party: Party | None

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
            show=self.missed.look,
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

    @property
    def choices(self) -> list[CostlyChoice]:
        """The choices that cost most, the costliest first. What was better is only told once it was
        found or shown."""
        asked = self.missed.left
        return [self._asked(one) if one in asked else self._told(one) for one in self.review.worst]

    def _asked(self, judged: Judged) -> CostlyChoice:
        say, played = self.words.say, self._move(judged.played, judged)
        hidden, why = Move(say("Which move?"), "", None), say("Press to find it yourself.")
        return self._choice(judged, played, hidden, why, partial(self.missed.ask, judged))

    def _told(self, judged: Judged) -> CostlyChoice:
        answer = self.missed.found.get(judged.at) or judged.better
        played, better = self._move(judged.played, judged), self._move(answer, judged)
        why = self.words.reason(answer, judged.view, judged.played)
        return self._choice(judged, played, better, why, partial(self.missed.look, judged.at))

    def _choice(
        self, judged: Judged, played: Move, better: Move, why: str, act: Act
    ) -> CostlyChoice:
        words, found = self.words, self.missed.found.get(judged.at)
        turn, told = words.turn(judged.turn), cost(words, judged)
        chose = self.missed.name(judged) or words.say("You")
        caption = words.say("Found") if found else words.say("Better")
        said = words.say(
            "{turn}, {cost}. {who}: {played}. {caption}: {better}. {why}",
            turn=turn, cost=told, who=chose, played=played.told, caption=caption,
            better=better.told, why=why,
        )  # fmt: skip
        return CostlyChoice(
            key=f"{CHOICE}{judged.at}",
            turn=turn,
            cost=told,
            captions=(chose, caption),
            played=played,
            better=better,
            why=why,
            said=said,
            images=self.images,
            act=act,
        )

    def _move(self, command: Command[Any], judged: Judged) -> Move:
        sign = self.staging.command(command).sign
        told = self.words.command(command, judged.view)
        card = card_of(command)
        if card is None and (met := judged.view.cards(REVEALED)):
            card = met[0]
        return Move(told, sign.icon if sign and not card_of(command) else "", card)

    # The balance

    def balance(self) -> tuple[Part, ...]:
        """Returns the steps from the beginning to the end, those of each player apart. Their
        rounded numbers add up."""
        say, review = self.words.say, self.review
        start, end = rounded(review.start), rounded(review.end.chance)
        costs = [sum(one.cost for one in review.choices(seat)) for seat in range(review.seats)]
        luck = end - start + sum(map(rounded, costs))
        steps = [
            ("start", say("At the start"), start, str(start), self._began(start)),
            ("luck", say("The draws"), luck, signed(luck), self._drawn(luck)),
        ]
        for seat, taken in enumerate(costs):
            told = self._below(taken) or signed(-rounded(taken))
            steps.append(
                (self._key(seat), self._of(seat), -rounded(taken), told, self._cost(seat, taken))
            )
        sums = [0, *accumulate(step for _, _, step, _, _ in steps)]
        return tuple(
            Part(
                f"text.balance.{key}",
                label,
                after,
                told,
                said,
                ink="gold" if after >= before else "night",
                icon=self._emblem(key),
                start=before,
            )
            for (key, label, _, told, said), (before, after) in zip(
                steps, pairwise(sums), strict=True
            )
        )

    def as_well(self) -> tuple[Part, ...]:
        """Returns how many choices of each player were as good as those of an adviser without
        chances."""
        say = self.words.say
        bars = []
        for seat in range(self.review.seats):
            choices, key, label = self.review.choices(seat), self._key(seat), self._of(seat)
            same = len(choices) - sum(one.missed for one in choices)
            told = say("{n} of {all}", n=same, all=len(choices))
            share = 100 * same / max(1, len(choices))
            said = say("{caption}: {content}", caption=label, content=told)
            bars.append(
                Part(f"text.balance.{key}", label, share, told, said, icon=self._emblem(key))
            )
        return tuple(bars)

    def _key(self, seat: Seat) -> str:
        return f"play.{seat}" if self.party else "play"

    def _of(self, seat: Seat) -> str:
        """Returns whose choices the bar of a seat shows."""
        return self.party.names[seat] if self.party else self.words.say("Your choices")

    def _emblem(self, key: str) -> str:
        """Returns the emblem of the player whose bar has this key; empty for other bars."""
        seats = range(self.review.seats) if self.party else ()
        return next((self._sign(seat) for seat in seats if key == self._key(seat)), "")

    def _sign(self, seat: Seat) -> str:
        return self.party.players[seat].emblem if self.party else ""

    def _below(self, points: int) -> str:
        """Returns that a cost is below the least that is told, if it is."""
        return self.words.say("<{n}", n=STEP) if points > 0 and not rounded(points) else ""

    def _began(self, start: int) -> str:
        return self.words.say("At the start the chance was about {n} of 100.", n=start)

    def _drawn(self, luck: int) -> str:
        if luck < 0:
            return self.words.say("The draws took about {n} points.", n=-luck)
        return self.words.say("The draws gave about {n} points.", n=luck)

    def _cost(self, seat: Seat, points: int) -> str:
        say, told = self.words.say, self._below(points) or str(rounded(points))
        if self.party:
            return say("The choices of {name} cost about {n} points.", name=self._of(seat), n=told)
        return say("Your choices cost about {n} points.", n=told)


def signed(points: int) -> str:
    """Returns a number with its sign; 0 has none."""
    sign = "+" if points > 0 else "\u2212" if points < 0 else ""
    return f"{sign}{abs(points)}"
