"""Counts where the monkey has been."""

from collections import Counter
from collections.abc import Iterator

from game.screen.app import App
from game.screen.table.table_page import Table


class Met:
    """How often each page and panel was come upon, each kind of decision was asked, and each kind
    of game was on the table."""

    def __init__(self) -> None:
        self.pages, self.decisions, self.games = Counter[str](), Counter[str](), Counter[str]()
        self._page, self._asked, self._table = "", object(), object()

    def look(self, app: App) -> None:
        """Counts what is new since the last look."""
        scene = app.scene
        assert scene is not None
        page, asked = scene.name, None
        if isinstance(scene, Table):
            panel, session = scene.panels.panel, scene.session
            page = panel.name if panel else "lesson" if scene.lesson else page
            asked = session.game.pending
            if scene is not self._table:
                how = session.desk.party.manner if session.desk.party else "alone"
                self.games[f"{session.game.rules.edition} {how}"] += 1
                self._table = scene
        if page != self._page:
            self.pages[page] += 1
        if asked is not None and asked is not self._asked:
            self.decisions[type(asked).__name__] += 1
        self._page, self._asked = page, asked

    def told(self) -> Iterator[str]:
        """Yields lines that tell of all this, each with the most frequent first."""
        for name, counted in (
            ("Pages", self.pages),
            ("Decisions", self.decisions),
            ("Games", self.games),
        ):
            yield f"{name}: " + ", ".join(f"{one} {n}" for one, n in counted.most_common())
