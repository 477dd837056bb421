"""The catalogue of what is drawn. A new picture is a line here."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from build_scripts.art.added.boxes import draw_boxes
from build_scripts.art.added.crossroads import draw_crossroad
from build_scripts.art.added.dead_end import draw_dead_end
from build_scripts.art.added.dreamcatchers import FACES as CATCHERS
from build_scripts.art.added.dreamcatchers import draw_catcher, draw_feather, draw_hung
from build_scripts.art.added.flat_faces import draw_flat_added
from build_scripts.art.added.glyph_door import draw_glyph_door
from build_scripts.art.added.glyph_scene import draw_glyph
from build_scripts.art.added.goals import draw_goal
from build_scripts.art.added.happy_dream import draw_happy_dream
from build_scripts.art.added.oniverse_door import draw_oniverse_door, opening_star
from build_scripts.art.added.premonitions import FACES as PREMONITIONS
from build_scripts.art.added.premonitions import draw_premonition
from build_scripts.art.added.puppet_signs import SIGNS
from build_scripts.art.added.puppets import draw_puppet
from build_scripts.art.added.spell_card import SIDES, draw_spells
from build_scripts.art.added.towers import BY_FACE, draw_tower
from build_scripts.art.backdrops.dawn import draw_dawn
from build_scripts.art.backdrops.endings import draw_last_lamp
from build_scripts.art.backdrops.floor import draw_floor_asleep, draw_floor_awake
from build_scripts.art.backdrops.panorama import draw_asleep, draw_awake, draw_edge, draw_table
from build_scripts.art.backdrops.through_keyhole import layer_files
from build_scripts.art.backdrops.title import draw_title
from build_scripts.art.backdrops.vignettes import vignette_files
from build_scripts.art.cards.back import draw_back
from build_scripts.art.cards.blank import draw_blank
from build_scripts.art.cards.faces import BLANK, DECK, LOCATIONS, NIGHT, PLACES, TIMES
from build_scripts.art.cards.flat import draw_flat, draw_flat_blank
from build_scripts.art.cards.foil_mask import draw_mask
from build_scripts.art.cards.locations import draw_location, draw_overlays
from build_scripts.art.cards.nightmare import draw_nightmare, draw_shadow, draw_token
from build_scripts.art.cards.strips import (
    DISSOLVING_FRAME,
    door_strip,
    puppet_strip,
    tear_strip,
    wings_strip,
)
from build_scripts.art.doors.doors import SHUT, draw_door
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.pieces import (
    Piece,
    added_face,
    alone,
    backing,
    behind,
    drawn_together,
    face,
    glimpsed,
    plain,
    put_together,
    several,
    small_added_face,
    small_face,
    small_strip,
    wide,
)
from build_scripts.art.scenes import SCENES
from build_scripts.art.signs.application import draw_application, draw_setup_side
from build_scripts.art.signs.icon_files import draw_icons

SCENE_MODULES = {p: "/".join(scene.__name__.split(".")[2:]) for p, scene in SCENES.items()}
Draw = Callable[..., Sheet]
"""Draws a face, on a sheet of any `kind`."""
LOCATION_FACES: dict[str, Draw] = {n: partial(draw_location, n[0], n[1]) for n in LOCATIONS}
OTHER_FACES: dict[str, Draw] = {
    **{f"{p}D": partial(draw_door, p) for p in PLACES},
    "NM": draw_nightmare,
    "back": draw_back,
}
ADDED: dict[str, Draw] = {
    **{f"{p}G": partial(draw_glyph, p) for p in PLACES},
    **{f"{p}DG": partial(draw_glyph_door, p) for p in PLACES},
    **{face: partial(draw_tower, face) for face in BY_FACE},
    **{f"X{time}": partial(draw_crossroad, time) for time in TIMES},
    "DE": draw_dead_end,
    **{face: partial(draw_catcher, face) for face in CATCHERS},
    **{f"{p}P": partial(draw_goal, p) for p in PLACES},
    "ZP": partial(draw_goal, NIGHT),
    **{face: partial(draw_spells, face) for face in SIDES},
    "HY": draw_happy_dream,
    **{face: partial(draw_premonition, face) for face in PREMONITIONS},
    **{face: partial(draw_puppet, face) for face in SIGNS},
    "ZD": draw_oniverse_door,
}
"""The faces that editions add."""
BLANKS: dict[str, Draw] = {f"blank-{p}": partial(draw_blank, p) for p in BLANK}
FOILED = LOCATION_FACES | OTHER_FACES | ADDED | BLANKS
PIECES: tuple[Piece, ...] = (
    drawn_together("overlays", draw_overlays),
    *(replace(face(n, draw), source=SCENE_MODULES[n[0]]) for n, draw in LOCATION_FACES.items()),
    *(face(name, draw) for name, draw in OTHER_FACES.items()),
    *(small_face(f"{p}D-shut", partial(draw_door, p, SHUT)) for p in PLACES),
    *(added_face(name, draw) for name, draw in ADDED.items()),
    *(small_added_face(f"{p}DG-shut", partial(draw_glyph_door, p, SHUT)) for p in PLACES),
    small_added_face("ZD-shut", partial(draw_oniverse_door, SHUT)),
    *(backing(f"faces/small/{name}.webp", draw) for name, draw in BLANKS.items()),
    *(plain(f"flat/blank-{p}.png", partial(draw_flat_blank, p)) for p in BLANK),
    *(alone(f"foil/{name}.png", partial(draw_mask, draw)) for name, draw in FOILED.items()),
    *(plain(f"flat/{name}.png", partial(draw_flat, name)) for name in DECK),
    *(plain(f"flat/{face}.png", partial(draw_flat_added, face)) for face in ADDED),
    *(glimpsed(f"strips/door-{p}.webp", partial(door_strip, p)) for p in PLACES),
    *(
        glimpsed(
            f"strips/door-{p}G.webp", partial(door_strip, p, draw_glyph_door, DISSOLVING_FRAME)
        )
        for p in PLACES
    ),
    alone("faces/hung/DC.webp", draw_hung),
    alone("faces/hung/feather.webp", draw_feather),
    glimpsed("strips/door-Z.webp", partial(door_strip, "Z", opening_star, DISSOLVING_FRAME)),
    *(small_strip(f"strips/puppet-{f}.webp", partial(puppet_strip, f)) for f in SIGNS),
    glimpsed("strips/nightmare-wings.webp", wings_strip),
    alone("strips/nightmare-tear.webp", tear_strip),
    alone("night/shadow.webp", draw_shadow),
    *(alone(f"night/token-{n}.webp", partial(draw_token, n)) for n in range(1, 5)),
    alone("table.jpg", draw_table),
    behind("panorama/asleep.webp", draw_asleep),
    behind("panorama/awake.webp", draw_awake),
    alone("panorama/mask.png", draw_edge),
    alone("panorama/floor-asleep.webp", draw_floor_asleep),
    alone("panorama/floor-awake.webp", draw_floor_awake),
    alone("title.jpg", draw_title),
    put_together("dawn.jpg", draw_dawn),
    wide("last-lamp.jpg", draw_last_lamp),
    drawn_together("title/", layer_files),
    drawn_together("vignettes", vignette_files),
    drawn_together("app", draw_application),
    drawn_together("app/setup", draw_setup_side),
    several("boxes", draw_boxes, ".webp"),
    several("icons", draw_icons),
)
