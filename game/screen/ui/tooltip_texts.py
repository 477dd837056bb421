"""The texts of the tooltips of buttons, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.hands.things import Thing
from game.words import Words, msgid


@dataclass(frozen=True)
class Told:
    """A sentence about a button, and the action of the key that does the same, if any."""

    sentence: str
    key: str = ""


TOLD: Mapping[str, Told] = {
    # The table
    "button.undo": Told(msgid("Takes back the last answer."), "undo"),
    "button.redo": Told(msgid("Gives the answer again that was taken back."), "redo"),
    "button.log": Told(msgid("All that has happened, with every card by its name."), "log"),
    "button.unseen": Told(msgid("Which cards have not been seen yet, counted by place."), "unseen"),
    "button.hint": Told(msgid("What the adviser would do. Again: the three best."), "hint"),
    "button.watch_on": Told(
        msgid("The adviser plays on in a copy. That is a hint, and this game counts apart then.")
    ),
    "button.menu": Told(msgid("Settings, controls, and the ways out."), "back"),
    "button.fold": Told(msgid("The Goals in their order, the spells and what they cost.")),
    "button.recap": Told(msgid("Shows once more what the other player did."), "recap"),
    "button.tray": Told(
        msgid("Lost just now. Press a sign to read its card, or the paper to close."), "back"
    ),
    "button.together": Told(
        msgid("How open the hands are, who sits where, how to talk."), "together"
    ),
    "button.why": Told(
        msgid("What the sleepwalker did last, and why. Asking costs nothing."), "why"
    ),
    "button.draw": Told(msgid("Draws what comes next. Pressing the deck does the same.")),
    "button.take_back": Told(msgid("What was laid goes home, and nothing of it is counted.")),
    "button.cover": Told(
        msgid("Lays the cloth over the hand, before the other one looks."), "cover"
    ),
    "button.lift": Told(msgid("Lifts the cloth from the hand: press twice, or hold.")),
    "button.start_over": Told(msgid("The cards lie again as they came.")),
    "button.book": Told(msgid("The rules about what is asked now."), "rules"),
    "button.share": Told(msgid("The share code and the seed of these cards, to copy.")),
    "button.rules": Told(msgid("All the rules, with pictures of the cards.")),
    "button.keys": Told(msgid("What each key does, and the mouse.")),
    "button.part_again": Told(msgid("Deals this part of the lesson anew.")),
    "button.leave_lesson": Told(msgid("Back to the lessons. This one can be continued.")),
    "button.concede": Told(msgid("Ends this game as a defeat.")),
    "button.title": Told(msgid("Back to the first page. The game is kept and can be continued.")),
    "button.put_away": Told(msgid("Closes what stands beside the table.")),
    "button.order": Told(msgid("Sorts these cards in another way.")),
    "filter.place.": Told(msgid("Shows only cards of the places that are picked.")),
    "filter.kind.": Told(msgid("Shows only cards with the symbols that are picked.")),
    "ribbon.": Told(msgid("What may come between, whatever is asked."), "ribbons"),
    # A replay
    "button.run": Told(msgid("Plays the game on from here. Any press stops it."), "run"),
    "button.turn_back": Told(msgid("To where this turn began, or the one before."), "page_up"),
    "button.decision_back": Told(msgid("To the decision before."), "up"),
    "button.event_back": Told(msgid("To the event before."), "left"),
    "button.event_on": Told(msgid("Shows the next event."), "right"),
    "button.decision_on": Told(msgid("Shows all up to the next decision."), "down"),
    "button.turn_on": Told(msgid("To where the next turn begins."), "page_down"),
    "button.speed": Told(msgid("How fast the replay is played."), "sort"),
    "button.branch": Told(msgid("Begins a new game at this point of the old one."), "play"),
    "button.timeline": Told(msgid("Press anywhere, or drag the knob: the table follows.")),
    # The other pages
    "button.new_game": Told(msgid("A new game for one, with newly shuffled cards.")),
    "button.two_players": Told(msgid("A game for two on one screen, together.")),
    "button.begin": Told(msgid("Begins with the boxes that are chosen.")),
    "button.learn": Told(msgid("How the game is played, tried out at a real table.")),
    "button.deals": Told(msgid("The deal of the day, a calendar, challenges, and share codes.")),
    "button.games": Told(msgid("All games that are kept, unfinished and finished.")),
    "button.statistics": Told(msgid("How many games were won, and how.")),
    "button.edition.": Told(msgid("Only these games. Press it again for all of them.")),
    "button.edition.all": Told(msgid("Every game, whatever was added to the base game.")),
    "button.csv": Told(msgid("Writes a table with a line for each game, for a spreadsheet.")),
    "button.json": Told(msgid("Writes all figures into a file, for programs.")),
    "button.anew": Told(msgid("Begins the figures anew. No game is deleted.")),
    "button.count_all": Told(msgid("Counts every finished game again.")),
    "button.same_deal": Told(msgid("Another try with the same cards in the same order.")),
    "button.result": Told(msgid("How the game ended, and what came of it.")),
    "button.look": Told(msgid("The table as it was at the end.")),
    "button.running": Told(msgid("Games that can be continued.")),
    "button.finished": Told(msgid("Games that were won or lost.")),
    "button.files": Told(msgid("Games in files, for instance from another computer.")),
    "button.restore": Told(msgid("Brings back the game that was deleted last.")),
    "button.replay": Told(msgid("Shows this game once more, event by event.")),
    "button.replay.": Told(msgid("Shows this game once more, event by event.")),
    "button.review": Told(msgid("What the adviser makes of every choice of this game.")),
    "button.review.": Told(msgid("What the adviser makes of every choice of this game.")),
    "button.export.": Told(msgid("Writes this game into a file that others can open.")),
    "button.import.": Told(msgid("Takes this game into the list.")),
    "button.goal": Told(msgid("What the two players need to win.")),
    "button.sofa": Told(msgid("For two who sit away from the screen.")),
    "button.fixed": Told(msgid("Nobody changes sides when the turn passes on.")),
    "button.full_screen": Told(msgid("The game fills the whole screen."), "full_screen"),
    "button.win_chance": Told(
        msgid("How likely the adviser thinks you are to win. Not for two, and not on the ladder.")
    ),
    "button.marker.": Told(
        msgid("Drag it onto what both can see, or press it and then that, to point at it.")
    ),
    "button.sign.": Told(
        msgid("Stays there until your next turn begins, or what it lies on has gone.")
    ),
}


def told_of(thing: Thing) -> Told | None:
    """Returns the text for a button. An id with a number at its end is looked up without it."""
    if thing.role != "button":
        return None
    return TOLD.get(thing.id) or TOLD.get(f"{thing.id.rpartition('.')[0]}.")


def hint_of(words: Words, thing: Thing) -> str:
    """Returns the sentence about a thing, or an empty text."""
    told = told_of(thing)
    return thing.hint or (words.say(told.sentence) if told else "")


def key_of(words: Words, thing: Thing) -> str:
    """Returns the key that does the same as a button, or an empty text."""
    told = told_of(thing)
    return words.key(told.key) if told and told.key else ""
