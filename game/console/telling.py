"""The table in words, one line a zone, and the log in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from game.rules.card import Card
from game.rules.event import Event, Secret, TurnBegan
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, DISCARD, DOORS, EVERYWHERE, HAND, LIMBO, ROW, SHARED, owned
from game.rules.view import View
from game.table import counting
from game.words import Names, Words


class Chronicle:
    """A log in sentences, by turns, and the sentences that were not read yet. It must only be given
    events as its reader may see them."""

    def __init__(self, words: Words, names: Names | None) -> None:
        self._words = words
        self._names = names
        self._turns: list[list[str]] = [[]]
        self._news: list[str] = []

    def add(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._turns.append([])
        sentences = [self._words.event(event, self._names), self._words.aside(event)]
        told = [sentence for sentence in sentences if sentence]
        self._turns[-1] += told
        self._news += told

    def news(self) -> list[str]:
        """Returns what has not been read yet; from now on it has."""
        news, self._news = self._news, []
        return news

    def last_turns(self) -> list[str]:
        """Returns the sentences of the turn before this one, and of this one."""
        return [sentence for turn in self._turns[-2:] for sentence in turn]


LAST_CARDS = 3
"""Cards by which the end of a row is told: as many as a trio has."""


class Telling:
    """Puts views into lines, with the names of the players if there are two."""

    def __init__(self, words: Words, names: Names | None, rules: Ruleset) -> None:
        self._words = words
        self._names = names
        self._trio = rules.trio
        self._printed = {card.face: place for place, card in enumerate(rules.all_cards)}
        self._own = {name for name in rules.zones if name not in EVERYWHERE}

    def table(self, view: View) -> Iterator[str]:
        """Yields the whole table, shortly."""
        words = self._words
        if self._names is None:
            yield words.turn(view.turn)
        else:
            yield words.say("It is up to {player}.", player=self._names[view.active])
        yield self._line(DECK, words.plural("{n} card", "{n} cards", view.deck_count))
        if view.known_top:
            cards = words.cards(view.known_top)
            yield words.say("Known on top of the deck: {cards}", cards=cards)
        for seat in range(view.seats):
            yield self._doors(view, seat)
            yield self._line(ROW, self._row(view.rows[seat]), seat)
        if run := counting.run(view, view.active, self._trio):
            marker = words.run_marker(run.colour, len(run.cards))
            yield words.say("Towards a trio: {marker}", marker=marker)
        if view.limbo:
            yield self._line(LIMBO, words.cards(view.limbo))
        for name in sorted(view.zones):
            if name.partition(":")[0] in self._own and view.zones[name]:
                told = self._held(view, name)
                yield words.say(
                    "{caption}: {content}", caption=words.zone(name, self._names), content=told
                )
        if self._names is not None:
            yield self._line(HAND, self._cards(view.partner_hand), 1 - view.seat)
            yield self._line(SHARED, self._cards(view.shared))
        yield self._line(HAND, self._cards(view.hand), view.seat)

    def doors(self, view: View) -> Iterator[str]:
        return (self._doors(view, seat) for seat in range(view.seats))

    def rows(self, view: View) -> Iterator[str]:
        return (self._line(ROW, self._cards(row), seat) for seat, row in enumerate(view.rows))

    def discard(self, view: View) -> Iterator[str]:
        """Yields the cards of the discard pile, by face."""
        yield self._line(DISCARD, self._words.plural("{n} card", "{n} cards", len(view.discard)))
        yield from self._counted(Counter(card.face for card in view.discard))

    def unseen(self, view: View) -> Iterator[str]:
        """Yields the cards in the deck or another hand, by face."""
        cards = self._words.plural("{n} card", "{n} cards", sum(view.unknown.values()))
        yield self._words.say("Unseen: {cards}", cards=cards)
        yield from self._counted(view.unknown)
        if view.known_bottom:
            yield self._words.beneath(view)

    def _counted(self, faces: Mapping[str, int]) -> Iterator[str]:
        for face in sorted(faces, key=self._printed.__getitem__):
            yield self._words.say("{n} times {card}", n=faces[face], card=self._words.card(face))

    def _doors(self, view: View, seat: int) -> str:
        places = [self._words.plate(door) for door in view.doors[seat]]
        return self._line(DOORS, self._listed(places), seat)

    def _row(self, row: Secret) -> str:
        if len(row) <= LAST_CARDS:
            return self._cards(row)
        return self._words.say(
            "{n} cards, of which the last are {cards}",
            n=len(row),
            cards=self._words.cards(row[-LAST_CARDS:]),
        )

    def _cards(self, cards: Secret) -> str:
        return self._listed(self._words.card(card) for card in cards)

    def _held(self, view: View, name: str) -> str:
        """Returns the known cards of a zone of an edition; if several lie face down, how many."""
        cards = view.zones[name]
        if len(cards) > 1 and not any(cards):
            return self._words.plural("{n} face-down card", "{n} face-down cards", len(cards))
        return self._listed(self._tied(card, view) for card in cards)

    def _tied(self, card: Card | None, view: View) -> str:
        """Returns a card, and whether the Door to which it belongs is open."""
        told = self._words.card(card)
        open_doors = {door for doors in view.doors for door in doors}
        if card is None or view.tied.get(card) not in open_doors:
            return told
        return self._words.say("{card} (met)", card=told)

    def _listed(self, names: Iterable[str]) -> str:
        return self._words.say(", ").join(names) or self._words.say("none")

    def _line(self, zone: str, content: str, seat: int | None = None) -> str:
        caption = self._words.zone(zone if seat is None else owned(zone, seat), self._names)
        return self._words.say("{caption}: {content}", caption=caption, content=content)
