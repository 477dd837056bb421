"""The application for macOS: what it says of itself, and the disk image it comes in."""

from __future__ import annotations

import platform
import shutil
import sysconfig
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from build_scripts.bundle.product import APPLICATION, COPYRIGHT, ROOT, TITLE, Missing, run, version

OLDEST = {"arm64": "11.0", "x86_64": "10.13"}
"""The macOS that PyInstaller's program asks for at least; pygame would run on an older one."""
ATTEMPTS = 10
PAUSE = 2.0
"""Seconds between them."""
NO_IMAGE = "The disk image could not be made."


def info_plist() -> dict[str, object]:
    """Of the bundle, in addition to what PyInstaller writes there."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": APPLICATION,
        "CFBundleLocalizations": languages(),
        "CFBundleName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": oldest_system(),
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def languages() -> list[str]:
    """English, and all that there is a catalogue of."""
    return ["en", *sorted(folder.name for folder in (ROOT / "game" / "locale").iterdir())]


def oldest_system() -> str:
    """The macOS that what is built here needs: this Python may need a newer one than the rest."""
    of_python = sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET") or "0"
    machine = platform.machine()
    return max(OLDEST.get(machine, OLDEST["x86_64"]), str(of_python), key=_numbers)


def _numbers(system: str) -> list[int]:
    return [int(number) for number in system.split(".")]


def disk_image(app: Path, file: Path) -> None:
    """The app, beside a link to where apps belong. Raises Missing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, TITLE)
        # A copy of the links that frameworks are made of would break the signature.
        shutil.copytree(app, folder / app.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        _create(imaging(folder, file))


def imaging(folder: Path, file: Path) -> list[object]:
    """The command for the image of a folder, which any macOS can read."""
    return [
        *("hdiutil", "create", "-volname", TITLE, "-srcfolder", folder),
        *("-fs", "HFS+", "-format", "UDZO", "-ov", file),
    ]


def _create(command: list[object]) -> None:
    """What looks for malware holds a new volume now and then: it is busy, and soon no more."""
    for _ in range(ATTEMPTS - 1):
        with suppress(Missing):
            run(NO_IMAGE, *command)
            return
        time.sleep(PAUSE)
    run(NO_IMAGE, *command)
