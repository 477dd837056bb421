"""The columns of what each of two players has in the end: the name, the deeds, and what was
lost."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.look import emblems, palette, shapes
from game.screen.pages.result.losses_row import losses_row
from game.screen.pages.result.what_came import unbroken
from game.screen.ui.arrange import Column, Picture, Row
from game.screen.ui.element import Element
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words as Written
from game.table import counting
from game.table.deeds import deeds, facts
from game.table.layout.places import Rect
from game.table.party import Party
from game.table.staging import Staging
from game.words import Words

NAME, PX = 32, 23
"""Heights of the letters of the name and of all else, by the design."""


def player_columns(
    game: Game, view: View, party: Party, words: Words, staging: Staging, images: CardImages
) -> Iterator[Element]:
    """Yields the columns of both players of a finished game."""
    for seat, done in enumerate(deeds(game, staging)):
        player = party.players[seat]
        gained = counting.places_held(view, seat)
        doors = words.seat_doors(len(gained))
        if counting.spare_doors(view):
            total = counting.door_total(view)
            doors = words.with_all_doors(doors, counting.doors_that_count(view), total)
        told = words.say(", ").join(map(unbroken, facts(done, words, staging)))
        name = Written(f"text.name.{seat}", words=player.name, role="title", px=NAME, ink="title")
        lost = losses_row(game, [seat], words, staging)
        yield Column(
            [
                Row([_emblem(player.emblem, view.result == "won"), name], align="middle"),
                _centred(f"text.doors.{seat}", doors, "label"),
                _centred(f"text.deeds.{seat}", told, "body"),
                *([lost] if lost.children else []),
            ],
            gap=4,
            align="middle",
        )


def _centred(key: str, words: str, role: str) -> Written:
    ink: Ink = "caption" if role == "label" else "body"
    return Written(key, words=words, role=role, px=PX, ink=ink, align="middle")


def _emblem(emblem: str, on_dawn: bool) -> Picture:
    def draw(width: int, height: int) -> pygame.Surface:
        picture = emblems.draw(emblem, round(height / 1.3))
        plate = pygame.Surface((width, height), pygame.SRCALPHA)
        if on_dawn:
            # Emblems are light: on the dawn they need something dark behind them.
            shapes.box(plate, Rect(0, 0, width, height), height / 2, palette.DAWN_INK)
        plate.blit(picture, picture.get_rect(center=(width // 2, height // 2)))
        return plate

    return Picture(wide=NAME * 1.3, high=NAME * 1.3, make=draw)
