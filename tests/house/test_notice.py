"""What others made is named in a package, and comes with its licence."""

import re
from pathlib import Path

import pytest

from build_scripts.bundle.notices import LICENCES, NOTICE, listed, pattern, put_notices, unnamed

DISCLAIMER = (
    "Eight Doors is an unofficial, free fan edition of the card game Onirim, designed by Shadi "
    "Torbey. It is not made, endorsed or sponsored by him or by any publisher of Onirim. Onirim is "
    "a trademark of its owner. All pictures, sounds and texts here are our own."
)
LIBRARIES = {
    "pygame_ce-2.5.8-cp313-cp313-manylinux2014_x86_64.manylinux_2_17_x86_64.whl": """
        libFLAC-e7027ec5.so.14.0.0 libSDL2-2-50d19f93.0.so.0.3200.10
        libSDL2_image-2-d6906c81.0.so.0.800.12 libSDL2_mixer-2-6719e6f6.0.so.0.800.2
        libSDL2_ttf-2-e69aa315.0.so.0.2400.0 libasound-2b3a3662.so.2.0.0
        libbrotlicommon-c828db13.so.1.2.0 libbrotlidec-8e4a5025.so.1.2.0
        libfluidsynth-2d6ca569.so.3.5.6 libfreetype-b83c5fb4.so.6.20.6
        libharfbuzz-672f7280.so.0.61430.0 libjpeg-a5e764f6.so.62.4.0
        libmpg123-8b3c3c9e.so.0.49.4 libogg-15db22d2.so.0.8.6 libopus-ddd6afb9.so.0.11.1
        libopusfile-96d7a9c0.so.0.4.5 libpng16-fefdc88d.so.16.58.0 libportmidi-8a3ff27a.so.2.0.7
        libsharpyuv-f86ac02c.so.0.1.2 libsndfile-b31f7dcd.so.1.0.37 libtiff-9370c332.so.6.3.0
        libvorbis-3d07e502.so.0.4.9 libvorbisenc-263afe1b.so.2.0.12
        libvorbisfile-07b6198b.so.3.3.8 libwavpack-59f0eb24.so.1.2.8 libwebp-0c3b7151.so.7.2.0
        libwebpdemux-cecf59a9.so.2.0.17 libxmp-35a4066c.so.4.7.2
    """,
    "pygame_ce-2.5.8-cp313-cp313-win_amd64.whl": """
        SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll
        libogg-0.dll libopus-0.dll libopusfile-0.dll libpng16-16.dll libtiff-5.dll
        libwavpack-1.dll libwebp-7.dll libwebpdemux-2.dll libxmp.dll portmidi.dll
    """,
    "pygame_ce-2.5.8-cp313-cp313-macosx_10_13_universal2.whl (Intel and ARM)": """
        libFLAC.14.0.0.dylib libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib
        libSDL2_mixer-2.0.0.800.2.dylib libSDL2_ttf-2.0.0.2400.0.dylib
        libbrotlicommon.1.2.0.dylib libbrotlidec.1.2.0.dylib libfluidsynth.3.5.6.dylib
        libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib libmpg123.0.dylib
        libogg.0.8.6.dylib libopus.0.dylib libopusfile.0.dylib libpng16.16.58.0.dylib
        libportmidi.2.0.7.dylib libsharpyuv.0.1.2.dylib libsndfile.1.0.37.dylib
        libtiff.6.3.0.dylib libvorbis.0.4.9.dylib libvorbisenc.2.0.12.dylib
        libvorbisfile.3.3.8.dylib libwavpack.1.dylib libwebp.7.2.0.dylib
        libwebpdemux.2.0.17.dylib libxmp.4.7.2.dylib libz.1.3.1.zlib-ng.dylib
    """,
    "a frozen folder on Linux": """
        libbz2.so.1.0 libffi.so.8 libgcc_s.so.1 liblzma.so.5 libpython3.11.so.1.0
        libpython3.13.so.1.0 libsqlite3.so.0 libstdc++.so.6 libz.so.1
    """,
    "a frozen folder on Windows": """
        VCRUNTIME140.dll VCRUNTIME140_1.dll MSVCP140.dll ucrtbase.dll
        api-ms-win-crt-runtime-l1-1-0.dll api-ms-win-core-file-l1-2-0.dll python3.dll
        python313.dll sqlite3.dll libffi-8.dll zlib1.dll
    """,
    "a frozen folder on macOS": "Python libpython3.13.dylib",
}
NAMES = [name for names in LIBRARIES.values() for name in names.split()]
MODULES = [
    "pygame/font.cpython-313-darwin.so",
    "pygame/font.cpython-311-x86_64-linux-gnu.so",
    "pygame/font.cp313-win_amd64.pyd",
    "python3.13/lib-dynload/_bisect.so",
    "_struct.abi3.so",
    "game/art/faces/small/OS.jpg",
    "eight-doors.exe",
]


