"""The four places of the panorama: what each of them shows between its two Doors."""

from build_scripts.art.vignettes.hall_at_lake import draw_observatory
from build_scripts.art.vignettes.lamplit_hall import draw_library
from build_scripts.art.vignettes.pond_pavilion import draw_garden
from build_scripts.art.vignettes.sunken_nave import draw_aquarium

VIGNETTES = {"O": draw_observatory, "A": draw_aquarium, "G": draw_garden, "L": draw_library}
"""What draws each place over its sky, from far to near."""
