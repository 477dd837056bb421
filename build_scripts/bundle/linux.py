"""The files that a Linux desktop expects beside a program: an entry for its menu, icons, and a page
for its shop of programs; and all of it in one file, an AppImage."""

import hashlib
import shutil
import time
import urllib.request
from http.client import HTTPException
from pathlib import Path

from build_scripts.bundle.archives import mode
from build_scripts.bundle.product import APPLICATION, NAME, ROOT, Missing, run, version

DESKTOP = ROOT / "build_scripts" / "bundle" / "desktop"
ICON_SIZES = 16, 24, 32, 48, 64, 128, 256, 512
RUNTIME = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
"""The beginning of an AppImage: it mounts the rest and starts it, and needs no library for that."""
RUNTIME_SUM = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"


def dress(folder: Path, dated: int) -> None:
    """Puts beside the program what the desktop wants of it, and a script that puts it into the
    menu; `dated` in seconds since 1970."""
    share = folder / "share"
    launcher = share / "applications" / f"{APPLICATION}.desktop"
    page = share / "metainfo" / f"{APPLICATION}.metainfo.xml"
    for file, model in ((launcher, f"{NAME}.desktop"), (page, "metainfo.xml")):
        file.parent.mkdir(parents=True)
        file.write_text(filled((DESKTOP / model).read_text("utf-8"), dated), "utf-8")
    for size in ICON_SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APPLICATION}.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(ROOT / "art" / "app" / f"icon-{size}.png", icon)
    script = folder / "add-to-menu"
    script.write_text(filled((DESKTOP / "add-to-menu.sh").read_text("utf-8"), dated), "utf-8")
    script.chmod(0o755)


def filled(model: str, dated: int) -> str:
    """A text of the folder `desktop` with the names of this version."""
    named = {"APPLICATION": APPLICATION, "NAME": NAME, "VERSION": version()}
    named["DATE"] = time.strftime("%Y-%m-%d", time.gmtime(dated))
    for name, value in named.items():
        model = model.replace(f"@{name}@", value)
    return model


def appimage(folder: Path, runtime: Path, file: Path, dated: int) -> None:
    """The dressed folder as one file that starts with a double click. Raises Missing."""
    if not shutil.which("mksquashfs"):
        raise Missing("mksquashfs is missing: please install squashfs-tools.")
    inside = file.with_suffix(".folder")
    shutil.rmtree(inside, ignore_errors=True)
    shutil.copytree(folder, inside / "usr" / "lib" / NAME, symlinks=True)
    shutil.move(inside / "usr" / "lib" / NAME / "share", inside / "usr" / "share")
    (inside / "usr" / "lib" / NAME / "add-to-menu").unlink()
    (inside / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    (inside / f"{APPLICATION}.desktop").symlink_to(f"usr/share/applications/{APPLICATION}.desktop")
    icon = f"usr/share/icons/hicolor/256x256/apps/{APPLICATION}.png"
    (inside / f"{APPLICATION}.png").symlink_to(icon)
    (inside / ".DirIcon").symlink_to(icon)
    for path in inside.rglob("*"):
        if not path.is_symlink():
            path.chmod(mode(path))
    packed = file.with_suffix(".squashfs")
    packed.unlink(missing_ok=True)
    how = ["-quiet", "-no-progress", "-root-owned", "-comp", "zstd", "-Xcompression-level", 19]
    how += ["-mkfs-time", dated, "-all-time", dated]
    run("mksquashfs could not pack the AppImage.", ["mksquashfs", inside, packed, *how])
    file.write_bytes(runtime.read_bytes() + packed.read_bytes())
    file.chmod(0o755)
    packed.unlink()
    shutil.rmtree(inside)


def fetched_runtime(folder: Path) -> Path:
    """The runtime, fetched into a folder unless it lies there. Raises Missing if it cannot be had,
    or is another one."""
    file = folder / RUNTIME.rpartition("/")[2]
    if not file.exists():
        try:
            with urllib.request.urlopen(RUNTIME, timeout=60) as answer:
                fetched = expected(answer.read(), RUNTIME)
        except (OSError, HTTPException) as trouble:
            raise Missing(f"The runtime of AppImages cannot be fetched: {trouble}.") from None
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(fetched)
    expected(file.read_bytes(), str(file))
    return file


def expected(runtime: bytes, where: str) -> bytes:
    """The runtime, if it is the one that was looked at. Raises Missing otherwise."""
    if hashlib.sha256(runtime).hexdigest() != RUNTIME_SUM:
        raise Missing(f"{where} is not the runtime of AppImages that was expected.")
    return runtime
