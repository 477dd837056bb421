"""What two players wish before a game: names and emblems, how they share the screen, who starts,
and which deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import cast

from game.records.deals.deal import Deal
from game.rules.chance import LONGEST_SEED
from game.rules.state import Seat, Visibility
from game.screen.lettering.legible import apart, named
from game.screen.ui.fields import Typed as Field
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
"""Greatest number of letters in the field of the seed: more than a seed may have, so that one that
is too long can be seen and mended."""
NEW_DEAL = Field("", SEED_ROOM)


@dataclass(frozen=True)
class PartyForm:
    """The wishes of two players; names and emblems are by seat.

    An empty name stands for that of `Words.player`, an empty seed for a new one. `seats` holds for
    open and for hidden hands whether the seats are fixed, where that was chosen. `talk` is None
    until it is chosen. `left_out` holds the letters typed last that cannot be shown in a name."""

    names: tuple[Field, Field]
    emblems: tuple[str, str]
    manner: Manner = "open"
    starter: Starter = "seed"
    seats: Mapping[Visibility, bool] = field(default_factory=dict)
    talk: Talk | None = None
    seed: Field = NEW_DEAL
    left_out: str = ""
    dealt: str = ""
    """Name of the deal, if neither it nor who starts can be chosen here; otherwise empty."""
    played: str = ""
    """Name of the game, if it is not the base game; otherwise empty."""

    @property
    def fixed(self) -> bool:
        """Whether the seats stay left and right: as chosen for hands of this kind, or else of the
        other."""
        open_hands, hidden = self.seats.get("open"), self.seats.get("hidden")
        chosen = (open_hands, hidden) if self.manner == "open" else (hidden, open_hands)
        return next((fixed for fixed in chosen if fixed is not None), True)

    @property
    def agreed(self) -> Talk:
        """How much the players tell each other: as chosen, or else as usual."""
        return self.talk or usual_talk(self.manner)

    def field(self, key: str) -> Field | None:
        """Returns the field of this id, or None if there is none."""
        if key in NAMES:
            return self.names[NAMES.index(key)]
        return self.seed if key == SEED else None

    def with_field(self, key: str, field: Field) -> PartyForm:
        """Returns the form with this field in place of the one of this id."""
        if key == SEED:
            return replace(self, seed=field)
        first, second = self.names
        return replace(self, names=(field, second) if key == NAMES[0] else (first, field))

    def typed(self, key: str, letters: str) -> PartyForm:
        """Returns the form after letters were typed into the field of this id. A name takes only
        letters that can be shown, a seed takes all."""
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
        """Returns the form after the button of this id was pressed; other ids change nothing."""
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
        """Returns the form with this emblem for a seat. If the other player has it, they swap."""
        mine, theirs = self.emblems[seat], self.emblems[1 - seat]
        theirs = mine if emblem == theirs else theirs
        return replace(self, emblems=(emblem, theirs) if seat == 0 else (theirs, emblem))

    def called(self, words: Words) -> tuple[str, str]:
        """Returns the names of the players, by seat."""
        first, second = (
            " ".join(name.text.split()) or words.player(seat)
            for seat, name in enumerate(self.names)
        )
        return first, second

    def clean_seed(self) -> str | None:
        """Returns the seed, or None for a new one. Raises ValueError if the text is no seed."""
        return clean_seed(self.seed.text) if self.seed.text.strip() else None

    def remarks(self, words: Words) -> str:
        """Returns sentences about the fields: letters that cannot be shown, and why no game can
        start. It is empty if all is well."""
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


def with_deal(form: PartyForm, deal: Deal, called: str) -> PartyForm:
    """Returns the form for this deal, whose name is `called`."""
    starters: dict[Seat | None, Starter] = {0: "first", 1: "second", None: "seed"}
    seed = replace(form.seed, text=deal.seed)
    return replace(form, seed=seed, starter=starters[deal.first], dealt=called)
