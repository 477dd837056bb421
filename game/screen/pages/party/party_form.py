"""The wishes of two players before a game: names and emblems, how they share the screen, who
starts, and which deal. The settings remember the last choices. Each of them is read by itself: one
that is damaged or missing gets its first value, and spoils no other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, cast, get_args

from game.plain import Malformed, one_of, truth, word
from game.rules.chance import LONGEST_SEED
from game.rules.state import Seat, Visibility
from game.screen.lettering.legible import apart, named
from game.screen.program import Program
from game.screen.ui.fields import Typed as Field
from game.seeds import clean_seed
from game.table.party import (
    EMBLEMS,
    LONGEST_NAME,
    Manner,
    Party,
    Player,
    Starter,
    Talk,
    can_be_seen,
    usual_talk,
    visibility_of,
)
from game.words import Words

NAMES = "field.name.0", "field.name.1"
SEED = "field.seed"
SEED_ROOM = 2 * LONGEST_SEED
"""Greatest number of letters in the field of the seed: more than a seed may have, so that one that
is too long can be seen and mended."""
EMPTY: Mapping[str, Field] = {
    **dict.fromkeys(NAMES, Field("", LONGEST_NAME)),
    SEED: Field("", SEED_ROOM),
}


@dataclass(frozen=True)
class PartyForm:
    """The wishes of two players: the lines that they type, by the ids of their fields, and the
    emblems by seat.

    An empty name stands for that of `Words.player`, an empty seed for a new one. `seats` holds for
    open and for hidden hands whether the seats are fixed, where that was chosen. `talk` is None
    until it is chosen. `sleepwalks` tells whether the sleepwalker is the second player. `left_out`
    holds the letters typed last that cannot be shown in a name."""

    lines: Mapping[str, Field]
    emblems: tuple[str, str]
    manner: Manner = "open"
    starter: Starter = "seed"
    seats: Mapping[Visibility, bool] = field(default_factory=dict)
    talk: Talk | None = None
    sleepwalks: bool = False
    left_out: str = ""

    @property
    def fixed(self) -> bool:
        """Whether the seats stay left and right: as chosen for hands of this kind, or else of the
        other."""
        open_hands, hidden = self.seats.get("open"), self.seats.get("hidden")
        chosen = (open_hands, hidden) if self.manner == "open" else (hidden, open_hands)
        return next((fixed for fixed in chosen if fixed is not None), True)

    @property
    def agreed(self) -> Talk:
        """How much the players tell each other: as chosen, or else as usual in this manner
        (R44)."""
        return self.talk or usual_talk(self.manner)

    def with_line(self, key: str, line: Field) -> PartyForm:
        """Returns the form with another line in the field of this id."""
        return replace(self, lines={**self.lines, key: line})

    def typed(self, key: str, letters: str) -> PartyForm:
        """Returns the form after letters were typed into the field of this id. A name takes only
        letters that can be shown, a seed takes all."""
        line = self.lines[key]
        if key == SEED:
            return replace(self.with_line(key, line.typed(letters)), left_out="")
        typed, left_out = line.typed_legibly(letters)
        if typed == line:
            left_out = apart(self.left_out + left_out)[1]
        return replace(self.with_line(key, typed), left_out=left_out)

    def with_emblem(self, seat: int, emblem: str) -> PartyForm:
        """Returns the form with this emblem for a seat. If the other player has it, they swap."""
        mine, theirs = self.emblems[seat], self.emblems[1 - seat]
        theirs = mine if emblem == theirs else theirs
        return replace(self, emblems=(emblem, theirs) if seat == 0 else (theirs, emblem))

    def with_seats_turned(self) -> PartyForm:
        """Returns the form with seats that are fixed, if they were not, or not, if they were."""
        return replace(self, seats={**self.seats, visibility_of(self.manner): not self.fixed})

    @property
    def names(self) -> list[str]:
        """The names that were typed, with single spaces."""
        return [" ".join(self.lines[key].text.split()) for key in NAMES]

    def called(self, words: Words) -> tuple[str, str]:
        """Returns the names of the players, by seat."""
        first, second = (name or words.player(seat) for seat, name in enumerate(self.names))
        return first, words.sleepwalker() if self.sleepwalks else second

    @property
    def sleepwalker(self) -> Seat | None:
        """The seat of the sleepwalker, or None."""
        return 1 if self.sleepwalks else None

    def clean_seed(self) -> str | None:
        """Returns the seed, or None for a new one. Raises ValueError if the text is no seed."""
        seed = self.lines[SEED].text
        return clean_seed(seed) if seed.strip() else None

    def remarks(self, words: Words) -> str:
        """Returns sentences about the fields: letters that cannot be shown, and why no game can
        start. It is empty if all is well."""
        told, kept = [], apart(self.lines[SEED].text)[1]
        if self.left_out:
            letter = named(self.left_out[0])
            alone = words.say("{letter} cannot be shown and was left out.", letter=letter)
            more = words.say(
                "{letter} and others cannot be shown and were left out.", letter=letter
            )
            told.append(alone if len(self.left_out) == 1 else more)
        if objection := self.objection(words):
            told.append(objection)
        elif kept:
            letter = named(kept[0])
            told.append(words.say("The seed holds {letter}, shown as a box.", letter=letter))
        return " ".join(told)

    def objection(self, words: Words) -> str:
        """Returns why no game can start like this, or an empty text if it can."""
        first, second = self.called(words)
        if first.casefold() == second.casefold():
            return words.say("Both players have the same name: one of them needs another.")
        try:
            self.clean_seed()
        except ValueError:
            return words.say(
                "A seed has 1 to {most} characters, none of them a control character.",
                most=LONGEST_SEED,
            )
        return ""

    def party(self, words: Words) -> Party:
        """Returns who plays, and how."""
        first, second = map(Player, self.called(words), self.emblems)
        return Party((first, second), self.manner, self.starter, self.fixed, self.agreed)

    def plain(self) -> dict[str, Any]:
        """Returns the choices as JSON values, without the deal."""
        return {
            "players": [
                {"name": name, "emblem": emblem}
                for name, emblem in zip(self.names, self.emblems, strict=True)
            ],
            "manner": self.manner,
            "starter": self.starter,
            "seats": dict(self.seats),
            "talk": self.talk,
            "sleepwalks": self.sleepwalks,
        }


def remembered(plain: object, words: Words) -> PartyForm:
    """Returns the form with the choices in these JSON values. Older files told of fixed seats in
    another way; these get the first value."""
    names = (_name(plain, seat, words) for seat in (0, 1))
    return PartyForm(
        {**EMPTY, **dict(zip(NAMES, names, strict=True))},
        _emblems(plain),
        cast(Manner, _one_of(_inside(plain, "manner"), get_args(Manner)) or "open"),
        cast(Starter, _one_of(_inside(plain, "starter"), get_args(Starter)) or "seed"),
        _seats(plain),
        cast(Talk | None, _one_of(_inside(plain, "talk"), get_args(Talk))),
        _inside(plain, "sleepwalks") is True,
    )


def _inside(plain: object, *way: str | int) -> object:
    """Returns the value at this path of keys and numbers, or None if there is none."""
    for step in way:
        if isinstance(plain, dict):
            plain = plain.get(step)
        elif isinstance(plain, list) and isinstance(step, int) and step < len(plain):
            plain = plain[step]
        else:
            return None
    return plain


def _one_of(plain: object, choices: Collection[str]) -> str | None:
    with suppress(Malformed):
        return one_of(plain, choices, "choice")
    return None


def _name(plain: object, seat: Seat, words: Words) -> Field:
    """Returns the name of a player. It is empty for the usual name, and for one that cannot be
    seen."""
    name = _inside(plain, "players", seat, "name")
    with suppress(Malformed):
        told = word(name, "player's name", LONGEST_NAME)
        if can_be_seen(told) and told != words.player(seat):
            return Field("", LONGEST_NAME).typed(told)
    return Field("", LONGEST_NAME)


def _emblems(plain: object) -> tuple[str, str]:
    """Returns two emblems that differ. If both were the same, the second player gets the first one
    that is free."""
    first, second = (_one_of(_inside(plain, "players", seat, "emblem"), EMBLEMS) for seat in (0, 1))
    first = first or next(emblem for emblem in EMBLEMS if emblem != second)
    if second in (None, first):
        second = next(emblem for emblem in EMBLEMS if emblem != first)
    return first, second


def _seats(plain: object) -> Mapping[Visibility, bool]:
    seats: dict[Visibility, bool] = {}
    for visibility in get_args(Visibility):
        with suppress(Malformed):
            seats[visibility] = truth(_inside(plain, "seats", visibility), "choice")
    return seats


def who_sits_here(program: Program, visibility: Visibility) -> Party:
    """Returns the two who sat here last, with open hands or behind a curtain. One who is alone
    plays both."""
    form = remembered(program.settings.party, program.words)
    if form.objection(program.words):
        form = remembered(None, program.words)
    manner: Manner = "open" if visibility == "open" else "curtain"
    form = replace(form, sleepwalks=False)
    return replace(form.party(program.words), manner=manner, talk=usual_talk(manner))
