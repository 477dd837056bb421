"""The application for macOS: what it says of itself, and the disk image it comes in.

There is an image for each kind of Mac. One for both kinds would be nearly twice as large, and each
is tried on a Mac of its kind anyway.
"""

import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from build_scripts.bundle.mach_o import System, is_code, oldest_system
from build_scripts.bundle.product import APPLICATION, COPYRIGHT, ROOT, TITLE, Missing, run, version

OLDEST: System = (11, 0)
"""The macOS that the program is for. On Apple silicon there is no older one; with Intel, Python,
pygame and PyInstaller would get on with 10.13, which nobody has tried."""
ATTEMPTS = 10
PAUSE = 2.0
"""Seconds between two attempts."""
NO_IMAGE = "The disk image could not be made."


def info_plist() -> dict[str, object]:
    """Properties of the bundle, besides those that PyInstaller writes there."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": APPLICATION,
        "CFBundleLocalizations": languages(),
        "CFBundleName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": spelt(OLDEST),
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def languages() -> list[str]:
    """Codes of English and of all catalogues."""
    return ["en", *sorted(folder.name for folder in (ROOT / "game" / "locale").iterdir())]


def spelt(system: System) -> str:
    """A version of macOS as people write it, such as 10.13."""
    return ".".join(map(str, system))


def check(app: Path) -> None:
    """Raises Missing if any code in the app needs a newer macOS than the app says. That of a Python
    which was built for one Mac alone would, as Homebrew's is."""
    for file in sorted(app.rglob("*")):
        if file.is_file() and not file.is_symlink() and is_code(file):
            system = oldest_system(file)
            if system > OLDEST:
                inside = file.relative_to(app).as_posix()
                raise Missing(
                    f"The program is for macOS {spelt(OLDEST)}, but {inside} needs {spelt(system)}."
                )


def disk_image(app: Path, file: Path) -> None:
    """Packs the app beside a link to the folder where apps belong. Raises Missing."""
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
    """Makes the image, again if need be: a malware scanner may keep a new volume busy for a
    while."""
    for _ in range(ATTEMPTS - 1):
        with suppress(Missing):
            run(NO_IMAGE, command)
            return
        time.sleep(PAUSE)
    run(NO_IMAGE, command)
