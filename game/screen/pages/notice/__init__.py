"""The pages that tell what went wrong, and ask how to go on."""
