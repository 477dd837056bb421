"""The four places. Each module paints one, from far to near, and knows the small things that only
some copies show."""

from build_scripts.art.scenes.aquarium import aquarium
from build_scripts.art.scenes.garden import garden
from build_scripts.art.scenes.library import library
from build_scripts.art.scenes.observatory import observatory

SCENES = {"O": observatory, "A": aquarium, "G": garden, "L": library}
