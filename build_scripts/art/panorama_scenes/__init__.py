"""The four places of the panorama: what each of them shows between its two Doors."""

from build_scripts.art.panorama_scenes.hall_at_lake import draw_observatory
from build_scripts.art.panorama_scenes.lamplit_hall import draw_library
from build_scripts.art.panorama_scenes.pond_pavilion import draw_garden
from build_scripts.art.panorama_scenes.sunken_nave import draw_aquarium

DRAWN = {"O": draw_observatory, "A": draw_aquarium, "G": draw_garden, "L": draw_library}
"""What draws each place over its sky, from far to near."""
