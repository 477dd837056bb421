"""The referee: the rules for programs, as JSON lines, so that bots in any language can play.

One request a line, one reply a line, in UTF-8. Whatever a line holds, its reply is one object: the
answer, or `{"error": "a sentence"}`, and then nothing has changed. An empty line is an error, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from inspect import Parameter, signature
from typing import BinaryIO

from game.editions import OFFERED, Editions
from game.plain import Malformed, Plain, shown
from game.records.journal.codec import Codec
from game.records.journal.text.json_lines import LONGEST_LINE, next_line, read, written
from game.rules.chance import first_seat_by_seed
from game.rules.event import Event, GameStarted, Secret
from game.rules.game import Game, IllegalCommand, opening
from game.rules.ruleset import Ruleset
from game.rules.state import EVERYWHERE, Seat, State
from game.rules.view import View, seen


class Refused(ValueError):
    """Raised for a request that cannot be carried out; the message is one sentence."""


TOO_LONG = written({"error": f"The line is longer than {LONGEST_LINE} bytes."})


class Referee:
    """A conversation with a program, about one game at a time."""

    def __init__(self, editions: Editions = OFFERED, game: Game | None = None) -> None:
        self.ended = False
        self._editions = editions
        self._codec = Codec(game.rules if game else Ruleset())
        self._current = game
        self._viewer: Seat | None = None
        """Seat that receives the replies; None for a program that may know everything."""

    def answer(self, line: bytes) -> bytes:
        """Returns the reply to one line. Never raises, whatever the line holds."""
        try:
            return written(self._carry_out(read(line)))
        except (ValueError, IllegalCommand) as refusal:
            return written({"error": str(refusal)})

    def _carry_out(self, request: Plain) -> Plain:
        name = request.pop("do", None)
        act = REQUESTS.get(name) if isinstance(name, str) else None
        if act is None:
            raise Refused(f'"do" is one of {", ".join(REQUESTS)}, not {shown(name)}.')
        keys = dict(list(signature(act).parameters.items())[1:])
        for key in request:
            if key not in keys:
                raise Refused(f'"{name}" has no key {shown(key)}.')
        for key, parameter in keys.items():
            if key not in request and parameter.default is Parameter.empty:
                raise Refused(f'"{name}" must have the key {shown(key)}.')
            if key in request and request[key] is None:
                raise Refused(f"The key {shown(key)} must not be null.")
        return act(self, **request)

    def new(
        self,
        seed: object,
        seats: object = 1,
        visibility: object = "open",
        first: object = "seed",
        events: object = "all",
        viewer: object = None,
        deck: object = None,
        edition: object = "base",
    ) -> Plain:
        """Starts a new game. A viewer, seat 0 unless it is given, goes with public events only.
        Raises Refused."""
        if isinstance(edition, str):
            edition = self._editions.canonical(edition)
        rules = self._rules(edition)
        codec = Codec(rules)
        text, size = codec.seed(seed), codec.field(GameStarted, "seats", seats)
        if first == "seed":
            first = first_seat_by_seed(text) if size == 2 else 0
        if events not in ("all", "public"):
            raise Refused(f'The events are "all" or "public", not {shown(events)}.')
        if events == "all" and viewer is not None:
            raise Refused('A viewer goes with "public" events only.')
        watching = None if events == "all" else codec.seat(0 if viewer is None else viewer)
        if watching is not None and watching >= size:
            raise Refused("The viewer must be one of the seats.")
        dealt = () if deck is None else codec.cards(deck)
        if deck is not None and not dealt:
            raise Refused("A deal names every card of the deck exactly once.")
        game = Game.start(
            rules,
            seed=text,
            seats=size,
            visibility=codec.field(GameStarted, "visibility", visibility),
            first_seat=codec.field(GameStarted, "first_seat", first),
            deck=dealt,
        )
        self._current, self._codec, self._viewer = game, codec, watching
        return self._position(self._seen(opening(rules), game.log))

    def _rules(self, edition: object) -> Ruleset:
        """Returns the rules of the game of this name."""
        if not isinstance(edition, str) or (rules := self._editions.get(edition)) is None:
            raise Refused(self._editions.listed)
        return rules

    def submit(self, command: object) -> Plain:
        """Answers the decision for the seat that is asked, whoever views."""
        before = self._game.state
        return self._position(self._seen(before, self._game.submit(self._codec.command(command))))

    def rewind(self, answers: object) -> Plain:
        """Takes answers back; the events are the whole log that remains. Raises Refused."""
        if type(answers) is not int:
            raise Refused('"answers" is a whole number.')
        self._game.rewind(answers)
        return self._position(self._seen(opening(self._game.rules), self._game.log))

    def load(self, events: object) -> Plain:
        """Plays a whole log again; from then on this conversation is told everything. Raises
        Refused."""
        if not isinstance(events, list):
            raise Refused('"events" is a list.')
        begin = events[0] if events else None
        rules = self._rules(begin.get("edition", "base") if isinstance(begin, dict) else "base")
        codec = Codec(rules)
        game = Game.replay(rules, self._told(events, codec))
        self._current, self._codec, self._viewer = game, codec, None
        return self._position([])

    def _told(self, events: list[object], codec: Codec) -> Iterator[Event]:
        for number, plain in enumerate(events, 1):
            try:
                yield codec.event(plain)
            except Malformed as flaw:
                raise Refused(f"Event {number} is not an event: {flaw}") from None

    def legal(self) -> Plain:
        """Returns every command that answers the decision, except conceding."""
        return {"legal": self._position([])["legal"]}

    def view(self, seat: object) -> Plain:
        """Returns what a seat may know; a viewer may ask only for its own view. Raises Refused."""
        state = self._game.state
        whose = self._codec.seat(seat)
        if whose >= state.seats:
            raise Refused("There is no such seat in this game.")
        if self._viewer not in (None, whose):
            raise Refused("A viewer may ask for its own view only.")
        return {"view": described(self._codec, View.of(state, whose))}

    def quit(self) -> Plain:
        """Ends the conversation after this reply."""
        self.ended = True
        return {}

    @property
    def _game(self) -> Game:
        if self._current is None:
            raise Refused("There is no game yet: ask for a new one first.")
        return self._current

    def _seen(self, state: State, events: Iterable[Event]) -> list[Plain]:
        """Returns the events after a state, as the receiver may see them."""
        if self._viewer is not None:
            events = seen(state, events, self._viewer)
        return [self._codec.encode(event) for event in events]

    def _position(self, events: list[Plain]) -> Plain:
        """Returns the answer to every move."""
        return position(self._codec, self._game, events, self._viewer)


def position(codec: Codec, game: Game, events: list[Plain], viewer: Seat | None) -> Plain:
    """Returns how a game stands after these events, for a seat, or for a program that may know
    everything. While the other seat is asked, nothing is asked here."""
    state, pending = game.state, game.pending
    told = pending if viewer in (None, state.active) else None
    return {
        "events": events,
        "pending": codec.decision(told, state.active) if told else None,
        "seat": state.active if pending else None,
        "legal": [codec.encode(command) for command in game.legal()] if told else [],
        "result": state.result,
    }


def described(codec: Codec, view: View) -> Plain:
    """Returns a view as plain values."""
    pending = view.pending
    return {
        "seat": view.seat,
        "turn": view.turn,
        "active": view.active,
        "deck_count": view.deck_count,
        "known_top": ids(view.known_top),
        "unseen": dict(view.unseen),
        "hand": ids(view.hand),
        "partner_hand": ids(view.partner_hand),
        "shared": ids(view.shared),
        "market": ids(view.market),
        "rows": [ids(row) for row in view.rows],
        "doors": [ids(doors) for doors in view.doors],
        "discard": ids(view.discard),
        "limbo": ids(view.limbo),
        "revealed": ids(view.revealed),
        # Those that have no key of their own.
        "zones": {
            name: ids(view.zones[name])
            for name in sorted(view.zones)
            if name.partition(":")[0] not in EVERYWHERE
        },
        "tied": {card.id: other.id for card, other in view.tied.items()},
        "pending": codec.decision(pending, view.seat) if pending else None,
        "result": view.result,
    }


def ids(cards: Secret) -> list[str | None]:
    """Returns the ids of cards; null for one that the viewer may not know."""
    return [card.id if card else None for card in cards]


REQUESTS: Mapping[str, Callable[..., Plain]] = {
    "new": Referee.new,
    "submit": Referee.submit,
    "rewind": Referee.rewind,
    "load": Referee.load,
    "legal": Referee.legal,
    "view": Referee.view,
    "quit": Referee.quit,
}
"""Names that `do` may have. The keys of a request are the parameters of its method."""


def run(requests: BinaryIO, replies: BinaryIO, game: Game | None = None) -> int:
    """Answers line by line until `quit`, the end of the requests, or nobody listens any more; at
    first about this game, if there is one.

    Returns the exit status, which is 0.
    """
    referee = Referee(game=game)
    try:
        while not referee.ended:
            line = next_line(requests)
            if line == b"":
                break
            replies.write(referee.answer(line) if line else TOO_LONG)
            replies.flush()
    except OSError:
        # Closed here and now, or the interpreter would complain of the unwritten rest at its end.
        with suppress(OSError):
            replies.close()
    return 0
