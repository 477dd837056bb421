"""What a typed text means: a share code, right or wrong, or else a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from game.editions import Editions
from game.records.deals.days import day_of
from game.records.deals.deal import BASE_NAME, Deal
from game.records.deals.share_code import meant_as_code, read_code
from game.rules.chance import LONGEST_SEED
from game.screen.pages.dates import day_told
from game.screen.pages.deals.deal_names import deal_name
from game.seeds import clean_seed
from game.words import Words


@dataclass(frozen=True)
class TypedDeal:
    """The deals that a text can mean, by number of seats, and a sentence about them. It is `wrong`
    if the text means no deal that can be played."""

    told: str
    deals: Mapping[int, Deal]
    wrong: bool = False


def typed_deal(
    words: Words, editions: Editions, text: str, today: date, edition: str = BASE_NAME
) -> TypedDeal:
    """Returns what a text means. A share code stands for one deal; any other text is a seed, for
    one or two who play this edition."""
    text = text.strip()
    if not text:
        return TypedDeal("", {})
    if meant_as_code(text):
        try:
            deal = read_code(text)
        except ValueError as wrong:
            return TypedDeal(words.say(str(wrong)), {}, wrong=True)
        if deal.edition not in editions:
            return TypedDeal(words.say("This deal is of a game that is not here."), {}, wrong=True)
        deal = replace(deal, edition=editions.canonical(deal.edition))
        told, deals = _named(words, deal, editions), {deal.seats: deal}
    else:
        try:
            seed = clean_seed(text)
        except ValueError:
            told = words.say(
                "A seed has 1 to {most} characters, none of them a control character.",
                most=LONGEST_SEED,
            )
            return TypedDeal(told, {}, wrong=True)
        told = words.say("No share code: it is taken as a seed.")
        if game := words.game(edition)[0]:
            told = words.say("No share code: it is taken as a seed of {game}.", game=game)
        deals = {seats: Deal(seed, edition, seats) for seats in (1, 2)}
    for deal in deals.values():
        day = day_of(deal)
        if day is not None and day > today:
            shut = words.say("This deal opens on {date}.", date=day_told(words, day))
            return TypedDeal(shut, {}, wrong=True)
    return TypedDeal(told, deals)


def _named(words: Words, deal: Deal, editions: Editions) -> str:
    if day_of(deal) is not None or editions.challenge(deal.edition) is not None:
        return deal_name(words, deal, editions)
    game = words.game(deal.edition)[0]
    if deal.seats == 1 and game:
        return words.say("A deal for one player: {game}.", game=game)
    if deal.seats == 1:
        return words.say("A deal for one player.")
    if game:
        return words.say("A deal for two players: {game}.", game=game)
    return words.say("A deal for two players.")
