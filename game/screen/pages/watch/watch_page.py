"""The page on which an adviser plays and one watches, at any speed, back and forth. One can also
play on from there."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.players.self_play import SelfPlay, shuffled_anew
from game.records.deals.deal import Deal, deal_of
from game.rules.game import Game
from game.screen.input.keyboard import BOOK_KEY
from game.screen.pages.party.party_form import who_sits_here
from game.screen.pages.replay.around import LINE, MARK
from game.screen.pages.replay.branch_question import branch_question
from game.screen.pages.replay.paper_page import PaperPage
from game.screen.pages.replay.transport import BRANCH, LOG, PLAY, SPEED, SPEEDS, play_button
from game.screen.pages.watch.watched_play import AT_ONCE, WATCH_RATES, WatchedPlay
from game.screen.pages.watch.watched_table import WatchedTable
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.asking.book_button import BOOK
from game.screen.table.hints.best_answers import chance
from game.screen.ui.buttons import Button
from game.screen.ui.sheet_layout import BACK
from game.seeds import new_seed
from game.table.asking.buttons import Button as TableButton
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement
from game.table.party import Party
from game.table.replay import Recording
from game.table.saved_table import SavedTable
from game.words import msgid

BEFORE, NEXT = "button.decision_back", "button.decision_on"
AGAIN, OWN = "button.another", "button.play_deal"
KEYS: Mapping[int, str] = {
    pygame.K_SPACE: PLAY,
    pygame.K_LEFT: BEFORE,
    pygame.K_RIGHT: NEXT,
    pygame.K_s: SPEED,
    pygame.K_l: LOG,
    pygame.K_n: AGAIN,
    pygame.K_p: BRANCH,
    pygame.K_ESCAPE: BACK,
    BOOK_KEY: BOOK,
}
"""The button that each key presses."""


class Watch(PaperPage):
    """Shows how the adviser plays `game`: one that was just dealt, for the `party` if it is for
    two, or a copy of somebody's game if the page `continues` that. Back leads to the scene
    `before`."""

    name = "watch"
    keys, speeds, sign = KEYS, {**SPEEDS, AT_ONCE: msgid("At once")}, "eye"

    def __init__(
        self,
        program: Program,
        game: Game,
        party: Party | None,
        before: Scene | None,
        continues: bool,
        rate: float = 1.0,
    ) -> None:
        self._game, self._party, self._continues = game, party, continues
        staging = program.rules.of(game.rules.edition).show
        adviser = program.rules.adviser(game.rules.edition, game.state.seats)
        recording = Recording(game, "open", staging)
        at = recording.last if continues else 0
        arrangement = Arrangement(
            fixed=bool(party and party.fixed),
            letters=program.letters,
            left_handed=program.settings.left_handed,
        )
        self._watched = WatchedPlay(
            SelfPlay(game, adviser, time.perf_counter),
            recording,
            program.size,
            program.tempo,
            arrangement,
            staging,
            at,
        )
        self._watched.rate = rate
        table = WatchedTable(program, game, party, self._watched)
        super().__init__(program, self._watched, table, party)
        self._before = before
        self._arrived = False
        """Whether something still moved when the button of the mouse went down."""
        self.resized()

    @property
    def thinks(self) -> bool:
        """True if the adviser has something to think about."""
        return self._watched.thinks

    def title(self) -> str:
        return self.program.words.say("THE ADVISER PLAYS")

    def heading(self, turn: str) -> str:
        """Returns the turn, the chance of victory, and what one should know of a game that is
        continued."""
        words, move = self.program.words, self._watched.move
        reckoned = chance(words, move.advice.chance) if move else ""
        told = [
            turn,
            words.say("Chance of victory: {n}", n=reckoned) if reckoned else "",
            words.say("the unseen cards are shuffled anew") if self._continues else "",
        ]
        return " · ".join(filter(None, told))

    @property
    def known(self) -> int | None:
        return self._watched.seen

    def bar_buttons(self) -> Sequence[TableButton]:
        words, watched = self.program.words, self._watched
        say = words.say
        first, before, after = (
            next(iter(watched.recording.decisions), 0),
            *("decision-back", "decision-on"),
        )
        return [
            TableButton(
                BEFORE,
                say("Decision before"),
                enabled=watched.at > first,
                hint=words.key("left"),
                icon=before,
            ),
            play_button(self.program.words, watched),
            TableButton(
                NEXT,
                say("Next decision"),
                enabled=not watched.ended,
                hint=words.key("right"),
                icon=after,
            ),
            TableButton(LOG, say("Log"), hint=words.key("log"), icon="log"),
        ]

    def ribbon_buttons(self) -> Iterator[Button]:
        """Yields the ways to another game, into this one, and back. If the page continues
        somebody's game, that game waits on its own table, so nothing leads into it."""
        say, ended = self.program.words.say, self._watched.ended
        label = say("Another") if ended else say("New deal")
        label = say("Shuffle again") if self._continues else label
        yield Button(
            AGAIN, label=label, key=self.program.words.key("again"), act=self._show_another
        )
        if ended and not self._continues:
            yield Button(OWN, label=say("Play this deal yourself"), act=self._play_this_deal)
        elif not self._continues:
            yield Button(BRANCH, label=say("Play on from here"), act=self._ask_to_play_on)
        yield Button(BACK, label=say("Back"), key=self.program.words.key("back"), act=self._go_back)

    # What is done

    def settle(self) -> None:
        """Ends all motion at once. The press that does so does nothing else."""
        self._arrived = self.playback.director.telling
        self.playback.director.finish()
        self.table.turned()
        self.renew()

    def act(self, thing: Thing | None) -> None:
        """Goes on after a press anywhere, except on what has an act of its own."""
        leaf, arrived = self.leaf.panel, self._arrived
        self._arrived = False
        super().act(thing)
        own = thing is not None and (
            thing.id == LINE or thing.id.startswith(MARK) or thing.role == "button"
        )
        if leaf is None and not own and not arrived:
            self._go_on()

    def _go_on(self) -> None:
        """Goes on to the next decision, or ends the motions on the way there."""
        if self.playback.director.telling:
            self.playback.director.finish()
            self.table.turned()
        else:
            self._watched.go_on()
        self.leaf.follow()

    def do(self, key: str) -> None:
        watched, arrived = self._watched, self._arrived
        self._arrived = False
        if key == PLAY:
            watched.toggle()
            self.table.turned()
        elif key == NEXT and not arrived:
            self._go_on()
        elif key == BEFORE:
            watched.turn(self.recording.decisions, on=False)
            self.table.turned()
            self.leaf.follow()
        elif key == SPEED:
            now = WATCH_RATES.index(watched.rate)
            watched.set_rate(WATCH_RATES[(now + 1) % len(WATCH_RATES)])
        elif key == LOG:
            self.leaf.toggle_log()
        elif key == AGAIN:
            self._show_another()
        elif key == BRANCH:
            self._ask_to_play_on()
        elif key == OWN:
            self._play_this_deal()
        elif key == BACK:
            self._go_back()
        elif key == BOOK:
            self.program.ways.book()

    def key(self, event: pygame.Event) -> None:
        self._arrived = False
        super().key(event)

    def _go_back(self) -> None:
        if self._before is None:
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    def _show_another(self) -> None:
        """Shows a new deal, or the same game shuffled anew from the same moment."""
        ways, game = self.program.ways, self._game
        if self._continues:
            cut = self.recording.decisions[self._watched.first]
            ways.watch_on(Game(game.rules, game.log[: cut + 1]), self._party, self._before)
        else:
            ways.watch(game.state.seats, self._before, self._watched.rate)

    def _ask_to_play_on(self) -> None:
        at = self.recording.begins_from(self.playback.at)
        if at is None or self._continues or self._watched.ended:
            return
        self._watched.playing = False
        desk = SavedTable(self._party, hints=1)
        branch = partial(self.program.games.branch, self._game, desk, at)
        self.turn_to(at)
        view = self.recording.frames[at][1]
        apart = self.program.words.say("It counts apart from other games, as one with a hint.")
        self.program.scene = branch_question(self.program, self, view, self._party, branch, apart)

    def _play_this_deal(self) -> None:
        """Begins a game of this deal. It counts apart, as its cards have been seen."""
        deal = deal_of(self._game)
        if deal.seats == 1:
            self.program.games.new_game(deal.seed, deal.edition)
        else:
            self.program.ways.set_table(deal)


def watched_deal(program: Program, seats: int, before: Scene | None, rate: float) -> Watch:
    """Returns the page on which the adviser plays a new deal for so many seats."""
    deal, party = Deal(new_seed(), seats=seats), None
    if seats == 2:
        party = who_sits_here(program, "open")
    program.games.seen(deal)
    game = deal.begun(program.rules[deal.edition])
    return Watch(program, game, party, before, continues=False, rate=rate)


def watched_on(program: Program, game: Game, party: Party | None, before: Scene | None) -> Watch:
    """Returns the page on which the adviser plays on a copy of somebody's game from now on. Unseen
    cards are shuffled anew, so that nothing about them is told."""
    return Watch(program, shuffled_anew(game, new_seed()), party, before, continues=True)
