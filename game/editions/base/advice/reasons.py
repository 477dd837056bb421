"""Why an answer is advised, by its command; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.editions.base.advice.why_action import DISCARD
from game.editions.base.advice.why_cards import FORESEE, KEEP, SWAP, TAKE
from game.editions.base.advice.why_door import CLAIM, DECLINE, LET_GO, SEARCH
from game.editions.base.advice.why_nightmare import LOSE_DOOR, LOSE_HAND, PAY_KEY, REVEAL_FIVE
from game.editions.base.advice.why_play import PLAY
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.rules.card import Kind
from game.rules.steps import Command
from game.words import ReasonRow

REASONS: Mapping[type[Command[Any]] | Kind, tuple[ReasonRow, ...]] = {
    Play: PLAY,
    Discard: DISCARD,
    Search: SEARCH,
    Decline: DECLINE,
    Claim: CLAIM,
    LetGo: LET_GO,
    PayKey: PAY_KEY,
    LoseDoor: LOSE_DOOR,
    LoseHand: LOSE_HAND,
    RevealFive: REVEAL_FIVE,
    Foresee: FORESEE,
    Take: TAKE,
    Swap: SWAP,
    Keep: KEEP,
}
