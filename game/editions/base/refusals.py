"""Why the base game refuses a command."""

from game.rules.steps import Reason


class Refusal(Reason):
    """One sentence each, in English."""

    NOT_IN_HAND = "That card is not in the hand."
    SAME_SYMBOL = "The last card of the row shows the same symbol."
    NOT_DISCARDABLE = "That card cannot be discarded."
    NOT_IN_MARKET = "That card is not among those to choose from."
    NOT_SWAPPABLE = "A swap takes one card of the hand and one of the shared cards."
    NOT_THE_PROPHECY = "Name one card to discard and every other card once, in its new order."
    KEY_DOES_NOT_FIT = "That card does not open this Door."
    NO_SUCH_KEY = "That is not a Key in the hand."
    NO_SUCH_DOOR = "That is not a Door that this player has opened."