def frozen(folder: Path, *files: str) -> Path:
    """Returns a frozen folder that holds these files."""
    for name in files:
        file = folder / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


@pytest.mark.parametrize("wherefrom", LIBRARIES)
def test_notice_names_every_library_that_is_shipped(tmp_path, wherefrom):
    assert unnamed(frozen(tmp_path, *LIBRARIES[wherefrom].split())) == []


def test_a_library_is_named_by_one_work_alone():
    for name in NAMES:
        owners = [
            work for work in listed("Files") if re.fullmatch(pattern(work), name, re.IGNORECASE)
        ]
        assert len(owners) == 1


@pytest.mark.parametrize(
    "name",
    [
        "libcrypto.so.3",
        "libcrypto-3.dll",
        "libreadline.8.dylib",
        "libpngquant-1a2b3c4d.so.1.0.0",
        "libSDL2_net-2.0.0.dylib",
        "SDL2_gfx.dll",
        "libopus-tools.dll",
        "pygame/libintl.so",
    ],
)
def test_a_library_that_nobody_named_is_found(tmp_path, name):
    assert unnamed(frozen(tmp_path, name, *NAMES, *MODULES)) == [f"_internal/{name}"]


def test_modules_of_python_and_our_own_files_are_no_libraries_of_others(tmp_path):
    assert unnamed(frozen(tmp_path, *MODULES)) == []


def test_beside_the_program_lie_our_licence_the_notice_and_all_licences_that_it_refers_to(tmp_path):
    put_notices(tmp_path)
    assert (tmp_path / "LICENSE.txt").read_text("utf-8").startswith("MIT License")
    assert (tmp_path / "NOTICE.txt").read_bytes() == NOTICE.read_bytes()
    assert {text.name for text in (tmp_path / "licences").iterdir()} == set(listed("Texts"))


def test_licences_are_put_anew_over_those_of_an_older_package(tmp_path):
    put_notices(tmp_path)
    (tmp_path / "licences" / "zlib.txt").write_text("cut short", "utf-8")
    put_notices(tmp_path)
    put = (tmp_path / "licences" / "zlib.txt").read_bytes()
    assert put == (LICENCES / "zlib.txt").read_bytes()


def test_every_entry_of_notice_gives_a_licence_and_its_text():
    entries = [part for part in NOTICE.read_text("utf-8").split("\n\n") if "  Licence: " in part]
    assert len(entries) > 40
    # Our own code has its licence beside NOTICE.
    silent = [entry.splitlines()[0] for entry in entries if "  Texts: " not in entry]
    assert silent == ["The code of Eight Doors"]


def test_no_licence_is_empty_or_says_only_where_to_look_for_it():
    for text in LICENCES.glob("*.txt"):
        assert len(text.read_text("utf-8").split()) > 15, text.name
        assert "/usr/share" not in text.read_text("utf-8"), text.name


def test_notice_holds_the_disclaimer_word_for_word():
    assert DISCLAIMER in " ".join(NOTICE.read_text("utf-8").split())


def test_notice_fits_a_narrow_window():
    assert [line for line in NOTICE.read_text("utf-8").splitlines() if len(line) > 100] == []
