"""How things move: how fast, and whether at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.panel import Leaf
from game.screen.text import Text
from game.screen.widgets import Button, button_width, draw_button, draw_caption
from game.table.places import Places, Rect
from game.table.tempo import INSTANT, SPEEDS
from game.table.things import Thing
from game.words import Words

if TYPE_CHECKING:
    from game.screen.app import App

SPEED, REDUCED = "button.speed.", "button.reduced_motion"


class MotionPanel(Leaf):
    """Applies at once, to this game and the next."""

    name = "motion"

    def __init__(self, text: Text, words: Words, app: App) -> None:
        self._text = text
        self._words = words
        self._app = app

    def press(self, key: str) -> None:
        """Another speed, or motion reduced or not."""
        tempo = self._app.tempo
        if key == REDUCED:
            self._app.move_with(replace(tempo, reduced=not tempo.reduced))
        elif key.startswith(SPEED):
            self._app.move_with(replace(tempo, speed=SPEEDS[int(key.removeprefix(SPEED))]))

    def things(self, places: Places) -> list[Thing]:
        """The speeds, and the switch."""
        frame = self._frame(places)
        chosen = {f"{SPEED}{SPEEDS.index(self._app.tempo.speed)}"}
        chosen |= {REDUCED} if self._app.tempo.reduced else set()
        buttons = (*self._speeds(frame), self._switch(frame))
        return [
            *frame.things(),
            *(
                replace(
                    button.thing,
                    zone=ZONE,
                    state=("enabled", "selected") if button.id in chosen else ("enabled",),
                )
                for button in buttons
            ),
            Thing("text.reduced", "text", self._about(), self._note(frame), ZONE),
        ]

    def paint(self, surface: pygame.Surface, places: Places, hover: str) -> None:
        """Gold is what is chosen; a mark says so too."""
        frame, say = self._frame(places), self._words.say
        frame.draw(surface, self._text, hover)
        content = frame.content
        heights = self._heights(frame)
        at = content.centre[0], heights[0]
        draw_caption(surface, self._text, places, say("Speed"), at)
        for button in self._speeds(frame):
            draw_button(surface, button, self._text, places, button.id == hover)
        switch = self._switch(frame)
        draw_button(surface, switch, self._text, places, switch.id == hover)
        note, wrap = self._note(frame), round(content.w)
        text = self._text.render(self._about(), "body", places.text(19), palette.BODY, wrap=wrap)
        surface.blit(text, text.get_rect(midtop=(round(note.centre[0]), round(note.y))))

    def _about(self) -> str:
        return self._words.say(
            "With reduced motion nothing travels: one picture fades to the next."
        )

    def _frame(self, places: Places) -> Frame:
        whole = centred(places)
        height = max(places.px(420), places.target * 3 + places.text(19) * 8)
        rect = Rect.around(whole.centre, max(places.px(900), min(640, whole.w)), height)
        return framed(rect, self._words.say("Motion"), self._text, self._words, places)

    def _heights(self, frame: Frame) -> tuple[float, float, float, float]:
        """The middles of the caption, of the speeds and of the switch, and the top of the note."""
        content, target = frame.content, frame.places.target
        caption = content.y + frame.places.text(16)
        speeds = caption + frame.places.text(16) * 1.2 + target / 2
        switch = speeds + target + frame.places.px(34)
        return caption, speeds, switch, switch + target / 2 + frame.places.px(16)

    def _note(self, frame: Frame) -> Rect:
        top = self._heights(frame)[3]
        return Rect(frame.content.x, top, frame.content.w, frame.content.bottom - top)

    def _speeds(self, frame: Frame) -> list[Button]:
        places, gap = frame.places, frame.places.px(14)
        content, middle = frame.content, self._heights(frame)[1]
        width = (content.w - gap * (len(SPEEDS) - 1)) / len(SPEEDS)
        buttons = []
        for i, speed in enumerate(SPEEDS):
            label = self._words.say("Instant") if speed == INSTANT else f"{speed:g}×"
            x = content.x + i * (width + gap)
            rect = Rect(x, middle - places.target / 2, width, places.target)
            chosen = speed == self._app.tempo.speed
            buttons.append(Button(f"{SPEED}{i}", label, rect, primary=chosen))
        return buttons

    def _switch(self, frame: Frame) -> Button:
        reduced, say = self._app.tempo.reduced, self._words.say
        label = say("Reduced motion: on") if reduced else say("Reduced motion: off")
        button = Button(REDUCED, label, primary=reduced)
        width = min(frame.content.w, button_width(button, self._text, frame.places) * 1.2)
        middle = frame.content.centre[0], self._heights(frame)[2]
        return replace(button, rect=Rect.around(middle, width, frame.places.target))
