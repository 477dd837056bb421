"""The book of the rules: contents, sections, links between them, and a search."""
