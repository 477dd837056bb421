"""The ladder: challenges for those who win often, from easy to hard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import cycle

import pygame

from game.records.deals.challenge import Challenge
from game.records.journal.trouble import Trouble
from game.rules.card import DOOR
from game.screen.controls.buttons import button_width
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.pages.deals.attempts import Attempts, of_ladder
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.dealing import deal_out, go_on, share_record, show_again
from game.screen.pages.deals.deals_scene import DealsScene
from game.screen.pages.deals.staircase import StairsLook, draw_steps, laid_out
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import Entry
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Rect

STEP = "button.step."
PLAY, GO_ON = "button.play_challenge", "button.go_on"
REPLAY, SHARE = "button.replay", "button.share"
WAYS = PLAY, GO_ON, REPLAY, SHARE
TITLE_PX, TOLD_PX, BEST_PX = 30, 22, 19
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class LadderPage(DealsScene):
    """All challenges can be tried in any order; the one that is next shines. One of them is shown,
    with what became of it."""

    name = "ladder"
    shelf = "ladder"

    def __init__(self, program: Program, day: date | None = None) -> None:
        super().__init__(program)
        self._attempts: Mapping[str, Attempts] = {}
        self._look()
        self._shown = self._next
        self.place()

    def resized(self) -> None:
        self._look()
        super().resized()

    def _look(self) -> None:
        try:
            self._attempts = of_ladder(self.program.games.journal, self._challenges)
        except Trouble as trouble:
            self.tell(self.program.words.trouble(trouble.why))

    @property
    def _challenges(self) -> tuple[Challenge, ...]:
        return self.program.rules.challenges

    def _of(self, challenge: Challenge) -> Attempts:
        return self._attempts.get(challenge.edition, Attempts())

    @property
    def _next(self) -> int:
        """The first that was not won yet, or else the last."""
        states = [self._of(challenge).state for challenge in self._challenges]
        return next((n for n, state in enumerate(states) if state != "won"), len(states) - 1)

    # Where things are

    @property
    def called(self) -> str:
        return self.program.words.say("Ladder")

    @property
    def aside(self) -> str:
        won = sum(self._of(challenge).state == "won" for challenge in self._challenges)
        total = len(self._challenges)
        return self.program.words.plural(
            "{n} of {total} challenges won", "{n} of {total} challenges won", won, total=total
        )

    def _details(self, room: Rect) -> Rect:
        """Of the challenge that is shown."""
        places = self.places
        lines = places.text(TITLE_PX) + places.text(BEST_PX)
        lines += places.text(TOLD_PX) * (1 if places.letters == 1 else 3)
        tall = max(lines * 1.45, places.target) + places.px(36)
        return Rect(room.x, room.bottom - tall, room.w, tall)

    def _stairs(self, room: Rect) -> Rect:
        bottom = self._details(room).y - self.places.px(18)
        return replace(room, h=bottom - room.y)

    def entries(self, room: Rect) -> list[Entry]:
        made = self._ways(room)
        steps = laid_out(len(self._challenges), self._stairs(room), self.places)
        for number, (challenge, step) in enumerate(zip(self._challenges, steps, strict=True)):
            title = self.program.words.say(challenge.title)
            button = Button(f"{STEP}{challenge.number}", title, step.rect, said=self._said(number))
            made.append((button, partial(self._show, number)))
        return made

    def _said(self, number: int) -> str:
        say, challenge = self.program.words.say, self._challenges[number]
        states = {
            "new": say("Not tried yet"),
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Not won yet"),
        }
        return ". ".join((self._title(challenge), states[self._of(challenge).state]))

    def _title(self, challenge: Challenge) -> str:
        return deal_name(self.program.words, challenge.deal, self.program.rules)

    def _ways(self, room: Rect) -> list[Entry]:
        """What can be done with the challenge that is shown, from the right."""
        say, challenge = self.program.words.say, self._challenges[self._shown]
        attempts, details = self._of(challenge), self._details(room)
        shown, running = attempts.shown, attempts.running
        wanted: list[Entry] = []
        if running is not None:
            button = Button(GO_ON, say("Continue"), primary=True)
            wanted.append((button, partial(go_on, self, running)))
        else:
            label = say("Play again") if shown is not None else say("Play this deal")
            button = Button(PLAY, label, primary=attempts.state != "won")
            wanted.append((button, partial(deal_out, self, challenge.deal)))
        if shown is not None:
            wanted.append((Button(REPLAY, say("Replay")), partial(show_again, self, shown)))
            wanted.append((Button(SHARE, say("Compare")), partial(share_record, self, shown)))
        for smaller in self.places.smaller():
            buttons = [replace(button, letters=smaller.letters) for button, _ in wanted]
            widths = [button_width(b, self.program.text, smaller) for b in buttons]
            gap = self.places.px(12)
            if sum(widths) + gap * len(widths) <= details.w * 0.5:
                break
        x = details.right - self.places.px(20)
        placed = []
        for button, wide, (_, act) in zip(buttons, widths, wanted, strict=True):
            y = details.centre[1] - self.places.target / 2
            placed.append((replace(button, rect=Rect(x - wide, y, wide, self.places.target)), act))
            x -= wide + gap
        return placed

    def remarks(self, room: Rect) -> list[Note]:
        words, places, details = self.program.words, self.places, self._details(room)
        challenge = self._challenges[self._shown]
        ways = [button for button, _ in self._entries if button.id in WAYS]
        left, edge = details.x + places.px(24), min(button.rect.x for button in ways)
        inner = Rect(left, details.y + places.px(12), edge - left - places.px(20), 0)
        tall = details.h - places.px(24)
        told = words.say(challenge.told)
        return [
            Note("text.challenge", self._title(challenge), replace(inner, h=tall * 0.34), "title",
                 TITLE_PX, palette.GOLD_TEXT),
            Note("text.told_challenge", told,
                 replace(inner, y=inner.y + tall * 0.34, h=tall * 0.38), "body", TOLD_PX,
                 palette.IVORY),
            Note("text.best", self._best(challenge),
                 replace(inner, y=inner.y + tall * 0.72, h=tall * 0.28), "body_italic", BEST_PX,
                 palette.BODY),
        ]  # fmt: skip

    def _best(self, challenge: Challenge) -> str:
        """For how many it is, and what became of it."""
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

    def draw(self, surface: Canvas, room: Rect) -> None:
        text, places, details = self.program.text, self.places, self._details(room)
        rules = self.program.rules["base"]
        faces = {card.face: card for card in rules.all_cards if card.kind == DOOR}
        doors = cycle(faces.values())
        steps = laid_out(len(self._challenges), self._stairs(room), places)
        looks = []
        for number, (challenge, step, door) in enumerate(
            zip(self._challenges, steps, doors, strict=False)
        ):
            key, won = f"{STEP}{challenge.number}", self._of(challenge).state == "won"
            at = key == self._hover, key == self._focus
            following = number == self._next and not won
            picked = number == self._shown
            looks.append((step, StairsLook(challenge.number, door, won, following, picked, *at)))
        draw_steps(surface, looks, text, self.program.cards, places)
        slabs.slab(surface, details, places.px(14), places.px(1), slabs.ROW, places)
        for button, _ in self._entries:
            if button.id in WAYS:
                self.draw_pill(surface, button)

    # What a press brings about

    def _show(self, number: int) -> None:
        self._shown = max(0, min(number, len(self._challenges) - 1))
        self.place()

    def stand(self, key: str) -> None:
        """The challenge in focus is shown."""
        super().stand(key)
        if key.startswith(STEP):
            self._show(int(key.removeprefix(STEP)) - 1)
