"""Names of deals."""

from __future__ import annotations

from game.editions import Editions
from game.records.deals.days import day_of
from game.records.deals.deal import Deal
from game.records.deals.share_code import share_code
from game.records.deals.weeks import week_of
from game.screen.pages.dates import day_told
from game.words import Words


def deal_name(words: Words, deal: Deal, editions: Editions) -> str:
    """Returns the name of a deal: its day or week, its challenge, or else its share code
    and game."""
    day, week, challenge = day_of(deal), week_of(deal), editions.challenge(deal.edition)
    if challenge is not None and challenge.deal == deal:
        return words.say(
            "Challenge {number}: {title}", number=challenge.number, title=words.say(challenge.title)
        )
    if challenge is not None:
        return words.say("Challenge {number} with other cards", number=challenge.number)
    if week is not None:
        monday = day_told(words, week)
        if deal.seats == 1:
            return words.say("Deal of the week of {date}, alone", date=monday)
        return words.say("Deal of the week of {date}, for two", date=monday)
    if day is None:
        game, code = words.game_in_brief(deal.edition), share_code(deal)
        if not game:
            return words.say("Deal {code}", code=code)
        return words.say("Deal {code}, {game}", code=code, game=game)
    if deal.seats == 1:
        return words.say("Deal of {date}, alone", date=day_told(words, day))
    return words.say("Deal of {date}, for two", date=day_told(words, day))
