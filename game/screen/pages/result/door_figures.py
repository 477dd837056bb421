"""All Doors of a finished game: open, with how and when they were gained, or shut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.card import DOOR, Card
from game.rules.game import Game
from game.rules.state import DOORS, Seat
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.look import icons
from game.screen.materials import dashes
from game.screen.pages.result.inks import Inks
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.deeds import Gained, gains
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.staging import Sign, Staging
from game.words import Words

PX, UNDER, BETWEEN = 20, 7, 6
"""Height of the letters under a Door, their distance from it, and the distance between icon and
turn, by the design."""


@dataclass(frozen=True)
class DoorFigure:
    """A Door: how it was gained, or None if it is shut, and what is said of that."""

    id: str
    card: Card
    gained: Gained | None
    sign: Sign | None
    name: str
    turn: str
    """The turn in which the Door was gained, in words; empty if it is shut."""

    def area(self, pose: Pose, places: Places) -> Rect:
        """Returns the rectangle of the Door with what is written under it."""
        label = places.px(UNDER) + label_px(places) * 1.3
        height = pose.height + label
        return Rect.around((pose.x, pose.y + label / 2), pose.width, height)

    def thing(self, pose: Pose, places: Places) -> Thing:
        """Returns the Door as a thing that can be read."""
        state = ("open",) if self.gained else ("shut",)
        return Thing(self.id, "text", self.name, self.area(pose, places), state=state)

    def draw(self, surface: Canvas, cards: CardImages, pose: Pose) -> None:
        """Draws the Door itself."""
        if self.gained is None and cards.faces.flat:
            rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
            ink = icons.ramp_of(self.card)[1]
            line = max(2.0, pose.width / 40)
            dashes.dashed(surface, rect, line, 8, 6, ink, pose.width * CORNER)
            crest = icons.draw(symbols.crest(self.card), round(pose.width * 0.5), ink)
            surface.blit(crest, crest.get_rect(center=(round(pose.x), round(pose.y))))
            return
        zone, mood = (DOORS, "") if self.gained else ("", "veiled")
        surface.blit(*cards.resting(Sprite(self.card.id, self.card, zone, pose), pose, mood))

    def label_width(self, text: Text, places: Places) -> float:
        """Returns the width in pixels of the whole label under the Door."""
        icon = self._icon(places)
        gap = places.px(BETWEEN) if icon else 0
        return icon + gap + text.width(self.turn, "number", label_px(places))

    def draw_label(
        self, surface: Canvas, text: Text, places: Places, pose: Pose, short: bool, inks: Inks
    ) -> None:
        """Draws under the Door how and in which turn it was gained; of the turn only the number if
        `short`."""
        if self.gained is None:
            return
        px, icon = label_px(places), self._icon(places)
        gap = places.px(BETWEEN) if icon else 0
        said = str(self.gained.turn) if short else self.turn
        written = text.render(said, "number", px, inks.body)
        left = pose.x - (icon + gap + written.get_width()) / 2
        y = pose.y + pose.height / 2 + places.px(UNDER) + px * 0.65
        if self.sign:
            picture = icons.draw(self.sign.icon, icon, inks.heading)
            surface.blit(picture, (round(left), round(y - icon / 2)))
        surface.blit(written, (round(left + icon + gap), round(y - written.get_height() / 2)))

    def _icon(self, places: Places) -> int:
        return round(label_px(places) * 1.15) if self.sign else 0


def label_px(places: Places) -> int:
    """Returns the height of the letters under a Door, which grow like those of headings."""
    return places.display(PX)


def door_figures(game: Game, view: View, words: Words, staging: Staging) -> tuple[DoorFigure, ...]:
    """Returns the Doors seat by seat, and within a seat place by place. One player has all Doors,
    each of two at least one of every place. Last come the shut Doors that either of the two could
    have gained besides."""
    known, made = gains(game), []
    for seat, own in enumerate(view.doors):
        for number, card in wanted(view, seat):
            gained = known[card] if card in own else None
            made.append(figure(str(seat), card, number, gained, words, staging))
    for number, card in spare(view):
        made.append(figure("spare", card, number, None, words, staging))
    return tuple(made)


def wanted(view: View, seat: Seat) -> Iterator[tuple[int, Card]]:
    """Yields the Doors of a seat, those of each place with the open ones first, and the number of
    each among those of its place, from 1."""
    doors = [card for card in view.box if card.kind == DOOR]
    own = view.doors[seat]
    for colours in dict.fromkeys(door.colours for door in doors):
        there = [door for door in doors if door.colours == colours]
        here = [door for door in own if door.colours == colours]
        count = len(there) if len(view.doors) == 1 else max(1, len(here))
        shut = [door for door in there if door not in here]
        yield from enumerate((here + shut)[:count], start=1)


def spare(view: View) -> Iterator[tuple[int, Card]]:
    """Yields, for two players, the shut Doors of each place that are left after one for each player
    who has none, and the number of each, from 1."""
    if len(view.doors) == 1:
        return
    doors = [card for card in view.box if card.kind == DOOR]
    for colours in dict.fromkeys(door.colours for door in doors):
        there = [door for door in doors if door.colours == colours]
        open_ = [sum(door.colours == colours for door in own) for own in view.doors]
        shut = [door for door in there if all(door not in own for own in view.doors)]
        yield from enumerate(shut[open_.count(0) :], start=1)


def figure(
    owner: str, card: Card, number: int, gained: Gained | None, words: Words, staging: Staging
) -> DoorFigure:
    name = words.place(*card.colours) if len(card.colours) == 1 else words.card(card)
    key = "".join(sorted(colour.value for colour in card.colours)) or card.kind
    key = f"text.door.{owner}.{key}" + (f".{number}" if number > 1 else "")
    if gained is None:
        said = words.say("{place}: shut", place=name)
        return DoorFigure(key, card, None, None, said, "")
    sign = staging.command(gained.by).sign if gained.by else None
    turn = words.turn(gained.turn)
    told = {"place": name, "turn": turn}
    if sign is None:
        said = words.say("{place}: {turn}", **told)
    else:
        said = words.say("{place}: {how}, {turn}", how=words.say(sign.told), **told)
    return DoorFigure(key, card, gained, sign, said, turn)
