"""What two players wish for before a game: their names and emblems, how they share the screen, who
starts, and which deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import cast

from game.records.deals.deal import Deal
from game.rules.chance import LONGEST_SEED
from game.rules.state import Seat, Visibility
from game.screen.controls.fields import Field
from game.screen.lettering.legible import apart, named
from game.seeds import clean_seed
from game.table.party import (
    Manner,
    Party,
    Player,
    Starter,
    Talk,
    usual_talk,
    visibility_of,
)
from game.words import Words

NAMES = "field.name.0", "field.name.1"
SEED = "field.seed"
EMBLEM, STARTER = "button.emblem.", "button.starter."
SEED_ROOM = 2 * LONGEST_SEED
"""Letters of a seed that can be typed: so many that one too long can be seen and mended."""
NEW_DEAL = Field("", SEED_ROOM)


@dataclass(frozen=True)
class PartyForm:
    """Names and emblems are by seat. An empty name is that of `Words.player`; an empty seed is a
    new one. `seats` are fixed or not for open and for hidden hands, where that was chosen; `talk`
    is None until it is chosen; `left_out` are letters that were typed last and cannot be shown in
    a name."""

    names: tuple[Field, Field]
    emblems: tuple[str, str]
    manner: Manner = "open"
    starter: Starter = "seed"
    seats: Mapping[Visibility, bool] = field(default_factory=dict)
    talk: Talk | None = None
    seed: Field = NEW_DEAL
    left_out: str = ""
    dealt: str = ""
    """What the deal is called if it, and with it who starts, is not to be chosen here."""
    played: str = ""
    """What the game is called, if it is another than the base game."""

    @property
    def fixed(self) -> bool:
        """Whether seats stay left and right: as was chosen for such hands, or else for others."""
        open_hands, hidden = self.seats.get("open"), self.seats.get("hidden")
        chosen = (open_hands, hidden) if self.manner == "open" else (hidden, open_hands)
        return next((fixed for fixed in chosen if fixed is not None), True)

    @property
    def agreed(self) -> Talk:
        """How much they tell each other: as usual unless it was chosen."""
        return self.talk or usual_talk(self.manner)

    def field(self, key: str) -> Field | None:
        """The field of this id, if it is one."""
        if key in NAMES:
            return self.names[NAMES.index(key)]
        return self.seed if key == SEED else None

    def with_field(self, key: str, field: Field) -> PartyForm:
        """The field of this id as it is now."""
        if key == SEED:
            return replace(self, seed=field)
        first, second = self.names
        return replace(self, names=(field, second) if key == NAMES[0] else (first, field))

    def typed(self, key: str, letters: str) -> PartyForm:
        """Letters come into the field of this id. A name takes those that can be read, a
        seed takes all."""
        field = self.field(key)
        if field is None:
            return self
        if key == SEED:
            return replace(self, seed=field.typed(letters), left_out="")
        typed, left_out = field.typed_legibly(letters)
        if typed == field:
            left_out = apart(self.left_out + left_out)[1]
        return replace(self.with_field(key, typed), left_out=left_out)

    def after(self, key: str) -> PartyForm:
        """What is wished for once the button of this id is pressed; other ids change nothing."""
        match key.split("."):
            case "button", "emblem", seat, emblem:
                return self._with_emblem(int(seat), emblem)
            case "button", "manner", manner:
                return replace(self, manner=cast(Manner, manner))
            case "button", "talk", talk:
                return replace(self, talk=cast(Talk, talk))
            case "button", "starter", starter if not self.dealt:
                return replace(self, starter=cast(Starter, starter))
            case "button", "fixed":
                seats = {**self.seats, visibility_of(self.manner): not self.fixed}
                return replace(self, seats=seats)
        return self

    def _with_emblem(self, seat: int, emblem: str) -> PartyForm:
        """The other player gets the one that is given up, if both want the same."""
        mine, theirs = self.emblems[seat], self.emblems[1 - seat]
        theirs = mine if emblem == theirs else theirs
        return replace(self, emblems=(emblem, theirs) if seat == 0 else (theirs, emblem))

    def called(self, words: Words) -> tuple[str, str]:
        """What the players are called, by seat."""
        first, second = (
            " ".join(name.text.split()) or words.player(seat)
            for seat, name in enumerate(self.names)
        )
        return first, second

    def clean_seed(self) -> str | None:
        """The deal; None for a new one. Raises ValueError if what is typed is no seed."""
        return clean_seed(self.seed.text) if self.seed.text.strip() else None

    def remarks(self, words: Words) -> str:
        """What is to be said of the fields: letters that cannot be shown, and why no game can
        start like this; empty if all is well."""
        told, kept = [], apart(self.seed.text)[1]
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
        """Why no game can start like this; empty if it can."""
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
        """Who plays, and how."""
        first, second = map(Player, self.called(words), self.emblems)
        return Party((first, second), self.manner, self.starter, self.fixed, self.agreed)


def with_deal(form: PartyForm, deal: Deal, called: str) -> PartyForm:
    """The same for this deal, which is called so."""
    starters: dict[Seat | None, Starter] = {0: "first", 1: "second", None: "seed"}
    seed = replace(form.seed, text=deal.seed)
    return replace(form, seed=seed, starter=starters[deal.first], dealt=called)
