"""The game that comes next after one that is over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.records.deals.deal import Deal, deal_of
from game.records.deals.weeks import opening_of, week_of
from game.rules.game import Game
from game.screen.pages.deals.deal_names import deal_name
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.buttons import Button
from game.table.party import Starter
from game.table.saved_table import SavedTable

NEW_GAME = "button.new_game"


def deal_told(program: Program, game: Game) -> str:
    """Returns the name of the deal: its day or week, its challenge, or else the game and the
    seed."""
    words, deal = program.words, deal_of(game)
    if opening_of(deal) or program.rules.challenge(deal.edition):
        return deal_name(words, deal, program.rules)
    seed, played = words.say("Seed: {seed}", seed=game.seed), words.game_in_brief(deal.edition)
    return f"{played}, {seed}" if played else seed


def next_game(program: Program, game: Game, desk: SavedTable, page: Scene) -> Button:
    """Returns the button to the next game: after a deal of a day or week, the deals of that time;
    after a challenge that was won, the next one, and after any other the ladder; otherwise a new
    deal for the same players, of whom it tells who starts."""
    say, deal = program.words.say, deal_of(game)
    day, challenge = opening_of(deal), program.rules.challenge(deal.edition)
    if day:
        show = partial(program.ways.deals, "week" if week_of(deal) else "today", day)
        return Button("button.deals", label=say("Deals"), primary=True, act=show)
    if challenge is None:
        told, again = "", partial(deal_again, program, game, rematch(game, desk))
        if desk.party:
            begins = desk.party.names[1 - game.state.first_seat]
            told = say("A new deal for the two of you. {player} begins.", player=begins)
        return Button(NEW_GAME, hint=told, label=say("New game"), primary=True, act=again)
    after = [one for one in program.rules.challenges if one.number == challenge.number + 1]
    if game.state.result != "won" or not after:
        show = partial(program.ways.deals, "ladder")
        return Button("button.ladder", label=say("Ladder"), primary=True, act=show)
    label = say("Challenge {number}", number=after[0].number)
    begin = partial(begin_challenge, program, after[0].deal, desk, page)
    return Button("button.next", label=label, primary=True, act=begin)


def begin_challenge(program: Program, deal: Deal, desk: SavedTable, page: Scene) -> None:
    """Begins a challenge: at once for one player, and for two who have just played; otherwise two
    set the table first. The deal says who starts."""
    if deal.seats == 1:
        program.games.new_game(deal.seed, deal.edition)
    elif desk.party:
        party = replace(desk.party, starter="seed")
        program.games.new_pair(party, deal.seed, deal.edition, desk.sleepwalker)
    else:
        program.ways.set_table(deal, page)


def rematch(game: Game, desk: SavedTable) -> SavedTable:
    """Returns the desk of the next game. Of two players, the one starts who did not start this
    game."""
    if desk.party is None:
        return desk
    starter: Starter = "second" if game.state.first_seat == 0 else "first"
    return replace(desk, party=replace(desk.party, starter=starter))


def deal_again(program: Program, game: Game, desk: SavedTable, seed: str | None = None) -> None:
    """Begins a game of the same edition for the same players, with this seed or a new one."""
    if desk.party is None:
        program.games.new_game(seed, game.rules.edition)
    else:
        program.games.new_pair(desk.party, seed, game.rules.edition, desk.sleepwalker)
