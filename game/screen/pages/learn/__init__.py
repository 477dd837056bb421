"""The lessons: what there is to learn, and how far one has come."""
