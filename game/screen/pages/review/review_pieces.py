"""What the page of a review shows, made from a review: the curve, the choices, the balance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from game.players.review.review import CERTAIN, Judged, Point, Review
from game.rules.card import Card as PlayingCard
from game.rules.event import Event
from game.rules.state import DOORS, REVEALED
from game.rules.steps import Command
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write_from
from game.screen.look import icons
from game.screen.materials.wells import sink
from game.screen.pages.review.curve import ChanceCurve, Sign, Station
from game.screen.pages.statistics.charts import LABEL, NAMES, STEP, Ink, draw_bar
from game.screen.sheet import Canvas
from game.screen.table.hints.best_answers import chance
from game.screen.ui.arrange import Beside, Card, Column, Ends
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.words import Lines, broken
from game.screen.ui.words import Words as Written
from game.table.hands.choices import card_of
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.staging import Staging
from game.table.watching import named
from game.words import Words

TURN, CHOICE = "turn.", "button.choice."
CURVE = "button.curve"
"""The curve as the keyboard reaches it: left and right go along its turns."""
CARD = 2.5
"""The width of a card in a choice, by the height of its letters."""
PX = 21
"""Height of the letters of a choice, by the design."""
HUNDRED = CERTAIN / 100
"""So much is a point of a hundred."""


@dataclass(frozen=True)
class Move:
    """The picture of an answer: an icon, or else a card, which is seen from behind if there is
    none."""

    icon: str
    card: PlayingCard | None


@dataclass(frozen=True)
class Moves(Leaf):
    """What was played, and beyond an arrow what was better."""

    images: CardImages | None = None
    played: Move = Move("", None)
    better: Move = Move("", None)

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        px = kit.places.text(PX)
        return round(px * (2 * CARD + 1.2)), round(px * CARD * CARD_RATIO)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px, inks, y = kit.places.text(PX), kit.theme.inks, rect.centre[1]
        wide = px * CARD
        for move, x in ((self.played, rect.x + wide / 2), (self.better, rect.right - wide / 2)):
            if move.icon:
                picture = icons.draw(move.icon, round(wide * 0.7), inks["caption"])
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            elif self.images is not None:
                pose = Pose(x, y, round(wide), turn=1.0 if move.card else 0.0)
                lies = Sprite(move.card.id if move.card else BACK, move.card, DOORS, pose)
                surface.blit(*self.images.resting(lies, pose))
        arrow = icons.draw("decision-on", round(px * 0.8), inks["idle"])
        middle = round(rect.centre[0]), round(y)
        surface.blit(arrow, arrow.get_rect(center=middle))


@dataclass(frozen=True)
class Share:
    """A step on the way to the end: from one chance to another, in points of 100. `told` is its
    number as it is written, `said` a sentence."""

    id: str
    label: str
    start: float
    end: float
    told: str
    said: str

    @property
    def ink(self) -> Ink:
        """What took something is of the night."""
        return "gold" if self.end >= self.start else "night"


@dataclass(frozen=True)
class LuckAndChoices(Element):
    """Where the end of a game came from: steps that begin where the one before ends."""

    shares: Sequence[Share]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        px, text = kit.places.text(LABEL), kit.text
        longest = max(text.width(share.label, "body", px) for share in self.shares)
        names = min(longest + 1, width * NAMES)
        numbers = max(text.width(share.told, "number", px) for share in self.shares)
        ends = [end for share in self.shares for end in (share.start, share.end)]
        scale = min(0.0, *ends), max(100.0, *ends)
        parts, y = list[Placed](), 0.0
        for share in self.shares:
            lines = broken(text, share.label, "body", px, int(names), 0.0)
            step = Step(
                share.id,
                share.said,
                share.said,
                share=share,
                lines=lines,
                names=names,
                numbers=numbers,
                scale=scale,
            )
            high = max(len(lines) * px * STEP, px * 1.7)
            parts.append(Placed(step, Rect(0, y, width, high)))
            y += high
        return Box(width, y, tuple(parts))


@dataclass(frozen=True)
class Step(Leaf):
    """One step, on a scale from its least to its largest chance; its name and number take so many
    pixels."""

    share: Share | None = None
    lines: Lines = ()
    names: float = 0
    numbers: float = 0
    scale: tuple[float, float] = (0.0, 100.0)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        share, px, inks, middle = self.share, kit.places.text(LABEL), kit.theme.inks, rect.centre[1]
        if share is None:
            return
        y = middle - px * STEP * (len(self.lines) - 1) / 2
        for line in self.lines:
            write_from(surface, kit.text, line, "body", px, inks["body"], (rect.x, y))
            y += px * STEP
        left, high = rect.x + self.names + kit.gap, min(rect.h * 0.5, px * 0.9)
        wide = rect.right - self.numbers - kit.gap - left
        groove = Rect(left, middle - high / 2, wide, high)
        sink(surface, kit.places, groove, high / 3)
        low, top = sorted((share.start, share.end))
        unit = groove.w / (self.scale[1] - self.scale[0])
        x, long = groove.x + (low - self.scale[0]) * unit, (top - low) * unit
        if long >= 1:
            draw_bar(kit, surface, Rect(x, groove.y, long, high), share.ink)
        x = rect.right - kit.text.width(share.told, "number", px)
        write_from(surface, kit.text, share.told, "number", px, inks["strong"], (x, middle))


@dataclass(frozen=True)
class ReviewPieces:
    """For a review of the game with this `log`, in the language of the words."""

    words: Words
    review: Review
    log: Sequence[Event]
    staging: Staging

    # The curve

    def curve(
        self, stations: Sequence[Station], lit: Callable[[], str], act: Callable[[], None]
    ) -> Element:
        """Returns the curve over all turns, to the end, under its title."""
        say = self.words.say
        title, told = say("Chance of victory"), say("Press a turn to see it again.")
        curve = ChanceCurve(
            CURVE,
            title,
            tuple(stations),
            self.words.turn(self.review.curve[0].turn),
            say("End"),
            (self._percent(0), self._percent(CERTAIN // 2), self._percent(CERTAIN)),
            told,
            lit,
            act,
        )
        heading = Written(words=title, role="label", px=19, ink="caption")
        child = Column([heading, curve], gap=8)
        return Card(child, id="text.curve", said=f"{title}. {told}", top=True)

    def stations(self) -> Iterator[Station]:
        """Yields the beginnings of the turns, and after the last of them the end."""
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
        """Of what came about from one event to another: dark where something was lost or a card
        came that takes the light."""
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

    def choices(self, images: CardImages, show: Callable[[int], None]) -> list[Element]:
        """Returns those that cost most, the dearest first; a press has `show` show the event."""
        return [self._choice(judged, images, show) for judged in self.review.worst]

    def _choice(self, judged: Judged, images: CardImages, show: Callable[[int], None]) -> Element:
        """Returns what was played and what was better, why, and what it cost."""
        words, view = self.words, judged.view
        say, turn, cost = words.say, words.turn(judged.turn), self._points(judged.cost)
        played, better = (words.command(one, view) for one in (judged.played, judged.better))
        why = words.reason(judged.better, view, judged.played)
        said = say(
            "{turn}, {cost}. You: {played}. Better: {better}. {why}",
            turn=turn, cost=cost, played=played, better=better, why=why,
        )  # fmt: skip
        lines: list[Element] = [
            Beside(
                Written(words=say("You"), role="label", px=PX, ink="idle"),
                Written(words=played, px=PX),
            ),
            Beside(
                Written(words=say("Better"), role="label", px=PX, ink="idle"),
                Written(words=better, role="body_bold", px=PX, ink="strong"),
            ),
        ]
        if why:
            lines.append(Written(words=why, role="body_italic", px=PX, ink="caption"))
        end = Column(
            [
                Written(words=cost, role="label", px=PX, ink="caption"),
                Written(words=turn, role="label", px=PX, ink="idle"),
            ],
            gap=2,
        )
        moves = Moves(
            images=images,
            played=self._move(judged.played, judged),
            better=self._move(judged.better, judged),
        )
        return Card(
            Ends(Beside(moves, Column(lines, gap=2), gap=18), end),
            id=f"{CHOICE}{judged.at}",
            said=said,
            act=partial(show, judged.at),
        )

    def _move(self, command: Command[Any], judged: Judged) -> Move:
        sign = self.staging.command(command).sign
        card = card_of(command)
        if card is None and (met := judged.view.cards(REVEALED)):
            card = met[0]
        return Move(sign.icon if sign and not card_of(command) else "", card)

    def _points(self, cost: int) -> str:
        points = max(1, round(cost / HUNDRED))
        return self.words.plural("{n} point", "{n} points", points)

    # The balance

    def balance(self) -> tuple[Share, ...]:
        """Returns the steps from the beginning to the end. Their numbers add up, also rounded."""
        say, review = self.words.say, self.review
        start, play = round(review.start / HUNDRED), round(review.play / HUNDRED)
        end = round(review.end.chance / HUNDRED)
        luck = end - start - play
        labels = (
            ("start", say("At the start"), start, str(start)),
            ("luck", say("The draws"), luck, self._signed(luck)),
            ("play", say("Your choices"), play, self._signed(play)),
        )
        sums = [0, start, start + luck, end]
        sentences = self._sentences(start, luck, play)
        return tuple(
            Share(f"text.balance.{key}", label, before, after, told, said)
            for (key, label, _, told), (before, after), said in zip(
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
        """With its sign; nothing has none."""
        sign = "+" if points > 0 else "\u2212" if points < 0 else ""
        return f"{sign}{abs(points)}"
