"""What was chosen for a decision between which and its answer something else comes."""

from __future__ import annotations

from game.rules.steps import Decision
from game.table.layout.arrangement import Arrangement


class Interruption:
    """Remembers it until the same is asked once more."""

    def __init__(self) -> None:
        self._decision: Decision | None = None
        self._chosen: Arrangement | None = None

    def begin(self, decision: Decision | None, chosen: Arrangement) -> None:
        """Something comes between this decision and its answer, for which so much was chosen."""
        self._decision, self._chosen = decision, chosen

    def end(self, asked: Decision | None) -> Arrangement | None:
        """What had been chosen, if this is the decision that was interrupted; told once."""
        if asked is None or asked != self._decision:
            return None
        chosen, self._decision, self._chosen = self._chosen, None, None
        return chosen
