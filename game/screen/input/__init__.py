"""Mouse and keyboard: what an event means before a page hears of it."""
