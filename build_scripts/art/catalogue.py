"""Everything that is drawn. A new picture is a line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from build_scripts.art.added.boxes import draw_boxes
from build_scripts.art.added.flat_faces import draw_flat_added
from build_scripts.art.added.glyph_door import draw_glyph_door
from build_scripts.art.added.glyph_scene import draw_glyph
from build_scripts.art.added.goals import draw_goal
from build_scripts.art.added.spell_card import SIDES, draw_spells
from build_scripts.art.added.towers import BY_FACE, draw_tower
from build_scripts.art.backdrops.endings import draw_dawn, draw_last_lamp
from build_scripts.art.backdrops.panorama import draw_asleep, draw_awake, draw_edge, draw_table
from build_scripts.art.backdrops.through_keyhole import layer_files
from build_scripts.art.backdrops.title import draw_title
from build_scripts.art.backdrops.vignettes import vignette_files
from build_scripts.art.cards.back import draw_back
from build_scripts.art.cards.blank import draw_blank
from build_scripts.art.cards.faces import BLANK, DECK, LOCATIONS, PLACES
from build_scripts.art.cards.flat import draw_flat, draw_flat_blank
from build_scripts.art.cards.foil_mask import draw_mask
from build_scripts.art.cards.locations import draw_location, draw_overlays
from build_scripts.art.cards.nightmare import draw_nightmare, draw_shadow, draw_token
from build_scripts.art.cards.strips import DISSOLVING_FRAME, door_strip, tear_strip, wings_strip
from build_scripts.art.doors.doors import SHUT, draw_door
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.pieces import (
    Piece,
    added_face,
    alone,
    backing,
    face,
    glimpsed,
    glimpsed_added,
    plain,
    several,
    small_added_face,
    small_face,
    wide,
)
from build_scripts.art.scenes import SCENES
from build_scripts.art.signs.application import draw_application, draw_setup_side
from build_scripts.art.signs.icon_files import draw_icons

SOURCES = {place: "/".join(scene.__name__.split(".")[2:]) for place, scene in SCENES.items()}
"""The module of each place's scenes."""
DRAWN: dict[str, tuple[Callable[..., Sheet], str]] = {
    **{name: (partial(draw_location, name[0], name[1]), SOURCES[name[0]]) for name in LOCATIONS},
    **{f"{place}D": (partial(draw_door, place), "doors/doors") for place in PLACES},
    "NM": (draw_nightmare, "cards/nightmare"),
    "back": (draw_back, "cards/back"),
}
"""Each painted face: what draws it, on a sheet of any `kind`, and the module of that."""
ADDED: dict[str, tuple[Callable[..., Sheet], str]] = {
    **{f"{p}G": (partial(draw_glyph, p), "added/glyph_scene") for p in PLACES},
    **{f"{p}DG": (partial(draw_glyph_door, p), "added/glyph_door") for p in PLACES},
    **{face: (partial(draw_tower, face), "added/towers") for face in BY_FACE},
    **{f"{p}P": (partial(draw_goal, p), "added/goals") for p in PLACES},
    **{face: (partial(draw_spells, face), "added/spell_card") for face in SIDES},
}
"""The same for the faces that editions add."""
FOILED: dict[str, Callable[..., Sheet]] = {
    **{name: draw for name, (draw, _) in (DRAWN | ADDED).items()},
    **{f"blank-{place}": partial(draw_blank, place) for place in BLANK},
}
PIECES: tuple[Piece, ...] = (
    Piece("overlays", draw_overlays, "cards/locations"),
    *(face(name, draw, source) for name, (draw, source) in DRAWN.items()),
    *(
        small_face(f"{place}D-shut", partial(draw_door, place, SHUT), "doors/doors")
        for place in PLACES
    ),
    *(added_face(name, draw, source) for name, (draw, source) in ADDED.items()),
    *(
        small_added_face(f"{p}DG-shut", partial(draw_glyph_door, p, SHUT), "added/glyph_door")
        for p in PLACES
    ),
    *(backing(f"faces/small/blank-{p}.webp", partial(draw_blank, p), "cards/blank") for p in BLANK),
    *(plain(f"flat/blank-{p}.png", partial(draw_flat_blank, p), "cards/flat") for p in BLANK),
    *(
        alone(f"foil/{name}.png", partial(draw_mask, draw), "cards/foil_mask")
        for name, draw in FOILED.items()
    ),
    *(plain(f"flat/{name}.png", partial(draw_flat, name), "cards/flat") for name in DECK),
    *(
        plain(f"flat/{face}.png", partial(draw_flat_added, face), "added/flat_faces")
        for face in ADDED
    ),
    *(glimpsed(f"strips/door-{p}.jpg", partial(door_strip, p), "cards/strips") for p in PLACES),
    *(
        glimpsed_added(
            f"strips/door-{p}G.webp",
            partial(door_strip, p, draw_glyph_door, DISSOLVING_FRAME),
            "cards/strips",
        )
        for p in PLACES
    ),
    alone("strips/nightmare-wings.jpg", wings_strip, "cards/strips"),
    alone("strips/nightmare-tear.webp", tear_strip, "cards/strips"),
    alone("night/shadow.webp", draw_shadow, "cards/nightmare"),
    *(
        alone(f"night/token-{n}.webp", partial(draw_token, n), "cards/nightmare")
        for n in range(1, 5)
    ),
    alone("table.jpg", draw_table, "backdrops/panorama"),
    alone("panorama/asleep.jpg", draw_asleep, "backdrops/panorama"),
    alone("panorama/awake.jpg", draw_awake, "backdrops/panorama"),
    alone("panorama/mask.png", draw_edge, "backdrops/panorama"),
    alone("title.jpg", draw_title, "backdrops/title"),
    wide("dawn.jpg", draw_dawn, "backdrops/endings"),
    wide("last-lamp.jpg", draw_last_lamp, "backdrops/endings"),
    Piece("title/", layer_files, "backdrops/through_keyhole"),
    Piece("vignettes", vignette_files, "backdrops/vignettes"),
    Piece("app", draw_application, "signs/application"),
    Piece("app/setup", draw_setup_side, "signs/application"),
    several("boxes", draw_boxes, "added/boxes", ".webp"),
    several("icons", draw_icons, "signs/icon_files"),
)
