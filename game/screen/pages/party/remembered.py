"""The last choices of two players who set the table, in the settings. Each is read by itself: one
that is damaged or missing gets its first value, and spoils no other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast, get_args

from game.plain import Malformed, one_of, truth, word
from game.rules.state import Seat, Visibility
from game.screen.pages.party.party_form import PartyForm
from game.screen.program import Program
from game.screen.ui.fields import Typed as Field
from game.table.party import (
    EMBLEMS,
    LONGEST_NAME,
    Manner,
    Party,
    Starter,
    Talk,
    can_be_seen,
    usual_talk,
)
from game.words import Words


def plain_of(form: PartyForm) -> dict[str, Any]:
    """Returns the choices as JSON values, without the deal."""
    names = (" ".join(name.text.split()) for name in form.names)
    return {
        "players": [
            {"name": name, "emblem": emblem}
            for name, emblem in zip(names, form.emblems, strict=True)
        ],
        "manner": form.manner,
        "starter": form.starter,
        "seats": dict(form.seats),
        "talk": form.talk,
    }


def remembered(plain: object, words: Words) -> PartyForm:
    """Returns the form with the choices in these JSON values. Older files told of fixed seats in
    another way; these get the first value."""
    first, second = (_name(plain, seat, words) for seat in (0, 1))
    return PartyForm(
        (first, second),
        _emblems(plain),
        cast(Manner, _one_of(_inside(plain, "manner"), get_args(Manner)) or "open"),
        cast(Starter, _one_of(_inside(plain, "starter"), get_args(Starter)) or "seed"),
        _seats(plain),
        cast(Talk | None, _one_of(_inside(plain, "talk"), get_args(Talk))),
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
    return replace(form.party(program.words), manner=manner, talk=usual_talk(manner))
