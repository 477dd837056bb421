"""Where the program keeps what is the player's."""

import os
from pathlib import Path

VARIABLE = "EIGHT_DOORS_DATA"
"""The environment variable that names another folder."""
NOWHERE = Path(os.devnull, "Eight Doors")
"""The folder of a user without a home: it can never be made, so nothing is kept there."""


def own_folder() -> Path:
    """The player's own folder. It is made when something is written there, not before."""
    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    from platformdirs import user_data_path  # seldom needed, and the start should be quick

    try:
        return user_data_path("Eight Doors", appauthor=False)
    except RuntimeError:
        return NOWHERE


def journal_file() -> Path:
    """The player's journal."""
    return own_folder() / "journal.sqlite"


def figures_file() -> Path:
    """What is counted of the games of that journal. It can be made again from them."""
    return own_folder() / "figures.sqlite"


def tried_days_file() -> Path:
    """Which deals of days were tried in games that are no longer in that journal."""
    return own_folder() / "tried-days.json"


def exports_folder() -> Path:
    """Where games go that are written as text: where a player looks for own files."""
    if os.environ.get(VARIABLE):
        return own_folder() / "exports"
    from platformdirs import user_documents_path

    try:
        return user_documents_path() / "Eight Doors"
    except RuntimeError:
        return NOWHERE
