"""The four places. Each module paints one, and knows the small things that some copies show."""

from build_scripts.art.scenes import aquarium, garden, library, observatory

SCENES = {"O": observatory, "A": aquarium, "G": garden, "L": library}
