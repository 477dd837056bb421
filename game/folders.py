"""Files and folders of the player."""

import os
from pathlib import Path

VARIABLE = "EIGHT_DOORS_DATA"
"""Environment variable that names another folder."""
NOWHERE = Path(os.devnull, "Eight Doors")
"""Folder of a user without a home. It can never be made, so nothing is kept there."""


def own_folder() -> Path:
    """Returns the player's own folder. It is made when something is written there, not before."""
    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    from platformdirs import user_data_path  # seldom needed, and the start should be quick

    try:
        return user_data_path("Eight Doors", appauthor=False)
    except RuntimeError:
        return NOWHERE


def journal_file() -> Path:
    return own_folder() / "journal.sqlite"


def figures_file() -> Path:
    """Returns the file of what is counted of the games of the journal, which can be made again."""
    return own_folder() / "figures.sqlite"


def tried_days_file() -> Path:
    """Returns the file of the deals of days that were tried in games no longer in the journal."""
    return own_folder() / "tried-days.json"


def exports_folder() -> Path:
    """Returns the folder for games written as text, where players look for their own files."""
    if os.environ.get(VARIABLE):
        return own_folder() / "exports"
    from platformdirs import user_documents_path

    try:
        return user_documents_path() / "Eight Doors"
    except RuntimeError:
        return NOWHERE
